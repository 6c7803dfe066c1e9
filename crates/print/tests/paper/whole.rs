//! Whole events of every regulation: at many moments every paper is whole in both languages and sizes, or says what is missing.
use super::support::{RU, Wish, ask, has, page, printed, text, times};
use reglament_print::document::Document;
use reglament_print::{About, Kind, Missing, Size, Styles, html, papers};
use rules::regulation::RegulationId;
use testkit::event::{Builder, HALLS};
use text::Lang;
use tournament::setup::Law;
use tournament::simulate::{self, MadeUp};
use tournament::standings::{By, Command as Standing, current, honours};
use tournament::{Command, Entry, Role, RoundNo, Tournament};

fn played(id: RegulationId, players: u16, seed: u64) -> Vec<Entry> {
    let law: Law = testkit::event::law_of(id);
    simulate::event(&law, players, seed, &MadeUp).unwrap_or_else(|stopped| panic!("{stopped:?}"))
}

fn upto(log: &[Entry], n: usize) -> Tournament {
    Tournament::replay(log[..n.max(1)].iter().cloned()).unwrap()
}

/// Nothing is left that a message should have given, and the page takes nothing from elsewhere.
#[track_caller]
fn is_whole(what: &str, document: &Document) {
    let page = html(document, Styles::At("/paper.css"));
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"), "{what}");
    assert!(page.contains(&format!("<html lang=\"{}\"", document.lang.code())), "{what}");
    for foreign in ["http://", "https://", "<script", "style=\"", "onclick", "javascript:"] {
        assert!(!page.contains(foreign), "{what}: {foreign}");
    }
    for (open, close) in [("<table", "</table>"), ("<article", "</article>"), ("<section", "</section>")] {
        assert_eq!(times(&page, open), times(&page, close), "{what}: {open}");
    }
    let text = text(&page);
    assert!(!text.contains('{'), "{what}: a value is missing in {text}");
    for family in
        ["print-", "hall-", "desk-", "standings-", "criterion-", "happened-", "programme-", "option-"]
    {
        let is_key = text.split([' ', '|']).any(|word| word.starts_with(family));
        assert!(!is_key, "{what}: {family} in {text}");
    }
    if document.lang == Lang::Ru {
        assert!(text.chars().any(|c| ('а'..='я').contains(&c)), "{what}: {text}");
    }
}

fn an_event_of(id: RegulationId) {
    let log = played(id, 14, 5);
    let mut printed_at = Vec::new();
    for part in 0..=6 {
        let event = upto(&log, log.len() * part / 6);
        let law = &event.setup.law;
        for kind in Kind::ALL {
            for (lang, size) in [(Lang::Ru, Size::A4), (Lang::En, Size::A5)] {
                let what = format!("{id:?} {kind:?} {lang:?} at {part} of 6");
                match ask(&event, *kind, Wish { lang, size, ..RU }) {
                    Ok(document) => {
                        assert!(kind.is_of(law) && !document.pages.is_empty(), "{what}");
                        is_whole(&what, &document);
                        printed_at.push(*kind);
                    }
                    Err(Missing::NotHere) => assert!(!kind.is_of(law), "{what}"),
                    Err(missing) => assert!(!missing.said(lang, law).is_empty(), "{what}"),
                }
            }
        }
        // Each round has its papers.
        for round in (0..event.seats.rounds.len().min(6)).map(RoundNo::of_index) {
            for kind in papers(law).filter(|kind| kind.about() == About::Round) {
                let found = ask(&event, kind, Wish { round: Some(round), ..RU });
                assert!(
                    found.is_ok() || found == Err(Missing::Seating),
                    "{id:?} {kind:?} {round}: {found:?}"
                );
            }
        }
    }
    // Every paper of the law was printed at some moment; a programme and penalties only if somebody made them.
    let law = testkit::event::law_of(id);
    for kind in papers(&law) {
        let by_chance = match kind {
            Kind::Programme => law.hall.programme.is_empty(),
            Kind::Penalties | Kind::Judges => true,
            // A season game by game has no lots and no plan, and its prizes may be shared.
            Kind::Lots | Kind::Plan | Kind::Schedules | Kind::Diplomas => id == RegulationId::Aleague,
            _ => false,
        };
        assert!(by_chance || printed_at.contains(&kind), "{id:?}: {kind:?} was never printed");
    }
}

#[test]
fn gambler_from_registration_to_diplomas() {
    an_event_of(RegulationId::Gambler);
}

#[test]
fn sichuan_from_registration_to_diplomas() {
    an_event_of(RegulationId::Sichuan);
}

#[test]
fn samara_from_registration_to_diplomas() {
    an_event_of(RegulationId::Samara);
}

