//! A device that takes nothing: an answer that is not printed is told.
use std::fs::OpenOptions;
use std::process::Command;

#[test]
fn a_full_device_is_told() {
    // Only some systems have it.
    let Ok(full) = OpenOptions::new().write(true).open("/dev/full") else { return };
    for (lang, said) in [("ru", "на устройстве нет места"), ("en", "the device has no space left")]
    {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reglament"));
        command.args(["--lang", lang, "rules", "list"]).stdout(full.try_clone().unwrap());
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let err = String::from_utf8(output.stderr).unwrap();
        assert!(err.contains(said), "{err}");
    }
}
