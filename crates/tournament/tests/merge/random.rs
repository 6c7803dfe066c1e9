//! Copies of simulated events that go on by random commands, each its own way, and are joined.
use reglament_tournament as tournament;
use rules::classical::TournamentPoints;
use rules::hall::EventKind;
use rules::regulation::TableRules;
use std::collections::BTreeSet;
use testkit::event::{HALLS, law_of, profile};
use tournament::check::{Finding, check};
use tournament::lots::Lots;
use tournament::merge::join;
use tournament::people::{self, Part, Profile, Told};
use tournament::protocol::{self, ClassicalTotals, Sheet, Totals};
use tournament::round::{self, Extra, Signal, Tables};
use tournament::seats::{self, Demands, Edit};
use tournament::simulate::{MadeUp, event};
use tournament::substitute::{self, Instead, Until};
use tournament::{
    Actor, Command, CommandId, Entry, EntryId, Moment, Order, Outcome, PenaltyNo, PersonId, Role, RoundNo,
    Span, TableId, TableNo, Tournament, Version, club, penalty, setup, standings, undo,
};

/// Somebody who gives commands without thinking.
struct Hand {
    lots: Lots,
    /// Which copy: people and commands of two copies have other names.
    copy: u128,
    next: u128,
    now: i64,
    event: Tournament,
}

