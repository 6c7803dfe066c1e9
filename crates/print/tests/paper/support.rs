//! Papers of events in a few words, and the text of a page without its markup.
use reglament_print::document::Document;
use reglament_print::{Asked, Ink, Kind, Missing, Size, Styles, Venue, html, paper};
use rules::regulation::RegulationId;
use testkit::event::Builder;
use text::Lang;
use tournament::people::{Part, Profile};
use tournament::{Command, Moment, Role, RoundNo, Tournament, seats};

pub(crate) const ADDRESS: &str = "http://192.168.0.5:8080/e/1";

/// What is asked for, to be changed where a test wants something else.
#[derive(Clone, Copy)]
pub(crate) struct Wish {
    pub(crate) lang: Lang,
    pub(crate) size: Size,
    pub(crate) round: Option<RoundNo>,
    pub(crate) role: Role,
    pub(crate) address: Option<&'static str>,
}

pub(crate) const RU: Wish =
    Wish { lang: Lang::Ru, size: Size::A4, round: None, role: Role::Organiser, address: Some(ADDRESS) };

/// Ten hours before Greenwich: the clock of Vladivostok.
fn clock(at: Moment) -> String {
    let minutes = (at.0 / 60_000 + 600).rem_euclid(24 * 60);
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// A paper, or what is missing.
pub(crate) fn ask(event: &Tournament, kind: Kind, wish: Wish) -> Result<Document, Missing> {
    let day = |_: Moment| event.setup.settings.first_day.to_string();
    let asked = Asked {
        event,
        lang: wish.lang,
        size: wish.size,
        ink: Ink::Black,
        round: wish.round,
        role: wish.role,
        address: wish.address,
        venue: Venue { clock: &clock, day: &day },
        codes: &[],
    };
    paper(kind, &asked)
}

/// The page of a paper that is there.
#[track_caller]
pub(crate) fn page(event: &Tournament, kind: Kind, wish: Wish) -> String {
    match ask(event, kind, wish) {
        Ok(document) => html(&document, Styles::At("/paper.css")),
        Err(missing) => panic!("{kind:?}: {missing:?}"),
    }
}

/// What is asked for of a round.
pub(crate) const fn of(round: u32) -> Wish {
    Wish { round: Some(RoundNo(round)), ..RU }
}

/// What stands on a paper of a round, in Russian.
#[track_caller]
pub(crate) fn printed_of(event: &Tournament, kind: Kind, round: u32) -> String {
    text(&page(event, kind, of(round)))
}

/// What stands on a paper, in Russian.
#[track_caller]
pub(crate) fn printed(event: &Tournament, kind: Kind) -> String {
    text(&page(event, kind, RU))
}

/// The text of a page: cells and lines apart by a bar, marks put back.
pub(crate) fn text(html: &str) -> String {
    let body = html.split_once("<main>").map_or(html, |(_, body)| body);
    let mut out = String::new();
    let mut rest = body;
    while let Some((before, tag)) = rest.split_once('<') {
        out.push_str(before);
        let ends = ["td>", "th>", "p>", "li>", "h1>", "h2>", "h3>", "dt>", "dd>", "caption>"];
        let ends = tag.strip_prefix('/').is_some_and(|tag| ends.iter().any(|end| tag.starts_with(end)));
        out.push_str(if ends { "|" } else { "" });
        rest = tag.split_once('>').map_or("", |(_, rest)| rest);
    }
    out.push_str(rest);
    let marks = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    let plain = marks.into_iter().fold(out, |text, (mark, letter)| text.replace(mark, letter));
    plain.split_whitespace().collect::<Vec<_>>().join(" ").replace("| ", "|").replace('\u{202f}', " ")
}

/// Whether all of these stand on a paper.
#[track_caller]
pub(crate) fn has(paper: &str, words: &[&str]) {
    for word in words {
        assert!(paper.contains(word), "{word:?} is not in {paper}");
    }
}

/// How often something stands there.
pub(crate) fn times(paper: &str, word: &str) -> usize {
    paper.matches(word).count()
}

/// So many players who are here.
pub(crate) fn players(id: RegulationId, count: u32) -> Builder {
    Builder::with_players(id, count)
}

/// Somebody with a name of his own.
pub(crate) fn somebody(event: &mut Builder, name: &str, part: Part) {
    let profile = Profile { name: name.to_owned(), ..testkit::event::profile(1) };
    event.register(profile, part);
}

/// Lots are drawn, the first round is seated and announced.
pub(crate) fn first_round(event: &mut Builder) {
    event.give(Role::Judge, Command::Seats(seats::Command::Draw { seed: 7 }));
    event.give(Role::Judge, Command::Seats(seats::Command::Seat { system: None, seed: 7 }));
    event.give(Role::Judge, Command::Seats(seats::Command::Publish { round: RoundNo(1) }));
}
