# English. Every article of the Laws in a sentence or two, for who asks what it says. $edition is the year of the edition.

law-preface = No text foresees every case. What is not regulated is decided by the arbiter, fairly and by comparison with what is.

### One: nature and objectives

law-1 = The nature of the game: two opponents, moves in turn, and checkmate as the aim.
law-1-1 = Two opponents move their pieces on a square board, the chessboard.
law-1-2 = White makes the first move. Then the players move alternately.
law-1-3 = A player has the move as soon as the opponent's move has been made.
law-1-4 = The aim is to attack the opponent's king so that the opponent has no legal move.
law-1-4-1 = Who attacks the king so that the opponent has no legal move has checkmated and won. Leaving or putting one's own king under attack, or capturing a king, is not allowed.
law-1-4-2 = The player whose king is checkmated has lost.
law-1-5 = If neither player can possibly checkmate, the game is drawn.

### Two: the initial position

law-2 = The initial position: the chessboard, the pieces and where they stand.
law-2-1 = The board has eight by eight squares, light and dark in turn. The corner square at each player's right hand is light.
law-2-2 = Each side begins with a king, a queen, two rooks, two bishops, two knights and eight pawns.
law-2-3 = On the first rank stand rook, knight, bishop, queen, king, bishop, knight, rook, with the pawns in front. Black stands opposite, and each queen on her own color.
law-2-4 = The columns of squares are files, the rows are ranks. A straight line of squares of one color from edge to adjacent edge is a diagonal.

### Three: the moves of the pieces

law-3 = The moves of the pieces, what is check, and what is a legal move.
law-3-1 = No piece moves to a square occupied by a piece of its own color.
law-3-1-1 = A piece that moves to a square with an opponent's piece captures it, and it is removed as part of the same move.
law-3-1-2 = A piece attacks an opponent's piece if it could capture on that square.
law-3-1-3 = A piece attacks a square even if it may not move there because its own king would be in check.
law-3-2 = The bishop moves to any square along a diagonal on which it stands.
law-3-3 = The rook moves to any square along the file or rank on which it stands.
law-3-4 = The queen moves as far as she likes along her file, her rank or a diagonal.
law-3-5 = Bishop, rook and queen do not jump over other pieces.
law-3-6 = The knight moves to one of the nearest squares that are not on the same rank, file or diagonal. It may jump.
law-3-7 = The pawn moves straight ahead, captures diagonally ahead, and is exchanged on the last rank.
law-3-7-1 = The pawn moves one square straight ahead, if that square is empty.
law-3-7-2 = On its first move the pawn may also advance two squares, if both are empty.
law-3-7-3 = The pawn captures what stands one square diagonally ahead of it.
law-3-7-4 = A pawn that has just advanced two squares can be captured en passant.
law-3-7-4-1 = A pawn beside an opponent's pawn that has just advanced two squares may capture it as if it had advanced only one. This is called en passant.
law-3-7-4-2 = Capturing en passant is legal only on the move right after the pawn's double step.
law-3-7-5 = A pawn that reaches the last rank is promoted.
law-3-7-5-1 = A pawn that reaches the last rank is exchanged, as part of the same move, for a queen, rook, bishop or knight of its color, on the square it arrives on.
law-3-7-5-2 = The choice is not restricted to pieces that have been captured.
law-3-7-5-3 = The new piece takes effect at once, so it can give check or mate.
law-3-8 = The king moves in two ways: by one step, or by castling.
law-3-8-1 = The king moves to an adjoining square.
law-3-8-2 = Castling is one move of the king with a rook on the same rank: the king goes two squares towards the rook, and the rook goes to the square the king has crossed.
law-3-8-2-1 = The right to castle is lost if the king has moved, or with a rook that has moved.
law-3-8-2-2 = Castling is prevented for the moment if the king's square, the one it crosses or the one it reaches is attacked, or if any piece stands between king and rook.
law-3-9 = A king that is attacked is in check.
law-3-9-1 = The king is in check if an opponent's piece attacks it, even a piece that may not move there itself.
law-3-9-2 = No move may expose the player's own king to check or leave it in check.
law-3-10 = Moves are legal or illegal, and so are positions.
law-3-10-1 = A move is legal if it meets everything that the rules for the moves of the pieces require.
law-3-10-2 = A move that does not meet them is illegal.
law-3-10-3 = A position is illegal if no series of legal moves can lead to it.

### Four: the act of moving

law-4 = The act of moving: touching a piece, letting go of it, and when a move has been made.
law-4-1 = Each move is played with one hand only.
law-4-2 = Adjusting pieces on their squares.
law-4-2-1 = Only the player having the move may adjust pieces, and only after saying so first, for example I adjust.
law-4-2-2 = { $edition ->
    [2014] The edition of twenty fourteen does not have this sentence.
   *[other] Any other contact with a piece counts as intended, unless it is clearly accidental.
  }
law-4-3 = What is touched on purpose must be moved or captured. This holds for the player having the move.
law-4-3-1 = Who touches own pieces must move the first one touched that can be moved.
law-4-3-2 = { $edition ->
    [2014] Who touches the opponent's pieces must capture the first one touched. If it cannot be captured, then the second, and so on.
   *[other] Who touches the opponent's pieces must capture the first one touched that can be captured.
  }
