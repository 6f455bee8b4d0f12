//! A line heard at a sitting: what it is, whose it is, and what it asks of the game.

use shakmaty::{Rank, Role};

use super::Session;
use super::outcome::Addressed;
use super::pending::{MovePurpose, Pending};
use super::told::Told;
use super::unsaved::Unsaved;
use crate::game::{
    Announcement, Command, Event, MoveDescription as Words, ParseError, Phase, PlayEvent, Record, Refusal,
    ResolveError, Speaker,
};
use crate::hear::{Control, Intent, Open, Reply, Utterance, answer, hear, named_speaker};
use crate::query::{Operand, Query, query};
use crate::speech::clean;
use crate::tell::answers::standing;
use crate::tell::{not_heard, parse_error_name, refuse};
use crate::voice::{Id, Lexicon};

impl Session<'_> {
    /// Hears one line.
    pub fn hear(&mut self, text: &str) -> Vec<Addressed> {
        let text = clean(text);
        if text.is_empty() {
            return if self.enter_presses() { self.pressed_by_enter() } else { self.left_in_confidence() };
        }
        let mut out = if self.tries_nothing(&text) { Vec::new() } else { self.do_what_is_due() };
        if let Some(confided) = self.confided_now() {
            out.extend(self.confided(confided, &text));
            return out;
        }
        if let Some(guided) = self.check_now() {
            out.extend(self.in_check(guided, &text));
            out.extend(self.let_partner_play());
            return out;
        }
        let heard = self.heard_with_what_is_open(&text);
        let sealing = *self.game.phase() == Phase::Sealing;
        let was_numbered = self.pending.as_ref().is_some_and(Pending::is_numbered);
        let pending = self.pending.take().filter(|pending| match pending {
            Pending::Offer(offer) => offer.is_open(self.seq),
            _ => true,
        });
        let is_gone = pending.is_none() && (was_numbered || self.question_gone);
        let (answers, announces) = (answers_a_question(&heard), announces(&heard));
        let before = self.seq;
        out.extend(match heard {
            // Meant as an answer, it goes nowhere.
            Ok(Utterance { heard: Intent::Reply(Reply::Number(_)), .. })
                if is_gone && digit_alone(&text, self.lexicon()).is_some() =>
            {
                vec![self.refused("no-question", self.one(Id::QUESTION_GONE))]
            }
            Ok(Utterance { speaker, heard: Intent::Announce(announcement, _) })
                if asks(&text) && !sealing =>
            {
                vec![self.asked_back(speaker, announcement)]
            }
            Ok(Utterance { speaker, heard: Intent::Command(Command::Resign) }) if text.ends_with('?') => {
                vec![self.ask_resign(speaker)]
            }
            // "Angenommen?" is no agreement, and "dreimal?" no claim, which could not be withdrawn.
            Ok(Utterance {
                heard:
                    Intent::Command(
                        Command::Accept
                        | Command::Claim(_)
                        | Command::ClaimWith(..)
                        | Command::ClaimNormalMeans,
                    ),
                ..
            }) if text.ends_with('?') => {
                self.pending = pending;
                let why = ParseError::QuestionUnclear;
                vec![self.not_understood(&why)]
            }
            Ok(Utterance { speaker, heard: Intent::Reply(Reply::Number(_)) })
                if pending.is_none() && digit_alone(&text, self.lexicon()).is_some() =>
            {
                let rank = digit_alone(&text, self.lexicon());
                let to = rank.and_then(|rank| query("go-rank", Operand::Rank(Some(rank))));
                to.map(|to| self.goes(speaker, to, None)).unwrap_or_default()
            }
            Ok(utterance) => self.understood(utterance.speaker, utterance.heard, pending),
            Err(ParseError::PieceAlone(role)) if matches!(pending, Some(Pending::Promotion { .. })) => {
                self.becomes(&text, role, pending)
            }
            Err(ParseError::PieceAlone(role)) if self.game.course().unpromoted.as_ref().is_some() => {
                self.promotes(named_speaker(&text, self.lexicon()).0, role)
            }
            Err(ParseError::PieceAlone(role)) if !sealing && is_letter(&text, role, self.lexicon()) => {
                let speaker = named_speaker(&text, self.lexicon()).0;
                let next = query("next-piece", Operand::Pieces(role, None));
                next.map(|next| self.goes(speaker, next, pending)).unwrap_or_default()
            }
            Err(why) if sealing && !is_of_the_arbiter(&why) => {
                vec![self.not_heard_while_sealing(parse_error_name(&why))]
            }
            Err(ParseError::Doubtful(announcement)) => {
                vec![self.asked_back(named_speaker(&text, self.lexicon()).0, announcement)]
            }
            // "Two moves": a number in words that are no answer.
            Err(ParseError::NoDestination) if matches!(pending, Some(Pending::Which { .. })) => {
                pending.map(|pending| self.ask_once_more(pending)).unwrap_or_default()
            }
            Err(why) => {
                self.tried = true;
                // A question is not answered with a move.
                let offered = if asks(&text) { None } else { self.offer(&text, &why) };
                vec![offered.unwrap_or_else(|| {
                    self.pending = match why {
                        ParseError::PieceAlone(role) => Some(Pending::Piece { role, by: None }),
                        ParseError::WhichCastling => Some(Pending::Castling),
                        // Whoever tries to say something else does not answer an offer any more.
                        _ => pending.filter(|pending| !matches!(pending, Pending::Offer(_))),
                    };
                    self.not_understood(&why)
                })]
            }
        });
        let asks_on = self.pending.as_ref().is_some_and(Pending::is_numbered);
        // A move that was made has answered it.
        let is_settled = asks_on || answers || announces && self.seq != before;
        self.question_gone = (was_numbered || self.question_gone) && !is_settled;
        out.extend(self.let_partner_play());
        out
    }

    /// What a line is while this question is open.
    fn heard_with_what_is_open(&self, text: &str) -> Result<Utterance, ParseError> {
        let verifies =
            Open { yes_or_no: self.verifies() || self.game.draws().offer.is_some(), numbered: false };
        let open = self.pending.as_ref().map_or(verifies, Pending::takes);
        // The piece's own letter names it, whatever it answers elsewhere: "N".
        let promotes = matches!(self.pending, Some(Pending::Promotion { .. }));
        if promotes && Role::ALL.into_iter().any(|role| is_letter(text, role, self.lexicon())) {
            return hear(text, self.lexicon());
        }
        answer(text, open, self.lexicon()).map_or_else(|| hear(text, self.lexicon()), Ok)
    }

    fn not_understood(&mut self, why: &ParseError) -> Addressed {
        let told = self.both(|phrasing| vec![not_heard(why, phrasing)]);
        self.refused(parse_error_name(why), told)
    }

    /// The piece of a pawn that stands on the last rank.
    fn promotes(&mut self, speaker: Option<Speaker>, role: Role) -> Vec<Addressed> {
        let Some((by, Announcement::Move(said))) = self.game.course().unpromoted.clone() else {
            return Vec::new();
        };
        if !self.answers(speaker, by) {
            return vec![self.refuse(&Refusal::NotYourTurn(by.color().unwrap_or(self.game.turn())))];
        }
        let said = Words { promotion: Some(role), ..said };
        self.announce(by, Announcement::Move(said), MovePurpose::Announced)
    }

    /// A digit or a piece's letter alone goes over the board; what was asked stays open.
    fn goes(
        &mut self,
        speaker: Option<Speaker>,
        question: Query,
        pending: Option<Pending>,
    ) -> Vec<Addressed> {
        if speaker.is_some_and(|speaker| self.is_other(speaker)) {
            self.pending = pending;
            return vec![self.only_own()];
        }
        self.understood(speaker, question.into(), pending)
    }

    /// D.2.4, D.2.10.3 — an empty line where only the press is missing.
    fn pressed_by_enter(&mut self) -> Vec<Addressed> {
        let mut out = self.fall();
        out.extend(self.ask_again());
        // A flag may have fallen by now.
        if self.enter_presses() {
            out.extend(self.pressed(self.presser(), None));
        }
        out
    }

    pub(super) fn understood(
        &mut self,
        speaker: Option<Speaker>,
        heard: Intent,
        pending: Option<Pending>,
    ) -> Vec<Addressed> {
        match heard {
            Intent::Reply(Reply::Number(number)) => self.chosen(speaker, number, pending),
            Intent::Announce(Announcement::Move(said), _) if is_square(&said) && pending.is_some() => {
                self.answered_with_square(speaker, said, pending)
            }
            Intent::Announce(announcement, _)
                if self.completes_claim(speaker, &announcement, pending.as_ref()) =>
            {
                let Some(Pending::Which { by, said_as, .. } | Pending::Promotion { by, said_as, .. }) =
                    pending
                else {
                    return Vec::new();
                };
                self.announce(by, announcement, said_as)
            }
            Intent::Announce(announcement, offers) => {
                let by = speaker.unwrap_or_else(|| self.announcer());
                if self.seals_what_is_made() {
                    return self.seal_made(by, &announcement);
                }
                let before = self.seq;
                let mut out = self.announce(by, announcement, MovePurpose::Announced);
                if self.seq == before && self.pending.is_none() {
                    // A claim that was asked back is not answered by what is no move.
                    self.pending = pending.filter(Pending::is_of_claim);
                }
                // An offer goes with a move that was taken (C.12), not with a repeat.
                let taken = |kept: &Record| matches!(kept.event, Event::Play(PlayEvent::Announced { .. }));
                let announced = out.iter().flat_map(|output| &output.events).any(taken);
                if offers && announced && self.game.outcome().is_none() {
                    out.extend(self.perform(by, &Command::OfferDraw));
                }
                out
            }
            Intent::Reply(Reply::Yes) => self.said_yes(speaker, pending),
            Intent::Reply(Reply::No) => self.said_no(speaker, pending),
            Intent::Reply(Reply::Cancel) if pending.is_some() => self.said_no(speaker, pending),
            Intent::Control(Control::Help) => {
                let open = pending.as_ref().map(|pending| self.question_of(pending));
                self.pending = pending;
                let told = self.both(|phrasing| standing::help(&self.game, phrasing));
                // What is asked comes before what else can be said.
                let told = told.behind(open.unwrap_or_else(Told::nothing));
                vec![self.answered("help", told)]
            }
            Intent::Command(Command::Press) => self.pressed(speaker, pending),
            wanted => {
                let before = self.seq;
                let only_asks = wanted.only_asks();
                let out = self.requested(speaker, wanted);
                // What was only asked in between leaves the question open; of an offer nothing else does.
                let stays = only_asks || !matches!(pending, Some(Pending::Offer(_)));
                if self.seq == before && self.pending.is_none() && stays {
                    self.pending = pending;
                }
                out
            }
        }
    }

    /// An announcement, the correction of one, or the move a claim is made with. What it leaves open becomes a
    /// question.
    pub(super) fn announce(
        &mut self,
        by: Speaker,
        announcement: Announcement,
        said_as: MovePurpose,
    ) -> Vec<Addressed> {
        if self.is_other(by) {
            return vec![self.only_own()];
        }
        let command = said_as.command(announcement.clone());
        let at = self.time.now();
        match self.game.decide(by, &command, at) {
            Err(Refusal::Misfit(ResolveError::Several(moves))) => {
                let refused = self.refuse(&Refusal::Misfit(ResolveError::Several(moves.clone())));
                self.pending = Some(Pending::Which { moves, by, said_as });
                vec![refused]
            }
            Err(Refusal::Misfit(ResolveError::PromotionMissing(to))) => {
                if let Announcement::Move(said) = announcement {
                    self.pending = Some(Pending::Promotion { said, by, said_as });
                }
                vec![self.refuse(&Refusal::Misfit(ResolveError::PromotionMissing(to)))]
            }
            Err(Refusal::Misfit(misfit)) if matches!(said_as, MovePurpose::Claimed(_)) => {
                // What is said next would be a move, and the right to claim gone with it.
                let refusal = Refusal::Misfit(misfit);
                let told = self.both(|phrasing| refuse::refusal(&refusal, &self.game, phrasing));
                let told = self.one(Id::CLAIM_NOT_MADE).behind(told);
                vec![self.refused("misfit", told)]
            }
            decided => {
                let out = self.carry_out(decided, at, Unsaved::Said);
                let missing =
                    |kept: &Record| matches!(kept.event, Event::Play(PlayEvent::PromotionMissing { .. }));
                if let Announcement::Move(said) = announcement
                    && out.iter().flat_map(|output| &output.events).any(missing)
                {
                    self.pending = Some(Pending::Promotion { said, by, said_as });
                }
                self.tried |= out.iter().any(|output| output.kind.0 == "refused");
                out
            }
        }
    }
}

