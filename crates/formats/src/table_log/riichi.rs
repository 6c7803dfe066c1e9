//! The stored form of the events of a riichi table.
use crate::event_log::stored::{stored_choices, stored_enums, stored_structs};
use game::deal::riichi::{Action, Declaration, DiscardFrom, Event};
use rules::frame::riichi::{EndReason, Game, Next};
use rules::riichi::{Riichi, Sanction, TurnSource};

stored_choices!(Sanction);

stored_structs! {
    Game { prevailing, dealer, honba, bets, scores, deductions }
}

stored_enums! {
    TurnSource { "initial" => Initial, "wall" => Draw, "replacement" => Replacement, "claim" => Claim }
    DiscardFrom { "hand" => Hand, "drawn" => Drawn }
    Riichi { "none" => None, "riichi" => Declared, "double" => Double }
    Declaration { "tenpai" => Tenpai, "noten" => Noten }
    EndReason {
        "below-zero" => BelowZero, "dealer-stops" => DealerStops, "target" => Target, "last-deal" => LastDeal,
        "no-further-round" => NoFurtherRound, "clock" => Clock,
    }
    Next { "deal" => Deal, "replay" => Replay, "end" => End(reason) }
    Action {
        "discard" => Discard { tile, from },
        "riichi" => Riichi { tile, from },
        "self-draw" => SelfDraw,
        "concealed-kong" => ConcealedKong(tile),
        "added-kong" => AddedKong(tile),
        "nine-terminals" => NineTerminals,
        "ron" => Ron,
        "claimed-kong" => ClaimedKong,
        "pung" => Pung { reds },
        "chow" => Chow { lowest, reds },
        "pass" => Pass,
        "show-tenpai" => ShowTenpai,
        "hide-tenpai" => HideTenpai,
    }
    Event {
        "drew" => Drew { seat, tile, source },
        "discarded" => Discarded { seat, tile, from, riichi },
        "riichi-accepted" => RiichiAccepted { seat, bet, basis },
        "answered" => Answered { seat, action },
        "claimed" => Claimed { seat, meld, called, basis },
        "kong-declared" => KongDeclared { seat, meld, tile },
        "kong-made" => KongMade { seat },
        "indicator" => IndicatorTurned { tile, basis },
        "wall-empty" => WallEmpty { basis },
        "declared" => Declared { seat, says, basis },
        "won" => Won { seat, tile, from, deltas, basis },
        "false-ron" => FalseRon { seat, offence },
        "penalised" => Penalised { seat, offence, sanction, basis },
        "ended" => Ended { deal, basis },
        "settled" => Settled { game, next },
    }
}
