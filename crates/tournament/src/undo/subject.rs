//! What a command is about, so that what stands on it can be found.
use crate::event::{Entry, Event};
use crate::id::{EntryId, PersonId, RoundNo, TableId};
use crate::penalty::Sanction;
use crate::{club, merge, penalty, people, protocol, round, seats, standings, substitute};

/// Something that a command is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Subject {
    /// The whole event.
    Whole,
    /// A person.
    Person(PersonId),
    /// That nothing is told of a person any more: whatever is done with him may go on.
    Forgotten(PersonId),
    /// A slot.
    Slot(EntryId),
    /// A round and all its tables.
    Round(RoundNo),
    /// This round and all later ones.
    RoundsFrom(RoundNo),
    /// A game that begins, with the next number.
    Game(RoundNo),
    /// The signals of a round.
    Course(RoundNo),
    /// Something within a round that is not about one of its tables: who came late, who was fined.
    Within(RoundNo),
    /// A table.
    Table(TableId),
    /// How the seats of a table were found.
    Seats(TableId),
    /// A table that has to be there, whoever sits at it.
    At(TableId),
    /// Where somebody sat who was fined.
    Sat(TableId),
    /// The numbers of a kind of thing: whoever has a later number stands on the earlier one.
    Numbers(Kind),
    /// A penalty or a call by its number.
    Number(Kind, u32),
    /// A line of a joined copy that waited.
    Line(u32),
    /// What is demanded of seatings.
    Demands,
    /// What is shown of the standings, and lots.
    Standings,
    /// Whether a player is here.
    Presence,
    /// What is drawn or seated from those who are here and take part.
    FromPresence,
    /// Who takes part, and with whom somebody may sit.
    Part,
    /// What is given or begun among those who take part: a place, a game of the club.
    FromPart,
    /// A person without whom it cannot be: who plays for another.
    Needs(PersonId),
}

/// Things that are numbered in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Person,
    Penalty,
    Call,
}

impl Subject {
    /// The round that this is about as a whole or in a part.
    const fn round(self) -> Option<RoundNo> {
        match self {
            Self::Round(round) | Self::Course(round) | Self::Within(round) => Some(round),
            Self::Table(at) => Some(at.round),
            _ => None,
        }
    }

    /// Whether two commands about these are about the same thing.
    fn meets(self, other: Self, relation: Relation) -> bool {
        match (self, other) {
            (Self::Whole, _) | (_, Self::Whole) => true,
            (Self::Round(round), part) | (part, Self::Round(round)) if part.round() == Some(round) => true,
            // A result stands on the signal by which the table began; two desks do not contradict each other there.
            (Self::Course(round), part @ (Self::Table(_) | Self::Within(_)))
            | (part @ (Self::Table(_) | Self::Within(_)), Self::Course(round)) => {
                relation == Relation::StandsOn && part.round() == Some(round)
            }
            // Numbers are given anew, and one slip of a player is not another.
            (Self::Numbers(_), Self::Numbers(_)) | (Self::Slot(_), Self::Slot(_))
                if relation == Relation::Follows =>
            {
                false
            }
            // Lots and seatings stand on who was here and took part, a place on those that were free. Of two who come
            // neither stands on the other.
            (Self::FromPresence, Self::Presence | Self::Part) | (Self::FromPart, Self::Part) => {
                relation == Relation::StandsOn
            }
            (Self::Person(one), Self::Forgotten(two)) | (Self::Forgotten(one), Self::Person(two)) => {
                relation != Relation::Contradicts && one == two
            }
            // What is written down with a seat stands on the seats; a draw to come is not against it.
            (Self::Sat(one), Self::Seats(two)) | (Self::Seats(one), Self::Sat(two)) => {
                relation == Relation::StandsOn && one == two
            }
            (Self::At(at), Self::Game(game)) => relation == Relation::StandsOn && at.round >= game,
            (Self::At(at), Self::RoundsFrom(from)) => relation == Relation::StandsOn && at.round >= from,
            (Self::Needs(needed), Self::Person(person)) => relation == Relation::StandsOn && needed == person,
            // What was confirmed before a round was seated is below it: standings, and who is free for a game.
            (Self::RoundsFrom(from) | Self::Game(from), Self::Round(round)) if round < from => {
                relation == Relation::StandsOn
            }
            (Self::Within(_), Self::Within(_))
            | (
                Self::Seats(_)
                | Self::At(_)
                | Self::Sat(_)
                | Self::Presence
                | Self::FromPresence
                | Self::Part
                | Self::FromPart
                | Self::Needs(_),
                _,
            )
            | (
                _,
                Self::Seats(_)
                | Self::At(_)
                | Self::Sat(_)
                | Self::Presence
                | Self::FromPresence
                | Self::Part
                | Self::FromPart
                | Self::Needs(_),
            ) => false,
            // Games are numbered in order and anew; another one is nothing to a game.
            (Self::Game(_), Self::Game(_)) => relation == Relation::StandsOn,
            (Self::Game(game), part) | (part, Self::Game(game)) if part.round().is_some() => {
                part.round() == Some(game) || relation == Relation::StandsOn && part.round() > Some(game)
            }
            (Self::Game(game), Self::RoundsFrom(from)) | (Self::RoundsFrom(from), Self::Game(game)) => {
                game >= from || relation == Relation::StandsOn
            }
            (Self::RoundsFrom(from), part) | (part, Self::RoundsFrom(from)) if part.round().is_some() => {
                part.round() >= Some(from)
            }
            (Self::RoundsFrom(_), Self::RoundsFrom(_)) => true,
            (a, b) => a == b,
        }
    }
}

