//! Checks in the tests that a talking book keeps the rules of the DAISY 2.02 Specification, Recommendation of
//! February 28, 2001 (<https://daisy.org/z3986/specifications/daisy_202.html>), and says what breaks which.
//!
//! The books are those that the program writes: audio with headings to go to. What else the specification
//! allows, such as pages, notes or full text, is a fault here.

mod forms;
mod meta;
mod mutations;
mod ncc;
mod rule;
mod shelf;
mod smil;

use ncc::Stop;
pub use rule::Rule;
use shelf::{Kind, Page, Shelf, value};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// One place where a book breaks a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The rule that is broken.
    pub rule: Rule,
    /// The file it is broken in.
    pub file: String,
    /// The line of the element, counted from 1, if there is one, then the value that breaks the rule.
    pub detail: String,
}

/// The faults found so far.
#[derive(Default)]
struct Faults(RefCell<Vec<Fault>>);

impl Faults {
    fn add(&self, rule: Rule, file: &str, detail: impl Into<String>) {
        self.0.borrow_mut().push(Fault { rule, file: file.to_owned(), detail: detail.into() });
    }
}

/// Checks the files of a book, each with its name and bytes, and gives what is wrong, nothing if all is well.
///
/// Audio files may be left out altogether; then what depends on them is not checked. If any is given, all
/// that are named must be. A document that cannot be read, or a missing NCC, hides all other faults.
#[must_use]
pub fn faults(files: &[(String, Vec<u8>)]) -> Vec<Fault> {
    let faults = Faults::default();
    shelf::check_names(files, &faults);
    let documents = shelf::documents(files, &faults);
    let shelf = Shelf::of(files, &documents, &faults);
    let is_readable = faults.0.borrow().iter().all(|fault| fault.rule != Rule::WellFormed);
    match shelf.pages.get("ncc.html") {
        Some(ncc) if is_readable => check_whole(&shelf, ncc, &ncc::check(&shelf, ncc)),
        None if is_readable => faults.add(Rule::OneNcc, "ncc.html", ""),
        _ => {}
    }
    faults.0.take()
}

/// Checks the book by its SMIL documents in playing order.
fn check_whole(shelf: &Shelf, ncc: &Page, spine: &[Stop]) {
    let reached: BTreeSet<&str> = spine.iter().map(|stop| stop.page.name).collect();
    for page in shelf.pages.values() {
        meta::check(page, ncc);
        if page.kind == Kind::Smil && !reached.contains(page.name) {
            page.fault(Rule::SmilUnreached, page.root, "");
        }
    }
    let mut elapsed = Some(0);
    for Stop { page, .. } in spine {
        let time = smil::check(shelf, page);
        meta::check_time(page, Rule::ElapsedTime, "ncc:totalElapsedTime", elapsed);
        meta::check_time(page, Rule::TimeInSmil, "ncc:timeInThisSmil", time);
        elapsed = elapsed.zip(time).map(|(before, own)| before + own);
    }
    meta::check_time(ncc, Rule::TotalTime, "ncc:totalTime", elapsed);
    let master = shelf.pages.get("master.smil");
    if let Some(master) = master {
        meta::check_time(master, Rule::TimeInSmil, "ncc:timeInThisSmil", elapsed);
        check_list(master, spine);
    }
    let audio: BTreeSet<&str> =
        spine.iter().flat_map(|stop| stop.page.all("audio")).map(|audio| value(audio, "src")).collect();
    // Whether the master belongs to the files is left open by the specification; it is counted here.
    let files = 1 + spine.len() + audio.len() + usize::from(master.is_some());
    meta::check_count(ncc, Rule::Files, "ncc:files", files);
}

/// Checks the list of the master against the playing order.
fn check_list(master: &Page, spine: &[Stop]) {
    if master.inside("body").count() != spine.len() {
        master.fault(Rule::MasterList, master.root, "");
    }
    for (own, stop) in master.inside("body").zip(spine) {
        let (source, title) = (value(own, "src"), value(own, "title"));
        if !own.has_tag_name("ref") || source != stop.page.name {
            master.fault(Rule::MasterList, own, source);
        }
        if !own.has_attribute("id") {
            master.fault(Rule::IdMissing, own, "ref");
        }
        if !title.split_whitespace().eq(stop.title.split_whitespace()) {
            master.fault(Rule::MasterTitle, own, title);
        }
    }
}
