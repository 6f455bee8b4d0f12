//! What stands behind the word of a request: whose time, what is claimed, which result, how long.

use std::time::Duration;

use shakmaty::Color;

use super::grammar::announced;
use super::intent::Intent;
use super::line::{Line, Words};
use super::operands::{Operands, duration};
use super::rest::{ParsedRequest, RequestRest, text};
use crate::game::{Claim, ClockOrder, Command, ParseError, RestoredTimes, Ruling, Scorekeeping};
use crate::laws::GameResult;
use crate::query::{Operand, Query, Whose, query};
use crate::voice::{Meaning, Modifier};

/// What can stand between the time added and what it is given for.
const SEPARATORS: [char; 5] = [',', ';', ':', '-', '–'];

/// "Meine Zeit", "verbrauchte Zeit von Schwarz": the clocks are asked for by a word inside the line, when
/// every other word only says whose.
pub(super) fn time_anywhere(line: Line<'_>) -> Option<Query> {
    (0..line.len()).find_map(|at| {
        let (length, word) = line.from(at).request()?;
        // "Időm": the word for the time may say itself whose it is.
        let own = line.from(at).modifier().is_some_and(|(narrowed, _)| narrowed == length);
        let rest = line.around(at..at + if own { 0 } else { length });
        (word == "time").then(|| time(rest.line(line.lexicon))).flatten()
    })
}

/// Whose clock, and whether the time used is asked for.
pub(super) fn time(line: Line<'_>) -> Option<Query> {
    let (mut whose, mut used) = (None, false);
    let mut at = 0;
    while at < line.len() {
        if let Some((length, modifier)) = line.from(at).modifier() {
            match modifier {
                Modifier::Used => used = true,
                Modifier::Left => {}
                Modifier::Own => whose = whose.or(Some(Whose::Own)),
                Modifier::Other => whose = Some(Whose::Other),
                Modifier::Both => whose = Some(Whose::Both),
                _ => return None,
            }
            at += length;
        } else if let Some((length, color)) = line.from(at).color() {
            // "Zeit Weiß und Schwarz"
            whose = match whose {
                Some(Whose::Of(other)) if other != color => Some(Whose::Both),
                _ => Some(Whose::Of(color)),
            };
            at += length;
        } else {
            match line.from(at).chess() {
                // "Zeit von Weiß"
                Some((length, Meaning::Filler | Meaning::From)) => at += length,
                _ => return None,
            }
        }
    }
    query("time", Operand::Clock(whose.unwrap_or(Whose::Both), used))
}

/// What is claimed, alone or with the move that is intended (9.2.1.1, 9.3.1).
pub(super) fn claim(it: &RequestRest<'_>) -> ParsedRequest {
    if let Some(claimed) = claimed_alone(it.line) {
        return Ok(Some(claimed.into()));
    }
    let (claim, begin) = claim_before_move(it.line).ok_or_else(|| it.unclear())?;
    let intended = announced(it.line.from(begin));
    let (intended, _) = intended.map_err(|_| it.unclear())?;
    Ok(Some(Command::ClaimWith(claim, intended).into()))
}

fn claimed_alone(line: Line<'_>) -> Option<Command> {
    let skipped = line.fillers();
    match line.from(skipped).request() {
        Some((length, "time")) => return (line.len() == skipped + length).then_some(Command::ClaimTime),
        Some((length, "illegal")) => {
            return (line.len() == skipped + length).then_some(Command::ClaimIllegal);
        }
        _ => {}
    }
    let (what, rest) = claimed(line)?;
    match what {
        _ if rest < line.len() => None,
        Modifier::Flag => Some(Command::ClaimTime),
        Modifier::NormalMeans => Some(Command::ClaimNormalMeans),
        what => draw_claimed(what).map(Command::Claim),
    }
}

