"""What players change by hand: which cards, seats and amounts an adjustment can be about, how it is made and taken
back."""

from __future__ import annotations

from typing import Final

from praxis.kernel.event import EVERYBODY, may_see, only
from praxis.vtes import events
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.regions import (
    ASH_HEAP,
    ATTACHED,
    COUNTERS,
    HAND,
    INCAPACITATED,
    LIBRARY,
    LIMBO,
    PLAY,
    READY,
    REGION_WORDS,
    TORPOR,
)
from praxis.vtes.model.spans import NOBODY, Span
from praxis.vtes.model.state import Vtes, modify, with_mod
from praxis.vtes.rules import imbued, permanents, torpor
from praxis.vtes.rules.combat import can_fight
from praxis.vtes.rules.discard import discard
from praxis.vtes.rules.influence import become_controlled

CLAUSE: Final = "card.golden.overrides-rules"
PLACES: Final = ("ready", "torpor", "uncontrolled", "play", "hand", "library", "crypt", "ash-heap", "removed")
NUMBERS: Final[dict[str, int]] = {
    "stealth": spans.STEALTH,
    "intercept": spans.INTERCEPT,
    "bleed": spans.BLEED,
    "strength": spans.STRENGTH,
    "votes": spans.VOTES,
    "capacity": spans.CAPACITY,
    "maneuvers": spans.MANEUVERS,
    "presses": spans.PRESSES,
    "strikes": spans.STRIKES,
}
WORDS: Final = (*PLACES, *NUMBERS, *COUNTERS)
"""What an answer can name as a place, a number or a sort of counters; procedures hold its place in this list."""
IRREVOCABLE: Final = ("draw", "discard", "reveal", "look", "shuffle")
"""Adjustments that show something hidden or are decided by lot: only the table's undo takes them back."""
_OF_ROUNDS: Final = frozenset({spans.MANEUVERS, spans.PRESSES, spans.STRIKES})
_MOST: Final = 20


def index_of(word: str) -> int:
    return WORDS.index(word)


# -- what can be chosen --------------------------------------------------------------------------------------------


def in_play(g: Vtes) -> list[int]:
    """All cards in play but the parts of merged vampires, those of the Methuselah whose turn it is first."""
    found = [card for card in g.cards_in_play() if not g.is_base(card)]
    return sorted(found)


def is_minion_card(g: Vtes, card: int) -> bool:
    return bool(g.face[card].types & (faces.CRYPT | faces.ALLY))


def fits(g: Vtes, word: str, card: int) -> bool:
    """Whether an adjustment would change something about a card in play."""
    if word == "lock":
        return not g.locked[card]
    if word == "unlock":
        return bool(g.locked[card])
    if word in ("gain-blood", "burn-blood"):
        return most(g, word, [card]) > 0
    if word == "burn-counters":
        return any(g.counters_on(card, name) for name in COUNTERS)
    if word in ("raise", "lower"):
        return g.is_minion(card)
    if word == "fight":
        return g.combat() is None and bool(foes(g, card))
    return word in ("control", "add-counters")


def foes(g: Vtes, minion: int) -> list[int]:
    if not g.is_ready(minion):
        return []
    return [other for seat in g.seated() for other in g.ready(seat) if can_fight(g, minion, other)]


def seats(g: Vtes, word: str, chosen: list[int], seat: int) -> list[int]:
    found = g.clockwise(seat)
    if word == "control":
        return [other for other in found if other != g.controller[chosen[0]]]
    if word == "take-edge":
        return [other for other in found if other != g.edge]
    if word == "votes":
        return found if g.referendum() is not None else []
    if word == "discard":
        return [other for other in found if g.hand(other)]
    if word == "look":
        hidden = [other for other in found if any(not may_see(g.knows[card], seat) for card in g.hand(other))]
        return [other for other in hidden if other != seat]
    if word in ("draw", "shuffle"):
        return [other for other in found if g.library(other)]
    return found


