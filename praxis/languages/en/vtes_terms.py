"""The terms of V:TES in English: a word of the effect language, and how it is said."""

from __future__ import annotations

import re
from typing import Final

REFS: Final = {
    "me": "this minion",
    "card": "this card",
    "self": "this minion",
    "bearer": "the minion with this card",
    "chosen-one": "the minion chosen for this card",
    "other-chosen-one": "the second minion chosen for this card",
    "opposing": "the opposing minion",
    "acting": "the acting minion",
    "blocking": "the blocking minion",
    "action-card": "the card played for the action",
    "that-card": "that card",
    "striking-card": "the card of the strike",
    "chosen-seats": "the Methuselah whom this card remembers",
    "combatants": "both combatants",
    "it": "it",
    "you": "you",
    "them": "that Methuselah",
    "prey": "your prey",
    "predator": "your predator",
    "victims": "the Methuselah who is the target",
    "everybody": "each Methuselah",
    "other-methuselahs": "each other Methuselah",
    "acting-methuselah": "the acting Methuselah",
}
STATS: Final = {
    "stealth": "stealth",
    "intercept": "intercept",
    "bleed": "bleed",
    "strength": "strength",
    "hunt": "hunt",
    "votes": "votes",
    "ballots": "ballots",
    "capacity": "capacity",
    "hand-size": "hand size",
    "transfers": "transfers",
    "master-actions": "master phase actions",
    "two-masters": "second master phase action",
    "aggravated-hands": "aggravated hand strikes",
    "first-strike": "first strike",
    "ranged-damage": "damage with ranged strikes",
    "tough": "resistance to aggravated damage",
    "aimed": "number of aims of this strike",
    "melee-damage": "damage with melee weapons",
    "strike-damage": "damage with strikes that inflict damage",
    "most-intercept": "intercept at most",
    "doubled": "doubling of votes as they are tallied",
    "discard-actions": "discard phase actions",
    "additional-strikes": "additional strikes",
    "blood": "blood",
    "life": "life",
    "pool": "pool",
    "limited-bleed": "limited bleed modifiers",
    "cost": "cost",
    "starting-life": "starting life",
    "worth": "capacity or cost",
    "price": "pool cost",
    "victories": "victory points",
    "edge-votes": "votes for the Edge",
    "corruption": "corruption counters",
    "any-corruption": "corruption counters of anybody",
    "stun": "stun counters",
    "burn": "burn counters",
    "hostage": "hostage counters",
    "nightmare": "nightmare counters",
    "torture": "torture counters",
    "disease": "disease counters",
}
SPANS: Final = {
    "round": "this round",
    "combat": "this combat",
    "action": "this action",
    "referendum": "this referendum",
    "turn": "this turn",
    "game": "until the end of the game",
    "your-unlock": "until your next unlock phase",
    "your-discard": "until your next discard phase",
    "their-unlock": "until their own next unlock phase",
}
PLACES: Final = {
    "library": "library",
    "crypt": "crypt",
    "hand": "hand",
    "uncontrolled": "uncontrolled region",
    "ready": "ready region",
    "torpor": "torpor",
    "play": "play",
    "ash-heap": "ash heap",
    "removed": "the cards removed from the game",
    "research": "research area",
    "incapacitated": "incapacitated region",
}
FLAGS: Final = {
    "locked": "locked",
    "unlocked": "unlocked",
    "younger": "younger",
    "older": "older",
    "other": "other",
    "titled": "titled",
    "unique": "unique",
}
RELATIVE: Final = {
    "mine": "you control",
    "others": "another Methuselah controls",
    "same-clan": "of the same clan",
    "same-circle": "of the same circle",
    "fighting": "in the combat",
    "in-play": "in play",
    "is-acting": "that is acting",
    "disciplined": "requiring a Discipline",
    "in-terms": "chosen in the terms",
    "doomed": "whom damage is about to burn",
    "huntable": "on whom a blood hunt can be called",
    "targetable": "that can be a target",
    "has-edge": "with the Edge",
    "brings-a-servant": "who can do so",
    "fits": "whose requirements and cost this minion meets",
    "falls": "that is about to go to torpor",
    "perishes": "that is about to be burned",
    "threatened": "whom the opposing minion attempts to inflict aggravated damage on",
    "wieldable": "that can be used for a strike now",
    "canceller": "played to cancel another Methuselah's minion card",
    "played-on-him": "played on this minion",
    "weakened": "with less life than its starting life",
    "not-full": "with less blood than capacity",
}
NOT: Final = {
    "mine": "you do not control",
    "fighting": "not in the combat",
    "not-full": "with full capacity",
}
ACTIONS: Final = {
    "bleed": "a bleed",
    "hunt": "a hunt",
    "equip": "an equip action",
    "employ": "an employ retainer action",
    "take": "an action to take equipment over",
    "recruit": "a recruit ally action",
    "political": "a political action",
    "diablerize": "a diablerie",
    "rescue": "a rescue from torpor",
}
DAMAGE: Final = {
    "not-aggravated": "non-aggravated damage",
    "aggravated": "aggravated damage",
    "from-minions": "damage from minions",
    "environmental": "environmental damage",
    "from-allies": "damage from allies",
    "from-retainers": "damage from retainers",
    "from-weapons": "damage from weapons",
    "from-employer": "damage from its employer",
}
WHEN: Final = {
    "unlock": "during your unlock phase",
    "master": "during your master phase",
    "influence": "during your influence phase",
    "discard": "during your discard phase",
    "announced": "as the action is announced",
    "attempt": "while a minion attempts to block",
    "declined": "after blocks are declined",
    "blocked": "when the action is blocked",
    "resolving": "as the action is about to resolve",
    "succeeded": "after the action succeeds",
    "failed": "after a blocked action",
    "referendum": "during a referendum",
    "before-resolution": "before strikes are resolved",
    "polling": "during the polling",
    "before-range": "before range is determined",
    "before-strikes": "before strikes are chosen",
    "end-of-round": "at the end of the round",
    "after-combat": "after combat",
    "paying": "as a cost is paid",
    "between": "during your minion phase",
    "before-terms": "before the referendum of a successful political action",
    "would-fight": "when a combat is about to begin",
    "would-end": "when combat is about to end",
    "would-block": "when a minion is about to block",
    "unlock-of-others": "during another Methuselah's unlock phase",
    "after-action": "after the action",
    "first-chosen": "after the first strike is chosen",
    "strikes-chosen": "after strikes are chosen",
    "tally": "after all votes are cast",
    "falling": "when a minion is about to fall",
    "master-of-others": "during another Methuselah's master phase",
    "between-of-others": "during another Methuselah's minion phase",
    "influence-of-others": "during another Methuselah's influence phase",
    "discard-of-others": "during another Methuselah's discard phase",
    "prevent": "when damage is about to be inflicted",
    "range": "as range is determined",
    "press": "in the press step",
    "additional": "as additional strikes are announced",
}
BY: Final = {
    "other": "usable by another ready minion you control",
    "locked": "usable by a locked minion",
    "torpid": "usable by a vampire in torpor",
    "bystander": "usable by a ready minion that is not in the combat",
    "alert": "usable by a ready minion, locked or not",
    "onlooker": "usable by a minion that is not in the combat, ready or in torpor",
    "keeper": "usable by the controller of the minion with this card",
}


