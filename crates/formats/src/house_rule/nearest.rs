//! What was probably meant: the nearest of known words.

/// Longer than any key: more is not compared, because the time grows with the product of the lengths.
const MOST_LETTERS: usize = 60;

/// The known word nearest to this one, if one is near enough for the difference to be a slip.
pub(super) fn word<'k>(found: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let letters = found.chars().count();
    if letters > MOST_LETTERS {
        return None;
    }
    known
        .into_iter()
        .map(|word| (strsim::osa_distance(found, word), word))
        .filter(|(distance, word)| *distance <= (letters.max(word.len()) / 3).max(1))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word)
}

/// The known dotted key nearest to this one. A right name in a wrong group, or without one, finds its key.
pub(super) fn key<'k>(found: &str, known: &[&'k str]) -> Option<&'k str> {
    if found.len() > 4 * MOST_LETTERS {
        return None;
    }
    let name = last(found);
    let namesakes = known.iter().copied().filter(|key| last(key) == name);
    let by_group = namesakes.min_by_key(|key| strsim::osa_distance(found, key));
    by_group.or_else(|| word(found, known.iter().copied())).or_else(|| {
        // The name alone, with a slip.
        let near = word(name, known.iter().map(|key| last(key)))?;
        known.iter().copied().find(|key| last(key) == near)
    })
}

fn last(key: &str) -> &str {
    key.rsplit_once('.').map_or(key, |(_, last)| last)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: [&str; 4] = ["base", "calls.swap_calling", "calls.double_ron", "false_call.swap_calling"];

    #[test]
    fn a_slip_finds_the_word_and_another_word_does_not() {
        assert_eq!(word("other_end", ["forbidden", "other-end"]), Some("other-end"));
        assert_eq!(word("n", ["no", "yes"]), Some("no"));
        assert_eq!(word("allowed", ["forbidden", "other-end"]), None);
        assert_eq!(word(&"o".repeat(100_000), ["other-end"]), None);
    }

    #[test]
    fn a_key_is_found_by_slip_group_or_name() {
        assert_eq!(key("calls.duoble_ron", &KEYS), Some("calls.double_ron"));
        assert_eq!(key("yaku.double_ron", &KEYS), Some("calls.double_ron"));
        assert_eq!(key("double_ron", &KEYS), Some("calls.double_ron"));
        assert_eq!(key("duble_ron", &KEYS), Some("calls.double_ron"));
        assert_eq!(key("false_calls.swap_calling", &KEYS), Some("false_call.swap_calling"));
        assert_eq!(key("bsae", &KEYS), Some("base"));
        assert_eq!(key("weather", &KEYS), None);
    }
}
