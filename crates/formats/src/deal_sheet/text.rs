//! The terse text: a line a deal.
use super::line::{Line, abort, late, seats, stage, who, worth, yakuman};
use super::{
    ClassicalDeal, ClassicalEnd, DealSheet, Deals, Expected, Family, HuSource, HuWorth, RiichiDeal,
    RiichiEnd, RiichiWin, SheetError, SheetKong, SichuanDeal, SichuanEvent, WallState, Who,
};
use rules::classical::{Lateness, Stage};
use rules::regulation::RegulationId;
use rules::sichuan::FalseHu;

/// Reads a sheet. `family` is that of the rules chosen beside the sheet, if there are any; otherwise the sheet must
/// name its rules before the first deal.
pub fn read(text: &str, family: Option<Family>) -> Result<DealSheet, SheetError> {
    let mut head = Head { rules: None, three: false, stage: Stage::Qualifying, late: [Lateness::OnTime; 4] };
    let mut deals: Option<Deals> = None;
    let mut last = 1;
    for (i, raw) in text.lines().enumerate() {
        let mut line = Line::new(i + 1, raw.trim_start_matches('\u{feff}'));
        last = i + 1;
        if line.is_empty() || deals.is_none() && head.take(&mut line, family)? {
            continue;
        }
        let deals = match &mut deals {
            Some(deals) => deals,
            none => {
                let family = family.or(head.rules.map(Family::of_id));
                let family = family.ok_or_else(|| line.bad(Expected::SomeRules))?;
                none.insert(match family {
                    Family::Riichi => Deals::Riichi(Vec::new()),
                    Family::Sichuan => Deals::Sichuan(Vec::new()),
                    Family::Classical => Deals::Classical(Vec::new()),
                })
            }
        };
        match deals {
            Deals::Riichi(deals) => deals.push(riichi(&mut line)?),
            Deals::Sichuan(deals) => deals.push(sichuan(&mut line)?),
            Deals::Classical(deals) => deals.push(classical(&mut line)?),
        }
    }
    let missing = || Line::new(last, "").bad(Expected::OneDeal);
    let Head { rules, three, stage, late } = head;
    Ok(DealSheet { rules, three, stage, late, deals: deals.ok_or_else(missing)? })
}

/// What stands above the deals.
struct Head {
    rules: Option<RegulationId>,
    three: bool,
    stage: Stage,
    late: [Lateness; 4],
}

impl Head {
    /// Takes a line of the head; whether it was one.
    fn take(&mut self, line: &mut Line<'_>, family: Option<Family>) -> Result<bool, SheetError> {
        if line.accept(&["rules", "правила"]) {
            let same = |id: &RegulationId| family.is_none_or(|family| family == Family::of_id(*id));
            let known = line.peek().and_then(|id| RegulationId::from_id(&id.to_lowercase()));
            let expected =
                if known.is_some_and(|id| !same(&id)) { Expected::SameFamily } else { Expected::Rules };
            self.rules = Some(line.take(expected, |_| known.filter(same))?);
        } else if line.accept(&["players", "игроков"]) {
            self.three = line.take(Expected::Players, |word| match word {
                "3" => Some(true),
                "4" => Some(false),
                _ => None,
            })?;
        } else if line.accept(&["stage"]) {
            self.stage = line.take(Expected::Stage, stage)?;
        } else if line.accept(&["late"]) {
            let player = line.take(Expected::Seat, |word| match who(word)? {
                Who::Player(number) => Some(number),
                Who::Wind(wind) => Some(wind.index() as u8 + 1),
            })?;
            self.late[usize::from(player - 1)] = line.take(Expected::Late, late)?;
        } else {
            return Ok(false);
        }
        line.finish(Expected::Nothing)?;
        Ok(true)
    }
}

fn riichi(line: &mut Line<'_>) -> Result<RiichiDeal, SheetError> {
    if line.accept(&["draw", "ничья"]) {
        return draw(line);
    }
    let end = if line.accept(&["abort", "пересдача"]) {
        RiichiEnd::Abort(line.take(Expected::Abort, abort)?)
    } else if line.accept(&["chombo", "чомбо"]) {
        RiichiEnd::Chombo(line.take(Expected::Seats, seats)?)
    } else {
        wins(line)?
    };
    let mut deal = RiichiDeal { end, riichi: Vec::new() };
    if line.accept(&["riichi", "риичи"]) {
        deal.riichi = line.take(Expected::Seats, seats)?;
    }
    line.finish(Expected::RiichiMore)?;
    Ok(deal)
}

fn draw(line: &mut Line<'_>) -> Result<RiichiDeal, SheetError> {
    let (mut tenpai, mut nagashi, mut riichi) = (Vec::new(), Vec::new(), Vec::new());
    while line.peek().is_some() {
        let list = if line.accept(&["tenpai", "темпай"]) {
            &mut tenpai
        } else if line.accept(&["nagashi", "нагаси"]) {
            &mut nagashi
        } else if line.accept(&["riichi", "риичи"]) {
            &mut riichi
        } else {
            return Err(line.bad(Expected::DrawMore));
        };
        *list = line.take(Expected::Seats, seats)?;
    }
    Ok(RiichiDeal { end: RiichiEnd::Draw { tenpai, nagashi }, riichi })
}

/// `S ron W 3/40 + N mangan`, `E tsumo 2/30 pao daisangen S`.
fn wins(line: &mut Line<'_>) -> Result<RiichiEnd, SheetError> {
    let first = line.take(Expected::RiichiLine, who)?;
    let from = if line.accept(&["ron", "рон"]) {
        Some(line.take(Expected::Seat, who)?)
    } else if line.accept(&["tsumo", "цумо"]) {
        None
    } else {
        return Err(line.bad(Expected::RiichiLine));
    };
    let mut wins = vec![win(line, first)?];
    while line.accept(&["+"]) {
        let seat = line.take(Expected::Seat, who)?;
        wins.push(win(line, seat)?);
    }
    Ok(RiichiEnd::Win { from, wins })
}

