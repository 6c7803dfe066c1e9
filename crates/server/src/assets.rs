//! Files that come with the program: styles, fonts, scripts. No page takes anything from another host.
use crate::failure::Failure;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

macro_rules! assets {
    ($( $name:literal: $kind:literal, )*) => {
        &[ $( ($name, $kind, include_bytes!(concat!("../assets/", $name))), )* ]
    };
}

type Asset = (&'static str, &'static str, &'static [u8]);

const OWN: &[Asset] = assets! {
    "desk.css": "text/css; charset=utf-8",
    "wall.css": "text/css; charset=utf-8",
    "clock.js": "text/javascript; charset=utf-8",
    "live.js": "text/javascript; charset=utf-8",
    "entry.js": "text/javascript; charset=utf-8",
    "queue.js": "text/javascript; charset=utf-8",
    "wall.js": "text/javascript; charset=utf-8",
};

/// Those of the desk, then what it has in common with paper: the font, and how paper looks.
fn all() -> impl Iterator<Item = Asset> {
    let fonts = print::FONTS.iter().map(|(name, bytes)| (*name, "font/woff2", *bytes));
    let paper = [
        ("paper.css", "text/css; charset=utf-8", print::CSS.as_bytes()),
        ("GOLOS-LICENSE.txt", "text/plain; charset=utf-8", print::FONT_LICENSE.as_bytes()),
    ];
    OWN.iter().copied().chain(fonts).chain(paper)
}

/// The digest of all files: a new version of the program has new addresses.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for (_, _, bytes) in all() {
        hash.update(bytes);
    }
    crate::secret::hex(&hash.finalize()[..6])
});

/// The address of a file.
pub(crate) fn address(name: &str) -> String {
    format!("/static/{}/{name}", *VERSION)
}

/// Serves a file. Its address changes with its content, so that it may be kept for ever.
pub(crate) async fn serve(Path((_, name)): Path<(String, String)>) -> Result<Response, Failure> {
    let found = all().find(|(known, _, _)| *known == name);
    let (_, kind, bytes) = found.ok_or_else(Failure::unknown)?;
    Ok(([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")], bytes)
        .into_response())
}
