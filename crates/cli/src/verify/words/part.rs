//! A difference in words: what the log has, what the rules give.
use super::deal;
use formats::record::{DealName, DrawKind, Limit as LogLimit, LogYaku};
use formats::verify::{Difference, NoAbort, Part, What, yaku_of_log};
use rules::frame::riichi::{EndReason, Game};
use rules::riichi::{Limit, Refusals, Unlawful};
use rules::seat::Seat;
use rules::tile::Tile;
use text::{Lang, say};

/// One difference of the game with this name.
pub(in crate::verify) fn difference(lang: Lang, game: &str, found: &Difference) -> String {
    let mut place = deal(lang, found.deal);
    // Winds at the end of the game are those that it began with.
    let dealer = if found.after { Seat::ALL[0] } else { found.deal.dealer };
    if found.after {
        place = say!(lang, "verify-after", deal = place);
    }
    say!(
        lang,
        "verify-difference",
        game = game,
        deal = place,
        what = what(lang, found.what),
        recorded = part(lang, found.what, &found.recorded, dealer),
        computed = part(lang, found.what, &found.computed, dealer),
    )
}

pub(super) fn what(lang: Lang, what: What) -> String {
    match what {
        What::Refused => say!(lang, "verify-what-refused"),
        What::Yaku => say!(lang, "verify-what-yaku"),
        What::Fu => say!(lang, "verify-what-fu"),
        What::Han => say!(lang, "verify-what-han"),
        What::Points => say!(lang, "verify-what-points"),
        What::Limit => say!(lang, "verify-what-limit"),
        What::Deltas => say!(lang, "verify-what-deltas"),
        What::Before => say!(lang, "verify-what-before"),
        What::Counters => say!(lang, "verify-what-counters"),
        What::Shown => say!(lang, "verify-what-shown"),
        What::Indicators => say!(lang, "verify-what-indicators"),
        What::Play => say!(lang, "verify-what-play"),
        What::Total => say!(lang, "verify-what-total"),
        What::Tenpai => say!(lang, "verify-what-tenpai"),
        What::Draw => say!(lang, "verify-what-draw"),
        What::Abort => say!(lang, "verify-what-abort"),
        What::Frame => say!(lang, "verify-what-frame"),
        What::DealEnd => say!(lang, "verify-what-deal-end"),
        What::End => say!(lang, "verify-what-end"),
        What::FinalScores => say!(lang, "verify-what-final-scores"),
        What::FinalResult => say!(lang, "verify-what-final-result"),
    }
}

pub(super) fn part(lang: Lang, what: What, part: &Part, dealer: Seat) -> String {
    match part {
        Part::Number(n) => text::number(lang, i64::from(*n)),
        Part::Limit(limit) => limit_of_log(lang, *limit),
        Part::Yaku(yaku) if yaku.is_empty() => say!(lang, "verify-no-yaku"),
        Part::Yaku(yaku) => {
            let one =
                |(yaku, han): &(LogYaku, u8)| say!(lang, "verify-yaku", yaku = name(lang, *yaku), han = *han);
            list(yaku.iter().map(one))
        }
        Part::Yakuman(yakuman) => list(yakuman.iter().map(|yaku| name(lang, *yaku))),
        Part::Deltas(points) => by_seat(lang, dealer, |seat| text::signed(lang, i64::from(points[seat]))),
        Part::Scores(points) => by_seat(lang, dealer, |seat| text::number(lang, i64::from(points[seat]))),
        Part::Results(tenths) => by_seat(lang, dealer, |seat| tenth(lang, tenths[seat])),
        Part::Counters([honba, sticks]) => {
            say!(lang, "verify-counters", honba = *honba, sticks = *sticks)
        }
        Part::Hand(concealed, groups) => hand(concealed, groups),
        Part::Play(event) => super::walk::event(lang, *event),
        Part::Seats(seats) if seats.is_empty() => say!(lang, "verify-nobody"),
        Part::Seats(seats) => {
            list(from(dealer).filter(|s| seats.contains(*s)).map(|s| wind(lang, s, dealer)))
        }
        Part::Win => say!(lang, "verify-win"),
        Part::Refused(why) => say!(lang, "verify-no-win", reasons = refusals(lang, *why)),
        Part::Unlawful(why) => match what {
            What::Refused => say!(lang, "verify-no-win", reasons = unlawful(lang, *why)),
            What::Abort => say!(lang, "verify-no-abort", reasons = unlawful(lang, *why)),
            What::Play => say!(lang, "verify-no-such-play", reasons = unlawful(lang, *why)),
            _ => say!(lang, "verify-no-such-end", reasons = unlawful(lang, *why)),
        },
        Part::Draw(kind) => draw(lang, *kind),
        Part::NoAbort(why) => {
            let why = match why {
                NoAbort::NobodyHasDrawn => say!(lang, "verify-no-draw"),
                NoAbort::NoTile => say!(lang, "verify-no-tile"),
                NoAbort::NotSo => say!(lang, "verify-not-so"),
            };
            say!(lang, "verify-no-abort", reasons = why)
        }
        Part::Deal(game) if what == What::End => say!(lang, "verify-goes-on", deal = deal(lang, named(game))),
        Part::Deal(game) => start(lang, game),
        Part::End(None) => say!(lang, "verify-over"),
        Part::End(Some(reason)) => say!(lang, "verify-over-why", reason = end(lang, *reason)),
        Part::DealEnd => say!(lang, "verify-deal-ends"),
    }
}

