//! Checks a SMIL document of a book: its groups, their text and their audio clips (section 2.3).

use super::ncc::HEADINGS;
use super::shelf::{Kind, Node, Page, Shelf, elements, name_of, named, value};
use super::{Rule, forms};

/// Checks one SMIL document and gives its playing time in milliseconds, if each clip has a known length.
pub(super) fn check(shelf: &Shelf, page: &Page) -> Option<usize> {
    check_layout(page);
    let body: Vec<Node> = page.inside("body").collect();
    match body[..] {
        [main] if main.has_tag_name("seq") => check_main(page, main),
        _ => page.fault(Rule::MainSeq, page.root, ""),
    }
    check_texts(shelf, page);
    let time = check_clips(shelf, page);
    let main = body.first().and_then(|main| Some((*main, forms::seconds(value(*main, "dur"))?)));
    if let Some(((main, stated), time)) = main.zip(time)
        // Each clip may have been rounded to the millisecond, and the sum once more.
        && stated.abs_diff(time) > page.all("audio").count() + 1
    {
        page.fault(Rule::Duration, main, &format!("{stated} ms, not {time} ms"));
    }
    time
}

/// Checks the layout, which may be left out.
fn check_layout(page: &Page) {
    for (index, layout) in page.head("layout").enumerate() {
        let regions: Vec<Node> = named(layout, "region").collect();
        if index > 0 || regions.is_empty() || regions.iter().any(|region| !region.has_attribute("id")) {
            page.fault(Rule::Layout, layout, "");
        }
    }
}

/// Checks the main `seq`: its duration and its groups. Pairs of groups in a `seq` are for notes only.
fn check_main(page: &Page, main: Node) {
    if forms::seconds(value(main, "dur")).is_none() {
        page.fault(Rule::MainSeq, main, value(main, "dur"));
    }
    if elements(main).next().is_none() {
        page.fault(Rule::SeqChild, main, "");
    }
    for child in elements(main) {
        match name_of(child) {
            "par" => check_group(page, child),
            other => page.fault(Rule::SeqChild, child, other),
        }
    }
}

/// Checks a `par`: one text, and audio by itself or in a `seq`.
fn check_group(page: &Page, par: Node) {
    if value(par, "endsync") != "last" {
        page.fault(Rule::EndSync, par, value(par, "endsync"));
    }
    // It belongs to what a listener can switch off: pages and notes.
    if let Some(switch) = par.attribute("system-required") {
        page.fault(Rule::SystemRequired, par, switch);
    }
    let children: Vec<&str> = elements(par).map(name_of).collect();
    if !matches!(children[..], ["text", "audio" | "seq"]) {
        page.fault(Rule::ParChild, par, &children.join(" "));
    }
    for seq in named(par, "seq") {
        if elements(seq).next().is_none() || elements(seq).any(|child| !child.has_tag_name("audio")) {
            page.fault(Rule::SeqChild, seq, value(seq, "id"));
        }
    }
}

/// Checks each `text`: identifier, address, and that the first one leads to a heading.
fn check_texts(shelf: &Shelf, page: &Page) {
    for (index, text) in page.all("text").enumerate() {
        if !text.has_attribute("id") {
            page.fault(Rule::IdMissing, text, "text");
        }
        let address = value(text, "src");
        match shelf.resolve(address) {
            Ok((other, _)) if other.kind != Kind::Ncc => page.fault(Rule::TextMixed, text, address),
            Ok((_, target)) if index == 0 && !HEADINGS.contains(&name_of(target)) => {
                page.fault(Rule::FirstText, text, address);
            }
            Ok(_) => {}
            Err(rule) => page.fault(rule, text, address),
        }
    }
}

/// Checks each `audio`, identifier, file and clip, and gives the sum of the clips in milliseconds.
fn check_clips(shelf: &Shelf, page: &Page) -> Option<usize> {
    let mut sum = Some(0_usize);
    let mut before = ("", 0);
    for audio in page.all("audio") {
        let file = value(audio, "src");
        if !audio.has_attribute("id") {
            page.fault(Rule::IdMissing, audio, "audio");
        }
        if Kind::of(file) != Kind::Audio {
            page.fault(Rule::AudioFormat, audio, file);
        } else if !shelf.audio.is_empty() && !shelf.audio.contains_key(file) {
            page.fault(Rule::AudioMissing, audio, file);
        }
        let read = |attribute| forms::play_time(value(audio, attribute));
        let Some((begin, end)) = read("clip-begin").zip(read("clip-end")) else {
            page.fault(Rule::ClipForm, audio, "");
            sum = None;
            continue;
        };
        if before.0 == file && begin < before.1 {
            page.fault(Rule::ClipOrder, audio, value(audio, "clip-begin"));
        }
        if end <= begin {
            page.fault(Rule::ClipBackwards, audio, value(audio, "clip-end"));
        }
        // The length is rounded down, so an end that was rounded up may pass it by one.
        if shelf.audio.get(file).copied().flatten().is_some_and(|length| end > length + 1) {
            page.fault(Rule::ClipBeyond, audio, value(audio, "clip-end"));
        }
        let time = end.checked_sub(begin).filter(|time| *time > 0);
        sum = sum.zip(time).and_then(|(sum, time)| sum.checked_add(time));
        before = (file, end);
    }
    sum
}
