//! What follows a deal: the dealer, honba, bets, the end of the game and its result.
use super::penalties;
use crate::cases::read::{self, DEALER, Read, count, four, only};
use crate::cases::{list, text};
use rules::frame::riichi::{DealResult, FinalScores, Game, Next, PlayedDeal, Step, check_sum, finish};
use rules::riichi::{AbortKind, DrawPayment, RiichiRules};
use rules::seat::{Seat, SeatSet, Wind};
use rules::settlement::{Transfer, deltas};
use serde_json::{Value, json};

/// The table at the end of a deal in which East dealt.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) honba: u16,
    /// Bets from earlier deals.
    pub(super) bets: u16,
    /// Whose riichi of this deal was accepted.
    pub(super) riichi: SeatSet,
}

/// What comes after a deal, in the fields of the cases.
pub(super) struct After(Value);

impl After {
    /// These fields and those of the answer given.
    pub(super) fn with(self, answer: Value) -> Value {
        let Self(mut fields) = self;
        if let (Some(fields), Value::Object(answer)) = (fields.as_object_mut(), answer) {
            fields.extend(answer);
        }
        fields
    }
}

impl Table {
    fn step(self, rules: &RiichiRules, result: DealResult, scores: [i32; 4]) -> Read<Step> {
        let game = Game { honba: self.honba, bets: self.bets, scores, ..Game::start(rules) };
        let step = game.after(rules, &PlayedDeal { riichi: self.riichi, result });
        step.map_err(|no| format!("the deal cannot have ended so: {no}"))
    }

    fn after(self, rules: &RiichiRules, result: DealResult) -> Read<(After, Step)> {
        let step = self.step(rules, result, Game::start(rules).scores)?;
        if let Next::End(reason) = step.next {
            return Err(format!("the game is over: {}", reason.id()));
        }
        let after = After(json!({
            "dealer_continues": step.game.dealer == DEALER,
            "honba_next": step.game.honba,
            "bets_on_table_next": step.game.bets,
        }));
        Ok((after, step))
    }

    pub(super) fn after_win(self, rules: &RiichiRules, winners: SeatSet, deltas: [i32; 4]) -> Read<After> {
        Ok(self.after(rules, DealResult::Win { winners, deltas })?.0)
    }

    pub(super) fn after_abort(self, rules: &RiichiRules, kind: AbortKind) -> Read<After> {
        Ok(self.after(rules, DealResult::AbortiveDraw(kind))?.0)
    }

    /// What follows an exhaustive draw, and what was paid.
    pub(super) fn after_draw(
        self,
        rules: &RiichiRules,
        tenpai: SeatSet,
        nagashi: SeatSet,
    ) -> Read<(After, [i32; 4])> {
        let nobody = SeatSet::EMPTY;
        let result = DealResult::ExhaustiveDraw { tenpai, nagashi, dead: nobody, proved: nobody };
        let (after, step) = self.after(rules, result)?;
        Ok((after, deltas(&step.payments)))
    }

    /// What chombos cost at the table and after the game, and what follows in words.
    pub(super) fn chombo(self, rules: &RiichiRules, offenders: SeatSet) -> Read<([i32; 4], i32, String)> {
        let step = self.step(rules, DealResult::Chombo(offenders), Game::start(rules).scores)?;
        let paid: Vec<Transfer<DrawPayment>> =
            step.payments.iter().filter(|t| t.kind == DrawPayment::Chombo).copied().collect();
        let bets = if step.game.bets == self.bets { "bets returned" } else { "bets stay" };
        let dealer = if step.game.dealer == DEALER { "same dealer" } else { "next dealer" };
        let deal = if step.next == Next::Replay { "deal replayed" } else { "deal over" };
        let after = format!("{bets}, honba {}, {dealer}, {deal}", step.game.honba);
        Ok((deltas(&paid), step.game.deductions.iter().sum(), after))
    }

    /// An abort in the words of the cases.
    pub(super) fn aborted(self, rules: &RiichiRules, kind: AbortKind, scores: [i32; 4]) -> Read<String> {
        let step = self.step(rules, DealResult::AbortiveDraw(kind), scores)?;
        let dealer = dealer(&step);
        Ok(format!(
            "redeal, {dealer}, honba {}, {} bets stay on the table",
            step.game.honba,
            spelt(step.game.bets)
        ))
    }