law-4-3-3 = Who touches pieces of both colors must capture the opponent's piece with the own one. If that is illegal, the first piece touched that can be moved or captured counts; if the order is unclear, the own piece counts as touched first.
law-4-4 = Touching king and rook, and choosing a piece for promotion.
law-4-4-1 = { $edition ->
    [2014] Who deliberately touches king and rook must castle on that side, if it is legal.
   *[other] Who touches king and rook must castle on that side, if it is legal.
  }
law-4-4-2 = Who deliberately touches a rook and then the king may not castle on that side on this move. The first piece that can be moved must be moved, so the rook if it can.
law-4-4-3 = { $edition ->
    [2014] Who means to castle and touches the king, or king and rook together, and cannot castle on that side, must make another legal move with the king, and that may be castling on the other side. If the king has none, any legal move may be made.
   *[other] Who means to castle and touches the king and then a rook, and cannot castle with it, must make another legal move with the king, and that may be castling with the other rook. If the king has none, any legal move may be made.
  }
law-4-4-4 = At promotion the choice of piece is final once the piece has touched the promotion square.
law-4-5 = If none of the touched pieces can be moved or captured, any legal move may be made.
law-4-6 = How a promotion is carried out.
law-4-6-1 = The pawn need not be placed on the promotion square.
law-4-6-2 = Removing the pawn and placing the new piece may be done in any order.
law-4-6-3 = An opponent's piece on the promotion square must be captured.
law-4-7 = A piece that has been released on a square as a legal move may not be moved to another square on this move. Then the move has been made.
law-4-7-1 = A capture has been made when the captured piece is off the board and the capturing piece, placed on its new square, is released.
law-4-7-2 = Castling has been made when the rook is released on the square the king has crossed. Once the king is released, only castling on that side is allowed, if legal; otherwise another king move, and if there is none, any legal move.
law-4-7-3 = A promotion has been made when the new piece is released on the promotion square and the pawn is off the board.
law-4-8 = A player who touches a piece with the intention to move or capture it can no longer claim that the opponent broke the rules of touching and moving.
law-4-9 = A player who cannot move the pieces may have an assistant, who must be acceptable to the arbiter.

### Five: the completion of the game

law-5 = The completion of the game: by checkmate, resignation, stalemate, dead position or agreement.
law-5-1 = How a game is won.
law-5-1-1 = Who checkmates with a legal move has won. The game is over at once.
law-5-1-2 = { $edition ->
    [2023] Resigning ends the game at once, and the opponent wins. But it is drawn if the opponent cannot checkmate by any series of legal moves.
   *[other] The opponent of the player who resigns has won. The game is over at once, even if the winner could never have checkmated.
  }
law-5-2 = { $edition ->
    [2014] How a game is drawn: by stalemate, by a dead position, by agreement, by a claim after three occurrences, or by a claim after fifty moves.
   *[other] How a game is drawn: by stalemate, by a dead position or by agreement.
  }
law-5-2-1 = Stalemate: the player to move has no legal move and is not in check. The game is drawn at once.
law-5-2-2 = Dead position: neither player can checkmate by any series of legal moves. The game is drawn at once.
law-5-2-3 = { $edition ->
    [2014] The game is drawn if both players agree to it. No number of moves is required.
   *[other] The game is drawn if both players agree to it, provided that each has made at least one move.
  }

### Six: the chess clock

law-6 = The chess clock: how it is used, what it counts, and what follows when a flag falls.
law-6-1 = The chess clock has two displays, of which only one runs at a time. Flag-fall means that a player's allotted time has expired.
law-6-2 = Handling the chess clock.
law-6-2-1 = After making a move on the board the player stops the own clock and starts the opponent's. That completes the move.
law-6-2-1-1 = { $edition ->
    [2014] A move is also completed if it ends the game: by checkmate, stalemate, dead position, agreement, the fifth occurrence in a row, or seventy-five moves.
   *[other] A move is also completed if it ends the game: by checkmate, stalemate, dead position, the fifth occurrence or seventy-five moves.
  }
law-6-2-1-2 = A move is also completed if the player has made the next move before pressing for the former one.
law-6-2-2 = A player must be allowed to press the clock after moving, even if the opponent has already replied. The time until the press is the player's own.
law-6-2-3 = The clock is pressed with the hand that made the move. Keeping a finger on the button or hovering over it is forbidden.
law-6-2-4 = { $edition ->
    [2014] The clock must be handled properly: not hit hard, lifted or knocked over. Improper handling is penalised by the arbiter.
   *[other] The clock must be handled properly: not hit hard, lifted, knocked over, or pressed before moving. Improper handling is penalised by the arbiter.
  }
law-6-2-5 = Only the player whose clock is running may adjust the pieces.
law-6-2-6 = A player who cannot use the clock may have an assistant acceptable to the arbiter. The arbiter adjusts the times fairly, but a disability changes nothing in the times.
law-6-3 = Time control: moves and time.
law-6-3-1 = In the allotted time, with all that is added to it, each player has to complete so many moves, or all of them. This is fixed in advance.
law-6-3-2 = Time saved in one period is added to the next. With a delay, the main time runs only after the fixed extra time of the move has expired.
law-6-4 = As soon as a flag falls, it is checked whether the required number of moves has been completed.
law-6-5 = Before the game the arbiter decides where the clock stands.
law-6-6 = At the time set for the start, White's clock is started.
law-6-7 = Being late.
law-6-7-1 = { $edition ->
    [2014] The rules of the event must state the default time. Who arrives after it loses, unless the arbiter decides otherwise.
   *[other] The rules of the event state the default time; if they do not, it is zero. Who arrives after it loses, unless the arbiter decides otherwise.
  }
