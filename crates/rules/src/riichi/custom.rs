//! Customs of the table: how things are done by which no number is changed, and how long they take. A rule set has the
//! customs that its text speaks of.
use super::rules::RiichiRules;
use crate::clause::Basis;

macro_rules! customs {
    ($( $(#[$doc:meta])* $name:ident = $id:literal; )*) => {
        /// Something that is done in one way at a table, where a text says so.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Custom { $( $(#[$doc])* $name, )* }

        impl Custom {
            /// Every custom.
            pub const ALL: &'static [Self] = &[$( Self::$name ),*];

            /// The id used in JSON and for translations.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$name => $id, )* }
            }
        }
    };
}

customs! {
    /// What an event is played by: its regulation, and the rules on which that is built.
    EventRules = "event_rules";
    /// Which rules are played.
    RulesOfPlay = "rules_of_play";
    /// Other rules than those printed, agreed before the game.
    AgreedBefore = "agreed_before";
    /// The moment from which a game has begun.
    GameBegins = "game_begins";
    /// The moment from which a deal has begun.
    DealBegins = "deal_begins";
    /// No deal begins in the red zone of the clock.
    NoNewDeal = "no_new_deal";
    /// Seats are drawn by lot unless a schedule gives them.
    SeatsDrawn = "seats_drawn";
    /// One tile of each wind, mixed face down; each player draws one.
    WindTiles = "wind_tiles";
    /// Who mixed the wind tiles draws last.
    MixerLast = "mixer_last";
    /// The wind drawn is the first seat.
    DrawnSeat = "drawn_seat";
    /// The wind marker lies before the first East and is turned over for the South round.
    WindMarker = "wind_marker";
    /// The tiles are turned face down before they are mixed.
    FaceDown = "face_down";
    /// They are mixed well.
    Mixing = "mixing";
    /// Before each player a wall 17 stacks long and 2 tiles high.
    Walls = "walls";
    /// The wall may be broken by two throws.
    TwoThrows = "two_throws";
    /// The wall was broken at a wrong place.
    WrongBreak = "wrong_break";
    /// A dead wall that begins at the end of one side goes on along the next.
    RoundTheCorner = "round_the_corner";
    /// The indicator is turned before the hands are taken.
    IndicatorFirst = "indicator_first";
    /// The first replacement tile is set down beside the dead wall.
    ReplacementSetDown = "replacement_set_down";
    /// How long a move may take.
    MoveTime = "move_time";
    /// How long a very hard move may take.
    HardMoveTime = "hard_move_time";
    /// Scores are told whenever somebody asks.
    ScoresTold = "scores_told";
    /// How long after a discard the next tile is drawn.
    DrawPause = "draw_pause";
    /// Who draws makes sure that nobody claims the last discard.
    ClaimsFirst = "claims_first";
    /// Discards lie in rows of six.
    RowsOfSix = "rows_of_six";
    /// A discard is seen by everybody at once.
    DiscardOpen = "discard_open";
    /// A discard that was seen is not taken back.
    DiscardStays = "discard_stays";
    /// A claim is said by its word.
    ClaimSaid = "claim_said";
    /// How long a chow waits for other claims.
    ChowPause = "chow_pause";
    /// The steps of a claim: own tiles shown, the discard taken, the own discard.
    ClaimSteps = "claim_steps";
    /// Riichi is said.
    RiichiSaid = "riichi_said";
    /// The riichi tile is turned, and after a pause the bet is laid.
    RiichiSteps = "riichi_steps";
    /// In riichi the hand stays in its order.
    RiichiHand = "riichi_hand";
    /// The steps of a concealed kong in riichi.
    RiichiKongSteps = "riichi_kong_steps";
    /// The tile of a self-draw is laid apart, and the hand is shown after it.
    SelfDrawApart = "self_draw_apart";
}

/// A span of seconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seconds {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// A custom as a rule set has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CustomLine {
    /// Which.
    pub custom: Custom,
    /// How long it takes, where the text says so.
    pub seconds: Option<Seconds>,
    /// Where that stands.
    pub basis: Basis,
}

/// The customs of a rule set.
pub type Customs = &'static [CustomLine];

/// A custom without a time.
pub(crate) const fn custom(custom: Custom, basis: Basis) -> CustomLine {
    CustomLine { custom, seconds: None, basis }
}

/// A custom that takes so many seconds.
pub(crate) const fn timed(custom: Custom, least: u8, most: u8, basis: Basis) -> CustomLine {
    CustomLine { custom, seconds: Some(Seconds { least, most }), basis }
}

impl RiichiRules {
    /// This custom, where the text speaks of it.
    pub fn custom(&self, custom: Custom) -> Option<CustomLine> {
        self.customs.iter().copied().find(|line| line.custom == custom)
    }
}
