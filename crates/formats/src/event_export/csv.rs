//! Tables: players, seating, results, penalties, standings; in CSV with commas, quotes where needed, UTF-8, a header.
use super::{criteria, name, name_in, offender, plain};
use rules::seat::Seat;
use tournament::people::{Part, Standing};
use tournament::protocol::{Score, Which, Won, lines};
use tournament::standings::{Prize, Standings};
use tournament::{EntryId, RoundNo, TableNo, Tournament, substitute};

/// A table with the name of its file, without the ending.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The name.
    pub name: &'static str,
    /// The names of the columns.
    pub head: Vec<&'static str>,
    /// The rows, as many fields in each.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    fn of(name: &'static str, head: &[&'static str]) -> Self {
        Self { name, head: head.to_vec(), rows: Vec::new() }
    }

    /// The table in CSV.
    pub fn csv(&self) -> String {
        let mut out = self.head.join(",") + "\n";
        for fields in &self.rows {
            row(&mut out, fields);
        }
        out
    }
}

/// All tables of an event.
pub fn tables(event: &Tournament, standings: &Standings) -> Vec<Table> {
    vec![players(event), seating(event), results(event), penalties(event), self::standings(event, standings)]
}

/// A field. Text that a spreadsheet would take for a formula is quoted with an apostrophe in front of it.
pub(super) fn field(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']) && text.parse::<f64>().is_err();
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

pub(super) fn row(out: &mut String, fields: &[String]) {
    let fields: Vec<String> = fields.iter().map(|text| field(text)).collect();
    out.push_str(&fields.join(","));
    out.push('\n');
}

const fn part(part: Part) -> &'static str {
    match part {
        Part::Player => "player",
        Part::Substitute(_) => "substitute",
        Part::ChiefJudge => "chief-judge",
        Part::AssistantJudge => "assistant-judge",
    }
}

/// Contact, birth and the organiser's notes are nobody else's business.
fn players(event: &Tournament) -> Table {
    let mut table = Table::of(
        "players",
        &["person", "number", "name", "part", "here", "club", "city", "country", "ema", "clan", "team"],
    );
    for (id, person) in event.people.all() {
        let profile = &person.profile;
        let here = match person.standing {
            Standing::Here(_) => "yes",
            Standing::Left(_) => "left",
            Standing::Waiting => "waiting",
            Standing::Listed | Standing::MergedInto(_) => "no",
        };
        let number = person.entry.map(|entry| entry.to_string()).unwrap_or_default();
        let fields = [
            id.to_string(),
            number,
            profile.name.clone(),
            part(person.part).to_owned(),
            here.to_owned(),
            profile.club.clone(),
            profile.city.clone(),
            profile.country.clone(),
            profile.ema.clone(),
            profile.clan.clone(),
            profile.team.clone(),
        ];
        table.rows.push(fields.into());
    }
    table
}

fn seating(event: &Tournament) -> Table {
    let mut table = Table::of("seating", &["round", "table", "seat", "number", "name", "plays"]);
    for (r, round) in event.seats.rounds.iter().enumerate() {
        for (t, seats) in round.tables.iter().enumerate() {
            for (seat, entry) in ["east", "south", "west", "north"].into_iter().zip(seats) {
                let Some(entry) = entry else { continue };
                let fields = [
                    RoundNo::of_index(r).to_string(),
                    TableNo::of_index(t).to_string(),
                    seat.to_owned(),
                    entry.to_string(),
                    name_in(event, *entry, RoundNo::of_index(r)).to_owned(),
                    plays_in(event, *entry, RoundNo::of_index(r)).to_owned(),
                ];
                table.rows.push(fields.into());
            }
        }
    }
    table
}

/// Who plays for a slot in a round in the place of its holder; empty where nobody does.
fn plays_in(event: &Tournament, entry: EntryId, round: RoundNo) -> &str {
    let holder = event.people.slot(entry).and_then(|slot| slot.holder(round));
    let put = substitute::player(event, round, entry).filter(|by| holder != Some(*by));
    put.and_then(|by| event.people.person(by)).map_or("", |person| person.profile.name.as_str())
}

