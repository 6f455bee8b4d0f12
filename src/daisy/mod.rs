//! A talking book in DAISY 2.02, as libraries for blind readers lend them and olympiads publish their bulletins: headings
//! to go to, and for each of them what is heard.
//!
//! The book is of the kind "full audio with NCC only": `ncc.html` has the headings, one SMIL document for each section
//! says what of which sound file is played, and `master.smil` lists these. The sound files are the caller's. The rules
//! are those of the DAISY 2.02 Specification, Recommendation of 28 February 2001
//! (<https://daisy.org/z3986/specifications/daisy_202.html>); the numbers of sections are its own.

mod ncc;
mod smil;

use crate::text::markup;

/// What the book names as its maker.
const GENERATOR: &str = concat!("Ansage ", env!("CARGO_PKG_VERSION"));

/// The value of `dc:format` (2.1.3).
const FORMAT: &str = "Daisy 2.02";

/// The name of the document with the headings (2.1).
const NCC: &str = "ncc.html";

/// The name of the document that lists the others (2.4).
const MASTER: &str = "master.smil";

/// A talking book. No text in it is empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Book {
    /// Its own among those of its publisher.
    pub identifier: String,
    /// Its title.
    pub title: String,
    /// Who made what is in it.
    pub creator: String,
    /// Who publishes it.
    pub publisher: String,
    /// The language of headings and speech, a BCP-47 tag.
    pub language: String,
    /// The day of its publication, `YYYY-MM-DD`.
    pub date: String,
    /// Who reads it.
    pub narrator: String,
    /// Its sections in their order. The first is that of the title, at level 1.
    pub sections: Vec<Section>,
}

/// A heading, and what is heard from it on to the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The level of the heading, from 1 to 6, and no more than one below that of the heading before.
    pub level: u8,
    /// The heading.
    pub title: String,
    /// What is heard, in its order; at least one, the heading itself.
    pub clips: Vec<Clip>,
}

/// A stretch of a sound file: a phrase, by which players go forwards and back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clip {
    /// The name of the file in the book.
    pub file: String,
    /// Where it begins in the file, in milliseconds.
    pub begin_ms: u64,
    /// Where it ends, in milliseconds, later than it begins.
    pub end_ms: u64,
}

impl Section {
    /// How long it plays, in milliseconds.
    fn plays_ms(&self) -> u64 {
        self.clips.iter().map(|clip| clip.end_ms.saturating_sub(clip.begin_ms)).sum()
    }
}

/// The files of a book beside its sounds, each with its name.
pub fn write(book: &Book) -> Vec<(String, Vec<u8>)> {
    let mut files = vec![
        (NCC.to_owned(), ncc::document(book).into_bytes()),
        (MASTER.to_owned(), smil::master(book).into_bytes()),
    ];
    let mut elapsed_ms = 0;
    for (number, section) in (1..).zip(&book.sections) {
        let played = smil::document(book, (number, section), elapsed_ms);
        files.push((smil_name(number), played.into_bytes()));
        elapsed_ms += section.plays_ms();
    }
    files
}

/// The name of the document that plays the section of this number, from 1.
fn smil_name(number: usize) -> String {
    format!("s{number:04}.smil")
}

/// A time as `hh:mm:ss`, to the nearest second; the hours may pass 99.
fn hours(milliseconds: u64) -> String {
    let seconds = (milliseconds + 500) / 1000;
    format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// A time in seconds with three decimals.
fn seconds(milliseconds: u64) -> String {
    format!("{}.{:03}s", milliseconds / 1000, milliseconds % 1000)
}

/// What is said of a document in its head.
fn meta(name: &str, content: &str) -> String {
    format!("<meta name=\"{name}\" content=\"{}\" />\n", markup(content))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Book {
        let clip = |begin_ms, end_ms| Clip { file: "s0001.wav".into(), begin_ms, end_ms };
        let section = |level, title: &str| Section {
            level,
            title: title.into(),
            clips: vec![clip(0, 900), clip(1400, 158_485)],
        };
        Book {
            identifier: "ansage-1".into(),
            title: "A & B".into(),
            creator: "A".into(),
            publisher: "Ansage".into(),
            language: "en".into(),
            date: "2026-01-02".into(),
            narrator: "eSpeak NG".into(),
            sections: vec![section(1, "A & B"), section(1, "1. A - B"), section(2, "Opening")],
        }
    }

    fn file(name: &str) -> String {
        let files = write(&book());
        String::from_utf8(files.into_iter().find(|(of, _)| of == name).unwrap().1).unwrap()
    }

    #[test]
    fn a_book_has_its_headings_a_document_for_each_and_one_that_lists_them() {
        let names: Vec<String> = write(&book()).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["ncc.html", "master.smil", "s0001.smil", "s0002.smil", "s0003.smil"]);
        let ncc = file("ncc.html");
        assert!(
            ncc.contains("<h1 class=\"title\" id=\"h0001\"><a href=\"s0001.smil#p0001\">A &amp; B</a></h1>")
        );
        assert!(ncc.contains("<h2 id=\"h0003\"><a href=\"s0003.smil#p0001\">Opening</a></h2>"));
        assert!(ncc.contains("<meta name=\"ncc:totalTime\" content=\"00:07:54\" scheme=\"hh:mm:ss\" />"));
    }

    #[test]
    fn a_section_plays_its_clips_one_after_the_other() {
        let smil = file("s0002.smil");
        assert!(smil.contains("<meta name=\"ncc:totalElapsedTime\" content=\"00:02:38\" />"));
        assert!(smil.contains("<seq dur=\"157.985s\">"));
        assert!(smil.contains("<text src=\"ncc.html#h0002\" id=\"t0001\" />"));
        let clip =
            "<audio src=\"s0001.wav\" clip-begin=\"npt=1.400s\" clip-end=\"npt=158.485s\" id=\"a0002\" />";
        assert!(smil.contains(clip));
    }
}
