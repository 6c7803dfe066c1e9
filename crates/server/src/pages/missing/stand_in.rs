//! Who may play in the place of a player, and until when.
use super::super::cited::{Cited, cited};
use crate::page::Page;
use rules::hall::{ComesBack, ReplacementMoment};
use text::hall::Names;
use tournament::people::{Part, Standing};
use tournament::substitute::{Until, candidates};
use tournament::{EntryId, PersonId, RoundNo, Tournament};

/// The form that puts somebody in.
pub(super) struct StandIn {
    /// Who may by the law, with the clause.
    pub(super) may: Vec<(u32, String)>,
    pub(super) cited: Option<Cited>,
    /// Others of the list, whom the law does not let in now: with a reason of the judge.
    pub(super) others: Vec<(u32, String)>,
    /// Whether he plays for one round, and not for good alone.
    pub(super) for_round: bool,
    /// Whether somebody may come in while a deal is played, or nobody, his tiles discarded as drawn.
    pub(super) in_deal: bool,
    /// Whether somebody was put in, who may be taken back.
    pub(super) put: bool,
}

/// Who may come in for a player from a round on.
pub(super) fn stand_in(page: &Page, event: &Tournament, entry: EntryId, round: RoundNo) -> StandIn {
    let lang = page.lang();
    let law = &event.setup.law.hall.substitute;
    let for_round = law.comes_back.value != ComesBack::Never;
    let until = if for_round { Until::RoundEnd } else { Until::EventEnd };
    let found = candidates(event, round, entry, until);
    let named = |id: PersonId| (id.0, event.person(lang, id));
    let all = event.people.all().filter(|(id, person)| {
        let reserve = matches!(person.part, Part::Substitute(_) | Part::AssistantJudge)
            || person.standing == Standing::Waiting;
        reserve && found.iter().all(|one| one.value != *id)
    });
    StandIn {
        cited: found.first().map(|one| cited(lang, one.basis)),
        may: found.iter().map(|one| named(one.value)).collect(),
        others: all.map(|(id, _)| named(id)).collect(),
        for_round,
        in_deal: law.moment.value == ReplacementMoment::AnyMoment,
        put: event.substitute.of(round, entry).next().is_some(),
    }
}
