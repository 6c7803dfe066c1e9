//! The packages of a workspace as `cargo metadata` tells them.
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// A package of the workspace.
#[derive(Clone, Default, Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// Its folder, from the root of the repository.
    pub(crate) folder: String,
    pub(crate) dependencies: Vec<Dependency>,
    /// The first file of each target, from the root of the repository.
    pub(crate) roots: Vec<String>,
}

/// One line of a `[dependencies]` table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// Whether it stands in this repository.
    pub(crate) is_ours: bool,
    /// Whether only tests, examples and benches see it.
    pub(crate) is_dev: bool,
}

/// The packages of the workspace with this manifest. Asks nothing of the network.
pub(crate) fn packages(root: &Path, manifest: &str) -> Result<Vec<Package>, String> {
    let output = Command::new("cargo")
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1", "--manifest-path", manifest])
        .current_dir(root)
        .output()
        .map_err(|e| format!("cargo metadata: {e}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    let root = root.canonicalize().map_err(|e| e.to_string())?;
    parse(&output.stdout, &root.to_string_lossy())
}

fn parse(json: &[u8], root: &str) -> Result<Vec<Package>, String> {
    let value: Value = serde_json::from_slice(json).map_err(|e| format!("cargo metadata: {e}"))?;
    let inside = |path: &str| path.strip_prefix(root).unwrap_or(path).trim_start_matches('/').to_owned();
    let package = |p: &Value| Package {
        name: text(&p["name"]),
        folder: inside(text(&p["manifest_path"]).trim_end_matches("/Cargo.toml")),
        dependencies: list(&p["dependencies"])
            .map(|d| Dependency {
                name: text(&d["name"]),
                is_ours: d["path"].is_string(),
                is_dev: d["kind"] == "dev",
            })
            .collect(),
        roots: list(&p["targets"]).map(|t| inside(&text(&t["src_path"]))).collect(),
    };
    Ok(list(&value["packages"]).map(package).collect())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_checks_need_is_read() {
        let json = r#"{"packages": [{"name": "reglament-cli", "manifest_path": "/r/crates/cli/Cargo.toml",
            "dependencies": [{"name": "reglament-rules", "path": "/r/crates/rules", "kind": null},
                {"name": "proptest", "kind": "dev"}],
            "targets": [{"src_path": "/r/crates/cli/src/main.rs"}]}]}"#;
        let packages = parse(json.as_bytes(), "/r").unwrap();
        assert_eq!(packages[0].folder, "crates/cli");
        assert_eq!(packages[0].roots, ["crates/cli/src/main.rs"]);
        let dependencies: Vec<_> =
            packages[0].dependencies.iter().map(|d| (d.name.as_str(), d.is_ours, d.is_dev)).collect();
        assert_eq!(dependencies, [("reglament-rules", true, false), ("proptest", false, true)]);
    }
}
