//! Phones that come in by a code: of a table, of a judge or a scribe, of a player. The code is read from paper, the PIN
//! typed where a phone reads none; only their hashes are kept.
use crate::app::App;
use crate::book::{Stop, work};
use crate::failure::{Failure, Why};
use crate::give::refusal_of_machine;
use crate::secret;
use crate::time;
use store::StreamId;
use store::access::{Device, DeviceId, Hash, NewDevice};
use tournament::{PersonId, Role, Span, TableNo};

/// A code lets in for so long.
const LIFE: Span = Span::minutes(30 * 24 * 60);
/// So many wrong PINs of an event are borne within the time below: all tables come in by one access point.
const WRONG: u64 = 40;
const WITHIN: Span = Span::minutes(10);

/// Whom a code is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wanted {
    pub(crate) role: Role,
    pub(crate) table: Option<TableNo>,
    pub(crate) person: Option<PersonId>,
    pub(crate) name: String,
}

/// What goes on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    pub(crate) name: String,
    pub(crate) code: String,
    pub(crate) pin: String,
}

/// Makes codes. They follow from the id of the form, so that a form sent twice gives the same ones; earlier codes for the
/// same table or person hold no more.
pub(crate) async fn make(
    app: &App,
    event: StreamId,
    form: &str,
    wanted: Vec<Wanted>,
) -> Result<Vec<Card>, Failure> {
    let mut cards: Vec<Card> = Vec::with_capacity(wanted.len());
    for (nth, one) in wanted.iter().enumerate() {
        let code = secret::digest_text(&format!("code {nth} of {form} in {}", event.0));
        let mut salt = 0;
        let pin = loop {
            let pin = pin(&format!("pin {nth} {salt} of {form}"));
            if cards.iter().all(|card| card.pin != pin) {
                break pin;
            }
            salt += 1;
        };
        cards.push(Card { name: one.name.clone(), code, pin });
    }
    let now = time::now();
    let before = app.store.devices(event).await?;
    for (one, card) in wanted.iter().zip(&cards) {
        let code = Hash(secret::digest(&card.code));
        if app.store.device_of(code).await?.is_some() {
            continue;
        }
        let is_for_the_same = |device: &&Device| {
            device.holds(now)
                && device.role == one.role
                && device.table == one.table
                && device.person == one.person
                && (one.table.is_some() || one.person.is_some())
        };
        for old in before.iter().filter(is_for_the_same) {
            app.store.revoke_device(old.id, now).await?;
        }
        let (cost, typed) = (app.settings.cost, card.pin.clone());
        let hashed = work(move || {
            secret::hash_password(&typed, cost).ok_or_else(|| Stop::Broken("no hash of a PIN".to_owned()))
        });
        let pin = hashed.await.map_err(refusal_of_machine)?;
        let new = NewDevice {
            stream: event,
            table: one.table,
            person: one.person,
            role: one.role,
            name: &one.name,
            code,
            pin: Some(&pin),
            expires: now + LIFE,
        };
        app.store.add_device(new, now).await?;
    }
    Ok(cards)
}

/// Six digits that follow from a text.
fn pin(of: &str) -> String {
    let digest = secret::digest(of);
    let number = u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]);
    format!("{:06}", number % 1_000_000)
}

/// The device of a code, if it lets in.
pub(crate) async fn by_code(app: &App, code: &str) -> Result<Option<Device>, Failure> {
    let found = app.store.device_of(Hash(secret::digest(code))).await?;
    Ok(found.filter(|device| device.holds(time::now())))
}

/// The device of a PIN at an event. Wrong ones are counted; after too many everybody waits.
pub(crate) async fn by_pin(app: &App, event: StreamId, typed: &str) -> Result<Option<Device>, Failure> {
    let (now, key) = (time::now(), format!("pin:{}", event.0));
    if app.store.attempts(&key, now, WITHIN).await? >= WRONG {
        return Err(Failure::of(Why::Wait(WITHIN)));
    }
    let typed: String = typed.chars().filter(char::is_ascii_digit).collect();
    let holding: Vec<Device> =
        app.store.devices(event).await?.into_iter().filter(|device| device.holds(now)).collect();
    let found = work(move || {
        let is = |device: &Device| device.pin.as_deref().is_some_and(|pin| secret::is_password(&typed, pin));
        Ok(holding.into_iter().find(is))
    });
    let found = found.await.map_err(refusal_of_machine)?;
    if found.is_none() {
        app.store.attempt(&key, now, WITHIN).await?;
    }
    Ok(found)
}

/// Takes a code of an event back; the phones that came in by it are out at once.
pub(crate) async fn revoke(app: &App, event: StreamId, id: DeviceId) -> Result<(), Failure> {
    let of_event = app.store.device(id).await?.filter(|device| device.stream == event);
    let device = of_event.ok_or_else(Failure::unknown)?;
    Ok(app.store.revoke_device(device.id, time::now()).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_has_six_digits() {
        for n in 0..50 {
            let pin = pin(&n.to_string());
            assert!(pin.len() == 6 && pin.bytes().all(|b| b.is_ascii_digit()), "{pin}");
        }
        assert_ne!(pin("a"), pin("b"));
    }
}
