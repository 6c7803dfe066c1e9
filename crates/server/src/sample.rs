//! The sample event: sixteen players of a made-up club, checked in, by the Samara regulation.
use crate::fields::Fields;
use crate::time;
use rules::regulation::RegulationId;
use text::{Lang, say};
use tournament::people::{self, Part, Profile};
use tournament::setup::{self, Choices, Law, Settings};
use tournament::{Actor, Command, Moment, Order, PersonId};

/// How many play.
const PLAYERS: u32 = 16;

/// The commands that make it.
pub(crate) fn orders(lang: Lang, fields: &Fields, by: Actor, at: Moment) -> Vec<Order> {
    let order = |(nth, command)| Order { id: fields.command_id(nth), by, at, command };
    commands(lang, at).into_iter().enumerate().map(order).collect()
}

fn commands(lang: Lang, at: Moment) -> Vec<Command> {
    let zone = time::own_zone();
    let (Some(day), Some(law)) = (time::day(at, &time::zone(&zone)), Law::of(RegulationId::Samara)) else {
        return Vec::new();
    };
    // Where the regulation leaves the number of rounds open: four are an afternoon.
    let rounds = law.hall.course.rounds.value.get().is_none().then_some(4);
    let settings = Settings {
        name: say!(lang, "desk-sample-name"),
        place: say!(lang, "desk-sample-place"),
        zone,
        first_day: day,
        last_day: day,
        choices: Choices { rounds, ..Choices::NONE },
    };
    let mut all = vec![Command::Setup(setup::Command::Open(Box::new((law, settings))))];
    let names = say!(lang, "desk-sample-names");
    all.extend(names.split(", ").map(|name| {
        let profile = Profile { name: name.to_owned(), ..Profile::default() };
        Command::People(people::Command::Register {
            profile: Box::new(profile),
            part: Part::Player,
            over: None,
        })
    }));
    all.extend((1..=PLAYERS).map(|n| Command::People(people::Command::CheckIn { person: PersonId(n) })));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{CommandId, Role, Tournament};

    #[test]
    fn the_sample_is_lawful_in_both_languages() {
        for lang in Lang::ALL {
            let commands = commands(lang, time::now());
            assert_eq!(commands.len(), 33);
            let by = Actor::of(Role::Organiser);
            let mut orders = commands.into_iter().zip(1..).map(|(command, n)| Order {
                id: CommandId(n),
                by,
                at: time::now(),
                command,
            });
            let (mut event, _) = Tournament::open(&orders.next().unwrap()).unwrap();
            for order in orders {
                event.handle(&order).unwrap();
            }
            assert_eq!(event.people.slots.len(), 16);
        }
    }
}
