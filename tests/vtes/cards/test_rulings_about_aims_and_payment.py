"""Rulings on actions: at whom they are aimed, what becomes of their targets, and how they are paid for."""

from __future__ import annotations

import pytest

from praxis.kernel.event import only
from praxis.vtes.definitions.language import (
    BLEED,
    HAND,
    YOU,
    action,
    all_,
    bleed,
    definition,
    every_other,
    gain,
    in_,
    mod,
    modifier,
    of,
    show,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.regions import READY
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.torpor import banish
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import until

GLIMPSE = "Memory's Fading Glimpse"
GAZE = made_up("Gaze", faces.ACTION, definition=definition(action("", show(all_(in_(HAND), of(every_other())), YOU))))
"""An action that is directed at all other Methuselahs."""

# -- uncontrolled vampires --------------------------------------------------------------------------------------------


@rules_on("Govern the Unaligned", "LSJ 20010108")
def test_nobody_learns_who_was_fed_by_governing() -> None:
    t = position(
        seat(ready=["Mira 6/8 DOM"], hand=["Govern the Unaligned"], uncontrolled=["Nils 0/5", "Nora 0/6"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("play Govern the Unaligned Mira 1")
    t.does("target Nils") if t.asks == "target" else None
    t.goes_on()
    assert (t.measure("Nils.blood"), t.measure("Nora.blood")) == (3, 0)
    assert [t.g.knows[t[name]] for name in ("Nils", "Nora")] == [only(0), only(0)]
    assert [t.g.view(seat).faces[t["Nils"]] is None for seat in (0, 1, 2)] == [False, True, True]
    t.is_quiet()


@rules_on(GLIMPSE, "SFC 19960919")
def test_what_lies_on_a_forgotten_vampire_is_burned() -> None:
    t = position(
        seat(ready=["Mira 6/8 obf"], hand=[GLIMPSE]),
        seat(ready=["Oskar 4/8"], uncontrolled=[("Nils 2/5", ["Flak Jacket"])], crypt=2),
        bystander(),
    )
    with t.changes("b.pool", 2):
        t.does(f"play {GLIMPSE} Mira 0")
        t.does("target Nils") if t.asks == "target" else None
        t.goes_on()
    assert (t.region("Nils"), t.region("Flak Jacket")) == ("crypt", "ash-heap")
    t.is_quiet()


@rules_on(GLIMPSE, "LSJ 20041201")
def test_a_childe_who_is_forgotten_does_not_go_to_the_crypt() -> None:
    t = position(
        seat(ready=["Oskar 6/8 sect:Sabbat clan:Ventrue"], hand=["The Embrace"], uncontrolled=[], crypt=2, library=3),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Mira 6/8 obf"], hand=[GLIMPSE]),
    )
    t.does("play The Embrace Oskar 0")
    while t.asks not in t.quiet:
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.region("The Embrace") == "ready"
    banish(t.g, t["The Embrace"], 0)
    assert t.region("The Embrace") == "uncontrolled"
    while t.g.turn_span().seat != 2 or t.asks != "minion":
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    t.does(f"play {GLIMPSE} Mira 0")
    t.does("target The Embrace") if t.asks == "target" else None
    t.goes_on()
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS
    assert t.region("The Embrace") not in ("crypt", "uncontrolled")


@rules_on("Leandro", "LSJ 20100527")
@pytest.mark.parametrize("pays", [True, False])
def test_who_has_no_transfers_may_still_feed_her_vampires_otherwise(pays: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8"], play=["Powerbase: Montreal"], uncontrolled=["Nils 0/5"]),
        seat(ready=["Leandro"]),
        bystander(),
        phase="unlock",
    )
    while t.asks not in ("way", "may"):
        t.answer(t.options("trigger")[0] if t.options("trigger") else "pass")
    assert t.who() == "a"
    ways = t.options()
    t.answer(ways[0] if pays else ways[1])
    assert t.measure("a.pool") == (29 if pays else 30)
    t.passes_until("influence")
    assert t.measure("turn.left") == (4 if pays else 0)
    assert t.offers("invest Nils") is pays
    with t.changes("Nils.blood", 1):
        t.does("use Powerbase: Montreal")
        t.does("target Nils") if t.asks == "target" else None


@rules_on("Khobar Towers, Al-Khubar", "ANK 20170625")
@pytest.mark.parametrize("sold", [True, False])
def test_the_towers_buy_a_nocturn_before_it_burns(sold: bool) -> None:
    card = "Khobar Towers, Al-Khubar"
    t = position(
        seat(ready=["Mira 4/8", "Nocturn"], play=[card]), seat(ready=["Oskar 4/8"]), bystander(), phase="unlock"
    )
    if sold:
        with t.changes("a.pool", t.g.face[t["Nocturn"]].blood):
            t.does(f"use {card}")
            t.does("target Nocturn") if t.asks == "target" else None
        assert t.region("Nocturn") == "removed"
    else:
        t.does("trigger Nocturn")
        assert t.region("Nocturn") == "ash-heap"
        assert t.offers(f"use {card}")


@rules_on("Minion Tap", "LSJ 20100216")
def test_a_tap_takes_what_is_left_when_it_happens() -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Minion Tap"]),
        seat(ready=["Oskar 4/8"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
    )
    t.does("play Minion Tap")
    t.does("target Mira") if t.asks == "target" else None
    t.does("amount 4")
    assert t.asks == "as-played"
    t.g.burn_blood(t["Mira"], 3, "card.golden.overrides-rules")
    with t.changes("a.pool", 1):
        t.does("pass", by="b")
    assert t.measure("Mira.blood") == 0


# -- aims -------------------------------------------------------------------------------------------------------------


@rules_on("Jaroslav Pascek", "RTR 20080808")
def test_the_action_of_jaroslav_passes_by_who_cannot_be_a_target() -> None:
    me = "Jaroslav Pascek"
    t = position(
        seat(ready=[me]),
        seat(ready=[("Oskar 4/8 sect:Sabbat", ["Sleep Unseen"]), "Olga 4/8 sect:Sabbat", "Otto 4/8 sect:Camarilla"]),
        bystander(),
    )
    t.does(f"use {me}")
    t.goes_on()
    assert [t.measure(f"{name}.blood") for name in ("Oskar", "Olga", "Otto")] == [4, 3, 4]
    t.is_quiet()


@rules_on("Kestrelle Hayes", "PIB 20150526")
@pytest.mark.parametrize(("first", "second", "n"), [("Sabbat", "Sabbat", 0), ("Sabbat", "Anarch", 1)])
def test_kestrelle_is_stealthier_if_one_of_several_has_no_sabbat_vampire(first: str, second: str, n: int) -> None:
    t = position(
        seat(ready=["Kestrelle Hayes"], hand=[GAZE]),
        seat(ready=[f"Oskar 4/8 sect:{first}"]),
        seat(ready=[f"Vera 4/8 sect:{second}"], hand=["Blank Page"]),
    )
    t.does("play Gaze Kestrelle Hayes 0")
    assert (t.told("action")[-1]["victims"], t.measure("action.stealth")) == ([1, 2], n)


@rules_on("Marked Path", "LSJ 20100527")
def test_a_marked_path_counts_without_the_methuselah_who_controls_the_vampire_now() -> None:
    t = position(
        seat(ready=["Mira 6/8 obf"], hand=[GAZE, "Marked Path"]),
        seat(ready=["Oskar 4/8"], hand=["Dodge"]),
        seat(ready=["Vera 4/8"]),
    )
    t.does("play Gaze Mira 0")
    until(t, "play Marked Path Mira 0")
    t.does("play Marked Path Mira 0", by="a")
    while t.asks not in t.quiet:
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.g.host[t["Marked Path"]] == t["Mira"]
    t.g.put(t["Mira"], READY, 1)
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    t.does("bleed Mira", by="b")
    until(t, "block Vera")
    t.does("block Vera", by="c")
    until(t, "use Marked Path")


# -- blocks -----------------------------------------------------------------------------------------------------------


@rules_on("Nakhthorheb", "LSJ 20071021")
def test_who_is_corrupted_after_he_has_blocked_nakhthorheb_has_blocked_him() -> None:
    t = position(
        seat(ready=["Nakhthorheb", "Mira 4/8 ser"], hand=["Blank Page"]),
        seat(ready=["Oskar 4/8", "Olga 4/8"]),
        bystander(),
        counters=[(1, "corruption", "Olga", "a")],
        stop=True,
    )
    t.does("bleed Nakhthorheb")
    while not t.offers("block Oskar"):
        t.answer("pass")
    assert not t.offers("block Olga")
    t.does("block Oskar")
    while not t.told("blocked"):
        t.answer("pass")
    t.g.add_counters(t["Oskar"], "corruption", 0, 1)
    on(t)
    assert (len(t.told("combat")), t.measure("b.pool")) == (1, 30)


@rules_on("Obedience", "ANK 20171212")
@pytest.mark.parametrize("slave", [True, False])
def test_obedience_is_not_for_a_slave_who_fights_in_place_of_the_acting_vampire(slave: bool) -> None:
    t = position(
        seat(ready=["Boss 3/5 clan:Tremere", "Gog 3/4 clan:Gargoyle slave-of:Tremere"]),
        seat(ready=["Oskar 4/9 dom"], hand=["Obedience"]),
        bystander(),
    )
    t.does("bleed Boss")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Obedience Oskar 0")
    t.does("pass" if slave else "play Obedience Oskar 0", by="b")
    since = len(t.asked)
    if slave:
        until(t, "slave Gog")
        t.does("slave Gog", by="a")
    on(t)
    assert len(t.told("combat")) == slave
    assert not t.ever_offered("play Obedience Oskar", since)
    t.is_quiet()


# -- Nergal -----------------------------------------------------------------------------------------------------------


def card(name: str, kind: int, blood: int) -> Face:
    way = action("pre", bleed(0)) if kind == faces.ACTION else modifier("pre", mod(BLEED, 1))
    return made_up(name, kind, definition=definition(way), blood=blood)


def lures(blood: int, cost: int, *more: Face, answers: tuple[str, ...] = ()) -> Table:
    t = position(
        seat(ready=[f"Nergal blood:{blood}", "Ines 4/8"], hand=[card("Lure", faces.ACTION, cost), *more]),
        seat(ready=["Oskar 4/8 dom"], hand=list(answers)),
        bystander(),
    )
    t.does("play Lure Nergal 0")
    return t


@rules_on("Nergal", "LSJ 20091021-2")
@pytest.mark.parametrize("deflected", [True, False])
def test_nergal_must_pay_less_for_an_action_that_he_cannot_pay_for_otherwise(deflected: bool) -> None:
    t = lures(1, 2, answers=("Deflection",))
    while t.asks == "paying":
        t.answer("pass")
    until(t, "play Deflection Oskar 0")
    t.does("play Deflection Oskar 0" if deflected else "pass", by="b")
    t.does("target c") if t.asks == "target" else None
    while t.asks not in (*t.quiet, "paying"):
        t.answer("pass")
    if t.asks == "paying":
        assert "pass" not in t.options()
        t.does("use Nergal", by="a")
        t.goes_on()
    assert (t.measure("Nergal.blood"), t.measure("c.pool" if deflected else "b.pool")) == (0, 27)
    assert len(t.told("bleeds")) == 1


@rules_on("Nergal", "LSJ 20091021-2")
@pytest.mark.parametrize("uses", [True, False])
def test_nergal_chooses_whether_to_pay_for_what_he_has_become_too_poor_for(uses: bool) -> None:
    t = lures(2, 2)
    if t.asks == "paying":
        t.answer("pass")
    t.g.burn_blood(t["Nergal"], 1, "card.golden.overrides-rules")
    t.passes_until("paying")
    assert ("pass" in t.options(), t.offers("use Nergal")) == (True, True)
    t.does("use Nergal" if uses else "pass", by="a")
    t.goes_on()
    assert (t.measure("Nergal.blood"), t.measure("b.pool")) == ((0, 27) if uses else (1, 30))


@rules_on("Nergal", "LSJ 20091021-2")
@pytest.mark.parametrize("early", [True, False])
def test_nergal_has_not_paid_less_if_he_could_not_pay_at_all(early: bool) -> None:
    spell = made_up("Spell", faces.ACTION, definition=definition(action("pre", gain(1))), blood=2)
    t = lures(3, 3, spell)
    t.does("use Nergal", by="a") if early else t.does("pass", by="a")
    t.g.burn_blood(t["Nergal"], 2, "card.golden.overrides-rules")
    while t.asks not in t.quiet:
        t.answer("pass")
    assert (t.measure("Nergal.blood"), t.measure("b.pool")) == (1, 30)
    t.g.unlock(t["Nergal"])
    t.does("hunt Ines")
    t.goes_on()
    assert t.offers("play Spell Nergal 0")  # which he can pay for only with the reduction
    t.does("play Spell Nergal 0")
    t.does("use Nergal", by="a")
    t.goes_on()
    assert (t.measure("Nergal.blood"), t.measure("a.pool")) == (0, 31)
    t.is_quiet()


@rules_on("Nergal", "LSJ 20091021-2")
def test_nergal_has_not_paid_less_for_a_card_that_was_cancelled() -> None:
    t = position(
        seat(ready=["Nergal blood:6"], hand=[card("Charm", faces.MODIFIER, 2), card("Spell", faces.MODIFIER, 2)]),
        seat(ready=["Oskar 4/8"], hand=["Dark Influences"]),
        bystander(),
    )
    t.does("bleed Nergal")
    until(t, "play Charm Nergal 0")
    t.does("play Charm Nergal 0", by="a")
    assert t.asks == "paying"
    t.does("use Nergal", by="a")
    until(t, "play Dark Influences")
    t.does("play Dark Influences", by="b")
    until(t, "play Spell Nergal 0")
    t.does("play Spell Nergal 0", by="a")
    assert (t.asks, t.offers("use Nergal")) == ("paying", True)
    t.does("use Nergal", by="a")
    t.goes_on()
    assert t.measure("Nergal.blood") == 5
