//! `event add`, `checkin`, `leave`: people come, are here, and go.
use super::desk::{self, Desk, Stop};
use super::moment;
use super::who::{self, Target};
use crate::args::Wish;
use crate::outcome::Outcome;
use clap::ValueEnum;
use formats::people::BIRTHS;
use std::collections::BTreeSet;
use tournament::people::{
    Command as People, Experience, Membership, Override, Part, Profile, Standing, Told,
};
use tournament::{Command, PersonId};

#[derive(clap::Args, Debug)]
pub(crate) struct AddArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "NAME")]
    name: String,
    #[arg(long, value_name = "PART", default_value = "player")]
    part: PartArg,
    #[arg(long, value_name = "TEXT", default_value = "")]
    latin_first: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    latin_last: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    clan: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    team: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    club: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    city: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    country: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    ema: String,
    #[arg(long, value_name = "DAY")]
    birth: Option<String>,
    #[arg(long, value_name = "TEXT", default_value = "")]
    contact: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    note: String,
    #[arg(long, value_name = "WHAT", default_value = "unknown")]
    experience: ExperienceArg,
    #[arg(long, value_name = "TEXT", default_value = "")]
    attested: String,
    #[arg(long, value_name = "WHAT", default_value = "none")]
    membership: MembershipArg,
    #[arg(long, value_name = "TEXT")]
    restrictions: Option<String>,
    #[arg(long = "override", value_name = "REASON")]
    over: Option<String>,
}

/// As what: `player`, `substitute`, `substitute:2` (two sessions at most), `chief-judge`, `assistant`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PartArg(Part);

impl std::str::FromStr for PartArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let part = match (text, text.strip_prefix("substitute:")) {
            ("player", _) => Part::Player,
            ("substitute", _) => Part::Substitute(None),
            ("chief-judge", _) => Part::ChiefJudge,
            ("assistant", _) => Part::AssistantJudge,
            (_, Some(sessions)) => Part::Substitute(Some(sessions.parse().map_err(|_| text.to_owned())?)),
            _ => return Err(text.to_owned()),
        };
        Ok(Self(part))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ExperienceArg {
    Unknown,
    Tournaments,
    Qualified,
    None,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum MembershipArg {
    None,
    Visitor,
    Paid,
    Member,
    FarFriend,
}

impl AddArgs {
    fn profile(&self, desk: &Desk) -> Result<Profile, Stop> {
        let birth = match &self.birth {
            None => None,
            Some(typed) => Some(moment::day(typed, &BIRTHS, desk.wish).map_err(|none| desk.complain(none))?),
        };
        Ok(Profile {
            name: self.name.trim().to_owned(),
            latin_first: self.latin_first.clone(),
            latin_last: self.latin_last.clone(),
            club: self.club.clone(),
            city: self.city.clone(),
            country: self.country.clone(),
            ema: self.ema.clone(),
            clan: self.clan.clone(),
            team: self.team.clone(),
            birth,
            contact: self.contact.clone(),
            note: self.note.clone(),
            experience: match self.experience {
                ExperienceArg::Unknown => Experience::Unknown,
                ExperienceArg::Tournaments => Experience::Tournaments,
                ExperienceArg::Qualified => Experience::Qualified,
                ExperienceArg::None => Experience::None,
            },
            attested: self.attested.clone(),
            membership: match self.membership {
                MembershipArg::None => Membership::None,
                MembershipArg::Visitor => Membership::Visitor,
                MembershipArg::Paid => Membership::Paid,
                MembershipArg::Member => Membership::Member,
                MembershipArg::FarFriend => Membership::FarFriend,
            },
        })
    }
}

/// `event add`: registers somebody.
pub(super) fn add(args: &AddArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let profile = Box::new(args.profile(desk)?);
        let over = args.over.clone().map(|reason| Override { reason });
        let person = PersonId::of_index(desk.event().people.persons.len());
        desk.give(Command::People(People::Register { profile, part: args.part.0, over }))?;
        match &args.restrictions {
            Some(restrictions) => {
                desk.give(Command::People(People::Restrict { person, restrictions: restrictions.clone() }))
            }
            None => Ok(()),
        }
    })
}

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("what").required(true).multiple(true).args(["who", "all", "approve"])))]
pub(crate) struct CheckInArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "WHO")]
    who: Vec<String>,
    #[arg(long, conflicts_with = "who")]
    all: bool,
    // The list of players is approved: later ones come in late.
    #[arg(long)]
    approve: bool,
}

/// `event same`: one person was registered twice, or two are two after all.
pub(super) fn same(args: &SameArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let keep = who::person(desk, &args.keep)?;
        desk.give(Command::People(match &args.other {
            Some(other) => People::Merge { keep, other: who::person(desk, other)? },
            None => People::Unmerge { other: who::as_registered(&args.keep).unwrap_or(keep) },
        }))
    })
}

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("what").required(true).args(["other", "two"])))]
pub(crate) struct SameArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "WHO")]
    keep: String,
    #[arg(value_name = "WHO")]
    other: Option<String>,
    #[arg(long)]
    two: bool,
}

/// `event checkin`: those who are here; the list of players is approved.
pub(super) fn check_in(args: &CheckInArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let mut come: Vec<PersonId> =
            args.who.iter().map(|typed| who::person(desk, typed)).collect::<Result<_, Stop>>()?;
        if args.all {
            let listed = desk.event().people.all().filter(|(_, p)| p.standing == Standing::Listed);
            come.extend(listed.map(|(id, _)| id));
        }
        // Who is named twice is here once.
        let mut named = BTreeSet::new();
        come.retain(|person| named.insert(*person));
        for person in come {
            // Who waits and has been offered a place takes it by coming.
            if desk.event().people.offered.contains(&person) {
                desk.give(Command::People(People::Admit { person, over: None }))?;
            }
            desk.give(Command::People(People::CheckIn { person }))?;
        }
        if args.approve {
            desk.give(Command::People(People::ApproveList))?;
        }
        Ok(())
    })
}

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("what").required(true).args(["part", "place", "restrictions"])))]
pub(crate) struct AppointArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "WHO")]
    who: String,
    #[arg(long, value_name = "PART")]
    part: Option<PartArg>,
    // A place for somebody who waits, or for a judge.
    #[arg(long)]
    place: bool,
    #[arg(long, value_name = "TEXT")]
    restrictions: Option<String>,
    #[arg(long = "override", value_name = "REASON")]
    over: Option<String>,
}

/// `event appoint`: another part, a place, or the restrictions of a minor.
pub(super) fn appoint(args: &AppointArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let person = who::person(desk, &args.who)?;
        let over = args.over.clone().map(|reason| Override { reason });
        desk.give(Command::People(match (&args.part, &args.restrictions) {
            (Some(part), _) => People::Appoint { person, part: part.0, over },
            (None, Some(restrictions)) => People::Restrict { person, restrictions: restrictions.clone() },
            (None, None) => People::Admit { person, over },
        }))
    })
}

#[derive(clap::Args, Debug)]
pub(crate) struct LeaveArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "WHO")]
    who: String,
    // Who leaves has told nobody.
    #[arg(long)]
    untold: bool,
}

/// `event leave`: somebody goes for good.
pub(super) fn leave(args: &LeaveArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let person = who::person(desk, &args.who)?;
        let told = if args.untold { Told::Nobody } else { Told::Judge };
        desk.give(Command::People(People::Leave { person, told }))
    })
}
