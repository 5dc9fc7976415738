"""The vocabulary of effects as a reference for people who write cards. It is made from the code."""

from __future__ import annotations

from typing import Final

from praxis.vendetta.effects.statics import STATICS
from praxis.vendetta.effects.verbs import VERBS

CONTROL_WORDS: Final = {
    "if CONDITION: …": "only if it holds now; a condition is a count, `>=`, `<=` or `=`, and a number",
    "may: …": "you may do it or not",
    "may pay N: …": "you may spend N blood to do it; the last blood can never be spent",
    "may pay up-to N: …": "you may spend any amount from 1 to N; `paid` counts it",
    "choose WHO: … | …": "`you` or `them` take one of the ways; a way that would change nothing is not offered",
    "random: … | …": "one of the ways is drawn at random",
    "each WHO: …": "once for each of them, in turn order; inside, `them` is the one whose turn it is",
}
WHO_WORDS: Final = {
    "you": "the player whose card it is, or at whose position it lies",
    "them": "the one inside `each`, or the player who set off the moment",
    "winner": "who has won here, unless that is you",
    "a-rival": "an opponent with cards or blood here, of your choice",
    "an-opponent": "anybody else, of your choice",
    "random-rival": "a rival drawn at random",
    "each-rival": "all opponents with cards or blood here",
    "each-opponent": "everybody else",
    "each-loser": "all rivals here but the winner",
}
COUNT_WORDS: Final = {
    "alliance": "undrained cards of your alliance",
    "vampires": "undrained vampires of your alliance",
    "mortals": "undrained humans and victims of your alliance",
    "drained": "drained cards of your alliance",
    "rivals": "your rivals here",
    "cards-here": "cards at your position here",
    "blood-here": "blood at your position here",
    "face-down-here": "face-down cards at your position here",
    "rival-cards-here": "cards of all rivals here",
    "rival-blood-here": "deployed blood of all rivals here",
    "blood": "blood in your pool",
    "influence": "influence in your pool",
    "tokens": "your diablerie tokens",
    "round": "the number of the round",
    "ambition": "1 if you hold the ambition token, else 0",
    "at-haven": "1 at the Prince's Haven, else 0",
    "won": "1 if you have won here, else 0",
    "paid": "what this effect has just cost you",
    "taken": "what the verb before has gained, taken or removed",
}
MOMENT_WORDS: Final = {
    "this-is-played": "you play this card face up",
    "you-play": "you play another card here",
    "you-withdraw": "you withdraw from here, before you are gone",
    "you-win": "you have won here, after the rewards",
    "you-lose": "you have lost here, after the rewards",
    "you-frenzy": "you were in frenzy",
    "you-cause-frenzy": "you sent somebody into frenzy",
    "you-drain": "you have drained a card",
    "opponent-plays-here": "an opponent plays a card here",
    "opponent-plays-elsewhere": "an opponent plays a card at another location",
    "rival-withdraws": "a rival has withdrawn from here",
    "feeding": "the end of the feeding phase",
    "resolution-begins": "before the first location is resolved",
    "before-reveal": "after the withdrawals here, before cards are turned up",
    "after-reveal": "after the cards here are turned up",
    "location-resolved": "after the consequences here",
    "your-turn": "at any time of your planning turn (relics only)",
}
STATIC_WORDS: Final = {
    "power": "your total power where the card lies, or everywhere with an ally, changes by the number",
    "wins-ties": "you are the first of those with equal power",
    "free-face-down": "playing a card face down costs you nothing (allies only)",
    "blood-limit": "this much more blood than 3 may be deployed with a card you play",
    "drain-bonus": "you gain this much more blood when you drain (allies only)",
    "shield": "you lose this much less blood to others or to their thefts, each time",
    "frenzy-bounty": "you gain this much more influence for sending somebody into frenzy",
    "frenzy-drains-this": "in frenzy you drain this card instead of a random one (allies only)",
    "nobody-withdraws": "nobody can withdraw from where the card lies",
    "reward": "you gain this much more influence when you win",
}


def reference() -> str:
    """The whole vocabulary as Markdown."""
    verbs = {f"{name} {verb.form}".strip(): verb.means for name, verb in VERBS.items()}
    lasting = {f"{name} {form}".strip(): STATIC_WORDS[name] for name, form in STATICS.items()}
    tables = [
        ("Verbs", "after `do:` and `when …:`", verbs),
        ("Sentences", "around verbs; put several in parentheses, with `;` between them", CONTROL_WORDS),
        ("Who", "for WHO", WHO_WORDS),
        ("Counts", "for N: `2`, `-1`, `alliance`, `vampires*2`, `1+rivals`, `alliance<=4` for at most 4", COUNT_WORDS),
        ("Moments", "after `when`", MOMENT_WORDS),
        ("Lasting effects", "after `while:`, with `if CONDITION` behind if wanted", lasting),
    ]
    return "\n\n".join(_table(*each) for each in tables) + "\n"


def _table(title: str, where: str, rows: dict[str, str]) -> str:
    lines = [f"### {title}", "", f"{where[0].upper()}{where[1:]}.", "", "| write | meaning |", "|---|---|"]
    lines += [f"| `{word.replace('|', chr(92) + '|')}` | {meaning} |" for word, meaning in rows.items()]
    return "\n".join(lines)
