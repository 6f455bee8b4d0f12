//! Checks the navigation control center of a book: its headings, their levels, links and counts (section 2.1).

use super::shelf::{Kind, Node, Page, Shelf, name_of, named, text_in, value};
use super::{Rule, forms, meta};
use std::collections::BTreeSet;

/// The elements that head a section, by level.
pub(super) const HEADINGS: [&str; 6] = ["h1", "h2", "h3", "h4", "h5", "h6"];

/// What `ncc:` metadata counts and these books do not have.
const NONE_OF: [&str; 7] =
    ["pageFront", "pageNormal", "pageSpecial", "maxPageNormal", "footnotes", "sidebars", "prodNotes"];

/// One SMIL document in playing order, with the text of the first heading that leads to it.
pub(super) struct Stop<'a, 's> {
    pub page: &'s Page<'a>,
    pub title: String,
}

/// Checks the NCC and gives the SMIL documents in playing order.
pub(super) fn check<'a, 's>(shelf: &'s Shelf<'a>, ncc: &Page<'a>) -> Vec<Stop<'a, 's>> {
    if ncc.head("title").count() != 1 {
        ncc.fault(Rule::HeadTitle, ncc.root, "");
    }
    let entries: Vec<Node> = ncc.inside("body").collect();
    for entry in &entries {
        check_entry(shelf, ncc, *entry);
    }
    let deepest = check_levels(ncc, &entries);
    meta::check_count(ncc, Rule::Depth, "ncc:depth", deepest);
    meta::check_count(ncc, Rule::TocItems, "ncc:tocItems", entries.len());
    for label in NONE_OF {
        meta::check_count(ncc, Rule::Counts, &format!("ncc:{label}"), 0);
    }
    check_order(shelf, ncc, &entries)
}

/// Checks one entry for itself: that it is a heading, its identifier, its anchor and its link.
fn check_entry(shelf: &Shelf, ncc: &Page, entry: Node) {
    if !HEADINGS.contains(&name_of(entry)) {
        return ncc.fault(Rule::BodyChild, entry, name_of(entry));
    }
    if !entry.has_attribute("id") {
        ncc.fault(Rule::IdMissing, entry, name_of(entry));
    }
    let anchors: Vec<Node> = named(entry, "a").collect();
    match anchors[..] {
        [anchor] if anchor.has_attribute("href") && forms::is_seen(&text_in(entry)) => {
            let address = value(anchor, "href");
            if let Err(rule) = check_link(shelf, entry, address) {
                ncc.fault(rule, entry, address);
            }
        }
        _ => ncc.fault(Rule::Anchor, entry, &text_in(entry)),
    }
}

/// Checks that an entry leads to a group whose text leads back to it, and gives the rule that is broken.
fn check_link(shelf: &Shelf, entry: Node, address: &str) -> Result<(), Rule> {
    let (page, target) = shelf.resolve(address)?;
    let back = match name_of(target) {
        "text" if page.kind == Kind::Smil => Some(target),
        "par" if page.kind == Kind::Smil => named(target, "text").next(),
        _ => return Err(Rule::LinkTarget),
    };
    // An address that leads nowhere, or an entry without identifier, has a fault of its own.
    match back.map(|text| shelf.resolve(value(text, "src"))) {
        Some(Ok((_, back))) if back != entry && entry.has_attribute("id") => Err(Rule::RoundTrip),
        _ => Ok(()),
    }
}

/// Checks that the first entry is the title and that no level is skipped, and gives the deepest level.
fn check_levels(ncc: &Page, entries: &[Node]) -> usize {
    let is_title = |entry: &Node| entry.has_tag_name("h1") && value(*entry, "class") == "title";
    if !entries.first().is_some_and(is_title) {
        ncc.fault(Rule::FirstHeading, ncc.root, "");
    }
    let (mut before, mut deepest) = (0, 0);
    for entry in entries {
        let Some(place) = HEADINGS.iter().position(|name| *name == name_of(*entry)) else { continue };
        if place > before {
            ncc.fault(Rule::LevelSkipped, *entry, name_of(*entry));
        }
        before = place + 1;
        deepest = deepest.max(before);
    }
    deepest
}

/// Gathers the SMIL documents in playing order, and checks that the entries never lead back.
fn check_order<'a, 's>(shelf: &'s Shelf<'a>, ncc: &Page, entries: &[Node<'a>]) -> Vec<Stop<'a, 's>> {
    let mut spine: Vec<Stop> = Vec::new();
    let mut seen = BTreeSet::new();
    let mut last = 0;
    for entry in entries {
        let address = named(*entry, "a").next().map_or("", |anchor| value(anchor, "href"));
        let Ok((page, target)) = shelf.resolve(address) else { continue };
        if page.kind != Kind::Smil {
            continue;
        }
        let place = target.range().start;
        let same = spine.last().is_some_and(|stop| stop.page.name == page.name);
        if (same && place < last) || (!same && seen.contains(page.name)) {
            ncc.fault(Rule::PlayOrder, *entry, address);
        }
        last = place;
        if seen.insert(page.name) {
            spine.push(Stop { page, title: text_in(*entry) });
        }
    }
    spine
}
