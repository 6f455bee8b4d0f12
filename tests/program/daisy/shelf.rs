//! Sorts the files of a book by kind, reads its documents, and finds what is wrong with single files: their
//! names, their encoding, their doctype and their identifiers.

use super::{Faults, Rule, forms};
use roxmltree::{Document, ParsingOptions};
use std::collections::{BTreeMap, BTreeSet};

/// An element of a document of the book.
pub(super) type Node<'a> = roxmltree::Node<'a, 'a>;

/// The files of a book, each with its name and bytes.
pub(super) type Files = [(String, Vec<u8>)];

/// The documents of a book that are well-formed, by name.
pub(super) type Documents<'a> = BTreeMap<&'a str, Document<'a>>;

/// What a file of a book is, by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Ncc,
    Master,
    Smil,
    Audio,
    Other,
}

impl Kind {
    /// Gives the kind of a file.
    pub fn of(name: &str) -> Self {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        match (name, ending.to_ascii_lowercase().as_str()) {
            ("ncc.html", _) => Self::Ncc,
            ("master.smil", _) => Self::Master,
            (_, "smil") => Self::Smil,
            (_, "wav" | "mp3" | "mp2") => Self::Audio,
            _ => Self::Other,
        }
    }
}

/// Checks the names of the files.
pub(super) fn check_names(files: &Files, faults: &Faults) {
    let mut names = BTreeSet::new();
    for (name, _) in files {
        if !names.insert(name.to_ascii_lowercase()) {
            faults.add(Rule::NameOnce, name, "");
        }
        if !forms::is_file_name(name) {
            faults.add(Rule::NamePlain, name, "");
        }
    }
}

/// Reads the documents among the files.
pub(super) fn documents<'a>(files: &'a Files, faults: &Faults) -> Documents<'a> {
    let mut documents = Documents::new();
    for (name, bytes) in files {
        if !matches!(Kind::of(name), Kind::Audio | Kind::Other) {
            let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
            // What is not in UTF-8 is read as an empty text, which is not well-formed.
            match Document::parse_with_options(str::from_utf8(bytes).unwrap_or_default(), options) {
                Ok(document) => drop(documents.insert(name.as_str(), document)),
                Err(error) => faults.add(Rule::WellFormed, name, error.to_string()),
            }
        }
    }
    documents
}

/// Gives the elements right inside an element.
pub(super) fn elements(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    node.children().filter(Node::is_element)
}

/// Gives the elements of that name right inside an element.
pub(super) fn named<'a>(node: Node<'a>, name: &'a str) -> impl Iterator<Item = Node<'a>> {
    elements(node).filter(move |child| child.has_tag_name(name))
}

/// Gives the name of an element without its namespace.
pub(super) fn name_of(node: Node<'_>) -> &str {
    node.tag_name().name()
}

/// Gives the value of an attribute, or an empty one.
pub(super) fn value<'a>(node: Node<'a>, attribute: &str) -> &'a str {
    node.attribute(attribute).unwrap_or_default()
}

/// Gathers the text in an element.
pub(super) fn text_in(node: Node<'_>) -> String {
    node.descendants().filter(Node::is_text).filter_map(|text| text.text()).collect()
}

/// A document of the book.
pub(super) struct Page<'a> {
    pub name: &'a str,
    pub kind: Kind,
    pub root: Node<'a>,
    /// The elements that have an identifier; the first of two equal ones.
    ids: BTreeMap<&'a str, Node<'a>>,
    faults: &'a Faults,
}

impl<'a> Page<'a> {
    /// Notes that an element breaks a rule.
    pub fn fault(&self, rule: Rule, node: Node, what: &str) {
        let line = node.document().text_pos_at(node.range().start).row;
        self.faults.add(rule, self.name, format!("{line}: {what}"));
    }

