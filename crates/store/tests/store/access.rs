//! Accounts, sessions, invitations, devices, tokens, tries.
use crate::samples::opening;
use reglament_store::access::*;
use reglament_store::{Store, StreamId};
use tournament::{Moment, PersonId, Role, Span, TableNo};

const NOW: Moment = Moment(1_772_355_600_000);
const HOUR: Span = Span::minutes(60);

fn later(hours: i64) -> Moment {
    Moment(NOW.0 + hours * HOUR.0)
}

fn person(login: &str) -> NewAccount<'_> {
    NewAccount { login, name: "Анна", password: "$argon2id$…" }
}

const fn secret(n: u8) -> Hash {
    Hash([n; 32])
}

async fn account(store: &Store, login: &str) -> AccountId {
    store.add_account(person(login), NOW).await.unwrap().unwrap()
}

async fn stream(store: &Store) -> StreamId {
    store.create(&[opening(1)]).await.unwrap().id()
}

pub(crate) async fn the_first_account_is_the_owner(store: &Store) {
    let (one, other) = tokio::join!(
        store.add_first_account(person("anna"), NOW),
        store.add_first_account(person("boris"), NOW),
    );
    let both = [one.unwrap(), other.unwrap()];
    let [owner] = *both.iter().flatten().collect::<Vec<_>>() else { panic!("{both:?}") };
    let grant = Grant { account: *owner, stream: None, role: Role::Owner, person: None };
    assert_eq!(store.grants(*owner).await.unwrap(), [grant]);
    assert_eq!(store.granted(None).await.unwrap(), [grant]);
    assert_eq!(store.accounts().await.unwrap().len(), 1);
    assert_eq!(store.add_first_account(person("clara"), NOW).await.unwrap(), None);
}

pub(crate) async fn a_login_is_taken_once(store: &Store) {
    let anna = account(store, "anna").await;
    assert_eq!(store.add_account(person("anna"), NOW).await.unwrap(), None);
    let boris = account(store, "boris").await;
    assert!(boris > anna);
    let found = store.account_of("anna").await.unwrap().unwrap();
    assert_eq!((found.id, found.name.as_str(), found.created, found.closed), (anna, "Анна", NOW, None));
    assert_eq!(store.account_of("Anna").await.unwrap(), None);
    store.rename_account(anna, "Анна О'Нил").await.unwrap();
    assert_eq!(store.account(anna).await.unwrap().unwrap().name, "Анна О'Нил");

    let id = stream(store).await;
    let judge = Grant { account: boris, stream: Some(id), role: Role::Judge, person: Some(PersonId(3)) };
    store.grant(Grant { person: None, ..judge }).await.unwrap();
    store.grant(judge).await.unwrap();
    assert_eq!(store.grants(boris).await.unwrap(), [judge]);
    assert_eq!(store.granted(Some(id)).await.unwrap(), [judge]);
    store.take_grant(boris, Some(id), Role::Judge).await.unwrap();
    assert_eq!(store.grants(boris).await.unwrap(), []);
}

pub(crate) async fn a_session_holds_until_it_ends(store: &Store) {
    let holder = Holder::Account(account(store, "anna").await);
    for n in 1..=3 {
        store.open_session(secret(n), holder, NOW, later(2)).await.unwrap();
    }
    let found = store.session(secret(1), later(1)).await.unwrap().unwrap();
    assert_eq!(found, Session { holder, created: NOW, seen: NOW, expires: later(2) });
    assert_eq!(store.session(secret(9), NOW).await.unwrap(), None);
    assert_eq!(store.session(secret(1), later(2)).await.unwrap(), None, "it has expired");
    store.touch_session(secret(1), later(1), later(5)).await.unwrap();
    assert_eq!(store.session(secret(1), later(2)).await.unwrap().unwrap().seen, later(1));
    store.close_session(secret(2)).await.unwrap();
    assert_eq!(store.sessions(holder, NOW).await.unwrap().len(), 2);
    store.sweep(later(3), NOW).await.unwrap();
    assert_eq!(store.sessions(holder, NOW).await.unwrap().len(), 1);
    store.close_sessions(holder).await.unwrap();
    assert_eq!(store.session(secret(1), NOW).await.unwrap(), None);
}

