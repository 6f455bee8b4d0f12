#!/bin/sh
# An engine for the transcripts: its moves are illegal.
while read -r line; do
    case $line in
    uci) printf 'id name Anything Goes\nuciok\n' ;;
    isready) echo readyok ;;
    go*) echo 'bestmove e8e1' ;;
    quit) exit ;;
    esac
done
