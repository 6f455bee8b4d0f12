//! Breaks a sound book by hand, once for every rule and more often for some, and checks that exactly what was
//! broken is found.

use super::{Rule, faults};
use ansage::daisy::{Book, Clip, Section, write};
use std::collections::BTreeSet;

type Files = Vec<(String, Vec<u8>)>;

/// A change of text in a file, and the rules that it breaks: the one it is aimed at, then what follows.
struct Case(&'static [Rule], &'static str, &'static str, &'static str);

/// A WAV file of 16-bit mono PCM at 1000 hertz, so that a sample is a millisecond.
fn wav(ms: u64) -> Vec<u8> {
    let size = u32::try_from(ms * 2).unwrap();
    let mut out = b"RIFF".to_vec();
    out.extend((size + 36).to_le_bytes());
    out.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0\xe8\x03\0\0\xd0\x07\0\0\x02\0\x10\0data");
    out.extend(size.to_le_bytes());
    out.resize(44 + usize::try_from(size).unwrap(), 0);
    out
}

/// A section whose clips lie one after the other in a file of its own.
fn section(level: u8, title: &str, file: &str, lengths: &[u64]) -> Section {
    let mut at = 0;
    let mut clips = Vec::new();
    for length in lengths {
        clips.push(Clip { file: file.into(), begin_ms: at, end_ms: at + length });
        at += length;
    }
    Section { level, title: title.into(), clips }
}

/// A book of two levels below the first, with its audio.
fn sound_book() -> Files {
    let book = Book {
        identifier: "IBCA-2024-03".into(),
        title: "Olympiad bulletin, round 3".into(),
        creator: "IBCA".into(),
        publisher: "Ansage".into(),
        language: "en-GB".into(),
        date: "2024-09-10".into(),
        narrator: "eSpeak NG en-gb".into(),
        sections: vec![
            section(1, "Olympiad bulletin, round 3", "a0001.wav", &[2345, 1805]),
            section(1, "Board 1", "a0002.wav", &[1500, 900, 1100, 2750]),
            section(2, "Opening", "a0003.wav", &[1250, 1250]),
            section(3, "Note on move 7", "a0004.wav", &[4000]),
            section(2, "Endgame", "a0005.wav", &[999, 1001, 1]),
        ],
    };
    let mut files = write(&book);
    for section in &book.sections {
        let last = section.clips.last().unwrap();
        files.push((last.file.clone(), wav(last.end_ms)));
    }
    files
}

/// The sound book with two more headings in its second section, for what takes several groups in a document.
fn sound() -> Files {
    let mut files = sound_book();
    change(&mut files, NCC, BOARD, &format!("{BOARD}\n{BLOCK}\n{NEXT}"));
    change(&mut files, NCC, "\"ncc:tocItems\" content=\"5\"", "\"ncc:tocItems\" content=\"7\"");
    for (number, clip) in [(2, "npt=1.500s"), (3, "npt=2.400s")] {
        let audio = format!("<audio src=\"a0002.wav\" clip-begin=\"{clip}\"");
        let group = format!(
            "</seq>\n</par>\n<par endsync=\"last\" id=\"p000{number}\">\n\
             <text src=\"ncc.html#b000{number}\" id=\"t000{number}\" />\n<seq id=\"q000{number}\">\n{audio}"
        );
        change(&mut files, S2, &audio, &group);
    }
    files
}

/// Gives the rules that the files break.
fn broken(files: &Files) -> BTreeSet<Rule> {
    faults(files).into_iter().map(|fault| fault.rule).collect()
}

/// Gives the place of a file.
fn place(files: &Files, name: &str) -> usize {
    files.iter().position(|file| file.0 == name).unwrap()
}

/// Changes the first place where a file has that text.
fn change(files: &mut Files, name: &str, from: &str, to: &str) {
    let at = place(files, name);
    let text = String::from_utf8(files[at].1.clone()).unwrap();
    assert!(text.contains(from), "{name} has no {from}");
    files[at].1 = text.replacen(from, to, 1).into_bytes();
}

const NCC: &str = "ncc.html";
const S1: &str = "s0001.smil";
const S2: &str = "s0002.smil";
const MASTER: &str = "master.smil";
const XHTML: &str = "-//W3C//DTD XHTML 1.0 Transitional//EN";
const BOARD: &str = "<h1 id=\"h0002\"><a href=\"s0002.smil#p0001\">Board 1</a></h1>";
const BLOCK: &str = "<h2 id=\"b0002\"><a href=\"s0002.smil#p0002\">2. e4</a></h2>";
const NEXT: &str = "<h2 id=\"b0003\"><a href=\"s0002.smil#p0003\">3. e4</a></h2>";
const CLIP: &str = "clip-begin=\"npt=1.500s\" clip-end=\"npt=2.400s\"";

