### V:TES: words and numbers that stand in its messages.

title = Vampire: The Eternal Struggle
yes = yes
no = no
nobody = nobody
comma = ,{" "}
last = {" "}and{" "}
quoted = “{ $name }”
a-card = a card

## One and many of something.

number-pool = { $n } pool
number-blood = { $n } blood
number-life = { $n } life
number-counters =
    { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
number-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
number-votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
number-ballots =
    { $n ->
        [one] { $n } ballot
       *[other] { $n } ballots
    }
number-damage = { $n } damage
number-aggravated = { $n } aggravated damage
number-additional =
    { $n ->
        [one] { $n } additional strike
       *[other] { $n } additional strikes
    }
number-burn =
    { $n ->
        [one] { $n } burn counter
       *[other] { $n } burn counters
    }
number-corruption =
    { $n ->
        [one] { $n } corruption counter
       *[other] { $n } corruption counters
    }
number-stun =
    { $n ->
        [one] { $n } stun counter
       *[other] { $n } stun counters
    }
number-hostage =
    { $n ->
        [one] { $n } hostage counter
       *[other] { $n } hostage counters
    }
number-nightmare =
    { $n ->
        [one] { $n } nightmare counter
       *[other] { $n } nightmare counters
    }
number-torture =
    { $n ->
        [one] { $n } torture counter
       *[other] { $n } torture counters
    }
number-disease =
    { $n ->
        [one] { $n } disease counter
       *[other] { $n } disease counters
    }

## Phases.

phase-unlock = unlock phase
phase-master = master phase
phase-minion = minion phase
phase-influence = influence phase
phase-discard = discard phase

## Titles; with the city or clan that one is tied to.

title-primogen = primogen
title-prince = prince
title-justicar = justicar
title-inner-circle = inner circle
title-bishop = bishop
title-archbishop = archbishop
title-priscus = priscus
title-cardinal = cardinal
title-imperator = imperator
title-regent = regent
title-magaji = magaji
title-kholo = kholo
title-baron = baron
title-of = { $title } of { $place }

## Regions.

region-library = library
region-crypt = crypt
region-hand = hand
region-uncontrolled = uncontrolled region
region-ready = ready region
region-torpor = torpor
region-play = in play
region-ash-heap = ash heap
region-removed = removed from the game
region-contested = contested
region-waiting = recruited this turn
region-research = research area
region-incapacitated = incapacitated
region-ante = ante
region-pool = your pool
region-bank = the blood bank

## Types of cards.

type-vampire = vampire
type-imbued = imbued
type-master = master
type-action = action
type-political-action = political action
type-equipment = equipment
type-retainer = retainer
type-ally = ally
type-action-modifier = action modifier
type-reaction = reaction
type-combat = combat
type-event = event
type-conviction = conviction
type-power = power
type-reflex = reflex

## Sides in a vote.

side-for = in favour
side-against = against

## The numbers of a minion that effects change.

what-stealth = stealth
what-intercept = intercept
what-bleed = bleed
what-strength = strength
what-hunt = hunt
what-votes = votes
what-capacity = capacity
what-hand-size = hand size
what-transfers = transfers
what-ballots = ballots
what-master-phase-actions = master phase actions
what-discard-phase-actions = discard phase actions
what-maneuvers = maneuvers
what-presses = presses
what-strikes = additional strikes
what-corruption = corruption counters
what-burn = burn counters
what-stun = stun counters
what-other = (card text)

## Strikes.

strike-hand = hands
strike-damage = { $n } damage
strike-dodge = dodge
strike-combat-ends = combat ends
strike-steal-blood = steal { $n } blood
strike-effect = special
strike-burn-equipment = burn equipment
strike-steal-equipment = steal equipment
strike-first = , first strike
strike-ranged = , ranged
strike-aggravated = , aggravated

## Ranges of combat.

range-long = long
range-close = close

## Parts that stand in other messages, with a blank before them where there should be one.

piece-by = {" "}with { $card }
piece-as = {" "}with { $minion }
piece-on = {" "}on { $target }
piece-from = {" "}from { $source }
piece-through = {" "}({ $source })
piece-aimed = {" "}at { $at }
piece-also = {" "}and { $also }
piece-cost = {" "}({ $cost })
piece-stealth = {" "}(+{ $n } stealth)
piece-terms = : { $terms }
piece-way = {" "}({ $way })
piece-basic = basic
piece-superior = superior
piece-and = {" "}and{" "}
piece-second = way { $n }
piece-at-long = at long range
piece-at-close = at close range
piece-blow = { $minion } strikes: { $how }{ $through }
piece-hunt = the blood hunt
piece-known = {" "}{ $blows }.

## Labels of the facts of a card.

label-capacity = capacity
label-group = group
label-clan = clan
label-disciplines = Disciplines
label-title = title
label-sect = sect
label-cost = cost
label-requires = requires
label-type = type

## How far a card is enforced.

note-partial = partly enforced: { $note }
note-manual = not enforced yet: the table carries out its effect
note-house = a card of our own

## Things to choose for a new table: label, help, and a label for each value.

variant-edition = Rulebook
    .help = The rules of which year.
    .value-2000 = The rules of Sabbat War: ante, no groups in the crypt, no trifles and no events.
    .value-2011 = Groups, trifles, events, anarchs and the Imbued; allies wait a turn.
    .value-2012 = The last book before the pause: as in 2011, with retainers that can be protected.
    .value-2023 = Today's book: lock and unlock, libraries of 60 to 90, blocks in clear order, the first seat by lot.
variant-format = Decks
    .help = What a deck must be to be played here.
    .value-casual = by the rulebook
    .value-standard = tournament: with the ban list
    .value-v5 = only fifth-edition cards
    .value-duel = duel: small decks, short list
    .value-any = anything goes
variant-enforced = Enforced cards
    .help = How much of each card the rules must carry out.
    .value-partly = enforced, some in part
    .value-full = enforced in full only
    .value-by-hand = carried out by hand where the rules do not
variant-minutes = Time limit
    .help = When it is over, everybody who is left gets half a victory point, as in tournaments.
    .value-0 = none
    .value-60 = 1 hour
    .value-90 = 1½ hours
    .value-120 = 2 hours, as in tournaments
variant-withdrawal = Withdrawal
    .help = Who has no library left may leave with a victory point.
variant-cards = Cards
    .help = The official decks, or decks of our own.
    .value-official = official
    .value-house = our own
variant-ante = Ante
    .help = Each stakes a card that predators win for good.
variant-draft = Draft effects
    .help = Cards may be used for their draft effects.
variant-beginners = Beginners' game
    .help = Without the rules marked as advanced.
variant-polling = Clock for votes
    .help = Fifteen seconds without a vote close the polling.
variant-legacy = Imbued
    .help = The Imbued, by the rules of the older books.
variant-consent = Consent
    .help = Who must agree to what a player changes by hand.
    .value-others = all others
    .value-none = nobody
