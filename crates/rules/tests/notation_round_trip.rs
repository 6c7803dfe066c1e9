//! What is written is read back, in every form; and no text makes the readers panic.
use proptest::prelude::*;
use reglament_rules::hand::Hand;
use reglament_rules::meld::{Meld, MeldKind};
use reglament_rules::notation::*;
use reglament_rules::seat::Relative;
use reglament_rules::tile::{Bonus, BonusSet, Suit, Tile, TileKind};

/// How many red fives the hands hold.
#[derive(Clone, Copy, PartialEq)]
enum Reds {
    Any,
    /// As in a set with one red five a suit.
    One,
    None,
}

/// A red five where there is room for it.
fn redden(hand: &mut Hand, suit: Suit, count: u8) {
    let five = TileKind::number(suit, 5).unwrap();
    let loose = count.min(hand.concealed.get(five));
    for _ in 0..loose {
        assert!(hand.remove(Tile::plain(five)));
        hand.add(Tile::red_five(suit));
    }
    let mut left = count - loose;
    for meld in &mut hand.melds {
        let held = meld.counts().get(five).min(left);
        if held > 0 {
            *meld = meld.with_reds(held).unwrap();
            left -= held;
        }
    }
}

type Seed = (Vec<(u8, u8, u8)>, Vec<u8>, usize, u8, [u8; 3]);

fn seed() -> impl Strategy<Value = Seed> {
    (
        prop::collection::vec((0..5u8, 0..34u8, any::<u8>()), 0..=4),
        prop::collection::vec(0..34u8, 60),
        0..10usize,
        any::<u8>(),
        prop::array::uniform3(0..3u8),
    )
}

fn meld((kind, tile, rest): (u8, u8, u8)) -> Option<Meld> {
    let tile = TileKind::new(tile)?;
    let from =
        [None, Some(Relative::Next), Some(Relative::Across), Some(Relative::Previous)][usize::from(rest % 4)];
    match MeldKind::ALL[usize::from(kind)] {
        MeldKind::Chow => Meld::chow(tile, rest % 3),
        MeldKind::Pung => Some(Meld::pung(tile, from)),
        kind => Meld::kong(kind, tile, from),
    }
}

fn hand((melds, picks, length, bonus, red): Seed, reds: Reds) -> Hand {
    let mut hand = Hand::default();
    let fits = |hand: &Hand, more: reglament_rules::counts::TileCounts| {
        hand.all_tiles()
            .and_then(|all| all.checked_plus(more))
            .is_some_and(|all| all.more_than_four().is_empty())
    };
    for meld in melds.into_iter().filter_map(meld) {
        if fits(&hand, meld.counts()) {
            hand.melds.push(meld);
        }
    }
    // 1, 2, 4, 5 … 14 tiles, as many as the groups leave room for.
    let room = 14 - 3 * hand.melds.len();
    let length = (length / 2 * 3 + 1 + length % 2).min(room);
    for kind in picks.into_iter().filter_map(TileKind::new).chain(TileKind::all()) {
        if hand.concealed.total() as usize == length {
            break;
        }
        if fits(&hand, [kind].into_iter().collect()) {
            hand.add(Tile::plain(kind));
        }
    }
    for suit in Suit::ALL {
        let held = hand.all_tiles().unwrap().get(TileKind::number(suit, 5).unwrap());
        let count = match reds {
            Reds::Any => red[suit.index()],
            Reds::One if held == 4 => 1,
            Reds::One => red[suit.index()].min(1),
            Reds::None => 0,
        };
        redden(&mut hand, suit, count);
    }
    let mut set = BonusSet::default();
    for i in 0..8 {
        if bonus >> i & 1 == 1 {
            let tile = if i < 4 { Bonus::flower(i + 1) } else { Bonus::season(i - 3) };
            set.insert(tile.unwrap());
        }
    }
    hand.bonus = set;
    hand
}

const READERS: usize = 5;

