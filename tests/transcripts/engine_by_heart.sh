#!/bin/sh
# An engine for the transcripts: it knows two moves by heart and finds that it stands badly.
best=a7a6
while read -r line; do
    case $line in
    uci) printf 'id name By Heart 1.0\nid author nobody\nuciok\n' ;;
    isready) echo readyok ;;
    *'moves e2e4') best=e7e5 ;;
    *g1f3) best=b8c6 ;;
    go*) printf 'info depth 1 score cp -90 pv %s\nbestmove %s\n' "$best" "$best" ;;
    quit) exit ;;
    esac
done