impl Hand {
    fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { self.lots.below(n as u32) as usize }
    }

    fn person(&mut self) -> PersonId {
        let n = self.event.people.persons.len();
        PersonId::of_index(self.below(n))
    }

    fn slot(&mut self) -> EntryId {
        let n = self.event.people.slots.len();
        EntryId::of_index(self.below(n))
    }

    fn round(&mut self) -> RoundNo {
        let n = self.event.seats.rounds.len();
        // Mostly the last one: the others are over.
        RoundNo::of_index(if self.below(4) == 0 { self.below(n) } else { n.max(1) - 1 })
    }

    fn table(&mut self) -> TableId {
        let round = self.round();
        let n = self.event.seats.round(round).map_or(1, |round| round.tables.len());
        TableId { round, table: TableNo::of_index(self.below(n)) }
    }

    fn sheet(&mut self, at: TableId) -> Sheet {
        let mut part = |most: i32| self.lots.below(2 * most as u32 + 1) as i32 - most;
        let three = self.event.seats.seats(at).is_some_and(|seats| seats[3].is_none());
        Sheet::Totals(match &self.event.setup.law.table {
            TableRules::Riichi(rules) => {
                let start = rules.game.start_points.value.get();
                // Few results, so that two copies may come to the same one.
                let [a, b, c] = [0; 3].map(|_| 10_000 * part(1));
                let points = [start + a, start + b, start + c, start - a - b - c];
                Totals::Riichi { points, bets: 0, chombos: [0; 4] }
            }
            TableRules::Sichuan(_) => {
                let [a, b, c] = [0; 3].map(|_| part(2));
                let points = if three { [a, b, -a - b, 0] } else { [a, b, c, -a - b - c] };
                Totals::Sichuan { points, own: [None; 4] }
            }
            TableRules::Classical(_) => {
                let [a, b, c] = [0; 3].map(|_| 2 * part(20));
                let whists = [a, b, c, -a - b - c];
                let seats = [0, 1, 2, 3].map(|i| ClassicalTotals {
                    points: TournamentPoints::whole([12, 7, 3, 1][i]),
                    whists: whists[i],
                    mahjongs: u8::from(i < 3),
                });
                Totals::Classical { deals: 4, seats }
            }
        })
    }

    fn of_people(&mut self) -> Command {
        use people::Command as C;
        let person = self.person();
        let number = self.below(1000) + 1000 * self.copy as usize;
        Command::People(match self.below(16) {
            0..=2 => C::Register { profile: Box::new(profile(number)), part: Part::Player, over: None },
            3 => {
                let part = Part::Substitute(None);
                C::Register { profile: Box::new(profile(number)), part, over: None }
            }
            4 => {
                let clan = ["", "East", "West"][number % 3].into();
                C::Edit { person, profile: Box::new(Profile { clan, ..profile(number) }) }
            }
            5 => C::Anonymise { person },
            6..=8 => C::CheckIn { person },
            9 => C::Leave { person, told: Told::Judge },
            10 => C::Appoint { person, part: Part::Substitute(None), over: None },
            11 => C::Appoint { person, part: Part::Player, over: None },
            12 => C::Restrict { person, restrictions: "home by nine".into() },
            13 => C::Merge { keep: person, other: self.person() },
            14 => C::ApproveList,
            _ => C::Admit { person, over: None },
        })
    }

    fn of_seats(&mut self) -> Command {
        use seats::Command as C;
        let (round, seed, reason) = (self.round(), 7 + self.copy as u64, "a slip".to_owned());
        let next = RoundNo(round.0 + 1);
        Command::Seats(match self.below(10) {
            0 => C::Draw { seed },
            1 | 2 => C::Seat { system: None, seed },
            3 => C::Plan { system: None, seed },
            4 => C::Publish { round },
            5 => C::Publish { round: next },
            6 => C::Edit { round, edit: Edit::Swap(self.slot(), self.slot()), reason },
            7 => C::Withdraw { round },
            8 => C::DrawWinds { at: self.table(), order: None, seed },
            _ => {
                let forbidden = vec![(self.slot(), self.slot())];
                C::Demand(Demands { forbidden, ..self.event.seats.demands.clone() })
            }
        })
    }

    fn of_round(&mut self) -> Command {
        use round::Command as C;
        let (round, entry, at, reason) = (self.round(), self.slot(), self.table(), "a slip".to_owned());
        let call = tournament::CallNo::of_index(self.below(self.event.round.calls.len()));
        Command::Round(match self.below(13) {
            0 | 1 => C::Signal { round, tables: Tables::All, signal: Signal::Start },
            2 => C::Signal { round, tables: Tables::one(at.table), signal: Signal::End },
            3 => C::Extra { round, tables: Tables::All, extra: Extra::Time(Span::minutes(5)), reason },
            4 | 5 => C::Late { round, entry, by: Span::minutes(3) },
            6 => C::Absent { round, entry, told: Told::Judge },
            7 => C::Void { at, reason },
            8 => C::Call { at, about: "tiles".into() },
            9 => C::Answer { call, ruling: "play on".into() },
            10 | 11 => C::Confirm { round },
            _ => C::Reopen { round, reason },
        })
    }

    fn of_protocol(&mut self) -> Command {
        use protocol::Command as C;
        let (at, reason) = (self.table(), "counted again".to_owned());
        let current = self.event.protocol.get(at).map(|protocol| protocol.current);
        let version = current.unwrap_or(Version(1));
        Command::Protocol(match self.below(10) {
            0..=3 => C::Enter { at, sheet: Box::new(self.sheet(at)), seen: None, reason: String::new() },
            4 | 5 => C::Enter { at, sheet: Box::new(self.sheet(at)), seen: current, reason },
            6 | 7 => C::Confirm { at, version, seat: None },
            8 => C::Object { at, seat: rules::seat::Seat::ALL[self.below(4)], text: "mine".into() },
            _ => C::Settle { at, version, reason },
        })
    }

    fn of_penalty(&mut self) -> Command {
        use penalty::{Command as C, Sanction};
        let (entry, round, reason) = (self.slot(), self.round(), "rude".to_owned());
        let number = PenaltyNo::of_index(self.below(self.event.penalty.all.len()));
        let catalogue = penalty::catalogue(&self.event.setup.law);
        let offence = catalogue[self.below(catalogue.len())].offence;
        Command::Penalty(match self.below(8) {
            0 | 1 => C::Rule { entry, round, sanction: Sanction::Warning, reason },
            2..=5 => C::Give { entry, round, deal: None, offence, choice: None, note: String::new() },
            6 => C::Cancel { penalty: number, reason },
            _ => C::Confirm { penalty: number, seat: None },
        })
    }

    fn other(&mut self) -> Command {
        match self.below(10) {
            0 => {
                let (round, entry, by) = (self.round(), self.slot(), Some(self.person()));
                let (moment, until, over) = (Instead::InBreak, Until::RoundEnd, None);
                let put = substitute::Command::Put { round, entry, by, from_deal: 1, moment, until, over };
                Command::Substitute(put)
            }
            1 => Command::Standings(standings::Command::Hold { from: self.round() }),
            2 => Command::Standings(standings::Command::Release),
            3 => Command::Setup(setup::Command::Announce { tables: Vec::new(), text: "tea".into() }),
            4 => {
                let place = format!("hall {}", self.below(2));
                let settings = setup::Settings { place, ..self.event.setup.settings.clone() };
                Command::Setup(setup::Command::Change(Box::new(settings)))
            }
            5 if self.below(4) == 0 => Command::Setup(setup::Command::Close),
            5 => Command::Setup(setup::Command::Reopen { reason: "too early".into() }),
            // A club does little else than begin games.
            6..=8 if self.event.setup.law.hall.course.kind.value != EventKind::Tournament => {
                let seats = [0; 4].map(|_| Some(self.slot()));
                let day = self.event.setup.settings.first_day;
                Command::Club(club::Command::StartGame { day, seats, rated: club::Rated::Yes })
            }
            _ => {
                let log = self.event.log();
                let back = self.lots.below(8.min(log.len() as u32 - 1)) as usize;
                let command = log[log.len() - 1 - back].command;
                Command::Undo(undo::Command { command, reason: "a slip".into() })
            }
        }
    }

    fn command(&mut self) -> Command {
        match self.below(20) {
            0..=4 => self.of_people(),
            5..=7 => self.of_seats(),
            8..=10 => self.of_round(),
            11..=14 => self.of_protocol(),
            15 | 16 => self.of_penalty(),
            _ => self.other(),
        }
    }

    /// Gives a command, lawful or not. Whether it was done.
    fn act(&mut self) -> bool {
        let command = self.command();
        self.next += 1;
        self.now += 1 + i64::from(self.lots.below(3000));
        let (id, at) = (CommandId(self.next + (self.copy << 64)), Moment(self.now));
        let order = Order { id, by: Actor::of(Role::Owner), at, command };
        matches!(self.event.handle(&order), Ok(Outcome::Done(_)))
    }
}

