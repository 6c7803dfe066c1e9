//! Writes every paper of a made-up event of each regulation into a folder, to be looked at and printed:
//! `cargo run -p reglament-print --example sheets -- FOLDER`.
use reglament_print::{Asked, Ink, Size, Styles, Venue, html, paper, papers};
use rules::regulation::RegulationId;
use std::path::Path;
use text::Lang;
use tournament::setup::Law;
use tournament::simulate::{self, MadeUp};
use tournament::{Entry, Event, Moment, Role, Tournament, people};

fn main() {
    let Some(folder) = std::env::args().nth(1) else { panic!("a folder is needed") };
    for id in RegulationId::ALL {
        let Some(law) = Law::of(id) else { continue };
        let log = simulate::event(&law, 18, 3, &MadeUp).unwrap_or_else(|stopped| panic!("{stopped:?}"));
        for (when, upto) in [("middle", log.len() * 2 / 5), ("end", log.len())] {
            let Some(event) = Tournament::replay(log[..upto].iter().cloned().map(named)) else { continue };
            write(&event, &Path::new(&folder).join(format!("{}-{when}", id.id())));
        }
    }
}

/// Names as they come: short and long, with marks of their own.
const NAMES: [&str; 8] = [
    "Анна Ёлкина",
    "Борис Щукин",
    "Виктория Александровна Константинопольская-Преображенская",
    "О'Хара Ши",
    "Ян Ли",
    "Мирослав <Мир> Ковальчук & сын",
    "Екатерина Воробьёва-Зеленогорская",
    "Пётр Ы",
];

/// Gives everybody such a name.
fn named(mut entry: Entry) -> Entry {
    for event in &mut entry.events {
        if let Event::People(people::Event::Registered { person, profile, .. }) = event {
            profile.name = format!("{} {}", NAMES[person.index() % NAMES.len()], person);
        }
    }
    entry
}

fn write(event: &Tournament, folder: &Path) {
    std::fs::create_dir_all(folder).unwrap();
    let clock = |at: Moment| {
        let minutes = at.0.div_euclid(60_000).rem_euclid(24 * 60);
        format!("{:02}:{:02}", minutes / 60, minutes % 60)
    };
    let day = |_| event.setup.settings.first_day.to_string();
    for kind in papers(&event.setup.law) {
        for (size, lang) in [(Size::A4, Lang::Ru), (Size::A5, Lang::Ru), (Size::A4, Lang::En)] {
            let asked = Asked {
                event,
                lang,
                size,
                ink: Ink::Black,
                round: None,
                role: Role::Owner,
                address: Some("http://192.168.0.5:8080/e/1"),
                venue: Venue { clock: &clock, day: &day },
                codes: &[],
            };
            match paper(kind, &asked) {
                Ok(document) => {
                    let name = format!("{}-{}-{}.html", kind.id(), size.id(), lang.code());
                    std::fs::write(folder.join(name), html(&document, Styles::Within)).unwrap();
                }
                Err(missing) => println!("{}: {missing:?}", folder.join(kind.id()).display()),
            }
        }
    }
}
