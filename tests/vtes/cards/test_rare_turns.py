"""Rare phrases of vampires and imbued about phases, draws, unlocking and the Edge: each is played."""

from __future__ import annotations

import pytest

from praxis.effects.scope import Scope
from praxis.vtes.catalogue import catalogue
from praxis.vtes.effects.involved import noted
from praxis.vtes.model import stats
from praxis.vtes.model.spans import TurnSpan
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander

POLL = "Anarchist Uprising"


# -- phases ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["hand", "library"])
def test_antonio_fetches_a_mage_by_transfers(where: str) -> None:
    me, mage = "Antonio d'Erlette", "Gregory Winter"
    found = next(
        face.name
        for face in catalogue.load()
        if "mage" in face.traits
        and face.types == ("Ally",)
        and not face.requirement.clans
        and catalogue.coverage_of(face.id) == "full"
    )
    del mage
    hand = [found, *["Blank Page"] * 6] if where == "hand" else ["Blank Page"] * 7
    t = position(
        seat(ready=[f"{me} locked"], hand=hand, library=[found, "Blank Page"] if where == "library" else 3),
        seat(),
        bystander(),
        phase="influence",
    )
    price = catalogue.find(found).cost.amount
    with t.changes("a.pool", -price), t.unchanged(*BYSTANDER):
        t.does(f"use {me}")
        t.does(f"find {catalogue.find(found).id}")
        while t.asks in ("savings", "paying"):
            t.passes()
    assert t.region(found) == "ready"
    assert t.measure(f"{found}.blood") == catalogue.find(found).life
    assert t.measure("a.hand") == 7
    assert not t.offers(f"use {me}")  # no transfers are left


def test_paul_moreton_feeds_an_uncontrolled_imbued() -> None:
    me = 'Paul "Sixofswords29" Moreton'
    other = 'Jennie "Cassie247" Orne'
    t = position(
        seat(ready=[me], uncontrolled=[f"{other} blood:0", "Anja 0/5"]),
        seat(),
        bystander(),
        phase="influence",
        options={"legacy": True},
    )
    with t.changes("a.pool", -1), t.changes(f"{other}.blood", 1), t.unchanged("Anja.blood"):
        t.does(f"use {me}")
    assert not t.offers(f"use {me}")


def test_gilbert_turns_up_the_top_of_the_crypt() -> None:
    for clan, sect in (("Malkavian", "Anarch"), ("Ventrue", "Camarilla")):
        t = position(
            seat(
                ready=["Gilbert Duane (G6)", "Mira 4/8 sect:Camarilla", "Anja 4/8 sect:Camarilla prince"],
                crypt=[f"Vito 0/5 clan:{clan}"],
            ),
            seat(),
            bystander(),
            phase="influence",
        )
        with t.changes("Gilbert Duane.blood", -1):
            t.does("use Gilbert Duane")
            assert not t.offers("pick Anja")
            if t.asks == "pick":
                t.does("pick Mira")
        assert t.region("Vito") == "removed"
        assert stats.sect(t.g, t["Mira"]) == sect


@pytest.mark.parametrize("phase", ["unlock", "discard"])
def test_alonzo_looks_into_a_hand_for_the_edge(phase: str) -> None:
    t = position(
        seat(edge=True, ready=["Alonzo Guillen"], hand=["Blank Page"]), seat(hand=["Dodge"]), seat(), phase=phase
    )
    t.does("use Alonzo Guillen")
    if t.asks == "pick":
        t.does("pick b")
    assert t.g.knows[t["Dodge"]] & 1
    assert t.g.edge == -1


def test_looking_at_one_hidden_card() -> None:
    t = position(seat(ready=["Gerard Rafin"]), seat(hand=["Dodge"]), bystander(), phase="unlock")
    t.does("use Gerard Rafin")
    assert t.g.knows[t["Dodge"]] & 1
    t = position(seat(ready=["Harrod"]), seat(uncontrolled=["Anvil blood:0"]), bystander(), phase="unlock")
    t.does("use Harrod")
    assert t.g.knows[t["Anvil"]] & 1
    assert not t.g.knows[t["Anvil"]] & 4


