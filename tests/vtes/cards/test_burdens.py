"""More master cards that are put on minions: marks, archetypes, curses, trophies."""

from __future__ import annotations

import pytest

from praxis.vtes.effects import forbidding as rule
from praxis.vtes.model import stats
from praxis.vtes.model.rulings import bars, dues
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    bystander,
    editions,
    has_only_one_archetype,
    is_put_on_whom_it_is_for,
    passes_to,
    since_2011,
)
from tests.vtes.cards.test_on_minions import blocked, fought

HAND = "sect:Sabbat trait:black-hand"
# The card, whom it is for, whom it is not for, whether it goes on vampires of others.
PUT_ON = [
    ("Gangrel Atavism", "clan:Gangrel", "clan:Caitiff", True),
    ("Blood Buff", "clan:Blood-Brother", "clan:Caitiff", False),
    ("Humanitas", "", None, False),
    ("Carnivale", "clan:Toreador", "clan:Caitiff", True),
    ("Census Taker", HAND, "sect:Sabbat", True),
    ("Corporal Reservoir", HAND, "sect:Sabbat", True),
    ("Ravager", "clan:Kiasyd", "clan:Caitiff", True),
    ("Guru", "sect:Sabbat", "sect:Camarilla", False),
    ("Traditionalist", "", None, False),
    ("Bravo", "", None, False),
    ("Sociopath", "sect:Sabbat", "sect:Camarilla", False),
    ("Curmudgeon", "", None, False),
    ("Malkavian Derangement: Paranoia", "clan:Malkavian-antitribu", "clan:Malkavian", True),
    ("Detection", "clan:Lasombra", "clan:Caitiff", True),
    ("Obsession", "clan:Toreador-antitribu", "clan:Toreador", True),
    ("Chanjelin Ward", "clan:Kiasyd", None, False),
    ("Houngan", "clan:Samedi", "clan:Caitiff", False),
    ("Social Ladder", "", None, False),
    ("Servitor of Irad", "", None, False),
    ("Vicissitude Poisoning", "clan:Tzimisce", "clan:Caitiff", True),
    ("Path of the Void", "", None, False),
]


@editions
@pytest.mark.parametrize(("card", "who", "other", "anybodys"), PUT_ON)
def test_it_is_put_on_whom_it_is_for(card: str, who: str, other: str | None, anybodys: bool, edition: str) -> None:
    is_put_on_whom_it_is_for(card, who, other, anybodys, edition)


@editions
@pytest.mark.parametrize("card", ["Guru", "Traditionalist", "Bravo", "Sociopath", "Curmudgeon"])
def test_a_vampire_has_only_one_archetype(card: str, edition: str) -> None:
    has_only_one_archetype(card, "sect:Sabbat", edition)


