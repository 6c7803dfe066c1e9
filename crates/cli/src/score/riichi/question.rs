//! From arguments to a hand and the circumstances of its win: the one place where they are put together.
use super::super::foreign::{Family, foreign};
use super::super::hand::{Bonus, complete};
use super::hint::Hint;
use crate::args::{ScoreArgs, TileForm, WindArg, Wish};
use crate::complaint::Complaint;
use crate::house::Chosen;
use crate::named::{Refused, Speaks};
use crate::page::brief;
use crate::usage::look_alike;
use rules::hand::Hand;
use rules::notation::parse_tiles;
use rules::riichi::{
    Liability, RedFives, RefusalKind, Riichi, RiichiRules, Situation, Situations, Win, WinContext, Yaku,
};
use rules::seat::{Seat, Wind};
use rules::tile::{Tile, TileKind};
use text::{Lang, say};

/// A hand to be valued.
pub(super) struct Question<'r> {
    pub(super) chosen: &'r Chosen,
    pub(super) rules: &'r RiichiRules,
    /// With the winning tile in it.
    pub(super) hand: Hand,
    pub(super) win: Tile,
    pub(super) ctx: WinContext,
    /// What the arguments leave open.
    pub(super) hints: Vec<Hint>,
}

/// Seats are counted from the dealer, so that a seat's wind is its number.
pub(super) const DEALER: Seat = Seat::ALL[0];

impl<'r> Question<'r> {
    pub(super) fn read(
        args: &ScoreArgs,
        chosen: &'r Chosen,
        rules: &'r RiichiRules,
        wish: Wish,
    ) -> Result<Self, Complaint> {
        foreign(args, Family::Riichi, chosen, wish)?;
        let (hand, win) = complete(args, Bonus::None, wish)?;
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
            let Some(liable) = liability(text) else {
                let what = say!(wish.lang, "error-liable", text = format!("--liable {}", brief(text)));
                let feeder = text.rsplit(':').next().unwrap_or_default();
                let look = look_alike(feeder, wish.lang);
                return Err(look.into_iter().fold(Complaint::new("liable", what), Complaint::because));
            };
            if ctx.liable.try_push(liable).is_err() {
                let (n, most) = (args.liable.len(), ctx.liable.capacity());
                return Err(Complaint::new(
                    "liable",
                    say!(wish.lang, "error-many-liable", n = n, most = most),
                ));
            }
        }
        let mut question = Self { chosen, rules, hand, win, ctx, hints: Vec::new() };
        question.hints = Hint::of(&question, args);
        Ok(question)
    }

    /// Why the win is refused, with the tile that the reason speaks of.
    pub(super) fn refusal(&self, kind: RefusalKind, form: TileForm, lang: Lang) -> String {
        let indicators: Vec<TileKind> =
            self.ctx.indicators.iter().chain(&self.ctx.ura_indicators).copied().collect();
        let speaks = match kind {
            RefusalKind::FiveCopies => Speaks::Copies(&indicators),
            RefusalKind::WinningTileMissing | RefusalKind::ChankanCopies => Speaks::Win,
            RefusalKind::RedFives => Speaks::Reds(match self.rules.dora.red_fives.value {
                RedFives::None => [4; 3],
                RedFives::Three => [1; 3],
                RedFives::Four => [1, 2, 1],
            }),
            _ => Speaks::Nothing,
        };
        let refused = Refused { hand: &self.hand, win: Some(self.win), form, lang };
        refused.named(text::refusal(lang, kind), speaks)
    }
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
    ctx.bets = args.sticks.unwrap_or(0);
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
