//! The page: what stands where in windows of every size.

use crate::support::setups::practice;
use ansage::args;
use ansage::face::InputLine;
use ansage::face::screen::page::{CursorRest, Page};
use ansage::face::screen::sentences::Sentences;
use ansage::face::screen::theme::{Colours, Theme};
use ansage::game::{Actor, Event, Game, PlayEvent, Speaker};
use ansage::session::{Appearance, BoardSeen, ClockSeen, Palette, ScoreSeen, ScreenView, clocks, letters};
use ansage::tell::color_key;
use ansage::voice::{Id, Voice};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::{Position, Rect};
use ratatui::style::Color as Paint;
use shakmaty::{Board, Color, Square};

fn clock(line: &str, name: &str, digits: &str) -> ClockSeen {
    ClockSeen { line: line.to_owned(), name: name.to_owned(), digits: digits.to_owned() }
}

fn page(said: &[&str], moves: usize) -> Page {
    let voice = Voice::built_in("de").unwrap();
    let score = |title: &str| ScoreSeen {
        title: title.to_owned(),
        rows: (1..=moves).map(|number| format!("{number}. Sf3 Sf6")).collect(),
    };
    let mut sentences = Sentences::default();
    for said in said {
        sentences.push((*said).to_owned());
    }
    let view = ScreenView {
        board: BoardSeen {
            board: Board::new(),
            from: Color::White,
            differ: Vec::new(),
            letters: letters(&voice),
        },
        clocks: [
            clock("Weiß 1:30:00 läuft", "Weiß am Zug", "1:30:00"),
            clock("Schwarz 0:05:09", "Schwarz", "0:05:09"),
        ],
        status: String::new(),
        scores: [score("Partieformular Weiß"), score("Partieformular Schwarz")],
        both: "Beide Partieformulare".to_owned(),
        prompt: "Eingabe:".to_owned(),
        focus: None,
    };
    Page {
        theme: Theme::new(Palette::WhiteOnBlack, Colours::Sixteen),
        appearance: Appearance::default(),
        view: Some(view),
        sentences,
        line: InputLine::default(),
        rest: CursorRest::default(),
        waits: false,
    }
}

/// The rows of the window as ratatui draws them, with the announcement in its place.
fn drawn(page: &Page, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let area = Rect::new(0, 0, width, height);
    terminal
        .draw(|frame| {
            page.draw(area, frame.buffer_mut());
            let place = page.layout(area).announcement;
            for (y, row) in (place.top()..).zip(page.announcement(area)) {
                frame.buffer_mut().set_string(place.x, y, row, page.theme.strong);
            }
            frame.set_cursor_position(page.cursor(area));
        })
        .unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(row).collect()
}

#[test]
fn forty_columns_hold_everything() {
    let page = page(&["Übungspartie. Du hast Weiß.", "Du bist am Zug."], 2);
    assert_eq!(
        drawn(&page, 40, 18),
        [
            "8 t s l d k l s t  Weiß 1:30:00 läuft",
            "7 b b b b b b b b  Schwarz 0:05:09",
            "6                  Beide Partieformulare",
            "5                  1. Sf3 Sf6",
            "4                  2. Sf3 Sf6",
            "3",
            "2 B B B B B B B B",
            "1 T S L D K L S T",
            "  a b c d e f g h",
            "",
            "",
            "",
            "Übungspartie. Du hast Weiß.",
            "Du bist am Zug.",
            "",
            "",
            "",
            "Eingabe:",
        ]
    );
}

#[test]
fn a_narrow_window_has_the_clocks_below_the_board() {
    let page = page(&["Du bist am Zug."], 3);
    assert_eq!(
        drawn(&page, 22, 18)[7..],
        [
            "1 T S L D K L S T",
            "  a b c d e f g h",
            "Weiß 1:30:00 läuft",
            "Schwarz 0:05:09",
            "2. Sf3 Sf6",
            "3. Sf3 Sf6",
            "Du bist am Zug.",
            "",
            "",
            "",
            "Eingabe:",
        ]
        .map(str::to_owned)[..]
    );
}

#[test]
fn the_last_moves_of_a_long_game_stay_in_sight() {
    let rows = drawn(&page(&["Schach."], 80), 80, 24);
    assert!(rows[16].ends_with("80. Sf3 Sf6           80. Sf3 Sf6"), "{rows:#?}");
    assert!(rows[2].ends_with("Partieformular Weiß   Partieformular Schwarz"), "{rows:#?}");
}

#[test]
fn scores_that_differ_stand_one_above_the_other_where_there_is_no_room_beside() {
    let mut page = page(&["Schach."], 9);
    if let Some(view) = &mut page.view {
        view.scores[1].rows.truncate(2);
    }
    let rows = drawn(&page, 40, 20);
    assert!(rows[2].ends_with("Partieformular Weiß"), "{rows:#?}");
    assert!(rows[4].ends_with("9. Sf3 Sf6"), "{rows:#?}");
    assert!(rows[5].ends_with("Partieformular"), "{rows:#?}");
    assert!(rows[6].ends_with("Schwarz"), "{rows:#?}");
    assert!(rows[8].ends_with("2. Sf3 Sf6"), "{rows:#?}");
}

