//! `ansage voices`: listed, heard, and checked for what is wrong.

use super::*;

// voices

#[test]
fn voices_are_listed_by_tag_and_name() {
    let (out, _, code) = told(&["voices", "--voice", "en"], "");
    assert_eq!((out.len(), code), (voice::tags().len(), 0));
    assert!(out.contains(&"de: Deutsch".to_owned()) && out.contains(&"en: English".to_owned()));
}

#[test]
fn a_preview_prints_a_sentence_and_an_announcement() {
    let (out, err, code) = told(&["voices", "preview", "de", "--speech", "off"], "");
    assert_eq!((out.len(), err.len(), code), (2, 0, 0), "{out:?}");
    assert_eq!(out[1], "Springer Gustav eins Felix drei.");
    let (_, err, code) = told(&["voices", "preview", "xx"], "");
    assert_eq!((err.len(), code), (1, 2));
    let (_, err, code) = told(&["voices", "preview", "de", "--speech", "loud"], "");
    assert_eq!((err.len(), code), (1, 2));
}

/// The English voice in a folder, with these changes to lexicon and messages.
fn mine(lexicon: &[(&str, &str)], messages: &[(&str, &str)]) -> (tempfile::TempDir, PathBuf) {
    let shipped = voice::embedded("en").unwrap();
    let changed = |text: &str, changes: &[(&str, &str)]| {
        changes.iter().fold(text.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        })
    };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine");
    fs::create_dir(&path).unwrap();
    fs::write(path.join("lexicon.toml"), changed(shipped.lexicon, lexicon)).unwrap();
    fs::write(path.join("messages.ftl"), changed(shipped.messages, messages)).unwrap();
    (folder, path)
}

/// The findings, without the folder's path.
fn findings(path: &Path) -> (Vec<String>, i32) {
    let (out, _, code) = told(&["voices", "check", path.to_str().unwrap(), "--voice", "en"], "");
    let head = format!("{}/", path.display());
    (out.iter().map(|line| line.replace(&head, "")).collect(), code)
}

#[test]
fn nothing_is_wrong_with_the_voices_that_come_with_the_program() {
    for tag in voice::tags() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices").join(&tag);
        let (found, code) = findings(&path);
        assert_eq!((found.len(), code), (1, 0), "{tag}: {found:?}");
    }
}

#[test]
fn everything_wrong_with_a_voice_is_found_at_once() {
    let (_folder, path) = mine(
        &[
            ("name = \"English\"", "name = 3"),
            ("knight = \"N\"", "knight = \"B\""),
            ("queen = [\"queen\"", "queen = [\"queen\", \"Springer\""),
            ("[moves]", "[moves]\ndances = [\"dances\"]"),
            ("\"twenty-one\", ", ""),
            ("used = [\"spent\"]", "used = [\"spent\", \"\"]"),
        ],
        &[
            ("turn-you = ", "turn-me = "),
            ("stays = ", "stays = Twice.\nstays = "),
            ("by-color = { color }: { $move }.", "by-color = { colour }: { $mov }."),
            ("turn = { color } to move.", "turn = { color to move."),
        ],
    );
    let (found, code) = findings(&path);
    assert_eq!(code, 1);
    let lines = |file: &str, part: &str| {
        let text = fs::read_to_string(path.join(file)).unwrap();
        text.lines().position(|line| line.contains(part)).expect(part) + 1
    };
    let mut expected = Vec::new();
    for (file, part, what) in [
        ("lexicon.toml", "name = 3", "The value of name"),
        ("lexicon.toml", "[letters]", "B is the letter of two pieces"),
        ("lexicon.toml", "\"Springer\"", "The word Springer has two meanings"),
        ("lexicon.toml", "dances", "The key dances"),
        ("lexicon.toml", "[numbers]", "numbers needs"),
        ("lexicon.toml", "\"spent\", \"\"", "An empty word"),
        ("messages.ftl", "turn-me", "The message turn-me is never asked for"),
        ("messages.ftl", "{ color to move", "This is no Fluent"),
        ("messages.ftl", "by-color = ", "The message by-color has no variable $mov. It has $color, $move"),
        ("messages.ftl", "by-color = ", "The message by-color does not use $move"),
        ("messages.ftl", "by-color = ", "The message by-color refers to colour"),
    ] {
        expected.push(format!("{file}:{}: {what}", lines(file, part)));
    }
    for start in &expected {
        assert!(found.iter().any(|line| line.starts_with(start)), "{start}\n{}", found.join("\n"));
    }
    for what in ["The message stays stands here for the second time", "The message turn-you is missing"] {
        assert!(found.iter().any(|line| line.contains(what)), "{what}\n{}", found.join("\n"));
    }
}

