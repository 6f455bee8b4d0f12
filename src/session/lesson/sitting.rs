//! One sitting at a drill: its questions, asked and answered.

use std::sync::Arc;

use shakmaty::{Chess, Color};

use super::{LessonContext, LessonLine, LessonStep, Then};
use crate::drills::{Answer, Card, Dictation, Drill, Grade, Question, Round, Sought, Verdict};
use crate::game::{ParseError, Start, resolve, studied};
use crate::hear::{Adjustment, Control, Intent, NewGame, drill_answer};
use crate::laws::Millis;
use crate::tell::{DrillFact, Fact, Outcome, Variable};
use crate::voice::{Id, LessonWord};

/// So many that were missed are told at the end.
const TOLD: usize = 3;

/// Questions of one drill.
pub(super) struct Sitting {
    drill: &'static Drill,
    round: Round,
    /// When it ends, in the time of the session, and when it was asked last.
    ends: Millis,
    asked: Millis,
    dictation: Option<Dictation>,
    missed: Vec<Question>,
    over: bool,
}

/// What follows from a line.
pub(super) struct Heard {
    pub(super) step: LessonStep,
    /// What is remembered of an item from now on.
    pub(super) kept: Option<(String, Card)>,
}

impl From<LessonStep> for Heard {
    fn from(step: LessonStep) -> Heard {
        Heard { step, kept: None }
    }
}

impl Sitting {
    /// Nothing is asked yet; from `ends` on nothing is any more.
    pub(super) fn new(drill: &'static Drill, cards: Vec<(String, Card)>, seed: u64, ends: Millis) -> Sitting {
        Sitting {
            drill,
            round: Round::new(drill, cards, seed),
            ends,
            asked: 0,
            dictation: None,
            missed: Vec::new(),
            over: false,
        }
    }

    /// Whether nothing is asked any more.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// How well what was asked last was known.
    pub(super) fn grade(&self) -> Option<Grade> {
        self.round.grade()
    }

    /// Whether anything was answered.
    pub(super) fn has_answers(&self) -> bool {
        self.round.summary(0).answers > 0
    }

    /// How it went.
    pub(super) fn result(&self) -> Vec<Fact> {
        let counted = self.round.summary(0);
        if counted.answers == 0 {
            return Id::DRILL_RESULT_NONE.into();
        }
        let counts =
            vec![("right", Variable::Number(counted.right)), ("all", Variable::Number(counted.answers))];
        let missed = self.missed.iter().take(TOLD).cloned().collect();
        vec![Fact::Say(Id::DRILL_RESULT, counts), DrillFact::Missed(missed).into()]
    }

    /// Asks the next question behind what is told before it; `None` where there is none.
    pub(super) fn ask(&mut self, before: Vec<Outcome>, now: i64, at: Millis) -> Option<LessonStep> {
        let question = self.round.ask(now)?.question;
        self.asked = at;
        self.dictation = match &question {
            Question::Dictation(game) => Some(Dictation::of(game.clone())),
            _ => None,
        };
        let shown = question.position().cloned().unwrap_or_default();
        let step = LessonStep { told: self.questioned(before), ..LessonStep::default() };
        Some(step.showing(Arc::new(studied(Start::at(shown), "", ""))))
    }

    /// The question that is open, behind what is told before it: what has to be known for it comes piece by piece.
    fn questioned(&self, mut told: Vec<Outcome>) -> Vec<Outcome> {
        let Some(question) = self.round.asked() else { return told };
        told.extend(premises(question).into_iter().map(|fact| Outcome::answered("drill-premise", fact)));
        let mut asked: Fact = DrillFact::Asked(question.clone()).into();
        if let Some(written) = self.dictation.as_ref().filter(|dictation| dictation.ply() != Some(0)) {
            // It is asked again in the middle.
            asked = dictated(written).unwrap_or(asked);
        } else if let Some(first) = self.dictation.as_ref().and_then(dictated) {
            told.push(Outcome::answered("drill-dictation", asked));
            asked = first;
        }
        let last = told.pop().unwrap_or_else(|| Outcome::answered("drill-question", Vec::new()));
        told.push(last.asking(asked));
        told
    }

