//! What stands behind the word of a request: whose time, what is claimed, which result, how long.

use std::time::Duration;

use shakmaty::Color;

use super::{Request, skip_fillers};
use crate::game::Claim;
use crate::hear::operands::Operands;
use crate::laws::GameResult;
use crate::query::Whose;
use crate::voice::{Lexicon, Meaning, Modifier, Normalized, QuestionWord, RequestWord};

/// "Meine Zeit", "verbrauchte Zeit von Schwarz": the clocks are asked for by a word inside the line, when
/// every other word only says whose.
pub(crate) fn time_anywhere(folded: &[Normalized], lexicon: &Lexicon) -> Option<Request> {
    (0..folded.len()).find_map(|at| {
        let (length, word) = lexicon.request(&folded[at..])?;
        // "Időm": the word for the time may say itself whose it is.
        let own = lexicon.modifier(&folded[at..]).is_some_and(|(narrowed, _)| narrowed == length);
        let kept = at + if own { 0 } else { length };
        let rest = [&folded[..at], &folded[kept..]].concat();
        (word == RequestWord::Time).then(|| time(&rest, lexicon)).flatten()
    })
}

pub(super) fn time(folded: &[Normalized], lexicon: &Lexicon) -> Option<Request> {
    let (mut whose, mut used) = (None, false);
    let mut at = 0;
    while at < folded.len() {
        if let Some((length, modifier)) = lexicon.modifier(&folded[at..]) {
            match modifier {
                Modifier::Used => used = true,
                Modifier::Left => {}
                Modifier::Own => whose = whose.or(Some(Whose::Own)),
                Modifier::Other => whose = Some(Whose::Other),
                Modifier::Both => whose = Some(Whose::Both),
                _ => return None,
            }
            at += length;
        } else if let Some((length, color)) =
            lexicon.speaker(&folded[at..]).and_then(|(length, word)| Some((length, word.color()?)))
        {
            // "Zeit Weiß und Schwarz"
            whose = match whose {
                Some(Whose::Of(other)) if other != color => Some(Whose::Both),
                _ => Some(Whose::Of(color)),
            };
            at += length;
        } else {
            match lexicon.chess(&folded[at..]) {
                // "Zeit von Weiß"
                Some((length, Meaning::Filler | Meaning::From)) => at += length,
                _ => return None,
            }
        }
    }
    Some(Request::Time(whose.unwrap_or(Whose::Both), used))
}

/// What is claimed, and nothing more.
pub(super) fn claim(folded: &[Normalized], lexicon: &Lexicon) -> Option<Request> {
    let skipped = skip_fillers(folded, lexicon);
    if let Some((length, RequestWord::Time)) = lexicon.request(&folded[skipped..]) {
        return (folded.len() == skipped + length).then_some(Request::ClaimTime);
    }
    if let Some((length, RequestWord::Illegal)) = lexicon.request(&folded[skipped..]) {
        return (folded.len() == skipped + length).then_some(Request::ClaimIllegal);
    }
    let (what, rest) = claimed(folded, lexicon)?;
    match what {
        _ if rest < folded.len() => None,
        Modifier::Flag => Some(Request::ClaimTime),
        Modifier::NormalMeans => Some(Request::ClaimNormalMeans),
        what => draw_claimed(what).map(Request::Claim),
    }
}

/// What is claimed, and how many words say it: with words without weight, and said twice or once.
fn claimed(folded: &[Normalized], lexicon: &Lexicon) -> Option<(Modifier, usize)> {
    let skipped = skip_fillers(folded, lexicon);
    let (length, what) = lexicon.modifier(&folded[skipped..])?;
    let mut at = skipped + length;
    while at < folded.len() {
        let rest = &folded[at..];
        let again = lexicon.modifier(rest).filter(|(_, other)| *other == what).map(|(length, _)| length);
        match again.unwrap_or_else(|| skip_fillers(rest, lexicon)) {
            0 => break,
            length => at += length,
        }
    }
    Some((what, at))
}

fn draw_claimed(what: Modifier) -> Option<Claim> {
    match what {
        Modifier::Threefold => Some(Claim::Threefold),
        Modifier::Fifty => Some(Claim::Fifty),
        _ => None,
    }
}

/// 9.2.1.1, 9.3.1 — what is claimed where a move follows, and the number of the first word of the move.
pub(crate) fn claim_before_move(folded: &[Normalized], lexicon: &Lexicon) -> Option<(Claim, usize)> {
    let (what, mut at) = claimed(folded, lexicon)?;
    // "with knight f3"
    while let Some((length, Meaning::With | Meaning::Filler)) = lexicon.chess(&folded[at..]) {
        at += length;
    }
    draw_claimed(what).filter(|_| at < folded.len()).map(|claim| (claim, at))
}

