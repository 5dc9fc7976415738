### Vendetta: words and numbers that stand in its messages.

title = Vampire: The Masquerade – Vendetta
yes = yes
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

kind-clan = clan card
kind-ally = ally
kind-victim = victim
kind-location = location card
kind-relic = relic

## Steps of a location’s resolution, as a trait of clan cards.

step-preparation = preparation
step-conflict = conflict
step-consequences = consequences
step-passive = passive

## What an ally is.

nature-human = human
nature-vampire = vampire

## What a clan is like, for who chooses one.

style-brujah = high power and heavy damage, and a bonus for sending others into frenzy.
style-gangrel = shifts deployed blood about and turns it into power.
style-malkavian = surprises everybody, itself included.
style-nosferatu = withdraws when it suits, strikes on the way out, uses cards twice.
style-toreador = gathers a large alliance and grows with it.
style-tremere = pays blood for great power, always close to frenzy.
style-ventrue = makes the others obey or pay.

## Phases.

phase-feeding = feeding phase
phase-locations = location setup
phase-cards = card choice
phase-planning = planning phase
phase-resolution = resolution phase

## Labels of the facts of a card.

label-code = number
label-clan = clan
label-power = power
label-step = takes effect
label-starting = starting card
label-title = occupation
label-nature = nature
label-influence = influence
label-feeding = blood when feeding
label-drain = blood when drained
label-drained = influence when drained
house = House card: our own design, not a printed card.
location = location { $n }
    .at = at location { $n }
    .off = from location { $n }
    .to = to location { $n }
haven = the Prince's Haven
    .at = at the Prince's Haven
    .off = from the Prince's Haven
    .to = to the Prince's Haven

## One and many of something.

number-blood = { $n } blood
number-influence = { $n } influence
number-power = { $n } power
number-tokens =
    { $n ->
        [one] { $n } diablerie token
       *[other] { $n } diablerie tokens
    }
quoted = { $name }
comma = ,{" "}
last = {" "}and{" "}
nobody = nobody
ranked = { $who } { $n }

## Things to choose for a new table: label, help, and a label for each value.

variant-locations = Location cards
    .help = Each location but the Prince's Haven gets a card with an effect.
variant-relics = Relics
    .help = Each player chooses a relic, to be used once in the game.
variant-team = Teams
    .help = Partners sit opposite each other and win together. Always so with six players.
variant-cards = Cards
    .help = Which set of cards is played.
    .value-house = House set
variant-victim_feeding = Blood from victims
    .help = How much blood an undrained victim gives in the feeding phase.
variant-keep_last_blood = Last blood
    .help = What must leave 1 blood in the pool.
    .value-always = everything done of one's own will
    .value-spending = only spending for effects
variant-frenzy_repeats = Frenzy again
    .help = Whoever still has no blood after a frenzy falls into frenzy again.
variant-sole_effects = Effects when alone
    .help = Card effects also happen for a player alone at a location.
variant-sole_by = Who is alone
    .help = What makes a second player present at a location.
    .value-presence = cards or blood
    .value-cards = cards only
variant-third_card = Third card
    .help = Where the card goes that is not taken in the first round with three players.
    .value-bottom = under the deck
    .value-box = out of the game
variant-others_cards = Others' cards
    .help = What happens to cards of others at the position of a player who withdraws.
    .value-along = they go along
    .value-home = they return to their owners' hands
variant-grey_tokens = Grey tokens
    .help = Whether diablerie tokens that lie grey at the end count.
    .value-count = they count −1
    .value-spared = they do not count
