//! A win in one sentence: who, how, what it is worth.
use crate::riichi::{limit, points, wind_id};
use crate::{Lang, say};
use rules::riichi::{Award, Limit, PaymentKind, Win, WinContext};
use rules::seat::Wind;
use rules::settlement::Party;

/// Han and fu, or the limit: «3 хан 40 фу», «6 хан, ханеман», «якуман».
pub fn worth(lang: Lang, award: &Award) -> String {
    let (han, fu) = (award.han, award.fu.rounded);
    let limit = limit(lang, award.limit, award.yakuman);
    match award.limit {
        Limit::None => say!(lang, "worth-fu", han = han, fu = fu),
        Limit::Yakuman => limit,
        // Below five han the fu have made the limit.
        Limit::Mangan if han < 5 => say!(lang, "worth-fu-limit", han = han, fu = fu, limit = limit),
        // The mangan of renhou counts no han.
        Limit::Mangan if fu == 0 => limit,
        _ => say!(lang, "worth-limit", han = han, limit = limit),
    }
}

/// The win as a sentence; honba and bets are left out.
pub fn win(lang: Lang, award: &Award, ctx: &WinContext) -> String {
    let wind = wind_id(ctx.seat_wind());
    let (worth, points) = (worth(lang, award), points(lang, award.points()));
    match (ctx.win, shares(award, ctx)) {
        (Win::Ron(from), _) => {
            let from = wind_id(from.wind(ctx.dealer));
            say!(lang, "won-ron", wind = wind, from = from, worth = worth, points = points)
        }
        (Win::SelfDraw, Shares::Equal(each)) => {
            say!(lang, "won-tsumo-each", wind = wind, worth = worth, points = points, each = each)
        }
        (Win::SelfDraw, Shares::Dealer { each, dealer }) => say!(
            lang,
            "won-tsumo-split",
            wind = wind,
            worth = worth,
            points = points,
            each = each,
            dealer = dealer
        ),
        (Win::SelfDraw, Shares::Other) => {
            say!(lang, "won-tsumo", wind = wind, worth = worth, points = points)
        }
    }
}

/// How a self-draw is paid.
enum Shares {
    /// By all three alike.
    Equal(i32),
    /// By the two non-dealers and the dealer.
    Dealer { each: i32, dealer: i32 },
    /// Not in the usual way: somebody is liable.
    Other,
}

fn shares(award: &Award, ctx: &WinContext) -> Shares {
    if award.transfers.iter().any(|t| t.kind == PaymentKind::Liability) {
        return Shares::Other;
    }
    let (mut dealer, mut others) = (None, Vec::new());
    for transfer in award.transfers.iter().filter(|t| t.kind == PaymentKind::Hand) {
        match transfer.from {
            Party::Seat(seat) if seat.wind(ctx.dealer) == Wind::East => dealer = Some(transfer.points),
            _ => others.push(transfer.points),
        }
    }
    match (dealer, &others[..]) {
        (None, [each, _, _]) => Shares::Equal(*each),
        (Some(dealer), [each, _]) => Shares::Dealer { each: *each, dealer },
        _ => Shares::Other,
    }
}
