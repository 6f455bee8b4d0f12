# English. Every sentence of the program but the announcements, which lexicon.toml tells.
# Most important word first; whole sentences; nothing a synthesizer would read as arithmetic.
# WORDS($n) gives a number in words. $color is white or black; $piece is king … pawn.

### Words other sentences are made of

color = { $color ->
    [white] White
   *[black] Black
  }
opponent = { $color ->
    [white] Black
   *[black] White
  }
board-of = { color }'s board
on-board-of = on { board-of }
piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
  }
pieces = { $piece ->
    [king] kings
    [queen] queens
    [rook] rooks
    [bishop] bishops
    [knight] knights
   *[pawn] pawns
  }
no-piece = no { piece }
your-piece = your { piece }
the-piece = the { piece }
a-piece = a { piece }
colored-piece = { $color ->
    [white] white
   *[black] black
  } { piece }
empty = empty
list-and = { $first } and { $last }
list-then = { $first }, { $last }

hours = { $h ->
    [one] one hour
   *[other] { WORDS($h) } hours
  }
minutes = { $m ->
    [one] one minute
   *[other] { WORDS($m) } minutes
  }
seconds = { $s ->
    [one] one second
   *[other] { WORDS($s) } seconds
  }
duration-hms = { hours }, { minutes }, { seconds }
duration-hm = { hours }, { minutes }
duration-hs = { hours }, { seconds }
duration-ms = { minutes }, { seconds }
duration-h = { hours }
duration-m = { minutes }
duration-s = { seconds }
control-none = No clock
control-plus = { $main } plus { $time }
control-delay = { $main }, { $time } delay for each move
control-bronstein = { $main }, { $time } Bronstein delay for each move
control-byo-yomi = { $periods ->
    [one] one byo-yomi period
   *[other] { WORDS($periods) } byo-yomi periods
  } of { $each }
control-hourglass = hourglass, { $main }
control-upcount = The clock counts up, without a limit
control-moves = { $moves ->
    [one] one move in { $time }
   *[other] { WORDS($moves) } moves in { $time }
  }
control-then = { $first }, then { $then }

### Opening and resuming

opened-practice = Practice. You have { color }. Level { WORDS($level) }.
opened-practice-two = Practice for two.
engine-named = Opponent: { $engine }.
engine-failed = { $engine } { $failing ->
    [missing] is not there
    [not-named] starts only if you name it with --engine
    [not-started] cannot be started
    [silent] does not answer
    [floods] writes without end
    [ended] has quit
    [illegal] made an illegal move
    [no-move] makes no move
   *[no-chess960] does not know Chess960
  }. { $lasts ->
    [once] The sparring partner makes this move.
   *[on] The sparring partner plays on.
  }
opened-relay = Relay.
opened-tournament = Tournament game under Appendix D. FIDE Laws { $edition }.
opened-rules = No engine, no hints, no network.
opened-start = The arbiter starts the clock.
opened-players = White { $white }, Black { $black }.
opened-control = { $control }.
opened-event = { $event }.
opened-board = Round { WORDS($round) }, board { WORDS($board) }.
opened-tie-break = Tie-break: if it is drawn, { color } wins.
opened-edition = FIDE Laws { $edition }.
opened-cadence = { $cadence ->
    [standard] Standard chess
    [rapid] Rapid chess
   *[blitz] Blitz
  }.
opened-supervision = { $supervision ->
    [adequate] The Competition Rules apply, Article { $article }.
   *[few] The Competition Rules do not apply in everything. Article { $article }.
  }
opened-control-each = White: { $white }. Black: { $black }
opened-position = Starting position: { $position }
opened-position-asked = Say position to hear the board.
opened-chess960 = Chess960, number { WORDS($number) }. From { $first } to { $last }: { $pieces }.
opened-chess960-other = Chess960.
opened-draw-random = Drawn by lot, seed { WORDS($seed) }.
opened-draw-dice = Drawn with dice.
opened-draw-coins = Drawn with coins.
unnamed = unnamed
partner = sparring partner
resumed = Game { WORDS($game) } resumed.
resumed-last = Last move, { $mover ->
    [white] White
   *[black] Black
  }: { $move }.
resumed-hand = Announced and not pressed: { $move }.
resumed-paused = The clocks are stopped. Say continue.
resumed-tournament = The clocks are stopped. Say arbiter, colon, continue.
kept = Game { WORDS($game) } is saved.
# No full stop after the command: whoever copies the line copies the command.
kept-resume = To resume: { $command }
not-kept = Game { WORDS($game) } is not saved: { $why }.
only-looked-at = The game can only be read: { $why }. The clocks are stopped.
turn = { color } to move.
turn-you = Your move.
    .short = { "" }

### What a Braille display shows: one line of no more than forty cells, the core in twenty

brief-opened = New game.
brief-resumed = Game resumed.
brief-clocks-run = Clocks running.
brief-clocks-stand = Clocks stopped.
brief-clock-runs = Clock running: { color }.
brief-move = { $move }.
brief-castling = { $move } { color }.
brief-corrected = Corrected: { $move }.
brief-which-piece = Which piece on { $square }?
brief-repeat-fits = Repeat matches.
brief-repeat-differs = Repeat differs.
brief-illegal = Illegal: { color }.
brief-board-reported = Board noted: { color }.
brief-boards-differ = Boards differ: { $squares }.
brief-boards-agree = Boards agree.
brief-setting-right = Set right: { color }.
brief-score-written = Score noted: { color }.
brief-retrace = Go back?
brief-taken-back = Taken back.
brief-draw-offered = Draw offered: { color }.
brief-draw-declined = Draw declined.
brief-offers-repeated = Too many offers: { color }.
brief-draw-agreed = Draw agreed.
brief-consent-refused = Draw not allowed.
brief-claimed = Draw claim: { color }.
brief-claim-failed = Claim incorrect.
brief-claim-postponed = Claim postponed.
brief-claim-rejected = Claim rejected.
brief-claim-referred = Arbiter decides claim.
brief-increment-asked = Increment asked: { color }.
brief-increment-granted = Increment granted.
brief-increment-refused = No increment.
brief-noted = Noted.
brief-sheet-refused = Sheet not shown.
brief-warned = Warning: { color }.
brief-penalized = Penalty: { color }.
brief-protested = Arbiter called.
brief-board-turned = Board turned.
brief-displaced = Pieces displaced: { color }.
brief-restoring-asked = Taking back asked: { color }.
brief-restored = Position restored.
brief-ruling-withdrawn = Ruling withdrawn.
brief-clock-set = Clock set: { color }.
brief-time-added = More time: { color } { $time }.
brief-time-cut = Less time: { color } { $time }.
brief-flag-fell = Flag fallen: { color }.
brief-both-flags = Both flags down.
brief-absent = Absent: { color }.
brief-arrived = Arrived: { color }.
brief-default-time-over = Default time over: { color }.
brief-adjournment-asked = Adjournment asked: { color }.
brief-sealing = Seal now.
brief-sealed = Sealed.
brief-adjourned = Adjourned.
brief-resumption-set = Resumption settled.
brief-envelope-checked = Envelope checked.
brief-resumption-begun = Resumption.
brief-envelope-opened = Envelope opened.
brief-envelope-lost = Envelope missing.
brief-recording-stopped = Stops recording: { color }.
brief-score-completed = Score complete: { color }.
brief-score-kept = Score taken over.
brief-scores-due = Complete the scores.
brief-score-lent = Score lent: { color }.
brief-score-replaced = New scoresheet: { color }.
brief-reconstructing = Reconstruction.
brief-next-period = Next period.
brief-signed = Signed: { color }.
brief-resigned = Resigned: { color }.
brief-left-to-arbiter = The arbiter decides.
brief-ended = { $score }: { $reason }.
brief-over = Over: { $score }.
brief-touched = Touched: { $pieces }.
brief-adjusting = Adjusting: { color }.
brief-adjusting-done = Adjusted.
brief-untouched = Touched by accident.
brief-placed = Placed: { $square }.
brief-removed = Removed: { $square }.

### The same for answers, questions and refusals: brief- and the name of the message it shortens, whose variables it has

brief-side = { $color ->
    [white] w
   *[black] b
  }
brief-colored-piece = { colored-piece }
brief-a-piece = { piece }
brief-position-counted = Pieces W{ $white } B{ $black }.
brief-position-piece = { $sign }{ $squares }
brief-position-side = { brief-side }: { $pieces }.
brief-touched-piece = { $square }
brief-look-square = { $square } { $contents }, { $shade ->
    [light] light
   *[dark] dark
  }.
brief-rank-name = { $rank }
brief-file-name = { $file }
brief-diagonal-name = { $from }-{ $to }
brief-rays-from = { $square } { $contents }.
brief-ray = { $items }.
brief-keys-help = More: help.
brief-line = { $name }: { $items }.
brief-line-full = { $name }: { $items }.
brief-piece-at = { $sign }{ $square }
brief-attacks = { $square } hit by { $attackers }, held by { $defenders }.
brief-attacks-king = { $square } hit by { $attackers }.
brief-hanging = { color } hanging { $pieces }.
brief-hanging-none = { color }: nothing hangs.
brief-counted-own = { $pieces }.
brief-counted-of = { $color ->
    [white] W
   *[black] B
  } { $pieces }.
brief-may-play = Yes: { $move }.
brief-none-to-take = No { piece } can be taken.
brief-attacks-empty = { $square } empty: W { $white }, B { $black }.
brief-targets = { $square } hits { $attacked }, holds { $defended }.
brief-attacked-none-of = { color }: nothing attacked.
brief-knight-reach = { $square } knight: { $items }.
brief-move-takes = x{ $square }
brief-move-promotes = { $square }=
brief-castling-name = { $side ->
    [short] 0-0
   *[long] 0-0-0
  }
brief-undefended = Undefended { $pieces }.
brief-undefended-none = { color }: all defended.
brief-checks-of = { $piece }: { $moves }+.
brief-checks-none = { $piece }: no check.
brief-checks-nowhere = { color }: no checks.
brief-checks-nowhere-kind = { color } { piece }: no checks.
brief-in-check = { color } in check: { $pieces }.
brief-in-check-none = { color }: no check.
brief-castling-left = { $color ->
    [white] W
   *[black] B
  } { $short } { $long }.
brief-castling-state = { $castling } { $state ->
    [possible] yes
    [occupied] { $square } blocked
    [attacked] { $square } hit
    [check] in check
    [king] no
   *[rook] no
  }
brief-castling-done = { color }: castled.
brief-threats = { $color ->
    [white] W
   *[black] B
  } threat { $threats }.
brief-threats-none = { color }: no threat.
brief-threat-mate = { $piece }-{ $square }#
brief-threat-capture = { $by }x{ $sign }{ $square }
brief-threat-promotion = { $piece }-{ $square }=
brief-evaluation = { $color ->
    [white] W
   *[black] B
  } +{ $pawns }.
brief-evaluation-equal = Level.
brief-wing = { $side ->
    [short] K side
   *[long] Q side
  }{ $half-of ->
    [white] {" "}W
    [black] {" "}B
   *[none] {""}
  }.
brief-pinned-one = { $sign }{ $square } ({ $by })
brief-material-side = { $color ->
    [white] W
   *[black] B
  } { $worth }.
brief-material-more = { $color ->
    [white] W
   *[black] B
  } +{ $pieces }.
brief-material-equal = Equal.
brief-captured-by = { $color ->
    [white] W
   *[black] B
  } x { $pieces }.
brief-move-numbered = { $number } { $color ->
    [white] W
   *[black] B
  } { $move }.
brief-move-in-hand = { $number } { $color ->
    [white] W
   *[black] B
  } { $move } not pressed.
brief-move-row = { $number } { $white } { $black }.
brief-moves-castled = Move { $number }: { $white } { $black }.
brief-moves-run = Moves { $first }-{ $last }:
brief-moves-each = { $count } moves each.
brief-moves-differ = Moves W{ $white } B{ $black }.
brief-moves-counter = Counter { $color ->
    [white] W
   *[black] B
  } { $count }.
brief-moves-in-check = { opponent } first, in check.
brief-moves-nowhere = { color }: no move.
brief-captures-nowhere = { color }: no captures.
brief-moves-nowhere-kind = { color } { piece }: no move.
brief-captures-nowhere-kind = { color } { piece }: no captures.
brief-turn-number = Move { $number }, { color }.
brief-opening = { $name }.
brief-opening-none = No opening.
brief-won = { $color ->
    [white] 1-0
   *[black] 0-1
  }: { $reason }.
brief-time-both-left = W{ $white } B{ $black }.
brief-time-both-used = Used W{ $white } B{ $black }.
brief-time-one = { $color ->
    [white] W
   *[black] B
  }{ $left }, used { $used }.
brief-time-one-used = Used { $color ->
    [white] W
   *[black] B
  }{ $used }.
brief-time-none = No clock W{ $white } B{ $black }.
brief-time-byo-yomi = { $left }+{ $periods }
brief-verbosity-announcements = Announcements stay full.
brief-screen-only = Only with --screen.
brief-reason-fifty-moves-claim = fifty moves
brief-reason-seventy-five-moves = seventy-five moves
brief-screen-figurines = Figurines.
brief-speech-not-on = Speech is off.
brief-louder-perhaps = Louder, if it can be.
brief-question-gone = Question gone.
brief-tones-forbidden = Only with --earcons on.
brief-refused = No: { $why }
brief-misfit-promotion-impossible = no promotion.
brief-misfit-nothing-there = { $square } empty.
brief-misfit-opponents-piece = { $square } is theirs.
brief-misfit-other-piece = { $square } is { $found }.
brief-misfit-same-square = { $square } twice.
brief-misfit-own-piece = { $square } own { piece }.
brief-misfit-nothing-to-capture = nothing on { $square }.
brief-misfit-captured-other = { $square } is { $found }.
brief-misfit-not-en-passant = not en passant.
brief-misfit-none-left = no { piece } left.
brief-misfit-no-such-capture = no such capture.
brief-misfit-none-on = no { piece } on { $line }.
brief-misfit-none-reaches = no { piece } to { $square }.
brief-misfit-reaches-instead = { $from }: { $squares }.
brief-misfit-reaches-nothing = { $from }: no move.
brief-misfit-does-not-reach = not { $from }-{ $square }.
brief-misfit-blocked = { $by } in the way.
brief-misfit-leaves-king = then in check.
brief-misfit-king-still-in-check = still in check.
brief-misfit-king-attacked = { $square } attacked.
brief-misfit-castling-right = castling right lost.
brief-misfit-castling-occupied = { $square } occupied.
brief-misfit-castling-check = in check.
brief-misfit-castling-attacked = { $square } attacked.
brief-which = { $moves }?
brief-which-one = { $number } { $move }
brief-offer-one = { $move }? yes/no.
brief-offer-several = { $offers }?
brief-offer-which = { $offers }?
brief-offer-numbered = { $number } { $move }
brief-offer-then = { $first } { $last }
brief-offer-said = { $move }? yes/no.
brief-correct-which = Which move instead?
brief-resign-question = Resign? yes/no.
brief-illegal-unpressed-question = Penalise? yes/no.
brief-illegal-legal-question = Penalise? yes/no.
brief-topic-asked = { $topic }? yes/no.
brief-topic-either = { $first } or { $second }?
brief-take-back-question = Take back { $plies }? yes/no.
brief-not-heard-unknown-word = Unclear: { $word }.
brief-not-heard-no-square = No square: { $word }.
brief-not-heard-no-piece = No piece: { $letter }.
brief-not-heard-negated = Negated: no move.
brief-not-heard-which-castling = 0-0 or 0-0-0?
brief-not-heard-request = Unclear: { $rest }.
brief-not-heard-choice = No such number.
brief-request-incomplete = Command unclear.
brief-refused-not-started = Not started.
brief-refused-setting-right = Board first.
brief-refused-waiting = Arbiter decides first.
brief-refused-partners-pieces = Opponent's pieces.
brief-refused-repeat-first = { color } repeats first.
brief-refused-clock-not-running = Clock not running: { color }.
brief-refused-not-completed-yet = Clock not pressed yet.
brief-refused-illegal-stands = Too late, move stands.
brief-refused-written-by-opponent = The opponent says that.
brief-refused-scores-only = Only the scores.
brief-refused-no-illegal-move = Move legal: { color }.
brief-refused-no-illegal-since = No illegal move since.
brief-refused-already-announced = Announced: { $move }.
brief-resumed-hand = Announced: { $move }.
brief-refused-nothing-made = No move yet.
brief-refused-pressed-without-move = No move yet.
brief-refused-too-late = Too late: pressed.
brief-refused-replied-already = Too late: replied to.
brief-refused-own-offer = Own offer: { color }.
brief-refused-already-offered = Offered already.
brief-refused-too-early-to-agree = Too early to draw.
brief-refused-not-to-claim = Only before own move.
brief-refused-too-early-to-offer = After { $count } own moves.
brief-refused-cannot-withdraw = Offer stays.
brief-refused-declared-first = { $move } first.
brief-refused-declared-piece = { $square } must move.
brief-refused-flag-up = Flag still up: { color }.
brief-refused-moves-done = Moves done: { color }.
brief-refused-own-flag-down = Both flags down.
brief-refused-flags-unknown = Which first: unknown.
brief-refused-quickplay = No: { $lacking ->
    [announced] not announced
    [slower] not in blitz
    [no-increment] has increment
    [last-period] not last period
    [to-move] before own move
    [little-time] under 2 minutes only
    [flag-up] before flag falls
   *[answer] answer missing
  }.
brief-refused-offer-first = { color } answers first.
brief-refused-arbiter-answers = Arbiter first.
brief-refused-arbiter-consents = Arbiter first.
brief-refused-nothing-executed = No move there.
brief-refused-nothing-to-set-right = Nothing to set right.
brief-refused-nothing-to-take-back = No move to take back.
brief-refused-no-protest = Too late: { color }.
brief-refused-no-fixed-penalty = No fixed penalty.
brief-refused-not-pressed-yet = Not pressed: { color }.
brief-refused-too-late-for-start = Too late: 10 moves each.
brief-refused-colors-stay = Colours stay.
brief-refused-colors-go-on = Colours go on for now.
brief-refused-no-such-move = No move of that number.
brief-refused-no-move-yet = No move yet: { color }.
brief-refused-no-ruling = No ruling there.
brief-refused-not-at-practice = Not in practice.
brief-refused-ruled-already = Counted already.
brief-refused-sheet-not-to-move = Only with the move.
brief-refused-assistant-needed = Assistant needed.
brief-refused-no-assistant = No assistant.
brief-refused-no-assistant-of = No assistant: { color }.
brief-refused-limited-assistant = Only moves, announces.
brief-refused-whose-assistant = Whose assistant?
brief-refused-not-his-player = For { color } only.
brief-refused-too-much-time = Too much time.
brief-refused-setting-stays = Clocks stay as set.
brief-refused-duty-not-given = Not given here.
brief-refused-players-press = Players press.
brief-refused-assistant-presses = Assistant presses.
brief-refused-verify-first = { opponent } verifies first.
brief-refused-score-first = Score first: { color }.
brief-refused-scores-complete = Scores complete.
brief-refused-records = { color } records.
brief-refused-score-at-hand = A score is complete.
brief-refused-no-score-at-hand = No complete score.
brief-refused-not-lent = Not now: { color }.
brief-refused-score-of-opponent = Own score only.
brief-refused-no-next-period = No period follows.
brief-refused-moves-not-told = Not told how many.
brief-refused-no-flag-fallen = No flag has fallen.
brief-refused-not-over = Only after the end.
brief-refused-signed-already = Signed: { color }.
brief-refused-who-signs = Who signs?
brief-refused-electronic = Electronic scores.
brief-refused-paper = Paper scores.
brief-refused-must-record = { color } must record.
brief-must-record = { color } must record.
brief-need-not-record = { color } need not now.
brief-need-not-record-fast = { color } need not.
brief-refused-not-to-touch = To move: { color }.
brief-refused-not-to-adjust = To move: { color }.
brief-refused-touch-of-opponent = Not for the player.
brief-refused-nothing-there = Not on { $square }.
brief-refused-other-piece-there = { $square }: { $found }.
brief-refused-which-piece = Which on { $square }?
brief-refused-touched-before-claim = Touched already.
brief-refused-steps-implied = Announce only.
brief-refused-not-announced = Not announced.
brief-refused-not-placed = { $square } not placed.
brief-refused-not-removed = { $square } not removed.
brief-refused-placed-elsewhere = { $placed }, not { $square }.
brief-refused-placed-otherwise = { $placed }, not { $square }.
brief-refused-not-captured = { $square } not captured.
brief-refused-other-promotion = There already: { piece }.
brief-refused-already-placed = Placed on { $square }.
brief-refused-no-move-there = No move: { $square }.
brief-refused-sealing = Move to be sealed.
brief-refused-adjourned = Adjourned.
brief-refused-not-sealing = Nothing to seal.
brief-refused-not-to-seal = { opponent } seals.
brief-refused-made-already = Board move stands.
brief-refused-nothing-sealed = Envelope empty.
brief-refused-session-too-long = More than on the clock.
brief-refused-not-adjourned = Not adjourned.
brief-refused-replier-absent = { color } is absent.
brief-refused-been-there = { color } was there.
brief-refused-absent-already = Absent already: { color }.
brief-guest-only-own = Here only { color }.
brief-guest-no-file = At the first terminal.
brief-may-not-announce = Only players announce.
brief-may-not-press = Only players press.
brief-may-not-decide = Only the players.
brief-may-not-claim-time = Not for this speaker.
brief-may-not-ask = Not for this speaker.
brief-may-not-set-right = The arbiter does that.
brief-may-not-clock = Arbiter only.
brief-may-not-rule = Arbiter only.
brief-may-not-set-clock = Arbiter only.
brief-may-not-stop-clock = Clock not to be stopped.
brief-refused-own-time-only = Only on your own time.
brief-may-not-note = Not for a player.
brief-may-not-take-back = In practice only.
brief-may-not-hint = In practice only.
brief-may-not-analyse = Not told in a game.
brief-may-not-record = No scoresheet here.
brief-may-not-keep-score = Not for a player.
brief-may-not-accident = Arbiter only.
brief-may-not-adjourn = Arbiter only.
brief-may-not-seal = Players only.
brief-may-not-envelope = Arbiter only.
brief-may-not-presence = Arbiter only.
brief-obligation-none = Nothing touched.
brief-obligation-move = { $square } must move.
brief-obligation-capture = Must x{ $square }.
brief-obligation-capture-with = Must { $from }x{ $square }.
brief-obligation-castle = Must { brief-castling-name }.
brief-obligation-anything = Any move allowed.
brief-obligation-not-castle = Not { brief-castling-name }.
brief-board-stands-turned = Turned: board { $color ->
    [white] W
   *[black] B
  }.
