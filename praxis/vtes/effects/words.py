"""What verbs and selectors say, by language. A sentence in a language that is not yet written comes in English."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "de", "it", "ja")

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "modify": {"en": "{who} gets {amount:+d} {what}"},
    "stealth": {"en": "{amount:+d} stealth"},
    "intercept": {"en": "{amount:+d} intercept"},
    "bleed": {"en": "{amount:+d} bleed"},
    "gain-pool": {"en": "gain {amount} pool"},
    "burn-pool": {"en": "{who} burns {amount} pool"},
    "gain-blood": {"en": "{who} gains {amount} blood"},
    "burn-blood": {"en": "{who} burns {amount} blood"},
    "uncontrolled-blood": {"en": "put {amount} blood from the bank on {who}"},
    "unlock": {"en": "unlock {who}"},
    "lock": {"en": "lock {who}"},
    "awake": {"en": "{who} can block and play reaction cards as though unlocked"},
    "maneuver": {"en": "maneuver"},
    "press": {"en": "press"},
    "strike": {"en": "strike: {how}"},
    "additional": {"en": "{amount} additional strike(s)"},
    "prevent": {"en": "prevent {amount} damage"},
    "put-on": {"en": "put this card on {who}"},
    "in-play": {"en": "put this card in play"},
    "inflict": {"en": "{who} takes {amount} damage"},
    "fight": {"en": "enter combat with {who}"},
    "redirect": {"en": "the bleed is now against {who}"},
    "draw": {"en": "draw {amount} card(s)"},
    "burn": {"en": "burn {who}"},
    "cancel": {"en": "cancel {what} as it is played"},
    "move-blood": {"en": "move up to {amount} blood from {who} to your pool"},
    "feed": {"en": "move 1 blood from {who} to your pool or from your pool to {who}"},
    "draw-crypt": {"en": "move the top card of your crypt to your uncontrolled region"},
    "master-action": {"en": "get {amount:+d} master phase action"},
    "each-burns": {"en": "each Methuselah burns 1 pool for each minion she controls"},
    "aggravated-hands": {"en": "damage from the hand strikes of {who} is aggravated this {until}"},
    "swarm": {"en": "{who} takes {amount} environmental damage each round during normal strike resolution{where}"},
    "end-combat": {"en": "combat ends"},
    "immune": {"en": "{who} is immune to {what}"},
    "at-range": {"en": "only usable at {range} range"},
    "unlocked": {"en": "only usable by an unlocked minion"},
    "cannot-block": {"en": "{who} cannot block this action"},
    "attempt": {"en": "this minion attempts to block"},
    "end-action": {"en": "the action ends"},
    "bring-in": {"en": "put the chosen card into play"},
    "remove": {"en": "remove the chosen card from the game"},
    "torpor": {"en": "{who} goes to torpor"},
    "give-title": {"en": "{who} gets the title of {title}"},
    "lose-title": {"en": "{who} loses any title"},
    "change-sect": {"en": "{who} becomes {sect}"},
    "change-clan": {"en": "{who} becomes {clan}"},
    "gain-votes": {"en": "gain {amount} vote(s)"},
    "burn-allocated": {"en": "each Methuselah burns 1 pool for each point on her"},
    "bring-out": {"en": "{who} moves to the ready region"},
    "take-uncontrolled": {"en": "the chosen card moves to your uncontrolled region"},
    "turn-up": {"en": "turn up the top card of your crypt; if younger it moves to your uncontrolled region"},
    "to-research": {"en": "move a card from your hand to your research area"},
    "from-research": {"en": "move a card from your research area to your hand"},
    "burn-edge": {"en": "burn the Edge"},
    "take-control": {"en": "take control of {who}"},
    "search": {"en": "search your {where} for a card, then shuffle it"},
    "baffle": {"en": "the attempt to block fails, and the minion cannot attempt to block this action again"},
    "rise": {"en": "this minion unlocks and attempts to block with {amount:+d} intercept"},
    "once": {"en": "only one each {each}"},
    "if-bled": {"en": "if the bleed is successful, {what}"},
    "hand-size": {"en": "{amount:+d} hand size until the end of the turn"},
    "wear": {"en": "add a counter to this card and burn it if it has {amount}"},
    "from-each": {"en": "move {amount} blood from each ready vampire you control to your pool"},
    "set-strength": {"en": "{who} gets a strength of {amount} this combat"},
    "discard": {"en": "discard a card"},
    "each-gains": {"en": "each Methuselah gains {amount} pool for each vampire with capacity {least} or more"},
    "each-burns-locked": {"en": "each Methuselah burns 1 pool for each locked minion she controls"},
    "recover": {"en": "{who} is no longer incapacitated"},
}


def sentence(key: str, lang: str, **values: str | int) -> str:
    """One filled sentence, with its first letter and its full stop still to come."""
    templates = SENTENCES[key]
    return templates.get(lang, templates["en"]).format(**values)
