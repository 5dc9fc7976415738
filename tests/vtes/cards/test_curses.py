"""Actions whose cards are put on minions of others, and weigh on them."""

from __future__ import annotations

import pytest

from praxis.kernel.event import may_see
from praxis.vtes.dealt.known_faces import official
from praxis.vtes.model import stats
from praxis.vtes.model.regions import PLAY
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_undertakings import FOE, done, mira
from tests.vtes.cards.test_workings import until

INFERNAL = "DAI trait:infernal"
PUT = [
    # card, words, mode, on whom, whose it is then, stealth
    ("Sensory Deprivation", "CHI", 1, "Wolf", 1, 0),
    ("Sensory Deprivation", "CHI", 2, "Oskar", 1, 0),
    ("Nightmare Curse", "AUS CHI", 1, "Oskar", 1, 0),
    ("Nightmare Curse", "AUS CHI", 2, "Oskar", 1, 0),
    ("Sensory Overload", "CHI", 0, "Oskar", 0, 0),
    ("Sensory Overload", "CHI", 1, "Oskar", 0, 0),
    ("Unburdening the Bestial Soul", "OBE", 2, "Kin", 1, 0),
    ("Riddle Phantastique", "clan:Kiasyd", 0, "Kin", 1, 0),
    ("Blood Bond", "", 0, "Oskar", 1, 1),
    ("Blackmail", "OBF", 1, "Oskar", 1, 0),
    ("Kaymakli Barrier", "", 0, "Kin", 0, 0),
    ("Condemnation: Mute", INFERNAL, 1, "Oskar", 1, 1),
    ("Condemnation: Doomed", INFERNAL, 1, "Oskar", 1, 1),
    ("Condemnation: Betrayed", INFERNAL, 2, "Oskar", 1, 1),
    ("Blood Hunt", "prince city:Paris", 0, "Oskar", 1, 1),
    ("War Party", "sect:Sabbat archbishop city:Paris", 0, "Oskar", 1, 1),
    ("The Haunting", "DEM", 0, "Oskar", 1, 0),
    ("The Haunting", "DEM", 1, "Oskar", 1, 1),
    ("Consignment to Duat", "SER", 1, "Oskar", 1, 1),
    ("Total Insanity", "DEM", 0, "Kin", 1, 0),
    ("Total Insanity", "DEM", 1, "Kin", 1, 0),
    ("Art's Traumatic Essence", "MEL", 2, "Oskar", 1, 1),
    ("Temptation", "SER", 0, "Oskar", 0, 0),
    ("Temptation", "SER", 1, "Oskar", 0, 0),
    ("Steal the Mind", "MYT", 1, "Oskar", 1, 0),
    ("Steal the Mind", "MYT", 2, "Oskar", 1, 0),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "whom", "whose", "stealth"), PUT)
def test_a_curse_is_put_on_a_minion(
    card: str, words: str, mode: int, whom: str, whose: int, stealth: int, edition: str
) -> None:
    foe = seat(ready=["Oskar 4/9", "Kin 4/4", "Wolf ally 3", "Dog ally 3"])
    t = position(mira(words, card, blood="8/8"), foe, bystander(), edition=edition)
    t.does(f"play {card} Mira {mode}")
    acts(t, f"target {whom}")
    assert (t.told("action")[0]["stealth"], t.told("action")[0]["victims"]) == (stealth, [1])
    assert (t.g.host[t[card]], t.g.controller[t[card]]) == (t[whom], whose)
    t.is_quiet()


AT_ONCE = [
    # card, words, mode, answers, what is then so
    ("Sensory Deprivation", "chi", 0, (), {}),
    ("Nightmare Curse", "chi", 0, ("target Oskar",), {"Oskar.locked": 1, "Mira.locked": 0}),
    ("Blackmail", "obf", 0, ("target Oskar",), {"Oskar.locked": 1}),
    ("Condemnation: Mute", "chi", 0, ("target Kin",), {"Kin.locked": 1}),
    ("Condemnation: Doomed", "obf", 0, ("target Kin",), {"Kin.locked": 1}),
    ("Condemnation: Betrayed", "ser", 0, ("target Kin",), {"Kin.locked": 1}),
    ("Consignment to Duat", "ser", 0, ("target Oskar",), {"Oskar.blood": 3}),
    ("Shadow Twin", "obt", 0, ("target Oskar",), {"Oskar.blood": 3}),
    ("Art's Traumatic Essence", "aus", 0, ("target Oskar",), {"Oskar.locked": 1, "Oskar.blood": 4}),
    ("Art's Traumatic Essence", "mel", 1, ("target Oskar",), {"Oskar.locked": 1, "Oskar.blood": 3}),
    ("Steal the Mind", "dom", 0, ("target Oskar",), {"Oskar.locked": 1}),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "answers", "so"), AT_ONCE)
