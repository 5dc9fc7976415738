### The terminal: what it says beside the words of a game.

saved = Dieses Spiel wird als „{ $name }“ gespeichert. h zeigt die Hilfe, q speichert und beendet.
bound = Die Mischung ist durch { $commitment } festgelegt; nach dem Spiel prüft sie:  praxis verify { $name }
kept = Gespeichert. Weiter geht es mit:  praxis play { $name }
record = Die Aufzeichnung ist { $path }; noch einmal ansehen:  praxis replay { $name }
number = Gib eine Zahl von 1 bis { $n } ein; h zeigt, was sonst noch geht.
back = zurück
# What can be typed; the columns are lined up by hand.
help =
    Zahl       diese Möglichkeit wählen (oder ihren Schlüssel eingeben, etwa 'play 17 1 up')
    ? 3        was Möglichkeit 3 bewirkt
    ? NAME     was eine Karte bewirkt
    warum NAME was mit einer Karte jetzt nicht geht, und welche Regel das sagt
    b          noch einmal der Tisch   l  was bisher geschah
    q          speichern und beenden   h  diese Hilfe

## “why NAME”: what cannot be done with a card.

# The word that is typed; the English one is understood too.
why = warum
which = Welche Karte? Gib warum und ihren Namen ein.
offered = Alles, was damit geht, steht zur Wahl.
nothing = Du selbst könntest nichts damit tun.
several = Mehrere Karten passen: { $names }
unknown = Keine Karte, die du siehst, heißt „{ $name }“.

## praxis replay

replayed = Alle { $n } Antworten ergaben wieder dasselbe Spiel. Zustand { $digest }.
no-reasons = Gründe werden nicht genannt: Der Hausbot dieses Spiels kann nicht sagen, was eine Möglichkeit wert ist.

## praxis position

yes = ja
no = nein
refused = abgelehnt:
right = richtig
wrong = falsch: es geht
wrong-clause = falsch: nicht nach { $clause }
measured = { $path } ist { $found }
unlike = { $found }, nicht { $wanted }
already = das war schon so, niemand hat etwas getan
decides = { $who } entscheidet ({ $kind })
over = Das Spiel ist vorbei; gewonnen hat { $winners }.
nobody = niemand
nothing-asked = nichts
comma = ,{" "}
last = {" "}und{" "}
# Why an answer is refused that no rule forbids.
because-over = das Spiel ist vorbei
because-other = { $who } entscheidet jetzt
because-kind = das ist keine Antwort auf „{ $kind }“
# Why an option was chosen.
ground-worth = besser als „{ $than }“ um { $gain } Pool
ground-even = so gut wie „{ $than }“
ground-other = obwohl „{ $than }“ um { $gain } Pool besser aussah
ground-clear = klar besser als „{ $than }“
ground-missed = obwohl „{ $than }“ klar besser war
ground-ahead = vor „{ $than }“ um { $gain } % in { $n } weitergespielten Partien
