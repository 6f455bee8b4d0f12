//! Speech Dispatcher through its socket: the language is set before the first word, the priority
//! before each, rate and volume when they change.
//!
//! What the daemon tells comes in at any time: answers go to whoever asked, the end of a text and the death of the
//! daemon at once to the owner of the queue.

use std::borrow::Cow;
use std::time::{Duration, Instant};
use std::{env, thread};

use super::address::{Address, Daemon};
use super::link::{Link, SsipReply};
use super::output_device::DeviceWords;
use super::spoken_text::{SpokenText, synthesizer};
use super::synthesizer::{Lease, Synthesizer, Ticket};
use super::worker::ReportSender;
use super::{BackendError, CALL_LIMIT, OPEN_LIMIT, Rate, Volume};

/// How often a daemon that is on its way is looked for.
const KNOCK: Duration = Duration::from_millis(20);

/// Opens the daemon, starting it if it may be started, under a name, for a language and with an output module. `again`
/// is after a death: whoever looks after the daemon may need a moment to bring it back.
pub(super) fn open(
    daemon: &Daemon,
    words: &DeviceWords,
    lease: &Lease,
    again: bool,
    tell: &ReportSender,
) -> Result<Box<dyn Synthesizer>, BackendError> {
    let until = Instant::now() + OPEN_LIMIT / 2;
    let mut patient = again;
    let mut tried = false;
    loop {
        match attempt(daemon, words, lease, tell) {
            Err(BackendError::NotThere) if !tried => {
                tried = true;
                patient |= daemon.spawn();
            }
            end @ Err(BackendError::NoModule(_)) => return end,
            // One that is on its way out may still take a connection and cut it.
            Err(_) if patient && Instant::now() < until && !lease.has_ended() => thread::sleep(KNOCK),
            end => return end,
        }
    }
}

fn attempt(
    daemon: &Daemon,
    words: &DeviceWords,
    lease: &Lease,
    tell: &ReportSender,
) -> Result<Box<dyn Synthesizer>, BackendError> {
    let link = connect(daemon, Some(tell)).ok_or(BackendError::NotThere)?;
    let mut ssip = Ssip {
        link,
        lease: lease.clone(),
        usual_rate: None,
        usual_volume: None,
        synthesizer: None,
        module: words.module.clone(),
        ssml: Some(false),
        ends: false,
        spoke: false,
    };
    ssip.agreed(&format!("SET SELF CLIENT_NAME {}:{}:main", user(), words.name))?;
    if !words.language.is_empty() {
        ssip.agreed(&format!("SET SELF LANGUAGE {}", words.language))?;
    }
    // After the language, which may bring a module of its own. One that is not there is not refused: the usual one
    // would speak in its place, for everybody to hear.
    if let Some(module) = &words.module {
        ssip.has_module()?;
        ssip.agreed(&format!("SET SELF OUTPUT_MODULE {module}"))?;
    }
    if let Some(voice) = words.voice_type {
        // One that has no such voice speaks with its own.
        ssip.ask(&format!("SET SELF VOICE_TYPE {}", voice.of_ssip()))?;
    }
    // By these it is known what has been heard when the daemon dies. One that refuses is spoken to without.
    let (ended, cancelled) =
        (ssip.ask("SET SELF NOTIFICATION END ON")?, ssip.ask("SET SELF NOTIFICATION CANCEL ON")?);
    ssip.ends = ended.is_success() && cancelled.is_success();
    ssip.link.watch();
    Ok(Box::new(ssip))
}

fn connect(daemon: &Daemon, tell: Option<&ReportSender>) -> Option<Link> {
    daemon.addresses().iter().find_map(|address| match address {
        Address::Unix(path) => Link::unix(path, tell).ok(),
        Address::Inet(host, port) => Link::inet(host, *port, tell).ok(),
    })
}