def test_or_it_does_something_at_once(
    card: str, words: str, mode: int, answers: tuple[str, ...], so: dict[str, int], edition: str
) -> None:
    foe = seat(ready=[("Oskar 4/8", ["Raven Spy"]), "Kin 4/4", "Lou 4/4"])
    t = done(card, mode, mira(words, card), foe, *answers, edition=edition)
    for path, value in so.items():
        assert t.measure(path) == value, path
    if card == "Sensory Deprivation":
        assert t.region("Raven Spy") == "ash-heap"
    assert t.region(card) == "ash-heap"


def cursed(card: str, who: str = "Oskar 4/8", version: int = 0, edition: str = "2023") -> Table:
    """It is Mira's turn; Oskar bears her curse."""
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[(who, [card]), "Kin 4/4"]), bystander(), edition=edition)
    t.g.chosen = {t[card]: [t["Mira"]]}
    if version:
        t.g.versions[t[card]] = version
    return t


@editions
@pytest.mark.parametrize("card", ["Sensory Deprivation", "Nightmare Curse"])
@rules_on("Sensory Deprivation", "PIB 20150111")
def test_the_cursed_do_not_unlock_while_the_curser_stands(card: str, edition: str) -> None:
    t = cursed(card, "Oskar 4/8 locked", edition=edition)
    until(t, 1, "minion")
    assert t.measure("Oskar.locked") == 1
    t.g.burn(t["Mira"])
    until(t, 2)
    assert t.region(card) == "ash-heap"


@editions
@pytest.mark.parametrize("version", [1, 2])
def test_pool_wakes_from_a_nightmare_at_the_lower_level(version: int, edition: str) -> None:
    t = cursed("Nightmare Curse", "Oskar 4/8 locked", version, edition)
    until(t, 1, "unlock") if version == 1 else until(t, 1)
    assert t.offers("use Nightmare Curse") is (version == 1)
    if version == 1:
        with t.changes("b.pool", -1):
            t.does("use Nightmare Curse")
        assert t.measure("Oskar.locked") == 0


@editions
def test_overloaded_senses_recover(edition: str) -> None:
    for mode in (0, 1):
        card = "Sensory Overload"
        t = done(card, mode, mira("CHI", card, "Ines 2/4"), FOE, "target Oskar", edition=edition)
        t.does("bleed Ines")
        t.passes_until_offered("block Kin")
        assert not t.offers("block Oskar")
        acts(t)
        until(t, 1, "minion")
        assert not t.offers("bleed Oskar")
        until(t, 2)
        assert t.region(card) == ("ash-heap" if mode == 0 else "attached")
        until(t, 0, "unlock") if mode else None
        if mode:
            t.does(f"trigger {card}")
            assert t.region(card) == "ash-heap"


@editions
def test_a_soul_is_unburdened(edition: str) -> None:
    card = "Unburdening the Bestial Soul"
    for mode, locked in ((0, 1), (1, 0)):
        t = position(mira("ani obe", card, "Ines 1/4"), FOE, bystander(), edition=edition)
        t.does(f"play {card} Mira {mode}")
        acts(t, "target Ines", "amount 2")
        assert (t.measure("Mira.blood"), t.measure("Ines.blood"), t.measure("Mira.locked")) == (4, 3, locked)
    t = cursed(card, version=2, edition=edition)
    until(t, 1, "unlock")
    t.does(f"trigger {card}")
    t.does("yes")
    assert (t.measure("Mira.blood"), t.region(card)) == (4, "attached")
    until(t, 1, "minion")
    assert not t.offers("bleed Oskar")


@editions
def test_a_riddle_keeps_one_busy(edition: str) -> None:
    card = "Riddle Phantastique"
    t = done(card, 0, mira("clan:Kiasyd", card, blood="6/7"), FOE, "target Kin", edition=edition)
    assert t.measure(f"{card}.blood") == 3
    t = cursed(card, "Oskar 4/8 locked", edition=edition)
    t.g.gain_blood(t[card], 1, 9, "card.counter.gain-from-bank")
    until(t, 1, "unlock")
    t.does(f"trigger {card}")
    assert (t.measure("Oskar.locked"), t.region(card)) == (1, "ash-heap")
    again = position(mira("clan:Kiasyd", card), seat(ready=[("Oskar 4/8", [card])]), bystander(), edition=edition)
    assert not again.offers(f"play {card}")


