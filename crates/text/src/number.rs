//! Numbers as each language writes them.
use crate::Lang;

/// Thousands apart: by a narrow no-break space in Russian, by a comma in English.
pub fn number(lang: Lang, n: i64) -> String {
    let digits = n.unsigned_abs().to_string();
    let mut out = String::new();
    if n < 0 {
        out.push('−');
    }
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(match lang {
                Lang::Ru => '\u{202F}',
                Lang::En => ',',
            });
        }
        out.push(digit);
    }
    out
}

/// The same with the sign written, also a plus; zero has none.
pub fn signed(lang: Lang, n: i64) -> String {
    let text = number(lang, n);
    if n > 0 { format!("+{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(number(Lang::En, 5200), "5,200");
        assert_eq!(number(Lang::Ru, 5200), "5\u{202F}200");
        assert_eq!(number(Lang::En, 300), "300");
        assert_eq!(number(Lang::En, 1_234_567), "1,234,567");
        assert_eq!(number(Lang::En, i64::MIN), "−9,223,372,036,854,775,808");
    }

    #[test]
    fn signs_are_written() {
        assert_eq!(signed(Lang::En, 48), "+48");
        assert_eq!(signed(Lang::En, -2000), "−2,000");
        assert_eq!(signed(Lang::En, 0), "0");
    }
}