/// Each case is a change that a careless program or hand makes.
#[rustfmt::skip]
const CASES: &[Case] = &[
    Case(&[Rule::WellFormed], NCC, "</h1>", ""),
    Case(&[Rule::WellFormed], NCC, "Olympiad bulletin, round 3", "A & B"),
    Case(&[Rule::WellFormed], S1, "<seq id", "<seq id='q' id"),
    Case(&[Rule::WellFormed], MASTER, "</body>", "</body><"),
    Case(&[Rule::WellFormed], NCC, " version=\"1.0\"", ""),
    Case(&[Rule::WellFormed], S2, "<?xml", " <?xml"),
    Case(&[Rule::WellFormed], S2, "content=\"Daisy", "content=\"&nbsp;Daisy"),
    Case(&[Rule::Doctype], NCC, XHTML, "-//W3C//DTD HTML 4.01//EN"),
    Case(&[Rule::Doctype], NCC, XHTML, "-//W3C//DTD XHTML 1.0 Strict//EN"),
    Case(&[Rule::Doctype], NCC, "<!DOCTYPE html", "<!DOCTYPE HTML"),
    Case(&[Rule::Doctype], S1, "<!DOCTYPE smil PUBLIC \"-//W3C//DTD SMIL 1.0//EN\" \"http://www.w3.org/TR/REC-smil/SMIL10.dtd\">", ""),
    Case(&[Rule::Doctype], MASTER, "SMIL 1.0//EN", "SMIL 2.0//EN"),
    Case(&[Rule::Charset], NCC, "charset=utf-8", "charset=iso-8859-1"),
    Case(&[Rule::Charset], NCC, "\"ncc:charset\" content=\"utf-8\"", "\"ncc:charset\" content=\"windows-1252\""),
    Case(&[Rule::Charset], NCC, "encoding=\"utf-8\"", "encoding=\"iso-8859-1\""),
    Case(&[Rule::HeadTitle], NCC, "<title>Olympiad bulletin, round 3</title>", ""),
    Case(&[Rule::HeadTitle], NCC, "<title>", "<title>x</title><title>"),
    Case(&[Rule::MetaRepeated], NCC, "<meta name=\"dc:title\"", "<meta name=\"dc:title\" content=\"Olympiad bulletin, round 3\" /><meta name=\"dc:title\""),
    Case(&[Rule::MetaRepeated], NCC, "<meta http-equiv", "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\" /><meta http-equiv"),
    Case(&[Rule::MetaRepeated], S1, "<meta name=\"dc:format\"", "<meta name=\"dc:format\" content=\"Daisy 2.02\" /><meta name=\"dc:format\""),
    Case(&[Rule::MetaValue], NCC, "Daisy 2.02", "DAISY 2.02"),
    Case(&[Rule::MetaValue], NCC, "2024-09-10", "10.09.2024"),
    Case(&[Rule::MetaValue], NCC, "1 of 1", "2 of 1"),
    Case(&[Rule::MetaValue], NCC, "audioNcc", "audioNCC"),
    Case(&[Rule::MetaValue], NCC, "content=\"IBCA\"", "content=\" \""),
    Case(&[Rule::MetaValue], NCC, "\"ncc:totalTime\" content=\"00:00:19\"", "\"ncc:totalTime\" content=\"19 s\""),
    Case(&[Rule::MetaValue], NCC, "\"ncc:tocItems\" content=\"7\"", "\"ncc:tocItems\""),
    Case(&[Rule::MetaUnknown], NCC, "<meta name=\"dc:title\"", "<meta name=\"ncc:speed\" content=\"1\" /><meta name=\"dc:title\""),
    Case(&[Rule::MetaUnknown, Rule::MetaMissing], NCC, "ncc:tocItems", "ncc:TOCitems"),
    Case(&[Rule::MetaUnknown], NCC, "<meta name=\"dc:title\"", "<meta content=\"x\" /><meta name=\"dc:title\""),
    Case(&[Rule::MetaUnknown], NCC, "<meta name=\"dc:title\"", "<meta name=\"dc:color\" content=\"x\" /><meta name=\"dc:title\""),
    Case(&[Rule::MetaUnknown], S1, "<meta name=\"dc:title\"", "<meta name=\"dc:type\" content=\"x\" /><meta name=\"dc:title\""),
    Case(&[Rule::MetaUnknown], S1, "<meta name=\"dc:title\"", "<meta name=\"prod:x\" content=\"x\" /><meta name=\"dc:title\""),
    Case(&[Rule::MetaUnknown], MASTER, "<meta name=\"dc:title\"", "<meta name=\"dc:date\" content=\"2024\" /><meta name=\"dc:title\""),
    Case(&[Rule::MetaDiffers], S2, "IBCA-2024-03", "IBCA-2024-02"),
    Case(&[Rule::MetaDiffers], MASTER, "\"dc:title\" content=\"Olympiad", "\"dc:title\" content=\"World"),
    Case(&[Rule::BodyChild, Rule::LinkId], NCC, BLOCK, "<p>2. e4</p>"),
    Case(&[Rule::BodyChild], NCC, BLOCK, "<div class=\"group\" id=\"b0002\"><a href=\"s0002.smil#p0002\">2. e4</a></div>"),
    Case(&[Rule::FirstHeading], NCC, "class=\"title\" ", ""),
    Case(&[Rule::FirstHeading, Rule::Anchor, Rule::TocItems], NCC, "<body>", "<body><h1 id=\"x\">x</h1>"),
    Case(&[Rule::LevelSkipped], NCC, BLOCK, "<h3 id=\"b0002\"><a href=\"s0002.smil#p0002\">2. e4</a></h3>"),
    Case(&[Rule::IdMissing, Rule::LinkId], NCC, "id=\"b0002\"", ""),
    Case(&[Rule::IdMissing], S2, "id=\"t0002\"", ""),
    Case(&[Rule::IdMissing], S2, "id=\"a0002\"", ""),
    Case(&[Rule::IdMissing], MASTER, "id=\"r0002\"", ""),
    Case(&[Rule::IdForm], S2, "id=\"a0002\"", "id=\"2\""),
    Case(&[Rule::IdRepeated], S2, "id=\"a0002\"", "id=\"a0001\""),
    Case(&[Rule::IdRepeated, Rule::LinkId], NCC, "id=\"b0002\"", "id=\"h0002\""),
    Case(&[Rule::Anchor, Rule::MasterTitle], NCC, ">Board 1<", "> <"),
    Case(&[Rule::Anchor, Rule::MasterTitle], NCC, ">Board 1</a>", ">Board 1</a><a href=\"s0002.smil#p0001\">x</a>"),
    Case(&[Rule::Anchor], NCC, "<a href=\"s0002.smil#p0002\">2. e4</a>", "<a>2. e4</a>"),
    Case(&[Rule::TocItems], NCC, "\"ncc:tocItems\" content=\"7\"", "\"ncc:tocItems\" content=\"5\""),
    Case(&[Rule::Depth], NCC, "\"ncc:depth\" content=\"3\"", "\"ncc:depth\" content=\"2\""),
    Case(&[Rule::Counts], NCC, "\"ncc:pageNormal\" content=\"0\"", "\"ncc:pageNormal\" content=\"1\""),
    Case(&[Rule::Counts], NCC, "\"ncc:maxPageNormal\" content=\"0\"", "\"ncc:maxPageNormal\" content=\"9\""),
    Case(&[Rule::Files], NCC, "\"ncc:files\" content=\"12\"", "\"ncc:files\" content=\"13\""),
    Case(&[Rule::LinkForm], NCC, "s0002.smil#p0002", "s0002.smil"),
    Case(&[Rule::LinkForm], S2, "ncc.html#b0002", "ncc.html"),
    Case(&[Rule::LinkFile], NCC, "s0002.smil#p0002", "s0007.smil#p0002"),
    Case(&[Rule::LinkFile], NCC, "s0002.smil#p0002", "S0002.smil#p0002"),
    Case(&[Rule::LinkId], NCC, "s0002.smil#p0002", "s0002.smil#P0002"),
    Case(&[Rule::LinkId], S2, "ncc.html#b0002", "ncc.html#b0009"),
    Case(&[Rule::LinkTarget], NCC, "s0002.smil#p0002", "s0002.smil#a0002"),
    Case(&[Rule::LinkTarget], NCC, "s0002.smil#p0002", "master.smil#r0002"),
    Case(&[Rule::LinkTarget], NCC, "s0002.smil#p0002", "ncc.html#h0002"),
    Case(&[Rule::RoundTrip], NCC, "s0002.smil#p0002", "s0002.smil#p0003"),
    Case(&[Rule::RoundTrip], S2, "ncc.html#b0002", "ncc.html#h0002"),
    Case(&[Rule::Layout], S1, "<region id=\"txtView\" />", ""),
    Case(&[Rule::Layout], S1, "<region id=\"txtView\" />", "<region />"),
    Case(&[Rule::Layout], S1, "</head>", "<layout><region id=\"r2\" /></layout></head>"),
    Case(&[Rule::MainSeq], S1, " dur=\"4.150s\"", ""),
    Case(&[Rule::MainSeq], S1, "4.150s", "00:00:04"),
    Case(&[Rule::MainSeq], S1, "</seq>\n</body>", "</seq><seq dur=\"0.000s\"></seq></body>"),
    Case(&[Rule::SeqChild], S2, "</par>\n<par", "</par><text src=\"ncc.html#h0002\" id=\"x\" /><par"),
    Case(&[Rule::SeqChild], S2, "<seq id=\"q0002\">", "<seq id=\"q0002\"><par endsync=\"last\" />"),
    Case(&[Rule::SeqChild, Rule::ParChild], S2, "<seq id=\"q0002\">", "<seq id=\"x\"></seq><seq id=\"q0002\">"),
    Case(&[Rule::ParChild], S2, "<text src=\"ncc.html#b0002\" id=\"t0002\" />", ""),
    Case(&[Rule::ParChild], S2, "id=\"t0002\" />", "id=\"t0002\" /><text src=\"ncc.html#b0002\" id=\"x\" />"),
    Case(&[Rule::ParChild], S2, "<seq id=\"q0002\">", "<ref src=\"a0002.wav\" id=\"x\" /><seq id=\"q0002\">"),
    Case(&[Rule::SeqChild], S2, "</seq>\n</par>\n<par", "</seq></par><seq></seq><par"),
    Case(&[Rule::LinkFile], NCC, "s0002.smil#p0002", "#p0002"),
    Case(&[Rule::LinkId], NCC, "s0002.smil#p0002", "s0002.smil#"),
    Case(&[Rule::EndSync], S2, "endsync=\"last\" id=\"p0002\"", "id=\"p0002\""),
    Case(&[Rule::EndSync], S2, "endsync=\"last\" id=\"p0002\"", "endsync=\"first\" id=\"p0002\""),
    Case(&[Rule::SystemRequired], S2, "id=\"p0002\"", "id=\"p0002\" system-required=\"sidebar-on\""),
    Case(&[Rule::TextMixed, Rule::RoundTrip], S2, "ncc.html#b0002", "s0001.smil#p0001"),
    Case(&[Rule::ClipForm], S2, "clip-begin=\"npt=1.500s\"", "clip-begin=\"1.500s\""),
    Case(&[Rule::ClipForm], S2, "clip-begin=\"npt=1.500s\"", ""),
    Case(&[Rule::ClipForm], S2, "clip-end=\"npt=2.400s\"", "clip-end=\"npt=00:00:02\""),
    Case(&[Rule::ClipBackwards], S2, CLIP, "clip-begin=\"npt=2.400s\" clip-end=\"npt=1.500s\""),
    Case(&[Rule::ClipBackwards], S2, CLIP, "clip-begin=\"npt=1.500s\" clip-end=\"npt=1.500s\""),
    Case(&[Rule::ClipOrder, Rule::Duration, Rule::TimeInSmil, Rule::ElapsedTime, Rule::TotalTime], S2, CLIP, "clip-begin=\"npt=0.100s\" clip-end=\"npt=1.700s\""),
    Case(&[Rule::ClipBeyond, Rule::Duration], S2, "npt=6.250s", "npt=6.260s"),
    Case(&[Rule::AudioFormat, Rule::Files], S2, "a0002.wav", "a0002.ogg"),
    Case(&[Rule::AudioMissing, Rule::Files], S2, "a0002.wav", "a0009.wav"),
    Case(&[Rule::Duration], S2, "6.250s\">", "6.256s\">"),
    Case(&[Rule::Duration], S2, "6.250s\">", "6.240s\">"),
    Case(&[Rule::TimeInSmil], S2, "\"ncc:timeInThisSmil\" content=\"00:00:06\"", "\"ncc:timeInThisSmil\" content=\"00:00:07\""),
    Case(&[Rule::TimeInSmil], MASTER, "00:00:19", "00:00:20"),
    Case(&[Rule::ElapsedTime], S2, "\"ncc:totalElapsedTime\" content=\"00:00:04\"", "\"ncc:totalElapsedTime\" content=\"00:00:03\""),
    Case(&[Rule::TotalTime], NCC, "\"ncc:totalTime\" content=\"00:00:19\"", "\"ncc:totalTime\" content=\"00:00:18\""),
    Case(&[Rule::MasterList], MASTER, "src=\"s0002.smil\"", "src=\"s0003.smil\""),
    Case(&[Rule::MasterList], MASTER, "</body>", "<ref title=\"x\" src=\"s0001.smil\" id=\"x\" /></body>"),
    Case(&[Rule::MasterTitle], MASTER, "title=\"Board 1\"", "title=\"Board 2\""),
];

