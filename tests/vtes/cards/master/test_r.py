"""Master cards: R."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.definitions.language import MINE, READY, UNCONTROLLED, VAMPIRE, a, master, put
from praxis.vtes.model import stats
from praxis.vtes.model.regions import CONTESTED
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import appendix, masterly, plays_at_once, unseen_table
from tests.vtes.cards.answering import until
from tests.vtes.cards.combat_tables import acts_and_is_blocked, fights_out, frenzy_at_hand, on_to
from tests.vtes.cards.location_tables import RAVNOS
from tests.vtes.cards.master_tables import BLACK_HAND
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, in_phase, passes_to, since_2011
from tests.vtes.cards.turn_tables import pays_to_unlock

# -- The Rack ---------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("The Rack", "RTR 19960112")
def test_the_rack_chooses_nobody_else_when_the_contest_is_over(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/8", "Ines 2/8"], play=["The Rack"]),
        seat(ready=["Oskar 2/4"], hand=["The Rack"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.g.chosen[t["The Rack"]] = [t["Mira"]]
    passes_to(t, "master", "b")
    mine = next(one for one in t.g.hand(1) if t.g.face[one].name == "The Rack")
    t.does(f"play {mine}")
    rack = next(one for one in range(len(t.g.face)) if t.g.face[one].name == "The Rack" and t.g.owner[one] == 0)
    assert t.g.where[rack] == CONTESTED
    since = len(t.asked)
    while not (t.who() == "a" and t.asks == "minion" and t.g.where[rack] != CONTESTED):
        if t.asks == "contest":
            t.answer(t.options("yield" if t.who() == "b" else "pay")[0])
        elif t.asks == "unlock" and t.offers(f"use {rack}"):
            t.does(f"use {rack}")
        else:
            t.does("pass" if t.offers("pass") else t.options()[0])
    assert not t.ever_offered("pick Ines", since)
    assert t.g.chosen[rack] == [t["Mira"]]


def racked(edition: str, chosen: str, **where: list[str]) -> Table:
    """Seat a, whose turn is next, has a Rack for the vampire `chosen`."""
    t = position(
        seat(play=["The Rack"], **where),  # type: ignore[arg-type]
        seat(ready=["Oskar 2/8"]),
        bystander(),
        phase="influence",
        turn="c",
        edition=edition,
    )
    t.g.chosen[t["The Rack"]] = [t[chosen]]
    return t


def unlocks(t: Table) -> None:
    """Pass until the turn of seat a."""
    for _ in range(20):
        if t.g.turn_span().seat == 0:
            return
        t.passes()
    raise AssertionError(t.asks)


@editions
@rules_on("The Rack", "PIB 20150522", "LSJ 20010623")
@pytest.mark.parametrize(("where", "offered"), [("ready", True), ("torpor", True), ("uncontrolled", False)])
def test_the_rack_feeds_in_torpor_and_not_out_of_play(where: str, offered: bool, edition: str) -> None:
    t = racked(edition, "Mira", **{where: ["Mira 2/8"]}, **({"ready": ["Ines 2/4"]} if where != "ready" else {}))
    unlocks(t)
    assert t.offers("use The Rack") is offered
    if offered:
        t.does("use The Rack", by="a")
        assert t.measure("Mira.blood") == 4


@since_2011
@rules_on("The Rack", "LSJ 20010809-2", "LSJ 20010809-3")
def test_the_rack_remembers_whom_it_was_for(edition: str) -> None:
    """Mira is banished, comes back, and is fed again."""
    banish = masterly("Banish", master(put(a(VAMPIRE, READY, MINE), UNCONTROLLED)))
    t = position(
        seat(play=["The Rack"], ready=["Ines 2/4", "Mira 4/5"], hand=[banish]),
        seat(ready=["Oskar 2/8"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.g.chosen[t["The Rack"]] = [t["Mira"]]
    t.does_all("play Banish", "target Mira")
    t.passes_until("influence")
    assert t.region("Mira") == "uncontrolled"
    t.does("invest Mira", by="a")
    t.brings_out("Mira")
    while t.region("Mira") == "uncontrolled":
        t.passes()
    assert t.region("Mira") == "ready"
    t.g.burn_blood(t["Mira"], 4, "card.golden.overrides-rules")
    t.passes_until("unlock")
    while t.who() != "a":
        t.passes()
    t.does("use The Rack -1 -1", by="a")
    assert t.measure("Mira.blood") == 3


@editions
@rules_on("The Rack", "ANK 20200130-2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_whoever_has_stolen_the_victim_of_the_rack_decides(answer: str, edition: str) -> None:
    t = racked(edition, "Oskar", ready=["Ines 2/4"])
    for _ in range(20):
        if t.offers("yes"):
            break
        t.does(t.options("trigger")[0] if t.options("trigger") else "pass")
    t.does(answer, by="b")
    assert (t.g.turn_span().seat, t.measure("Oskar.blood")) == (0, 4 if answer == "yes" else 2)


@editions
@rules_on("The Rack", "TOM 19960122")
def test_the_rack_does_not_follow_a_new_copy(edition: str) -> None:
    t = racked(edition, "Old", ready=["Ines 2/4"], uncontrolled=["Old 9/9"])
    t.g.burn(t["Old"])
    unlocks(t)
    assert not t.offers("use The Rack")


@editions
def test_the_rack_feeds_whom_it_was_chosen_for(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/5", "Ines 1/5"], hand=["The Rack"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play The Rack", "target Ines")
    passes_to(t, "unlock")
    with t.unchanged("Mira.blood"):
        t.does("use The Rack")
    assert t.measure("Ines.blood") == 3
    assert not t.offers("use The Rack")


@editions
def test_a_stolen_rack_is_for_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/5", "Ines 1/5"]), seat(ready=["Oskar 2/4"], play=["The Rack"]), bystander(), edition=edition
    )
    t.does("use The Rack Mira")
    assert t.told("action")[-1]["victims"] == [1]
    for _ in range(20):
        if t.asks == "pick":
            break
        t.passes()
    t.does("pick Ines", by="a")
    assert (t.g.controller[t["The Rack"]], t.g.chosen[t["The Rack"]]) == (0, [t["Ines"]])


# -- Ravager ----------------------------------------------------------------------------------------------------------


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


# -- Ravnos Cache -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Ravnos Cache", "RTR 19960112")
def test_the_cache_pays_for_equipment(edition: str) -> None:
    """Ruling: in the place of pool or blood."""
    t = in_phase("master", edition, "Ravnos Cache counters:1")
    t.does("use Ravnos Cache")
    assert (t.measure("a.pool"), t.measure("Ravnos Cache.blood")) == (29, 3)
    t = position(
        seat(ready=["Mira 1/8", "Ines 2/4"], hand=[".44 Magnum"], play=["Ravnos Cache counters:3"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play .44 Magnum Mira")
    t.does("use Ravnos Cache")
    t.does("amount 2")
    t.goes_on("paying")
    assert (t.measure("a.pool"), t.measure("Ravnos Cache.blood"), t.measure("Ravnos Cache.locked")) == (30, 1, 1)
    assert t.region(".44 Magnum") == "attached"


# -- Ravnos Carnival --------------------------------------------------------------------------------------------------


@editions
@rules_on("Ravnos Carnival", "LSJ 20050408", "RTR 20111202")
@pytest.mark.parametrize("is_blocked", [False, True])
def test_the_carnival_pays_for_actions(is_blocked: bool, edition: str) -> None:
    """Rulings: even for one that he could not pay for; announced with the action."""
    t = position(
        seat(
            ready=[f"Mira 1/8 {RAVNOS} pre", "Ines 2/4"],
            hand=["Propaganda"],
            play=["Ravnos Carnival counters:3"],
        ),
        seat(ready=["Oskar 2/4" if is_blocked else "Oskar 2/4 locked"], torpor=["Sleeper 1/3"]),
        bystander(),
        edition=edition,
    )
    plays = [one for one in t.options("play") if one.split()[1] == str(t["Propaganda"])]
    cost = t.g.face[t["Propaganda"]].blood
    assert cost == 2
    assert plays
    t.answer(plays[0])
    t.does("target Sleeper") if t.asks == "target" else None
    assert not t.offers("amount 3")  # no more than it costs
    t.does("amount 2")
    assert t.measure("Ravnos Carnival.blood") == (3 if is_blocked else 1)  # set aside until it is paid
    for _ in range(60):
        if t.told("action-over"):
            break
        t.does(
            "block Oskar"
            if t.offers("block Oskar")
            else "strike hand"
            if t.asks == "strike"
            else "pass"
            if t.offers("pass")
            else t.options()[0]
        )
    assert t.measure("Ravnos Carnival.blood") == (3 if is_blocked else 1)


@editions
@rules_on("Ravnos Carnival", "ANK 20180109")
def test_the_carnival_is_for_action_cards_of_ravnos(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/8 pre"], hand=["Propaganda"], play=["Ravnos Carnival counters:3"]),
        seat(ready=["Oskar 2/4"], torpor=["Sleeper 1/3"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Propaganda Mira")


# -- Rebel ------------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("who", "gained"), [("primogen", 1), ("", 0)])
def test_a_rebel_feeds_on_the_titled(who: str, gained: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}".strip(), f"Ines 3/8 {who}".strip()]),
        seat(ready=[("Oskar 2/6", ["Rebel"])]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t)
    fights_out(t)
    assert t.measure("Oskar.blood") == 2 + gained - 1  # and Mira's fist
    t.is_quiet()


# -- Recruitment ------------------------------------------------------------------------------------------------------


@appendix
@proves("imbued.ruling.recruitment")
def test_recruitment_must_find_a_vampire(edition: str) -> None:
    own = seat(hand=["Recruitment"], crypt=["Ann 0/4 imbued", "Kid 0/4"])
    t = unseen_table(edition, own, seat(), phase="master")
    t.does("play Recruitment")
    assert t.options() == [f"find {t.g.face[t['Kid']].key}", "pass"]
    t.does(t.options()[0])
    found = t.told("found")[0]
    assert (found["face"], t.g.where[found["card"]]) == (t.g.face[found["card"]].key, 3)
    assert t.g.face[found["card"]].name == "Kid"
    t.is_quiet()


# -- Redeem the Lost Soul ---------------------------------------------------------------------------------------------


@editions
def test_a_lost_soul_is_redeemed_for_half_its_capacity(edition: str) -> None:
    capacity = load().find("Nefertiti").capacity
    t = plays_at_once("Redeem the Lost Soul", edition, ash_heap=["Nefertiti", "Blank Page"])
    assert (t.measure("a.pool"), t.region("Nefertiti")) == (30 + capacity // 2, "removed")
    t = plays_at_once("Redeem the Lost Soul", edition, ash_heap=["Blank Page"])
    assert t.region("Redeem the Lost Soul") == "hand"


# -- Regent -----------------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Regent", "LSJ 20080604")
@pytest.mark.parametrize(("who", "offered"), [("3/8 sect:Sabbat", True), ("3/7 sect:Sabbat", False), ("3/8", False)])
def test_a_regent_is_an_old_sabbat_vampire(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {who}" if "sect" in who else f"Mira {who} sect:Camarilla"], hand=["Regent"]),
        seat(ready=["Oskar 2/4 sect:Sabbat"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Regent") is offered
    if offered:
        t.does("play Regent")
        assert (t.word("Mira.title"), t.g.host[t["Regent"]], t.measure("a.pool")) == ("regent", t["Mira"], 29)
        passes_to(t, "minion", "b")
        t.does("use Regent Oskar")
        assert t.told("action")[-1]["minion"] == t["Oskar"]


@since_2011
def test_the_regent_passes_to_a_diablerist_of_the_sabbat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 sect:Sabbat"], hand=["Regent"]),
        seat(ready=["Oskar 2/4 sect:Sabbat"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Regent")
    from praxis.vtes.rules.torpor import send_to_torpor

    passes_to(t, "minion", "b")
    send_to_torpor(t.g, t["Mira"])
    t.g.due = True
    assert not t.offers("diablerize Oskar"), "what he may do was listed before Mira fell"
    t.does("hunt Oskar")
    t.passes_until_offered("diablerize Oskar")
    t.does("diablerize Oskar")
    t.goes_on("discipline")
    assert (t.region("Mira"), t.g.host[t["Regent"]]) == ("ash-heap", t["Oskar"])
    assert t.g.titles[t["Oskar"]] == "regent"


@rules_on("Regent", "LSJ 20070808-2")
@pytest.mark.parametrize("contested", [True, False])
def test_nobody_attacks_a_regent_whose_title_is_contested(contested: bool) -> None:
    regent = "8/8 sect:Sabbat regent"
    t = position(
        seat(ready=[(f"Mira {regent}", ["Regent"])]),
        seat(ready=[(f"Oskar {regent}", ["Regent"])] if contested else ["Oskar 8/8 sect:Sabbat"]),
        seat(ready=["Vera 2/4 sect:Sabbat"]),
        turn="c",
    )
    assert t.word("Mira.title") == ("none" if contested else "regent")
    assert t.offers("use Regent Vera") is not contested


# -- Remover ----------------------------------------------------------------------------------------------------------


@editions
def test_a_remover_locks_any_card(edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/5 {BLACK_HAND}", ["Remover"])]),
        seat(ready=["Oskar 2/4"], play=["Elder Library"]),
        bystander(),
        edition=edition,
    )
    t.does_all("use Remover Mira", "target Elder Library")
    assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], 1)
    t.goes_on()
    assert t.measure("Elder Library.locked") == 1


# -- Rötschreck -------------------------------------------------------------------------------------------------------


@rules_on("Rötschreck", "ANK 20220114")
def test_rotschreck_is_no_answer_to_aggravated_damage_that_no_strike_inflicts() -> None:
    """The domain makes all damage of the combat aggravated, that of the hourglass too."""
    t = position(
        seat(ready=["Mira 6/8 TEM"], hand=["Domain of Evernight", "Outside the Hourglass"]),
        seat(ready=["Oskar 6/8"], hand=["Rötschreck"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Domain of Evernight Mira 1")
    t.does("play Domain of Evernight Mira 1", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Outside the Hourglass Mira 3")
    since = len(t.asked)
    t.does("play Outside the Hourglass Mira 3", by="a")
    while not t.told("inflicted"):
        t.does("pass")
    assert t.told("inflicted")[0]["aggravated"] == 2
    assert not t.ever_offered("play Rötschreck", since)
    assert t.region("Oskar") == "torpor"


@rules_on("Rötschreck", "ANK 20220114")
def test_rotschreck_answers_a_fist_that_an_effect_makes_aggravated() -> None:
    t = position(
        seat(ready=["Mira 6/8 TEM"], hand=["Domain of Evernight"]),
        seat(ready=["Oskar 6/8"], hand=["Rötschreck"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "play Domain of Evernight Mira 1")
    t.does("play Domain of Evernight Mira 1", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    while not t.offers("play Rötschreck"):
        assert t.asks not in t.quiet
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("play Rötschreck", by="b")
    on_to(t)
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6)


@rules_on("Rötschreck", "ANK 20200130-1")
def test_who_takes_aggravated_damage_as_normal_is_afraid_all_the_same() -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Ivory Bow"])]),
        seat(ready=[("Oskar 6/8", ["Elemental Stoicism"])]),
        seat(ready=["Vera 2/4"], hand=["Rötschreck"]),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "strike")
    t.does("use Ivory Bow Mira -1", by="a")
    until(t, "play Rötschreck")
    t.does("play Rötschreck", by="c")
    t.goes_on()
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6)


@rules_on("Rötschreck", "LSJ 20050114")
def test_an_infernal_vampire_in_fear_can_be_unlocked_for_a_pool() -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Olga 2/4"], torpor=[("Oskar 4/8 trait:infernal locked", ["Rötschreck"])]),
        bystander(),
        phase="discard",
    )
    pays_to_unlock(t, "Oskar")


@editions
@rules_on("Rötschreck", "RTR 19980623", "LSJ 19990217", "LSJ 20020715", "LSJ 20070709-2")
def test_fear_of_fire_sends_to_torpor_before_any_strike(edition: str) -> None:
    t = frenzy_at_hand(edition)
    assert not t.offers("play Rötschreck")
    t.does("use Ivory Bow")
    assert t.who() == "c"
    t.does("play Rötschreck")
    with t.unchanged("Oskar.blood", "Mira.blood", "a.pool"):
        t.goes_on()
    assert (t.region("Oskar"), t.measure("Oskar.locked"), t.region("Mira")) == ("torpor", 1, "ready")
    assert t.g.host[t["Rötschreck"]] == t["Oskar"]
    assert not t.ever_offered("strike Oskar")
    assert not t.told("damage")
    t.is_quiet()


@editions
@rules_on("Rötschreck", "RTR 20041202", "LSJ 20011005")
def test_it_may_wait_for_the_other_strike_even_a_dodge(edition: str) -> None:
    t = frenzy_at_hand(edition, answers=("Side Strike",))
    t.does("use Ivory Bow")
    t.answer("pass")
    t.does("play Side Strike", by="b")
    t.does("play Rötschreck", by="c")
    t.goes_on()
    assert t.region("Oskar") == "torpor"


@editions
@rules_on("Rötschreck", "LSJ 19990217")
def test_no_fear_of_plain_strikes(edition: str) -> None:
    t = frenzy_at_hand(edition, weapon="")
    assert t.told("combat-over")
    assert not t.ever_offered("play Rötschreck")


@editions
@rules_on("Rötschreck", "ANK 20191025")
@pytest.mark.parametrize("burned", [False, True])
def test_the_frightened_stays_locked_for_a_turn(burned: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], torpor=[("Oskar 6/8 locked", [] if burned else ["Rötschreck"])]),
        seat(ready=["Ada 2/4"]),
        bystander(),
        edition=edition,
    )
    t.answer("pass")
    passes_to(t, "minion")
    assert (t.measure("Oskar.locked"), burned or t.region("Rötschreck") == "ash-heap") == (int(not burned), True)


@editions
def test_the_frenzy_is_for_the_turns_of_others(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Ivory Bow"])], hand=["Rötschreck"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    while not t.told("combat-over"):
        t.answer("block " + str(t["Oskar"]) if t.offers("block Oskar") else t.options()[-1])
    assert not t.ever_offered("play Rötschreck")


@editions
@rules_on("Rötschreck", "RTR 19980928", "ANK 20211102")
@pytest.mark.parametrize(("weapon", "offered"), [("Blow Torch", False), ("Ivory Bow", True)])
def test_no_fear_of_fire_that_does_not_reach(weapon: str, offered: bool, edition: str) -> None:
    t = frenzy_at_hand(edition, weapon=weapon)
    now = t.g.round()
    assert now is not None
    now.long = 1
    t.does(f"use {weapon}")
    assert t.offers("play Rötschreck") is offered


@editions
@rules_on("Rötschreck", "RTR 20020501", "LSJ 20071009")
def test_who_fights_on_does_not_flee(edition: str) -> None:
    """Another combat begins at once: he keeps the card, but is neither locked by it nor sent to torpor."""
    t = position(
        seat(ready=[("Mira 6/8 CEL", ["Ivory Bow"])], hand=["Psyche!"]),
        seat(ready=["Oskar 6/8"]),
        seat(ready=["Vera 2/4"], hand=["Rötschreck"]),
        edition=edition,
    )
    t.does("bleed Mira")
    while not t.offers("play Rötschreck"):
        t.does("block Oskar" if t.offers("block Oskar") else "use Ivory Bow" if t.offers("use Ivory Bow") else "pass")
    t.does("play Rötschreck")
    while not t.offers("play Psyche!"):
        t.answer("pass")
    t.does("play Psyche! Mira")
    while len(t.told("combat-over")) < 2:
        t.answer(next((one for one in t.options() if one.startswith("strike")), t.options()[-1]))
    assert (t.region("Oskar"), t.g.host[t["Rötschreck"]]) == ("ready", t["Oskar"])


# -- Ruins of Charizel ------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Ruins of Charizel", "LSJ 20050228-2")
def test_the_ruins_keep_what_demons_cost(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 trait:infernal locked"], play=["Ruins of Charizel"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.answer("pass")
    while not t.offers("unlock Mira"):
        t.goes_by()
    t.does("unlock Mira")
    assert (t.measure("a.pool"), t.measure("Ruins of Charizel.blood")) == (29, 1)


@editions
def test_the_ruins_reduce_a_bleed(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 bleed:3"]),
        seat(ready=["Oskar 2/4 locked"], play=["Ruins of Charizel"]),
        bystander(),
        edition=edition,
    )
    t.g.blood[t["Ruins of Charizel"]] = 3
    t.does("bleed Mira")
    while not t.offers("use Ruins of Charizel"):
        t.answer("pass")
    t.does("use Ruins of Charizel")
    t.does("amount 2")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Ruins of Charizel.blood")) == (29, 1)
    t.answer("pass")
    assert t.g.turn_span().seat == 1
    assert t.measure("Ruins of Charizel.blood") == 0


# -- The Rumor Mill, Tabloid Newspaper --------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("chosen", ["Oskar", "Vera"])
def test_the_rumor_mill_tells_one_vampire_for_a_blood(chosen: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["The Rumor Mill, Tabloid Newspaper"]),
        edition=edition,
    )
    card = "The Rumor Mill, Tabloid Newspaper"
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered(f"use {card}")
    t.does(f"use {card}", by="c")
    t.does(f"target {chosen}")
    while t.asks != "attempt" and not t.told("action-over"):
        t.does("block Oskar" if t.offers("block Oskar") and not t.told("block-failed") else "pass")
    assert t.offers(f"use {card} -1 -2") is (chosen == "Oskar")
    if chosen == "Oskar":
        t.does(f"use {card} -1 -2", by="b")
        assert t.told("blocked")[0]["intercept"] == 1
    t.goes_on()
    assert t.measure("Vera.blood") == 2
    t.is_quiet()
