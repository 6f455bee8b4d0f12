//! A lesson at a session: what it hears, and what follows.

use super::advice::advice;
use super::input_line::InputLine;
use super::lesson::{Lesson, LessonContext, LessonLine, LessonStep, Then};
use super::outcome::Addressed;
use super::progress::of_sitting;
use super::state::Session;
use super::voices::phrase_book;
use crate::game::Announcement;
use crate::hear::{
    Control, Intent, LessonAsked, LessonKind, LessonRecogniser, PuzzleChoice, lesson_request, may_be_asked,
    puzzle_choice,
};
use crate::tell::{Fact, Outcome};
use crate::voice::Id;

/// Whether something is taught here, and no game is played.
pub(crate) fn is_lesson(session: &Session<'_>) -> bool {
    session.lesson.is_some()
}

/// What the lesson begins with.
pub(crate) fn begin_lesson(session: &mut Session<'_>) -> Vec<Addressed> {
    in_lesson(session, |lesson, of| Some(lesson.begin(of))).unwrap_or_default()
}

/// What the lesson does by itself.
pub(crate) fn lesson_ticks(session: &mut Session<'_>) -> Vec<Addressed> {
    in_lesson(session, |lesson, of| lesson.tick(of)).unwrap_or_default()
}

/// The last thing that is told at a lesson: what was practised in the whole sitting, or where that was nothing how the
/// lesson went.
pub(super) fn leave_lesson(session: &mut Session<'_>) -> Option<Outcome> {
    let mut left = session.lesson.as_mut()?.leave();
    if let Some((done, then)) = of_sitting(session) {
        // What was missed can still be looked up.
        left.facts.retain(|fact| matches!(fact, Fact::Drill(_)));
        left.facts.insert(0, done);
        left.facts.extend(then);
    }
    left.facts.push(Id::LESSON_LEFT.into());
    Some(left)
}

/// What the lesson makes of a line; `None` where it is heard as at any desk.
pub(super) fn heard_in_lesson(session: &mut Session<'_>, line: &InputLine) -> Option<Vec<Addressed>> {
    let lexicon = session.lexicon();
    session.lesson.as_ref()?;
    let heard = line.parsed(lexicon).map(|utterance| utterance.heard);
    let request = lesson_request(line.text(), lexicon);
    let puzzles = puzzle_choice(line.text(), lexicon).or_else(|| match &heard {
        Ok(Intent::Control(Control::OtherLevel(step))) => Some(PuzzleChoice::of_level(*step)),
        _ => None,
    });
    let said = LessonLine { text: line.text(), request, puzzles, heard };
    // What the desk has just asked is answered first; what it has only offered gives way to words of the lesson.
    let (seq, now) = (session.kept.seq, session.time.now());
    let asked = session.terminal().dialog.as_ref().map(|dialog| dialog.wants());
    let back = Control::Lesson(LessonKind::LeftReview).into();
    let is_of_lesson = said.request.is_some() || said.heard.as_ref() == Ok(&back);
    if asked.is_some_and(|wants| !wants.is_past(seq, now) && (wants.stays() || !is_of_lesson)) {
        return None;
    }
    let in_other_words =
        if said.request.is_none() && asked.is_none() { nearest(session, &said) } else { None };
    let taught = in_lesson(session, |lesson, of| {
        let step = lesson.hear(&said, of);
        if step.as_ref().is_none_or(|step| step.is_unheard)
            && let Some(asked) = in_other_words
        {
            let said = match asked {
                LessonAsked::Request(asked) => LessonLine { request: Some(asked), ..said.clone() },
                LessonAsked::Puzzles(wanted) => LessonLine { puzzles: Some(wanted), ..said.clone() },
            };
            return lesson.hear(&said, of).or(step);
        }
        step
    });
    if taught.is_some() {
        session.terminal_mut().dialog = None;
    }
    let is_refused = matches!(&said.heard, Ok(wanted) if !lesson_admits(session, wanted));
    taught.or_else(|| is_refused.then(|| vec![session.refused("lesson", Id::LESSON_NOT_HERE)]))
}

/// What a line that is not understood asks of a lesson, by the words it is nearest to.
fn nearest(session: &Session<'_>, line: &LessonLine<'_>) -> Option<LessonAsked> {
    let is_tried = match &line.heard {
        Ok(wanted) => !lesson_admits(session, wanted),
        Err(why) => may_be_asked(why),
    };
    if !is_tried {
        return None;
    }
    let words = session.words();
    let recogniser = words.learned(|| LessonRecogniser::new(words.lexicon(), phrase_book(words)));
    recogniser.recognise(line.text, words.lexicon())
}

/// What the lesson makes of a move that was said in answer to a question.
pub(super) fn announced_in_lesson(
    session: &mut Session<'_>,
    announcement: &Announcement,
) -> Option<Vec<Addressed>> {
    session.lesson.as_ref()?;
    let heard = Ok(Intent::Announce(announcement.clone(), false));
    let said = LessonLine { text: "", request: None, puzzles: None, heard };
    Some(in_lesson(session, |lesson, of| lesson.hear(&said, of)).unwrap_or_default())
}

/// Whether this can be asked here: at a lesson nobody plays, and nothing of a game is done.
pub(super) fn lesson_admits(session: &Session<'_>, wanted: &Intent) -> bool {
    let is_of_a_game = match wanted {
        Intent::Command(_) => true,
        Intent::Control(Control::Hint | Control::Better) => {
            !session.lesson.as_ref().is_some_and(|lesson| lesson.advises())
        }
        Intent::Control(control) => !matches!(
            control,
            Control::Help
                | Control::Keys
                | Control::Law(_)
                | Control::Quit
                | Control::Wait(_)
                | Control::NewGame(_)
                | Control::TakeUp(_)
                | Control::Lesson(_)
                | Control::Position(_)
                | Control::Settings
                | Control::Ladder
                | Control::Progress
        ),
        Intent::Announce(..) | Intent::Query(_) | Intent::Adjust(_) | Intent::Reply(_) => false,
    };
    session.lesson.is_none() || !is_of_a_game
}

/// Asks the lesson, and does what follows.
fn in_lesson(
    session: &mut Session<'_>,
    ask: impl FnOnce(&mut dyn Lesson, &LessonContext<'_>) -> Option<LessonStep>,
) -> Option<Vec<Addressed>> {
    let mut lesson = session.lesson.take()?;
    let of = LessonContext {
        game: &session.kept.game,
        at: session.time.now(),
        lexicon: session.lexicon(),
        date: session.time.date(),
        voice: session.voice(),
        speaks: session.me().speech.on && !session.me().speech.lost,
        wake: &session.wake,
        advice: advice(session),
    };
    let step = ask(lesson.as_mut(), &of);
    session.lesson = Some(lesson);
    let LessonStep { told, shows, then, .. } = step?;
    if let Some(game) = shows {
        session.kept.show(game);
    }
    let told = told.iter().map(|told| session.hand_on(told)).collect();
    match then {
        Then::Stay => {}
        Then::Leave => session.finished = true,
        Then::Next(next) => session.next = Some(next),
    }
    Some(told)
}
