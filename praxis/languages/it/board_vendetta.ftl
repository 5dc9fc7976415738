### Vendetta drawn in the terminal.

label-over = La notte è finita
label-prince = Principe di Chicago
label-gone = eliminato
label-down = coperta
label-drained = prosciugata
label-used = usata
label-player = giocatore
label-clan = clan
label-blood = sangue
label-influence = influenza
label-hand = mano
label-alliance = alleanza
