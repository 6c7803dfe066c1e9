//! An event of a regulation at some moment, and what a test asks of its pages.
use super::client::{Answer, Browser, Hall, hall};
use super::scene::{begun, begun_event, event, look_and_do, press, settings, stored};
use axum::http::StatusCode;
use reglament_server::sanction_word;
use rules::clause::{Basis, ClauseId};
use rules::regulation::RegulationId;
use text::{Lang, citation};
use tournament::Tournament;
use tournament::penalty::Sanction;
use tournament::seats::Visibility;

pub(crate) const PEOPLE: &str = "/e/1/people";
pub(crate) const DRAW: &str = "/e/1/draw";
pub(crate) const ROUND: &str = "/e/1/rounds/1";
pub(crate) const PLAYERS: &str = "/e/1/rounds/1/players";
pub(crate) const TABLE: &str = "/e/1/rounds/1/tables/1";
/// The page on the phone of a table.
pub(crate) const PHONE: &str = "/e/1/tables/1";
pub(crate) const PENALTIES: &str = "/e/1/penalties?round=1&entry=3";
pub(crate) const GAMES: &str = "/e/1/games";

/// A desk with one event, and the browser of its owner.
pub(crate) struct Event {
    pub(crate) hall: Hall,
    pub(crate) owner: Browser,
    id: RegulationId,
}

/// An event without anybody.
pub(crate) async fn empty(rules: &str) -> Event {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    let mut form = settings(&[("rules", rules)]);
    form.push(("rounds", ""));
    owner.post("/events", &form).await.well();
    Event { hall, owner, id: RegulationId::from_id(rules).unwrap() }
}

/// So many players are on the list.
pub(crate) async fn listed(rules: &str, players: usize) -> Event {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, rules, players).await;
    if rules == "sichuan" {
        // The regulation leaves their number to the organiser.
        owner.post("/e/1/settings", &settings(&[("rounds", "2")])).await.well();
    }
    Event { hall, owner, id: RegulationId::from_id(rules).unwrap() }
}

/// The first round is played; in a ladder or a league, a game.
pub(crate) async fn playing(rules: &str) -> Event {
    if ["tesuji", "aleague"].contains(&rules) {
        let mut event = listed(rules, 8).await;
        event.game(["1", "2", "3", "4"], [""; 4], "yes").await.well();
        return event;
    }
    let hall = hall().await;
    let mut owner = hall.owner().await;
    begun_event(&hall, &mut owner, rules, 8).await;
    Event { hall, owner, id: RegulationId::from_id(rules).unwrap() }
}

/// Beside the eight players somebody of another part is there; the first round is played.
pub(crate) async fn with(rules: &str, part: &str) -> Event {
    let mut event = listed(rules, 8).await;
    event.somebody("Девятый", part, &[("override", "свой")]).await.well();
    event.play().await;
    event
}

/// A clause in both languages: how it is cited, and what it says.
fn clause(id: RegulationId, lang: Lang, clause: &str) -> (String, String, Basis) {
    let register = id.register().unwrap();
    let found = ClauseId::all(register).find(|one| one.id() == clause).unwrap();
    let basis = Basis::Clause(found);
    let known = text::clause(lang, found).unwrap();
    (citation(lang, basis), format!("{}. {}", known.title, known.text), basis)
}

impl Event {
    pub(crate) async fn page(&mut self, path: &str) -> Answer {
        self.owner.get(path).await.well()
    }

    pub(crate) async fn stored(&self) -> Tournament {
        stored(&self.hall).await
    }

    /// How a clause is cited on Russian pages.
    pub(crate) fn cites(&self, of: &str) -> String {
        clause(self.id, Lang::Ru, of).0
    }

    /// Whoever stands at a page is told the clause there, in both languages; these words are in the Russian ones.
    pub(crate) async fn told(&mut self, path: &str, of: &str, words: &[&str]) {
        for lang in [Lang::En, Lang::Ru] {
            self.owner.speaks(lang.code());
            let page = self.page(path).await;
            let (_, told) =
                page.html.split_once("id=\"says\"").expect("the page tells what the regulation says");
            let told = told.split("</details>").next().unwrap();
            let (at, says, _) = clause(self.id, lang, of);
            let row = told.split("<dt class=\"clause\">").find(|row| row.starts_with(&format!("{at}</dt>")));
            let row = row.unwrap_or_else(|| panic!("{path} does not tell {at}: {told}"));
            let said = row.replace("&#34;", "\"").replace("&#39;", "'").replace("&#38;", "&");
            assert!(said.contains(&format!("<dd>{says}</dd>")), "{said}");
            for word in words.iter().filter(|_| lang == Lang::Ru) {
                assert!(said.contains(word), "{word:?} is not in {said}");
            }
        }
    }

