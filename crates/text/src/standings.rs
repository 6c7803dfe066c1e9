//! Standings in words: criteria and their values, what separates two players, ties, who is without a place.
use crate::hall::School;
use crate::{Lang, citation, number, say};
use rules::clause::Basis;
use rules::hall::Criterion;
use tournament::EntryId;
use tournament::Tournament;
use tournament::club::rating::{Listed, Rating};
use tournament::standings::{
    By, Out, Prize, Remedy, Row, Separation, Settled, Standings, Tie, Value, settled,
};

/// The name of a criterion, as over a column.
pub fn criterion(lang: Lang, criterion: Criterion) -> String {
    say(lang, &format!("criterion-{}", criterion.name()), &[])
}

/// The value of a criterion: `2.25`, `−104.5`, `1,625.16`. A mean and a variance have three decimals at the
/// most, a converted result has the one that is shown everywhere.
pub fn value(lang: Lang, value: Value) -> String {
    match value {
        Value::Nothing => say!(lang, "standings-no-value"),
        Value::Whole(n) => number(lang, n),
        Value::Halves(n) => decimal(lang, n, 2, 0, 3),
        Value::Mean { doubled, games } => decimal(lang, doubled, 2 * i64::from(games), 0, 3),
        Value::Spread { scaled, games } => {
            decimal(lang, scaled, 4 * i64::from(games) * i64::from(games), 0, 3)
        }
        Value::Twelfths(n) => decimal(lang, n, 12_000, 1, 1),
        Value::Hundredths(n) => decimal(lang, Rating::of_hundredths(n).hundredths(), 100, 2, 3),
        Value::Place { place, .. } => number(lang, i64::from(place)),
        Value::Drawn(n) => number(lang, i64::from(n)),
    }
}

/// The place of a row, marked where it is shared.
pub fn place(lang: Lang, row: &Row) -> String {
    match (row.place, row.tie) {
        (None, _) => "–".to_owned(),
        (Some(place), None) => place.to_string(),
        (Some(place), Some(_)) => say!(lang, "standings-shared", place = place.to_string()),
    }
}

/// The prize of a row, from which place to which while that is not decided; empty where there is none.
pub fn prize(lang: Lang, row: &Row) -> String {
    match row.prize {
        Prize::None => String::new(),
        Prize::Of(place) => place.to_string(),
        Prize::Undecided { from, to } => {
            say!(lang, "standings-prize-undecided", from = from.to_string(), to = to.to_string())
        }
    }
}

/// The value of a row under a criterion, and whether it put the row ahead of the next.
pub fn cell(lang: Lang, row: &Row, criterion: Criterion) -> (String, bool) {
    let key = row.keys.iter().find(|key| key.criterion == criterion);
    let text = key.map(|key| value(lang, key.value)).unwrap_or_default();
    (text, row.separated_from_next.is_some_and(|by| by.by == By::Criterion(criterion)))
}

/// Two values that separate players, so that a reader sees the difference: where the usual form hides it, with the
/// decimals that show it.
fn values(lang: Lang, own: Value, other: Value) -> (String, String) {
    let shown = (value(lang, own), value(lang, other));
    match (own, other) {
        (Value::Twelfths(a), Value::Twelfths(b)) if shown.0 == shown.1 => {
            let exact = |n| decimal(lang, n, 12_000, 1, 3);
            (exact(a), exact(b))
        }
        _ => shown,
    }
}

/// A fraction as a decimal, rounded half away from zero to `most` places; zeros at the end go, but for `least` places.
fn decimal(lang: Lang, numerator: i64, denominator: i64, least: usize, most: u32) -> String {
    let one = 10_i64.pow(most);
    let scaled = 2 * i128::from(one) * i128::from(numerator.unsigned_abs()) + i128::from(denominator);
    let parts = (scaled / (2 * i128::from(denominator.max(1)))) as i64;
    let mut digits = format!("{:0most$}", parts % one, most = most as usize);
    while digits.len() > least && digits.ends_with('0') {
        digits.pop();
    }
    let sign = if numerator < 0 && parts > 0 { "−" } else { "" };
    let point = match (digits.is_empty(), lang) {
        (true, _) => "",
        (false, Lang::Ru) => ",",
        (false, Lang::En) => ".",
    };
    format!("{sign}{}{point}{digits}", number(lang, parts / one))
}

/// The id of what separates two players, in keys and JSON.
pub const fn by_id(by: By) -> &'static str {
    match by {
        By::Criterion(criterion) => criterion.name(),
        By::Lot => "lot",
        By::Organiser => "organiser",
        By::Final => "final",
        By::RoundsOrder => "rounds-order",
    }
}

