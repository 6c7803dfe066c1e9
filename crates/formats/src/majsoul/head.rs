//! The head of a Mahjong Soul record: players, table, final points.
use super::play::seat;
use crate::error::ReadError;
use crate::json::At;
use crate::record::{Game, GameEnd, Length};

pub(super) fn read(head: &At<'_>, game: &mut Game) -> Result<(), ReadError> {
    if head.is_missing() {
        return Ok(());
    }
    game.id = head.key("uuid").value.as_str().filter(|s| !s.is_empty()).map(str::to_owned);
    // Robots have no account: their seats stay without a name.
    if let Some(accounts) = head.key("accounts").present() {
        for account in accounts.items("a list of accounts")? {
            let player = &mut game.players[seat(&account)?.index()];
            account.key("nickname").value.as_str().unwrap_or_default().clone_into(&mut player.name);
            player.account = account.one_of(&["account_id", "accountId"]).value.as_u64();
        }
    }
    let config = head.key("config");
    let mode = config.key("mode");
    match mode.key("mode").value.as_u64() {
        Some(1) => game.rules.length = Some(Length::East),
        Some(2) => game.rules.length = Some(Length::EastSouth),
        Some(11..) => return Err(ReadError::ThreePlayers),
        _ => {}
    }
    let detail = mode.one_of(&["detail_rule", "detailRule"]);
    game.rules.red_fives = match detail.one_of(&["dora_count", "doraCount"]).value.as_u64() {
        Some(0) => Some([0; 3]),
        Some(3) => Some([1; 3]),
        Some(4) => Some([1, 2, 1]),
        _ => None,
    };
    let flag = |keys: &[&'static str]| {
        let value = detail.one_of(keys).value;
        value.as_bool().or_else(|| value.as_u64().map(|n| n != 0))
    };
    game.rules.open_tanyao = flag(&["shiduan"]);
    game.rules.kiriage = flag(&["have_qieshangmanguan", "haveQieshangmanguan"]);
    if let Some(players) = head.key("result").key("players").present() {
        let mut end = GameEnd { scores: [0; 4], points: None, chips: None };
        let mut points = [0; 4];
        for player in players.items("a list of results")? {
            let seat = seat(&player)?.index();
            let number = |keys: &[&'static str]| {
                let at = player.one_of(keys);
                at.present().map_or(Ok(0), |n| n.int::<i32>("points"))
            };
            end.scores[seat] = number(&["part_point_1", "partPoint1"])?;
            // Thousandths of a point.
            points[seat] = number(&["total_point", "totalPoint"])? / 100;
        }
        end.points = Some(points);
        game.end = Some(end);
    }
    Ok(())
}
