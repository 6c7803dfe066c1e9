//! Names in Latin letters, as passports write them (ICAO 9303).

/// Cyrillic letters as Latin ones; others as they are. Capitals stay capitals: `Щукин` is `Shchukin`.
pub fn latin(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    for (i, letter) in letters.iter().copied().enumerate() {
        let small = letter.to_lowercase().next().unwrap_or(letter);
        match LETTERS.iter().find(|(cyrillic, _)| *cyrillic == small) {
            None => out.push(letter),
            Some((_, latin)) if !letter.is_uppercase() => out.push_str(latin),
            Some((_, latin)) => {
                let beside = [i.checked_sub(1), Some(i + 1)];
                let mut beside = beside.into_iter().flatten().filter_map(|at| letters.get(at));
                if beside.any(|c| c.is_uppercase()) {
                    out.push_str(&latin.to_uppercase());
                } else {
                    let mut rest = latin.chars();
                    out.extend(rest.next().into_iter().flat_map(char::to_uppercase));
                    out.push_str(rest.as_str());
                }
            }
        }
    }
    out
}

/// Russian letters, then those of the neighbours.
const LETTERS: &[(char, &str)] = &[
    ('а', "a"),
    ('б', "b"),
    ('в', "v"),
    ('г', "g"),
    ('д', "d"),
    ('е', "e"),
    ('ё', "e"),
    ('ж', "zh"),
    ('з', "z"),
    ('и', "i"),
    ('й', "i"),
    ('к', "k"),
    ('л', "l"),
    ('м', "m"),
    ('н', "n"),
    ('о', "o"),
    ('п', "p"),
    ('р', "r"),
    ('с', "s"),
    ('т', "t"),
    ('у', "u"),
    ('ф', "f"),
    ('х', "kh"),
    ('ц', "ts"),
    ('ч', "ch"),
    ('ш', "sh"),
    ('щ', "shch"),
    ('ъ', "ie"),
    ('ы', "y"),
    ('ь', ""),
    ('э', "e"),
    ('ю', "iu"),
    ('я', "ia"),
    ('і', "i"),
    ('ї', "i"),
    ('є', "ie"),
    ('ґ', "g"),
    ('ў', "u"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_in_passports() {
        for (cyrillic, written) in [
            ("Щукин Юрий", "Shchukin Iurii"),
            ("Жанна Подъячева", "Zhanna Podieiacheva"),
            ("ЩЕРБАКОВА Яна", "SHCHERBAKOVA Iana"),
            ("Хань-Соловьёв", "Khan-Solovev"),
            ("Anna Lee", "Anna Lee"),
        ] {
            assert_eq!(latin(cyrillic), written);
        }
    }
}
