### V:TES: words and numbers that stand in its messages.

title = Vampire: The Eternal Struggle
yes = ja
no = nein
nobody = niemand
comma = ,{" "}
last = {" "}und{" "}
quoted = „{ $name }“
a-card = eine Karte

## One and many of something.

number-pool = { $n } Pool
number-blood = { $n } Blut
number-life = { $n } Leben
number-counters =
    { $n ->
        [one] { $n } Marke
       *[other] { $n } Marken
    }
number-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
number-votes =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }
number-ballots = { $n } Stimmzettel
number-damage = { $n } Schaden
number-aggravated = { $n } schwer heilbaren Schaden
number-additional =
    { $n ->
        [one] { $n } zusätzlichen Angriff
       *[other] { $n } zusätzliche Angriffe
    }
number-burn =
    { $n ->
        [one] { $n } Brandmarke
       *[other] { $n } Brandmarken
    }
number-corruption =
    { $n ->
        [one] { $n } Korruptionsmarke
       *[other] { $n } Korruptionsmarken
    }
number-stun =
    { $n ->
        [one] { $n } Lähmungsmarke
       *[other] { $n } Lähmungsmarken
    }
number-hostage =
    { $n ->
        [one] { $n } Geiselmarke
       *[other] { $n } Geiselmarken
    }
number-nightmare =
    { $n ->
        [one] { $n } Albtraummarke
       *[other] { $n } Albtraummarken
    }
number-torture =
    { $n ->
        [one] { $n } Foltermarke
       *[other] { $n } Foltermarken
    }
number-disease =
    { $n ->
        [one] { $n } Krankheitsmarke
       *[other] { $n } Krankheitsmarken
    }

## Phases.

phase-unlock = Entsperrphase
phase-master = Meisterphase
phase-minion = Untergebenenphase
phase-influence = Einflussphase
phase-discard = Abwurfphase

## Titles; with the city or clan that one is tied to.

title-primogen = Primogen
title-prince = Prinz
title-justicar = Justiziar
title-inner-circle = Innerer Zirkel
title-bishop = Bischof
title-archbishop = Erzbischof
title-priscus = Priscus
title-cardinal = Kardinal
title-imperator = Imperator
title-regent = Regent
title-magaji = Magaji
title-kholo = Kholo
title-baron = Baron
title-of = { $title } von { $place }

## Regions.

region-library = Bibliothek
region-crypt = Gruft
region-hand = Hand
region-uncontrolled = unkontrollierte Region
region-ready = bereite Region
region-torpor = Torpor
region-play = im Spiel
region-ash-heap = Ablagestapel
region-removed = aus dem Spiel entfernt
region-contested = umstritten
region-waiting = in diesem Zug angeworben
region-research = Forschungsbereich
region-incapacitated = leblos
region-ante = Einsatz
region-pool = dein Pool
region-bank = die Blutbank

## Types of cards.

type-vampire = Vampir
type-imbued = Erleuchteter
type-master = Meisterkarte
type-action = Aktion
type-political-action = politische Aktion
type-equipment = Ausrüstung
type-retainer = Gefolgsmann
type-ally = Verbündeter
type-action-modifier = Aktionsmodifikator
type-reaction = Reaktion
type-combat = Kampf
type-event = Ereignis
type-conviction = Überzeugungsstärke
type-power = Kraft
type-reflex = Reflex

## Sides in a vote.

side-for = dafür
side-against = dagegen

## The numbers of a minion that effects change.

what-stealth = Heimlichkeit
what-intercept = Aufmerksamkeit
what-bleed = Bleed
what-strength = Stärke
what-hunt = Jagd
what-votes = Stimmen
what-capacity = Kapazität
what-hand-size = Handgröße
what-transfers = Transfers
what-ballots = Stimmzettel
what-master-phase-actions = Meisterphasenaktionen
what-discard-phase-actions = Abwurfphasenaktionen
what-maneuvers = Manöver
what-presses = Presses
what-strikes = zusätzliche Angriffe
what-corruption = Korruptionsmarken
what-burn = Brandmarken
what-stun = Lähmungsmarken
what-other = (Kartentext)

## Strikes.

strike-hand = Handschlag
strike-damage = { $n } Schaden
strike-dodge = Ausweichen
strike-combat-ends = Beendigung des Kampfes
strike-steal-blood = { $n } Blut stehlen
strike-effect = besonderer Angriff
strike-burn-equipment = Ausrüstung zerstören
strike-steal-equipment = Ausrüstung stehlen
strike-first = , Erstschlag
strike-ranged = , weit reichend
strike-aggravated = , schwer heilbar