#[test]
fn tesuji_over_a_season() {
    an_event_of(RegulationId::Tesuji);
}

#[test]
fn aleague_over_a_season() {
    an_event_of(RegulationId::Aleague);
}

#[test]
fn the_standings_mark_the_criterion_that_decided() {
    let log = played(RegulationId::Samara, 16, 3);
    let event = upto(&log, log.len());
    let standings = current(&event);
    let page = page(&event, Kind::Standings, RU);
    let decided = |by: Option<By>| matches!(by, Some(By::Criterion(_)));
    let marked = standings.rows.iter().filter(|row| decided(row.separated_from_next.map(|by| by.by))).count();
    assert!(marked > 4, "{marked}");
    assert_eq!(times(&page, "<td class=\"number strong\">"), marked);
    let paper = text(&page);
    has(
        &paper,
        &["Положение|", "После сессии 4|", "место|игрок|игр|среднее место|сумма очков|", "Чем решено|"],
    );
    for row in &standings.rows {
        assert!(paper.contains(&text::hall::Names::entry(&event, Lang::Ru, row.entry)), "{row:?}");
    }
}

#[test]
fn diplomas_are_for_the_prize_winners() {
    for id in [RegulationId::Samara, RegulationId::Sichuan, RegulationId::Gambler] {
        let log = played(id, 16, 3);
        let event = upto(&log, log.len());
        let prizes = honours(&event, &current(&event)).prizes.value;
        let page = page(&event, Kind::Diplomas, RU);
        assert_eq!(times(&page, "<article>"), prizes.len());
        let paper = text(&page);
        for (place, _) in prizes {
            has(&paper, &["Диплом|", "награждается|", &format!("{place} место|"), "Организатор|"]);
        }
        let early = upto(&log, log.len() / 3);
        assert_eq!(ask(&early, Kind::Diplomas, RU), Err(Missing::Places));
    }
}

#[test]
fn results_that_are_held_back_are_on_the_papers_of_judges_alone() {
    let log = played(RegulationId::Samara, 16, 3);
    // Nothing is held back in an event that is closed: the moment before its last command.
    let mut order = None;
    for n in (1..log.len()).rev() {
        let event = upto(&log, n);
        let hold = Standing::Hold { from: RoundNo(2) };
        let next = tournament::Order {
            id: tournament::CommandId(1 << 100),
            by: tournament::Actor::of(Role::Owner),
            at: log[n - 1].at,
            command: Command::Standings(hold),
        };
        let mut held = event.clone();
        if event.round.is_confirmed(RoundNo(4)) && held.handle(&next).is_ok() {
            order = Some(held);
            break;
        }
    }
    let event = order.expect("a moment at which results can be held back");
    let scribe = Wish { role: Role::Scribe, ..RU };
    let (seen, all) = (text(&page(&event, Kind::Standings, scribe)), printed(&event, Kind::Standings));
    has(&seen, &["После сессии 1|", text::say(Lang::Ru, "desk-standings-held", &[]).as_str()]);
    has(&all, &["После сессии 4|"]);
    assert_eq!(ask(&event, Kind::Diplomas, scribe), Err(Missing::Release));
    // A penalty of a later round says nothing before its time.
    if let Ok(document) = ask(&event, Kind::Penalties, scribe) {
        assert!(!text(&html(&document, Styles::Within)).contains("сессия 3"));
    }
}

#[test]
fn the_regulation_is_printed_with_its_answers_and_clauses() {
    for id in HALLS {
        let event = Builder::of(id);
        for lang in Lang::ALL {
            let paper = text(&page(&event, Kind::Regulation, Wish { lang, ..RU }));
            let law = &event.setup.law;
            for option in law.table.options() {
                has(
                    &paper,
                    &[&format!("{}|", text::option_name(lang, option.key, None)).replace('\u{202f}', " ")],
                );
            }
            let register = id.register().unwrap();
            let last = rules::clause::ClauseId::all(register).last().unwrap();
            has(&paper, &[&format!("{}|{}.", last.id(), text::clause(lang, last).unwrap().title)]);
        }
    }
}

#[test]
fn a_hall_of_four_hundred_is_printed() {
    let event = {
        let mut event = Builder::with_players(RegulationId::Sichuan, 400);
        event.seated((0..100).map(|t| [4 * t + 1, 4 * t + 2, 4 * t + 3, 4 * t + 4]).collect());
        event
    };
    for kind in papers(&event.setup.law) {
        for size in Size::ALL {
            if let Ok(document) = ask(&event, kind, Wish { size, ..RU }) {
                is_whole(&format!("{kind:?}"), &document);
            }
        }
    }
    has(&printed(&event, Kind::SeatingByName), &["Player 400|100 Север|"]);
}