/// III.4 — "request increment", "request increment 5 seconds".
pub(super) fn increment(words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<Request> {
    let operands = Operands::read(words, folded, lexicon)?;
    let five = Operands { time: Some(Duration::from_secs(5)), ..Operands::default() };
    (operands == Operands::default() || operands == five).then_some(Request::RequestIncrement)
}

/// III.5.2 — "postpone", "postpone 2 minutes".
pub(super) fn postpone(words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<Request> {
    let Operands { color: _, time, number: None, moves: false, byo_yomi: false, modifier: None } =
        Operands::read(words, folded, lexicon)?
    else {
        return None;
    };
    match time {
        None => Some(Request::Postpone(false)),
        Some(time) => (time == Duration::from_mins(2)).then_some(Request::Postpone(true)),
    }
}

/// "result white", "result 1-0", "result draw".
pub(super) fn result(words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<GameResult> {
    // Nothing may stand beside it: "White resigns" is no win for White.
    let alone = match lexicon.modifier(folded) {
        Some((length, Modifier::Drawn)) => Some((length, GameResult::Drawn)),
        Some((length, Modifier::BothLost)) => Some((length, GameResult::BothLost)),
        _ => None,
    };
    if let Some((length, result)) = alone {
        return (length == folded.len()).then_some(result);
    }
    if let Some((length, color)) =
        lexicon.speaker(folded).and_then(|(length, word)| Some((length, word.color()?)))
    {
        return (length == folded.len()).then_some(GameResult::Won(color));
    }
    words.concat().parse().ok().filter(|result| *result != GameResult::Annulled)
}

/// "adjourn", "adjourn 20 minutes".
pub(super) fn adjourn(operands: &Operands) -> Option<Request> {
    let alone = Operands { time: operands.time, modifier: operands.modifier, ..Operands::default() };
    let early = !matches!(operands.modifier, None | Some(Modifier::Left));
    (alone == *operands && !early).then_some(Request::Adjourn(operands.time))
}

/// "arrived white": whose presence it is, and nothing more.
pub(super) fn presence(operands: &Operands) -> Option<Color> {
    let alone = Operands { color: operands.color, ..Operands::default() };
    operands.color.filter(|_| alone == *operands)
}

pub(super) fn take_back(folded: &[Normalized], lexicon: &Lexicon) -> Option<Request> {
    let Some(first) = folded.first() else { return Some(Request::TakeBack(None)) };
    let digits = first.parse().ok().map(|count| (1, count));
    let (length, count) = digits.or_else(|| lexicon.numbers().longest(folded))?;
    let rest = &folded[length..];
    (count > 0 && counts_moves(rest, lexicon)).then_some(Request::TakeBack(Some(count)))
}

/// Nothing but the word for moves behind their number, "dos jugadas", and words without weight.
fn counts_moves(folded: &[Normalized], lexicon: &Lexicon) -> bool {
    let rest = &folded[skip_fillers(folded, lexicon)..];
    match lexicon.question(rest) {
        Some((length, QuestionWord::Moves)) => counts_moves(&rest[length..], lexicon),
        _ => rest.is_empty(),
    }
}

/// A length of time: "90s", "1h30m", "1500ms"; a number alone is seconds.
#[must_use]
pub fn duration(text: &str) -> Option<Duration> {
    let mut total = Duration::ZERO;
    let mut rest = text.trim();
    if rest.is_empty() {
        return None;
    }
    while !rest.is_empty() {
        let digits = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
        let number: u64 = rest[..digits].parse().ok()?;
        rest = &rest[digits..];
        let letters = rest.find(|sign: char| sign.is_ascii_digit()).unwrap_or(rest.len());
        let milliseconds = match &rest[..letters] {
            "ms" => 1,
            "" | "s" => 1_000,
            "m" => 60_000,
            "h" => 3_600_000,
            _ => return None,
        };
        total = total.checked_add(Duration::from_millis(number.checked_mul(milliseconds)?))?;
        rest = &rest[letters..];
    }
    Some(total)
}

/// "prüfen Weiß", "check white board": whose board, where one is named, and nothing more.
// `None` where the words do not go with it; `Some(None)` where no board is named.
#[allow(clippy::option_option)]
pub(super) fn board_named(folded: &[Normalized], lexicon: &Lexicon) -> Option<Option<Color>> {
    let (mut named, mut at) = (None, 0);
    while at < folded.len() {
        let rest = &folded[at..];
        let board = lexicon.request(rest).and_then(|(length, word)| match word {
            RequestWord::WhiteBoard => Some((length, Color::White)),
            RequestWord::BlackBoard => Some((length, Color::Black)),
            _ => None,
        });
        let color = || lexicon.speaker(rest).and_then(|(length, word)| Some((length, word.color()?)));
        if let Some((length, color)) = board.or_else(color) {
            if named.replace(color).is_some() {
                return None;
            }
            at += length;
        } else if let Some((length, Modifier::Own)) = lexicon.modifier(rest) {
            at += length;
        } else if let Some((length, QuestionWord::Pieces | QuestionWord::Filler)) = lexicon.question(rest) {
            at += length;
        } else if let Some((length, Meaning::Filler | Meaning::From)) = lexicon.chess(rest) {
            at += length;
        } else {
            return None;
        }
    }
    Some(named)
}
