"""Combats that card tests share."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.definitions.language import (
    AS_PLAYED,
    BEFORE_RANGE,
    BLOOD_COST,
    COMBAT_CARD,
    LIBRARY_CARD,
    OPPOSING,
    POOL_COST,
    PRESS,
    STRIKE,
    VAMPIRE,
    ability,
    cancel,
    combat,
    costs,
    definition,
    dodge,
    inflict,
    out_of_turn,
    permanent,
    press,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.answering import does, until
from tests.vtes.cards.tables import BYSTANDER, bystander, fighting


def on_to(t: Table, *kinds: str) -> None:
    """Nobody does anything more than strike with the hand, until one of these questions."""
    while t.asks not in kinds and t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")


def to_long(t: Table) -> None:
    """Mira maneuvers with a card of hers."""
    on_to(t, "maneuver")
    t.does("play Fake Out Mira 0", by="a")
    assert t.told("maneuver")[-1]["range"] == "long"


def second_round(*hand: str, who: str = "", long: bool = False, edition: str = "2023", **more: object) -> Table:
    """The second round of a combat, at its choice of strikes."""
    given = ["Boxed In", *(["Fake Out"] if long else [])]
    t = fighting(*hand, *given, who=who, other="Oskar 9/9", edition=edition)
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    if long:
        to_long(t)
    on_to(t, "strike")
    return t


def strikes_at_its_range(
    edition: str, card: str, words: str, mode: int, ordinary: int, aggravated: int, ranged: bool | None, long: bool
) -> None:
    """Play a strike card at a range. It inflicts this damage there; `ranged` is None if it needs close range."""
    t = fighting(card, *(["Fake Out"] if long else []), who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        if long:
            to_long(t)
        on_to(t, "strike")
        if long and ranged is None:  # only usable at close range
            on_to(t)
            assert not t.ever_offered(f"play {card}")
            return
        t.does(f"play {card} Mira {mode}", by="a")
        on_to(t)
    cost = t.g.face[t[card]].blood
    assert t.measure("Mira.blood") == 6 - cost - (0 if long else 1)
    if long and not ranged:
        assert (t.measure("Oskar.blood"), t.region("Oskar")) == (6, "ready")
    else:
        # one aggravated point sends to torpor, the second burns a blood [damage]
        assert t.measure("Oskar.blood") == 6 - ordinary - max(0, aggravated - 1)
        assert t.region("Oskar") == ("torpor" if aggravated else "ready")
    t.is_quiet()


PREVENTS = [
    ("Indomitability", "for", 0, 1),
    ("Indomitability", "FOR", 2, 1),
    ("Rolling with the Punches", "for", 0, 1),
    ("Skin of Rock", "for", 0, 1),
    ("Skin of Rock", "FOR", 1, 2),
    ("Sideslip", "CEL", 1, 1),
    ("Soak", "for", 0, 2),
    ("Soak", "FOR", 1, 4),
    ("Diversion", "for sect:Anarch", 1, 2),
    ("Resilience", "for", 0, 1),
    ("Resilience", "FOR", 1, 3),
    ("Stonestrength", "vis", 2, 1),
    ("Stonestrength", "VIS", 3, 2),
    ("Rego Motum", "tha", 0, 2),
    ("Rego Motum", "THA", 1, 4),
    ("Skin of Steel", "for", 0, 9),
    ("Unflinching Persistence", "for", 0, 1),
    ("Superior Mettle", "for", 0, 9),
    ("Superior Mettle", "FOR", 1, 9),
    ("Touch of Valeren", "for clan:Salubri", 1, 9),
    ("Skin of Steel", "FOR", 1, 9),
]


def fights(t: Table, me: str, other: str = "Oskar") -> Table:
    """The vampire bleeds and the other one blocks."""
    t.does(f"bleed {me}")
    t.passes_until_offered(f"block {other}")
    t.does(f"block {other}")
    return t


def plays_whenever(t: Table, card: str, times: int = 60) -> None:
    """Play the card as soon as it is offered, pass all else and strike with the hand, until the game is quiet."""
    for _ in range(times):
        if t.asks in t.quiet:
            return
        assert t.offers(f"play {card}")
        t.answer(next(key for key in t.options() if key.startswith(f"play {t[card]} ")))
    raise AssertionError(t.asks)


def acts_and_is_blocked(t: Table, who: str = "Mira", kind: str = "bleed", times: int = 80) -> Table:
    """The minion acts, Oskar blocks, and it comes to strikes or to the end of the action."""
    t.does(f"{kind} {who}")
    for _ in range(times):
        if t.told("combat") or t.told("action-over"):
            return t
        if t.asks == "trigger":
            t.answer(t.options()[0])
        else:
            t.does("block Oskar" if t.offers("block Oskar") else "pass")
    raise AssertionError(f"nobody blocked: {t.asks}")


def fights_out(t: Table, times: int = 80) -> Table:
    """Both strike with their hands until the action is over."""
    for _ in range(times):
        if t.told("action-over"):
            return t
        t.does("strike hand" if t.asks == "strike" else "pass")
    raise AssertionError(f"the action is not over: {t.asks} {t.options()}")


def until_prevent(t: Table) -> None:
    while t.asks != "prevent":
        t.does("strike hand" if t.asks == "strike" else "pass")


SHIELD = made_up(
    "Shield",
    faces.EQUIPMENT,
    traits=("weapon", "melee weapon"),
    definition=definition(permanent(), ability(STRIKE, dodge())),
)
"""A melee weapon whose strike hurts nobody."""


def meets(
    who: str,
    bears: Sequence[str | faces.Face] = (),
    other: str = "Oskar 6/8",
    on_other: Sequence[str] = (),
    hand: Sequence[str] = (),
    answers: Sequence[str] = (),
) -> Table:
    """The bleed of the first minion is blocked by Oskar: the combat has begun."""
    t = position(
        seat(ready=[(who, list(bears))], hand=hand),
        seat(ready=[(other, list(on_other))], hand=answers),
        bystander(),
        options={"legacy": True},
    )
    t.does(f"bleed {who.split(' blood:')[0].split(' 6/')[0]}")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    return t


def strikes_with(t: Table, card: str) -> None:
    """The seat that chooses a strike takes one that a card in play gives."""
    until(t, f"use {card}")
    t.answer(next(one for one in t.options("use") if one.startswith(f"use {t[card]} ")))


NEW_ROUND = [("Telepathic Tracking", "AUS", 1), ("Relentless Reaper", "THN", 2)]
GOING_ON = [*NEW_ROUND, ("Psyche!", "CEL", 1)]
"""Cards by which a combat goes on that would end: whose, and at which level."""


def played_in(order: list[str], *cards: str, words: str, edition: str) -> Table:
    """A round in which Mira inflicts more damage than Oskar. The cards are played at its end in this order."""
    t = position(
        seat(
            ready=[f"Mira 6/8 {words} strength:2"],
            hand=list(cards),
            uncontrolled=["Nobody 0/9", "Junior 0/5"],
        ),
        seat(ready=["Oskar 7/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    for play in order:
        while not t.offers(play):
            assert t.asks not in t.quiet, f"nobody is offered '{play}'"
            t.does("strike hand" if t.asks == "strike" else "pass")
        assert len(t.told("round")) == 1  # none of them has begun anything yet
        t.does(play, by="a")
    return t


GO_ON = made_up("Go On", faces.COMBAT, definition=definition(combat("", press(), when=PRESS)))
SKINNED: Item = ("Oskar 6/8 FOR", ["Ablative Skin"])


def thickens(t: Table) -> None:
    """The skin has the counters with which it comes into play."""
    t.g.gain_blood(t["Ablative Skin"], 3, 3, "card.golden.overrides-rules")


BITE = made_up(
    "Bite", faces.COMBAT, definition=definition(combat("", inflict(2, OPPOSING, by_minion=True), when=BEFORE_RANGE))
)
"""Two damage before range is determined."""


def fights_after(mira: Item, hand: list[Item], oskar: Item, his: list[Item], mine: list[Item], *first: str) -> Table:
    """Mira bleeds, and Oskar blocks; these answers are given before that."""
    t = position(
        seat(ready=[mira], hand=hand, play=mine),
        seat(ready=[oskar], hand=his),
        bystander(),
    )
    t.does("bleed Mira")
    for text in (*first, "block Oskar"):
        until(t, text)
        t.does(text)
    return t


def to_round(t: Table, number: int) -> None:
    """Oskar presses until that round of the combat has begun; Mira lets her own press be."""
    while len(t.told("round")) < number:
        names = [name for name in t.names if name.startswith("Boxed In") and t.offers(f"play {name} Oskar 0")]
        t.does(f"play {names[0]} Oskar 0" if names else "strike hand" if t.asks == "strike" else "pass")


CHEAP = made_up("Cheap", faces.MASTER, definition=definition(costs(-1, BLOOD_COST, VAMPIRE)))
"""In play it makes every card a blood cheaper for vampires."""


def blocks_oskar(card: str, words: str, blood: int) -> Table:
    """Mira blocks Oskar, whose fist hurts nobody unless the card is there to prevent it."""
    strength = 1 if card == "Rolling with the Punches" else 0
    t = position(
        seat(ready=[f"Mira {blood}/8 {words}"], hand=[card], play=[CHEAP]),
        seat(ready=[(f"Oskar 6/7 strength:{strength}", ["Mr. Winthrop"])]),
        turn="b",
    )
    t.does("bleed Oskar")
    t.does("block Mira", by="a")
    return t


FRENZY_TRAIT, GRAPPLE_TRAIT = ("frenzy",), ("grapple",)
DEARER = [
    # card, words, mode, what is burned besides
    ("Lightning Reflexes", "CEL", 1, "additional", 1),
    ("Flames of the Netherworld", "tha", 0, "strike", 1),
    ("Preternatural Evasion", "CEL", 1, "strike", 1),
]


def ankara(mira: str, card: str) -> Table:
    """Mira, with the Citadel, blocks Oskar's bleed, and goes to long range."""
    t = position(
        seat(ready=[(mira, ["The Ankara Citadel, Turkey"])], hand=[card, "Fake Out"]),
        seat(ready=["Nobody 2/4"]),
        seat(ready=["Oskar 6/8"]),
        turn="c",
    )
    t.does("bleed Oskar")
    until(t, "block Mira")
    t.does("block Mira", by="a")
    on_to(t, "maneuver")
    if t.who() == "c":
        t.does("pass", by="c")
    t.does("play Fake Out Mira 0", by="a")
    return t