@editions
@pytest.mark.parametrize(
    ("card", "who"), [("Chanjelin Ward", "clan:Kiasyd"), ("Servitor of Irad", ""), ("Path of the Void", "")]
)
def test_a_minion_has_only_one_of_it(card: str, who: str, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/5 {who}".strip(), [card])], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers(f"play {card}")


def _fill(t: Table, card: str, counters: int) -> None:
    """Counters from the bank on a card that lies on another."""
    t.g.gain_blood(t[card], counters, counters, "card.counter.gain-from-bank")


# -- numbers ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "measure", "value"),
    [("Gangrel Atavism", "bleed", 0), ("Path of the Void", "bleed", 0), ("Path of the Void", "stealth", 1)],
)
def test_it_changes_a_number(card: str, measure: str, value: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", [card]), "Ines 3/5"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    assert t.measure(f"Mira.{measure}") == value
    assert t.measure("Ines.bleed") == 1


@editions
def test_blood_buff_raises_sanguinus(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 san", ["Blood Buff"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    assert "SAN" in stats.disciplines(t.g, t["Mira"])
    t = position(
        seat(ready=["Mira 3/5 clan:Blood-Brother SAN"], hand=["Blood Buff"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Blood Buff")


@editions
@rules_on("Humanitas", "PIB 20110918")
def test_humanitas_rescues_and_never_commits_diablerie(edition: str) -> None:
    """Ruling: the rescue itself costs less, whoever pays for it."""
    t = position(
        seat(ready=[("Mira 3/5", ["Humanitas"]), "Ines 3/5"], torpor=["Sleeper 2/4"]),
        seat(ready=["Oskar 2/4 locked"], torpor=["Prey 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("diablerize Mira")
    assert t.offers("diablerize Ines")
    assert any(one.endswith(" 0") or one.endswith(" 1") for one in t.options("rescue"))
    t.answer(next(one for one in t.options("rescue") if str(t["Mira"]) in one.split()[1:2]))
    assert stats.stealth(t.g, t["Mira"]) == 2
    t.goes_on()
    assert t.region("Sleeper") == "ready" or t.region("Prey") == "ready"
    assert t.measure("Mira.blood") + t.measure("Sleeper.blood") + t.measure("Prey.blood") == 3 + 4 - 1


@editions
def test_the_carnivale_is_burned_for_stealth(edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["Carnivale"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("bleed Mira")
    assert not t.offers("use Carnivale")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.does("use Carnivale", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Carnivale")) == (29, "ash-heap")


@editions
@rules_on("Census Taker", "ANK 20231124")
@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_the_census_taker_helps_another_to_bleed(kind: str, edition: str) -> None:
    """Ruling: only in a bleed, before it is resolved."""
    t = position(
        seat(ready=["Mira 3/5 sect:Sabbat", (f"Clerk 3/5 {HAND}", ["Census Taker"])]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does(f"{kind} Mira")
    offered = t.offers("use Census Taker")
    if offered:
        t.does("use Census Taker")
        t.goes_on()
        assert (t.measure("b.pool"), t.measure("Clerk.locked")) == (28, 1)
    assert offered is (kind == "bleed")


@editions
def test_the_census_taker_helps_to_vote_and_to_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 prince:Boston"], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4 sect:Sabbat", (f"Clerk 3/5 {HAND}", ["Census Taker"])]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while t.asks != "terms":
        t.passes()
    while t.asks == "terms":
        t.answer(t.options()[-1])
    t.passes_until_offered("use Census Taker")
    t.does("use Census Taker", by="b")
    if t.asks == "target":
        assert not t.offers("target Clerk")
        t.does("target Oskar")
    assert stats.votes(t.g, t["Oskar"]) == 2
    t = position(
        seat(ready=[("Mira 3/5", ["Path of the Void"])]),
        seat(ready=[f"Oskar 2/4 {HAND}", (f"Clerk 3/5 {HAND}", ["Census Taker"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    while t.who() != "b":
        t.passes()
    t.does("use Census Taker", by="b")
    t.goes_on("strike") if t.asks != "strike" else None
    assert t.told("blocked")


@editions
def test_the_corporal_reservoir_feeds_and_stays_locked(edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 2/5 {HAND}", ["Corporal Reservoir"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Corporal Reservoir")
    assert (t.measure("Mira.blood"), t.measure("Corporal Reservoir.locked")) == (3, 1)
    passes_to(t, "minion", "b")
    passes_to(t, "minion", "c")
    for _ in range(60):
        if t.asks == "unlock" and t.who() == "a":
            break
        t.goes_by()
    assert t.measure("Corporal Reservoir.locked") == 1
    t.does("use Corporal Reservoir")
    assert (t.measure("Corporal Reservoir.locked"), t.measure("Mira.blood")) == (0, 2)


@editions
def test_the_corporal_reservoir_prevents_damage(edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 2/5 {HAND}", ["Corporal Reservoir"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    for _ in range(30):
        if t.asks == "prevent":
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.answer(next(one for one in t.options("use") if one.endswith("-1")))
    fought(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (2, 1)


@editions
@pytest.mark.parametrize(("words", "offered"), [("", False), ("trait:changeling", True)])
def test_only_changelings_block_the_hunts_of_a_ravager(words: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/5", ["Ravager"])]),
        seat(ready=[f"Oskar 2/4 {words}".strip()]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.goes_on()
    assert t.ever_offered("block Oskar") is offered
    t = position(seat(ready=[("Mira 2/5", ["Ravager"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert t.ever_offered("block Oskar")


# -- archetypes -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Guru", "LSJ 20090115-2")
def test_a_guru_gains_blood_when_his_referendum_passes(edition: str) -> None:
    """Ruling: after the effects of the referendum."""
    t = position(
        seat(ready=[("Mira 3/5 sect:Sabbat title:archbishop", ["Guru"])], hand=["Rabble Razing"]),
        seat(ready=["Oskar 2/3"]),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    for _ in range(40):
        if t.asks in t.quiet:
            break
        t.does("vote Mira for" if t.offers("vote Mira for") else "pass")
    assert t.told("result")[0]["result"] == "passed"
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 1)
    gains = [told["card"] for told in t.told("blood")]
    assert gains.index(t["Oskar"]) < gains.index(t["Mira"])


@editions
@pytest.mark.parametrize(("side", "blood"), [("against", 3), ("", 2)])
def test_a_traditionalist_gains_blood_by_voting_it_down(side: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Rabble Razing"]),
        seat(ready=[("Oskar 2/4 prince:Boston", ["Traditionalist"])]),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    for _ in range(40):
        if t.asks in t.quiet:
            break
        t.does("vote Oskar against" if side and t.offers("vote Oskar against") else "pass")
    assert t.told("result")[0]["result"] == "failed"
    assert t.measure("Oskar.blood") == blood


@editions
@pytest.mark.parametrize(("card", "blood"), [("Bum's Rush", 3), ("", 2)])
def test_a_bravo_gains_blood_by_fights_that_he_seeks(card: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8", ["Bravo"])], hand=[card] if card else []),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    if card:
        t.does(f"play {card} Mira")
        t.does("target Oskar") if t.asks == "target" else None
        for _ in range(60):
            if t.told("combat"):
                break
            t.passes()
    else:
        blocked(t)
    fought(t)
    assert t.measure("Mira.blood") == blood  # one is lost to the fist


@editions
@pytest.mark.parametrize(("theirs", "blood"), [("Oskar 0/4", 3), ("Oskar 2/4", 2), ("Oskar ally 1", 3)])
def test_a_sociopath_gains_blood_by_felling_another(theirs: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8 sect:Sabbat", ["Sociopath"])]),
        seat(ready=[theirs]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    fought(t)
    assert ((t["Mira"], 1) in [(told["card"], told["change"]) for told in t.told("blood")]) is (blood == 3)


@since_2011
def test_a_sociopath_who_falls_too_gains_nothing(edition: str) -> None:
    t = position(
        seat(ready=["Brute ally 1"]),
        seat(ready=[("Oskar 0/4 sect:Sabbat", ["Sociopath"])]),
        bystander(),
        edition=edition,
    )
    blocked(t, "Brute")
    fought(t)
    assert (t.region("Brute"), t.region("Oskar"), t.measure("Oskar.blood")) == ("ash-heap", "torpor", 0)


@editions
def test_a_curmudgeon_gains_by_the_block_of_the_one_he_chose(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 3/5"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=[("Vera 2/4", ["Curmudgeon"])]),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    assert (t.who(), t.asks) == ("c", "pick")
    t.does("pick Mira")
    passes_to(t, "minion")
    t.does("bleed Mira")
    for _ in range(30):
        if t.asks == "may":
            break
        t.does("block Oskar")
    t.does("yes", by="c")
    assert (t.measure("Vera.blood"), t.measure("Curmudgeon.locked")) == (3, 1)


# -- what one may not do ----------------------------------------------------------------------------------------------


@editions
def test_paranoia_keeps_from_acting_until_it_is_burned(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Malkavian Derangement: Paranoia"]), "Ines 3/5", "Brute ally 2"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("bleed Mira")
    assert not t.offers("use Malkavian Derangement: Paranoia Brute")
    t.does("use Malkavian Derangement: Paranoia Ines")
    t.goes_on()
    assert t.offers("bleed Mira")


@editions
@rules_on("Detection", "LSJ 20050114")
def test_detection_keeps_locked_and_silent(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 locked", ["Detection"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.measure("Mira.locked") == 1
    t.does("use Detection")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 2)
    assert bars(t.g, rule.VOTE, t["Mira"])
    passes_to(t, "minion")
    t.does("use Detection Mira")
    t.goes_on()
    assert t.region("Detection") == "ash-heap"


@editions
@pytest.mark.parametrize(("answer", "region"), [("yes", "ready"), ("no", "ash-heap"), ("", "ash-heap")])
def test_obsession_takes_blood_or_the_vampire(answer: str, region: str, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 locked" if answer else "Mira 0/5 locked", ["Obsession"]), "Ines 1/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    for _ in range(5):
        if t.options("trigger"):
            t.answer(t.options("trigger")[0])
        elif t.asks == "unless":
            t.does(answer)
    assert t.region("Mira") == region
    if region == "ready":
        assert (t.measure("Mira.blood"), t.measure("Mira.locked")) == (2, 0)


@editions
@rules_on("Chanjelin Ward", "LSJ 20041022", "LSJ 20070219")
def test_a_chanjelin_ward_makes_an_action_fail(edition: str) -> None:
    """Rulings: not while a block is attempted; the action was not blocked."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Bum's Rush"]),
        seat(ready=[("Oskar 2/4", ["Chanjelin Ward"])]),
        bystander(),
        edition=edition,
    )
    assert (dues(t.g, 1, "action", t["Mira"], [t["Oskar"]]), dues(t.g, 1, "action", t["Oskar"], [t["Oskar"]])) == (1, 0)
    t.does("play Bum's Rush Mira")
    t.does("target Oskar") if t.asks == "target" else None
    while not (t.who() == "b" and t.offers("block Oskar")):
        t.passes()
    t.does("block Oskar")
    while t.who() != "b" and t.asks == "attempt":
        t.passes()
    assert not t.offers("use Chanjelin Ward")
    t = position(
        seat(ready=["Mira 3/5"], hand=["Bum's Rush"]),
        seat(ready=[("Oskar 2/4 locked", ["Chanjelin Ward"])]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does("target Oskar") if t.asks == "target" else None
    while t.who() != "b":
        t.passes()
    t.does("use Chanjelin Ward")
    t.goes_on()
    assert t.told("action-ended")
    assert not t.told("combat")
    assert t.region("Chanjelin Ward") == "ash-heap"


# -- what comes of it -------------------------------------------------------------------------------------------------


@editions
@rules_on("Houngan", "LSJ 20080604")
@pytest.mark.parametrize("locks", [True, False])
def test_a_houngan_gains_blood_and_can_be_followed(locks: bool, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 1/5 clan:Samedi", ["Houngan"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    t.does("yes" if locks else "no")
    assert (t.measure("Mira.blood"), t.measure("Mira.locked")) == ((3, 1) if locks else (2, 0))
    t = position(
        seat(ready=["Mira 1/5 clan:Samedi", "Alien 2/4"]),
        seat(ready=[("Oskar 2/4 clan:Samedi locked", ["Houngan"])]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Houngan Alien")
    t.does("use Houngan Mira")
    t.goes_on()
    assert (t.g.host[t["Houngan"]], t.word("Houngan.controller")) == (t["Mira"], "a")


@editions
@rules_on("Social Ladder", "LSJ 20041015")
@pytest.mark.parametrize("older", [True, False])
def test_the_social_ladder_trades_a_vampire_for_an_older_one(older: bool, edition: str) -> None:
    """Ruling: without an older one the blood is lost."""
    t = position(
        seat(ready=[("Mira 4/5", ["Social Ladder"]), "Ines 2/4"], uncontrolled=[f"Old 1/{9 if older else 5}"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    passes_to(t, "influence") if not t.told("removed") else None
    for _ in range(5):
        if t.asks in ("pick", "trigger"):
            t.answer(t.options()[0])
    assert t.region("Mira") == "removed"
    assert t.measure("Old.blood") == (5 if older else 1)


@since_2011
def test_a_servitor_of_irad_draws_for_gehenna(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/5"], hand=["The Unmasking", "Blank Page"]),
        seat(ready=[("Oskar 2/4", ["Servitor of Irad"])], hand=["Blank Page"] * 7, library=5),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("play The Unmasking")
    t.does("yes", by="b")
    for _ in range(2):
        assert t.asks == "discard-down"
        t.answer(t.options()[0])
    assert (t.measure("b.hand"), t.measure("b.library")) == (7, 3)


@editions
@pytest.mark.parametrize(("counters", "region"), [(4, "ready"), (5, "ash-heap")])
def test_vicissitude_poisons_after_more_cards_than_the_capacity(counters: int, region: str, edition: str) -> None:
    t = position(
        seat(
            ready=[("Mira 3/5 vic", ["Vicissitude Poisoning"]), "Ines 2/4"],
            hand=["Changeling"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    _fill(t, "Vicissitude Poisoning", counters)
    t.does("bleed Mira")
    t.does("play Changeling Mira 0")
    t.goes_on()
    assert (t.region("Mira"), t.measure("b.pool")) == (region, 28)


@editions
def test_the_path_of_the_void_hurts_and_costs_master_cards(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Path of the Void"])]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Path of the Void Mira")
    t.does("target Oskar") if t.asks == "target" else None
    t.goes_on()
    assert t.measure("Oskar.blood") == 1
    for card, locked in (("Blood Doll", 0), ("Changeling", 1)):
        t = position(
            seat(ready=[("Mira 3/5", ["Path of the Void"])], hand=[card]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="unlock",
            edition=edition,
        )
        t.answer(t.options("trigger")[0]) if t.options("trigger") else None
        while t.asks in ("unless", "discard-cost"):
            t.does("yes" if t.asks == "unless" else t.options()[0])
        assert t.measure("Mira.locked") == locked


@editions
@rules_on("Contract", "LSJ 20080604")
def test_a_contract_names_the_one_who_fulfils_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Banu-Haqim", "Ines 3/5 clan:Banu-Haqim", "Alien 2/4"], hand=["Contract"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Contract")
    t.does("target Oskar")
    assert not t.offers("target Alien")
    t.does("target Mira")
    passes_to(t, "minion")
    assert not t.offers("use Contract Ines")
    t.does("use Contract Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1


# -- trophies ---------------------------------------------------------------------------------------------------------

TROPHIES = [
    "Trophy: Revered",
    "Trophy: Library",
    "Trophy: Hunting Ground",
    "Trophy: No Questions",
    "Trophy: Diablerie",
]


def _award(*trophies: str, has: tuple[str, ...] = (), edition: str = "2023") -> Table:
    """Mira burns a Red List ally; her controller has these trophies in play."""
    t = position(
        seat(ready=[("Mira 5/8", list(has))], play=list(trophies)),
        seat(ready=["Oskar ally 1 trait:red-list"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(80):
        if t.asks == "award" or t.asks in t.quiet:
            return t
        t.does("block Oskar")
    raise AssertionError(t.asks)


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@pytest.mark.parametrize("card", TROPHIES)
def test_a_trophy_is_awarded(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 5/8"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander(), phase="master", edition=edition
    )
    t.does(f"play {card}")
    assert (t.region(card), t.measure("a.hand_size"), t.measure(f"{card}.blood")) == ("play", 7, 0)
    t = _award(card, edition=edition)
    t.does(f"award {card}")
    assert t.g.host[t[card]] == t["Mira"]
    assert t.measure("Mira.bleed") == (3 if card == "Trophy: Revered" else 1)
    assert t.measure("a.hand_size") == (9 if card == "Trophy: Library" else 7)
    assert t.measure(f"{card}.blood") == (2 if card == "Trophy: No Questions" else 0)


@pytest.mark.parametrize("edition", ["2011", "2012", "2023"])
@pytest.mark.parametrize(
    ("card", "has", "offered"),
    [
        ("Trophy: Revered", 0, True),
        ("Trophy: Revered", 1, False),
        ("Trophy: Library", 1, True),
        ("Trophy: Library", 2, False),
    ],
)
def test_a_vampire_has_only_so_many_of_a_trophy(card: str, has: int, offered: bool, edition: str) -> None:
    t = _award(card, has=(card,) * has, edition=edition)
    assert t.offers("award") is offered


@editions
def test_a_trophy_feeds_as_a_hunting_ground(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 1/5", ["Trophy: Hunting Ground"])], play=["Warzone Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    assert t.measure("Mira.blood") == 3
    assert not t.offers("use Warzone Hunting Ground")


@editions
def test_a_trophy_asks_no_questions(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 1/5", ["Trophy: No Questions"]), "Ines 1/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    _fill(t, "Trophy: No Questions", 1)
    t.does("bleed Mira")
    t.does("use Trophy: No Questions")
    t.goes_on()
    assert not t.ever_offered("block Oskar")
    assert (t.measure("b.pool"), t.region("Trophy: No Questions")) == (29, "ash-heap")


@editions
def test_a_trophy_hides_a_diablerie(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 1/5", ["Trophy: Diablerie"]), "Ines 1/4"]),
        seat(ready=["Oskar 2/4"], torpor=["Prey 1/4"]),
        bystander(),
        edition=edition,
    )
    t.does("diablerize Mira")
    assert stats.stealth(t.g, t["Mira"]) == 2
    t.goes_on("discipline")
    assert (t.region("Prey"), t.region("Mira"), t.region("Trophy: Diablerie")) == ("ash-heap", "ready", "ash-heap")
    assert not t.told("referendum")
