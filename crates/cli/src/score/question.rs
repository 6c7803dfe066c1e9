//! From arguments to a hand and the circumstances of its win: the one place where they are put together.
use crate::args::{RulesId, ScoreArgs, WindArg, Wish};
use crate::complaint::Complaint;
use rules::hand::Hand;
use rules::notation::{HandText, parse_tile, parse_tiles, read_hand};
use rules::riichi::{Liability, Riichi, Situation, Situations, Win, WinContext, Yaku};
use rules::seat::{Seat, Wind};
use rules::tile::{Tile, TileKind};
use text::say;

/// A hand to be valued.
pub(super) struct Question {
    pub(super) rules: RulesId,
    /// With the winning tile in it.
    pub(super) hand: Hand,
    pub(super) win: Tile,
    pub(super) ctx: WinContext,
}

/// Seats are counted from the dealer, so that a seat's wind is its number.
pub(super) const DEALER: Seat = Seat::ALL[0];

impl Question {
    pub(super) fn read(args: &ScoreArgs, wish: Wish) -> Result<Self, Complaint> {
        let (hand, win) = hand(args, wish)?;
        let mut ctx = context(args);
        for (option, given, list) in
            [("--dora", &args.dora, &mut ctx.indicators), ("--ura", &args.ura, &mut ctx.ura_indicators)]
        {
            let Some(text) = given else { continue };
            let tiles = parse_tiles(text).map_err(|e| Complaint::tiles(wish, option, text, &e))?;
            let kinds: Vec<TileKind> = tiles.iter().map(|t| t.kind()).collect();
            // More than five kongs and a first indicator cannot be turned.
            if list.try_extend_from_slice(&kinds).is_err() {
                let n = kinds.len();
                let what = say!(wish.lang, "error-many-indicators", option = option, n = n);
                return Err(Complaint::new("indicators", what));
            }
        }
        for text in &args.liable {
            let liable = liability(text).filter(|l| ctx.liable.try_push(*l).is_ok());
            if liable.is_none() {
                let what = say!(wish.lang, "error-liable", text = format!("--liable {text}"));
                return Err(Complaint::new("liable", what));
            }
        }
        Ok(Self { rules: args.rules, hand, win, ctx })
    }
}

/// The hand of fourteen tiles and the winning one among them.
fn hand(args: &ScoreArgs, wish: Wish) -> Result<(Hand, Tile), Complaint> {
    let lang = wish.lang;
    let text = args.hand.join(" ");
    let HandText { mut hand, last, .. } =
        read_hand(&text).map_err(|e| Complaint::tiles(wish, "", &text, &e))?;
    if !hand.bonus.is_empty() {
        return Err(Complaint::new("bonus", say!(lang, "error-bonus")));
    }
    let named = match &args.win {
        Some(text) => Some(parse_tile(text).map_err(|e| Complaint::tiles(wish, "--win", text, &e))?),
        None => None,
    };
    let n = hand.concealed.total() as usize + 3 * hand.melds.len();
    let waits = n % 3 == 1;
    let Some(win) = named.or(last.filter(|_| !waits)) else {
        return Err(Complaint::new("win", say!(lang, "error-win-missing", n = n)));
    };
    // Of a hand with too few tiles nobody knows whether the winning one was written: it is there if it can be.
    if waits || (n != 14 && hand.concealed.get(win.kind()) == 0) {
        hand.add(win);
    }
    Ok((hand, win))
}

fn seat(wind: WindArg) -> Seat {
    Seat::of_wind(wind.0, DEALER)
}

fn context(args: &ScoreArgs) -> WinContext {
    let usual = if args.tenhou { Wind::East } else { Wind::South };
    let winner = seat(args.seat.unwrap_or(WindArg(usual)));
    let prevailing = args.round.map_or(Wind::East, |wind| wind.0);
    let win = args.ron_from.map_or(Win::SelfDraw, |from| Win::Ron(seat(from)));
    let mut ctx = WinContext::new(DEALER, winner, prevailing, win);
    ctx.riichi = match (args.riichi, args.double_riichi) {
        (_, true) => Riichi::Double,
        (true, false) => Riichi::Declared,
        (false, false) => Riichi::None,
    };
    ctx.situations = [
        (args.ippatsu, Situation::Ippatsu),
        (args.rinshan, Situation::Rinshan),
        (args.empty_wall, Situation::EmptyWall),
        (args.chankan || args.chankan_concealed, Situation::Chankan),
        (args.chankan_concealed, Situation::ConcealedKong),
        (args.haitei, Situation::Haitei),
        (args.houtei, Situation::Houtei),
        (args.tenhou, Situation::Tenhou),
        (args.chihou, Situation::Chihou),
        (args.renhou, Situation::Renhou),
        (args.merged, Situation::MergedTile),
    ]
    .into_iter()
    .filter_map(|(given, situation)| given.then_some(situation))
    .collect::<Situations>();
    ctx.honba = args.honba;
    ctx.bets = args.sticks;
    ctx.kong_feeder = args.kong_from.map(seat);
    ctx
}

/// `daisangen:W`.
fn liability(text: &str) -> Option<Liability> {
    let (yakuman, wind) = text.split_once(':')?;
    let yakuman = match yakuman.to_lowercase().as_str() {
        "дайсанген" => Yaku::Daisangen,
        "дайсуши" | "daisuushi" | "daisushi" => Yaku::Daisuushii,
        "суканцу" | "sukantsu" => Yaku::Suukantsu,
        // Another yakuman is understood, and refused with its reason.
        other => Yaku::from_id(other)?,
    };
    Some(Liability { yakuman, feeder: seat(WindArg::from_name(wind)?) })
}
