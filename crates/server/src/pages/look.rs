//! What a form would do, before anything is written: the sentences, who would move, what the seating would be worth. It is
//! worked out by giving the commands to a copy of the event.
use super::{quality, standings};
use crate::book::{Decided, Many, decide, work};
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::{Form, refusal};
use crate::page::{Page, render};
use crate::refill::CAME_FROM;
use crate::visit::local;
use crate::words;
use askama::Template;
use axum::response::Response;
use rules::regulation::TableRules;
use rules::riichi::{CHOMBO_DEDUCTION, ChomboCost};
use text::hall::{Names, School};
use text::{Lang, citation, say, signed};
use tournament::club::rating;
use tournament::penalty::{Event as Penalty, Sanction};
use tournament::standings::{current, moves};
use tournament::{Command, Entry, EntryId, Event, Tournament};

/// A line of a table: what, now, then.
pub(super) type Change = (String, String, String);

#[derive(Template)]
#[template(path = "look.html")]
struct Look {
    page: Page,
    frame: Frame,
    what: Vec<String>,
    places: Vec<Change>,
    ratings: Vec<Change>,
    quality: Vec<Change>,
    /// Where the form goes that does it.
    action: String,
    fields: Vec<(String, String)>,
    /// Whether a reason may be given still.
    asks: bool,
    /// The page one comes from.
    back: Option<String>,
}

/// Shows what the commands of a form would do.
pub(crate) async fn look(form: &Form, commands: Vec<Command>) -> Result<Response, Failure> {
    let (event, orders) = (form.event(), form.as_orders(commands));
    let asked = event.clone();
    let decided = work(move || decide(&asked, &orders, Many::Steps)).await;
    let decided = decided.map_err(|stop| refusal(&form.page, Some(&event), stop))?;
    let lang = form.page.lang();
    let Decided::Fresh(then, entries, _) = decided else {
        return Ok(shown(form, vec![form.page.s("desk-done-again")], Effects::default(), Reason::Sent));
    };
    let mut what = words::with_teller(lang, &then, |teller| text::happened::entries(teller, &entries));
    what.extend(costs(lang, &event, &entries));
    // Whoever may not see what is held back does not see by this what it comes to.
    let effects = if form.page.judges() { Effects::between(lang, &event, &then) } else { Effects::default() };
    Ok(shown(form, what, effects, Reason::Sent))
}

/// What a chombo takes, by the regulation, where one is given.
fn costs(lang: Lang, event: &Tournament, entries: &[Entry]) -> Option<String> {
    let is_chombo = |event: &Event| matches!(event, Event::Penalty(Penalty::Given { penalty, .. }) if penalty.sanction == Sanction::Chombo);
    let TableRules::Riichi(rules) = &event.setup.law.table else { return None };
    entries.iter().flat_map(|entry| &entry.events).find(|event| is_chombo(event))?;
    let option = event.setup.law.table.options().into_iter().find(|one| one.key == "result.chombo")?;
    let name = text::option_name(lang, option.key, Some(School::of(&event.setup.law)));
    let mut answer = text::answer(lang, &option);
    if rules.result.chombo.value == ChomboCost::AfterUma {
        answer = format!("{answer}, {}", signed(lang, -i64::from(CHOMBO_DEDUCTION)));
    }
    Some(say!(lang, "desk-look-costs", name = name, answer = answer, basis = citation(lang, option.basis)))
}

/// What differs between an event as it is and as it would be.
#[derive(Default)]
pub(super) struct Effects {
    pub(super) places: Vec<Change>,
    pub(super) ratings: Vec<Change>,
    pub(super) quality: Vec<Change>,
}

impl Effects {
    fn between(lang: Lang, now: &Tournament, then: &Tournament) -> Self {
        let name = |entry: EntryId| then.entry(lang, entry);
        let place = |place: Option<u16>| place.map_or_else(|| "–".to_owned(), |place| place.to_string());
        let moved = moves(&current(now), &current(then));
        let ratings = match (rating::ladder(now), rating::ladder(then)) {
            (Some(now), Some(then)) => rating::moves(&now, &then),
            _ => Vec::new(),
        };
        let rated = |rating: rating::Rating| standings::rating(lang, rating);
        Self {
            places: moved.into_iter().map(|m| (name(m.entry), place(m.from), place(m.to))).collect(),
            ratings: ratings.into_iter().map(|m| (name(m.entry), rated(m.from), rated(m.to))).collect(),
            quality: if now.seats == then.seats {
                Vec::new()
            } else {
                quality::changed(&quality::report(lang, now), &quality::report(lang, then))
            },
        }
    }
}

/// Whether a reason may be given on the page still.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reason {
    /// What was sent is all.
    Sent,
    /// It may come now.
    MayCome,
}

/// The page that shows it, with a button that does it.
pub(super) fn shown(form: &Form, what: Vec<String>, effects: Effects, reason: Reason) -> Response {
    let asks = reason == Reason::MayCome && form.fields.text("reason").is_empty();
    let fields = form.carried(if asks { &["act", "reason"] } else { &["act"] });
    let back = fields.iter().find(|(name, _)| name == CAME_FROM).map(|(_, from)| from.clone());
    let path = &form.page.visit.path;
    let Effects { places, ratings, quality } = effects;
    render(&Look {
        frame: form.frame(Here::Other),
        what,
        places,
        ratings,
        quality,
        action: path.split('?').next().unwrap_or(path).to_owned(),
        fields,
        back: back.filter(|back| local(back).is_some()),
        asks,
        page: form.page.clone(),
    })
}