#[test]
fn black_sees_the_board_from_the_other_side() {
    let mut page = page(&[], 0);
    if let Some(view) = &mut page.view {
        view.board.from = Color::Black;
    }
    let rows = drawn(&page, 40, 20);
    assert!(rows[0].starts_with("1 T S L K D L S T"), "{rows:#?}");
    assert!(rows[8].starts_with("  h g f e d c b a"), "{rows:#?}");
}

#[test]
fn squares_that_differ_are_marked_without_colour() {
    let mut page = page(&[], 0);
    if let Some(view) = &mut page.view {
        view.board.differ = vec![Square::E2, Square::E4];
        view.status = "Zwei Felder verschieden !".to_owned();
    }
    let rows = drawn(&page, 40, 20);
    assert!(rows[6].starts_with("2 B B B B B!B B B"), "{rows:#?}");
    assert!(rows[4].starts_with("4          !"), "{rows:#?}");
    assert!(rows[2].ends_with("Zwei Felder") && rows[3].ends_with("verschieden !"), "{rows:#?}");
    assert!(drawn(&page, 120, 40)[17].starts_with("4                                     !"), "{rows:#?}");
}

#[test]
fn white_and_black_is_all_there_is() {
    let page = page(&["Schach."], 1);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| page.draw(frame.area(), frame.buffer_mut())).unwrap();
    let buffer = terminal.backend().buffer();
    let opposite = |cell: &ratatui::buffer::Cell| {
        [(Paint::White, Paint::Black), (Paint::Black, Paint::White)].contains(&(cell.fg, cell.bg))
    };
    assert!(buffer.content().iter().all(opposite));
    // a1 is dark, h1 is light.
    assert_eq!((buffer[(3, 14)].bg, buffer[(31, 14)].bg), (Paint::Black, Paint::White));
}

#[test]
fn the_cursor_stands_where_braille_reads() {
    let area = Rect::new(0, 0, 80, 24);
    let mut page = page(&["Schach."], 1);
    assert_eq!(page.cursor(area), Position::new(0, 19));
    page.rest = page.rest.next();
    // Nothing was spoken of yet.
    assert_eq!(page.cursor(area), Position::new(0, 19));
    let focus = |page: &mut Page, square, from| {
        let view = page.view.as_mut().unwrap();
        (view.focus, view.board.from) = (Some(square), from);
    };
    for (square, from, column, row) in [
        (Square::A1, Color::White, 3, 14),
        (Square::E4, Color::White, 19, 8),
        (Square::H8, Color::White, 31, 0),
        (Square::H8, Color::Black, 3, 14),
        (Square::E4, Color::Black, 15, 6),
    ] {
        focus(&mut page, square, from);
        assert_eq!(page.cursor(area), Position::new(column, row), "{square} {from}");
    }
    page.rest = page.rest.next();
    assert_eq!(page.cursor(area), Position::new(9, 23));
    page.rest = page.rest.next();
    page.waits = true;
    assert_eq!(page.cursor(area), Position::new(9, 23));
    page.line.paste("Eva");
    assert_eq!(page.cursor(area), Position::new(12, 23));
}

#[test]
fn a_line_longer_than_the_window_shows_where_it_is_typed() {
    let mut page = page(&["Schach."], 1);
    page.line.paste("Springer Gustav eins Felix drei und so weiter");
    let rows = drawn(&page, 40, 20);
    assert_eq!(rows[19], "Eingabe:  eins Felix drei und so weiter");
    assert_eq!(page.cursor(Rect::new(0, 0, 40, 20)), Position::new(39, 19));
}

#[test]
fn a_sentence_too_long_for_its_place_takes_more_and_says_where_it_goes_on() {
    let long = "eins zwei drei vier ".repeat(10);
    let mut page = page(&["davor", &long], 0);
    let rows = drawn(&page, 20, 24);
    assert_eq!(rows[12..15], ["", "eins zwei drei vier", "eins zwei drei vier"].map(str::to_owned));
    let rows = drawn(&page, 20, 6);
    assert_eq!((rows[4].as_str(), rows[5].as_str()), ("eins zwei drei vie…", "Eingabe:"));
    assert!(page.sentences.leaf(true, 19, 5));
    assert_eq!(drawn(&page, 20, 6)[0], "eins zwei drei vier");
}

#[test]
fn no_window_is_too_small_or_too_odd() {
    let mut page = page(&["Schwarz: Springer Gustav acht Felix sechs, Schach. Du bist am Zug."], 40);
    for text in ["", "Eva"] {
        page.line.paste(text);
        for (width, height) in (0..45).flat_map(|width| (0..26).map(move |height| (width, height))) {
            let area = Rect::new(0, 0, width, height);
            let mut buffer = ratatui::buffer::Buffer::empty(area);
            page.draw(area, &mut buffer);
            let cursor = page.cursor(area);
            assert!(area.is_empty() || area.contains(cursor), "{area}: {cursor}");
            assert!(page.announcement(area).len() <= usize::from(height), "{area}");
        }
    }
}