/// Confirmed results. A column that a family has not is empty.
fn results(event: &Tournament) -> Table {
    let mut table = Table::of(
        "results",
        &[
            "round",
            "table",
            "seat",
            "number",
            "name",
            "place",
            "points",
            "result",
            "chombos",
            "tournament_points",
            "whists",
            "mahjongs",
            "won",
        ],
    );
    for round in (0..event.seats.rounds.len()).map(RoundNo::of_index) {
        for (at, line) in lines(event, round, Which::Confirmed) {
            let mut fields: Vec<String> = vec![
                round.to_string(),
                at.map(|table| table.to_string()).unwrap_or_default(),
                at.map(|_| seat(line.seat).to_owned()).unwrap_or_default(),
                line.entry.to_string(),
                name_in(event, line.entry, round).to_owned(),
            ];
            fields.extend(score(&line.score));
            table.rows.push(fields);
        }
    }
    table
}

const fn seat(seat: Seat) -> &'static str {
    ["east", "south", "west", "north"][seat.index()]
}

/// Place, points, result, chombos, tournament points, whists, Mahjongs, won.
pub(super) fn score(score: &Score) -> [String; 8] {
    let mut out = <[String; 8]>::default();
    match *score {
        Score::Riichi { points, place, result, chombos } => {
            out[0] = place_text(place.first, place.last);
            out[1] = points.to_string();
            out[2] = result.to_string();
            out[3] = chombos.to_string();
        }
        Score::Sichuan { points, place, won } => {
            out[0] = place.map(|place| place_text(place.first, place.last)).unwrap_or_default();
            out[1] = points.to_string();
            out[7] = String::from(if won == Won::Yes { "yes" } else { "no" });
        }
        Score::Classical { points, whists, mahjongs } => {
            out[4] = plain(tournament::standings::Value::Halves(points.halves().into()));
            out[5] = whists.to_string();
            out[6] = mahjongs.to_string();
        }
    }
    out
}

/// A shared place has a dash: of `1/2` a spreadsheet makes a day.
fn place_text(first: u8, last: u8) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

fn penalties(event: &Tournament) -> Table {
    let mut table = Table::of(
        "penalties",
        &["penalty", "round", "table", "number", "name", "offence", "sanction", "clause", "force", "note"],
    );
    for (i, penalty) in event.penalty.all.iter().enumerate() {
        let (offence, sanction, force) = super::json::penalty_ids(penalty);
        let fields = [
            (i + 1).to_string(),
            penalty.round.to_string(),
            penalty.at.map(|(table, _)| table.to_string()).unwrap_or_default(),
            penalty.entry.to_string(),
            offender(event, penalty).to_owned(),
            offence,
            sanction,
            penalty.basis.map(|basis| basis.to_string()).unwrap_or_default(),
            force.to_owned(),
            penalty.note.clone(),
        ];
        table.rows.push(fields.into());
    }
    table
}

/// The standings: place, whether it is shared, who, games, the criteria of the law by their ids, the prize.
pub fn standings(event: &Tournament, standings: &Standings) -> Table {
    let criteria = criteria(standings);
    let mut table = Table::of("standings", &["place", "shared", "number", "name", "played"]);
    table.head.extend(criteria.iter().map(|criterion| criterion.name()));
    table.head.extend(["prize", "provisional"]);
    let provisional = if standings.is_provisional() { "yes" } else { "no" };
    for line in &standings.rows {
        let mut fields = vec![
            line.place.map(|place| place.to_string()).unwrap_or_default(),
            if line.tie.is_some() { "yes" } else { "no" }.to_owned(),
            line.entry.to_string(),
            name(event, line.entry).to_owned(),
            line.played.to_string(),
        ];
        for criterion in &criteria {
            let key = line.keys.iter().find(|key| key.criterion == *criterion);
            fields.push(key.map(|key| plain(key.value)).unwrap_or_default());
        }
        fields.push(match line.prize {
            Prize::None => String::new(),
            Prize::Of(place) => place.to_string(),
            Prize::Undecided { from, to } => format!("{from}–{to}?"),
        });
        fields.push(provisional.to_owned());
        table.rows.push(fields);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_place_is_no_day_of_the_calendar() {
        assert_eq!(place_text(1, 1), "1");
        assert_eq!(place_text(1, 2), "1–2");
    }

    #[test]
    fn fields_cannot_break_a_table_or_run_a_formula() {
        assert_eq!(field("Аня"), "Аня");
        assert_eq!(field("a,\"b\""), "\"a,\"\"b\"\"\"");
        assert_eq!(field("=1+1"), "'=1+1");
        assert_eq!(field("-104.5"), "-104.5");
    }
}
