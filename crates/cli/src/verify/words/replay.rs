//! What the table engine plays otherwise than the log, in words.
use super::deal;
use super::part::{draw, list, part, wind};
use crate::args::TileForm;
use crate::house::Chosen;
use crate::table::{Words, riichi};
use crate::tiles;
use formats::record::{DealName, DrawKind};
use formats::replay::{Difference, Play};
use formats::verify::{Part, What};
use rules::frame::riichi::DealResult;
use rules::regulation::TableRules;
use rules::seat::Seat;
use rules::tile::Tile;
use text::{Lang, say};

/// One difference of the game with this name, in this deal of it.
pub(crate) fn replayed(
    lang: Lang,
    chosen: &Chosen,
    game: &str,
    name: DealName,
    found: &Difference,
) -> String {
    let place = say!(lang, "verify-named", name = game, what = deal(lang, name));
    format!("{place}: {}", what(lang, chosen, name.dealer, found))
}

fn what(lang: Lang, chosen: &Chosen, dealer: Seat, found: &Difference) -> String {
    let said = |part: &Part, of: What| self::part(lang, of, part, dealer);
    let who = |seat| wind(lang, seat, dealer);
    let sides = |key: &str, log: String, table: String| {
        text::say(lang, key, &[("log", log.into()), ("table", table.into())])
    };
    match found {
        Difference::NoWall => say!(lang, "verify-replay-no-wall"),
        Difference::Start { log, table } => {
            let start = |game| said(&Part::Deal(game), What::Frame);
            sides("verify-replay-start", start(*log), start(*table))
        }
        Difference::Tiles(side) => {
            let tiles = |tiles: &[Tile]| tiles::tiles(TileForm::Mpsz, tiles.iter().copied());
            sides("verify-replay-tiles", tiles(&side.log), tiles(&side.table))
        }
        Difference::Refused(seat, action, refusal) => {
            let words = Words { chosen, lang, own: None };
            let action = riichi::action(&words, *action);
            let reasons = match &chosen.table {
                TableRules::Riichi(rules) => riichi::reasons(&words, rules, refusal).join(" "),
                _ => String::new(),
            };
            say!(lang, "verify-replay-refused", who = who(*seat), action = action, reasons = reasons)
        }
        Difference::Undecided(seat) => say!(lang, "verify-replay-undecided", who = who(*seat)),
        Difference::Over => say!(lang, "verify-replay-over"),
        Difference::Play(n, side) => {
            let one = |of: Option<Play>| {
                of.map_or_else(|| say!(lang, "verify-replay-nothing"), |of| play(lang, dealer, of))
            };
            let (log, table) = (one(side.log), one(side.table));
            say!(lang, "verify-replay-play", n = n + 1, log = log, table = table)
        }
        Difference::End(result) => say!(lang, "verify-replay-end", table = end(lang, dealer, *result)),
        Difference::Deltas(seat, side) => {
            let points = |of| said(&Part::Deltas(of), What::Deltas);
            let (log, table) = (points(side.log), points(side.table));
            say!(lang, "verify-replay-deltas", who = who(*seat), log = log, table = table)
        }
        Difference::Scores(side) => {
            let points = |of| said(&Part::Scores(of), What::Before);
            sides("verify-replay-scores", points(side.log), points(side.table))
        }
        Difference::GoesOn => say!(lang, "verify-replay-goes-on"),
        Difference::FinalScores { log, table } => {
            let points = |of| part(lang, What::FinalScores, &Part::Scores(of), Seat::ALL[0]);
            sides("verify-replay-final", points(*log), points(*table))
        }
    }
}

fn play(lang: Lang, dealer: Seat, of: Play) -> String {
    let who = |seat| wind(lang, seat, dealer);
    let tile = |tile| tiles::tile(TileForm::Mpsz, tile);
    match of {
        Play::Draw(seat, of) => say!(lang, "verify-replay-draws", who = who(seat), tile = tile(of)),
        Play::Discard(seat, of, true) => {
            say!(lang, "verify-replay-drawn", who = who(seat), tile = tile(of))
        }
        Play::Discard(seat, of, false) => {
            say!(lang, "verify-replay-discards", who = who(seat), tile = tile(of))
        }
        Play::Meld(seat, meld) => {
            let group = tiles::group(TileForm::Mpsz, meld.group());
            say!(lang, "verify-replay-meld", who = who(seat), tiles = group)
        }
        Play::Riichi(seat) => say!(lang, "verify-replay-riichi", who = who(seat)),
        Play::Accepted(seat) => say!(lang, "verify-replay-accepted", who = who(seat)),
        Play::Indicator(of) => say!(lang, "play-indicator", tile = tile(of)),
    }
}

fn end(lang: Lang, dealer: Seat, result: Option<DealResult>) -> String {
    match result {
        None => say!(lang, "verify-replay-no-end"),
        Some(DealResult::Win { winners, .. }) => list(
            std::iter::once(say!(lang, "verify-win")).chain(winners.iter().map(|s| wind(lang, s, dealer))),
        ),
        Some(DealResult::ExhaustiveDraw { nagashi, .. }) if nagashi.is_empty() => {
            draw(lang, DrawKind::Exhaustive)
        }
        Some(DealResult::ExhaustiveDraw { .. }) => draw(lang, DrawKind::Nagashi),
        Some(DealResult::AbortiveDraw(kind)) => text::abort(lang, kind),
        Some(DealResult::Chombo(_)) => say!(lang, "draw-chombo"),
    }
}
