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

pub(super) fn experience(text: &str) -> Option<Experience> {
    Some(match text.to_lowercase().as_str() {
        "unknown" | "неизвестно" | "не спрашивали" | "not asked" | "?" => {
            Experience::Unknown
        }
        "tournaments"
        | "турниры"
        | "играл на турнирах"
        | "играла на турнирах"
        | "has played in tournaments"
        | "played in tournaments"
        | "есть"
        | "yes"
        | "да" => Experience::Tournaments,
        "qualified" | "зачёт" | "сдал зачёт" | "сдала зачёт" | "has qualified" => {
            Experience::Qualified
        }
        "none" | "нет" | "no" => Experience::None,
        _ => return None,
    })
}

pub(super) fn membership(text: &str) -> Option<Membership> {
    Some(match text.to_lowercase().as_str() {
        "none" | "нет" | "не указано" | "not given" | "no" => Membership::None,
        "visitor" | "посетитель" | "посетитель встречи" | "visitor of the meeting" => {
            Membership::Visitor
        }
        "paid" | "взнос" | "взнос внесен" | "взнос внесён" | "has paid the fee" | "оплачено" => {
            Membership::Paid
        }
        "member" | "член клуба" | "member of the club" | "постоянный член" => {
            Membership::Member
        }
        "far-friend"
        | "иногородний друг"
        | "друг клуба из другого города"
        | "friend of the club from another city" => Membership::FarFriend,
        _ => return None,
    })
}

pub(super) fn part(text: &str) -> Option<Part> {
    let text = text.to_lowercase();
    Some(match text.as_str() {
        "player" | "игрок" => Part::Player,
        "substitute" | "игрок замены" | "замена" | "запасной" => {
            Part::Substitute(None)
        }
        "chief-judge" | "chief judge" | "главный судья" => Part::ChiefJudge,
        "assistant" | "assistant judge" | "judge" | "помощник" | "помощник судьи" | "судья" => {
            Part::AssistantJudge
        }
        other => Part::Substitute(Some(other.strip_prefix("substitute:")?.parse().ok()?)),
    })
}