law-6-7-2 = If the default time is not zero and nobody is present at the start, White loses the time until arriving.
law-6-8 = A flag has fallen when the arbiter sees it or a player validly claims it.
law-6-9 = Who does not complete the prescribed moves in the allotted time loses, unless the game is already over. But it is drawn if the opponent cannot checkmate by any possible series of legal moves.
law-6-10 = What the clock shows, and what if it is wrong.
law-6-10-1 = What the clock shows is conclusive, unless it is evidently defective. The arbiter replaces a defective clock and sets the times as well as possible.
law-6-10-2 = If a clock turns out to be set wrongly, it is stopped at once. The arbiter corrects the times and the move counter.
law-6-11 = Stopping the clock.
law-6-11-1 = When a game must be interrupted, the arbiter stops the clock.
law-6-11-2 = A player may stop the clock only to call the arbiter, for example when the piece for a promotion is missing.
law-6-11-3 = The arbiter decides when the game continues.
law-6-11-4 = { $edition ->
    [2017] When a player has stopped the clock to call the arbiter, the arbiter decides whether there was a valid reason. If there was none, the player is penalised.
   *[other] When a player has stopped the clock to call the arbiter, the arbiter decides whether there was a valid reason. If there obviously was none, the player is penalised.
  }
law-6-12 = Displays in the playing hall.
law-6-12-1 = Screens, monitors and boards that show the position, the moves and their number are allowed in the playing hall.
law-6-12-2 = No claim may rest only on what a display in the playing hall shows.

### Seven: irregularities

law-7 = Irregularities: wrong positions, reversed colors, displaced pieces and illegal moves.
law-7-1 = When pieces have to go back to an earlier position, the arbiter decides what the clocks and the move counter show, and may leave the times as they are.
law-7-2 = What if the game began with a wrong set-up.
law-7-2-1 = If the initial position was wrong, the game is cancelled and a new one is played.
law-7-2-2 = If only the board is turned the wrong way, the position is moved to a board that lies right, and the game continues.
law-7-3 = { $edition ->
    [2014] A game that began with the colors reversed continues, unless the arbiter decides otherwise.
   *[other] If a game began with the colors reversed, it is played anew with the right colors, unless both players have made ten moves. Then it continues.
  }
law-7-4 = Pieces that were knocked over or displaced.
law-7-4-1 = Who displaces pieces puts them back on the own time.
law-7-4-2 = If displaced pieces make it necessary, either player may stop the clock and call the arbiter.
law-7-4-3 = Who displaced the pieces may be given a penalty by the arbiter.
law-7-5 = { $edition ->
    [2014] What follows an illegal move.
    [2017] What follows an illegal move. Each kind of it is counted for itself.
   *[other] What follows an illegal move, and what is treated as one. All kinds are counted together.
  }
law-7-5-1 = An illegal move is completed by the press of the clock. Then the position before it is restored, or the last one that can be identified, and what was touched must be moved where that is possible.
law-7-5-2 = If a pawn was moved to the last rank and the clock pressed without a new piece, the move is illegal, and the pawn becomes a queen.
law-7-5-3 = { $edition ->
    [2014] The edition of twenty fourteen does not treat a press without a move as an illegal move.
    [2017] Pressing the clock without having made a move counts as an illegal move. The first gives the opponent two minutes, the second of this kind loses.
   *[other] Pressing the clock without having made a move is treated as an illegal move, and counts together with the others.
  }
law-7-5-4 = { $edition ->
    [2014] The edition of twenty fourteen sets no penalty for using two hands. The arbiter may give one.
    [2017] Using two hands for one move counts as an illegal move, even before the press. The first gives the opponent two minutes, the second of this kind loses.
   *[other] Using two hands for one move and pressing the clock is treated as an illegal move, and counts together with the others.
  }
law-7-5-5 = For the first completed illegal move the opponent receives two minutes; for the second { $edition ->
    [2017] of the same kind
   *[other] of the same player
  } the game is lost. But it is drawn if the opponent cannot checkmate by any series of legal moves.
law-7-6 = If a piece turns out to have been displaced from its square, the position before that is restored, or the last one that can be identified, and the game continues from there.

### Eight: the recording of the moves

law-8 = The recording of the moves: what is written on the scoresheet, when, and who need not.
law-8-1 = How the moves are recorded.
law-8-1-1 = Each player records the own moves and the opponent's, move after move, clearly and in algebraic notation.
law-8-1-1-1 = The moves are written on the scoresheet of the event.
law-8-1-1-2 = { $edition ->
    [2023] Instead of writing, the moves may be made on an electronic scoresheet that FIDE has approved.
   *[other] Only the edition of twenty twenty-three has electronic scoresheets among its articles. In this one the moves are written.
  }
law-8-1-2 = No move is recorded in advance, except for a claim of a draw or when a move is sealed.
law-8-1-3 = A player may reply before recording the opponent's move, but must record the own previous move before making another.
law-8-1-4 = The scoresheet is only for the moves, the times of the clocks, offers of a draw, claims and other relevant facts.
law-8-1-5 = Both players record an offer of a draw, with an equals sign in brackets.
law-8-1-6 = For a player who cannot keep score, an assistant acceptable to the arbiter writes. The arbiter adjusts the time fairly, but never against a player with a disability.
law-8-2 = The scoresheet is visible to the arbiter throughout the game.
law-8-3 = { $edition ->
    [2023] The scoresheets belong to the organiser. A faulty electronic one is replaced.
   *[other] The scoresheets belong to the organiser.
  }