pub(crate) async fn a_closed_account_is_out(store: &Store) {
    let anna = account(store, "anna").await;
    let holder = Holder::Account(anna);
    store.open_session(secret(1), holder, NOW, later(2)).await.unwrap();
    store.set_password(anna, "$argon2id$2").await.unwrap();
    assert_eq!(store.session(secret(1), NOW).await.unwrap(), None, "in with the old password");
    assert_eq!(store.account(anna).await.unwrap().unwrap().password, "$argon2id$2");

    store.close_account(anna, later(1)).await.unwrap();
    assert_eq!(store.account(anna).await.unwrap().unwrap().closed, Some(later(1)));
    store.open_session(secret(2), holder, NOW, later(2)).await.unwrap();
    assert_eq!(store.session(secret(2), NOW).await.unwrap(), None);
    store.reopen_account(anna).await.unwrap();
    assert!(store.session(secret(2), NOW).await.unwrap().is_some());
}

pub(crate) async fn an_invitation_is_used_once(store: &Store) {
    let id = stream(store).await;
    let (anna, boris, clara) =
        (account(store, "anna").await, account(store, "boris").await, account(store, "clara").await);
    let new = NewInvitation {
        secret: secret(1),
        stream: Some(id),
        role: Role::Scribe,
        person: None,
        by: anna,
        expires: later(1),
    };
    let invited = store.invite(new, NOW).await.unwrap();
    let found = store.invitation(secret(1)).await.unwrap().unwrap();
    assert_eq!((found.id, found.stream, found.by, found.used), (invited, Some(id), anna, None));
    assert!(found.holds(NOW) && !found.holds(later(1)));
    assert_eq!(store.accept(secret(1), boris, later(1)).await.unwrap(), Accepted::No, "too late");
    assert_eq!(store.accept(secret(2), boris, NOW).await.unwrap(), Accepted::No, "unknown");

    let both = tokio::join!(store.accept(secret(1), boris, NOW), store.accept(secret(1), clara, NOW));
    let both = [both.0.unwrap(), both.1.unwrap()];
    let Some(Accepted::Is(grant)) = both.iter().find(|a| **a != Accepted::No) else { panic!("{both:?}") };
    assert!(both.contains(&Accepted::No), "one of two");
    assert_eq!(store.grants(grant.account).await.unwrap(), [*grant]);
    assert_eq!(store.accept(secret(1), grant.account, NOW).await.unwrap(), Accepted::Is(*grant), "again");
    let used = store.invitations(Some(id)).await.unwrap();
    assert_eq!(used[0].used, Some((grant.account, NOW)));

    let taken = store.invite(NewInvitation { secret: secret(3), ..new }, NOW).await.unwrap();
    store.revoke_invitation(taken, NOW).await.unwrap();
    assert_eq!(store.accept(secret(3), anna, NOW).await.unwrap(), Accepted::No);
}

