"""Rulings about single actions and their modifiers: what they name, what is paid, and when they are over."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    DURING_ACTION,
    IT,
    MINE,
    POOL,
    VAMPIRE,
    a,
    ability,
    action,
    becomes,
    burn,
    definition,
    each,
    every_other,
    master,
    needs,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts
from praxis.vtes.model.face import made_up
from praxis.vtes.model.regions import RESEARCH
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, passes_to, since_2011
from tests.vtes.cards.test_replies import to_the_end, until

# -- Shadow Cast ------------------------------------------------------------------------------------------------------

LEVY = made_up("Levy", faces.ACTION, definition=definition(action("", each(every_other(), burn(1, POOL, IT)))))
"""An action directed at every other Methuselah."""


@rules_on("Shadow Cast", "LSJ 20100527")
@pytest.mark.parametrize(("at", "offered"), [("Levy", True), ("bleed", False)])
def test_the_shadow_of_a_stolen_vampire_does_not_count_his_new_controller(at: str, offered: bool) -> None:
    """It was cast in an action at b and c; Mira is b's now, so what remains is an action at c, and a if he is named."""
    t = position(
        seat(ready=["Ada 2/4"]),
        seat(ready=[("Mira 4/8", ["Shadow Cast"])], hand=[LEVY]),
        seat(ready=[("Vera 2/4", ["Raven Spy"])]),
        turn="b",
    )
    t.g.chosen[t["Shadow Cast"]] = [facts.named(1), facts.named(0), facts.named(2)]
    t.does("play Levy Mira 0" if at == "Levy" else "bleed Mira")
    until(t, "block Vera")
    t.does("block Vera", by="c")
    while t.asks not in t.quiet and not t.offers("use Shadow Cast"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("use Shadow Cast") is offered


# -- The Summoning ----------------------------------------------------------------------------------------------------


PAGES = ["Blank Page"] * 6


def ready_of(t: Table) -> list[str]:
    return [t.g.face[card].name for card in t.g.ready(0)]


@rules_on("The Summoning", "RBK recruit-ally")
@rules_on("The Summoning", "ANK 20201229")
def test_whom_the_summoning_recruits_does_not_act_this_turn_and_is_not_cancelled() -> None:
    """Louhi could cancel the action card of her predator; the ally that it fetches is not played."""
    t = position(
        seat(ready=["Mira 6/8 PRE"], hand=["The Summoning", *PAGES], library=["Carlton Van Wyk", "Blank Page"]),
        seat(ready=["Louhi"]),
        bystander(),
    )
    t.does("play The Summoning Mira 1")
    assert t.offers("use Louhi")
    t.does("pass", by="b")
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.answer(t.options("find")[0] if t.asks == "search" else "pass")
    assert ready_of(t) == ["Mira", "Carlton Van Wyk"]
    assert not t.ever_offered("use Louhi", since)
    assert not t.ever_offered(f"bleed {t.g.ready(0)[1]}", since)  # the phase went on, as nobody could act
    t.is_quiet()


@rules_on("The Summoning", "ANK 20180817")
@pytest.mark.parametrize(("clan", "comes"), [("Gargoyle", True), ("Ventrue", False)])
def test_what_the_ally_requires_must_be_met_but_the_action_does_not_require_it(clan: str, comes: bool) -> None:
    """A Rock Cat requires a Gargoyle; the tower can be used during an action that does."""
    tower = made_up(
        "Tower",
        faces.MASTER,
        definition=definition(ability(DURING_ACTION, burn(1, POOL), if_=needs(clans=("Gargoyle",)))),
    )
    t = position(
        seat(
            ready=[f"Mira 8/9 PRE clan:{clan}", "Ines 8/9 clan:Gargoyle"],
            hand=["The Summoning", "Rock Cat", *PAGES[1:]],
            library=["Rock Cat", "Blank Page"],
            play=[tower],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("play The Summoning Mira 1")
    while t.asks not in t.quiet:
        t.answer(t.options("find")[0] if t.options("find") else "pass")
    assert not t.ever_offered("use Tower")
    assert ready_of(t) == ["Mira", "Ines", *(["Rock Cat"] if comes else [])]
    t.answer(next(play for play in t.options("play") if play.split()[2] == str(t["Ines"])))
    to_the_end(t)
    assert t.ever_offered("use Tower")


# -- what is paid -----------------------------------------------------------------------------------------------------


@rules_on("Tryphosa", "PIB 20121031")
@pytest.mark.parametrize("is_blocked", [True, False])
def test_the_blood_that_a_malkavian_pays_more_for_a_bleed_is_paid_if_it_succeeds(is_blocked: bool) -> None:
    t = position(
        seat(ready=["Tryphosa", "Mira 4/8 clan:Malkavian"]),
        seat(ready=["Oskar 2/4 intercept:1" if is_blocked else "Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("bleed Mira")
    if is_blocked:
        until(t, "block Oskar")
        t.does("block Oskar", by="b")
    to_the_end(t)
    hurt = 1 if is_blocked else 0
    assert t.measure("Mira.blood") == 4 - hurt - (0 if is_blocked else 1)
    assert t.measure("b.pool") == (30 if is_blocked else 29)
    t.is_quiet()


# -- from the ash heap ------------------------------------------------------------------------------------------------


@rules_on("Sudario Refraction", "LSJ 20080612-2")
def test_what_the_sudario_brings_back_is_drawn_at_once_if_there_is_nothing_else_to_draw() -> None:
    """Then three of all the cards in hand are discarded."""
    t = position(
        seat(ready=["Mira 6/8 clan:Giovanni"], hand=["Sudario Refraction"], ash_heap=["Dodge", "Fade", "Fake Out"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("play Sudario Refraction Mira 0")
    t.does_all("target Dodge", "target Fade")
    to_the_end(t)
    assert sorted(told["card"] for told in t.told("drawn")) == sorted(t[one] for one in ("Fake Out", "Fade", "Dodge"))
    assert {t.region(one) for one in ("Dodge", "Fade", "Fake Out")} == {"ash-heap"}
    assert t.measure("a.hand") == 0


@rules_on("Summon Soul", "ANK 20170331")
def test_summon_soul_is_out_of_the_game_as_soon_as_it_is_resolved() -> None:
    t = position(
        seat(ready=["Mira 4/8 NEC for"], hand=["Summon Soul", "Freak Drive"], ash_heap=["Dodge", "Fade"], library=4),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("play Summon Soul Mira 1")
    while t.asks != "succeeded":
        t.does("pick Dodge" if t.offers("pick Dodge") else "pass")
    assert t.region("Summon Soul") == "removed"
    to_the_end(t)


# -- Spirit Marionette ------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Spirit Marionette", "RTR 20020501")
def test_a_puppet_goes_home_though_the_bleed_was_cancelled(edition: str) -> None:
    govern = "Govern the Unaligned"
    t = position(
        seat(ready=["Mira 4/8 OBE", "Ines 2/4"], hand=["Spirit Marionette", govern]),
        seat(ready=["Oskar 2/4 dom", "Olga 2/4 locked"]),
        seat(ready=["Vera 2/4 locked"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("play Spirit Marionette Mira 2")  # nobody else is unlocked
    until(t, f"play {govern} Oskar 0")
    assert t.word("Oskar.controller") == "a"
    t.does(f"play {govern} Oskar 0", by="a")
    until(t, "play Direct Intervention")
    t.does("play Direct Intervention", by="c")
    to_the_end(t)
    assert (t.word("Oskar.controller"), t.measure("b.pool"), t.told("bleeds")) == ("b", 30, [])


@rules_on("Spirit Marionette", "TOM 19960226-1")
def test_a_puppet_is_taken_whatever_he_would_require() -> None:
    """Nobody of seat a is a Tzimisce, as recruiting a War Ghoul would require."""
    t = position(
        seat(ready=["Mira 4/8 OBE clan:Salubri", "Ines 2/4"], hand=["Spirit Marionette"]),
        seat(ready=["War Ghoul", "Olga 2/4"]),
        bystander(),
    )
    t.passes_until("minion")
    t.does("play Spirit Marionette Mira 2")
    t.does("target War Ghoul")
    while t.word("War Ghoul.controller") != "a":
        t.does("pass")


# -- Disciplines, clans and circles -----------------------------------------------------------------------------------


@rules_on("Tupdog", "PIB 20150924-2")
@pytest.mark.parametrize(("mode", "paid"), [(0, 1), (1, 0)])
def test_a_card_that_tupdog_plays_with_another_discipline_is_not_cheaper(mode: int, paid: int) -> None:
    skin = "Skin of the Chameleon"
    t = position(
        seat(ready=[("Tupdog", ["Thaumaturgy"])], hand=[skin]),
        seat(ready=["Oskar 2/4 intercept:1"]),
        bystander(),
    )
    t.does("hunt Tupdog")
    while not t.offers(f"play {skin} Tupdog {mode}"):
        assert t.asks not in t.quiet
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    t.does(f"play {skin} Tupdog {mode}", by="a")
    assert t.measure("Tupdog.blood") == 1 - paid


@rules_on("Unwholesome Bond", "LSJ 20020609")
def test_a_brother_without_a_circle_is_a_circle_of_his_own() -> None:
    """Not that of another without one, even of the same name."""
    brother = "clan:Blood-Brother"
    t = position(
        seat(
            ready=[f"Mira 2/8 san {brother}", f"Bro 2/4 {brother}"],
            hand=["Unwholesome Bond"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
    )
    t.does("play Unwholesome Bond Mira 0")
    while not t.told("action-over"):
        t.does("pass")
    assert t.measure("Mira.blood") == 2 + 1  # she is locked, and Bro is no brother of her circle


@rules_on("Sacrifice", "LSJ 20100526")
def test_one_who_counts_as_another_clan_for_what_cards_require_sacrifices_none_of_that_clan() -> None:
    """The card requires no clan: it compares clans."""
    me = "Lisandro Giovanni"
    baptism = made_up("Baptism", faces.MASTER, definition=definition(master(becomes(a(VAMPIRE, MINE), sect="Sabbat"))))
    t = position(
        seat(ready=[me], hand=["Sacrifice", baptism]),
        seat(ready=["Oskar 2/4 clan:Samedi", "Olga 2/4 clan:Giovanni"]),
        bystander(),
        phase="master",
    )
    t.does("play Baptism")
    passes_to(t, "minion")
    t.does(f"play Sacrifice {me} 0")
    votes(t)
    assert not t.ever_offered("target Oskar")
    assert (t.region("Olga"), t.region("Oskar")) == ("ash-heap", "ready")


def votes(t: Table) -> None:
    """The caller's votes are for it, and nobody else's against it."""
    while t.asks not in t.quiet:
        options = t.options()
        if t.offers("target Olga"):
            t.does("target Olga")
        elif t.offers("call for"):
            t.does("call for")
        else:
            t.does("pass" if t.offers("pass") else options[0])


@since_2011
@rules_on("Scry the Hearthstone", "LSJ 20021011")
def test_whoever_wakes_can_scry_but_nobody_rises_for_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf"], hand=["Cloak the Gathering"]),
        seat(
            ready=["Oskar 4/8 VIS aus PRO locked", "Olga 2/4"],
            hand=["Scry the Hearthstone", "Wake with Evening's Freshness", "Speak with Spirits"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Olga")
    t.does("block Olga", by="b")
    until(t, "play Cloak the Gathering Mira 0")
    t.does("play Cloak the Gathering Mira 0", by="a")
    assert (t.asks, t.who()) == ("as-played", "b")
    assert not t.offers("play Scry the Hearthstone")
    assert not t.offers("play Speak with Spirits")
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    t.does("play Scry the Hearthstone Oskar 2", by="b")
    to_the_end(t)
    assert t.told("cancelled")
    assert t.told("blocked")


def armed(card: str, gear: str, edition: str) -> tuple[Table, int]:
    """Mira finds a piece of equipment, and has it."""
    t = position(
        seat(
            ready=["Mira 6/8 sect:Camarilla title:justicar clan:Ravnos THA"],
            hand=[card, *["Blank Page"] * 6],
            library=[*["Blank Page"] * 5, gear, "Blank Page"],
        ),
        seat(ready=["Oskar 2/4 locked sect:Camarilla", "Olga 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira {1 if card == 'Magic of the Smith' else 0}")
    while not t.told("action-over"):
        wanted = [*t.options("find"), *t.options("pick")]
        if wanted:
            t.answer(wanted[0])
        elif t.offers("target Mira"):
            t.does("target Mira")
        elif t.offers("vote Mira for"):
            t.does("vote Mira for")
        else:
            t.does("pass" if t.offers("pass") else t.options()[0])
    return t, next(one for one in t.g.on(t["Mira"]) if t.g.face[one].name == gear)


@since_2011
@rules_on("Shilmulo Tarot", "LSJ 20090506")
@rules_on("Incriminating Videotape", "LSJ 20090506")
@rules_on("Helicopter", "LSJ 20090415")
@pytest.mark.parametrize("card", ["Magic of the Smith", "Alastor"])
def test_what_somebody_is_only_given_does_not_do_what_it_does_when_he_equips_with_it(card: str, edition: str) -> None:
    """An Alastor is given it, and has not equipped with it; who finds it by magic has."""
    equips = card == "Magic of the Smith"
    t, tarot = armed(card, "Shilmulo Tarot", edition)
    assert len([one for one in t.g.regions[RESEARCH][0] if t.g.host[one] == tarot]) == (2 if equips else 0)
    t, tape = armed(card, "Incriminating Videotape", edition)
    assert bool(t.g.chosen.get(tape)) is equips
    t, helicopter = armed(card, "Helicopter", edition)
    assert t.g.locked[helicopter] == int(equips)