@editions
@pytest.mark.parametrize("card", ["Blood Bond", "Blackmail"])
def test_the_bound_do_not_block_their_binder(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8", "Ines 4/4"]),
        seat(ready=[("Oskar 4/8", [card]), "Kin 4/4"]),
        bystander(),
        edition=edition,
    )
    t.g.chosen = {t[card]: [t["Mira"]]}
    for who, free in (("Ines", True), ("Mira", False)):
        t.does(f"bleed {who}")
        t.passes_until_offered("block Kin")
        assert t.offers("block Oskar") is free
        acts(t)
    if card == "Blackmail":
        until(t, 1, "unlock")
        with t.changes("Oskar.blood", -2):
            t.does("use Blackmail")
        assert t.region(card) == "ash-heap"


@editions
def test_a_kaymakli_barrier_confines(edition: str) -> None:
    card = "Kaymakli Barrier"
    t = cursed(card, edition=edition)
    until(t, 1, "minion")
    with t.changes("Oskar.blood", -1):
        acts(t, "bleed Oskar")
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"]),
        seat(ready=[("Oskar 4/8", [card]), "Kin 4/4"]),
        bystander(),
        edition=edition,
    )
    for deed, free in (("hunt Mira", False), ("bleed Ines", True)):
        t.does(deed)
        t.passes_until_offered("block Kin")
        assert t.offers("block Oskar") is free
        acts(t)


