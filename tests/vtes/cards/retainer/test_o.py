"""Retainer cards: O."""

from __future__ import annotations

import pytest

from praxis.kernel.event import may_see
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.answering import acts, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, fighting

# -- Omael Kuman ------------------------------------------------------------------------------------------------------


@rules_on("Omael Kuman", "RTR 19970630", "ANK 20180720")
@rules_on("Brick by Brick", "RTR 19970630", "ANK 20180720")
@pytest.mark.parametrize("card", ["Omael Kuman", "Brick by Brick"])
def test_nobody_maneuvers_once_the_range_is_set_and_other_things_are_still_played_before(card: str) -> None:
    retainer = card == "Omael Kuman"
    t = fighting(
        *([] if retainer else [card]),
        "Weather Control",
        who="VIS tha",
        on_mira=[card] if retainer else [],
        answers=("Fake Out",),
    )
    assert t.asks == "before-range"
    if retainer:
        t.does("use Omael Kuman Mira -1", by="a")
        assert len(t.options("way")) == 2
        t.does("way 1", by="a")
    else:
        t.does("play Brick by Brick Mira 3", by="a")
    until(t, "play Weather Control Mira 0")
    assert t.asks == "before-range"
    t.does("play Weather Control Mira 0", by="a")
    on_to(t)
    assert [told["range"] for told in t.told("range")] == ["long"]
    assert not t.ever_offered("play Fake Out Oskar")
    t.is_quiet()


@editions
def test_omael_kuman_sets_the_range_for_blood(edition: str) -> None:
    t = position(seat(ready=[("Mira 6/8", ["Omael Kuman"])]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until_offered("use Omael Kuman Mira")
    t.does("use Omael Kuman Mira -1")
    t.does("way 1")
    acts(t)
    assert t.told("range")[0]["range"] == "long"
    assert t.measure("Mira.blood") == 5


# -- Owl Companion ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "life"), [(0, 1), (1, 2)])
def test_an_owl_companion_opens_the_hand_of_the_other_side_while_they_fight(mode: int, life: int, edition: str) -> None:
    t = acting("Owl Companion", who="ANI", edition=edition)
    acts(t, f"play Owl Companion Mira {mode}")
    assert t.measure("Owl Companion.blood") == life
    t = position(
        seat(ready=[("Mira 6/8", ["Owl Companion"])], hand=["Dodge"]),
        seat(ready=["Oskar 6/8 CEL"], hand=["Flash", *["Blank Page"] * 6], library=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until_offered("play Flash Oskar 0")
    assert may_see(t.g.knows[t["Flash"]], 0)
    assert may_see(t.g.knows[t["Flash"]], 2)  # it is open to all
    assert not may_see(t.g.knows[t["Dodge"]], 1)
    assert not may_see(t.g.knows[t["Fake Out"]], 0)
    t.does("play Flash Oskar 0", by="b")
    on_to(t)
    assert may_see(t.g.knows[t["Fake Out"]], 0)  # she drew it in that combat
    t.is_quiet()


@editions
def test_no_hand_is_open_without_a_fight(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Owl Companion"]), "Ines 6/8"]),
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira")
    acts(t, "bleed Ines", "block Oskar")  # a fight of another
    assert not may_see(t.g.knows[t["Fake Out"]], 0)
