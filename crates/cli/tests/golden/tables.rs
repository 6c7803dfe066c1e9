//! A whole game of each of the five regulations, as `reglament replay` tells its log. With `UPDATE=1` the first seed is
//! looked for whose game has everything, and the transcripts are written anew, to be read as a diff.
use crate::script::{Played, by_walls, played};
use crate::transcript;
use formats::mjlog;
use formats::mjlog::wall::Walls;
use formats::record::of_table;
use formats::table_log::{self, TableLog};
use game::family::{AnyLog, Start};
use game::wall::Seed;
use rules::regulation::RegulationId;
use std::path::{Path, PathBuf};
use text::Lang;

const GAMES: [(RegulationId, Lang); 5] = [
    (RegulationId::Samara, Lang::Ru),
    (RegulationId::Tesuji, Lang::En),
    (RegulationId::Aleague, Lang::Ru),
    (RegulationId::Gambler, Lang::En),
    (RegulationId::Sichuan, Lang::Ru),
];

/// A folder of its own that goes with the value.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("reglament-table-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.0.join(name), text).unwrap();
    }

    fn run(&self, command: &str) -> String {
        transcript::answer_in(&self.0, command)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn log_of(game: &Played, seed: u64) -> String {
    let log = TableLog { seed: Some(Seed::of_number(seed)), ..TableLog::of(&game.game) };
    table_log::write(&log)
}

fn golden(id: RegulationId) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/tables/{}.txt", id.id()))
}

/// The seed that a transcript names.
fn seed_of(text: &str) -> u64 {
    let line = text.lines().next().and_then(|line| line.strip_prefix("# Seed "));
    line.and_then(|line| line.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()).expect("a seed")
}

/// The first seed whose game has everything.
fn search(id: RegulationId, lang: Lang) -> u64 {
    (1..2000).find(|seed| played(id, *seed, lang).is_complete()).expect("a seed whose game has everything")
}

fn a_game_of(id: RegulationId, lang: Lang) {
    let update = std::env::var_os("UPDATE").is_some();
    let path = golden(id);
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let seed = if update { search(id, lang) } else { seed_of(&kept) };
    let game = played(id, seed, lang);
    assert!(game.is_complete(), "the game has no longer everything; UPDATE=1 looks for another");
    let folder = Folder::new(id.id());
    folder.write("game.jsonl", &log_of(&game, seed));
    let command = format!("reglament --lang {} replay game.jsonl", lang.code());
    let refused = game.refused.as_deref().unwrap_or_default();
    let told = folder.run(&command);
    let now = format!("# Seed {seed}, four club players.\n# Refused: {refused}\n$ {command}\n{told}");
    if update {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &now).unwrap();
    } else {
        let differs = kept.lines().zip(now.lines()).find(|(kept, now)| kept != now);
        assert_eq!(differs, None, "{}: UPDATE=1 writes it anew", id.id());
        assert_eq!(kept.len(), now.len());
    }
    let promised = folder.run("reglament --lang en wall verify --log game.jsonl");
    assert!(promised.starts_with("It is what was promised."), "{promised}");
}

#[test]
fn a_game_of_samara_is_told() {
    let (id, lang) = GAMES[0];
    a_game_of(id, lang);
}

#[test]
fn a_game_of_tesuji_is_told() {
    let (id, lang) = GAMES[1];
    a_game_of(id, lang);
}

#[test]
fn a_game_of_the_a_league_is_told() {
    let (id, lang) = GAMES[2];
    a_game_of(id, lang);
}

#[test]
fn a_game_of_the_gambler_tournament_is_told() {
    let (id, lang) = GAMES[3];
    a_game_of(id, lang);
}

#[test]
fn a_session_of_sichuan_is_told() {
    let (id, lang) = GAMES[4];
    a_game_of(id, lang);
}