## Ranges of combat.

range-long = weit
range-close = nah

## Parts that stand in other messages, with a blank before them where there should be one.

piece-by = {" "}mit { $card }
piece-as = {" "}mit { $minion }
piece-on = , Ziel { $target }
piece-from = {" "}durch { $source }
piece-through = {" "}({ $source })
piece-aimed = {" "}auf { $at }
piece-also = {" "}und { $also }
piece-cost = {" "}({ $cost })
piece-stealth = {" "}(+{ $n } Heimlichkeit)
piece-terms = : { $terms }
piece-way = {" "}({ $way })
piece-basic = Basisversion
piece-superior = verstärkt
piece-and = {" "}und{" "}
piece-second = Weise { $n }
piece-at-long = auf weite Entfernung
piece-at-close = auf nahe Entfernung
piece-blow = Angriff von { $minion }: { $how }{ $through }
piece-hunt = Blutjagd
piece-known = {" "}{ $blows }.

## Labels of the facts of a card.

label-capacity = Kapazität
label-group = Gruppe
label-clan = Klan
label-disciplines = Disziplinen
label-title = Titel
label-sect = Sekte
label-cost = Kosten
label-requires = benötigt
label-type = Typ

## How far a card is enforced.

note-partial = teilweise umgesetzt: { $note }
note-manual = noch nicht umgesetzt: der Tisch führt die Wirkung selbst aus
note-house = eine Karte von uns

## Things to choose for a new table: label, help, and a label for each value.

variant-edition = Regelbuch
    .help = Die Regeln welchen Jahres.
    .value-2000 = Die Regeln von Sabbat War: Einsatz, keine Gruppen in der Gruft, keine Kleinigkeiten, keine Ereignisse.
    .value-2011 = Gruppen, Kleinigkeiten, Ereignisse, Anarchen und Erleuchtete; Verbündete warten einen Zug.
    .value-2012 = Das letzte Buch vor der Pause: wie 2011, doch Gefolgsleute können geschützt werden.
    .value-2023 = Das heutige Buch: sperren und entsperren, 60 bis 90 Karten, klare Reihenfolge der Blocks, erster Sitz per Los.
variant-format = Decks
    .help = Wie ein Deck sein muss, um hier gespielt zu werden.
    .value-casual = nach dem Regelbuch
    .value-standard = Turnier: mit Verbotsliste
    .value-v5 = nur Karten der fünften Edition
    .value-duel = Duell: kleine Decks, kurze Liste
    .value-any = alles ist erlaubt
variant-enforced = Umgesetzte Karten
    .help = Wie viel von jeder Karte die Regeln ausführen müssen.
    .value-partly = umgesetzt, manche zum Teil
    .value-full = nur ganz umgesetzte
    .value-by-hand = von Hand, wo die Regeln es nicht tun
variant-minutes = Zeitbegrenzung
    .help = Ist sie um, bekommt jeder, der noch im Spiel ist, einen halben Siegpunkt, wie im Turnier.
    .value-0 = keine
    .value-60 = 1 Stunde
    .value-90 = 1½ Stunden
    .value-120 = 2 Stunden, wie im Turnier
variant-withdrawal = Rückzug
    .help = Wer keine Bibliothek mehr hat, darf mit einem Siegpunkt gehen.
variant-cards = Karten
    .help = Die offiziellen Decks oder unsere eigenen.
    .value-official = offiziell
    .value-house = eigene
variant-ante = Einsatz
    .help = Jeder setzt eine Karte, die Jäger für immer gewinnen.
variant-draft = Draft-Wirkungen
    .help = Karten können mit ihren Draft-Wirkungen gespielt werden.
variant-beginners = Anfängerspiel
    .help = Ohne die Regeln für Fortgeschrittene.
variant-polling = Uhr für Stimmen
    .help = Fünfzehn Sekunden ohne Stimme schließen die Abstimmung.
variant-legacy = Erleuchtete
    .help = Die Erleuchteten nach den Regeln der älteren Bücher.
variant-consent = Zustimmung
    .help = Wer dem zustimmen muss, was jemand von Hand ändert.
    .value-others = alle anderen
    .value-none = niemand
