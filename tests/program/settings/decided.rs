//! Flag before environment before settings before detection: every combination, held against a table.

use ansage::settings::{FaceAsked, FaceGiven, Shown, Source, SpeechGiven, face, speech};
use ansage::speech::Choice;

/// One row of a table: what each column says (`*` is anything), and what follows.
struct Row<'t> {
    columns: Vec<&'t str>,
    follows: [&'t str; 2],
}

fn rows(table: &str) -> Vec<Row<'_>> {
    let row = |line: &'_ str| -> Option<(usize, usize)> { Some((line.find('|')?, line.len())) };
    table
        .lines()
        .filter_map(|line| {
            let (bar, _) = row(line)?;
            let columns = line[..bar].split_whitespace().collect();
            let follows: Vec<&str> = line[bar + 1..].split_whitespace().collect();
            Some(Row { columns, follows: [follows[0], follows[1]] })
        })
        .collect()
}

/// What the first row that fits says.
fn first<'t>(rows: &[Row<'t>], given: &[&str]) -> [&'t str; 2] {
    let fits = |row: &&Row<'_>| {
        assert_eq!(row.columns.len(), given.len());
        row.columns.iter().zip(given).all(|(column, value)| *column == "*" || column == value)
    };
    rows.iter().find(fits).unwrap_or_else(|| panic!("no row for {given:?}")).follows
}

const FACE: &str = "
    flag    terminal  ANSAGE_FACE  plain  face    reader  found
    line    *         *            *      *       *       *     | line   flag
    screen  *         *            *      *       *       *     | screen flag
    -       no        *            *      *       *       *     | line   usual
    -       yes       line         *      *       *       *     | line   environment
    -       yes       screen       *      *       *       *     | screen environment
    -       yes       auto         yes    *       *       *     | line   environment
    -       yes       -            yes    *       *       *     | line   environment
    -       yes       -            no     line    *       *     | line   settings
    -       yes       -            no     screen  *       *     | screen settings
    -       yes       *            no     *       true    *     | line   settings
    -       yes       *            no     *       false   *     | screen settings
    -       yes       *            no     *       -       yes   | line   detection
    -       yes       *            no     *       -       no    | screen detection
";

const READER: [(&str, Option<bool>); 3] = [("-", None), ("true", Some(true)), ("false", Some(false))];

const FACES: [(&str, Option<FaceAsked>); 4] = [
    ("-", None),
    ("auto", Some(FaceAsked::Auto)),
    ("line", Some(FaceAsked::Line)),
    ("screen", Some(FaceAsked::Screen)),
];

const YES_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];

#[test]
fn every_combination_of_what_is_said_about_the_face() {
    let rows = rows(FACE);
    let mut seen = 0;
    for (flag_name, flag) in [("-", None), ("line", Some(Shown::Line)), ("screen", Some(Shown::Screen))] {
        for (terminal_name, terminal) in YES_NO {
            for (environment_name, environment) in FACES {
                for (plain_name, plain) in YES_NO {
                    for (setting_name, setting) in FACES {
                        for (reader_name, reader) in READER {
                            for (found_name, found) in YES_NO {
                                let given = FaceGiven { flag, terminal, environment, plain, setting, reader };
                                let mut looked = false;
                                let decided = face(&given, || {
                                    looked = true;
                                    found
                                });
                                let told = [
                                    flag_name,
                                    terminal_name,
                                    environment_name,
                                    plain_name,
                                    setting_name,
                                    reader_name,
                                    found_name,
                                ];
                                let shown = if decided.value == Shown::Line { "line" } else { "screen" };
                                assert_eq!([shown, decided.from.name()], first(&rows, &told), "{told:?}");
                                assert_eq!(looked, decided.from == Source::Detection, "{told:?}");
                                seen += 1;
                            }
                        }
                    }
                }
            }
        }
    }
    assert_eq!(seen, 3 * 2 * 4 * 2 * 4 * 3 * 2);
}

const SPEECH: &str = "
    flag  simulated  ANSAGE_SPEECH  on     by    reader  terminal  found
    ssip  *          *              *      *     *       *         *    | ssip  flag
    off   *          *              *      *     *       *         *    | off   flag
    -     yes        *              *      *     *       *         *    | off   usual
    -     no         tts            *      *     *       *         *    | tts   environment
    -     no         off            *      *     *       *         *    | off   environment
    -     no         -              false  *     *       *         *    | off   settings
    -     no         -              true   tts   *       *         *    | tts   settings
    -     no         -              true   *     *       *         *    | auto  settings
    -     no         -              -      off   *       *         *    | off   settings
    -     no         -              -      *     true    *         *    | off   settings
    -     no         -              -      tts   false   *         *    | tts   settings
    -     no         -              -      -     false   *         *    | auto  settings
    -     no         -              -      tts   -       no        *    | tts   usual
    -     no         -              -      -     -       no        *    | auto  usual
    -     no         -              -      *     -       yes       yes  | off   detection
    -     no         -              -      tts   -       yes       no   | tts   detection
    -     no         -              -      -     -       yes       no   | auto  detection
";

#[test]
fn every_combination_of_what_is_said_about_speech() {
    let rows = rows(SPEECH);
    let tts = [("-", None), ("tts", Some(Choice::Tts)), ("off", Some(Choice::Off))];
    for (flag_name, flag) in [("-", None), ("ssip", Some(Choice::Ssip)), ("off", Some(Choice::Off))] {
        for (simulated_name, simulated) in YES_NO {
            for (environment_name, environment) in tts {
                for (on_name, on) in [("-", None), ("true", Some(true)), ("false", Some(false))] {
                    for (by_name, by) in tts {
                        for (reader_name, reader) in READER {
                            for (terminal_name, terminal) in YES_NO {
                                for (found_name, found) in YES_NO {
                                    let given = SpeechGiven {
                                        flag,
                                        simulated,
                                        environment,
                                        on,
                                        by,
                                        reader,
                                        terminal,
                                    };
                                    let decided = speech(&given, || found);
                                    let told = [
                                        flag_name,
                                        simulated_name,
                                        environment_name,
                                        on_name,
                                        by_name,
                                        reader_name,
                                        terminal_name,
                                        found_name,
                                    ];
                                    let choice = decided.value.to_string();
                                    let wanted = first(&rows, &told);
                                    assert_eq!([choice.as_str(), decided.from.name()], wanted, "{told:?}");
                                    assert_ne!(given.speaker(), Choice::Off, "{told:?}");
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