/// Whether the daemon is there and answers, and has the module. It takes no longer than [`CALL_LIMIT`] for each of the
/// two, unless the system takes longer to connect, and leaves nothing behind.
pub(super) fn answers(daemon: &Daemon, words: &DeviceWords) -> bool {
    let Some(mut link) = connect(daemon, None) else { return false };
    let mut asked = |command: &str| link.send(command).ok().and_then(|()| link.answer(CALL_LIMIT).ok());
    let name = format!("SET SELF CLIENT_NAME {}:{}:lookout", user(), super::kinds::CLIENT);
    asked(&name).is_some_and(|answer| answer.is_success())
        && words.module.as_ref().is_none_or(|module| {
            asked("LIST OUTPUT_MODULES").is_some_and(|there| there.lines.contains(module))
        })
}

/// The user's name as SSIP can carry it.
fn user() -> String {
    let name = env::var("USER").or_else(|_| env::var("LOGNAME")).unwrap_or_default();
    let name: String = name.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.')).collect();
    if name.is_empty() { "user".to_owned() } else { name }
}

struct Ssip {
    link: Link,
    lease: Lease,
    /// Once it is known.
    usual_rate: Option<i8>,
    usual_volume: Option<i8>,
    /// Who speaks, as tables of pronunciation call it, once it is known.
    synthesizer: Option<String>,
    /// The module it speaks by, where it may be no other.
    module: Option<String>,
    /// Whether texts are taken for SSML; `None` where it has refused that.
    ssml: Option<bool>,
    /// Whether it tells the ends of texts.
    ends: bool,
    spoke: bool,
}

impl Ssip {
    /// The answer, for as long as anybody waits for it.
    fn ask(&mut self, command: &str) -> Result<SsipReply, BackendError> {
        self.link.send(command).map_err(BackendError::broken)?;
        self.lease.wait(|limit| self.link.answer(limit))
    }

    /// For what it must agree to. Any success will do: the codes for one and the same command differ between versions.
    fn agreed(&mut self, command: &str) -> Result<SsipReply, BackendError> {
        let answer = self.ask(command)?;
        if answer.is_success() { Ok(answer) } else { Err(BackendError::Broken(answer.status)) }
    }

    /// How the user has set it, asked once. One that does not tell is in the middle.
    fn usual(&mut self, known: fn(&mut Ssip) -> &mut Option<i8>, setting: &str) -> Result<i8, BackendError> {
        if let Some(usual) = *known(self) {
            return Ok(usual);
        }
        let answer = self.ask(&format!("GET {setting}"))?;
        Ok(*known(self).insert(answer.lines.first().and_then(|value| value.parse().ok()).unwrap_or(0)))
    }

    /// Speech Dispatcher takes another module where one is gone, which somebody else may hear.
    fn has_module(&mut self) -> Result<(), BackendError> {
        let Some(module) = self.module.clone() else { return Ok(()) };
        let there = self.ask("LIST OUTPUT_MODULES")?;
        if there.lines.contains(&module) { Ok(()) } else { Err(BackendError::NoModule(module)) }
    }

    /// Who speaks: the module of this language. It is asked once, and only when it matters, so that plain texts go
    /// out as soon as ever.
    fn synthesizer(&mut self) -> Result<String, BackendError> {
        if self.synthesizer.is_none() {
            let answer = self.ask("GET OUTPUT_MODULE")?;
            let success = answer.is_success();
            let module = answer.lines.into_iter().next().filter(|_| success);
            self.synthesizer = Some(synthesizer(&module.unwrap_or_default()));
        }
        Ok(self.synthesizer.clone().unwrap_or_default())
    }

    /// Sees to it that the next text is taken for SSML, or is not. Whether it is then: a daemon that refuses is given
    /// plain texts. Modules that know no languages within a text pass over the tags.
    fn writes_ssml(&mut self, wanted: bool) -> Result<bool, BackendError> {
        match self.ssml {
            Some(is) if is != wanted => {
                let answer =
                    self.ask(&format!("SET SELF SSML_MODE {}", if wanted { "on" } else { "off" }))?;
                // Whoever took SSML must go back from it as well: text is not to be taken for tags.
                if !answer.is_success() && !wanted {
                    return Err(BackendError::Broken(answer.status));
                }
                self.ssml = answer.is_success().then_some(wanted);
                Ok(self.ssml == Some(true))
            }
            is => Ok(is == Some(true)),
        }
    }
}

