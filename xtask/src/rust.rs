//! Just enough of Rust's grammar to tell code, strings and comments apart.

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A word: identifier, keyword or number.
    Word,
    /// A string; `text` is what stands between the quotes, escapes as written.
    Str,
    /// One character of punctuation.
    Punct,
}

/// A token with its line, counted from 1. Comments, lifetimes and characters are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) text: String,
    pub(crate) line: usize,
}

impl Token {
    /// Whether this is the given word or punctuation.
    pub(crate) fn is(&self, text: &str) -> bool {
        self.kind != Kind::Str && self.text == text
    }
}

/// The tokens of a source file.
pub(crate) fn tokens(source: &str) -> Vec<Token> {
    let mut lexer = Lexer { rest: source, line: 1, out: Vec::new() };
    while lexer.step() {}
    lexer.out
}

/// The tokens without those inside `#[cfg(test)] mod … { }`.
pub(crate) fn without_tests(tokens: &[Token]) -> Vec<&Token> {
    let mut out = Vec::new();
    let mut i = 0;
    while i < tokens.len() {
        let is_test_mod = matches(&tokens[i..], &["#", "[", "cfg", "(", "test", ")", "]", "mod"]);
        if is_test_mod && tokens.get(i + 9).is_some_and(|t| t.is("{")) {
            i = closing(tokens, i + 9) + 1;
        } else {
            out.push(&tokens[i]);
            i += 1;
        }
    }
    out
}

/// The names of test functions: those that carry an attribute with the word `test`, such as `#[test]`.
pub(crate) fn test_names(tokens: &[Token]) -> Vec<&Token> {
    let mut out = Vec::new();
    let mut is_test = false;
    let mut i = 0;
    while i < tokens.len() {
        if matches(&tokens[i..], &["#", "["]) {
            let end = closing(tokens, i + 1);
            is_test |= tokens[i..end].iter().any(|t| t.is("test"))
                && !tokens[i..end].iter().any(|t| t.is("cfg") || t.is("cfg_attr"));
            i = end;
        } else if tokens[i].is("fn") {
            if is_test && let Some(name) = tokens.get(i + 1) {
                out.push(name);
            }
            is_test = false;
        } else if tokens[i].is("{") || tokens[i].is(";") {
            is_test = false;
        }
        i += 1;
    }
    out
}

/// Whether the tokens begin with these words.
pub(crate) fn matches(tokens: &[Token], words: &[&str]) -> bool {
    tokens.len() >= words.len() && tokens.iter().zip(words).all(|(token, word)| token.is(word))
}

/// The index of the bracket that closes the one at `open`, or of the last token.
pub(crate) fn closing(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (i, token) in tokens.iter().enumerate().skip(open) {
        if token.kind == Kind::Punct {
            match token.text.as_str() {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
        }
        if depth == 0 {
            return i;
        }
    }
    tokens.len() - 1
}

struct Lexer<'a> {
    rest: &'a str,
    line: usize,
    out: Vec<Token>,
}

impl Lexer<'_> {
    /// Reads one token, comment or space; `false` at the end.
    fn step(&mut self) -> bool {
        let Some(first) = self.rest.chars().next() else { return false };
        if self.rest.starts_with("//") {
            self.skip(self.rest.find('\n').unwrap_or(self.rest.len()));
        } else if self.rest.starts_with("/*") {
            self.skip(block_comment(self.rest));
        } else if let Some((before, hashes)) = string_start(self.rest) {
            self.string(before, hashes);
        } else if first == '\'' {
            self.skip(quote(self.rest));
        } else if first.is_alphanumeric() || first == '_' {
            let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
            self.push(Kind::Word, 0, end, end);
        } else if first.is_whitespace() {
            self.skip(first.len_utf8());
        } else {
            self.push(Kind::Punct, 0, first.len_utf8(), first.len_utf8());
        }
        true
    }

    /// A string whose content starts at `before`; raw ones end with their hashes and know no escapes.
    fn string(&mut self, before: usize, hashes: Option<usize>) {
        let body = &self.rest[before..];
        let end = match hashes {
            Some(n) => body.find(&format!("\"{}", "#".repeat(n))),
            None => plain_end(body),
        };
        let end = before + end.unwrap_or(body.len());
        let after = (end + 1 + hashes.unwrap_or(0)).min(self.rest.len());
        self.push(Kind::Str, before, end, after);
    }

    fn push(&mut self, kind: Kind, from: usize, to: usize, after: usize) {
        self.out.push(Token { kind, text: self.rest[from..to].to_owned(), line: self.line });
        self.skip(after);
    }

    fn skip(&mut self, len: usize) {
        let (passed, rest) = self.rest.split_at(len);
        self.line += passed.matches('\n').count();
        self.rest = rest;
    }
}

