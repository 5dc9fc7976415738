### Vendetta: words and numbers that stand in its messages.

title = Vampiri: La Masquerade – Vendetta
yes = sì
no = no

## The clans.

clan-brujah = Brujah
clan-gangrel = Gangrel
clan-malkavian = Malkavian
clan-nosferatu = Nosferatu
clan-toreador = Toreador
clan-tremere = Tremere
clan-ventrue = Ventrue

## Kinds of cards.

kind-clan = carta del clan
kind-ally = alleato
kind-victim = vittima
kind-location = carta luogo
kind-relic = reliquia

## Steps of a location’s resolution, as a trait of clan cards.

step-preparation = Preparazione
step-conflict = Conflitto
step-consequences = Conseguenze
step-passive = passiva

## What an ally is.

nature-human = umano
nature-vampire = vampiro

## What a clan is like, for who chooses one.

style-brujah = alto Potere e gravi danni, e un premio per chi manda gli altri in Frenesia.
style-gangrel = sposta il Sangue schierato e lo trasforma in Potere.
style-malkavian = sorprende tutti, sé stesso compreso.
style-nosferatu = si ritira quando conviene, colpisce andandosene, usa le carte due volte.
style-toreador = raccoglie una grande alleanza e cresce con essa.
style-tremere = paga Sangue per un grande Potere, sempre a un passo dalla Frenesia.
style-ventrue = impone agli altri di obbedire o pagare.

## Phases.

phase-feeding = fase di Nutrimento
phase-locations = Allestimento dei luoghi
phase-cards = Scelta delle carte
phase-planning = fase di Pianificazione
phase-resolution = fase di Risoluzione

## Labels of the facts of a card.

label-code = numero
label-clan = clan
label-power = Potere
label-step = ha effetto in
label-starting = carta iniziale
label-title = mestiere
label-nature = natura
label-influence = Influenza
label-feeding = Sangue nel Nutrimento
label-drain = Sangue se prosciugata
label-drained = Influenza se prosciugata
house = Carta della casa: di nostra invenzione, non una carta stampata.
location = luogo { $n }
    .at = nel luogo { $n }
    .off = dal luogo { $n }
    .to = al luogo { $n }
haven = Rifugio del Principe
    .at = nel Rifugio del Principe
    .off = dal Rifugio del Principe
    .to = al Rifugio del Principe

## One and many of something.

number-blood = { $n } Sangue
number-influence = { $n } Influenza
number-power = { $n } Potere
number-tokens =
    { $n ->
        [one] { $n } segnalino Diablerie
       *[other] { $n } segnalini Diablerie
    }
quoted = «{ $name }»
comma = ,{" "}
last = {" "}e{" "}
nobody = nessuno
ranked = { $who } { $n }

## Things to choose for a new table: label, help, and a label for each value.

variant-locations = Carte luogo
    .help = Ogni luogo tranne il Rifugio del Principe riceve una carta con un effetto.
variant-relics = Reliquie
    .help = Ognuno sceglie una reliquia, da usare una volta nella partita.
variant-team = Squadre
    .help = I compagni siedono di fronte e vincono insieme. In sei giocatori è sempre così.
variant-cards = Carte
    .help = Con quali carte si gioca.
    .value-house = Carte della casa
variant-victim_feeding = Sangue dalle vittime
    .help = Quanto Sangue dà una vittima non prosciugata nella fase di Nutrimento.
variant-keep_last_blood = Ultimo Sangue
    .help = Che cosa deve lasciare 1 Sangue nella riserva.
    .value-always = tutto ciò che si fa di propria volontà
    .value-spending = solo spendere per gli effetti
variant-frenzy_repeats = Frenesia ripetuta
    .help = Chi dopo la Frenesia è ancora senza Sangue cade di nuovo in Frenesia.
variant-sole_effects = Effetti da soli
    .help = Gli effetti valgono anche per chi è solo in un luogo.
variant-sole_by = Chi è solo
    .help = Che cosa rende presente un secondo giocatore in un luogo.
    .value-presence = carte o Sangue
    .value-cards = solo le carte
variant-third_card = Terza carta
    .help = Dove va, in tre giocatori, la carta non presa nel primo round.
    .value-bottom = sotto il mazzo
    .value-box = fuori dal gioco
variant-others_cards = Carte altrui
    .help = Che cosa succede alle carte altrui nella posizione di chi si ritira.
    .value-along = vanno con lui
    .value-home = tornano in mano ai proprietari
variant-grey_tokens = Segnalini grigi
    .help = Se contano i segnalini Diablerie che alla fine sono grigi.
    .value-count = valgono −1
    .value-spared = non contano
