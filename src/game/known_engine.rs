//! Engines people know by name: they may be asked for in words, and nothing else may.

/// An engine that is known by name.
#[derive(Debug, PartialEq, Eq)]
pub struct KnownEngine {
    /// What it is called, in the letters people say it with: small, and nothing between them.
    said: &'static str,
    /// What it is called in a sentence.
    pub shown: &'static str,
    /// What its program is called, and by what name `--engine` takes it.
    pub program: &'static str,
    /// The Debian package that brings it.
    pub package: &'static str,
}

const fn known(
    said: &'static str,
    shown: &'static str,
    program: &'static str,
    package: &'static str,
) -> KnownEngine {
    KnownEngine { said, shown, program, package }
}

/// The engines Debian has that speak UCI. GNU Chess speaks it where it is called otherwise.
static KNOWN: [KnownEngine; 6] = [
    known("stockfish", "Stockfish", "stockfish", "stockfish"),
    known("fairystockfish", "Fairy-Stockfish", "fairy-stockfish", "fairy-stockfish"),
    known("gnuchess", "GNU Chess", "gnuchessu", "gnuchess"),
    known("ethereal", "Ethereal", "ethereal-chess", "ethereal-chess"),
    known("glaurung", "Glaurung", "glaurung", "glaurung"),
    known("toga", "Toga", "toga2", "toga2"),
];

impl KnownEngine {
    /// The engine that is called so, however it is written: "Fairy Stockfish", "fairy-stockfish".
    ///
    /// ```
    /// use ansage::game::KnownEngine;
    ///
    /// assert_eq!(KnownEngine::called("GNU Chess").map(|engine| engine.program), Some("gnuchessu"));
    /// assert_eq!(KnownEngine::called("/tmp/stockfish"), None);
    /// ```
    pub fn called(words: &str) -> Option<&'static KnownEngine> {
        let between = |sign: &char| matches!(sign, ' ' | '-');
        let said: String = words.chars().filter(|sign| !between(sign)).flat_map(char::to_lowercase).collect();
        KNOWN.iter().find(|engine| engine.said == said || engine.program == words)
    }
}
