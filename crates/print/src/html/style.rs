//! How paper looks: the stylesheet, the font, and whether they stand in the file or beside it.
use super::Out;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::fmt::Write as _;

/// The stylesheet. It takes the font from beside itself.
pub const CSS: &str = include_str!("../../assets/paper.css");

macro_rules! fonts {
    ($( $name:literal, )*) => {
        /// The font of paper and of the desk, by the names of its files.
        pub const FONTS: &[(&str, &[u8])] = &[$( ($name, include_bytes!(concat!("../../assets/", $name))), )*];
    };
}

fonts! {
    "golos-latin-400.woff2",
    "golos-latin-700.woff2",
    "golos-cyrillic-400.woff2",
    "golos-cyrillic-700.woff2",
}

/// The licence of the font.
pub const FONT_LICENSE: &str = include_str!("../../assets/GOLOS-LICENSE.txt");

/// Where the styles of a page are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Styles<'a> {
    /// Within the file, the font too.
    Within,
    /// At this address.
    At(&'a str),
}

impl Styles<'_> {
    pub(super) fn write(self, out: &mut Out) {
        match self {
            Self::At(address) => {
                out.raw("<link rel=\"stylesheet\" href=\"");
                out.text(address);
                out.raw("\">\n<link rel=\"icon\" href=\"data:,\">\n");
            }
            Self::Within => {
                out.raw("<style>\n");
                out.raw(&whole());
                out.raw("</style>\n");
            }
        }
    }
}

/// The stylesheet with the font in it.
fn whole() -> String {
    FONTS.iter().fold(CSS.to_owned(), |css, (name, bytes)| {
        let mut data = String::from("url(data:font/woff2;base64,");
        let _ = write!(data, "{})", STANDARD.encode(bytes));
        css.replace(&format!("url({name})"), &data)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_takes_nothing_from_elsewhere() {
        let css = whole();
        for (name, bytes) in FONTS {
            assert!(CSS.contains(&format!("url({name})")) && bytes.starts_with(b"wOF2"), "{name}");
        }
        let mut urls = css.match_indices("url(").map(|(at, _)| &css[at..at + 9]);
        assert!(urls.all(|url| url == "url(data:"));
        assert!(!css.contains("@import") && !css.contains("://"));
        assert!(FONT_LICENSE.contains("SIL OPEN FONT LICENSE"));
    }
}
