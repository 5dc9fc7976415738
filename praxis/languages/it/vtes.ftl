### V:TES: words and numbers that stand in its messages.

title = Vampire: The Eternal Struggle
yes = sì
no = no
nobody = nessuno
comma = ,{" "}
last = {" "}e{" "}
quoted = «{ $name }»
a-card = una carta

## One and many of something.

number-pool = { $n } pool
number-blood = { $n } di sangue
number-life = { $n } di vita
number-counters =
    { $n ->
        [one] { $n } segnalino
       *[other] { $n } segnalini
    }
number-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
number-votes =
    { $n ->
        [one] { $n } voto
       *[other] { $n } voti
    }
number-ballots =
    { $n ->
        [one] { $n } scheda
       *[other] { $n } schede
    }
number-damage =
    { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    }
number-aggravated =
    { $n ->
        [one] { $n } danno aggravato
       *[other] { $n } danni aggravati
    }
number-additional =
    { $n ->
        [one] { $n } colpo addizionale
       *[other] { $n } colpi addizionali
    }
number-burn =
    { $n ->
        [one] { $n } segnalino combustione
       *[other] { $n } segnalini combustione
    }
number-corruption =
    { $n ->
        [one] { $n } segnalino corruzione
       *[other] { $n } segnalini corruzione
    }
number-stun =
    { $n ->
        [one] { $n } segnalino stordimento
       *[other] { $n } segnalini stordimento
    }
number-hostage =
    { $n ->
        [one] { $n } segnalino ostaggio
       *[other] { $n } segnalini ostaggio
    }
number-nightmare =
    { $n ->
        [one] { $n } segnalino incubo
       *[other] { $n } segnalini incubo
    }
number-torture =
    { $n ->
        [one] { $n } segnalino tortura
       *[other] { $n } segnalini tortura
    }
number-disease =
    { $n ->
        [one] { $n } segnalino malattia
       *[other] { $n } segnalini malattia
    }

## Phases.

phase-unlock = fase di disimpegno
phase-master = fase master
phase-minion = fase seguaci
phase-influence = fase influenza
phase-discard = fase di scarto

## Titles; with the city or clan that one is tied to.

title-primogen = primogenito
title-prince = principe
title-justicar = conciliatore
title-inner-circle = circolo interno
title-bishop = vescovo
title-archbishop = arcivescovo
title-priscus = priscus
title-cardinal = cardinale
title-imperator = imperator
title-regent = reggente
title-magaji = magaji
title-kholo = kholo
title-baron = barone
title-of = { $title } di { $place }

## Regions.

region-library = biblioteca
region-crypt = cripta
region-hand = mano
region-uncontrolled = regione non controllata
region-ready = regione attiva
region-torpor = torpore
region-play = in gioco
region-ash-heap = cumulo di cenere
region-removed = rimosse dal gioco
region-contested = contese
region-waiting = reclutati in questo turno
region-research = area di ricerca
region-incapacitated = incapacitati
region-ante = posta
region-pool = il tuo pool
region-bank = la banca del sangue

## Types of cards.

type-vampire = vampiro
type-imbued = imbued
type-master = master
type-action = azione
type-political-action = azione politica
type-equipment = equipaggiamento
type-retainer = servitore
type-ally = alleato
type-action-modifier = modificatore d'azione
type-reaction = reazione
type-combat = combattimento
type-event = evento
type-conviction = convinzione
type-power = potere
type-reflex = riflesso

## Sides in a vote.

side-for = a favore
side-against = contro

## The numbers of a minion that effects change.

what-stealth = furtività
what-intercept = intercetto
what-bleed = dissanguamento
what-strength = forza
what-hunt = caccia
what-votes = voti
what-capacity = capacità
what-hand-size = dimensione della mano
what-transfers = trasferimenti
what-ballots = schede
what-master-phase-actions = azioni di fase master
what-discard-phase-actions = azioni di fase di scarto
what-maneuvers = manovre
what-presses = pressioni
what-strikes = colpi addizionali
what-corruption = segnalini corruzione
what-burn = segnalini bruciatura
what-stun = segnalini stordimento
what-other = (testo della carta)

## Strikes.

