"""Rulings on allies who play cards as a vampire: what two such abilities do not add up to, and what one also covers."""

from __future__ import annotations

from praxis.vtes.cards.openings import in_hand

from praxis.vtes.definitions.language import (
    BEFORE_RANGE,
    BLEED,
    RETAINER,
    combat,
    definition,
    equip,
    mod,
    modifier,
    permanent,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander

ALLIES = [
    # ally, a Discipline whose basic cards it plays
    ("Alia, God's Messenger", "aus"),
    ("Herald of Topheth", "pre"),
    ("High Top", "cel"),
    ("Infernal Servitor", "obf"),
    ("Kherebutu", "nec"),
    ("Marijava Thuggee", "obf"),
    ("Nephren-Ka", "nec"),
    ("Rafastio Ghoul", "tha"),
    ("Talaq, The Immortal", "tha"),
    ("The Vozhd of Juiz de Fora", "ani"),
]
SERVITOR = ("Spectral Servitor", "obl")
NOCTURN = ("Nocturn", "obt")


def bleeding(ally: str, hand: list[Item], *others: Item) -> Table:
    """The ally bleeds; a servitor has just been recruited at superior, so that it plays cards at all."""
    recruited = ally == "Infernal Servitor"
    t = position(
        seat(
            ready=["Mira 6/8 DAI trait:infernal", *([] if recruited else [ally]), *others],
            hand=[*([ally] if recruited else []), *hand],
        ),
        seat(ready=["Oskar 6/7 strength:0"]),
        bystander(),
    )
    if recruited:
        t.does(f"play {ally} Mira 1")
        t.goes_on()
    t.does(f"bleed {ally}")
    return t


def trick(name: str, codes: str) -> Face:
    return made_up(name, faces.MODIFIER, definition=definition(modifier(codes, mod(BLEED, 1))))


@ruled_alike("ally code", [*ALLIES, SERVITOR], "ANK 20180111")
def test_two_who_play_cards_of_a_discipline_make_no_superior_level(ally: str, code: str) -> None:
    twin = made_up("Twin", faces.ALLY, life=2, definition=definition(permanent(), as_vampire=code))
    t = bleeding(ally, [trick("Basic", code), trick("Superior", code.upper())], twin)
    assert t.clauses(f"play Superior {ally} 0", by="a") == ["card.requirement.vampire-only"]
    t.does(f"play Basic {ally} 0", by="a")
    t.goes_on()
    t.is_quiet()


@ruled_alike("ally code", [*ALLIES, SERVITOR, NOCTURN], "LSJ 20020218")
def test_two_who_play_cards_of_a_discipline_each_do_not_meet_both_together(ally: str, code: str) -> None:
    other = made_up("Other", faces.ALLY, life=2, definition=definition(permanent(), as_vampire="chi"))
    t = bleeding(ally, [trick("Single", code), trick("Both", f"{code} chi")], other)
    assert t.clauses(f"play Both {ally} 0", by="a") == ["card.requirement.vampire-only"]
    assert t.clauses("play Both Other 0", by="a")
    t.does(f"play Single {ally} 0", by="a")
    t.goes_on()
    t.is_quiet()


@ruled_alike("ally code", [*ALLIES, NOCTURN], "LSJ 20080205-2")
def test_who_meets_the_requirement_of_a_card_meets_that_of_the_card_it_brings(ally: str, code: str) -> None:
    def hound(name: str, codes: str) -> Face:
        return made_up(name, faces.RETAINER, life=1, definition=definition(permanent(codes)))

    call = made_up(
        "Call", faces.COMBAT, definition=definition(combat(code, equip(in_hand(RETAINER)), when=BEFORE_RANGE))
    )
    t = bleeding(ally, [call, hound("Hound", code), hound("Hellhound", code.upper()), hound("Stranger", "chi")])
    t.does("block Oskar")
    t.passes_until_offered(f"play Call {ally}")
    t.does(f"play Call {ally} 0", by="a")
    if t.asks == "target":
        assert not t.offers("target Hellhound")
        assert not t.offers("target Stranger")
        t.does("target Hound")
    assert t.word("Hound.bearer") == ally
    while t.asks not in t.quiet:
        t.goes_by("strike")
    t.is_quiet()


@rules_on("The Vozhd of Juiz de Fora", "LSJ 20080205-2")
def test_the_vozhd_employs_a_raven_by_a_pack_alpha() -> None:
    t = bleeding("The Vozhd of Juiz de Fora", ["Pack Alpha", "Raven Spy"])
    t.does("block Oskar")
    with t.changes("The Vozhd of Juiz de Fora.blood", -1):
        t.does("play Pack Alpha The Vozhd of Juiz de Fora 0")
    assert t.word("Raven Spy.bearer") == "The Vozhd of Juiz de Fora"
    while t.asks not in t.quiet:
        t.goes_by("strike")
    t.is_quiet()