/// What is found after this one change to the lexicon, or to the messages; file and line are left out.
fn found(file: &str, from: &str, to: &str) -> Vec<String> {
    let change = [(from, to)];
    let (_folder, path) = if file == "lexicon.toml" { mine(&change, &[]) } else { mine(&[], &change) };
    let (found, code) = findings(&path);
    assert_eq!(code, 1, "{to}: {found:?}");
    found.iter().map(|line| line.splitn(3, ':').nth(2).expect(line).trim().to_owned()).collect()
}

/// One change to the lexicon makes one finding, which begins like this.
fn only(from: &str, to: &str, begins: &str) {
    let found = found("lexicon.toml", from, to);
    assert!(matches!(found.as_slice(), [one] if one.starts_with(begins)), "{to}: {found:?}");
}

#[test]
fn words_that_collide_across_tables_are_found() {
    let yes = "yes = [\"yeah\"";
    for (word, what) in [
        ("Springer", "The word Springer has two meanings: pieces.knight (fide.toml) and requests.yes"),
        ("check", "The word check has two meanings: "),
        ("four", "The word four has two meanings: ranks (4) and requests.yes"),
        ("no", "The word no has two meanings: requests.no (fide.toml) and requests.yes"),
        ("white", "The word white has two meanings: speakers.white (fide.toml) and requests.yes"),
        ("where", "The word where has two meanings: requests.yes and questions.show"),
        ("both", "The word both has two meanings: modifiers.both (fide.toml) and requests.yes"),
        ("e4", "e4 under requests.yes is also a move"),
        ("Eva vier", "Eva vier under requests.yes is also a move"),
        ("eleven", "eleven under requests.yes is also a move, a part of one or a number"),
        ("j", "The word j has two meanings: requests.yes and keys.j"),
    ] {
        let found = found("lexicon.toml", yes, &yes.replacen('[', &format!("[\"{word}\", "), 1));
        assert!(matches!(found.as_slice(), [one] if one.starts_with(what)), "{word}: {found:?}");
    }
}

#[test]
fn collisions_name_the_keys_of_the_lexicon() {
    only(
        "rook = [\"rook\"",
        "rook = [\"rook\", \"queen\"",
        "The word queen has two meanings: pieces.queen and pieces.rook",
    );
}

#[test]
fn lists_without_words_letters_keys_and_texts_of_no_use_are_found() {
    for (letter, begins) in [
        ("e", "e cannot be the letter for queen"),
        ("Qu", "Qu cannot be the letter for queen"),
        ("1", "1 cannot be the letter for queen"),
        ("", "There is an empty text in letters.queen"),
    ] {
        only("queen = \"Q\"", &format!("queen = \"{letter}\""), begins);
    }
    for (from, to, begins) in [
        ("[keys]", "[keys]\n\"ab\" = \"help\"", "ab cannot stand here"),
        ("[keys]", "[keys]\n\"1\" = \"help\"", "1 cannot stand here"),
        ("[keys]", "[keys]\n\"ß\" = \"nonsense\"", "The key ß stands for nonsense"),
        ("[keys]", "[keys]\n\"ß\" = \"knight f3\"", "The key ß stands for knight f3"),
        ("[keys]", "[keys]\n\"ß\" = \"\"", "There is an empty text in keys.ß"),
        ("name = \"English\"", "", "name is missing"),
        ("name = \"English\"", "name = \" \"", "There is an empty text in name"),
        ("language = \"en\"", "", "language is missing"),
        ("language = \"en\"", "language = \"klingonisch!\"", "klingonisch! is no language's tag"),
        ("files = [\"Anna\"", "files = [\"\"", "There is an empty text in told.files"),
        (
            "[told]",
            "[names]\nletters = [\"a\", \"b\", \"\", \"d\", \"e\", \"f\", \"g\", \"h\"]\n[told]",
            "There is an empty text in names.letters",
        ),
        ("used = [\"spent\"]", "used = []", "modifiers.used is empty; only what stands in fide.toml"),
    ] {
        only(from, to, begins);
    }
}

