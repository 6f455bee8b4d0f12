//! Lays a scoresheet out on A4 pages, line by line, so that nothing overlaps or runs off the paper.

use super::face::{Face, Line};
use krilla::tagging::{Identifier, Node, TagGroup, TagKind, TagTree};
use krilla::text::Glyph as _;

/// Width and height of A4 and the margin of 15 mm, in points.
pub(crate) const PAPER: (f32, f32, f32) = (595.0, 842.0, 42.5);
/// The height of a line in parts of the font size.
pub(crate) const LEADING: f32 = 1.3;

/// A line of text at its place.
pub(crate) struct Ink {
    /// Left end and base line, in points from the upper left corner.
    pub at: (f32, f32),
    /// The font size in points.
    pub size: f32,
    /// Whether it is drawn bold-like.
    pub heavy: bool,
    pub line: Line,
    /// The element it belongs to; none for what only the eye needs.
    pub element: Option<usize>,
}

/// The contents of one page.
#[derive(Default)]
pub(crate) struct Leaf {
    pub inks: Vec<Ink>,
    /// Straight lines: x and y of the one end, x and y of the other.
    pub rules: Vec<(f32, f32, f32, f32)>,
}

/// A part of the document's structure, in reading order; a parent comes before its children.
struct Element {
    tag: TagKind,
    parent: Option<usize>,
    /// All its text, and whether some of it is drawn otherwise than read.
    text: String,
    differs: bool,
}

/// A cell of a row: its text and its element.
pub(crate) type Cell = (String, Option<usize>);

/// The columns of the table that is being laid out.
struct Grid {
    /// The x of the borders, one more than columns.
    edges: Vec<f32>,
    size: f32,
    /// The head row to repeat on each further page.
    head: Vec<Cell>,
}

/// The layout so far.
pub(crate) struct Layout<'a> {
    pub pages: Vec<Leaf>,
    pub size: f32,
    face: &'a Face<'a>,
    leaf: Leaf,
    elements: Vec<Element>,
    grid: Option<Grid>,
    y: f32,
}

impl<'a> Layout<'a> {
    /// An empty first page for text of `size` points.
    pub fn new(face: &'a Face<'a>, size: f32) -> Self {
        let (leaf, y) = (Leaf::default(), PAPER.2);
        Self { pages: Vec::new(), size, face, leaf, elements: Vec::new(), grid: None, y }
    }

    /// Where the contents end: above the page number.
    fn bottom(&self) -> f32 {
        PAPER.1 - PAPER.2 - self.size * 1.6
    }

    fn padding(&self) -> f32 {
        self.size * 0.3
    }

    /// Begins an element and gives its number.
    pub fn element(&mut self, parent: Option<usize>, tag: impl Into<TagKind>) -> usize {
        self.elements.push(Element { tag: tag.into(), parent, text: String::new(), differs: false });
        self.elements.len() - 1
    }

    /// Leaves `lines` lines of room.
    pub fn skip(&mut self, lines: f32) {
        self.y += lines * self.size * LEADING;
    }

    /// Begins a new page; inside a table it closes the borders and repeats the head.
    fn turn(&mut self) {
        let ends = self.grid.as_ref().and_then(|grid| Some((*grid.edges.first()?, *grid.edges.last()?)));
        if let Some((left, right)) = ends {
            self.leaf.rules.push((left, self.y, right, self.y));
        }
        self.pages.push(std::mem::take(&mut self.leaf));
        self.y = PAPER.2;
        if let Some((left, right)) = ends {
            self.leaf.rules.push((left, self.y, right, self.y));
            let head = self.grid.as_ref().map(|grid| grid.head.clone()).unwrap_or_default();
            if !head.is_empty() {
                self.row(&head, true, 0.0);
            }
        }
    }

    /// Begins a new page unless `height` points are free.
    fn room(&mut self, height: f32) {
        if self.y + height > self.bottom() && self.y > PAPER.2 {
            self.turn();
        }
    }

    fn ink(&mut self, line: Line, at: (f32, f32), size: f32, heavy: bool, element: Option<usize>) {
        if let Some(element) = element.and_then(|element| self.elements.get_mut(element)) {
            element.text.push_str(&line.text);
            let turned = !line.glyphs.is_sorted_by_key(|(glyph, _)| glyph.text_range().start);
            element.differs |= turned || line.glyphs.iter().any(|(_, lacking)| lacking.is_some());
        }
        let at = (at.0, at.1 + size * (self.face.ascent + (LEADING - 1.2) / 2.0));
        self.leaf.inks.push(Ink { at, size, heavy, line, element });
    }

    /// Lays out a paragraph over the whole width; `scale` is its part of the font size.
    pub fn paragraph(&mut self, text: &str, element: usize, scale: f32) {
        let size = self.size * scale;
        let room = PAPER.0 - 2.0 * PAPER.2;
        for line in self.face.wrap(text, room / size) {
            self.room(size * LEADING);
            self.ink(line, (PAPER.2, self.y), size, scale > 1.0, Some(element));
            self.y += size * LEADING;
        }
    }

    /// Goes down by `height` within the side borders of the table.
    fn descend(&mut self, height: f32) {
        let next = self.y + height;
        self.leaf.rules.extend([PAPER.2, PAPER.0 - PAPER.2].map(|x| (x, self.y, x, next)));
        self.y = next;
    }

    /// Lays out the paragraphs of a remark below a row, each with its element, and closes them by a border.
    pub fn remark(&mut self, texts: &[Cell]) {
        let (size, padding) = (self.size, self.padding());
        self.descend(padding / 2.0);
        let room = PAPER.0 - 2.0 * (PAPER.2 + padding) - size;
        for (text, element) in texts {
            for line in self.face.wrap(text, room / size) {
                self.room(size * LEADING);
                self.ink(line, (PAPER.2 + padding + size, self.y), size, false, *element);
                self.descend(size * LEADING);
            }
        }
        self.descend(padding / 2.0);
        self.leaf.rules.push((PAPER.2, self.y, PAPER.0 - PAPER.2, self.y));
    }

