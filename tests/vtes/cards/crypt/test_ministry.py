"""Crypt cards: Ministry."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.model import stats
from praxis.vtes.model.rulings import FORBIDDEN
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import paid_to_block
from tests.vtes.cards.answering import goes_through, to_the_end, until
from tests.vtes.cards.combat_tables import fights, on_to
from tests.vtes.cards.crypt_tables import (
    CARDS,
    TWO_BLEEDS,
    called_to_vote,
    merged,
    polled_among_three,
    stands,
    takes_action,
)
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to, since_2011
from tests.vtes.cards.turn_tables import ONCE, Turns

# -- Aisha ------------------------------------------------------------------------------------------------------------


@editions
def test_intercept_once_a_turn(edition: str) -> None:
    t = position(seat(ready=["Mira 2/4"]), seat(ready=["Aisha"]), bystander(), edition=edition)
    t.does("hunt Mira")
    t.passes_until_offered("block Aisha")
    t.does("block Aisha")
    t.passes_until_offered("use Aisha Aisha")
    with t.changes("Aisha.blood", -2):  # one in the combat
        t.does("use Aisha Aisha", by="b")
        t.goes_on()
    assert t.told("blocked")


@ruled_alike("card", ["Aisha", "Andreas, The Bard of Crete"], ONCE)
def test_they_see_more_once_in_the_turn_of_each_player(card: str) -> None:
    """Nobody is stopped by it, so they do not lock."""
    t = position(
        seat(ready=["Mira 8/8 stealth:2", "Ines 8/8 stealth:2"]),
        seat(ready=[card]),
        seat(ready=["Vera 2/8 stealth:2", "Viola 2/8 stealth:2"]),
    )
    turns = Turns(t, card, (*TWO_BLEEDS, "hunt Vera", "hunt Viola"), blocks=card)
    turns.used_once()
    assert {turn % 3 for turn in turns.used} == {20 % 3, 22 % 3}  # of the predator and of the prey


# -- Cagliostro, The Grand Copht --------------------------------------------------------------------------------------


@editions
def test_cagliostro_discards_twice(edition: str) -> None:
    t = position(
        seat(ready=["Cagliostro, The Grand Copht"], hand=["Blank Page", "Minion Tap"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    passes_to(t, "discard")
    t.does("discard Blank Page")
    t.does("discard Minion Tap")
    assert (t.region("Blank Page"), t.region("Minion Tap")) == ("ash-heap", "ash-heap")


@editions
def test_cagliostro_corrupts_who_has_blocked_him(edition: str) -> None:
    t = stands("Cagliostro, The Grand Copht", "Oskar 4/8", edition=edition)
    fights(t, "Cagliostro, The Grand Copht")
    while t.asks != "may":
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("yes")
    t.goes_on()
    assert t.g.counters_on(t["Oskar"], "corruption") == 1


COPHT = "Cagliostro, The Grand Copht"


@editions
def test_cagliostro_in_torpor_discards_no_more_than_others(edition: str) -> None:
    for region, times in (("ready", 2), ("torpor", 1)):
        t = position(
            seat(hand=["Blank Page"] * 7, library=20, **{region: [COPHT]}),  # type: ignore[arg-type]
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="influence",
            edition=edition,
        )
        for _ in range(2):  # in each turn of hers
            passes_to(t, "discard")
            done = 0
            while t.asks == "discard" and t.who() == "a":
                t.answer(t.options("discard")[0])
                done += 1
            assert done == times


@editions
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_cagliostro_corrupts_whom_he_likes_and_only_after_a_combat(answer: str, edition: str) -> None:
    t = stands(COPHT, "Oskar 4/8", "Ute 4/8", edition=edition)
    fights(t, COPHT)
    while t.asks != "may":
        assert t.g.counters_on(t["Oskar"], "corruption") == 0
        t.does("strike hand" if t.asks == "strike" else "pass")
    with t.unchanged(*BYSTANDER):
        t.does(answer, by="a")
        t.goes_on()
    assert [t.g.counters_on(t[one], "corruption") for one in ("Oskar", "Ute")] == [int(answer == "yes"), 0]
    t.is_quiet()


@editions
def test_an_action_that_nobody_blocks_corrupts_nobody(edition: str) -> None:
    t = stands(COPHT, "Oskar 4/8", edition=edition)
    t.does(f"bleed {COPHT}")
    t.goes_on()
    assert t.g.counters_on(t["Oskar"], "corruption") == 0


# -- Elizabeth Dimitros -----------------------------------------------------------------------------------------------


@editions
def test_elizabeth_is_not_blocked_by_hesha(edition: str) -> None:
    t = position(
        seat(ready=["Elizabeth Dimitros"]), seat(ready=["Hesha Ruhadze", "Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Elizabeth Dimitros")
    assert (t.offers("block Hesha Ruhadze"), t.offers("block Oskar")) == (False, True)


# -- Faruq Abd al-Qadir -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "offered"), [([(1, "corruption", "Agnieszka", "a")], False), ([], True)])
def test_who_is_corrupt_cannot_end_the_combat(counters: list[tuple[int, str, str, str]], offered: bool) -> None:
    other = "Agnieszka, Tempter of Legions"
    counters = [(n, name, other, by) for n, name, _, by in counters]
    t = position(seat(ready=["Faruq Abd al-Qadir"]), seat(ready=[other]), bystander(), counters=counters)
    t.does("bleed Faruq Abd al-Qadir")
    t.does(f"block {other}", by="b")
    assert t.offers(f"use {other} {other}") is offered
    if offered:
        t.does("strike hand")
    t.goes_on()
    t.is_quiet()


# -- Gostoso ----------------------------------------------------------------------------------------------------------


def test_what_follows_on_a_bleed() -> None:
    for answer, gained in (("yes", 1), ("no", 0)):
        t = position(seat(ready=["Gostoso blood:1"]), seat(ready=["Oskar 4/4"]), bystander())
        t.does("bleed Gostoso")
        t.passes_until("may")
        with t.changes("Gostoso.blood", gained), t.unchanged(*BYSTANDER):
            t.does(answer)
            t.goes_on()
        t.is_quiet()


# -- Kahina the Sorceress ---------------------------------------------------------------------------------------------


@rules_on("Kahina the Sorceress", "LSJ 20030820")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_kahina_wounds_each_minion_once_however_many_counters_are_on_him(count: int) -> None:
    me = "Kahina the Sorceress"
    t = position(
        seat(ready=[me]),
        seat(ready=["Oskar 4/8", "Olga 4/8"]),
        bystander(),
        counters=[(1, "corruption", "Olga", "a"), *([(count, "corruption", "Oskar", "a")] if count else [])],
    )
    t.does(f"use {me}")
    t.passes_until("polling")
    t.does(f"vote {me} for", by="a")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Olga.blood")) == (3 if count else 4, 3)
    t.is_quiet()


# -- Khay'tall, Snake of Eden -----------------------------------------------------------------------------------------


@rules_on("Khay'tall, Snake of Eden", "PIB 20141226")
def test_votes_of_those_who_are_corrupted_later_do_not_count() -> None:
    me = "Khay'tall, Snake of Eden"
    t = position(seat(ready=[me], hand=[POLL]), seat(ready=["Oskar 4/8 votes:9"]), bystander())
    t.does(f"play {POLL} {me}")
    t.passes_until("polling")
    t.passes_until_offered("vote Oskar against")
    t.does("vote Oskar against")
    t.g.add_counters(t["Oskar"], "corruption", 1, 0)
    t.goes_on()
    assert t.told("result")[-1]["against"] == 0


def test_khaytall_silences_the_corrupt() -> None:
    me = "Khay'tall, Snake of Eden"
    for corrupt in (True, False):
        t = position(
            seat(ready=[me], hand=[POLL]),
            seat(ready=["Oskar 4/8 votes:2"]),
            bystander(),
            counters=[(1, "corruption", "Oskar", "a")] if corrupt else [],
        )
        t.does(f"play {POLL} {me}")
        assert stats.stealth(t.g, t[me]) == 2
        t.passes_until("polling")
        t.goes_on()
        assert t.ever_offered("vote Oskar for")
        assert t.ever_offered("vote Oskar against") is not corrupt


# -- Nakhthorheb ------------------------------------------------------------------------------------------------------


@editions
def test_who_has_counters_of_hers_cannot_block_nakhthorheb(edition: str) -> None:
    t = position(
        seat(ready=["Nakhthorheb locked", "Mira 3/5"]),
        seat(ready=["Oskar 1/2", "Otto 2/4", "Odo 2/4"]),
        bystander(),
        edition=edition,
        counters=[(1, "corruption", "Oskar", "a"), (1, "corruption", "Otto", "c")],
    )
    t.does("use Nakhthorheb", by="a")
    assert t.measure("Nakhthorheb.locked") == 0
    t.does("bleed Nakhthorheb")
    t.passes_until_offered("block Otto")
    assert t.offers("block Odo")
    assert not t.offers("block Oskar")
    assert FORBIDDEN in t.clauses("block Oskar", by="b")


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
    on_to(t)
    assert (len(t.told("combat")), t.measure("b.pool")) == (1, 30)


# -- Nefertiti --------------------------------------------------------------------------------------------------------


@editions
def test_nefertiti_corrupts_by_an_action_of_her_own(edition: str) -> None:
    t = position(
        seat(ready=["Nefertiti"]),
        seat(ready=["Oskar 1/2 locked"]),
        seat(ready=["Vera 2/4 locked"]),
        edition=edition,
    )
    with t.changes("Nefertiti.blood", -1):
        goes_through(t, "use Nefertiti Nefertiti -1")
    assert t.told("action")[-1]["stealth"] == 1
    assert t.told("action")[-1]["victims"] == [1]
    assert t.g.counters_on(t["Oskar"], "corruption", 0) == 1
    t.is_quiet()


# -- Neferu -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "other", "counters"),
    [("Neferu", "Oskar 4/8 votes:2", "a"), ("Ellison Humboldt", "Oskar 4/8 sect:Camarilla prince", "")],
)
def test_they_change_the_votes_of_others(name: str, other: str, counters: str) -> None:
    t = called_to_vote(name, other=other, counters=counters)
    t.passes_until_offered("vote Oskar against")
    with t.changes("referendum.against", 2):
        t.does("vote Oskar against", by="b")
    t.passes_until_offered(f"use {name}")
    with t.changes(f"{name}.blood", -1), t.changes("referendum.against", -2), t.changes("referendum.favour", 2):
        t.does(f"use {name}", by="a")
        if t.asks == "target":
            t.does("target Oskar")
        t.does("way 0", by="a")
    t.goes_on()
    nobody = called_to_vote(name)
    nobody.goes_on()
    assert not nobody.ever_offered(f"use {name}")


@rules_on("Neferu", "ANK 20190731")
@pytest.mark.parametrize("cast", [True, False])
def test_neferu_changes_what_was_cast_and_makes_nobody_vote(cast: bool) -> None:
    t = polled_among_three("Neferu", counters=[(1, "corruption", "Oskar", "a")])
    if cast:
        until(t, "vote Oskar against")
        t.does("vote Oskar against", by="b")
        until(t, "use Neferu")
        t.does("use Neferu", by="a")
        while t.asks in ("target", "way"):
            t.does("target Oskar" if t.asks == "target" else "way 0", by="a")
    since = len(t.asked)
    while t.asks not in t.quiet:
        t.answer("pass")
    told = t.told("result")[-1]
    if cast:
        assert (told["favour"], told["against"]) == (2, 0)
    else:
        assert not t.ever_offered("use Neferu", since)
    t.is_quiet()


# -- Nonu Dis ---------------------------------------------------------------------------------------------------------


def test_nonu_dis_feeds_a_minister_after_a_master_card() -> None:
    t = position(
        seat(ready=["Nonu Dis blood:2", "Hesha Ruhadze (G6) blood:3"], hand=["Blood Doll"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Blood Doll")
    t.does("target Hesha Ruhadze")
    while t.asks != "may":
        t.passes()
    assert t.g.host[t["Blood Doll"]] == t["Hesha Ruhadze"]  # the card is done with first
    with t.changes("Nonu Dis.blood", 1):
        t.does("yes")
        t.does("pick Nonu Dis")


@rules_on("Nonu Dis", "ANK 20220617")
def test_nonu_dis_feeds_once_in_a_master_phase() -> None:
    t = position(
        seat(
            ready=["Nonu Dis", "Ines 2/8 clan:Ministry", "Anson"],
            hand=["The Barrens", "Elder Library"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    t.does("play The Barrens")
    assert t.asks == "may"
    t.does("yes", by="a")
    t.does("pick Ines") if t.asks == "pick" else None
    assert t.measure("Ines.blood") == 3
    t.does("play Elder Library", by="a")
    assert t.region("Elder Library") == "play"
    assert t.asks != "may"
    t.passes_until("minion")
    assert t.measure("Ines.blood") == 3


# -- Ogwon ------------------------------------------------------------------------------------------------------------


def test_who_fails_to_block_burns_blood() -> None:
    t = position(seat(ready=["Ogwon blood:1"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("hunt Ogwon")
    with t.changes("Oskar.blood", -1), t.unchanged(*BYSTANDER):
        t.does("block Oskar", by="b")
        t.goes_on()
    t.is_quiet()


# -- Pentweret --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("other", "blood", "offered"), [("Oskar 2/3", 5, True), ("Oskar 2/4", 5, False), ("Oskar 2/3", 1, False)]
)
def test_pentweret_takes_the_weak(other: str, blood: int, offered: bool, edition: str) -> None:
    """It costs 2 blood, which must be there."""
    t = stands("Pentweret", other, edition=edition)
    t.g.blood[t["Pentweret"]] = blood
    fights(t, "Pentweret")
    on_to(t, "strike")
    assert t.offers("use Pentweret Pentweret -1") is offered
    if offered:
        t.does("use Pentweret Pentweret -1")
        t.goes_on()
        assert (t.g.controller[t["Oskar"]], t.measure("Pentweret.blood") <= 3) == (0, True)


@editions
@pytest.mark.parametrize(
    ("other", "blood", "offered"),
    [("Oskar 2/3", 2, True), ("Oskar 2/3", 1, False), ("Oskar 2/4", 5, False), ("Renegade Garou", 5, False)],
)
def test_pentweret_needs_two_blood_and_somebody_weak(other: str, blood: int, offered: bool, edition: str) -> None:
    t = stands("Pentweret", other, edition=edition)
    t.g.blood[t["Pentweret"]] = blood
    fights(t, "Pentweret", other.split(" 2/")[0])
    on_to(t, "strike")
    assert t.offers("use Pentweret Pentweret -1") is offered


@editions
def test_pentweret_keeps_whom_he_has_stolen_and_the_combat_is_over(edition: str) -> None:
    t = stands("Pentweret", ("Oskar 2/3", ["Raven Spy"]), "Ute 2/4", edition=edition)
    t.g.blood[t["Pentweret"]] = 5
    fights(t, "Pentweret")
    on_to(t, "strike")
    with t.unchanged(*BYSTANDER, "Ute.blood", "a.pool", "b.pool"):
        t.does("use Pentweret Pentweret -1")
        t.goes_on()
    assert (t.g.controller[t["Oskar"]], t.g.host[t["Raven Spy"]]) == (0, t["Oskar"])
    passes_to(t, "minion", "b")
    assert t.g.controller[t["Oskar"]] == 0


# -- Porphyrion -------------------------------------------------------------------------------------------------------


def test_porphyrion_brings_a_treaty() -> None:
    name = "Treaty of Laibach"
    t = position(
        seat(uncontrolled=["Porphyrion blood:11"], hand=["Blank Page"] * 7, library=[name, "Blank Page"]),
        seat(),
        bystander(),
        phase="influence",
    )
    t.does("out Porphyrion")
    t.does("yes")
    t.does(f"find {catalogue.find(name).id}")
    assert t.region(name) == "hand"


@rules_on("Porphyrion", "LSJ 20080526")
@pytest.mark.parametrize("contested", [False, True])
def test_porphyrion_searches_before_he_is_contested(contested: bool) -> None:
    t = position(
        seat(
            ready=["Mira 2/4"],
            uncontrolled=["Porphyrion blood:9"],
            hand=["Blank Page"] * 7,
            library=["Treaty of Laibach", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4", *["Porphyrion"] * contested]),
        bystander(),
        phase="influence",
    )
    coming = t.g.uncontrolled(0)[0]
    t.does("out Porphyrion")
    while t.asks in ("may", "search"):
        assert not t.told("contested")
        t.answer("yes" if t.asks == "may" else t.options("find")[0])
    while t.options("discard"):
        t.answer(next(o for o in t.options("discard") if t.g.face[int(o.split()[1])].name == "Blank Page"))
    assert "Treaty of Laibach" in [t.g.face[one].name for one in t.g.hand(0)]
    assert bool(t.told("contested")) is contested
    assert coming >= 0


# -- Samat Ramal-Ra, Archon -------------------------------------------------------------------------------------------


def test_no_blood_hunt_is_called_on_him() -> None:
    t = position(seat(ready=["Samat Ramal-Ra, Archon"]), seat(torpor=["Oskar 1/4"]), bystander())
    t.does("diablerize Samat Ramal-Ra, Archon Oskar")
    t.goes_on()
    assert t.region("Oskar") == "ash-heap"
    assert not t.told("referendum")
    t.is_quiet()


# -- Sarrasine --------------------------------------------------------------------------------------------------------


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


# -- Sergio Bueno -----------------------------------------------------------------------------------------------------


@since_2011
def test_who_is_corrupted_pays_to_block_sergio(edition: str) -> None:
    t = position(
        seat(ready=["Sergio Bueno"]),
        seat(ready=["Oskar 2/4", "Otto ally 3"]),
        bystander(),
        edition=edition,
        counters=[(1, "corruption", "Otto", "a"), (1, "corruption", "Oskar", "c")],
    )
    t.does("bleed Sergio Bueno")
    t.passes_until_offered("block Otto")
    twin = t.g.fork()
    assert paid_to_block(t, "Otto") == 1
    assert twin.blood[t["Otto"]] == 3


# -- Shemti -----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("locked", "hurt"), [("", 1), ("locked", 0)])
def test_shemti_burns_who_acts_against_you(locked: str, hurt: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[f"Shemti {locked}".strip(), "Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.goes_on()
        if hurt:
            t.does("way 0", by="a")  # at once
        t.goes_on()
    assert t.measure("Mira.blood") == 4 - hurt


@editions
@pytest.mark.parametrize(
    ("action", "hurt"),
    [("bleed Mira", 1), ("hunt Mira", 0)],
)
def test_shemti_hurts_whoever_acts_against_his_methuselah_and_nobody_else(action: str, hurt: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 4/8"]),
        seat(ready=["Shemti", "Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Ines.blood", "Shemti.blood"):
        t.does(action)
        t.goes_on()
        if hurt:
            t.does("way 1", by="a")  # after everything else
        t.goes_on()
    assert t.measure("Mira.blood") == 4 - hurt + (action == "hunt Mira")
    t.is_quiet()


@editions
def test_shemti_hurts_nobody_whose_action_was_blocked_or_aimed_elsewhere(edition: str) -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Shemti", "Oskar 2/4"]), bystander(), edition=edition)
    fights(t, "Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 3  # by the hand of Oskar
    t = position(seat(ready=["Mira 4/8"]), seat(ready=["Oskar 2/4 locked"]), seat(ready=["Shemti"]), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 4


@rules_on("Shemti", "RTR 19970630")
@rules_on("Shemti", "ANK 20180206")
@pytest.mark.parametrize("early", [True, False])
def test_shemtis_damage_is_environmental_and_comes_when_the_acting_player_likes(early: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 for"], hand=["Freak Drive"]),
        seat(ready=["Shemti"]),
        bystander(),
    )
    t.does("bleed Mira")
    while t.asks != "way":
        t.passes()
    assert (t.who(), len(t.options())) == ("a", 2)
    t.answer(t.options()[0 if early else 1])
    assert bool(t.told("damage")) is early
    until(t, "play Freak Drive Mira 0")
    t.does("play Freak Drive Mira 0", by="a")
    to_the_end(t)
    assert [told["environmental"] for told in t.told("damage")] == [1]
    assert t.measure("Mira.blood") == 4 - 1 - t.g.face[t["Freak Drive"]].blood


# -- Sundervere, The Devil Brahmin ------------------------------------------------------------------------------------


@editions
def test_sundervere_costs_his_methuselah_a_pool_when_he_burns(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/6"]),
        seat(ready=["Oskar 2/4 locked"], torpor=["Sundervere, The Devil Brahmin", "Gone 1/4"]),
        bystander(),
        edition=edition,
    )
    with t.changes("b.pool", -1), t.unchanged(*BYSTANDER, "a.pool"):
        t.does("diablerize Mira Sundervere, The Devil Brahmin")
        t.goes_on("blood-hunt", "discipline", "trophy")
    assert t.region("Sundervere, The Devil Brahmin") == "ash-heap"


# -- Verrix, Naughty Boy ----------------------------------------------------------------------------------------------


def set_up(name: str, deed: str, other: str = "Oskar 2/4", pool: int = 30, edge: bool = False, prey: int = 30) -> Table:
    """The vampire acts, the other one answers, Vera of its predator stands by."""
    hand = [CARDS[deed]] if CARDS.get(deed) else []
    return position(
        seat(pool=pool, edge=edge, ready=[f"{name} blood:1" if deed == "hunt" else name, "Anja 1/2"], hand=hand),
        seat(pool=prey, ready=[other]),
        bystander(),
    )


@pytest.mark.parametrize(
    ("name", "deed", "other", "stat", "n"),
    [
        # during some actions
        ("Verrix, Naughty Boy", "bleed", "Oskar 2/4", "stealth", 1),
        ("Verrix, Naughty Boy", "hunt", "Oskar 2/4", "stealth", 1),  # that of any hunt
        ("Kalyani, Agent of Doom", "hunt", "Oskar 2/4", "stealth", 0),
        ("Kalyani, Agent of Doom", "bleed", "Oskar 2/4", "stealth", 0),
        ("Ariane", "hunt", "Oskar 2/4", "stealth", 0),
        ("Ariane", "bleed", "Oskar 2/4", "stealth", 0),
        ("Frau Schädel", "employ", "Oskar 2/4", "stealth", 2),
        ("Frau Schädel", "equip", "Oskar 2/4", "stealth", 1),
        # against a Methuselah with such minions
        ("Osvaldo Kühnemann", "bleed", "Oskar 2/4 clan:Ventrue", "bleed", 2),
        ("Osvaldo Kühnemann", "bleed", "Oskar 2/4 clan:Toreador", "bleed", 2),
        ("Osvaldo Kühnemann", "bleed", "Oskar 2/4 clan:Brujah", "bleed", 1),
    ],
)
def test_numbers_of_an_acting_vampire(name: str, deed: str, other: str, stat: str, n: int) -> None:
    t = set_up(name, deed, other)
    takes_action(t, deed, name)
    with t.unchanged("c.pool", "Vera.blood"):
        assert getattr(stats, stat)(t.g, t[name]) == n
        t.goes_on()
    t.is_quiet()