@pytest.mark.parametrize(
    ("name", "card"), [("Ivan Krenyenko", "Laptop Computer"), ("Ur-Shulgi, The Shepherd", "Tajdid")]
)
def test_searching_in_the_unlock_phase(name: str, card: str) -> None:
    t = position(
        seat(ready=[name], hand=["Blank Page"] * 7, library=[card, "Blank Page"]), seat(), bystander(), phase="unlock"
    )
    t.does(f"use {name}")
    t.does(f"find {catalogue.find(card).id}")
    if t.asks == "discard-down":
        t.answer(next(key for key in t.options() if int(key.split()[1]) != t[card]))
    assert t.region(card) == "hand"


def test_silas_pays_for_another_discard() -> None:
    t = position(seat(ready=["Silas"], hand=["Dodge", "Blur"]), seat(), bystander(), phase="discard")
    with t.changes("Silas.blood", -1):
        t.does("use Silas")
    t.does("discard Dodge")
    assert t.who() == "a"
    assert t.asks == "discard"


def test_rosa_feeds_while_a_regent_is_hers() -> None:
    for title, n in (("regent", 1), ("cardinal", 0)):
        t = position(
            seat(ready=["Rosa Martínez blood:1", f"Mira 9/9 sect:Sabbat {title}"]), seat(), bystander(), phase="unlock"
        )
        if t.offers("trigger Rosa Martínez"):
            t.does("trigger Rosa Martínez")
        assert t.measure("Rosa Martínez.blood") == 1 + n


def test_mukhtar_burns_when_gehenna_is_near() -> None:
    events = [face.name for face in catalogue.load() if "gehenna" in face.traits and face.types == ("Event",)]
    for n, where in ((5, "ash-heap"), (4, "ready")):
        t = position(seat(ready=["Mukhtar Bey"]), seat(play=events[:n]), bystander(), phase="unlock")
        if t.offers("trigger Mukhtar Bey"):
            t.does("trigger Mukhtar Bey")
        assert t.region("Mukhtar Bey") == where


def test_beatrice_hurts_another_imbued() -> None:
    me, other = 'Béatrice "Oracle171" Tremblay', 'Jennie "Cassie247" Orne'
    t = position(seat(ready=[me, other]), seat(), bystander(), phase="unlock", options={"legacy": True})
    with t.changes(f"{other}.blood", -1), t.unchanged(f"{me}.blood"):
        t.does(f"trigger {me}")
        if t.asks == "pick":
            t.does(f"pick {other}")


# -- drawing -----------------------------------------------------------------------------------------------------------


@rules_on("Blackhorse Tanner", "ANK 20180719-4")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_blackhorse_draws_again_once_a_turn(answer: str) -> None:
    """The card that he does not want goes under the library, and the next one comes."""
    me = "Blackhorse Tanner"
    t = position(
        seat(ready=[me], hand=["Fade", *["Blank Page"] * 6], library=["Blur", "Dodge", "Flash"]),
        seat(),
        bystander(),
        phase="discard",
    )
    t.does("discard Fade")
    t.does(answer, by="a")
    assert t.asks != "may"  # once
    assert t.measure("a.hand") == 7
    assert t.region("Flash") == ("library" if answer == "yes" else "hand")
    assert t.region("Dodge") == ("hand" if answer == "yes" else "library")


def test_doctor_streck_makes_them_discard() -> None:
    t = position(seat(ready=["Doctor Streck"]), seat(hand=["Dodge"]), bystander())
    t.does("bleed Doctor Streck")
    with t.unchanged("c.hand"):
        t.goes_on()
    assert t.region("Dodge") == "ash-heap"


# -- unlocking ---------------------------------------------------------------------------------------------------------


@rules_on("Enkidu, The Noah", "LSJ 20050315")
def test_enkidu_unlocks_at_the_end_of_the_turn_of_a_new_retainer() -> None:
    me = "Enkidu, The Noah"
    retainer = "J. S. Simmons, Esq."
    t = position(seat(ready=[me], hand=[retainer, "Laptop Computer"]), seat(uncontrolled=["Nobody 0/9"]), bystander())
    assert not t.offers(f"play Laptop Computer {me}")
    t.does(f"play {retainer} {me}")
    t.goes_on()
    assert t.measure(f"{me}.locked")
    while t.g.turn == 20:
        t.passes()
    assert not t.measure(f"{me}.locked")


@pytest.mark.parametrize("name", ["Luke Fellows", "Eze, The Demon Prince"])
def test_they_unlock_at_the_end_of_the_action(name: str) -> None:
    t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"bleed {name}")
    t.goes_on()
    assert not t.measure(f"{name}.locked")