NAMED: Final = ("corruption", "burn", "stun", "hostage", "nightmare", "torture", "disease")
WHO: Final = ("controller", "owner", "target", "second-target", "all")
TAKEN_UNTIL: Final = {
    "turn": "the turn",
    "next-turn": "your next turn",
    "next-action": "the next action; that minion must bleed your prey unless they must hunt",
}
OUTCOMES: Final = {
    "action-ends": "the action ends",
    "combat-ends": "combat ends",
    "goes-on": "the action goes on as if unblocked",
    "no-combat": "there is no combat",
    "succeeds": "the action is resolved as if unblocked",
    "new-round": "a new round begins instead of the end of the combat",
    "new-combat": "another combat of the two follows",
    "passes": "the referendum passes",
    "cancelled": "the referendum is cancelled",
    "fails": "the referendum fails",
    "void": "the action ends before its resolution",
    "thwarted": "the action fails",
    "repeatable": "this action can be performed again this turn",
    "pressed-on": "this card gives a press to continue the combat",
}
STRIKE_FLAGS: Final = {
    "first": " with first strike",
    "unlocks": ", and this minion unlocks",
    "no-fortitude": "; its damage cannot be prevented by cards requiring for",
    "dulls": "; weapons of the opposing vampire inflict no damage this round",
    "retainers-too": " or retainer",
    "undodgeable": "; it cannot be dodged",
    "grounded": "; it cannot be aimed at a minion with flight",
}
FACTS: Final = {
    "to-torpor": "{who} goes to torpor",
    "succeeded": "an action of {who} has succeeded",
    "resolves": "the action is about to be resolved",
    "over": "the action is over",
    "attempted": "{who} attempts to block",
    "blocked": "{who} blocks {whom}",
    "block-failed": "{who} fails to block",
    "loses-pool": "{who} loses pool",
    "struck": "the strike hits",
    "wounded": "damage from a strike is successfully inflicted on {who}",
    "strikes": "the strike is resolved",
    "ended-combat": "{who} ends the combat",
    "inflicts": "a strike of this card inflicts damage",
    "control": "control of {who} changes",
    "enters": "{who} comes into play",
    "gains-blood": "{who} would gain counters",
    "burned": "{who} is burned",
    "press-step": "the press step begins",
    "presses": "{who} presses",
    "fought": "the combat is over",
    "from-torpor": "{who} leaves torpor",
    "played": "{who} plays such a card",
    "cancelled": "such a card is cancelled",
    "discarded": "such a card is discarded",
    "locks": "{who} locks",
    "unlocks": "{who} unlocks",
    "gains-pool": "{who} gains pool",
    "loses-blood": "{who} loses blood",
    "edge": "{who} gets the Edge",
    "polled": "a referendum of {who} is decided",
    "bled": "{who} bleeds {whom} successfully",
    "diablerie": "{who} diablerizes {whom}",
    "fights": "a combat begins",
    "acted": "{who} announces an action",
    "failed": "an action of {who} has failed",
    "redirected": "the bleed of {who} is redirected",
    "hunted": "{who} hunts",
    "called": "{who} calls a referendum",
    "passed": "a referendum of {who} passes",
    "enacted": "a referendum of {who} passes and is carried out",
    "rejected": "a referendum of {who} fails",
    "called-off": "a referendum of {who} is cancelled",
    "edge-burned": "{who} burns the Edge for a vote",
    "finished": "a card has been played",
    "round": "a round of combat begins",
    "hurt": "{who} takes damage",
    "blood-spent": "{who} burns blood for damage",
    "prevented": "{who} prevents damage",
    "ousted": "a Methuselah is ousted",
    "drawn": "a card is drawn",
    "declared": "{who} plays such a card",
    "turn-ends": "the turn of {who} is about to end",
    "unlock-ends": "the unlock phase of {who} is about to end",
    "out-of-torpor": "{who} has left the torpor region",
    "round-ends": "a round of combat is over",
    "succeeds": "an action of {who} is about to succeed",
    "leaves": "{who} is about to leave the ready region",
    "sect": "{who} changes sects",
    "joined": "{who} enters the ready region",
    "demon-paid": "{who} burns a pool to unlock an infernal minion",
}
WOULD: Final = {
    "burned": "{who} would be burned",
    "unlocks": "{who} would unlock",
    "edge": "{who} would get the Edge",
    "gains-blood": "{who} would gain blood or life",
    "replaces": "{who} would replace a card",
    "drawn": "{who} would draw a card",
    "edge-pool": "{who} would gain pool for the Edge",
}
DEEDS: Final = {**ACTIONS, "leave": "leaving torpor", "anarch": "becoming anarch"}
RULES: Final = {
    "block": "block{what}",
    "call": "take political actions",
    "vote-against": "cast votes or ballots against a referendum of{what}",
    "blood-hunt": "be hunted for the diablerie{what}",
    "diablerize": "commit diablerie",
    "any-strike": "strike",
    "hand-strike": "use hand strikes",
    "other-strike": "use strikes that are not hand strikes",
    "maneuver": "maneuver",
    "press": "press",
    "use": "use{what}",
    "unlock": "unlock as normal",
    "ending-strike": "strike to end the combat",
    "dodging-strike": "strike to dodge",
    "act": "act",
    "play": "play{what}",
    "bear": "have{what} besides",
    "take-lightly": "take normal damage from{what}, only aggravated damage",
    "be-hurt": "be damaged by{what}",
    "contest": "contest a title{what}",
    "have-title": "receive a title",
    "work": "use its abilities",
    "affect": "be affected by{what}",
    "card-strike": "play strike cards",
    "more-strikes": "use additional strikes",
    "hunt": "hunt",
    "basic-hunt": "hunt as normal",
    "rise": "move to the ready region",
    "target": "be the target of an action of{what}",
    "bleed": "bleed",
    "vote": "cast votes or ballots",
}
DONE: Final = {
    "attempted": "attempted to block",
    "leaves": "left the ready region",
    "loses-pool": "lost pool",
    "blocked": "blocked",
    "diablerie": "committed diablerie",
    "succeeded": "acted successfully",
    "fights": "begun to fight in",
    "acted": "acted",
    "bled": "bled successfully",
    "enters": "come into play",
    "fought": "fought",
    "strikes": "struck with it",
    "passed": "had the referendum passed",
    "called": "called a referendum",
    "polled": "had the votes counted",
    "joined": "entered your ready region",
}
TALLIES: Final = {
    "blood-spent": "the blood that {who} has burned for damage",
    "polled": "the votes by which the referendum of {who} has passed",
    "acted": "the number of actions of {who}",
    "bled": "the amount for which {who} has bled",
    "hurt": "the damage that {who} has taken",
    "loses-pool": "the pool that {who} has lost",
    "hunted": "the blood that {who} has gained by hunting",
}
SINCE: Final = {**SPANS, "last-turn": "since your last turn", "last-influence": "in your last influence phase"}