def ended(t: Table, card: str, mode: int, long: bool) -> None:
    """Mira's strike ends the combat."""
    if long:
        to_long(t)
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    while t.asks == "strike":
        t.does("strike hand")


ANOTHER = pytest.mark.parametrize(
    ("more", "code"), [("Psyche!", "CEL"), ("Telepathic Tracking", "AUS")], ids=["combat", "round"]
)


def taken_up(t: Table, more: str) -> None:
    """Oskar plays a card by which the combat does not end but goes on."""
    until(t, f"play {more} Oskar 1")
    t.does(f"play {more} Oskar 1", by="b")


CHEAPER_GEAR = made_up(
    "Thrift",
    faces.MASTER,
    definition=definition(
        costs(-1, BLOOD_COST, None, LIBRARY_CARD), costs(-1, POOL_COST, None, LIBRARY_CARD & ~COMBAT_CARD)
    ),
)
"""All cards cost a blood or pool less, by whomever and however they come into play."""
FOIL = made_up(
    "Foil",
    faces.MASTER,
    definition=definition(out_of_turn(cancel(LIBRARY_CARD & ~COMBAT_CARD, others=True), when=AS_PLAYED)),
)
"""Cancels anything but a combat card as it is played."""
DRAWN = [
    ("Concealed Weapon", "", 0, ".44 Magnum"),
    ("Disguised Weapon", "obf", 0, ".44 Magnum"),
    ("Pack Alpha", "ani", 0, "Raven Spy"),
]


