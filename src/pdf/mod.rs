//! Writes a chess scoresheet as a tagged PDF on A4 paper, for people who read it by ear and for the printer.

mod face;
mod page;

use face::Face;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::error::KrillaError;
use krilla::geom::{PathBuilder, Point};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Identifier, ListNumbering, SpanTag, TableHeaderScope, Tag, TagId,
};
use krilla::text::Glyph as _;
use krilla::{Document, SerializeSettings};
use page::{Cell, Ink, LEADING, Layout, Leaf, PAPER};
use std::num::{NonZeroU16, NonZeroU32};

/// All that stands on a scoresheet, in the reader's language.
pub struct Sheet {
    /// The title of the document, its only heading.
    pub title: String,
    /// The language of the text as a BCP 47 tag, such as `de`; anything else becomes `und`.
    pub language: String,
    /// Names and values, such as the players and the event.
    pub header: Vec<(String, String)>,
    /// Paragraphs before the table.
    pub before: Vec<String>,
    /// The heads of all columns, that of the row heads first.
    pub heads: Vec<String>,
    /// The rows of the table.
    pub rows: Vec<Row>,
    /// Paragraphs behind the table.
    pub behind: Vec<String>,
    /// The name and the value of the result.
    pub result: (String, String),
}

/// A row of the table.
pub struct Row {
    /// The head of the row, such as a move number.
    pub head: String,
    /// The cells behind it; missing ones stay empty.
    pub cells: Vec<String>,
    /// Remarks below the row, each a paragraph over all columns.
    pub below: Vec<String>,
}

/// Why no PDF came out.
#[derive(Debug)]
pub enum PdfError {
    /// The font file could not be read, or it lacks a table that text needs.
    Font,
    /// The library refused the document, as for a font that must not be embedded.
    Document(KrillaError),
}

