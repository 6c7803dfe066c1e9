//! A Sichuan sheet as it is shown.
use super::view::{Cited, Column, DealView, StopView, TransferView, View, number, reasons};
use formats::deal_sheet::SichuanPlayed;
use rules::frame::sichuan::wind;
use rules::seat::Seat;
use rules::sichuan::{KongState, PaymentKind, Players, Settlement};
use serde_json::Value;
use server::sichuan_stop;
use text::{Lang, say, seat_of_deal};

pub(super) fn view(played: &SichuanPlayed, lang: Lang) -> View {
    let players = played.players;
    let deals = played.deals.iter().enumerate();
    let deals = deals.map(|(i, (dealer, settled))| deal(i + 1, players, *dealer, settled, lang)).collect();
    let stop = played.stop.as_ref().map(|stop| StopView {
        deal: played.deals.len() + 1,
        reasons: reasons(sichuan_stop(lang, played, stop)),
    });
    let end = played.end.map(|end| {
        let id = format!("{:?}", end.value).to_lowercase();
        Cited::new(id, text::frame::sichuan_end(lang, end.value), end.basis)
    });
    let next = say!(lang, "settle-next-dealer", player = number(played.dealer.value));
    let result = &played.result;
    let won =
        |seat: Seat| if result.won.contains(seat) { say!(lang, "settle-won-yes") } else { String::new() };
    let table = vec![
        Column {
            id: "points",
            name: say!(lang, "settle-points"),
            cells: result.points.map(|points| text::signed(lang, points.into())),
            values: result.points.map(Value::from),
        },
        Column {
            id: "place",
            name: say!(lang, "settle-place"),
            cells: result.places.map(|place| if place == 0 { String::new() } else { place.to_string() }),
            values: result.places.map(Value::from),
        },
        Column {
            id: "won",
            name: say!(lang, "settle-won"),
            cells: Seat::ALL.map(won),
            values: Seat::ALL.map(|seat| result.won.contains(seat).into()),
        },
    ];
    let notes = vec![
        Cited::new("place", say!(lang, "settle-place"), result.places_basis),
        Cited::new("won", say!(lang, "settle-won"), result.won_basis),
    ];
    View { players: players.number(), deals, stop, next: end.is_none().then_some(next), end, table, notes }
}

fn deal(n: usize, players: Players, dealer: Seat, settled: &Settlement, lang: Lang) -> DealView {
    let transfers = settled.transfers.iter().map(|t| TransferView {
        from: t.from,
        to: t.to,
        points: t.points,
        what: Cited::new(id(t.kind), text::sichuan::payment(lang, t.kind), t.basis),
    });
    let winds = Seat::ALL.map(|seat| wind(players, dealer, seat));
    let unpaid = settled.kongs.iter().filter(|kong| kong.state != KongState::Paid).map(|kong| {
        let (kind, state) =
            (text::sichuan::kong(lang, kong.kind), text::sichuan::kong_state(lang, kong.state));
        let seat = seat_of_deal(lang, winds[kong.by.index()], kong.by);
        let id = text::sichuan::kong_state_id(kong.state);
        Cited::new(id, format!("{seat}: {kind}, {state}"), kong.basis)
    });
    let said = settled.notes.iter().map(|note| {
        let seat = seat_of_deal(lang, winds[note.seat.index()], note.seat);
        let text = format!("{seat}: {}", text::sichuan::note(lang, note.kind));
        Cited::new(text::sichuan::note_id(note.kind), text, note.basis)
    });
    let next = settled.next_dealer;
    let dealer = Cited::new(
        "next_dealer",
        format!(
            "{}: {}",
            say!(lang, "settle-next"),
            say!(lang, "settle-next-dealer", player = number(next.value))
        ),
        next.basis,
    );
    DealView {
        title: say!(lang, "settle-plain-deal", n = n),
        winds,
        deltas: settled.deltas(),
        transfers: transfers.collect(),
        scores: Vec::new(),
        notes: unpaid.chain(said).chain([dealer]).collect(),
    }
}

fn id(kind: PaymentKind) -> String {
    match kind {
        PaymentKind::Kong(kong) => format!("kong_{}", text::sichuan::kong_id(kong)),
        _ => kind.id().to_owned(),
    }
}