    /// What follows from a line; `None` where it is not for the drill.
    pub(super) fn hear(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>, now: i64) -> Option<Heard> {
        let question = self.round.asked()?.clone();
        match line.request.map(|asked| asked.without_pause().word) {
            Some(LessonWord::Hint) => return Some(self.hint(&question).into()),
            Some(LessonWord::Forward) if self.dictation.is_some() => {
                return self.written(line.text, None, of, now);
            }
            Some(LessonWord::Solution | LessonWord::Skip | LessonWord::Forward) => {
                return self.passed_over(&question, of, now);
            }
            Some(LessonWord::Again | LessonWord::Start | LessonWord::Array) => {
                return Some(self.again().into());
            }
            Some(LessonWord::Progress | LessonWord::Result) => {
                return Some(LessonStep::tell(Outcome::answered("drill-result", self.result())).into());
            }
            // Where any line is an answer, these are too.
            Some(LessonWord::Back) if !self.is_answer(line, of) => {
                return Some(LessonStep::tell(Outcome::refused("drill", Id::DRILL_NO_BACK)).into());
            }
            Some(LessonWord::Move) if !self.is_answer(line, of) => {
                return Some(LessonStep::tell(Outcome::refused("lesson", Id::LESSON_NO_MOVES)).into());
            }
            _ => {}
        }
        if self.dictation.is_some()
            && let Ok(Intent::Announce(said, _)) = &line.heard
        {
            let said = Answer::Move(said.clone());
            return self.written(line.text, Some(&said), of, now);
        }
        if let Some(said) = drill_answer(line.text, question.sought(), &line.heard, of.lexicon)
            && self.dictation.is_none()
        {
            return self.judge(&question, &said, of, now);
        }
        match &line.heard {
            Ok(Intent::Adjust(Adjustment::Repeat)) => Some(self.again().into()),
            Ok(Intent::Control(Control::Quit)) => Some(LessonStep::default().then(Then::Leave).into()),
            // What would be answered about another board than the one in the head.
            Ok(Intent::Query(_)) if question.position().is_none() => {
                Some(LessonStep::tell(Outcome::refused("drill", Id::DRILL_IN_THE_HEAD)).into())
            }
            // What is asked of the desk, though not clearly, is answered there.
            Err(ParseError::RequestUnclear(..)) => None,
            Err(_) => Some(LessonStep { is_unheard: true, ..refused(question.sought()) }.into()),
            // A time alone would begin a game.
            Ok(
                Intent::Announce(..)
                | Intent::Reply(_)
                | Intent::Control(Control::NewGame(NewGame { kind: None, .. })),
            ) => Some(refused(question.sought()).into()),
            Ok(_) => None,
        }
    }

