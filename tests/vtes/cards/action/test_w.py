"""Action cards: W."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import BOTTOM, IN_PLAY, UNCONTROLLED, VAMPIRE, a, master, put
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FOE, before_a_childe, childer, done, masterly, mira
from tests.vtes.cards.answering import acts
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, since_2011

# -- Waters of Duat ---------------------------------------------------------------------------------------------------


def _to(t: Table, kind: str) -> None:
    """Everybody passes until seat a is asked that in a later phase."""
    for _ in range(150):
        if t.asks == kind and t.who() == "a":
            return
        t.does(t.options()[0] if not t.offers("pass") else "pass")
    raise AssertionError(f"never asked: {kind}")


@childer
@rules_on("Waters of Duat", "LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
@rules_on("Childe of the Revolution", "LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
@rules_on("Third Tradition: Progeny", "LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
@rules_on("Creation Rites", "LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
@rules_on("The Embrace", "LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
def test_a_childe_is_banished_and_influenced_and_never_lies_in_the_crypt(
    edition: str, card: str, words: str, clan: str, sect: str, acts_now: bool
) -> None:
    banish = masterly("Banish", master(put(a(VAMPIRE, IN_PLAY), UNCONTROLLED)))
    t = before_a_childe(card, words, edition, banish)  # type: ignore[arg-type]
    acts(t, f"play {card} Mira 0")
    _to(t, "master")
    t.does_all("play Banish", f"target {card}")
    assert (t.region(card), bool(t.g.face[t[card]].types & faces.VAMPIRE)) == ("uncontrolled", True)
    _to(t, "influence")
    t.does(f"invest {card}")
    t.brings_out(card)
    while t.region(card) == "uncontrolled":
        t.passes()
    assert t.region(card) == "ready"
    bury = masterly("Bury", master(put(a(VAMPIRE, IN_PLAY), BOTTOM)))
    t = before_a_childe(card, words, edition, bury)  # type: ignore[arg-type]
    acts(t, f"play {card} Mira 0")
    _to(t, "master")
    t.does_all("play Bury", f"target {card}")
    assert (t.region(card), t.g.face[t[card]].types & faces.VAMPIRE) == ("ash-heap", 0)


# -- Well-Marked ------------------------------------------------------------------------------------------------------


@since_2011
def test_the_well_marked_prevent_one_damage_and_the_old_unlock(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 sect:Laibon", ["Well-Marked"])]),
        seat(ready=["Oskar 6/8 strength:2"]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira", "block Oskar", "use Well-Marked Mira -1")
    assert t.measure("Mira.blood") == 5
    t = position(
        seat(ready=[("Mira 6/8 sect:Laibon", ["Well-Marked"])], hand=["Dodge"]),
        seat(ready=[("Oskar 6/8", ["Wolf Companion"])]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira", "block Oskar", "play Dodge Mira")
    assert t.measure("Mira.blood") == 5  # the wolf does not strike
    assert not t.ever_offered("use Well-Marked Mira -1")
    for capacity, locked in (("4/4", 1), ("4/8", 0)):
        t = position(
            seat(ready=[f"Mira {capacity} sect:Laibon", "Ines 2/4"], hand=["Well-Marked"]),
            seat(),
            bystander(),
            edition=edition,
        )
        acts(t, "play Well-Marked Mira 0")
        assert t.measure("Mira.locked") == locked


# -- Whispers from the Dead -------------------------------------------------------------------------------------------


@editions
@rules_on("Whispers from the Dead", "LSJ 20010627")
@pytest.mark.parametrize("mode", [0, 1])
def test_whispers_bring_a_card_back(mode: int, edition: str) -> None:
    card = "Whispers from the Dead"
    own = seat(ready=["Mira 6/8 NEC"], hand=[card], ash_heap=["Anson", "Dodge", "Flash"])
    t = done(card, mode, own, FOE, "target Flash", edition=edition)
    assert [t.region(one) for one in ("Anson", "Dodge", "Flash")] == ["ash-heap", "ash-heap", "hand"]
    assert t.told("action")[0]["stealth"] == mode
    empty = position(mira("NEC", card), FOE, bystander(), edition=edition)
    assert not empty.offers(f"play {card} Mira")


# -- Wise Spider ------------------------------------------------------------------------------------------------------


@editions
def test_a_wise_spider_is_rested_and_has_more_in_hand(edition: str) -> None:
    t = acting("Wise Spider", who="clan:Akunanse", more=("Ines 2/4",), edition=edition)
    acts(t, "play Wise Spider Mira 0")
    assert (stats.hand_size(t.g, 0), t.measure("Mira.locked")) == (8, 1)
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.measure("Mira.locked") == 0
    t = position(seat(ready=["Ines 2/4"], torpor=[("Mira 2/8", ["Wise Spider"])]), seat(), bystander(), edition=edition)
    assert stats.hand_size(t.g, 0) == 7