brief-boards-differ-square = { $square }
brief-boards-differ-since = Since move { $number } { $color ->
    [white] W
   *[black] B
  }.
brief-boards-agree-after = Boards agree, { $number } { $color ->
    [white] W
   *[black] B
  }.
brief-boards-not-scores = Boards against scores.
brief-boards-wrong = Wrong: { $boards ->
    [white] board W
    [black] board B
   *[both] both boards
  }.
brief-boards-left-wrong = Wrong: { $boards ->
    [white] board W
    [black] board B
   *[both] both boards
  }.
brief-boards-both-wrong = Both wrong: { $squares }.
brief-scores-agree = Scores { $number } { $mover ->
    [white] W
   *[black] B
  }: { $move }.
brief-scores-say-otherwise = Scores { $number } { $mover ->
    [white] W
   *[black] B
  }: { $move }, not { $announced }.
brief-record-differs = Fix the record.
brief-correction = Correct the record?
brief-record-corrected = Record corrected.
brief-refused-scores-unread = Read scores: { $number } { $mover ->
    [white] W
   *[black] B
  }.
brief-scores-differ = Scores from { $number } { $color ->
    [white] W
   *[black] B
  }.
brief-scores-only-differ = Only scores from { $number } { $color ->
    [white] W
   *[black] B
  }.
brief-next-step = { $color ->
    [white] W
   *[black] B
  }: { $step }, done?
brief-step-move = { $from }-{ $to }
brief-step-remove = { $from } off
brief-step-put = { brief-colored-piece } { $to }
brief-step-turn = turn the board
brief-cause-likely = Likely { $color ->
    [white] W
   *[black] B
  }: { $cause }.
brief-cause-close = Or: { $cause }.
brief-cause-none = No cause: { $color ->
    [white] W
   *[black] B
  }.
brief-cause-move = { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move }
brief-cause-since = after { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move }
brief-cause-since-start = since set up
brief-check-begins = Checking board { $color ->
    [white] W
   *[black] B
  }.
brief-check-clocks-run = Clocks run.
brief-check-count = Count { $where }, { $players ->
    [white] white
    [black] black
   *[both] all
  }?
brief-check-rank = rank { $from }
brief-check-file = file { $first }
brief-check-half = ranks { $from }-{ $to }
brief-check-wing = files { $first }-{ $last }
brief-check-quarter = { $first }{ $from }-{ $last }{ $to }
brief-check-occupied = { $square } occupied?
brief-check-which = { $square }: what?
brief-check-reads = { $name }: { $items }?
brief-check-where = Where first wrong?
brief-check-go-on = Every square? yes/no.
brief-check-record = Record it? yes/no.
brief-check-record-or-go-on = Record? yes/no/continue.
brief-check-no-move = No move in a check.
brief-check-not-asked = Checked: board { $color ->
    [white] W
   *[black] B
  }.
brief-check-overtaken = Check ended.
brief-check-nothing = No mistake: board { $color ->
    [white] W
   *[black] B
  }.
brief-check-found = Wrong { $color ->
    [white] W
   *[black] B
  }: { $squares }.
brief-check-found-square = { $square } { $found }
brief-check-contradicted = Contradiction: again.
brief-check-contradicted-again = Contradiction: ended.
brief-score-read = Different: { $count }, read.
brief-score-read-more = More moves in it.
brief-score-read-other = Another game.
brief-score-read-start = Another position.
brief-claim-not-made = Nothing claimed.
brief-not-saved = Not saved.
brief-seal-asked = Move to seal?
brief-seal-unclear = Not understood.
brief-seal-ambiguous = Ambiguous.
brief-seal-no-move = No possible move.
brief-passphrase-asked = Passphrase?
brief-passphrase-again = Passphrase again?
brief-passphrase-differs = Different, once more.
brief-passphrase-short = Too short: { $count } signs.
brief-passphrase-wrong = Wrong passphrase.
brief-passphrase-once-more = Once more?
brief-passphrase-left = Envelope stays closed.
brief-passphrase-first = Passphrase first.
brief-envelope-system = Envelope impossible.
brief-join-desk-silent = No answer yet.
brief-join-desk-away = Not sent.
brief-join-not-saved = Not saved there.
brief-join-desk-gone = First terminal gone.
brief-join-desk-left = Closed there.
brief-guest-came = Joined: { color }.
brief-guest-gone = Left: { color }.
brief-envelope-sealed = Sealed move { $number }, { color }.
brief-help-move = Say a move.
brief-help-press = Say press.
brief-help-repeat = { color } repeats.
brief-help-setting-right = Set right, say done.
brief-help-not-started = Arbiter: start.
brief-help-waiting = Arbiter: result.
brief-help-questions = Ask about the board.

### A second terminal

guest-came = { color } is at the second terminal.
guest-gone = { color } is no longer at the second terminal.
guest-only-own = This terminal speaks for { color } alone, and of that board.
guest-no-file = A file is read at the first terminal alone.
share-impossible = No second terminal can join: { $why }.
join-welcome = Second terminal for { color }, game { WORDS($game) }.
join-left = Second terminal closed, the game goes on.
join-left-return = To come back: { $command }
join-left-over = Second terminal closed.
join-not-started = The arbiter starts the clock at the first terminal.
join-again = The first terminal is back.
join-desk-away = Not delivered: the first terminal is not there.
join-desk-silent = The first terminal does not answer yet.
join-not-saved = Not saved at the first terminal. The clocks are stopped.
join-desk-gone = The first terminal is gone. Waiting here until it is back.
join-desk-left = The first terminal is closed, the game is saved there.
join-desk-left-unsaved = The first terminal is closed. The game is not saved there.
error-turned-away = { $turned ->
    [version] The first terminal runs another version of Ansage
    [taken] This place is taken
    [voice] The first terminal does not have this voice
    [unreadable] The game cannot be read
   *[silent] The first terminal does not answer
  }
error-not-shared = Game { $game } of { $path } is not open to a second terminal. In a tournament --share on opens it there
error-none-shared = No game of { $path } is open to a second terminal. In a tournament --share on opens it there
error-no-second = there is no second terminal on this system
cli-join = A second terminal for one player of a game that is being played
cli-arg-side = For whom: white or black
cli-arg-share = Whether a second terminal may join: on or off; on if not given, off in a tournament
cli-arg-rate = Rate of speech, from -5 to 5
cli-arg-volume = Volume from -5 to 5
cli-arg-verbosity = How much is said: short (letters), normal (piece and destination) or full (everything)
cli-arg-earcons = Tones beside the words: on or off

### A move

repeated = { $move }.
repeated-check = { $move }, { $check }.
by-color = { color }: { $move }.
by-color-check = { color }: { $move }, { $check }.
says = { color } announces: { $move }.
clock-runs-on = { color }'s clock is still running.
clock-runs = { color }'s clock is running.
corrected = Corrected: { $move }.
hands-back = Put the board back as before this move. Then step by step.
game-goes-on = The game goes on.
repeats-now = { color } repeats.
repeat-fits = Matches.
repeat-differs = Repeat differs. { color } repeats again. Announced: { $announced }. Repeated: { $repeated }. Nothing executed.
which = Which move? { $moves }. Say the number or the whole move.
    .short = Which move? { $moves }.
which-one = number { WORDS($number) }, { $move }
which-piece = Queen, rook, bishop or knight? Promotion on { $square }.

### Refusals of a move: why, and what could be said instead

misfit-promotion-impossible = no promotion here. Only a pawn on the last rank becomes a queen, rook, bishop or knight.
misfit-nothing-there = { $square } is empty.
misfit-opponents-piece = { $square } is occupied by the opponent's { piece }.
misfit-other-piece = { no-piece } on { $square }, { $found } stands there.
misfit-same-square = { $square } twice. Name where from and where to.
misfit-own-piece = { $square } is occupied by your own { piece }.
misfit-nothing-to-capture = nothing to capture on { $square }.
misfit-captured-other = { $found } stands on { $square }, not { a-piece }.
misfit-not-en-passant = no en passant to { $square }. That is only for the move right after a pawn's double step.
    .short = no en passant to { $square }.
misfit-none-left = the side to move has { no-piece }.
misfit-no-such-capture = no such capture: { piece } takes { $captured }. Say the squares as well.
    .short = no such capture: { piece } takes { $captured }.
misfit-none-on = { no-piece } on { $line }.
misfit-none-reaches = { no-piece } reaches { $square }.
misfit-reaches-instead = { your-piece } on { $from } reaches { $squares }.
    .short = { "" }
misfit-reaches-nothing = { your-piece } on { $from } cannot move.
    .short = { "" }
misfit-does-not-reach = { the-piece } on { $from } cannot reach { $square }.
misfit-blocked = the piece on { $by } is in the way. { the-piece } on { $from } cannot reach { $square }.
misfit-leaves-king = king left in check.
misfit-king-still-in-check = king still in check.
misfit-king-attacked = { $square } is attacked. The king may not go there.
misfit-castling-right = no castling on this side. The king or rook has moved, or is not in its place.
misfit-castling-occupied = no castling, { $square } is occupied.
misfit-castling-check = no castling out of check.
misfit-castling-attacked = no castling, { $square } is attacked.
misfit-from-where = From which square? Say the piece, its square, then { $square }.
refused = Not possible: { $why }

### Not understood

not-heard-nothing = Nothing understood. Say a move, for example knight { $g } one { $f } three, or help.
    .short = Nothing understood.
not-heard-unknown-word = Not understood: { $word }. Say a move, for example knight { $g } one { $f } three, or help.
    .short = Not understood: { $word }.
not-heard-no-square = No such square: { $word }. Files go from Anna to Hector, ranks from one to eight.
    .short = No such square: { $word }.
not-heard-no-piece = No piece has the letter { $letter } here. The letters are { $letters }.
not-heard-no-destination = Where to? Say for example knight { $f } three.
    .short = Where to?
not-heard-piece-alone = { piece }: where to? Say for example { piece } { $f } three.
    .short = { piece }: where to?
not-heard-too-much = Too much at once. Say one move: piece, where from, where to.
    .short = Too much at once.
not-heard-negated = A move with a “no” beside it is not played. Say only the move you want.
not-heard-question = Question not understood. Say questions to hear what can be asked.
    .short = Question not understood.
not-heard-which-castling = Castle short or castle long?
not-heard-castling-and-more = Castling and something else. Say only castle short or castle long.
    .short = Castling and something else.
not-heard-no-move = That is no move.
not-heard-request = Not understood: { $rest }. { $example }
not-heard-choice = No question with this number is open.
question-gone = That question is no longer open. Nothing was done. The digit once more goes to the rank.
not-heard-yes-no = No question is open.
no-arbiter = No arbiter here. Pause stops the clock.
language-now = English from now on.
language-fixed = In a tournament the language stays as the game began.
language-by-flag = Not here. Come back with: ansage --voice { $tag }
language-unknown = That language cannot be read.
example-report = Say for example: white board e5 empty. Or white board and the move that was made there.
example-correct = Say correct and the right move.
example-claim = Say claim threefold. Or claim fifty moves, with the intended move after it if you like. When the time is over, say claim time.
example-offer-draw = A draw offer has no conditions. Article 9.1.2.1. Say offer draw alone or with the move.
example-postpone = Say postpone, or postpone 2 minutes.
example-result = Say result white, result black or result draw.
example-wait = Say wait and how long, for example wait 90 seconds.
example-time = Say time, time white, time mine or time used.
example-take-back = Say take back, or take back and a number.
example-opponent = Which opponent? Say for example opponent Stockfish, or opponent partner.
example-time-control = Which time control? Say for example new game, five minutes.
example-set = Say whose and how much, for example set white 5 minutes. Or set moves white 12.
example-add = Say whose and how much, for example add white 2 minutes. Or cut black 1 minute.
example-note = Say note and what is to be noted.
example-open = Say open alone; the passphrase is asked for then.
example-law = Say law and a number, for example law 6.9.
example-warn = Say whom and what for, for example warn white noise.
example-whose = Say whose: white or black.
example-restore = Say after which move, for example restore 12 white. Zero is the beginning.
example-other = Say that word alone.

### Offers: what was nearly understood

offer-one = { $word }? Did you mean { $move }? Yes or no.
    .short = { $word }? Did you mean { $move }?
offer-several = { $word }? Did you mean: { $offers }? Say the number or no.
    .short = { $word }? Did you mean: { $offers }?
offer-which = Which number? { $offers }. Or no.
offer-numbered = { WORDS($number) }, { $move }
offer-then = { $first }; { $last }
offer-said = Said: { $move }? Yes or no.
    .short = Said: { $move }?
offer-declined = All right. Say the move again.

### What a line in other words is about

topic-lead = { $topic }:
topic-asked = { $topic }? Yes or no.
    .short = { $topic }?
topic-either = { $first } or { $second }?
topic-declined = All right. Please say it in other words.
topic-square = Square
topic-pieces = Where pieces stand
topic-side = Pieces of one side
topic-king-side = Kingside
topic-queen-side = Queenside
topic-checks = Checks
topic-position = Position
topic-rank = Rank
topic-file = File
topic-diagonal = Diagonal
topic-attacks = Attackers
topic-targets = Targets
topic-legal-moves = Possible moves
topic-captures = Captures
topic-captured = Captured pieces
topic-pinned = Pinned pieces
topic-undefended = Undefended pieces
topic-count = Number of pieces
topic-may-play = Whether a move is possible
topic-material = Material
topic-in-check = Check
topic-castling = Castling
topic-threats = Threats
topic-evaluation = Evaluation
topic-opening = Opening
topic-last-moves = Last move
topic-all-moves = All moves
topic-turn = Whose move
topic-my-colour = Your colour
topic-time = Time
topic-moves = Number of moves
topic-boards = Compare the boards
topic-obligation = What must be moved
topic-repeat = Repeat
topic-spell = Spell
topic-earlier = Announcement before
topic-later = Announcement after
topic-slower = Slower
topic-faster = Faster
topic-louder = Louder
topic-softer = Softer
topic-verbosity-short = Short announcements
topic-verbosity-normal = Normal announcements
topic-verbosity-full = Full announcements
topic-silence = Silence
topic-own-speech-off = Speech off
topic-own-speech-on = Speech on
topic-help = Help
topic-hint = Hint
topic-better = Your last move
topic-resign = Resign
topic-offer-draw = Offer a draw
topic-take-back = Take back
topic-new-game = New game
topic-level = Level
topic-more = More of it
topic-harder = A harder level
topic-easier = An easier level
topic-ladder = Blindfold ladder
topic-save = Save the game
topic-quit = Quit
topic-ruling = The arbiter's ruling

### Refusals of other kinds

refused-not-started = Not started. The arbiter starts the clock. Say arbiter, colon, start. Article 6.6.
refused-paused = The clocks are stopped. Say continue.
refused-not-paused = The clocks are running already.
refused-own-time-only = Here you stop the clock on your own time only. Article 6.11.2.
refused-started = The game has started already.
refused-setting-right = Set the board right first. Say done when the step is done.
refused-waiting = The arbiter decides first. Say arbiter, colon, result, and white, black or draw.
refused-over = The game is over. Say quit.
    .short = The game is over.
refused-over-in-hand = The game is over. If it was a slip of the tongue, say correct and the right move, otherwise press or quit.
refused-not-your-turn = { color } to move.
refused-partners-pieces = Those are your opponent's pieces.
refused-repeat-first = { color } repeats the announced move first. Article D.2.1.
refused-clock-not-running = { color }'s clock is not running. Article 6.2.1.
refused-not-completed-yet = An illegal move counts only once the clock is pressed. Article 7.5.1.
refused-illegal-stands = Too late: the illegal move was replied to and stands. Article A.5.2.
refused-written-by-opponent = What the opponent has written, the opponent says. Or the assistant, or the arbiter.
refused-scores-only = The boards agree; only the scores are to be corrected. Article 8.1.1.
refused-scores-unread = Read { $players ->
    [white] White's score
    [black] Black's score
   *[both] both scores
  } for { move-of }. Say { $players ->
    [black] black score
   *[other] white score
  } { $number } { $mover ->
    [white] white
   *[black] black
  } and the move, or illegible. Article D.2.9.
refused-no-illegal-move = The last move by { color } is legal. The game goes on.
refused-no-illegal-since = No illegal move was completed after that. So nothing is taken back. Article A.5.2.
refused-already-announced = Already announced: { $move }. Say press, or correct and the right move.
    .short = Already announced: { $move }.
refused-nothing-made = No move made yet, so no press. Article D.2.4. Announce the move first.
    .short = No move made yet, so no press. Article D.2.4.
refused-pressed-without-move = No move made yet. If the clock is pressed, the arbiter decides. Article 7.5.3.
refused-too-late = Too late: the clock is pressed. Article D.2.8.
refused-replied-already = Too late: the opponent has gone on. Article D.2.8.
refused-nothing-to-correct = Nothing to correct. Announce the move.
    .short = Nothing to correct.
refused-no-offer = No draw is offered.
refused-own-offer = { color } made the offer: the other side answers.
refused-already-offered = A draw is offered already and not answered yet.
refused-too-early-to-agree = No draw yet: each player must have made a move. Article 5.2.3.
refused-not-to-claim = Only the player to move can claim, before moving. Article 9.2.
refused-too-early-to-offer = No draw offer yet: only after { $count ->
    [one] one move
   *[other] { WORDS($count) } moves
  } of your own. Article 9.1.1.
