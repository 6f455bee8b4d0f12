//! What is missing where nothing speaks, so that only that is said.

use std::env;

use super::{Backend, BackendError, there_may_be_sound};

/// What is missing where nothing speaks. Of several what comes last here hides the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lack {
    /// The screen reader that shall speak does not answer, or is not running, or its library is not there.
    Reader,
    /// Nothing that speaks is installed.
    #[default]
    Program,
    /// What is installed does not answer, or not as it should.
    Service,
    /// It speaks, and there is no sound device.
    Sound,
}

impl Lack {
    /// Why one backend does not speak. One that is not there may be installed all the same, which
    /// [`Lack::looked_after`] finds out.
    pub fn of(backend: Backend, loss: &BackendError) -> Lack {
        if matches!(backend, Backend::Nvda | Backend::Prism) {
            return Lack::Reader;
        }
        match loss {
            BackendError::NotThere => Lack::Program,
            BackendError::NoSound => Lack::Sound,
            BackendError::NoModule(_)
            | BackendError::OpenedTooSlowly
            | BackendError::AnsweredTooSlowly
            | BackendError::Broken(_) => Lack::Service,
        }
    }

    /// The same once it has been looked whether a program that is not running is there.
    pub fn looked_after(self) -> Lack {
        self.known(is_installed, there_may_be_sound)
    }

    fn known(self, installed: impl Fn() -> bool, sound: impl Fn() -> bool) -> Lack {
        match self {
            Lack::Program if installed() && sound() => Lack::Service,
            // Without a sound device Speech Dispatcher does not start.
            Lack::Program if installed() => Lack::Sound,
            known => known,
        }
    }
}

/// Whether something that speaks is on this machine: part of the system, or Speech Dispatcher in one of the folders
/// of programs.
fn is_installed() -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    cfg!(any(windows, target_os = "macos"))
        || env::split_paths(&path).any(|folder| folder.join("speech-dispatcher").is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_install_is_said_only_where_nothing_is_installed() {
        for (installed, sound, lack) in [
            (false, true, Lack::Program),
            (false, false, Lack::Program),
            (true, true, Lack::Service),
            (true, false, Lack::Sound),
        ] {
            assert_eq!(Lack::of(Backend::Ssip, &BackendError::NotThere).known(|| installed, || sound), lack);
        }
    }

    #[test]
    fn what_answered_or_sounded_is_installed() {
        for (loss, lack) in
            [(BackendError::NoSound, Lack::Sound), (BackendError::AnsweredTooSlowly, Lack::Service)]
        {
            assert_eq!(Lack::of(Backend::Ssip, &loss).max(Lack::default()).known(|| false, || false), lack);
        }
    }
}
