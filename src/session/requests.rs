//! What a sitting is asked beside a move.

use std::sync::atomic::AtomicBool;

use shakmaty::Color;

use super::Session;
use super::outcome::Addressed;
use super::pending::{MovePurpose, Pending};
use super::voices::law_texts;
use crate::game::{Command, Desk, Phase, Refusal, Right, Speaker, is_allowed, withheld_duty};
use crate::hear::Request;
use crate::laws::{Cadence, PressedBy};
use crate::opponent::{Level, SearchLimits};
use crate::query::Query;
use crate::tell::answers::standing;
use crate::tell::happened::touch;
use crate::tell::law;
use crate::{args, opponent};

/// The level that proposes moves.
const HINT_LEVEL: u8 = 4;

impl Session<'_> {
    /// Who announces when nobody is named: the person at the desk; the player who owes a repeat, once the
    /// announcement is made; otherwise the player to move.
    pub(super) fn announcer(&self) -> Speaker {
        let game = self.game();
        if let Some(color) = self.guest.or_else(|| game.setup().partner().map(|partner| !partner)) {
            return Speaker::from(color);
        }
        let color = match game.repeat_due() {
            Some(owing) if game.setup().repeat == crate::game::Repeat::Opponent => owing,
            _ => game.turn(),
        };
        Speaker::from(color)
    }

    /// Who asks when nobody is named: the person at the desk, the player a draw was offered to for its
    /// answer, otherwise the player to move.
    pub(super) fn asker(&self, request: &Request) -> Speaker {
        let game = self.game();
        if let Some(color) = self.guest.or_else(|| game.setup().partner().map(|partner| !partner)) {
            return Speaker::from(color);
        }
        // At the relay whoever names nobody is the assistant where only he may do it: stop the clock, or press it
        // where the event wants him to.
        let regulations = &game.setup().regulations;
        let side = game.clock_side();
        let deed = match request {
            _ if game.setup().desk != Desk::Relay => None,
            Request::Pause(_) => Some(Right::StopClock),
            Request::Press if regulations.pressed_by == PressedBy::Assistant => Some(Right::Press),
            _ => None,
        };
        let does = |speaker: &Speaker, deed: Right| {
            let is_his = || game.side_of(*speaker).is_none_or(|player| player == side);
            withheld_duty(*speaker, deed, regulations).is_none() && (deed == Right::StopClock || is_his())
        };
        let assistants = [Speaker::Assistant, Speaker::assistant_of(side), Speaker::assistant_of(!side)];
        let assistant = deed.and_then(|deed| assistants.into_iter().find(|speaker| does(speaker, deed)));
        if let Some(assistant) = assistant {
            return assistant;
        }
        // Who is answered in his ear asks for himself, whoever is to move.
        if let Some(color) = self.ears.heard.filter(|_| request.only_asks()) {
            return Speaker::from(color);
        }
        let last = game.plies().last().map(|ply| ply.color);
        let color = match (request, game.offer(), game.hand(), last) {
            (Request::Accept | Request::Decline, Some(offering), ..) => !offering,
            // D.2.9 — whose score it is says what stands there, where nobody is named.
            (Request::Wrote { score, .. } | Request::WroteInFile { score, .. }, ..) => *score,
            // Whose flag is down claims nothing.
            (Request::ClaimTime, ..) if game.clock().is_down(game.turn(), self.time.now()) => !game.turn(),
            // 6.2.2 — only the clock that runs can be pressed.
            (Request::Press, ..) => game.clock_side(),
            // With no move in hand a correction can only be of the last one, and comes too late (D.2.8).
            (Request::Correct(_), _, None, Some(last)) => last,
            _ => game.turn(),
        };
        Speaker::from(color)
    }

    /// D.2.10.4 — why this assistant is not told what he would tell his player.
    fn does_not_inform(&self, by: Speaker, request: &Request) -> Option<Refusal> {
        let informs = matches!(request, Request::Time(..) | Request::Moves);
        withheld_duty(by, Right::Ask, &self.game().setup().regulations).filter(|_| informs)
    }

    /// D.2.6, D.2.10.4, 12.6 — whether it is kept from the player this one asks for how many moves are completed: in a
    /// tournament from one who is known to see, until the game is over.
    pub(super) fn hides_moves(&self, by: Speaker) -> bool {
        let game = self.game();
        let setup = game.setup();
        let told = |side: Color| setup.regulations.is_told_moves(side);
        setup.desk == Desk::Tournament
            && game.outcome().is_none()
            && game.side_of(by).is_some_and(|side| !told(side))
    }

    /// Answers a request or does it.
    pub(super) fn requested(&mut self, speaker: Option<Speaker>, request: Request) -> Vec<Addressed> {
        let by = speaker.unwrap_or_else(|| self.asker(&request));
        let asking = self.game().side_of(by).unwrap_or(self.game().turn());
        if let Some(refusal) = self.does_not_inform(by, &request) {
            return vec![self.refuse(&refusal)];
        }
        let command = match request {
            Request::Correct(announcement) => return self.announce(by, announcement, MovePurpose::Corrected),
            Request::Press => Command::Press,
            Request::OfferDraw => Command::OfferDraw,
            Request::Accept => Command::Accept,
            Request::Decline => Command::Decline,
            Request::Resign => Command::Resign,
            Request::WithdrawOffer => Command::WithdrawOffer,
            Request::Claim(claim) => Command::Claim(claim),
            Request::Handled(whose, handling) => Command::Handled(whose, handling),
            Request::ClaimWith(claim, intended) => {
                return self.announce(by, intended, MovePurpose::Claimed(claim));
            }
            Request::Wrote { score, number, mover, written } => {
                Command::Wrote { score, number, mover, written }
            }
            Request::WroteInFile { score, file } => return self.score_from_file(by, score, &file),
            Request::ClaimTime => Command::ClaimTime,
            Request::ClaimIllegal => Command::ClaimIllegal,
            Request::ClaimNormalMeans => Command::ClaimNormalMeans,
            Request::RequestIncrement => Command::RequestIncrement,
            Request::Postpone(awarded) => Command::Postpone(awarded),
            Request::Done => Command::Done,
            Request::Fix => Command::Fix,
            Request::Start => Command::Start,
            Request::Pause(why) => Command::Pause(why),
            Request::Ruling(ruling) => Command::Ruling(ruling),
            Request::Continue if self.time.is_frozen() => return self.keep_again(by),
            Request::Continue => Command::Continue,
            Request::Clock { order, schedule } => Command::Clock { order, schedule },
            Request::Result(result) => Command::Result(result),
            Request::Board(color, report) => Command::Report(color, report),
            Request::Adjourn(early) => Command::Adjourn(early),
            Request::Sealed => Command::Sealed,
            Request::Checked => Command::Checked,
            Request::EnvelopeLost => Command::EnvelopeLost,
            Request::PositionLost => Command::PositionLost,
            Request::Arrived(color) => Command::Arrived(color),
            Request::Absent(color) => Command::Absent(color),
            Request::Seal(said) => return self.asked_to_seal(by, &said),
            Request::Passphrase(said) => return self.passphrase(by, said),
            Request::Resumption(text) => return self.resumption(by, &text),
            Request::Open => return self.open(by),
            Request::Envelope => return self.envelope(),
            Request::TakeBack(plies) => return self.take_back(by, plies),
            // These are answered where it is known which question is open.
            Request::Yes | Request::No | Request::Help => return Vec::new(),
            Request::Time(whose, used) => {
                let (game, now) = (self.game(), self.time.now());
                let told = self.both(|words| vec![standing::time(whose, used, asking, game, now, words)]);
                return vec![self.answered("time", told)];
            }
            Request::Moves => return vec![self.moves(by)],
            Request::Boards | Request::Why if self.hides_moves(by) => return vec![self.boards_unnumbered()],
            Request::Boards => {
                let told = self.both(|words| standing::boards(self.game(), &self.narrating(*words)));
                return vec![self.answered("boards", told)];
            }
            Request::Why => {
                let told = self.both(|phrasing| self.narrating(*phrasing).why(self.game()));
                return vec![self.answered("why", told)];
            }
            Request::Check(board) => return self.begin_check(by, board),
            Request::Cancel => {
                return vec![self.refused("no-question", self.one("not-heard-yes-no"))];
            }
            Request::Recording => return vec![self.recording(asking)],
            Request::Law(text) => return vec![self.law(&text)],
            Request::Score(said) => return self.scores(speaker, by, said),
            Request::Obligation => {
                // 11.3.1 — what the opponent is bound to could tell what he cannot do.
                if by.color().is_some_and(|own| own != self.game().turn()) && !self.may_analyse(by) {
                    return vec![self.refuse(&Refusal::NotYourTurn(self.game().turn()))];
                }
                let told = self.both(|phrasing| touch::told(self.game(), phrasing));
                return vec![self.answered("obligation", told)];
            }
            Request::Position => return self.asked_about(Query::Everything, by, asking),
            Request::Ask(question) => return self.asked_about(question, by, asking),
            Request::Repeat => return vec![self.said_again()],
            Request::Hint => return vec![self.hint(by)],
            Request::Wait(length) if self.time.is_simulated() => return self.wait(length),
            Request::Wait(_) => {
                return vec![self.refused("wait", self.one("wait-only-simulated"))];
            }
            Request::Quit => {
                self.finished = true;
                return Vec::new();
            }
        };
        // Nobody decides for the sparring partner.
        if by.color().is_some() && by.color() == self.game().setup().partner() {
            return vec![self.refuse(&Refusal::PartnersPieces)];
        }
        self.perform(by, &command)
    }

    /// D.2.10.4 — how many moves are completed.
    fn moves(&mut self, by: Speaker) -> Addressed {
        if self.hides_moves(by) {
            return self.refuse(&Refusal::MovesNotTold);
        }
        let told = self.both(|phrasing| standing::moves(self.game(), phrasing));
        self.answered("moves", told)
    }

    /// D.2.9 — the boards, for a player who is not told the number of moves.
    fn boards_unnumbered(&mut self) -> Addressed {
        let told = self.both(|phrasing| self.narrating(*phrasing).unnumbered(self.game()));
        self.answered("boards", told)
    }

    /// 8.4 — whether this player must record.
    fn recording(&mut self, asking: Color) -> Addressed {
        let must = self.game().must_record(asking, self.time.now());
        let fast = self.game().setup().rules().cadence != Cadence::Standard;
        let id = match (must, fast) {
            (true, _) => "must-record",
            (false, false) => "need-not-record",
            (false, true) => "need-not-record-fast",
        };
        let told = self.both(|phrasing| vec![phrasing.of_color(id, asking)]);
        self.answered("recording", told)
    }

    /// What was last said, once more.
    fn said_again(&mut self) -> Addressed {
        self.memory.begin_again();
        let again = self.again();
        self.unremembered("repeat", again)
    }

    /// 11.9 — an article explained.
    fn law(&mut self, text: &str) -> Addressed {
        let edition = self.game().setup().regulations.edition;
        match law::explained(text, edition, self.voice, law_texts) {
            Ok(told) => self.answered("law", &[told]),
            Err(why) => {
                let args = args!("why" => why);
                let told = self.both(|phrasing| vec![phrasing.tell("refused-no-article", &args)]);
                self.refused("no-article", told)
            }
        }
    }

    /// The clock is pressed. A pawn announced to the last rank without a piece stands there (7.5.2). A press
    /// without a move counts against a player (7.5.3) only if it is his own and nothing was said before it that
    /// may have been one: an announcement that was not understood is no missing move.
    pub(super) fn pressed(&mut self, speaker: Option<Speaker>, pending: Option<Pending>) -> Vec<Addressed> {
        let by = speaker.unwrap_or_else(|| self.asker(&Request::Press));
        let tournament = self.game().setup().desk == Desk::Tournament;
        let turn = self.game().turn();
        // 6.2.2 — a press for a move that was replied to is nothing that the reply's open question hinders.
        let color = by.color().unwrap_or(self.game().clock_side());
        let own = color == turn;
        if let Some((_, said)) = self.game().unpromoted().cloned().filter(|_| tournament && own) {
            return self.perform(by, &Command::PressUnpromoted(said));
        }
        match pending {
            Some(pending @ (Pending::Promotion { .. } | Pending::Which { .. })) if own => {
                return self.ask_once_more(pending);
            }
            pending => self.pending = pending.filter(|pending| !matches!(pending, Pending::Offer(_))),
        }
        let game = self.game();
        let late = by.color().is_none_or(|color| game.is_unpressed(color));
        let no_move = game.hand().is_none() && !late && *game.phase() == Phase::Play;
        let perhaps_tried = self.tried && by.color() == Some(game.turn());
        if no_move && (speaker.is_none() || perhaps_tried) {
            return vec![self.refuse(&Refusal::NothingMade)];
        }
        self.requested(speaker, Request::Press)
    }

    /// Whether an empty line presses the clock now. Where it completes no move it says nothing.
    #[must_use]
    pub fn enter_presses(&self) -> bool {
        self.game().setup().enter_presses() && self.presser().is_some()
    }

    /// D.2.10.3 — who presses with an empty line now, for a move that was announced and repeated.
    pub(super) fn presser(&self) -> Option<Speaker> {
        let game = self.game();
        let side = game.clock_side();
        let made = game.hand().is_some() && game.repeat_due().is_none() && self.pending.is_none();
        // Who sits elsewhere presses there, and a line that is another player's alone is no press of his.
        let elsewhere = self.guest.is_none()
            && game.setup().desk == Desk::Tournament
            && (*self.seated.get(side) || self.ears.unnamed.is_some_and(|unnamed| unnamed != side));
        let asker = self.asker(&Request::Press);
        let assistants = [Speaker::Assistant, Speaker::assistant_of(side)];
        let assistants = assistants.into_iter().filter(|_| self.guest.is_none());
        let presses = |by: &Speaker| game.decide(*by, &Command::Press, self.time.now()).is_ok();
        std::iter::once(asker).chain(assistants).filter(|_| made && !elsewhere).find(presses)
    }

    /// Practice: asks before anything is taken back. Without a number it is the player's last move, with the
    /// partner's answer if there was one.
    pub(super) fn take_back(&mut self, by: Speaker, plies: Option<u32>) -> Vec<Addressed> {
        let game = self.game();
        let own_turn = game.setup().partner().is_some_and(|partner| game.turn() != partner);
        let usual = if own_turn && game.hand().is_none() { 2 } else { 1 };
        let there = game.plies().len() + usize::from(game.hand().is_some());
        let there = u32::try_from(there).unwrap_or(u32::MAX);
        let plies = plies.unwrap_or(usual).min(there.max(1));
        match game.decide(by, &Command::TakeBack(plies), self.time.now()) {
            Ok(_) => self.ask_take_back(plies, by),
            Err(_) => self.perform(by, &Command::TakeBack(plies)),
        }
    }

    /// 11.3.1 — a proposal, at the practice desk and nowhere else.
    fn hint(&mut self, by: Speaker) -> Addressed {
        if !is_allowed(by, Right::Hint, self.game().setup().desk) {
            return self.refuse(&Refusal::MayNot(Right::Hint));
        }
        debug_assert_eq!(self.game().setup().desk, Desk::Practice);
        let game = self.game();
        let own = by.color().is_none_or(|color| color == game.turn());
        let limits = SearchLimits { level: Level::new(HINT_LEVEL).unwrap_or_default(), time: None, seed: 0 };
        let found = (own && game.hand().is_none() && game.outcome().is_none())
            .then(|| opponent::best_move(game.position(), &[], &limits, &AtomicBool::new(false)))
            .flatten();
        let told = self.both(|phrasing| {
            vec![match &found {
                Some(found) => {
                    let told = phrasing.played(found, self.game().position());
                    phrasing.tell("hint-move", &args!("move" => told))
                }
                None => phrasing.say("hint-none"),
            }]
        });
        self.answered("hint", told)
    }
}