    /// The catalogue offers a sanction for an offence beside its clause; it is given, and stands with the clause that
    /// says so.
    pub(crate) async fn offered(&mut self, word: &str, sanction: Sanction, of: &str, by: &str) {
        let deal = self.stored().await.penalty.all.len() + 1;
        let page = self.page(PENALTIES).await;
        let row = page.html.split("<li>").find(|row| {
            [format!("value=\"{word}\""), format!("value=\"{word}|")].iter().any(|value| row.contains(value))
        });
        let row = row.unwrap_or_else(|| panic!("{word} is not offered: {}", page.text()));
        let row = row.split("</li>").next().unwrap();
        let (said, at) = (self.says(sanction).await, self.cites(of));
        assert!(row.contains(&format!(">{said}</button>")) && row.contains(&at), "{said}, {at}: {row}");
        let chosen = format!("{word}|{}", sanction_word(sanction));
        let give = if row.contains(&format!("value=\"{chosen}\"")) { chosen } else { word.to_owned() };
        let typed = [("give", give.as_str()), ("deal", &deal.to_string())];
        let (look, done) = look_and_do(&self.hall, &mut self.owner, &page, "/e/1/penalties", &typed).await;
        let event = self.stored().await;
        let penalty = event.penalty.all.last().unwrap();
        let (at, _, basis) = clause(self.id, Lang::Ru, by);
        assert_eq!((penalty.sanction, penalty.basis), (sanction, Some(basis)));
        for page in [look, done] {
            assert!(
                page.text().contains(&said) && page.text().contains(&at),
                "{said}, {at}: {}",
                page.text()
            );
        }
    }

    /// Each offence is offered with its sanction by one clause, and given so, one after another.
    pub(crate) async fn all_offered(&mut self, offences: &[(&str, Sanction)], of: &str) {
        for (word, sanction) in offences {
            self.offered(word, *sanction, of, of).await;
        }
    }

    /// A sanction in words.
    pub(crate) async fn says(&self, sanction: Sanction) -> String {
        let event = self.stored().await;
        text::hall::sanction(&text::hall::Voice::of(Lang::Ru, &event), sanction)
    }

    /// Registers somebody.
    pub(crate) async fn somebody(&mut self, name: &str, part: &str, more: &[(&str, &str)]) -> Answer {
        let form = [&[("name", name), ("part", part)], more].concat();
        self.owner.post(PEOPLE, &form).await
    }

    /// A form is refused by a clause, and nothing is written.
    pub(crate) async fn refused(&mut self, path: &str, form: &[(&str, &str)], of: &str) {
        let before = self.stored().await;
        let answer = self.owner.post(path, form).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text());
        assert!(answer.text().contains(&self.cites(of)), "{}", answer.text());
        assert_eq!(self.stored().await, before);
    }

    /// A game that begins now, or one with its numbers.
    pub(crate) async fn game(&mut self, players: [&str; 4], points: [&str; 4], rated: &str) -> Answer {
        let mut form = vec![("day", "2026-12-05"), ("rated", rated), ("confirm", "1")];
        form.extend(players.map(|player| ("player", player)));
        form.extend(points.map(|points| ("points", points)));
        self.owner.post(GAMES, &form).await
    }

    /// Everybody is here; steps are pressed until the first round is announced.
    pub(crate) async fn announce(&mut self) {
        self.owner.post("/e/1/people/check-in", &[("all", "1")]).await.well();
        while self.stored().await.seats.rounds.first().is_none_or(|r| r.visibility == Visibility::Planned) {
            press(&mut self.owner).await;
        }
    }

    /// Everybody is here; steps are pressed until the first round is played.
    pub(crate) async fn play(&mut self) {
        self.announce().await;
        while !begun(&self.stored().await, 1) {
            press(&mut self.owner).await;
        }
    }

    /// Looks at what a form of a page would do, and does it.
    pub(crate) async fn do_at(
        &mut self,
        page: &str,
        action: &str,
        typed: &[(&str, &str)],
    ) -> (Answer, Answer) {
        let page = self.page(page).await;
        look_and_do(&self.hall, &mut self.owner, &page, action, typed).await
    }
}