    /// Whether this line answers what is asked.
    pub(super) fn is_answer(&self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> bool {
        let sought = self.round.asked().map(Question::sought);
        sought.is_some_and(|sought| drill_answer(line.text, sought, &line.heard, of.lexicon).is_some())
    }

    fn again(&self) -> LessonStep {
        LessonStep { told: self.questioned(Vec::new()), ..LessonStep::default() }
    }

    fn hint(&mut self, question: &Question) -> LessonStep {
        self.round.helped();
        LessonStep::tell(Outcome::answered("drill-hint", DrillFact::Hint(question.clone())))
    }

    /// The answer is told and counts as missed.
    fn passed_over(&mut self, question: &Question, of: &LessonContext<'_>, now: i64) -> Option<Heard> {
        let kept = self.round.done(&Verdict::Wrong, now);
        self.missed.push(question.clone());
        let told: Vec<Fact> =
            question.right().map(|right| DrillFact::Solution(right).into()).into_iter().collect();
        self.next(Outcome::answered("drill-solution", told), kept, of, now)
    }

    fn judge(
        &mut self,
        question: &Question,
        said: &Answer,
        of: &LessonContext<'_>,
        now: i64,
    ) -> Option<Heard> {
        // What cannot be played in a position that is looked at is no answer.
        if let (Some(position), Answer::Move(said)) = (question.position(), said)
            && let Err(misfit) = resolve(said, position)
        {
            return Some(LessonStep::tell(Outcome::refused("misfit", Fact::Misfit(misfit))).into());
        }
        let (verdict, item, card) = self.round.judge(said, now)?;
        if verdict == Verdict::Wrong {
            self.missed.push(question.clone());
        }
        let passed = of.at.saturating_sub(self.asked);
        let told: Fact = match (&verdict, question) {
            (_, Question::Elapsed(_)) => DrillFact::Passed(verdict == Verdict::Right, passed).into(),
            (Verdict::Right, _) => Id::DRILL_RIGHT.into(),
            (Verdict::Late, _) => Id::DRILL_LATE.into(),
            (Verdict::Wrong, _) => DrillFact::Wrong(question.right()?).into(),
        };
        let name = match verdict {
            Verdict::Right => "drill-right",
            Verdict::Late => "drill-late",
            Verdict::Wrong => "drill-wrong",
        };
        self.next(Outcome::answered(name, told), Some((item, card)), of, now)
    }

    /// A move of a dictation is written, or left out; behind the last one both scores are held against each other.
    fn written(
        &mut self,
        text: &str,
        said: Option<&Answer>,
        of: &LessonContext<'_>,
        now: i64,
    ) -> Option<Heard> {
        let dictation = self.dictation.as_mut()?;
        let said = match said {
            Some(Answer::Move(said)) => Some(said),
            _ => None,
        };
        dictation.write(text, said);
        if let Some(next) = dictated(dictation) {
            return Some(LessonStep::tell(Outcome::answered("drill-dictation", next)).into());
        }
        let slips = dictation.slips();
        let verdict = if slips.is_empty() { Verdict::Right } else { Verdict::Wrong };
        let kept = self.round.done(&verdict, now);
        let mut told: Vec<Outcome> =
            slips.into_iter().map(|slip| Outcome::answered("drill-slip", DrillFact::Slip(slip))).collect();
        if told.is_empty() {
            told.push(Outcome::answered("drill-right", Id::DRILL_NO_SLIP));
        }
        let last = told.pop()?;
        let mut heard = self.next(last, kept, of, now)?;
        told.append(&mut heard.step.told);
        heard.step.told = told;
        Some(heard)
    }

    /// The next question behind this, unless it is time to end.
    fn next(
        &mut self,
        told: Outcome,
        kept: Option<(String, Card)>,
        of: &LessonContext<'_>,
        now: i64,
    ) -> Option<Heard> {
        let is_last = of.at >= self.ends || self.round.summary(now).answers >= self.drill.most;
        self.over = is_last;
        let step = if is_last { LessonStep::tell(told) } else { self.ask(vec![told], now, of.at)? };
        Some(Heard { step, kept })
    }
}

/// What has to be known before a question can be answered, as it is told one after the other.
fn premises(question: &Question) -> Vec<Fact> {
    let sides = |position: &Chess| {
        [Color::White, Color::Black].map(|color| DrillFact::Pieces(position.clone(), color).into()).into()
    };
    match question {
        Question::StandsAfter(game, _) => {
            let moves = game.moves.iter().zip(&game.positions);
            moves.map(|(played, before)| DrillFact::Announced(before.clone(), *played).into()).collect()
        }
        Question::StandsIn(few, _)
        | Question::Captures(few)
        | Question::Checks(few)
        | Question::Mate(few)
        | Question::WhereOf(few, _)
        | Question::Hanging(few)
        | Question::Fork(few) => sides(&few.0),
        _ => Vec::new(),
    }
}

/// The move that is dictated now.
fn dictated(dictation: &Dictation) -> Option<Fact> {
    let before = &dictation.game().positions[dictation.ply()?];
    Some(DrillFact::Announced(before.clone(), dictation.announced()?).into())
}

/// What is no answer.
fn refused(sought: Sought) -> LessonStep {
    let sought = match sought {
        Sought::Shade => "shade",
        Sought::Squares => "squares",
        Sought::Contents => "contents",
        Sought::YesOrNo => "yes-or-no",
        Sought::Number => "number",
        Sought::Move => "move",
        Sought::Time => "time",
        Sought::Now => "now",
    };
    LessonStep::tell(Outcome::refused(
        "drill",
        Fact::Say(Id::DRILL_SOUGHT, vec![("sought", Variable::Key(sought))]),
    ))
}
