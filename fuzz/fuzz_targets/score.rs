//! Any hand in any context under every rule set: no panic, no overflow; an award is sound, a refusal has reasons.
#![no_main]
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use rules::hand::Hand;
use rules::meld::{Meld, MeldKind};
use rules::regulation::RegulationId;
use rules::riichi::{Liability, Riichi, Situation, Win, WinContext, Yaku, value};
use rules::seat::{Relative, Seat, Wind};
use rules::settlement::{Party, deltas};
use rules::tile::{Tile, TileKind};

fuzz_target!(|bytes: &[u8]| {
    let mut input = Unstructured::new(bytes);
    let Ok((hand, win, ctx)) = case(&mut input) else { return };
    for id in RegulationId::ALL {
        let Some(rules) = id.riichi() else { continue };
        match value(rules, &hand, win, &ctx) {
            Err(refusals) => assert!(!refusals.is_empty() && !refusals.to_string().is_empty()),
            Ok(award) => {
                assert!(award.points() >= 400, "{award:?}");
                let bets: i32 =
                    award.transfers.iter().filter(|t| t.from == Party::Table).map(|t| t.points).sum();
                assert_eq!(deltas(&award.transfers).iter().sum::<i32>(), bets);
                assert!(award.transfers.iter().all(|t| t.points > 0 && t.points % 100 == 0));
            }
        }
    }
});

fn tile(input: &mut Unstructured<'_>) -> Result<Tile> {
    Ok(Tile::from_index(input.int_in_range(0..=36)?).unwrap_or(Tile::plain(TileKind::EAST)))
}

fn kind(input: &mut Unstructured<'_>) -> Result<TileKind> {
    Ok(tile(input)?.kind())
}

fn seat(input: &mut Unstructured<'_>) -> Result<Seat> {
    Ok(*input.choose(&Seat::ALL)?)
}

fn meld(input: &mut Unstructured<'_>) -> Result<Option<Meld>> {
    let kind = kind(input)?;
    let from = Some(*input.choose(&Relative::ALL)?);
    let meld = match input.choose(&MeldKind::ALL)? {
        MeldKind::Chow => Meld::chow(kind, input.int_in_range(0..=2)?),
        MeldKind::Pung => Some(Meld::pung(kind, from)),
        kong => Meld::kong(*kong, kind, from),
    };
    let reds = input.int_in_range(0..=2)?;
    Ok(meld.and_then(|m| m.with_reds(reds).or(Some(m))))
}

fn case(input: &mut Unstructured<'_>) -> Result<(Hand, Tile, WinContext)> {
    let mut hand = Hand::default();
    // Mostly groups and a pair, so that wins are found; sometimes anything.
    let melds = input.int_in_range(0..=4)?;
    for _ in 0..melds {
        if let Some(meld) = meld(input)? {
            let _ = hand.melds.try_push(meld);
        }
    }
    for _ in hand.melds.len()..4 {
        if let Some(group) = meld(input)? {
            group.group().tiles().take(3).for_each(|k| hand.add(k.into()));
        }
    }
    let pair = tile(input)?;
    hand.add(pair);
    hand.add(pair.kind().into());
    if input.ratio(1, 8)? {
        hand.add(tile(input)?);
    }
    let win = if input.ratio(7, 8)? {
        let held: Vec<Tile> = hand.concealed_tiles().collect();
        *input.choose(&held)?
    } else {
        tile(input)?
    };
    let by = if input.arbitrary()? { Win::SelfDraw } else { Win::Ron(seat(input)?) };
    let mut ctx = WinContext::new(seat(input)?, seat(input)?, *input.choose(&Wind::ALL)?, by);
    ctx.riichi = *input.choose(&[Riichi::None, Riichi::None, Riichi::Declared, Riichi::Double])?;
    for _ in 0..input.int_in_range(0..=2)? {
        ctx.situations = ctx.situations.with(*input.choose(&Situation::ALL)?);
    }
    for _ in 0..input.int_in_range(0..=5)? {
        let _ = ctx.indicators.try_push(kind(input)?);
        let _ = ctx.ura_indicators.try_push(kind(input)?);
    }
    ctx.honba = input.arbitrary()?;
    ctx.bets = input.arbitrary()?;
    if input.ratio(1, 8)? {
        ctx.kong_feeder = Some(seat(input)?);
    }
    if input.ratio(1, 8)? {
        let yakuman = *input.choose(&[Yaku::Daisangen, Yaku::Daisuushii, Yaku::Suukantsu, Yaku::Pinfu])?;
        let _ = ctx.liable.try_push(Liability { yakuman, feeder: seat(input)? });
    }
    Ok((hand, win, ctx))
}
