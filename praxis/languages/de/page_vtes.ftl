### The page: the words on the board of V:TES.

vtes__act__ability = Aktion einer Karte
vtes__act__anarch = Anarch werden
vtes__act__bleed = Bleed
vtes__act__card = Aktion
vtes__act__diablerize = Diablerie
vtes__act__employ = Gefolgsmann binden
vtes__act__equip = Ausrüsten
vtes__act__hunt = Jagen
vtes__act__hunt-down = Verfolgen
vtes__act__leave = Torpor verlassen
vtes__act__political = Politische Aktion
vtes__act__power = Kraft erlangen
vtes__act__recruit = Anwerben
vtes__act__rescue = Befreien
vtes__act__slay = Vernichten
vtes__act__take = Ausrüstung nehmen
vtes__against = dagegen
vtes__all = Alle { $n } Möglichkeiten
vtes__allvotes = Alle meine Stimmen ({ $n })
vtes__ash = Ablagestapel
vtes__ash__of = Ablagestapel von { $name }, { $n } Karten
vtes__awake = gesperrt, darf aber blocken und reagieren
vtes__blocks = { $name } blockt
vtes__blood = Blut
vtes__bloodhunt = Blutjagd auf { $name }
vtes__bloodof = Blut { $n } von { $of }
vtes__byhand = von Hand
vtes__byhand__cards = Karten
vtes__byhand__counters = Marken, Pool, Vorteil
vtes__byhand__doing = { $name } führt { $card } von Hand aus
vtes__byhand__hidden = Verdeckte Karten
vtes__byhand__numbers = Zahlen, Stimmen, Kampf
vtes__byhand__waiting = wartet auf { $names }
vtes__calledby = ausgerufen von { $name }
vtes__callvote = Die Karte selbst
vtes__capacity = Kapazität
vtes__capacity__n = Kapazität { $n }
vtes__cardvote = { $name } ablegen
vtes__combat = Kampf
vtes__comesout = kommt heraus
vtes__confirm = Bestätigen
vtes__contest = Umstritten: { $name }
vtes__contest__cost = { $name } gibt auf oder zahlt
vtes__contested = umstritten
vtes__contested__cost = umstritten: 1 Pool
vtes__contested__title = Titel umstritten: { $n } Blut
vtes__conviction = Überzeugungsstärke
vtes__counters =
    { $n ->
        [one] { $n } Marke
       *[other] { $n } Marken
    }
vtes__crypt = Gruft
vtes__deck = Deck
vtes__declined = { $name } verzichtet
vtes__diablerie = Diablerie
vtes__drawcrypt = 4 Transfers, 1 Pool: eine Karte der Gruft
vtes__draws__crypt = { $name } nimmt { $n } Karten aus der Gruft.
vtes__draws__library = { $name } zieht { $n } Karten.
vtes__edge = der Vorteil
vtes__edge__short = Vorteil
vtes__emptyhand = Keine Karten auf der Hand
vtes__ended__last = Nur noch { $name } ist im Spiel.
vtes__ended__nobody = Niemand ist mehr im Spiel.
vtes__ended__time = Die Zeit ist um: Wer noch im Spiel ist, hat einen halben Siegpunkt mehr.
vtes__ended__turns = Die vereinbarten { $n } Züge sind vorbei.
vtes__endphase = Einflussphase beenden
vtes__flag__aggravated = schwer heilbar
vtes__flag__first = Erstschlag
vtes__flag__ranged = weit reichend
vtes__for = dafür
vtes__going = Was gerade geschieht
vtes__group = Gruppe { $n }
vtes__hand = Hand
vtes__inplay = Im Spiel
vtes__keys__all = Alle Möglichkeiten als Liste
vtes__keys__arrows = Zum Nächsten, das gedrückt werden kann
vtes__keys__ash = Mein Ablagestapel
vtes__keys__hand = Zu meiner Hand
vtes__keys__info = Alles über die Karte, und warum nicht
vtes__keys__minions = Zu meinen Untergebenen
vtes__keys__official = Offizieller Text und Regelurteile
vtes__keys__pass = Passen oder die Phase beenden
vtes__lasts__action = diese Aktion
vtes__lasts__combat = diesen Kampf
vtes__lasts__referendum = diese Abstimmung
vtes__lasts__round = diese Runde
vtes__lasts__turn = diesen Zug
vtes__left__discard =
    { $n ->
        [one] noch { $n } Abwurf
       *[other] noch { $n } Abwürfe
    }
vtes__left__influence =
    { $n ->
        [one] noch { $n } Transfer
       *[other] noch { $n } Transfers
    }
