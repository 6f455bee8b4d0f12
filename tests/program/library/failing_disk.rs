//! A disk that fails: what SQLite asks of it is counted, and the n-th time it fails.
//!
//! It stands in front of SQLite's own way to the disk for the whole program, and does something only in a thread that
//! has a [`FailingDisk`].

// SQLite is written in C.
#![allow(unsafe_code)]

use std::cell::Cell;
use std::ffi::{c_char, c_int, c_void};
use std::mem::size_of;
use std::ptr::{null, null_mut};
use std::sync::{Once, OnceLock};

use rusqlite::ffi;

/// How the disk fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// Once; what is tried again works.
    Once,
    /// From then on nothing works any more, as where the program is killed at this moment.
    ForGood,
    /// The same, and what was being written is written in part.
    Torn,
    /// From then on there is no room for what is written.
    Full,
    /// What is asked is done, and said to have failed.
    DoneAllTheSame,
}

pub const FAILURES: [Failure; 5] =
    [Failure::Once, Failure::ForGood, Failure::Torn, Failure::Full, Failure::DoneAllTheSame];

#[derive(Clone, Copy)]
struct Plan {
    failure: Failure,
    /// How often something is asked before.
    left: u32,
    struck: bool,
}

thread_local! {
    static WATCHED: Cell<bool> = const { Cell::new(false) };
    static PLAN: Cell<Option<Plan>> = const { Cell::new(None) };
}

/// As long as there is one in a thread, what that opens can fail.
pub struct FailingDisk(());

impl FailingDisk {
    pub fn new() -> FailingDisk {
        stand_before_the_disk();
        assert!(!WATCHED.replace(true), "one at a time");
        FailingDisk(())
    }

    /// Does something while the disk fails so at this call, counted from 1. Whether it has come to that.
    // Without a disk that can fail nothing would.
    #[allow(clippy::unused_self)]
    pub fn fails<T>(&self, failure: Failure, at: u32, what: impl FnOnce() -> T) -> (T, bool) {
        PLAN.set(Some(Plan { failure, left: at - 1, struck: false }));
        let done = what();
        (done, PLAN.take().is_some_and(|plan| plan.struck))
    }
}

impl Drop for FailingDisk {
    fn drop(&mut self) {
        PLAN.set(None);
        WATCHED.set(false);
    }
}

/// What becomes of a call.
enum Fate {
    Works,
    Fails,
    Tears,
    FailsBehindIt,
}

fn fate(is_write: bool) -> Fate {
    let Some(mut plan) = PLAN.get() else { return Fate::Works };
    // A full disk can still be read, and files can be taken away.
    if plan.failure == Failure::Full && !is_write {
        return Fate::Works;
    }
    let is_now = plan.left == 0 && !plan.struck;
    plan.left = plan.left.saturating_sub(1);
    plan.struck |= is_now;
    PLAN.set(Some(plan));
    match plan.failure {
        Failure::DoneAllTheSame if is_now => Fate::FailsBehindIt,
        Failure::Torn if is_now && is_write => Fate::Tears,
        _ if is_now => Fate::Fails,
        Failure::ForGood | Failure::Torn | Failure::Full if plan.struck => Fate::Fails,
        _ => Fate::Works,
    }
}

/// A file as SQLite knows it: behind it, in the same place, lies that of its own way to the disk.
#[repr(C)]
struct File {
    methods: *const ffi::sqlite3_io_methods,
    _aligned: u64,
}

struct Real(*mut ffi::sqlite3_vfs);

// SQLite's own way to the disk stays as long as the program, and is never changed.
unsafe impl Send for Real {}
unsafe impl Sync for Real {}

static REAL: OnceLock<Real> = OnceLock::new();

fn stand_before_the_disk() {
    static DONE: Once = Once::new();
    DONE.call_once(|| unsafe {
        let real = ffi::sqlite3_vfs_find(null());
        assert!(!real.is_null() && REAL.set(Real(real)).is_ok());
        let mut own = *real;
        own.zName = c"failing".as_ptr();
        own.pNext = null_mut();
        own.szOsFile += c_int::try_from(size_of::<File>()).unwrap();
        own.xOpen = Some(open);
        own.xDelete = Some(delete);
        own.xAccess = Some(access);
        let own = Box::leak(Box::new(own));
        assert_eq!(ffi::sqlite3_vfs_register(own, 1), ffi::SQLITE_OK);
    });
}

fn vfs() -> *mut ffi::sqlite3_vfs {
    REAL.get().unwrap().0
}

/// Asks the disk, or fails in its place with this code.
fn ask(is_write: bool, code: c_int, ask: impl FnOnce() -> c_int) -> c_int {
    let full = PLAN.get().is_some_and(|plan| plan.failure == Failure::Full);
    let code = if full { ffi::SQLITE_FULL } else { code };
    match fate(is_write) {
        Fate::Works => ask(),
        Fate::Fails | Fate::Tears => code,
        Fate::FailsBehindIt => {
            ask();
            code
        }
    }
}

unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    let real = vfs();
    unsafe {
        let open = (*real).xOpen.unwrap();
        if !WATCHED.get() {
            return open(real, name, file, flags, out);
        }
        (*file).pMethods = null();
        // What is opened and said not to be would stay open.
        if !matches!(fate(false), Fate::Works) {
            return ffi::SQLITE_CANTOPEN;
        }
        let behind = behind(file);
        (*behind).pMethods = null();
        let code = open(real, name, behind, flags, out);
        if !(*behind).pMethods.is_null() {
            (*file).pMethods = &raw const METHODS;
        }
        code
    }
}

