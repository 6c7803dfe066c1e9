//! A Mahjong of the classical family.
mod json;
mod page;

use super::foreign::{Family, foreign};
use super::hand::{Bonus, complete};
use crate::args::{CallArg, ScoreArgs, TileForm, WindArg, Wish};
use crate::complaint::Complaint;
use crate::house::Chosen;
use crate::named::{Refused, Speaks};
use crate::outcome::{Code, Outcome};
use rules::classical::{
    Award, Call, ClassicalRules, Opening, RefusalKind, Refusals, Right, Source, WallTile, WinContext,
    appraise,
};
use rules::hand::Hand;
use rules::seat::{Seat, Wind};
use rules::tile::Tile;
use text::{Lang, say};

/// Seats are counted from East, so that a seat's wind is its number.
const DEALER: Seat = Seat::ALL[0];

/// A hand to be valued.
struct Question<'r> {
    chosen: &'r Chosen,
    rules: &'r ClassicalRules,
    /// With the winning tile in it.
    hand: Hand,
    win: Tile,
    ctx: WinContext,
}

impl Question<'_> {
    /// Why Mahjong may not be declared, with the tile that the reason speaks of.
    fn refusal(&self, kind: RefusalKind, form: TileForm, lang: Lang) -> String {
        let speaks = match kind {
            RefusalKind::FiveCopies => Speaks::Copies(&[]),
            RefusalKind::WinningTileMissing | RefusalKind::RobbedCopies => Speaks::Win,
            RefusalKind::RedFives => Speaks::Reds([0; 3]),
            _ => Speaks::Nothing,
        };
        let refused = Refused { hand: &self.hand, win: Some(self.win), form, lang };
        refused.named(text::classical::refusal(lang, kind), speaks)
    }
}

/// What came of it: the count, if the hand is one, and why Mahjong may not be declared.
struct Answer {
    award: Option<Award>,
    refusals: Refusals,
}

pub(super) fn run(args: &ScoreArgs, chosen: &Chosen, rules: &ClassicalRules, wish: Wish) -> Outcome {
    let question = match read(args, chosen, rules, wish) {
        Ok(question) => question,
        Err(complaint) => return complaint.outcome(wish),
    };
    let answer = match appraise(rules, &question.hand, question.win.kind(), &question.ctx) {
        Ok(award) => Answer { refusals: award.refusals, award: Some(award) },
        Err(refusals) => Answer { award: None, refusals },
    };
    let code = if answer.refusals.is_empty() { Code::Ok } else { Code::No };
    if wish.json {
        return Outcome::json(code, &json::score(&question, &answer, wish.lang));
    }
    Outcome::of(code, page::score(&question, &answer, args.tiles, wish.lang))
}

fn seat(wind: WindArg) -> Seat {
    Seat::of_wind(wind.0, DEALER)
}

/// The argument that names a robbed kong.
const fn robbed(args: &ScoreArgs) -> Option<&'static str> {
    match (args.chankan, args.chankan_concealed) {
        (_, true) => Some("--chankan-concealed"),
        (true, false) => Some("--chankan"),
        (false, false) => None,
    }
}

fn read<'r>(
    args: &ScoreArgs,
    chosen: &'r Chosen,
    rules: &'r ClassicalRules,
    wish: Wish,
) -> Result<Question<'r>, Complaint> {
    foreign(args, Family::Classical, chosen, wish)?;
    if let (true, Some(robbed)) = (args.tsumo, robbed(args)) {
        let what = say!(wish.lang, "error-conflict", argument = robbed, other = "--tsumo");
        return Err(Complaint::new("usage", what));
    }
    let (hand, win) = complete(args, Bonus::Some, wish)?;
    let usual = if args.heaven { Wind::East } else { Wind::South };
    let winner = seat(args.seat.unwrap_or(WindArg(usual)));
    let source = match args.ron_from.map(seat) {
        None if args.free_tile => Source::Free,
        None => Source::Wall,
        Some(from) if args.chankan_concealed => Source::ClosedKong(from),
        Some(from) if args.chankan => Source::AddedKong(from),
        Some(from) => Source::Discard(from),
    };
    let prevailing = args.round.map_or(Wind::East, |wind| wind.0);
    let mut ctx = WinContext::new(DEALER, winner, prevailing, source);
    ctx.call = match args.call {
        Some(CallArg::None) => Call::None,
        Some(CallArg::BeforeDiscard) => Call::BeforeDiscard,
        Some(CallArg::Declared) | None => Call::Declared,
        Some(CallArg::Original) => Call::Original,
    };
    ctx.opening = match (args.heaven, args.earth) {
        (true, _) => Opening::Heaven,
        (false, true) => Opening::Earth,
        (false, false) => Opening::None,
    };
    ctx.wall_tile = if args.last_tile { WallTile::Last } else { WallTile::Ordinary };
    ctx.kongs_this_turn = args.kongs_this_turn;
    ctx.right = match (args.right_lost, args.missing_tile) {
        (true, _) => Right::Lost,
        (false, true) => Right::DrawingMissingTile,
        (false, false) => Right::Kept,
    };
    Ok(Question { chosen, rules, hand, win, ctx })
}
