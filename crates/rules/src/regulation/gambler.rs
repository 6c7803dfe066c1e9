//! Gambler club tournament: classical mahjong with limit hands. Values and citations only.
//!
//! The club's own base rules are not public; what they answer is cited by `4.1`, the clause that adopts them, or by
//! the decision that fills the gap.
mod hall;

pub(super) use hall::HALL;

use crate::classical::*;
use crate::clause::{Answer, Basis, Decision, DecisionList, Register};
use crate::option::Number;

const fn by<T: Copy>(clause: &str, value: T) -> Answer<T> {
    super::by(Register::Gambler, clause, value)
}

const fn cite(clause: &str) -> Basis {
    super::cite(Register::Gambler, clause)
}

const fn silent<T: Copy>(decision: u8, value: T) -> Answer<T> {
    Answer { value, basis: decided(decision) }
}

const fn decided(decision: u8) -> Basis {
    Basis::Decision(Decision::of(DecisionList::Gambler, decision))
}

pub(super) static RULES: ClassicalRules = ClassicalRules {
    limit: LimitRules {
        points: by("4.1.2", Number::new(2000)),
        nonclassical_limit_hands: silent(33, NonclassicalHands::Enabled),
    },
    bonus: BonusRules {
        bonus_stage: silent(7, BonusStage::BeforeDoubles),
        own: by("4.1.3", OwnBonus::None),
        bouquet: by("4.1.3", Bouquet::None),
    },
    win: WinRules {
        calling: by("4.1.4", CallingHand::Required),
        minimum: by("4.1.7", Minimum::LimitOrDouble),
        last_free_tile: silent(9, LastFreeTile::Both),
    },
    wall: WallRules { reserved_from: by("4.1.9-2", Number::new(6)) },
    settlement: SettlementRules {
        east: by("4.1.1b", EastPays::Single),
        losers: by("app.5b", LosersSettle::Differences),
        discarder: by("4.4", DiscarderPays::OwnShare),
    },
    false_mahjong: FalseMahjongRules {
        fine: by("4.3", Number::new(100)),
        stopped_whists: by("4.3-4", Number::new(80)),
        stopped_places: by("4.3-4", Number::new(2)),
        fine_when_stopped: silent(16, FineWhenStopped::NotAdded),
    },
    places: PlaceRules { drawn_deal_place_points: silent(13, DrawnDealPlaces::Nobody) },
    late: LateRules {
        mahjong_whists: by("5.10-2", Number::new(40)),
        middle_points: by("5.10-3", Number::new(1)),
        long_points: by("5.10-4", Number::new(3)),
        absent_first: by("5.11", Number::new(3)),
        absent_further: by("5.11", Number::new(2)),
    },
    game: GameRules {
        qualifying_deals: by("2.5", Number::new(4)),
        final_deals: by("2.5-2", Number::new(16)),
        qualifying_wind: by("4.1.6", RoundWind::EveryDeal),
        final_wind: silent(14, RoundWind::EveryFourDeals),
        qualifying_scoring: by("3.1-2", Scoring::TournamentPoints),
        final_scoring: by("2.5-3", Scoring::Whists),
        east: by("4.1.1a", EastMoves::Always),
    },
    cites: cites(&[
        (&[Topic::Limit(LimitHand::HeavenlyBliss)], cite("8a.1")),
        (&[Topic::Limit(LimitHand::EarthlyBliss)], cite("8a.2")),
        (&[Topic::Limit(LimitHand::BuriedTreasure)], cite("8a.3")),
        (&[Topic::Limit(LimitHand::EmperorsRetinue)], cite("8a.4")),
        (&[Topic::Limit(LimitHand::HeadsAndTails)], cite("8a.5")),
        (&[Topic::Limit(LimitHand::ImperialJade)], cite("8a.6")),
        (&[Topic::Limit(LimitHand::TwinsOfOneSuit)], cite("8a.7")),
        (&[Topic::Limit(LimitHand::TwinsOfHonours)], cite("8a.8")),
        (&[Topic::Limit(LimitHand::ThreeScholars)], cite("8a.9")),
        (&[Topic::Limit(LimitHand::FourBlessings)], cite("8a.10")),
        (&[Topic::Limit(LimitHand::FourfoldPlenty)], cite("8a.11")),
        (&[Topic::Limit(LimitHand::HiddenSnake)], cite("8a.12")),
        (&[Topic::Limit(LimitHand::ThirteenWonders)], cite("8a.13")),
        (&[Topic::Limit(LimitHand::MoonFromSeaBottom)], cite("8a.14")),
        (&[Topic::Limit(LimitHand::GrapesOnRoof)], cite("8a.15")),
        (&[Topic::Limit(LimitHand::CarryingPole)], cite("8a.16")),
        (&[Topic::Limit(LimitHand::DownYouGo)], cite("8b.1")),
        (&[Topic::Limit(LimitHand::UpYouGo)], cite("8b.2")),
        (&[Topic::Limit(LimitHand::NumbersRackets)], cite("8b.3")),
        (&[Topic::Limit(LimitHand::WindyTriangle)], cite("8b.4")),
        (&[Topic::Limit(LimitHand::RoyalPungs)], cite("8b.5")),
        (&[Topic::Limit(LimitHand::DragonGates)], cite("8b.6")),
        (&[Topic::Limit(LimitHand::RunPungPair)], cite("8b.7")),
        (&[Topic::Limit(LimitHand::BigSnake)], cite("8b.8")),
        (&[Topic::Limit(LimitHand::SmallSnake)], cite("8b.9")),
        (&[Topic::Limit(LimitHand::SmallDragonSnake)], cite("8b.10")),
        (&[Topic::Limit(LimitHand::RedTransitiveSnake)], cite("8b.11")),
        (&[Topic::Limit(LimitHand::DragonTransitiveSnake)], cite("8b.12")),
        (&[Topic::Limit(LimitHand::SevenPair)], cite("8b.13")),
        (&[Topic::Limit(LimitHand::CoupleMajors)], cite("8b.14")),
        (&[Topic::Limit(LimitHand::AllRed)], cite("8b.15")),
        (&[Topic::Limit(LimitHand::AllWhite)], cite("8b.16")),
        (&[Topic::Limit(LimitHand::KongOnKong)], cite("8b.17")),
        (&[Topic::Limit(LimitHand::RubyHand)], cite("8b.18")),
        (&[Topic::Limit(LimitHand::NineTile)], cite("8b.19")),
        (&[Topic::Double(Double::DragonPung)], cite("app.6.1")),
        (&[Topic::Double(Double::OwnWindPung)], cite("app.6.2")),
        (&[Topic::Double(Double::RoundWindPung)], cite("app.6.3")),
        (&[Topic::Double(Double::OneSuitWithHonours)], cite("app.6.4")),
        (&[Topic::Double(Double::OneSuit)], cite("app.6.5")),
        (&[Topic::Double(Double::Majors)], cite("app.6.6")),
        (&[Topic::Double(Double::Minors)], cite("app.6.7")),
        (&[Topic::Double(Double::Honours)], cite("app.6.8")),
        (&[Topic::Double(Double::OwnFlower)], cite("app.6.9")),
        (&[Topic::Double(Double::OwnSeason)], cite("app.6.10")),
        (&[Topic::Double(Double::OwnFlowerAndSeason)], cite("4.1.3")),
        (&[Topic::Double(Double::Bouquet)], cite("app.6.11")),
        (&[Topic::Double(Double::NoChow)], cite("app.7.1")),
        (&[Topic::Double(Double::Mizer)], cite("app.7.2")),
        (&[Topic::Double(Double::FreeTile)], cite("app.7.3")),
        (&[Topic::Double(Double::LastTile)], cite("app.7.4")),
        (&[Topic::Double(Double::RobbedKong)], cite("app.7.5")),
        (&[Topic::Double(Double::TwoDragonPungs)], cite("app.7.6")),
        (&[Topic::Double(Double::ThreeWindPungs)], cite("app.7.7")),
        (&[Topic::Double(Double::OriginalCall)], cite("app.7.8")),
        (&[Topic::Points(PointKind::Mahjong)], cite("app.5b-2")),
        (&[Topic::Points(PointKind::WallTile)], cite("app.5b-3")),
        (&[Topic::Points(PointKind::OnlyTile)], cite("app.5b-4")),
        (&[Topic::Points(PointKind::Chow)], cite("app.t1.1")),
        (&[Topic::Points(PointKind::MinorPung)], cite("app.t1.2")),
        (&[Topic::Points(PointKind::MajorPung)], cite("app.t1.3")),
        (&[Topic::Points(PointKind::MinorKong)], cite("app.t1.4")),
        (&[Topic::Points(PointKind::MajorKong)], cite("app.t1.5")),
        (&[Topic::Points(PointKind::DragonPair)], cite("app.t1.6")),
        (&[Topic::Points(PointKind::OwnWindPair)], cite("app.t1.7")),
        (&[Topic::Points(PointKind::RoundWindPair)], cite("app.t1.8")),
        (&[Topic::Points(PointKind::Bonus)], cite("app.t1.9")),
        (&[Topic::HonoursAndTerminals], cite("app.1")),
        (&[Topic::MajorsAndMinors], cite("app.1-2")),
        (&[Topic::BonusInNoGroup], cite("app.1-3")),
        (&[Topic::OpenSet], cite("app.2")),
        (&[Topic::ClosedSet], cite("app.2-2")),
        (&[Topic::CompletedSet], decided(1)),
        (&[Topic::CompleteHand], cite("app.3")),
        (&[Topic::DragonChow], cite("app.4")),
        (&[Topic::Rose], cite("app.4-2")),
        (&[Topic::SpecialSetFromWall], cite("app.4-3")),
        (&[Topic::SuitDragon], cite("app.4-4")),
        (&[Topic::BonusOfMahjong], cite("4.1.3-2")),
        (&[Topic::SeatNumbers], cite("app.5a")),
        (&[Topic::EveryHandCounts], cite("app.5b")),
        (&[Topic::DoublesForEverybody], cite("app.6")),
        (&[Topic::DoublesForWinner], cite("app.7")),
        (&[Topic::DearestReading], decided(10)),
        (&[Topic::FractionOrCount], decided(11)),
        (&[Topic::LimitValue], cite("app.8")),
        (&[Topic::FractionValue], cite("8b")),
        (&[Topic::ClassicalInUse], cite("app.8-2")),
        (&[Topic::KongForPung], cite("8b-2")),
        (&[Topic::ClosedKongRobbed], cite("8a.13-2")),
        (&[Topic::BlissWithoutCalling], decided(6)),
        (&[Topic::CallingHand], cite("4.1.4-2")),
        (&[Topic::CallingAfterDiscard], cite("4.1.4-3")),
        (&[Topic::InternalDoubles], cite("4.1.7-2")),
        (&[Topic::OriginalCaller], cite("app.7.8-2")),
        (&[Topic::NoDeadHand], cite("4.2")),
        (&[Topic::ExtraTile], cite("4.2-3")),
        (&[Topic::MissingTile], cite("4.2-4")),
        (&[Topic::NoKongWithoutWall], decided(3)),
        (&[Topic::NearestMahjong], decided(2)),
        (&[Topic::Whists], cite("3.1")),
        (&[Topic::WinnerPaid], cite("4.1")),
        (&[Topic::DealPoints], cite("3.1-2")),
        (&[Topic::PlacePoints], cite("3.2")),
        (&[Topic::PlaceOrder], cite("3.2-2")),
        (&[Topic::SharedPlaces], decided(12)),
        (&[Topic::WhistBands], cite("3.3")),
        (&[Topic::NegativeBands], cite("3.3-2")),
        (&[Topic::Protocol], cite("3.4")),
        (&[Topic::ProtocolFilledBy], cite("3.4-2")),
        (&[Topic::DrawnDeal], cite("4.1.1a")),
        (&[Topic::LostRight], cite("4.3-2")),
        (&[Topic::FalseMahjongPlayOn], cite("4.3-3")),
        (&[Topic::AbsentReplaced], cite("5.11-2")),
        (&[Topic::AwardedWhists], decided(21)),
        (&[Topic::NoShow], cite("5.10-5")),
        (&[Topic::LastDealSignal], cite("5.6-3")),
        (&[Topic::FinalTies], decided(15)),
    ]),
    facts: &[cite("4.1.5"), decided(5), cite("4.1.8"), cite("4.1.9")],
};