law-8-4 = { $edition ->
    [2014] Who has less than five minutes left in a period, and no thirty seconds or more with each move, need not record. The scoresheet must be brought up to date right after the flag falls.
   *[other] Who has less than five minutes left in a period, and no thirty seconds or more added with each move, need not record for the rest of the period.
  }
law-8-5 = How the scoresheets are completed after time trouble.
law-8-5-1 = If neither player has to record, the arbiter or an assistant tries to do it. Right after a flag falls the clocks are stopped, and both players complete their scoresheets.
law-8-5-2 = If only one player need not record, that player completes the scoresheet when a flag has fallen, before moving. On the own move the opponent's sheet may be borrowed, and must be given back before moving.
law-8-5-3 = If no complete scoresheet is at hand, the game is reconstructed on a second board, after position, times, side to move and number of moves have been noted.
law-8-6 = If the scoresheets cannot show that a player has overstepped the time, the next move counts as the first of the next period, unless there is evidence of more moves.
law-8-7 = At the end both players sign the scoresheets with the result. Even if it is wrong it stands, unless the arbiter decides otherwise.

### Nine: the drawn game

law-9 = The drawn game: by offer and agreement, by claim, and without a claim.
law-9-1 = The offer of a draw.
law-9-1-1 = The event may forbid to offer or agree to a draw before a certain number of moves, or without the arbiter's consent.
law-9-1-2 = If the event allows draws by agreement, there are rules for the offer.
law-9-1-2-1 = A draw is offered after making the move and before pressing the clock. At other times the offer is valid, but must not annoy the opponent. It cannot be withdrawn, and stands until it is accepted, refused, refused by touching a piece, or the game ends.
law-9-1-2-2 = Both players note the offer on the scoresheet.
law-9-1-2-3 = A claim of the third occurrence or of fifty moves is also an offer of a draw.
law-9-2 = The game is drawn by a correct claim that the same position occurs for at least the third time.
law-9-2-1 = The player having the move may claim a draw when the same position occurs for at least the third time, not necessarily by repetition of moves.
law-9-2-1-1 = If the next move would bring about the third occurrence, the player records this move, which cannot be changed then, and tells the arbiter the intention to make it.
law-9-2-1-2 = If the third occurrence has just appeared, the player having the move claims it.
law-9-2-2 = Positions are the same if the same player has the move, the same pieces stand on the same squares, and all pieces of both players have the same possible moves.
law-9-2-2-1 = It is not the same position if at the beginning a pawn could have been captured en passant.
law-9-2-2-2 = It is not the same position if a right to castle has been lost since. That right is lost only by moving the king or the rook.
law-9-3 = The game is drawn by a correct claim that fifty moves of each player have passed without a pawn move or a capture.
law-9-3-1 = Who has the move may claim that with the next move fifty moves of each have passed without a pawn move or capture. The move is recorded first, and cannot be changed.
law-9-3-2 = Who has the move may claim that the last fifty moves of each player were completed without a pawn move or capture.
law-9-4 = Who touches a piece with the intention to move or capture it loses the right to claim on that move.
law-9-5 = What happens when a draw is claimed.
law-9-5-1 = When a draw is claimed, the claimant or the arbiter stops the clock. The claim cannot be withdrawn.
law-9-5-2 = If the claim of a draw is correct, the game is drawn at once.
law-9-5-3 = If the claim of a draw is wrong, the opponent receives two minutes and the game continues. A move that was announced with the claim must be made.
law-9-6 = The game is drawn without any claim.
law-9-6-1 = { $edition ->
    [2014] The game is drawn if the same position has occurred at least five times in a row, with the same player to move.
   *[other] The game is drawn if the same position has occurred at least five times, even if not in a row.
  }
law-9-6-2 = The game is drawn if each player has made at least seventy-five moves in a row without a pawn move or capture. If the last move gives checkmate, the checkmate counts.

### Ten: points

law-10 = Points: what a win, a draw and a loss are worth.
law-10-1 = A win is one point, a draw half a point, a loss none, unless the event says otherwise.
law-10-2 = { $edition ->
    [2014] The edition of twenty fourteen does not have this sentence.
   *[other] The points of both players together never exceed the usual maximum of a game. Only the usual scores are given, not for example three quarters to one quarter.
  }

### Eleven: the conduct of the players

law-11 = The conduct of the players: what they may and may not do, and what they have a right to.
law-11-1 = The players do nothing that brings the game of chess into disrepute.
law-11-2 = The playing venue, and leaving it.
law-11-2-1 = The playing venue is the playing area with toilets, rest rooms, refreshment area, smoking area and other places the arbiter names.
law-11-2-2 = The playing area is the place where the games are played.
law-11-2-3 = Some things are possible only with the arbiter's permission.
law-11-2-3-1 = Leaving the playing venue needs the arbiter's permission.
law-11-2-3-2 = The player having the move leaves the playing area only with the arbiter's permission.
law-11-2-3-3 = Who is neither player nor arbiter enters the playing area only with the arbiter's permission.
law-11-2-4 = { $edition ->
    [2014] The edition of twenty fourteen does not have this sentence.
   *[other] The event may require that a player whose opponent has the move tells the arbiter before leaving the playing area.
  }