/// A fault without its line, which moves.
fn fault(finding: &Finding) -> String {
    format!("{:?}", Finding { line: 0, ..finding.clone() })
}

fn faults(log: &[Entry]) -> BTreeSet<String> {
    check(log).iter().map(fault).collect()
}

/// What is wrong with two copies joined.
fn wrong(one: &[Entry], other: &[Entry], seen: &mut [usize; 3]) -> Option<String> {
    let Ok(both) = join(one, other) else { return Some("apart".into()) };
    let log = both.entries;
    let differs = |what: &str, now: &[Entry]| {
        let at = log.iter().zip(now).position(|(a, b)| a != b).unwrap_or(log.len().min(now.len()));
        format!("{what}: line {at}: {:?}, then {:?}", log.get(at), now.get(at))
    };
    let again =
        |one: &[Entry], other: &[Entry]| join(one, other).map(|both| both.entries).unwrap_or_default();
    let swapped = again(other, one);
    if swapped != log {
        return Some(differs("the order matters", &swapped));
    }
    for copy in [one, other] {
        for now in [again(&log, copy), again(copy, &log)] {
            if now != log {
                return Some(differs("joined again", &now));
            }
        }
    }
    let Some(event) = Tournament::replay(log.iter().cloned()) else { return Some("no event".into()) };
    if event.log() != log {
        return Some(differs("the replay", event.log()));
    }
    let left_out = &event.merge.left_out;
    seen[0] += left_out.len();
    seen[1] += log.len() - both.common - left_out.len();
    let known: BTreeSet<String> = faults(one).union(&faults(other)).cloned().collect();
    let new: Vec<String> = check(&log)
        .iter()
        .filter(|finding| !known.contains(&fault(finding)))
        .map(|finding| format!("{finding:?}, {:?}", log[finding.line].events))
        .collect();
    seen[2] += 1;
    new.first().map(|first| format!("{} new faults: {first}", new.len()))
}

/// Twenty-four pairs of each hall in the release build; six in a debug build, which is slow.
/// `REGLAMENT_PAIRS=1000` joins so many pairs of each hall, `REGLAMENT_PAIRS=17..18` those of these seeds.
#[test]
fn random_copies_are_joined_to_one_event() {
    let usual = if cfg!(debug_assertions) { "6" } else { "24" };
    let asked = std::env::var("REGLAMENT_PAIRS").unwrap_or(usual.into());
    let (from, to) = asked.split_once("..").unwrap_or(("0", &asked));
    let seeds = from.parse().expect("a seed")..to.parse::<u64>().expect("a seed");
    let mut seen = [0; 3];
    let mut failed = 0;
    for id in HALLS {
        let law = law_of(id);
        let whole: Vec<Vec<Entry>> =
            (0..2).map(|seed| event(&law, 12, seed, &MadeUp).unwrap_or_else(|s| panic!("{s}"))).collect();
        for seed in seeds.clone() {
            let mut lots = Lots::stream(seed, 1);
            let log = &whole[seed as usize % 2];
            let cut = 1 + lots.below(log.len() as u32) as usize;
            let base = Tournament::replay(log[..cut].to_vec()).expect("a log");
            let now = base.log().last().map_or(0, |line| line.at.0);
            let copies = [1, 2].map(|copy: u128| {
                let lots = Lots::stream(seed, 1 + copy as u64);
                let mut hand = Hand { lots, copy, next: 0, now, event: base.clone() };
                let mut done = 0;
                for _ in 0..200 {
                    done += u32::from(hand.act());
                    if done == 10 {
                        break;
                    }
                }
                hand.event.log().to_vec()
            });
            if let Some(fault) = wrong(&copies[0], &copies[1], &mut seen) {
                failed += 1;
                println!("{} {seed}, cut {cut}: {fault}", id.id());
                if seeds.end - seeds.start == 1 {
                    let joined = join(&copies[0], &copies[1]).map(|both| both.entries).unwrap_or_default();
                    for (name, log) in [("one", &copies[0]), ("other", &copies[1]), ("both", &joined)] {
                        let told =
                            |line: &Entry| format!("{} {:x} {:?}", line.at.0, line.command.0, line.events);
                        log[cut.min(log.len())..]
                            .iter()
                            .for_each(|line| println!("  {name}: {}", told(line)));
                    }
                }
            }
        }
    }
    println!("{} lines left out, {} taken, {} pairs", seen[0], seen[1], seen[2]);
    assert_eq!(failed, 0, "pairs with a fault");
    let [left_out, taken, pairs] = seen;
    assert!(left_out > pairs && taken > 4 * pairs, "copies that never meet would prove nothing: {seen:?}");
}