/// Whether a line begins like a command behind which no move can stand, so that it may be told why it is not
/// understood while one is being sealed.
fn is_of_the_arbiter(why: &ParseError) -> bool {
    let ParseError::RequestUnclear(word, _) = why else { return false };
    matches!(
        *word,
        "set" | "add" | "cut" | "wait" | "result" | "adjourn" | "arrived" | "absent" | "resumption"
    )
}

/// Whether a line of several words ends in a question mark; behind one written move it is an opinion.
fn asks(text: &str) -> bool {
    text.ends_with('?') && text.contains(char::is_whitespace)
}

/// Whether it is an answer to a question of the program.
fn answers_a_question(heard: &Result<Utterance, ParseError>) -> bool {
    let heard = heard.as_ref().map(|utterance| &utterance.heard);
    matches!(heard, Ok(Intent::Reply(_)))
}

fn announces(heard: &Result<Utterance, ParseError>) -> bool {
    matches!(heard, Ok(Utterance { heard: Intent::Announce(..), .. }))
}

/// The rank that a digit alone is, as it is typed.
fn digit_alone(text: &str, lexicon: &Lexicon) -> Option<Rank> {
    let mut letters = named_speaker(text, lexicon).1.trim().chars();
    let digit = letters.next().filter(|_| letters.next().is_none())?;
    Rank::from_char(digit)
}

/// Whether a line is nothing but the capital letter of this piece.
fn is_letter(text: &str, role: Role, lexicon: &Lexicon) -> bool {
    named_speaker(text, lexicon).1.trim() == lexicon.letter(role)
}

/// Whether nothing but a square was said.
pub(super) fn is_square(said: &Words) -> bool {
    let square = Words { to: said.to, ..Words::default() };
    said.to.is_some() && *said == square
}
