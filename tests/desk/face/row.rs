//! The row that is being typed in, as a terminal shows it.

use std::num::NonZeroU16;

use ansage::face::{NEW_LINE, Prompt, PromptRow};
use unicode_width::UnicodeWidthChar;
use vt100::Parser;

/// A window of so many columns with a row in it.
struct Typing {
    row: PromptRow,
    seen: Parser,
    width: u16,
}

fn lines(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

fn prompt() -> Prompt {
    Prompt { whole: "e4: ".to_owned(), short: "e4: ".to_owned() }
}

impl Typing {
    fn in_window(width: u16) -> Typing {
        let mut typing =
            Typing { row: PromptRow::new(width), seen: Parser::new(lines(30), lines(width), 0), width };
        let sent = typing.row.begin(&prompt(), "", 0);
        typing.seen.process(sent.as_bytes());
        typing
    }

    /// The line becomes this; what was sent.
    fn becomes(&mut self, line: &str, cursor: usize) -> String {
        let sent = self.row.edit(&prompt(), line, cursor);
        assert!(!sent.contains('\u{1b}'), "{sent:?}");
        // What stands above is done with.
        if let Some((_, below)) = sent.split_once(NEW_LINE) {
            self.seen = Parser::new(lines(30), lines(self.width), 0);
            self.seen.process(below.as_bytes());
        } else {
            self.seen.process(sent.as_bytes());
        }
        sent
    }

    /// What stands before the cursor and behind it.
    fn stands(&self) -> (String, String) {
        let screen = self.seen.screen();
        let (row, column) = screen.cursor_position();
        let all: Vec<String> = screen.rows(0, self.width).collect();
        let row = usize::from(row);
        let before: String = all[..row].concat();
        let wide: Vec<char> = all[row].chars().collect();
        let mut used = 0;
        let at = wide.iter().take_while(|letter| {
            used += letter.width().unwrap_or(0);
            used <= usize::from(column)
        });
        let at = at.count();
        let here: String = wide[..at].iter().collect();
        // Blanks that were not written are not told from those that were.
        (before + &here, wide[at..].iter().collect::<String>().trim_end().to_owned())
    }
}

#[test]
fn a_letter_at_the_end_is_sent_alone_and_taken_back_with_a_blank() {
    let mut typing = Typing::in_window(40);
    assert_eq!(typing.becomes("S", 1), "S");
    assert_eq!(typing.becomes("Sf", 2), "f");
    assert_eq!(typing.becomes("S", 1), "\u{8} \u{8}");
    assert_eq!(typing.stands(), ("e4: S".to_owned(), String::new()));
}

#[test]
fn what_changes_in_the_middle_is_written_from_there() {
    let mut typing = Typing::in_window(40);
    typing.becomes("Eva veir", 8);
    assert_eq!(typing.becomes("Eva veir", 5), "\u{8}\u{8}\u{8}");
    assert_eq!(typing.becomes("Eva viir", 6), "iir\u{8}\u{8}".to_owned());
    assert_eq!(typing.becomes("Eva viir", 0), "\u{8}".repeat(6));
    assert_eq!(typing.becomes("Eva viir", 8), "Eva viir");
    assert_eq!(typing.becomes("Eva vi", 6), "\u{8}\u{8}  \u{8}\u{8}");
    assert_eq!(typing.becomes("Anna", 4), "\u{8}".repeat(6) + "Anna  \u{8}\u{8}");
    assert_eq!(typing.stands(), ("e4: Anna".to_owned(), String::new()));
}

#[test]
fn a_wide_letter_takes_two_steps() {
    let mut typing = Typing::in_window(40);
    typing.becomes("棋盤", 2);
    assert_eq!(typing.becomes("棋", 1), "\u{8}\u{8}  \u{8}\u{8}");
    typing.becomes("棋a", 2);
    typing.becomes("棋a", 0);
    typing.becomes("b棋a", 1);
    assert_eq!(typing.stands(), ("e4: b".to_owned(), "棋a".to_owned()));
}

#[test]
fn a_long_line_wraps_while_it_is_typed_and_is_written_again_when_it_changes() {
    let mut typing = Typing::in_window(20);
    let mut line = String::new();
    for letter in ('a'..='z').chain('A'..='Z') {
        line.push(letter);
        assert_eq!(typing.becomes(&line, line.len()), letter.to_string());
        assert_eq!(typing.stands().0, format!("e4: {line}"));
    }
    while line.len() > 30 {
        line.pop();
        typing.becomes(&line, line.len());
        assert_eq!(typing.stands().0, format!("e4: {line}"));
    }
    // The part around the cursor, in one row behind the prompt.
    assert!(typing.becomes(&line, 10).starts_with("\r\n"));
    assert_eq!(typing.stands(), ("e4: cdefghij".to_owned(), "klmnopq".to_owned()));
    line.insert(10, '-');
    typing.becomes(&line, 11);
    assert_eq!(typing.stands(), ("e4: cdefghij-".to_owned(), "klmnop".to_owned()));
    typing.becomes(&line, 0);
    assert_eq!(typing.stands(), ("e4: ".to_owned(), "abcdefghij-klmn".to_owned()));
    typing.becomes(&line, line.len());
    assert!(typing.stands().0.ends_with("zABCD"));
    typing.becomes("kurz", 4);
    assert_eq!(typing.stands(), ("e4: kurz".to_owned(), String::new()));
}

#[test]
fn a_long_prompt_is_shortened_where_only_part_of_the_line_is_seen() {
    let prompt = Prompt { whole: "Sf6. Weiß am Zug: ".to_owned(), short: "Sf6: ".to_owned() };
    let mut row = PromptRow::new(20);
    assert_eq!(row.begin(&prompt, "", 0), "Sf6. Weiß am Zug: ");
    assert_eq!(row.edit(&prompt, "Springer Gustav", 15), "Springer Gustav");
    let sent = row.edit(&prompt, "Springer Gustav", 0);
    assert_eq!(sent, "\r\nSf6: Springer Gusta".to_owned() + &"\u{8}".repeat(14));
    assert_eq!(row.edit(&prompt, "Springer Gustav", 1), "S");
}

#[test]
fn any_edit_in_any_window_leaves_what_is_typed_around_the_cursor() {
    let mut state: u64 = 20_261_122;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % below
    };
    for width in [8, 12, 20, 40] {
        let mut typing = Typing::in_window(width);
        let (mut line, mut cursor): (Vec<char>, usize) = (Vec::new(), 0);
        for step in 0..600 {
            let letter = ['a', 'b', 'b', ' ', 'ß', '棋'][random(6)];
            match random(8) {
                0..=3 if line.len() < 60 => {
                    line.insert(cursor, letter);
                    cursor += 1;
                }
                4 if cursor > 0 => {
                    cursor -= 1;
                    line.remove(cursor);
                }
                5 => cursor = random(line.len() + 1),
                6 => cursor = [0, line.len()][random(2)],
                7 if step % 40 == 0 => {
                    line = "Springer Felix drei".chars().take(random(20)).collect();
                    cursor = line.len();
                }
                _ => {}
            }
            let text: String = line.iter().collect();
            typing.becomes(&text, cursor);
            let (before, behind) = typing.stands();
            let (left, right): (String, String) =
                (line[..cursor].iter().collect(), line[cursor..].iter().collect());
            let squeezed = |text: &str| text.replace(' ', "");
            let told = || format!("{width} {step}: {before:?}|{behind:?} of {left:?}|{right:?}");
            // A row of blanks is not told from none.
            let part = before.strip_prefix("e4:").map_or_else(|| panic!("{}", told()), str::trim_start);
            assert!(
                squeezed(&left).ends_with(&squeezed(part))
                    && squeezed(&right).starts_with(&squeezed(&behind)),
                "{}",
                told()
            );
            // Something of the line is seen on both sides.
            assert!(left.trim().is_empty() || !part.is_empty() || left.ends_with(' '), "{step}: {left}");
        }
    }
}