def places(g: Vtes, card: int) -> list[str]:
    """Where a card can go: to regions for cards of its kind, and not where it lies."""
    types = g.face[card].types
    if types & faces.CRYPT:
        found = ["ready", "torpor", "uncontrolled", "crypt"] if types & faces.VAMPIRE else ["ready", "crypt"]
    elif types & faces.ALLY:
        found = ["ready", "hand", "library"]
    elif types & (faces.EQUIPMENT | faces.RETAINER | faces.POWER | faces.CONVICTION):
        found = ["hand", "library"]  # the other adjustment, `attach`, puts such a card on a minion
    else:
        found = ["play", "hand", "library"]
    found += ["ash-heap", "removed"]
    if "torpor" in found and g.where[card] != READY:
        found.remove("torpor")
    if "uncontrolled" in found and not g.is_in_play(card):
        found.remove("uncontrolled")
    if g.face[card].origin is not None:  # a childe is burned instead
        found = [place for place in found if place not in ("crypt", "uncontrolled")]
    return [place for place in found if REGION_WORDS.index(place) != g.where[card]]


def numbers(g: Vtes) -> list[str]:
    """The numbers that mean something now: combat numbers in a combat, votes in a referendum."""
    found: list[str] = []
    for word, what in NUMBERS.items():
        if what in _OF_ROUNDS and g.round() is None:
            continue
        if what == spans.VOTES and g.referendum() is None:
            continue
        found.append(word)
    return found


def most(g: Vtes, word: str, chosen: list[int]) -> int:
    """The largest amount of an adjustment."""
    if word == "gain-blood":
        return _cap(g, chosen[0]) - g.blood[chosen[0]]
    if word == "burn-blood":
        return g.blood[chosen[0]]
    if word == "burn-pool":
        return g.pool[chosen[0]]
    if word == "burn-counters":
        return g.counters_on(chosen[0], WORDS[chosen[1]])
    if word == "draw":
        return min(7, len(g.library(chosen[0])))
    return 5 if word in ("raise", "lower") else _MOST


def _cap(g: Vtes, card: int) -> int:
    return stats.capacity(g, card) if g.is_vampire(card) and g.is_minion(card) else _MOST


# -- making it -----------------------------------------------------------------------------------------------------

# What taking back an entry does: the first number of it.
_UNLOCK: Final = 0
_LOCK: Final = 1
_BLOOD: Final = 2
_POOL: Final = 3
_EDGE: Final = 4
_COUNTERS: Final = 5
_NUMBER: Final = 6
_CONTROL: Final = 7
_RETURN: Final = 8
_VOTES: Final = 9


def make(g: Vtes, word: str, chosen: list[int], seat: int, source: int) -> list[int]:
    """Make an adjustment. Returns how to take it back, or nothing if that is not possible."""
    if word in ("move", "attach"):
        return _carry(g, word, chosen, seat)
    if word == "control":
        before = g.controller[chosen[0]]
        permanents.change_control(g, chosen[0], chosen[1])
        return [_CONTROL, chosen[0], before] if g.controller[chosen[0]] == chosen[1] else []
    if word == "lock":
        g.lock(chosen[0])
        return [_UNLOCK, chosen[0]]
    if word == "unlock":
        g.unlock(chosen[0])
        return [_LOCK, chosen[0]]
    if word in ("take-edge", "drop-edge"):
        before = g.edge
        g.edge = chosen[0] if chosen else NOBODY
        g.tell(events.Edge(seat=g.edge, clause=CLAUSE))
        return [_EDGE, before]
    if word in ("gain-blood", "burn-blood", "gain-pool", "burn-pool"):
        return _count(g, word, chosen)
    if word == "votes":
        return _give_votes(g, chosen[0], chosen[1], source)
    if word in ("raise", "lower"):
        return _change(g, chosen[0], WORDS[chosen[1]], chosen[2] if word == "raise" else -chosen[2], source)
    name = WORDS[chosen[1]]
    if word == "add-counters":
        g.add_counters(chosen[0], name, chosen[2])
        return [_COUNTERS, chosen[0], chosen[1], -chosen[2]]
    assert word == "burn-counters", word
    g.burn_counters(chosen[0], name, chosen[2])
    return [_COUNTERS, chosen[0], chosen[1], chosen[2]]


def _count(g: Vtes, word: str, chosen: list[int]) -> list[int]:
    """Change blood, life or pool. A card or Methuselah that has lost the last counter burns or is ousted: this cannot
    be taken back."""
    thing, amount = chosen[0], chosen[1]
    if word == "gain-blood":
        before = g.blood[thing]
        g.gain_blood(thing, amount, _cap(g, thing), CLAUSE)
        return [_BLOOD, thing, before - g.blood[thing]]
    if word == "burn-blood":
        burned = g.burn_blood(thing, amount, CLAUSE)
        return [_BLOOD, thing, burned] if g.blood[thing] or g.is_vampire(thing) else []
    if word == "gain-pool":
        held = g.pool[thing]
        g.gain_pool(thing, amount, CLAUSE)
        return [_POOL, thing, held - g.pool[thing]]
    g.burn_pool(thing, amount, CLAUSE)
    return [_POOL, thing, amount] if g.pool[thing] else []


