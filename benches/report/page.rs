//! The page with the figures: prose by hand, and blocks that are made.
//!
//! A block stands between `<!-- figures: NAME -->` and `<!-- end -->`, each on a line of its own.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/performance.md")
}

/// Puts these figures in the place of the block of this name. Each block is written when it is there, so that what a run
/// that was broken off had measured stays.
pub fn write(name: &str, figures: &str) -> io::Result<()> {
    let page = fs::read_to_string(path())?;
    let new = replaced(&page, name, figures)
        .ok_or_else(|| io::Error::other(format!("{} has no block {name}", path().display())))?;
    fs::write(path(), new)
}

fn replaced(page: &str, name: &str, figures: &str) -> Option<String> {
    let begin = format!("<!-- figures: {name} -->\n");
    let (before, behind) = page.split_once(&begin)?;
    let (_, after) = behind.split_once("<!-- end -->")?;
    Some(format!("{before}{begin}\n{}\n\n<!-- end -->{after}", figures.trim()))
}