fn win(line: &mut Line<'_>, seat: Who) -> Result<RiichiWin, SheetError> {
    let worth = line.take(Expected::Worth, worth)?;
    let liable = if line.accept(&["pao", "пао"]) {
        Some((line.take(Expected::Yakuman, yakuman)?, line.take(Expected::Seat, who)?))
    } else {
        None
    };
    Ok(RiichiWin { seat, worth, liable })
}

/// `E kong closed; S hu W 8 + N false; wall W 4 N not-ready`.
fn sichuan(line: &mut Line<'_>) -> Result<SichuanDeal, SheetError> {
    let mut deal = SichuanDeal { events: Vec::new(), wall: None };
    loop {
        if line.accept(&["wall", "стена"]) {
            let mut states = Vec::new();
            while line.peek().is_some() {
                let seat = line.take(Expected::Seat, who)?;
                states.push((seat, line.take(Expected::WallState, wall_state)?));
            }
            deal.wall = Some(states);
            return Ok(deal);
        }
        let seat = line.take(Expected::SichuanEvent, who)?;
        let event = if line.accept(&["kong", "конг"]) {
            SichuanEvent::Kong { seat, kind: kong(line)? }
        } else if line.accept(&["forbidden", "запретная"]) {
            SichuanEvent::Forbidden(seat)
        } else if line.accept(&["hu", "ху"]) {
            let from = hu_source(line)?;
            let mut by = vec![(seat, line.take(Expected::HuWorth, hu_worth)?)];
            while line.accept(&["+"]) {
                let seat = line.take(Expected::Seat, who)?;
                by.push((seat, line.take(Expected::HuWorth, hu_worth)?));
            }
            SichuanEvent::Hu { from, by }
        } else {
            return Err(line.bad(Expected::SichuanEvent));
        };
        deal.events.push(event);
        if !line.accept(&[";"]) {
            line.finish(Expected::SichuanEvent)?;
            return Ok(deal);
        }
    }
}

fn kong(line: &mut Line<'_>) -> Result<SheetKong, SheetError> {
    if line.accept(&["closed", "закрытый"]) {
        Ok(SheetKong::Closed)
    } else if line.accept(&["melded", "открытый"]) {
        Ok(SheetKong::Melded(line.take(Expected::Seat, who)?))
    } else if line.accept(&["promoted", "дополненный"]) {
        Ok(SheetKong::Promoted)
    } else if line.accept(&["postponed", "отложенный"]) {
        Ok(SheetKong::Postponed)
    } else {
        Err(line.bad(Expected::Kong))
    }
}

fn hu_source(line: &mut Line<'_>) -> Result<HuSource, SheetError> {
    if line.accept(&["wall", "стена"]) {
        Ok(HuSource::Wall)
    } else if line.accept(&["after-kong"]) {
        Ok(HuSource::AfterKong(line.take(Expected::Seat, who)?))
    } else if line.accept(&["robbed"]) {
        Ok(HuSource::Robbed(line.take(Expected::Seat, who)?))
    } else {
        Ok(HuSource::Discard(line.take(Expected::HuFrom, who)?))
    }
}

pub(super) fn hu_worth(text: &str) -> Option<HuWorth> {
    match text {
        "false" | "ложное" => Some(HuWorth::False(FalseHu::Plain)),
        "false-suit" => Some(HuWorth::False(FalseHu::ForbiddenSuit)),
        _ => text.parse().ok().map(HuWorth::Points),
    }
}

pub(super) fn wall_state(text: &str) -> Option<WallState> {
    match text {
        "not-ready" | "нет" => Some(WallState::NotReady),
        "suit" | "масть" => Some(WallState::Forbidden),
        "only-suit" => Some(WallState::OnlyForbidden),
        _ => text.parse().ok().map(WallState::Ready),
    }
}

/// `S mahjong W E 8 S 96 W 0 N 4 fined N`, `draw`, `stopped N`, `absent N replaced`.
fn classical(line: &mut Line<'_>) -> Result<ClassicalDeal, SheetError> {
    let end = if line.accept(&["draw", "ничья"]) {
        ClassicalEnd::Draw
    } else if line.accept(&["stopped"]) {
        ClassicalEnd::Stopped(line.take(Expected::Seat, who)?)
    } else if line.accept(&["absent"]) {
        let seat = line.take(Expected::Seat, who)?;
        ClassicalEnd::Absent { seat, replaced: line.accept(&["replaced"]) }
    } else {
        let seat = line.take(Expected::ClassicalEnd, who)?;
        if !line.accept(&["mahjong", "маджонг"]) {
            return Err(line.bad(Expected::ClassicalEnd));
        }
        let from =
            if line.accept(&["wall", "стена"]) { None } else { Some(line.take(Expected::Seat, who)?) };
        let mut hands = Vec::new();
        while hands.len() < 4 {
            let seat = line.take(Expected::Hands, who)?;
            hands.push((seat, line.take(Expected::Number, |word| word.parse().ok())?));
        }
        ClassicalEnd::Mahjong { seat, from, hands }
    };
    let mut fined = Vec::new();
    if line.accept(&["fined", "штраф"]) {
        fined = line.take(Expected::Seats, seats)?;
    }
    line.finish(Expected::Nothing)?;
    Ok(ClassicalDeal { end, fined })
}
