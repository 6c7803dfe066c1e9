//! Compressed bytes, opened where they are compressed and passed through where they are not.
use crate::error::ReadError;
use flate2::read::MultiGzDecoder;
use std::borrow::Cow;
use std::io::Read;

/// The most that a compressed file may open to. A year of games is far below it.
const LIMIT: u64 = 1 << 30;

/// Whether the bytes begin as gzip does.
pub(crate) fn is_gzip(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0x1f, 0x8b])
}

/// The bytes, decompressed if they are gzip, without the mark that some editors put before UTF-8.
pub(crate) fn opened(bytes: &[u8]) -> Result<Cow<'_, [u8]>, ReadError> {
    if !is_gzip(bytes) {
        return Ok(Cow::Borrowed(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)));
    }
    let mut out = Vec::new();
    match MultiGzDecoder::new(bytes).take(LIMIT + 1).read_to_end(&mut out) {
        Ok(n) if n as u64 > LIMIT => {
            Err(ReadError::Compressed { what: format!("it opens to more than {LIMIT} bytes") })
        }
        Ok(_) => {
            if out.starts_with(b"\xef\xbb\xbf") {
                out.drain(..3);
            }
            Ok(Cow::Owned(out))
        }
        Err(e) => Err(ReadError::Compressed { what: e.to_string() }),
    }
}