def test_cock_robin_unlocks_once_after_animalism() -> None:
    for card, unlocked in (("Deep Song", True), ("Computer Hacking", False)):
        t = position(seat(ready=["Cock Robin"], hand=[card]), seat(ready=["Oskar 6/8"]), bystander())
        t.answer(next(key for key in t.options() if key.startswith("play")))
        while t.asks not in t.quiet:
            t.goes_by()
        assert t.told("plays")
        assert bool(t.measure("Cock Robin.locked")) is not unlocked


@pytest.mark.parametrize(("name", "hand"), [("Lucas Halton", []), ("Lucubratio", ["Enhanced Senses"])])
def test_they_do_not_lock_for_a_block(name: str, hand: list[str]) -> None:
    t = position(seat(ready=["Mira 2/4"]), seat(ready=[name], hand=hand), bystander())
    t.does("bleed Mira")
    t.passes_until_offered(f"block {name}")
    t.does(f"block {name}")
    t.does("yes", by="b")
    if t.asks == "discard-cost":
        t.answer(t.options()[0])
    t.goes_on()
    assert not t.measure(f"{name}.locked")
    assert t.told("blocked")
    if hand:
        assert t.region("Enhanced Senses") == "ash-heap"


def test_joseph_unlocks_as_a_location_is_put_in_play() -> None:
    t = position(
        seat(ready=["Mira 2/4"], hand=["Anarch Railroad"]),
        seat(ready=["Joseph DiGiaccomo locked"]),
        bystander(),
        phase="master",
    )
    t.does("play Anarch Railroad")
    assert not t.measure("Joseph DiGiaccomo.locked")


# -- the Edge ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edge", [True, False])
def test_jazz_picks_up_the_edge(edge: bool) -> None:
    t = position(seat(ready=["Jazz Wentworth"]), seat(edge=edge, ready=["Oskar 2/4"]), bystander())
    assert t.offers("use Jazz Wentworth Jazz Wentworth") is not edge
    if not edge:
        t.does("use Jazz Wentworth Jazz Wentworth")
        t.goes_on()
        assert t.g.edge == 0


@rules_on("Tereza Rostas", "TOM 19951214-2")
def test_tereza_steals_the_edge() -> None:
    t = position(seat(ready=["Tereza Rostas"]), seat(), seat(edge=True, ready=["Vera 2/4"]))
    with t.changes("Tereza Rostas.blood", -2):
        t.does("use Tereza Rostas Tereza Rostas")
        assert t.offers("block Vera") or t.who() == "c"
        t.goes_on()
    assert t.g.edge == 0
    t = position(seat(ready=["Tereza Rostas"]), seat(), seat(ready=["Vera 2/4"]))
    assert not t.offers("use Tereza Rostas Tereza Rostas")  # nobody has it


# -- actions -----------------------------------------------------------------------------------------------------------


