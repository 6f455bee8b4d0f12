//! A game as PGN, with the clock after each move (`[%clk]`).

use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position};

use crate::game::{DrawEvent, Event, Game, PlayEvent, Record, Setup, is_made};
use crate::laws::{Termination, TimeControl};

/// The width of a line of moves, as PGN's export format asks for.
const WIDTH: usize = 79;

/// A.5.2 — what stands behind an illegal move that stood: the article, which every reader passes over.
const ILLEGAL: &str = "{A.5.2}";

/// D.2.9 — what stands behind a move that was corrected by both scores: the article, and what had been announced.
fn corrected(announced: &UciMove, before: &Chess) -> String {
    let announced = announced.to_move(before).map_or_else(
        |_| announced.to_string(),
        |played| SanPlus::from_move(before.clone(), played).to_string(),
    );
    format!("{{D.2.9 {announced}}}")
}

/// Writes a game out. `opened` is when it was opened, as the library keeps it.
pub fn write(game: &Game, events: &[Record], opened: &str) -> String {
    let game = &game.as_left();
    let tags: Vec<String> =
        tags(game, opened).iter().map(|(name, value)| format!("[{name} \"{}\"]", escaped(value))).collect();
    format!("{}\n\n{}\n", tags.join("\n"), wrapped(&moves(game, events)))
}

fn tags(game: &Game, opened: &str) -> Vec<(&'static str, String)> {
    let setup = game.setup();
    let name = |name: &str, color: Color| match (name.is_empty(), setup.partner() == Some(color)) {
        (false, _) => name.to_owned(),
        (true, true) => setup.engine().unwrap_or_else(|| "Ansage".to_owned()),
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
    let signed = Color::ALL.into_iter().filter(|color| game.sheets().has_signed(*color));
    let signed: Vec<&str> = signed.map(|color| color.fold_wb("White", "Black")).collect();
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
        Some(Termination::Time | Termination::TimeDrawn | Termination::BothFlags) => "time forfeit",
        Some(
            Termination::IllegalMoves
            | Termination::IllegalMovesDrawn
            | Termination::SealedMove
            | Termination::SealedMoveDrawn,
        ) => "rules infraction",
        Some(
            Termination::Arbiter | Termination::Forfeit | Termination::DefaultTime | Termination::NormalMeans,
        ) => "adjudication",
        Some(Termination::WrongStart | Termination::ColorsReversed | Termination::PositionLost) => {
            "abandoned"
        }
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
fn moves(game: &Game, events: &[Record]) -> Vec<String> {
    let mut words = Vec::new();
    let timed = game.clock().is_timed();
    let mut position: Chess = game.positions().first().cloned().unwrap_or_default();
    let offers = offers(events);
    // 8.1.1 — what was made last stands on the scoresheets, though the game ended before the press.
    let made = game.hand().filter(|_| game.outcome().is_some() && is_made(game));
    let made = made.and_then(|hand| Some((hand.played(game.position(), game.castling_mode())?, hand.legal)));
    let last = made.map(|(played, legal)| (played, legal.is_some(), None, None));
    let plies = game
        .plies()
        .iter()
        .map(|ply| (ply.played, ply.legal, ply.announced, ply.completed_at.map(|_| ply.left)));
    for (place, (played, legal, announced, left)) in plies.chain(last).enumerate() {
        words.extend(number(&position, words.last()));
        words.push(SanPlus::from_move(position.clone(), played).to_string());
        words.extend(left.filter(|_| timed).map(|left| format!("{{[%clk {}]}}", clock(left))));
        if !legal {
            words.push(ILLEGAL.to_owned());
        }
        words.extend(announced.map(|announced| corrected(&announced, &position)));
        if offers.contains(&(place + 1)) {
            words.push("{(=)}".to_owned());
        }
        position.play_unchecked(played);
    }
    // I.2.6 — with a move that is still in its envelope.
    let made = game.plies().len() + usize::from(last.is_some());
    if offers.iter().any(|ply| *ply > made) {
        words.extend(number(&position, words.last()));
        words.push("{(=)}".to_owned());
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

/// The number of the next move: before White's always, before Black's where something stands between.
fn number(position: &Chess, last: Option<&String>) -> Option<String> {
    let dots = match position.turn() {
        Color::White => ".",
        Color::Black if last.is_none_or(|word| word.ends_with('}')) => "...",
        Color::Black => return None,
    };
    Some(format!("{}{dots}", position.fullmoves()))
}

/// 9.1.2.2 — the plies with which a draw was offered, from 1. An offer that goes with a sealed move (I.2.6) stands
/// with that one.
fn offers(events: &[Record]) -> Vec<usize> {
    let mut offers = Vec::new();
    let Some((Event::Play(PlayEvent::Opened(setup)), rest)) =
        events.split_first().map(|(first, rest)| (&first.event, rest))
    else {
        return offers;
    };
    let mut game = Game::open(Setup::clone(setup));
    let mut before = 0;
    for kept in rest {
        game.apply(&kept.event, kept.at_ms);
        let made = game.plies().len() + usize::from(game.hand().is_some());
        // What was taken back took its offer along.
        if made < before && game.adjournment().is_none() {
            offers.retain(|ply| *ply <= made);
        }
        before = made;
        // III.4 — the request is an offer.
        let Event::Draw(
            DrawEvent::DrawOffered { color: by, .. } | DrawEvent::IncrementRequested { color: by },
        ) = kept.event
        else {
            continue;
        };
        let sealed = game.adjournment().is_some_and(|adjournment| adjournment.sealer == by);
        offers.push(made + usize::from(sealed));
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
