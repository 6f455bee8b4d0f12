//! Names each rule that a book is checked by, with the section of the specification it comes from, for those
//! who look it up after a failed test.

use std::fmt;

/// Makes the rules out of a table: name, section (`A` stands for an appendix) and what has to hold.
macro_rules! rules {
    ($($name:ident $section:literal $promise:literal;)+) => {
        /// A rule of the specification that a book can break. `Debug` gives its section and its name.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Rule {
            $(#[doc = $promise] $name,)+
        }

        impl Rule {
            /// All rules in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$name),+];
        }

        impl fmt::Debug for Rule {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(match self {
                    $(Self::$name => concat!($section, " ", stringify!($name)),)+
                })
            }
        }
    };
}

rules! {
    OneNcc "2" "There is exactly one `ncc.html`.";
    NameOnce "3.4" "No two files have the same name, upper and lower case taken as one.";
    NamePlain "2.3.7" "File names are of letters, digits, `-` and `_`, with one ending.";
    WellFormed "A3" "Documents are well-formed XML in UTF-8.";
    Doctype "A3" "The NCC declares XHTML 1.0 Transitional, a SMIL document SMIL 1.0.";
    Charset "2.1.3" "Every document names one and the same character set wherever it names one.";
    HeadTitle "2.1.1" "The head of the NCC has exactly one title.";
    MetaMissing "2.1.3" "Mandatory metadata is there.";
    MetaAdvised "2.1.3" "Recommended metadata is there.";
    MetaRepeated "A2" "Metadata that may stand once stands once.";
    MetaValue "2.1.3" "Metadata has a value of its form.";
    MetaUnknown "2.1.3" "Metadata is of the specification, as far as these books have it.";
    MetaDiffers "2.3.2.1" "Identifier and title are the same in all documents.";
    BodyChild "2.1.5" "The body of the NCC holds only headings; `span` and `div` are for pages, notes and blocks.";
    FirstHeading "2.1.6.1" "The first entry is an `h1` of the class `title`.";
    LevelSkipped "2.1.6.2" "No level of headings is skipped.";
    IdMissing "2.1.9" "Every entry and every media object has an identifier.";
    IdForm "2.1.9" "Identifiers begin with a letter and are plain.";
    IdRepeated "2.1.9" "Identifiers are unique in their document.";
    Anchor "2.1.10" "Every entry has exactly one anchor, with text and an address.";
    TocItems "2.1.3" "`ncc:tocItems` is the number of entries.";
    Depth "2.1.3" "`ncc:depth` is the deepest level.";
    Counts "2.1.3" "The counts of pages, notes and sidebars are zero.";
    Files "2.1.3" "`ncc:files` is the number of files of the book.";
    LinkForm "2.1.10.1" "An address names a file and a place in it.";
    LinkFile "2.1.10.1" "The file of an address is in the book.";
    LinkId "2.1.10.1" "The place of an address is in its file.";
    LinkTarget "2.1.10.1" "An entry leads to a `par` or a `text`.";
    PlayOrder "2.1" "Entries are in playing order.";
    RoundTrip "2.3.3.6" "A group's text leads back to the entry that leads to the group.";
    SmilUnreached "2.3.5" "Every SMIL document is reached from the NCC.";
    Layout "2.3.2.2" "A layout has a region with an identifier.";
    MainSeq "2.3.3.2" "The body holds one main `seq` with a `dur` in seconds.";
    SeqChild "2.3.3.1" "The main `seq` holds `par`, each other one audio, and none is empty.";
    ParChild "2.3.3.3" "A `par` has one `text`, then one `audio` or one `seq` of them.";
    EndSync "2.3.3.4" "A `par` has `endsync=\"last\"`.";
    SystemRequired "2.1.12.3" "Nothing is `system-required`, which is for pages and notes.";
    FirstText "2.3.4.1" "The first `text` of a SMIL document leads to a heading.";
    TextMixed "2.3.3.6" "All `text` leads to the NCC; none would do so in a book with full text.";
    ClipForm "2.3.3.8" "`clip-begin` and `clip-end` are there in Normal Play Time.";
    ClipBackwards "2.3.3.8" "A clip ends after it begins.";
    ClipOrder "2.3.4.1" "A clip does not begin before the end of the clip right before it in its file.";
    ClipBeyond "2.3.3.8" "A clip ends within its file.";
    AudioFormat "2.5.1" "Audio is WAV, MP3 or MP2 by its ending, and a WAV file is whole.";
    AudioMissing "2.3.3.8" "Audio that is named is there, if any audio is.";
    Duration "2.3.3.2" "The `dur` of the main `seq` is the sum of its clips.";
    TimeInSmil "2.3.2.1" "`ncc:timeInThisSmil` is that sum, to the second.";
    ElapsedTime "2.3.2.1" "`ncc:totalElapsedTime` is the time of the SMIL documents before, to the second.";
    TotalTime "2.1.3" "`ncc:totalTime` is the time of all SMIL documents, to the second.";
    MasterList "2.4.3" "The master lists the SMIL documents in playing order, each with an identifier.";
    MasterTitle "2.4.3.1" "The master gives the title of each SMIL document.";
}
