### The page: the words on the board of V:TES.

vtes__act__ability = Aktion einer Karte
vtes__act__anarch = Anarch werden
vtes__act__bleed = Bleed
vtes__act__card = Aktion
vtes__act__diablerize = Diablerie
vtes__act__employ = In Dienst nehmen
vtes__act__equip = Ausrüsten
vtes__act__hunt = Jagen
vtes__act__hunt-down = Verfolgen
vtes__act__leave = Starre verlassen
vtes__act__political = Politische Aktion
vtes__act__power = Kraft erlangen
vtes__act__recruit = Anwerben
vtes__act__rescue = Retten
vtes__act__slay = Vernichten
vtes__act__take = Ausrüstung nehmen
vtes__against = dagegen
vtes__all = Alle { $n } Möglichkeiten
vtes__allvotes = Alle meine Stimmen ({ $n })
vtes__ash = Aschehaufen
vtes__ash__of = Aschehaufen von { $name }, { $n } Karten
vtes__blocks = { $name } blockt
vtes__blood = Blut
vtes__bloodhunt = Blutjagd auf { $name }
vtes__bloodof = Blut { $n } von { $of }
vtes__byhand = von Hand
vtes__calledby = ausgerufen von { $name }
vtes__callvote = Die Karte, die ausrief
vtes__capacity = Kapazität
vtes__capacity__n = Kapazität { $n }
vtes__cardvote = { $name } verbrennen
vtes__combat = Kampf
vtes__comesout = kommt heraus
vtes__confirm = Bestätigen
vtes__contested = umstritten
vtes__contested__cost = umstritten: 1 Pool
vtes__conviction = Überzeugung
vtes__counters =
    { $n ->
        [one] { $n } Marke
       *[other] { $n } Marken
    }
vtes__crypt = Krypta
vtes__declined = { $name } verzichtet
vtes__diablerie = Diablerie
vtes__drawcrypt = 4 Transfers, 1 Pool: eine Karte der Krypta
vtes__edge = der Vorteil
vtes__edge__short = Vorteil
vtes__emptyhand = Keine Karten auf der Hand
vtes__endphase = Einflussphase beenden
vtes__flag__aggravated = schwer
vtes__flag__first = Erstschlag
vtes__flag__ranged = Fernwirkung
vtes__for = dafür
vtes__going = Was gerade geschieht
vtes__group = Gruppe { $n }
vtes__hand = Hand
vtes__inplay = Im Spiel
vtes__keys__all = Alle Möglichkeiten als Liste
vtes__keys__arrows = Zum Nächsten, das gedrückt werden kann
vtes__keys__ash = Mein Aschehaufen
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
vtes__left__discard = noch { $n }
vtes__left__influence = noch { $n } Transfers
vtes__left__master = noch { $n }
vtes__library = Bibliothek
vtes__life = Leben
vtes__life__n = Leben { $n }
vtes__locked = gesperrt
vtes__lookboard = Den Tisch ansehen
vtes__mark__anarch = Anarch
vtes__mark__blackhand = Schwarze Hand
vtes__mark__bloodcursed = Blutverflucht
vtes__mark__contested = Titel umstritten
vtes__mark__flight = Flug
vtes__mark__infernal = infernalisch
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
vtes__pile__ash = Aschehaufen
vtes__pile__removed = Aus dem Spiel entfernt
vtes__pile__research = Forschungsbereich
vtes__player = Spieler
vtes__plays = gespielt von { $name }
vtes__points = noch { $n } von { $of } Punkten
vtes__pool = Pool
vtes__pool__n = Pool { $n }
vtes__presslit = Drücke etwas, das leuchtet, oder trage eine Karte dorthin.
vtes__pressnext = Oder drücke etwas, das leuchtet.
vtes__preyson = Jagt { $name }
vtes__raised = erhöht
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
vtes__step__press = Nachsetzen
vtes__step__range = Entfernung
vtes__step__strikes = Schläge
vtes__stepper = Pfeiltasten ändern es
vtes__strike__burn-equipment = Ausrüstung verbrennen
vtes__strike__combat-ends = Kampf endet
vtes__strike__damage = Schaden
vtes__strike__dodge = Ausweichen
vtes__strike__hand = Hände
vtes__strike__steal-blood = Blut stehlen
vtes__strike__steal-equipment = Ausrüstung stehlen
vtes__tally = { $yes } dafür, { $no } dagegen
vtes__torpor = Starre
vtes__transfer = Übertragen
vtes__transferend = Übertragen und Phase beenden
vtes__transfers =
    { $n ->
        [one] { $n } Transfer
       *[other] { $n } Transfers
    }
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
vtes__warn__oust = Das nimmt dir den letzten Pool: Du würdest ausscheiden.
vtes__warn__own = Das ist deine eigene Abstimmung.
vtes__warn__yes = Trotzdem tun
vtes__what__ballots = Stimmzettel
vtes__what__bleed = Bleed
vtes__what__capacity = Kapazität
vtes__what__hunt = Jagd
vtes__what__intercept = Abfangen
vtes__what__stealth = Heimlichkeit
vtes__what__strength = Stärke
vtes__what__votes = Stimmen
vtes__withdrawn = zurückgezogen
vtes__won = { $name } hat gewonnen
