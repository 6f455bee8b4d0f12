//! What stands above the moves of a scoresheet, in words: the day, the time control, where it began, who has signed.

use shakmaty::{Board, Color, Position, Role};

use crate::args;
use crate::game::Start;
use crate::laws::TimeControl;
use crate::record::WrittenGame;
use crate::tell::game_head::date;
use crate::tell::phrasing::{Phrasing, color_key};
use crate::voice::Id;

/// The tags that have a place above the moves, in the order of a scoresheet.
const HEADER: [&str; 17] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Board",
    "White",
    "WhiteTeam",
    "WhiteElo",
    "Black",
    "BlackTeam",
    "BlackElo",
    "TimeControl",
    "WhiteTimeControl",
    "BlackTimeControl",
    "ECO",
    "Annotator",
    "Signed",
];

/// What else PGN says of a game, and a scoresheet says elsewhere or not at all.
const SAID_ELSEWHERE: [&str; 7] = ["FEN", "Result", "SetUp", "Variant", "Mode", "Termination", "Time"];

/// The name of each entry above the moves and what it says; what is not known is not there.
pub(super) fn entries(game: &WrittenGame, phrasing: &Phrasing<'_>) -> Vec<(String, String)> {
    let label = |of: &str| phrasing.tell(Id::SHEET_LABEL, &args!("label" => of.to_lowercase()));
    let known = HEADER.iter().map(|tag| (label(tag), value(tag, game, phrasing)));
    let is_known = |tag: &str| HEADER.contains(&tag) || SAID_ELSEWHERE.contains(&tag);
    let others = game.tags.iter().filter(|(tag, _)| !is_known(tag)).cloned();
    known.chain(others).filter(|(_, value)| !value.is_empty()).collect()
}

fn value(tag: &str, game: &WrittenGame, phrasing: &Phrasing<'_>) -> String {
    let written = game.tag(tag);
    match tag {
        "Date" => {
            let told = date(written).map(|date| date.said(phrasing));
            told.map_or_else(String::new, |told| told.trim_end_matches('.').to_owned())
        }
        "TimeControl" | "WhiteTimeControl" | "BlackTimeControl" => {
            time_control(written).map_or_else(|| written.to_owned(), |control| phrasing.control(&control))
        }
        "Signed" => {
            let sides =
                Color::ALL.into_iter().filter(|color| written.contains(color.fold_wb("White", "Black")));
            phrasing.list(&sides.map(|color| side(color, phrasing)).collect::<Vec<_>>())
        }
        _ => written.to_owned(),
    }
}

/// A time control as PGN writes it, in seconds: "40/5400+30:1800+30".
fn time_control(written: &str) -> Option<TimeControl> {
    let in_seconds = |period: &str| {
        let (moves, time) = period.split_once('/').map_or(("", period), |(moves, time)| (moves, time));
        let slash = if moves.is_empty() { "" } else { "/" };
        let (main, increment) = time.split_once('+').unwrap_or((time, "0"));
        format!("{moves}{slash}{main}s+{increment}s")
    };
    let control: TimeControl =
        written.split(':').map(in_seconds).collect::<Vec<_>>().join(":").parse().ok()?;
    (control.pgn() == written).then_some(control)
}

/// Where a game begins that does not begin as usual: the name of that entry, what stands where, and whose move it is.
pub(super) fn begins(game: &WrittenGame, phrasing: &Phrasing<'_>) -> Option<(String, String)> {
    let (position, fen) = (game.start(), game.tag("FEN"));
    if fen.is_empty() {
        return None;
    }
    let array = fen.parse::<Start>().ok().and_then(|start| start.array());
    let array = array.map(|array| format!("Chess960 {}. ", array.number())).unwrap_or_default();
    let turn = phrasing.of_color(Id::TURN, position.turn());
    let told = format!("{array}{} {turn}", described(position.board(), phrasing));
    Some((phrasing.tell(Id::SHEET_LABEL, &args!("label" => "fen")), told.trim_end_matches('.').to_owned()))
}

/// What stands on a board: each side's pieces in the letters of the voice, with their squares.
pub fn described(board: &Board, phrasing: &Phrasing<'_>) -> String {
    let pieces = |color: Color| {
        let pieces = Role::ALL.into_iter().rev().flat_map(|role| {
            let letter = if role == Role::Pawn { "" } else { phrasing.voice().lexicon().letter(role) };
            let squares = (board.by_role(role) & board.by_color(color)).into_iter();
            squares.map(move |square| format!("{letter}{square}"))
        });
        format!("{}: {}.", side(color, phrasing), pieces.collect::<Vec<_>>().join(", "))
    };
    format!("{} {}", pieces(Color::White), pieces(Color::Black))
}

fn side(color: Color, phrasing: &Phrasing<'_>) -> String {
    phrasing.tell(Id::SHEET_LABEL, &args!("label" => color_key(color)))
}
