//! The page: what stands where in windows of every size.

use crate::support::setups::practice;
use ansage::args;
use ansage::face::InputLine;
use ansage::face::screen::page::{CursorRest, Page};
use ansage::face::screen::sentences::Sentences;
use ansage::face::screen::theme::{Colours, Theme};
use ansage::game::{Actor, Event, Game, PlayEvent, Speaker};
use ansage::session::{
    Appearance, BoardSeen, ClockSeen, Paging, Palette, ScoreSeen, ScreenView, clocks, letters,
};
use ansage::tell::color_key;
use ansage::voice::{Id, Voice};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use shakmaty::{Board, Color, Square};
use strum::IntoEnumIterator;

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
        boards: vec![BoardSeen {
            board: Board::new(),
            from: Color::White,
            differ: Vec::new(),
            moved: Vec::new(),
            check: None,
            letters: letters(&voice),
        }],
        clocks: [
            clock("Weiß 1:30:00 läuft", "Weiß am Zug", "1:30:00"),
            clock("Schwarz 0:05:09", "Schwarz", "0:05:09"),
        ],
        status: [String::new(), String::new()],
        owners: ["Weißes Brett".to_owned(), "Schwarzes Brett".to_owned()],
        scores: [score("Partieformular Weiß"), score("Partieformular Schwarz")],
        both: "Beide Partieformulare".to_owned(),
        prompt: "Eingabe:".to_owned(),
        focus: None,
        paging: Paging {
            page: "Seite".to_owned(),
            onward: "Bild ab: weiter.".to_owned(),
            back: "Bild auf: zurück.".to_owned(),
            board: "Escape: Brett.".to_owned(),
        },
        no_board: "Das Fenster ist zu klein.".to_owned(),
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
            "1. Sf3 Sf6  3. Sf3 Sf6",
            "2. Sf3 Sf6",
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
    // The last ones large, and of all as many as there is room for.
    let rows = drawn(&page(&["Schach."], 80), 80, 24);
    assert!(rows[3].ends_with("▄ ▀▀ ▄   ▄ ▀ ▄  ▄ ▀▀ ▄"), "{rows:#?}");
    assert!(rows[13].ends_with("Beide Partieformulare"), "{rows:#?}");
    assert!(rows[17].ends_with("72. Sf3 Sf6  76. Sf3 Sf6  80. Sf3 Sf6"), "{rows:#?}");
    // Where they differ each has its own.
    let mut page = page(&["Schach."], 80);
    page.view.as_mut().unwrap().scores[1].rows.pop();
    let rows = drawn(&page, 80, 24);
    assert!(rows[3].ends_with("Weiß              Schwarz"), "{rows:#?}");
    assert!(rows[17].ends_with("80. Sf3 Sf6       79. Sf3 Sf6"), "{rows:#?}");
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
        view.boards[0].from = Color::Black;
    }
    let rows = drawn(&page, 40, 20);
    assert!(rows[0].starts_with("1 T S L K D L S T"), "{rows:#?}");
    assert!(rows[8].starts_with("  h g f e d c b a"), "{rows:#?}");
}

#[test]
fn squares_that_differ_are_marked_without_colour() {
    let mut page = page(&[], 0);
    if let Some(view) = &mut page.view {
        view.boards[0].differ = vec![Square::E2, Square::E4];
        view.status[0] = "Zwei Felder verschieden !".to_owned();
    }
    let rows = drawn(&page, 40, 20);
    assert!(rows[6].starts_with("2 B B B B B!B B B"), "{rows:#?}");
    assert!(rows[4].starts_with("4          !"), "{rows:#?}");
    assert!(rows[2].ends_with("Zwei Felder") && rows[3].ends_with("verschieden !"), "{rows:#?}");
    assert!(drawn(&page, 120, 40)[19].contains('!'), "{rows:#?}");
}

/// The window as it is drawn.
fn buffer(page: &Page, width: u16, height: u16) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    page.draw(area, &mut buffer);
    buffer
}