vtes__left__master =
    { $n ->
        [one] noch { $n } Meisterkarte
       *[other] noch { $n } Meisterkarten
    }
vtes__library = Bibliothek
vtes__life = Leben
vtes__life__n = Leben { $n }
vtes__locked = gesperrt
vtes__look = { $name } ansehen
vtes__lookboard = Den Tisch ansehen
vtes__mark__anarch = Anarch
vtes__mark__blackhand = Schwarze Hand
vtes__mark__bloodcursed = Blutfluch
vtes__mark__contested = Titel umstritten
vtes__mark__flight = Flug
vtes__mark__infernal = höllisch
vtes__mark__redlist = Rote Liste
vtes__mark__scarce = selten
vtes__mark__slave = Sklave
vtes__mark__sterile = steril
vtes__mayblock = { $name } darf blocken
vtes__nobodywon = Niemand hat allein gewonnen
vtes__nocards = Keine solche Karte hier
vtes__noready = kein bereiter Untergebener
vtes__official = Offizieller Text und Regelurteile
vtes__openvotes = noch { $n } Stimmen
vtes__ousted = ausgeschieden
vtes__outcome__blocked = geblockt
vtes__outcome__cancelled = aufgehoben
vtes__outcome__ended = beendet
vtes__outcome__succeeded = niemand blockt
vtes__over = Das Spiel ist aus
vtes__partly = teilweise
vtes__parts = Woraus sich die Werte ergeben
vtes__phase__discard = Abwurf
vtes__phase__influence = Einfluss
vtes__phase__master = Meister
vtes__phase__minion = Untergebene
vtes__phase__unlock = Entsperren
vtes__pile__ash = Ablagestapel
vtes__pile__removed = Aus dem Spiel entfernt
vtes__pile__research = Forschungsbereich
vtes__player = Spieler
vtes__plays = gespielt von { $name }
vtes__points = noch { $n } von { $of } Punkten
vtes__apart =
    { $n ->
        [one] noch eine(r) muss etwas bekommen
       *[other] noch { $n } müssen etwas bekommen
    }
