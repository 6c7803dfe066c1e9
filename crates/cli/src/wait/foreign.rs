//! Arguments that mean nothing by the rules chosen.
use crate::args::{WaitArgs, Wish};
use crate::complaint::Complaint;
use text::say;

/// Refuses every argument that is given and not named here; `rules` is what the rules are called.
pub(super) fn foreign(args: &WaitArgs, own: &[&str], rules: &str, wish: Wish) -> Result<(), Complaint> {
    let all = [
        ("--seen", args.seen.is_some()),
        ("--all", args.all),
        ("--void", args.void.is_some()),
        ("--division", args.division.is_some()),
        ("--dead", args.dead),
        ("--seat", args.seat.is_some()),
    ];
    let strange = all.into_iter().filter(|(name, given)| *given && !own.contains(name));
    let names: Vec<&str> = strange.map(|(name, _)| name).collect();
    if names.is_empty() {
        return Ok(());
    }
    let arguments = names.join(", ");
    let what = say!(wish.lang, "error-foreign", rules = rules, n = names.len(), arguments = arguments);
    Err(Complaint::new("foreign", what))
}
