//! Speech Dispatcher through its socket: the language is set before the first word, the priority
//! before each, the rate when it changes.

use std::borrow::Cow;
use std::env;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::thread;
use std::time::{Duration, Instant};

use ssip_client_async::client::Source;
use ssip_client_async::{
    Client, ClientError, ClientName, ClientResult, ClientScope, MessageScope, OK_CANCELED,
    OK_CLIENT_NAME_SET, OK_GET, OK_LANGUAGE_SET, OK_PRIORITY_SET, OK_RATE_SET, ReturnCode, fifo, tcp,
};

use super::address::{Address, Daemon};
use super::speaker::{Lease, Speaker};
use super::{Loss, OPEN_LIMIT, Priority, Rate};

/// How often a daemon that is on its way is looked for.
const KNOCK: Duration = Duration::from_millis(20);

/// Opens the daemon, starting it if it may be started, under a name and for a language. `again` is after a death: whoever looks after the
/// daemon may need a moment to bring it back.
pub(super) fn open(
    daemon: &Daemon,
    words: (&str, &str),
    lease: &Lease,
    again: bool,
) -> Result<Box<dyn Speaker>, Loss> {
    let until = Instant::now() + OPEN_LIMIT / 2;
    let mut patient = again;
    let mut tried = false;
    loop {
        match attempt(daemon, words, lease) {
            Err(Loss::NotThere) if !tried => {
                tried = true;
                patient |= daemon.spawn();
            }
            // One that is on its way out may still take a connection and cut it.
            Err(_) if patient && Instant::now() < until && !lease.has_ended() => thread::sleep(KNOCK),
            end => return end,
        }
    }
}

fn attempt(daemon: &Daemon, words: (&str, &str), lease: &Lease) -> Result<Box<dyn Speaker>, Loss> {
    match connect(daemon).ok_or(Loss::NotThere)? {
        Line::Unix(client) => greet(client, words, lease),
        Line::Inet(client) => greet(client, words, lease),
    }
}

enum Line {
    Unix(Client<UnixStream>),
    Inet(Client<TcpStream>),
}

fn connect(daemon: &Daemon) -> Option<Line> {
    daemon.addresses().iter().find_map(|address| match address {
        Address::Unix(path) => fifo::synchronous::Builder::new().path(path).build().map(Line::Unix).ok(),
        Address::Inet(host, port) => {
            let builder = tcp::synchronous::Builder::new((host.as_str(), *port));
            builder.and_then(|builder| builder.build()).map(Line::Inet).ok()
        }
    })
}

fn greet<S: Read + Write + Source + 'static>(
    mut client: Client<S>,
    (name, language): (&str, &str),
    lease: &Lease,
) -> Result<Box<dyn Speaker>, Loss> {
    let name = ClientName::new(&user(), name);
    agreed(client.set_client_name(name).and_then(|c| c.check_status(OK_CLIENT_NAME_SET)))?;
    if !language.is_empty() {
        let asked = client.set_language(ClientScope::Current, language);
        agreed(asked.and_then(|c| c.check_status(OK_LANGUAGE_SET)))?;
    }
    Ok(Box::new(Ssip { client, lease: lease.clone(), usual_rate: None }))
}

/// The user's name as SSIP can carry it.
fn user() -> String {
    let name = env::var("USER").or_else(|_| env::var("LOGNAME")).unwrap_or_default();
    let name: String = name.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.')).collect();
    if name.is_empty() { "user".to_owned() } else { name }
}

struct Ssip<S: Read + Write + Source> {
    client: Client<S>,
    lease: Lease,
    /// Once it is known.
    usual_rate: Option<i8>,
}