refused-cannot-withdraw = An offer cannot be withdrawn. Article 9.1.2.1.
refused-declared-first = The declared move first: { $move }. Article 9.5.3.
refused-declared-piece = The piece on { $square } must move. Its declared move was illegal. Articles 9.5.3 and 4.3.
refused-flag-up = { color }'s flag has not fallen. Article 6.8.
refused-moves-done = { color } has completed the moves of the period. The time of the next is added. Article 6.4.
refused-own-flag-down = Both flags have fallen. Whoever claims on time must have time left. Article A.5.3.
flags-go-on = Both flags have fallen. The game goes on. Which fell first cannot be established; on for both with the time of the next period. Article III.3.1.1.
refused-flags-unknown = Both flags have fallen. Which fell first cannot be established. The arbiter decides. Say arbiter, colon, result, and white, black or draw.
refused-quickplay = Not possible: { $lacking ->
    [announced] the quickplay guidelines were not announced. Article III.2.1
    [slower] not in blitz. Article III.2.2
    [no-increment] time is added with each move already. Article III.2.2
    [last-period] it is not the last period yet. Article III.1
    [to-move] only the player to move, before moving. Article { $article }
    [little-time] only with less than two minutes left. Article { $article }
    [flag-up] only before the flag falls. Article { $article }
   *[answer] the arbiter has not answered yet. Article { $article }
  }.
refused-offer-first = { color } answers the draw offer first. Article III.4.
refused-arbiter-answers = The arbiter answers first. Say arbiter, colon, accept, decline or postpone.
refused-arbiter-consents = The arbiter answers first. Say arbiter, colon, accept or decline.
refused-nothing-to-rule = There was nothing to decide.
refused-nothing-executed = No move has been executed there. Say what stands on the squares.
refused-nothing-to-set-right = Nothing to set right. Both boards are as announced.
refused-nothing-to-do = Nothing was to be done.
refused-nothing-to-take-back = No move to take back.
refused-flag-down = { color }'s flag has fallen.
refused-own-fault = Nobody claims against himself. Say whose move it was.
refused-no-protest = Too late: { color } has touched or announced since. Article 4.8.
refused-no-fixed-penalty = These Laws have no fixed penalty for it. The arbiter may warn, or add time.
refused-not-pressed-yet = It counts only once { color } has pressed the clock. Article 7.5.4.
refused-too-late-for-start = Too late: ten moves were made by each player. The game goes on. Article A.5.1.2.
refused-colors-stay = The game goes on with the colours as they are. Article 7.3.
refused-colors-go-on = The game goes on with the colours as they are. If the arbiter decides otherwise: arbiter, colon, colours reversed, annulled. Article 7.3.
refused-no-such-move = No completed move has this number.
refused-no-move-yet = { color } has made no move yet.
refused-no-ruling = No ruling to withdraw. There was none, or the game has gone on since.
refused-not-at-practice = Practice games are not adjourned. Say quit, and the game is kept.
refused-ruled-already = That is counted already: one act, one penalty. Article { $article }.
refused-sheet-not-to-move = Only the player having the move may ask for the scoresheet. Article A.4.3.
refused-assistant-needed = Not started: an assistant is needed. A blind player against a deaf one needs an assistant who makes and announces moves. Article D.2.11.
refused-no-assistant = There is no assistant in this game. Article D.2.11.
refused-no-assistant-of = { color } has no assistant here. Article D.2.11.
refused-limited-assistant = This assistant only makes and announces moves. For the player who does not see has none. Article D.2.11.
refused-whose-assistant = Here each assistant has duties of their own. Say white's assistant or black's assistant, and a colon, in front. Article D.2.10.
refused-not-his-player = { color }'s assistant does this for { color } only. Article D.2.10.
refused-no-article = { $why }.
refused-no-clock = There is no clock to set.
refused-no-byo-yomi = There are no byo-yomi periods here.
refused-too-much-time = Too much: a clock shows a day at most. A counter five hundred.
refused-setting-stays = The setting of the clocks stays. Each player has completed ten moves. If the schedule would suffer, say so behind it: schedule. Article A.5.1.1.
refused-duty-not-given = The assistant has not been given this here. Article { $article }.
refused-players-press = Here the players press the clock themselves. Article D.2.4.
refused-assistant-presses = Here the assistant presses the clock. Say assistant, and a colon, in front. Article D.2.10.3.
may-not-announce = Only the players and their assistant announce. Article { $article }.
may-not-press = Only the players or their assistant press the clock. Article { $article }.
may-not-decide = Only the players themselves decide this. Say white or black, and a colon, in front. Article { $article }.
may-not-report = This may not be reported here. Article { $article }.
may-not-touch = This may not be reported here. Article { $article }.
may-not-written = This may not be reported here. Article { $article }.
may-not-claim-time = Only the players, their assistant or the arbiter claim the time. Article { $article }.
may-not-ask = That is not for you to ask. Only the players, their assistant or the arbiter ask for time and moves. Article { $article }.
refused-moves-not-told = Only who does not see is told the number of moves. Articles 12.6 and D.2.10.4.
may-not-set-right = Here the arbiter sets boards right. Say arbiter, colon, fix. Article { $article }.
may-not-clock = Here the arbiter starts and stops the clocks. Say arbiter, and a colon, in front. Article { $article }.
may-not-rule = That is for the arbiter to rule. Say arbiter, and a colon, in front. Article { $article }.
may-not-set-clock = Here the arbiter sets the clock. Say arbiter, and a colon, in front. Article { $article }.
may-not-stop-clock = Here the assistant stops the clock, or the arbiter. Say assistant, and a colon, in front. Article { $article }.
may-not-note = Here the arbiter or the assistant has things noted. Article { $article }.
may-not-take-back = Moves are taken back in practice only. Article { $article }.
may-not-hint = Hints are for practice only. Article { $article }.

### Boards

boards-differ = Boards differ. { $squares }
boards-differ-square = { $square }: White's board { $white }, Black's board { $black }.
boards-agree = Boards agree.
boards-not-scores = Boards agree, but not with what was announced.
board-stands-turned = Turned half round: { board-of }. Article 7.2.2.
boards-differ-since = Noticed after move { WORDS($number) } of { color }.
move-of = move { WORDS($number) } of { $mover ->
    [white] White
   *[black] Black
  }
said-by = { $scores ->
    [both] both scores say { $move }
    [white] White's score says { $move }
    [black] Black's score says { $move }
   *[announced] { $move } was announced
  }
scores-agree = { move-of }. { said-by }.
boards-wrong = { $boards ->
    [white] White's board is wrong
    [black] Black's board is wrong
   *[both] Both boards are wrong
  }: say fix. Article D.2.9.
boards-left-wrong = { $boards ->
    [white] White's board is not as recorded
    [black] Black's board is not as recorded
   *[both] Neither board is as recorded
  }. Article D.2.9.
boards-both-wrong = Both boards are wrong: { $squares }. Article D.2.9.
scores-say-otherwise = { move-of }. { said-by }. Announced was { $announced }.
record-differs = The scores correspond. Say fix, and the arbiter is asked to correct the record. Article D.2.9.
scores-differ = The scores differ from move { WORDS($number) } of { color } on. Say fix, and the arbiter is asked to go back to the move before it. Article D.2.9.
scores-only-differ = Only the scores differ, from move { WORDS($number) } of { color } on. They are corrected. Article 8.1.1.
reconcile-file = { $file }: { $why }
reconcile-flaw = Line { $line } is no PGN. { $why }
reconcile-too-large = The first game has no end within { $size } megabytes.
reconcile-no-game = No game in it.
reconcile-starts = The two scores begin with different positions.
reconcile-board = The board of { color } is not the first field of a FEN: eight ranks, from the eighth to the first, eight squares each, with slashes between them.
reconcile-sheet = Score of { $owner ->
    [white] White
   *[black] Black
  }: { $plies ->
    [0] no moves
   *[other] up to move { WORDS($number) } of { color }
  }.
reconcile-left-out = Not written in it: move { WORDS($number) } of { color }. It is taken from the other score.
reconcile-unread = In it, move { WORDS($number) } of { color } cannot be read as one move, written { $word }. It is taken from the other score.
reconcile-more = The file has more games; only the first is read.
reconcile-several = It fits more than one move: { $moves }.
reconcile-no-promotion = It lacks the piece the pawn becomes.
reconcile-illegible = It cannot be read as a move.
reconcile-fault = There it cannot be followed: move { WORDS($number) } of { color }, written { $word }. { $why }
reconcile-agree = The scores agree { $plies ->
    [0] on nothing: no move is written
   *[other] up to move { WORDS($number) } of { color }
  }.
reconcile-shorter = { $owner ->
    [white] White
   *[black] Black
  }'s score lacks the last { $count ->
    [one] move
   *[other] { WORDS($count) } moves of both sides
  }.
reconcile-differ = The scores agree { $plies ->
    [0] on no move
   *[other] up to move { WORDS($number) } of { color } and then differ
  }.
reconcile-agreement = Nothing differs.
reconcile-unclear = Nothing else differs; what is missing or cannot be followed is for the arbiter to settle.
reconcile-boards = { $boards ->
    [white] White's board is wrong
    [black] Black's board is wrong
   *[both] Both boards are wrong, each in its own way
  }: the scores hold, and the board is set right. Article D.2.9.
reconcile-alike = Both boards have the same mistake: the scores hold, and both boards are set right. Article D.2.9.
reconcile-retrace = Boards and scores differ: both go back { $plies ->
    [0] to the beginning
   *[other] to the position after move { WORDS($number) } of { color }
  }, and the arbiter sets the clocks. Articles D.2.9, 7.1.
reconcile-scores = The boards agree: only the scores are corrected. Article 8.1.1.
reconcile-unknown = If the boards agree, only the scores are corrected, Article 8.1.1; if not, both go back { $plies ->
    [0] to the beginning
   *[other] to the position after move { WORDS($number) } of { color }
  }, Article D.2.9. Give both boards with --white-board and --black-board.
reconcile-steps = To set right the board of { $owner ->
    [white] White
   *[black] Black
  }: { $count ->
    [one] one step
   *[other] the first of { WORDS($count) } steps
  }: { $step }.
reconcile-next = Then { $step }.
score-written = Score of { $owner ->
    [white] White
   *[black] Black
  }, move { WORDS($number) } of { color }. { $move }.
score-illegible = Score of { $owner ->
    [white] White
   *[black] Black
  }, move { WORDS($number) } of { color }: illegible.
score-read = Score of { $owner ->
    [white] White
   *[black] Black
  } read: { $plies ->
    [0] no moves
   *[other] up to move { WORDS($number) } of { color }
  }. { $count ->
    [0] all as played
    [one] one move other than played
   *[other] { WORDS($count) } moves other than played
  }.
score-read-none = Nothing read: { $why }
score-read-more = It has more moves, which are not played.
score-read-other = That is the score of another game. Of { WORDS($plies) } moves { WORDS($count) } do not fit. Nothing is taken down.
score-read-start = The score in the file begins with another position. Nothing is taken down.
correction-impossible = { $itself ->
    [yes] That is no legal move there.
   *[no] Then { move-of } is not possible. { $move }.
  }
correction-proposed = If the arbiter accepts, the scores hold. { $wrong ->
    [white] White's board is set right then.
    [black] Black's board is set right then.
    [both] Both boards are set right then.
    [over] The game is over then.
    [open] What becomes of the boards is asked after that.
   *[none] Both boards stay as they are.
  } The arbiter says arbiter, colon, accept or decline. Article D.2.9.
record-corrected = Record corrected. { move-of }: { $move }. Article D.2.9.
boards-as-written = Both boards are taken to stand as it is written. If one does not, say what stands there.
retrace-scores = The scores differ: { move-of }.
retrace-proposed = Go back? Both boards and scores go back { $plies ->
    [0] to the beginning
   *[other] to the position after { move-of }
  } if the arbiter says accept. Clocks then: White { $white }, Black { $black }. The arbiter says arbiter, colon, accept or decline. Articles D.2.9, 7.1.
retraced = Gone back { $plies ->
    [0] to the beginning
   *[other] to the position after { move-of }
  }. Times as they were then. Articles D.2.9, 7.1.
clocks-asked = Clocks: White { $white }, Black { $black }. The arbiter sets them, for example arbiter, colon, set white 5 minutes, and then says continue; or says arbiter, colon, accept, and they stay. Articles D.2.9, 7.1.
boards-agree-after = Boards agree after { color }'s { $number ->
    [1] first move
   *[other] move { WORDS($number) }
  }.
board-reported = Noted for { board-of }. No difference.
setting-right = { board-of }: { $step }. Say done. { $count ->
    [one] That is the only step
   *[other] That is the first of { WORDS($count) } steps
  }. { move-of }. { said-by }.
setting-right-start = { board-of }: { $step }. Say done. { $count ->
    [one] That is the only step
   *[other] That is the first of { WORDS($count) } steps
  }. By the starting position.
setting-right-back = { board-of }: { $step }. Say done. { $count ->
    [one] That is the only step
   *[other] That is the first of { WORDS($count) } steps
  }. Going back.
next-step = { board-of }: { $step }. Say done.
step-move = { colored-piece } from { $from } to { $to }
step-remove = { colored-piece } off { $from }
step-put = { colored-piece } onto { $to }
step-turn = the whole board half round
# Why a board is wrong, and a board gone over by touch.
cause-likely = Most likely { on-board-of }: { $cause }.
cause-too = And also: { $cause }.
cause-close = Almost as likely: { $cause }.
cause-none = No cause found { on-board-of }: neither one mistake nor two explain what stands there.
cause-move = move { WORDS($number) } of { $mover ->
    [white] White
   *[black] Black
  }, { $move }
cause-since = at the earliest after move { WORDS($number) } of { $mover ->
    [white] White
   *[black] Black
  }, { $move }
cause-since-start = at some time since the boards were set up
cause = { $mistake ->
    [wrong-square] { $move }, was put on { $to }
    [wrong-square-stays] { $move }, was put on { $to }, and the captured piece stayed
    [king-to] { $move }: the king was put on { $to }
    [wrong-piece] { $move }, was made with the piece from { $from }
    [captured-stays] { $move }: the capturing piece was taken off, the captured one stayed on { $from }
    [passed-stays] { $move }: the captured pawn stayed on { $from }
    [only-captured] { $move }: the piece on { $from } was taken off, the capturing one not moved
    [rook-left] { $move }: the rook stayed on { $from }
    [king-left] { $move }: the king stayed on { $from }
    [rook-to] { $move }: the rook was put on { $to }
    [other-side] { $move }, was made to the other side
    [promoted-to] { $move }: put on { $to } was { a-piece }
    [pawn-left] { $move }: the pawn on { $to } was not exchanged
    [not-executed] { $move }, was not made
    [executed-twice] { $move }, was made twice, as far as { $to }
    [followed] { $move }: the piece from { $from } was put on { $to } as well
    [own-piece] { $move }, was made with the player's own piece, from { $from } to { $to }
    [knocked-off] { colored-piece } from { $from } went off the board, { $move }
    [knocked-onto] { colored-piece } from { $from } got to { $to }, { $move }
   *[exchanged] the pieces on { $from } and { $to } were set up the wrong way round
  }
check-begins = Check of { board-of }. To end it, say cancel.
    .short = Check of { board-of }.
check-clocks-run = The clocks keep running.
check-count = How many { $players ->
    [white] white pieces
    [black] black pieces
   *[both] pieces
  } are { $where }?
check-rank = on rank { $from }
check-file = on file { $first }
check-half = on ranks { $from } to { $to }
check-wing = on files { $first } to { $last }
check-quarter = on ranks { $from } to { $to } of files { $first } to { $last }
check-occupied = Is anything on { $square }?
check-which = What is on { $square }?
check-reads = { $name } should be: { $items }. At the first wrong square say stop and the square. Otherwise say right.
check-where = Which square is the first wrong one?
check-go-on = Nothing likely is wrong. Check every square? Yes or no.
check-record = Record that it stands like this? Yes or no.
check-record-or-go-on = Record that it stands like this? Yes or no. Continue looks for more.
check-no-move = During a check a move needs the player's name before it. Say White, colon. To end the check, say cancel.
check-not-asked = { board-of } is being checked. Whoever feels it answers.
check-no-answer = That is no answer here.
check-ended = Check ended.
check-overtaken = Check ended: the game has gone on since.
check-nothing = No mistake { on-board-of }. Every square is checked.
check-found = Wrong { on-board-of }: { $squares }.
check-found-square = { $square } { $found }, should be { $right }
check-recorded-before = It is recorded like this already. To set it right, say fix.
check-then-fix = To set it right, say fix.
check-contradicted = The answers contradict each other. Once more from the beginning.
check-contradicted-again = The answers contradict each other again. Check ended.
example-check = Say check, check white or check black.
position-side = { color }: { $pieces }.
position-piece = { $count ->
    [one] { piece }
   *[other] { pieces }
  } { $squares }

### Questions about the board and the game

look-square = { $square }: { $contents }, { $shade ->
    [light] light square
   *[dark] dark square
  }.
look-item = { $place } { $contents }
file-item = { $contents } on { $place }
look-no-piece = There is { no-piece } on the board.
look-no-pieces = { color }: { no-piece }.
rank-name = rank { $rank }
file-name = file { $file }
diagonal-name = diagonal from { $from } to { $to }
line = { $name }: { $items }, otherwise empty.
line-full = { $name }: { $items }.
line-empty = { $name }: empty.
rays-from = From { $square }, { $contents }.
ray = { $direction ->
    [forward] Ahead
    [forward-right] Ahead to the right
    [right] To the right
    [back-right] Back to the right
    [back] Back
    [back-left] Back to the left
    [left] To the left
   *[forward-left] Ahead to the left
  }: { $items }.
rays-else = Otherwise empty.
piece-at = { piece } { $square }
nobody = none
nothing-reached = nothing
nothing = nothing
attacks = { $named } { $square }: { $attacked ->
    [yes] attacked by { $attackers }
   *[no] not attacked
  }, { $defended ->
    [yes] defended by { $defenders }
   *[no] not defended
  }.
attacks-king = { $named } { $square }: { $attacked ->
    [yes] attacked by { $attackers }
   *[no] not attacked
  }.
attacks-empty = { $square }, empty. White attackers: { $white }. Black attackers: { $black }.
targets = { $square }, { $contents }. Attacks: { $attacked }. Defends: { $defended }.
knight-reach = Knight's reach from { $square }: { $items }.
empty-squares = empty { $squares }
moves-of = { $piece }: { $moves }.
moves-none = { $piece }: no move.
captures-none = { $piece }: takes nothing.
moves-nowhere = { color } has no legal move.
captures-nowhere = { color } can capture nothing.
moves-nowhere-kind = { $piece ->
    [king] No king
    [queen] No queen
    [rook] No rook
    [bishop] No bishop
    [knight] No knight
   *[pawn] No pawn
  } of { color } has a legal move.
captures-nowhere-kind = { $piece ->
    [king] No king
    [queen] No queen
    [rook] No rook
    [bishop] No bishop
    [knight] No knight
   *[pawn] No pawn
  } of { color } can capture anything.
moves-in-check = { opponent } is to move first, and is in check.
move-takes = takes { piece } { $square }{ $passing ->
    [yes] {" "}en passant
   *[no] {""}
  }
captured-on = { piece } { $square }{ $passing ->
    [yes] {" "}en passant
   *[no] {""}
  }
captures-of = { $piece } takes { $moves }.
undefended = Undefended: { $pieces }.
hanging = Hanging for { color }: { $pieces }.
hanging-none = Nothing of { color } hangs.
undefended-none = Every piece of { color } is defended.
checks-of = Check with { $piece }: { $moves }.
checks-none = { $piece }: no check.
checks-nowhere = { color } has no check to give.
checks-nowhere-kind = { $piece ->
    [king] No king
    [queen] No queen
    [rook] No rook
    [bishop] No bishop
    [knight] No knight
   *[pawn] No pawn
  } of { color } can give check.
in-check = { color } is in check: { $pieces }.
in-check-none = { color } is not in check.
castling-left = Castling, { color }: { $short }; { $long }.
castling-state = { $castling }, { $state ->
    [possible] possible
    [occupied] not now, { $square } is occupied
    [attacked] not now, { $square } is attacked
    [check] not out of check
    [king] no longer, the king has moved
   *[rook] no longer, the rook has moved or is gone
  }
