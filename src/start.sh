#!/bin/sh
# The first command: installs what is missing, builds Ansage and starts a game.
# Arguments go to Ansage: `sh src/start.sh tournament --voice de`.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/.ci/prepare.sh"

target=${CARGO_TARGET_DIR:-$root/target}
ansage=$target/release/ansage

[ -x "$ansage" ] || say "Building Ansage. The first time takes a few minutes."
# shellcheck disable=SC2086
cargo build --manifest-path "$root/Cargo.toml" --target-dir "$target" --release --locked --quiet $features

[ $# -gt 0 ] || set -- practice
exec "$ansage" "$@"
