"""Crypt cards: Baali."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    BLEED,
    MASTER,
    VAMPIRE,
    T,
    a,
    ability,
    action,
    becomes,
    bleed,
    definition,
    gain,
    mod,
    modifier,
    permanent,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.answering import to_the_end, until, until_offered
from tests.vtes.cards.crypt_tables import MOTION, aims, polled_among_three, polled_by_prince, tower, uses
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions
from tests.vtes.cards.turn_tables import ONCE, Turns, deeds_of, errands

# -- Annazir ----------------------------------------------------------------------------------------------------------


@rules_on("Annazir", "ANK 20220615", "LSJ 20090324")
def test_annazir_burns_a_location_or_steals_an_equipment() -> None:
    t = position(
        seat(ready=["Annazir"]),
        seat(ready=[("Oskar 2/4", ["Laptop Computer"])], play=["Academic Hunting Ground"]),
        bystander(),
    )
    aims(t, "Annazir", "Laptop Computer")
    t.goes_on()
    assert t.g.host[t["Laptop Computer"]] == t["Annazir"]
    assert t.region("Academic Hunting Ground") == "play"
    t.g.unlock(t["Annazir"])
    assert not t.offers("use Annazir Annazir")  # the same action
    t = position(seat(ready=["Annazir"]), seat(play=["Academic Hunting Ground"]), bystander())
    aims(t, "Annazir", "Academic Hunting Ground")
    t.goes_on()
    assert t.region("Academic Hunting Ground") == "ash-heap"
    t.is_quiet()


# -- Arishat ----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Arishat", "LSJ 20100311")
def test_arishat_makes_a_vampire_abstain(edition: str) -> None:
    t = polled_by_prince("Arishat", edition=edition)
    with t.unchanged(*BYSTANDER), t.changes("Arishat.blood", -1):
        t.does("use Arishat", by="a")
        t.does("target Oskar")
    while t.asks not in t.quiet:
        assert not t.offers("vote Oskar")
        t.passes()


@ruled_alike("me", ["Kateline Nadasdy", "Arishat"], "LSJ 20100311")
@pytest.mark.parametrize("other", ["Oskar 6/8 prince:Paris", "Oskar 6/8 priscus sect:Sabbat"])
def test_to_abstain_cancels_what_was_cast_already(me: str, other: str) -> None:
    t = polled_among_three(me, other=other)
    until(t, "vote Oskar against")
    t.does("vote Oskar against", by="b")
    until(t, f"use {me}")
    with t.changes(f"{me}.blood", -1):
        t.does(f"use {me}", by="a")
        if t.asks == "target":
            assert t.offers("target Mira") is (me == "Arishat")
            t.does("target Oskar", by="a")
    since = len(t.asked)
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    t.goes_on()
    told = t.told("result")[-1]
    assert (told["result"], told["against"]) == ("passed", 0)
    assert not t.ever_offered("vote Oskar", since)
    t.is_quiet()


@ruled_alike("card", ["Arishat", "Kateline Nadasdy"], "LSJ 19971001")
@pytest.mark.parametrize("when", ["before", "after", "never"])
def test_a_priscus_abstains_with_votes_and_ballots(card: str, when: str) -> None:
    """The votes of the prisci would carry the motion."""
    t = position(
        seat(ready=[card]), seat(ready=["Oskar 2/4"], hand=[MOTION]), seat(ready=["Vera 4/8 priscus"]), turn="b"
    )
    t.does("play Motion Oskar")
    if when != "before":
        t.passes_until_offered("vote Vera for")
        t.does("vote Vera for", by="c")
    if when != "never":
        t.passes_until_offered(f"use {card}")
        t.does(f"use {card}", by="a")
        if t.asks == "target":
            t.does("target Vera")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("vote Vera for", since)
    assert t.measure("b.pool") == (31 if when == "never" else 30)
    t.is_quiet()


# -- Giotto Verducci --------------------------------------------------------------------------------------------------


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


# -- The Horde --------------------------------------------------------------------------------------------------------

RAISERS = [
    # who raises it, who acts, the ability, what it costs
    ("The Horde", "Ghost 2/4 trait:infernal", -1, "locked"),
    ("Julia Prima", "", -2, "blood"),
    ("Lizette", "", -2, "blood"),
    ("Miguel Santo Domingo", "Ghost 2/4 sect:Sabbat", -1, "blood"),
    ("Mina Grotius", "", -1, "blood"),
    ("Oliver Thrace", "", -1, "card"),
    ("Papa Legba", "", -1, "blood"),
    ("Paul Forrest, False Prophet", "Ghost 2/4 clan:Ravnos", -1, "blood"),
    ("Sébastien Goulet", "", -1, "blood"),
    ("Sheela Na Gig", "Ghost 2/4 clan:Tremere-antitribu", -1, "locked"),
    ("Thucimia", "", -1, "hand size"),
    ("Toby", "Ghost 2/4 sect:Anarch", -1, "blood"),
    ("Virginie, Prodigy", "", -1, "blood"),
    ("Larissa Moreira", "", -1, "card"),
]


@ruled_alike("who actor ability cost", RAISERS, "ANK 20231124")
def test_a_bleed_is_raised_during_a_bleed_and_before_it_is_resolved(
    who: str, actor: str, ability: int, cost: str
) -> None:
    """Not while the same minion hunts, not between actions, not after the resolution."""
    acts, user = (actor.split()[0], "-1") if actor else (who, who)
    ready = [f"{who} blood:1", *([actor] if actor else [])]
    t = position(seat(ready=ready, hand=["Apportation", "Raven Spy"]), seat(ready=["Oskar 2/4 locked"]), bystander())
    use = f"use {who} {user} {ability}"
    t.does(f"hunt {acts}")
    to_the_end(t)
    assert t.told("action")[-1]["action"] == "hunt"
    assert not t.ever_offered(use)
    t = position(seat(ready=ready, hand=["Apportation", "Raven Spy"]), seat(ready=["Oskar 2/4 locked"]), bystander())
    t.does(f"bleed {acts}")
    before, size = stats.bleed(t.g, t[acts]), t.measure("a.hand_size")
    until(t, use)
    t.does(use, by="a")
    if t.asks in ("discard-cost", "pick"):
        t.answer(t.options()[0])
    paid = {
        "locked": t.measure(f"{who}.locked") == 1,
        "blood": t.measure(f"{who}.blood") == 0,
        "card": t.measure("a.hand") == 1,
        "hand size": t.measure("a.hand_size") == size - 2,
    }
    assert paid[cost]
    while not t.told("bleeds"):
        t.passes()
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(use, since)
    assert t.measure("b.pool") == 30 - before - 1
    t.is_quiet()


@ruled_alike(
    "card mira",
    [("The Horde", "Mira 4/8 trait:infernal"), ("Sheela Na Gig", "Mira 4/8 clan:Tremere-antitribu")],
    "LSJ 20011022",
)
def test_they_raise_a_bleed_from_torpor(card: str, mira: str) -> None:
    t = position(seat(ready=[mira], torpor=[card]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Mira")
    until_offered(t, f"use {card}")
    with t.changes("b.pool", -2), t.changes(f"{card}.locked", 1):
        t.does(f"use {card}", by="a")
        t.goes_on()
    t.is_quiet()


# -- Huitzilopochtli --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_huitzilopochtli_gets_a_master_phase_action_for_a_pool(region: str) -> None:
    me = "Huitzilopochtli"
    t = position(
        seat(**{region: [me]}, hand=["Fame", "Blood Doll"]),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    assert (t.offers(f"use {me}"), t.measure("turn.left")) == (region == "ready", 1)
    if region == "ready":
        with t.changes("a.pool", -1), t.changes("turn.left", 1), t.unchanged(*BYSTANDER, f"{me}.blood", "b.pool"):
            t.does(f"use {me}")
        assert not t.offers(f"use {me}")
    t.is_quiet()


# -- Maureen, Dark Priestess ------------------------------------------------------------------------------------------


def tools() -> list[Item]:
    found: list[Item] = []
    for name in ("Errand", "Task"):
        found.extend([made_up(name, faces.EQUIPMENT, pool=1, definition=definition(permanent()))] * 2)
    return found


OWN = [
    # who, what he holds, how many actions in a turn
    ("Maureen, Dark Priestess", errands("dai"), 2),
    ("Nergal", errands(blood=1), 2),
    ("Baldesar Rossellini", tools(), 2),
    ("Zayyat, The Sandstorm", errands(), 2),
    ("Spiridonas", [], 1),
]


@ruled_alike("card hand acts", OWN, ONCE)
def test_they_use_it_in_one_action_of_a_turn(card: str, hand: list[Item], acts: int) -> None:
    t = position(seat(ready=[card], hand=hand), seat(ready=["Oskar 8/8 intercept:2"]), seat(ready=["Vera 8/8"]))
    blocker = "Oskar" if card.startswith("Zayyat") else ""
    turns = Turns(t, card, deeds_of(card) if hand else [f"bleed {card}"], blocks=blocker, fresh=card)
    turns.used_once(acts=acts)


# -- Nergal -----------------------------------------------------------------------------------------------------------


def test_nergal_pays_less_once_a_turn() -> None:
    t = position(seat(ready=["Nergal"], hand=["Blur"]), seat(ready=["Oskar 6/8"]), bystander())
    t.does("bleed Nergal")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    assert not t.ever_offered("use Nergal")


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


# -- The unnamed ------------------------------------------------------------------------------------------------------


def test_the_unnamed_gains_pool_from_a_bleed() -> None:
    t = position(seat(ready=["The unnamed"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed The unnamed")
    t.passes_until("may")
    with t.changes("a.pool", 2):
        t.does("yes")


# -- Xeper, Sultan of Lepers ------------------------------------------------------------------------------------------


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
