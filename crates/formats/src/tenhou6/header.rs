//! Everything beside the deals: players, table, ranks, connections, the end of the game.
use super::dan;
use crate::error::ReadError;
use crate::json::At;
use crate::record::{Connection, Game, GameEnd, Length, OwnRules, Presence, Room};

/// The signs of Tenhou's facts about a table, the rooms apart.
const SIGNS: &str = "東南喰赤速祝";

pub(super) fn read(top: &At<'_>, game: &mut Game) -> Result<(), ReadError> {
    let names = top.key("name");
    if names.items("four names")?.len() == 3 {
        return Err(ReadError::ThreePlayers);
    }
    for (player, name) in game.players.iter_mut().zip(names.items("four names")?) {
        name.str("a name")?.clone_into(&mut player.name);
    }
    game.rules = own_rules(&top.key("rule"))?;
    game.id = top.key("ref").value.as_str().filter(|s| !s.is_empty()).map(str::to_owned);
    if let Some(ranks) = top.key("dan").present() {
        for (player, rank) in game.players.iter_mut().zip(ranks.items("four ranks")?) {
            let number = rank.value.as_u64().and_then(|n| u8::try_from(n).ok());
            player.dan = number.or_else(|| rank.value.as_str().and_then(dan::from_name));
        }
    }
    if let Some(rates) = top.key("rate").present() {
        for (player, rate) in game.players.iter_mut().zip(rates.items("four ratings")?) {
            player.rate = Some(rate.decimal(2, "a rating")?);
        }
    }
    if let Some(mapping) = top.key("playerMapping").present() {
        for (player, one) in game.players.iter_mut().zip(mapping.items("a list of accounts")?) {
            player.account = one.key("account_id").value.as_u64();
        }
    }
    if let Some(list) = top.key("connection").present() {
        for one in list.items("a list of connections")? {
            let log: i64 = one.key("log").int("the number of a deal")?;
            game.connections.push(Connection {
                seat: one.key("who").seat()?,
                what: match one.key("what").int("0 or 1")? {
                    0i64 => Presence::Left,
                    1 => Presence::Back,
                    _ => return Err(one.key("what").bad("0 (left) or 1 (back)")),
                },
                deal: usize::try_from(log).ok(),
                after: one.key("step").int::<i64>("a step").map_or(0, |n| usize::try_from(n).unwrap_or(0)),
            });
        }
    }
    if let Some(sc) = top.key("sc").present() {
        let (mut scores, mut points) = ([0; 4], [0; 4]);
        for (seat, (score, point)) in scores.iter_mut().zip(&mut points).enumerate() {
            *score = sc.item(2 * seat).int("final points")?;
            *point = sc.item(2 * seat + 1).decimal(1, "a final result")?;
        }
        game.end = Some(GameEnd { scores, points: Some(points), chips: None });
    }
    Ok(())
}

fn own_rules(rule: &At<'_>) -> Result<OwnRules, ReadError> {
    let mut rules = OwnRules::default();
    let counts = ["aka51", "aka52", "aka53"].map(|key| rule.key(key));
    if let Some(aka) = rule.key("aka").present() {
        rules.red_fives = Some([aka.int("a number of red fives")?; 3]);
    } else if counts.iter().any(|c| !c.is_missing()) {
        let mut fives = [0; 3];
        for (slot, count) in fives.iter_mut().zip(counts) {
            *slot = count.present().map_or(Ok(0), |c| c.int("a number of red fives"))?;
        }
        rules.red_fives = Some(fives);
    }
    let Some(disp) = rule.key("disp").value.as_str().filter(|s| !s.is_empty()) else { return Ok(rules) };
    if disp.contains('三') || disp.contains("3-Player") {
        return Err(ReadError::ThreePlayers);
    }
    rules.length = if disp.contains('東') || disp.contains("East") {
        Some(Length::East)
    } else if disp.contains('南') || disp.contains("South") {
        Some(Length::EastSouth)
    } else {
        None
    };
    // Tenhou's own text begins with the room and has one sign a fact; any other is a name and says nothing more.
    let room =
        |c| [Room::General, Room::Upper, Room::Special, Room::Phoenix].into_iter().find(|r| r.sign() == c);
    if !disp.chars().all(|c| room(c).is_some() || SIGNS.contains(c)) {
        rules.table = Some(disp.to_owned());
    } else if let Some(room) = disp.chars().next().and_then(room) {
        rules.room = Some(room);
        rules.open_tanyao = Some(disp.contains('喰'));
        rules.fast = Some(disp.contains('速'));
        rules.chips = Some(disp.contains('祝'));
        rules.kiriage = rules.chips;
    }
    Ok(rules)
}

/// The text of the table's rules. Without a room only the length is said: a sign that is missing behind a room
/// would deny what is merely unknown.
pub(super) fn disp(rules: &OwnRules) -> String {
    if let Some(table) = &rules.table {
        return table.clone();
    }
    let length = rules.length.map(|l| if l == Length::East { '東' } else { '南' });
    let mut text: String = rules.room.map(Room::sign).into_iter().chain(length).collect();
    if rules.room.is_some() {
        let reds = rules.red_fives.map(|n| n != [0; 3]);
        let facts = [(rules.open_tanyao, '喰'), (reds, '赤'), (rules.fast, '速'), (rules.chips, '祝')];
        text.extend(facts.into_iter().filter(|(fact, _)| *fact == Some(true)).map(|(_, sign)| sign));
    }
    text
}
