"""Reaction cards: B."""

from __future__ import annotations

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import before
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, editions, in_editions, reacting

# -- Babble -----------------------------------------------------------------------------------------------------------


@in_editions("mode", [(0,), (1,)])
def test_babble_helps_another(edition: str, mode: int) -> None:
    words = "dem" if mode == 0 else "DEM"
    t = before(
        "Babble",
        who=words,
        act="hunt Mira" if mode == 0 else "bleed Mira",
        others=["Nora 2/4 locked" if mode else "Nora 2/4"],
        edition=edition,
    )
    if mode == 0:
        until(t, "block Nora")
        t.does("block Nora")
        until(t, "play Babble")
        t.does("play Babble Oskar 0", by="b")
        if t.asks == "target":
            t.does("target Nora")
        to_the_end(t)
        assert t.told("blocked")
    else:
        until(t, "play Babble")
        t.does("play Babble Oskar 1", by="b")
        if t.asks == "target":
            t.does("target Nora")
        assert (t.measure("Nora.locked"), t.measure("Oskar.locked")) == (0, 1)
        to_the_end(t)


@rules_on("Babble", "ANK 20200607")
def test_a_babbler_waits_for_the_attempt_of_another() -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]), seat(ready=["Oskar 4/8"]), seat(ready=["Vera 4/8 dem"], hand=["Babble"])
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    assert not t.ever_offered("play Babble")
    t.does("block Oskar", by="b")
    until(t, "play Babble Vera 0")
    assert t.who() == "c"
    t.does("play Babble Vera 0", by="c")
    assert t.told("blocked")


# -- Banner of Neutrality ---------------------------------------------------------------------------------------------


@editions
def test_who_is_not_of_the_sect_does_not_show_the_banner_of_neutrality(edition: str) -> None:
    for oskar, mira in (("sect:Camarilla", "sect:Sabbat"), ("sect:Independent", "sect:Independent")):
        t = reacting("Banner of Neutrality", who=oskar, actor=f"Mira 4/8 {mira}", edition=edition)
        t.does("bleed Mira")
        t.goes_on()
        assert not t.ever_offered("play")


# -- Bloodstorm of Chorazin -------------------------------------------------------------------------------------------


@rules_on("Bloodstorm of Chorazin", "RTR 20180719")
@editions
def test_the_bloodstorm_strikes_the_actor_and_his_retainers(edition: str) -> None:
    t = before("Bloodstorm of Chorazin", who="clan:Baali", actor="Mira 4/5", on_actor=["Mr. Winthrop"], edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    t.does("play Bloodstorm of Chorazin Oskar 0", by="b")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.region("Mr. Winthrop"), t.told("combat")) == (3, "ash-heap", [])
    assert t.measure("Oskar.locked") == 1


# -- Burnt Offerings --------------------------------------------------------------------------------------------------


@editions
def test_burnt_offerings_burn_pool_of_the_predator(edition: str) -> None:
    t = reacting("Burnt Offerings", who="AUS", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.passes_until("succeeded")
        t.does("play Burnt Offerings Oskar 1", by="b")
        t.goes_on()
    assert (t.measure("a.pool"), t.measure("b.pool")) == (29, 29)
    t.is_quiet()