#[test]
fn white_and_black_differ_in_hue_and_form_on_every_square() {
    let mut page = page(&[], 0);
    page.theme = Theme::new(Palette::WhiteOnBlack, Colours::Pure);
    let theme = page.theme;
    let buffer = buffer(&page, 80, 24);
    // The letters in their squares of five columns and two rows.
    for (column, white, black) in [
        (4, (15, Square::A1), (1, Square::A8)),
        (9, (15, Square::B1), (1, Square::B8)),
        (4, (13, Square::A2), (3, Square::A7)),
        (9, (13, Square::B2), (3, Square::B7)),
    ] {
        let [of_white, of_black] = [white, black].map(|(_, square)| *theme.square(square.is_light()));
        let (white, black) = (white.0, black.0);
        let (below, above) = (&buffer[(column, white)], &buffer[(column, black)]);
        // White's letter stands on its square, above a bar; Black's is cut out of a plate.
        assert_eq!((below.fg, below.bg), (of_white.pieces.white, of_white.ground));
        let bar = &buffer[(column, white + 1)];
        assert!(bar.symbol() == "▀" && [bar.fg, bar.bg].contains(&of_white.pieces.white), "{bar:?}");
        assert_eq!((above.fg, above.bg), (of_black.ground, of_black.pieces.black));
        for beside in [column - 1, column + 1] {
            assert_eq!(buffer[(beside, black)].bg, of_black.pieces.black);
        }
        // And round all of it there is a margin.
        for edge in [column - 2, column + 2] {
            assert_eq!(buffer[(edge, black)].bg, of_black.ground);
            assert_eq!(buffer[(edge, white)].bg, of_white.ground);
        }
    }
}

#[test]
fn no_drawing_touches_the_edges_of_its_square() {
    for palette in Palette::iter() {
        for (width, height) in [(80, 24), (100, 30), (110, 36), (120, 40), (160, 50), (200, 60), (300, 90)] {
            for figures in [false, true] {
                let mut page = page(&[], 0);
                (page.theme, page.appearance.figures) = (Theme::new(palette, Colours::Pure), figures);
                let place = page.layout(Rect::new(0, 0, width, height)).boards[0].unwrap();
                let buffer = buffer(&page, width, height);
                let (squares, theme) = (place.squares(), &page.theme);
                let grounds = [theme.light.ground, theme.dark.ground, theme.ground];
                let edges = (0..8).flat_map(|column| {
                    let left = squares.x + column * place.square.width;
                    [left, left + place.square.width - 1]
                });
                for (x, y) in edges.flat_map(|x| (squares.y..squares.bottom()).map(move |y| (x, y))) {
                    // At most half of a column there is of something else.
                    let cell = &buffer[(x, y)];
                    let half = ["▐", "▌", "▗", "▖", "▝", "▘", "▙", "▟", "▛", "▜"].contains(&cell.symbol());
                    let plain = [cell.fg, cell.bg].iter().all(|color| grounds.contains(color));
                    let empty = cell.symbol() == " " && grounds.contains(&cell.bg);
                    assert!(half || plain || empty, "{palette:?} {width}: {cell:?} at {x} {y}");
                }
            }
        }
    }
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
        (view.focus, view.boards[0].from) = (Some(square), from);
    };
    for (square, from, column, row) in [
        (Square::A1, Color::White, 4, 15),
        (Square::E4, Color::White, 24, 9),
        (Square::H8, Color::White, 39, 1),
        (Square::H8, Color::Black, 4, 15),
        (Square::E4, Color::Black, 19, 7),
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
    assert_eq!([3, 4, 5].map(|row| rows[row].as_str()), ["eins zwei drei vier", "1/3", "Eingabe:"]);
    assert!(page.sentences.leaf(true, 19, 4));
    assert_eq!([0, 4].map(|row| drawn(&page, 20, 6)[row].clone()), ["eins zwei drei vier", "2/3"]);
    // Where there is no row for that, a sign says so.
    assert_eq!(drawn(&page, 20, 2)[0], "eins zwei drei vie…");
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
    let mut page = page(&[], 0);
    page.theme = Theme::new(Palette::WhiteOnBlack, Colours::Pure);
    // How many cells of h1 and of its letter, a T, have White's colour.
    let painted = |width, height| {
        let area = Rect::new(0, 0, width, height);
        let place = page.layout(area).boards[0].unwrap();
        let white = page.theme.light.pieces.white;
        let (buffer, squares) = (buffer(&page, width, height), place.squares());
        let x = squares.right() - place.square.width;
        let square =
            Rect { x, width: place.square.width, y: squares.bottom() - place.square.height / 2, ..squares };
        let square = square.intersection(squares);
        square.positions().filter(|at| buffer[*at].bg == white || buffer[*at].fg == white).count()
    };
    let sizes = [(80, 24), (120, 40), (200, 60), (300, 90)].map(|(width, height)| painted(width, height));
    assert!(sizes.is_sorted_by(|one, next| one < next), "{sizes:?}");
}

