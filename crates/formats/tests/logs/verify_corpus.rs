//! Every real game is worked out again and agrees with what its server wrote down.
use crate::common::{corpus_bytes, tenhou};
use reglament_formats::open::{OpenError, pieces_of};
use reglament_formats::record::DrawKind;
use reglament_formats::verify::{Verified, What, verify};

/// The games of a file by name, and how many pieces are none; `None` without a corpus.
fn verified(file: &str) -> Option<(Vec<(String, Verified)>, usize)> {
    let rules = tenhou();
    let bytes = corpus_bytes(&format!("riichi-logs/{file}"))?;
    let (mut games, mut foreign) = (Vec::new(), 0);
    for piece in pieces_of(file, &bytes) {
        match piece.and_then(|piece| piece.read().map(|reading| (piece.name, reading))) {
            Ok((name, reading)) => games.push((name, verify(&rules, &reading.game))),
            Err(OpenError::NoLog { .. }) => foreign += 1,
            Err(error) => panic!("{error}"),
        }
    }
    Some((games, foreign))
}

#[test]
fn corpus_of_tenhou_agrees_in_every_win_draw_deal_and_end() {
    let (mut wins, mut draws, mut deals, mut ends, mut games) = (0, 0, 0, 0, 0);
    let mut cut = Vec::new();
    for file in ["tenhou-2022.mjlog.gz", "tenhou-fixtures.mjlog.gz"] {
        let Some((found, foreign)) = verified(file) else { return };
        assert_eq!(foreign, 0);
        for (name, game) in found {
            assert_eq!((&game.differences[..], &game.unreadable[..]), (&[][..], &[][..]), "{name}");
            for count in game.draws.iter().chain([&game.wins, &game.deals, &game.ends]) {
                assert_eq!(count.all, count.agreeing, "{name}");
            }
            games += 1;
            wins += game.wins.all;
            draws += game.draws.iter().map(|count| count.all).sum::<usize>();
            deals += game.deals.all;
            ends += game.ends.all;
            cut.extend(game.cut.map(|cut| (name, cut.deal.map(|deal| deal.to_string()), cut.inside)));
        }
    }
    assert_eq!((games, wins, draws, deals, ends), (1119, 9156, 1785, 10876, 1118));
    let triple_ron = "tenhou-fixtures.mjlog.gz: T1364".to_owned();
    assert_eq!(cut, [(triple_ron, Some("S1 honba 1".to_owned()), false)]);
    println!("verified: {games} games, {wins} wins, {draws} draws, {deals} deals, {ends} ends");
}

#[test]
fn corpus_of_other_forms_differs_in_the_invented_logs_only() {
    let files = ["tenhou6.jsonl.gz", "mjai-riichienv.jsonl.gz", "mjai-mjai-manue-go.jsonl.gz"];
    let mut differences = Vec::new();
    let mut all = [0; DrawKind::ALL.len() + 1];
    for file in files {
        let Some((found, _)) = verified(file) else { return };
        for (name, game) in found {
            assert!(game.unreadable.is_empty() && game.cut.is_none(), "{name}");
            let counts = [game.wins].into_iter().chain(game.draws);
            all.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count.all);
            differences.extend(game.differences.into_iter().map(|d| (name.clone(), d.what)));
        }
    }
    let named = |id: &str, what| (format!("tenhou6.jsonl.gz: {id}"), what);
    // Single deals of tables that began with 30000 points each, which Tenhou's rules do not give.
    let total = |id| named(id, What::Total);
    let expected = [
        total("J06"),
        total("J11"),
        named("J32", What::Deltas),
        named("J33", What::Refused),
        named("J33", What::Refused),
        total("J42"),
        total("J45"),
    ];
    assert_eq!(differences, expected);
    println!("verified: {} wins and {} draws of other forms", all[0], all[1..].iter().sum::<usize>());
}
