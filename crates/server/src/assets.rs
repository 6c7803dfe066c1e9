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

const ALL: &[Asset] = assets! {
    "desk.css": "text/css; charset=utf-8",
    "wall.css": "text/css; charset=utf-8",
    "live.js": "text/javascript; charset=utf-8",
    "entry.js": "text/javascript; charset=utf-8",
    "queue.js": "text/javascript; charset=utf-8",
    "wall.js": "text/javascript; charset=utf-8",
    "golos-cyrillic-400.woff2": "font/woff2",
    "golos-cyrillic-700.woff2": "font/woff2",
    "golos-latin-400.woff2": "font/woff2",
    "golos-latin-700.woff2": "font/woff2",
    "GOLOS-LICENSE.txt": "text/plain; charset=utf-8",
};

/// The digest of all files: a new version of the program has new addresses.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for (_, _, bytes) in ALL {
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
    let found = ALL.iter().find(|(known, _, _)| *known == name);
    let (_, kind, bytes) = found.ok_or_else(Failure::unknown)?;
    Ok(([(CONTENT_TYPE, *kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")], *bytes)
        .into_response())
}
