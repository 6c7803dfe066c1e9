//! Which form a text is written in.
use super::Form;
use super::glyph;
use super::token::{Cursor, Scope, Token};

/// The forms that a text may be read in, the likely one first. No text is right in both.
pub(super) fn forms(chars: &[char]) -> (Form, Option<Form>) {
    let mut cursor = Cursor::new(chars);
    let mut first = None;
    let mut digits_only = true;
    let mut numbers = Numbers::default();
    let mut depth_of_first = 0;
    let mut depth = 0;
    while let Some(c) = cursor.peek() {
        // Names of groups and bonus tiles are the same in every form and say nothing.
        let Ok(common) = cursor.common(Scope::Tile) else { break };
        if let Some(at) = common {
            match at.token {
                Token::Open => depth += 1,
                Token::Close => depth -= 1,
                _ => {}
            }
            numbers.end();
            continue;
        }
        if c.is_ascii_digit() {
            numbers.length += 1;
        } else {
            numbers.end();
        }
        match c {
            _ if glyph::is_picture(c) => return (Form::Unicode, None),
            _ if glyph::is_character(c) => return (Form::Chinese, None),
            'А'..='я' | 'Ё' | 'ё' => return (Form::Russian, None),
            _ if c.is_whitespace() => {}
            _ => {
                digits_only &= c.is_ascii_digit();
                if first.is_none() {
                    first = Some(cursor);
                    depth_of_first = depth;
                }
            }
        }
        cursor.skip(1);
    }
    let Some(first) = first else { return (Form::Mpsz, None) };
    if digits_only {
        numbers.end();
        return (if numbers.are_ids() { Form::Ids } else { Form::Mpsz }, None);
    }
    let (one, two, three) = (first.peek(), first.peek_at(1), first.peek_at(2));
    let number = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    match (one, two) {
        // In brackets `(p4m1)` is a group of an MPSZ dialect.
        (Some('m' | 'p' | 's' | 'z'), two) if number(two) && depth_of_first == 0 => (Form::Kobalab, None),
        (Some('B' | 'b' | 'D' | 'd'), two) if number(two) => (Form::English, None),
        // `C123` are characters, but `C123m` is a red dragon and three of them.
        (Some('C' | 'c'), two) if number(two) => (Form::English, Some(Form::Mpsz)),
        (Some('E' | 'S' | 'W' | 'N'), Some('w')) | (Some('R' | 'G' | 'W'), Some('d')) => {
            (Form::English, None)
        }
        (Some('F'), Some('l')) | (Some('S'), Some('e')) if number(three) => (Form::English, None),
        _ => (Form::Mpsz, None),
    }
}

/// The numbers of a text that has no letters.
#[derive(Default)]
struct Numbers {
    /// Of the number that is being read.
    length: usize,
    longest: usize,
    count: usize,
}

impl Numbers {
    fn end(&mut self) {
        self.count += usize::from(self.length > 0);
        self.longest = self.longest.max(self.length);
        self.length = 0;
    }

    /// Whether they are tile numbers, not ranks whose suit was forgotten: several of at most three digits, one
    /// of them above 9.
    const fn are_ids(&self) -> bool {
        self.count > 1 && self.longest > 1 && self.longest <= 3
    }
}
