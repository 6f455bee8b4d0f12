#!/bin/sh
# The second command: installs what is missing and runs every test. Its last line says what ran.
set -u

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$root" || exit 1
# A screen reader and the driver of Braille displays, which read what Ansage writes, and a sound server, whose sound
# card nobody hears and a test records; three chess engines; and what builds the program for Windows and runs it. They are
# installed only where root runs the tests, as in a container: on somebody's own machine they would begin to serve him.
[ "$(id -u)" -ne 0 ] || test_packages="fenrir brltty pulseaudio pulseaudio-utils fairy-stockfish gnuchess stockfish gcc-mingw-w64-x86-64 wine64 wine"
. .ci/prepare.sh

# Tests that need a real Speech Dispatcher pass with a note where there is none.
[ "$speech" = yes ] || export ANSAGE_BARE=1
# A snapshot that is missing or differs fails; nothing is written.
export INSTA_UPDATE=no

passed=
failed=
skipped=
began=$(date +%s)

# check NAME COMMAND...: runs the command and keeps its name for the last line.
check() {
    name=$1
    shift
    say "$(date +%T) Running: $name."
    if "$@"; then
        passed="$passed, $name"
    else
        failed="$failed, $name"
    fi
}

# within NUMBER MOST: whether it is no more than that.
within() {
    [ "$1" -le "$2" ] || {
        say "$1 is more than $2."
        return 1
    }
}

if cargo fmt --version >/dev/null 2>&1; then
    check formatting cargo fmt --check
else
    skipped="$skipped, formatting (rustfmt is missing)"
fi

if cargo clippy --version >/dev/null 2>&1; then
    # A newer clippy than the one the code was written with knows lints that nobody could keep.
    deny="-D warnings"
    [ "$rust_here" -eq "$rust_needed" ] || deny=
    # shellcheck disable=SC2086
    check clippy cargo clippy --all-targets --locked --quiet $features -- $deny
else
    skipped="$skipped, clippy (it is not installed)"
fi

# shellcheck disable=SC2086
check "building the tests" cargo test --no-run --locked --quiet $features
# The release build uses one core for minutes. Many tests only wait, so it runs beside them and gives way.
# shellcheck disable=SC2086
nice -n 19 cargo build --release --locked --quiet $features &
release=$!
# So is the program for Windows built, where all is there that builds and runs it.
windows=$(sh tests/windows/build.sh prepare)
if [ -n "$windows" ]; then
    nice -n 19 sh tests/windows/build.sh build "$windows" &
    windows_build=$!
fi
# shellcheck disable=SC2086
check "tests" cargo test --no-fail-fast --locked --quiet $features
if [ -n "$windows" ]; then
    check "building for Windows" wait "$windows_build"
    export ANSAGE_WINDOWS="$root/$windows" WINEPREFIX="$root/target/tmp/wine"
    # shellcheck disable=SC2086
    check "tests under Wine" cargo test --locked --quiet $features --test windows
    # shellcheck disable=SC2086
    check "transcripts under Wine" cargo test --locked --quiet $features --test transcripts article_d_2_10
    unset ANSAGE_WINDOWS WINEPREFIX
else
    skipped="$skipped, the program for Windows (MinGW, Wine or Rust's target for it is missing)"
fi
# shellcheck disable=SC2086
RUSTDOCFLAGS="-D warnings" check documentation cargo doc --no-deps --document-private-items --locked --quiet $features
if cargo deny --version >/dev/null 2>&1; then
    # It looks at the crates of every platform; the build has fetched those of this one only.
    cargo fetch --locked --quiet
    check "licences and sources" cargo deny --log-level error --config .ci/deny.toml --offline check bans licenses sources
    # What is known to be wrong with a crate is kept elsewhere than the crates.
    if cargo deny fetch db >/dev/null 2>&1; then
        check advisories cargo deny --log-level error --config .ci/deny.toml check advisories
    else
        skipped="$skipped, advisories (their list cannot be had)"
    fi
else
    # What needs no network and no other program of this is held by tests/core/house.rs.
    skipped="$skipped, licences, sources and advisories (cargo-deny is not installed)"
fi
check "check without tts" cargo check --locked --quiet
check "release build" wait "$release"
# In bytes. What makes it larger than this is a crate or a profile that was not looked at.
check "size of the program" within "$(wc -c <target/release/ansage)" 15000000
# In minutes of the processor, which other work beside it hardly changes: all of it takes about 60. How long one waits for it
# on two cores is told at the end.
times >target/times
check "time of all tests" within "$(awk 'END { gsub(/[ms]/, " "); print int($1 + $3) }' target/times)" 90

[ -n "$features" ] || [ "$(uname -s)" != Linux ] || skipped="$skipped, the tts feature (its packages are missing)"
[ -z "${ANSAGE_BARE:-}" ] || skipped="$skipped, tests with a real Speech Dispatcher (it is missing)"

[ -z "${missing_tests:-}" ] || skipped="$skipped, tests with$missing_tests (missing)"

summary="Passed: ${passed#, }."
[ -z "$failed" ] || summary="FAILED: ${failed#, }. $summary"
[ -z "$skipped" ] || summary="$summary Not run: ${skipped#, }."
say "$(date +%T) Done in $((($(date +%s) - began) / 60)) minutes."
echo "$summary"
[ -z "$failed" ]