law-11-3 = What players may not use during the game.
law-11-3-1 = During the game players may use no notes, sources of information or advice, and may not analyse on another board.
law-11-3-2 = Electronic devices.
law-11-3-2-1 = { $edition ->
    [2014] A player may not have a mobile phone or other electronic means of communication in the playing venue.
   *[other] A player may not have an electronic device in the playing venue that the arbiter has not specifically approved. The event may allow it to be stored switched off in a bag.
  }
law-11-3-2-2 = A player who is found with a forbidden electronic device loses and the opponent wins. The event may set a milder penalty.
law-11-3-3 = The arbiter may have clothes and bags inspected in private, by a person of the same gender. Who refuses is penalised.
law-11-3-4 = Smoking is allowed only in the part of the venue that the arbiter names.
law-11-4 = Players who have finished their games are spectators.
law-11-5 = Nobody may disturb or annoy the opponent, by whatever means: unreasonable claims and offers of a draw and noise are among them.
law-11-6 = Who breaks these rules of conduct is penalised.
law-11-7 = Who persistently refuses to obey the Laws loses. The arbiter decides the opponent's score.
law-11-8 = If both players persistently refuse to obey the Laws, both lose.
law-11-9 = A player has the right to have particular points of the Laws explained by the arbiter.
law-11-10 = A player may appeal against a decision of the arbiter, even after signing the scoresheet, unless the event says otherwise.
law-11-11 = { $edition ->
    [2014] The edition of twenty fourteen does not have this article.
   *[other] Both players help the arbiter whenever the game has to be reconstructed, also for a claim of a draw.
  }
law-11-12 = { $edition ->
    [2014] The edition of twenty fourteen does not have this article.
   *[other] To check the third occurrence and the fifty moves is the players' duty, under the arbiter's supervision.
  }

### Twelve: the role of the arbiter

law-12 = The role of the arbiter: to see, to decide, and not to intervene otherwise.
law-12-1 = The arbiter sees that the Laws of Chess are observed.
law-12-2 = The duties of the arbiter.
law-12-2-1 = The arbiter ensures fair play.
law-12-2-2 = The arbiter acts in the best interest of the event.
law-12-2-3 = The arbiter ensures that a good playing environment is maintained.
law-12-2-4 = The arbiter ensures that the players are not disturbed.
law-12-2-5 = The arbiter supervises the progress of the event.
law-12-2-6 = The arbiter takes special measures for disabled players and those who need medical attention.
law-12-2-7 = { $edition ->
    [2014] The edition of twenty fourteen does not have this sentence.
    [2023] The arbiter follows the rules and guidelines for fair play.
   *[other] The arbiter follows the rules and guidelines against cheating.
  }
law-12-3 = The arbiter observes the games, above all in time trouble, enforces decisions and penalises where it is right.
law-12-4 = The arbiter may have assistants watch the games too, for instance while several players run short of time.
law-12-5 = If a game is disturbed from outside, the arbiter may give one or both players additional time.
law-12-6 = The arbiter intervenes only where the Laws say so, and does not tell how many moves have been made unless a flag has fallen and the scoresheets are completed. Nor is a player told that the opponent has moved or forgotten the clock.
law-12-7 = Who notices an irregularity tells only the arbiter. Players and spectators must not interfere in a game.
law-12-8 = Mobile phones and other means of communication are forbidden in the playing venue and in adjoining areas that the arbiter names, unless the arbiter allows it.
law-12-9 = The penalties the arbiter may give.
law-12-9-1 = The arbiter may warn a player.
law-12-9-2 = The arbiter may add time to the opponent's clock.
law-12-9-3 = The arbiter may reduce the offender's time.
law-12-9-4 = The arbiter may raise the opponent's points, at most to what the game can give.
law-12-9-5 = The arbiter may reduce the offender's points.
law-12-9-6 = The arbiter may declare the game lost, and then decides the opponent's score.
law-12-9-7 = The arbiter may impose a fine that was announced in advance.
law-12-9-8 = { $edition ->
    [2014] The edition of twenty fourteen does not have this penalty.
   *[other] The arbiter may exclude a player from one or more rounds.
  }
law-12-9-9 = The arbiter may expel a player from the event.

### Appendix A: rapid

law-a = Rapid chess: what differs from standard chess.
law-a-1 = Rapid: each player has more than ten and less than sixty minutes for all moves. What is added with each move counts sixty times.
law-a-2 = { $edition ->
    [2014] In rapid the players need not record the moves.
   *[other] In rapid the players need not record the moves, but keep all rights to claim. They may ask the arbiter for a scoresheet at any time.
  }
law-a-3 = { $edition ->
    [2023] Where the articles on irregularities and on draws give two minutes, in rapid and blitz it is one.
   *[other] Where the articles on irregularities and on draws give two minutes, in blitz it is one. In rapid it remains two.
  }
law-a-4 = The normal rules of competition apply in rapid if there are enough arbiters.
law-a-4-1 = For the normal rules in rapid, one arbiter supervises at most three games.
law-a-4-2 = For the normal rules in rapid, each game is recorded by the arbiter or an assistant, if possible by electronic means.
law-a-4-3 = { $edition ->
    [2014] The edition of twenty fourteen does not have this sentence.
   *[other] The player having the move may ask to see the recorded scoresheet, at most five times in a game. More counts as distraction.
  }
