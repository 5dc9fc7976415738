### V:TES drawn in the terminal.

label-over = Das Spiel ist vorbei
label-player = Spieler
label-pool = Pool
label-vps = Siegpunkte
label-edge = Vorteil
label-ousted = ausgeschieden
