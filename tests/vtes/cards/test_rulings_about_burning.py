"""Official rulings on who burns, or would burn: Byzar, a diablerist, and who is blocked before witch-hunters."""

from __future__ import annotations

from praxis.vtes.definitions.language import (
    AGGRAVATED,
    RANGED,
    VAMPIRE,
    damage,
    definition,
    fact,
    gain,
    on,
    strike,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_rulings_odds import to_the_end, until

FLARE = made_up("Flare", faces.COMBAT, definition=definition(strike("", damage(5, RANGED | AGGRAVATED))))
"""Far more aggravated damage than it takes to burn a vampire without blood."""
WAKE = made_up("Wake", faces.MASTER, definition=definition(on(fact.BURNED, gain(1), of=VAMPIRE)))
"""A pool for each vampire who is burned."""


def burns(t: Table) -> int:
    return t.g.counters_on(t["Byzar"], "burn")


# -- Byzar ------------------------------------------------------------------------------------------------------------


@rules_on("Byzar", "LSJ 20100228")
def test_who_would_diablerize_byzar_gets_nothing() -> None:
    t = position(
        seat(ready=["Mira 4/8"], torpor=[("Byzar blood:3", ["Leather Jacket"])], library=["Dominate"]),
        seat(ready=["Oskar 2/4 prince"]),
        bystander(),
    )
    with t.unchanged("Mira.blood", "Byzar.blood"):
        t.does("diablerize Mira Byzar")
        t.goes_on()
    assert (t.region("Byzar"), burns(t)) == ("torpor", 1)
    assert t.g.host[t["Leather Jacket"]] == t["Byzar"]
    assert not t.told("referendum")
    assert not t.told("diablerie")
    t.is_quiet()


@rules_on("Byzar", "ANK 20210424")
def test_more_damage_than_byzar_burns_of_is_lost() -> None:
    t = position(seat(ready=["Byzar blood:1"]), seat(ready=["Oskar 4/8 intercept:1"], hand=[FLARE]), bystander())
    t.does("bleed Byzar")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Flare Oskar")
    t.does("play Flare Oskar", by="b")
    to_the_end(t)
    assert (t.region("Byzar"), burns(t)) == ("torpor", 1)
    t.is_quiet()


@rules_on("Byzar", "LSJ 20100423", "LSJ 20100127")
def test_byzar_burns_as_others_do_while_nobody_controls_him() -> None:
    t = position(seat(ready=["Gisela Harden, The Winnower"]), seat(uncontrolled=["Byzar blood:2"]), bystander())
    t.does("use Gisela Harden, The Winnower")
    t.does("target Byzar") if t.asks == "target" else None
    t.goes_on()
    assert (t.region("Byzar"), burns(t)) == ("ash-heap", 0)
    t = position(
        seat(ready=["Byzar contested", "Mira 2/4"]),
        seat(ready=["Byzar contested"]),
        bystander(),
        phase="unlock",
    )
    t.does("yield Byzar")
    assert (t.region("Byzar"), burns(t)) == ("ash-heap", 0)
    t.is_quiet()


@rules_on("Byzar", "LSJ 20091217", "LSJ 20091217-2")
def test_byzar_who_is_not_burned_pays_for_it_all_the_same() -> None:
    card = "Judgment: Camarilla Segregation"
    t = position(
        seat(ready=["Byzar", "Mira 2/4 sect:Sabbat"], play=[WAKE]), seat(play=[card]), bystander(), phase="master"
    )
    t.does(f"use {card}")
    t.does("target Byzar") if t.asks == "target" else None
    assert (t.region("Byzar"), burns(t), t.region(card), t.measure("a.pool")) == ("torpor", 1, "ash-heap", 30)
    t.is_quiet()


# -- who burns whom ---------------------------------------------------------------------------------------------------


@rules_on("Carlton Van Wyk", "ANK 20180517")
def test_carlton_burns_a_diablerist_in_the_turn_in_which_he_is_recruited() -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Carlton Van Wyk"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], torpor=["Gone 2/4"]),
        turn="c",
    )
    t.does("diablerize Vera Gone")
    t.passes_until_offered("play Carlton Van Wyk Mira")
    t.does("play Carlton Van Wyk Mira", by="a")
    t.passes_until_offered("use Carlton Van Wyk")
    assert t.asks == "discard"
    t.does("use Carlton Van Wyk", by="a")
    assert (t.region("Vera"), t.region("Oskar")) == ("ash-heap", "ready")
    assert t.region("Carlton Van Wyk") == "ash-heap"
    t.is_quiet()


# -- what a successful block sets off ---------------------------------------------------------------------------------


@ruled_alike(
    "card deed hunter first",
    [
        ("Dr. Marisa Fletcher, CDC", "hunt", "Dr. Marisa Fletcher, CDC counters:8", 0),
        ("Millicent Smith, Puritan Vampire Hunter", "bleed", "Millicent Smith, Puritan Vampire Hunter", 0),
        ("Mirror Walk", "bleed", "Millicent Smith, Puritan Vampire Hunter", 1),
    ],
    "ANK 20220116",
    "ANK 20211207",
    "ANK 20210627",
)
def test_all_that_a_block_sets_off_comes_before_anything_is_used(card: str, deed: str, hunter: str, first: int) -> None:
    """Mira walks through mirrors, and is blocked by who wields the Ironwail. She could change her target."""
    t = position(
        seat(ready=["Mira 4/6 THA", "Ann 2/4"], hand=["Mirror Walk", "Change of Target"], play=[hunter]),
        seat(ready=[("Oskar 4/8 intercept:4", ["Banshee Ironwail"])]),
        bystander(),
    )
    t.does(f"{deed} Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Mirror Walk Mira 1")
    t.does("play Mirror Walk Mira 1", by="a")
    assert (t.who(), t.asks) == ("a", "trigger")
    who = hunter.removesuffix(" counters:8")
    assert t.offers(f"trigger {who}")
    assert t.offers("trigger Mirror Walk")
    t.does(f"trigger {(who, 'Mirror Walk')[first]}", by="a")
    assert not t.ever_offered("play Change of Target")
    assert (t.region("Mira"), t.measure("Oskar.locked"), t.told("combat")) == ("ash-heap", 1, [])
    assert t.asks == "minion"
    assert t.who() == "a"
    t.is_quiet()


@rules_on("Banshee Ironwail", "ANK 20210627")
def test_who_changes_her_target_has_heard_the_wail() -> None:
    t = position(
        seat(ready=["Mira 4/6", "Ann 2/4"], hand=["Change of Target"]),
        seat(ready=[("Oskar 4/8", ["Banshee Ironwail"])]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Change of Target Mira")
    assert t.measure("Mira.blood") == 3
    t.does("play Change of Target Mira", by="a")
    assert (t.measure("Mira.blood"), t.told("combat")) == (3, [])
    t.is_quiet()
