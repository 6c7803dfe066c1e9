//! Our side, in the same two steps: put a win into `Hand` and `WinContext`, value that.
use super::{Payment, Value};
use crate::wins::{By, Chance, Riichi as Declared, Win as Found};
use reglament_rules::clause::Basis;
use reglament_rules::hand::Hand;
use reglament_rules::regulation::RegulationId;
use reglament_rules::riichi::{Award, Refusals, Riichi, RiichiRules, Situation, Win, WinContext, value};
use reglament_rules::seat::{Seat, Wind};
use reglament_rules::settlement::Party;
use reglament_rules::tile::Tile;

/// What `value` reads.
pub struct Input {
    hand: Hand,
    winning: Tile,
    context: WinContext,
}

/// Tenhou with the one answer that both peers fix otherwise: four yakuman count double.
pub fn rules() -> Result<RiichiRules, String> {
    const KEY: &str = "yaku.double_yakuman";
    let mut rules = RegulationId::Tenhou.riichi().ok_or("Tenhou is not riichi")?.clone();
    let option = RiichiRules::OPTIONS.iter().find(|o| o.key == KEY).ok_or("no such option")?;
    let answer = option.answers.parse("four-forms").map_err(|e| e.to_string())?;
    option.set(&mut rules, answer, Basis::Patch(0)).map_err(|e| e.to_string())?;
    Ok(rules)
}

pub fn prepare(win: &Found) -> Input {
    let dealer = Seat::ALL[0];
    let winner = Seat::of_wind(win.seat, dealer);
    // No value depends on who discarded.
    let by = match win.by {
        By::SelfDraw => Win::SelfDraw,
        By::Discard => Win::Ron(winner.next()),
    };
    let mut context = WinContext::new(dealer, winner, win.prevailing, by);
    context.riichi = match win.riichi {
        Declared::No => Riichi::None,
        Declared::Yes => Riichi::Declared,
        Declared::Double => Riichi::Double,
    };
    let chance = match (win.chance, win.by) {
        (Chance::None, _) => None,
        (Chance::LastTile, By::SelfDraw) => Some(Situation::Haitei),
        (Chance::LastTile, By::Discard) => Some(Situation::Houtei),
        (Chance::Replacement, _) => Some(Situation::Rinshan),
        (Chance::RobbedKong, _) => Some(Situation::Chankan),
        (Chance::FirstDraw, _) if win.seat == Wind::East => Some(Situation::Tenhou),
        (Chance::FirstDraw, _) => Some(Situation::Chihou),
    };
    context.situations = chance.into_iter().chain(win.ippatsu.then_some(Situation::Ippatsu)).collect();
    context.indicators = win.dora.iter().copied().collect();
    context.ura_indicators = win.ura.iter().copied().collect();
    Input { hand: win.hand.clone(), winning: win.winning, context }
}

/// The whole valuation: checks, readings, yaku, fu, limit, payments, and the citation of each line.
#[inline]
pub fn award(rules: &RiichiRules, input: &Input) -> Result<Award, Refusals> {
    value(rules, &input.hand, input.winning, &input.context)
}

/// What the peers tell too.
pub fn summary(rules: &RiichiRules, input: &Input) -> Result<Value, Refusals> {
    let award = award(rules, input)?;
    let mut payment = Payment::default();
    for transfer in &award.transfers {
        let points = transfer.points.unsigned_abs();
        match (input.context.win, transfer.from) {
            (Win::Ron(_), _) => payment.discarder += points,
            (_, Party::Seat(seat)) if seat == input.context.dealer => payment.dealer = points,
            _ => payment.others = points,
        }
    }
    Ok(Value { han: award.han.into(), fu: award.fu.rounded.into(), payment })
}
