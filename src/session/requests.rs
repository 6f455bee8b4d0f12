//! What a sitting is asked beside a move.

use std::sync::atomic::AtomicBool;

use super::Session;
use super::outcome::Addressed;
use super::pending::{MovePurpose, Pending};
use super::voices::law_texts;
use crate::game::{Command, Desk, Phase, Refusal, Right, Speaker, is_allowed, withheld_duty};
use crate::hear::{Control, Intent, Reply};
use crate::laws::PressedBy;
use crate::opponent::{Level, SearchLimits};
use crate::tell::law;
use crate::voice::Id;
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
    pub(super) fn asker(&self, wanted: &Intent) -> Speaker {
        let game = self.game();
        if let Some(color) = self.guest.or_else(|| game.setup().partner().map(|partner| !partner)) {
            return Speaker::from(color);
        }
        // At the relay whoever names nobody is the assistant where only he may do it: stop the clock, or press it
        // where the event wants him to.
        let regulations = &game.setup().regulations;
        let side = game.course().clock_side();
        let deed = match wanted {
            _ if game.setup().desk != Desk::Relay => None,
            Intent::Command(Command::Pause(_)) => Some(Right::StopClock),
            Intent::Command(Command::Press) if regulations.pressed_by == PressedBy::Assistant => {
                Some(Right::Press)
            }
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
        if let Some(color) = self.ears.heard.filter(|_| wanted.only_asks()) {
            return Speaker::from(color);
        }
        let last = game.plies().last().map(|ply| ply.color);
        let color = match wanted {
            // D.2.9 — whose score it is says what stands there, where nobody is named.
            Intent::Control(Control::ScoreFile { score, .. })
            | Intent::Command(Command::Wrote { score, .. }) => Some(*score),
            Intent::Command(Command::Accept | Command::Decline) => {
                game.draws().offer.map(|offering| !offering)
            }
            // Whose flag is down claims nothing.
            Intent::Command(Command::ClaimTime) => {
                Some(!game.turn()).filter(|_| game.clock().is_down(game.turn(), self.time.now()))
            }
            // 6.2.2 — only the clock that runs can be pressed.
            Intent::Command(Command::Press) => Some(game.course().clock_side()),
            // With no move in hand a correction can only be of the last one, and comes too late (D.2.8).
            Intent::Command(Command::Correct(_)) if game.hand().is_none() => last,
            _ => None,
        };
        Speaker::from(color.unwrap_or(game.turn()))
    }

    /// Does what a line wants; an announcement and an answer are heard where it is known which question is open.
    pub(super) fn requested(&mut self, speaker: Option<Speaker>, wanted: Intent) -> Vec<Addressed> {
        let by = speaker.unwrap_or_else(|| self.asker(&wanted));
        match wanted {
            Intent::Command(command) => self.commanded(speaker, by, command),
            Intent::Query(query) => self.asked_about(query, by),
            Intent::Adjust(adjustment) => self.adjusted(adjustment),
            Intent::Control(control) => self.controlled(by, control),
            Intent::Reply(Reply::Cancel) => vec![self.refused("no-question", self.one(Id::NOT_HEARD_YES_NO))],
            Intent::Announce(..) | Intent::Reply(Reply::Yes | Reply::No | Reply::Number(_)) => Vec::new(),
        }
    }

    /// A command for the game; `speaker` is who was named, `by` who speaks otherwise.
    fn commanded(&mut self, speaker: Option<Speaker>, by: Speaker, command: Command) -> Vec<Addressed> {
        match command {
            Command::Correct(announcement) => self.announce(by, announcement, MovePurpose::Corrected),
            Command::ClaimWith(claim, intended) => self.announce(by, intended, MovePurpose::Claimed(claim)),
            Command::Continue if self.time.is_frozen() => self.keep_again(by),
            Command::Resumption(text) => self.resumption(by, &text),
            Command::Score(said) => self.scores(speaker, by, said),
            // Nobody decides for the sparring partner.
            _ if by.color().is_some() && by.color() == self.game().setup().partner() => {
                vec![self.refuse(&Refusal::PartnersPieces)]
            }
            command => self.perform(by, &command),
        }
    }

    /// What the desk does itself.
    fn controlled(&mut self, by: Speaker, control: Control) -> Vec<Addressed> {
        match control {
            // It is told where it is known which question is open.
            Control::Help => Vec::new(),
            Control::Keys => self.keys(by),
            Control::Hint => vec![self.hint(by)],
            Control::Law(text) => vec![self.law(&text)],
            Control::Envelope => self.envelope(),
            Control::Quit => {
                self.finished = true;
                Vec::new()
            }
            Control::Wait(length) if self.time.is_simulated() => self.wait(length),
            Control::Wait(_) => vec![self.refused("wait", self.one(Id::WAIT_ONLY_SIMULATED))],
            Control::TakeBack(plies) => self.take_back(by, plies),
            Control::Check(board) => self.begin_check(by, board),
            Control::ScoreFile { score, file } => self.score_from_file(by, score, &file),
            Control::Seal(said) => self.asked_to_seal(by, &said),
            Control::Passphrase(said) => self.passphrase(by, said),
            Control::Open => self.open(by),
        }
    }

    /// 11.9 — an article explained.
    fn law(&mut self, text: &str) -> Addressed {
        let edition = self.game().setup().regulations.edition;
        match law::explained(text, edition, self.voice, law_texts) {
            Ok(told) => self.answered("law", &[told]),
            Err(why) => {
                let args = args!("why" => why);
                let told = self.both(|phrasing| vec![phrasing.tell(Id::REFUSED_NO_ARTICLE, &args)]);
                self.refused("no-article", told)
            }
        }
    }

    /// The clock is pressed. A pawn announced to the last rank without a piece stands there (7.5.2). A press
    /// without a move counts against a player (7.5.3) only if it is his own and nothing was said before it that
    /// may have been one: an announcement that was not understood is no missing move.
    pub(super) fn pressed(&mut self, speaker: Option<Speaker>, pending: Option<Pending>) -> Vec<Addressed> {
        let by = speaker.unwrap_or_else(|| self.asker(&Command::Press.into()));
        let tournament = self.game().setup().desk == Desk::Tournament;
        let turn = self.game().turn();
        // 6.2.2 — a press for a move that was replied to is nothing that the reply's open question hinders.
        let color = by.color().unwrap_or(self.game().course().clock_side());
        let own = color == turn;
        if let Some((_, said)) = self.game().course().unpromoted.clone().filter(|_| tournament && own) {
            return self.perform(by, &Command::PressUnpromoted(said));
        }
        match pending {
            Some(pending @ (Pending::Promotion { .. } | Pending::Which { .. })) if own => {
                return self.ask_once_more(pending);
            }
            pending => self.pending = pending.filter(|pending| !matches!(pending, Pending::Offer(_))),
        }
        let game = self.game();
        let late = by.color().is_none_or(|color| game.course().is_unpressed(color));
        let no_move = game.hand().is_none() && !late && *game.phase() == Phase::Play;
        let perhaps_tried = self.tried && by.color() == Some(game.turn());
        if no_move && (speaker.is_none() || perhaps_tried) {
            return vec![self.refuse(&Refusal::NothingMade)];
        }
        self.requested(speaker, Command::Press.into())
    }

    /// Whether an empty line presses the clock now. Where it completes no move it says nothing.
    #[must_use]
    pub fn enter_presses(&self) -> bool {
        self.game().setup().enter_presses() && self.presser().is_some()
    }

    /// D.2.10.3 — who presses with an empty line now, for a move that was announced and repeated.
    pub(super) fn presser(&self) -> Option<Speaker> {
        let game = self.game();
        let side = game.course().clock_side();
        let made = game.hand().is_some() && game.repeat_due().is_none() && self.pending.is_none();
        // Who sits elsewhere presses there, and a line that is another player's alone is no press of his.
        let elsewhere = self.guest.is_none()
            && game.setup().desk == Desk::Tournament
            && (*self.seated.get(side) || self.ears.unnamed.is_some_and(|unnamed| unnamed != side));
        let asker = self.asker(&Command::Press.into());
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
                    phrasing.tell(Id::HINT_MOVE, &args!("move" => told))
                }
                None => phrasing.say(Id::HINT_NONE),
            }]
        });
        self.answered("hint", told)
    }
}
