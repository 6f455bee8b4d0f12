# shellcheck shell=sh disable=SC2154,SC2034
# Before building: checks Rust and the C compiler, and installs the Debian packages that are missing.
#
# Sourced by src/start.sh and tests/all.sh with $root set to the top of the repository. It sets
#   features   --features tts where that can be built, which needs packages on Linux only; else nothing;
#   speech     yes where Speech Dispatcher and eSpeak NG are installed, else no.
# $test_packages, where the tests set it, are installed as well; what is missing of them then is in $missing_tests.
# It writes to standard error only, and asks only where somebody can answer.

build_packages="libspeechd-dev"
speech_packages="speech-dispatcher speech-dispatcher-espeak-ng espeak-ng"

say() {
    printf '%s\n' "$*" >&2
}

# --- Rust and the C compiler ---

# A fresh rustup is on the PATH of the next login only.
for cargo_bin in "${CARGO_HOME:-${HOME:-}/.cargo}/bin" /usr/local/cargo/bin; do
    if ! command -v cargo >/dev/null 2>&1 && [ -x "$cargo_bin/cargo" ]; then
        PATH="$cargo_bin:$PATH"
        export PATH
    fi
done

if ! command -v cargo >/dev/null 2>&1 || ! rustc_version=$(rustc --version 2>/dev/null); then
    say "Rust is missing: install it with rustup, as https://rustup.rs says, then run this command again."
    exit 1
fi
if ! command -v cc >/dev/null 2>&1; then
    say "A C compiler is missing: install one, on Debian with 'apt-get install gcc libc6-dev', then run this command again."
    exit 1
fi

# The minor number of the Rust that is needed, and of the one that is here: 95 for 1.95.0.
rust_needed=$(sed -n 's/^rust-version *= *"1\.\([0-9]*\).*/\1/p' "$root/Cargo.toml")
rust_here=$(printf '%s\n' "$rustc_version" | sed -n 's/^rustc 1\.\([0-9]*\).*/\1/p')
if [ "${rust_here:-0}" -lt "${rust_needed:-0}" ]; then
    say "Rust 1.$rust_needed or newer is needed and this is 1.$rust_here: run 'rustup update', or install rustup as https://rustup.rs says."
    exit 1
fi

# --- The packages ---

installed() {
    dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed
}

# Sets $missing_build, $missing_speech and $missing_tests. libclang is of no use without the headers of its own
# release, and the build takes the newest libclang it finds.
find_missing() {
    missing_build=
    missing_speech=
    missing_tests=
    for package in $build_packages; do
        installed "$package" || missing_build="$missing_build $package"
    done
    clang=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' 'libclang1-*' 2>/dev/null |
        sed -n 's/^libclang1-\([0-9][0-9]*\) installed$/\1/p' | sort -n | tail -n 1)
    if [ -z "$clang" ]; then
        missing_build="$missing_build libclang1"
        # What the release's libclang1 stands for: 14 in Debian 12, 19 in Debian 13. Only apt knows,
        # and only once it has fetched its lists.
        clang=$(apt-cache depends libclang1 2>/dev/null |
            sed -n 's/.*libclang1-\([0-9][0-9]*\).*/\1/p' | head -n 1)
    fi
    installed "libclang-common-${clang:=N}-dev" || missing_build="$missing_build libclang-common-$clang-dev"
    for package in $speech_packages; do
        installed "$package" || missing_speech="$missing_speech $package"
    done
    for package in ${test_packages:-}; do
        installed "$package" || missing_tests="$missing_tests $package"
    done
}

# Runs apt-get as root, without a question and without a word.
apt_get() {
    set -- env DEBIAN_FRONTEND=noninteractive PATH="$PATH:/usr/local/sbin:/usr/sbin:/sbin" \
        apt-get -q -y -o Acquire::Retries=2 -o DPkg::Lock::Timeout=120 "$@"
    [ "$(id -u)" -eq 0 ] || set -- sudo "$@"
    "$@" >>"$log" 2>&1 </dev/null
}

# Whether to install: root does, a user with sudo is asked, and nobody else is.
may_install() {
    [ "$(id -u)" -ne 0 ] || return 0
    say "These packages are missing:$missing_build$missing_speech$missing_tests."
    if [ -n "${CI:-}" ] || ! [ -t 0 ] || ! [ -t 2 ]; then
        say "Nothing is installed, because nobody is here to be asked."
        return 1
    elif ! command -v sudo >/dev/null 2>&1; then
        say "Nothing is installed, because sudo is missing."
        return 1
    fi
    printf 'Install them with sudo? [y/N] ' >&2
    read -r answer || answer=
    case $answer in
        [Yy] | [Yy][Ee][Ss]) return 0 ;;
    esac
    say "Nothing is installed."
    return 1
}

# An update that fails in part is no reason to stop: what can be installed decides.
install_missing() {
    log=$(mktemp) || return 0
    apt_get update || :
    find_missing
    say "Installing:$missing_build$missing_speech$missing_tests."
    # One by one in the tests: a release that lacks one may have the others.
    for packages in "$missing_build$missing_speech" $missing_tests; do
        # shellcheck disable=SC2086
        if [ -n "$packages" ] && ! apt_get install --no-install-recommends $packages; then
            say "Not installed: $packages. The log ends:"
            tail -n 10 "$log" >&2
        fi
    done
    rm -f "$log"
    find_missing
}

features=
speech=yes
if [ "$(uname -s)" != Linux ]; then
    # macOS brings its own speech; there is nothing to install.
    :
elif ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
    { command -v speech-dispatcher && command -v espeak-ng; } >/dev/null 2>&1 || speech=no
    say "There is no apt-get here, so nothing is installed. Building without the tts feature."
else
    find_missing
    if [ -n "$missing_build$missing_speech$missing_tests" ] && may_install; then
        install_missing
    fi
    if [ -n "$missing_build" ]; then
        say "Building without the tts feature."
    else
        features="--features tts"
    fi
    if [ -n "$missing_speech" ]; then
        speech=no
        say "Speech Dispatcher and eSpeak NG are not complete, so Ansage may have no voice of its own."
    fi
fi
