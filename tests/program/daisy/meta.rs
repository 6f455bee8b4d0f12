//! Checks the metadata elements of each document against the tables of appendix 2 of the specification.

use super::Rule;
use super::forms::{clock, count, is_date, is_language, is_seen};
use super::shelf::{Kind, Node, Page, value};

/// What the specification says of some metadata elements: the rule that is broken without them, how many
/// there may be, the form of their values, and their names.
struct Row(Option<Rule>, usize, fn(&str) -> bool, &'static [&'static str]);

const MUST: Option<Rule> = Some(Rule::MetaMissing);
const SHOULD: Option<Rule> = Some(Rule::MetaAdvised);
const MAY: Option<Rule> = None;
const MANY: usize = usize::MAX;

/// The element that is the same in all documents.
const FORMAT: Row = Row(MUST, 1, |value| value == "Daisy 2.02", &["dc:format"]);

/// Metadata of the NCC (table A2.1), as far as these books have it. `ncc:generator` is optional there; it is
/// advised here, because a fault in a book is traced by it.
const NCC: &[Row] = &[
    FORMAT,
    Row(MUST, 1, is_seen, &["dc:title", "dc:identifier", "dc:publisher", "ncc:charset"]),
    Row(MUST, MANY, is_seen, &["dc:creator"]),
    Row(MUST, 1, is_date, &["dc:date"]),
    Row(MUST, MANY, is_language, &["dc:language"]),
    Row(MUST, 1, is_count, &["ncc:pageFront", "ncc:pageNormal", "ncc:pageSpecial", "ncc:tocItems"]),
    Row(MUST, 1, is_clock, &["ncc:totalTime"]),
    Row(SHOULD, 1, is_count, &["ncc:depth", "ncc:files", "ncc:maxPageNormal"]),
    Row(SHOULD, 1, is_seen, &["ncc:generator"]),
    Row(SHOULD, 1, |value| value == "audioNcc", &["ncc:multimediaType"]),
    Row(SHOULD, MANY, is_seen, &["ncc:narrator"]),
    Row(SHOULD, 1, |value| value == "1 of 1", &["ncc:setInfo"]),
    Row(MAY, 1, is_count, &["ncc:footnotes", "ncc:prodNotes", "ncc:sidebars"]),
];

/// Metadata of a SMIL document (table A2.2).
const SMIL: &[Row] = &[
    FORMAT,
    Row(SHOULD, 1, is_seen, &["dc:identifier"]),
    Row(SHOULD, 1, is_clock, &["ncc:timeInThisSmil", "ncc:totalElapsedTime"]),
    Row(MAY, 1, is_seen, &["dc:title", "title", "ncc:generator"]),
];

/// Metadata of the master SMIL document (table A2.3).
const MASTER: &[Row] = &[
    FORMAT,
    Row(MUST, 1, is_seen, &["dc:identifier", "dc:title"]),
    Row(SHOULD, 1, is_clock, &["ncc:timeInThisSmil"]),
    Row(MAY, 1, is_seen, &["ncc:generator"]),
];

fn is_count(value: &str) -> bool {
    count(value).is_some()
}

fn is_clock(value: &str) -> bool {
    clock(value).is_some()
}

/// Gives the metadata elements of a document that have that name.
fn named<'a>(page: &Page<'a>, label: &str) -> impl Iterator<Item = Node<'a>> {
    page.head("meta").filter(move |meta| value(*meta, "name") == label)
}

/// How far a stated time may lie from the sum of the clips, in milliseconds: the recommended form `hh:mm:ss`
/// holds whole seconds, so a rounded time is off by up to half of one.
const SLACK_MS: usize = 500;

/// Checks that metadata, if it is there and a count, states the right number.
pub(super) fn check_count(page: &Page, rule: Rule, label: &str, right: usize) {
    for meta in named(page, label) {
        if count(value(meta, "content")).is_some_and(|stated| stated != right) {
            page.fault(rule, meta, &format!("{label}, not {right}"));
        }
    }
}

/// Checks that metadata, if it is there and a clock value, states the right time, where that is known.
pub(super) fn check_time(page: &Page, rule: Rule, label: &str, right_ms: Option<usize>) {
    for (meta, right) in named(page, label).zip(right_ms) {
        if clock(value(meta, "content")).is_some_and(|stated| stated.abs_diff(right) > SLACK_MS) {
            page.fault(rule, meta, &format!("{label}, not {right} ms"));
        }
    }
}

/// Checks the metadata of one document against its table, and its identifier and title against the NCC.
pub(super) fn check(page: &Page, ncc: &Page) {
    let rows = match page.kind {
        Kind::Ncc => NCC,
        Kind::Master => MASTER,
        _ => SMIL,
    };
    for row in rows {
        row.3.iter().for_each(|label| check_label(page, row, label));
    }
    let (others, metas): (Vec<Node>, Vec<Node>) =
        page.head("meta").partition(|meta| meta.has_attribute("http-equiv"));
    for meta in others.iter().skip(1) {
        page.fault(Rule::MetaRepeated, *meta, "http-equiv");
    }
    for meta in metas {
        let (label, content) = (value(meta, "name"), value(meta, "content"));
        if !rows.iter().any(|row| row.3.contains(&label)) {
            page.fault(Rule::MetaUnknown, meta, label);
        }
        let is_same = named(ncc, label).all(|other| value(other, "content") == content);
        if ["dc:identifier", "dc:title"].contains(&label) && !is_same {
            page.fault(Rule::MetaDiffers, meta, content);
        }
    }
}

/// Checks the metadata elements of one name.
fn check_label(page: &Page, Row(missing, most, form, _): &Row, label: &str) {
    let found: Vec<Node> = named(page, label).collect();
    if let Some(rule) = missing.filter(|_| found.is_empty()) {
        page.fault(rule, page.root, label);
    }
    if found.len() > *most {
        page.fault(Rule::MetaRepeated, page.root, label);
    }
    for meta in found.iter().filter(|meta| !meta.attribute("content").is_some_and(form)) {
        page.fault(Rule::MetaValue, *meta, label);
    }
}
