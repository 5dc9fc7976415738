### Vendetta: words and numbers that stand in its messages.

title = Vampire: Die Maskerade – Vendetta
yes = ja
no = nein

## The clans.

clan-brujah = Brujah
clan-gangrel = Gangrel
clan-malkavian = Malkavianer
clan-nosferatu = Nosferatu
clan-toreador = Toreador
clan-tremere = Tremere
clan-ventrue = Ventrue

## Kinds of cards.

kind-clan = Clankarte
kind-ally = Verbündeter
kind-victim = Opfer
kind-location = Ortskarte
kind-relic = Relikt

## Steps of a location’s resolution, as a trait of clan cards.

step-preparation = Vorbereitung
step-conflict = Konflikt
step-consequences = Konsequenzen
step-passive = passiv

## What an ally is.

nature-human = Mensch
nature-vampire = Vampir

## What a clan is like, for who chooses one.

style-brujah = hohe Macht und schwerer Schaden, und ein Bonus, wenn andere in Raserei verfallen.
style-gangrel = bewegt eingesetztes Blut und macht Macht daraus.
style-malkavian = überrascht alle, sich selbst eingeschlossen.
style-nosferatu = zieht sich zurück, wann es passt, schlägt dabei zu und nutzt Karten doppelt.
style-toreador = sammelt ein großes Bündnis und wächst mit ihm.
style-tremere = zahlt Blut für große Macht, immer kurz vor der Raserei.
style-ventrue = lässt den anderen die Wahl: gehorchen oder zahlen.

## Phases.

phase-feeding = Nähren
phase-locations = Ortsaufbau
phase-cards = Kartenwahl
phase-planning = Planung
phase-resolution = Ausführung

## Labels of the facts of a card.

label-code = Nummer
label-clan = Clan
label-power = Macht
label-step = wirkt in
label-starting = Startkarte
label-title = Beruf
label-nature = Art
label-influence = Einfluss
label-feeding = Blut beim Nähren
label-drain = Blut beim Aussaugen
label-drained = Einfluss ausgesaugt
house = Hauskarte: unser eigener Entwurf, keine gedruckte Karte.
location = Ort { $n }
    .at = an Ort { $n }
    .off = von Ort { $n }
    .to = zu Ort { $n }
haven = die Zuflucht des Prinzen
    .at = in der Zuflucht des Prinzen
    .off = aus der Zuflucht des Prinzen
    .to = in die Zuflucht des Prinzen

## One and many of something.

number-blood = { $n } Blut
number-influence = { $n } Einfluss
number-power = { $n } Macht
number-tokens = { $n } Diablerie-Marker
quoted = „{ $name }“
comma = ,{" "}
last = {" "}und{" "}
nobody = niemand
ranked = { $who } { $n }

## Things to choose for a new table: label, help, and a label for each value.

variant-locations = Ortskarten
    .help = Jeder Ort außer der Zuflucht des Prinzen bekommt eine Karte mit Effekt.
variant-relics = Relikte
    .help = Jeder wählt ein Relikt, das einmal in der Partie wirkt.
variant-team = Teams
    .help = Partner sitzen einander gegenüber und gewinnen gemeinsam. Zu sechst immer.
variant-cards = Karten
    .help = Mit welchen Karten gespielt wird.
    .value-house = Hauskarten
variant-victim_feeding = Blut von Opfern
    .help = Wie viel Blut ein nicht ausgesaugtes Opfer beim Nähren gibt.
variant-keep_last_blood = Letztes Blut
    .help = Was 1 Blut im Vorrat lassen muss.
    .value-always = alles, was man freiwillig tut
    .value-spending = nur das Ausgeben für Effekte
variant-frenzy_repeats = Raserei wiederholt sich
    .help = Wer nach einer Raserei noch kein Blut hat, verfällt erneut in Raserei.
variant-sole_effects = Effekte allein
    .help = Karteneffekte wirken auch, wenn jemand allein an einem Ort ist.
variant-sole_by = Wer allein ist
    .help = Wodurch ein zweiter Spieler an einem Ort anwesend ist.
    .value-presence = durch Karten oder Blut
    .value-cards = nur durch Karten
variant-third_card = Dritte Karte
    .help = Wohin zu dritt in der ersten Runde die nicht genommene Karte kommt.
    .value-bottom = unter das Deck
    .value-box = aus dem Spiel
variant-others_cards = Fremde Karten
    .help = Was mit Karten anderer an der Position eines Spielers geschieht, der sich zurückzieht.
    .value-along = sie kommen mit
    .value-home = sie gehen auf die Hand ihrer Besitzer
variant-grey_tokens = Graue Marker
    .help = Ob Diablerie-Marker zählen, die am Ende grau liegen.
    .value-count = sie zählen −1
    .value-spared = sie zählen nicht
