//! Diplomas: one for each prize winner, once the places are decided and may be seen.
use crate::ask::Asked;
use crate::document::{Block, Document, Field, Fit, Mark, Tone, Turn};
use crate::kind::Kind;
use crate::missing::Missing;
use text::hall::{Names, Numbers, name_of};
use text::say;
use tournament::EntryId;
use tournament::people::Part;
use tournament::standings::{current, honours, shown_up_to};
use tournament::substitute::prize_holder;

/// A sheet for each prize.
pub(super) fn diplomas(asked: &Asked<'_>) -> Result<Document, Missing> {
    if shown_up_to(asked.event, asked.role).is_some() {
        return Err(Missing::Release);
    }
    let prizes = honours(asked.event, &current(asked.event)).prizes.value;
    if prizes.is_empty() {
        return Err(Missing::Places);
    }
    let cards: Vec<Vec<Block>> =
        prizes.into_iter().map(|(place, entry)| diploma(asked, place, entry)).collect();
    // What hangs on a wall has no small print.
    Ok(asked.bare_cards(Kind::Diplomas, Fit::Whole, Turn::Wide, &cards))
}

fn diploma(asked: &Asked<'_>, place: u16, entry: EntryId) -> Vec<Block> {
    let lang = asked.lang;
    let holder = prize_holder(asked.event, entry).map(|answer| answer.value);
    let name = holder.and_then(|person| name_of(asked.event, person));
    let name = name.map_or_else(|| Numbers.entry(lang, entry), ToOwned::to_owned);
    let chief = asked.people_of(|part| part == Part::ChiefJudge).into_iter().next();
    let signs = [
        say!(lang, "print-organiser"),
        chief.map_or_else(|| say!(lang, "print-chief"), |name| say!(lang, "print-chief-named", name = name)),
    ];
    vec![
        asked.head(say!(lang, "print-diploma"), asked.when_and_where(), None),
        Block::Line(Tone::Plain, say!(lang, "print-diploma-of")),
        Block::Line(Tone::Loud, name),
        Block::Mark(Mark::Text(say!(lang, "print-place", n = place.to_string()))),
        Block::Boxes(signs.map(|name| Field { name, share: 1 }).to_vec()),
    ]
}
