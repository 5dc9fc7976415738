"""Rulings on single vampires: when their abilities count, and what a merged one is."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.definitions.language import (
    ACTING,
    DURING_ACTION,
    IT,
    MASTER,
    POOL,
    SEATS,
    VAMPIRE,
    T,
    a,
    ability,
    becomes,
    burn,
    burning_edge,
    definition,
    each,
    gain,
    political,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, passes_to
from tests.vtes.cards.test_replies import to_the_end, until


def tower(way: object, name: str = "Tower") -> Face:
    """A master card in play with one ability, made up for a test."""
    return made_up(name, faces.MASTER, definition=definition(way))  # type: ignore[arg-type]


@ruled_alike("who", ["The Baron", "Baron Dieudonne"], "PIB 20151116")
@pytest.mark.parametrize(("words", "offered"), [("", False), ("baron city:Paris sect:Anarch", True)])
def test_a_name_is_no_title(who: str, words: str, offered: bool) -> None:
    t = position(
        seat(ready=[who, *([f"Mira 4/8 {words}"] if words else [])], hand=["Open War", "Patsy"], edge=True),
        seat(ready=["Oskar 2/4 locked prince:Boston"]),
        bystander(),
    )
    for card in ("Open War", "Patsy"):
        assert t.clauses(f"play {card} {who} 0", by="a") == ["card.requirement.minion"]
        assert t.offers(f"play {card}") is offered


@rules_on("T.J.", "ANK 20200508-2")
@pytest.mark.parametrize(("words", "offered"), [("blood:2", True), ("blood:1", False), ("blood:2 locked", False)])
def test_tj_locks_and_burns_two_blood_or_nothing(words: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Kine Resources Contested"]),
        seat(ready=[f"T.J. {words}"]),
        bystander(),
    )
    t.does("play Kine Resources Contested Mira 0")
    while t.asks not in t.quiet and not t.offers("use T.J."):
        t.does("pass" if t.offers("pass") else t.options()[0])
    assert t.ever_offered("use T.J.") is offered
    if offered:
        t.does("use T.J.", by="b")
        assert (t.measure("T.J..locked"), t.measure("T.J..blood")) == (1, 0)
        to_the_end(t)
        assert [t.measure(f"{one}.pool") for one in "abc"] == [30, 30, 30]
        t.is_quiet()


@rules_on("Talley, The Hound", "RTR 20080808")
@pytest.mark.parametrize(("first", "second"), [("Talley, The Hound", "Otto"), ("Otto", "Talley, The Hound")])
def test_one_target_besides_himself_is_enough_for_talley(first: str, second: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 mel"], hand=["Shattering Crescendo"] * 2),
        seat(ready=["Talley, The Hound", "Otto 2/4"]),
        bystander(),
    )
    t.does("play Shattering Crescendo Mira 2")
    t.does(f"target {first}")
    assert (t.g.action().chosen(), t.asks) == ([t[first], t[second]], "open")  # type: ignore[union-attr]
    assert stats.intercept(t.g, t["Talley, The Hound"]) == 1
    to_the_end(t)


def test_talley_has_no_intercept_against_an_action_at_himself_alone() -> None:
    t = position(
        seat(ready=["Mira 6/8 mel"], hand=["Shattering Crescendo"] * 2),
        seat(ready=["Talley, The Hound", "Otto 2/4"]),
        bystander(),
    )
    t.does("play Shattering Crescendo Mira 1")
    t.does("target Talley, The Hound")
    assert stats.intercept(t.g, t["Talley, The Hound"]) == 0
    to_the_end(t)


@rules_on("Teresita, The Godmother", "ANK 20190416")
@pytest.mark.parametrize(("before", "after"), [("Camarilla", "Sabbat"), ("Sabbat", "Camarilla")])
def test_teresitas_intercept_comes_and_goes_with_the_sect_of_the_acting_vampire(before: str, after: str) -> None:
    t = position(
        seat(
            ready=[f"Mira 4/8 sect:{before}"],
            play=[tower(ability(DURING_ACTION, becomes(ACTING, sect=after)))],
        ),
        seat(ready=["Teresita, The Godmother"]),
        bystander(),
    )
    t.does("hunt Mira")
    assert stats.intercept(t.g, t["Teresita, The Godmother"]) == int(before == "Camarilla")
    until(t, "use Tower")
    t.does("use Tower", by="a")
    assert stats.intercept(t.g, t["Teresita, The Godmother"]) == int(after == "Camarilla")
    until(t, "block Teresita, The Godmother")
    t.does("block Teresita, The Godmother", by="b")
    to_the_end(t)
    assert bool(t.told("blocked")) is (after == "Camarilla")


@rules_on("Tereza Rostas", "RTR 19980623")
def test_tereza_gets_the_edge_though_it_is_burned_before_the_action_is_resolved() -> None:
    t = position(
        seat(ready=["Tereza Rostas"]),
        seat(
            ready=["Oskar 2/4 locked"],
            edge=True,
            play=[tower(ability(DURING_ACTION, gain(1), cost=burning_edge()))],
        ),
        bystander(),
    )
    t.does("use Tereza Rostas Tereza Rostas -1")
    until(t, "use Tower")
    t.does("use Tower", by="b")
    to_the_end(t)
    assert t.measure("b.pool") == 31
    assert (t.g.edge, t.measure("Tereza Rostas.blood")) == (0, 8 - 2)
    t.is_quiet()


@rules_on("Terry", "PIB 20150121")
def test_terry_presses_in_the_press_step_only() -> None:
    t = position(seat(ready=["Terry"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does_all("bleed Terry", "block Oskar")
    while t.asks not in t.quiet:
        assert t.offers("use Terry") is (t.asks == "press" and t.who() == "a" and len(t.told("round")) == 1)
        t.does("use Terry" if t.offers("use Terry") else "strike hand" if t.asks == "strike" else "pass")
    assert (len(t.told("round")), t.measure("Terry.blood")) == (2, 5 - 1 - 2)
    t.is_quiet()


@rules_on("Sascha Vykos, The Angel of Caine (ADV)", "ANK 20190707")
def test_sascha_draws_first_and_her_methuselah_discards_afterwards() -> None:
    me = "Sascha Vykos, The Angel of Caine (ADV)"
    t = position(
        seat(ready=["Mira 2/4"], hand=["Blood Doll"]),
        seat(ready=[me], hand=["Blank Page"] * 7, library=["Ascendance"]),
        bystander(),
        phase="master",
    )
    t.does("play Blood Doll")
    t.does("yes", by="b")
    assert (t.asks, t.who(), t.measure("b.hand")) == ("discard-down", "b", 8)
    assert t.offers("discard Ascendance")  # what she has just drawn
    t.does("discard Ascendance")
    assert t.measure("b.hand") == 7
    t.is_quiet()


@rules_on("Walker Grimes", "LSJ 20081124-1")
def test_only_the_controller_of_walker_pays_more() -> None:
    """The Pentex Subversion of another is not dearer."""
    t = position(
        seat(ready=["Walker Grimes", "Ines 2/4"], hand=["Perfectionist"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Perfectionist")
    t.does("target Walker Grimes")
    assert t.measure("a.pool") == 30 - t.g.face[t["Perfectionist"]].pool - 1
    pentex = "Pentex™ Subversion"
    t = position(
        seat(ready=["Walker Grimes", "Ines 2/4"]),
        seat(ready=["Oskar 2/4"], hand=[pentex]),
        bystander(),
        phase="master",
        turn="b",
    )
    t.does(f"play {pentex}")
    t.does("target Walker Grimes")
    assert t.g.host[t[pentex]] == t["Walker Grimes"]
    assert t.measure("b.pool") == 30 - t.g.face[t[pentex]].pool
    t.is_quiet()


@rules_on("Xeper, Sultan of Lepers", "LSJ 20100601")
def test_xepers_votes_are_no_title_and_are_added_to_one() -> None:
    me = "Xeper, Sultan of Lepers"
    crown = tower(ability(MASTER, becomes(a(VAMPIRE), sect="Camarilla"), becomes(T, title="prince", place="Paris")))
    t = position(
        seat(ready=[me, "Nils 2/4 trait:infernal"], play=[crown], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    assert (t.word(f"{me}.title"), t.measure(f"{me}.votes")) == ("none", 2)
    t.does("use Tower")
    t.does(f"target {me}")
    assert (t.word(f"{me}.title"), t.measure(f"{me}.votes")) == ("prince", 2 + 2)


@rules_on("Undele", "LSJ 20100917")
@pytest.mark.parametrize(("copies", "returned"), [(2, ["Dodge", "Fade"]), (1, ["Fade"])])
def test_undele_names_cards_and_any_copy_of_them_comes_back(copies: int, returned: list[str]) -> None:
    """One copy is removed from the game while the votes are cast."""
    t = position(
        seat(ready=["Undele"], ash_heap=[*["Dodge"] * copies, "Fade"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    dodge = next(card for card in t.g.ash_heap(0) if t.g.face[card].name == "Dodge")
    fade = t["Fade"]
    t.does("use Undele Undele -1")
    while t.asks != "polling":
        t.does(
            f"target {dodge}"
            if t.offers(f"target {dodge}")
            else f"target {fade}"
            if t.offers(f"target {fade}")
            else "pass"
            if t.offers("pass")
            else t.options()[0]
        )
    t.g.remove(dodge)
    t.does("vote Undele for")
    to_the_end(t)
    assert sorted(t.g.face[card].name for card in t.g.hand(0)) == returned
    t.is_quiet()


@rules_on("Věnceslava, The Implacable", "ANK 20220808")
@pytest.mark.parametrize("pool", [1, 2])
def test_venceslava_gives_nothing_to_one_who_is_ousted_by_the_referendum(pool: int) -> None:
    me = "Věnceslava, The Implacable"
    levy = made_up("Levy", faces.POLITICAL, definition=definition(political(each(SEATS, burn(1, POOL, IT)))))
    t = position(seat(pool=pool, ready=[me], hand=[levy]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"play Levy {me} 0")
    while t.asks not in t.quiet and not t.g.ousted[0]:
        t.does(f"vote {me} for" if t.offers(f"vote {me} for") else f"use {me}" if t.offers(f"use {me}") else "pass")
    assert bool(t.g.ousted[0]) is (pool == 1)
    assert t.measure("a.pool") == (0 if pool == 1 else 2)
    assert t.measure("b.pool") == 29


# -- merged -----------------------------------------------------------------------------------------------------------


def merged(base: str, advanced: str, on_top: bool = False, play: Sequence[str] = ()) -> Table:
    """The influence phase in which both versions become one, whichever was in play."""
    ready, waits = (advanced, base) if on_top else (base, advanced)
    name = base.removesuffix(" (G6)")
    t = position(
        seat(ready=[ready], uncontrolled=[waits], play=play),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    t.does(f"merge {name}#2 {name}")
    assert t.g.is_base(t[f"{name}#2"])
    return t


@rules_on("Sela (ADV)", "ANK 20180524")
@pytest.mark.parametrize("on_top", [True, False])
def test_sela_is_archbishop_of_rome_when_she_is_merged(on_top: bool) -> None:
    t = merged("Sela", "Sela (ADV)", on_top)
    assert (t.word("Sela.sect"), stats.held_title(t.g, t["Sela"])) == ("Sabbat", "archbishop of Rome")
    assert stats.bleed(t.g, t["Sela"]) == 2  # the text of the base card counts as well


@rules_on("Yazid Tamari (ADV)", "ANK 20180524")
@pytest.mark.parametrize("on_top", [True, False])
def test_yazid_becomes_anarch_as_he_is_merged_and_stays_a_seraph(on_top: bool) -> None:
    """He changes sects, as the Hackerspace notes."""
    t = merged("Yazid Tamari", "Yazid Tamari (ADV)", on_top, ["Hackerspace"])
    assert stats.is_anarch(t.g, t["Yazid Tamari"])
    assert stats.bears(t.g, t["Yazid Tamari"], "black hand")
    assert stats.bears(t.g, t["Yazid Tamari"], "seraph")
    assert t.measure("Hackerspace.blood") == 1
    t.is_quiet()


@rules_on("Theo Bell (G6)", "ANK 20220805-2")
@pytest.mark.parametrize("on_top", [True, False])
def test_theo_bell_of_another_group_is_merged_too(on_top: bool) -> None:
    t = merged("Theo Bell (G6)", "Theo Bell (ADV)", on_top)
    assert stats.strength(t.g, t["Theo Bell"]) == 1 + 1 + 1


@rules_on("Tariq, The Silent", "ANK 20190522")
def test_tariq_is_smaller_as_soon_as_he_is_controlled_even_if_he_is_merged_next() -> None:
    me = "Tariq, The Silent"
    t = position(
        seat(uncontrolled=[f"{me} blood:7", f"{me} (ADV)"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    t.does(f"out {me}")
    assert (stats.capacity(t.g, t[me]), t.measure(f"{me}.blood")) == (3, 3)
    t.does(f"merge {me}#2 {me}")
    assert t.measure(f"{me}.blood") == 3
    t.is_quiet()


@rules_on("Sarrasine (ADV)", "ANK 20200925")
def test_sarrasine_corrupts_and_steals_nobody() -> None:
    """As many counters as his capacity steal nobody who is not the target of an action that says so."""
    t = merged("Sarrasine", "Sarrasine (ADV)")
    t.g.add_counters(t["Oskar"], "corruption", 4)
    passes_to(t, "unlock")
    t.does("use Sarrasine")
    assert t.g.counters_on(t["Oskar"], "corruption") == 5
    t.goes_on()
    assert t.word("Oskar.controller") == "b"
