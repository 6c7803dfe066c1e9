//! What a command comes to: text for the two streams and an exit code.
use crate::page::ALARM;
use serde::Serialize;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use text::{Lang, say};

/// The answer that scripts read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    /// Done.
    Ok = 0,
    /// Understood, and the answer is no: a refused hand, a log that differs.
    No = 1,
    /// Not understood.
    Usage = 2,
}

/// What is printed, with ANSI styles that are taken out where the stream is no terminal.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) code: Code,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Outcome {
    /// Text on standard output.
    pub(crate) fn of(code: Code, out: String) -> Self {
        Self { code, out, err: String::new() }
    }

    /// A JSON document on standard output. Also faults are said there: a script reads one stream.
    pub(crate) fn json(code: Code, value: &impl Serialize) -> Self {
        // Only a map with keys that are no strings can fail, and no form here has one.
        let mut out = serde_json::to_string_pretty(value).unwrap_or_default();
        out.push('\n');
        Self::of(code, out)
    }

    /// Prints both streams. A reader that has gone away, as `head` does, is no fault.
    /// Any other fault of the output is told on the error stream, so that no answer is cut in silence.
    pub(crate) fn print(self, lang: Lang) -> ExitCode {
        let out = write(anstream::stdout().lock(), &self.out);
        let err = write(anstream::stderr().lock(), &self.err);
        match out.and(err) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                let title = say!(lang, "error-title");
                let what = match error.kind() {
                    ErrorKind::StorageFull => say!(lang, "error-output-full"),
                    _ => say!(lang, "error-output", error = error.to_string()),
                };
                // Where this cannot be written either there is nobody to tell.
                let _ = write(anstream::stderr().lock(), &format!("{ALARM}{title}:{ALARM:#} {what}\n"));
                ExitCode::from(Code::Usage as u8)
            }
            _ => ExitCode::from(self.code as u8),
        }
    }
}

fn write(mut stream: impl Write, text: &str) -> std::io::Result<()> {
    if text.is_empty() {
        return Ok(());
    }
    stream.write_all(text.as_bytes())?;
    stream.flush()
}