def _give_votes(g: Vtes, seat: int, amount: int, source: int) -> list[int]:
    """Give votes to a Methuselah in the referendum. [politics.votes.other-cards]"""
    ref = g.referendum()
    assert ref is not None
    for gained in ref.gained:
        if gained[0] == seat and gained[1] == source:
            gained[2] += amount
            break
    else:
        ref.gained.append([seat, source, amount])
    g.tell(events.GainsVotes(seat=seat, card=source, votes=amount))
    return [_VOTES, seat, source, amount]


def _span(g: Vtes, what: int) -> Span:
    """Until when a number is changed: the round, the combat, the referendum, the action, or else the turn."""
    span: Span | None = None
    if what in _OF_ROUNDS:
        span = g.round()
    elif what == spans.STRENGTH:
        span = g.combat()
    elif what == spans.VOTES:
        span = g.referendum()
    elif what in (spans.STEALTH, spans.INTERCEPT, spans.BLEED):
        span = g.action()
    return g.turn_span() if span is None else span


def _change(g: Vtes, minion: int, word: str, amount: int, source: int) -> list[int]:
    what = NUMBERS[word]
    span = _span(g, what)
    if what in _OF_ROUNDS:
        with_mod(span, what, minion, amount, source)
        g.tell(events.Modified(card=minion, what=word, amount=amount))
    else:
        modify(g, span, what, minion, amount, source)
    return [_NUMBER, minion, what, amount, source]


def _carry(g: Vtes, word: str, chosen: list[int], seat: int) -> list[int]:
    """Move a card. The move can be taken back if nothing lay on the card, it had no named counters and it lay face
    up."""
    card = chosen[0]
    simple = not g.on(card) and not any(g.counters_on(card, name) for name in COUNTERS) and card not in g.titles
    before = [_RETURN, card, g.where[card], g.controller[card], g.host[card], g.locked[card], g.blood[card]]
    if word == "attach":
        permanents.put_on(g, card, chosen[1], seat)
        arrived = g.where[card] == ATTACHED
    else:
        _move(g, card, WORDS[chosen[1]], seat)
        arrived = g.where[card] == REGION_WORDS.index(WORDS[chosen[1]])
    return before if simple and arrived and before[2] in _RETURNABLE and g.face[card].origin is None else []


_RETURNABLE: Final = frozenset({READY, TORPOR, PLAY, ATTACHED, ASH_HEAP, HAND, LIMBO})


def _move(g: Vtes, card: int, place: str, seat: int) -> None:
    where = g.where[card]
    if place not in ("hand", "library", "crypt", "uncontrolled") and g.knows[card] != EVERYBODY:
        g.tell(events.TurnedUp(seat=g.owner[card], card=card, face=g.face[card].key))
    if place == "ready":
        _make_ready(g, card, seat)
    elif place == "torpor":
        torpor.send_to_torpor(g, card, CLAUSE)
    elif place == "uncontrolled":
        torpor.banish(g, card, g.controller[card])
    elif place == "play":
        permanents.put_in_play(g, card, g.controller[card] if where == ATTACHED else seat)
    elif place == "ash-heap":
        g.burn(card, CLAUSE)
    elif place == "removed":
        g.remove(card, CLAUSE)
    else:
        _take_home(g, card, place)


def _make_ready(g: Vtes, card: int, seat: int) -> None:
    where = g.where[card]
    if where == TORPOR:
        torpor.wake_from_torpor(g, card, CLAUSE)
    elif where == INCAPACITATED:
        imbued.recover(g, card)
    elif g.face[card].types & faces.ALLY:
        permanents.recruit(g, card, g.controller[card] if g.is_in_play(card) else seat, by_action=False)
    else:
        become_controlled(g, card, g.controller[card], by_influence=False)