law-a-5 = Without enough arbiters, rapid has rules of its own.
law-a-5-1 = Some things can no longer be changed in rapid once each player has completed ten moves.
law-a-5-1-1 = After ten moves of each, the setting of the clocks is not changed, unless the schedule of the event would suffer.
law-a-5-1-2 = After ten moves of each, no claim about a wrong set-up or board is possible. A misplaced king may not castle, and there is no castling with a misplaced rook.
law-a-5-2 = { $edition ->
    [2014] If the arbiter sees an illegal move completed, or the opponent claims it before the next own move, the game is lost, or drawn if the opponent cannot checkmate. Afterwards the move stands, unless both players agree otherwise.
    [2017] If the arbiter sees an illegal move completed, or the opponent claims it before the next own move, the game is lost, or drawn if the opponent cannot checkmate. Afterwards the move stands, unless both players agree otherwise.
   *[other] The usual penalty for an illegal move is given if the arbiter sees it, or the opponent claims it, before the opponent's next move. Afterwards it stands, unless both players agree otherwise.
  }
law-a-5-3 = { $edition ->
    [2014] Who claims a win on time stops both clocks and tells the arbiter. The own flag must still be up and the opponent's down. The game is drawn if the claimant cannot checkmate by any series of legal moves.
    [2017] Who claims a win on time may stop the clock and tell the arbiter, and must have time left. The game is drawn if the claimant cannot checkmate by any series of legal moves.
   *[other] Who claims a win on time may stop the clock and tell the arbiter. The game is drawn if the claimant cannot checkmate by any series of legal moves.
  }
law-a-5-4 = If the arbiter sees both kings in check, or a pawn on its last rank, the next completed move is awaited. If the illegal position is still there, the game is drawn.
law-a-5-5 = { $edition ->
    [2014] The edition of twenty fourteen does not say whether the arbiter calls a fallen flag in rapid.
    [2017] The arbiter may call a fallen flag.
   *[other] The arbiter calls a fallen flag when seeing it.
  }
law-a-6 = The event must say beforehand whether rapid is played with or without full supervision, for all of its games.

### Appendix B: blitz

law-b = Blitz chess: what differs from standard and rapid chess.
law-b-1 = { $edition ->
    [2014] Blitz: each player has less than ten minutes for all moves in the text at hand, and ten minutes count as blitz here. What is added with each move counts sixty times.
   *[other] Blitz: each player has ten minutes or less for all moves. What is added with each move counts sixty times.
  }
law-b-2 = The normal rules of competition apply in blitz if there are enough arbiters.
law-b-2-1 = For the normal rules in blitz, one arbiter supervises one game.
law-b-2-2 = For the normal rules in blitz, each game is recorded by the arbiter or an assistant, if possible by electronic means.
law-b-2-3 = { $edition ->
    [2014] The edition of twenty fourteen does not have this sentence.
   *[other] The player having the move may ask to see the recorded scoresheet, at most five times in a game. More counts as distraction.
  }
law-b-3 = Without enough arbiters, blitz is played by the rules for rapid without full supervision.
law-b-4 = The event must say beforehand whether blitz is played with or without full supervision, for all of its games.

### Appendix C: algebraic notation

law-c = Only algebraic notation counts as evidence. Who uses another is warned by the arbiter.
law-c-1 = In the description of notation, piece means a piece other than a pawn.
law-c-2 = Each piece is written as a capital, the first letter of its name. In English the knight is an N.
law-c-3 = Each player may use the letters of the own country. In print, figurines are preferred.
law-c-4 = Pawns have no letter; the square alone is written.
law-c-5 = The eight files are small letters from a to h, from White's left to right.
law-c-6 = The eight ranks are numbered from one to eight, from White's side.
law-c-7 = So each of the sixty-four squares has a name of its own, a letter and a number.
law-c-8 = { $edition ->
    [2014] A move is written with the letter of the piece and the square of arrival, without a hyphen.
   *[other] A move is written with the letter of the piece and the square of arrival, without a hyphen. The long form, with the square of departure, is accepted too.
  }
law-c-9 = { $edition ->
    [2014] When a piece captures, an x must stand between its letter and the square of arrival.
   *[other] When a piece captures, an x may stand between its letter and the square of arrival.
  }
law-c-9-1 = The capture of a piece begins with the letter of the capturing piece.
law-c-9-2 = The capture of a piece ends with the square of arrival.
law-c-9-3 = { $edition ->
    [2014] A pawn's capture is written with the file it leaves, an x and the square of arrival. En passant that is the square finally occupied, and e p must be added.
   *[other] A pawn's capture is written with the file it leaves and the square of arrival, and an x may stand between them. En passant that is the square finally occupied, and e p may be added.
  }
law-c-10 = How two pieces that can reach the same square are told apart.
law-c-10-1 = If both stand on the same rank, the file of departure is added to the letter.
law-c-10-2 = If both stand on the same file, the rank of departure is added to the letter.
law-c-10-3 = If they stand on different ranks and files, adding the file is preferred.
law-c-10-3-4 = { $edition ->
    [2014] With a capture, an x is put before the square of arrival.
   *[other] With a capture, an x may be put before the square of arrival.
  }