def drawing(
    card: str, words: str, hand: list[Item], edition: str, play: list[Item] | None = None, library: int = 0
) -> Table:
    t = position(
        seat(ready=[f"Mira 6/8 {words}".strip(), "Ines 2/4"], hand=[card, *hand], play=play or [], library=library),
        seat(ready=["Oskar 6/8 strength:0"], hand=[FOIL]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "block Oskar")
    return t


def fights_on(t: Table, *answers: str) -> None:
    """Both strike with the hand; give each of these answers as soon as it is offered."""
    wanted = list(answers)
    while t.asks not in t.quiet:
        if wanted and t.offers(wanted[0]):
            t.does(wanted.pop(0))
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert not wanted


def ends(t: Table) -> None:
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "no" if t.offers("no") else "pass")


def fought(mira: Item, mine: list[str], oskar: Item, his: list[str], edition: str) -> Table:
    """Mira's bleed is blocked by Oskar."""
    t = position(seat(ready=[mira], hand=mine), seat(ready=[oskar], hand=his), bystander(), edition=edition)
    does(t, "bleed Mira", "block Oskar")
    return t


def in_combat(t: Table) -> None:
    """Mira's bleed is blocked, and the combat has begun."""
    t.does("bleed Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar", by="b")
    while not t.told("combat"):
        t.answer("pass")


def hurt_in_combat(*hand: str, who: str, other: str, answers: tuple[str, ...] = (), edition: str = "2023") -> Table:
    """A combat between Mira, who holds the cards, and Oskar."""
    return fighting(*hand, who=who, other=other, answers=answers, edition=edition)


def strikes(t: Table, card: str, mode: int, answer: str = "strike hand") -> None:
    """Mira strikes by the card, Oskar so, and nobody does anything more."""
    on_to(t, "strike")
    t.does(f"play {card} Mira {mode}", by="a")
    while t.asks == "strike" and t.who() == "b":
        t.does(answer)
    on_to(t)


def frenzy_at_hand(
    edition: str, weapon: str = "Ivory Bow", on_oskar: tuple[str, ...] = (), answers: tuple[str, ...] = ()
) -> Table:
    """Mira's bleed is blocked by Oskar, she has the weapon, and seat c holds the frenzy: strikes are to be chosen."""
    t = position(
        seat(ready=[("Mira 6/8", [weapon] if weapon else [])]),
        seat(ready=[("Oskar 6/8 CEL", list(on_oskar))], hand=list(answers)),
        seat(ready=["Vera 2/4"], hand=["Rötschreck", "Rötschreck"]),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks != "strike" and not t.told("combat-over"):
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    return t
