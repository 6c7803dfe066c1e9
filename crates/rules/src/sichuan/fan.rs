//! The fan: the table of what a hand may have and what each is worth.
use std::fmt;

macro_rules! fans {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $worth:literal; )*) => {
        /// A pattern or circumstance that gives fan. All that hold are added up.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Fan { $( $(#[$doc])* $name, )* }

        impl Fan {
            /// Every one in the order of the table.
            pub const ALL: [Self; Self::COUNT] = [$( Self::$name ),*];
            /// How many there are.
            pub const COUNT: usize = [$( $worth ),*].len();
            const IDS: [&'static str; Self::COUNT] = [$( $id ),*];
            const WORTH: [u8; Self::COUNT] = [$( $worth ),*];
        }
    };
}

fans! {
    /// Each declared kong, of any kind.
    Kong = "kong", 1;
    /// Root: each kind held four times that is not one kong.
    Root = "root", 1;
    /// Four pungs or kongs and a pair.
    AllPungs = "all_pungs", 1;
    /// Four declared sets; the winning tile makes the pair.
    GoldenWait = "golden_wait", 1;
    /// All tiles of one suit.
    FullFlush = "full_flush", 2;
    /// Seven pairs; four of a kind are two of them.
    SevenPairs = "seven_pairs", 2;
    /// Self-drawn on the replacement tile of an own kong.
    WinAfterKong = "win_after_kong", 1;
    /// On the discard right after another player's kong.
    ShootAfterKong = "shoot_after_kong", 1;
    /// On the tile that another player adds to his pung.
    RobbingTheKong = "robbing_the_kong", 1;
    /// On the last tile of the wall, or the discard after it.
    UnderTheSea = "under_the_sea", 1;
}

impl Fan {
    /// The id used in JSON and for translations.
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// Fan for each time it holds.
    pub const fn worth(self) -> u8 {
        Self::WORTH[self as usize]
    }
}

impl fmt::Display for Fan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// How often each fan holds in a hand: three bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Fans(u32);

impl Fans {
    /// None at all.
    pub const NONE: Self = Self(0);

    /// Adds a fan that holds `times` times. Four is the most that any can: kongs, or roots.
    pub(super) const fn add(&mut self, fan: Fan, times: u32) {
        self.0 += times << (3 * fan as u32);
    }

    /// How often it holds.
    pub const fn times(self, fan: Fan) -> u32 {
        self.0 >> (3 * fan as u32) & 7
    }

    /// Fan in all, without the limit.
    #[inline]
    pub const fn total(self) -> u32 {
        let mut sum = 0;
        let mut i = 0;
        while i < Fan::COUNT {
            sum += self.times(Fan::ALL[i]) * Fan::ALL[i].worth() as u32;
            i += 1;
        }
        sum
    }

    /// Those that hold, with how often.
    pub fn iter(self) -> impl Iterator<Item = (Fan, u32)> {
        Fan::ALL.into_iter().map(move |fan| (fan, self.times(fan))).filter(|(_, times)| *times > 0)
    }
}

impl fmt::Debug for Fans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fans_add_up() {
        let mut fans = Fans::NONE;
        fans.add(Fan::Kong, 4);
        fans.add(Fan::SevenPairs, 1);
        fans.add(Fan::UnderTheSea, 1);
        assert_eq!(fans.total(), 7);
        assert_eq!(
            fans.iter().collect::<Vec<_>>(),
            [(Fan::Kong, 4), (Fan::SevenPairs, 1), (Fan::UnderTheSea, 1)]
        );
        assert_eq!(Fans::NONE.total(), 0);
    }
}
