### Vendetta drawn in the terminal.

label-over = The night is over
label-prince = Prince of Chicago
label-gone = left the game
label-down = face down
label-drained = drained
label-used = used
label-player = player
label-clan = clan
label-blood = blood
label-influence = influence
label-hand = hand
label-alliance = alliance