#[test]
fn what_is_no_toml_is_told_once_and_nothing_that_follows_from_it() {
    let why = |reason: &str| format!("This is no TOML: {reason}");
    for (from, to, reason) in [
        ("queen = [\"queen\"", "queen = [\"queen", "a quotation mark"),
        ("name = \"English\"", "name = \"English", "a quotation mark"),
        ("[pieces]", "[pieces", "a bracket"),
        ("[letters]\n", "[letters\n", "a bracket"),
        ("used = [\"spent\"]", "used = [\"spent\"", "a bracket"),
        ("used = [\"spent\"]", "used = [\"spent\"]\nused = []", "this stands further up"),
        ("used = [\"spent\"]", "used [\"spent\"]", "the equals sign"),
        ("used = [\"spent\"]", "used =", "the equals sign"),
        ("used = [\"spent\"]", "used = [\"spent\" \"gone\"]", "a comma"),
        ("used = [\"spent\"]", "used = [\"sp\\qent\"]", "here is a sign"),
    ] {
        only(from, to, &why(reason));
    }
    let (_folder, path) = mine(&[("used = [\"spent\"]", "used = [\"spent"), ("[pieces]", "[pieces")], &[]);
    assert_eq!(findings(&path).0.len(), 2);
}

#[test]
fn what_is_wrong_with_messages_is_told_in_the_voices_words() {
    let from = "turn-you = ";
    let text = voice::embedded("en").unwrap().messages;
    // The message with its shorter form.
    let message = &text[text.find(&format!("\n{from}")).unwrap() + 1..];
    let line = message.lines().take(2).collect::<Vec<_>>().join("\n");
    for (to, begins) in [
        ("turn-you = { \"", "This is no Fluent: a quotation mark"),
        ("turn-you = You }", "This is no Fluent: a bracket"),
        ("turn-you", "This is no Fluent: the equals sign"),
        ("turn-you = { NUMBER(1) ->\n    [one] You\n  }", "This is no Fluent: just one of the variants"),
        ("turn-you = { stays ->\n   *[one] You\n  }", "This is no Fluent: nothing can be chosen so"),
        ("turn-you = { \"\" }", "The message turn-you says nothing"),
        (
            "turn-you = { NUMBER(1) ->\n    [one] You\n   *[other] {\"\"}\n  }",
            "The message turn-you says nothing",
        ),
        ("turn-you = { -you }", "The message turn-you refers to -you"),
        ("turn-you = { WORTE(1) }", "The message turn-you calls WORTE"),
        ("turn-you = { -a }\n-a = { -b }\n-b = { -a }", "The message -a refers to itself in a circle"),
        ("turn-you = { WORDS() }", "The message turn-you calls WORDS()"),
        ("turn-you = { -a }\n-a = { $b }", "The message turn-you has no variable $b"),
        ("turn-you = { turn-you }", "The message turn-you refers to itself in a circle"),
        ("turn-you = { $move }", "The message turn-you has no variable $move. It has none"),
    ] {
        let found = found("messages.ftl", &line, to);
        assert!(matches!(found.as_slice(), [one] if one.starts_with(begins)), "{to}: {found:?}");
    }
}

#[test]
fn a_voice_without_end_is_not_read_to_its_end() {
    let (_folder, path) = mine(&[], &[]);
    let lexicon = fs::OpenOptions::new().write(true).open(path.join("lexicon.toml")).unwrap();
    lexicon.set_len(8 << 30).unwrap();
    let (found, code) = findings(&path);
    assert_eq!((found.len(), code), (1, 1), "{found:?}");
    assert!(found[0].starts_with("lexicon.toml: This file is longer than 4 megabytes"), "{found:?}");
}

