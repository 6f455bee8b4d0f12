//! `ansage hear`: one utterance a line, and for each the move it is or the reason why it is none.

use clap::Args;
use std::io::Write;

use serde_json::json;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position};

use super::output::answered;
use super::played;
use crate::args;
use crate::error::CommandError;
use crate::face::{InputText, next_line};
use crate::game::{Announcement, ParseError, ResolveError, Speaker, resolve};
use crate::hear::{Intent, hear, is_put_as_question};
use crate::speech::clean;
use crate::tell::{Phrasing, line, misfit, not_heard, parse_error_name};
use crate::voice::{Id, NameSystem, Voice};

/// `ansage hear`
#[derive(Debug, Args, Default)]
pub struct Hear {
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    #[arg(long = "game")]
    pub play_on: bool,
    #[arg(long = "json")]
    pub json_lines: bool,
}

/// Why a line is no move: its name for programs, and the sentence.
struct NoMove {
    name: &'static str,
    why: String,
}

/// Hears standard input to its end.
///
/// # Errors
/// The FEN is none, a line was no move, or reading or writing failed.
pub fn run(asked: &Hear, voice: &Voice, names: NameSystem) -> Result<(), CommandError> {
    let phrasing = Phrasing::in_names(voice, names);
    let mut position = played::start(asked.fen.as_deref(), voice)?.position().clone();
    let (mut all_heard, mut number) = (true, 0u64);
    answered(None, voice, |mut input, out| {
        while let Some(line) = next_line(&mut input)? {
            number += 1;
            let text = clean(&line.text);
            let heard = one(&text, &line, &position, &phrasing);
            let told = match &heard {
                Ok((played, offer)) if asked.json_lines => object(number, &text, *played, *offer, &position),
                Ok((played, _)) => format!("{}\t{}", uci(*played, &position), san(*played, &position)),
                Err(no) if asked.json_lines => {
                    json!({ "line": number, "said": text, "error": no.name, "why": no.why }).to_string()
                }
                Err(no) => format!("?\t{}", no.why),
            };
            match heard {
                Ok((played, _)) if asked.play_on => position.play_unchecked(played),
                Ok(_) => {}
                Err(_) => all_heard = false,
            }
            writeln!(out.borrow_mut(), "{told}")?;
        }
        Ok(())
    })?;
    if all_heard { Ok(()) } else { Err(CommandError::told()) }
}

/// The move, and whether a draw was offered with it.
fn one(
    text: &str,
    line: &InputText,
    position: &Chess,
    phrasing: &Phrasing<'_>,
) -> Result<(Move, bool), NoMove> {
    let voice = phrasing.voice();
    if !line.whole {
        return Err(unheard(&ParseError::TooMuch, phrasing));
    }
    let utterance = hear(text, voice.lexicon()).map_err(|why| unheard(&why, phrasing))?;
    let Intent::Announce(announcement, offer) = utterance.heard else {
        return Err(NoMove { name: "no-move", why: voice.say(Id::NOT_HEARD_NO_MOVE) });
    };
    let turn = position.turn();
    if utterance.speaker.and_then(Speaker::color).is_some_and(|color| color != turn) {
        return Err(NoMove { name: "not-your-turn", why: phrasing.of_color(Id::TURN, turn) });
    }
    if is_put_as_question(text, voice.lexicon()) {
        return Err(unheard(&put_as_question(announcement), phrasing));
    }
    Ok((found(&announcement, position, phrasing)?, offer))
}

/// "Shall I castle?": a desk asks back.
fn put_as_question(announcement: Announcement) -> ParseError {
    match announcement {
        Announcement::CastlingEither => ParseError::WhichCastling,
        announcement => ParseError::Doubtful(announcement),
    }
}

fn found(announcement: &Announcement, position: &Chess, phrasing: &Phrasing<'_>) -> Result<Move, NoMove> {
    resolve(announcement, position).map_err(|why| {
        let told = match &why {
            // Nobody is there to answer a question.
            ResolveError::Several(moves) => {
                let moves: Vec<String> = moves.iter().map(|found| phrasing.announcement(found)).collect();
                vec![phrasing.tell(Id::HEAR_SEVERAL, &args!("moves" => phrasing.list(&moves)))]
            }
            _ => misfit(&why, phrasing, false),
        };
        NoMove { name: why.name(), why: clean(&line(&told)) }
    })
}

fn unheard(why: &ParseError, phrasing: &Phrasing<'_>) -> NoMove {
    NoMove { name: parse_error_name(why), why: clean(&line(&[not_heard(why, phrasing)])) }
}

fn object(number: u64, text: &str, played: Move, offer: bool, position: &Chess) -> String {
    let (uci, san) = (uci(played, position), san(played, position));
    let mut object = json!({ "line": number, "said": text, "uci": uci, "san": san });
    if offer {
        object["draw_offer"] = json!(true);
    }
    object.to_string()
}

fn uci(played: Move, before: &Chess) -> String {
    UciMove::from_move(played, before.castles().mode()).to_string()
}

fn san(played: Move, before: &Chess) -> String {
    SanPlus::from_move(before.clone(), played).to_string()
}
