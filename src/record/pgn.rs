//! A game as PGN, with the clock after each move (`[%clk]`).

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Color, Position};

use crate::game::{Event, Game, Kept};
use crate::laws::{Ending, TimeControl};

/// The width of a line of moves, as PGN's export format asks for.
const WIDTH: usize = 79;

/// Writes a game out. `opened` is when it was opened, as the library keeps it.
#[must_use]
pub fn write(game: &Game, events: &[Kept], opened: &str) -> String {
    let tags: Vec<String> =
        tags(game, opened).iter().map(|(name, value)| format!("[{name} \"{}\"]", escaped(value))).collect();
    format!("{}\n\n{}\n", tags.join("\n"), wrapped(&moves(game, events)))
}

fn tags(game: &Game, opened: &str) -> Vec<(&'static str, String)> {
    let setup = game.setup();
    let name = |name: &str, color: Color| match (name.is_empty(), setup.partner() == Some(color)) {
        (false, _) => name.to_owned(),
        (true, true) => "Ansage".to_owned(),
        (true, false) => "?".to_owned(),
    };
    let date = opened.get(..10).unwrap_or("????-??-??").replace('-', ".");
    let occasion = setup.occasion.as_deref();
    let number = |number: Option<u32>| number.map(|number| number.to_string());
    let times = setup.times().map(TimeControl::pgn);
    let mut tags = vec![
        ("Event", occasion.map_or_else(|| "?".to_owned(), |occasion| occasion.name.clone())),
        ("Site", "?".to_owned()),
        ("Date", date),
        ("Round", occasion.and_then(|occasion| number(occasion.round)).unwrap_or_else(|| "-".to_owned())),
        ("White", name(&setup.white, Color::White)),
        ("Black", name(&setup.black, Color::Black)),
        ("Result", result(game).to_owned()),
        ("Mode", "OTB".to_owned()),
        // One tag for both: where each has a time of his own, it is not known from this one.
        ("TimeControl", setup.black_time.as_ref().map_or_else(|| times.white.clone(), |_| "?".to_owned())),
        ("Termination", termination(game).to_owned()),
    ];
    if setup.black_time.is_some() {
        tags.push(("WhiteTimeControl", times.white));
        tags.push(("BlackTimeControl", times.black));
    }
    if let Some(occasion) = occasion {
        let of_team = [
            ("Board", number(occasion.board)),
            ("WhiteTeam", occasion.white_team.clone()),
            ("BlackTeam", occasion.black_team.clone()),
        ];
        tags.extend(of_team.into_iter().filter_map(|(name, value)| Some((name, value?))));
    }
    // 8.7 — who has signed the result.
    let signed = [(Color::White, "White"), (Color::Black, "Black")];
    let signed: Vec<&str> =
        signed.into_iter().filter(|(color, _)| game.has_signed(*color)).map(|(_, name)| name).collect();
    if !signed.is_empty() {
        tags.push(("Signed", signed.join(", ")));
    }
    if let Some(time) = opened.get(11..19) {
        tags.push(("Time", time.to_owned()));
    }
    if setup.start.is_chess960() {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    if !setup.start.is_initial() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", setup.start.x_fen()));
    }
    tags
}

fn result(game: &Game) -> &'static str {
    game.outcome().map_or("*", |outcome| outcome.result.pgn())
}

fn termination(game: &Game) -> &'static str {
    match game.outcome().map(|outcome| outcome.reason) {
        None => "unterminated",
        Some(Ending::Time | Ending::TimeDrawn | Ending::BothFlags) => "time forfeit",
        Some(
            Ending::IllegalMoves | Ending::IllegalMovesDrawn | Ending::SealedMove | Ending::SealedMoveDrawn,
        ) => "rules infraction",
        Some(Ending::Arbiter | Ending::Forfeit | Ending::DefaultTime | Ending::NormalMeans) => "adjudication",
        Some(Ending::WrongStart | Ending::ColorsReversed | Ending::PositionLost) => "abandoned",
        Some(_) => "normal",
    }
}

/// A tag's value: quotes and backslashes are escaped, what is not printable is left out.
fn escaped(value: &str) -> String {
    value
        .chars()
        .filter(|sign| !sign.is_control())
        .collect::<String>()
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
}

/// The words of the movetext, none of which may be parted.
fn moves(game: &Game, events: &[Kept]) -> Vec<String> {
    let mut words = Vec::new();
    let timed = game.clock().is_timed();
    let mut position: Chess = game.positions().first().cloned().unwrap_or_default();
    let offers = offers(events);
    for (place, ply) in game.plies().iter().enumerate() {
        if position.turn() == Color::White {
            words.push(format!("{}.", position.fullmoves()));
        } else if place == 0 || timed {
            words.push(format!("{}...", position.fullmoves()));
        }
        words.push(SanPlus::from_move(position.clone(), ply.played).to_string());
        if timed {
            words.push(format!("{{[%clk {}]}}", clock(ply.left)));
        }
        if offers.contains(&(place + 1)) {
            words.push("{(=)}".to_owned());
        }
        position.play_unchecked(ply.played);
    }
    // 11.8, 12.9 — what the Result tag has no sign for stands in words that every reader passes over.
    let unsaid =
        game.outcome().map(|outcome| outcome.result).filter(|result| result.pgn() != result.written());
    if let Some(result) = unsaid {
        words.push(format!("{{{result}}}"));
    }
    words.push(result(game).to_owned());
    words
}

/// 9.1.2.2 — the plies with which a draw was offered, from 1.
fn offers(events: &[Kept]) -> Vec<usize> {
    let mut plies = 0;
    let mut in_hand = 0;
    let mut offers = Vec::new();
    for kept in events {
        match &kept.event {
            Event::Announced { .. } => in_hand = 1,
            Event::Completed { .. } => {
                plies += 1;
                in_hand = 0;
            }
            Event::IllegalCompleted { .. } => in_hand = 0,
            Event::TakenBack { plies: back } => {
                plies -= (back - in_hand.min(*back)).min(plies);
                in_hand = 0;
                offers.retain(|ply| *ply <= plies);
            }
            // III.4 — the request is an offer.
            Event::DrawOffered { .. } | Event::IncrementRequested { .. } => offers.push(plies + in_hand),
            _ => {}
        }
    }
    offers
}

/// `H:MM:SS`, seconds rounded up as a clock shows them.
fn clock(left: u64) -> String {
    let seconds = left.div_ceil(1000);
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words.iter().flat_map(|word| word.split(' ')) {
        if column > 0 && column + 1 + word.len() > WIDTH {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += word.len();
    }
    text
}