#[test]
fn a_broken_voice_is_told_in_the_words_of_one_that_works() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("ansage/voices/mine");
    fs::create_dir_all(&own).unwrap();
    let told = |locale: &str| {
        let command = &mut ansage(&["practice", "--line", "--voice", "mine"]);
        let command = command.env("XDG_DATA_HOME", folder.path()).env("LC_ALL", locale).stdin(Stdio::null());
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).unwrap()
    };
    let file = own.join("lexicon.toml").display().to_string();
    assert!(
        told("en_GB.UTF-8").contains(&format!("{file}: This file is missing.")),
        "{}",
        told("en_GB.UTF-8")
    );
    fs::write(own.join("lexicon.toml"), "name = \"Mine\"\nlike = \"en\"\n[requests]\nno = [\"yes\"]\n")
        .unwrap();
    fs::write(own.join("messages.ftl"), "").unwrap();
    let check = format!("ansage voices check {}", own.display());
    for (locale, part) in
        [("C", "Das Wort yes hat zwei Bedeutungen"), ("en_GB.UTF-8", "The word yes has two meanings")]
    {
        let told = told(locale);
        assert!(told.contains(&format!("{file}:4: {part}: requests.yes")), "{told}");
        assert!(told.trim_end().ends_with(&check) && told.lines().count() == 1, "{told}");
    }
}

#[test]
fn one_text_may_stand_in_for_that_of_a_voice_that_ships() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("en");
    fs::create_dir(&path).unwrap();
    fs::write(path.join("lexicon.toml"), voice::embedded("en").unwrap().lexicon).unwrap();
    assert_eq!(findings(&path).1, 0);
}

#[test]
fn a_voice_that_is_like_another_needs_only_what_differs() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("lexicon.toml"), "name = \"Mine\"\nlike = \"en\"\n").unwrap();
    fs::write(folder.path().join("messages.ftl"), "turn-you = It is you.\n").unwrap();
    let (found, code) = findings(folder.path());
    assert_eq!(code, 0, "{found:?}");
    let term = "turn-you = { -you(end: \"s\") }\n-you = You{ $end }\n";
    fs::write(folder.path().join("messages.ftl"), term).unwrap();
    assert_eq!(findings(folder.path()).1, 0);
    fs::write(folder.path().join("lexicon.toml"), "name = \"Mine\"\nlike = \"xx\"\n").unwrap();
    let (found, code) = findings(folder.path());
    assert!(found[0].starts_with("lexicon.toml:2: There is no voice xx"), "{found:?}");
    assert_eq!(code, 1);
}

#[test]
fn a_folder_without_a_voice_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (found, code) = findings(folder.path());
    assert_eq!((found.len(), code), (2, 1), "{found:?}");
    fs::write(folder.path().join("lexicon.toml"), b"\xff\xfe\x00= [[[").unwrap();
    fs::write(folder.path().join("messages.ftl"), b"\xff{{{{\n= =").unwrap();
    let (found, code) = findings(folder.path());
    assert!(found.len() > 2 && code == 1, "{found:?}");
}

#[test]
fn a_voice_of_ones_own_needs_no_rebuild() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("ansage/voices/mine");
    fs::create_dir_all(&own).unwrap();
    fs::write(own.join("lexicon.toml"), "name = \"Mine\"\nlike = \"en\"\n[pieces]\nknight = [\"horsey\"]\n\
        king = [\"king\"]\nqueen = [\"queen\"]\nrook = [\"rook\"]\nbishop = [\"bishop\"]\npawn = [\"pawn\"]\n").unwrap();
    fs::write(own.join("messages.ftl"), "turn-you = It is you.\n").unwrap();
    let command = |arguments: &[&str]| {
        let output =
            ansage(arguments).env("XDG_DATA_HOME", folder.path()).stdin(Stdio::null()).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(command(&["voices", "--voice", "en"]).contains("mine: Mine\n"));
    let said = command(&["voices", "preview", "mine", "--speech", "off"]);
    assert!(said.contains("Springer Gustav eins Felix drei."), "{said}");
    fs::write(own.join("lexicon.toml"), "nonsense").unwrap();
    assert!(command(&["voices", "--voice", "en"]).contains("mine: cannot be used."));
}
