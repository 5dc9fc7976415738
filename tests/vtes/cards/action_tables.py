"""Actions that card tests share."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import (
    BLEED,
    BLOOD_COST,
    HAND,
    LIBRARY_CARD,
    SELF,
    VAMPIRE,
    YOU,
    a,
    action,
    all_,
    costs,
    definition,
    every_other,
    gives,
    hunt,
    in_,
    of,
    permanent,
    show,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, SeatOf, Table, position, seat
from tests.vtes.cards.answering import acts, does, until
from tests.vtes.cards.tables import BYSTANDER, bystander, in_editions


def before_a_rush(card: str, words: str, edition: str, locked: bool) -> Table:
    state = " locked" if locked else ""
    return position(
        seat(ready=[f"Mira 6/8 {words}".strip(), "Ines 2/4 locked"], hand=[card]),
        seat(ready=[f"Oskar 4/6{state}", "Olga 2/9"]),
        bystander(),
        edition=edition,
    )


def rushed(t: Table, card: str, mode: int) -> None:
    """The target is Oskar; nobody blocks."""
    t.does(f"play {card} Mira {mode}")
    if t.asks == "target":
        t.does("target Oskar")
    while t.asks in ("announced", "open", "block", "declined"):
        t.passes()


INFERNAL = "DAI trait:infernal"


def cursed(card: str, who: str = "Oskar 4/8", version: int = 0, edition: str = "2023") -> Table:
    """It is Mira's turn; Oskar bears her curse."""
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[(who, [card]), "Kin 4/4"]), bystander(), edition=edition)
    t.g.chosen = {t[card]: [t["Mira"]]}
    if version:
        t.g.versions[t[card]] = version
    return t


