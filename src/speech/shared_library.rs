//! A library of somebody else's that is opened at run time: where it may be, and what stands in it.
#![allow(unsafe_code)]

use std::ffi::c_void;
use std::path::{Path, PathBuf};

use libloading::Library;

/// Where a library of one of these names may be, in the order in which it is tried: what the user named, then beside
/// the program, then where the system looks for what is installed, but on Windows not in the current folder, which may
/// be anybody's.
pub(super) fn candidates(files: &[&str], named: Option<&Path>, program: Option<&Path>) -> Vec<PathBuf> {
    let named = named.filter(|path| !path.as_os_str().is_empty());
    let named = named.and_then(|path| std::path::absolute(path).ok());
    let folder = program.and_then(Path::parent).filter(|folder| folder.is_absolute());
    let beside = folder.into_iter().flat_map(|folder| files.iter().map(|file| folder.join(file)));
    named.into_iter().chain(beside).chain(files.iter().map(PathBuf::from)).collect()
}

/// The same for this program, and what a variable of the environment names.
pub(super) fn candidates_of(files: &[&str], variable: &str) -> Vec<PathBuf> {
    let named = std::env::var_os(variable).map(PathBuf::from);
    let program = std::env::current_exe().ok();
    candidates(files, named.as_deref(), program.as_deref())
}

/// A path is taken as it is, a bare name only from the folders of the program and of Windows.
#[cfg(windows)]
pub(super) fn load(path: &Path) -> Option<Library> {
    use libloading::os::windows::{
        LOAD_LIBRARY_SEARCH_DEFAULT_DIRS, LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR, Library as Dll,
    };
    let beside = if path.is_absolute() { LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR } else { 0 };
    // SAFETY: loading runs the initialiser of a DLL that comes with the program, that is installed, or that the user
    // has named; it touches nothing of ours.
    unsafe { Dll::load_with_flags(path, LOAD_LIBRARY_SEARCH_DEFAULT_DIRS | beside) }.ok().map(Library::from)
}

/// A path is taken as it is, a bare name from where the system keeps libraries.
#[cfg(not(windows))]
pub(super) fn load(path: &Path) -> Option<Library> {
    // SAFETY: as above.
    unsafe { Library::new(path) }.ok()
}

/// What stands in the library under this name.
///
/// # Safety
/// It must be of this type, a pointer to a function, if it is there.
pub(super) unsafe fn symbol<T: Copy>(library: &Library, name: &str) -> Option<T> {
    const { assert!(size_of::<T>() == size_of::<*const c_void>()) };
    // SAFETY: as the caller says.
    unsafe { library.get(name) }.ok().map(|symbol| *symbol)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_user_named_comes_first_and_bare_names_last() {
        let program = std::env::current_exe().expect("a test has a program");
        let named = program.with_file_name("another.dll");
        let files = ["newer.dll", "older.dll"];
        assert_eq!(
            candidates(&files, Some(&named), Some(&program)),
            [
                named.clone(),
                program.with_file_name("newer.dll"),
                program.with_file_name("older.dll"),
                "newer.dll".into(),
                "older.dll".into()
            ]
        );
        let bare = files.map(PathBuf::from);
        assert_eq!(candidates(&files, Some(Path::new("")), Some(Path::new("ansage"))), bare);
        assert!(candidates(&files, Some(Path::new("x.dll")), None)[0].is_absolute());
    }
}