vtes__pool = Pool
vtes__pool__n = Pool { $n }
vtes__presslit = Drücke etwas, das leuchtet, oder trage eine Karte dorthin.
vtes__pressnext = Oder drücke etwas, das leuchtet.
vtes__preyson = Jagt { $name }
vtes__raised = Limit genutzt
vtes__range__close = nah
vtes__range__long = weit
vtes__ready = Bereit
vtes__referendum = Abstimmung
vtes__removed = Entfernt
vtes__removed__of = Entfernte Karten von { $name }, { $n }
vtes__research = Forschungsbereich
vtes__role__both = Beute und Jäger
vtes__role__predator = Jäger
vtes__role__prey = Beute
vtes__round = Runde { $n }
vtes__rulings = Regelurteile
vtes__search = Suchen
vtes__step__damage = Schaden
vtes__step__end = Ende
vtes__step__press = Press
vtes__step__range = Entfernung
vtes__step__strikes = Angriffe
vtes__stepper = Pfeiltasten ändern es
vtes__strike__burn-equipment = Ausrüstung zerstören
vtes__strike__combat-ends = Beendigung des Kampfes
vtes__strike__damage = Schaden
vtes__strike__dodge = Ausweichen
vtes__strike__effect = Besonderer Angriff
vtes__strike__hand = Handschlag
vtes__strike__steal-blood = Blut stehlen
vtes__strike__steal-equipment = Ausrüstung stehlen
vtes__tally = { $yes } dafür, { $no } dagegen
vtes__torpor = Torpor
vtes__transfer = Übertragen
vtes__transferend = Übertragen und Phase beenden
vtes__triesblock = { $name } will blocken
vtes__turn = Zug { $n }
vtes__uncontrolled = Unkontrolliert
vtes__undo = Diesen Schritt zurücknehmen (Esc)
vtes__unknown = eine Karte
vtes__uses = benutzt von { $name }
vtes__victorypoints = Siegpunkte
vtes__votes =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }
vtes__vps =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
vtes__warn__edge = Du hast den Vorteil: Sein Pool kostet nichts.
vtes__warn__full = Er hat alles Blut, das er haben kann: Er würde nur gesperrt.
vtes__warn__hunt = Das ist eine Blutjagd auf deinen eigenen Vampir.
vtes__warn__last = Das ist der letzte Pool dort: Diese Methusalem scheidet aus.
vtes__warn__nobleed = Dieser Bleed bringt so nichts.
vtes__warn__oust = Das nimmt dir den letzten Pool: Du würdest ausscheiden.
vtes__warn__own = Das ist deine eigene Abstimmung.
vtes__warn__withdraw = Damit kündigst du deinen Rückzug an: Hält ihn nichts auf, verlässt du in deiner nächsten Entsperrphase das Spiel.
vtes__warn__yes = Trotzdem tun
vtes__watching = Du bist ausgeschieden. Die anderen spielen weiter, und du kannst zusehen.
vtes__what__ballots = Stimmzettel
vtes__what__bleed = Bleed
vtes__what__capacity = Kapazität
vtes__what__hunt = Jagd
vtes__what__intercept = Aufmerksamkeit
vtes__what__stealth = Heimlichkeit
vtes__what__strength = Stärke
vtes__what__votes = Stimmen
vtes__withdrawn = zurückgezogen
vtes__won = { $name } hat gewonnen
vtes__won__you = Du hast gewonnen
vtes__keys__hold = Halt: Der Tisch wartet auf mich
vtes__keys__stops = Wann der Tisch auf mich wartet
vtes__keys__until = Passen, bis etwas vorbei ist
vtes__pace = Tempo
vtes__hold = Halt
vtes__holds = { $names } hält an
vtes__stops = Halte
vtes__stops__title = Der Tisch wartet auf mich
vtes__stoppassing = Nicht mehr passen
vtes__passuntil = Passen bis …
vtes__stop__able = immer wenn ich etwas tun kann
vtes__stop__target = wenn ich oder Meine das Ziel sind
vtes__stop__block = wenn Meine blocken oder geblockt werden
vtes__stop__combat = in meinen Kämpfen
vtes__stop__referendum = in jeder Abstimmung
vtes__stop__own = wenn Meine handeln
vtes__stop__announced = wenn Meine ihre Aktion ansagen
vtes__stop__undirected = wenn ich eine ungerichtete Aktion blocken könnte
vtes__stop__prey = wenn meine Beute handelt
vtes__stop__predator = wenn mein Jäger handelt
vtes__stop__always = Immer
vtes__stop__never = Nie
vtes__end__combat = zum Ende dieses Kampfes
vtes__end__action = zum Ende dieser Aktion
vtes__end__phase = zum Ende dieser Phase
vtes__end__turn = zum Ende dieses Zuges
vtes__end__own = zu meinem nächsten Zug
vtes__learn__goal = Wer übrig bleibt
vtes__learn__goal__text = Du bist eine Methusalem. Links von dir sitzt deine Beute, rechts dein Jäger. Nimm der Beute den Pool: Wer keinen mehr hat, scheidet aus, und du bekommst einen Siegpunkt und 6 Pool. Die meisten Siegpunkte gewinnen.
vtes__learn__pool = Pool ist Leben und Geld
vtes__learn__pool__text = Mit Pool holst du Vampire hervor und bezahlst Karten. Er kommt nicht von selbst zurück; gib also nicht alles aus. Der Tisch warnt dich vor dem letzten.
vtes__learn__crypt = Vampire kommen hervor
vtes__learn__crypt__text = Vier Vampire warten verdeckt. Jeden Zug legst du mit Transfers Pool auf sie; mit so viel wie seiner Kapazität kommt einer hervor, und das Bezahlte ist sein Blut.
vtes__learn__acts = Untergebene handeln
vtes__learn__acts__text = Drücke einen Untergebenen und sieh, was er kann: die Beute bleeden, Blut jagen oder eine Aktion von einer Karte. Handeln sperrt ihn, und wer gesperrt ist, kann nicht blocken.
vtes__learn__block = Heimlichkeit gegen Aufmerksamkeit
vtes__learn__block__text = Ein Untergebener blockt, wenn er so viel Aufmerksamkeit hat wie die Aktion Heimlichkeit. Beide Zahlen stehen in der Mitte des Tisches und ändern sich mit den Karten.
vtes__learn__fight = Ein Block ist ein Kampf
vtes__learn__fight__text = Entfernung, Angriffe, Schaden, Press. Vampire heilen Schaden mit Blut; wer das nicht kann, fällt in den Torpor und muss befreit werden – oder wird jemandes Mahlzeit.
vtes__learn__votes = Titel stimmen ab
vtes__learn__votes__text = Eine politische Aktion ruft eine Abstimmung aus. Prinzen und andere mit Titel haben Stimmen; auch der Vorteil zählt eine. Mehr dafür als dagegen, und sie geht durch.
vtes__learn__board = Was leuchtet, kann man drücken
vtes__learn__board__text = Drücke oder trage, was leuchtet. Drückst du anderes, sagt der Tisch, warum nicht, mit der Regel. In diesem Spiel wird jede Entscheidung erklärt, wenn sie kommt.