law-c-11 = A promotion is written as the move of the pawn with the letter of the new piece right after it.
law-c-12 = An offer of a draw is written as an equals sign in brackets.
law-c-13 = { $edition ->
    [2014] Castling is written with two zeros on the king's side and three on the queen's side. There are signs for capture, check, checkmate and en passant.
   *[other] Castling is written with two zeros on the king's side and three on the queen's side. The signs for capture, check, checkmate and en passant are optional.
  }

### Appendix D: blind and visually disabled players

law-d = Play with blind and visually disabled players: two boards, announcements and an assistant.
law-d-1 = The organiser, after consulting the arbiter, may adapt these rules. When sighted and visually disabled players meet, either may demand two boards.
law-d-1-1 = The special board measures at least twenty by twenty centimetres.
law-d-1-2 = The black squares of the special board are slightly raised.
law-d-1-3 = Each square of the special board has a hole that secures the piece.
law-d-1-4 = What is required of the pieces.
law-d-1-4-1 = Each piece has a peg that fits into the hole.
law-d-1-4-2 = The pieces are of Staunton design, and the black ones are specially marked.
law-d-2 = How a game with announcements is played.
law-d-2-1 = Moves are announced clearly, repeated by the opponent and executed on the opponent's board. A promotion names the new piece. Names for the files and German numbers for the ranks are used, unless the arbiter decides otherwise.
law-d-2-2 = On the board of the visually disabled player a piece counts as touched when it has been taken out of its hole.
law-d-2-3 = When a move of the visually disabled player counts as made.
law-d-2-3-1 = A capture counts as made only once the captured piece is off the board of the player to move.
law-d-2-3-2 = A move counts as made only when the piece has been placed into another hole.
law-d-2-3-3 = A move counts as made only when it has been announced.
law-d-2-4 = Only when the move has been made is the opponent's clock started.
law-d-2-5 = For the sighted player the normal rules of touching and making a move hold.
law-d-2-6 = The clock of the visually disabled player.
law-d-2-6-1 = A special clock is allowed. It should be able to announce the time and the number of moves to the visually disabled player.
law-d-2-6-2 = Or an analogue clock may be used, with strong hands, raised dots and a flag that can be felt.
law-d-2-7 = The visually disabled player keeps score in Braille, in longhand, or with a recording device.
law-d-2-8 = A slip of the tongue must be corrected at once, and before the opponent's clock is started.
law-d-2-9 = If the two boards differ, they are corrected with the arbiter's help and both scores. If the scores agree, the wrong board is set right; if not, the game goes back to where they agree, and the clocks are reset.
law-d-2-10 = The visually disabled player has the right to an assistant, who may have any of six duties.
law-d-2-10-1 = The assistant may make either player's move on the opponent's board.
law-d-2-10-2 = The assistant may announce the moves of both players.
law-d-2-10-3 = The assistant may keep the score of the visually disabled player and start the opponent's clock.
law-d-2-10-4 = The assistant tells the visually disabled player how many moves are completed and what time both have used, but only on request.
law-d-2-10-5 = The assistant may claim the game on time, and tells the arbiter when the sighted player has touched a piece.
law-d-2-10-6 = The assistant may see to the formalities when the game is adjourned.
law-d-2-11 = If the visually disabled player has no assistant, the sighted player may have one who moves and announces. Against a deaf or hard of hearing opponent an assistant is required.

### Guidelines One: adjourned games

law-i = Adjourned games: how a move is sealed and how the game is resumed.
law-i-1 = Sealing a move.
law-i-1-1 = If the game is not finished at the end of the session, the player having the move writes it down unambiguously, puts both scoresheets into an envelope, seals it and only then stops the clock. Until then the move may be changed. A move made on the board is sealed as it is.
law-i-1-2 = Who adjourns before the end of the session is considered to have sealed at its end, and the remaining time is recorded so.
law-i-2 = What is written on the envelope.
law-i-2-1 = On the envelope stand the names of the players.
law-i-2-2 = On the envelope stands the position right before the sealed move.
law-i-2-3 = On the envelope stand the times used by each player.
law-i-2-4 = On the envelope stands who sealed the move.
law-i-2-5 = On the envelope stands the number of the sealed move.
law-i-2-6 = On the envelope stands an offer of a draw that has not been answered.
law-i-2-7 = On the envelope stand date, time and place of the resumption.
law-i-3 = The arbiter checks what is written on the envelope and keeps it safe.
law-i-4 = An offer of a draw after the opponent has sealed stays valid until the opponent accepts or rejects it.
law-i-5 = Before the resumption the position before the sealed move is set up, and the clocks show the times used.
law-i-6 = If the players agree to a draw before the resumption, or one resigns, the game is over.
law-i-7 = As long as the player who has to answer the sealed move is not there, the envelope stays closed.
law-i-8 = { $edition ->
    [2014] A sealed move that does not hold loses the game, except where the game is drawn because the opponent cannot checkmate, or drawn without a claim.
   *[other] A sealed move that does not hold loses the game, except where the game is over otherwise, is drawn because the opponent cannot checkmate, or is drawn without a claim.
  }