/// Why one player is ahead of the next, with the numbers and the clauses.
pub fn separation(lang: Lang, separation: &Separation, ahead: &str, next: &str) -> String {
    let after = match separation.own {
        Value::Place { after, .. } => after.0,
        _ => 0,
    };
    let basis = match separation.measured {
        None => citation(lang, separation.basis),
        Some(measured) => format!("{}; {}", citation(lang, separation.basis), citation(lang, measured)),
    };
    let (own, other) = values(lang, separation.own, separation.other);
    say(
        lang,
        &format!("standings-by-{}", by_id(separation.by)),
        &[
            ("ahead", ahead.into()),
            ("next", next.into()),
            ("own", own.into()),
            ("other", other.into()),
            ("after", after.into()),
            ("basis", basis.into()),
        ],
    )
}

/// Who shares a place, and what is to be done about it.
pub fn tie(lang: Lang, tie: &Tie, name: impl Fn(EntryId) -> String) -> String {
    let names: Vec<String> = tie.entries.iter().map(|entry| name(*entry)).collect();
    let (place, names, basis) = (i64::from(tie.place), names.join(", "), citation(lang, tie.basis));
    match tie.open {
        None => say!(lang, "standings-tie", place = place, names = names, basis = basis),
        Some(Remedy::LotForPlaces) => {
            say!(lang, "standings-tie-lot", place = place, names = names, basis = basis)
        }
        Some(Remedy::LotForPrize) => {
            say!(lang, "standings-tie-lot-for-prize", place = place, names = names, basis = basis)
        }
        Some(Remedy::Organiser) => {
            say!(lang, "standings-tie-organiser", place = place, names = names, basis = basis)
        }
    }
}

/// Why somebody has no place.
pub fn out(lang: Lang, school: School, out: Out, name: &str) -> String {
    let cite = |basis: Basis| citation(lang, basis);
    match out {
        Out::Disqualified(_, None) => say!(lang, "standings-out-disqualified-ruled", name = name),
        Out::Disqualified(_, Some(basis)) => {
            say!(lang, "standings-out-disqualified", name = name, basis = cite(basis))
        }
        Out::Left(round) => {
            say!(lang, "standings-out-left", name = name, round = round.0, school = school.id())
        }
        Out::NotListed(Listed::NotSince(year), basis) => {
            say!(lang, "standings-out-not-since", name = name, year = year.to_string(), basis = cite(basis))
        }
        Out::NotListed(Listed::TooFew(games), basis) => {
            say!(lang, "standings-out-not-listed", name = name, games = games, basis = cite(basis))
        }
        Out::NotListed(Listed::Yes, basis) => {
            say!(lang, "standings-out-unlisted", name = name, basis = cite(basis))
        }
    }
}

/// Whether the standings are final, and what may still change them.
pub fn state(lang: Lang, event: &Tournament, standings: &Standings) -> String {
    match settled(event, standings) {
        Settled::Waiting => {
            say!(lang, "standings-waiting", tables = standings.waiting.tables.len())
        }
        Settled::Rounds => say!(
            lang,
            "standings-after",
            n = standings.after.0,
            rounds = event.setup.rounds().unwrap_or_default(),
            school = School::of(&event.setup.law).id()
        ),
        Settled::Final => say!(lang, "standings-before-final"),
        Settled::OpenGames(games) => say!(lang, "standings-games-open", games = games),
        Settled::Games => say!(lang, "standings-games-confirmed"),
        Settled::Closing => say!(lang, "standings-played"),
        Settled::Nothing => say!(lang, "standings-final"),
    }
}

/// How the standings came about, a sentence a line: what separates each row from the next, who shares a place, who is
/// without one.
pub fn explain(
    lang: Lang,
    school: School,
    standings: &Standings,
    name: impl Fn(EntryId) -> String,
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut told = None;
    for (i, row) in standings.rows.iter().enumerate() {
        if let Some(at) = row.tie.filter(|at| told != Some(*at)) {
            lines.push(tie(lang, &standings.ties[at], &name));
            told = Some(at);
        }
        lines.extend(between(lang, row, standings.rows.get(i + 1), &name));
        lines.extend(row.out.map(|why| out(lang, school, why, &name(row.entry))));
    }
    lines
}

fn between(lang: Lang, row: &Row, next: Option<&Row>, name: impl Fn(EntryId) -> String) -> Option<String> {
    let found = row.separated_from_next.as_ref()?;
    Some(separation(lang, found, &name(row.entry), &name(next?.entry)))
}
