//! The repository's text files, read once, so that every check is a function of text alone.
use crate::rust::{self, Token};
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One file.
pub(crate) struct File {
    pub(crate) text: String,
    /// Rust tokens; empty for other files.
    pub(crate) tokens: Vec<Token>,
}

/// Paths from the root, with `/`, and what stands there.
#[derive(Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, File>,
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    // Asked when run, not when compiled: a copied target folder would remember another checkout.
    let own = std::env::var("CARGO_MANIFEST_DIR").map(PathBuf::from);
    match own.as_deref().map(Path::parent) {
        Ok(Some(parent)) => parent.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Whether a path is that of a Rust file.
pub(crate) fn is_rust(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|e| e == "rs")
}

impl Tree {
    /// Every text file that git knows or would add.
    pub(crate) fn load(root: &Path) -> Result<Self, String> {
        let list = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output()
            .map_err(|e| format!("git ls-files: {e}"))?;
        if !list.status.success() {
            return Err(format!("git ls-files: {}", String::from_utf8_lossy(&list.stderr).trim()));
        }
        let mut tree = Self::default();
        for path in String::from_utf8_lossy(&list.stdout).split('\0').filter(|p| !p.is_empty()) {
            // Deleted but not yet committed, or not text: nothing to read.
            if let Ok(text) = std::fs::read_to_string(root.join(path)) {
                tree.insert(path, text);
            }
        }
        Ok(tree)
    }

    /// Adds or replaces a file.
    pub(crate) fn insert(&mut self, path: &str, text: String) {
        let tokens = if is_rust(path) { rust::tokens(&text) } else { Vec::new() };
        self.files.insert(path.to_owned(), File { text, tokens });
    }

    /// The file at this path.
    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }

    /// The text at this path, or an error that names the path.
    pub(crate) fn text(&self, path: &str) -> Result<&str, String> {
        self.get(path).map(|f| f.text.as_str()).ok_or_else(|| format!("{path} is missing"))
    }

    /// Every file, by path.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &File)> {
        self.files.iter().map(|(path, file)| (path.as_str(), file))
    }

    /// Every Rust file, by path.
    pub(crate) fn rust(&self) -> impl Iterator<Item = (&str, &File)> {
        self.files().filter(|(path, _)| is_rust(path))
    }

    /// The files below a folder, which is given without its last `/`.
    pub(crate) fn under(&self, folder: &str) -> impl Iterator<Item = (&str, &File)> {
        self.files().filter(move |(path, _)| path.strip_prefix(folder).is_some_and(|p| p.starts_with('/')))
    }
}

/// Something that tidy does not let pass.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Problem {
    path: String,
    /// From 1; 0 when it is about the whole file.
    line: usize,
    what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}

/// What the checks have found so far.
#[derive(Default)]
pub(crate) struct Problems(pub(crate) Vec<Problem>);

impl Problems {
    /// About a line, counted from 1.
    pub(crate) fn at(&mut self, path: &str, line: usize, what: impl Into<String>) {
        self.0.push(Problem { path: path.to_owned(), line, what: what.into() });
    }

    /// About a whole file.
    pub(crate) fn of(&mut self, path: &str, what: impl Into<String>) {
        self.at(path, 0, what);
    }
}

/// For the tests of checks: a tree out of samples, and what a check says about it.
#[cfg(test)]
pub(crate) mod samples {
    use super::{Problems, Tree};

    pub(crate) fn tree(files: &[(&str, &str)]) -> Tree {
        let mut tree = Tree::default();
        for (path, text) in files {
            tree.insert(path, (*text).to_owned());
        }
        tree
    }

    /// The problems as lines; empty when the check is content.
    pub(crate) fn found(check: impl Fn(&Tree, &mut Problems), files: &[(&str, &str)]) -> Vec<String> {
        let mut problems = Problems::default();
        check(&tree(files), &mut problems);
        problems.0.iter().map(ToString::to_string).collect()
    }
}
