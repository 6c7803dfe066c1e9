//! How much random play a property is tried on: little in a debug build, much where CI runs the corpus in release.

/// So many deals, and of the moments in them one in so many is looked at closely.
#[derive(Clone, Copy)]
pub(super) struct Size {
    pub(super) deals: usize,
    pub(super) one_in: usize,
}

/// Plays games by number, each of which says how many deals it had, until there are enough.
pub(super) fn deals(size: Size, mut games: impl FnMut(u64) -> usize) {
    let mut deals = 0;
    for number in 0.. {
        deals += games(number);
        if deals >= size.deals {
            break;
        }
    }
    eprintln!("{deals} deals");
}

/// One property, two tests: `$name` with `SMALL` and `$corpus` with `LARGE`.
macro_rules! property {
    ($name:ident, $corpus:ident, $of:ident) => {
        #[test]
        fn $name() {
            $of(SMALL);
        }

        #[test]
        fn $corpus() {
            $of(LARGE);
        }
    };
}
pub(super) use property;
