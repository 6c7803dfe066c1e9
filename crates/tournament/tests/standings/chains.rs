//! The chain of every regulation: what its answers are in the order of a table, and what they are not.
use super::support::*;
use reglament_tournament::standings::{Chain, Resort, finalists, honours, teams};
use reglament_tournament::{RoundNo, standings::Prize};
use rules::hall::Criterion::{self, *};
use rules::hall::{ChainFor, FinalStage, LastResort, TeamResults};
use rules::regulation::RegulationId;

const HALLS: [RegulationId; 5] = [
    RegulationId::Gambler,
    RegulationId::Sichuan,
    RegulationId::Samara,
    RegulationId::Tesuji,
    RegulationId::Aleague,
];

fn criteria(chain: &Chain) -> Vec<Criterion> {
    chain.criteria.iter().map(|c| c.value).collect()
}

#[test]
fn every_chain_has_its_criteria_in_order_and_no_other() {
    let chains: [&[Criterion]; 5] = [
        &[TournamentPoints, Whists, Mahjongs],
        &[GamePoints, WonSessions, CommonSessions, BestSession, EarlierPlaces],
        &[MeanPlace, TablePoints, PlaceSpread, PointSpread],
        &[Rating],
        &[Results],
    ];
    for (id, right) in HALLS.into_iter().zip(chains) {
        assert_eq!(criteria(&Chain::of(&law_of(id), 3)), right, "{id:?}");
    }
}

#[test]
fn only_gambler_has_a_final_and_criteria_for_it() {
    for id in HALLS {
        let law = law_of(id);
        let chain = criteria(&Chain::of_final(&law, 4));
        let mut board = board(&law, 4, &[vec![], vec![], vec![], vec![], vec![]], vec![]);
        let found = finalists(&law, &board.standings(RoundNo(4)));
        if id == RegulationId::Gambler {
            assert_eq!(chain, [Whists, Mahjongs]);
            assert!(found.is_some());
        } else {
            assert!(chain.is_empty() && found.is_none(), "{id:?}");
            assert_eq!(law.hall.course.final_stage.value, FinalStage::None);
        }
    }
}

#[test]
fn the_end_of_every_chain() {
    let ends = [
        (ChainFor::AllPlaces, LastResort::Lot, 4),
        (ChainFor::PrizePlaces, LastResort::SharedOrganiser, 3),
        (ChainFor::AllPlaces, LastResort::SharedLotForPrizes, 3),
        (ChainFor::AllPlaces, LastResort::Shared, 0),
        (ChainFor::AllPlaces, LastResort::Shared, 3),
    ];
    for (id, (chain_for, resort, prizes)) in HALLS.into_iter().zip(ends) {
        let event = testkit::event::Builder::of(id);
        let chain = Chain::of(&event.setup.law, event.setup.prize_places());
        assert_eq!(chain.chain_for.value, chain_for, "{id:?}");
        assert_eq!(chain.resort.value, Resort::Law(resort), "{id:?}");
        assert_eq!(chain.prize_places.value, prizes, "{id:?}");
        assert_eq!(chain.prize_places.basis, event.setup.law.hall.ties.prize_places.basis);
    }
}

#[test]
fn a_ladder_has_no_prizes() {
    let mut board = board(&law_of(RegulationId::Tesuji), 0, &[vec![], vec![]], vec![]);
    let standings = board.standings(RoundNo(0));
    assert_eq!(row(&standings, 'A').prize, Prize::None);
}

#[test]
fn teams_are_counted_and_places_are_kept_as_each_regulation_says() {
    for id in HALLS {
        let event = closed_with(id, 0);
        let counted = teams(&event, RoundNo(0));
        assert_eq!(counted.value.is_some(), id == RegulationId::Gambler, "{id:?}");
        let is_counted = event.setup.law.hall.course.teams.value == TeamResults::Counted;
        assert_eq!(counted.value.is_some(), is_counted);
        let five: Vec<_> = (0..5).map(|_| vec![]).collect();
        // Everybody is equal, so all five share the first place, but in the order of the lots five rows are there.
        let mut board = board(&event.setup.law, 0, &five, vec![]);
        let mut standings = board.standings(RoundNo(0));
        for (i, row) in standings.rows.iter_mut().enumerate() {
            row.place = Some(i as u16 + 1);
        }
        let kept = honours(&event, &standings).history;
        assert_eq!(kept.value.len(), if id == RegulationId::Gambler { 4 } else { 5 }, "{id:?}");
        assert_eq!(kept.basis, event.setup.law.hall.course.history.basis);
    }
}