def listed(words: list[str], last: str = "and") -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else ""


_SINGULAR: Final = (
    *("votes", "ballots", "transfers", "actions", "strikes", "counters", "modifiers", "points", "cards"),
)


def counted(number: str, nouns: str) -> str:
    """``1 counter``, ``+1 vote``, ``3 counters``: what is counted is said of one, if it is one."""
    head, with_, rest = nouns.partition(" with ")
    if number.lstrip("+-") == "1":
        head = " ".join(word[:-1] if word in _SINGULAR else word for word in head.split(" "))
    return f"{number} {head}{with_}{rest}"


_VERBS: Final = {
    **{"gets": "get", "gains": "gain", "burns": "burn", "takes": "take", "becomes": "become", "loses": "lose"},
    **{"attempts": "attempt", "looks": "look", "draws": "draw", "discards": "discard", "abstains": "abstain"},
    **{"enters": "enter", "casts": "cast", "receives": "receive", "costs": "cost", "fails": "fail", "goes": "go"},
    **{"begins": "begin", "is": "be"},
}
_CLAUSE: Final = re.compile(
    r"(?P<who>(?:the|this|each|all|that|an?|it|its|your|another|both|whoever)\b[^,.;:]*?) "
    rf"(?<!that )(?P<verb>{'|'.join(_VERBS)}|get|gain|burn|take|cannot)\b(?P<rest>.*)",
    re.DOTALL,
)


_AT_FIRST: Final = re.compile(r"(this \w+|until [^,]+|the next \w+ times), ")
"""How long something holds, or how often, before it is said what."""


def bare(words: str, who: str = "") -> str:
    """What somebody can do, without a subject: ``have the action fail``, ``get +1 stealth``. Empty if it cannot be said
    so. What `who` does is said of `who` alone."""
    if words[:1] in "+-" or words[:1].isdigit():
        return f"get {words}"
    if _AT_FIRST.match(words):
        return ""
    found = _CLAUSE.match(words)
    if found is None:
        return words
    if found["verb"] == "cannot":
        return ""
    verb = _VERBS.get(found["verb"], found["verb"])
    return f"{verb}{found['rest']}" if found["who"] == who else f"have {found['who']} {verb}{found['rest']}"


def articled(noun: str) -> str:
    return f"an {noun}" if noun[:1].lower() in "aeiou" and not noun.startswith("uni") else f"a {noun}"