castling-done = { color } has castled already.
threats = { color } threatens: { $threats }.
threats-none = { color } has no direct threat.
threat-mate = { $piece } { $square } mate
threat-capture = { $by } takes { piece } { $square }
threat-promotion = { $piece } promotes on { $square }
evaluation = By material { color } is better, by { $pawns ->
    [one] one pawn
   *[other] { WORDS($pawns) } pawns
  }.
evaluation-equal = By material it is level.
wing = { $side ->
    [short] Kingside
   *[long] Queenside
  }{ $half-of ->
    [white] {", "}White's half
    [black] {", "}Black's half
   *[none] {""}
  }.
pinned = Pinned: { $pieces }.
pinned-one = { colored-piece } { $square } by { $by }
castling-name = { $side ->
    [short] castle short
   *[long] castle long
  }
move-promotes = { $square } with promotion
pinned-none = Nothing is pinned.
attacked-none = Nothing is attacked.
attacked-none-of = No piece of { color } is attacked.
counted-piece = { $piece ->
    [queen] { $count ->
        [one] one queen
       *[other] { WORDS($count) } queens
      }
    [rook] { $count ->
        [one] one rook
       *[other] { WORDS($count) } rooks
      }
    [bishop] { $count ->
        [one] one bishop
       *[other] { WORDS($count) } bishops
      }
    [knight] { $count ->
        [one] one knight
       *[other] { WORDS($count) } knights
      }
   *[pawn] { $count ->
        [one] one pawn
       *[other] { WORDS($count) } pawns
      }
  }
material-side = { color }: { $pieces }, worth { WORDS($worth) }.
material-equal = Level.
material-more = { color } is ahead by: { $pieces }.
counted-own = { $pieces }.
counted-of = { color }: { $pieces }.
may-play = Yes, possible: { $move }.
none-to-take = No { piece } can be taken.
captured-by = { color } has captured: { $pieces }.
move-numbered = Move { WORDS($number) }, { color }: { $move }.
move-in-hand = Move { WORDS($number) }, { color }, not pressed yet: { $move }.
move-row = Move { WORDS($number) }: { $white }, { $black }.
moves-none-yet = No move yet.
moves-none-yet-of = { color } has not moved yet.
turn-number = Move { WORDS($number) }, { color } to move.
opening = Opening: { $name }.
opening-none = No opening with a name.
players-color = { $whose ->
    [own] You have
   *[other] Your opponent has
  } { color }.
slower = Slower.
slowest = Slower is not possible.
faster = Faster.
fastest = Faster is not possible.
louder = Louder.
louder-perhaps = Louder, unless Speech Dispatcher is at its loudest already.
loudest = Louder is not possible.
softer = Softer.
softest = Softer is not possible.
own-speech-off = Speech is off.
own-speech-on = Speech is on.
verbosity = { $verbosity ->
    [short] Short
    [normal] Normal
   *[full] Full
  }: { $move }.
verbosity-announcements = The players' announcements stay full.
keys = A key alone, or with Alt: { $keys }.
keys-hearing = Hearing: { $keys }.
keys-board = On the board: { $keys }. A digit alone as a line does the same.
keys-pieces = To the next piece, with a capital letter alone or with Alt and Shift: { $keys }.
keys-own = Changed in the settings: { $keys }.
keys-seeing = On the screen: { $keys }.
keys-typing = In the line: { $keys }.
keys-elsewhere = On the screen and in the line editor there are these keys as well.
keys-digits = A digit alone, one to eight: to that rank on the same file.
keys-help = To hear what can be said now, say help.
key-run = { $first } to { $last }
key-asks = { $asks ->
    [repeat] repeat
    [previous] previous message
    [next] next message
    [keys] all keys
    [silence] silence
    [speech] speech off or on
    [step-left] one square left
    [step-right] one square right
    [step-up] one square up
    [step-down] one square down
    [go-rank] to that rank on the same file
    [rest] cursor to announcement, square or input
    [contrast] colours
    [figurines] figurines
    [big-clocks] big clocks
    [back] read back
    [onward] read on
    [repaint] draw anew
    [leave] leave
    [earlier-line] earlier line
    [later-line] later line
    [line-start] to the beginning
    [line-end] to the end
    [cut-rest] delete the rest
    [cut-line] delete everything
    [cut-word] delete a word
    [last-line] in an empty line, leave
   *[nothing] nothing
  }
key-named = { $named ->
    [ctrl] Control
    [alt] Alt
    [shift] Shift
    [left] Left
    [right] Right
    [up] Up
    [down] Down
    [home] Home
    [end] End
    [page-up] Page Up
    [page-down] Page Down
    [escape] Escape
    [insert] Insert
   *[space] Space
  }
key-does = { $key }: { $does }
which-square = Which square?
edge = Edge.
may-not-analyse = That is not told during a game. Article { $article }. Ask about your board, the last announcement, time or moves.
help-more = Say questions to hear what can be asked about board and game, and keys for the keys.
help-questions = Ask about the board: what is on { $e } four, where are the knights, pieces white, rank four, file { $e }, diagonal { $e } four, last move, all moves.
help-analysis = Also: who attacks { $f } seven, where can the knight go, what is pinned, material, captured pieces.
help-speech = For listening: repeat, spell, slower, faster, silence, speech off.

### Clock and moves

time-both-left = { $white-you ->
    [yes] You
   *[no] White
  }: { $white }. { $black-you ->
    [yes] You
   *[no] Black
  }: { $black }.
time-both-used = { $white-you ->
    [yes] You
   *[no] White
  }: { $white } used. { $black-you ->
    [yes] You
   *[no] Black
  }: { $black } used.
time-one = { color }: { $left } left; { $used } used.
time-one-used = { color }: { $used } used.
low-time-you = { $left } left.
low-time = { color }: { $left } left.
time-none = No clock. White: { $white } used. Black: { $black } used.
time-byo-yomi = { $left } { $periods ->
    [0] in the last byo-yomi period
    [one] and one more byo-yomi period
   *[other] and { WORDS($periods) } more byo-yomi periods
  }
moves-each = { $count ->
    [0] No move completed yet.
    [one] One move completed by each.
   *[other] { WORDS($count) } moves completed by each.
  }
moves-white = { $white ->
    [0] no move
    [one] one move
   *[other] { WORDS($white) } moves
  }
moves-black = { $black ->
    [0] none
   *[other] { WORDS($black) }
  }
moves-differ = White has completed { moves-white }, Black { moves-black }.
moves-counter = The move counter of { color }'s clock shows { WORDS($count) }.
wait-only-simulated = Time passes by itself here. Wait is for simulated time only.
clocks-stand = Clocks stopped.
clocks-run = Clocks running.
clock-set = { color }'s clock set to { $time }. Article 6.10.2.
moves-set = { color }'s move counter set to { WORDS($count) }. Article 6.10.2.
byo-yomi-set = Byo-yomi periods to come, { color }: { WORDS($count) }. Article 6.10.2.
for-schedule = The schedule would suffer otherwise. Article A.5.1.1.
time-added = { color } receives { $time }. Article 12.9.2.
additional-time = { color } receives { $time }: { $text }. Articles 6.10 and 12.5.
time-cut = { color } loses { $time }. Article 12.9.3.
stood-still = The program stood still for { $time }; nobody is charged. The clocks are stopped. Say continue.
stood-still-arbiter = The program stood still for { $time }; nobody is charged. The clocks are stopped, the arbiter decides. Article 6.11.
paused-seeking = The clocks are stopped, the arbiter is called: { $text }. Article 6.11.2.
paused-for = The clocks are stopped: { $text }.
paused-without-reason = The clocks are stopped and no reason is given. The arbiter decides. Article 6.11.4.
noted = Noted: { $text }.
must-record = { color } must record. Article 8.1.1.
need-not-record = { color } need not record for the rest of this period. Article 8.4.
need-not-record-fast = { color } need not record. Article A.2.
sheet-refused = Scoresheet refused: { color } has asked five times already, and more distracts. It is recorded. Article { $article }.
recording-stopped = { color } records no longer. Article 8.4.
score-completed = { color }'s scoresheet is complete, and { color } records again.
score-kept = { $speaker ->
    [arbiter] The arbiter
    [white-assistant] White's assistant
    [black-assistant] Black's assistant
   *[assistant] The assistant
  } keeps the score, since neither player does. Article 8.5.1.
score-due = A flag has fallen. { color } completes the scoresheet before moving, and may ask for the opponent's scoresheet having the move. Then say score complete. Article 8.5.2.
scores-due = Clocks stopped: both players complete their scoresheets. Then say score complete. Article 8.5.1.
score-lent = Scoresheet for { color }, to be given back before moving. Article { $article }.
reconstructing = Clocks stopped: the game is reconstructed on a second board. Position, times, side to move and number of moves are noted. Then say score complete. Article 8.5.3.
next-period = { $players ->
    [white] White's next move counts
    [black] Black's next move counts
   *[both] Each player's next move counts
  } as one of the next period. Its time is added. Article 8.6.
score-replaced = { color }'s electronic scoresheet is replaced, the moves stay. Article 8.3.
signed = Signed: { color }. Article 8.7.
signed-by-both = Both players have signed, the result stands.
sign-now = To sign, say { $players ->
    [white] white, colon, sign
    [black] black, colon, sign
   *[both] white or black, colon, sign, each personally
  }.
result-replaced = The result before does not hold any more. Article 8.7.
claim-written = { color } claims a draw. { opponent } cannot win by normal means or makes no effort to. Article III.6. That concludes the game. Position and scoresheet are written down, and { opponent } verifies them. Say position to hear it, then { claim-verify-line }.
claim-verify-line = { $color ->
    [white] black, colon, yes or no
   *[black] white, colon, yes or no
  }
claim-verified = Position and scoresheet are verified. The arbiter decides. Say arbiter, colon, accept, or result and white, black or draw.
claim-referred = { color } claims a draw. { opponent } cannot win by normal means or makes no effort to. Article III.6. That concludes the game; position and score are kept. The arbiter decides. Say arbiter, colon, accept, or result and white, black or draw.
claim-not-verified = { opponent } does not verify it, which is recorded. The arbiter decides. Say arbiter, colon, accept, or result and white, black or draw.
refused-verify-first = { opponent } verifies position and scoresheet first. Say { claim-verify-line }. Article III.6.1.
refused-must-record = { color } must record. Article 8.1.1.
refused-need-not-record = { color } need not record. Article A.2.
refused-stopped-already = { color } records no longer already.
refused-score-first = { color } completes the scoresheet first. Then say score complete. Article { $article }.
refused-scores-complete = No scoresheet is to be completed.
refused-records = { color } records, so nobody else has to. Article 8.5.1.
refused-kept-already = The score is kept already.
refused-score-at-hand = No reconstruction: { $owner ->
    [white] White's scoresheet
    [black] Black's scoresheet
   *[kept] the scoresheet kept for both
  } is complete. Article 8.5.3.
refused-no-score-at-hand = No scoresheet is complete. The arbiter says reconstruct. Article 8.5.3.
refused-not-lent = { color } does not get the opponent's scoresheet now. Only with the move, after a flag has fallen, to complete one's own. Article 8.5.2.
refused-score-of-opponent = Say this of your own scoresheet only.
refused-no-next-period = No other period follows. Article 8.6.
refused-no-flag-fallen = No flag has fallen. Article 8.6.
refused-not-over = The result is signed after the end. Article 8.7.
refused-signed-already = { color } has signed already.
refused-who-signs = Each player signs personally. Say white or black, colon, sign. Article 8.7.
refused-electronic = Scoresheets are electronic here: the moves made are recorded. Article 8.1.1.2.
refused-paper = Scoresheets are on paper here. Article 8.3.
may-not-record = Scoresheets are kept in games with an assistant and in tournaments. Article { $article }.
may-not-keep-score = Here the arbiter or the assistant does this. Article { $article }.
example-own-score = Say this alone, or with white or black.
example-not-shown = Say not shown. Or with whose and how many moves, for example not shown white 2.
opened-electronic = Scoresheets are electronic. Article 8.1.1.2.
warned = Warning for { color }. Article 12.9.1.
warned-for = Warning for { color }: { $text }. Article 12.9.1.
penalized = Penalty for { color }: { $text }. Article 12.9.
protested = The clocks are stopped, the arbiter is called. Two hands for one move, { color }. He says two hands, or continue. Article { $article }.
board-turned = The board is turned. The position goes to a board that stands right, and the game continues. The clocks are stopped. Article 7.2.2.
displaced = { color } has displaced pieces and puts them back. On { color }'s own time. Article 7.4.1.
restored = Position restored. Times as they were then unless the arbiter sets others. Article 7.1.
restored-keeping-times = Position restored, the times stay. Article 7.1.
restored-with-penalties = Time penalties since then stay: { $text }.
restored-without-penalties = Time penalties since then do not stay: { $text }.
penalty-given = { color } { $time } more
penalty-cut = { color } { $time } less
restoring-asked = { color } wants the illegal move taken back. If the opponent says the same, the position is restored. Article A.5.2.
ruling-withdrawn = Ruling withdrawn.

### Touched, adjusted, made

touched = { color } has touched: { $pieces }.
touched-unclear = { color } has touched: { $pieces }. The order is unclear. Article 4.3.3.
touched-piece = { piece } { $square }
adjusting = { color } adjusts. Article 4.2.1.
adjusted = Adjusted by { color }: { $pieces }. That obliges to nothing. Article 4.2.1.
adjusting-done = { color } has done adjusting.
untouched = Touched by accident, { color }. That obliges to nothing. Article 4.2.2.
placed = { color } has placed on { $square }.
removed = { color } has removed from { $square }.
obligation-none = Nothing touched. { color } may make any legal move.
obligation-move = { the-piece } on { $square } must move. Article { $article }.
obligation-capture = { the-piece } on { $square } must be captured. Article { $article }.
obligation-capture-with = { the-piece } on { $from } must capture on { $square }. Article { $article }.
obligation-castle = Castling is compulsory: { castling-name }. Article { $article }.
obligation-anything = Any legal move is allowed. Article { $article }.
obligation-not-castle = Not allowed on this move: { castling-name }.
refused-not-to-touch = Only the player having the move is bound by touching. { color } has the move. Article 4.3.
refused-not-to-adjust = Only the player having the move may adjust. { color } has the move. Article 4.2.1.
refused-touch-of-opponent = The arbiter or the assistant reports that. The opponent has touched it. Article 4.3.
refused-nothing-there = No such piece stands there: { $square }.
refused-other-piece-there = Something else stands there. { $square }: { $found }.
refused-which-piece = Which piece is on { $square }? Name it with its colour.
refused-nothing-touched = Nothing is touched.
refused-not-adjusting = Nobody is adjusting.
refused-touched-before-claim = No claim on this move: a piece is touched already. Article 9.4.
refused-steps-implied = Here the announcement implies that. Announce the move alone. Article D.2.3.
refused-not-announced = Not made yet: the announcement is missing. The clock stays. Article D.2.3.
refused-not-placed = Not made yet: nothing is placed on { $square }. The clock stays. Article D.2.3.
refused-not-removed = Not made yet: the captured piece stands on { $square }. The clock stays. Article D.2.3.
refused-placed-elsewhere = Placed on { $placed }, announced { $square }. The placed piece stays, and the announcement must name it. Article 4.7.
refused-placed-otherwise = Placed on { $placed }, announced { $square }. Hand and announcement must agree. Article D.2.3.
refused-not-captured = Removed is the piece on { $square }. The announced move does not capture it. Article 4.7.1.
refused-other-promotion = On the square of promotion stands already: { piece }. The choice is final. Article 4.4.4.
refused-already-placed = Already placed: { $square }. The piece stays. Article 4.7.
refused-no-move-there = No legal move can do that now: { $square }.
may-not-accident = Whether it was an accident, the arbiter decides. Say arbiter, colon, accidental. Article { $article }.
example-touched = Say the squares in order, for example touched knight g1. If the order is not known, add unclear.
example-score = For example: white score 12 knight { $f } three. white score 12 black illegible. white score from file white.pgn.
example-placed = Say one square, for example placed f3. Or removed f7.
help-touch = A piece lifted out of its hole is touched: say lifted knight g1. Feeling it is no touch. What must be moved: say obligation. Before putting pieces right say I adjust, afterwards done adjusting.
help-steps = The move is made step by step: say placed f3, announce it, and in a capture say removed f7.
cli-arg-step-by-step = Placing, removing and announcing are reported one by one, Article D.2.3

### Draws, claims, irregularities, the end

draw-offered = Draw offered by { color }. { opponent }: accept or decline?
draw-offered-to-partner = You offer { opponent } a draw.
draw-declined = { color } declines the draw.
offers-repeated = { color } has offered { WORDS($count) } draws. The arbiter decides. They were refused, or made on the opponent's time. Article 11.5.
claim-failed = { color }'s claim is incorrect.
claim-found = { $claim ->
    [threefold] The position has stood only { $found ->
        [one] once
       *[other] twice
      }
   *[fifty] { $found ->
        [one] Only one move without a capture or pawn move
       *[other] Only { WORDS($found) } moves without a capture or pawn move
      }
  }.
illegal-completed = { $irregularity ->
    [unpromoted] Pawn not promoted, { color }
    [empty-press] Pressed without a move, { color }
    [two-hands] Two hands, { color }
    [ruled] Ruled against { color }
   *[illegal-move] Illegal move by { color }
  }{ $loses ->
    [yes] { $irregularity ->
        [illegal-move] , { $count ->
            [one] which loses at once
           *[other] the second
          }
       *[other] : { $count ->
            [one] illegal, loses at once
           *[other] second illegal move
          }
      }.
   *[no] { $irregularity ->
        [illegal-move] , the first
       *[other] : first illegal move
      }.
  }
illegal-taken-back = The move is taken back.
illegal-queen = The pawn becomes a queen.
reply-taken-back = The reply is taken back with it.
times-before-press = The clocks show the times of before the press.
opponent-receives = { opponent } receives { $bonus }.
claim-found-with = { $claim ->
    [threefold] With this move the position would stand for only the { $found ->
        [one] first
       *[other] second
      } time
   *[fifty] { $found ->
        [one] With this move it would be only one move
       *[other] With this move it would be only { WORDS($found) } moves
      }
  }.
claim-illegal = The declared move is illegal.
article = Article { $article }.
claim-not-made = Nothing is claimed yet. Say the claim with the whole move.
claim-offer-stands = The draw offer in it still stands.
claimed = { color } claims a draw: { $claim ->
    [threefold] same position three times
   *[fifty] fifty moves
  }.
claimed-with = { color } claims with { $move }: { $claim ->
    [threefold] threefold repetition
   *[fifty] fifty moves
  }.
declared-must = { color } must play { $move }.
declared-piece-must = { color } must move that piece if it can move. Article 4.3.
draw-agreed = { color } accepts the draw. Clocks stopped. It needs the arbiter's consent. Article 9.1.1. Say arbiter, colon, accept or decline.
consent-refused = The arbiter does not consent to the draw. Article 9.1.1.
increment-requested = { color } requests five seconds a move. { opponent }: accept or decline? For both players, and a draw offer. Article III.4.
increment-open = The arbiter decides about the increment. Article III.4. Say arbiter, colon, accept or decline.
increment-granted = Increment granted: { $increment } a move for both. { opponent } receives { $bonus }. Article III.4.
increment-refused = No increment. Article III.4.
normal-means-claimed = { color } claims a draw. Clocks stopped. { opponent } cannot win by normal means or makes no effort to. Article III.5. Say arbiter, colon, accept, decline or postpone.
claim-postponed = Decision postponed. Article III.5.2.
claim-postponed-bonus = Decision postponed. { opponent } receives { $bonus }. Article III.5.2.
claim-rejected = Claim rejected. Article III.5.3.
claim-rejected-bonus = Claim rejected. { opponent } receives { $bonus }. Article III.5.3.
left-to-arbiter-claim = The claim is still to be decided. Article III.5.2. Say arbiter, colon, accept or decline.
taken-back = { $plies ->
    [one] Taken back: { $move }.
   *[other] Back to before { $move }.
  }
