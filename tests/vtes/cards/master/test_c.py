"""Master cards: C."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import (
    ME,
    OTHERS,
    POLLING,
    READY,
    VAMPIRE,
    VOTES,
    a,
    action,
    definition,
    lock,
    mod,
    reaction,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.regions import CONTESTED
from praxis.vtes.model.rulings import dues
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import either, unseen_table, waiting
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.combat_tables import acts_and_is_blocked, fights_out, in_combat
from tests.vtes.cards.location_tables import HECATA, TREMERE, polling
from tests.vtes.cards.master_tables import HAND, asks_anew
from tests.vtes.cards.referendum_tables import POLL, pools
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_phase, passes_to, since_2011

# -- Cairo Int'l Airport ----------------------------------------------------------------------------------------------


@either
@proves("imbued.ruling.cairo-airport")
def test_cairo_airport_burns_blood_of_an_unknown_imbued(edition: str, what: str) -> None:
    t = unseen_table(
        edition, seat(ready=["Mira 3/5"], play=["Cairo Int'l Airport"]), waiting(f"Ann 2/4{what}", "Kid 0/4")
    )
    with t.changes("Ann.blood", -1), t.unchanged("Kid.blood", "b.pool"):
        t.does("use Cairo Int'l Airport Mira")
        t.goes_on()
    assert t.told("action")[0]["victims"] == [1]  # directed at the Methuselah in whose region he lies
    t.is_quiet()


# -- Camarilla Conclave -----------------------------------------------------------------------------------------------


def speech(votes: int) -> Face:
    """So many votes more for who reacts."""
    return made_up("Speech", faces.REACTION, definition=definition(reaction("", mod(VOTES, votes, ME), when=POLLING)))


@ruled_alike(
    "card oskar",
    [("Camarilla Conclave", "Oskar 4/8 sect:Sabbat votes:1"), ("Fabrizia Contreraz", "Fabrizia Contreraz")],
    "ANK 20251125",
    "LSJ 20050221-2",
)
@pytest.mark.parametrize(("more", "votes"), [(1, 0), (2, 1)])
def test_who_has_fewer_votes_than_none_must_make_up_for_them(card: str, oskar: str, more: int, votes: int) -> None:
    """Votes below none are never subtracted from those of others."""
    me = oskar.split(" 4/8")[0]
    t = position(
        seat(ready=["Mira 6/8 sect:Camarilla prince"], hand=[POLL], play=["Camarilla Conclave counters:4"]),
        seat(ready=[oskar, "Olga 2/4 sect:Sabbat", "Odo 2/4 sect:Sabbat"], hand=[speech(more)]),
        seat(ready=["Vera 2/4 sect:Sabbat"]),
    )
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    for _ in range(2 if card == "Camarilla Conclave" else 1):
        until(t, "use Camarilla Conclave")
        t.answer(t.options("use")[-1])
    assert stats.votes(t.g, t[me]) == 0
    until(t, f"play Speech {me}")
    t.does(f"play Speech {me}", by="b")
    assert stats.votes(t.g, t[me]) == votes
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    to_the_end(t)
    assert (t.told("result")[-1]["favour"], t.told("result")[-1]["against"]) == (2, 0)
    t.is_quiet()


@editions
def test_camarilla_conclave_hides_a_motion_and_silences_others(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 prince:Chicago"],
            play=["Camarilla Conclave counters:2"],
            hand=["Kine Resources Contested"],
        ),
        seat(ready=["Oskar 2/4 bishop", "Ute 2/4 primogen intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    for _ in range(20):
        if t.offers("use Camarilla Conclave -1 -1"):
            break
        t.does("block Ute" if t.offers("block Ute") else "pass")
    t.does("use Camarilla Conclave -1 -1", by="a")
    assert stats.stealth(t.g, t["Mira"]) == 2
    for _ in range(30):
        if t.asks == "polling" and t.who() == "a":
            break
        t.goes_by("terms")
    t.does("use Camarilla Conclave -1 -2", by="a")
    assert (stats.votes(t.g, t["Oskar"]), stats.votes(t.g, t["Ute"])) == (0, 1)
    assert t.region("Camarilla Conclave") == "ash-heap"  # the last counter


# -- Capitalist -------------------------------------------------------------------------------------------------------


@editions
def test_a_capitalist_feeds_on_his_prey_once_a_turn(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 sect:Sabbat", ["Capitalist"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 4


@rules_on("Capitalist", "ANK 20190113")
def test_what_follows_an_action_follows_the_blood_of_a_capitalist() -> None:
    t = position(
        seat(ready=[("Mira 4/8 for sect:Sabbat", ["Capitalist"]), "Ines 2/4"], hand=["Freak Drive", "Conditioning"]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Freak Drive Mira 0")
    assert t.measure("Mira.blood") == 5
    assert not t.offers("play Conditioning")
    t.does("play Freak Drive Mira 0", by="a")
    assert t.measure("Mira.locked") == 0
    to_the_end(t)
    t.is_quiet()


# -- Cappadocian Crypt ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "offered"), [("Cappadocian Crypt", False)])
def test_cappadocian_crypt_waits_for_an_action_of_its_own(card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {HECATA}"], play=[card]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("hunt Mira")
    t.goes_on()
    assert t.ever_offered(f"use {card}") is offered


@editions
@pytest.mark.parametrize("blocked", [True, False])
def test_cappadocian_crypt_feeds_after_a_successful_action_that_needs_hecata(blocked: bool, edition: str) -> None:
    """The action of The Gate of Acheron is for a Hecata, so it requires one [LSJ 20080604]."""
    t = position(
        seat(ready=[f"Mira 3/5 {HECATA}"], play=["Cappadocian Crypt", "The Gate of Acheron"]),
        seat(ready=["Oskar 2/4 intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("use The Gate of Acheron Mira -1")
    while not t.told("action-over"):
        if blocked and t.offers("block Oskar"):
            t.does("block Oskar")
        elif t.offers("use Cappadocian Crypt"):
            t.does("use Cappadocian Crypt", by="a")
            assert t.asks != "target"
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.measure("Cappadocian Crypt.locked") == (not blocked)
    assert t.measure("Mira.blood") == (2 if blocked else 4)
    t.is_quiet()


@editions
def test_cappadocian_crypt_does_not_feed_after_an_action_that_any_independent_vampire_could_take(edition: str) -> None:
    """Powerbase: Munich requires Hecata; to burn it does not."""
    t = position(
        seat(ready=[f"Mira 3/5 {HECATA} sect:Independent"], play=["Cappadocian Crypt"]),
        seat(ready=["Oskar 2/4"], play=["Powerbase: Munich"]),
        bystander(),
        edition=edition,
    )
    t.does("use Powerbase: Munich Mira")
    t.goes_on()
    assert t.region("Powerbase: Munich") == "ash-heap"
    assert not t.ever_offered("use Cappadocian Crypt")


# -- Carfax Abbey -----------------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize("baron", [True, False])
def test_carfax_abbey_feeds_two_where_there_is_a_baron(baron: bool, edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Anarch", f"Ines 3/5 {'baron:Perth' if baron else 'sect:Anarch'}", "Alien 3/5"],
            play=["Carfax Abbey"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Alien.blood"):
        t.does_all("use Carfax Abbey", "target Mira")
        if baron:
            t.does("pick Ines")
    assert (t.measure("Mira.blood"), t.measure("Ines.blood")) == (4, 4 if baron else 3)


# -- Carnivale --------------------------------------------------------------------------------------------------------


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


# -- Carver's Meat Packing and Storage --------------------------------------------------------------------------------


@editions
@rules_on("Carver's Meat Packing and Storage", "ANK 20200729")
def test_carvers_keeps_the_small_as_hostages(edition: str) -> None:
    """Ruling: the hostages of one vampire are freed once a turn."""
    t = position(
        seat(ready=["Mira 3/8"], play=["Carver's Meat Packing and Storage"]),
        seat(ready=["Oskar 0/3"]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t)
    fights_out(t)
    assert (t.region("Oskar"), t.g.counters_on(t["Oskar"], "hostage")) == ("torpor", 1)
    for _ in range(200):
        if t.who() == "a" and t.asks == "master":
            break
        assert not t.offers("leave Oskar")
        t.goes_by()
    t.does("use Carver's Meat Packing and Storage")
    assert t.measure("Mira.blood") == 3  # one lost to the fist, one gained


@editions
@pytest.mark.parametrize("freed", [True, False])
def test_hostages_are_neither_rescued_nor_diablerized_until_they_are_freed(freed: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 3/5"], play=["Blood Puppy counters:3"]),
        seat(ready=["Oskar 3/4"], torpor=["Young 2/3"], play=["Carver's Meat Packing and Storage"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.g.add_counters(t["Young"], "hostage", 1)
    asks_anew(t)
    if freed:
        t.does("use Carver's Meat Packing and Storage")
        t.does("pick Mira") if t.asks == "pick" else None
        assert (t.measure("Mira.blood"), t.g.counters_on(t["Young"], "hostage")) == (2, 0)
        assert not t.offers("use Carver's Meat Packing and Storage")
    passes_to(t, "minion")
    assert t.offers("diablerize Mira Young") is freed
    assert t.offers("rescue Mira Young") is freed


# -- Cave of Apples ---------------------------------------------------------------------------------------------------


@editions
def test_the_cave_of_apples_corrupts_the_younger(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Ministry", "Alien 3/5"], play=["Cave of Apples"]),
        seat(ready=["Oskar 1/1", "Old 2/9"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Cave of Apples Alien")
    t.does("use Cave of Apples Mira")
    assert t.asks != "target"  # Oskar is the only one
    for _ in range(20):
        if t.asks == "may":
            break
        t.passes()
    t.does("yes", by="a")
    assert t.g.controller[t["Oskar"]] == 0


# -- Census Taker -----------------------------------------------------------------------------------------------------


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


# -- Chanjelin Ward ---------------------------------------------------------------------------------------------------


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


@rules_on("Chanjelin Ward", "LSJ 20080809-2", "RTR 20081119")
@pytest.mark.parametrize("warded", ["Oskar", "Olga", ""])
def test_a_ward_counts_whichever_target_has_it(warded: str) -> None:
    """The action costs a blood more, and can be made to fail."""
    one, other = a(VAMPIRE, READY, OTHERS), a(VAMPIRE, READY, OTHERS)
    both = made_up("Both", faces.ACTION, definition=definition(action("", lock(one), lock(other))))
    for burned in (True, False):
        t = position(
            seat(ready=["Mira 4/8", "Ines 2/4"], hand=[both]),
            seat(ready=[(f"{who} 2/4", ["Chanjelin Ward"] if who == warded else []) for who in ("Oskar", "Olga")]),
            bystander(),
        )
        t.does("play Both Mira 0")
        t.does_all("target Oskar", "target Olga")
        if warded and burned:
            until(t, "use Chanjelin Ward")
            t.does("use Chanjelin Ward", by="b")
        to_the_end(t)
        assert not warded or t.ever_offered("use Chanjelin Ward")
        fails = bool(warded) and burned
        assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == ((0, 0) if fails else (1, 1))
        assert t.measure("Mira.blood") == (3 if warded and not fails else 4)
        t.is_quiet()


# -- Channel 10 -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Channel 10", "ANK 20210124")
def test_an_action_cancelled_as_it_is_played_does_not_count_for_channel_10(edition: str) -> None:
    if edition == "2000":
        return  # which cancels nothing as it is played
    t = position(
        seat(ready=["Mira 3/8", "Ines 3/8"], hand=["Computer Hacking"]),
        seat(ready=["Oskar 2/4"], play=["Channel 10"]),
        seat(ready=["Vera 2/4"], hand=["Direct Intervention"]),
        edition=edition,
    )
    t.does("play Computer Hacking Ines 0")
    t.does("play Direct Intervention", by="c")
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    assert not t.offers("use Channel 10")


@editions
@pytest.mark.parametrize("actions", [1, 2])
def test_channel_10_is_late_by_one_action(actions: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8", "Ines 3/8"]),
        seat(ready=["Oskar 2/4"], play=["Channel 10"]),
        bystander(),
        edition=edition,
    )
    if actions == 2:
        t.does("hunt Ines")
        t.goes_on()
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    assert t.offers("use Channel 10") is (actions == 2)
    if actions == 2:
        t.does("use Channel 10", by="b")
        assert t.told("blocked")[0]["intercept"] == 2
    t.goes_on()
    t.is_quiet()


# -- Chantry ----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("way", "pool", "blood"), [(-1, 29, 3), (-2, 30, 2)])
def test_chantry_brings_a_tremere_back_from_torpor(way: int, pool: int, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {TREMERE}"], torpor=["Alien 1/4"], play=["Chantry"]),
        seat(torpor=[f"Down 1/4 {TREMERE}"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"use Chantry -1 {way}")
    assert (t.region("Down"), t.g.controller[t["Down"]], t.region("Alien")) == ("ready", 1, "torpor")
    assert (t.measure("a.pool"), t.measure("Mira.blood"), t.measure("Chantry.locked")) == (pool, blood, 1)


# -- Charisma ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("worn", "cost"), [(True, 1), (False, 2)])
def test_charisma_makes_allies_cheaper(worn: bool, cost: int, edition: str) -> None:
    t = position(
        seat(pool=30, ready=[("Mira 3/8", ["Charisma"] if worn else [])], hand=["Procurer"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Procurer Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 3 - cost
    assert t.region("Procurer") in ("ready", "waiting")
    t.is_quiet()


@pytest.mark.parametrize("by_action", [True, False])
def test_charisma_makes_only_actions_cheaper(by_action: bool) -> None:
    """The Piper brings an ally by a master card."""
    ally = "Carlton Van Wyk"
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Charisma"])], hand=[ally, "Piper"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="minion" if by_action else "master",
    )
    price = t.g.face[t[ally]].pool
    t.does(f"play {ally} Mira" if by_action else "play Piper")
    to_the_end(t)
    assert t.region(ally) in ("ready", "waiting")
    assert t.measure("a.pool") == 30 - price + by_action
    t.is_quiet()


# -- The Church of Vindicated Faith -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_the_church_of_vindicated_faith_calls_imbued(edition: str) -> None:
    card = "The Church of Vindicated Faith"
    t = position(
        seat(ready=["Abe 3/3 imbued"], play=[card], uncontrolled=["Ben 0/4 imbued"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Abe")
    for _ in range(20):
        if t.asks == "may":
            break
        t.passes()
    t.does("yes", by="a")
    assert (t.measure("Ben.blood"), t.measure(f"{card}.locked")) == (1, 1)
    t = position(seat(ready=["Mira 3/5"], hand=[card]), seat(), bystander(), phase="master", edition=edition)
    assert not t.offers(f"play {card}")


# -- City Gangrel Connections -----------------------------------------------------------------------------------------


@editions
def test_city_gangrel_connections_give_a_vote_each_political_action(edition: str) -> None:
    t = polling("City Gangrel Connections", "Oskar 2/4", edition=edition)
    t.does("use City Gangrel Connections", by="b")
    assert t.told("gains-votes")[0]["votes"] == 1
    for _ in range(9):
        if t.who() == "b":
            break
        t.passes()
    assert not t.offers("use City Gangrel Connections")


# -- Club Illusion ----------------------------------------------------------------------------------------------------


@rules_on("Club Illusion", "ANK 20220317")
def test_an_action_with_club_illusion_requires_no_anarch() -> None:
    t = position(
        seat(ready=["Mira 4/8 pro sect:Anarch", "Ines 2/4"], hand=["CrimethInc."], play=["Club Illusion"]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "use Club Illusion Mira")
    t.does("use Club Illusion Mira", by="a")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Mira.locked")) == (28, 1)
    assert not t.ever_offered("play CrimethInc.")
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Camarilla", False)])
def test_club_illusion_sells_bleed_to_any_anarch(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 sect:{sect}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Club Illusion"]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.offers("use Club Illusion Mira") is offered
    if offered:
        t.does("use Club Illusion Mira", by="a")
        assert not t.offers("use Club Illusion Mira")
        t.goes_on()
        assert (t.measure("b.pool"), t.measure("Mira.blood")) == (28, 2)


# -- Club Zombie ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("locked", [False, True])
def test_club_zombie_feeds_if_it_was_unlocked(locked: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/5"], play=["Club Zombie locked" if locked else "Club Zombie"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers("use Club Zombie") is not locked
    if not locked:
        t.does("use Club Zombie")
        assert t.measure("Mira.blood") == 3
        assert not t.offers("use Club Zombie")


@editions
def test_club_zombie_sees(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Path of the Void"])]),
        seat(ready=["Oskar 2/4"], play=["Club Zombie"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    while t.who() != "b":
        t.passes()
    t.does("use Club Zombie", by="b")
    assert t.told("blocked") or t.measure("Club Zombie.locked") == 1


# -- Command Performance ----------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("whose", ["a", "b"])
def test_a_command_performance_comes_in_the_middle_of_an_action(whose: str) -> None:
    card = "Command Performance"
    t = position(
        seat(ready=["Mira 6/8", "Ida 2/4 clan:Daughter-of-Cacophony locked"], play=[card] if whose == "a" else []),
        seat(ready=["Oskar 6/8"], play=[card] if whose == "b" else []),
        bystander(),
    )
    in_combat(t)
    while t.asks not in t.quiet and not t.offers(f"use {card}"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.offers(f"use {card}") is (whose == "a")
    if whose == "a":
        t.does(f"use {card}", by="a")
        assert t.measure("Ida.locked") == 0


# -- Communal Haven: Temple -------------------------------------------------------------------------------------------


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


# -- Conductor --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("locked", "votes"), [("", [1, 1, 0]), (" locked", [0, 0, 0])])
def test_a_conductor_leads_the_choir(locked: str, votes: list[int], edition: str) -> None:
    diva = "clan:Daughter-of-Cacophony"
    t = position(
        seat(ready=[(f"Mira 3/5 {diva}{locked}", ["Conductor"]), f"Ines 3/5 {diva}", "Alien 3/5"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert [stats.votes(t.g, t[name]) for name in ("Mira", "Ines", "Alien")] == votes


# -- Contract ---------------------------------------------------------------------------------------------------------


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


# -- Corporal Reservoir -----------------------------------------------------------------------------------------------


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
    acts_and_is_blocked(t)
    for _ in range(30):
        if t.asks == "prevent":
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.answer(next(one for one in t.options("use") if one.endswith("-1")))
    fights_out(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (2, 1)


# -- The Coven --------------------------------------------------------------------------------------------------------

TRIFLES = [
    ("The Coven", "", "play"),
    ("Esgrima", "", "play"),
    ("Failsafe", "", "play"),
    ("Priority Contract", "clan:Banu-Haqim", "on"),
    ("Shakar: the Hunt", "trait:black-hand sect:Sabbat", "on"),
]


@ruled_alike("card words where", TRIFLES, "RBK contested-cards")
@pytest.mark.parametrize("contested", [True, False])
def test_a_trifle_that_is_contested_as_it_is_played_is_still_a_trifle(
    card: str, words: str, where: str, contested: bool
) -> None:
    """A second master card can be played in the same phase."""
    theirs = seat(
        ready=["Oskar 2/4"] if where == "play" or not contested else [("Oskar 2/4", [card])],
        play=[card] if contested and where == "play" else [],
    )
    t = position(
        seat(ready=[f"Mira 4/8 {words}".strip()], hand=[card, "Blood Doll"]), theirs, bystander(), phase="master"
    )
    mine = next(one for one in t.g.hand(0) if t.g.face[one].name == card)
    until(t, f"play {mine}")
    t.does(f"play {mine}")
    while t.asks == "target":
        t.does("target Oskar" if t.offers("target Oskar") else t.options()[0])
    assert (t.g.where[mine] == CONTESTED) is contested
    assert (t.asks, t.who(), t.offers("play Blood Doll")) == ("master", "a", True)
    t.does("play Blood Doll")


@editions
@rules_on("The Coven", "LSJ 20100723")
def test_the_coven_is_the_predators_before_anything_can_be_done_in_the_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["The Coven"], hand=["Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.passes()
    assert t.told("phase")[-1]["phase"] == "discard"
    assert t.word("The Coven.controller") == "c"
    assert (t.who(), t.offers("use The Coven")) == ("c", True)  # she is asked first


@editions
def test_the_coven_feeds_and_goes_to_the_predator(edition: str) -> None:
    t = in_phase("master", edition, "The Coven", hand=["Blank Page"])
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("use The Coven")
    assert (t.measure("Mira.blood"), t.measure("The Coven.locked")) == (5, 1)
    passes_to(t, "discard")
    assert t.g.controller[t["The Coven"]] == 2


@editions
@rules_on("The Coven", "PIB 20121031")
def test_the_coven_feeds_as_damage_is_dealt(edition: str) -> None:
    """Ruling: while damage is being resolved, it may be used."""
    t = position(seat(ready=["Mira 3/8"]), seat(ready=["Oskar 1/8"], play=["The Coven"]), bystander(), edition=edition)
    t.passes()
    t.does("bleed Mira")
    for _ in range(40):
        if t.asks == "prevent" and t.offers("use The Coven"):
            break
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    t.does("use The Coven", by="b")
    assert any(told["blood"] == 3 for told in t.told("blood"))  # before the damage is healed


# -- Creepshow Casino -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("answer", "offered"), [("hunt Mira", True), ("bleed Mira", False)])
def test_creepshow_casino_hides_an_undirected_action_before_it_is_needed(
    answer: str, offered: bool, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 3/8"], play=["Creepshow Casino"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does(answer)
    assert t.offers("use Creepshow Casino") is offered
    if offered:
        assert t.asks == "announced"
        t.does("use Creepshow Casino", by="a")
        assert (stats.stealth(t.g, t["Mira"]), t.measure("Creepshow Casino.locked")) == (2, 1)
    t.goes_on()
    t.is_quiet()


# -- Crematorium ------------------------------------------------------------------------------------------------------


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


# -- The Crocodile Temple ---------------------------------------------------------------------------------------------


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


@rules_on("The Crocodile Temple", "ANK 20180326")
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (1, False)])
def test_the_temple_does_not_bite_for_who_was_ousted(pool: int, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(pool=pool, ready=["Oskar 2/4 locked"], play=["The Crocodile Temple"]),
        bystander(),
        seat(ready=["Dora 2/4"]),
    )
    t.does("bleed Mira")
    while t.asks not in t.quiet and not t.offers("use The Crocodile Temple"):
        t.answer("pass")
    assert t.offers("use The Crocodile Temple") is offered
    assert bool(t.g.ousted[1]) is not offered


# -- Curmudgeon -------------------------------------------------------------------------------------------------------


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


# -- Curse of Nitocris ------------------------------------------------------------------------------------------------


@editions
@rules_on("Curse of Nitocris", "LSJ 19971006")
@pytest.mark.parametrize(("edge", "moves"), [(False, True), (True, False)])
def test_the_curse_of_nitocris_goes_on_as_the_edge_does(edge: bool, moves: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Curse of Nitocris"], edge=edge),
        seat(ready=["Oskar 6/8 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while t.asks not in ("pick", "minion", "influence"):
        t.passes()
    assert (t.asks == "pick") is moves
    if moves:
        t.does("pick c")
        assert t.g.controller[t["Curse of Nitocris"]] == 2


@editions
def test_the_curse_of_nitocris_costs_pool(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Curse of Nitocris"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Curse of Nitocris")
    t.does("target b")
    assert t.g.controller[t["Curse of Nitocris"]] == 1
    passes_to(t, "minion", "b")
    assert pools(t) == (30, 29, 30)


@editions
def test_only_who_has_the_curse_of_nitocris_loses_pool(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 6/8"], play=["Curse of Nitocris"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    with t.unchanged("a.pool", "c.pool", "Oskar.blood"), t.changes("b.pool", -1):
        passes_to(t, "minion", "b")
    with t.unchanged("a.pool", "b.pool", "c.pool"):
        passes_to(t, "minion", "c")


# -- Cursed Abattoir --------------------------------------------------------------------------------------------------


@editions
def test_cursed_abattoir_grinds_zombies_into_bleeds(edition: str) -> None:
    t = position(
        seat(ready=["Corpse ally 2 trait:zombie bleed:1"], play=["Cursed Abattoir counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Corpse")
    for _ in range(9):
        if t.offers("use Cursed Abattoir"):
            break
        t.passes()
    t.does("use Cursed Abattoir", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Cursed Abattoir.blood")) == (28, 0)
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Corpse ally 1 trait:zombie"], play=["Cursed Abattoir"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(40):
        if t.asks == "may" or t.told("action-over"):
            break
        t.does("block Corpse")
    t.does("yes", by="b")
    assert (t.region("Corpse"), t.measure("Cursed Abattoir.blood")) == ("ash-heap", 1)