def blocked_by(card: str, words: str, mode: int, edition: str, on_oskar: tuple[str, ...] = ()) -> Table:
    t = position(
        seat(ready=["Mira 6/7 stealth:1"]),
        seat(ready=[(f"Oskar 6/8 {words}", list(on_oskar))], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does(f"play {card} Oskar {mode}", by="b")
    assert t.told("combat")
    return t


def paid_to_block(t: Table, name: str) -> int:
    """The minion attempts to block; how much blood or life he burns for that."""
    events = t.does(f"block {name}")
    spent = [event for event in events if event.kind == "blood" and event.fields["card"] == t[name]]
    return -sum(int(event.fields["change"]) for event in spent if "burn.counter" in str(event.fields["clause"]))


def plays_at_once(card: str, edition: str, *ready: str, phase: str = "master", **more: object) -> Table:
    t = position(
        seat(ready=list(ready) or ["Mira 3/5"], hand=[card], **more),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase=phase,
        edition=edition,
    )
    if t.offers(f"play {card}"):
        t.does(f"play {card}")
    return t


CHILDER = [
    # card, words of the one who embraces, clan, sect, whether the childe can act this turn
    ("The Embrace", "clan:Ventrue sect:Sabbat", "Ventrue", "Sabbat", True),
    ("Waters of Duat", "clan:Ministry sect:Independent", "Ministry", "", True),
    ("Childe of the Revolution", "clan:Brujah sect:Anarch baron city:Paris", "Brujah", "Anarch", True),
    ("Third Tradition: Progeny", "clan:Ventrue prince", "Ventrue", "Camarilla", False),
    ("Creation Rites", "clan:Lasombra sect:Sabbat archbishop city:Paris", "Lasombra", "Sabbat", False),
]
childer = in_editions("card words clan sect acts_now", CHILDER)


def before_a_childe(card: str, words: str, edition: str, *hand: str) -> Table:
    return position(
        seat(ready=[f"Mira 4/8 {words}", "Ines 2/4"], hand=[card, *hand]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )


def hunt_for(name: str = "Prowl") -> Face:
    """An action card that hunts another vampire."""
    return made_up(name, faces.ACTION, definition=definition(action("", hunt(at=a(VAMPIRE)))))


EVENT = "Anthelios, The Red Star"


def vampire_acting(
    name: str, *others: str, against: tuple[Item, ...] = ("Oskar 2/4",), hand: tuple[str, ...] = ()
) -> Table:
    """The vampire of seat a is to act against what seat b has; seat c has nobody ready."""
    return position(
        seat(ready=[name, *others], hand=list(hand)),
        seat(ready=list(against)),
        seat(torpor=["Vera 2/4"], hand=["Blank Page"]),
    )


def before(
    *hand: str,
    who: str = "",
    actor: str = "Mira 4/8",
    act: str = "bleed Mira",
    edition: str = "2023",
    **more: list[str],
) -> Table:
    """Oskar holds the cards, and Mira has begun to act against him."""
    t = position(
        seat(ready=[(actor, more.get("on_actor", []))], hand=more.get("answers", [])),
        seat(ready=[f"Oskar 4/8 {who}".strip(), *more.get("others", [])], hand=list(hand)),
        bystander(),
        edition=edition,
    )
    t.does(act)
    return t


GAZE = made_up("Gaze", faces.ACTION, definition=definition(action("", show(all_(in_(HAND), of(every_other())), YOU))))
"""An action that is directed at all other Methuselahs."""
GHOST = made_up(
    "Ghost",
    faces.ALLY,
    life=2,
    traits=("wraith",),
    clans=("Hecata",),
    definition=definition(permanent("obl"), permanent("OBL"), gives(BLEED, 1, SELF), gives(BLEED, 1, SELF, level=1)),
)
SHRINE = "Yoruba Shrine"
THRIFT = made_up("Thrift", faces.MASTER, definition=definition(costs(-1, BLOOD_COST, None, LIBRARY_CARD)))
"""All cards cost a blood less."""


def hunting(card: str, mira: str, oskar: str, edition: str, *his: str) -> Table:
    """Mira hunts, and Oskar, who has a spy, attempts to block."""
    t = position(
        seat(ready=[f"Mira {mira}"], hand=[card], play=[THRIFT]),
        seat(ready=[(oskar, ["Raven Spy"])], hand=list(his)),
        bystander(),
        edition=edition,
    )
    if t.asks == "minion":  # else she has no blood and must
        t.does("hunt Mira")
    does(t, "block Oskar")
    return t


def about_to_block(
    *hand: str,
    mira: str = "Mira 4/7 FOR",
    oskar: str = "Oskar 4/8 ani",
    answers: tuple[str, ...] = (),
    act: str = "bleed Mira",
) -> Table:
    """Mira's action is about to be blocked: Oskar attempts it."""
    t = position(
        seat(ready=[mira, "Nils 2/4"], hand=[*hand]),
        seat(ready=[oskar, "Olga 2/4"], hand=list(answers)),
        bystander(),
    )
    t.does(act)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    return t


def without_a_target(hand: list[str], who: str, on_mira: list[str], edition: str) -> Table:
    """The location that Mira wants to burn leaves play before the action is resolved."""
    t = position(
        seat(ready=[(f"Mira 4/8 {who}".strip(), on_mira), "Ines 2/4"], hand=["Arson", *hand]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    t.does("play Arson Mira 0")
    t.g.burn(t["The Barrens"])
    return t


def masterly(name: str, way: Way, *traits: str) -> Face:
    return made_up(name, faces.MASTER, definition=definition(way), traits=traits)


FOE = seat(ready=["Oskar 4/8", "Kin 4/4"])


def done(card: str, mode: int, own: SeatOf, foe: SeatOf, *answers: str, edition: str = "2023") -> Table:
    """Mira plays the card, and nobody blocks; Vera stands by and is left alone."""
    t = position(own, foe, bystander(), edition=edition)
    with t.unchanged(*BYSTANDER):
        acts(t, f"play {card} Mira {mode}", *answers)
    t.is_quiet()
    return t


def mira(words: str, card: str, *more: str, blood: str = "6/8") -> SeatOf:
    return seat(ready=[f"Mira {blood} {words}".strip(), *more], hand=[card])


either = pytest.mark.parametrize(
    ("edition", "what"), [("2012", " imbued"), ("2000", ""), ("2011", ""), ("2012", ""), ("2023", "")]
)
"""An imbued where the appendix speaks of one, and a vampire in every edition."""
appendix = pytest.mark.parametrize("edition", ["2012"])


def unseen_table(edition: str, own: SeatOf, prey: SeatOf, other: SeatOf | None = None, phase: str = "minion") -> Table:
    return position(own, prey, *([other] if other is not None else []), edition=edition, phase=phase)


def waiting(*cards: str) -> SeatOf:
    """A Methuselah with these crypt cards in her uncontrolled region."""
    return seat(uncontrolled=list(cards))


FULL_HAND = ["Blank Page"] * 6
