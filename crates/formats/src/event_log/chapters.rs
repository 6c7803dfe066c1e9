//! Stored forms of the chapters that are about people and seats: the names of events and of their fields in files.
//!
//! A name never changes its meaning; what changes its form gets a step in `upgrade`.
use super::stored::{stored_choices, stored_enums, stored_structs};
use rules::hall::SeatingSystem;
use tournament::{club, merge, people, round, seats, setup, standings, substitute, undo};

stored_choices!(SeatingSystem);

stored_structs! {
    setup::Settings { name, place, zone, first_day, last_day, choices }
    setup::Choices { rounds, system, round_minutes, prize_places, limit, stake, prize_fund }
    setup::ProgrammeItem { from, to, what, title }
    setup::Announcement { at, tables, text }
    people::Profile {
        name, latin_first, latin_last, club, city, country, ema, clan, team, birth, contact, note, experience, membership,
        attested,
    }
    seats::Demands { apart, forbidden, fixed }
    seats::SeatedRound { kind, tables, out, origin, visibility, draws }
    substitute::Substitution { round, entry, out, by, from_deal, until }
    round::GivenSignal { tables, signal, at }
    round::GivenExtra { tables, extra, at, reason }
    undo::Event { command, reason }
}

stored_enums! {
    setup::Event {
        "opened" => Opened(opening),
        "changed" => Changed(settings),
        "programme" => ProgrammeSet(items),
        "announced" => Announced(announcement),
        "law-adopted" => LawAdopted(law),
        "closed" => Closed { at, places },
        "reopened" => Reopened { reason },
    }
    setup::ProgrammeKind {
        "check-in" => CheckIn, "opening" => Opening, "round" => Round(round), "final" => Final, "break" => Break,
        "results" => Results, "closing" => Closing, "other" => Other,
    }
    people::Event {
        "registered" => Registered { person, profile, part },
        "overridden" => Overridden { person, gate, reason },
        "admitted" => Admitted { person, entry },
        "waits" => Waits { person, basis },
        "offered" => Offered { person },
        "part-changed" => PartChanged { person, part },
        "gave-up-place" => GaveUpPlace { person },
        "edited" => Edited { person, profile },
        "restricted" => Restricted { person, restrictions },
        "list-approved" => ListApproved(at),
        "checked-in" => CheckedIn { person, at },
        "left" => Left { person, before, told },
        "merged" => Merged { keep, other },
        "anonymised" => Anonymised { person },
    }
    people::Experience {
        "unknown" => Unknown, "tournaments" => Tournaments, "qualified" => Qualified, "none" => None,
    }
    people::Membership {
        "none" => None, "visitor" => Visitor, "paid" => Paid, "member" => Member, "far-friend" => FarFriend,
    }
    people::Part {
        "player" => Player, "substitute" => Substitute(sessions), "chief-judge" => ChiefJudge,
        "assistant-judge" => AssistantJudge,
    }
    people::Told { "judge" => Judge, "nobody" => Nobody }
    people::Gate {
        "admission" => Admission, "age-unknown" => AgeUnknown, "sessions" => Sessions,
        "experience-unknown" => ExperienceUnknown, "no-place" => NoPlace, "too-young" => TooYoung, "restrictions" => Restrictions,
        "qualification" => Qualification, "list-closed" => ListClosed, "chief-judge" => ChiefJudge,
    }
    seats::Note {
        "moved" => Moved { entry, by_rank, table, passed },
        "repeated" => Repeated { table, pair, before },
        "accepted" => Accepted { table, entry, because },
        "not-proved" => NotProved,
    }
    seats::Because {
        "kin" => Kin { with, kin, name }, "forbidden" => Forbidden(with), "fixed-tables" => FixedTables(with),
        "met" => Met(with), "incomplete" => Incomplete, "below" => Below, "full" => Full,
    }
    seats::Kin { "clan" => Clan, "team" => Team }
    seats::RoundKind { "round" => Round, "final" => Final, "game" => Game }
    seats::Origin {
        "lots" => Lots, "system" => System(system, seed), "loaded" => Loaded, "finalists" => Finalists,
        "present" => Present,
    }
    seats::Visibility { "planned" => Planned, "published" => Published }
    seats::SeatDraw { "dice" => Dice(sums), "wind-tiles" => WindTiles }
    seats::Edit {
        "swap" => Swap(one, other), "swap-seats" => SwapSeats(table, one, other),
        "swap-tables" => SwapTables(one, other),
    }
    seats::Event {
        "drawn" => Drawn { seed, order },
        "seated" => Seated { from, rounds },
        "noted" => Noted { round, notes },
        "accepted" => Accepted { round, reason },
        "demanded" => Demanded(demands),
        "edited" => Edited { round, edit, reason },
        "published" => Published { round },
        "withdrawn" => Withdrawn { round },
        "seats-drawn" => SeatsDrawn { at, draw, seats },
        "closed-up" => ClosedUp { round, tables, out },
    }
    substitute::Until { "round-end" => RoundEnd, "event-end" => EventEnd }
    substitute::Event {
        "put" => Put(substitution),
        "overridden" => Overridden { round, entry, reason },
        "taken-back" => TakenBack { round, entry, reason },
    }
    round::Tables { "all" => All, "range" => Range(from, to) }
    round::Signal {
        "start" => Start, "pause" => Pause, "resume" => Resume, "last-deal" => LastDeal, "end" => End,
    }
    round::Extra { "time" => Time(milliseconds), "deals" => Deals(deals) }
    round::Event {
        "signalled" => Signalled { round, given },
        "extended" => Extended { round, given },
        "came-late" => CameLate { round, entry, by },
        "was-absent" => WasAbsent { round, entry, told },
        "stopped-early" => StoppedEarly { at, reason },
        "voided" => Voided { at, reason },
        "called" => Called { call, at, since, about },
        "answered" => Answered { call, when, ruling },
        "confirmed" => Confirmed { round, at },
        "reopened" => Reopened { round, reason },
    }
    merge::Event { "left-out" => LeftOut { entry, players }, "settled" => Settled { line, ruling } }
    standings::Event {
        "lot" => LotDrawn { after, order, seed },
        "decided" => Decided { after, order, reason },
        "held" => Held { from },
        "released" => Released,
        "revealed" => Revealed { place },
    }
    club::Rated { "yes" => Yes, "agreed" => Agreed, "one-round" => OneRound, "not-official" => NotOfficial }
    club::Event { "game-started" => GameStarted { round, day, seats, rated } }
}
