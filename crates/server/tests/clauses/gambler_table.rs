//! Gambler: what is done at a table.
use super::support::{PHONE, TABLE, playing};
use tournament::protocol::Progress;
use tournament::{RoundNo, TableId, TableNo};

#[tokio::test]
async fn gambler_3_4__the_whists_of_all_four_go_into_the_protocol() {
    let mut event = playing("gambler").await;
    event.told(PHONE, "3.4", &["Висты всех четверых"]).await;
    let mut form = vec![("table", "1"), ("version", ""), ("confirm", "1")];
    form.extend(["5/230/2", "4/10/1", "0/-90/1", "-1/-150/0"].map(|points| ("points", points)));
    event.owner.post("/e/1/rounds/1/results", &form).await.well();
    let at = TableId { round: RoundNo(1), table: TableNo(1) };
    assert!(matches!(event.stored().await.protocol.get(at).unwrap().progress, Progress::Confirmed(_)));
    let page = event.page(TABLE).await.text();
    for whists in ["230", "−90", "−150"] {
        assert!(page.contains(whists), "{whists}: {page}");
    }
}

#[tokio::test]
async fn gambler_3_4_2__a_table_is_told_who_fills_its_protocol() {
    playing("gambler").await.told(PHONE, "3.4-2", &["собравший Маджонг", "Восток"]).await;
}

#[tokio::test]
async fn gambler_4_1_8__a_table_is_told_where_discards_lie() {
    playing("gambler").await.told(PHONE, "4.1.8", &["сохраняя очерёдность"]).await;
}

#[tokio::test]
async fn gambler_4_2_3__a_table_is_told_what_a_tile_too_many_costs() {
    playing("gambler").await.told(PHONE, "4.2-3", &["пропускает взятие"]).await;
}

#[tokio::test]
async fn gambler_4_2_4__a_table_is_told_what_a_missing_tile_costs() {
    playing("gambler").await.told(PHONE, "4.2-4", &["добирает кость из стены"]).await;
}

#[tokio::test]
async fn gambler_4_3__a_table_is_told_what_a_false_mahjong_costs() {
    playing("gambler").await.told(PHONE, "4.3", &["100 вистов"]).await;
}

#[tokio::test]
async fn gambler_4_3_2__a_table_is_told_what_the_offender_loses() {
    playing("gambler").await.told(PHONE, "4.3-2", &["До конца сдачи"]).await;
}

#[tokio::test]
async fn gambler_4_3_3__a_table_is_told_who_lets_it_play_on() {
    playing("gambler").await.told(PHONE, "4.3-3", &["трое невиновных единодушны"]).await;
}

#[tokio::test]
async fn gambler_4_3_4__a_table_is_told_what_a_refusal_brings() {
    playing("gambler").await.told(PHONE, "4.3-4", &["2 за место и 80 вистов"]).await;
}

#[tokio::test]
async fn gambler_5_6_3__a_table_is_told_when_it_stops() {
    playing("gambler").await.told(PHONE, "5.6-3", &["без готовой стены"]).await;
}

#[tokio::test]
async fn gambler_5_6_4__a_table_is_told_when_it_plays_on() {
    playing("gambler").await.told(PHONE, "5.6-4", &["свыше 10 костей"]).await;
}

#[tokio::test]
async fn gambler_app_8_2__a_table_is_told_which_limit_hands_are_in_use() {
    playing("gambler").await.told(PHONE, "app.8-2", &["если так условились"]).await;
}
