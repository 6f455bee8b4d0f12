//! Packs the voices and the guide, so that the program carries their texts in a quarter of the room, cuts out of each
//! lexicon what is told, so that a start reads no more than that, and gives every
//! message of the voice that says which there are a constant, so that no other can be asked for.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The voice whose messages say which messages there are: the language of Appendix D's announcements.
const MODEL: &str = "de";

/// Messages whose names are put together while the program runs. Of all others, but for what shortens another for a
/// Braille display, the compiler tells which nobody asks for.
const FAMILIES: [&str; 5] = ["cli-", "error-fen-", "may-not-", "refused-", "topic-"];

/// The sections of a lexicon that are told, whole, and those of which the first word of each list is. A test holds that
/// nothing else is. So are the first names of files and of ranks.
const TOLD: [&str; 8] = ["ears", "keys", "letters", "names", "numbers", "pronunciation", "spelling", "told"];
const TOLD_FIRST: [&str; 3] = ["castling", "moves", "pieces"];

/// The best that deflate can do; it is unpacked as fast as any.
const LEVEL: u8 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=voices");
    println!("cargo::rerun-if-changed=docs/guide");
    println!("cargo::rerun-if-changed=build.rs");
    has_tts();
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("no OUT_DIR")?);
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("no manifest")?);
    let (voices, docs) = (root.join("voices"), root.join("docs"));
    let mut rows = String::new();
    // What every voice understands is always read, and carried as it is.
    let always = voices.join("fide.toml");
    let of_voices = files(&voices)?.into_iter().filter(|file| *file != always);
    let mut texts = vec![("told.toml".to_owned(), told(&fs::read_to_string(&always)?)?)];
    for file in of_voices.chain(files(&docs.join("guide"))?) {
        let text = fs::read_to_string(&file)?;
        let name = file.strip_prefix(&voices).or_else(|_| file.strip_prefix(&docs))?;
        let name = name.to_string_lossy().replace('\\', "/");
        if let Some(folder) = name.strip_suffix("lexicon.toml") {
            texts.push((format!("{folder}told.toml"), told(&text)?));
        }
        texts.push((name, text));
    }
    for (name, text) in &texts {
        let packed = out.join(name.replace('/', "-"));
        fs::write(&packed, miniz_oxide::deflate::compress_to_vec(text.as_bytes(), LEVEL))?;
        let (length, packed) = (text.len(), packed.display().to_string());
        writeln!(rows, "    Packed::new({name:?}, {length}, include_bytes!({packed:?})),")?;
    }
    let table = format!(
        "#[allow(clippy::unreadable_literal)]\nstatic FILES: [Packed; {}] = [\n{rows}];\n",
        texts.len()
    );
    fs::write(out.join("voices.rs"), table)?;
    let model = fs::read_to_string(voices.join(MODEL).join("messages.ftl"))?;
    fs::write(out.join("ids.rs"), ids(&model)?)?;
    Ok(())
}

/// What of a lexicon is told.
fn told(lexicon: &str) -> Result<String, Box<dyn Error>> {
    let first = |list: &mut toml::Value| {
        if let Some(words) = list.as_array_mut() {
            words.truncate(1);
        }
    };
    let mut lexicon: toml::Table = lexicon.parse()?;
    lexicon.retain(|key, value| match value {
        toml::Value::Array(_) => matches!(key, "files" | "ranks"),
        toml::Value::Table(_) => TOLD.contains(&key) || TOLD_FIRST.contains(&key),
        _ => true,
    });
    for (key, value) in &mut lexicon {
        match value {
            toml::Value::Array(lists) => lists.iter_mut().for_each(first),
            toml::Value::Table(lists) if TOLD_FIRST.contains(&key.as_str()) => {
                lists.iter_mut().for_each(|(_, list)| first(list));
            }
            _ => {}
        }
    }
    Ok(toml::to_string(&lexicon)?)
}

/// Whether the `tts` crate is there: on Linux where a feature asks for it. The program asks `cfg(tts)`.
fn has_tts() {
    println!("cargo::rustc-check-cfg=cfg(tts)");
    let is_linux = env::var_os("CARGO_CFG_TARGET_OS").is_some_and(|system| system == "linux");
    if !is_linux || env::var_os("CARGO_FEATURE_TTS").is_some() {
        println!("cargo::rustc-cfg=tts");
    }
}

/// The messages of this text as Rust: their names, their variables, and a constant for each.
fn ids(text: &str) -> Result<String, Box<dyn Error>> {
    let mut messages: BTreeMap<&str, String> = BTreeMap::new();
    let mut last = None;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if line.starts_with(|first: char| first.is_ascii_lowercase() || first == '-') {
            last = line.split_once('=').map(|(name, _)| name.trim());
        }
        messages.entry(last.ok_or("no name before the first message")?).or_default().push_str(line);
    }
    let names: Vec<&&str> = messages.keys().filter(|name| !name.starts_with('-')).collect();
    let referred: BTreeSet<&str> = messages.values().flat_map(|text| references(text)).collect();
    let (mut constants, mut of_each) = (String::new(), String::new());
    for (place, name) in names.iter().enumerate() {
        let shortens = name.strip_prefix("brief-").is_some_and(|full| messages.contains_key(full));
        if shortens || referred.contains(**name) || FAMILIES.iter().any(|family| name.starts_with(family)) {
            writeln!(constants, "    #[allow(dead_code)]")?;
        }
        let constant = name.to_ascii_uppercase().replace('-', "_");
        writeln!(constants, "    pub(crate) const {constant}: Id = Id({place});")?;
        writeln!(of_each, "    &{:?},", variables(name, &messages).iter().collect::<Vec<_>>())?;
    }
    let count = names.len();
    Ok(format!(
        "static NAMES: [&str; {count}] = {names:#?};\n\n\
         static VARIABLES: [&[&str]; {count}] = [\n{of_each}];\n\n\
         #[allow(missing_docs)]\nimpl Id {{\n{constants}}}\n"
    ))
}

/// The other messages that stand in this one: `{ name }`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    let inner =
        text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(inner, _)| inner.trim());
    inner.filter(|name| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'))
}

/// The variables of a message and of all that stand in it.
fn variables<'t>(name: &str, messages: &'t BTreeMap<&str, String>) -> BTreeSet<&'t str> {
    let Some(text) = messages.get(name) else { return BTreeSet::new() };
    let end = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '-');
    let own = text.split('$').skip(1).filter_map(|rest| rest.split(end).next());
    own.chain(references(text).flat_map(|other| variables(other, messages))).collect()
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
