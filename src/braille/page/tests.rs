//! The rules that every page keeps, tried on small, large and random scores in every code.

use super::*;
use crate::braille::ascii::{to_ascii, to_cells};
use crate::braille::shipped;
use crate::braille::shipped::EUROPE;
use crate::braille::shipped::{every_ply, san};

fn side(text: &str) -> ScorePly {
    ScorePly { ply: san(text), clock: None, draw_offer: false, comment: None }
}

fn full(number: u32, white: &str, black: &str) -> ScoreMove {
    let side = |text: &str| (!text.is_empty()).then(|| side(text));
    ScoreMove { number, white: side(white), black: side(black) }
}

fn score(header: &[&str], moves: Vec<ScoreMove>) -> Score {
    let header = header.iter().map(|line| (*line).to_owned()).collect();
    Score { header, before: Vec::new(), moves, outcome: Outcome::Draw }
}

/// The pages of computer Braille as print, for tests that a sighted engineer can read.
fn print(score: &Score, width: usize, lines: usize, remarks: bool) -> Vec<Vec<String>> {
    let size = PageSize::new(width, lines).unwrap();
    let pages = lay_out(&shipped::code("computer"), score, size, remarks);
    pages.pages().iter().map(|page| page.iter().map(|line| to_ascii(line).unwrap()).collect()).collect()
}

/// Numbers that look random and are the same every time.
struct Dice(u32);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        usize::try_from(self.0 >> 8).unwrap() % limit
    }
}

fn random_score(dice: &mut Dice, plies: &[Ply]) -> Score {
    let letters: Vec<char> =
        EUROPE.chars().chain("  ,.-/()'\"0123456789\u{202E}\u{1B}\u{0}\n\t王\u{301}".chars()).collect();
    let words = |dice: &mut Dice, longest: usize| -> String {
        (0..dice.below(longest)).map(|_| letters[dice.below(letters.len())]).collect()
    };
    let mut moves = Vec::new();
    for number in 1..=dice.below(120) {
        let side = |dice: &mut Dice| ScorePly {
            ply: plies[dice.below(plies.len())],
            clock: (dice.below(3) > 0).then(|| u32::try_from(dice.below(40_000)).unwrap()),
            draw_offer: dice.below(5) == 0,
            comment: (dice.below(6) == 0).then(|| words(dice, 300)),
        };
        let white = (number > 1 || dice.below(2) == 0).then(|| side(dice));
        let black = (dice.below(20) > 0).then(|| side(dice));
        moves.push(ScoreMove { number: u32::try_from(number).unwrap(), white, black });
    }
    let header = (0..dice.below(9)).map(|_| words(dice, 90)).collect();
    let before = (0..dice.below(3)).map(|_| words(dice, 90)).collect();
    Score { header, before, moves, outcome: Outcome::WhiteWins }
}

#[test]
fn every_page_of_random_scores_is_within_its_width_and_lines_and_holds_only_the_64() {
    let plies = every_ply();
    let mut dice = Dice(2026);
    for code in shipped::codes() {
        for (width, lines) in [(20, 5), (40, 25), (39, 26), (21, 6), (100, 40)] {
            for _ in 0..8 {
                let score = random_score(&mut dice, &plies);
                let size = PageSize::new(width, lines).unwrap();
                let pages = lay_out(&code, &score, size, dice.below(2) == 0);
                for (index, page) in pages.pages().iter().enumerate() {
                    assert!((1..=lines).contains(&page.len()));
                    for line in page {
                        assert!(line.chars().count() <= width, "{line}");
                        assert!(line.chars().all(|cell| ('\u{2800}'..='\u{283F}').contains(&cell)), "{line}");
                        assert!(!line.ends_with(BLANK), "{line}");
                    }
                    let number = code.number(index + 1);
                    assert_eq!(page[0].chars().count(), width);
                    assert!(page[0].ends_with(&format!("{BLANK}{number}")));
                }
                check_file(&pages);
            }
        }
    }
}

/// The file has CR LF after every line, form feeds between pages alone, and both formats say the same.
fn check_file(pages: &Pages) {
    let brf = pages.write(BrailleFormat::Brf).unwrap();
    let brl = pages.write(BrailleFormat::Brl).unwrap();
    assert_eq!(to_cells(&brf).as_ref(), Ok(&brl));
    assert!(brf.ends_with("\r\n"));
    let parts: Vec<_> = brf.split('\u{C}').collect();
    assert_eq!(parts.len(), pages.pages().len());
    for (part, page) in parts.iter().zip(pages.pages()) {
        let lines: Vec<_> = part.strip_suffix("\r\n").unwrap().split("\r\n").collect();
        assert_eq!(lines.len(), page.len());
        for line in lines {
            assert!(line.chars().all(|sign| matches!(sign, ' '..='_')), "{line:?}");
        }
    }
}