#[test]
fn the_book_to_break_is_sound() {
    assert_eq!(faults(&sound()), []);
}

#[test]
fn each_change_is_found_and_nothing_else() {
    let mut wrong = Vec::new();
    for Case(rules, name, from, to) in CASES {
        let mut files = sound();
        change(&mut files, name, from, to);
        let wanted: BTreeSet<Rule> = rules.iter().copied().collect();
        let found = broken(&files);
        if found != wanted {
            wrong.push(format!("{name}: {from} -> {to}: found {found:?}, wanted {wanted:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Metadata that has to be there, or should be there, by document.
const METADATA: [(Rule, &str, &str); 6] = [
    (Rule::MetaMissing, NCC, "dc:title dc:creator dc:date dc:format dc:identifier dc:language dc:publisher"),
    (
        Rule::MetaMissing,
        NCC,
        "ncc:charset ncc:pageFront ncc:pageNormal ncc:pageSpecial ncc:tocItems ncc:totalTime",
    ),
    (Rule::MetaMissing, MASTER, "dc:format dc:identifier dc:title"),
    (
        Rule::MetaAdvised,
        NCC,
        "ncc:depth ncc:files ncc:generator ncc:maxPageNormal ncc:multimediaType ncc:narrator ncc:setInfo",
    ),
    (Rule::MetaAdvised, S1, "dc:identifier ncc:timeInThisSmil ncc:totalElapsedTime"),
    (Rule::MetaAdvised, MASTER, "ncc:timeInThisSmil"),
];

#[test]
fn metadata_that_is_left_out_is_missed() {
    assert_eq!(without(S1, "dc:format"), [Rule::MetaMissing].into());
    for (rule, name, labels) in METADATA {
        for label in labels.split(' ') {
            assert_eq!(without(name, label), [rule].into(), "{name} {label}");
        }
    }
}

/// Leaves out a metadata element and gives the rules that are broken then.
fn without(name: &str, label: &str) -> BTreeSet<Rule> {
    let mut files = sound();
    let at = place(&files, name);
    let text = String::from_utf8(files[at].1.clone()).unwrap();
    let kept: Vec<&str> =
        text.lines().filter(|line| !line.contains(&format!("<meta name=\"{label}\""))).collect();
    assert_eq!(kept.len() + 1, text.lines().count(), "{name} {label}");
    files[at].1 = kept.join("\n").into_bytes();
    broken(&files)
}

/// Changes that the specification allows; each is a list of places.
#[rustfmt::skip]
const ALLOWED: &[&[(&str, &str, &str)]] = &[
    &[(NCC, "<meta name=\"dc:creator\"", "<meta name=\"dc:creator\" content=\"FIDE\" /><meta name=\"dc:creator\"")],
    &[(NCC, "<meta http-equiv=\"Content-type\" content=\"text/html; charset=utf-8\" />", "")],
    &[(NCC, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n", "")],
    &[(NCC, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n", "\u{feff}")],
    &[(S1, "<layout>\n<region id=\"txtView\" />\n</layout>", "")],
    &[(S2, "<seq id=\"q0001\">\n", ""), (S2, "id=\"a0001\" />\n</seq>", "id=\"a0001\" />")],
];

#[test]
fn what_the_specification_allows_is_no_fault() {
    for changes in ALLOWED {
        let mut files = sound();
        for (name, from, to) in *changes {
            change(&mut files, name, from, to);
        }
        assert_eq!(faults(&files), [], "{changes:?}");
    }
}

/// Changes of whole files, or of two places, each with the rules it breaks.
fn larger_changes() -> Vec<(BTreeSet<Rule>, Files)> {
    let mut cases: Vec<(BTreeSet<Rule>, Files)> = Vec::new();
    let mut case = |rules: &[Rule], change: &dyn Fn(&mut Files)| {
        let mut files = sound();
        change(&mut files);
        cases.push((rules.iter().copied().collect(), files));
    };
    case(&[Rule::OneNcc], &|files| {
        files.remove(0);
    });
    case(&[Rule::NameOnce], &|files| files.push(("NCC.HTML".into(), files[0].1.clone())));
    case(&[Rule::NameOnce], &|files| files.push(("A0001.WAV".into(), wav(1))));
    case(&[Rule::NamePlain], &|files| files.push(("read me.txt".into(), vec![])));
    case(&[Rule::PlayOrder], &|files| {
        change(files, NCC, &format!("{BLOCK}\n{NEXT}"), &format!("{NEXT}\n{BLOCK}"));
    });
    case(&[Rule::PlayOrder, Rule::MasterTitle], &|files| {
        change(files, NCC, &format!("{BOARD}\n{BLOCK}"), &format!("{}\n{BOARD}", BLOCK.replace("h2", "h1")));
    });
    case(&[Rule::FirstText, Rule::RoundTrip], &|files| {
        change(files, NCC, "<a href=\"s0002.smil#p0001\"", "<a id=\"x\" href=\"s0002.smil#p0001\"");
        change(files, S2, "ncc.html#h0002", "ncc.html#x");
    });
    case(&[Rule::SmilUnreached], &|files| {
        let copy = files[place(files, S1)].1.clone();
        files.push(("s0009.smil".into(), copy));
    });
    case(&[Rule::SeqChild], &|files| {
        change(files, S2, "<par endsync=\"last\" id=\"p0002\">", "<seq><par endsync=\"last\" id=\"p0002\">");
        change(files, S2, "id=\"a0002\" />\n</seq>\n</par>", "id=\"a0002\" />\n</seq>\n</par></seq>");
    });
    case(&[Rule::ParChild], &|files| {
        change(files, S2, "<seq id=\"q0002\">", "");
        change(
            files,
            S2,
            "id=\"a0002\" />\n</seq>",
            "id=\"a0002\" /><audio src=\"a0003.wav\" clip-begin=\"npt=0.000s\" clip-end=\"npt=0.001s\" id=\"x\" />",
        );
    });
    case(&[Rule::ClipBeyond], &|files| {
        let at = place(files, "a0002.wav");
        files[at].1 = wav(6248);
    });
    case(&[Rule::AudioFormat], &|files| {
        let at = place(files, "a0002.wav");
        files[at].1.pop();
    });
    case(&[Rule::AudioMissing], &|files| {
        let at = place(files, "a0003.wav");
        files.remove(at);
    });
    case(&[Rule::WellFormed], &|files| {
        let at = place(files, S2);
        files[at].1 = vec![0xff, 0xfe, 0];
    });
    case(&[Rule::SeqChild], &|files| {
        change(files, S2, "<seq id=\"q0002\">", "<seq id=\"x\"><text src=\"ncc.html#b0002\" id=\"y\" />");
    });
    cases
}

#[test]
fn each_larger_change_is_found() {
    for (number, (wanted, files)) in larger_changes().into_iter().enumerate() {
        let found = broken(&files);
        assert!(wanted == found, "change {number}\nfound {found:?}\nwanted {wanted:?}");
    }
}

#[test]
fn every_rule_is_broken_by_some_change() {
    let mut broken: BTreeSet<Rule> = CASES.iter().map(|case| case.0[0]).collect();
    broken.extend(larger_changes().into_iter().flat_map(|(rules, _)| rules));
    broken.extend([Rule::MetaMissing, Rule::MetaAdvised]);
    let missed: Vec<Rule> = Rule::ALL.iter().copied().filter(|rule| !broken.contains(rule)).collect();
    assert_eq!(missed, []);
}

#[test]
fn without_any_audio_only_what_needs_it_goes_unchecked() {
    let mut files = sound();
    files.retain(|(_, bytes)| !bytes.starts_with(b"RIFF"));
    assert_eq!(faults(&files), []);
    change(&mut files, S2, "6.250s\">", "6.240s\">");
    assert_eq!(broken(&files), [Rule::Duration].into());
}