strike-hand = mani
strike-damage = { $n } di danno
strike-dodge = schivata
strike-combat-ends = fine del combattimento
strike-steal-blood = ruba { $n } di sangue
strike-effect = colpo speciale
strike-burn-equipment = brucia equipaggiamento
strike-steal-equipment = ruba equipaggiamento
strike-first = , primo colpo
strike-ranged = , a distanza
strike-aggravated = , aggravato

## Ranges of combat.

range-long = lunga
range-close = ravvicinata

## Parts that stand in other messages, with a blank before them where there should be one.

piece-by = {" "}con { $card }
piece-as = {" "}con { $minion }
piece-on = {" "}su { $target }
piece-from = {" "}da { $source }
piece-through = {" "}({ $source })
piece-aimed = {" "}{ $at }
piece-also = {" "}e { $also }
piece-cost = {" "}({ $cost })
piece-stealth = {" "}(+{ $n } furtività)
piece-terms = : { $terms }
piece-way = {" "}({ $way })
piece-basic = base
piece-superior = superiore
piece-and = {" "}e{" "}
piece-second = modo { $n }
piece-at-long = a lunga distanza
piece-at-close = a distanza ravvicinata
piece-blow = { $minion } colpisce: { $how }{ $through }
piece-hunt = caccia di sangue
piece-known = {" "}{ $blows }.

## Labels of the facts of a card.

label-capacity = capacità
label-group = gruppo
label-clan = clan
label-disciplines = Discipline
label-title = titolo
label-sect = setta
label-cost = costo
label-requires = richiede
label-type = tipo

## How far a card is enforced.

note-partial = applicata in parte: { $note }
note-manual = non ancora applicata: il tavolo ne esegue l'effetto
note-house = una nostra carta

## Things to choose for a new table: label, help, and a label for each value.

variant-edition = Regolamento
    .help = Le regole di quale anno.
    .value-2000 = Le regole di Sabbat War: posta, nessun gruppo nella cripta, niente inezie né eventi.
    .value-2011 = Gruppi, inezie, eventi, anarchici e Imbued; gli alleati aspettano un turno.
    .value-2012 = L'ultimo libro prima della pausa: come nel 2011, ma i seguaci si possono proteggere.
    .value-2023 = Il libro di oggi: bloccare e sbloccare, biblioteche da 60 a 90, ordine chiaro dei blocchi, primo posto a sorte.
variant-format = Mazzi
    .help = Come deve essere un mazzo per essere giocato qui.
    .value-casual = secondo il regolamento
    .value-standard = torneo: con la lista dei divieti
    .value-v5 = solo carte della quinta edizione
    .value-duel = duello: mazzi piccoli, lista corta
    .value-any = tutto è permesso
variant-enforced = Carte eseguite
    .help = Quanto di ogni carta le regole devono eseguire.
    .value-partly = eseguite, alcune in parte
    .value-full = solo eseguite per intero
    .value-by-hand = a mano dove le regole non bastano
variant-minutes = Limite di tempo
    .help = Alla fine chi è ancora in gioco riceve mezzo punto vittoria, come nei tornei.
    .value-0 = nessuno
    .value-60 = 1 ora
    .value-90 = 1 ora e mezza
    .value-120 = 2 ore, come nei tornei
variant-withdrawal = Ritiro
    .help = Chi non ha più biblioteca può uscire con un punto vittoria.
variant-cards = Carte
    .help = I mazzi ufficiali o i nostri.
    .value-official = ufficiali
    .value-house = nostri
variant-ante = Posta
    .help = Ognuno mette in palio una carta, che i predatori vincono per sempre.
variant-draft = Effetti da draft
    .help = Le carte si possono usare per i loro effetti da draft.
variant-beginners = Partita per principianti
    .help = Senza le regole avanzate.
variant-polling = Orologio dei voti
    .help = Quindici secondi senza voti chiudono lo scrutinio.
variant-legacy = Imbued
    .help = Gli Imbued, con le regole dei libri precedenti.
variant-consent = Consenso
    .help = Chi deve essere d'accordo con ciò che si cambia a mano.
    .value-others = tutti gli altri
    .value-none = nessuno
