//! What programs send: the result of a table in totals, or a game of the engine deal by deal.
use crate::app::App;
use crate::book::Many;
use crate::failure::Failure;
use crate::give::refusal;
use crate::page::Page;
use crate::totals::{self, Typed};
use crate::{secret, time};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use formats::protocol::of_log;
use formats::table_log;
use serde::Deserialize;
use serde_json::{Value, json};
use text::say;
use tournament::protocol::{Command as Protocol, Sheet};
use tournament::{Command, CommandId, Order, RoundNo, TableId, TableNo, Version};

/// The result of a table in totals. Points are texts, as people write them: `40000`, `+12`, `4/230/2`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FourTotals {
    /// 32 hexadecimal digits of the sender: sent twice with the same, it is done once.
    id: Option<String>,
    /// The version of the protocol that the sender saw; nothing if there was none.
    seen: Option<u16>,
    /// East of the first deal first.
    points: [String; 4],
    /// Sticks left on the table.
    #[serde(default)]
    bets: u16,
    #[serde(default)]
    chombos: [u8; 4],
    /// What a player who was replaced has won himself.
    #[serde(default)]
    own: [Option<i32>; 4],
    deals: Option<u8>,
    /// Why it replaces a result that stands there.
    #[serde(default)]
    reason: String,
}

type At = (i64, u32, u16);

/// Enters a result.
pub(crate) async fn result(
    State(app): State<App>,
    page: Page,
    Path(path): Path<At>,
    body: Bytes,
) -> Result<(StatusCode, Json<Value>), Failure> {
    let sent: FourTotals =
        serde_json::from_slice(&body).map_err(|error| Failure::wrong(error.to_string()))?;
    let event = app.hall(path.0).await?.event();
    let FourTotals { id, seen, points, bets, chombos, own, deals, reason } = sent;
    let [east, south, west, north] = &points;
    let typed = Typed { points: [east, south, west, north], bets, chombos, own, deals };
    let read = totals::read(&event, RoundNo(path.1), &typed);
    let totals = read.map_err(|typed| Failure::wrong(say!(page.lang(), "event-no-points", typed = typed)))?;
    let sent = Sent { id, seen, reason, sheet: Sheet::Totals(totals) };
    enter(&app, &page, path, sent).await
}

/// Behind the question mark of a game.
#[derive(Debug, Deserialize)]
pub(crate) struct Of {
    id: Option<String>,
    seen: Option<u16>,
    /// Why it replaces another result.
    #[serde(default)]
    reason: String,
    /// The sender's name of the game.
    #[serde(default)]
    game: String,
}

/// Enters a finished game of the engine: the body is its log, `reglament.table-log/1`.
pub(crate) async fn game(
    State(app): State<App>,
    page: Page,
    Path(path): Path<At>,
    Query(of): Query<Of>,
    body: Bytes,
) -> Result<(StatusCode, Json<Value>), Failure> {
    let event = app.hall(path.0).await?.event();
    let read = table_log::read(&body).map_err(|error| Failure::wrong(error.to_string()))?;
    let law = &event.setup.law;
    let why = |why| Failure::wrong(crate::words::no_protocol(page.lang(), law, &of.game, why));
    let (source, deals) = of_log(&law.table, &of.game, &read.log).map_err(why)?;
    let sent = Sent { id: of.id, seen: of.seen, reason: of.reason, sheet: Sheet::Game(source, deals) };
    enter(&app, &page, path, sent).await
}

struct Sent {
    id: Option<String>,
    seen: Option<u16>,
    reason: String,
    sheet: Sheet,
}

async fn enter(
    app: &App,
    page: &Page,
    (event, round, table): At,
    sent: Sent,
) -> Result<(StatusCode, Json<Value>), Failure> {
    let hall = app.hall(event).await?;
    let id = match sent.id {
        None => secret::command_id(),
        Some(typed) => {
            let id = u128::from_str_radix(&typed, 16).ok().filter(|_| typed.len() == 32);
            id.map(CommandId)
                .ok_or_else(|| Failure::wrong(say!(page.lang(), "desk-api-id", typed = typed.clone())))?
        }
    };
    let at = TableId { round: RoundNo(round), table: TableNo(table) };
    let seen = sent.seen.map(Version);
    let command =
        Command::Protocol(Protocol::Enter { at, sheet: Box::new(sent.sheet), seen, reason: sent.reason });
    let order = Order { id, by: page.visit.actor(&command), at: time::now(), command };
    let given = app.book.give(&hall, vec![order], Many::Steps, page.visit.author()).await;
    let given = given.map_err(|stop| refusal(page, Some(&hall.event()), stop))?;
    let event = hall.event();
    let protocol = event.protocol.get(at);
    let answer = json!({
        "schema": "reglament.entered/1",
        "id": id.to_string(),
        "fresh": given.fresh,
        "version": protocol.map(|protocol| protocol.current.0),
        "state": crate::pages::board::state(&event, at),
    });
    let status = if given.fresh { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, Json(answer)))
}
