//! How the next step of an event is done at the desk: by one press, or on a page; and who may do it.
use tournament::round::next::Step;
use tournament::{Role, RoundNo};

/// How a step is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// By one press: its id, and its round or 0.
    Press(&'static str, u32),
    /// On a page of the event: its address behind that of the event.
    At(String),
}

/// Who does a step, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    /// The least role that may do it, or may see the page where it is done.
    pub(crate) needs: Role,
    /// How.
    pub(crate) by: By,
}

/// The way of each step.
pub(crate) fn way(step: Step) -> Way {
    let press = |needs, id, round| Way { needs, by: By::Press(id, round) };
    let at = |needs, path: String| Way { needs, by: By::At(path) };
    let of_round = |round: RoundNo, part: &str| at(Role::Judge, format!("rounds/{round}{part}"));
    match step {
        Step::Register => at(Role::Organiser, "people".to_owned()),
        Step::CheckIn => at(Role::Judge, "people".to_owned()),
        Step::Choose => at(Role::Organiser, "settings".to_owned()),
        Step::Draw => press(Role::Judge, "draw", 0),
        Step::Plan => press(Role::Judge, "plan", 0),
        Step::Load => at(Role::Judge, "draw".to_owned()),
        Step::Seat(round) => press(Role::Judge, "seat", round.0),
        Step::SeatFinal => press(Role::Judge, "seat-final", 0),
        Step::Publish(round) => press(Role::Judge, "publish", round.0),
        Step::FindSeats(round) => press(Role::Judge, "find-seats", round.0),
        Step::CloseUp(round) | Step::PutIn(round) => of_round(round, "/players"),
        Step::Start(round) => press(Role::Judge, "start", round.0),
        Step::LastDeal(round) => press(Role::Judge, "last-deal", round.0),
        Step::Protocols(round) => of_round(round, "#results"),
        Step::Settle(round) => of_round(round, "#tables"),
        Step::Confirm(round) => press(Role::Judge, "confirm", round.0),
        Step::StartGame => at(Role::Judge, "games".to_owned()),
        Step::AnswerCalls => at(Role::Judge, "calls".to_owned()),
        Step::SettleLines => at(Role::Judge, "lines".to_owned()),
        Step::Close => press(Role::Organiser, "close", 0),
        Step::Reopen => press(Role::Organiser, "reopen", 0),
    }
}

/// The step that one press does, by its id and its round.
pub(crate) fn step_of(id: &str, round: RoundNo) -> Option<Step> {
    let is = |step: &Step| matches!(way(*step).by, By::Press(own, _) if own == id);
    Step::every(round).into_iter().find(is)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::{Kind, ROUTES, Route};

    const ROUND: RoundNo = RoundNo(3);

    /// The page of a path, numbers standing for what is in braces.
    fn page_of(path: &str) -> Option<&'static Route> {
        let path = path.split('#').next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').collect();
        let fits = |route: &str| {
            let of_route: Vec<&str> = route.split('/').collect();
            of_route.len() == parts.len()
                && of_route.iter().zip(&parts).all(|(one, other)| {
                    one == other || (one.starts_with('{') && other.parse::<u32>().is_ok())
                })
        };
        ROUTES.iter().find(|route| route.kind == Kind::Page && fits(route.path))
    }

    #[test]
    fn every_next_step_is_one_press_or_leads_to_the_page_that_does_it() {
        for step in Step::every(ROUND) {
            let Way { needs, by } = way(step);
            match by {
                By::At(path) => {
                    let page = page_of(&format!("/e/1/{path}")).unwrap_or_else(|| panic!("{step:?}: {path}"));
                    assert!(page.needs <= needs, "{step:?} leads to a page for {:?}", page.needs);
                }
                By::Press(id, round) => {
                    assert!(!id.is_empty() && [0, ROUND.0].contains(&round), "{step:?}");
                    assert_eq!(step_of(id, ROUND), Some(step), "{step:?} is pressed and not known");
                }
            }
        }
    }
}
