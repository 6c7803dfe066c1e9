//! A Hu of the Sichuan family.
mod json;
mod page;

use super::foreign::{Family, foreign};
use super::hand::{Bonus, complete};
use crate::args::{ScoreArgs, TileForm, Wish};
use crate::complaint::Complaint;
use crate::division::division;
use crate::house::Chosen;
use crate::named::{Refused, Speaks};
use crate::outcome::{Code, Outcome};
use rules::clause::Basis;
use rules::hand::Hand;
use rules::sichuan::{
    Division, HuContext, RefusalKind, SichuanRules, Situation, Situations, Taken, Topic, value,
};
use rules::tile::Tile;
use text::{Lang, say};

/// A hand to be valued.
struct Question<'r> {
    chosen: &'r Chosen,
    rules: &'r SichuanRules,
    /// With the winning tile in it.
    hand: Hand,
    win: Tile,
    division: Option<Division>,
    ctx: HuContext,
}

impl Question<'_> {
    /// Why the Hu is refused, with the tile that the reason speaks of.
    fn refusal(&self, kind: RefusalKind, form: TileForm, lang: Lang) -> String {
        let speaks = match kind {
            RefusalKind::FiveCopies => Speaks::Copies(&[]),
            RefusalKind::WinningTileMissing => Speaks::Win,
            RefusalKind::NotInTheSet => Speaks::Honours,
            _ => Speaks::Nothing,
        };
        let refused = Refused { hand: &self.hand, win: Some(self.win), form, lang };
        refused.named(text::sichuan::refusal(lang, kind), speaks)
    }

    /// What each payer pays, and the clause: of the discard, or of the wall.
    fn payment(&self, points: i32) -> (i32, Basis) {
        match self.ctx.taken {
            Taken::Discard => (points, self.rules.cite(Topic::DiscardHu)),
            Taken::SelfDraw => {
                let bonus = self.rules.payment.self_draw_bonus;
                (points + bonus.value.get(), bonus.basis)
            }
        }
    }
}

pub(super) fn run(args: &ScoreArgs, chosen: &Chosen, rules: &SichuanRules, wish: Wish) -> Outcome {
    let question = match read(args, chosen, rules, wish) {
        Ok(question) => question,
        Err(complaint) => return complaint.outcome(wish),
    };
    let (win, division) = (question.win.kind(), question.division.as_ref());
    let answer = value(rules, &question.hand, win, division, question.ctx);
    let code = if answer.is_ok() { Code::Ok } else { Code::No };
    if wish.json {
        return Outcome::json(code, &json::score(&question, &answer, wish.lang));
    }
    Outcome::of(code, page::score(&question, &answer, args.tiles, wish.lang))
}

fn read<'r>(
    args: &ScoreArgs,
    chosen: &'r Chosen,
    rules: &'r SichuanRules,
    wish: Wish,
) -> Result<Question<'r>, Complaint> {
    foreign(args, Family::Sichuan, chosen, wish)?;
    let (hand, win) = complete(args, Bonus::None, wish)?;
    let Some(void) = args.void else {
        return Err(Complaint::new("void", say!(wish.lang, "error-void-missing")));
    };
    let division = args.division.as_deref().map(|text| division(text, wish)).transpose()?;
    let taken = if args.tsumo { Taken::SelfDraw } else { Taken::Discard };
    let after_kong = if args.tsumo { Situation::WinAfterKong } else { Situation::ShootAfterKong };
    let situations: Situations = [
        (args.after_kong, after_kong),
        (args.chankan, Situation::RobbingTheKong),
        (args.last_tile, Situation::UnderTheSea),
        (args.furiten, Situation::Furiten),
        (args.dead, Situation::DeadHand),
    ]
    .into_iter()
    .filter_map(|(given, situation)| given.then_some(situation))
    .collect();
    let ctx = HuContext { taken, situations, forbidden: void.0 };
    Ok(Question { chosen, rules, hand, win, division, ctx })
}