    /// Begins the table with columns as wide as their text asks for (`widths`, in parts of the font size).
    /// What is left over goes to all but the first column; where room is short, narrow columns keep their
    /// width and the wide ones share the rest.
    pub fn begin_table(&mut self, widths: &[f32]) {
        let whole = PAPER.0 - 2.0 * PAPER.2;
        let count = small(widths.len().max(1));
        let size = self.size.min(whole / count / 2.5);
        let wish = |width: f32| width * size + 2.2 * self.padding();
        let mut order: Vec<f32> = widths.iter().map(|&width| wish(width)).collect();
        order.sort_by(f32::total_cmp);
        let (mut left, mut most) = (whole, whole);
        for (index, &width) in order.iter().enumerate() {
            most = left / small(order.len() - index);
            if width > most {
                break;
            }
            left -= width;
        }
        let short = order.iter().sum::<f32>() > whole;
        let spare = if short { 0.0 } else { left / small(widths.len().saturating_sub(1).max(1)) };
        let mut edges = vec![PAPER.2];
        let mut x = PAPER.2;
        for (index, &width) in widths.iter().enumerate() {
            let wider = if index > 0 || widths.len() == 1 { spare } else { 0.0 };
            x += if short { wish(width).min(most) } else { wish(width) + wider };
            edges.push(x);
        }
        self.grid = Some(Grid { edges, size, head: Vec::new() });
    }

    /// Lets the head row return on each further page, unless it is taller than a third of a page.
    pub fn repeat_head(&mut self, head: &[Cell]) {
        let tall = self.set(head).iter().map(Vec::len).max().unwrap_or(0);
        let Some(grid) = &mut self.grid else { return };
        if small(tall) * grid.size * LEADING < PAPER.1 / 3.0 {
            grid.head = head.iter().map(|(text, _)| (text.clone(), None)).collect();
        }
    }

    /// Ends the table.
    pub fn end_table(&mut self) {
        self.grid = None;
    }

    /// The lines of each cell.
    fn set(&self, cells: &[Cell]) -> Vec<Vec<Line>> {
        let Some(grid) = &self.grid else { return Vec::new() };
        let rooms = grid.edges.windows(2).map(|pair| match pair {
            [left, right] => (right - left - 2.0 * self.padding()) / grid.size,
            _ => 0.0,
        });
        cells.iter().zip(rooms).map(|((text, _), room)| self.face.wrap(text, room)).collect()
    }

    /// Lays out a row, over several pages where it is taller than one; `keep` points should stay with it.
    pub fn row(&mut self, cells: &[Cell], heavy: bool, keep: f32) {
        let set = self.set(cells);
        let Some(grid) = &self.grid else { return };
        let (size, edges) = (grid.size, grid.edges.clone());
        let padding = self.padding();
        let height = |lines: usize| small(lines) * size * LEADING + padding;
        let count = set.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let whole = height(count) + keep;
        self.room(if PAPER.2 + whole > self.bottom() { height(1) } else { whole });
        let mut done = 0;
        while done < count {
            let mut end = done + 1;
            while end < count && self.y + height(end + 1 - done) <= self.bottom() {
                end += 1;
            }
            for ((lines, &(_, element)), &x) in set.iter().zip(cells).zip(&edges) {
                for (index, line) in lines.iter().skip(done).take(end - done).enumerate() {
                    let y = self.y + padding / 2.0 + small(index) * size * LEADING;
                    self.ink(line.clone(), (x + padding, y), size, heavy, element);
                }
            }
            let (top, next) = (self.y, self.y + height(end - done));
            self.leaf.rules.extend(edges.iter().map(|&x| (x, top, x, next)));
            if let (Some(&left), Some(&right)) = (edges.first(), edges.last()) {
                self.leaf.rules.extend([top, next].map(|y| (left, y, right, y)));
            }
            (self.y, done) = (next, end);
            if done < count {
                self.turn();
            }
        }
    }

    /// Ends the last page.
    pub fn finish(&mut self) {
        self.pages.push(std::mem::take(&mut self.leaf));
    }

    /// The structure of the document; `marks` are the pieces of drawn text with their elements, in order.
    pub fn tree(self, marks: Vec<(usize, Identifier)>, language: &str) -> TagTree {
        let mut nodes: Vec<Vec<Node>> = self.elements.iter().map(|_| Vec::new()).collect();
        for (element, mark) in marks.into_iter().rev() {
            if let Some(list) = nodes.get_mut(element) {
                list.push(mark.into());
            }
        }
        let mut roots = Vec::new();
        // Children come after their parents: from the end on, each is complete when its turn comes.
        for mut element in self.elements.into_iter().rev() {
            if element.differs {
                element.tag.as_any_mut().set_actual_text(Some(element.text));
            }
            let mut children = nodes.pop().unwrap_or_default();
            children.reverse();
            let group = TagGroup::with_children(element.tag, children).into();
            match element.parent.and_then(|parent| nodes.get_mut(parent)) {
                Some(list) => list.push(group),
                None => roots.push(group),
            }
        }
        roots.reverse();
        TagTree::from(roots).with_lang(Some(language.to_owned()))
    }
}

/// A count as a length; counts beyond 65,535 do not occur on paper.
pub(crate) fn small(count: usize) -> f32 {
    u16::try_from(count).map_or(f32::from(u16::MAX), f32::from)
}
