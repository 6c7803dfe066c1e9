//! The stored form of the events of a Sichuan table.
use crate::event_log::stored::{stored_choices, stored_enums, stored_structs};
use game::deal::sichuan::{Action, Asking, Dealing, Event, Reveal, Source};
use rules::frame::sichuan::{Game, GameEnd, Progress};
use rules::sichuan::{KongEntry, KongState, Penalty, Sanction, Word};

stored_choices!(Sanction);

stored_structs! {
    Game { players, dealer, points, deals, last_deal, end }
    Dealing { players, dealer, asking, set, dealt, basis, wall, seats, absent, no_tiles }
    Reveal { suit, basis }
    KongEntry { by, kind, in_game, state, basis }
}

stored_enums! {
    Asking { "who-may" => WhoMay, "everybody" => Everybody }
    Source { "initial" => Initial, "wall" => Wall, "replacement" => Replacement, "claim" => Claim }
    GameEnd { "deals" => Deals, "time" => Time, "time-within-deal" => TimeWithinDeal }
    Progress { "between" => Between, "within" => Within }
    Word { "pung" => Pung, "kong" => Kong, "hu" => Hu }
    Penalty {
        "warning" => Warning, "points" => Points(points), "dead-hand" => DeadHand, "annulled" => Annulled,
        "disqualified" => Disqualified,
    }
    KongState {
        "paid" => Paid, "robbed" => Robbed, "next-discard-won" => NextDiscardWon, "not-ready" => NotReady,
        "false-hu" => FalseHu,
    }
    Action {
        "give" => Give(tile),
        "lay-aside" => LayAside(tile),
        "suit-card" => SuitCard(suit),
        "discard" => Discard(tile),
        "closed-kong" => ClosedKong(tile),
        "added-kong" => AddedKong(tile),
        "hu" => Hu,
        "pung" => Pung,
        "kong" => Kong,
        "pass" => Pass,
    }
    Event {
        "dealt" => Dealt(dealing),
        "answered" => Answered { seat, action },
        "exchanged" => Exchanged { basis },
        "suit-forbidden" => SuitForbidden { seat, suit, tile, basis },
        "drew" => Drew { seat, tile, source, basis },
        "discarded" => Discarded { seat, tile, reveals, basis },
        "claimed" => Claimed { seat, tile, from, basis },
        "kong-declared" => KongDeclared { seat, tile, kong, dead },
        "kong-made" => KongMade { seat },
        "kong-struck" => KongStruck { number, kong },
        "hu" => Hu { seat, card, card_basis, tile, from, hand, basis, order },
        "false-hu" => FalseHu { seat, fault, basis },
        "wall-empty" => WallEmpty { basis },
        "divided" => Divided { seat, state, duty, basis },
        "cannot-divide" => CannotDivide { seat, basis },
        "misspoke" => Misspoke { seat, slip, stands, basis },
        "penalised" => Penalised { seat, slip, sanction, penalty, basis, step },
        "ended" => Ended { end, basis },
        "settled" => Settled { game },
        "time-up" => TimeUp { progress, basis },
    }
}
