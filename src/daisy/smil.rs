//! The documents that say what is played: one for each section (2.3), and one that lists them (2.4).

use std::fmt::Write;

use super::{Book, FORMAT, GENERATOR, NCC, Section, hours, meta, seconds, smil_name};
use crate::text::markup;

/// SMIL 1.0 in UTF-8. The specification prints the document type in capitals; XML wants the name of the root element.
const PROLOG: &str = concat!(
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n",
    "<!DOCTYPE smil PUBLIC \"-//W3C//DTD SMIL 1.0//EN\" \"http://www.w3.org/TR/REC-smil/SMIL10.dtd\">\n",
    "<smil>\n<head>\n",
);

/// The one place in which a player may show the heading, and the end of the head.
const LAYOUT: &str = "<layout>\n<region id=\"txtView\" />\n</layout>\n</head>\n<body>\n";

/// The document that plays a section of this number of a book, which has played so long before it.
pub(super) fn document(book: &Book, (number, section): (usize, &Section), elapsed_ms: u64) -> String {
    let plays_ms = section.plays_ms();
    let (elapsed, plays) = (hours(elapsed_ms), hours(plays_ms));
    let mut smil = begun(book, &plays);
    smil.push_str(&meta("title", &section.title));
    smil.push_str(&meta("ncc:totalElapsedTime", &elapsed));
    smil.push_str(LAYOUT);
    let _ = writeln!(smil, "<seq dur=\"{}\">\n<par endsync=\"last\" id=\"p0001\">", seconds(plays_ms));
    let _ = writeln!(smil, "<text src=\"{NCC}#h{number:04}\" id=\"t0001\" />\n<seq id=\"q0001\">");
    for (place, clip) in (1..).zip(&section.clips) {
        let (file, begin, end) = (markup(&clip.file), seconds(clip.begin_ms), seconds(clip.end_ms));
        let _ = writeln!(
            smil,
            "<audio src=\"{file}\" clip-begin=\"npt={begin}\" clip-end=\"npt={end}\" id=\"a{place:04}\" />"
        );
    }
    smil.push_str("</seq>\n</par>\n</seq>\n</body>\n</smil>\n");
    smil
}

/// The document that lists those of the sections in their order.
pub(super) fn master(book: &Book) -> String {
    let mut smil = begun(book, &hours(book.sections.iter().map(Section::plays_ms).sum()));
    smil.push_str(LAYOUT);
    for (number, section) in (1..).zip(&book.sections) {
        let (title, name) = (markup(&section.title), smil_name(number));
        let _ = writeln!(smil, "<ref title=\"{title}\" src=\"{name}\" id=\"r{number:04}\" />");
    }
    smil.push_str("</body>\n</smil>\n");
    smil
}

/// What every such document begins with, and how long it plays.
fn begun(book: &Book, plays: &str) -> String {
    let said = [
        ("dc:format", FORMAT),
        ("dc:identifier", &book.identifier),
        ("dc:title", &book.title),
        ("ncc:generator", GENERATOR),
        ("ncc:timeInThisSmil", plays),
    ];
    said.into_iter().fold(PROLOG.to_owned(), |smil, (name, content)| smil + &meta(name, content))
}
