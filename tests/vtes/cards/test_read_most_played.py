"""Vampires of many winning decks whose phrases no other table plays, with the rulings on them, in all four books."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to, since_2011

POLL = "Anarchist Uprising"
LUTZ, MONCADA = "Lutz von Hohenzollern", "Ambrosio Luis Monçada, Plenipotentiary"


def polled(*ready: str, hand: tuple[str, ...] = (), edition: str, **more: object) -> Table:
    """Mira, with votes of her own, has called a referendum; these are with her."""
    t = position(
        seat(ready=["Mira 6/8 prince", *ready], hand=[POLL, *hand], **more),  # type: ignore[arg-type]
        seat(ready=["Oskar 4/8 prince"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    return t


def uses(t: Table, name: str) -> None:
    """Everybody passes until somebody can use the vampire."""
    while not t.offers(f"use {name}"):
        assert t.asks not in t.quiet, f"{name} cannot be used"
        t.does("strike hand" if t.asks == "strike" else "pass")


# -- referendums ------------------------------------------------------------------------------------------------------


@editions
@rules_on(LUTZ, "ANK 20220808")
@pytest.mark.parametrize(("where", "lost"), [("ready", 1), ("torpor", 0)])
def test_the_prey_pays_lutz_when_a_referendum_passes(where: str, lost: int, edition: str) -> None:
    """After its effects: each Methuselah has lost pool by then."""
    own = ["Mira 6/8 prince", *([LUTZ] if where == "ready" else [])]
    t = position(
        seat(ready=own, torpor=[LUTZ] if where == "torpor" else [], hand=[POLL]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=["Vera 2/4"]),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    t.does("vote Mira for")
    t.goes_on()
    assert t.measure("c.pool") < 30  # it has passed
    assert t.measure("b.pool") - t.measure("c.pool") == -lost
    t.is_quiet()


@editions
def test_nobody_pays_lutz_when_a_referendum_fails(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8", LUTZ], hand=[POLL]), seat(ready=["Oskar 4/8 prince"]), bystander(), edition=edition
    )
    with t.unchanged("a.pool", "b.pool", "c.pool"):
        t.does(f"play {POLL} Mira")
        t.passes_until("polling")
        while t.asks not in t.quiet:
            t.does("vote Oskar against" if t.offers("vote Oskar against") else "pass")


@editions
@rules_on("Armin Brenner", "LSJ 20090115-2")
def test_armin_gains_pool_for_a_referendum_of_his_own(edition: str) -> None:
    for caller, gained in (("Armin Brenner", 1), ("Mira", 0)):
        t = position(
            seat(ready=["Armin Brenner", "Mira 6/8"], hand=[POLL]),
            seat(ready=["Oskar 4/8"]),
            seat(ready=["Vera 2/4", "Vesna 2/4"]),
            edition=edition,
        )
        t.does(f"play {POLL} {caller}")
        t.passes_until("polling")
        t.does("vote Armin Brenner for")
        t.goes_on()
        assert t.measure("a.pool") - t.measure("c.pool") == gained


@editions
@rules_on("Arishat", "LSJ 20100311")
def test_arishat_makes_a_vampire_abstain(edition: str) -> None:
    t = polled("Arishat", edition=edition)
    with t.unchanged(*BYSTANDER), t.changes("Arishat.blood", -1):
        t.does("use Arishat", by="a")
        t.does("target Oskar")
    while t.asks not in t.quiet:
        assert not t.offers("vote Oskar")
        t.passes()


@editions
@rules_on("Stefano Giovanni", "ANK 20220705")
@pytest.mark.parametrize("locked", ["", " locked"])
def test_stefano_pays_for_a_vote_once_a_referendum(locked: str, edition: str) -> None:
    t = polled(f"Stefano Giovanni{locked}", edition=edition)
    before = stats.votes(t.g, t["Stefano Giovanni"])
    with t.unchanged(*BYSTANDER), t.changes("Stefano Giovanni.blood", -1):
        t.does("use Stefano Giovanni", by="a")
    assert stats.votes(t.g, t["Stefano Giovanni"]) == before + 1
    assert not t.offers("use Stefano Giovanni")


@editions
def test_amaravati_gives_votes_to_the_banu_haqim(edition: str) -> None:
    t = polled("Amaravati", "Ines 2/4 clan:Banu-Haqim", edition=edition)
    with t.unchanged(*BYSTANDER), t.changes("Amaravati.blood", -2):
        t.does("use Amaravati", by="a")
    assert [stats.votes(t.g, t[name]) for name in ("Amaravati", "Ines", "Oskar")] == [1, 1, 2]


@editions
@rules_on("Dr. John Dee", "ANK 20220705")
def test_john_dee_gives_a_card_of_thaumaturgy_for_votes(edition: str) -> None:
    for card, offered in (("Walk of Flame", True), ("Blank Page", False)):
        t = polled("Dr. John Dee locked", hand=(card,), edition=edition)
        assert t.offers("use Dr. John Dee") is offered
    t = polled("Dr. John Dee locked", hand=("Walk of Flame",), edition=edition)
    before = stats.votes(t.g, t["Dr. John Dee"])
    t.does("use Dr. John Dee", by="a")
    assert (stats.votes(t.g, t["Dr. John Dee"]), t.region("Walk of Flame")) == (before + 2, "ash-heap")


@editions
@rules_on("Gerald Windham", "ANK 20190725")
def test_gerald_counts_the_titled_of_others(edition: str) -> None:
    t = polled("Gerald Windham", edition=edition)
    assert (stats.votes(t.g, t["Gerald Windham"]), stats.title(t.g, t["Gerald Windham"])) == (1, "")


@since_2011
def test_primogen_vote_more_for_maldavis(edition: str) -> None:
    for caller, more in (("Maldavis", 1), ("Mira", 0)):
        t = position(
            seat(ready=["Maldavis (ADV)", "Mira 6/8", "Ines 2/4 primogen"], hand=[POLL]),
            seat(ready=["Oskar 4/8"]),
            bystander(),
            edition=edition,
        )
        t.does(f"play {POLL} {caller}")
        t.passes_until("polling")
        assert stats.votes(t.g, t["Ines"]) == 1 + more


# -- phases -----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("where", "n"), [("ready", 6), ("torpor", 4), ("uncontrolled", 4)])
def test_ingrid_gives_two_transfers_if_she_is_ready_as_the_phase_begins(where: str, n: int, edition: str) -> None:
    regions = {"ready": ["Mira 2/4"], "torpor": [], "uncontrolled": ["Nobody 0/9"]}
    regions[where] = [*regions[where], "Ingrid Rossler blood:8" if where == "uncontrolled" else "Ingrid Rossler"]
    t = position(seat(**regions), seat(ready=["Oskar 2/4"]), bystander(), phase="influence", edition=edition)  # type: ignore[arg-type]
    assert t.measure("turn.left") == n


@rules_on("Ingrid Rossler", "RTR 20180303")
def test_ingrid_gives_none_as_she_comes_out() -> None:
    """In the older books she comes out when the phase is over."""
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=["Ingrid Rossler blood:8", "Nobody 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    t.does("invest Ingrid Rossler")
    assert t.measure("turn.left") == 3
    t.does("out Ingrid Rossler")
    assert (t.region("Ingrid Rossler"), t.measure("turn.left")) == ("ready", 3)


@editions
def test_victoria_sells_the_edge(edition: str) -> None:
    for edge, where, offered in ((True, "ready", True), (False, "ready", False), (True, "torpor", False)):
        t = position(
            seat(edge=edge, **{where: ["Victoria"]}, hand=["Fame"]),  # type: ignore[arg-type]
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="master",
            edition=edition,
        )
        assert t.offers("use Victoria") is offered
        if offered:
            with t.changes("a.pool", 2), t.unchanged(*BYSTANDER, "b.pool"):
                t.does("use Victoria")
            assert t.g.edge == -1
            assert not t.offers("use Victoria")


@editions
def test_isanwayen_locks_for_a_master_phase_action_and_is_dear_to_rescue(edition: str) -> None:
    t = position(
        seat(ready=["Isanwayen"], hand=["Fame", "Dreams of the Sphinx"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.measure("turn.left") == 1
    t.does("use Isanwayen")
    assert (t.measure("turn.left"), t.measure("Isanwayen.locked")) == (2, 1)
    for victim, cost in (("Isanwayen", 3), ("Ines 2/6", 2)):
        t = position(
            seat(ready=["Mira 5/8"], torpor=[victim]),
            seat(ready=["Oskar 2/4 locked"]),
            bystander(),
            edition=edition,
        )
        assert len(t.options("rescue")) == cost + 1  # as the two like to share it


@editions
def test_masika_unlocks_in_anybodys_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], hand=["Blank Page"]),
        seat(ready=["Masika locked"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    uses(t, "Masika")
    with t.unchanged(*BYSTANDER):
        t.does("use Masika", by="b")
    assert t.measure("Masika.locked") == 0


@editions
def test_giotto_discards_in_the_discard_phase_of_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], hand=["Blank Page"]),
        seat(ready=["Giotto Verducci"], hand=["Dodge"], library=["Blur"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.g.limits[1] = 7
    uses(t, "Giotto Verducci")
    t.does("use Giotto Verducci", by="b")
    assert t.region("Dodge") == "ash-heap"
    assert not t.offers("use Giotto Verducci")


@editions
def test_who_blocks_giotto_burns_blood(edition: str) -> None:
    t = position(
        seat(ready=["Giotto Verducci"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 2/8", "Empty 0/8", "Wolf ally 2"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Giotto Verducci")
    assert [t.offers(f"block {name}") for name in ("Oskar", "Empty", "Wolf")] == [True, False, True]
    with t.changes("Oskar.blood", -1), t.unchanged(*BYSTANDER):
        t.does("block Oskar", by="b")
    assert t.offers("play Lost in Crowds")


@editions
def test_only_the_younger_pay_to_block_ferox(edition: str) -> None:
    name = "Ferox, The Rock Lord"
    t = position(seat(ready=[name]), seat(ready=["Oskar 0/4", "Olga 0/8"]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    assert [t.offers(f"block {other}") for other in ("Oskar", "Olga")] == [False, True]


@editions
def test_unmada_gives_a_hand_and_a_discard_more(edition: str) -> None:
    t = position(
        seat(ready=["Unmada"], hand=["Blank Page"] * 8),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    assert t.measure("a.hand_size") == 8
    assert t.measure("turn.left") == (1 if edition == "2000" else 2)


@editions
def test_guillaume_has_a_card_more_for_each_location(edition: str) -> None:
    for play, n in ((["Dreams of the Sphinx"], 7), (["The Barrens", "Academic Hunting Ground"], 9)):
        t = position(seat(ready=["Guillaume Giovanni"], play=play), seat(), bystander(), edition=edition)
        assert t.measure("a.hand_size") == n


# -- locking and unlocking --------------------------------------------------------------------------------------------

UNLOCKERS = [
    ("Alexandra", "clan:Toreador"),
    ("Lord Tremere", "clan:Tremere-antitribu"),
    ("Karif al Numair", "trait:black-hand"),
]


@editions
@rules_on("Alexandra", "LSJ 20011022")
@rules_on("Lord Tremere", "LSJ 20011022")
@rules_on("Karif al Numair", "LSJ 20011022")
@pytest.mark.parametrize("where", ["ready", "torpor"])
@pytest.mark.parametrize(("name", "words"), UNLOCKERS)
def test_they_lock_or_unlock_another_even_from_torpor(name: str, words: str, where: str, edition: str) -> None:
    for way, locked in ((0, [1, 1, 1]), (1, [0, 0, 1])):
        own = [f"Ines 2/4 {words} locked", f"Ivo 2/4 {words}", "Alien 2/4 locked"]
        t = position(
            seat(ready=[*own, *([name] if where == "ready" else [])], torpor=[name] if where == "torpor" else []),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        with t.unchanged(*BYSTANDER):
            t.does(f"use {name}", by="a")
            t.does(f"way {way}")
        assert [t.measure(f"{one}.locked") for one in ("Ines", "Ivo", "Alien")] == locked
        assert not t.offers(f"use {name}")  # once a turn


@editions
def test_alabastrom_unlocks_another_gargoyle(edition: str) -> None:
    t = position(
        seat(ready=["Alabástrom", "Ines 2/4 clan:Gargoyle locked", "Alien 2/4 locked"]),
        seat(ready=["Oskar 2/4 clan:Gargoyle locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Alabástrom")
    assert [t.measure(f"{name}.locked") for name in ("Ines", "Alien", "Oskar")] == [0, 1, 1]


@editions
@rules_on("Shalmath", "ANK 20180719-4")
def test_shalmath_unlocks_once_in_each_players_turn(edition: str) -> None:
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Shalmath locked"]), bystander(), edition=edition)
    t.does("use Shalmath", by="b")
    assert t.measure("Shalmath.locked") == 0
    t.g.lock(t["Shalmath"])
    asked = len(t.asked)
    passes_to(t, "influence", "a")
    assert not t.ever_offered("use Shalmath", since=asked)
    while t.g.turn_span().seat != 2:  # his own turn goes by
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    t.g.lock(t["Shalmath"])
    while not t.offers("use Shalmath"):
        assert t.g.turn_span().seat == 2
        t.passes()
    assert t.who() == "b"


@editions
def test_dieudonne_unlocks_after_a_successful_action(edition: str) -> None:
    t = position(seat(ready=["Baron Dieudonne"]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.does("bleed Baron Dieudonne")
    uses(t, "Baron Dieudonne")
    with t.changes("Baron Dieudonne.blood", -1), t.unchanged(*BYSTANDER):
        t.does("use Baron Dieudonne", by="a")
    assert t.measure("Baron Dieudonne.locked") == 0


@editions
@pytest.mark.parametrize("edge", [True, False])
def test_torvus_unlocks_for_the_edge_in_any_minion_phase(edge: bool, edition: str) -> None:
    name = "Torvus Bloodbeard"
    t = position(seat(ready=["Mira 2/4"]), seat(edge=edge, ready=[f"{name} locked"]), bystander(), edition=edition)
    assert t.offers(f"use {name}") is edge
    if edge:
        t.does(f"use {name}", by="b")
        assert (t.measure(f"{name}.locked"), t.g.edge) == (0, -1)
