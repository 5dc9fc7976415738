"""Locations that matter in referendums, actions and combats; paths; what they unlock, search and burn."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.rulings import extra_cost
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.location_tables import polling
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    bystander,
    editions,
    in_phase,
    passes_to,
    since_2011,
)
from tests.vtes.cards.test_on_minions import blocked

# -- referendums ------------------------------------------------------------------------------------------------------


@editions
def test_a_demonstration_cancels_the_votes_of_a_vampire(edition: str) -> None:
    t = polling("Demonstration", "Oskar 2/4", edition=edition)
    t.does("use Demonstration", by="b")
    t.does("target Mira")
    assert t.told("abstains")
    while t.asks == "polling":
        assert not t.offers("vote Mira for")
        t.passes()
    assert t.told("result")[0]["result"] == "failed"


@editions
@pytest.mark.parametrize(
    ("card", "more", "votes"), [("The Mausoleum, Venice", False, 2), ("The Mausoleum, Venice", True, 1)]
)
def test_the_mausoleum_votes(card: str, more: bool, votes: int, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 prince:Chicago"],
            hand=["Kine Resources Contested"],
            play=["Ventrue Headquarters"] if more else [],
        ),
        seat(ready=["Oskar 2/4"], play=[card]),
        bystander(),
        edition=edition,
    )
    _to_polling(t)
    t.does(f"use {card}", by="b")
    assert t.told("gains-votes")[0]["votes"] == votes


def _to_polling(t: Table) -> None:
    t.does("play Kine Resources Contested Mira")
    while t.asks != "terms":
        t.passes()
    while t.asks == "terms":
        t.does("target c" if t.offers("target c") else "target a")
    while not (t.asks == "polling" and t.who() == "b"):
        t.passes()


@editions
@rules_on("Powerbase: Rome", "LSJ 20100909")
def test_rome_is_filled_votes_and_is_emptied(edition: str) -> None:
    """Ruling: the two actions are different ones, each once a turn."""
    t = in_phase("master", edition, "Powerbase: Rome counters:1")
    t.does("use Powerbase: Rome")
    assert t.measure("Powerbase: Rome.blood") == 2
    t = position(
        seat(ready=["Mira 3/5 clan:Giovanni"], play=["Powerbase: Rome counters:1"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    uses = t.options("use")
    assert len(uses) == 2
    t.answer(next(one for one in uses if one.endswith("-2")))
    t.goes_on()
    t.does("amount 2")
    assert (t.measure("Mira.blood"), t.measure("Powerbase: Rome.blood")) == (1, 3)
    t = polling("Powerbase: Rome", "Oskar 2/4", edition=edition, counters=3)
    t.does("use Powerbase: Rome", by="b")
    t.does("amount 3")
    assert t.told("gains-votes")[0]["votes"] == 3
    assert (t.measure("Powerbase: Rome.blood"), t.measure("Powerbase: Rome.locked")) == (0, 1)
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked"], play=["Powerbase: Rome counters:3"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Rome Mira")
    t.goes_on()
    assert t.measure("Powerbase: Rome.blood") == 0


@editions
def test_esgrima_helps_an_elder_and_goes_to_the_predator(edition: str) -> None:
    t = polling("Esgrima", "Oskar 2/7", "Young 2/6", edition=edition)
    t.does("use Esgrima", by="b")
    assert not t.offers("target Young")
    t.does("target Oskar") if t.asks == "target" else None
    assert stats.votes(t.g, t["Oskar"]) == 3
    t = in_phase("master", edition, "Esgrima", hand=["Blank Page"])
    passes_to(t, "discard")
    assert t.word("Esgrima.controller") == "c"


# -- actions and combats ----------------------------------------------------------------------------------------------


@editions
def test_the_seven_miseries_slow_political_actions(edition: str) -> None:
    for card, stealth in (("Kine Resources Contested", 0), ("", 0)):
        t = position(
            seat(ready=["Mira 3/5"], hand=[card] if card else []),
            seat(ready=["Oskar 2/4"], play=["The Malkavian Seven Miseries"]),
            bystander(),
            edition=edition,
        )
        t.does(f"play {card} Mira" if card else "bleed Mira")
        assert stats.stealth(t.g, t["Mira"]) == stealth
    t = position(
        seat(ready=["Mira 3/5 clan:Tremere", "Ines 3/5"]),
        seat(ready=["Oskar 2/4"], play=["The Malkavian Seven Miseries"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use The Malkavian Seven Miseries Mira")
    assert t.offers("use The Malkavian Seven Miseries Ines")


@editions
@pytest.mark.parametrize(("sect", "offered"), [("Sabbat", True), ("Camarilla", False)])
def test_the_purchase_pact_ends_a_combat_of_the_sabbat(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat"]),
        seat(ready=[f"Oskar 2/4 sect:{sect}"], play=["Purchase Pact"]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    for _ in range(20):
        if t.told("action-over") or t.asks == "strike" or t.offers("use Purchase Pact"):
            break
        t.passes()
    assert t.offers("use Purchase Pact") is offered
    if offered:
        t.does("use Purchase Pact", by="b")
        t.goes_on()
        assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (3, 2)


@editions
def test_the_purchase_pact_is_called_off_by_titled_sabbat(edition: str) -> None:
    for who, offered in (("sect:Sabbat title:bishop", True), ("sect:Sabbat", False)):
        t = position(
            seat(ready=[f"Mira 3/5 {who}"]),
            seat(ready=["Oskar 2/4"], play=["Purchase Pact"]),
            bystander(),
            edition=edition,
        )
        assert t.offers("use Purchase Pact Mira") is offered


@editions
@pytest.mark.parametrize(("target", "sect", "intercept"), [("Oskar", "Sabbat", 1), ("Kurt", "Sabbat", 0)])
def test_the_temple_guards_the_sabbat(target: str, sect: str, intercept: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Haven Uncovered"])], hand=["Bum's Rush"]),
        seat(ready=[f"Oskar 2/4 sect:{sect}", "Kurt 2/4 sect:Camarilla"], play=["Communal Haven: Temple"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does(f"target {target}") if t.asks == "target" else None
    assert stats.intercept(t.g, t["Oskar"]) == intercept
    assert stats.intercept(t.g, t["Kurt"]) == 0
    t = position(
        seat(ready=["Mira 3/5"], play=["Communal Haven: Temple"], hand=["Communal Haven: Temple"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Communal Haven: Temple")


@editions
@rules_on("Joseph Pander", "LSJ 20100909", "LSJ 20080604")
def test_joseph_pander_protects_and_sends_out_his_own(edition: str) -> None:
    """Ruling: fighting and burning it are different actions."""
    t = position(
        seat(ready=["Mira 3/5 clan:Pander", "Ines 3/5 clan:Pander"], play=["Joseph Pander"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Joseph Pander")
    t.does("target Mira")
    passes_to(t, "minion")
    assert t.offers("use Joseph Pander Mira")
    assert not t.offers("use Joseph Pander Ines")
    t.does("use Joseph Pander Mira")
    t.does("target Oskar") if t.asks == "target" else None
    t.goes_on("strike") if t.asks != "strike" else None
    t = position(
        seat(ready=["Mira 3/5"], hand=["Bum's Rush"]),
        seat(ready=["Oskar 2/4 clan:Pander"], play=["Joseph Pander"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does("target Oskar") if t.asks == "target" else None
    t.does("use Joseph Pander", by="b")
    assert t.told("action-ended")
    assert (t.measure("b.pool"), t.measure("Joseph Pander.locked")) == (29, 1)


@since_2011
def test_luanda_sends_a_vampire_to_fight(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 sect:Laibon", "Ines 3/5"], play=["Powerbase: Luanda"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Powerbase: Luanda")
    t.does("target Ines")
    passes_to(t, "minion")
    assert not t.offers("use Powerbase: Luanda Mira")
    t.does("use Powerbase: Luanda Ines")
    t.does("target Oskar") if t.asks == "target" else None
    assert stats.stealth(t.g, t["Ines"]) == 1
    for _ in range(30):
        if t.told("combat"):
            break
        t.passes()
    assert t.told("combat")
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked"], play=["Powerbase: Luanda"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Luanda Mira")
    t.goes_on()
    assert t.word("Powerbase: Luanda.controller") == "a"


@editions
@pytest.mark.parametrize("success", [True, False])
def test_the_crocodile_temple_bites_who_acts_against_you(success: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4" if not success else "Oskar 2/4 locked"], play=["The Crocodile Temple"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(40):
        if t.offers("use The Crocodile Temple") or t.asks in t.quiet:
            break
        t.does("block Oskar")
    assert t.offers("use The Crocodile Temple") is success
    if success:
        t.does("use The Crocodile Temple", by="b")
        t.goes_on()
        assert t.measure("Mira.blood") == 2


@editions
def test_the_crocodile_temple_is_not_for_hunts(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4 locked"], play=["The Crocodile Temple"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("use The Crocodile Temple")


@editions
@pytest.mark.parametrize(("card", "gains"), [("Chair of Hades", True), ("", False)])
def test_the_tower_of_london_pays_for_necromancy(card: str, gains: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 clan:Giovanni nec"], hand=[card] if card else [], play=["Tower of London"]),
        seat(ready=["Oskar 2/4 locked", "Brute ally 2 trait:mortal locked"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira" if card else "hunt Mira")
    for _ in range(40):
        if t.offers("use Tower of London") or t.asks in t.quiet:
            break
        t.goes_by()
    assert t.offers("use Tower of London") is gains
    if gains:
        t.does("use Tower of London")
        assert (t.measure("a.pool"), t.measure("Tower of London.locked")) == (31, 1)


# -- paths ------------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who", "other"),
    [
        ("The Path of the Feral Heart", "clan:Gangrel-antitribu pro", "pro"),
        ("The Path of Harmony", "clan:Ahrimane spi", "spi"),
        ("The Path of Service", "clan:Gargoyle vis slave-of:Tremere", "clan:Gargoyle vis"),
    ],
)
def test_a_path_makes_cards_cheaper_and_hurts_who_burns_it(card: str, who: str, other: str, edition: str) -> None:
    code = who.split()[1] if "slave" in who else who.split()[-1]
    held = {"pro": "Earth Meld", "spi": "Falcon's Eye", "vis": "Armor of Terra"}[code]
    t = position(
        seat(ready=[f"Mira 3/5 {who}", f"Alien 3/5 {other}"], hand=[held], play=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    cost = [extra_cost(t.g, 1, t[one], t[held], 0, []) for one in ("Mira", "Alien")]
    assert cost == [-1, 0]
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4 locked"], play=[card]), bystander(), edition=edition)
    t.does(f"use {card} Mira")
    t.goes_on()
    assert (t.region(card), t.measure("Mira.blood")) == ("ash-heap", 2)


# -- unlocking, locking, searching, burning ---------------------------------------------------------------------------


@editions
@rules_on("Command Performance", "LSJ 20080604")
def test_a_command_performance_unlocks_a_daughter(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Daughter-of-Cacophony locked", "Ines 3/5 locked"],
            play=["Command Performance"],
        ),
        seat(ready=["Oskar 2/4 prince:Boston"]),
        bystander(),
        edition=edition,
    )
    t.does("use Command Performance")
    assert (t.measure("Mira.locked"), t.measure("Ines.locked")) == (0, 1)
    for who, offered in (("prince:Boston", True), ("", False)):
        t = position(
            seat(ready=[f"Mira 3/5 {who}".strip()]),
            seat(ready=["Oskar 2/4"], play=["Command Performance"]),
            bystander(),
            edition=edition,
        )
        assert t.offers("use Command Performance Mira") is offered


@editions
@rules_on("The Louvre, Paris", "ANK 20210608")
@pytest.mark.parametrize("prince", [True, False])
def test_the_louvre_locks_toreador_or_anybody(prince: bool, edition: str) -> None:
    """Ruling: also between two actions of another's turn."""
    t = position(
        seat(ready=["Mira 3/5 clan:Toreador", "Ines 3/5"]),
        seat(ready=["Oskar 2/4 prince:Paris" if prince else "Oskar 2/4 prince:Boston"], play=["The Louvre, Paris"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    for _ in range(30):
        if t.who() == "b" and t.offers("use The Louvre, Paris"):
            break
        t.passes()
    assert t.who() == "b"
    uses = t.options("use")
    assert len(uses) == (2 if prince else 1)
    t.answer(uses[-1])
    if t.asks == "target":
        assert t.offers("target Ines") is prince
        t.does("target Ines" if prince else "target Mira")
    assert t.measure("Ines.locked" if prince else "Mira.locked") == 1


@editions
@rules_on("The Louvre, Paris", "LSJ 20010702")
def test_the_louvre_ends_an_attempt_to_block(edition: str) -> None:
    """Ruling: whoever is locked while he attempts to block fails."""
    t = position(
        seat(ready=["Mira 3/5"], play=["The Louvre, Paris"]),
        seat(ready=["Oskar 2/4 clan:Toreador"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.does("use The Louvre, Paris", by="a")
    t.goes_on()
    assert not t.told("combat")
    assert t.measure("b.pool") == 29


@editions
@pytest.mark.parametrize(("blood", "offered"), [(0, True), (1, False)])
def test_the_crematorium_burns_an_empty_vampire_in_torpor(blood: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Crematorium"]),
        seat(ready=["Oskar 0/4"], torpor=[f"Sleeper {blood}/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers("use Crematorium") is offered
    if offered:
        t.does("use Crematorium")
        assert (t.region("Sleeper"), t.region("Oskar")) == ("ash-heap", "ready")


@editions
@pytest.mark.parametrize(
    ("card", "finds", "blood"),
    [("Al's Army Apparatus", ".44 Magnum", 3), ("Spirit Summoning Chamber", "Theft of Vitae", 2)],
)
def test_it_searches_the_library(card: str, finds: str, blood: int, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Tremere-antitribu"],
            play=[card],
            hand=["Blank Page"] * 7,
            library=[finds, "Blank Page", "Animalism"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does(f"use {card}")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    assert t.asks == "discard-down"
    t.answer(t.options()[0])
    assert (t.region(finds), t.measure("Mira.blood"), t.measure(f"{card}.locked")) == ("hand", blood, 1)


@editions
@pytest.mark.parametrize("whose", ["a", "b", "c"])
def test_the_arcanum_charges_neighbours_for_their_grounds(whose: str, edition: str) -> None:
    grounds = ["Warzone Hunting Ground", "Uptown Hunting Ground"]
    t = position(
        seat(ready=["Mira 3/3"], play=grounds),
        seat(ready=["Oskar 4/4"], play=["Arcanum Chapterhouse, Alexandria"] if whose == "b" else []),
        seat(ready=["Vera 4/4"], play=["Arcanum Chapterhouse, Alexandria"] if whose == "c" else []),
        seat(ready=["Wim 4/4"], play=["Arcanum Chapterhouse, Alexandria"] if whose == "a" else []),
        phase="unlock",
        edition=edition,
    )
    if t.options("trigger"):
        t.answer(t.options("trigger")[0])
    assert t.measure("a.pool") == (28 if whose in "ab" else 30)  # c sits opposite


@editions
def test_prophecies_of_gehenna_show_a_hand_and_move_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Prophecies of Gehenna"]),
        seat(ready=["Oskar 2/4"], hand=["Blank Page", "Blank Page"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Prophecies of Gehenna")
    assert t.word("Prophecies of Gehenna.controller") == "b"
    assert all(t.g.seen(card, 0) for card in t.g.hand(1))
    assert not any(t.g.seen(card, 2) for card in t.g.hand(1))
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"], play=["Prophecies of Gehenna"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("use Prophecies of Gehenna")
    assert t.region("Prophecies of Gehenna") == "ash-heap"
    assert t.g.seen(t.g.hand(0)[0], 2)
