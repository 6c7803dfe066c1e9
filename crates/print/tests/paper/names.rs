//! Names of every kind, those who were forgotten, and what is nobody's business.
use super::support::{RU, Wish, ask, has, page, players, printed, text};
use proptest::prelude::*;
use reglament_print::{Kind, Size, papers};
use rules::regulation::RegulationId;
use testkit::event::{Builder, HALLS};
use text::Lang;
use tournament::people::{self, Experience, Membership, Part, Profile};
use tournament::{Command, PersonId, Role};

/// An event with these names at its tables.
fn with_names(id: RegulationId, names: &[&str]) -> Builder {
    let mut event = Builder::of(id);
    for name in names {
        let profile = Profile {
            name: (*name).to_owned(),
            contact: "+7 900 000-00-00 secret@example.org".to_owned(),
            note: "Должен сто рублей".to_owned(),
            ..testkit::event::profile(1)
        };
        event.register(profile, Part::Player);
    }
    event.check_in_all();
    let four = |from: u32| [from, from + 1, from + 2, from + 3];
    event.seated((0..names.len() as u32 / 4).map(|table| four(1 + 4 * table)).collect());
    event
}

#[test]
fn a_name_is_a_name_and_no_markup() {
    let names = ["<script>alert(1)</script>", "О'Хара & \"Сын\"", "Ян Ли", "Ёлкин-Ы"];
    for id in HALLS {
        let event = with_names(id, &names);
        for kind in papers(&event.setup.law) {
            let Ok(_) = ask(&event, kind, RU) else { continue };
            let page = page(&event, kind, RU);
            assert!(!page.contains("<script") && !page.contains("О'Хара"), "{kind:?}");
        }
        let protocols = printed(&event, Kind::Protocols);
        has(&protocols, &names.map(|name| name));
        has(&printed(&event, Kind::CheckIn), &names.map(|name| name));
    }
}

#[test]
fn contacts_and_notes_are_on_no_paper() {
    for id in HALLS {
        let event = with_names(id, &["А", "Б", "В", "Г"]);
        for kind in papers(&event.setup.law) {
            for lang in Lang::ALL {
                if let Ok(document) = ask(&event, kind, Wish { lang, role: Role::Owner, ..RU }) {
                    let all = format!("{document:?}");
                    for secret in ["secret@example.org", "+7 900", "Должен сто", "1990"] {
                        assert!(!all.contains(secret), "{kind:?}: {secret}");
                    }
                }
            }
        }
    }
}

#[test]
fn whoever_was_forgotten_has_a_number() {
    let mut event = with_names(RegulationId::Samara, &["Анна Ёлкина", "Борис Щукин", "Вера Ли", "Глеб Ы"]);
    event.give(Role::Organiser, Command::People(people::Command::Anonymise { person: PersonId(2) }));
    for kind in [Kind::Protocols, Kind::SeatingByName, Kind::SeatingByTable, Kind::Plan, Kind::Standings] {
        let paper = printed(&event, kind);
        assert!(!paper.contains("Щукин"), "{kind:?}: {paper}");
        has(&paper, &["№ 2|", "Анна Ёлкина"]);
    }
}

#[test]
fn a_substitute_who_was_put_in_is_on_the_protocol() {
    let mut event = players(RegulationId::Samara, 4);
    let profile = Profile { name: "Зоя Запасная".to_owned(), ..testkit::event::profile(9) };
    let by = event.register(profile, Part::Substitute(None));
    let round = event.seated(vec![[1, 2, 3, 4]]);
    let put = tournament::substitute::Substitution {
        round,
        entry: tournament::EntryId(3),
        out: PersonId(3),
        by: Some(by),
        from_deal: 1,
        until: tournament::substitute::Until::RoundEnd,
    };
    event.happen(vec![tournament::Event::Substitute(tournament::substitute::Event::Put(put))]);
    let paper = printed(&event, Kind::Protocols);
    assert!(paper.contains("Зоя Запасная|") && !paper.contains("Player 3|"), "{paper}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Whatever somebody is called, the page is whole: no markup of theirs, no character that steers, the text is there.
    #[test]
    fn any_name_is_printed(name in any::<String>(), long in 0usize..200, event_name in any::<String>()) {
        let name: String = name.chars().chain("Ж".repeat(long).chars()).take(200).collect();
        prop_assume!(!name.trim().is_empty());
        let mut event = players(RegulationId::Sichuan, 8);
        event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
        let profile = Profile { name: name.clone(), experience: Experience::Tournaments,
            membership: Membership::Paid, ..Profile::default() };
        let edit = people::Event::Edited { person: PersonId(1), profile: Box::new(profile) };
        event.happen(vec![tournament::Event::People(edit)]);
        let mut settings = event.setup.settings.clone();
        settings.name = event_name;
        event.happen(vec![tournament::Event::Setup(tournament::setup::Event::Changed(Box::new(settings)))]);
        for kind in [Kind::Protocols, Kind::SeatingByName, Kind::Schedules, Kind::Standings] {
            for size in Size::ALL {
                let page = page(&event, kind, Wish { size, ..RU });
                prop_assert!(page.chars().all(|c| c == '\n' || !c.is_control()));
                let tags = page.matches('<').count();
                prop_assert_eq!(tags, page.matches('>').count());
                let shown: String = name.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                let words = shown.split_whitespace().collect::<Vec<_>>().join(" ").replace('\u{202f}', " ");
                prop_assert!(text(&page).contains(&words), "{} in {}", words, text(&page));
            }
        }
    }
}