impl Synthesizer for Ssip {
    fn speak(&mut self, utterance: &SpokenText) -> Result<Ticket, BackendError> {
        self.has_module()?;
        let priority: &str = utterance.priority.into();
        self.agreed(&format!("SET SELF PRIORITY {priority}"))?;
        let synthesizer = if utterance.is_particular() { self.synthesizer()? } else { String::new() };
        let text = if self.writes_ssml(utterance.is_in_tongues())? {
            Cow::Owned(utterance.ssml(&synthesizer))
        } else {
            utterance.text(&synthesizer)
        };
        self.agreed("SPEAK")?;
        if self.lease.has_ended() {
            // The daemon hung and is back; closing the line now lets it forget this SPEAK.
            return Err(BackendError::AnsweredTooSlowly);
        }
        self.spoke = true;
        let answer = self.agreed(&format!("{}\r\n.", stuffed(&text)))?;
        let id = answer.lines.first().and_then(|id| id.parse().ok());
        Ok(id.filter(|_| self.ends).map_or(Ticket::Untold, Ticket::Numbered))
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), BackendError> {
        let usual = self.usual(|own| &mut own.usual_rate, "RATE")?;
        // One that refuses speaks on at its own.
        self.ask(&format!("SET SELF RATE {}", scaled(rate, usual))).map(drop)
    }

    fn set_volume(&mut self, volume: Volume) -> Result<(), BackendError> {
        let usual = self.usual(|own| &mut own.usual_volume, "VOLUME")?;
        let scaled = volume.scaled(-100.0, f32::from(usual), 100.0).round();
        self.ask(&format!("SET SELF VOLUME {scaled:.0}")).map(drop)
    }

    fn silence(&mut self) -> Result<(), BackendError> {
        self.agreed("CANCEL SELF").map(drop)
    }
}

impl Drop for Ssip {
    fn drop(&mut self) {
        if self.spoke && self.lease.has_ended() {
            // A daemon that hung must not say later what another backend has said meanwhile.
            self.link.cancel();
        } else {
            self.link.close();
        }
    }
}

/// The rate in the numbers of SSIP, in fifths of what is left from the usual one to the end.
fn scaled(rate: Rate, usual: i8) -> i8 {
    const END: i16 = 100;
    let usual = i16::from(usual).clamp(-END, END);
    let steps = i16::from(rate.steps());
    let left = if steps < 0 { END + usual } else { END - usual };
    let scaled = usual + left * steps / i16::from(Rate::FASTEST.steps());
    i8::try_from(scaled).unwrap_or_default()
}

/// A line that begins with a dot gets a second one, as a single dot ends the text.
fn stuffed(text: &str) -> Cow<'_, str> {
    if text.starts_with('.') { Cow::Owned(format!(".{text}")) } else { Cow::Borrowed(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_a_fifth_of_what_is_left() {
        let all = |usual| (-5..=5).filter_map(Rate::new).map(|rate| scaled(rate, usual)).collect::<Vec<_>>();
        assert_eq!(all(0), [-100, -80, -60, -40, -20, 0, 20, 40, 60, 80, 100]);
        assert_eq!(all(60), [-100, -68, -36, -4, 28, 60, 68, 76, 84, 92, 100]);
        assert_eq!(all(-50), [-100, -90, -80, -70, -60, -50, -20, 10, 40, 70, 100]);
        assert_eq!(all(100)[5..], [100; 6]);
        assert_eq!(all(i8::MIN)[..6], [-100; 6]);
    }

    #[test]
    fn only_a_leading_dot_is_doubled() {
        assert_eq!(stuffed("."), "..");
        assert_eq!(stuffed("..."), "....");
        assert_eq!(stuffed("a."), "a.");
        assert_eq!(stuffed(""), "");
    }
}
