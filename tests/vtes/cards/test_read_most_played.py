"""Vampires of many winning decks whose phrases no other table plays, with the rulings on them, in all four books."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.requirement import blood_cost
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to, since_2011
from tests.vtes.cards.test_combat import on

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


# -- bleeding ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "bleeder", "other", "more"),
    [
        ("Marcus Vitel", "Ines 2/4 sect:Sabbat", "Oskar 2/4 sect:Camarilla locked", 1),
        ("Marcus Vitel", "Ines 2/4 sect:Sabbat", "Oskar 2/4 sect:Sabbat locked", 0),
        ("Marcus Vitel", "Ines 2/4 sect:Camarilla", "Oskar 2/4 sect:Camarilla locked", 0),
        ("Vasilis, The Traitor of Don Cruez", "Ines 2/4 clan:Giovanni", "Oskar 2/4 clan:Brujah locked", 1),
        ("Vasilis, The Traitor of Don Cruez", "Ines 2/4 clan:Giovanni", "Oskar 2/4 locked", 0),
    ],
)
def test_others_bleed_harder_because_of_them(name: str, bleeder: str, other: str, more: int, edition: str) -> None:
    t = position(seat(ready=[name, bleeder]), seat(ready=[other]), bystander(), edition=edition)
    with t.changes("b.pool", -1 - more), t.unchanged(*BYSTANDER):
        t.does("bleed Ines")
        t.goes_on()


@editions
@pytest.mark.parametrize(("words", "less"), [("clan:Baali", 1), ("clan:Ministry", 1), ("clan:Ventrue", 0)])
def test_matthias_is_bled_less_by_some(words: str, less: int, edition: str) -> None:
    t = position(seat(ready=[f"Ines 2/4 {words}"]), seat(ready=["Matthias locked"]), bystander(), edition=edition)
    with t.changes("b.pool", -1 + less):
        t.does("bleed Ines")
        t.goes_on()


@editions
@rules_on("Francisco Domingo de Polonia", "LSJ 19970718")
@rules_on("Anu Diptinatpa", "ANK 20220502", "LSJ 19970718")
@pytest.mark.parametrize("name", ["Francisco Domingo de Polonia", "Virginie, Prodigy", "Anu Diptinatpa"])
def test_blood_for_more_bleed_only_in_a_bleed(name: str, edition: str) -> None:
    t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    plain = stats.bleed(t.g, t[name])
    uses(t, name)
    with t.unchanged(*BYSTANDER), t.changes("b.pool", -plain - 1), t.changes(f"{name}.blood", -1):
        t.does(f"use {name}", by="a")
        t.goes_on()
    t.is_quiet()
    hunting = position(seat(ready=[f"{name} blood:2"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    hunting.does(f"hunt {name}")
    hunting.goes_on()
    assert not hunting.ever_offered(f"use {name}")


@editions
@pytest.mark.parametrize(
    ("name", "actor", "n"),
    [
        ("Greta Kircher", "Mira 4/6", 1),
        ("Greta Kircher", "Wolf ally 2", 1),
        ("Serenna the White", "Mira 4/8", 2),
    ],
)
def test_blood_for_less_bleed(name: str, actor: str, n: int, edition: str) -> None:
    t = position(seat(ready=[f"{actor} bleed:3"]), seat(ready=[f"{name} locked"]), bystander(), edition=edition)
    who = actor.split(" ")[0]
    t.does(f"bleed {who}")
    bleed = stats.bleed(t.g, t[who])
    uses(t, name)
    with t.changes(f"{name}.blood", -1), t.changes("b.pool", -bleed + n):
        t.does(f"use {name}", by="b")
        asked = len(t.asked)
        t.goes_on()
    assert not t.ever_offered(f"use {name}", since=asked)


@editions
def test_greta_does_nothing_about_the_bleed_of_an_elder(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Greta Kircher locked"]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("use Greta Kircher")


@editions
def test_celeste_bleeds_those_with_a_toreador_harder(edition: str) -> None:
    for other, n in (("Oskar 2/4 clan:Toreador locked", 2), ("Oskar 2/4 locked", 1)):
        name = "Céleste, The Voice of a Secret"
        t = position(seat(ready=[name]), seat(ready=[other]), bystander(), edition=edition)
        with t.changes("b.pool", -n):
            t.does(f"bleed {name}")
            t.goes_on()


# -- actions ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "prey", "n"),
    [
        ("Muaziz, Archon of Ulugh Beg", "Oskar 2/4", 1),
        ("Suhailah", "Oskar 2/4 prince", 1),
        ("Suhailah", "Oskar 2/4", 0),
    ],
)
def test_stealth_on_each_of_their_actions(name: str, prey: str, n: int, edition: str) -> None:
    t = position(seat(ready=[name]), seat(ready=[prey]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    assert stats.stealth(t.g, t[name]) == n


@editions
@rules_on(MONCADA, "LSJ 20030214-2")
def test_moncada_is_dear_to_act_against_and_blocks_nobody(edition: str) -> None:
    t = position(
        seat(pool=10, ready=["Mira 4/8"], hand=["Bum's Rush"]),
        seat(ready=[MONCADA, "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does(f"target {MONCADA}")
    assert t.told("action")[-1]["pool"] == 1
    assert not t.ever_offered(f"block {MONCADA}")
    own = position(seat(ready=["Mira 6/8"], torpor=[MONCADA]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    own.does(f"rescue Mira {MONCADA} 2")
    assert own.told("action")[-1]["pool"] == 0


@editions
def test_political_actions_are_dear_for_nosferatu_under_marcellus(edition: str) -> None:
    for words, where, cost in (
        ("clan:Nosferatu", "ready", 1),
        ("clan:Ventrue", "ready", 0),
        ("clan:Nosferatu", "torpor", 0),
    ):
        t = position(
            seat(ready=[f"Mira 4/8 {words}"], hand=[POLL]),
            seat(**{where: ["Marcellus"]}),  # type: ignore[arg-type]
            bystander(),
            edition=edition,
        )
        t.does(f"play {POLL} Mira")
        assert t.told("action")[-1]["blood"] == cost


@editions
def test_roderick_hides_those_who_equip(edition: str) -> None:
    t = position(
        seat(ready=["Roderick Phillips March", "Mira 4/8"], hand=["Leather Jacket"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Leather Jacket Mira")
    assert stats.stealth(t.g, t["Mira"]) == 2
    assert t.measure("Roderick Phillips March.blood") == 7


@editions
@pytest.mark.parametrize(
    ("name", "card", "less"), [("Black Cat", "Assault Rifle", 1), ("Mira 4/8", "Assault Rifle", 0)]
)
def test_black_cat_equips_for_less(name: str, card: str, less: int, edition: str) -> None:
    t = position(seat(ready=[name], hand=[card]), seat(), bystander(), edition=edition)
    price = t.g.face[t[card]].pool
    with t.changes("a.pool", less - price):
        t.does(f"play {card}")
        t.goes_on()


@editions
def test_reactions_are_dear_against_conrad(edition: str) -> None:
    for other, more in (("Oskar 4/6 aus", 1), ("Oskar 4/9 aus", 0)):
        t = position(
            seat(ready=["Conrad Adoula"]),
            seat(ready=[other], hand=["Telepathic Misdirection"]),
            bystander(),
            edition=edition,
        )
        card = t["Telepathic Misdirection"]
        plain = blood_cost(t.g, card, 0, t["Oskar"])
        t.does("bleed Conrad Adoula")
        assert blood_cost(t.g, card, 0, t["Oskar"]) == plain + more


@editions
def test_angelique_makes_necromancy_cheap_for_harbingers(edition: str) -> None:
    for words, less in (("clan:Harbinger-of-Skulls nec", 1), ("clan:Giovanni nec", 0)):
        t = position(
            seat(ready=["Angelique", f"Ines 4/6 {words}"], hand=["Call of the Hungry Dead"]),
            seat(),
            bystander(),
            edition=edition,
        )
        card = t["Call of the Hungry Dead"]
        assert blood_cost(t.g, card, 0, t["Ines"]) == max(0, t.g.face[card].blood - less)


@editions
def test_joao_blocks_no_titled_vampire_while_he_has_no_title(edition: str) -> None:
    for words, offered in ((" prince", False), ("", True)):
        t = position(seat(ready=[f"Mira 4/8{words}"]), seat(ready=["João Bilé"]), bystander(), edition=edition)
        t.does("bleed Mira")
        assert t.offers("block João Bilé") is offered


@editions
@rules_on("Julio Martinez", "LSJ 20040617")
def test_julio_sees_camarilla_vampires_for_blood_more_than_once(edition: str) -> None:
    t = position(seat(ready=["Mira 2/4 sect:Camarilla"]), seat(ready=["Julio Martinez"]), bystander(), edition=edition)
    t.does("hunt Mira")
    action = t.g.action()
    assert action is not None
    action.mods.append((1, t["Mira"], 1, -1))  # two stealth in all
    t.does("block Julio Martinez", by="b")
    with t.changes("Julio Martinez.blood", -1):
        t.does("use Julio Martinez", by="b")
    t.does("use Julio Martinez", by="b")
    assert t.told("blocked")[0]["intercept"] == 2


@editions
@rules_on("Santaleous", "ANK 20200420-2", "LSJ 20090601-2")
def test_santaleous_cancels_master_cards_as_often_as_he_can_pay(edition: str) -> None:
    """The cost of the cancelled card is paid; a book without cancelling never comes to it."""
    t = position(
        seat(pool=20, ready=["Mira 2/4"], hand=["Zillah's Valley"]),
        seat(ready=["Santaleous"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    cancels = t.g.edition.cancels
    cost = t.g.face[t["Zillah's Valley"]].pool
    with t.changes("a.pool", -cost), t.changes("Santaleous.blood", -3 if cancels else 0):
        t.does("play Zillah's Valley")
        assert t.offers("use Santaleous") is cancels
        if cancels:
            t.does("use Santaleous", by="b")
    assert t.region("Zillah's Valley") == "ash-heap" or not cancels


@editions
@rules_on("Maila", "ANK 20230122")
def test_maila_gives_a_political_card_for_stealth_once_a_turn(edition: str) -> None:
    t = position(
        seat(ready=["Maila", "Mira 2/4"], hand=[POLL, "Kine Resources Contested", "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("use Maila", by="a")
    assert t.asks == "discard-cost"
    assert not t.offers("discard Blank Page")
    t.does(f"discard {POLL}")
    assert (t.region(POLL), t.told("block-failed")[0]["stealth"]) == ("ash-heap", 1)
    asked = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use Maila", since=asked)


# -- combat -----------------------------------------------------------------------------------------------------------


def met(name: str, other: str = "Oskar 6/8", hand: tuple[str, ...] = (), edition: str = "2023") -> Table:
    """The bleed of the vampire is blocked."""
    t = position(seat(ready=[name], hand=list(hand)), seat(ready=[other]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    while t.asks in ("open", "announced", "block"):
        t.does("block Oskar" if t.offers("block Oskar") else "pass")
    return t


@editions
@rules_on("Janey Pickman", "RTR 19960112")
@pytest.mark.parametrize("when", ["before-range", "strikes-chosen"])
@pytest.mark.parametrize("name", ["Janey Pickman", "Lambach", "Bajazet al-Nasir"])
def test_hands_that_tear_for_blood(name: str, when: str, edition: str) -> None:
    """Ruling: even after both strikes have been chosen."""
    t = met(name, edition=edition)
    on(t, when)
    strength, before = stats.strength(t.g, t[name]), t.measure(f"{name}.blood")
    t.does(f"use {name}", by="a")
    on(t)
    assert [told["aggravated"] for told in t.told("inflicted") if told["card"] == t["Oskar"]] == [strength]
    assert t.measure(f"{name}.blood") == before - 2  # and one for the strike of Oskar
    assert t.region("Oskar") == "torpor"


@editions
def test_anton_maneuvers_once(edition: str) -> None:
    name = "Antón de Concepción"
    t = met(name, edition=edition)
    on(t, "maneuver")
    with t.unchanged(*BYSTANDER, f"{name}.blood"):
        t.does(f"use {name}", by="a")
    assert t.told("maneuver")[-1]["range"] == "long"
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered(f"use {name}", since=asked)


@editions
@pytest.mark.parametrize(("name", "cost"), [("Marie Faucigny", 1), ("Bronwen", 0), ("Marcia Felicia Licinia", 1)])
def test_dodging_once_a_combat(name: str, cost: int, edition: str) -> None:
    t = met(name, edition=edition)
    on(t, "strike")
    with t.changes(f"{name}.blood", -cost), t.unchanged("Oskar.blood"):
        t.does(f"use {name}", by="a")
        on(t)
    assert [told["how"] for told in t.told("strike")][:1] == ["dodge"]


@editions
def test_aurora_strikes_from_afar(edition: str) -> None:
    name = "Aurora Van Brande, Paladin"
    t = met(name, hand=("Fake Out",), edition=edition)
    on(t, "maneuver")
    t.does("play Fake Out", by="a")
    on(t, "strike")
    with t.changes("Oskar.blood", -1), t.unchanged(f"{name}.blood"):
        t.does(f"use {name}", by="a")
        on(t)


@editions
def test_matasuntha_gains_when_her_opponent_leaves(edition: str) -> None:
    t = met("Matasuntha", "Oskar 1/8", edition=edition)
    with t.changes("a.pool", 1), t.unchanged(*BYSTANDER):
        while not t.offers("yes"):
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does("yes", by="a")
    assert t.region("Oskar") == "torpor"


@editions
@pytest.mark.parametrize(("strength", "where", "lost"), [(3, "ash-heap", 2), (0, "torpor", 0)])
def test_angela_costs_two_pool_when_she_burns_in_combat(strength: int, where: str, lost: int, edition: str) -> None:
    t = position(
        seat(ready=["Angela Decker"]),
        seat(ready=[(f"Oskar 6/8 strength:{strength}", ["Sword of the Archangel"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Angela Decker")
    t.does("block Oskar", by="b")
    with t.changes("a.pool", -lost), t.unchanged(*BYSTANDER, "b.pool"):
        on(t, "strike")
        t.does("use Sword of the Archangel", by="b")
        on(t, "may")
        assert (t.asks == "may") is (where == "ash-heap")  # what the sword offers its bearer then
    assert t.region("Angela Decker") == where


@editions
def test_spleen_bleeds_when_an_elder_blocks_him(edition: str) -> None:
    for other, lost in (("Oskar 6/8", 1), ("Oskar 1/1", 0)):
        name = "Spleen, Georgio Gutterpunk"
        t = position(seat(ready=[name]), seat(ready=[other], hand=["Fake Out"]), bystander(), edition=edition)
        t.does(f"bleed {name}")
        with t.changes(f"{name}.blood", -lost):
            t.does("block Oskar", by="b")
            assert t.asks == "maneuver"


@editions
def test_murat_makes_serpentis_dear_in_combat(edition: str) -> None:
    card = "Typhonic Beast"
    for words, more in (("clan:Ministry ser", 1), ("clan:Ventrue ser", 0)):
        t = position(
            seat(ready=["Murat"]), seat(ready=[f"Oskar 6/8 {words}"], hand=[card]), bystander(), edition=edition
        )
        plain = blood_cost(t.g, t[card], 0, t["Oskar"])
        t.does("bleed Murat")
        t.does("block Oskar", by="b")
        assert t.asks == "before-range"
        assert blood_cost(t.g, t[card], 0, t["Oskar"]) == plain + more