#[test]
fn a_finger_finds_each_move_on_its_own_line() {
    let moves = vec![full(1, "e4", "e5"), full(2, "Nf3", "Nc6"), full(3, "O-O", "")];
    let pages = print(&score(&["Anna - Bella", "Wien 2026"], moves), 40, 25, false);
    let rows = ["WIEN 2026", "", "1. E4 E5", "2. NF3 NC6", "3. O-O", "1/2-1/2"];
    assert_eq!(pages.len(), 1);
    assert_eq!(pages[0][0], format!("ANNA - BELLA{}1", " ".repeat(27)));
    assert_eq!(pages[0][1..], rows);
}

#[test]
fn clocks_and_offers_stand_at_the_end_of_the_line_and_no_offer_is_taken_for_the_other_side() {
    let mut both = full(7, "Nf3", "Nc6");
    both.white.as_mut().unwrap().clock = Some(5025);
    both.black.as_mut().unwrap().clock = Some(4800);
    let line = |full: &ScoreMove| print(&score(&[], vec![full.clone()]), 60, 25, false)[0][1].clone();
    assert_eq!(line(&both), "7. NF3 NC6 [1:23:45] [1:20:00]");
    both.black.as_mut().unwrap().draw_offer = true;
    assert_eq!(line(&both), "7. NF3 NC6 [1:23:45] [1:20:00] (=)");
    both.black.as_mut().unwrap().clock = None;
    assert_eq!(line(&both), "7. NF3 NC6 [1:23:45] ... (=)");
    both.white = None;
    assert_eq!(line(&both), "7. ... NC6 (=)");
}

#[test]
fn a_move_with_both_clocks_fits_on_a_line_of_forty_in_german() {
    let mut long = full(88, "Nxe5+", "Nxe5");
    long.white.as_mut().unwrap().clock = Some(5025);
    long.black.as_mut().unwrap().clock = Some(5025);
    let pages = lay_out(&shipped::code("german"), &score(&[], vec![long]), PageSize::default(), false);
    assert_eq!(pages.pages()[0].len(), 3);
}

#[test]
fn a_line_too_long_breaks_between_words_and_goes_on_two_cells_in() {
    let mut long = full(12, "Nb1c3", "e7e5");
    long.white.as_mut().unwrap().clock = Some(5025);
    long.black.as_mut().unwrap().clock = Some(5025);
    let pages = print(&score(&[], vec![long]), 20, 10, false);
    assert_eq!(pages[0][1..], ["12. NB1C3 E7E5", "  [1:23:45]", "  [1:23:45]", "1/2-1/2"]);
}

#[test]
fn a_remark_begins_four_cells_in_goes_on_two_in_and_is_left_out_on_wish() {
    let mut told = full(1, "e4", "e5");
    told.white.as_mut().unwrap().comment = Some("the best by test, he said".to_owned());
    told.black.as_mut().unwrap().comment = Some("so is this".to_owned());
    let score = score(&[], vec![told]);
    let rows = ["1. E4 E5", "    THE BEST BY", "  TEST, HE SAID", "    ... SO IS THIS", "1/2-1/2"];
    assert_eq!(print(&score, 20, 10, true)[0][1..], rows);
    assert_eq!(print(&score, 20, 10, false)[0][1..], ["1. E4 E5", "1/2-1/2"]);
}

#[test]
fn a_word_longer_than_a_line_is_parted_with_hyphens() {
    let name = "Llanfairpwllgwyngyllgogerychwyrndrobwll";
    let pages = print(&score(&[name], Vec::new()), 20, 8, false);
    assert_eq!(pages[0][0].trim_start(), "1");
    assert_eq!(pages[0][1..4], ["LLANFAIRPWLLGWYNG-", "  YLLGOGERYCHWYRNDR-", "  OBWLL"]);
}

#[test]
fn a_broken_move_is_not_parted_by_the_end_of_a_page() {
    let mut moves: Vec<ScoreMove> = (1..=4).map(|number| full(number, "e4", "e5")).collect();
    moves[3].white.as_mut().unwrap().clock = Some(5025);
    moves[3].black.as_mut().unwrap().clock = Some(5025);
    let pages = print(&score(&[], moves), 20, 5, false);
    assert_eq!(pages[0].len(), 4);
    assert_eq!(pages[1][1..], ["4. E4 E5 [1:23:45]", "  [1:23:45]", "1/2-1/2"]);
}

