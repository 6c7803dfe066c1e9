//! Compressed bytes, opened where they are compressed and passed through where they are not.
use crate::error::{GzipFault, ReadError};
use flate2::read::MultiGzDecoder;
use std::borrow::Cow;
use std::io::{ErrorKind, Read};

/// The most bytes that a file may have, or open to if it is compressed. A year of games is far below it.
pub(crate) const LIMIT: u64 = 1 << 30;

/// How much is looked at before the rest is read.
const HEAD: usize = 1 << 16;

/// The bytes of a source that may have no end; `None` if there are more than the limit. What is neither compressed
/// nor text is not read further than its beginning, which tells: no log has a zero byte.
pub(crate) fn read_bounded(source: impl Read) -> std::io::Result<Option<Vec<u8>>> {
    read_to(source, LIMIT)
}

fn read_to(mut source: impl Read, limit: u64) -> std::io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    source.by_ref().take(HEAD as u64).read_to_end(&mut bytes)?;
    if bytes.len() == HEAD && (is_gzip(&bytes) || !bytes.contains(&0)) {
        source.take(limit + 1 - HEAD as u64).read_to_end(&mut bytes)?;
    }
    Ok((bytes.len() as u64 <= limit).then_some(bytes))
}

/// What some editors put before UTF-8.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// Whether the bytes begin as gzip does.
pub(crate) fn is_gzip(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0x1f, 0x8b])
}

/// The bytes, decompressed if they are gzip, without the mark that some editors put before UTF-8.
pub(crate) fn opened(bytes: &[u8]) -> Result<Cow<'_, [u8]>, ReadError> {
    match opened_so_far(bytes) {
        (text, None) => Ok(text),
        (_, Some(fault)) => Err(ReadError::Compressed { fault }),
    }
}

/// The same, and of damaged bytes what comes before the damage.
pub(crate) fn opened_so_far(bytes: &[u8]) -> (Cow<'_, [u8]>, Option<GzipFault>) {
    if !is_gzip(bytes) {
        return (Cow::Borrowed(bytes.strip_prefix(MARK).unwrap_or(bytes)), None);
    }
    let mut out = Vec::new();
    let fault = match MultiGzDecoder::new(bytes).take(LIMIT + 1).read_to_end(&mut out) {
        Ok(n) if n as u64 > LIMIT => {
            out.clear();
            Some(GzipFault::TooLarge)
        }
        Ok(_) => None,
        Err(e) if e.kind() == ErrorKind::UnexpectedEof => Some(GzipFault::CutShort),
        Err(_) => Some(GzipFault::Damaged),
    };
    if out.starts_with(MARK) {
        out.drain(..MARK.len());
    }
    (Cow::Owned(out), fault)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn gzip(bytes: &[u8]) -> Vec<u8> {
        let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        out.write_all(bytes).unwrap();
        out.finish().unwrap()
    }

    /// Text that does not compress to nothing.
    fn text() -> Vec<u8> {
        (0..20000u32).flat_map(|n| format!("{} ", n.wrapping_mul(2_654_435_761)).into_bytes()).collect()
    }

    #[test]
    fn cut_bytes_give_what_comes_before_the_cut() {
        let (text, whole) = (text(), gzip(&text()));
        let (out, fault) = opened_so_far(&whole[..whole.len() / 2]);
        assert_eq!(fault, Some(GzipFault::CutShort));
        assert!(out.len() > text.len() / 4 && text.starts_with(&out), "{}", out.len());
        assert_eq!(opened(&whole[..9]).unwrap_err(), ReadError::Compressed { fault: GzipFault::CutShort });
        assert_eq!(&*opened(&whole).unwrap(), &*text);
    }

    #[test]
    fn a_source_without_end_is_not_read_to_it() {
        assert_eq!(read_bounded(std::io::repeat(0)).unwrap().map(|b| b.len()), Some(HEAD));
        assert_eq!(read_to(std::io::repeat(b' '), 100_000).unwrap(), None);
        let text = vec![b' '; 100_000];
        assert_eq!(read_to(&*text, 100_000).unwrap().as_ref(), Some(&text));
        assert_eq!(read_bounded(&b"<m"[..]).unwrap().as_deref(), Some(&b"<m"[..]));
    }

    #[test]
    fn a_wrong_checksum_is_damage() {
        let mut bytes = gzip(b"\xef\xbb\xbftext");
        assert_eq!(&*opened(&bytes).unwrap(), b"text");
        let crc = bytes.len() - 8;
        bytes[crc] ^= 1;
        let (out, fault) = opened_so_far(&bytes);
        assert_eq!((&*out, fault), (&b"text"[..], Some(GzipFault::Damaged)));
    }
}
