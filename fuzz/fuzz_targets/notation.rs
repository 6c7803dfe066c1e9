//! Any text to every reader of tiles: no panic, an error lies inside the text, and what was read can be written
//! and read again.
#![no_main]
use libfuzzer_sys::fuzz_target;
use rules::notation::*;

fuzz_target!(|text: &str| {
    let end = text.chars().count() + 1;
    let inside = |error: ParseError| {
        assert!((1..=end).contains(&error.column), "{error}");
        assert!(!error.to_string().is_empty());
    };
    let _ = parse_tile(text).map_err(inside);
    let _ = parse_tiles(text).map_err(inside);
    let _ = parse_bonus(text).map_err(inside);
    let _ = parse_meld(text).map_err(inside);
    if let Ok(hand) = parse_hand(text).map_err(inside) {
        // The hand may be unlawful, but every form that can write it reads the same hand back.
        for form in Form::ALL {
            if let Ok(written) = write_hand(&hand, form) {
                assert_eq!(parse_hand_as(&written, form).as_ref(), Ok(&hand), "{form}: {written}");
            }
        }
    }
    for form in Form::ALL {
        if let Ok(tiles) = parse_tiles_as(text, form).map_err(inside)
            && let Ok(written) = write_tiles(&tiles, form)
        {
            assert_eq!(parse_tiles_as(&written, form), Ok(tiles), "{form}: {written}");
        }
        if let Ok(meld) = parse_meld_as(text, form).map_err(inside)
            && let Ok(written) = write_meld(meld, form)
        {
            assert_eq!(parse_meld_as(&written, form), Ok(meld), "{form}: {written}");
        }
        let _ = parse_hand_as(text, form).map_err(inside);
    }
});
