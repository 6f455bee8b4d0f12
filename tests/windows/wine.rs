//! A folder with the program and what stands beside it, and Wine to run it in.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

const COMPILER: &str = "x86_64-w64-mingw32-gcc";
/// Seconds after which a program under Wine is ended, whatever it does.
const LONGEST: &str = "120";

/// A controller client, by what it is compiled with.
#[derive(Clone, Copy)]
pub enum Client {
    /// Before NVDA 2024.1.
    Old,
    /// Since NVDA 2024.1.
    Between,
    /// Since NVDA 2026.3.
    New,
}

impl Client {
    fn flag(self) -> &'static str {
        match self {
            Self::Old => "-DVERSION=1",
            Self::Between => "-DVERSION=2",
            Self::New => "-DVERSION=3",
        }
    }
}

/// The folder of one test.
pub struct Windows {
    folder: tempfile::TempDir,
    program: PathBuf,
    variables: Vec<(&'static str, String)>,
}

impl Windows {
    /// One in which nothing stands yet. `None`, and a word about it, where something is missing.
    pub fn new() -> Option<Self> {
        let Some(program) = std::env::var_os("ANSAGE_WINDOWS").map(PathBuf::from) else {
            println!("skipped: ANSAGE_WINDOWS names no program");
            return None;
        };
        for needed in ["wine", COMPILER] {
            let there = Command::new(needed).arg("--version").output();
            if !there.is_ok_and(|output| output.status.success()) {
                println!("skipped: no {needed}");
                return None;
            }
        }
        Some(Self { folder: tempfile::tempdir().unwrap(), program, variables: Vec::new() })
    }

    /// One in which an NVDA with this controller client runs.
    pub fn with(client: Client) -> Option<Self> {
        let mut windows = Self::new()?;
        let path = windows.folder.path().join("nvdaControllerClient.dll");
        compile("windows/client/nvda_client.c", &path, &["-shared", client.flag()]);
        windows.set("ANSAGE_NVDA_CLIENT", &shown(&path));
        Some(windows)
    }

    /// One in which this screen reader, or none, is found by the library Prism.
    pub fn with_prism(reader: &str) -> Option<Self> {
        let mut windows = Self::new()?;
        let path = windows.path("prism.dll");
        compile("support/prism.c", &path, &["-shared"]);
        fs::write(windows.path("running"), reader).unwrap();
        windows.set("ANSAGE_PRISM", &shown(&path));
        windows.set("PRISM_LOG", &shown(&windows.path("calls")));
        windows.set("PRISM_RUNNING", &shown(&windows.path("running")));
        Some(windows)
    }

    pub fn set(&mut self, variable: &'static str, value: &str) {
        self.variables.retain(|(known, _)| *known != variable);
        self.variables.push((variable, value.to_owned()));
    }

    /// Gives the program another name, and what lies beside it a place beside that.
    pub fn call_program(&mut self, name: &str) {
        let beside = self.program.with_file_name("bcryptprimitives.dll");
        if beside.exists() {
            fs::copy(beside, self.path("bcryptprimitives.dll")).unwrap();
        }
        let program = self.path(name);
        fs::copy(&self.program, &program).unwrap();
        self.program = program;
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The program with these arguments and the library of this folder.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = wine();
        command.arg(&self.program).args(arguments).arg("--library").arg(shown(&self.path("library.sqlite3")));
        command.env("NVDA_CLIENT_LOG", shown(&self.path("calls")));
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command.current_dir(self.folder.path()).stdin(Stdio::piped());
        command
    }

    /// What it prints for these lines, and on standard error.
    pub fn said(&self, arguments: &[&str], lines: &str) -> (String, String) {
        let mut child =
            self.command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let lines = lines.to_owned();
        // A program that has left no longer reads.
        let typing = std::thread::spawn(move || drop(stdin.write_all(lines.as_bytes())));
        let output = child.wait_with_output().unwrap();
        typing.join().unwrap();
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8").replace("\r\n", "\n");
        (text(output.stdout), text(output.stderr))
    }

    /// What the controller client was called with.
    pub fn calls(&self) -> String {
        fs::read_to_string(self.path("calls")).unwrap_or_default()
    }

    /// A program that has this sign of a screen reader until its input is closed.
    pub fn sign(&self, sign: &[&str]) -> Child {
        let path = self.path("window.exe");
        if !path.exists() {
            compile("windows/client/window.c", &path, &[]);
        }
        let mut child = wine();
        child.arg(&path).args(sign).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = child.spawn().unwrap();
        let mut ready = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut ready).unwrap();
        assert_eq!(ready.trim(), "ready", "{sign:?}");
        child
    }
}

/// Wine with a folder of its own, in which nothing is drawn: a hidden window is one all the same.
pub fn wine() -> Command {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wine");
        fs::create_dir_all(&folder).unwrap();
        let registry = folder.join("user.reg");
        if !registry.exists() {
            // Before Wine looks for a driver: what it has found stays.
            let drivers = "WINE REGISTRY Version 2\n#arch=win64\n\n[Software\\\\Wine\\\\Drivers]\n\"Graphics\"=\"null\"\n";
            fs::write(registry, drivers).unwrap();
        }
        // Programs that are started while Wine still makes its folder may say nothing.
        let made = wine_in(&folder).args(["wineboot", "--init"]).stdin(Stdio::null()).stdout(Stdio::null()).status();
        assert!(made.is_ok_and(|status| status.success()), "Wine makes no folder");
        folder
    });
    wine_in(folder)
}

fn wine_in(folder: &Path) -> Command {
    let mut command = Command::new("timeout");
    command.args([LONGEST, "wine"]).env("WINEPREFIX", folder).env("WINEDEBUG", "-all").env_remove("DISPLAY");
    // Neither .NET nor a browser is asked for when Wine's folder is made.
    command.env("WINEDLLOVERRIDES", "mscoree,mshtml=").stderr(Stdio::null());
    command
}

/// Compiles a source below `tests`.
fn compile(source: &str, to: &Path, flags: &[&str]) {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(source);
    let mut compiler = Command::new(COMPILER);
    compiler.args(["-Wall", "-Wextra", "-Werror", "-O1", "-o"]).arg(to).args(flags).arg(source);
    let status = compiler.args(["-luser32", "-ladvapi32"]).status();
    assert!(status.is_ok_and(|status| status.success()), "{}", to.display());
}

/// A path as Windows has it: Wine's drive Z is the root.
pub fn shown(path: &Path) -> String {
    format!("Z:{}", path.display()).replace('/', "\\")
}
