//! One score on paper, as it is typed in as PGN: what is written there, word by word.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use shakmaty::Chess;

use crate::args;
use crate::file::Utf8;
use crate::game::position_of;
use crate::hear::{Letters, pgn};
use crate::record::{Movetext, MovetextItem, WrittenMove};
use crate::speech::clean;
use crate::tell::{flaw_id, not_readable, why_no_start};
use crate::voice::{Id, Voice};

/// The longest score that is read, in plies: longer than any game (9.6.2).
const LONGEST: usize = 20_000;

/// The first game of a file is within so many bytes.
const LARGEST: u64 = 4 << 20;

/// What is written.
#[derive(Debug)]
pub struct Paper {
    /// The position it begins with.
    pub start: Chess,
    words: Vec<String>,
    /// Whether another game follows in the file.
    pub more: bool,
}

impl Paper {
    /// Reads the first game of the file, if it could be opened, which is called by this name.
    ///
    /// # Errors
    /// The sentence that names the file and says why: it cannot be read or is too large, its position is none, its
    /// variant is no chess, or no game is in it.
    pub fn read(file: io::Result<File>, name: &str, voice: &Voice) -> Result<Paper, String> {
        let wrong =
            |why: String| voice.tell(Id::RECONCILE_FILE, &args!("file" => name.to_owned(), "why" => why));
        let unread = |error: &io::Error| not_readable(Path::new(name), error, voice);
        let file = file.map_err(|error| unread(&error))?;
        let mut file = file.take(LARGEST);
        let mut input = BufReader::new(Utf8::of(&mut file));
        let mut sheet = PaperReader::default();
        for entry in Movetext::new(&mut input) {
            let WrittenMove { line, what, .. } = entry.map_err(|error| unread(&error))?;
            if let MovetextItem::Flaw(flaw) = what
                && !sheet.ended
            {
                let (line, why) = (line.to_string(), voice.say(flaw_id(flaw)));
                return Err(wrong(voice.tell(Id::RECONCILE_FLAW, &args!("line" => line, "why" => why))));
            }
            if !sheet.take(what) {
                break;
            }
        }
        drop(input);
        if file.limit() == 0 {
            return Err(wrong(
                voice.tell(Id::RECONCILE_TOO_LARGE, &args!("size" => (LARGEST >> 20).to_string())),
            ));
        }
        if sheet.words.is_empty() && !sheet.ended {
            return Err(wrong(voice.say(Id::RECONCILE_NO_GAME)));
        }
        let mode = match &sheet.variant {
            None => None,
            Some(name) => Some(
                pgn::castling_mode(name)
                    .ok_or_else(|| wrong(voice.tell(Id::SAY_VARIANT, &args!("variant" => name.clone()))))?,
            ),
        };
        let start = match &sheet.fen {
            Some(fen) => position_of(fen, mode).map_err(|error| wrong(why_no_start(&error, voice)))?,
            None => Chess::default(),
        };
        Ok(Paper { start, words: sheet.words, more: sheet.more })
    }

    /// The words for moves in these letters; what adds nothing to a move is left out.
    pub fn words(&self, letters: Letters<'_>) -> Vec<String> {
        self.words.iter().filter(|word| !pgn::adds_nothing(word, letters.lexicon())).cloned().collect()
    }
}

/// A game as it comes in.
#[derive(Default)]
struct PaperReader {
    fen: Option<String>,
    variant: Option<String>,
    words: Vec<String>,
    ended: bool,
    more: bool,
}

impl PaperReader {
    /// Takes the next entry in. Whether there is anything more to read.
    fn take(&mut self, what: MovetextItem) -> bool {
        match what {
            // The first game alone.
            _ if self.ended => {
                self.more = matches!(what, MovetextItem::Tag(..));
                return false;
            }
            MovetextItem::Tag(..) if !self.words.is_empty() => self.more = true,
            MovetextItem::Tag(name, value) if name == "FEN" => self.fen = Some(value),
            MovetextItem::Tag(name, value) if name == "Variant" => self.variant = Some(value),
            MovetextItem::Tag(..) | MovetextItem::Beside(_) | MovetextItem::Flaw(_) => {}
            MovetextItem::Word(word) => self.words.push(clean(&word)),
            MovetextItem::Result(_) => self.ended = true,
        }
        !self.more && self.words.len() < LONGEST
    }
}