pub(crate) async fn a_device_ends_with_its_sessions(store: &Store) {
    let stream = stream(store).await;
    let new = NewDevice {
        stream,
        table: Some(TableNo(7)),
        person: None,
        role: Role::Player,
        name: "Стол 7",
        code: secret(7),
        pin: Some("$argon2id$pin"),
        expires: later(8),
    };
    let table = store.add_device(new, NOW).await.unwrap();
    let judge = NewDevice { table: None, role: Role::Judge, code: secret(8), pin: None, ..new };
    let judge = store.add_device(judge, NOW).await.unwrap();
    let found = store.device_of(secret(7)).await.unwrap().unwrap();
    assert_eq!(store.device(table).await.unwrap().unwrap(), found);
    assert_eq!((found.id, found.table, found.role), (table, Some(TableNo(7)), Role::Player));
    assert_eq!(found.pin.as_deref(), Some("$argon2id$pin"));
    assert!(found.holds(NOW) && !found.holds(later(8)));
    assert_eq!(store.devices(stream).await.unwrap().len(), 2);

    // Four phones at the table.
    for phone in 1..=4 {
        store.open_session(secret(phone), Holder::Device(table), NOW, later(48)).await.unwrap();
    }
    store.open_session(secret(5), Holder::Device(judge), NOW, later(48)).await.unwrap();
    assert!(store.session(secret(4), later(7)).await.unwrap().is_some());
    assert_eq!(store.session(secret(4), later(8)).await.unwrap(), None, "the device has expired");
    store.revoke_device(table, later(1)).await.unwrap();
    assert_eq!(store.sessions(Holder::Device(table), NOW).await.unwrap(), []);
    assert!(store.session(secret(5), NOW).await.unwrap().is_some(), "another device");
    assert_eq!(store.device(table).await.unwrap().unwrap().revoked, Some(later(1)));
    store.open_session(secret(6), Holder::Device(table), NOW, later(2)).await.unwrap();
    assert_eq!(store.session(secret(6), NOW).await.unwrap(), None, "it was taken back");
}

pub(crate) async fn a_token_holds_until_it_is_taken_back(store: &Store) {
    let anna = account(store, "anna").await;
    let new = NewToken {
        account: anna,
        name: "выгрузка",
        prefix: "rgl_a1b2",
        secret: secret(1),
        scopes: "read",
        expires: None,
    };
    let id = store.add_token(new, NOW).await.unwrap();
    let brief = NewToken { secret: secret(2), expires: Some(later(1)), ..new };
    store.add_token(brief, NOW).await.unwrap();
    let found = store.token(secret(1), later(1000)).await.unwrap().unwrap();
    assert_eq!((found.id, found.account, found.scopes.as_str(), found.used), (id, anna, "read", None));
    assert!(store.token(secret(2), NOW).await.unwrap().is_some());
    assert_eq!(store.token(secret(2), later(1)).await.unwrap(), None);
    store.touch_token(id, later(2)).await.unwrap();
    assert_eq!(store.tokens(anna).await.unwrap()[0].used, Some(later(2)));
    store.revoke_token(id, later(3)).await.unwrap();
    assert_eq!(store.token(secret(1), NOW).await.unwrap(), None);
    assert_eq!(store.tokens(anna).await.unwrap()[0].revoked, Some(later(3)));

    store.add_token(NewToken { secret: secret(3), ..new }, NOW).await.unwrap();
    store.close_account(anna, NOW).await.unwrap();
    assert_eq!(store.token(secret(3), NOW).await.unwrap(), None);
}

pub(crate) async fn tries_are_counted_within_a_time(store: &Store) {
    for n in 1..=3 {
        assert_eq!(store.attempt("login anna", NOW, HOUR).await.unwrap(), n);
    }
    assert_eq!(store.attempt("login boris", NOW, HOUR).await.unwrap(), 1);
    assert_eq!(store.attempts("login anna", NOW, HOUR).await.unwrap(), 3);
    assert_eq!(store.attempts("login anna", later(1), HOUR).await.unwrap(), 0);
    assert_eq!(store.attempt("login anna", later(1), HOUR).await.unwrap(), 1, "begins anew");
    store.forget_attempts("login anna").await.unwrap();
    assert_eq!(store.attempts("login anna", later(1), HOUR).await.unwrap(), 0);
    // Counted side by side, none is lost.
    tokio::join!(
        async { store.attempt("pin 1", NOW, HOUR).await.unwrap() },
        async { store.attempt("pin 1", NOW, HOUR).await.unwrap() },
        async { store.attempt("pin 1", NOW, HOUR).await.unwrap() },
    );
    assert_eq!(store.attempts("pin 1", NOW, HOUR).await.unwrap(), 3);
}