/// What is asked about two entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Relation {
    /// Whether the later one stands on the earlier one, so that it has to be taken back first.
    StandsOn,
    /// Whether they may contradict each other when two people gave them apart.
    Contradicts,
    /// Whether the later one of a copy means nothing without the earlier one, which was not taken over from it.
    Follows,
}

/// Whether what has happened twice in a log is about the same thing.
pub(crate) fn about_the_same(log: &[Entry], one: &[Event], other: &[Event], relation: Relation) -> bool {
    let other = subjects(log, other);
    subjects(log, one).iter().any(|l| other.iter().any(|e| l.meets(*e, relation)))
}

fn subjects(log: &[Entry], events: &[Event]) -> Vec<Subject> {
    events.iter().flat_map(|event| of_event(log, event)).collect()
}

fn of_event(log: &[Entry], event: &Event) -> Vec<Subject> {
    match event {
        Event::Setup(event) => match event {
            // An announcement was heard, and nothing is built on it.
            crate::setup::Event::Announced(_) => vec![],
            _ => vec![Subject::Whole],
        },
        Event::People(event) => of_people(log, event),
        Event::Seats(event) => of_seats(event),
        Event::Substitute(event) => {
            let (round, entry) = match event {
                substitute::Event::Put(put) => (put.round, put.entry),
                substitute::Event::Overridden { round, entry, .. }
                | substitute::Event::TakenBack { round, entry, .. } => (*round, *entry),
            };
            let mut all = vec![Subject::Slot(entry), Subject::Within(round)];
            if let substitute::Event::Put(put) = event {
                all.extend(put.by.into_iter().chain([put.out]).map(Subject::Needs));
            }
            // Who came in for a round alone is in no later one.
            let for_round = |put: &substitute::Substitution| put.until == substitute::Until::RoundEnd;
            if !matches!(event, substitute::Event::Put(put) if for_round(put)) {
                all.push(Subject::Part);
            }
            all
        }
        Event::Round(event) => of_round(event),
        Event::Protocol(event) => vec![Subject::Table(of_protocol(event))],
        Event::Penalty(event) => of_penalty(log, event),
        Event::Standings(event) => match event {
            standings::Event::LotDrawn { after, .. } | standings::Event::Decided { after, .. } => {
                vec![Subject::Standings, Subject::Round(*after)]
            }
            _ => vec![Subject::Standings],
        },
        Event::Club(club::Event::GameStarted { round, .. }) => {
            vec![Subject::Game(*round), Subject::FromPart]
        }
        // A line of a joined copy is settled once.
        Event::Merge(merge::Event::Settled { line, .. }) => vec![Subject::Line(*line)],
        Event::Merge(merge::Event::LeftOut { .. }) => vec![],
        // Taking an undo back brings the command back: it is about the same things.
        Event::Undo(undo) => log
            .iter()
            .find(|entry| entry.command == undo.command)
            .map(|entry| subjects(log, &entry.events))
            .unwrap_or_default(),
    }
}

/// Whether somebody has a place, as far as the log says, his own or that of another: lots and seatings take no others.
fn plays(log: &[Entry], person: PersonId) -> bool {
    let has_place = |event: &Event| match event {
        Event::People(
            people::Event::Admitted { person: one, .. } | people::Event::Merged { keep: one, .. },
        ) => *one == person,
        Event::Substitute(substitute::Event::Put(put)) => put.by == Some(person),
        _ => false,
    };
    log.iter().flat_map(|entry| &entry.events).any(has_place)
}

