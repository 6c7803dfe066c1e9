//! Yaku and topics of riichi, as far as they have a place under the answers of a rule set: one without kan dora still
//! cites where it would say when they are turned, and nobody wants to read that.
use super::family::{PatternView, Patterns, TopicView};
use rules::riichi::{
    AbortiveDraws, Bust, ConcealedKongRobbing, DoubleYakuman, Extension, Ippatsu, KanDora, LiableYakuman,
    Limit, MergedTile, Nagashi, OpenTanyao, Renhou, RiichiRules, RinshanLiability, SwapCalling, Topic,
    UmaKind, Yaku,
};
use text::{Lang, say};

pub(super) fn topics(rules: &RiichiRules, lang: Lang) -> Vec<TopicView> {
    let one = |topic: Topic| TopicView {
        id: topic.name(),
        text: text::topic_name(lang, topic),
        basis: rules.cite(topic),
        is_pattern: matches!(topic, Topic::Yaku(yaku) if yaku != Yaku::Dora),
    };
    Topic::all().filter(|topic| applies(rules, *topic)).map(one).collect()
}

pub(super) fn patterns(rules: &RiichiRules, lang: Lang) -> Patterns {
    let double = rules.yaku.double_yakuman.value == DoubleYakuman::FourForms;
    let han = |n: u8| match n {
        0 => "–".to_owned(),
        13.. => text::limit(lang, Limit::Yakuman, n / 13),
        _ => n.to_string(),
    };
    let one = |yaku: Yaku| {
        let times = if double && yaku.is_double_form() { 2 } else { 1 };
        let open = match yaku {
            Yaku::Tanyao if rules.yaku.open_tanyao.value == OpenTanyao::No => 0,
            _ => yaku.open_han(),
        };
        PatternView {
            id: yaku.id(),
            name: text::yaku(lang, yaku),
            worth: vec![han(times * yaku.closed_han()), han(times * open)],
            basis: rules.cite_yaku(yaku),
        }
    };
    let known = |yaku: &Yaku| applies(rules, Topic::Yaku(*yaku)) && !yaku.is_dora();
    Patterns {
        id: "yaku",
        title: say!(lang, "ui-yaku"),
        columns: vec![("closed", say!(lang, "ui-closed")), ("open", say!(lang, "ui-open"))],
        list: Yaku::ALL.into_iter().filter(known).map(one).collect(),
    }
}

/// Whether the answers of these rules leave the topic a meaning.
fn applies(rules: &RiichiRules, topic: Topic) -> bool {
    use Topic as T;
    let aborts = rules.draw.abortive_draws.value != AbortiveDraws::None;
    let kan_dora = rules.dora.kan_dora.value != KanDora::None;
    let robs_concealed = rules.calls.concealed_kong_robbing.value != ConcealedKongRobbing::Never;
    match topic {
        T::Yaku(yaku) => yaku_exists(rules, yaku),
        T::BreakIppatsu => rules.riichi.ippatsu.value != Ippatsu::None,
        T::CheapestReading => rules.yaku.merged_tile.value == MergedTile::Cheapest,
        T::RenhouDearerHand | T::RenhouAlone => rules.yaku.renhou.value == Renhou::Mangan,
        T::BreakRenhou => rules.yaku.renhou.value != Renhou::None,
        T::LiabilitySelfDraw | T::LiabilityRon | T::LiabilitySamePlayer => {
            rules.liability.yakuman.value != LiableYakuman::None
        }
        T::RinshanAsRon => rules.liability.rinshan.value == RinshanLiability::Ron,
        T::RobbedConcealedKongPays | T::FuritenConcealedKong => robs_concealed,
        T::ConcealedKongTiming
        | T::RobbedKongIndicator
        | T::ConcealedKongIndicator
        | T::OpenKongIndicatorOnRon
        | T::OpenKongIndicatorOnRinshan => kan_dora,
        T::SwapSameTile => rules.calls.swap_calling.value != SwapCalling::Allowed,
        T::NineTerminals
        | T::FourWinds
        | T::FourRiichi
        | T::FourKongsAbort
        | T::AbortAfterDiscard
        | T::WinBeforeAbort
        | T::FourRiichiShow
        | T::BreakNineTerminals
        | T::BreakFourWinds
        | T::AbortRepeat
        | T::DealEndsAbort => aborts,
        T::NagashiPool | T::NagashiPayment | T::NagashiNoWin => rules.draw.nagashi.value != Nagashi::None,
        T::NoFurtherRound => rules.game.extension.value != Extension::None,
        T::ZeroPlaysOn => rules.game.bust.value != Bust::PlayOn,
        T::UmaOnePlus | T::UmaTwoPlus | T::UmaThreePlus | T::UmaNonePlus | T::UmaAllEven => {
            rules.result.uma.value == UmaKind::ByPlus
        }
        _ => true,
    }
}

/// Whether the yaku counts. Ura dora and red fives are options, and cited by them.
fn yaku_exists(rules: &RiichiRules, yaku: Yaku) -> bool {
    match yaku {
        Yaku::Ippatsu => rules.riichi.ippatsu.value == Ippatsu::OneHan,
        Yaku::Renhou => rules.yaku.renhou.value == Renhou::FiveHan,
        Yaku::RenhouYakuman => rules.yaku.renhou.value == Renhou::Yakuman,
        Yaku::UraDora | Yaku::RedDora => false,
        _ => true,
    }
}
