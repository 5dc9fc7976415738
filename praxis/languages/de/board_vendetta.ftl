### Vendetta drawn in the terminal.

label-over = Die Nacht ist vorbei
label-prince = Prinz von Chicago
label-gone = ausgeschieden
label-down = verdeckt
label-drained = ausgesaugt
label-used = eingesetzt
label-player = Spieler
label-clan = Clan
label-blood = Blut
label-influence = Einfluss
label-hand = Hand
label-alliance = Bündnis
