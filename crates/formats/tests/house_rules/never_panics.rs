//! Whatever the text, it is read or refused with a reason; it never panics, and no text takes long.
use proptest::prelude::*;
use reglament_formats::house_rule::{plain, read, template};
use rules::regulation::RegulationId;

fn try_read(text: &str) {
    let lines = text.matches('\n').count() as u32 + 1;
    let (Ok(problems) | Err(problems)) = read(text).map(|rule| rule.hints);
    for problem in problems {
        let said = problem.to_string();
        assert!(!said.contains('\n'), "{said}");
        assert!((1..=lines).contains(&problem.line), "{said}");
    }
}

/// A template with settings switched on and some of its text replaced, taken out, put in and repeated.
fn mutated() -> impl Strategy<Value = String> {
    let pieces = [
        "[",
        "]",
        "[[",
        "]]",
        "{",
        "}",
        "=",
        ".",
        ",",
        "\"",
        "\"\"\"",
        "'",
        "#",
        "\n",
        "\r",
        "\\",
        "none",
        "-1",
        "0x",
        "1e9",
        "2018-01-01",
        "true",
        "calls",
        "swap_calling",
        "ё",
        "\u{0}",
        "\u{feff}",
        " ",
        "1_0",
    ];
    let change = (any::<prop::sample::Index>(), 0..3u8, prop::sample::select(pieces.to_vec()));
    let stretch = (any::<prop::sample::Index>(), 0..80usize, any::<prop::sample::Index>());
    let regulation = prop::sample::select(RegulationId::ALL.to_vec());
    let changes = prop::collection::vec(change, 1..8);
    (regulation, any::<bool>(), changes, prop::option::of(stretch)).prop_map(
        |(id, is_on, changes, stretch)| {
            let text = template(id, plain);
            let text = if is_on { text.replace("\n#", "\n").replace("\n ", "\n# ") } else { text };
            let mut chars: Vec<char> = text.chars().collect();
            for (at, what, piece) in changes {
                let at = at.index(chars.len());
                match what {
                    0 => drop(chars.splice(at..=at, piece.chars())),
                    1 => drop(chars.splice(at..at, piece.chars())),
                    _ => drop(chars.remove(at)),
                }
            }
            if let Some((from, length, to)) = stretch {
                let from = from.index(chars.len());
                let piece = chars[from..(from + length).min(chars.len())].to_vec();
                let to = to.index(chars.len());
                chars.splice(to..to, piece);
            }
            chars.into_iter().collect()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn on_any_text(text in "\\PC{0,200}") {
        try_read(&text);
    }

    #[test]
    fn on_text_that_looks_like_it(text in "[a-c.=\"'\\[\\]{}#,\n 0-2\\\\-]{0,80}") {
        try_read(&text);
    }

    #[test]
    fn on_mutated_templates(text in mutated()) {
        try_read(&text);
    }
}

/// Texts made to be deep, long or many.
#[test]
fn on_texts_made_to_hurt() {
    let deep = 60_000;
    let long = format!("[{}a]\n", "a.".repeat(deep));
    let wide = format!("[\"{}\"]\n", "a".repeat(2 * deep));
    for text in [
        "[".repeat(deep),
        format!("a = {}", "[".repeat(deep)),
        format!("a = {}", "{a=".repeat(deep)),
        format!("{}a = 1", "a.".repeat(deep)),
        "a = [\n".repeat(deep / 2),
        "[a]\n".repeat(deep / 2),
        "a.b = 1\n".repeat(deep / 3),
        format!("{long}{}", "a = 1\n".repeat(deep / 3)),
        format!("{wide}{}", "a = 1\n".repeat(deep / 3)),
        (0..deep / 4).map(|i| format!("a{i} = x")).collect::<Vec<_>>().join("\n"),
        "\"".repeat(deep),
        "=\n".repeat(deep),
    ] {
        try_read(&text);
    }
}