#[test]
fn a_log_that_was_altered_or_cut_is_told_as_that() {
    let folder = Folder::new("altered");
    let text = log_of(&played(RegulationId::Sichuan, 2, Lang::En), 2);
    folder.write("cut.jsonl", &text[..text.len() - 10]);
    let cut = folder.run("reglament --lang en replay cut.jsonl");
    assert!(cut.contains("The last line of the log is cut off") && cut.ends_with("=> 1\n"), "{cut}");
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.contains("\"seat\":0")).expect("an event of the first seat");
    let other = lines[at].replacen("\"seat\":0", "\"seat\":1", 1);
    folder.write("altered.jsonl", &text.replacen(lines[at], &other, 1));
    let altered = folder.run("reglament --lang en replay altered.jsonl");
    assert!(altered.contains("! error: altered.jsonl cannot be read as a log of a table"), "{altered}");
    let named = format!("line {} is not what was written", at + 1);
    assert!(altered.contains(&named) && altered.ends_with("=> 2\n"), "{altered}");
    // A wall that is not the seed's: another seed is named.
    folder.write("game.jsonl", &text);
    let other = folder.run("reglament --lang en wall verify --log game.jsonl --seed 3");
    assert!(
        other.starts_with("It is not what was promised.") && other.contains("1, 2, 3, 4, 5, 6"),
        "{other}"
    );
    let riichi = folder.run("reglament --lang en replay game.jsonl --rules wrc");
    assert!(riichi.contains("only games of riichi"), "{riichi}");
}

/// A seed in the form of Tenhou.
const TENHOU: &str = "mt19937ar-sha512-n288-base64,IwEAADQCAABFAwAAVgQAAA==";

/// A game of club players with walls of that seed.
fn with_tenhou_seed() -> String {
    let mut walls = Walls::of_seed(TENHOU).unwrap();
    let next = |game: &game::family::Match| walls.next().unwrap().wall(game.plan(), true).unwrap();
    let game = by_walls(RegulationId::Tenhou, Lang::En, 1, next);
    let (AnyLog::Riichi(log), Start::Riichi(start)) = (game.game.log(), game.game.start()) else {
        panic!("a game of riichi")
    };
    let mut record = of_table(start, log).unwrap();
    record.seed = Some(TENHOU.into());
    mjlog::write(&record).unwrap()
}

/// What stands behind the name of the row of games played again.
fn seed_row(page: &str) -> Vec<&str> {
    let row = page.lines().find_map(|line| line.trim().strip_prefix("Games played again from their seed"));
    row.map(|row| row.split_whitespace().collect()).unwrap_or_default()
}

#[test]
fn a_log_with_a_seed_is_verified_by_playing_it_again() {
    let folder = Folder::new("seed");
    let text = with_tenhou_seed();
    folder.write("game.mjlog", &text);
    let agrees = folder.run("reglament --lang en verify game.mjlog");
    assert!(agrees.starts_with("Everything agrees") && seed_row(&agrees) == ["1", "of", "1"], "{agrees}");
    let promised = folder.run("reglament --lang en wall verify --log game.mjlog");
    assert!(promised.starts_with("It is what was promised."), "{promised}");
    let shown = folder.run("reglament --lang ru wall --log game.mjlog --deal 2");
    assert!(shown.starts_with("Tenhou: стена сдачи 2"), "{shown}");
    let told = folder.run("reglament --lang en replay game.mjlog --rules samara");
    assert!(
        told.contains("it cannot be played: the set has other red fives")
            || told.contains("By the rules Samara"),
        "{told}"
    );
    // The same game said to be of another seed: the play fits itself and not the walls.
    folder.write("other.mjlog", &text.replace("IwEAADQCAABFAwAAVgQAAA==", "IwEAADQCAABFAwAAVgUAAA=="));
    let differs = folder.run("reglament --lang ru verify other.mjlog");
    assert!(
        differs.contains("Что движок играет не так, как в логе") && differs.ends_with("=> 1\n"),
        "{differs}"
    );
    assert!(differs.contains("сданные тайлы: в логе"), "{differs}");
    let foreign = folder.run("reglament --lang en wall verify --log other.mjlog");
    assert!(foreign.starts_with("It is not what was promised."), "{foreign}");
}