law-i-8-1 = The sealer loses if the sealed move is ambiguous.
law-i-8-2 = The sealer loses if the true meaning of the sealed move cannot be established.
law-i-8-3 = The sealer loses if the sealed move is illegal.
law-i-9 = What happens at the time set for the resumption.
law-i-9-1 = If the player who must reply is present, the envelope is opened, the sealed move is made and the clock of that player is started.
law-i-9-2 = If the player who must reply is absent, that player's clock is started. On arrival it may be stopped, the envelope is opened, the sealed move is made and the clock starts again.
law-i-9-3 = If the player who sealed is absent, the opponent may seal a reply instead of making it, and start the absent player's clock. The new envelope is opened on the arrival.
law-i-10 = Who arrives after the default time loses, unless the arbiter decides otherwise. But if the sealed move ended the game, that result stands.
law-i-11 = If the default time is not zero and nobody is present, the player who must reply loses the time until arriving.
law-i-12 = What if the envelope is lost.
law-i-12-1 = If the envelope is lost, the game continues from the recorded position and times. The sealer makes the move that was sealed, as stated by the sealer.
law-i-12-2 = If the position cannot be restored, the game is annulled and a new one is played.
law-i-13 = If a wrong time is pointed out before the first own move, it is corrected. Later the game goes on without correction, unless the arbiter decides otherwise.
law-i-14 = The length of each session is controlled by the arbiter's timepiece.

### Guidelines Two: Chess960

law-ii = Chess nine sixty: a random starting position, and castling from it.
law-ii-1 = The starting position is drawn at random under certain rules. Then the game is played as usual.
law-ii-2 = White's pawns stand on the second rank as usual, the other pieces at random on the first rank, within three rules.
law-ii-2-1 = The king stands between the two rooks.
law-ii-2-2 = The bishops stand on squares of opposite colors.
law-ii-2-3 = Black's pieces stand opposite White's. The position may be drawn by a program, dice, coins or cards.
law-ii-3 = How castling works in Chess nine sixty.
law-ii-3-1 = Each player may castle once in a game, as one move of king and rook.
law-ii-3-2 = Depending on where king and rook stand, castling is done in one of four ways.
law-ii-3-2-1 = Castling may be a double move: first the king, then the rook.
law-ii-3-2-2 = Castling may be a transposition: king and rook change places.
law-ii-3-2-3 = Castling may be a move of the king alone.
law-ii-3-2-4 = Castling may be a move of the rook alone.
law-ii-3-2-5 = To castle on a board, it is best to take the king off, put the rook on its square and then the king on its own. Both end where they do in usual chess.
law-ii-3-2-6 = After long castling the king stands on the c-file and the rook on the d-file. After short castling the king stands on the g-file and the rook on the f-file.
law-ii-3-2-7 = Notes on castling in Chess nine sixty.
law-ii-3-2-7-1 = To avoid misunderstanding, it helps to say before: I am about to castle.
law-ii-3-2-7-2 = When castling, the king or the rook may stay where it is in some positions, but never both.
law-ii-3-2-7-3 = In some positions castling is possible on the first move.
law-ii-3-2-7-4 = For castling, all squares between the king's first and last square, and between the rook's, the last ones included, must be empty but for the king and the castling rook.
law-ii-3-2-7-5 = When castling, some squares may be occupied that must be empty in usual chess: with long castling on the a, b and e-file, with short castling on the e and h-file.

### Guidelines Three: games without increment

law-iii = Games without increment and the quickplay finish, when all remaining moves must be made in limited time.
law-iii-1 = A quickplay finish is the phase in which all remaining moves must be completed in a limited time.
law-iii-2 = When these guidelines hold.
law-iii-2-1 = These guidelines hold only if they were announced before the event.
law-iii-2-2 = They hold for standard and rapid games without increment, never for blitz.
law-iii-3 = Both flags are down.
law-iii-3-1 = { $edition ->
    [2014] Both flags are down and nobody can tell which fell first. In this edition this holds in every game.
   *[other] Both flags are down and nobody can tell which fell first.
  }
law-iii-3-1-1 = If both flags are down, nobody can tell which fell first, and it is not the last period, the game continues.
law-iii-3-1-2 = If both flags are down in the last period and nobody can tell which fell first, the game is drawn.
law-iii-4 = { $edition ->
    [2014] Who has the move and less than two minutes may ask for five seconds with each move, as a delay or added, for both. That offers a draw. If it is refused and the arbiter agrees, the clocks are set so and the opponent receives two minutes.
   *[other] Who has the move and less than two minutes may ask for five seconds added with each move, for both. That offers a draw. If it is refused and the arbiter agrees, the clocks are set so and the opponent receives two minutes.
  }
law-iii-5 = If no time is to be added with each move, who has the move and less than two minutes may claim a draw before the flag falls, because the opponent cannot win by normal means, or makes no effort to.
law-iii-5-1 = If the arbiter agrees with the claim, the game is drawn. Otherwise the decision is postponed or the claim rejected.
law-iii-5-2 = If the decision is postponed, the opponent may receive two minutes, and the game continues. The arbiter rules later, or as soon as possible after a flag has fallen.
law-iii-5-3 = If the claim is rejected, the opponent receives two minutes.
law-iii-6 = Where no arbiter supervises the event.
law-iii-6-1 = Without an arbiter, who has less than two minutes may claim a draw before the flag falls. That ends the game.
law-iii-6-1-1 = If the claim is that the opponent cannot win by normal means, the claimant writes down the final position and the opponent verifies it.
law-iii-6-1-2 = If the claim is that the opponent makes no effort to win by normal means, the claimant writes down the position and hands in an up-to-date scoresheet. The opponent verifies both.
law-iii-6-2 = Without an arbiter at the event, the claim goes to the arbiter designated for it.
