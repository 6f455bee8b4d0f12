use super::*;
use std::io::Write as _;
use std::process::{Command, Stdio};

const FONTS: [&str; 3] = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/TTF/DejaVuSans.ttf",
    "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
];

fn font() -> Option<Vec<u8>> {
    let found = FONTS.iter().find_map(|path| std::fs::read(path).ok());
    if found.is_none() {
        println!("skipped: no font");
    }
    found
}

fn strings(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

fn sheet(rows: usize) -> Sheet {
    let moves = ["e2-e4", "c7-c5", "Springer g1-f3", "d7-d6", "Dame d1 schlägt d4, Schach", "O-O-O"];
    let row = |i: usize| Row {
        head: (i + 1).to_string(),
        cells: strings(&[moves[i * 2 % 6], moves[(i * 2 + 1) % 6]]),
        below: if i % 7 == 3 {
            strings(&["Ein Remis wurde angeboten und abgelehnt, nachdem beide lange überlegten."; 2])
        } else {
            vec![]
        },
    };
    Sheet {
        title: "Partieformular: Muster gegen Beispiel".into(),
        language: "de".into(),
        header: [("Weiß", "Muster, Erika"), ("Schwarz", "Beispiel, Max"), ("Turnier", "Klubmeisterschaft")]
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .to_vec(),
        before: strings(&["Gespielt mit Ansage."]),
        heads: strings(&["Zug", "Weiß", "Schwarz"]),
        rows: (0..rows).map(row).collect(),
        behind: strings(&["Bedenkzeit je 90 Minuten."]),
        result: ("Ergebnis".into(), "1:0, Schwarz gab auf".into()),
    }
}

fn made(sheet: &Sheet, points: f32) -> Option<Vec<u8>> {
    let bytes = pdf(sheet, points, &font()?).expect("a file valid after the standard");
    assert!(bytes.starts_with(b"%PDF"));
    assert!(bytes.windows(12).any(|part| part == b"pdfuaid:part"), "it names the standard");
    Some(bytes)
}

/// What a tool of poppler says about the file; none where it is not installed.
fn told(program: &str, options: &[&str], bytes: &[u8]) -> Option<String> {
    let mut child = Command::new(program)
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|_| println!("skipped: no {program}"))
        .ok()?;
    let mut input = child.stdin.take().unwrap();
    let bytes = bytes.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&bytes));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    // Some versions of poppler take the valid entry Suspects of the wrong type.
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(errors.lines().all(|line| line.contains("Suspects")), "{program}: {errors}");
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| {
            panic!("{part} is missing or too early in {}", text.chars().take(1500).collect::<String>())
        });
        rest = &rest[at + part.len()..];
    }
}

/// A hostile sheet: scripts the font lacks, marks, controls, names without a gap.
fn hostile() -> Sheet {
    let long = "Donaudampfschifffahrt".repeat(24);
    let signs = "\u{0}\u{feff}\u{fffe}\u{7}<&\"'>\\()\u{202e}\u{200d}\u{ad}\u{10ffff}\u{e000}";
    let scripts = "محمد 123 علي, שלום, 漢字, e\u{301}\u{327}\u{301}, 👩\u{200d}🦯, ﷽, ?, हिन्दी";
    let mut sheet = sheet(30);
    sheet.title = format!("{scripts}{signs}{long}");
    sheet.language = "de\0\"".into();
    sheet.header.push((long.clone(), format!("{long} {long}")));
    sheet.before.push(signs.into());
    sheet.heads[1].clone_from(&long);
    sheet.rows[4].cells = vec![scripts.into(), long.clone(), "over".into(), String::new()];
    sheet.rows[5].below = vec![format!("{scripts} {long}"); 40];
    sheet.rows[6].cells = vec![];
    sheet.rows[7].cells = vec!["word ".repeat(4000)];
    sheet.rows[8].head = long;
    sheet
}

#[test]
fn valid_in_both_sizes() {
    for rows in [1, 40] {
        for size in [11.0, 20.0] {
            made(&sheet(rows), size);
        }
    }
}

#[test]
fn valid_when_empty() {
    let empty = || Sheet {
        title: String::new(),
        language: String::new(),
        header: vec![],
        before: vec![],
        heads: vec![],
        rows: vec![],
        behind: vec![],
        result: Default::default(),
    };
    made(&empty(), 11.0);
    let row = Row { head: String::new(), cells: vec![], below: vec![String::new()] };
    made(&Sheet { rows: vec![row], ..empty() }, 20.0);
    let row = Row { head: "1".into(), cells: vec!["x".into(); 60], below: vec![] };
    made(&Sheet { rows: vec![row], header: vec![Default::default()], ..empty() }, 20.0);
}

