//! Writes a diagram as one SVG that needs nothing else: no font, no script, no reference to the outside.
//!
//! It scales to any size, and its title and description are what a screen reader says in its place.

use std::fmt::{self, Write};

use super::position::Diagram;
use super::scene::{Item, SIDE, scene};
use super::shapes::{Part, Path, Step};
use super::theme::{Rgb, Theme};
use crate::text::markup;

/// The diagram as an SVG document in UTF-8, without an XML declaration, so that it also stands within HTML.
///
/// Its width and height are left to the place where it is shown. The ids within it are made of its content,
/// so that several diagrams on one page do not take each other's titles.
pub fn svg(diagram: &Diagram, theme: &Theme) -> String {
    let mut out = String::with_capacity(32 * 1024);
    // Writing to a String does not fail.
    let _ = write_svg(&mut out, diagram, theme);
    out
}

/// Writes the whole document.
fn write_svg(out: &mut String, diagram: &Diagram, theme: &Theme) -> fmt::Result {
    let id = id(diagram);
    let words = [("title", markup(&diagram.title)), ("desc", markup(&diagram.description))];
    let spoken: Vec<_> = words.iter().filter(|(_, text)| !text.is_empty()).collect();
    write!(out, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" role="img""#)?;
    if !spoken.is_empty() {
        let ids: Vec<_> = spoken.iter().map(|(tag, _)| format!("{id}-{tag}")).collect();
        write!(out, r#" aria-labelledby="{}""#, ids.join(" "))?;
    }
    out.push_str(">\n");
    for (tag, text) in spoken {
        writeln!(out, r#"<{tag} id="{id}-{tag}">{text}</{tag}>"#)?;
    }
    writeln!(out, r#"<rect width="{SIDE}" height="{SIDE}" fill="{}"/>"#, theme.paper)?;
    out.push_str("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
    for item in scene(diagram, theme) {
        write_item(out, &item)?;
    }
    out.push_str("</g>\n</svg>\n");
    Ok(())
}

/// Writes one item as a `path` or `circle`.
fn write_item(out: &mut String, item: &Item) -> fmt::Result {
    match &item.part {
        Part::Disc(x, y, r) => {
            write!(out, r#"<circle cx="{}" cy="{}" r="{r}""#, item.at.0 + x, item.at.1 + y)?;
        }
        Part::Area(path) => write_path(out, path, item.at, "Z")?,
        Part::Line(path) => write_path(out, path, item.at, "")?,
    }
    if let Some(fill) = item.fill {
        write!(out, r#" fill="{fill}""#)?;
    }
    if let Some((stroke, width)) = item.stroke {
        write!(out, r#" stroke="{stroke}" stroke-width="{width}""#)?;
    }
    out.push_str("/>\n");
    Ok(())
}

/// Writes the start of a `path` element up to its data, the end of the data being `close`.
fn write_path(out: &mut String, path: &Path, (left, top): (i32, i32), close: &str) -> fmt::Result {
    write!(out, r#"<path d="M{} {}"#, left + path.start.0, top + path.start.1)?;
    for step in path.steps {
        match step {
            Step::Line(x, y) => write!(out, "L{} {}", left + x, top + y)?,
            Step::Curve(cx, cy, x, y) => {
                write!(out, "Q{} {} {} {}", left + cx, top + cy, left + x, top + y)?;
            }
        }
    }
    write!(out, "{close}\"")
}

impl fmt::Display for Rgb {
    /// As CSS and SVG write it: `#RRGGBB`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.0, self.1, self.2)
    }
}

/// A name for this picture's elements, made of its words: FNV-1a in 64 bits, the same on every machine.
/// Pictures with the same words may share it, for then it leads to the same words.
fn id(diagram: &Diagram) -> String {
    let bytes = diagram.title.bytes().chain([0xFF]).chain(diagram.description.bytes());
    let hash = bytes.fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    });
    format!("diagram-{hash:016x}")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use std::collections::HashSet;

    use super::*;
    use shakmaty::Square;

    use crate::diagram::theme::{LIGHT_PRINT, THEMES};

    /// Checks that every element is closed in order, attributes are quoted and named once, ids are unique,
    /// references are known ones and no character is one XML forbids. Gives the names of the elements.
    fn well_formed(text: &str) -> Result<Vec<String>, String> {
        let (mut open, mut seen, mut ids): (Vec<String>, Vec<String>, _) = (vec![], vec![], HashSet::new());
        let mut rest = text;
        while let Some(at) = rest.find('<') {
            known_references(&rest[..at])?;
            let tag_end = rest[at..].find('>').ok_or("a tag does not end")? + at;
            let tag = &rest[at + 1..tag_end];
            rest = &rest[tag_end + 1..];
            if let Some(name) = tag.strip_prefix('/') {
                if open.pop().as_deref() != Some(name) {
                    return Err(format!("</{name}> closes nothing"));
                }
                continue;
            }
            let (tag, empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
            let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
            if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_lowercase()) {
                return Err(format!("<{name}> is no name"));
            }
            check_attributes(attributes, &mut ids)?;
            if open.is_empty() && !seen.is_empty() {
                return Err("there are two roots".into());
            }
            seen.push(name.into());
            if !empty {
                open.push(name.into());
            }
        }
        if !open.is_empty() || !rest.trim().is_empty() || seen.is_empty() {
            return Err(format!("left over: {open:?} {rest:?}"));
        }
        Ok(seen)
    }

    fn check_attributes(mut rest: &str, ids: &mut HashSet<String>) -> Result<(), String> {
        let mut names = HashSet::new();
        while !rest.is_empty() {
            let (name, after) = rest.split_once("=\"").ok_or(format!("no value: {rest}"))?;
            let (value, after) = after.split_once('"').ok_or(format!("no end: {rest}"))?;
            known_references(value)?;
            if !name.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'-') || !names.insert(name) {
                return Err(format!("attribute {name}"));
            }
            if name == "id" && !ids.insert(value.into()) {
                return Err(format!("id {value} twice"));
            }
            rest = match after.strip_prefix(' ') {
                Some(more) => more,
                None if after.is_empty() => after,
                None => return Err(format!("no space before {after}")),
            };
        }
        Ok(())
    }

    fn known_references(text: &str) -> Result<(), String> {
        if text.contains(|c: char| (c.is_control() && c != '\n') || ('\u{FFFE}'..='\u{FFFF}').contains(&c)) {
            return Err(format!("forbidden character in {text:?}"));
        }
        let known =
            |after: &str| ["amp;", "lt;", "gt;", "quot;", "#39;"].iter().any(|name| after.starts_with(name));
        match text.split('&').skip(1).find(|after| !known(after)) {
            Some(after) => Err(format!("&{after}")),
            None => Ok(()),
        }
    }

    #[test]
    fn the_checker_finds_what_is_wrong() {
        for wrong in [
            "",
            "<a>",
            "<a></b>",
            "<a/><b/>",
            "<a b=c/>",
            "<a>&x;</a>",
            "<a>\u{1}</a>",
            "<a x=\"1\" x=\"1\"/>",
            "x",
        ] {
            assert!(well_formed(wrong).is_err(), "{wrong}");
        }
        assert_eq!(well_formed("<a b=\"1\"><c/>&amp;</a>").as_deref(), Ok(&["a".into(), "c".into()][..]));
    }

    #[test]
    fn every_theme_and_side_gives_a_well_formed_picture() {
        for theme in &THEMES {
            for flipped in [false, true] {
                let diagram = Diagram {
                    flipped,
                    marked: shakmaty::Bitboard::from(Square::E2).with(Square::E4),
                    title: "T".into(),
                    description: "D".into(),
                    ..Diagram::default()
                };
                let names = well_formed(&svg(&diagram, theme)).expect("well formed");
                assert_eq!(names[..3], ["svg", "title", "desc"]);
            }
        }
    }

    #[test]
    fn title_and_description_are_named_escaped_and_cleaned() {
        let diagram = Diagram {
            title: "</title><script>&\"\u{202E}\u{7}".into(),
            description: "a < b > c & \"d\"\u{2066}\n\u{0}e".into(),
            ..Diagram::default()
        };
        let text = svg(&diagram, &LIGHT_PRINT);
        let names = well_formed(&text).expect("well formed");
        assert!(!names.iter().any(|name| name == "script"));
        assert!(text.contains(">&lt;/title&gt;&lt;script&gt;&amp;&quot;</title>"));
        assert!(text.contains(">a &lt; b &gt; c &amp; &quot;d&quot; e</desc>"));
        let id = id(&diagram);
        assert!(text.contains(&format!("role=\"img\" aria-labelledby=\"{id}-title {id}-desc\"")));
    }

    #[test]
    fn words_of_any_characters_leave_it_well_formed() {
        let mut state = 0x5EED_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 8
        };
        let odd: Vec<char> = "<>&\"'/=;#- \u{0}\u{9}\u{B}\u{85}\u{202E}\u{FFFE}a]![".chars().collect();
        for _ in 0..300 {
            let title: String = (0..next() % 40)
                .filter_map(|_| match next() % 3 {
                    0 => char::from_u32(next() % 0x0011_0000),
                    _ => odd.get(usize::try_from(next()).expect("fits") % odd.len()).copied(),
                })
                .collect();
            let text = svg(&Diagram { title: title.clone(), ..Diagram::default() }, &LIGHT_PRINT);
            assert!(well_formed(&text).is_ok(), "{title:?}");
        }
    }

    #[test]
    fn nothing_points_outside_and_empty_words_leave_no_element() {
        let text = svg(&Diagram::default(), &LIGHT_PRINT);
        assert_eq!(text.matches("http").count(), 1, "only the namespace");
        for word in ["href", "url(", "style", "font", "<title", "<desc", "aria-", "<text"] {
            assert!(!text.contains(word), "{word}");
        }
    }

    #[test]
    fn pictures_of_other_words_have_other_ids() {
        let one = Diagram { title: "a".into(), description: "b".into(), ..Diagram::default() };
        let two = Diagram { title: "ab".into(), description: String::new(), ..Diagram::default() };
        assert_ne!(id(&one), id(&two));
    }
}