correct-which = Which move instead?
resign-question = { color } resigns? Yes or no.
illegal-unpressed-question = { color } has not pressed, so the move is not completed. Article 7.5.1. Penalise all the same? Yes or no.
illegal-legal-question = The last move by { color } is legal. Penalise it as illegal all the same? Yes or no.
illegal-no-move-question = { color } has announced no move yet. Penalise all the same? Yes or no.
take-back-question = Take back { $plies ->
    [one] one half-move?
   *[other] { WORDS($plies) } half-moves?
  } Yes or no.
play-instead-question = Take back and play { $move } instead? Yes or no.
stays = Nothing changes.
flag-fell = Flag fallen: { color }.
resigned = { color } resigns.
doubt = { $doubt ->
    [castling] No mate by { opponent } was found without the castling of Chess960, and with it none was looked for
    [position] The position is illegal: whether { opponent } can mate from it, no article says
   *[time] Not settled in time: whether { opponent } can still mate
  }.
left-to-arbiter = The arbiter decides. { doubt } Say arbiter, colon, result, and white, black or draw.
won = { color } wins: { $reason }.
won-so = { color } wins.
drawn-so = Draw.
drawn = Draw: { $reason }.
half-for = Half a point for { color }, none for { opponent }: { $reason }.
both-lost = Both players lose: { $reason }.
annulled = The game does not count: { $reason }. A new game is played.
reason-checkmate = checkmate
reason-cannot-mate = the other side cannot mate. Article { $article }
reason-resignation = resignation
reason-resignation-drawn = resignation, but the other side cannot mate. Article 5.1.2
reason-stalemate = stalemate
reason-dead-position = dead position
reason-agreement = agreed
reason-time = flag-fall
reason-time-drawn = flag-fall, but the other side cannot mate. Article 6.9
reason-illegal-moves = second illegal move. Article { $article }
reason-illegal-moves-drawn = second illegal move, but the other side cannot mate. Article { $article }
reason-illegal-move-first = illegal move, which loses at once. Article A.5.2
reason-illegal-move-first-drawn = illegal move, but the other side cannot mate. Article A.5.2
reason-threefold-claim = same position three times. Article 9.2
reason-fifty-moves-claim = fifty moves. Article 9.3
reason-fivefold-repetition = same position five times. Article 9.6.1
reason-seventy-five-moves = seventy-five moves. Article 9.6.2
reason-normal-means = no win by normal means. Article III.5
reason-both-flags = both flags fallen, in unknown order. Article III.3.1.2
reason-illegal-position = illegal position after the next move. Article A.5.4
reason-arbiter = decided by the arbiter
reason-default-time = not at the board within the default time. Article 6.7.1
reason-forfeit = game declared lost by the arbiter. Article 12.9
reason-wrong-start = wrong initial position. Article 7.2.1
reason-colors-reversed = colours reversed. Article 7.3
hint-move = Hint: { $move }.
hint-none = No hint.
hint-look = { $look ->
    [mate] There is mate in { $moves ->
        [one] one
       *[other] { WORDS($moves) }
      }.
    [in-check] You are in check.
    [promotion] Look at your pawns: one promotes.
    [wins] Look at what you can capture.
    [mate-threatened] Mate is threatened.
    [threatened] In danger: { $piece }.
    [check] Look at the checks.
    [exchange] Look at the exchanges.
    [castling] Think of your king.
    [development] Bring a piece into play.
    [pawns] Look at your pawns.
   *[quiet] Nothing is forced. Which piece could stand better?
  }
hint-only = Only one move is good.
hint-piece = This piece moves: { $piece }.
hint-more = For more, say hint again.
evaluation-score = { $size ->
    [level] The game is level.
    [slight] { color } is slightly better.
    [pawns] { color } is better by about { $count ->
        [one] one pawn
       *[other] { WORDS($count) } pawns
      }.
    [won] { color } is winning.
    [mated] { color } has mated.
   *[mate] { color } mates in { WORDS($count) }.
  }
evaluation-best = Best is { $move }.
judged = { $fault ->
    [blunder] { $move } was a blunder.
    [mistake] { $move } was a mistake.
    [inaccuracy] { $move } was not the best.
    [good] Nothing was clearly better than { $move }.
   *[best] { $move } was the best move.
  }
judged-better = Better was { $move }.
judged-nothing = There is no move of yours to judge yet.
nothing-said = Nothing said yet.
said-first = Nothing was said before that.
said-last = Nothing was said after that.
more-follows = For the rest, say more.
more-there = More.
no-more = There is no more.

### Help: what can be said now

help-move = Say a move, for example knight { $f } three.
help-press = Say press to start the opponent's clock. Or say correct and the right move.
help-enter = Enter alone presses the clock once the move is repeated.
help-repeat = { color } repeats the announced move.
help-setting-right = Set the board right and say done.
help-not-started = Say arbiter, colon, start. Then the clock runs.
help-waiting = Say arbiter, colon, result, and white, black or draw.
help-over = The game is over. Say quit.
help-requests = Ask for time, time used, moves, boards, position, repeat. Also say offer draw, accept, decline, resign, pause, quit.
help-ask = Ask, for example: time, last move, position.
help-again = Say repeat to hear the last thing again.
help-arbiter = Before everything say: arbiter, colon.
help-assistant = Report what is touched, or what stands on a board.
help-practice = Or: hint, take back.
help-ladder = Ladder tells what may be asked; next rung goes on.
help-learning = Also: evaluation, was there better, review, training, puzzles, play blindfold.
help-boards = For what really happened on a board, say white board or black board and the move made there. To set a board right, say fix. To find a mistake by touch, say check. For where it came from, say why.

### Speech

speech-off = Without speech. { doctor-speech-remedy }
speech-gone = On without speech: no speech service answers. { speech-check }
speech-no-reader = Without speech: no screen reader answers. { speech-reader-remedy }
speech-reader-remedy = { SYSTEM() ->
    [windows] Start the screen reader. For NVDA put nvdaControllerClient.dll beside ansage.exe, for others prism.dll.
   *[other] On this system --speech auto speaks.
  }
speech-check = { SYSTEM() ->
    [windows] { doctor-speech-remedy }
   *[other] To check it: spd-say hello
  }
speech-lost = Speech lost: { $backend }.
speech-no-sound = Without speech, because no sound device is found. { doctor-audio-remedy }
speech-by = { $by ->
    [ssip] { $backend } speaks, since it answers.
    [nvda] { $backend } speaks, since this screen reader is running.
    [prism] The screen reader speaks, through { $backend }.
    [espeak] { $backend } speaks in the program itself, since no speech service answers.
   *[other] { $backend } speaks, the speech of the system.
 }
screen-reader-found = Line mode, because a screen reader is running: { $name }. For the screen, use --screen.
speech-left-to-reader = Own speech is off, because the screen reader speaks. With --speech auto the program speaks itself.
lines-by-settings = Line mode, because the settings say that a screen reader reads. For the screen, use --screen.
speech-off-by-settings = Own speech is off, as in the settings. Say speech on, and the program speaks.
ear-whose = Whose voice? Say White or Black first.
ear-by = { color } hears apart: { $backend }{ $device ->
    [none] { "" }
   *[other] , { $device }
  }.
ear-lost = The ear of { color } is lost: { $backend }. What is for it alone now stands only here.
ear-no-sound = The ear of { color } is silent: { $backend } finds no sound device{ $device ->
    [none] { "" }
   *[other] {" "}named { $device }
  }.
ear-no-module = The ear of { color } is silent: { $backend } has no module { $device }.
ear-gone = The ear of { color } is silent: no speech service answers there. What is for it alone stands only here.
speech-not-on = Nothing changed, because own speech is off. Say speech on, and the program speaks.

### The screen


### The start of a game of Chess960, thrown with a die or with coins

chess960-dice = Chess960 with a die. Free squares are counted, from White's left. What is too high is thrown again.
chess960-coins = Chess960 with coins. Free squares are counted, from White's left. Heads is one, tails is zero, the first coin weighs most. What is too high is thrown again.
chess960-for = { $throw ->
    [light-bishop] Bishop of the light squares
    [dark-bishop] Bishop of the dark squares
    [queen] Queen
    [first-knight] First knight
   *[second-knight] Second knight
  }
chess960-throw = { chess960-for }: one to { WORDS($squares) }.
chess960-throw-coins = { chess960-for }: { WORDS($coins) } coins.
chess960-placed = { piece-at }.
chess960-too-high = { WORDS($number) } is too high. Once more.
chess960-so-many-coins = Exactly { WORDS($coins) } coins.
chess960-not-heard = Not understood: { $said }.
chess960-say-number = Say the number on the die, or quit.
chess960-say-coins = Say heads or tails for each coin, or quit.
chess960-heads = heads
chess960-tails = tails
chess960-left = No game begun.

### Starting, and what can go wrong before a game

menu-what = What shall it be? One: practice against the sparring partner. Two: practice for two. Three: relay. Four: tournament. Five: resume the last game. Six: quit. Say a number, or: training, puzzles, review.
menu-short = Number 1 to 6
menu-number = Say a number from one to six. Or a move, or, for example: new game, level two.
menu-none-open = No game is open. Say a number, or: new game.
first-question = Do you use a screen reader? Yes or no.
first-explained = Do you use a screen reader? Yes or no. With yes the program is silent, and the screen reader reads its lines; with no it speaks itself.
first-short = Screen reader? yes/no
first-language = Which language? { $languages }.
first-language-short = Number of the language
first-commands = Say a move, such as "{ $e } two { $e } four". "Once more" repeats the last message. "Help" tells what can be said now.
first-names = Names of squares? One: Gustav one. Two: g one. Three: Golf one.
first-names-explained = One: first names, the clearest: Gustav one. Two: the letter, the shortest: g one. Three: NATO alphabet: Golf one. One, two or three?
first-names-short = Names? 1 2 3
first-practice = Say a move or new game. Help tells more.
first-practice-short = Move or new game
not-saved = Not saved, the move does not count: { $why }. The clocks are stopped. { $how ->
    [anew] To write the whole game anew, say continue.
    [busy] Say it again when the other program is done.
    [never] Nothing can be kept here.
   *[again] Make room or bring the disk back, and say it again.
}
not-saved-yet = Not saved: { $why }. The clocks are stopped. { $how ->
    [anew] To write the whole game anew, say continue.
    [away] Take the file away that is in the library's place, and say continue.
    [never] Nothing can be kept here.
   *[again] To try again, say continue.
}
saved-again = Saving again.
saved-anew = Saved anew: the whole game, as game { WORDS($game) }.
error-usage = ansage: { $why }. For help: ansage --help
error-other = ansage: { $why }
error-unknown-argument = unknown argument { $arg }
error-invalid-value = { $value } is no value for { $arg }
error-invalid-value-of = { $value } is no value for { $arg }, possible are { $possible }
error-missing = { $arg } is missing
error-no-text = { $arg } is no text in UTF-8
error-missing-command = a command is missing
error-unknown-command = unknown command { $arg }
error-conflict = { $arg } does not go with the other arguments
error-fen = Position unusable: { $why }. A FEN is expected, for example { $example }
error-fen-over = Position unusable: the game would be over already
error-fen-whole = this is no FEN
error-fen-board = the pieces cannot be read
error-fen-turn = the side to move cannot be read
error-fen-castling = the castling rights cannot be read
error-fen-en-passant = the en passant square cannot be read
error-fen-counters = the move numbers cannot be read
error-fen-too-many-moves = the move numbers are higher than in any possible game
error-fen-empty = the board is empty
error-fen-missing-king = a king is missing
error-fen-too-many-kings = one side has more than one king
error-fen-pawns = a pawn stands on the first or last rank
error-fen-castling-rights = the castling rights do not fit the position
error-fen-en-passant-square = the en passant square does not fit the position
error-fen-opposite-check = the side that is not to move stands in check
error-fen-impossible-check = no game leads to such a check
error-fen-too-much-material = more pieces than any game leads to
error-chess960 = "{ $part }" is no start of Chess960. Possible are a number from 0 to 959, random, dice, coins and the eight pieces, such as RBQNBKRN
error-chess960-number = "{ $part }" is no number from 0 to 959
error-chess960-pieces = "{ $part }" is not a king, a queen and two each of rooks, bishops and knights
error-chess960-king = In "{ $part }" the king is not between the rooks
error-chess960-bishops = In "{ $part }" both bishops are on squares of one color
error-chess960-throw = "{ $part }" are no throws. A die shows 1 to 6, a coin H for heads or T for tails
error-chess960-too-few = In "{ $part }" throws are missing
error-chess960-too-many = In "{ $part }" there are too many throws
error-chess960-seed = --seed goes with --chess960 random
error-voice = there is no voice { $tag }, possible are { $known }
error-piece-sets = the piece names of { $one } and { $other } are not mixed in one game
error-time = Time control unusable: { $why }. For example 90+30, 5, or 40/5400+30:1800+30
error-time-no-time = "{ $part }" is no time
error-time-no-main = the main time is missing in "{ $part }"
error-time-no-moves = "{ $part }" is no number of moves
error-time-not-last = "{ $part }" has no number of moves and is not the last period
error-time-too-long = "{ $part }" is longer than a day
error-time-no-periods = "{ $part }" is no number of byo-yomi periods
error-time-to-the-end = "{ $part }" goes on to the end of the game and has no number of moves
error-level = The level is a number from 1 to 8
error-level-engine = The level of an engine is a number from 1 to 12
error-rung = A rung is a number from 1 to 6, next, previous or reached, and goes with the partner or an engine only
error-no-engine = There is no program "{ $why }". { SYSTEM() ->
    [windows] Stockfish is at stockfishchess.org. Then: ansage settings set practice.engine PATH
   *[other] Debian has one: apt install fairy-stockfish
  }
error-name = A name has at most 80 characters
error-library = Library unusable: { $path }: { $why }
error-library-foreign = not a library of Ansage
error-library-later = written by a newer version
error-library-gone = the library is no longer in its place
error-library-replaced = another file is in the library's place
error-library-altered = the library was changed or cut short from outside
error-disk-full = the disk is full
error-disk-io = the disk could not be written
error-disk-read-only = the file may not be written
error-disk-open = the file cannot be opened
error-disk-busy = another program is writing just now
error-disk-corrupt = the file is damaged
error-no-game = There is no game { $game }. To list all: ansage games list
error-no-game-yet = No game with moves is kept yet. To begin one: ansage practice
error-game-of-file = --game goes with a PGN file
error-file-game = { $file }: no such game
error-no-drill = There is no drill { $drill }, only: { $drills }
error-no-open-game = There is no open game. To begin one: ansage practice
error-game-over = Game { $game } is over. To read it: ansage games export { $game }
error-game-held = Game { $game } is being played in another window
error-game-damaged = { $damaged ->
    [white] Game { $game } is damaged at White's move { $number }
    [black] Game { $game } is damaged at Black's move { $number }
   *[none] Game { $game } is damaged from the start
}: { $damage ->
    [missing] something is missing there
    [changed] something was changed there
    [unreadable] what is there cannot be read
   *[impossible] what is there is not possible
}. { $had ->
    [some] What is before it can be had: ansage games export { $game } --until-damage
   *[none] There is no move before it
}
error-games-missing = Games { $first } to { $last } are missing: nothing is left of them
error-output = Output failed: { $why }
error-file = { $path } cannot be read: { $why }
error-file-write = { $path } cannot be written: { $why }
error-folder = the folder { $path } cannot be made, { $why }
error-folder-full = the folder is not empty
error-folder-missing = that folder is not there
error-file-no-game = something else than a game is there
error-file-no-library = something else than a library is there
error-folder-place = there can be no folder there
error-folder-unwritable = nothing can be made in the folder { $path }
error-screen = The screen cannot be had: { $why }. It works without, with --line
error-home = No directory for user data found. It works without, with --library FILE

### Events: pairings and table, and what can be wrong with the file

event-whole = Nothing is wrong with the event { $file }.
event-round = Round { WORDS($round) }: { $team } has White.
event-round-start = Start: { $start }.
event-board = Board { WORDS($board) }: White { $white }, Black { $black }: { $state }.
event-not-begun = not begun
event-open = open, game { $game }
event-result = { $outcome ->
    [white] White won
    [black] Black won
    [drawn] draw
    [both-lost] both lost
    [half-white] half a point for White
    [half-black] half a point for Black
    [white-forfeit] not played, White wins by forfeit
    [black-forfeit] not played, Black wins by forfeit
   *[neither] not played, both lose
  }
event-entered = { $result }, entered by the arbiter: { $reason }
event-points = { $half ->
    [yes] { $whole ->
        [0] half a point
        [1] one and a half points
       *[other] { WORDS($whole) } and a half points
      }
   *[no] { $whole ->
        [1] one point
       *[other] { WORDS($whole) } points
      }
  }
event-score = { $first } { $first-points }, { $second } { $second-points }
event-round-score = Round { WORDS($round) }: { $score }.
event-total = Total: { $score }.
event-tie-break = Tie-break: White { $white }, Black { $black }: { $state }.
event-still-open = { $count ->
    [one] One board has
   *[other] { WORDS($count) } boards have
  } no result yet.
event-wins = The winner: { $team }.
event-wins-tie-break = The winner by the tie-break: { $team }.
event-tie-break-due = Equal points: a tie-break game is due. To open it: { $command }
event-equal = Equal points.
event-altered = { $what ->
    [edition] FIDE Laws
    [time] Time
   *[scoring] Scoring
  } changed since game { $game }: then { $then }, now { $now }.
event-altered-refused = No further game is played like this. The file must say again what was played under.
event-scoring = win { $win }, draw { $draw }, loss { $loss }
event-not-text = This is no text: the file must be written in UTF-8.
event-unpaired = Round { WORDS($round) } has not been paired yet.
event-no-pairings = No pairings have been entered yet.
error-event-teams = { $file } is no team event: teams is missing
error-event-no-board = There is no pairing for round { $round }, board { $board }
error-event-over = This board has been played: game { $game }
error-event-open = This board is being played. To go on: ansage resume { $game }
error-event-entered = The file has a result for this board
error-event-earlier = Round { $round } is not over: board { $board } has no result
error-event-no-tie-break = This event has no tie-break game
error-event-not-due = No tie-break game is due
error-event-no-players = In tie-break, white and black are missing: who has which color after the draw
error-event-time = --time contradicts the event, which has { $part }
error-event-contradicts = --{ $key } contradicts the event, whose file says { $key } = { $value }
error-event-unsaid = --{ $key } contradicts the event, whose file has no { $key }
event-unknown-key = The key { $key } means nothing here. Possible: { $known }.
event-wrong-kind = The value of { $key } is of the wrong kind. It should be { $kind ->
    [text] a text in quotation marks
    [number] a whole number
    [points] points in wholes and halves, at most 100
    [switch] true or false
    [date] a day, such as 2026-11-28
    [list] a list of texts in square brackets
    [table] a section
   *[tables] a section with double brackets for each entry
  }.
event-not-one-of = { $value } is no value for { $key }. Possible are: { $known }.
event-range = { $key } is a number from { $least } to { $most }.
event-missing = { $key } is missing.
event-no-supervision = supervision is missing: { $adequate } for the Competition Rules, or { $few }. The event must say which, Article { $article }.
event-supervision-standard = supervision is for rapid and blitz only; this time is longer.
event-no-default-time = default-time is missing: under the Laws of 2014 the default time must be stated, Article 6.7.
event-quickplay = guidelines-iii does not go with this time: only without increment, and never in blitz. Article III.2.
event-electronic = Electronic scoresheets are a choice only under the Laws of 2023. Article 8.1.1.2.
event-one-minute = one-minute is a choice only under the Laws of 2023, in rapid and blitz with Competition Rules. Article A.3.
event-illegal-claimed = illegal-moves can be claimed only in rapid and blitz without Competition Rules. Article A.5.2.
event-assistant-press = The assistant is to press the clock, but assistant lacks D.2.10.3.
event-scoring-order = A win counts more than a loss, a draw no more than a win and no less than a loss. Article 10.1.
event-scoring-maximum = A draw would bring both players together more than a decided game. Article 10.2.
event-increment = Unusual: an increment is between 2 and 60 seconds, here it is { $seconds }.
event-times-differ = The two times are of different kinds: both limited or neither, both hourglass or neither.
event-two-teams = A team event has just two teams.
event-too-many = Too many players: { $team } has at most { $most }.
event-member-twice = { $player } stands in the teams twice.
event-leaves = { $player } cannot leave without standing in members.
event-round-twice = Round { $round } stands further up already.
event-board-twice = Board { $board } in round { $round } is taken already.
event-player-missing = { $color ->
    [white] white is missing
   *[black] black is missing
  }: a board is played only with a player of each team, and an empty one brings no points.