def _take_home(g: Vtes, card: int, place: str) -> None:
    """Put a card into the hand of its owner, or on top of her library or crypt. Burn what lay on it."""
    owner = g.owner[card]
    for other in list(g.on(card)):
        g.burn(other, "card.burn.attachments")
    g.bank += g.blood[card]  # [card.burn.counter-to-bank]
    g.blood[card] = 0
    g.locked[card] = 0
    g.put(card, REGION_WORDS.index(place), owner)
    if place == "hand":
        g.tell(events.Retrieved(card=card, seat=owner))
    elif place == "library":
        g.tell(events.ToLibrary(card=card, seat=owner))
    else:
        g.tell(events.ToCrypt(card=card, seat=owner))


def make_irrevocable(g: Vtes, word: str, chosen: list[int], seat: int, source: int) -> None:
    """Make an adjustment that shows something hidden or is decided by lot."""
    if word == "draw":
        for _ in range(chosen[1]):
            g.draw_card(chosen[0])
    elif word == "discard":
        hand = g.hand(chosen[0])
        discard(g, chosen[0], hand[g.draw(len(hand))])
    elif word == "shuffle":
        g.shuffle_faces(LIBRARY, chosen[0])
    elif word == "reveal":
        g.knows[chosen[0]] = EVERYBODY
        g.tell(events.TurnedUp(seat=seat, card=chosen[0], face=g.face[chosen[0]].key))
    else:
        for card in g.hand(chosen[0]):
            if not may_see(g.knows[card], seat):
                g.knows[card] |= only(seat)
                g.tell(events.LooksAt(seat=seat, card=card, face=g.face[card].key, audience=only(seat)))


# -- taking it back ------------------------------------------------------------------------------------------------


def take_back(g: Vtes, entry: list[int]) -> None:
    """Take an adjustment back. What has changed since is left as it is."""
    what, thing = entry[0], entry[1]
    if what == _UNLOCK:
        g.unlock(thing)
    elif what == _LOCK:
        g.lock(thing)
    elif what == _BLOOD:
        if entry[2] > 0:
            g.gain_blood(thing, entry[2], _cap(g, thing), CLAUSE)
        else:
            g.burn_blood(thing, -entry[2], CLAUSE)
    elif what == _POOL:
        if entry[2] > 0:
            g.gain_pool(thing, entry[2], CLAUSE)
        else:
            g.burn_pool(thing, -entry[2], CLAUSE)
    elif what == _EDGE:
        g.edge = thing
        g.tell(events.Edge(seat=thing, clause=CLAUSE))
    elif what == _COUNTERS:
        if entry[3] > 0:
            g.add_counters(thing, WORDS[entry[2]], entry[3])
        else:
            g.burn_counters(thing, WORDS[entry[2]], -entry[3])
    elif what == _NUMBER:
        _unchange(g, entry)
    elif what == _CONTROL:
        permanents.change_control(g, thing, entry[2])
    elif what == _VOTES:
        _take_votes(g, entry)
    else:
        _return(g, entry)


def _unchange(g: Vtes, entry: list[int]) -> None:
    minion, what, amount, source = entry[1:]
    span = _span(g, what)
    mod = (what, minion, amount, source)
    if mod in span.mods:
        span.mods.remove(mod)
        words = {number: word for word, number in NUMBERS.items()}
        g.tell(events.Modified(card=minion, what=words[what], amount=-amount))


def _take_votes(g: Vtes, entry: list[int]) -> None:
    seat, source, amount = entry[1:]
    ref = g.referendum()
    if ref is None:
        return
    for gained in ref.gained:
        if gained[0] == seat and gained[1] == source:
            gained[2] -= amount
            g.tell(events.GainsVotes(seat=seat, card=source, votes=-amount))
    ref.gained = [gained for gained in ref.gained if gained[2]]


def _return(g: Vtes, entry: list[int]) -> None:
    """Put a card back to where it lay, locked and controlled as it was."""
    card, where, seat, host, locked, blood = entry[1:]
    if where == ATTACHED and not g.is_in_play(host):
        return
    for other in list(g.on(card)):
        g.burn(other, "card.burn.attachments")
    if where == ATTACHED:
        g.attach(card, host, seat)
    else:
        g.put(card, where, seat)
    g.bank += g.blood[card] - blood
    g.blood[card] = blood
    g.locked[card] = locked
    g.tell(events.PutBack(card=card, seat=seat, region=REGION_WORDS[where]))
    g.due = True