@editions
def test_behind_a_kaymakli_barrier_only_actions_at_others_are_dearer(edition: str) -> None:
    """Diablerie on a vampire of her own is not directed at anybody."""
    t = position(
        seat(ready=[("Mira 1/8", ["Kaymakli Barrier", "Talons of the Dead"]), "Kin 4/4"], torpor=["Ines 2/4"]),
        seat(ready=["Oskar 2/4"], torpor=["Lena 1/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("diablerize Mira Lena")
    assert t.clauses("diablerize Mira Lena", by="a") == ["card.cost.blood"]
    with t.changes("Mira.blood", 2):
        acts(t, "diablerize Mira Ines")
    assert t.region("Ines") == "ash-heap"


# -- condemned --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Condemnation: Mute", "PIB 20110802")
def test_only_one_condemnation_weighs_at_a_time(edition: str) -> None:
    foe = seat(ready=[("Oskar 4/8", ["Condemnation: Doomed"]), "Kin 4/4"])
    t = done("Condemnation: Mute", 1, mira(INFERNAL, "Condemnation: Mute"), foe, "target Oskar", edition=edition)
    assert (t.region("Condemnation: Doomed"), t.region("Condemnation: Mute")) == ("ash-heap", "attached")
    t = cursed("Condemnation: Mute", "Oskar 4/8 prince city:Paris", edition=edition)
    assert stats.votes(t.g, t["Oskar"]) <= 0
    pious = position(mira("DAI", "Condemnation: Mute"), FOE, bystander(), edition=edition)
    assert not pious.offers("play Condemnation: Mute")


@editions
@pytest.mark.parametrize(("version", "lost"), [(1, 0), (2, 1)])
def test_the_doomed_and_the_betrayed(version: int, lost: int, edition: str) -> None:
    t = cursed("Condemnation: Doomed", version=version, edition=edition)
    until(t, 1, "minion")
    t.does("bleed Oskar")
    assert stats.stealth(t.g, t["Oskar"]) == -1
    with t.changes("b.pool", -lost):
        acts(t, "block Vera")
    t = position(
        seat(ready=["Mira 6/8"]),
        seat(ready=[("Oskar 4/8", ["Condemnation: Betrayed"]), "Kin 4/4"], library=3, hand=["Blank Page"] * 7),
        bystander(),
        edition=edition,
    )
    t.g.versions[t["Condemnation: Betrayed"]] = version
    until(t, 1, "minion")
    assert len(t.g.library(1)) == 3 - lost
    with t.changes("Oskar.blood", -1):
        acts(t, "bleed Oskar")


@editions
def test_a_betrayed_ally_does_not_bleed(edition: str) -> None:
    own = seat(ready=[("Wolf ally 3 bleed:1", ["Condemnation: Betrayed"]), "Mira 2/4"])
    assert not position(own, FOE, bystander(), edition=edition).offers("bleed Wolf")


# -- hunted, haunted, tempted -----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", ["Blood Hunt", "War Party"])
def test_an_outlaw_is_attacked_by_all(card: str, edition: str) -> None:
    t = cursed(card, edition=edition)
    until(t, 2, "minion")
    t.does(f"use {card} Vera -1")
    assert t.told("action")[-1]["stealth"] == 1
    acts(t)
    assert t.told("combat")[0]["opposing"] == t["Oskar"]
    words = "prince city:Paris" if card == "Blood Hunt" else "sect:Sabbat archbishop city:Paris"
    foe = seat(ready=["Lord 4/8 prince city:Rome", "Bishop 4/8 sect:Sabbat archbishop city:Milan", "Kin 4/4"])
    t = position(mira(words, card), foe, bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    assert t.offers("target Lord") is (card == "War Party")


@editions
def test_a_clandestine_contract_is_fulfilled_again_and_again(edition: str) -> None:
    card, words = "Clandestine Contract", "clan:Banu-Haqim"
    t = done(card, 0, mira(words, card, f"Ines 6/8 {words}", blood="8/8"), FOE, "target Oskar", edition=edition)
    assert (t.g.host[t[card]], len(t.told("combat"))) == (t["Oskar"], 1)
    assert not t.offers(f"use {card} Ines")
    until(t, 1)
    until(t, 0, "minion")
    t.does(f"use {card} Mira -1")
    acts(t)
    assert len(t.told("combat")) == 2


@editions
def test_a_contract_is_violated(edition: str) -> None:
    own = seat(ready=["Mira 6/8", ("Ines 4/8", ["Clandestine Contract"])], hand=["Violation of Trust"])
    t = done("Violation of Trust", 0, own, FOE, edition=edition)
    assert t.region("Clandestine Contract") == "ash-heap"


@editions
def test_the_haunted_bleed_until_the_ghost_is_driven_out(edition: str) -> None:
    t = cursed("The Haunting", edition=edition)
    until(t, 1, "unlock")
    with t.changes("Oskar.blood", -1):
        t.does("trigger The Haunting")
    until(t, 1, "minion")
    acts(t, "use The Haunting Kin")
    assert t.region("The Haunting") == "ash-heap"


@editions
@pytest.mark.parametrize(("blood", "region"), [(1, "ready"), (0, "torpor")])
@rules_on("Consignment to Duat", "RTR 20010711")
def test_the_consigned_wither(blood: int, region: str, edition: str) -> None:
    card = "Consignment to Duat"
    t = cursed(card, f"Oskar {blood}/8", 1, edition)
    until(t, 1, "unlock")
    t.does(f"trigger {card}")
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == (region, 0)
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[("Oskar 4/8", [card])]), bystander(), edition=edition)
    t.g.chosen = {t[card]: [t["Mira"]]}
    acts(t, "bleed Mira", "block Oskar")
    assert t.region(card) == "ash-heap"  # its maker has entered combat


@editions
def test_a_shadow_twin_follows_for_a_turn(edition: str) -> None:
    card = "Shadow Twin"
    t = done(card, 1, mira("OBT", card), FOE, "target Oskar", edition=edition)
    assert (t.measure("Oskar.blood"), t.g.host[t[card]], t.g.controller[t[card]]) == (3, t["Oskar"], 0)
    until(t, 1, "minion")
    t.does("bleed Oskar")
    assert stats.stealth(t.g, t["Oskar"]) == -1
    acts(t)
    until(t, 0, "unlock")
    t.does(f"trigger {card}")
    assert t.region(card) == "ash-heap"


@editions
@pytest.mark.parametrize("version", [0, 1])
def test_insanity_passes_after_three_turns(version: int, edition: str) -> None:
    card = "Total Insanity"
    t = cursed(card, "Oskar 4/8 ani", version, edition)
    t.g.gain_blood(t[card], 2, 9, "card.counter.gain-from-bank")
    until(t, 1, "unlock")
    t.does(f"trigger {card}")
    assert t.region(card) == "ash-heap"
    own = seat(ready=[("Oskar 4/8 ani", [card]), "Ines 2/4"], hand=["Army of Rats"])
    t = position(own, seat(), bystander(), edition=edition, turn="c")
    if version:
        t.g.versions[t[card]] = version
    until(t, 0, "minion")
    assert t.offers("play Army of Rats Oskar 0") is not bool(version)


@editions
def test_trauma_costs_blood_for_every_deed(edition: str) -> None:
    card = "Art's Traumatic Essence"
    t = cursed(card, version=2, edition=edition)
    until(t, 1, "minion")
    with t.changes("Oskar.blood", -1):
        acts(t, "bleed Oskar")
    t = position(seat(ready=["Mira 4/8 strength:0"]), seat(ready=[("Oskar 4/8", [card])]), bystander(), edition=edition)
    with t.changes("Oskar.blood", -1):
        acts(t, "bleed Mira", "block Oskar")
    t = cursed(card, version=2, edition=edition)
    until(t, 1, "master")
    with t.changes("b.pool", -1):
        t.does(f"use {card}")
    assert (t.measure("Oskar.locked"), t.region(card)) == (1, "ash-heap")


@editions
@rules_on("Temptation", "LSJ 20010828-2", "LSJ 20010119", "LSJ 20001201")
@pytest.mark.parametrize(("counters", "blood", "possible"), [(2, 2, True), (1, 2, False), (0, 0, True)])
def test_temptation_borrows_the_weak(counters: int, blood: int, possible: bool, edition: str) -> None:
    t = done("Temptation", 1, mira("SER", "Temptation"), FOE, "target Oskar", edition=edition)
    assert t.measure("Temptation.blood") == 1
    t = position(
        seat(ready=["Mira 6/8", "Ines 2/4"]),
        seat(ready=["Kin 4/4"], torpor=[f"Oskar {blood}/8"]),
        bystander(),
        edition=edition,
    )
    card = t.g.add_card(official(101954), 0, PLAY)
    t.g.attach(card, t["Oskar"], 0)
    t.g.blood[card] = counters
    t.g.total += counters
    acts(t, "bleed Ines")
    assert any(option.startswith(f"use {card} ") for option in t.options()) is possible
    if possible:
        t.answer(next(option for option in t.options() if option.startswith(f"use {card} ")))
        assert (t.word("Oskar.controller"), t.g.blood[card]) == ("a", 0)
        while t.g.turn_span().seat == 0:
            t.goes_by()
        assert t.word("Oskar.controller") == "b"


@editions
def test_temptation_grows_in_each_master_phase(edition: str) -> None:
    t = done("Temptation", 0, mira("SER", "Temptation", "Ines 2/4"), FOE, "target Oskar", edition=edition)
    until(t, 1)
    until(t, 0, "master")
    t.does("use Temptation -1 -1")
    assert t.measure("Temptation.blood") == 1
    assert not t.offers("use Temptation -1 -1")


# -- watched ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "seen"), [(0, False), (1, True)])
def test_a_divine_sign_marks_one_minion(mode: int, seen: bool, edition: str) -> None:
    card = "Divine Sign"
    foe = seat(ready=["Oskar 4/8", "Kin 4/4"], hand=["Dodge"])
    t = position(mira("NEC", card), foe, bystander(), edition=edition)
    t.does(f"play {card} Mira {mode}")
    acts(t, "target Oskar")
    assert (t.g.host[t[card]], t.measure("Mira.locked"), t.told("action")[0]["victims"]) == (t["Mira"], 0, [1])
    until(t, 1, "minion")
    assert (t.offers(f"use {card} Oskar"), t.offers(f"use {card} Kin")) == (True, False)
    t.does("hunt Oskar")
    assert stats.intercept(t.g, t["Mira"]) == 2
    acts(t, "block Mira")
    assert may_see(t.g.knows[t["Dodge"]], 0) is seen


@editions
@pytest.mark.parametrize(("version", "bleed"), [(1, 1), (2, 0)])
def test_a_stolen_mind_is_watched(version: int, bleed: int, edition: str) -> None:
    card = "Steal the Mind"
    t = position(
        bystander(), seat(ready=[("Oskar 4/8", [card]), "Kin 4/4"]), seat(ready=["Mira 6/8"]), edition=edition, turn="b"
    )
    t.g.chosen = {t[card]: [t["Mira"]]}
    t.g.versions[t[card]] = version
    t.does("bleed Oskar")
    assert (stats.intercept(t.g, t["Mira"]), stats.bleed(t.g, t["Oskar"])) == (2, bleed)
    acts(t)
    acts(t, f"use {card} Kin")
    assert t.region(card) == "ash-heap"