impl std::fmt::Display for PdfError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Font => f.write_str("font"),
            Self::Document(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PdfError {}

/// Writes `sheet` as a file after PDF/UA-1, with letters of so many points in `font` (the bytes of a TrueType or OpenType file).
/// A character the font lacks is printed as a question mark and still read as itself.
///
/// # Errors
/// [`PdfError::Font`] for a font that cannot be read; [`PdfError::Document`] where the library or its check of
/// the standard refuses.
pub fn pdf(sheet: &Sheet, points: f32, font: &[u8]) -> Result<Vec<u8>, PdfError> {
    let face = Face::read(font).ok_or(PdfError::Font)?;
    let title = spoken(&face, &sheet.title);
    let mut layout = Layout::new(&face, points);
    let heading = layout.element(None, Tag::Hn(NonZeroU16::MIN, Some(title.clone())));
    layout.paragraph(&title, heading, 1.45);
    lay_header(&mut layout, &sheet.header);
    paragraphs(&mut layout, &sheet.before);
    lay_table(&mut layout, &face, sheet);
    paragraphs(&mut layout, &sheet.behind);
    let result = pair(&sheet.result);
    if !result.is_empty() {
        let element = layout.element(None, Tag::P);
        layout.skip(0.6);
        layout.paragraph(&result, element, 1.25);
    }
    layout.finish();
    write(&face, layout, title, language(&sheet.language)).map_err(PdfError::Document)
}

/// The title as metadata may hold it; the standard wants one, so `?` stands for none.
fn spoken(face: &Face, text: &str) -> String {
    let line: String = face.wrap(text, f32::MAX).into_iter().map(|line| line.text).collect();
    if line.is_empty() { "?".to_owned() } else { line.chars().take(1000).collect() }
}

fn language(tag: &str) -> &str {
    let sound = (2..=35).contains(&tag.len()) && tag.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    if sound { tag } else { "und" }
}

fn pair((name, value): &(String, String)) -> String {
    if name.is_empty() || value.is_empty() { format!("{name}{value}") } else { format!("{name}: {value}") }
}

fn lay_header(layout: &mut Layout, header: &[(String, String)]) {
    if header.is_empty() {
        return;
    }
    layout.skip(0.3);
    let list = layout.element(None, Tag::L(ListNumbering::None));
    for entry in header {
        let item = layout.element(Some(list), Tag::LI);
        let body = layout.element(Some(item), Tag::LBody);
        layout.paragraph(&pair(entry), body, 1.0);
    }
}

fn paragraphs(layout: &mut Layout, texts: &[String]) {
    for text in texts.iter().filter(|text| !text.is_empty()) {
        layout.skip(0.3);
        let element = layout.element(None, Tag::P);
        layout.paragraph(text, element, 1.0);
    }
}

/// Lays out the table. A remark is a row of its own with one cell over all columns that names the head of the
/// row above, so that a reader tells the move it belongs to and the table stays in one piece.
fn lay_table(layout: &mut Layout, face: &Face, sheet: &Sheet) {
    if sheet.rows.is_empty() {
        return;
    }
    let texts = |row: &Row| std::iter::once(row.head.clone()).chain(row.cells.clone()).collect::<Vec<_>>();
    let count =
        sheet.rows.iter().map(|row| row.cells.len() + 1).chain([sheet.heads.len(), 1]).max().unwrap_or(1);
    let mut widths = vec![1.0_f32; count];
    for row in sheet.rows.iter().map(texts).chain([sheet.heads.clone()]) {
        for (widest, text) in widths.iter_mut().zip(row) {
            *widest = widest.max(face.width(&text) + 0.1);
        }
    }
    layout.skip(0.6);
    layout.begin_table(&widths);
    let table = layout.element(None, Tag::Table);
    if sheet.heads.iter().any(|head| !head.is_empty()) {
        let group = layout.element(Some(table), Tag::THead);
        let row = layout.element(Some(group), Tag::TR);
        let column = || Tag::TH(TableHeaderScope::Column);
        let heads = sheet.heads.iter().cloned().chain(std::iter::repeat(String::new())).take(count);
        let head: Vec<Cell> = heads.map(|head| (head, Some(layout.element(Some(row), column())))).collect();
        layout.row(&head, true, 2.0 * layout.size * LEADING);
        layout.repeat_head(&head);
    }
    let body = layout.element(Some(table), Tag::TBody);
    for (number, row) in sheet.rows.iter().enumerate() {
        let id = TagId::from(number.to_string().into_bytes());
        let line = layout.element(Some(body), Tag::TR);
        let head = Tag::TH(TableHeaderScope::Row).with_id(Some(id.clone()));
        let mut cells: Vec<Cell> = vec![(row.head.clone(), Some(layout.element(Some(line), head)))];
        let texts = row.cells.iter().cloned().chain(std::iter::repeat(String::new())).take(count - 1);
        cells.extend(texts.map(|text| (text, Some(layout.element(Some(line), Tag::TD)))));
        let below: Vec<&String> = row.below.iter().filter(|text| !text.is_empty()).collect();
        let keep = if below.is_empty() { 0.0 } else { 1.3 * layout.size * LEADING };
        layout.row(&cells, false, keep);
        if below.is_empty() {
            continue;
        }
        let line = layout.element(Some(body), Tag::TR);
        let span = u32::try_from(count).ok().and_then(NonZeroU32::new);
        let cell = layout.element(Some(line), Tag::TD.with_col_span(span).with_headers(Some([id])));
        let texts = below.into_iter().map(|text| (text.clone(), Some(layout.element(Some(cell), Tag::P))));
        let texts: Vec<Cell> = texts.collect();
        layout.remark(&texts);
    }
    layout.end_table();
    layout.skip(0.3);
}

/// Draws the pages and ends the document.
fn write(face: &Face, mut layout: Layout, title: String, language: &str) -> Result<Vec<u8>, KrillaError> {
    let ua = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let mut document = Document::new_with(SerializeSettings {
        configuration: ua.unwrap_or_default(),
        ..SerializeSettings::default()
    });
    let pages = std::mem::take(&mut layout.pages);
    let mut marks = Vec::new();
    for (index, leaf) in pages.iter().enumerate() {
        let mut page = document.start_page_with(PageSettings::default());
        let mut surface = page.surface();
        let number = face.line(&format!("{} / {}", index + 1, pages.len()));
        let at = ((PAPER.0 - number.width * layout.size) / 2.0, PAPER.1 - PAPER.2);
        let number = Ink { at, size: layout.size, heavy: false, line: number, element: None };
        draw_rules(&mut surface, leaf);
        for ink in leaf.inks.iter().chain([&number]) {
            draw_ink(&mut surface, face, ink, &mut marks);
        }
        surface.finish();
        page.finish();
    }
    let mut outline = Outline::new();
    let top = XyzDestination::new(0, Point::from_xy(PAPER.2, PAPER.2));
    outline.push_child(OutlineNode::new(title.clone(), top));
    document.set_outline(outline);
    document.set_metadata(Metadata::new().title(title).language(language.to_owned()));
    document.set_tag_tree(layout.tree(marks, language));
    document.finish()
}

fn draw_rules(surface: &mut Surface, leaf: &Leaf) {
    let mut path = PathBuilder::new();
    for &(x, y, to_x, to_y) in &leaf.rules {
        path.move_to(x, y);
        path.line_to(to_x, to_y);
    }
    let Some(path) = path.finish() else { return };
    surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke { width: 0.6, ..Stroke::default() }));
    surface.draw_path(&path);
    surface.end_tagged();
}

/// Draws a line. What the font lacks is a piece of its own that names the true characters, so that the
/// question marks are seen and not read.
fn draw_ink(surface: &mut Surface, face: &Face, ink: &Ink, marks: &mut Vec<(usize, Identifier)>) {
    let mut x = ink.at.0;
    surface.set_fill(Some(Fill::default()));
    surface.set_stroke(ink.heavy.then(|| Stroke { width: ink.size * 0.035, ..Stroke::default() }));
    for piece in ink.line.glyphs.chunk_by(|(_, one), (_, next)| one.is_some() == next.is_some()) {
        let mut lacking: Vec<_> =
            piece.iter().filter_map(|(glyph, c)| Some((glyph.text_range().start, *c.as_ref()?))).collect();
        lacking.sort_unstable();
        let actual: String = lacking.into_iter().map(|(_, sign)| sign).collect();
        let span = SpanTag::empty().with_actual_text(Some(actual.as_str()).filter(|text| !text.is_empty()));
        let artifact = Artifact::with_kind(ArtifactType::PaginationOther);
        let tag = ink.element.map_or(ContentTag::Artifact(artifact), |_| ContentTag::Span(span));
        let glyphs: Vec<_> = piece.iter().map(|(glyph, _)| glyph.clone()).collect();
        let mark = surface.start_tagged(tag);
        let at = Point::from_xy(x, ink.at.1);
        surface.draw_glyphs(at, &glyphs, face.font.clone(), &ink.line.shown, ink.size, false);
        surface.end_tagged();
        marks.extend(ink.element.map(|element| (element, mark)));
        x += glyphs.iter().map(|glyph| glyph.x_advance(ink.size)).sum::<f32>();
    }
}

#[cfg(test)]
mod tests;