#[test]
fn the_first_line_of_the_header_heads_every_page_where_it_fits() {
    let moves: Vec<ScoreMove> = (1..=9).map(|number| full(number, "e4", "e5")).collect();
    let short = print(&score(&["Anna - Bella"], moves.clone()), 20, 5, false);
    assert!(short.len() > 2 && short.iter().all(|page| page[0].starts_with("ANNA - BELLA  ")));
    let long = print(&score(&["Anna Antal - Bella Berg"], moves), 20, 5, false);
    assert!(long.iter().all(|page| page[0].starts_with("    ")));
    assert_eq!(long[0][1..3], ["ANNA ANTAL - BELLA", "  BERG"]);
}

#[test]
fn the_result_has_its_own_line_at_the_end() {
    for code in shipped::codes() {
        for outcome in [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::Unfinished] {
            let score =
                Score { header: Vec::new(), before: Vec::new(), moves: vec![full(1, "e4", "e5")], outcome };
            let pages = lay_out(&code, &score, PageSize::default(), true);
            let results = &code.table().results;
            let all = [&results.white_wins, &results.black_wins, &results.draw, &results.unfinished];
            let last = pages.pages().last().unwrap().last().unwrap();
            assert_eq!(all.iter().filter(|rule| rule.cells == *last).count(), 1);
        }
    }
}

#[test]
fn every_move_of_a_page_can_be_read_back() {
    let plies = every_ply();
    let mut dice = Dice(7);
    for code in shipped::codes() {
        let ellipsis = &code.table().moves.ellipsis;
        let moves: Vec<ScoreMove> = (1..=200)
            .map(|number| {
                let mut any = || ScorePly { ply: plies[dice.below(plies.len())], ..side("e4") };
                ScoreMove { number, white: (number > 1).then(&mut any), black: Some(any()) }
            })
            .collect();
        let pages = lay_out(&code, &score(&["A", "B"], moves.clone()), PageSize::default(), true);
        let lines: Vec<&String> = pages.pages().iter().flat_map(|page| &page[1..]).collect();
        for full in &moves {
            let start = format!("{}{BLANK}", code.move_number(full.number));
            let line = lines.iter().find_map(|line| line.strip_prefix(&start)).unwrap();
            let first = line.trim_start_matches(&ellipsis.cells).trim_start_matches(BLANK);
            let mut read =
                if full.white.is_some() { line } else { first }.split(BLANK).map(|word| code.decode(word));
            for side in [&full.white, &full.black].into_iter().flatten() {
                assert_eq!(read.next(), Some(Ok(side.ply)), "{line}");
            }
            assert_eq!(read.next(), None);
        }
    }
}

#[test]
fn names_with_every_letter_and_with_controls_are_set_and_what_is_missing_is_told() {
    for code in shipped::codes() {
        let name = format!("\u{202E}{EUROPE}\u{1B}[2J \u{2066}王");
        let header = [name.as_str(), &EUROPE.to_uppercase()];
        let pages = lay_out(&code, &score(&header, Vec::new()), PageSize::default(), true);
        assert_eq!(pages.unwritten(), ['\u{202E}', '\u{1B}', '\u{2066}', '王']);
        check_file(&pages);
    }
}

#[test]
fn sizes_out_of_range_are_refused() {
    for (width, lines) in [(19, 25), (101, 25), (40, 4), (40, 41), (0, 0), (usize::MAX, usize::MAX)] {
        assert_eq!(PageSize::new(width, lines), Err(PageFault::Size { width, lines }));
    }
    assert_eq!(PageSize::new(40, 25), Ok(PageSize::default()));
}

#[test]
fn a_score_without_header_moves_or_result_is_one_page() {
    let empty =
        Score { header: Vec::new(), before: Vec::new(), moves: Vec::new(), outcome: Outcome::Unfinished };
    let pages = print(&empty, 40, 25, true);
    assert_eq!(pages, [[format!("{}1", " ".repeat(39)), "*".to_owned()]]);
}

#[test]
fn a_header_has_four_lines_and_what_has_no_room_in_them_stands_below_as_a_remark() {
    let entries =
        ["Anna - Bella", "Event: Open", "Site: Wien", "Date: 2026", "Round: 3", "Board: 12", "By: A"];
    let rows =
        ["EVENT: OPEN, SITE:", "  WIEN, DATE: 2026,", "  ROUND: 3", "", "    BOARD: 12, BY: A", "1. E4 E5"];
    let pages = print(&score(&entries, vec![full(1, "e4", "e5")]), 20, 25, false);
    assert_eq!(pages[0][1..7], rows);
}

#[test]
fn what_is_said_before_the_first_move_stands_before_it() {
    let mut told = score(&["A"], vec![full(1, "e4", "e5")]);
    told.before = vec!["Preface".to_owned()];
    assert_eq!(print(&told, 20, 25, true)[0][1..4], ["", "    PREFACE", "1. E4 E5"]);
    assert_eq!(print(&told, 20, 25, false)[0][1..3], ["", "1. E4 E5"]);
}
