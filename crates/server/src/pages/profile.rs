//! The fields of a person: shown in a form, and read from one. The columns of a list have the same names.
use crate::failure::{Failure, Why};
use crate::fields::Fields;
use crate::page::Page;
use crate::time;
use text::{Lang, say};
use tournament::people::{Experience, Membership, Part, Profile};

/// The form of a person.
pub(super) struct Shown {
    pub(super) name: String,
    pub(super) parts: Vec<Choice>,
    pub(super) fields: Vec<Field>,
    pub(super) choices: Vec<Choices>,
}

/// A field of text.
pub(super) struct Field {
    pub(super) id: &'static str,
    pub(super) name: String,
    pub(super) kind: &'static str,
    pub(super) value: String,
}

/// A field with a choice.
pub(super) struct Choices {
    pub(super) id: &'static str,
    pub(super) name: String,
    pub(super) values: Vec<Choice>,
}

/// Id, name, whether it is chosen.
type Choice = (&'static str, String, bool);

const PARTS: [(&str, Part); 4] = [
    ("player", Part::Player),
    ("substitute", Part::Substitute(None)),
    ("chief-judge", Part::ChiefJudge),
    ("assistant", Part::AssistantJudge),
];

const EXPERIENCE: [(&str, Experience); 4] = [
    ("unknown", Experience::Unknown),
    ("tournaments", Experience::Tournaments),
    ("qualified", Experience::Qualified),
    ("none", Experience::None),
];

const MEMBERSHIP: [(&str, Membership); 5] = [
    ("none", Membership::None),
    ("visitor", Membership::Visitor),
    ("paid", Membership::Paid),
    ("member", Membership::Member),
    ("far-friend", Membership::FarFriend),
];

/// A part by its name in messages.
pub(super) const fn part_id(part: Part) -> &'static str {
    match part {
        Part::Player => "player",
        Part::Substitute(_) => "substitute",
        Part::ChiefJudge => "chief-judge",
        Part::AssistantJudge => "assistant",
    }
}

/// The form of what is known.
pub(super) fn shown(lang: Lang, profile: &Profile, part: Part) -> Shown {
    let column = |id: &str| say!(lang, "event-column", column = id);
    let text = |id: &'static str, column_id: &str, value: &str| Field {
        id,
        name: column(column_id),
        kind: "text",
        value: value.to_owned(),
    };
    let birth = profile.birth.map(|day| day.to_string()).unwrap_or_default();
    Shown {
        name: profile.name.clone(),
        parts: PARTS
            .iter()
            .map(|(id, _)| (*id, say!(lang, "desk-part", part = *id), *id == part_id(part)))
            .collect(),
        fields: vec![
            text("club", "club", &profile.club),
            text("city", "city", &profile.city),
            text("country", "country", &profile.country),
            text("clan", "clan", &profile.clan),
            text("team", "team", &profile.team),
            text("ema", "ema", &profile.ema),
            text("latin_first", "latin-first", &profile.latin_first),
            text("latin_last", "latin-last", &profile.latin_last),
            Field { id: "birth", name: column("birth"), kind: "date", value: birth },
            text("contact", "contact", &profile.contact),
            text("attested", "attested", &profile.attested),
            text("note", "note", &profile.note),
        ],
        choices: vec![
            Choices {
                id: "experience",
                name: column("experience"),
                values: EXPERIENCE
                    .iter()
                    .map(|(id, value)| {
                        (*id, say!(lang, "desk-experience", what = *id), *value == profile.experience)
                    })
                    .collect(),
            },
            Choices {
                id: "membership",
                name: column("membership"),
                values: MEMBERSHIP
                    .iter()
                    .map(|(id, value)| {
                        (*id, say!(lang, "desk-membership", what = *id), *value == profile.membership)
                    })
                    .collect(),
            },
        ],
    }
}

/// What was typed.
pub(super) fn read(page: &Page, fields: &Fields) -> Result<(Profile, Part), Failure> {
    let mut wrong = Vec::new();
    let name = fields.text("name").to_owned();
    if name.is_empty() {
        wrong.push(page.s("desk-person-nameless"));
    }
    let typed = fields.text("birth");
    let birth = time::date(typed);
    if birth.is_none() && !typed.is_empty() {
        wrong.push(say!(page.lang(), "event-no-day", typed = typed));
    }
    if !wrong.is_empty() {
        return Err(Failure::of(Why::Wrong(wrong)));
    }
    let text = |id: &str| fields.text(id).to_owned();
    let experience = EXPERIENCE.iter().find(|(id, _)| *id == fields.text("experience"));
    let membership = MEMBERSHIP.iter().find(|(id, _)| *id == fields.text("membership"));
    let part =
        PARTS.iter().find(|(id, _)| *id == fields.text("part")).map_or(Part::Player, |(_, part)| *part);
    let profile = Profile {
        name,
        latin_first: text("latin_first"),
        latin_last: text("latin_last"),
        club: text("club"),
        city: text("city"),
        country: text("country"),
        ema: text("ema"),
        clan: text("clan"),
        team: text("team"),
        birth,
        contact: text("contact"),
        note: text("note"),
        experience: experience.map_or(Experience::Unknown, |(_, value)| *value),
        attested: text("attested"),
        membership: membership.map_or(Membership::None, |(_, value)| *value),
    };
    Ok((profile, part))
}
