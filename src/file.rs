//! Files that are read: only those that have an end, opened without waiting for anybody.
//!
//! What has a name in the file system must be an ordinary file: a pipe would be waited for, and a device has no end.
//! A command that reads a stream takes one besides where the shell hands it over by name (`/dev/stdin`, or `<(...)`,
//! which is `/dev/fd/63`): whoever wrote that means the stream, and waits for it as for standard input.
//!
//! What is written in UTF-16 is read as UTF-8 ([`Utf8`]).

use std::fs::{self, File, Metadata};
use std::io::{self, Cursor, Read, Write};
use std::path::{Path, PathBuf};

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};
use encoding_rs_io::DecodeReaderBytesBuilder;
use tempfile::NamedTempFile;
use thiserror::Error;

/// No line of a file that is read whole is longer, in bytes.
const LONGEST_LINE: usize = 1 << 13;

/// So many bytes are read on without an end of what they are part of, and no more.
pub const ENDLESS: u64 = 16 << 20;

/// No text of a voice or of an event is longer, in bytes.
pub const LARGEST_TEXT: u64 = 4 << 20;

/// Why something is not read, where it is not the system that refuses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Unfit {
    /// It is no ordinary file: a pipe, a device, a socket.
    #[error("no ordinary file")]
    Special,
    /// It is longer than anything of its kind.
    #[error("too long")]
    TooLong,
    /// A line is longer than any in a file of its kind.
    #[error("a line too long")]
    LongLine,
    /// Something in it does not end within [`ENDLESS`] bytes.
    #[error("does not end")]
    Endless,
}

/// Why something could not be written to a file of the user's.
#[derive(Debug, Error)]
pub enum NotKept {
    /// The system does not say where a user's files are.
    #[error("no folder")]
    NoFolder,
    /// The system's reason, and the file.
    #[error("{0}: {1}")]
    System(PathBuf, io::Error),
    /// The file is no TOML, so that writing it anew would lose what is wrong in it.
    #[error("{0}: no TOML")]
    NotToml(PathBuf),
}

impl From<Unfit> for io::Error {
    fn from(unfit: Unfit) -> io::Error {
        io::Error::new(io::ErrorKind::InvalidInput, unfit)
    }
}

/// What makes it unfit, where that is the reason.
pub fn unfit(error: &io::Error) -> Option<Unfit> {
    error.get_ref()?.downcast_ref().copied()
}

/// The whole text of a file, however wrong its bytes are; never more than [`LARGEST_TEXT`] of it.
pub(crate) fn text_of(path: &Path) -> io::Result<String> {
    bytes_of(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// All bytes of a file; never more than [`LARGEST_TEXT`].
pub(crate) fn bytes_of(path: &Path) -> io::Result<Vec<u8>> {
    read(path, LARGEST_TEXT)
}

/// Opens an ordinary file.
///
/// # Errors
/// [`Unfit::Special`]; it is a folder; or the system's reason.
pub fn open(path: &Path) -> io::Result<File> {
    // Some devices do something when they are opened.
    is_ordinary(&fs::metadata(path)?)?;
    let file = open_at_once(path)?;
    // It may be another by now.
    is_ordinary(&file.metadata()?)?;
    Ok(file)
}

/// Opens an ordinary file, or the stream that a shell hands over by name.
///
/// # Errors
/// As [`open`].
pub fn open_stream(path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    if is_handed_over(path) && is_stream(&fs::metadata(path)?) {
        let file = open_at_once(path)?;
        let is_terminal = rustix::termios::isatty(&file);
        if is_stream(&file.metadata()?) && (is_pipe(&file.metadata()?) || is_terminal) {
            rustix::fs::fcntl_setfl(&file, rustix::fs::OFlags::empty())?;
            return Ok(file);
        }
    }
    open(path)
}

/// What a stream that a shell hands over by name brings, in a file: for whoever goes back in it. `None` for what is a
/// file already.
///
/// # Errors
/// As [`open_stream`], and what reading it to its end and writing it fail with.
pub fn spooled(path: &Path) -> io::Result<Option<NamedTempFile>> {
    #[cfg(unix)]
    if is_handed_over(path) && is_stream(&fs::metadata(path)?) {
        let mut file = NamedTempFile::new()?;
        io::copy(&mut open_stream(path)?, &mut file)?;
        return Ok(Some(file));
    }
    let _ = path;
    Ok(None)
}

/// Reads all of an ordinary file that has at most so many bytes, whatever they are.
///
/// # Errors
/// As [`open`]; [`Unfit::TooLong`].
pub fn read_binary(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(Unfit::TooLong.into());
    }
    Ok(bytes)
}

/// Reads all of an ordinary file that has at most so many bytes, in lines.
///
/// # Errors
/// As [`read_binary`]; [`Unfit::LongLine`].
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let bytes = read_binary(path, most)?;
    // Whoever reads keys takes longer the more of them hang together, out of all proportion.
    if bytes.split(|byte| *byte == b'\n').any(|line| line.len() > LONGEST_LINE) {
        return Err(Unfit::LongLine.into());
    }
    Ok(bytes)
}

