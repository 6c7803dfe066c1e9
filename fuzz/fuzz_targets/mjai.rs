//! Any bytes to the reader of mjai lines: no panic; what was read is walked and worked out again.
#![no_main]
use formats::{mjai, verify::verify, walk::walk};
use libfuzzer_sys::fuzz_target;
use rules::regulation::RegulationId;

fuzz_target!(|bytes: &[u8]| {
    match mjai::read(bytes) {
        Ok(reading) => {
            for deal in &reading.game.deals {
                let _ = walk(deal);
            }
            if let Some(rules) = RegulationId::Tenhou.riichi() {
                let _ = verify(rules, &reading.game);
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
