//! A client of Speech Dispatcher that does what it must and nothing else: what it takes nobody can save.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;

pub struct Bare {
    out: UnixStream,
    answers: BufReader<UnixStream>,
}

impl Bare {
    /// One that speaks German.
    pub fn open(socket: &Path) -> Bare {
        let out = UnixStream::connect(socket).unwrap();
        let answers = BufReader::new(out.try_clone().unwrap());
        let mut bare = Bare { out, answers };
        for order in
            ["SET SELF CLIENT_NAME user:bare:main", "SET SELF LANGUAGE de", "SET SELF PRIORITY message"]
        {
            bare.order(order);
        }
        bare
    }

    /// The same in Hungarian, with SSML.
    pub fn open_in_hungarian(socket: &Path) -> Bare {
        let mut bare = Bare::open(socket);
        bare.order("SET SELF LANGUAGE hu");
        bare.order("SET SELF SSML_MODE on");
        bare
    }

    pub fn order(&mut self, order: &str) {
        write!(self.out, "{order}\r\n").unwrap();
        let mut line = String::new();
        loop {
            line.clear();
            self.answers.read_line(&mut line).unwrap();
            if line.as_bytes().get(3) == Some(&b' ') {
                return;
            }
        }
    }

    pub fn say(&mut self, text: &str) {
        self.order("SPEAK");
        self.order(&format!("{text}\r\n."));
    }
}