    /// Gives the elements right inside the `head` or the `body`.
    pub fn inside(&self, part: &'a str) -> impl Iterator<Item = Node<'a>> {
        named(self.root, part).take(1).flat_map(elements)
    }

    /// Gives the elements of that name right inside the `head`.
    pub fn head(&self, name: &'a str) -> impl Iterator<Item = Node<'a>> {
        self.inside("head").filter(move |node| node.has_tag_name(name))
    }

    /// Gives the elements of that name anywhere in the document.
    pub fn all(&self, name: &'a str) -> impl Iterator<Item = Node<'a>> {
        self.root.descendants().filter(move |node| node.has_tag_name(name))
    }

    fn check_doctype(&self, prolog: &str) {
        let declaration = prolog.split_once("<!DOCTYPE").map_or("", |(_, rest)| rest);
        let name = declaration.split_whitespace().next().unwrap_or_default();
        let public = declaration.split_once("PUBLIC").and_then(|(_, rest)| quoted(rest));
        let wanted = match self.kind {
            Kind::Ncc => ("html", "-//W3C//DTD XHTML 1.0 Transitional//EN"),
            _ => ("smil", "-//W3C//DTD SMIL 1.0//EN"),
        };
        if (name, public) != (wanted.0, Some(wanted.1)) || name_of(self.root) != name {
            self.fault(Rule::Doctype, self.root, declaration);
        }
    }

    /// Compares the character sets that the XML declaration, `http-equiv` and `ncc:charset` name. Without a
    /// declaration XML is in UTF-8.
    fn check_charset(&self, prolog: &str) {
        let declaration = prolog.split_once("?>").map_or("", |(declaration, _)| declaration);
        let encoding = declaration.split_once("encoding");
        let own = encoding.and_then(|(_, rest)| quoted(rest)).unwrap_or("utf-8");
        for meta in self.head("meta") {
            let content = value(meta, "content");
            let charset = if value(meta, "name") == "ncc:charset" {
                content
            } else if meta.has_attribute("http-equiv") {
                content.rsplit_once("charset=").map_or("", |(_, charset)| charset)
            } else {
                continue;
            };
            if !charset.eq_ignore_ascii_case(own) {
                self.fault(Rule::Charset, meta, charset);
            }
        }
    }

    fn gather_ids(&mut self) {
        for (id, node) in self.root.descendants().filter_map(|node| Some((node.attribute("id")?, node))) {
            if !forms::is_id(id) {
                self.fault(Rule::IdForm, node, id);
            }
            if self.ids.contains_key(id) {
                self.fault(Rule::IdRepeated, node, id);
            }
            self.ids.entry(id).or_insert(node);
        }
    }
}

/// Gives what stands between the first two quotes.
fn quoted(text: &str) -> Option<&str> {
    text.split(['"', '\'']).nth(1)
}

/// The files of a book, sorted.
pub(super) struct Shelf<'a> {
    /// The documents, by name.
    pub pages: BTreeMap<&'a str, Page<'a>>,
    /// The audio files that are there, with their length in milliseconds where it is known.
    pub audio: BTreeMap<&'a str, Option<usize>>,
}

impl<'a> Shelf<'a> {
    /// Sorts the files and checks each document for itself.
    pub fn of(files: &'a Files, documents: &'a Documents<'a>, faults: &'a Faults) -> Self {
        let mut pages = BTreeMap::new();
        for (name, document) in documents {
            let root = document.root_element();
            let prolog = document.input_text().get(..root.range().start).unwrap_or_default();
            let mut page = Page { name, kind: Kind::of(name), root, ids: BTreeMap::new(), faults };
            page.check_doctype(prolog);
            page.check_charset(prolog);
            page.gather_ids();
            pages.insert(*name, page);
        }
        let mut audio = BTreeMap::new();
        for (name, bytes) in files.iter().filter(|(name, _)| Kind::of(name) == Kind::Audio) {
            let length = forms::wav_length(bytes);
            if length.is_none() && name.to_lowercase().ends_with(".wav") {
                faults.add(Rule::AudioFormat, name, "");
            }
            audio.insert(name.as_str(), length);
        }
        Self { pages, audio }
    }

    /// Gives the element that an address leads to and the document it is in, or the rule that the address
    /// breaks.
    pub fn resolve(&self, address: &str) -> Result<(&Page<'a>, Node<'a>), Rule> {
        let (file, id) = address.split_once('#').ok_or(Rule::LinkForm)?;
        let page = self.pages.get(file).ok_or(Rule::LinkFile)?;
        Ok((page, *page.ids.get(id).ok_or(Rule::LinkId)?))
    }
}