#[test]
fn valid_with_six_thousand_rows() {
    let start = std::time::Instant::now();
    let Some(bytes) = made(&sheet(6000), 11.0) else { return };
    println!("{} bytes in {:?}", bytes.len(), start.elapsed());
    let Some(text) = told("pdftotext", &["-", "-"], &bytes) else { return };
    in_order(&text, &["Zug", "2999 ", "5998 ", "6000 ", "Bedenkzeit", "Ergebnis: 1:0"]);
}

#[test]
fn hostile_text_breaks_nothing() {
    for size in [11.0, 20.0] {
        let Some(bytes) = made(&hostile(), size) else { return };
        let Some(text) = told("pdftotext", &["-raw", "-", "-"], &bytes) else { return };
        assert!(text.contains("漢字") && text.contains("👩🦯"), "a lacking character is still read");
        in_order(&text, &["محمد", "123", "علي", "שלום", "漢字", "Ergebnis"]);
        // Page contents are compressed, so this one stands in the structure: for readers that go by it alone.
        assert!(bytes.windows(11).any(|part| part == b"/ActualText"));
    }
}

#[test]
fn nothing_leaves_the_page_or_overlaps() {
    let Some(font) = font() else { return };
    let face = Face::read(&font).unwrap();
    for size in [11.0, 20.0] {
        let mut layout = Layout::new(&face, size);
        let sheet = hostile();
        lay_header(&mut layout, &sheet.header);
        paragraphs(&mut layout, &sheet.before);
        lay_table(&mut layout, &face, &sheet);
        layout.finish();
        for leaf in &layout.pages {
            let mut boxes: Vec<(f32, f32, f32, f32)> = Vec::new();
            for ink in &leaf.inks {
                let (x, y) = ink.at;
                let this = (x, y - 0.9 * ink.size, x + ink.line.width * ink.size, y + 0.23 * ink.size);
                assert!(this.0 >= PAPER.2 && this.2 <= PAPER.0 - PAPER.2 + 0.1, "{}", ink.line.text);
                assert!(this.1 >= PAPER.2 - 2.0 && this.3 <= PAPER.1 - PAPER.2 - 0.9 * size);
                for other in &boxes {
                    let apart = this.0 >= other.2 - 0.1 || this.2 <= other.0 + 0.1;
                    assert!(apart || this.1 >= other.3 - 0.1 || this.3 <= other.1 + 0.1, "{}", ink.line.text);
                }
                boxes.push(this);
            }
            for &(x, y, to_x, to_y) in &leaf.rules {
                assert!(x >= PAPER.2 && to_x <= PAPER.0 - PAPER.2 + 0.1 && y >= PAPER.2);
                assert!(to_y <= PAPER.1 - PAPER.2 - 0.9 * size);
            }
        }
    }
}

#[test]
fn read_in_order_with_structure() {
    let Some(bytes) = made(&sheet(60), 11.0) else { return };
    let Some(text) = told("pdfinfo", &["-struct-text", "-"], &bytes) else { return };
    let parts = [
        "Document",
        "H1",
        "Partieformular",
        "L ",
        "LI",
        "LBody",
        "Weiß: Muster, Erika",
        "Gespielt",
        "Table",
        "THead",
        "TR",
        "TH",
        "/Scope /Column",
        "Zug",
        "TBody",
        "TH",
        "/Scope /Row",
        "1",
        "TD",
        "e2-e4",
        "TD",
        "c7-c5",
        "/ColSpan 3",
        "angeboten",
        "60",
        "Bedenkzeit",
        "Ergebnis",
    ];
    println!("{}", text.lines().take(60).collect::<Vec<_>>().join("\n"));
    in_order(&text, &parts);
    assert_eq!(text.matches("Schwarz\"").count(), 1, "a repeated head is not read again");
    let Some(facts) = told("pdfinfo", &["-"], &bytes) else { return };
    assert!(facts.contains("Tagged:          yes"), "{facts}");
}

#[test]
fn a_bad_font_is_an_error() {
    let sheet = sheet(1);
    for bad in [&b""[..], b"ttcf", b"\0\x01\0\0\xff\xff", &[0xff; 400]] {
        assert!(matches!(pdf(&sheet, 11.0, bad), Err(PdfError::Font)));
    }
}

#[test]
fn a_lacking_character_becomes_a_question_mark() {
    let Some(font) = font() else { return };
    let line = Face::read(&font).unwrap().line("a漢b");
    assert_eq!((line.shown.as_str(), line.text.as_str(), line.glyphs.len()), ("a?b", "a漢b", 3));
}

#[test]
fn leftward_words_turn_round_and_numbers_do_not() {
    let Some(font) = font() else { return };
    let face = Face::read(&font).unwrap();
    let seen = |text: &str| {
        let line = face.line(text);
        line.glyphs.iter().map(|(glyph, _)| line.shown[glyph.text_range()].to_owned()).collect::<String>()
    };
    assert_eq!(seen("אבג דה 12 ו"), "הד גבא 12 ו");
    assert_eq!(seen("xy, z"), "xy, z");
}