/// The length of a comment that may hold others.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut i) = (0, 0);
    while i < text.len() {
        if text[i..].starts_with("/*") {
            depth += 1;
            i += 2;
        } else if text[i..].starts_with("*/") {
            depth -= 1;
            i += 2;
            if depth == 0 {
                return i;
            }
        } else {
            i += text[i..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// Where the content of a string begins, and its hashes if it is raw; `None` if no string begins here.
fn string_start(text: &str) -> Option<(usize, Option<usize>)> {
    for prefix in ["", "b", "c"] {
        let Some(rest) = text.strip_prefix(prefix) else { continue };
        if rest.starts_with('"') {
            return Some((prefix.len() + 1, None));
        }
        let Some(raw) = rest.strip_prefix('r') else { continue };
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if raw[hashes..].starts_with('"') {
            return Some((prefix.len() + 1 + hashes + 1, Some(hashes)));
        }
    }
    None
}

/// Where an ordinary string ends.
fn plain_end(body: &str) -> Option<usize> {
    let mut escaped = false;
    for (i, c) in body.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some(i),
            _ => {}
        }
    }
    None
}

/// The length of a character, or of the quote alone when it is a lifetime.
fn quote(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => text[3..].find('\'').map_or(1, |end| end + 4),
        Some((at, c)) if text[at + c.len_utf8()..].starts_with('\'') => at + c.len_utf8() + 1,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<String> {
        tokens(source).into_iter().map(|t| format!("{:?} {}", t.kind, t.text)).collect()
    }

    #[test]
    fn comments_characters_and_lifetimes_are_no_tokens() {
        assert_eq!(texts("// by(\"x\")\n/* a /* b */ c */ f::<'a>('\\'', '\"', 'я')"), texts("\nf::<a>(,,)"));
    }

    #[test]
    fn strings_of_every_kind_end_where_they_end() {
        assert_eq!(
            texts(r##""a\"b" r"c\" r#"d"e"# b"f" x"##),
            ["Str a\\\"b", "Str c\\", "Str d\"e", "Str f", "Word x"]
        );
    }

    #[test]
    fn lines_are_counted_through_strings_and_comments() {
        let lines: Vec<usize> = tokens("a\n\"b\nc\" /*\n*/ d\n\ne").iter().map(|t| t.line).collect();
        assert_eq!(lines, [1, 2, 4, 6]);
    }

    #[test]
    fn a_test_module_is_left_out() {
        let all = tokens("fn a() {} #[cfg(test)] mod tests { fn b() { {} } } fn c() {}");
        let words: Vec<_> =
            without_tests(&all).iter().filter(|t| t.kind == Kind::Word).map(|t| &t.text).collect();
        assert_eq!(words, ["fn", "a", "fn", "c"]);
    }

    #[test]
    fn test_functions_are_found_by_their_attribute() {
        let source =
            "#[test] fn a() {} fn b() {} #[test]\n#[should_panic] fn c() {} #[tokio::test] async fn d() {}
            #[cfg(test)] fn e() {} proptest! { #[test] fn f(x in 0..3) {} }";
        let source = tokens(source);
        let names: Vec<_> = test_names(&source).iter().map(|t| t.text.as_str()).collect();
        assert_eq!(names, ["a", "c", "d", "f"]);
    }
}
