"""Crypt cards: Hecata."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import GHOST
from tests.vtes.cards.crypt_tables import combat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander

# -- "Mother" Anja Giovanni -------------------------------------------------------------------------------------------


def test_anja_unlocks_another_hecata_after_an_action_of_the_clan() -> None:
    me = '"Mother" Anja Giovanni'
    t = position(seat(ready=[me, "Mora, the Death Seer"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Mora, the Death Seer")
    t.goes_on()
    assert t.measure("Mora, the Death Seer.locked")  # a bleed requires nothing


# -- Ashur-uballit, Son of the Abyss ----------------------------------------------------------------------------------


def test_zombies_start_with_more_life() -> None:
    me, zombie = "Ashur-uballit, Son of the Abyss", "Aggressive Corpse"
    for ready, life in ((True, 4), (False, 3)):
        t = position(
            seat(
                ready=["Mira 9/9 clan:Hecata", *([me] if ready else [])],
                torpor=[] if ready else [me],
                hand=[zombie],
            ),
            seat(),
            bystander(),
        )
        t.does(f"play {zombie} Mira")
        t.goes_on()
        assert t.measure(f"{zombie}.blood") == life


# -- Hel-Blá ----------------------------------------------------------------------------------------------------------


@rules_on("Hel-Blá", "RBK recruit-ally", "LSJ 20100204")
def test_whom_hel_bla_raises_is_at_its_basic_level_and_may_act_in_this_turn() -> None:
    """Whatever the ally requires and costs; it is locked, and acts once something unlocks it."""
    t = position(seat(ready=["Hel-Blá", "Ines 2/4"], ash_heap=[GHOST]), seat(ready=["Oskar 2/4 locked"]), bystander())
    with t.changes("Hel-Blá.blood", -1), t.unchanged("a.pool"):
        t.does("use Hel-Blá")
        while t.asks == "target":
            t.does("target Ghost")
        t.goes_on()
    assert (t.region("Ghost"), t.measure("Ghost.locked"), t.measure("Ghost.life")) == ("ready", 1, 2)
    t.g.unlock(t["Ghost"])  # some other card
    t.does("hunt Ines")
    t.goes_on()
    assert t.offers("bleed Ghost")
    assert t.measure("Ghost.bleed") == 2


# -- Huldu, The Desecrator --------------------------------------------------------------------------------------------


def test_huldu_protects_another_minion() -> None:
    t = combat("Huldu, The Desecrator", "Mira 4/8", fighter="Mira")
    with t.unchanged("Mira.blood"), t.changes("Huldu, The Desecrator.blood", -1):
        t.does("use Huldu, The Desecrator Huldu, The Desecrator")
        t.goes_on()
    t.is_quiet()


# -- Lenelle, Mambo of Birmingham -------------------------------------------------------------------------------------


def test_lenelle_exchanges_cards() -> None:
    me = "Lenelle, Mambo of Birmingham"
    t = position(seat(ready=[me], ash_heap=["Laptop Computer"], hand=["Blank Page"]), seat(), bystander())
    t.does(f"use {me} {me}")
    with t.changes(f"{me}.blood", -1):
        t.goes_on()
        if t.asks == "pick":
            t.does("pick Blank Page")
            t.goes_on()
    assert (t.region("Laptop Computer"), t.region("Blank Page")) == ("hand", "ash-heap")
    t.is_quiet()


# -- Marchesa Liliana -------------------------------------------------------------------------------------------------


def test_liliana_removes_seven_cards_for_bleed() -> None:
    for cards, offered in ((7, True), (6, False)):
        t = position(
            seat(ready=["Marchesa Liliana"], ash_heap=["Blank Page"] * cards), seat(ready=["Oskar 2/4"]), bystander()
        )
        t.does("bleed Marchesa Liliana")
        assert t.offers("use Marchesa Liliana Marchesa Liliana") is offered


# -- Mora, the Death Seer ---------------------------------------------------------------------------------------------


def test_mora_puts_a_card_back_under_the_library() -> None:
    t = position(
        seat(ready=["Mora, the Death Seer"], ash_heap=["Laptop Computer"], hand=["Blank Page"] * 7),
        seat(),
        bystander(),
        phase="discard",
    )
    t.does("use Mora, the Death Seer")
    assert t.region("Laptop Computer") == "library"
    assert not t.offers("use Mora, the Death Seer")


# -- Parijat, the Dark Oracle -----------------------------------------------------------------------------------------


@rules_on("Parijat, the Dark Oracle", "ANK 20260317")
def test_blocking_a_wraith_costs_the_top_of_the_library() -> None:
    me = "Parijat, the Dark Oracle"
    wraith = "Ghost ally 2 trait:wraith"
    for ready, library, offered in ((True, ["Dodge"], True), (True, [], False), (False, [], True)):
        mine = seat(ready=[wraith, me]) if ready else seat(ready=[wraith], torpor=[me])
        t = position(mine, seat(ready=["Oskar 6/8"], hand=["Blank Page"] * 7, library=library), bystander())
        t.does("bleed Ghost")
        assert t.offers("block Oskar") is offered
        if offered and ready:
            t.does("block Oskar")
            assert t.region("Dodge") == "ash-heap"


# -- Roger de Camden --------------------------------------------------------------------------------------------------

OBLIVION = "Arms of Ahriman"


def test_roger_gives_a_minion_of_his_a_maneuver() -> None:
    """The card that he discards requires Oblivion; one that does not will not do."""
    name = "Roger de Camden"
    for card, offered in ((OBLIVION, True), ("Dodge", False)):
        t = position(seat(ready=["Mira 6/8", name], hand=[card]), seat(ready=["Oskar 6/8"]), bystander())
        t.does("bleed Mira")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        while t.asks not in (*t.quiet, "strike") and not t.offers(f"use {name}"):
            t.passes()
        assert t.offers(f"use {name}") is offered
        if offered:
            t.does(f"use {name}", by="a")
            assert t.region(card) == "ash-heap"
            assert t.offers("maneuver")
            t.goes_on()
            t.is_quiet()


# -- Tommaso Sforza ---------------------------------------------------------------------------------------------------


def test_tommaso_ends_the_combat_of_a_wraith() -> None:
    for actor, offered in (("Ghost ally 3 trait:wraith", True), ("Thug ally 3", False)):
        t = combat("Tommaso Sforza", actor, fighter=actor.split()[0])
        assert t.offers("use Tommaso Sforza") is offered
        if offered:
            with t.changes("Tommaso Sforza.blood", -1), t.unchanged("Oskar.blood", "Ghost.blood"):
                t.does("use Tommaso Sforza")
                t.goes_on()
            t.is_quiet()
