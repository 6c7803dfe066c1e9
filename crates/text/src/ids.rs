//! Ids of things that the rules name by an enum alone; translations and JSON use them.
use rules::riichi::NoteKind;

macro_rules! notes {
    ($( $name:ident = $id:literal, )*) => {
        /// Every kind of note.
        pub const NOTES: &[NoteKind] = &[$( NoteKind::$name ),*];

        /// The id of a kind of note.
        pub const fn note_id(kind: NoteKind) -> &'static str {
            match kind { $( NoteKind::$name => $id, )* }
        }
    };
}

notes! {
    NoIppatsu = "no_ippatsu",
    NoKanDora = "no_kan_dora",
    NoUraDora = "no_ura_dora",
    NoRedFives = "no_red_fives",
    NoOpenTanyao = "no_open_tanyao",
    NoRenhou = "no_renhou",
    DearerThanRenhou = "dearer_than_renhou",
    RenhouAlone = "renhou_alone",
    AllGreenNeedsDragons = "all_green_needs_dragons",
    OneYakuman = "one_yakuman",
    CountedSanbaiman = "counted_sanbaiman",
    CountedYakuman = "counted_yakuman",
    RoundedMangan = "rounded_mangan",
    MergedTile = "merged_tile",
    CheapestReading = "cheapest_reading",
    NoRinshanFu = "no_rinshan_fu",
    RinshanNotLastTile = "rinshan_not_last_tile",
    RinshanAsRon = "rinshan_as_ron",
    Liable = "liable",
}