    /// A chombo in the words of the cases.
    pub(super) fn punished(self, rules: &RiichiRules, offenders: SeatSet, scores: [i32; 4]) -> Read<String> {
        let step = self.step(rules, DealResult::Chombo(offenders), scores)?;
        let off: i32 = step.game.deductions.iter().sum();
        let cost = if off > 0 { format!(" (-{} after uma)", off / 1000) } else { String::new() };
        let returned = step.payments.iter().filter(|t| t.kind == DrawPayment::BetReturned).count();
        Ok(format!(
            "chombo of {}{cost}, all {} bets returned, honba stays {}, {}",
            penalties::names(offenders),
            spelt(returned as u16),
            step.game.honba,
            dealer(&step)
        ))
    }
}

fn dealer(step: &Step) -> &'static str {
    if step.game.dealer == DEALER { "dealer stays" } else { "dealer passes" }
}

fn spelt(n: u16) -> String {
    ["no", "one", "two", "three", "four"].get(usize::from(n)).map_or(n.to_string(), |word| (*word).to_owned())
}

/// Deals near the end of a game: the points are those after the deal.
pub(super) fn ends(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["cases"])?;
    let all = list(input, "cases").iter().map(|case| Ok((text(case, "id").to_owned(), end(rules, case)?)));
    Ok(all.collect::<Read<serde_json::Map<_, _>>>()?.into())
}

fn end(rules: &RiichiRules, case: &Value) -> Read<Value> {
    only(case, &["deal", "event", "id", "points"])?;
    // South 4 unless the case says otherwise.
    let (prevailing, dealer) = match text(case, "deal") {
        "" => (Wind::South, Seat::ALL[3]),
        "East 3" => (Wind::East, Seat::ALL[2]),
        other => return Err(format!("unknown deal: {other}")),
    };
    let mut after = [0; 4];
    after[dealer.index()] = read::number(&case["points"], "dealer")?;
    let others = list(&case["points"], "others");
    for (steps, points) in others.iter().enumerate() {
        after[dealer.plus(steps + 1).index()] = read::whole(points).ok_or("points are numbers")?;
    }
    let won = |seat: Seat| DealResult::Win { winners: SeatSet::of(seat), deltas: [0; 4] };
    // Where everybody or nobody is tenpai nothing is paid, so that points before and after are the same.
    let result = match text(case, "event") {
        "dealer wins" => won(dealer),
        "non-dealer wins" | "non-dealer wins East 3" => won(dealer.next()),
        "exhaustive draw, dealer tenpai" => DealResult::draw(SeatSet::ALL),
        "exhaustive draw, dealer noten" => DealResult::draw(SeatSet::EMPTY),
        other => return Err(format!("unknown event: {other}")),
    };
    let game = Game { prevailing, dealer, scores: after, ..Game::start(rules) };
    let step = game.after(rules, &PlayedDeal { riichi: SeatSet::EMPTY, result });
    let step = step.map_err(|no| no.to_string())?;
    Ok(match step.next {
        Next::End(_) => json!("end"),
        Next::Replay => json!("replay"),
        Next::Deal if step.game.prevailing == prevailing => json!("continue"),
        Next::Deal => json!(format!("{:?} round", step.game.prevailing).to_lowercase()),
    })
}

/// Results of finished games: the totals of several tables, or one table with the parts of its result.
pub(super) fn results(rules: &RiichiRules, input: &Value) -> Read<Value> {
    if input.get("tables").is_none() {
        only(input, &["bets_left", "points", "seats"])?;
        if read::words(input, "seats") != ["E", "S", "W", "N"] {
            return Err("the points are not in the order of the seats".into());
        }
        return result(rules, four(&input["points"])?, count(input, "bets_left"));
    }
    only(input, &["tables"])?;
    let totals = |table: &Value| {
        let points = four(table)?;
        // What is missing of the sum lies on the table.
        let missing = 4 * rules.game.start_points.value.get() - points.iter().sum::<i32>();
        let bets = u16::try_from(missing / 1000).map_err(|_| "more points than there are")?;
        Ok(result(rules, points, bets)?["totals"].clone())
    };
    list(input, "tables").iter().map(totals).collect()
}

fn result(rules: &RiichiRules, points: [i32; 4], bets: u16) -> Read<Value> {
    check_sum(rules, &points, bets).map_err(|no| no.to_string())?;
    let done = finish(rules, &FinalScores { points, bets, deductions: [0; 4] });
    let totals = done.totals();
    Ok(json!({
        "points_final": done.players.each_ref().map(|p| p.points),
        "uma": done.players.each_ref().map(|p| p.uma.twelfths() / 12),
        "session_score": totals.map(|t| f64::from(t.twelfths() as i32) / 12000.0),
        "totals": totals.map(|t| t.to_string()),
    }))
}
