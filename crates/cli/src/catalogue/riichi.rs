//! Topics of riichi, as far as they have a place under the answers of a rule set: one without kan dora still
//! cites where it would say when they are turned, and nobody wants to read that.
use super::family::TopicView;
use rules::riichi::{
    AbortiveDraws, Bust, ConcealedKongRobbing, Extension, Ippatsu, KanDora, LiableYakuman, MergedTile,
    Nagashi, Renhou, RiichiRules, RinshanLiability, SwapCalling, Topic, UmaKind, Yaku,
};
use text::Lang;
use text::pattern::riichi::counts;

pub(super) fn topics(rules: &RiichiRules, lang: Lang) -> Vec<TopicView> {
    let one = |topic: Topic| TopicView {
        id: topic.name(),
        text: text::topic_name(lang, topic),
        basis: rules.cite(topic),
        is_pattern: matches!(topic, Topic::Yaku(yaku) if yaku != Yaku::Dora),
    };
    Topic::all().filter(|topic| applies(rules, *topic)).map(one).collect()
}

/// Whether the answers of these rules leave the topic a meaning.
fn applies(rules: &RiichiRules, topic: Topic) -> bool {
    use Topic as T;
    let aborts = rules.draw.abortive_draws.value != AbortiveDraws::None;
    let kan_dora = rules.dora.kan_dora.value != KanDora::None;
    let robs_concealed = rules.calls.concealed_kong_robbing.value != ConcealedKongRobbing::Never;
    match topic {
        T::Yaku(yaku) => counts(rules, yaku),
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
