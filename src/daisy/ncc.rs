//! The document with the headings of a book, by which it is navigated (2.1).

use std::fmt::Write;

use super::{Book, FORMAT, GENERATOR, hours, meta, smil_name};
use crate::text::markup;

/// XHTML 1.0 Transitional in UTF-8 (2.1.1).
const PROLOG: &str = concat!(
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n",
    "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\"",
    " \"http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd\">\n",
);

/// What such a book has none of: pages of print, notes, sidebars. The first three must be counted all the same.
const NONE_OF: [&str; 7] = [
    "ncc:pageFront",
    "ncc:pageNormal",
    "ncc:pageSpecial",
    "ncc:maxPageNormal",
    "ncc:footnotes",
    "ncc:prodNotes",
    "ncc:sidebars",
];

pub(super) fn document(book: &Book) -> String {
    let language = markup(&book.language);
    let mut page = format!(
        "{PROLOG}<html xmlns=\"http://www.w3.org/1999/xhtml\" xml:lang=\"{language}\" lang=\"{language}\">\n<head>\n"
    );
    page.push_str(&head(book));
    page.push_str("</head>\n<body>\n");
    for (number, section) in (1..).zip(&book.sections) {
        let (level, title, smil) = (section.level, markup(&section.title), smil_name(number));
        // The first heading is the title of the book (2.1.6.1).
        let class = if number == 1 { "class=\"title\" " } else { "" };
        let _ = writeln!(
            page,
            "<h{level} {class}id=\"h{number:04}\"><a href=\"{smil}#p0001\">{title}</a></h{level}>"
        );
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// The title, the encoding, and what is said of the book (2.1.3).
fn head(book: &Book) -> String {
    let mut head = format!("<title>{}</title>\n", markup(&book.title));
    head.push_str("<meta http-equiv=\"Content-type\" content=\"text/html; charset=utf-8\" />\n");
    let mut sounds: Vec<&str> =
        book.sections.iter().flat_map(|section| &section.clips).map(|clip| clip.file.as_str()).collect();
    sounds.sort_unstable();
    sounds.dedup();
    // This document, the one that lists the others, and those with the sounds.
    let files = 2 + book.sections.len() + sounds.len();
    let deepest = book.sections.iter().map(|section| section.level).max().unwrap_or(1);
    let [headings, deepest, files] =
        [book.sections.len(), usize::from(deepest), files].map(|count| count.to_string());
    let said = [
        ("dc:title", book.title.as_str()),
        ("dc:creator", &book.creator),
        ("dc:format", FORMAT),
        ("dc:identifier", &book.identifier),
        ("dc:language", &book.language),
        ("dc:publisher", &book.publisher),
        ("ncc:charset", "utf-8"),
        ("ncc:generator", GENERATOR),
        ("ncc:narrator", &book.narrator),
        ("ncc:setInfo", "1 of 1"),
        ("ncc:multimediaType", "audioNcc"),
        ("ncc:tocItems", &headings),
        ("ncc:depth", &deepest),
        ("ncc:files", &files),
    ];
    for (name, content) in said.into_iter().chain(NONE_OF.map(|name| (name, "0"))) {
        head.push_str(&meta(name, content));
    }
    let total = hours(book.sections.iter().map(super::Section::plays_ms).sum());
    for (name, content, scheme) in
        [("dc:date", book.date.as_str(), "yyyy-mm-dd"), ("ncc:totalTime", &total, "hh:mm:ss")]
    {
        let content = markup(content);
        let _ = writeln!(head, "<meta name=\"{name}\" content=\"{content}\" scheme=\"{scheme}\" />");
    }
    head
}
