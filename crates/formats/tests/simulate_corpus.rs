//! Events whose tables bring real games: read from logs, entered as protocols, folded by the law of the event.
use flate2::read::MultiGzDecoder;
use reglament_formats::{mjlog, protocol};
use rules::regulation::RegulationId;
use std::cell::Cell;
use std::io::Read;
use std::path::PathBuf;
use tournament::lots::Lots;
use tournament::protocol::{Deals, Source};
use tournament::setup::Law;
use tournament::simulate::{Games, event};
use tournament::{Tournament, check, standings};

/// Real games, as the deals of protocols.
struct Corpus {
    games: Vec<(Source, Deals)>,
    taken: Cell<usize>,
}

impl Corpus {
    fn open() -> Option<Self> {
        let near = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
        let root = std::env::var_os("REGLAMENT_CORPUS").map_or(near, PathBuf::from);
        let bytes = std::fs::read(root.join("riichi-logs/tenhou-2022.mjlog.gz")).ok()?;
        let mut text = String::new();
        MultiGzDecoder::new(&*bytes).read_to_string(&mut text).expect("the corpus opens");
        let read = |line: &str| {
            let (id, xml) = line.split_once('\t').expect("id, tab, log");
            let game = mjlog::read(xml.as_bytes()).unwrap_or_else(|e| panic!("{id}: {e}")).game;
            let (source, deals) = protocol::of_game(&game).ok()?;
            Some((Source { game: id.to_owned(), ..source }, deals))
        };
        let games = text.lines().take(400).filter_map(read).collect();
        Some(Self { games, taken: Cell::new(0) })
    }
}

impl Games for Corpus {
    fn game(&self, _: &Law, lots: &mut Lots) -> Option<(Source, Deals)> {
        self.taken.set(self.taken.get() + 1);
        self.games.get(lots.below(self.games.len() as u32) as usize).cloned()
    }
}

#[test]
fn events_with_games_of_the_corpus_come_to_their_end() {
    let Some(corpus) = Corpus::open() else {
        eprintln!("the corpus is absent (REGLAMENT_CORPUS names its folder), nothing ran");
        return;
    };
    assert!(corpus.games.len() > 300, "{} games", corpus.games.len());
    for id in [RegulationId::Samara, RegulationId::Tesuji, RegulationId::Aleague] {
        let law = Law::of(id).expect("it has a hall");
        for seed in 0..10 {
            let played = event(&law, 16 + 4 * (seed % 3) as u16, seed, &corpus);
            let entries = played.unwrap_or_else(|stopped| panic!("{} {seed}: {stopped}", id.id()));
            let found = check::check(&entries);
            assert!(found.is_empty(), "{} {seed}: {}", id.id(), found[0]);
            let end = standings::current(&Tournament::replay(entries).expect("a log"));
            assert!(!end.is_provisional(), "{} {seed}", id.id());
        }
    }
    eprintln!("30 events, {} games of the corpus", corpus.taken.get());
}