def test_travis_feeds_an_uncontrolled_imbued_for_a_conviction() -> None:
    me, other = 'Travis "Traveler72" Miller', 'Jennie "Cassie247" Orne'
    conviction = next(face.name for face in catalogue.load() if face.types == ("Conviction",))
    t = position(
        seat(ready=[(me, [conviction])], uncontrolled=[f"{other} blood:0", "Anja 0/5"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        options={"legacy": True},
    )
    t.does(f"use {me} {me}")
    while t.asks not in t.quiet:
        t.goes_by()
    assert t.measure(f"{other}.blood") == 2
    assert t.region(conviction) != "attached"
    t = position(seat(ready=[me], uncontrolled=[f"{other} blood:0"]), seat(), bystander(), options={"legacy": True})
    assert not t.offers(f"use {me} {me}")


def test_weapons_cost_jennifer_less() -> None:
    from praxis.vtes.rules.costs import pool_cost

    me, gun = 'Jennifer "Flame61" Vidisania', "Saturday-Night Special"
    t = position(seat(ready=[me, "Mira 4/8"], hand=[gun]), seat(), bystander(), options={"legacy": True})
    assert pool_cost(t.g, t[gun], 0, t[me]) == pool_cost(t.g, t[gun], 0, t["Mira"]) - 1


def test_actions_at_francois_cost_more() -> None:
    me = 'François "Warden" Loehr'
    for target in (me, "Oskar"):
        t = position(
            seat(ready=["Theo Bell (G6)"]), seat(ready=[me, "Oskar 2/4"]), bystander(), options={"legacy": True}
        )
        t.does("use Theo Bell Theo Bell")
        t.does(f"target {target}")
        before = t.measure("Theo Bell.blood")
        while t.asks not in t.quiet and not t.told("combat"):
            t.passes()
        cost = before - t.measure("Theo Bell.blood")
        assert cost >= (1 if target == me else 0)


def test_falhu_is_kept_down_by_laibon() -> None:
    t = position(seat(ready=["Mira 2/4 sect:Laibon", "Anja 2/4"]), seat(ready=["Falhu Shibaba"]), bystander())
    assert not t.offers("use Falhu Shibaba Anja")
    with t.changes("Mira.blood", -1):
        t.does("use Falhu Shibaba Mira")
        t.goes_on()
    assert t.measure("Falhu Shibaba.locked")
    assert t.g.counters_on(t["Falhu Shibaba"], "stun", -1) == 1


def test_mary_is_stolen_by_older_vampires_with_presence() -> None:
    t = position(seat(ready=["Mira 9/9 pre", "Anja 9/9", "Vito 1/1 pre"]), seat(ready=["Mary Johnson"]), bystander())
    assert not t.offers("use Mary Johnson Anja")
    assert not t.offers("use Mary Johnson Vito")
    t.does("use Mary Johnson Mira")
    t.goes_on()
    assert t.g.controller[t["Mary Johnson"]] == 0


def test_josette_steals_from_torpor() -> None:
    t = position(seat(ready=["Josette"]), seat(torpor=["Oskar 0/4"], ready=["Anja 2/4"]), bystander())
    with t.changes("Josette.blood", -2):
        t.does("use Josette Josette")
        t.goes_on()
    assert t.g.controller[t["Oskar"]] == 0
    assert t.region("Oskar") == "torpor"


def test_antonio_veradas_equips_with_weapons_stealthily() -> None:
    for card, n in (("Saturday-Night Special", 2), ("Laptop Computer", 1)):
        t = position(seat(ready=["Antonio Veradas"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander())
        t.does(f"play {card} Antonio Veradas")
        assert stats.stealth(t.g, t["Antonio Veradas"]) == n


def test_lena_receives_no_title() -> None:
    from praxis.vtes.rules import title

    t = position(seat(ready=["Lena Rowe", "Mira 4/8 sect:Sabbat"]), seat(), bystander())
    assert title.gain(t.g, t["Mira"], "bishop")
    assert not title.gain(t.g, t["Lena Rowe"], "bishop")
    assert not stats.title(t.g, t["Lena Rowe"])


def test_wraiths_feed_paolo() -> None:
    for trait, asked in (("wraith", True), ("zombie", False)):
        card = next(
            face.name
            for face in catalogue.load()
            if trait in face.traits and face.types == ("Ally",) and catalogue.coverage_of(face.id) == "full"
        )
        t = position(
            seat(ready=["Paolo Sardenzo blood:1", "Mira 9/9 clan:Hecata nec NEC obl OBL obt OBT"], hand=[card]),
            seat(),
            bystander(),
        )
        plays = [key for key in t.options() if key.startswith("play")]
        assert plays, card
        t.answer(plays[-1])
        while t.asks not in (*t.quiet, "may"):
            t.passes()
        assert (t.asks == "may") is asked


def test_smudge_grows_stronger_once() -> None:
    t = position(seat(ready=["Smudge the Ignored"]), seat(torpor=["Oskar 0/9"], ready=["Anja 2/4"]), bystander())
    before = stats.strength(t.g, t["Smudge the Ignored"])
    t.does("diablerize Smudge the Ignored Oskar")
    while t.asks not in t.quiet:
        t.answer("no" if "no" in t.options() else "pass" if "pass" in t.options() else t.options()[0])
    assert stats.strength(t.g, t["Smudge the Ignored"]) == before + 1


def test_nothing_that_is_limited_to_once_a_turn_is_left_between_two_turns() -> None:
    """A hand may be filled there, and Blackhorse Tanner hears of it."""
    t = position(seat(ready=["Blackhorse Tanner"]), seat(), bystander())
    me = t["Blackhorse Tanner"]
    assert not noted("redrawn").passes(t.g, Scope(me, 0), me)
    t.g.stack = [frame for frame in t.g.stack if not isinstance(frame, TurnSpan)]
    t.g.knows_spans = False
    assert noted("redrawn").passes(t.g, Scope(me, 0), me)
