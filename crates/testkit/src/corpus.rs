//! Where the cases of other projects lie: a folder beside the checkout, which may be absent.
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The folder of the corpus: `REGLAMENT_CORPUS`, or `../shared/data` beside the workspace; `None` if absent.
pub fn folder() -> Option<PathBuf> {
    let folder = std::env::var_os("REGLAMENT_CORPUS")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"), PathBuf::from);
    folder.is_dir().then_some(folder)
}

/// Reads a text file, unpacking it if it is gzip.
pub fn read_text(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.read_to_end(&mut bytes)?;
    let mut text = String::new();
    if bytes.starts_with(&[0x1f, 0x8b]) {
        flate2::read::MultiGzDecoder::new(bytes.as_slice()).read_to_string(&mut text)?;
    } else {
        text = String::from_utf8(bytes).map_err(io::Error::other)?;
    }
    Ok(text)
}
