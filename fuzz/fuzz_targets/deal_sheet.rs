//! Any text to the readers of deal sheets: no panic; what was read is played and written back.
#![no_main]
use formats::deal_sheet::{
    Deals, Family, play_classical, play_riichi, play_sichuan, read_json, read_text, write_json, write_text,
};
use libfuzzer_sys::fuzz_target;
use rules::regulation::RegulationId;
use rules::sichuan::Players;

fuzz_target!(|text: &str| {
    for family in [Family::Riichi, Family::Sichuan, Family::Classical] {
        for sheet in [read_text(text, Some(family)), read_json(text, Some(family))].into_iter().flatten() {
            match &sheet.deals {
                Deals::Riichi(deals) => {
                    let rules = RegulationId::Tenhou.riichi().expect("riichi");
                    let _ = play_riichi(rules, deals);
                }
                Deals::Sichuan(deals) => {
                    let rules = RegulationId::Sichuan.sichuan().expect("Sichuan");
                    let _ = play_sichuan(rules, Players::Four, deals);
                }
                Deals::Classical(deals) => {
                    let rules = RegulationId::Gambler.classical().expect("classical");
                    let _ = play_classical(rules, sheet.stage, sheet.late, deals);
                }
            }
            assert_eq!(read_text(&write_text(&sheet), Some(family)).as_ref(), Ok(&sheet));
            assert_eq!(read_json(&write_json(&sheet), Some(family)).as_ref(), Ok(&sheet));
        }
    }
});
