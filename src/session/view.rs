//! What there is to see of a session, taken off it when something has happened.

use shakmaty::{Board, ByRole, Color, Move, Position, Rank, Role, Square};

use super::rung::rung_at_play;
use super::state::Session;
use crate::args;
use crate::boards::{Score, ScoreDeviation};
use crate::game::{Desk, Game, Speaker};
use crate::laws::Millis;
use crate::query::may_analyse;
use crate::tell::{MoveText, color_key, pawn_sign};
use crate::voice::{Id, Voice};

/// One game as it is seen.
#[derive(Debug, Clone)]
pub struct ScreenView {
    /// One player's own board, or both, White's first; none where it is not to be seen.
    pub boards: Vec<BoardSeen>,
    /// White's clock, Black's clock, and whose runs.
    pub clocks: [ClockSeen; 2],
    /// That the boards differ, when they do, where one is seen and where both are.
    pub status: [String; 2],
    /// Whose boards these are, White's first.
    pub owners: [String; 2],
    /// Both scores, White's first.
    pub scores: [ScoreSeen; 2],
    /// What stands above one column for both scores.
    pub both: String,
    /// What stands before the line being typed.
    pub prompt: String,
    /// The square last spoken of.
    pub focus: Option<Square>,
    /// How a long text is read.
    pub paging: Paging,
    /// Why there is no board: the window has no room for it, or it is not to be seen.
    pub no_board: String,
}

/// What stands below one page of a long text.
#[derive(Debug, Clone, Default)]
pub struct Paging {
    /// That it is one, before its number.
    pub page: String,
    /// How the next one is come to.
    pub onward: String,
    /// And those before.
    pub back: String,
    /// How the board is come to that it covers.
    pub board: String,
}

/// A board to look at.
#[derive(Debug, Clone)]
pub struct BoardSeen {
    /// What stands on it.
    pub board: Board,
    /// From whose side it is seen.
    pub from: Color,
    /// The squares on which the other player's board has something else.
    pub differ: Vec<Square>,
    /// The squares of the last move.
    pub moved: Vec<Square>,
    /// The king that is in check, where that is told.
    pub check: Option<Square>,
    /// The letters of the pieces.
    pub letters: ByRole<String>,
}

/// One player's clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockSeen {
    /// Whose, what it shows, and whether it runs, in one line.
    pub line: String,
    /// Whose, and whether he is to move, above big digits.
    pub name: String,
    /// What it shows, as digits; empty where there is no clock.
    pub digits: String,
}

/// One player's score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreSeen {
    /// Whose.
    pub title: String,
    /// The moves, a number and two of them in each row.
    pub rows: Vec<String>,
}

impl ScreenView {
    /// What is to be seen now.
    pub fn of(session: &Session<'_>) -> ScreenView {
        let (game, voice) = (session.game(), session.voice());
        // At a practice desk and at a second terminal the person's own board; elsewhere the assistant sees White's.
        let partner = game.setup().partner();
        let own = session.side().or_else(|| partner.map(|partner| !partner));
        let from = own.unwrap_or(Color::White);
        let both = own.is_none() && game.setup().desk != Desk::Practice;
        let hidden = rung_at_play(game).filter(|rung| !rung.shows_board());
        let differ: Vec<_> = game.board_differences().iter().map(|difference| difference.square).collect();
        let status = [Id::SCREEN_DIFFER, Id::SCREEN_DIFFER_BOTH].map(|id| {
            let args = args!("color" => color_key(from), "count" => differ.len());
            if differ.is_empty() { String::new() } else { voice.tell(id, &args) }
        });
        let board = |color: Color| BoardSeen {
            board: game.board(color).now().clone(),
            from,
            differ: differ.clone(),
            moved: moved(game),
            check: check(game),
            letters: letters(voice),
        };
        let score = |color: Color| ScoreSeen {
            title: voice.tell(Id::SCREEN_SCORE, &args!("color" => color_key(color))),
            // All moves at once are as much as the board.
            rows: if hidden.is_none() { rows(game, game.score(color), voice) } else { Vec::new() },
        };
        ScreenView {
            boards: match hidden {
                Some(_) => Vec::new(),
                None if both => Color::ALL.map(board).to_vec(),
                None => vec![board(from)],
            },
            clocks: clocks(game, session.time.now(), voice),
            status,
            owners: [Color::White, Color::Black]
                .map(|color| voice.tell(Id::SCREEN_BOARD, &args!("color" => color_key(color)))),
            scores: [score(Color::White), score(Color::Black)],
            both: voice.say(Id::SCREEN_SCORES),
            prompt: voice.say(Id::SCREEN_PROMPT),
            focus: session.focus(),
            paging: Paging {
                page: voice.say(Id::SCREEN_PAGE),
                onward: voice.say(Id::SCREEN_ONWARD),
                back: voice.say(Id::SCREEN_BACK),
                board: voice.say(Id::SCREEN_BOARD_AGAIN),
            },
            no_board: match hidden {
                Some(rung) => voice.tell(Id::SCREEN_BLINDFOLD, &args!("rung" => u32::from(rung.get()))),
                None => voice.say(Id::SCREEN_TOO_SMALL),
            },
        }
    }
}

