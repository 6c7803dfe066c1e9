//! Where the real logs are, and short ways to write down games.
use flate2::read::MultiGzDecoder;
use reglament_formats::mjlog;
use reglament_formats::record::{Deal, Game, Outcome, Warning};
use rules::regulation::{RegulationId, TableRules};
use rules::riichi::RiichiRules;
use rules::tile::{Suit, Tile, TileKind};
use std::io::Read;
use std::path::PathBuf;
use std::sync::OnceLock;

/// A file of the corpus as it lies there; `None` and a line about it if there is no corpus.
pub(crate) fn corpus_bytes(name: &str) -> Option<Vec<u8>> {
    let near = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let root = std::env::var_os("REGLAMENT_CORPUS").map_or(near, PathBuf::from);
    let bytes = std::fs::read(root.join(name)).ok();
    if bytes.is_none() {
        println!("{name}: the corpus is absent (REGLAMENT_CORPUS names its folder), nothing ran");
    }
    bytes
}

/// A file of the corpus, decompressed.
pub(crate) fn corpus(name: &str) -> Option<String> {
    let bytes = corpus_bytes(name)?;
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return Some(String::from_utf8(bytes).expect("the corpus is text"));
    }
    let mut text = String::new();
    MultiGzDecoder::new(&*bytes).read_to_string(&mut text).expect("the corpus opens");
    Some(text)
}

/// The two files of mjlog games, as pairs of id and game; empty if there is no corpus.
pub(crate) fn mjlog_games() -> &'static [(String, Game)] {
    static GAMES: OnceLock<Vec<(String, Game)>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let files = ["riichi-logs/tenhou-2022.mjlog.gz", "riichi-logs/tenhou-fixtures.mjlog.gz"];
        let texts: Vec<String> = files.iter().filter_map(|name| corpus(name)).collect();
        let read = |line: &str| {
            let (id, xml) = line.split_once('\t').expect("id, tab, log");
            let reading = mjlog::read(xml.as_bytes()).unwrap_or_else(|e| panic!("{id}: {e}"));
            let odd = reading.warnings.iter().find(|w| !matches!(w, Warning::OwnStart { .. }));
            assert_eq!(odd, None, "{id}");
            (id.to_owned(), reading.game)
        };
        texts.iter().flat_map(|text| text.lines()).map(read).collect()
    })
}

/// The example of one deal that stands in three forms.
pub(crate) const EXAMPLE: &str = include_str!("../data/example.mjlog");

pub(crate) fn example() -> Game {
    mjlog::read(EXAMPLE.as_bytes()).expect("the example is read").game
}

pub(crate) fn only_deal(game: Game) -> Deal {
    let [deal] = <[Deal; 1]>::try_from(game.deals).expect("one deal");
    deal
}

/// The game without what its results repeat of the table: of the forms, mjlog alone has it.
pub(crate) fn without_repeats(mut game: Game) -> Game {
    for deal in &mut game.deals {
        match &mut deal.outcome {
            Some(Outcome::Wins(wins)) => wins.iter_mut().for_each(|win| win.table = None),
            Some(Outcome::Draw(draw)) => draw.counters = None,
            None => {}
        }
    }
    game
}

/// The rules of Tenhou.
pub(crate) fn tenhou() -> RiichiRules {
    match RegulationId::Tenhou.regulation().table {
        TableRules::Riichi(rules) => rules,
        _ => panic!("Tenhou is riichi"),
    }
}

/// `2m`, `0p`, `5z`.
pub(crate) fn tile(text: &str) -> Tile {
    let [rank, suit] = text.as_bytes() else { panic!("{text}") };
    let rank = rank - b'0';
    let suit = match suit {
        b'm' => Suit::Characters,
        b'p' => Suit::Dots,
        b's' => Suit::Bamboo,
        _ => return Tile::plain(TileKind::new(26 + rank).expect("an honour")),
    };
    match rank {
        0 => Tile::red_five(suit),
        _ => Tile::plain(TileKind::number(suit, rank).expect("a number")),
    }
}

/// `123m0p55z`.
pub(crate) fn tiles(text: &str) -> Vec<Tile> {
    let (mut out, mut ranks) = (Vec::new(), Vec::new());
    for c in text.chars() {
        if c.is_ascii_digit() {
            ranks.push(c);
        } else {
            out.extend(ranks.drain(..).map(|r| tile(&format!("{r}{c}"))));
        }
    }
    out
}