event-no-member = { $player } is in neither team.
event-wrong-color = Wrong color: { $player } plays for { $team }, which has { $color ->
    [white] White
   *[black] Black
  } in round { $round }.
event-plays-twice = { $player } plays at another board in round { $round } already.
event-same-opponents = { $first } and { $second } play each other in round { $round } already.
event-added-later = { $player } is added only after the first round.
event-left-before = { $player } left after the first round.
event-no-reason = reason is missing: the arbiter enters a result in the file with its reason.
event-same-team = Both players are in the same team.
event-round-began = Round { $round } has begun: board { $board } stays paired as it was.
event-federation = A federation is FIDE's code of three capital letters, such as ESP.
event-ends-before = The event ends before it begins.
event-two-dates = date is for an event of one day: it does not stand beside from and to.
event-round-outside = Round { $round } is not played on a day of the event.
event-described-twice = { $player } stands further up in players already.
event-fide-id-twice = Another player has the FIDE number { $number } already.
event-trf-lacks = For a rating by FIDE the event's file lacks: { $keys }.
event-trf-cut = This name is too long for its field and was cut: { $name }.
event-trf-misfit = The report does not hold to TRF16 and is not handed out. Line { $line }, position { $column }: { $problem ->
    [sign] a sign that cannot stand there
    [content] something else than belongs there
    [missing] what must stand there is missing
    [twice] it stands further up already
    [pairing] the two players of a game do not agree
    [sum] points, rank or number do not add up
   *[team] the player's team is not clear
  }

### The list of games

games-none = No games.
games-sound = { $scope ->
    [all] { $count ->
        [one] One game, and it is sound.
       *[other] All { $count } games are sound.
    }
   *[one] Game { $game } is sound.
}
games-file-damaged = The file is damaged, though every game can still be read. To write one out: ansage games export
games-line = { $game }: { $desk ->
    [practice] practice
    [imported] imported
    [relay] relay
   *[tournament] tournament
  }, { $date }, White { $white }, Black { $black }, { $result ->
    [open] open
    [white] White won
    [black] Black won
    [both-lost] both lost
    [half-white] half a point for White
    [half-black] half a point for Black
    [annulled] annulled
   *[drawn] draw
  }.

### Filters for other programs: say, and the voices

hear-several = several moves fit: { $moves }.
say-wrong = Game { $game }, line { $line }: { $why }
say-no-move = { $word }: { $why }
say-variant = The variant { $variant } is not chess as the Laws have it.
say-flaw-tag = This tag cannot be read. It is a name and a value in quotation marks, all in square brackets.
say-flaw-comment = The comment that begins here is never closed. Close it with a curly bracket.
say-flaw-variation = The variation that begins here is never closed. Close it with a round bracket.
say-flaw-long = Something is left out here because it is too long.
voices-line = { $tag }: { $name }
voices-line-broken = { $tag }: cannot be used. To see why: { $command }
preview-sentence = White offers a draw. You have one hour, twenty-three minutes left.

### What can be wrong with a voice of one's own, and what to do

check-whole = Nothing is wrong with the voice { $folder }.
check-no-file = This file is missing. A voice is a folder with lexicon.toml and messages.ftl.
check-not-toml = This is no TOML: { $why }. Mend this line; what follows it may be well.
check-unknown-key = The key { $key } means nothing here. Take it out, or spell it as the voices that come with the program do.
check-wrong-kind = The value of { $key } is of the wrong kind. Write { $kind ->
    [tables] a section with double brackets for each entry
    [table] a section
    [list] a list of words in square brackets
    [lists] a list of lists of words
   *[text] a text in quotation marks
  }.
check-unknown-like = There is no voice { $tag } to be like. Possible are { $known }.
check-unknown-sound = There is no sound { $sound }. Possible are { $known }; or leave the line out.
check-mishearing-reason = The mishearing { $heard } has no reason. Give the reason or the source under why.
check-mishearing-heard = This mishearing does not say what is heard: { $heard }. Give it as a list under heard.
check-mishearing-meant = The mishearing { $heard } means { $meant }, which is no word of chess here. Under meant, write a word that stands in one of the lists.
check-collision = The word { $word } has two meanings: { $first } and { $second }. Take it out of one of the lists.
check-list-missing = The section { $key } is missing. Write it as the voices that come with the program do.
check-list-eight = { $key } needs eight lists of words, one for each. Write eight, or leave it out.
check-list-told = { $key } needs eight files and eight ranks. Count them.
check-list-numbers = { $key } needs the words of 0 to 99 and of nine hundreds. Count them.
check-list-empty = An empty word stands among these. Take it out.
check-list-alternatives = The alternatives in "{ $key }" cannot be read. Write them so: (one|another).
check-no-letter = There is no letter for { $key } in the section letters. Add it.
check-same-letter = { $letter } is the letter of two pieces, { $first } and { $second }. Give one of them another.
check-not-fluent = This is no Fluent: { $why }. Mend this line; what follows it may be well.
check-missing = The message { $message } is missing. Add it{ $variables ->
    [none] {""}
   *[other] , with { $variables }
  }.
check-unused = The message { $message } is never asked for. Take it out, or spell it as it is asked for.
check-twice = The message { $message } stands here for the second time. Take one of the two out.
check-unknown-variable = The message { $message } has no variable { $variable }. { $variables ->
    [none] It has none. Take it out
   *[other] It has { $variables }. Use one of these
  }.
check-missing-variable = The message { $message } does not use { $variable }. Put it in where it belongs.
check-unknown-reference = The message { $message } refers to { $reference }, and there is no such message. Add it, or spell it right.
check-unknown-function = The message { $message } calls { $function }, and there is no such function. There are WORDS, NUMBER and SYSTEM.
check-why-quote = a quotation mark is missing here
check-why-bracket = a bracket is missing here, or there is one too many
check-why-deep = more brackets stand within brackets here than any message needs
check-why-comma = a comma is missing here, or there is one too many
check-why-twice = this stands further up already
check-why-value = the equals sign is missing, or what belongs behind it
check-why-sign = here is a sign that cannot stand here
check-why-default = just one of the variants needs an asterisk; it is the one where no other fits
check-why-selector = nothing can be chosen so; only a variable or a function chooses between variants
check-why-place = it cannot be read as it stands
check-wrong-pairs = The value of { $key } is of the wrong kind. For each form write a list of pairs: what stands in the words, and what it becomes.
check-missing-key = { $key } is missing. Add it as the voices that come with the program have it.
check-empty-text = There is an empty text in { $key }. Write something.
check-empty-list = { $key } is empty; only what stands in { $from } is understood. Write the words of your own language, or leave the line out.
check-language = { $language } is no language's tag. Under language, write one like en or pt-BR.
check-no-sign = { $key } cannot stand here. Write just one letter or punctuation mark; digits are no keys, for they are answers.
check-key-asks-nothing = The key { $key } stands for { $said }, which is neither a request nor a question. Write words that are understood by themselves.
check-also-move = { $word } under { $key } is also a move, a part of one or a number. Take it out.
check-not-a-letter = { $letter } cannot be the letter for { $key }. Write a single capital; small letters are files.
check-circle = The message { $message } refers to itself in a circle. Take one of the references out.
check-empty-message = The message { $message } says nothing, or one of its variants does not. Write something.
check-too-large = This file is longer than { $size } megabytes, and no voice is that long. Use another.
error-voice-broken = The voice { $tag } cannot be used. { $why } Everything that is wrong with it is shown by: { $command }
error-file-missing = it is not there
error-file-denied = access is not allowed
error-file-folder = it is a folder
error-file-special = it is no ordinary file
error-file-library = it belongs to the library
error-file-event = it is the event's file
error-file-long = it is too long
error-file-line = a line in it is too long
error-file-endless = something in it does not end
error-file-circle = the links lead in a circle
error-file-name = there can be no such name
error-system = { $number ->
    [0] the system reports a fault
   *[other] the system reports fault { $number }
}
error-input = Trouble with the input: { $why }

### The Laws explained

law-name = { $part ->
    [preface] Preface
    [guidelines] Guidelines { $number }
    [appendix] Appendix { $number }
   *[article] Article { $number }
  }
law-told = { $name }, Laws of { $edition }: { $text }
law-chapter = { $name }: { $text }
law-not-at-hand = The text of this edition was not at hand. Later editions say: { $text }
law-no-text = There is no text for { $name } in this voice.
law-no-texts = The voice { $tag } does not explain the Laws, for it has no laws.ftl.
error-law-nearest = there is no article { $text }. In the Laws of { $edition } the nearest is { $nearest }
error-law-number = { $text } is neither the number of an article nor a word known here, possible are for example 6.9, D.2.8, III.4, stalemate and dead position
### What becomes of a position: rule

ruled-checkmate = { color } wins by checkmate. Article { $article }.
ruled-stalemate = Draw by stalemate. Article { $article }.
ruled-dead-position = Draw: neither side can mate by any series of legal moves. Article { $article }.
ruled-cannot-mate = Draw: { color } cannot mate by any series of legal moves. Article { $article }.
ruled-time = { color } wins: { opponent }'s flag has fallen. Article { $article }.
ruled-resignation = { color } wins: { opponent } resigns. Article { $article }.
ruled-illegal-moves = { color } wins: { opponent } has completed { $count ->
    [one] an illegal move
   *[other] { WORDS($count) } illegal moves
  }. Article { $article }.
ruled-repetition = Draw: the same position { WORDS($found) } times. Article { $article }.
ruled-no-progress = Draw: { WORDS($found) } moves by each player without a capture or pawn move. Article { $article }.
ruled-penalty = The game goes on: { color } receives { $bonus } for the illegal move. Article { $article }.
ruled-incorrect = Claim incorrect: { $only }. { color } receives { $bonus }. Article { $article }.
ruled-declared = { opponent } must play the declared move.
ruled-goes-on = The game goes on: { $only }. Article { $article }.
ruled-only-repetition = the same position only { $found ->
    [one] once
   *[other] { WORDS($found) } times
  }
ruled-only-consecutive = the same position only { $found ->
    [one] once
   *[other] { WORDS($found) } times
  } one after the other
ruled-only-progress = { $found ->
    [0] not one move
    [one] only one move
   *[other] only { WORDS($found) } moves
  } by each player without a capture or pawn move
ruled-can-mate = The game goes on: { color } can still mate. Article { $article }.
ruled-arbiter = The arbiter decides. { doubt } Article { $article }.
rule-bad-line = Line { $line }: { $why }

### Help texts of the command line

cli-about = Chess by announcement, for players who do not see the board
cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-practice = A practice game, against the sparring partner or for two
cli-relay = An assistant relays between two players (D.2.10)
cli-tournament = A tournament game exactly under Appendix D
cli-resume = Resume a game; without a number, the last open one
cli-review = Go over a game move by move, a kept one or one of a PGN file; without it the last one
cli-position = Set up a position by word and play from it
cli-puzzles = Puzzles, those that come with the program or those of a file
cli-train = Train what is needed in the head: squares, routes, positions, dictation
cli-progress = Tell how practice goes, week by week
cli-listen = Listen to the games of a PGN file
cli-event = An event: check its file, and the pairings, games and table of a team event
cli-event-check = Tell everything that is wrong with the file
cli-event-pairings = List the pairings
cli-event-play = Open the game at a board of a round
cli-event-tie-break = Open the tie-break game
cli-event-table = Print the table
cli-event-trf = Write the results as a Tournament Report File for FIDE (TRF16)
cli-arg-event = File with the regulations of the event
cli-arg-event-file = File of the event
cli-arg-round = Number of the round
cli-arg-board = Number of the board
cli-arg-desk = Kind of game: relay or tournament
cli-arg-as-json = One JSON object instead of sentences
cli-games = The saved games
cli-games-list = List all games
cli-games-verify = Look whether all games are as they were kept
cli-games-export = Write one game out
cli-hear = Hear one utterance a line from standard input, and print each move as UCI and SAN
cli-say = Announce moves, or whole games as PGN, from a file or standard input
cli-rule = Say what becomes of a position after a fallen flag, a resignation, an illegal move or a claim
cli-reconcile = Hold two scores against each other, and the boards too, and say what is done (D.2.9)
cli-voices = The voices: list them, try one, check your own
cli-voices-preview = Print and speak a sentence and an announcement
cli-voices-check = Find everything that is wrong with a voice of your own
cli-law = Explain an article of the Laws; without a number, name the chapters
cli-guide = Read the guide, section by section; without a number, name its chapters
cli-completions = Write what a shell needs to complete commands
cli-manual = Write the manual page; with a folder, a page for each command into it
manual-name = Name
manual-synopsis = Synopsis
manual-description = Description
manual-version = Version
cli-help = Show this help
cli-version = Name the version
cli-arg-game = Number of the game
cli-arg-library = File of the library
cli-arg-settings = File of the settings
cli-arg-key = Name of the setting, such as speech.rate.en
cli-arg-value = Value of the setting
cli-arg-voice = Language of the sentences: de, en, es, eu, eu-anderea, hu, pt
cli-arg-time = Time control, such as 90+30, 5 or 40/5400+30:1800+30; - is no clock
cli-arg-fen = Starting position as a FEN
cli-arg-chess960 = Chess960: number from 0 to 959, random, dice, coins, dice:2,3,5,1,4, coins:HTTHHHTTTHTH, or the pieces, such as RBQNBKRN
cli-arg-reviewed = Number of a kept game, or a PGN file
cli-arg-game-of-file = Number of the game in the PGN file
cli-arg-set-up = The position as a FEN
cli-arg-puzzle-file = Puzzles as CSV from Lichess, EPD or PGN
cli-arg-drill = Name of the drill, such as square-colours; without one, one is proposed
cli-arg-minutes = At most so many minutes
cli-arg-listen-file = Games as PGN
cli-arg-pace = Seconds from move to move; with 0, moves come when asked for
cli-arg-player = Only games of this player
cli-arg-listen-event = Only games of this event
cli-arg-opening = Only games with this opening, by name or code: B90
cli-arg-listen-position = Only games that pass through this position, as FEN
cli-arg-theme = Only puzzles of this theme, such as mateIn2 or fork; can be repeated
cli-arg-rating = Only ratings from one to the other: 1200-1600, 1200-, 1600
cli-arg-pieces = So many pieces on the board: 8 is up to eight, 3-8 from three to eight
cli-arg-seed = Seed for --chess960 random; the same one gives the same start
cli-arg-white = Name of the player with White
cli-arg-black = Name of the player with Black
cli-arg-speech = Speech: auto, ssip, nvda, prism, tts, espeak or off
cli-arg-line = Line mode: one utterance a line, one message a line
cli-arg-screen = The screen, even where a screen reader is running
cli-arg-json = One JSON object for each event instead of sentences
cli-arg-simulate-time = Time passes only by lines such as: wait 90s
cli-arg-press = Who presses the clock: auto or manual
cli-arg-repeat = Who repeats: program or opponent
cli-arg-against = Opponent: partner or person
cli-arg-engine = UCI engine as the opponent: name or path of its program, without arguments
cli-arg-level = Level of the sparring partner, 1 to 8, or of the engine, 1 to 12; adaptive follows the results
cli-arg-rung = Rung of the blindfold ladder, 1 to 6; next is the one above, previous the one below, reached the one that was reached
cli-arg-svg = File for a plot
cli-arg-color = Your color: white or black
cli-arg-format = The form of the output: pgn, text, html, pdf, fen, epd, json, brf, brl, cells, svg, png, audio or daisy; pgn without it
cli-arg-output = File instead of standard output
cli-arg-until-damage = Of a damaged game, write what is sound
cli-arg-play-on = Play each move before the next is heard
cli-arg-json-lines = One JSON object for each line
cli-arg-names = Names of the squares in announcements and sentences: fide, letters, nato or local
cli-arg-form = Form: long or short
cli-arg-letters = Letters for pieces, written and understood, as in the voice: de, en, es, eu, eu-anderea, hu, pt. Without it those of the voice itself; say then reads PGN as English
cli-arg-file = Games as PGN; without it, moves or games from standard input
cli-arg-white-score = White's score as PGN
cli-arg-black-score = Black's score as PGN
cli-arg-white-board = What stands on White's board, as a FEN
cli-arg-black-board = What stands on Black's board, as a FEN
cli-arg-tag = Language of the voice
cli-arg-folder = Folder with lexicon.toml and messages.ftl
cli-arg-articles = Numbers of articles, such as 6.9, D.2.8 or III.4
cli-arg-chapter = Number of a chapter
cli-arg-shell = Shell: bash, zsh, fish, powershell or elvish
cli-arg-pages = Folder for the manual pages
cli-arg-edition = Edition of the Laws: 2014, 2017, 2018 or 2023
cli-arg-white-is = What the player with White sees and hears: sighted, blind or deaf
cli-arg-black-is = What the player with Black sees and hears: sighted, blind or deaf
cli-arg-no-assistant = There is no assistant (D.2.11)
cli-arg-position = Position as FEN, of Chess960 too; - reads positions from standard input
cli-arg-positions = File with one FEN a line; - is standard input
cli-arg-played = Moves played from the position, in algebraic notation, in coordinates or as announced
cli-arg-cadence = How fast the game is: standard, rapid or blitz
cli-arg-few-arbiters = Rapid or blitz without adequate supervision (A.5, B.3)
cli-arg-flag = Whose flag has fallen: white or black
cli-arg-resigns = Who resigns: white or black
cli-arg-illegal = Who has completed an illegal move: white or black
cli-arg-count = The number of his illegal moves, this one included
cli-arg-dead = Whether the position is dead (5.2.2)
cli-arg-claim = On what a draw is claimed: threefold, fifty, fivefold or seventy-five
cli-arg-found = How often the position has stood, or how many moves each player has made without progress, where the moves do not tell
cli-arg-declares = The move the claimant writes and declares (9.2.1.1, 9.3.1)
cli-arg-deadline = How many milliseconds an answer may take before the arbiter decides

### What the screen shows beside the sentences

screen-keys = { $keys }, Alt with a letter asks.
screen-prompt = Input:
screen-only = That is seen only on the screen: with --screen.
screen-palette = { $palette ->
    [white-on-black] White on black.
    [black-on-white] Black on white.
    [yellow-on-black] Yellow on black.
   *[orange-and-blue] Orange and blue pieces.
 }
screen-figurines = Pieces as figurines: White's bright, Black's dark.
screen-letters = Pieces as letters.
screen-big-clocks = Big clocks.
screen-small-clocks = Small clocks.
tones-on = Tones on.
tones-off = Tones off.
tones-forbidden = At a tournament only with --earcons on.
screen-player = { color }
screen-player-to-move = { color } to move
screen-clock = { color } { $time }
screen-clock-runs = { color } { $time } running
screen-score = { color }'s scoresheet
screen-scores = Both scoresheets
screen-differ = Shown is { board-of }. Differing, with !: { $count ->
    [one] one square
   *[other] { WORDS($count) } squares
  }.
screen-differ-both = Differing, with !: { $count ->
    [one] one square
   *[other] { WORDS($count) } squares
  }.
screen-board = { color }'s board
screen-page = Page
screen-onward = Page Down: more.
screen-back = Page Up: back.
screen-board-again = Escape: the board.
screen-too-small = The window is too small for the board.
screen-blindfold = Rung { WORDS($rung) }: no board to see.

### Adjourned games and who is at the board (Guidelines I, 6.7)