fn of_people(log: &[Entry], event: &people::Event) -> Vec<Subject> {
    use people::Event as E;
    match event {
        E::Registered { person, .. } => vec![Subject::Person(*person), Subject::Numbers(Kind::Person)],
        E::Admitted { person, entry } => {
            let place = [Subject::Slot(*entry), Subject::Part, Subject::FromPart];
            [Subject::Person(*person), Subject::Numbers(Kind::Person)].into_iter().chain(place).collect()
        }
        E::Merged { keep, other } => {
            vec![Subject::Person(*keep), Subject::Person(*other), Subject::Part]
        }
        // Clans and parts are looked at like presence when tables are made.
        E::CheckedIn { person, .. }
        | E::PartChanged { person, .. }
        | E::Edited { person, .. }
        | E::Overridden { person, .. }
        | E::Restricted { person, .. }
            if plays(log, *person) =>
        {
            vec![Subject::Person(*person), Subject::Presence]
        }
        E::CheckedIn { person, .. }
        | E::PartChanged { person, .. }
        | E::Edited { person, .. }
        | E::Overridden { person, .. }
        | E::Waits { person, .. }
        | E::Offered { person }
        | E::Restricted { person, .. } => vec![Subject::Person(*person)],
        E::Anonymised { person } => vec![Subject::Forgotten(*person)],
        E::GaveUpPlace { person } | E::Left { person, .. } => vec![Subject::Person(*person), Subject::Part],
        E::ListApproved(_) => vec![Subject::Whole],
    }
}

fn of_seats(event: &seats::Event) -> Vec<Subject> {
    use seats::Event as E;
    match event {
        E::Drawn { .. } => {
            vec![Subject::Numbers(Kind::Person), Subject::RoundsFrom(RoundNo(1)), Subject::FromPresence]
        }
        E::Seated { from, .. } => vec![Subject::RoundsFrom(*from), Subject::FromPresence],
        E::ClosedUp { round, .. } => vec![Subject::Round(*round), Subject::FromPresence],
        E::Withdrawn { round: from } => vec![Subject::RoundsFrom(*from)],
        E::Edited { round, .. }
        | E::Published { round }
        | E::Noted { round, .. }
        | E::Accepted { round, .. } => {
            vec![Subject::Round(*round)]
        }
        E::SeatsDrawn { at, .. } => vec![Subject::Table(*at), Subject::Seats(*at)],
        E::Demanded(_) => vec![Subject::Demands, Subject::Presence],
    }
}

fn of_round(event: &round::Event) -> Vec<Subject> {
    use round::Event as E;
    match event {
        E::Signalled { round, .. } | E::Extended { round, .. } => vec![Subject::Course(*round)],
        E::Confirmed { round, .. } | E::Reopened { round, .. } => vec![Subject::Round(*round)],
        E::CameLate { round, entry, .. } | E::WasAbsent { round, entry, .. } => {
            vec![Subject::Slot(*entry), Subject::Within(*round)]
        }
        E::StoppedEarly { at, .. } | E::Voided { at, .. } => vec![Subject::Table(*at)],
        E::Called { call, at, .. } => {
            vec![Subject::Numbers(Kind::Call), Subject::Number(Kind::Call, call.0), Subject::At(*at)]
        }
        E::Answered { call, .. } => vec![Subject::Number(Kind::Call, call.0)],
    }
}

pub(super) fn of_protocol(event: &protocol::Event) -> TableId {
    use protocol::Event as E;
    match event {
        E::Entered { at, .. }
        | E::Contradicted { at, .. }
        | E::SeatConfirmed { at, .. }
        | E::Confirmed { at, .. }
        | E::Objected { at, .. }
        | E::Settled { at, .. } => *at,
    }
}

fn of_penalty(log: &[Entry], event: &penalty::Event) -> Vec<Subject> {
    use penalty::Event as E;
    let out = |sanction: &Sanction| matches!(sanction, Sanction::Disqualified | Sanction::Banned(_));
    // Who is put out takes no part any more.
    let (mut all, puts_out) = match event {
        E::Given { number, penalty } => {
            let sat = penalty.at.map(|(table, _)| Subject::Sat(TableId { round: penalty.round, table }));
            let subjects = [
                Subject::Numbers(Kind::Penalty),
                Subject::Number(Kind::Penalty, number.0),
                Subject::Slot(penalty.entry),
                Subject::Within(penalty.round),
            ];
            (subjects.into_iter().chain(sat).collect::<Vec<_>>(), out(&penalty.sanction))
        }
        E::Mapped { number, sanction, .. } => (vec![Subject::Number(Kind::Penalty, number.0)], out(sanction)),
        E::Confirmed { number } | E::Cancelled { number, .. } | E::Agreed { number, .. } => {
            let sanction = |event: &Event| match event {
                Event::Penalty(E::Given { number: given, penalty }) if given == number => {
                    out(&penalty.sanction)
                }
                Event::Penalty(E::Mapped { number: given, sanction, .. }) => given == number && out(sanction),
                _ => false,
            };
            let puts_out = log.iter().flat_map(|entry| &entry.events).any(sanction);
            (vec![Subject::Number(Kind::Penalty, number.0)], puts_out)
        }
    };
    if puts_out {
        all.push(Subject::Part);
    }
    all
}