/// Where the last move begins and ends, that in hand included.
fn moved(game: &Game) -> Vec<Square> {
    let ends = |played: &Move| {
        // The king castles, whatever the rook's square is called.
        let side = Color::from_white(played.from().is_some_and(|from| from.rank() == Rank::First));
        let to = played.castling_side().map_or(played.to(), |castles| castles.king_to(side));
        played.from().into_iter().chain([to]).collect()
    };
    match game.hand() {
        Some(hand) => hand
            .legal
            .as_ref()
            .map_or_else(|| hand.done.from().into_iter().chain(hand.done.to()).collect(), ends),
        None => game.plies().last().map_or_else(Vec::new, |ply| ends(&ply.played)),
    }
}

/// 11.3.1 — the king in check, where what follows from a position may be told.
fn check(game: &Game) -> Option<Square> {
    let position = game.position();
    let told = may_analyse(game, Speaker::Arbiter) && position.is_check();
    position.board().king_of(position.turn()).filter(|_| told)
}

/// Both clocks as they stand at this moment.
pub fn clocks(game: &Game, at: Millis, voice: &Voice) -> [ClockSeen; 2] {
    let clock = game.clock();
    let counts_up = clock.counts_up();
    let timed = clock.is_timed() || counts_up;
    [Color::White, Color::Black].map(|color| {
        let id = match (timed, clock.running() == Some(color)) {
            (true, true) => Id::SCREEN_CLOCK_RUNS,
            (true, false) => Id::SCREEN_CLOCK,
            (false, true) => Id::SCREEN_PLAYER_TO_MOVE,
            (false, false) => Id::SCREEN_PLAYER,
        };
        let time = if counts_up { clock.used(color, at) } else { clock.left(color, at) };
        let time = match clock.byo_yomi(color, at) {
            Some(periods) => format!("{} +{periods}", digits(time)),
            None => digits(time),
        };
        let running = clock.running() == Some(color);
        let player = if running { Id::SCREEN_PLAYER_TO_MOVE } else { Id::SCREEN_PLAYER };
        ClockSeen {
            line: voice.tell(id, &args!("color" => color_key(color), "time" => time.clone())),
            name: voice.tell(player, &args!("color" => color_key(color))),
            digits: if timed { time } else { String::new() },
        }
    })
}

