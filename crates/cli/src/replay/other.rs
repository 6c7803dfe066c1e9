//! What the deals of riichi would have come to by other rules, and where the play parts from them.
use super::story::points;
use crate::house::Chosen;
use crate::table::{Words, riichi};
use formats::replay::{Parts, revalue_deal};
use game::deal::riichi::Event;
use game::log::DealLog;
use rules::frame::riichi::Game;
use rules::riichi::RiichiRules;
use text::say;

/// The other rules.
pub(super) struct Other<'c> {
    pub(super) chosen: &'c Chosen,
    pub(super) rules: &'c RiichiRules,
}

impl Other<'_> {
    /// A deal by the other rules, from where it began.
    pub(super) fn deal(
        &self,
        words: &Words<'_>,
        (number, start): (usize, Game),
        deal: &DealLog<Event>,
        rules: &RiichiRules,
    ) -> Vec<String> {
        let (lang, dealer) = (words.lang, start.dealer);
        let words = Words { chosen: self.chosen, ..*words };
        let name = self.chosen.name(lang);
        let (found, _) = revalue_deal(number, start, deal, (rules, self.rules));
        match found.now {
            Ok(now) if found.was == Some(now) => vec![say!(lang, "replay-other-same", rules = name)],
            Ok(now) => {
                let after = std::array::from_fn(|i| start.scores[i] + now[i]);
                let mut out = vec![say!(lang, "replay-other", rules = name)];
                out.extend(
                    points(&words, dealer, [start.scores, after]).iter().map(|line| format!("  {line}")),
                );
                out
            }
            Err(Parts::Refused(seat, action, refusal)) => {
                let (who, action) = (words.who(seat, dealer), riichi::action(&words, action));
                let mut out =
                    vec![say!(lang, "replay-other-refused", rules = name, who = who, action = action)];
                let reasons = riichi::reasons(&words, self.rules, &refusal);
                out.extend(reasons.into_iter().map(|reason| format!("  {reason}")));
                out
            }
            Err(Parts::Unsaid(seat)) => {
                vec![say!(lang, "replay-other-unsaid", rules = name, who = words.who(seat, dealer))]
            }
            Err(Parts::OtherSet) => vec![say!(lang, "replay-other-set", rules = name)],
        }
    }
}
