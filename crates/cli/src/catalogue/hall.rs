//! Topics of the hall, as far as they have a place under the answers: nobody wants to read about a final that is not
//! played.
use super::family::TopicView;
use rules::hall::{
    Criterion, FinalStage, HallRules, HallTopic, LastResort, LateScale, RatingKind, SeatingSystem,
    SystemChoice, Tables, ThreePlayers,
};
use rules::regulation::Hall;
use text::Lang;

pub(super) fn topics(hall: &Hall, lang: Lang) -> Vec<TopicView> {
    let Some(rules) = hall.rules() else { return Vec::new() };
    let one = |topic: HallTopic| TopicView {
        id: topic.name().to_owned(),
        text: text::hall_topic_name(lang, topic),
        basis: rules.cite(topic),
        is_pattern: false,
    };
    HallTopic::ALL.iter().copied().filter(|topic| applies(rules, *topic)).map(one).collect()
}

/// Whether the answers of these rules leave the topic a meaning.
fn applies(rules: &HallRules, topic: HallTopic) -> bool {
    use HallTopic as T;
    let three = rules.short.three.value == ThreePlayers::Plays;
    let has = |criterion| rules.chain().any(|one| one.value == criterion);
    match topic {
        T::MeetAgain | T::DanishOrder => may_be(rules, SeatingSystem::Danish),
        T::FixedTables => may_be(rules, SeatingSystem::Fixed),
        T::FixedGap => three && may_be(rules, SeatingSystem::Fixed),
        T::FewRepeats => may_be(rules, SeatingSystem::Italian) || may_be(rules, SeatingSystem::Programmatic),
        T::AbsentIsNorth | T::ShortIsLast => three,
        T::ShortAward => rules.entry.tables.value == Tables::LastMayBeShort,
        T::Finalists | T::FinalDecides | T::FinalPoints => rules.course.final_stage.value != FinalStage::None,
        T::PrizeWinners => rules.ties.prize_places.value.get() > 0,
        T::UpperPlace => rules.ties.last_resort.value != LastResort::Lot,
        T::FurtherBack => has(Criterion::EarlierPlaces),
        T::SpreadOfPlaces => has(Criterion::PlaceSpread),
        T::SpreadOfPoints => has(Criterion::PointSpread),
        T::ListApproved => rules.course.list_days.value.get().is_some(),
        T::NoShow | T::LateJudge => rules.late.scale.value != LateScale::None,
        T::OfficialMeetings
        | T::UnratedByAgreement
        | T::RatingChange
        | T::RatingAdjustment
        | T::GamesBefore
        | T::RatingRounding
        | T::Season => rules.rating.kind.value == RatingKind::Ladder,
        _ => true,
    }
}

/// Whether the event may be seated so.
fn may_be(rules: &HallRules, system: SeatingSystem) -> bool {
    rules.seating.system.value == system
        || match rules.seating.choice.value {
            SystemChoice::OwnOnly => false,
            SystemChoice::Any => true,
            SystemChoice::ProgrammaticDanishFixed => {
                matches!(system, SeatingSystem::Programmatic | SeatingSystem::Danish | SeatingSystem::Fixed)
            }
        }
}