/// The rows of one square in the middle of the board, as they are drawn.
fn square(page: &Page, square: Square, width: u16, height: u16) -> Vec<String> {
    let place = page.layout(Rect::new(0, 0, width, height)).boards[0].unwrap();
    let middle = page.view.as_ref().unwrap().boards[0].cell(&place, square);
    let (buffer, left) = (buffer(page, width, height), middle.x - (place.square.width - 1) / 2);
    let top = middle.y - (place.square.height / 2 - 1) / 2 - place.square.sinks();
    let rows = top..top + place.square.height / 2 + place.square.sinks();
    rows.map(|y| (left..left + place.square.width).map(|x| buffer[(x, y)].symbol()).collect()).collect()
}

#[test]
fn marks_tell_themselves_apart_by_form() {
    let mut page = page(&[], 0);
    page.theme = Theme::new(Palette::WhiteOnBlack, Colours::Pure);
    let view = page.view.as_mut().unwrap();
    let board = &mut view.boards[0];
    (board.moved, board.check, board.differ) = (vec![Square::D4], Some(Square::F4), vec![Square::F6]);
    for (width, height) in [(40, 20), (52, 20), (80, 24), (100, 30), (110, 37), (120, 40), (200, 60)] {
        let forms: Vec<Vec<String>> = [Square::D4, Square::F4, Square::F6, Square::H4]
            .map(|at| square(&page, at, width, height))
            .to_vec();
        for (place, form) in forms.iter().enumerate() {
            assert!(!forms[place + 1..].contains(form), "{width}: {forms:#?}");
        }
        let signs = |form: &[String], sign| form.concat().contains(sign);
        assert!(signs(&forms[1], "+") && signs(&forms[2], "!"), "{width}: {forms:#?}");
    }
}

#[test]
fn both_boards_and_what_belongs_to_each_stand_side_by_side() {
    let mut page = page(&["Bretter verschieden."], 12);
    let view = page.view.as_mut().unwrap();
    let mut other = view.boards[0].clone();
    other.board.discard_piece_at(Square::E2);
    view.boards.push(other);
    view.boards.iter_mut().for_each(|board| board.differ = vec![Square::E2]);
    view.status = ["Zu sehen ist das weiße Brett.", "Mit ! verschieden: ein Feld."].map(str::to_owned);
    let rows = drawn(&page, 120, 40);
    assert_eq!(
        rows[33],
        "  Weißes Brett. Weiß 1:30:00 läuft                            Schwarzes Brett. Schwarz 0:05:09"
    );
    assert_eq!(
        rows[34].trim_end(),
        "  Mit ! verschieden: ein Feld.                                Partieformular Schwarz"
    );
    assert!(rows[36].contains("12. Sf3 Sf6") && rows[24..28].concat().matches('!').count() == 2, "{rows:#?}");
    // In a narrower one the board is the one that is named.
    let rows = drawn(&page, 80, 24);
    assert!(
        rows.concat().contains("das weiße Brett") && rows.concat().matches('!').count() == 1,
        "{rows:#?}"
    );
}

#[test]
fn a_window_that_is_too_small_for_a_board_says_so() {
    for (width, height) in [(16, 20), (40, 10), (30, 5)] {
        let rows = drawn(&page(&["Schach."], 0), width, height).join(" ");
        assert!(rows.starts_with("Das Fenster ist"), "{width} {height}: {rows}");
    }
    assert!(!drawn(&page(&["Schach."], 0), 18, 20).join(" ").contains("Fenster"));
}

#[test]
fn what_covers_the_board_says_so_and_how_to_come_back() {
    let mut page = page(&[&"eins zwei drei vier ".repeat(80)], 0);
    let rows = drawn(&page, 80, 24);
    assert_eq!(rows[22], "Escape: Brett.");
    assert!(rows[0].starts_with("eins zwei"), "{rows:#?}");
    page.sentences.push("eins zwei drei vier ".repeat(200));
    assert_eq!(drawn(&page, 80, 24)[22], "Seite 1/3. Bild ab: weiter. Escape: Brett.");
    page.sentences.fold();
    let rows = drawn(&page, 80, 24);
    assert_eq!(rows[22], "Seite 1/13. Bild ab: weiter.");
    assert!(rows[17].trim_start().starts_with("a    b    c"), "{rows:#?}");
    // One that is a little too long is leafed through below the board.
    page.sentences.push("eins zwei drei vier ".repeat(30));
    let rows = drawn(&page, 80, 24);
    assert_eq!((rows[17].contains("a    b"), rows[22].as_str()), (true, "Seite 1/2. Bild ab: weiter."));
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
    assert!(rows[1].ends_with("▗    ▄  ▟▀▙ ▟▀▜▖ ▄  ▟▀▜▖▟▀▜▖"), "{rows:#?}");
    assert!(rows[10].ends_with("Beide Partieformulare"), "{rows:#?}");
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
                    let side = page.layout(Rect::new(0, 0, width, 24)).sides[0];
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