adjournment-asked = { color } asks to adjourn early. The arbiter decides. Say arbiter, colon, adjourn, and what is left of the session. Article I.1.2.
sealing = Session over. { color } seals a move, and the clock runs. First the arbiter's passphrase. Article I.1.1.
sealing-made = Session over. The move { color } made on the board is the sealed move. First the arbiter's passphrase. Article I.1.1.
sealing-reply = { color } seals the reply, because the other side is absent. Article I.9.3.
sealing-early = { $time } of the session were left and count as used. Article I.1.2.
sealed = Sealed.
sealed-made = Sealed: the move made on the board. Article I.1.1.
adjourned = Adjourned. { color } has sealed a move, and the clocks are stopped.
adjourned-deemed = Deemed used by { color }: { $time } more. Article I.1.2.
adjourned-reply = Reply sealed. { color }'s clock runs until arrival. Article I.9.3.
resumption-set = Resumption: { $text }.
resumption-unset = Resumption: not settled yet. Say arbiter, colon, resumption, and date, time and venue. Article I.2.7.
resumption-how = When it is time: arbiter, colon, start, or open. Whoever is missing first: arbiter, colon, absent, and the colour.
resumption-open = Resumption: the envelope is opened now. Say arbiter, colon, open. Article I.9.
resumption-absent = Resumption. { color } is absent, and the clock of { color } runs until arrival. Article I.9.2.
resumption-both-absent = Resumption. Both players are absent, and the clock of { color } runs until arrival. Article I.11.
envelope-checked = Envelope checked by the arbiter. Article I.3.
envelope-unchecked = Envelope not checked yet. Say arbiter, colon, checked. Article I.3.
envelope-position = Position before the sealed move: { $position }
envelope-sealed = Sealed by { color }: move { WORDS($number) }.
envelope-opened = Envelope opened. Sealed move of { color }: { $move }. Article I.9.
envelope-ambiguous = Sealed move ambiguous, { color }: { $move }. Article I.8.1.
envelope-unintelligible = Sealed move unintelligible, { color }: { $move }. Article I.8.2.
envelope-illegal = Sealed move illegal, { color }: { $move }. Article I.8.3.
envelope-lost = Envelope lost. { color } makes the move that was sealed. Times stay as recorded, and the clocks stand until the press. Article I.12.1.
absent = { color } is absent.
arrived = { color } has arrived.
default-time = Default time: { $time }. Article 6.7.1.
default-time-zero = No default time is settled, so it is zero. The arbiter may declare the game lost. Say arbiter, colon, result, and the winner. Article 6.7.1.
default-time-over = Default time over: { color }. The sealed move may have ended the game: say arbiter, colon, open. To decide otherwise: arbiter, colon, continue. Article I.10.
seal-asked = The move to seal, please. It is neither shown nor said.
seal-unclear = Not understood. Say it anew. The same again is sealed as it is.
seal-ambiguous = Ambiguous. Say from which square, or which piece. The same again is sealed as it is. Article I.1.1.
seal-no-move = Not a possible move. Say it anew.
seal-too-long = Too long to seal.
envelope-system = The envelope cannot be locked or opened here. The computer gives no memory or no random numbers.
passphrase-asked = The passphrase, please. It is neither shown nor said.
passphrase-again = The same passphrase once more.
passphrase-differs = The two passphrases differ. Once more from the beginning.
passphrase-short = Too short: a passphrase has at least { WORDS($count) } letters.
passphrase-taken = Passphrase taken.
passphrase-wrong = Wrong passphrase. The envelope stays closed.
passphrase-once-more = The passphrase once more. An empty line leaves.
passphrase-left = The envelope stays closed. Say open to be asked again.
confided-left = Nothing entered.
passphrase-first = First the arbiter's passphrase. Say arbiter, colon, passphrase.
reason-sealed-move = sealed move ambiguous, unintelligible or illegal. Article I.8
reason-sealed-move-drawn = sealed move invalid, but the other side cannot mate. Article I.8
reason-position-lost = position of the adjourned game lost. Article I.12.2
refused-sealing = A move is being sealed. Say seal and the move, then press. Article I.1.1.
refused-adjourned = The game is adjourned. The arbiter says start or open.
refused-not-sealing = Nothing is to be sealed: the arbiter adjourns first. Article I.1.1.
refused-not-to-seal = { opponent } seals, because { opponent } is to move. Article I.1.1.
refused-made-already = The move made on the board is the sealed move. It stays. Article I.1.1.
refused-nothing-sealed = Nothing is in the envelope yet. Say seal and the move. Article I.1.1.
refused-session-too-long = That much of the session cannot be left. { color } has less on the clock. Article I.1.2.
refused-not-adjourned = The game is not adjourned.
refused-replier-absent = { color } must reply and is absent: the envelope stays closed. Article I.7.
refused-not-absent = { color } is not absent.
refused-been-there = { color } has been at the board and moved already.
refused-absent-already = { color } is absent already.
may-not-adjourn = The arbiter adjourns. Say arbiter, and a colon, in front. Article { $article }.
may-not-seal = Only the players or their assistant seal a move. Article { $article }.
may-not-envelope = Here the arbiter keeps the envelope. Say arbiter, and a colon, in front. Article { $article }.
may-not-presence = Here the arbiter says who is present. Say arbiter, and a colon, in front. Article { $article }.
example-adjourn = Say adjourn. Or adjourn and what is left of the session, for example adjourn 20 minutes.
example-presence = Say for example absent black, or arrived black.
example-resumption = Say resumption, and date, time and venue.
error-default-time = no default time: { $why }. For example 30, 30m or 1h
error-no-envelope = game { $game } is not adjourned and has no envelope
cli-games-envelope = Read the envelope of an adjourned game, without the move
cli-arg-default-time = How late a player may come, such as 30m; without it not at all

### The doctor

doctor-locale = Language of the system: { $locale }. Voice: { $voice }.
doctor-locale-none = The system names no language. Voice: { $voice }.
doctor-locale-not-utf8 = The system does not write UTF-8: { $locale }. Voice: { $voice }.
doctor-locale-remedy = To change it: set LANG, for example LANG=en_GB.UTF-8, or give --voice { $voice }.
doctor-terminal = Terminal: { $columns } columns, { $rows } rows.
doctor-terminal-none = No terminal: it goes line by line.
doctor-terminal-dumb = A terminal without a screen: it goes line by line.
doctor-terminal-remedy = For the screen set TERM, for example TERM=xterm-256color.
settings-file = Settings: { $path }.
settings-no-file = Settings: { $path }, not made yet.
settings-line = { $key }: { $value } ({ $source ->
    [flag] from a flag of the command line
    [environment] from the environment, { $variable }
    [settings] from the settings
   *[usual] as usual
  })
settings-nothing = not set
settings-set = Remembered: { $key } is { $value }.
settings-unset = Removed: { $key }.
settings-not-there = { $key } was not set.
settings-fault = Settings, line { $line }, column { $column }: { $fault }
settings-more-faults = To hear all mistakes: ansage settings.
settings-key-none = { $key }: there is no key of that name. Possible are, for example, f8, alt+g, ctrl+up, alt+shift+s and page-up.
settings-key-fixed = { $key } types or edits the line and stays as it is. Take another key.
settings-key-not-heard = { $key }: "{ $value }" is not heard as anything. Take a line that can be said at the desk, or an empty one to free the key.
settings-unread = Settings not read: { $why }.
settings-not-kept = Not remembered in the settings: { $why }.
settings-not-toml = { $path } is no TOML and stays as it is
settings-no-folder = the system names no folder for settings
doctor-reader = Screen reader: { $name }. Its own speech stays off then.
doctor-reader-none = No screen reader runs.
doctor-reader-unknown = Whether a screen reader runs cannot be known on this system.
doctor-reader-remedy = Say it once: ansage settings set screen-reader true, or false.
doctor-settings = Settings: { $path }, without a mistake.
doctor-settings-none = Settings: none yet, { $path }.
doctor-settings-remedy = To hear all mistakes: ansage settings.
doctor-library = Library: { $path }, { $count ->
    [one] one game
   *[other] { $count } games
 }.
doctor-library-bad = Library unusable: { $path }: { $why }.
doctor-library-remedy = Name another file with --library, or look at the rights of the folder.
doctor-partner = Sparring partner: moves after { $ms } milliseconds.
doctor-partner-none = The sparring partner does not move.
doctor-engine = Engine: { $engine }, ready after { $ms } milliseconds.
doctor-engine-none = No engine. None is needed to play.
doctor-engine-bad = { $engine } { $failing ->
    [missing] is not there
    [not-named] starts only if you name it with --engine
    [not-started] cannot be started
    [silent] does not answer
    [floods] writes without end
    [ended] has quit
    [illegal] made an illegal move
    [no-move] makes no move
   *[no-chess960] does not know Chess960
  }.
doctor-engine-remedy = { SYSTEM() ->
    [windows] Stockfish is at stockfishchess.org. Then: ansage settings set practice.engine PATH
   *[other] For an engine, on Debian: apt install { $package }
  }
doctor-audio = Sound: a sound server or sound card was found.
doctor-audio-none = No sound: neither sound server nor sound card was found.
doctor-audio-remedy = { SYSTEM() ->
    [windows] Connect a sound device, and see whether the service Windows Audio is running.
   *[other] Connect a sound card, or start PipeWire or PulseAudio.
  }
doctor-speech = Speech: { $backend } speaks { $language }, ready after { $ms } milliseconds.
doctor-speech-none = No speech.
doctor-speech-off = Speech is off, as asked for.
doctor-speech-remedy = { SYSTEM() ->
    [windows] To speak, add a voice in the settings of Windows under "Time and language". For NVDA: put nvdaControllerClient.dll beside ansage.exe. For other screen readers: prism.dll.
   *[other] To speak, install speech-dispatcher, speech-dispatcher-espeak-ng and espeak-ng.
  }
doctor-ear = The ear of { color }: { $backend } speaks { $language }{ $device ->
    [none] { "" }
   *[other] {" "}over { $device }
  }, ready after { $ms } milliseconds.
doctor-ear-none = The ear of { color } is silent: { $lost ->
    [module] there is no module { $device }
    [sound] { $device ->
        [none] no sound device
       *[other] no sound device named { $device }
      }
   *[service] no speech service answers there
  }.
doctor-ear-remedy = To change it: ansage settings set ears.{ $side }.sink, .module or .address; pactl list short sinks and spd-say -O tell the names.
doctor-ear-sentence = Only { color } hears this.
doctor-sentence = This is how Ansage speaks.
doctor-sum = { $count ->
    [0] Nothing is missing that a game needs.
    [one] One thing is missing.
   *[other] { $count } things are missing.
 }
cli-settings = The settings: tell all of them, set one or remove one
cli-settings-set = Set one of the settings
cli-settings-unset = Remove one of the settings
cli-doctor = Look whether everything is there: speech, sound, terminal, library
cli-ask = Ask what it shall be, as without a command

### The blindfold ladder

rung-rule = { $rung ->
    [1] the position after each move
    [2] everything if you ask
    [3] no help
    [4] not the whole board
    [5] only the last move
   *[6] no questions
  }
rung-is = Rung { WORDS($rung) }: { rung-rule }.
rung-refused = Not at rung { WORDS($rung) }: { rung-rule }.
rung-impossible = Not possible.
rung-counts = { $impossible ->
    [0] no impossible move
    [one] one impossible move
   *[other] { WORDS($impossible) } impossible moves
  }, { $questions ->
    [0] no question
    [one] one question
   *[other] { WORDS($questions) } questions
  }
rung-counted = Rung { WORDS($rung) }: { rung-counts }.
rung-so-far = So far: { rung-counts }.
rung-earned = Rung { WORDS($rung) } is earned. Go on there? Yes or no.
rung-highest = That is the highest rung.
rung-lowest = That is the lowest rung.
rung-unknown = Rungs go from one to six.
ladder-reached = You have reached rung { WORDS($rung) }. Say: play blindfold.
ladder-none = No game at the ladder yet. Say: play blindfold.

### How practice goes

progress-sitting = Practiced: { $what }.
progress-week = { $ago ->
    [0] This week
    [one] Last week
   *[other] { WORDS($ago) } weeks ago
  }: { $what }.
progress-drills = { $all ->
    [one] one question
   *[other] { $all } questions
  }, { $right } right
progress-puzzles = { $all ->
    [one] one puzzle
   *[other] { $all } puzzles
  }, { $right } solved
progress-games = { $all ->
    [one] one game
   *[other] { $all } games
  }, { $right ->
    [0] none won
   *[other] { $right } won
  }
progress-reviews = { $count ->
    [one] one review
   *[other] { $count } reviews
  }
progress-impossible = { $count ->
    [one] one impossible move
   *[other] { $count } impossible moves
  }
progress-questions = { $count ->
    [one] one question at the ladder
   *[other] { $count } questions at the ladder
  }
progress-drill = Better: { drill-name }, { $now } instead of { $before } percent.
progress-better-puzzles = Better: puzzles, { $now } instead of { $before } percent.
progress-mended = { $count ->
    [one] Better: one answer that was wrong before.
   *[other] Better: { $count } answers that were wrong before.
  }
progress-next = Next: { drill-name }, { drill-due }.
progress-none = Nothing practiced yet.
progress-unread = The progress cannot be read: { $why }.
progress-dated = Week of { $week }: { $what }.
plot-title = Practice week by week
plot-weeks = Week of
plot-count = Number
plot-answers = right answers
plot-solved = puzzles solved
plot-played = games played

### The next game, and others

next-offer = New game, rematch or quit?
next-offer-which = Say new game, rematch or quit.
next-over = The game is over. New game, rematch or quit?
new-game-question = { $against ->
    [practice] New game against the partner
    [for-two] New game for two
    [relay] New relay game
    [tournament] New tournament game
   *[same] New game
  }{ $sides ->
    [white] {" "}with White
    [black] {" "}with Black
    [changed] {" "}with the other colour
   *[none] {""}
  }{ $opponent ->
    [partner] {" "}against the built-in partner
    [engine] {" "}against { $engine }
    [any-engine] {" "}against an engine
   *[none] {""}
  }{ $level ->
    [0] {""}
   *[other] , level { WORDS($level) }
  }{ $rung ->
    [0] {""}
   *[other] , rung { WORDS($rung) }
  }{ $timing ->
    [none] {""}
    [no-clock] , no clock
   *[other] , { $control }
  }? Game { WORDS($game) } stays saved. Yes or no.
take-up-question = Resume game { WORDS($other) }? Game { WORDS($game) } stays saved. Yes or no.
take-up-which = Which game? { $games }.
take-up-one = { WORDS($game) }, { $desk ->
    [practice] practice
    [relay] relay
   *[tournament] tournament
  }, { $moves ->
    [one] one move
   *[other] { WORDS($moves) } moves
  }
take-up-none = No other game is open.
take-up-here = Game { WORDS($game) } is this one.
take-up-over = Game { WORDS($game) } is over.
take-up-not = Not resumed: { $why }.
next-not = It cannot be begun: { $why }.
next-not-here = The arbiter is in charge of this game. Another one begins afterwards, with: ansage.
saved = Game { WORDS($game) } is saved, move by move. Later, say: resume game { WORDS($game) }.
engine-not-installed = { $engine } is not installed. { SYSTEM() ->
    [windows] Stockfish is at stockfishchess.org. Then: ansage settings set practice.engine PATH
   *[other] On Debian: apt install { $package }
  }
engine-none-installed = No engine is installed. { SYSTEM() ->
    [windows] Stockfish is at stockfishchess.org. Then: ansage settings set practice.engine PATH
   *[other] On Debian: apt install { $package }
  }
level-follows = { $follows ->
    [won] You won: one level harder.
   *[lost] You lost: one level easier.
  }
level-adaptive = The level follows the results.
level-is = Level { WORDS($level) } of eight.
level-is-engine = Level { WORDS($level) } of twelve.
level-easiest = That is the easiest.
level-hardest = That is the hardest.
level-none = No partner plays here, so there is no level.
level-unknown = Levels go from one to eight.
level-unknown-engine = Levels of an engine go from one to twelve.
settings-told = Names: { $names ->
    [fide] Appendix D
    [letters] letters
    [nato] NATO alphabet
   *[local] own
  }. Announcements: { $verbosity ->
    [short] short
    [normal] normal
   *[full] full
  }. Rate { $rate }, volume { $volume }. Say, for example: names letters, announcements short, faster, louder.
names-told = { $names ->
    [fide] Names of Appendix D
    [letters] Letters
    [nato] NATO alphabet
   *[local] Own names
  }: { $move }.
names-fixed = In a tournament the names stay as the game began. Article D.2.1.
help-over-next = The game is over. Say new game, rematch or quit. Also: review, training, puzzles, other side, level two, resume game.

brief-next-offer = New, rematch or quit?
brief-new-game-question = New game? yes/no.
brief-take-up-question = Game { $other }? yes/no.
brief-take-up-which = Which, { $games }?
brief-take-up-one = { $game }
brief-saved = Saved: { $game }.
brief-level-is = Level { $level }.
brief-level-is-engine = Level { $level }.

# Lessons: what is learned beside playing.
lesson-not-here = Nothing is played here. Say help, forward, back or quit.
lesson-no-moves = There is no move to go to here. Say next or hint.
lesson-question = { $lesson ->
    [position] Set up a position?
    [training] Go to training?
    [puzzles] Go to the puzzles?
   *[review] Go to the review?
  } Game { WORDS($game) } stays saved. Yes or no.
lesson-left = Goodbye.
review-begins = Review, { $moves ->
    [one] one move
   *[other] { $moves } moves
}. Say forward, back or move twelve.
review-start = Starting position.
review-none = No game with moves is kept yet.
review-move = { $number }. { $color ->
    [white] White
   *[black] Black
}: { $move }.
review-at-end = That was the last move. Say back or start.
review-at-start = This is the starting position. Say forward.
review-no-move = The game has fewer moves.
review-progress = Move { $number } of { $moves }.
review-game = Game { $number } of { $file }.
review-players = { $players ->
    [white] White, { $white }
    [black] Black, { $black }
   *[both] { $white } against { $black }
  }.
review-result = { $result ->
    [white] White won.
    [black] Black won.
   *[drawn] The game was drawn.
  }
game-unwritten = { $what ->
    [players] Who plays is not written down
    [event] The event is not written down
   *[date] The date is not written down
  }.
game-ending = { $ending ->
    [checkmate] Checkmate
    [stalemate] Stalemate
    [rules] Rules infraction
    [adjudicated] Adjudicated
    [abandoned] Abandoned
   *[time] On time
  }.
review-nag = Marked: { listen-nag }
review-comment = { $text }
review-fault = { $fault ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
  }; better was { $move }.
review-judged = Judged: { $judged } of { $moves } moves.
review-mistakes = { $color ->
    [white] White
   *[black] Black
  }: { $blunders ->
    [one] one blunder
   *[other] { $blunders } blunders
  }, { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
  }, { $inaccuracies ->
    [one] one inaccuracy
   *[other] { $inaccuracies } inaccuracies
  }.
review-not-judged = { $moves ->
    [0] Nothing is judged yet. Ask again soon.
   *[other] Judged up to move { $moves }, no mistake so far. Ask again soon.
  }
review-no-mistake = { $which ->
    [first] No mistakes.
    [next] No further mistake.
   *[previous] No mistake before this.
  }
review-variations = { $count ->
    [one] A variation: { $moves }.
   *[other] { $count } variations: { $moves }.
  }
review-variation = Variation.
review-which-variation = Say variation one, variation two.
review-no-variation = There is no variation here.
review-no-comment = There is no comment here.
review-variation-end = The variation ends here. Say back to the game.
review-main-already = This is the game itself.
review-in-game = Back in the game.
review-in-variation = In a variation, move { $number } of { $moves }.
review-full = There is no room for more variations.
review-played-out = The game would be over here. Go back and say it again.
review-no-file = This game is from no file. Say: resume game, or quit.
review-no-game = { $which ->
    [next] The file has no further game.
    [previous] This is the first game of the file.
   *[number] The file has fewer games.
  }
review-seeks = Looking for game { $number }, { $percent } percent of the file read.
review-engine-failed = The engine { $failing ->
    [missing] is not there
    [not-named] was not named
    [not-started] cannot be started
    [silent] does not answer
    [floods] writes without end
    [ended] has quit
    [illegal] makes illegal moves
    [no-move] makes no move
   *[no-chess960] does not know Chess960
  }. The built-in search judges on.
review-help = Say forward, back, move twelve, mistakes, next mistake or variation. Or play from here, evaluation, quit, or another move.
brief-lesson-question = { $lesson ->
    [position] Set up a position?
    [training] Go to training?
    [puzzles] Go to the puzzles?
   *[review] Go to the review?
  } yes/no.

