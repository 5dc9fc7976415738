### V:TES drawn in the terminal.

label-over = La partita è finita
label-player = giocatore
label-pool = pool
label-vps = punti vittoria
label-edge = il Vantaggio
label-ousted = estromesso
