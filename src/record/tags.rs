//! What a game that was kept says of itself before its moves, as PGN has it.

use shakmaty::Color;

use crate::game::Game;
use crate::laws::{Termination, TimeControl};
use crate::text::clean;

/// So many tags come first in every game.
const ROSTER: usize = 7;

/// The tags of a game that was kept, the seven of the roster first. `opened` is when it was opened.
pub(super) fn tags(game: &Game, opened: &str) -> Vec<(String, String)> {
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
        ("Site", occasion.and_then(|occasion| occasion.site.clone()).unwrap_or_else(|| "?".to_owned())),
        ("Date", date),
        ("Round", occasion.and_then(|occasion| number(occasion.round)).unwrap_or_else(|| "-".to_owned())),
        ("White", name(&setup.white, Color::White)),
        ("Black", name(&setup.black, Color::Black)),
        ("Result", game.outcome().map_or("*", |outcome| outcome.result.pgn()).to_owned()),
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
    let mut tags = tags.into_iter().map(|(name, value)| (name.to_owned(), clean(&value))).collect::<Vec<_>>();
    in_order(&mut tags);
    tags
}

/// The tags as PGN's export format has them: behind the seven of the roster by their names.
pub(super) fn in_order(tags: &mut [(String, String)]) {
    if let Some(others) = tags.get_mut(ROSTER..) {
        others.sort_by(|(one, _), (other, _)| one.cmp(other));
    }
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
