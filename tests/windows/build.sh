#!/bin/sh
# The program for Windows, as the tests run it with Wine. `prepare` prints where it will be, relative to the repository,
# or nothing where MinGW, Wine or Rust's target is missing; `build FILE` builds it there.
set -eu

target=x86_64-pc-windows-gnu
folder=target/windows
program=$folder/$target/debug/ansage.exe

case $1 in
    prepare)
        for needed in x86_64-w64-mingw32-gcc wine; do
            command -v "$needed" >/dev/null 2>&1 || exit 0
        done
        # What is there already is not asked for.
        [ -d "$(rustc --print sysroot)/lib/rustlib/$target" ] ||
            { command -v rustup >/dev/null 2>&1 && timeout 180 rustup --quiet target add "$target" >/dev/null 2>&1; } || exit 0
        echo "$program"
        ;;
    build)
        cargo build --locked --quiet --target "$target" --target-dir "$folder"
        # Wine 8 lacks it.
        x86_64-w64-mingw32-gcc -shared -O1 -o "${2%/*}/bcryptprimitives.dll" tests/windows/client/bcryptprimitives.c -ladvapi32
        ;;
esac