/// What is read as UTF-8, where a mark at its beginning says that it is in UTF-16; anything else as it is.
pub struct Utf8<'i> {
    input: Box<dyn Read + 'i>,
    begins: bool,
}

impl<'i> Utf8<'i> {
    /// Reads from there.
    pub fn of(input: impl Read + 'i) -> Utf8<'i> {
        Utf8 { input: Box::new(input), begins: true }
    }
}

impl Read for Utf8<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if std::mem::take(&mut self.begins) {
            let mut input = std::mem::replace(&mut self.input, Box::new(io::empty()));
            let mut begin = Vec::with_capacity(2);
            // Somebody may be typing: no byte is waited for that tells nothing.
            while matches!(begin[..], [] | [0xff | 0xfe]) && (&mut input).take(1).read_to_end(&mut begin)? > 0
            {
            }
            self.input = match utf16_mark(&begin) {
                Some(encoding) => Box::new(as_utf8(input, encoding)),
                None => Box::new(Cursor::new(begin).chain(input)),
            };
        }
        self.input.read(bytes)
    }
}

/// The UTF-16 of whose mark these bytes are.
pub(crate) fn utf16_mark(begin: &[u8]) -> Option<&'static Encoding> {
    match begin {
        [0xff, 0xfe] => Some(UTF_16LE),
        [0xfe, 0xff] => Some(UTF_16BE),
        _ => None,
    }
}

/// What is in this encoding, as UTF-8; what is none of its signs is U+FFFD.
pub(crate) fn as_utf8<'i>(input: impl Read + 'i, encoding: &'static Encoding) -> impl Read + 'i {
    DecodeReaderBytesBuilder::new().encoding(Some(encoding)).build(input)
}

/// Puts these bytes in the place of what an ordinary file holds, all or none; one that is not there is made. A link
/// stays one, and a file keeps its rights. What a shell hands over by name (`/dev/stdout`) is written to as it is.
///
/// # Errors
/// [`Unfit::Special`]; it is a folder; or the system's reason.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |file| file.write_all(bytes))
}

/// The same with what is written into it.
///
/// # Errors
/// As [`replace`], and what `write` fails with: then the file is as it was.
pub fn replace_with(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    #[cfg(unix)]
    if is_handed_over(path) {
        return write(&mut fs::OpenOptions::new().append(true).open(path)?);
    }
    let place = Place::of(path)?;
    let mut options = tempfile::Builder::new();
    #[cfg(unix)]
    let making = options.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    #[cfg(not(unix))]
    let making = &mut options;
    let mut file = making.tempfile_in(place.folder())?;
    if let Some(rights) = place.rights {
        file.as_file().set_permissions(rights)?;
    }
    write(file.as_file_mut())?;
    file.as_file().sync_all()?;
    file.persist(&place.real)?;
    Ok(())
}

/// Where a file is put when it is whole: a link stays one, and a file that is there keeps its rights.
pub struct Place {
    /// The name of the file itself.
    pub real: PathBuf,
    /// The rights of the file that is there.
    pub rights: Option<fs::Permissions>,
}

impl Place {
    /// Of the file of this name, which may be there or not.
    ///
    /// # Errors
    /// What is there is no ordinary file, or may not be written; a link leads nowhere; or the system's reason.
    pub fn of(path: &Path) -> io::Result<Place> {
        let is_link = fs::symlink_metadata(path).is_ok_and(|found| found.is_symlink());
        let there = match fs::metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound && !is_link => None,
            found => Some(found?),
        };
        let real = if is_link { fs::canonicalize(path)? } else { path.to_owned() };
        if let Some(there) = &there {
            is_ordinary(there)?;
            // What may not be written is not replaced either.
            fs::OpenOptions::new().write(true).open(&real)?;
        }
        Ok(Place { real, rights: there.map(|there| there.permissions()) })
    }

    /// The folder in which it is.
    pub fn folder(&self) -> &Path {
        self.real.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
    }
}

