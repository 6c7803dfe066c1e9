//! Judges: whether they play, and who is one.
use reglament_tournament::people::{self, Command, Gate, Override, Part, Profile, Reason, Warning};
use reglament_tournament::{Command as Any, Event as Happened, PersonId, Reason as Why, Refused, Role};
use rules::regulation::RegulationId;
use testkit::event::{Builder, HALLS, cited, law_of, profile};

fn named(name: &str) -> Profile {
    Profile { name: name.into(), ..profile(1) }
}

fn appoint(person: PersonId, part: Part) -> Any {
    Any::People(Command::Appoint { person, part, over: None })
}

#[test]
fn samara_5_5__the_chief_judge_does_not_play() {
    for id in HALLS {
        let strict = id == RegulationId::Samara;
        let clause = if strict { vec!["samara 5.5"] } else { vec![] };
        let told = |answer: Result<_, Refused>| answer.err().as_ref().map(cited).unwrap_or_default();
        // A chief judge is given a place.
        let mut event = Builder::of(id);
        event.players(4);
        let chief = event.register(named("Anna Orlova"), Part::ChiefJudge);
        event.players(3);
        let admit = Any::People(Command::Admit { person: chief, over: None });
        let cites = told(event.try_give(Role::Organiser, admit));
        assert_eq!(cites.contains(&"samara 5.5".to_owned()), strict, "{id:?}: {cites:?}");
        // The same person signs up as a player, or a player is corrected into her.
        let mut event = Builder::of(id);
        event.register(named("Анна Орлова"), Part::ChiefJudge);
        let player = event.register(named("Ivan Petrov"), Part::Player);
        let twin = Box::new(named("Orlova Anna"));
        let register = Command::Register { profile: twin.clone(), part: Part::Player, over: None };
        assert_eq!(told(event.try_give(Role::Organiser, Any::People(register))), clause, "{id:?}");
        let edit = Command::Edit { person: player, profile: twin };
        assert_eq!(told(event.try_give(Role::Organiser, Any::People(edit))), clause, "{id:?}");
        // A player becomes the chief judge.
        let mut event = Builder::of(id);
        event.players(4);
        assert_eq!(told(event.try_give(Role::Organiser, appoint(PersonId(1), Part::ChiefJudge))), clause);
    }
}

#[test]
fn a_judge_who_plays_is_pointed_out() {
    for id in HALLS {
        let mut event = Builder::of(id);
        event.players(3);
        let assistant = event.register(named("Assistant"), Part::AssistantJudge);
        let judge = |event: &Builder| {
            people::warnings(event).into_iter().find(|w| matches!(w, Warning::JudgePlays(..)))
        };
        assert_eq!(judge(&event), None);
        let over = Some(Override { reason: "a fourth is missing".into() });
        event.give(Role::Organiser, Any::People(Command::Admit { person: assistant, over }));
        let basis = law_of(id).hall.staff.chief_judge.basis;
        assert_eq!(judge(&event), Some(Warning::JudgePlays(assistant, basis)), "{id:?}");
    }
}

#[test]
fn a_namesake_of_the_chief_judge_plays_if_the_organiser_says_so() {
    let mut event = Builder::of(RegulationId::Samara);
    event.register(named("Anna Orlova"), Part::ChiefJudge);
    let register = |over| {
        let profile = Box::new(named("anna orlova"));
        Any::People(Command::Register { profile, part: Part::Player, over })
    };
    let refused = event.refused(Role::Organiser, register(None));
    let basis = law_of(RegulationId::Samara).hall.staff.chief_judge.basis;
    assert_eq!(refused.reasons, [Why::People(Reason::Gate(Gate::ChiefJudge, basis))]);
    assert_eq!(refused.reasons[0].decision().unwrap().to_string(), "H37");
    let over = Some(Override { reason: "another Anna".into() });
    let events = event.give(Role::Organiser, register(over));
    let Happened::People(passed @ people::Event::Overridden { .. }) = &events[1] else {
        panic!("{events:?}")
    };
    assert_eq!(passed.bases(&event)[1].to_string(), "H37");
    assert_eq!(event.people.persons[1].overridden, [(Gate::ChiefJudge, "another Anna".to_owned())]);
}

#[test]
fn there_is_one_chief_judge() {
    let mut event = Builder::of(RegulationId::Tesuji);
    let first = event.register(named("First"), Part::ChiefJudge);
    let second = event.register(named("Second"), Part::AssistantJudge);
    let refused = event.refused(Role::Organiser, appoint(second, Part::ChiefJudge));
    assert_eq!(refused.reasons, [Why::People(Reason::SecondChief(first))]);
    event.give(Role::Organiser, appoint(first, Part::AssistantJudge));
    event.give(Role::Organiser, appoint(second, Part::ChiefJudge));
}