/// What is claimed, and how many words say it: with words without weight, and said twice or once.
fn claimed(line: Line<'_>) -> Option<(Modifier, usize)> {
    let skipped = line.fillers();
    let (length, what) = line.from(skipped).modifier()?;
    let mut at = skipped + length;
    while at < line.len() {
        let rest = line.from(at);
        let again = rest.modifier().filter(|(_, other)| *other == what).map(|(length, _)| length);
        match again.unwrap_or_else(|| rest.fillers()) {
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
pub(super) fn claim_before_move(line: Line<'_>) -> Option<(Claim, usize)> {
    let (what, mut at) = claimed(line)?;
    // "with knight f3"
    while let Some((length, Meaning::With | Meaning::Filler)) = line.from(at).chess() {
        at += length;
    }
    draw_claimed(what).filter(|_| at < line.len()).map(|claim| (claim, at))
}

/// III.4 — "request increment", "request increment 5 seconds".
pub(super) fn increment(it: &RequestRest<'_>) -> bool {
    let five = Operands { time: Some(Duration::from_secs(5)), ..Operands::default() };
    it.operands().is_some_and(|operands| operands == Operands::default() || operands == five)
}

/// III.5.2 — "postpone", "postpone 2 minutes": whether the opponent receives them.
pub(super) fn postpone(it: &RequestRest<'_>) -> Option<bool> {
    let Operands { color: _, time, number: None, moves: false, byo_yomi: false, modifier: None, .. } =
        it.operands()?
    else {
        return None;
    };
    time.is_none_or(|time| time == Duration::from_mins(2)).then_some(time.is_some())
}

/// "result white", "result 1-0", "result draw".
pub(super) fn result(line: Line<'_>) -> Option<GameResult> {
    // Nothing may stand beside it: "White resigns" is no win for White.
    match line.modifier() {
        Some((length, Modifier::Drawn)) => return (length == line.len()).then_some(GameResult::Drawn),
        Some((length, Modifier::BothLost)) => return (length == line.len()).then_some(GameResult::BothLost),
        _ => {}
    }
    if let Some((length, color)) = line.color() {
        return (length == line.len()).then_some(GameResult::Won(color));
    }
    line.words.concat().parse().ok().filter(|result| *result != GameResult::Annulled)
}

/// "adjourn", "adjourn 20 minutes": what is left of the session.
// `None` where more is said; `Some(None)` where it is not early.
#[allow(clippy::option_option)]
pub(super) fn adjourn(it: &RequestRest<'_>) -> Option<Option<Duration>> {
    let operands = it.operands()?;
    let alone = Operands { time: operands.time, modifier: operands.modifier, ..Operands::default() };
    let early = !matches!(operands.modifier, None | Some(Modifier::Left));
    (alone == operands && !early).then_some(operands.time)
}

/// "arrived white": whose presence it is, and nothing more.
pub(super) fn presence(it: &RequestRest<'_>) -> Option<Color> {
    it.whose()
}

/// The number these words begin with, in digits or in words, and how many words it is.
pub(super) fn number_alone(line: Line<'_>) -> Option<(usize, u32)> {
    let digits = line.normalized.first()?.parse().ok().map(|number| (1, number));
    digits.or_else(|| line.number())
}

/// "Setze Partie 3 fort": the number of the game that is taken up, where one is said.
// `None` where more is said; `Some(None)` where no number is.
#[allow(clippy::option_option)]
pub(super) fn taken_up(line: Line<'_>) -> Option<Option<u32>> {
    let (mut number, mut at) = (None, 0);
    while at < line.len() {
        let rest = line.from(at);
        at += if let Some((length, said)) = number_alone(rest).filter(|_| number.is_none()) {
            number = Some(said);
            length
        } else if rest.fillers() > 0 {
            rest.fillers()
        } else {
            // "Take up game three again", "setze die Partie drei fort"
            ["take-up", "repeat", "continue"].iter().find_map(|key| rest.requests(key))?
        };
    }
    Some(number)
}

/// How many moves are taken back, where that is said.
// `None` where more is said; `Some(None)` where nothing is.
#[allow(clippy::option_option)]
pub(super) fn take_back(line: Line<'_>) -> Option<Option<u32>> {
    if line.is_empty() {
        return Some(None);
    }
    let (length, count) = number_alone(line)?;
    // Nothing but the word for moves behind their number, "dos jugadas", and words without weight.
    let rest = line.from(length);
    let counted = rest.skip(|rest| match rest.filler() {
        0 => rest.asks(&["moves"]),
        length => length,
    });
    (count > 0 && counted == rest.len()).then_some(Some(count))
}

/// "prüfen Weiß", "check white board": whose board, where one is named, and nothing more.
// `None` where the words do not go with it; `Some(None)` where no board is named.
#[allow(clippy::option_option)]
pub(super) fn board_named(line: Line<'_>) -> Option<Option<Color>> {
    let (mut named, mut at) = (None, 0);
    while at < line.len() {
        let rest = line.from(at);
        let board = |color, key| Some((rest.requests(key)?, color));
        let board = board(Color::White, "white-board").or_else(|| board(Color::Black, "black-board"));
        if let Some((length, color)) = board.or_else(|| rest.color()) {
            if named.replace(color).is_some() {
                return None;
            }
            at += length;
        } else if let Some((length, Modifier::Own)) = rest.modifier() {
            at += length;
        } else if rest.asks(&["pieces", "filler"]) > 0 {
            at += rest.asks(&["pieces", "filler"]);
        } else if let Some((length, Meaning::Filler | Meaning::From)) = rest.chess() {
            at += length;
        } else {
            return None;
        }
    }
    Some(named)
}

/// "wait 90s": how long.
pub(super) fn wait(it: &RequestRest<'_>) -> Option<Duration> {
    duration(&it.line.lexicon.time_in_signs(&it.line.words.join(" ")))
}

/// "Was ist Patt": whether there is nothing but a word of the glossary, and what may stand behind it.
pub(super) fn defined(line: Line<'_>) -> bool {
    let skipped = line.fillers();
    let Some((length, _)) = line.lexicon.glossary(&line.normalized[skipped..]) else { return false };
    let rest = line.from(skipped + length);
    rest.requests("define") == Some(rest.len()) || rest.fillers() == rest.len()
}

/// 7.3 — the colours were reversed, and whether the game is annulled.
pub(super) fn reversed(it: &RequestRest<'_>) -> Option<Ruling> {
    let annul = Operands { modifier: Some(Modifier::Annulled), ..Operands::default() };
    let said = it.operands()?;
    (said == Operands::default() || said == annul).then(|| Ruling::ColorsReversed { annul: said == annul })
}

/// 7.1 — the position that is restored, and the times with it.
pub(super) fn restore(it: &RequestRest<'_>) -> Option<Ruling> {
    let Operands { color, time: None, number: Some(number), byo_yomi: false, modifier, .. } =
        it.operands()?
    else {
        return None;
    };
    let times = match modifier {
        None => RestoredTimes::Then,
        Some(Modifier::KeepTimes) => RestoredTimes::Stay,
        Some(Modifier::WithoutPenalties) => RestoredTimes::WithoutPenalties,
        Some(_) => return None,
    };
    Some(Ruling::Restore { number, color, times })
}

/// 8.6 — that the overstepping cannot be shown, and how many moves more there are.
pub(super) fn not_shown(it: &RequestRest<'_>) -> Option<Scorekeeping> {
    let Operands { color, time: None, number, moves, byo_yomi: false, modifier: None, .. } = it.operands()?
    else {
        return None;
    };
    // "two moves", never moves without a number.
    (number.is_some() || !moves).then(|| Scorekeeping::NotShown { color, more: number.unwrap_or(0) })
}

/// 6.10.2, 12.9 — what is done to a clock, with the reason behind a comma where time is given.
pub(super) fn clock_order(it: &RequestRest<'_>) -> Option<Command> {
    let (order, schedule) = ordered(it)?;
    Some(Command::Clock { order, schedule })
}

fn ordered(it: &RequestRest<'_>) -> Option<(ClockOrder, bool)> {
    // What says whose and how much and what narrows another order ("schedule") is no reason.
    let whole = match it.operands() {
        Some(operands) => Some(order(it.key, &operands)?),
        None => None,
    };
    if it.key != "add" {
        return whole;
    }
    let added = |text: &str| order(it.key, &Operands::read(Words::of(text).line(it.line.lexicon))?);
    // "two minutes, thirty seconds, the light went out": the reason begins where no more time is said.
    let written = it.written();
    let parted = written.match_indices(SEPARATORS).filter_map(|(at, sign)| {
        let rest = written.get(at + sign.len()..)?;
        // "1:30"
        let parts = matches!(sign, "," | ";") || rest.starts_with(char::is_whitespace);
        let reason = text(rest).filter(|_| parts)?;
        Some((added(&written[..at])?, reason))
    });
    let parted: Vec<_> = parted.collect();
    let most = whole.clone().or_else(|| parted.last().map(|(order, _)| order.clone()))?;
    let reason = parted.into_iter().find(|(order, _)| *order == most).map(|(_, reason)| reason);
    Some(match (most, reason) {
        ((ClockOrder::Add(color, time), _), Some(reason)) => (ClockOrder::AddFor(color, time, reason), false),
        (most, _) => most,
    })
}

/// The order of this key, and whether the schedule was given as its reason (A.5.1.1); `None` where whose or how much is
/// missing, or more is said than goes with it.
fn order(key: &str, operands: &Operands) -> Option<(ClockOrder, bool)> {
    let color = operands.color?;
    let schedule = match operands.modifier {
        None => false,
        // Only a setting needs a reason.
        Some(Modifier::Schedule) if key == "set" => true,
        Some(_) => return None,
    };
    let order = match (key, operands.time, operands.number, operands.moves, operands.byo_yomi) {
        ("set", Some(time), None, false, false) => Some(ClockOrder::Set(color, time)),
        ("set", None, Some(moves), true, false) => Some(ClockOrder::SetMoves(color, moves)),
        ("set", None, Some(left), false, true) => Some(ClockOrder::SetByoYomi(color, left)),
        ("add", Some(time), None, false, false) => Some(ClockOrder::Add(color, time)),
        ("cut", Some(time), None, false, false) => Some(ClockOrder::Cut(color, time)),
        _ => None,
    };
    order.map(|order| (order, schedule))
}

/// "12 Springer Felix drei", "zwölf Schwarz unleserlich": the number of a move, whose it is, and what stands there.
/// Where nobody is named the game finds whose move it is.
///
/// # Errors
/// [`ParseError`] where the number is missing, or what follows is neither a move nor said to be illegible.
pub(super) fn written(score: Color, it: &RequestRest<'_>) -> Result<Intent, ParseError> {
    let line = it.line;
    let unclear = || ParseError::RequestUnclear(it.key, line.words.join(" "));
    let wrote = |number, mover, written| Command::Wrote { score, number, mover, written }.into();
    let mut at = move_words(line);
    let (length, number) = move_number(line.from(at)).ok_or_else(unclear)?;
    at += length;
    at += move_words(line.from(at));
    let mover = line.from(at).color();
    at += mover.map_or(0, |(length, _)| length);
    let mover = mover.map(|(_, color)| color);
    at += line.from(at).fillers();
    let illegible = line.from(at).modifier().filter(|(_, modifier)| *modifier == Modifier::Illegible);
    if let Some((length, _)) = illegible {
        let whole = at + length == line.len();
        return if whole { Ok(wrote(number, mover, None)) } else { Err(unclear()) };
    }
    if at == line.len() {
        return Err(unclear());
    }
    let (written, _) = announced(line.from(at))?;
    Ok(wrote(number, mover, Some(written)))
}

/// Words without weight and the word for a move.
fn move_words(line: Line<'_>) -> usize {
    line.skip(|rest| match rest.filler() {
        0 => rest.asks(&["moves", "filler"]),
        length => length,
    })
}

/// A number in digits, with or without the full stop of a scoresheet, or in words.
fn move_number(line: Line<'_>) -> Option<(usize, u32)> {
    let digits = line.words.first()?.trim_end_matches('.');
    if let Ok(number) = digits.parse() {
        return Some((1, number));
    }
    line.number()
}