/// Makes a folder with what `fill` puts into it, all or nothing. One that is there already must be empty.
///
/// # Errors
/// [`io::ErrorKind::DirectoryNotEmpty`]; it is no folder; what `fill` fails with; or the system's reason.
pub fn make_folder<E: From<io::Error>>(
    path: &Path,
    fill: impl FnOnce(&Path) -> Result<(), E>,
) -> Result<(), E> {
    let is_there = match fs::read_dir(path).map(|mut entries| entries.next().is_none()) {
        Ok(true) => true,
        Ok(false) => return Err(io::Error::from(io::ErrorKind::DirectoryNotEmpty).into()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => false,
        Err(error) => return Err(error.into()),
    };
    let above = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    #[cfg_attr(not(unix), allow(unused_mut))]
    let mut options = tempfile::Builder::new();
    #[cfg(unix)]
    options.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o777));
    let folder = options.tempdir_in(above)?;
    fill(folder.path())?;
    if is_there {
        fs::remove_dir(path)?;
    }
    fs::rename(folder.path(), path)?;
    // It is called otherwise by now.
    let _ = folder.keep();
    Ok(())
}

/// Whether a file can be an ordinary one: it is, or it is not there yet.
///
/// # Errors
/// It is something else.
pub fn may_be_ordinary(path: &Path) -> io::Result<()> {
    fs::metadata(path).map_or(Ok(()), |found| is_ordinary(&found))
}

/// Whether a name can be an ordinary file's and no link's: it is, or there is nothing of that name.
///
/// # Errors
/// It is something else.
pub fn is_ordinary_itself(path: &Path) -> io::Result<()> {
    fs::symlink_metadata(path).map_or(Ok(()), |found| is_ordinary(&found))
}

/// Opens a file to which a log is appended; one that is not there is made. A pipe that nobody reads is not waited for.
///
/// # Errors
/// It is a database, such as the library; the system's reason.
#[cfg(unix)]
pub fn open_log(path: &Path) -> io::Result<File> {
    use rustix::fs::{Mode, OFlags};
    is_no_database(path)?;
    let flags = OFlags::WRONLY | OFlags::APPEND | OFlags::CREATE;
    let flags = flags | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    Ok(rustix::fs::open(path, flags, Mode::RUSR | Mode::WUSR)?.into())
}

/// Opens a file to which a log is appended; one that is not there is made.
///
/// # Errors
/// It is a database, such as the library; the system's reason.
#[cfg(not(unix))]
pub fn open_log(path: &Path) -> io::Result<File> {
    is_no_database(path)?;
    fs::OpenOptions::new().create(true).append(true).open(path)
}

/// What is appended to a database damages it.
fn is_no_database(path: &Path) -> io::Result<()> {
    const BEGINS: &[u8] = b"SQLite format 3\0";
    let mut begins = Vec::new();
    if fs::metadata(path).is_ok_and(|found| found.is_file()) {
        File::open(path)?.take(BEGINS.len() as u64).read_to_end(&mut begins)?;
    }
    if begins == BEGINS { Err(Unfit::Special.into()) } else { Ok(()) }
}

fn is_ordinary(found: &Metadata) -> io::Result<()> {
    match found {
        found if found.is_file() => Ok(()),
        found if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        _ => Err(Unfit::Special.into()),
    }
}

#[cfg(unix)]
fn is_handed_over(path: &Path) -> bool {
    let standard = ["/dev/stdin", "/dev/stdout", "/dev/stderr"];
    standard.iter().any(|name| path == Path::new(name))
        || path.starts_with("/dev/fd")
        || path.starts_with("/proc/self/fd")
}

#[cfg(unix)]
fn is_pipe(found: &Metadata) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&found.file_type())
}

#[cfg(unix)]
fn is_stream(found: &Metadata) -> bool {
    is_pipe(found) || std::os::unix::fs::FileTypeExt::is_char_device(&found.file_type())
}

#[cfg(unix)]
fn open_at_once(path: &Path) -> io::Result<File> {
    use rustix::fs::{Mode, OFlags};
    let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    Ok(rustix::fs::open(path, flags, Mode::empty())?.into())
}

#[cfg(not(unix))]
fn open_at_once(path: &Path) -> io::Result<File> {
    File::open(path)
}
