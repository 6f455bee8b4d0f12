//! Packs the voices, so that the program carries their texts in a quarter of the room.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The best that deflate can do; it is unpacked as fast as any.
const LEVEL: u8 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=voices");
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    let voices = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("no manifest")?).join("voices");
    let mut rows = String::new();
    let files = files(&voices)?;
    for file in &files {
        let text = fs::read_to_string(file)?;
        let name = file.strip_prefix(&voices)?.to_string_lossy().replace('\\', "/");
        let packed = out.join(name.replace('/', "-"));
        fs::write(&packed, miniz_oxide::deflate::compress_to_vec(text.as_bytes(), LEVEL))?;
        let (length, packed) = (text.len(), packed.display().to_string());
        writeln!(rows, "    Packed::new({name:?}, {length}, include_bytes!({packed:?})),")?;
    }
    let table = format!(
        "#[allow(clippy::unreadable_literal)]\nstatic FILES: [Packed; {}] = [\n{rows}];\n",
        files.len()
    );
    fs::write(out.join("voices.rs"), table)?;
    Ok(())
}

/// All files below a folder, in their order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    found.sort();
    Ok(found)
}
