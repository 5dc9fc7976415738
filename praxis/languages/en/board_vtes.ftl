### V:TES drawn in the terminal.

label-over = The game is over
label-player = player
label-pool = pool
label-vps = victory points
label-edge = the Edge
label-ousted = ousted
