//! Sanctions on the command line: `warning`, `off:2.5tp`, `off:-30gp` (given), `banned:2027-01-01`.
use tournament::penalty::Sanction;

/// A sanction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SanctionArg(pub(crate) Sanction);

impl std::str::FromStr for SanctionArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        server::read_sanction(text).map(Self).ok_or_else(|| text.to_owned())
    }
}
