//! Sichuan: slips and what they cost, what is done at a table.
use super::support::{PENALTIES, PHONE, playing};
use tournament::penalty::{Sanction, Unit};

/// A slip of this clause is a warning by the scale, and 2 points the second time.
async fn is_a_step_of_the_scale(slip: &str, of: &str) {
    let mut event = playing("sichuan").await;
    event.offered(slip, Sanction::Warning, of, "scale.1").await;
    event.offered(slip, Sanction::Off(2, Unit::GamePoints), of, "scale.2").await;
}

#[tokio::test]
async fn sichuan_equipment_1__a_table_is_told_its_set() {
    playing("sichuan").await.told(PHONE, "equipment.1", &["108 костей"]).await;
}

#[tokio::test]
async fn sichuan_equipment_2__a_table_is_told_its_dice() {
    playing("sichuan").await.told(PHONE, "equipment.2", &["2 обычных шестигранника"]).await;
}

#[tokio::test]
async fn sichuan_turn_3__a_table_is_told_when_nothing_is_drawn() {
    playing("sichuan").await.told(PHONE, "turn.3", &["тянуть из стены уже нельзя"]).await;
}

#[tokio::test]
async fn sichuan_turn_5__a_prompt_is_a_step_of_the_scale() {
    let mut event = playing("sichuan").await;
    event.offered("conduct.divided-line", Sanction::Warning, "turn.8", "scale.1").await;
    event.offered("conduct.kong-prompt", Sanction::Off(2, Unit::GamePoints), "turn.5", "scale.2").await;
}

#[tokio::test]
async fn sichuan_turn_6__the_second_prompt_is_a_dead_hand() {
    let mut event = playing("sichuan").await;
    event.offered("conduct.kong-prompt", Sanction::Warning, "turn.5", "scale.1").await;
    event.offered("conduct.kong-prompt-again", Sanction::DeadHand, "turn.6", "turn.6").await;
}

#[tokio::test]
async fn sichuan_turn_7__a_table_is_told_how_tiles_stand() {
    playing("sichuan").await.told(PHONE, "turn.7", &["одной сплошной линией"]).await;
}

#[tokio::test]
async fn sichuan_turn_8__a_divided_line_is_a_step_of_the_scale() {
    is_a_step_of_the_scale("conduct.divided-line", "turn.8").await;
}

#[tokio::test]
async fn sichuan_protocol_1__a_table_is_told_who_keeps_its_protocol() {
    playing("sichuan").await.told(PHONE, "protocol.1", &["кого стол выбрал"]).await;
}

#[tokio::test]
async fn sichuan_protocol_2__a_table_is_told_who_keeps_it_otherwise() {
    playing("sichuan").await.told(PHONE, "protocol.2", &["раздающий, изредка"]).await;
}

#[tokio::test]
async fn sichuan_dealend_1__a_table_is_told_to_divide_hands() {
    playing("sichuan").await.told(PHONE, "dealend.1", &["раскладывает руку по сетам"]).await;
}

#[tokio::test]
async fn sichuan_dealend_2__a_table_is_told_what_an_undivided_hand_is() {
    playing("sichuan").await.told(PHONE, "dealend.2", &["не имеющим ожидания"]).await;
}

#[tokio::test]
async fn sichuan_penalty_1__the_judge_may_rule_each_kind_of_sanction() {
    let mut event = playing("sichuan").await;
    event.told(PENALTIES, "penalty.1", &["отмена результатов"]).await;
    let page = event.page(PENALTIES).await;
    for kind in ["warning", "off:gp", "dead-hand", "annulled", "disqualified"] {
        assert!(page.html.contains(&format!("<option value=\"{kind}\"")), "{kind}: {}", page.text());
    }
    let typed = [("sanction", "off:gp"), ("amount", "6"), ("reason", "мешал соседям")];
    event.do_at(PENALTIES, "/e/1/penalties/rule", &typed).await;
    assert_eq!(event.stored().await.penalty.all[0].sanction, Sanction::Off(6, Unit::GamePoints));
}

#[tokio::test]
async fn sichuan_scale_1__the_first_slip_of_a_session_is_a_warning() {
    let mut event = playing("sichuan").await;
    event.offered("conduct.divided-line", Sanction::Warning, "scale.1", "scale.1").await;
}

#[tokio::test]
async fn sichuan_declare_1__a_table_is_told_the_words_of_declaration() {
    playing("sichuan").await.told(PHONE, "declare.1", &["«панг», «конг», «Ху»"]).await;
}

#[tokio::test]
async fn sichuan_declare_4__taking_hu_back_costs_more_than_any_other_word() {
    let mut event = playing("sichuan").await;
    event.told(PHONE, "declare.4", &["прозвучало ли слово победы"]).await;
    event.offered("declaration.pung-withdrawn", Sanction::Warning, "declare.10", "scale.1").await;
    event.offered("declaration.hu-withdrawn", Sanction::DeadHand, "declare.12", "declare.12").await;
}

#[tokio::test]
async fn sichuan_declare_5__a_table_is_told_that_the_first_word_stands() {
    playing("sichuan").await.told(PHONE, "declare.5", &["что произнесли сначала"]).await;
}

#[tokio::test]
async fn sichuan_declare_6__pung_then_kong() {
    is_a_step_of_the_scale("declaration.pung-then-kong", "declare.6").await;
}

#[tokio::test]
async fn sichuan_declare_7__kong_then_pung() {
    is_a_step_of_the_scale("declaration.kong-then-pung", "declare.7").await;
}

#[tokio::test]
async fn sichuan_declare_8__pung_or_kong_then_hu() {
    is_a_step_of_the_scale("declaration.claim-then-hu", "declare.8").await;
}

#[tokio::test]
async fn sichuan_declare_9__hu_then_pung_or_kong() {
    is_a_step_of_the_scale("declaration.hu-then-claim", "declare.9").await;
}

#[tokio::test]
async fn sichuan_declare_10__pung_taken_back() {
    is_a_step_of_the_scale("declaration.pung-withdrawn", "declare.10").await;
}

#[tokio::test]
async fn sichuan_declare_11__kong_taken_back() {
    is_a_step_of_the_scale("declaration.kong-withdrawn", "declare.11").await;
}

#[tokio::test]
async fn sichuan_declare_12__hu_taken_back_is_a_dead_hand() {
    let mut event = playing("sichuan").await;
    event.offered("declaration.hu-withdrawn", Sanction::DeadHand, "declare.12", "declare.12").await;
}

#[tokio::test]
async fn sichuan_dead_1__a_table_is_told_what_a_dead_hand_may_not_take() {
    playing("sichuan").await.told(PHONE, "dead.1", &["лишён чужих сносов"]).await;
}
