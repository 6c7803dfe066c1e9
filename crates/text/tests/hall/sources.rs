//! Every key that the code of the hall names exists in both languages.
use reglament_text::{Lang, has_key};
use std::path::Path;

fn literals(folder: &Path, out: &mut Vec<String>) {
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            literals(&path, out);
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let inside = text.split('"').skip(1).step_by(2);
        out.extend(inside.filter(|s| s.starts_with("refused-") || s.starts_with("hall-")).map(str::to_owned));
    }
}

#[test]
fn every_key_of_the_hall_exists() {
    let mut keys = Vec::new();
    literals(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/hall"), &mut keys);
    assert!(keys.len() > 200, "only {} keys: is the search broken?", keys.len());
    for lang in Lang::ALL {
        let missing: Vec<_> = keys.iter().filter(|key| !has_key(lang, key)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
    }
}