/// Hours, minutes and seconds.
fn digits(time: Millis) -> String {
    let seconds = time / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// What stands on the screen for a move that was not recorded.
const GAP: &str = "–";

/// The same for one that cannot be read.
const ILLEGIBLE: &str = "?";

/// The moves of a score as they are written, numbered.
fn rows(game: &Game, score: &Score, voice: &Voice) -> Vec<String> {
    let Some(mut position) = game.positions().first().cloned() else { return Vec::new() };
    let telling = MoveText::new(voice.lexicon());
    let mut rows: Vec<String> = Vec::new();
    for (place, (written, ply)) in score.moves().iter().zip(game.plies().iter()).enumerate() {
        let played = written.as_ref().unwrap_or(&ply.played);
        // A score is only ever written from the game; one that does not fit it is shown as far as it does.
        if ply.legal && !position.is_legal(*played) {
            break;
        }
        let number = position.fullmoves();
        let written = match score.otherwise(place) {
            // D.2.9 — what the player has written instead.
            Some(ScoreDeviation::Written(text, done)) => {
                let legal = done.and_then(|done| done.to_move(&position).ok());
                legal.map_or_else(|| text.clone(), |played| telling.written(&played, &position))
            }
            Some(ScoreDeviation::Illegible) => ILLEGIBLE.to_owned(),
            // 8.4 — what is not recorded is a gap.
            None if written.is_none() => GAP.to_owned(),
            None => telling.written(played, &position),
        };
        match (position.turn(), rows.last_mut()) {
            (Color::Black, Some(row)) => {
                row.push(' ');
                row.push_str(&written);
            }
            (Color::Black, None) => rows.push(format!("{number}... {written}")),
            (Color::White, _) => rows.push(format!("{number}. {written}")),
        }
        position.play_unchecked(*played);
    }
    rows
}

/// The letters of the voice's pieces, and one for the pawn.
pub fn letters(voice: &Voice) -> ByRole<String> {
    let lexicon = voice.lexicon();
    ByRole::new_with(|role| match role {
        Role::Pawn => pawn_sign(voice).to_string(),
        _ => lexicon.letter(role).to_owned(),
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use crate::game::Actor;
    use crate::game::Desk;
    use crate::game::OpponentKind;
    use crate::game::Press;
    use crate::game::Repeat;
    use crate::game::Setup;
    use crate::game::Speaker;
    use crate::game::Start;
    use crate::game::{BoardEvent, Event, PlayEvent, ScoreEvent};
    use crate::session::view::*;

    pub(crate) fn setup(time: &str) -> Setup {
        Setup {
            desk: Desk::Practice,
            white: String::new(),
            black: String::new(),
            start: Start::default(),
            time: time.parse().unwrap(),
            press: Press::Auto,
            repeat: Repeat::Program,
            increments: crate::laws::Increments::BeforeMove,
            black_time: None,
            draw: None,
            regulations: Box::default(),
            occasion: None,
            against: OpponentKind::Person,
            wording: None,
            rung: None,
        }
    }

    fn shown(time: &str, at: Millis) -> [String; 2] {
        clocks(&Game::open(setup(time)), at, &Voice::built_in("en").unwrap()).map(|clock| clock.line)
    }

    #[test]
    fn article_d_2_9_a_score_shows_what_its_player_has_written() {
        let (by, voice) = (Speaker::White, Voice::built_in("en").unwrap());
        let mut game = Game::open(setup("1h"));
        for (color, played) in [(Color::White, "e2e4"), (Color::Black, "e7e5"), (Color::White, "g1f3")] {
            game.apply(
                &Event::Play(PlayEvent::Announced {
                    by: Speaker::from(color),
                    r#move: played.parse().unwrap(),
                }),
                0,
            );
            game.apply(&Event::Play(PlayEvent::Repeated { by: Actor::Program, executed_by: None }), 0);
            game.apply(&Event::pressed(color, Actor::Program), 0);
        }
        let mut wrote = |ply, written: Option<&str>, done: Option<&str>| {
            let (written, done) = (written.map(str::to_owned), done.map(|done| done.parse().unwrap()));
            game.apply(
                &Event::Boards(BoardEvent::ScoreWritten {
                    by,
                    score: Color::Black,
                    ply,
                    written,
                    r#move: done,
                }),
                0,
            );
            rows(&game, game.score(Color::Black), &voice)
        };
        assert_eq!(wrote(3, Some("Nh3"), Some("g1h3")), ["1. e4 e5", "2. Nh3"]);
        assert_eq!(wrote(2, None, None), ["1. e4 ?", "2. Nh3"]);
        assert_eq!(wrote(2, Some("Qe5"), None), ["1. e4 Qe5", "2. Nh3"]);
        assert_eq!(wrote(3, Some("Nf3"), Some("g1f3")), ["1. e4 Qe5", "2. Nf3"]);
        assert_eq!(rows(&game, game.score(Color::White), &voice), ["1. e4 e5", "2. Nf3"]);
    }

    #[test]
    fn article_8_4_what_is_not_recorded_is_a_gap_until_the_score_is_complete() {
        let (by, voice) = (Speaker::White, Voice::built_in("en").unwrap());
        let mut game = Game::open(setup("1h"));
        let play = |game: &mut Game, color: Color, done: &str| {
            game.apply(
                &Event::Play(PlayEvent::Announced { by: color.into(), r#move: done.parse().unwrap() }),
                0,
            );
            game.apply(&Event::Play(PlayEvent::Repeated { by: Actor::Program, executed_by: None }), 0);
            game.apply(&Event::pressed(color, Actor::Program), 0);
        };
        play(&mut game, Color::White, "e2e4");
        play(&mut game, Color::Black, "e7e5");
        game.apply(&Event::Scores(ScoreEvent::RecordingStopped { by, color: Color::White }), 0);
        play(&mut game, Color::White, "g1f3");
        play(&mut game, Color::Black, "b8c6");
        let of = |game: &Game, color| rows(game, game.score(color), &voice);
        assert_eq!(of(&game, Color::White), ["1. e4 e5", "2. – –"]);
        assert_eq!(of(&game, Color::Black), ["1. e4 e5", "2. Nf3 Nc6"]);
        game.apply(&Event::Scores(ScoreEvent::ScoreCompleted { by, color: Color::White }), 0);
        assert_eq!(of(&game, Color::White), of(&game, Color::Black));
    }

    #[test]
    fn the_clocks_show_what_their_timing_counts() {
        for (time, white, black) in [
            ("60s", "0:00:20", "0:01:00"),
            ("60sbyo2x30", "0:00:20 +2", "0:01:00 +2"),
            ("20sbyo2x30", "0:00:10 +1", "0:00:20 +2"),
            ("*60", "0:00:20", "0:01:40"),
            ("up", "0:00:40", "0:00:00"),
        ] {
            let [first, second] = shown(time, 40_000);
            assert!(first.contains(white) && second.contains(black), "{time}: {first}; {second}");
        }
    }
}