# A position that is set up.
set-up-begins = Empty board. Say color, piece and square, then done.
set-up-square = { $state ->
    [empty] { $square } { $contents }
   *[piece] { $contents } { $square }
  }
set-up-placed = { $squares }.
set-up-replaced = It replaces: { $squares }.
set-up-cleared = The board is empty.
set-up-array = Starting position.
set-up-castling = { $color ->
    [white] White
   *[black] Black
  } { $rights ->
    [both] may castle to both sides.
    [short] may castle short.
    [long] may castle long.
   *[none] may not castle.
  }
set-up-en-passant = En passant is possible on { $square }.
set-up-undone = Taken back.
set-up-first = There is nothing to take back.
set-up-ready = { turn } Say White or Black to play it.
set-up-not = Not yet: { $why }.
set-up-over = Not from here: the game would be over already.
set-up-may-castle = Nobody may castle; if they may, say: White may castle short.
set-up-which = There are several; name the square it comes from.
set-up-say = Say color, piece and square, for example white king { $g } one.
set-up-help = Say color, piece and square; remove { $a } seven; clear the board. Mistakes: undo. Then White to move, White may castle short, done. Or en passant { $e } six, or position with a FEN.

# Puzzles.
puzzle-asked = Puzzle { $number }. { turn }
puzzle-after = Last move: { $move }.
puzzle-right = Right. The answer: { $answer }.
puzzle-wrong = No. { $tried } is answered by { $answer }.
puzzle-wrong-drawn = No. { $tried } only draws.
puzzle-solved = Solved. Say next.
puzzle-solution = The solution: { $moves }. Say next.
puzzle-over = This puzzle is done. Say next.
puzzle-not-moved = Nothing has been moved: a wrong move is not made.
puzzle-none-such = There is no such puzzle left.
puzzle-not-again = These puzzles cannot be gone through again.
puzzle-all-solved = You have solved them all; here they are again.
puzzle-rating = Its rating is { $rating }.
puzzle-unrated = This puzzle has no rating.
puzzle-hint-last = There are no more hints. Say solution.
puzzle-first = This is the first puzzle. Say next.
puzzle-hint-mate = Mate in { $moves }.
puzzle-hint-theme = { $theme ->
    [fork] A fork.
    [pin] A pin.
    [skewer] A skewer.
    [discoveredAttack] A discovered attack.
    [trappedPiece] A piece is trapped.
    [deflection] A deflection.
    [sacrifice] A sacrifice.
    [promotion] A pawn promotes.
    [hangingPiece] A piece can be won at once.
    [equality] The game can be saved.
    [crushing] Material can be won.
    [advantage] An advantage can be won.
   *[other] Find the best move.
  }
puzzle-hint-piece = { the-piece } moves.
puzzle-hint-from = The piece on { $square } moves.
puzzle-result = { $solved } of { $all ->
    [one] one puzzle
   *[other] { $all } puzzles
  } solved, { $alone } at the first try.
puzzle-result-none = No puzzle was tried.
puzzle-last = That was the last puzzle.
puzzle-none = No puzzle fits.
puzzle-sought = Looking for a puzzle that fits{ $percent ->
    [0] {""}
   *[other] , { $percent } percent of the file read
  }.
puzzle-unread = { $file } cannot be read any further: { $why }.
puzzle-refused = { $file }, line { $line }: { $why }.
puzzle-refused-more = { $count ->
    [one] One more is left out.
   *[other] { $count } more are left out.
  }
puzzle-fault = { $fault ->
    [long] the line is too long
    [no-position] no position
    [no-solution] no solution
    [several] several solutions
    [no-move] { $what } is no legal move
    [also-mates] more than one solution, { $what } mates as well
    [no-mate] no mate in { $moves }
   *[unproven] the mate in { $moves } cannot be shown
  }
puzzle-help = Say a move, hint, solution, skip, next, start, results or quit. Questions work as in a game.

# Games of a file that are listened to.
listen-begins = Games of { $file }.
listen-index = { $index ->
    [making] The index is at { $percent } percent.
    [broken] The file cannot be read to its end. Games in the index: { $games }.
    [short] There is no room on the disk for the index. Games in it: { $games }.
   *[whole] Index ready: { $games ->
        [one] one game
       *[other] { $games } games
      }{ $broken ->
        [0] {""}
       *[other] , { $broken } of them broken
      }.
  }
listen-game = Game { $number }{ $players ->
    [both] : { $white } against { $black }
    [white] : White, { $white }
    [black] : Black, { $black }
   *[none] {""}
  }.
listen-event = { $event }.
listen-round = Round { $round }.
listen-date = { $dated ->
    [year] { $year }
   *[other] { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
      }{ $dated ->
        [day] {" "}{ $day }, { $year }
       *[month] {" "}{ $year }
      }
  }.
listen-result = { $result ->
    [white] White wins.
    [black] Black wins.
    [drawn] Drawn.
   *[open] No result.
  }
listen-nag = { $nag ->
    [good] A good move.
    [mistake] A mistake.
    [brilliant] A brilliant move.
    [blunder] A blunder.
    [interesting] An interesting move.
    [dubious] A dubious move.
    [forced] The only move.
    [equal] Equal.
    [unclear] Unclear.
    [white-slightly] White is slightly better.
    [black-slightly] Black is slightly better.
    [white-better] White is better.
    [black-better] Black is better.
    [white-winning] White is winning.
    [black-winning] Black is winning.
    [zugzwang] Zugzwang.
    [initiative] With the initiative.
    [attack] With an attack.
    [compensation] With compensation.
    [counterplay] With counterplay.
    [time-trouble] In time trouble.
   *[novelty] A novelty.
  }
listen-comment = { $text }
    .short = { "" }
listen-variations = { $count ->
    [one] There is a variation.
   *[other] There are { $count } variations.
  }
    .short = { "" }
listen-variation = Variation.
listen-variation-over = End of the variation.
listen-main-line = Main line.
listen-no-variation = There is no variation here.
listen-is-main-line = This is the main line.
listen-ended = End of the game.
listen-at-end = The game is over. Say next game or back.
listen-fault = { $fault ->
    [no-move] { $what } is no legal move
    [ambiguous] { $what } fits several pieces
    [unread] { $what } cannot be read as a move
    [number] number { $what } stands before the first move, without a position
    [null-move] a null move stands here
    [tag] the tag { $what } stands behind too many others and is left out
    [deep] a variation stands within too many others and is left out
    [nowhere] a variation stands in place of no move and is left out
    [comment] comments are left out because there are too many
    [nag] a judgement stands behind too many others and is left out
    [result] the result behind the moves is { $what }, and the tag has another
   *[long] the game is too long
  }
listen-first-game = This is the first game.
listen-last-game = That was the last game.
listen-last-found = That was the last game found. Say all games.
listen-no-game = There is no such game.
listen-not-yet = The index is only at { $percent } percent.
listen-empty = There is no game in { $file }.
listen-changed = The file has changed. It begins anew.
listen-goes-on = Going on where you stopped.
listen-paused = Pause. Say go on.
listen-pace = { $seconds ->
    [0] Moves come when you ask.
    [one] A move every second.
   *[other] A move every { $seconds } seconds.
  }
listen-progress = Game { $game }{ $games ->
    [0] {""}
   *[other] {" "}of { $games }
  }, move { $number } of { $moves }.
listen-bookmark-kept = Bookmark{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  } kept.
listen-bookmark = Bookmark{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  }.
listen-bookmark-listed = { $marked ->
    [yes] { $name }
   *[no] Without a name
  }: game { $number }.
listen-no-bookmark = There is no bookmark{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  }.
listen-no-bookmarks = There are no bookmarks.
listen-bookmark-lost = The game of the bookmark{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  } is no longer there.
listen-not-kept = Bookmarks cannot be kept: { $why }.
listen-searching = Searching. Found so far: { $count }.
listen-found = { $count ->
    [one] One game found.
   *[other] { $count } games found.
  }
listen-found-none = No game found.
listen-search-what = Say search and a name, or search position.
listen-all-games = All games again.
listen-no-search = Nothing is being searched for.
listen-how = Say listen and a file's name at the menu. Or call ansage listen FILE.
listen-help = Say pause, go on, forward, three back or next game. Also game seven, variation, bookmark, search, longer pauses or quit.

# Drills. The names are those of the list; the rest is what is asked and how an answer was.
drill-name = { $drill ->
    [square-colours] square colors
    [coordinates] names and coordinates
    [neighbours] neighbors
    [knight-moves] knight moves
    [knight-routes] knight routes
    [diagonals] diagonals
    [after-moves] moves in the head
    [dictation] dictation
    [captures] counting captures
    [checks] counting checks
    [mate-in-one] mate in one
    [positions] remembering a position
    [clock] sense of time
    [reconstruction] rebuild the position
    [hanging] hanging pieces
    [forks] forks
   *[repeating] repeating under time
  }
drill-due = { $due ->
    [0] { $known ->
        [0] new
       *[other] nothing due
      }
   *[other] { $due } due
  }
drill-proposed = Proposed: { $number }, { drill-name }, { drill-due }. Yes, another number, or list?
drill-listed = { $number }, { drill-name }, { drill-due }.
drill-begins = { drill-name }, at most { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
drill-shade = { $square }: light or dark?
drill-name-of = What is the name of { $square }?
drill-signs-of = { $square }: which letter, which number?
drill-neighbours = All neighbors of { $square }?
drill-knight-moves = { piece } on { $square }: where to?
drill-knight-route = { piece } from { $one } to { $other }: the shortest way?
drill-on-diagonal = { $one } and { $other }: on one diagonal?
drill-between = What lies between { $one } and { $other }?
drill-stands = What is on { $square }?
drill-captures = How many captures does White have?
drill-checks = How many moves of White give check?
drill-mate = White mates. Which move?
drill-where-of = { $color ->
    [white] Which squares are White's pieces on?
   *[black] Which squares are Black's pieces on?
  }
drill-hanging = Which black pieces are attacked and not defended?
drill-fork = White attacks two pieces at once. Which move?
drill-announced = { $move }.
drill-repeat = Repeat: { $move }.
drill-elapsed = Say now when { $seconds } seconds have gone.
drill-used = Of { $minutes } minutes { $left } are left. How much is used?
drill-dictation = Dictation, { $count } moves of one side each. Write down every one.
drill-right = Right.
drill-late = Right, but too late.
drill-wrong = No: { $answer }.
drill-answer = { $answer }.
drill-passed = { $verdict ->
    [right] Right
   *[wrong] No
  }: { $time }.
drill-shade-is = { $shade ->
    [light] light
   *[dark] dark
  }
drill-yes-or-no = { $yes ->
    [yes] yes
   *[no] no
  }
drill-no-slip = All as announced.
drill-slip = { $number }. { $color ->
    [white] White
   *[black] Black
  }: { $announced }, not { $written }.
drill-slip-unread = { $number }. { $color ->
    [white] White
   *[black] Black
  }: { $announced } is missing.
drill-hint-shade = { $square } is dark. A step to the side changes the color.
drill-hint-name = The file { $letter } is called { $name }.
drill-hint-count = { $count ->
    [one] It is one square.
   *[other] It is { $count } squares.
  }
drill-hint-apart = { $files } files and { $ranks } ranks apart.
drill-hint-stands = { $stands ->
    [piece] Something is there.
   *[nothing] Nothing is there.
  }
drill-hint-none = There is no hint for this. Say again or solution.
drill-from-to = { $one } to { $other }
drill-missed = Missed: { $what }.
drill-result = { $right } of { $all } right.
drill-result-none = No answer was given.
drill-not-kept = The progress is not saved: { $why }.
drill-in-the-head = This is done in the head. Say again, hint or solution.
drill-no-back = There is no way back here. Say again, next or end.
drill-sought = { $sought ->
    [shade] Say light or dark.
    [squares] Name squares.
    [contents] Say color and piece, or empty.
    [yes-or-no] Say yes or no.
    [number] Say a number.
    [move] Say a move.
    [time] Say a time in minutes and seconds.
   *[now] Say now.
  }
drill-which = Say yes, a number, a name or list.
drill-help = Answer. Or say again, hint, solution, skip, results, list, enough or quit.
training-help = Say yes, the number or name of a drill, list or quit.
brief-language-fixed = Language stays as it was.

### The library: games found, imported, deleted and copied, and their scoresheets

error-game-deleted = Game { $game } was deleted on { $date }
error-game-imported = Game { $game } was imported: it can be shown, exported and gone over, and not played on. To show it: ansage games show { $game }
games-more = { $shown } of { $count } games. For more: --limit { $count }
games-nothing-found = No game is found.
games-found-at = { $line }, position before move { $move }
games-import-fault = { $file }, line { $line }, column { $column }: { $why }. { $effect ->
    [skipped] This game is not imported.
    [part] What stands before it is imported.
    [variation] The rest of this variation is missing. The game is imported.
   *[kept] The game is imported.
  }
games-letters-hint = Are the letters in it other ones? Then --letters { $voice }.
games-imported = { $count ->
    [0] No game imported
    [one] One game imported
   *[other] { $count } games imported
  }{ $already ->
    [0] {""}
    [one] , one was there already
   *[other] , { $already } were there already
  }{ $refused ->
    [0] {""}
   *[other] , { $refused } cannot be read
  }.
games-progress = { $task ->
    [import] Importing
    [index] Indexing games
    [positions] Indexing positions
    [verify] Verifying
    [sound] Sound
   *[backup] Copying
  }: { $percent } percent.
games-delete-ask = Delete game { $line }? Nothing of it is left. Yes or no:
games-deleted = Game { $game } is deleted.
games-not-deleted = Nothing is deleted.
games-backed-up = The library is copied to { $file }.
games-stats = { $total ->
    [games] Games: { $count }
    [played] Played: { $count }
    [imported] Imported: { $count }
    [deleted] Deleted: { $count }
    [plies] Moves of one side: { $count }
    [white] White won: { $count }
    [black] Black won: { $count }
    [draw] Drawn: { $count }
    [open] Without a result: { $count }
    [dates] Dates: { $from } to { $to }
    [size] The library: { $count } MB
   *[index] Its index: { $count } MB
  }
games-query-fault = { $query ->
    [date] { $what } is no date. Say a year, a month or a day: 2026, 2026-05, 2026-05-01, or from one to the other: 2025..2026
    [result] { $what } is no result. Say 1-0, 0-1, 1/2-1/2 or *
    [move] { $what } is no legal move there
   *[many] Games are found by at most { $what } moves of one side
  }
games-no-form = Game { $game } was imported and has no events. Its moves: --format pgn
games-no-ply = Game { $game } has only { $plies } moves of one side
sheet-title = { $white } against { $black }
sheet-label = { $label ->
    [event] Event
    [site] Site
    [date] Date
    [round] Round
    [board] Board
    [white] White
    [whiteteam] White's team
    [black] Black
    [blackteam] Black's team
    [timecontrol] Time control
    [signed] Signed
    [fen] Position
    [number] Move
    [clock] Clock
    [whiteelo] Rating of White
    [blackelo] Rating of Black
    [eco] Opening
    [annotator] Comments by
    [whitetimecontrol] Time of White
    [blacktimecontrol] Time of Black
    [played] Played
    [white-score] White has written
    [black-score] Black has written
   *[result] Result
  }
sheet-spoken = { $place ->
    [white] Move { $number }: { $move }.
    [black-first] Move { $number }, Black: { $move }.
   *[black] { $move }.
  }
sheet-stage = { $stage ->
    [opening] Opening
    [middlegame] Middlegame
   *[endgame] Endgame
  }
games-idle-flag = --{ $flag } means nothing to the form { $form }
games-no-scores = Game { $game } has no scoresheets of the players
games-not-written-over = What is left of it in the file could not be written over: { $why }.
games-no-font = no font for the PDF. Name one with --font FILE.ttf
games-unusable-font = { $file } is no font in which the PDF can be set. Name another with --font FILE.ttf
games-undated = undated
games-one-game = This form holds one game only. Several together: --format pgn, text, fen, epd, brf, brl, audio or daisy.
games-book-folder = A DAISY book is a folder. Name it with --output FOLDER.
sheet-book = { $count } games
sound-not-made = no sound, { $silent ->
    [missing] because eSpeak NG is missing. { SYSTEM() ->
        [windows] eSpeak NG is at github.com/espeak-ng/espeak-ng/releases
       *[other] On Debian: apt install espeak-ng
      }
   *[fails] because eSpeak NG fails: { $what }
  }
recording-lost = Announcements are not recorded: { $silent ->
    [missing] eSpeak NG is missing
    [fails] eSpeak NG fails
   *[file] { $what }
  }.
sheet-not-written = nothing
sheet-offer = { $players ->
    [white] draw offered by White
    [black] draw offered by Black
   *[none] draw offered
  }
sheet-not-read = not read out
sheet-variation = Variation: { $moves }
sheet-remark = { $remark ->
    [claim] draw claimed
    [claim-failed] claim not correct
    [postponed] claim postponed
    [increment] increment
    [illegal] illegal move
    [illegal-stands] illegal move that stands
    [announced] announced
    [clock-set] clock set
    [time] time
    [flag] flag fallen
    [sealed] move sealed
    [noted] noted
    [warning] warning
    [penalty] penalty
    [protest] arbiter called
    [restored] position restored, plies kept
    [displaced] pieces displaced
   *[other] ruling
  }{ $players ->
    [white] , White
    [black] , Black
   *[none] {""}
  }{ $had ->
    [some] : { $detail }
    [opponent] ; { $receiver ->
        [white] White
       *[black] Black
      } { $detail }
   *[none] {""}
  } ({ $article })
cli-games-show = Show a game: what stands above its moves, and the moves
cli-games-search = Search for games by player, date, event, result, opening moves or position
cli-games-import = Import the games of PGN files
cli-games-delete = Delete a game; it is asked once more
cli-games-backup = Copy the library, also while games are played
cli-games-stats = Say how many games there are, and how they ended
cli-arg-from-white = Only games with this player as White
cli-arg-from-black = Only games with this player as Black
cli-arg-date = Only games of this year, month or day, or from one to the other: 2025..2026-03
cli-arg-result = Only games that ended so: 1-0, 0-1, 1/2-1/2 or *
cli-arg-moves = Only games that begin with these moves: "e4 c5 Nf3"
cli-arg-found-fen = Only games that passed through this position
cli-arg-limit = List at most so many games, the newest; 100 without it
cli-arg-yes = Do it without asking
cli-arg-until-fault = Also import games with a fault, as far as they can be read, as games that are not over
cli-arg-told = How the moves are told: letters or announced
cli-arg-large = In large print
cli-arg-scores = Set what both players have written side by side
cli-arg-cells = So many Braille cells to a line, 20 to 100; 40 without it
cli-arg-page-lines = So many lines to a page of Braille, 5 to 40; 25 without it
cli-arg-code = The Braille code: german, british, spanish or computer
cli-arg-ply = The position after so many moves of one side; the last one without it
cli-arg-font = The font of the PDF, a TrueType or OpenType file; one of this computer without it
cli-arg-pause = Seconds between two moves; 2 without it
cli-arg-games = The number of a game, or from one to another: 5-9
cli-arg-record = Keep each announcement as a sound file in this folder
cli-arg-live = Write the game to this PGN file, anew after each completed move
cli-arg-live-delay = How much later the file is than the game: 3 moves, 15m
cli-arg-diagram-theme = The colours of the picture: light-print, dark-screen or soft-print
cli-arg-square = The width of a square of the picture, in pixels, 16 to 256; 64 without it
cli-arg-flip = With Black below
cli-arg-files = The PGN files
cli-arg-copy = The file that is to be the copy

# The guide, read at a terminal. $number and $count are of chapters.
guide-chapter = { $number }: { $title }
guide-asked = Enter reads on, a number goes to a chapter, quit leaves.
guide-short = Guide: Enter, back, a number
guide-help = Enter reads on, back goes back, repeat reads it again. A number is a chapter. Quit leaves.
guide-over = There is no more of the guide there.
guide-foreign = The guide is in English.
guide-no-chapter = There is no chapter { $number }. There are { $count }.
