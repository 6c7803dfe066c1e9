//! The stored form of the events of a classical table.
use crate::event_log::stored::{stored_enums, stored_structs};
use game::deal::classical::{Action, Event, TileSource};
use rules::classical::{Call, Consent, FreeSource, Lateness, OnSignal, Remedy, Stage, TileNumber};
use rules::frame::classical::{Game, GameEnd, Signal, Total};

stored_structs! {
    Game { stage, deals, passes, signal, late, totals }
    Total { points, whists, mahjongs }
}

stored_enums! {
    Stage { "qualifying" => Qualifying, "final" => Final }
    Lateness { "on-time" => OnTime, "short" => Short, "middle" => Middle, "long" => Long, "no-show" => NoShow }
    Signal { "none" => None, "stopped" => Stopped }
    GameEnd { "all-deals" => AllDeals, "signal" => Signal }
    Call { "none" => None, "before-discard" => BeforeDiscard, "declared" => Declared, "original" => Original }
    Consent { "agrees" => Agrees, "refuses" => Refuses }
    OnSignal { "finish" => Finish, "stop" => Stop, "stop-void" => StopVoid }
    Remedy { "discards-without-drawing" => DiscardsWithoutDrawing, "draws-missing-tile" => DrawsMissingTile }
    TileNumber { "right" => Right, "extra" => Extra(tiles), "missing" => Missing(tiles) }
    FreeSource { "reserved-tail" => ReservedTail, "last-tile" => LastTile }
    TileSource {
        "dealt" => Dealt, "wall" => Wall, "free" => Free { from, basis }, "missing" => Missing { basis }, "extra" => Extra,
    }
    Action {
        "discard" => Discard(tile),
        "calling" => Calling(tile),
        "original-discard" => OriginalDiscard(tile),
        "original-call" => OriginalCall,
        "early-call" => EarlyCall,
        "mahjong" => Mahjong,
        "concealed-kong" => ConcealedKong(tile),
        "added-kong" => AddedKong(tile),
        "claimed-kong" => ClaimedKong,
        "pung" => Pung,
        "chow" => Chow(tile),
        "pass" => Pass,
        "agree" => Agree,
        "disagree" => Disagree,
    }
    Event {
        "bonus" => Bonus { seat, bonus, source },
        "drew" => Drew { seat, tile, source },
        "ready" => Ready,
        "opened" => Opened,
        "called" => Called { seat, call, basis },
        "discarded" => Discarded { seat, tile, basis },
        "answered" => Answered { seat, action },
        "claimed" => Claimed { seat, meld, basis },
        "kong-declared" => KongDeclared { seat, meld },
        "kong-made" => KongMade { seat },
        "wall-empty" => WallEmpty { basis },
        "won" => Won { seat, tile, from, points, basis },
        "false-mahjong" => FalseMahjong { seat, basis },
        "consented" => Consented { seat, consent },
        "played-on" => PlayedOn { seat, fine, basis, right_lost },
        "took-extra" => TookExtra { seat },
        "will-forget" => WillForget { seat },
        "forgot" => Forgot { seat },
        "announced" => Announced { seat, number, remedy, basis, not_dead },
        "skipped" => Skipped { seat, basis },
        "signalled" => Signalled { outcome, basis },
        "ended" => Ended { result, basis },
        "settled" => Settled { game, end },
    }
}