#[test]
fn pieces_grow_with_their_squares() {
    let page = page(&[], 0);
    // Four rows a square.
    let rows = drawn(&page, 120, 40);
    assert!(rows[0].starts_with("    ▄█             ▀██"), "{rows:#?}");
    let (small, large) = (page.layout(Rect::new(0, 0, 80, 24)), page.layout(Rect::new(0, 0, 180, 80)));
    assert_eq!((small.board.unwrap().square, large.board.unwrap().square), (2, 8));
    // Twice as large in twice the rows.
    let rows = drawn(&page, 180, 80);
    let rook: Vec<String> = rows[..8].iter().map(|row| row.chars().take(16).collect()).collect();
    assert_eq!(
        rook,
        [
            "        ██      ",
            "      ████      ",
            "    ██████████  ",
            "8     ████      ",
            "      ████      ",
            "      ████  ██  ",
            "        ████    ",
            "",
        ]
    );
}

#[test]
fn a_figure_tells_its_side_by_itself_whatever_it_stands_on() {
    let mut page = page(&[], 0);
    page.appearance.figures = true;
    let rows = drawn(&page, 40, 20);
    assert!(rows[7].starts_with("1 ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖"), "{rows:#?}");
    assert!(rows[0].starts_with("8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜"), "{rows:#?}");
}

#[test]
fn big_clocks_take_the_size_that_fits() {
    let mut page = page(&["Schach."], 3);
    page.appearance.big_clocks = true;
    let rows = drawn(&page, 80, 24);
    assert!(rows[0].ends_with("Weiß am Zug") && rows[5].ends_with("Schwarz"), "{rows:#?}");
    assert!(rows[1].ends_with("▗█   ▄  ▟▀▙ ▟▀▜▖ ▄  ▟▀▜▖▟▀▜▖"), "{rows:#?}");
    assert!(rows[10].ends_with("Partieformular Weiß   Partieformular Schwarz"), "{rows:#?}");
    // Twice as wide where there is room.
    assert!(drawn(&page, 120, 40)[1].contains("▀▀"));
    // And small where there is none.
    assert!(drawn(&page, 40, 20)[0].ends_with("Weiß 1:30:00 läuft"));
}

/// What stands in these columns of the first rows, the words of all rows in one line.
fn words(rows: &[String], columns: std::ops::Range<u16>) -> String {
    let columns = usize::from(columns.start)..usize::from(columns.end);
    let part = |row: &String| row.chars().take(columns.end).skip(columns.start).collect::<String>();
    rows.iter()
        .flat_map(|row| part(row).split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn no_voice_has_a_clock_or_a_heading_that_is_cut_or_runs_into_another() {
    for tag in ["de", "en", "es", "eu", "eu-anderea", "hu", "pt"] {
        let voice = Voice::built_in(tag).unwrap();
        for (time, runs) in [("90m", Color::White), ("90m", Color::Black), ("30mbyo5x30", Color::Black)] {
            let mut game = Game::open(practice(time));
            if runs == Color::Black {
                game.apply(
                    &Event::Play(PlayEvent::Announced {
                        by: Speaker::White,
                        r#move: "e2e4".parse().unwrap(),
                    }),
                    0,
                );
                game.apply(&Event::pressed(Color::White, Actor::Program), 0);
            }
            for differ in [false, true] {
                let mut page = page(&["Schach."], 9);
                let view = page.view.as_mut().unwrap();
                view.clocks = clocks(&game, 0, &voice);
                for (score, color) in view.scores.iter_mut().zip(Color::ALL) {
                    score.title =
                        voice.tell(Id::named("screen-score").unwrap(), &args!("color" => color_key(color)));
                }
                view.both = voice.say(Id::named("screen-scores").unwrap());
                if differ {
                    view.scores[1].rows.pop();
                }
                let ScreenView { clocks, scores, both, .. } = view.clone();
                for width in [39, 40, 53, 66, 71, 72, 80, 100, 120] {
                    let rows = drawn(&page, width, 24);
                    let side = page.layout(Rect::new(0, 0, width, 24)).side;
                    let (rows, middle) = (&rows[..usize::from(side.height)], side.x + side.width / 2);
                    let one = words(rows, side.x..side.right());
                    let (left, right) = (words(rows, side.x..middle), words(rows, middle..side.right()));
                    let at = format!("{tag}, {time}, {width}: {rows:#?}");
                    assert!(clocks.iter().all(|clock| one.contains(&clock.line)), "{at}");
                    // The clocks of byo-yomi leave a narrow window no room for headings.
                    if time.contains("byo") {
                        continue;
                    }
                    let [white, black] = &scores;
                    let beside = left.contains(&white.title) && right.contains(&black.title);
                    let above = one.contains(&white.title) && one.contains(&black.title);
                    assert!(beside || above || (!differ && one.contains(&both)), "{at}");
                    let apart = |row: &String| {
                        row.chars().nth(usize::from(middle) - 1).is_none_or(char::is_whitespace)
                    };
                    // Below the clocks, which have a row each there.
                    assert!(!beside || rows[2..].iter().all(apart), "{at}");
                }
            }
        }
    }
}
