//! How a game stands that is begun, taken up or come to.

use shakmaty::{Color, File, Position};

use super::answers::{answer, course};
use super::envelope::adjourned;
use super::phrasing::{Phrasing, capital, color_key};
use super::{happened, obligation};
use crate::args;
use crate::game::{Desk, Game, Lot, OpponentKind, Phase, Reach, Repeat, Setup};
use crate::laws::{Scoresheets, StartArray, Supervision};
use crate::query::sides;
use crate::voice::{FluentValue, Id};

/// What somebody hears of a game first.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Greeting {
    /// Who hears it, and when.
    pub(crate) to: Newcomer,
    /// The game's number in the library.
    pub(crate) number: u32,
}

/// To whom a game is new.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Newcomer {
    /// Whoever begins it.
    Opens,
    /// Whoever takes it up again.
    Resumes,
    /// Whoever comes to it at a second terminal, for this side.
    Joins(Color),
    /// The same, when the desk is there again.
    Rejoins,
}

impl Greeting {
    pub(super) fn sentences(self, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
        if phrasing.is_brief() {
            let otherwise = if self.to == Newcomer::Opens { Id::BRIEF_OPENED } else { Id::BRIEF_RESUMED };
            return vec![whose_turn(game, &phrasing.in_sentences(), otherwise)];
        }
        let words = Words {
            game,
            phrasing: *phrasing,
            is_guest: matches!(self.to, Newcomer::Joins(_) | Newcomer::Rejoins),
        };
        let voice = phrasing.voice();
        let first = match self.to {
            Newcomer::Opens => return words.opened(),
            Newcomer::Resumes => voice.tell(Id::RESUMED, &args!("game" => self.number)),
            Newcomer::Joins(side) => {
                voice.tell(Id::JOIN_WELCOME, &args!("game" => self.number, "color" => color_key(side)))
            }
            Newcomer::Rejoins => voice.say(Id::JOIN_AGAIN),
        };
        words.as_it_stands(first)
    }
}

/// Whose turn it is; this message where nobody is to move.
fn whose_turn(game: &Game, phrasing: &Phrasing<'_>, otherwise: Id) -> String {
    if is_called(game) { happened::turn(game, phrasing) } else { phrasing.voice().say(otherwise) }
}

/// Whether somebody at the desk is told that it is his turn.
fn is_called(game: &Game) -> bool {
    *game.phase() == Phase::Play && game.setup().partner() != Some(game.turn())
}

/// A game, told in words.
struct Words<'g> {
    game: &'g Game,
    phrasing: Phrasing<'g>,
    /// Whether it is told at a second terminal.
    is_guest: bool,
}