/// Tiles in the letters that all languages share, groups behind the concealed ones.
fn hand(concealed: &[Tile], groups: &[Vec<Tile>]) -> String {
    let parts = std::iter::once(concealed).chain(groups.iter().map(Vec::as_slice));
    let tiles = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect::<String>();
    parts.map(tiles).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A yaku of a log; of a wind yaku also which wind.
fn name(lang: Lang, yaku: LogYaku) -> String {
    let (yaku, wind) = yaku_of_log(yaku);
    let name = text::yaku(lang, yaku);
    match wind {
        Some(wind) => say!(lang, "verify-wind-yaku", yaku = name, wind = text::wind(lang, wind)),
        None => name,
    }
}

fn limit_of_log(lang: Lang, limit: LogLimit) -> String {
    let limit = match limit {
        LogLimit::None => return say!(lang, "verify-no-limit"),
        LogLimit::Mangan => Limit::Mangan,
        LogLimit::Haneman => Limit::Haneman,
        LogLimit::Baiman => Limit::Baiman,
        LogLimit::Sanbaiman => Limit::Sanbaiman,
        LogLimit::Yakuman => Limit::Yakuman,
    };
    text::limit(lang, limit, 1)
}

pub(super) fn draw(lang: Lang, kind: DrawKind) -> String {
    match kind {
        DrawKind::Exhaustive => say!(lang, "verify-kind-exhaustive"),
        DrawKind::Nagashi => say!(lang, "verify-kind-nagashi"),
        DrawKind::NineTerminals => say!(lang, "verify-kind-nine_terminals"),
        DrawKind::FourWinds => say!(lang, "verify-kind-four_winds"),
        DrawKind::FourRiichi => say!(lang, "verify-kind-four_riichi"),
        DrawKind::FourKongs => say!(lang, "verify-kind-four_kongs"),
        DrawKind::TripleRon => say!(lang, "verify-kind-triple_ron"),
    }
}

fn end(lang: Lang, reason: EndReason) -> String {
    match reason {
        EndReason::BelowZero => say!(lang, "verify-end-below_zero"),
        EndReason::DealerStops => say!(lang, "verify-end-dealer_stops"),
        EndReason::Target => say!(lang, "verify-end-target"),
        EndReason::LastDeal => say!(lang, "verify-end-last_deal"),
        EndReason::NoFurtherRound => say!(lang, "verify-end-no_further_round"),
        EndReason::Clock => say!(lang, "verify-end-clock"),
    }
}

fn start(lang: Lang, game: &Game) -> String {
    let points = |seat: usize| text::number(lang, i64::from(game.scores[seat]));
    let scores = by_seat(lang, game.dealer, points);
    say!(lang, "verify-start", deal = deal(lang, named(game)), sticks = game.bets, scores = scores)
}

fn named(game: &Game) -> DealName {
    DealName {
        prevailing: game.prevailing,
        number: game.deal_number(),
        honba: game.honba,
        dealer: game.dealer,
    }
}

fn refusals(lang: Lang, why: Refusals) -> String {
    why.kinds().map(|kind| text::refusal(lang, kind)).collect::<Vec<_>>().join(" ")
}

fn unlawful(lang: Lang, why: Unlawful) -> String {
    why.reasons().map(|reason| text::reason(lang, reason)).collect::<Vec<_>>().join(" ")
}

/// Tenths as a decimal number with its sign: «+45,3».
fn tenth(lang: Lang, tenths: i32) -> String {
    let sign = match tenths {
        1.. => "+",
        0 => "",
        _ => "−",
    };
    let point = if lang == Lang::Ru { ',' } else { '.' };
    let tenths = tenths.unsigned_abs();
    format!("{sign}{}{point}{}", text::number(lang, i64::from(tenths / 10)), tenths % 10)
}

/// The seats from the dealer on.
fn from(dealer: Seat) -> impl Iterator<Item = Seat> {
    (0..4).map(move |steps| dealer.plus(steps))
}

pub(super) fn wind(lang: Lang, seat: Seat, dealer: Seat) -> String {
    text::wind(lang, seat.wind(dealer))
}

fn by_seat(lang: Lang, dealer: Seat, value: impl Fn(usize) -> String) -> String {
    let one = |seat: Seat| {
        say!(lang, "verify-by-seat", seat = wind(lang, seat, dealer), value = value(seat.index()))
    };
    list(from(dealer).map(one))
}

pub(super) fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_stand_by_seat_from_the_dealer_on() {
        let text = part(Lang::Ru, What::Deltas, &Part::Deltas([-1300, 4300, -2600, -400]), Seat::ALL[1]);
        assert_eq!(text, "Восток +4\u{202F}300, Юг −2\u{202F}600, Запад −400, Север −1\u{202F}300");
        assert_eq!(tenth(Lang::Ru, -405), "−40,5");
        assert_eq!(tenth(Lang::En, 5), "+0.5");
    }
}