unsafe extern "C" fn delete(_: *mut ffi::sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    ask(false, ffi::SQLITE_IOERR_DELETE, || unsafe { ((*vfs()).xDelete.unwrap())(vfs(), name, sync) })
}

unsafe extern "C" fn access(
    _: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    flags: c_int,
    found: *mut c_int,
) -> c_int {
    ask(false, ffi::SQLITE_IOERR_ACCESS, || unsafe { ((*vfs()).xAccess.unwrap())(vfs(), name, flags, found) })
}

/// The file of SQLite's own way to the disk.
unsafe fn behind(file: *mut ffi::sqlite3_file) -> *mut ffi::sqlite3_file {
    unsafe { file.cast::<File>().add(1).cast() }
}

/// A method of the file behind this one.
macro_rules! real {
    ($file:ident . $method:ident ( $($argument:expr),* )) => {{
        let behind = behind($file);
        ((*(*behind).pMethods).$method.unwrap())(behind $(, $argument)*)
    }};
}

unsafe extern "C" fn close(file: *mut ffi::sqlite3_file) -> c_int {
    unsafe { real!(file.xClose()) }
}

unsafe extern "C" fn read(file: *mut ffi::sqlite3_file, to: *mut c_void, many: c_int, at: i64) -> c_int {
    ask(false, ffi::SQLITE_IOERR_READ, || unsafe { real!(file.xRead(to, many, at)) })
}

unsafe extern "C" fn write(file: *mut ffi::sqlite3_file, from: *const c_void, many: c_int, at: i64) -> c_int {
    let write = |many| unsafe { real!(file.xWrite(from, many, at)) };
    let full = PLAN.get().is_some_and(|plan| plan.failure == Failure::Full);
    let code = if full { ffi::SQLITE_FULL } else { ffi::SQLITE_IOERR_WRITE };
    match fate(true) {
        Fate::Works => return write(many),
        Fate::Fails => {}
        Fate::Tears => drop(write(many / 2)),
        Fate::FailsBehindIt => drop(write(many)),
    }
    code
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: i64) -> c_int {
    ask(false, ffi::SQLITE_IOERR_TRUNCATE, || unsafe { real!(file.xTruncate(size)) })
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, flags: c_int) -> c_int {
    ask(true, ffi::SQLITE_IOERR_FSYNC, || unsafe { real!(file.xSync(flags)) })
}

unsafe extern "C" fn size(file: *mut ffi::sqlite3_file, size: *mut i64) -> c_int {
    ask(false, ffi::SQLITE_IOERR_FSTAT, || unsafe { real!(file.xFileSize(size)) })
}

unsafe extern "C" fn lock(file: *mut ffi::sqlite3_file, level: c_int) -> c_int {
    // A lock that is held and said not to be is what SQLite knows nothing of.
    match fate(false) {
        Fate::Works => unsafe { real!(file.xLock(level)) },
        _ => ffi::SQLITE_IOERR_LOCK,
    }
}

unsafe extern "C" fn unlock(file: *mut ffi::sqlite3_file, level: c_int) -> c_int {
    unsafe { real!(file.xUnlock(level)) }
}

unsafe extern "C" fn is_reserved(file: *mut ffi::sqlite3_file, found: *mut c_int) -> c_int {
    ask(false, ffi::SQLITE_IOERR_CHECKRESERVEDLOCK, || unsafe { real!(file.xCheckReservedLock(found)) })
}

unsafe extern "C" fn control(file: *mut ffi::sqlite3_file, what: c_int, with: *mut c_void) -> c_int {
    unsafe { real!(file.xFileControl(what, with)) }
}

unsafe extern "C" fn sector(file: *mut ffi::sqlite3_file) -> c_int {
    unsafe { real!(file.xSectorSize()) }
}

unsafe extern "C" fn device(file: *mut ffi::sqlite3_file) -> c_int {
    unsafe { real!(file.xDeviceCharacteristics()) }
}

unsafe extern "C" fn map(
    file: *mut ffi::sqlite3_file,
    region: c_int,
    size: c_int,
    extend: c_int,
    at: *mut *mut c_void,
) -> c_int {
    ask(false, ffi::SQLITE_IOERR_SHMMAP, || unsafe { real!(file.xShmMap(region, size, extend, at)) })
}

unsafe extern "C" fn lock_shared(
    file: *mut ffi::sqlite3_file,
    from: c_int,
    many: c_int,
    flags: c_int,
) -> c_int {
    unsafe { real!(file.xShmLock(from, many, flags)) }
}

unsafe extern "C" fn barrier(file: *mut ffi::sqlite3_file) {
    unsafe { real!(file.xShmBarrier()) }
}

unsafe extern "C" fn unmap(file: *mut ffi::sqlite3_file, delete: c_int) -> c_int {
    unsafe { real!(file.xShmUnmap(delete)) }
}

static METHODS: ffi::sqlite3_io_methods = ffi::sqlite3_io_methods {
    // With the memory that a journal of the other kind shares, and no file is read as memory.
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(is_reserved),
    xFileControl: Some(control),
    xSectorSize: Some(sector),
    xDeviceCharacteristics: Some(device),
    xShmMap: Some(map),
    xShmLock: Some(lock_shared),
    xShmBarrier: Some(barrier),
    xShmUnmap: Some(unmap),
    xFetch: None,
    xUnfetch: None,
};