impl Words<'_> {
    fn opened(&self) -> Vec<String> {
        let (game, phrasing) = (self.game, self.phrasing);
        let setup = game.setup();
        let edition = || setup.regulations.edition.to_string();
        let mut told = vec![match (setup.desk, &setup.against) {
            (
                Desk::Practice,
                OpponentKind::Partner { color, level, .. } | OpponentKind::Engine { color, level, .. },
            ) => self.phrasing.voice().tell(
                Id::OPENED_PRACTICE,
                &args!("color" => color_key(!*color), "level" => u32::from(*level)),
            ),
            (Desk::Practice, OpponentKind::Person) => self.phrasing.voice().say(Id::OPENED_PRACTICE_TWO),
            (Desk::Relay, _) => self.phrasing.voice().say(Id::OPENED_RELAY),
            (Desk::Tournament, _) => {
                self.phrasing.voice().tell(Id::OPENED_TOURNAMENT, &args!("edition" => edition()))
            }
        }];
        told.extend(
            setup
                .rung
                .map(|rung| self.phrasing.voice().tell(Id::RUNG_IS, &args!("rung" => u32::from(rung.get())))),
        );
        // How it stands there comes first: whose turn it is follows from no rule.
        let is_turn_first = !setup.start.is_initial() && setup.start.array().is_none();
        let turn = is_called(game).then(|| happened::turn(game, &self.phrasing));
        told.extend(turn.clone().filter(|_| is_turn_first));
        told.extend(self.of_event(setup));
        let times = setup.times().map(|time| phrasing.control(time));
        let control = match setup.black_time {
            None => capital(&times.white),
            Some(_) => self
                .phrasing
                .voice()
                .tell(Id::OPENED_CONTROL_EACH, &args!("white" => times.white, "black" => times.black)),
        };
        let control = self.phrasing.voice().tell(Id::OPENED_CONTROL, &args!("control" => control));
        let tournament = setup.desk == Desk::Tournament;
        if tournament {
            told.extend([control.clone(), self.phrasing.voice().say(Id::OPENED_RULES)]);
        }
        told.extend(self.players(setup));
        told.push(if tournament { self.phrasing.voice().say(Id::OPENED_START) } else { control });
        if setup.regulations.scoresheets == Scoresheets::Electronic {
            told.push(self.phrasing.voice().say(Id::OPENED_ELECTRONIC));
        }
        if let Some(array) = setup.start.array() {
            told.extend(self.array(array));
        } else if !setup.start.is_initial() {
            if setup.start.is_chess960() {
                told.push(self.phrasing.voice().say(Id::OPENED_CHESS960_OTHER));
            }
            told.push(self.start(setup));
        }
        told.extend(turn.filter(|_| !is_turn_first));
        told
    }

    /// Where the pieces stand. At practice it is told when it is asked for, as nobody follows so much unasked; who may
    /// not ask has to hear it now.
    fn start(&self, setup: &Setup) -> String {
        let voice = self.phrasing.voice();
        if setup.desk == Desk::Practice && setup.rung.is_none_or(|rung| rung.admits(Reach::Board)) {
            return voice.say(Id::OPENED_POSITION_ASKED);
        }
        let side = setup.partner().map_or(Color::White, |partner| !partner);
        let sides = answer(&sides(self.game.position().board(), None, side), self.game, &self.phrasing);
        voice.tell(Id::OPENED_POSITION, &args!("position" => sides.join(" ")))
    }

    /// Who plays, where anybody has a name.
    fn players(&self, setup: &Setup) -> Option<String> {
        if setup.white.is_empty() && setup.black.is_empty() {
            return None;
        }
        let voice = self.phrasing.voice();
        let name = |color: Color| match (*setup.names().get(color), setup.partner() == Some(color)) {
            ("", true) => setup.engine().unwrap_or_else(|| voice.say(Id::PARTNER)),
            ("", false) => voice.say(Id::UNNAMED),
            (name, _) => name.to_owned(),
        };
        let players = args!("white" => name(Color::White), "black" => name(Color::Black));
        Some(voice.tell(Id::OPENED_PLAYERS, &players))
    }

    /// II.2.3 — how the array was drawn, its number, and the pieces from the a-file on.
    fn array(&self, array: StartArray) -> Vec<String> {
        let phrasing = self.phrasing;
        let draw = self.game.setup().draw.as_deref().map(|draw| match draw {
            Lot::Random { seed } => {
                let seed = u32::try_from(*seed)
                    .map_or_else(|_| FluentValue::from(seed.to_string()), FluentValue::from);
                self.phrasing.voice().tell(Id::OPENED_DRAW_RANDOM, &args!("seed" => seed))
            }
            Lot::Dice { .. } => self.phrasing.voice().say(Id::OPENED_DRAW_DICE),
            Lot::Coins { .. } => self.phrasing.voice().say(Id::OPENED_DRAW_COINS),
        });
        let pieces: Vec<String> =
            array.pieces().into_iter().map(|role| phrasing.of_piece(Id::PIECE, role)).collect();
        let (first, last) = (phrasing.file(File::A), phrasing.file(File::H));
        let args = args!(
            "number" => array.number(), "pieces" => phrasing.row(&pieces), "first" => first, "last" => last,
        );
        draw.into_iter().chain([self.phrasing.voice().tell(Id::OPENED_CHESS960, &args)]).collect()
    }

    /// The event, the game's place in it, and which rules hold there.
    fn of_event(&self, setup: &Setup) -> Vec<String> {
        let Some(occasion) = setup.occasion.as_deref() else { return Vec::new() };
        let rules = setup.rules();
        let mut told =
            vec![self.phrasing.voice().tell(Id::OPENED_EVENT, &args!("event" => occasion.name.clone()))];
        if let (Some(round), Some(board)) = (occasion.round, occasion.board) {
            told.push(
                self.phrasing.voice().tell(Id::OPENED_BOARD, &args!("round" => round, "board" => board)),
            );
        }
        if let Some(color) = occasion.draw_wins {
            told.push(self.phrasing.of_color(Id::OPENED_TIE_BREAK, color));
        }
        if setup.desk != Desk::Tournament {
            let edition = rules.edition.to_string();
            told.push(self.phrasing.voice().tell(Id::OPENED_EDITION, &args!("edition" => edition)));
        }
        told.push(self.phrasing.voice().tell(Id::OPENED_CADENCE, &args!("cadence" => rules.cadence.name())));
        if let Some(article) = rules.supervision.article(rules.edition, rules.cadence) {
            let supervision = match rules.supervision {
                Supervision::Adequate => "adequate",
                Supervision::Few => "few",
            };
            let holds = args!("supervision" => supervision, "article" => article);
            told.push(self.phrasing.voice().tell(Id::OPENED_SUPERVISION, &holds));
        }
        told
    }

    /// The last move, what is open, and whose turn it is, behind this.
    fn as_it_stands(&self, first: String) -> Vec<String> {
        let (game, phrasing) = (self.game, self.phrasing);
        let mut told = vec![first];
        if let Some(ply) = game.plies().last() {
            let played = course::played(game, game.plies().len() - 1, &phrasing);
            let mover = color_key(ply.color);
            told.push(
                self.phrasing.voice().tell(Id::RESUMED_LAST, &args!("mover" => mover, "move" => played)),
            );
        }
        if let Some(done) = phrasing.in_hand(game) {
            told.push(self.phrasing.voice().tell(Id::RESUMED_HAND, &args!("move" => done)));
        }
        told.extend(happened::promotion_missing(game, &self.phrasing));
        if let Some(owing) = game.repeat_due().filter(|_| game.setup().repeat == Repeat::Opponent) {
            told.push(phrasing.of_color(Id::REPEATS_NOW, owing));
        }
        told.extend(self.left_open());
        match game.phase() {
            Phase::Play if is_called(game) => {
                told.push(happened::turn(game, &self.phrasing));
            }
            // A protest was told with what the arbiter can say.
            Phase::Paused if game.rulings().protest.is_some() => {}
            // D.2.9 — and so were what is proposed to him, and the clocks.
            Phase::Paused if game.boards().proposed.is_some() || game.clocks_asked() => {}
            Phase::Paused if game.setup().desk == Desk::Tournament => {
                told.push(self.phrasing.voice().say(Id::RESUMED_TOURNAMENT));
            }
            Phase::Paused => told.push(self.phrasing.voice().say(Id::RESUMED_PAUSED)),
            Phase::SettingRight(..) => told.extend(happened::next_step(game, &self.phrasing)),
            Phase::NotStarted if self.is_guest => told.push(self.phrasing.voice().say(Id::JOIN_NOT_STARTED)),
            Phase::NotStarted => told.push(self.phrasing.voice().say(Id::HELP_NOT_STARTED)),
            Phase::Sealing | Phase::Adjourned => told.extend(adjourned(game, &phrasing)),
            // What he is asked has been told.
            Phase::Arbiter(_) if game.draws().postponed.is_some() => {}
            Phase::Arbiter(_) => told.push(self.phrasing.voice().say(Id::REFUSED_WAITING)),
            Phase::ConsentPending(color) => told.push(phrasing.of_color(Id::DRAW_AGREED, *color)),
            Phase::ClaimPending(color) => told.push(phrasing.of_color(Id::NORMAL_MEANS_CLAIMED, *color)),
            Phase::ClaimReferred(color) => told.push(phrasing.of_color(Id::CLAIM_REFERRED, *color)),
            Phase::ClaimWritten(color) => told.push(phrasing.of_color(Id::REFUSED_VERIFY_FIRST, *color)),
            Phase::Over(outcome) => {
                told.extend(happened::ended(outcome.reason, false, game, &self.phrasing));
                told.extend(happened::signing(game, &phrasing));
            }
            _ => {}
        }
        told
    }

    /// What was begun and has no answer yet: pieces touched (4.3), a declared move (9.5.3), an offer, an increment asked
    /// for (III.4), a postponed claim (III.5.2), a protest (4.8).
    fn left_open(&self) -> Vec<String> {
        let (game, phrasing) = (self.game, self.phrasing);
        if game.outcome().is_some() {
            return Vec::new();
        }
        let mut told = happened::hands(game, &self.phrasing);
        if let Some(color) = game.draws().increment_asked {
            let offered = game.draws().offer == Some(color);
            let asked = || phrasing.of_color(Id::INCREMENT_REQUESTED, color);
            told.push(if offered { asked() } else { self.phrasing.voice().say(Id::INCREMENT_OPEN) });
        }
        let asked = game.draws().increment_asked;
        told.extend(
            game.draws()
                .offer
                .filter(|color| asked != Some(*color))
                .map(|color| phrasing.of_color(Id::DRAW_OFFERED, color)),
        );
        if game.draws().declared_by(game.turn()).is_some() {
            told.extend(obligation::told(game, &phrasing));
        }
        if game.draws().postponed.is_some() {
            told.push(self.phrasing.voice().say(Id::LEFT_TO_ARBITER_CLAIM));
        }
        told.extend(happened::proposal(game, &self.phrasing));
        told.extend(
            game.rulings().protest.map(|(against, kind)| happened::protested(against, kind, &self.phrasing)),
        );
        told
    }
}
