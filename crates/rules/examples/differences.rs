//! Every option in which two rule sets differ: `cargo run -p reglament-rules --example differences -- tesuji samara`.
use reglament_rules::regulation::RegulationId;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut ids = std::env::args().skip(1);
    let mut next = |default: &str| {
        let id = ids.next().unwrap_or_else(|| default.into());
        RegulationId::from_id(&id).ok_or_else(|| format!("no rule set {id}"))
    };
    let (a, b) = (next("tesuji")?.regulation(), next("samara")?.regulation());
    for (left, right) in a.table.options().into_iter().zip(b.table.options()) {
        if left.value != right.value {
            println!(
                "{}: {} ({}) | {} ({})",
                left.key,
                left.answer(),
                left.basis,
                right.answer(),
                right.basis
            );
        }
    }
    Ok(())
}