/// Puts the text to every reader in every form.
fn read_all(text: &str) {
    let mut errors = Vec::with_capacity(READERS);
    errors.extend(parse_tile(text).err());
    errors.extend(parse_tiles(text).err());
    errors.extend(parse_bonus(text).err());
    errors.extend(parse_meld(text).err());
    errors.extend(parse_hand(text).err());
    for form in Form::ALL {
        errors.extend(parse_tile_as(text, form).err());
        errors.extend(parse_tiles_as(text, form).err());
        errors.extend(parse_meld_as(text, form).err());
        errors.extend(parse_hand_as(text, form).err());
    }
    let end = text.chars().count() + 1;
    for error in errors {
        assert!((1..=end).contains(&error.column), "{error} in {text:?}");
        assert!(!error.to_string().contains('\n'));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn hands_in_every_form(seed in seed()) {
        for form in Form::ALL {
            let reds = match form {
                Form::Ids => Reds::One,
                Form::IdsPlain => Reds::None,
                _ => Reds::Any,
            };
            let hand = hand(seed.clone(), reds);
            let text = write_hand(&hand, form).unwrap();
            let read = read_hand_as(&text, form);
            prop_assert_eq!(read.as_ref().map(|read| &read.hand), Ok(&hand), "{}: {}", form, text);
            let last = hand.concealed_tiles().last();
            prop_assert_eq!(read.map(|read| read.last), Ok(last), "{}: {}", form, text);
            // Found by itself too; a short list of numbers may look like ranks.
            let numbers = matches!(form, Form::Ids | Form::IdsPlain);
            if !numbers || form == Form::Ids && hand.concealed.total() > 10 {
                prop_assert_eq!(parse_hand(&text), Ok(hand.clone()), "{}: {}", form, text);
            }
        }
    }

    #[test]
    fn groups_in_every_form(pick in (0..5u8, 0..34u8, any::<u8>()), red in 0..5u8) {
        if let Some(meld) = meld(pick) {
            let meld = meld.with_reds(red).unwrap_or(meld);
            prop_assert_eq!(meld.to_string().parse(), Ok(meld));
            for form in Form::ALL {
                if let Ok(text) = write_meld(meld, form) {
                    // Numbers say nothing of red fives where there are none.
                    prop_assert_eq!(parse_meld_as(&text, form), Ok(meld), "{}: {}", form, text);
                    let bracketed = format!("({text})");
                    if form != Form::Kobalab {
                        prop_assert_eq!(parse_meld_as(&bracketed, form), Ok(meld), "{}", bracketed);
                    }
                }
            }
        }
    }

    #[test]
    fn lists_keep_their_order(picks in prop::collection::vec(0..37u8, 0..30)) {
        let mut held = [0; 34];
        let tiles: Vec<Tile> = picks
            .into_iter()
            .filter_map(Tile::from_index)
            .filter(|tile| {
                held[tile.kind().index()] += 1;
                held[tile.kind().index()] <= 4
            })
            .collect();
        for form in Form::ALL {
            if let Ok(text) = write_tiles(&tiles, form) {
                prop_assert_eq!(parse_tiles_as(&text, form), Ok(tiles.clone()), "{}: {}", form, text);
            }
        }
    }

    #[test]
    fn any_text(text in any::<String>()) {
        read_all(&text);
    }

    #[test]
    fn any_text_of_our_signs(text in "[0-9mpszrRESWNPFCBDGQhwdkl()\\[\\]<>^?,;+=*_ \u{FE0F}\u{1F000}-\u{1F02C}БТСбвд一五九萬赤東中-]{0,40}") {
        read_all(&text);
    }

    #[test]
    fn any_text_of_our_words(words in prop::collection::vec(prop::sample::select(vec![
        "123m", "0p", "m340-", "pon", "chi", "ankan", "kakan", "kan", "flower", "season4", "(", ")", "[", "]", ",1]",
        "(p4m1)", "(123m0)", "555", "z", "<", "?", "-", " ", ",", "Fl1", "Ew", "B12", "Б5", "цветок1", "конг", "赤",
        "五", "萬", "🀄", "\u{FE0F}", "16", "135", "136", "99999999999999999999",
    ]), 0..12)) {
        read_all(&words.concat());
    }

    /// A valid text with one character lost, doubled, swapped or strange.
    #[test]
    fn mutated_texts(seed in seed(), form in 0..9usize, at in any::<prop::sample::Index>(), how in 0..4u8, odd in any::<char>()) {
        let form = Form::ALL[form];
        let reds = if form == Form::Ids { Reds::One } else { Reds::None };
        let text = write_hand(&hand(seed, reds), form).unwrap();
        let mut chars: Vec<char> = text.chars().collect();
        let place = at.index(chars.len());
        match how {
            0 => drop(chars.remove(place)),
            1 => chars.insert(place, chars[place]),
            2 => chars.swap(place, 0),
            _ => chars[place] = odd,
        }
        read_all(&chars.into_iter().collect::<String>());
    }
}

/// Nothing is quadratic and nothing recurses: a text of this length takes no time to speak of.
#[test]
fn long_texts() {
    for sign in [
        "1",
        "r",
        "r5",
        "(",
        ")",
        ",",
        "m1,",
        "pon ",
        "<",
        "1<",
        "赤",
        "五",
        "Б1-",
        "16 ",
        "0",
        " ",
        "🀄\u{FE0F}",
        "flower1",
    ] {
        read_all(&sign.repeat(20_000));
    }
}