impl<S: Read + Write + Source> Ssip<S> {
    /// Asked before it is changed, and only once.
    fn usual_rate(&mut self) -> Result<i8, Loss> {
        if let Some(rate) = self.usual_rate {
            return Ok(rate);
        }
        // Not by `receive_i8`, which reads no negative number.
        let answer = granted(self.client.get_rate().and_then(|c| c.receive_string(OK_GET)))?;
        let rate = answer.and_then(|rate| rate.parse().ok()).unwrap_or(0);
        self.usual_rate = Some(rate);
        Ok(rate)
    }
}

impl<S: Read + Write + Source> Speaker for Ssip<S> {
    fn speak(&mut self, text: &str, priority: Priority) -> Result<(), Loss> {
        let asked = self.client.set_priority(wire(priority));
        agreed(asked.and_then(|c| c.check_status(OK_PRIORITY_SET)))?;
        self.client.speak().and_then(Client::check_receiving_data).map_err(|error| broken(&error))?;
        if self.lease.has_ended() {
            // The daemon hung and is back; closing the line now lets it forget this SPEAK.
            return Err(Loss::AnsweredTooSlowly);
        }
        let sent = self.client.send_line(&stuffed(text));
        sent.and_then(Client::receive_message_id).map(drop).map_err(|error| broken(&error))
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), Loss> {
        let scaled = scaled(rate, self.usual_rate()?);
        let asked = self.client.set_rate(ClientScope::Current, scaled);
        granted(asked.and_then(|c| c.check_status(OK_RATE_SET))).map(drop)
    }

    fn silence(&mut self) -> Result<(), Loss> {
        // `Last` is the crate's name for `self`: all messages of this client.
        agreed(self.client.cancel(MessageScope::Last).and_then(|c| c.check_status(OK_CANCELED)))
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

/// The crate's priority that is written as SSIP wants it. ssip 0.5.0 writes `Progress` as `important`
/// and `Important` as `message`, so the word decides, not the name; `progress`, which it cannot write,
/// becomes its nearest relative.
fn wire(priority: Priority) -> ssip_client_async::Priority {
    use ssip_client_async::Priority as Wire;
    let word = match priority {
        Priority::Important => "important",
        Priority::Message => "message",
        Priority::Text => "text",
        Priority::Notification => "notification",
        Priority::Progress => "progress",
    };
    let all = [Wire::Message, Wire::Important, Wire::Text, Wire::Notification, Wire::Progress];
    all.into_iter().find(|wire| wire.to_string() == word).unwrap_or(Wire::Notification)
}

/// A line that begins with a dot gets a second one, as a single dot ends the text. The crate leaves
/// this to its caller.
fn stuffed(text: &str) -> Cow<'_, str> {
    if text.starts_with('.') { Cow::Owned(format!(".{text}")) } else { Cow::Borrowed(text) }
}

/// Any success will do: the codes for one and the same command differ between versions.
fn agreed<T>(answer: ClientResult<T>) -> Result<(), Loss> {
    const SUCCESS: std::ops::Range<ReturnCode> = 200..300;
    match answer {
        Ok(_) => Ok(()),
        Err(ClientError::UnexpectedStatus(code)) if SUCCESS.contains(&code) => Ok(()),
        Err(error) => Err(broken(&error)),
    }
}

/// The answer to a wish that may be refused: speech goes on without. `None` if it was.
fn granted<T>(answer: ClientResult<T>) -> Result<Option<T>, Loss> {
    match answer {
        Ok(value) => Ok(Some(value)),
        Err(error @ ClientError::Io(_)) => Err(broken(&error)),
        Err(_) => Ok(None),
    }
}

fn broken(error: &ClientError) -> Loss {
    Loss::Broken(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priorities_are_written_in_the_words_of_ssip() {
        assert_eq!(wire(Priority::Important).to_string(), "important");
        assert_eq!(wire(Priority::Message).to_string(), "message");
        assert_eq!(wire(Priority::Text).to_string(), "text");
        assert_eq!(wire(Priority::Notification).to_string(), "notification");
        assert!(["progress", "notification"].contains(&wire(Priority::Progress).to_string().as_str()));
    }

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
