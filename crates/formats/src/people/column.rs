//! The columns of a list and the words in them, in both languages.
use tournament::people::{Experience, Membership, Part};

macro_rules! columns {
    ($( $name:ident = $id:literal [$($alias:literal),*], $doc:literal; )*) => {
        /// A column.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Column { $( #[doc = $doc] $name, )* }

        impl Column {
            /// All of them.
            pub const ALL: &'static [Self] = &[$( Self::$name ),*];

            /// The name in files.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$name => $id, )* }
            }

            const fn names(self) -> &'static [&'static str] {
                match self { $( Self::$name => &[$id, $($alias),*], )* }
            }
        }
    };
}

columns! {
    Name = "name" ["имя", "фио", "игрок", "player", "full name", "имя и фамилия", "фамилия и имя", "фамилия имя"], "The whole name.";
    FirstName = "first name" ["имя (отдельно)", "given name"], "The first name.";
    LastName = "last name" ["фамилия", "surname", "family name"], "The last name.";
    LatinFirst = "latin first" ["имя латиницей", "first name (latin)", "latin first name"], "The first name in Latin letters.";
    LatinLast = "latin last" ["фамилия латиницей", "last name (latin)", "latin last name"], "The last name in Latin letters.";
    Club = "club" ["клуб"], "The club.";
    City = "city" ["город"], "The city.";
    Country = "country" ["страна"], "The country.";
    Ema = "ema" ["ema number", "ема", "номер ema", "ema id"], "The number of the European Mahjong Association.";
    Clan = "clan" ["семья", "клан", "family"], "The clan.";
    Team = "team" ["команда"], "The team.";
    Birth = "birth" ["дата рождения", "рождение", "birthday", "date of birth"], "The day of birth.";
    Contact = "contact" ["контакт", "телефон", "почта", "e-mail", "email", "phone"], "How to reach the person.";
    Note = "note" ["заметка", "примечание", "комментарий", "comment"], "A note.";
    Experience = "experience" ["опыт"], "What was played before.";
    Attested = "attested" ["подтвердил", "кто подтвердил", "attested by"], "Who attests the qualification.";
    Membership = "membership" ["членство", "участие в клубе"], "How the person belongs to the club.";
    Part = "part" ["роль", "участие", "role"], "As what.";
    Restrictions = "restrictions" ["ограничения"], "The restrictions of a minor.";
}

impl Column {
    /// The column that a heading means.
    pub fn of(heading: &str) -> Option<Self> {
        let heading = heading.trim().to_lowercase().replace('_', " ").replace('ё', "е");
        Self::ALL.iter().copied().find(|column| column.names().contains(&heading.as_str()))
    }
}

/// The words of each answer, the name in files first, then what people write.
type Words<T> = &'static [(T, &'static [&'static str])];

const EXPERIENCE: Words<Experience> = &[
    (Experience::Unknown, &["unknown", "неизвестно", "?", "не спрашивали", "not asked"]),
    (
        Experience::Tournaments,
        &[
            "tournaments",
            "турниры",
            "играл на турнирах",
            "играла на турнирах",
            "has played in tournaments",
            "played in tournaments",
            "есть",
            "yes",
            "да",
        ],
    ),
    (Experience::Qualified, &["qualified", "зачёт", "зачет", "сдал зачёт", "сдала зачёт", "has qualified"]),
    (Experience::None, &["none", "нет", "no"]),
];

const MEMBERSHIP: Words<Membership> = &[
    (Membership::None, &["none", "нет", "no", "не указано", "not given"]),
    (Membership::Visitor, &["visitor", "посетитель", "посетитель встречи", "visitor of the meeting"]),
    (
        Membership::Paid,
        &[
            "paid",
            "взнос",
            "взнос внесён",
            "взнос внесен",
            "has paid the fee",
            "оплачено",
            "оплатил",
            "оплатила",
        ],
    ),
    (Membership::Member, &["member", "член клуба", "постоянный член", "member of the club"]),
    (
        Membership::FarFriend,
        &[
            "far-friend",
            "иногородний друг",
            "друг клуба из другого города",
            "friend of the club from another city",
        ],
    ),
];

const PART: Words<Part> = &[
    (Part::Player, &["player", "игрок"]),
    (Part::Substitute(None), &["substitute", "игрок замены", "замена", "запасной"]),
    (Part::ChiefJudge, &["chief-judge", "chief judge", "главный судья"]),
    (Part::AssistantJudge, &["assistant", "assistant judge", "judge", "помощник", "помощник судьи", "судья"]),
];

/// The answer that a word means.
fn answer<T: Copy>(words: Words<T>, text: &str) -> Option<T> {
    let text = text.to_lowercase();
    words.iter().find(|(_, words)| words.contains(&text.as_str())).map(|(answer, _)| *answer)
}

/// One word of each answer: the name in files, or the first that is written in Russian.
fn first<T>(words: Words<T>, russian: bool) -> Vec<&'static str> {
    words.iter().filter_map(|(_, words)| one(words, russian)).collect()
}

/// The first word of one answer.
fn word<T: PartialEq>(words: Words<T>, answer: &T, russian: bool) -> Option<&'static str> {
    words.iter().find(|(one, _)| one == answer).and_then(|(_, words)| one(words, russian))
}

fn one(words: &[&'static str], russian: bool) -> Option<&'static str> {
    let is_russian = |word: &&str| word.chars().any(|c| matches!(c, 'а'..='я' | 'ё'));
    words.iter().copied().find(|word| is_russian(word) == russian)
}

impl Column {
    /// What may stand in the column, a word for each answer, in Russian or in English; nothing where anything may.
    pub fn words(self, russian: bool) -> Vec<&'static str> {
        match self {
            Self::Experience => first(EXPERIENCE, russian),
            Self::Membership => first(MEMBERSHIP, russian),
            Self::Part => first(PART, russian),
            Self::Birth if russian => vec!["31.12.2001", "2001-12-31"],
            Self::Birth => vec!["2001-12-31", "31.12.2001"],
            _ => Vec::new(),
        }
    }

    /// A value with which the gates that look at this column are passed; none where no gate does.
    pub fn example(self, russian: bool) -> Option<&'static str> {
        match self {
            Self::Experience => word(EXPERIENCE, &Experience::Tournaments, russian),
            Self::Membership => word(MEMBERSHIP, &Membership::Visitor, russian),
            Self::Birth => self.words(russian).first().copied(),
            _ => None,
        }
    }
}

pub(super) fn experience(text: &str) -> Option<Experience> {
    answer(EXPERIENCE, text)
}

pub(super) fn membership(text: &str) -> Option<Membership> {
    answer(MEMBERSHIP, text)
}

pub(super) fn part(text: &str) -> Option<Part> {
    let sessions = || text.to_lowercase().strip_prefix("substitute:")?.parse().ok();
    answer(PART, text).or_else(|| sessions().map(|sessions| Part::Substitute(Some(sessions))))
}
