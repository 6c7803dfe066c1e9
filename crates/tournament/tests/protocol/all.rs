//! What every regulation answers about penalties of the hall.
use crate::support::*;
use reglament_tournament::penalty::{Force, Offence, Reason, Sanction, Tariff, offered};
use rules::regulation::RegulationId;

const ALL: [RegulationId; 5] = [
    RegulationId::Gambler,
    RegulationId::Sichuan,
    RegulationId::Samara,
    RegulationId::Tesuji,
    RegulationId::Aleague,
];

#[test]
fn players_punish_in_the_club_without_a_judge_alone() {
    for id in ALL {
        let mut event = event(id);
        let basis = event.setup.law.hall.staff.punishes.basis;
        let ruling = give_in(ROUND, 1, None, Offence::Ruling, Some(Sanction::Warning));
        match (id, event.try_as(player(2), ruling)) {
            (RegulationId::Tesuji, Ok(_)) => assert_eq!(event.penalty.all[0].force, Force::Pending),
            (RegulationId::Tesuji, Err(refused)) => panic!("{refused}"),
            (_, Err(refused)) => assert_eq!(why(&refused), Reason::OnlyJudge(basis), "{}", id.id()),
            (_, Ok(_)) => panic!("{}: a player has punished", id.id()),
        }
    }
}

#[test]
fn only_gambler_bans_who_does_not_come() {
    for id in ALL {
        let law = &event(id).setup.law;
        let answer = law.hall.late.ban_months;
        let expected = match id {
            RegulationId::Gambler => Ok(Tariff::Ban(1)),
            _ => Err(answer.basis),
        };
        assert_eq!(offered(law, Offence::NoShow).map(|o| o.tariff), expected, "{}", id.id());
    }
}

#[test]
fn only_gambler_puts_out_who_misses_a_round() {
    for id in ALL {
        let law = &event(id).setup.law;
        let found = offered(law, Offence::MissedRound).unwrap();
        let out = if id == RegulationId::Gambler { Sanction::Disqualified } else { Sanction::None };
        assert_eq!(
            (found.tariff, found.basis),
            (Tariff::Fixed(out), law.hall.late.missed.basis),
            "{}",
            id.id()
        );
    }
}

#[test]
fn only_gambler_notes_a_fine_for_the_signal() {
    for id in ALL {
        let law = &event(id).setup.law;
        let expected = match id {
            RegulationId::Gambler => Ok(Tariff::Fixed(Sanction::Noted(10))),
            _ => Err(law.hall.clock.ignored_signal.basis),
        };
        assert_eq!(offered(law, Offence::IgnoredSignal).map(|o| o.tariff), expected, "{}", id.id());
    }
}
