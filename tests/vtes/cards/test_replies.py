"""Reactions: intercept, less bleed, actions that fail, and what a blocker does."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions
from tests.vtes.cards.test_combat import on


def before(
    *hand: str,
    who: str = "",
    actor: str = "Mira 4/8",
    act: str = "bleed Mira",
    edition: str = "2023",
    **more: list[str],
) -> Table:
    """Oskar holds the cards, and Mira has begun to act against him."""
    t = position(
        seat(ready=[(actor, more.get("on_actor", []))], hand=more.get("answers", [])),
        seat(ready=[f"Oskar 4/8 {who}".strip(), *more.get("others", [])], hand=list(hand)),
        bystander(),
        edition=edition,
    )
    t.does(act)
    return t


def until(t: Table, text: str) -> None:
    """Everybody passes until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.answer("pass")


def to_the_end(t: Table) -> None:
    """Nobody does anything more; of things that happen at once, the first comes first."""
    while t.asks not in t.quiet:
        if t.asks == "trigger":
            t.answer(t.options()[0])
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")


# -- intercept --------------------------------------------------------------------------------------------------------

INTERCEPTS = [
    # card, words, mode, how much, what Mira does, who she is
    ("Patrol", "trait:flight", 0, 1, "hunt Mira", "Mira 4/8"),
    ("Eyes of the Beast", "pro", 0, 1, "hunt Mira", "Mira 4/8"),
    ("Eyes of the Beast", "PRO", 1, 1, "hunt Mira", "Mira 4/8"),
    ("Darksight", "obt", 0, 1, "hunt Mira", "Mira 4/8"),
    ("Darksight", "OBT", 1, 1, "hunt Mira", "Mira 4/8"),
    ("Tourette's Voice", "aus", 0, 1, "hunt Mira", "Mira 4/8"),
    ("Ministry", "trait:black-hand", 0, 2, "hunt Mira", "Mira 4/8"),
    ("Ministry", "trait:black-hand", 0, 3, "hunt Mira", "Mira 4/8 sect:Sabbat"),
    ("Quicksilver Contemplation", "aus", 0, 1, "hunt Mira", "Mira 4/8"),
    ("The Mole", "cel sect:Anarch", 1, 1, "hunt Mira", "Mira 4/8"),
    ("Detect Authority", "ser sect:Anarch", 1, 1, "hunt Mira", "Mira 4/8"),
]


@in_editions("card words mode n act actor", INTERCEPTS)
def test_a_reaction_gives_intercept(
    edition: str, card: str, words: str, mode: int, n: int, act: str, actor: str
) -> None:
    t = before(card, who=words, actor=actor, act=act, edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    until(t, f"play {card} Oskar {mode}")
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Oskar {mode}", by="b")
    assert t.told("modified")[-1]["amount"] == min(n, 2) or t.told("blocked")
    assert t.told("blocked")
    to_the_end(t)
    t.is_quiet()


@pytest.mark.parametrize(("sect", "blocks"), [("Sabbat", True), ("Camarilla", False)])
def test_the_bonus_of_ministry_depends_on_the_sect(sect: str, blocks: bool) -> None:
    t = before("Ministry", who="trait:black-hand", actor=f"Mira 4/8 sect:{sect} stealth:3")
    until(t, "block Oskar")
    t.does("block Oskar")
    until(t, "play Ministry")
    t.does("play Ministry Oskar 0", by="b")
    to_the_end(t)
    assert bool(t.told("blocked")) is blocks


@editions
def test_who_ministers_and_does_not_block_is_locked(edition: str) -> None:
    t = before("Ministry", who="trait:black-hand", actor="Mira 4/8 stealth:3", act="bleed Mira", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    until(t, "play Ministry")
    t.does("play Ministry Oskar 0", by="b")
    to_the_end(t)
    assert (t.measure("Oskar.locked"), t.measure("b.pool")) == (1, 29)
    t.is_quiet()


@editions
def test_pack_tactics_and_elder_intervention_do_not_go_together(edition: str) -> None:
    t = before("Pack Tactics", "Elder Intervention", who="sect:Sabbat", actor="Mira 4/8 stealth:3", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    t.does("play Pack Tactics Oskar 0", by="b")
    assert t.measure("Oskar.blood") == 3
    asked = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("play Elder Intervention", since=asked)
    t = before("Pack Tactics", who="sect:Sabbat", act="hunt Mira", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    to_the_end(t)
    assert not t.ever_offered("play Pack Tactics")


@editions
def test_the_deadliest_sin_is_diablerie(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:2"]),
        seat(ready=["Oskar 4/8"], torpor=["Nora 1/5"], hand=["The Deadliest Sin"]),
        bystander(),
        edition=edition,
    )
    t.does("diablerize Mira Nora")
    until(t, "block Oskar")
    t.does("block Oskar")
    until(t, "play The Deadliest Sin")
    t.does("play The Deadliest Sin Oskar 0", by="b")
    to_the_end(t)
    assert (bool(t.told("blocked")), t.measure("Mira.blood")) == (True, 4 - 3)
    t.is_quiet()


@in_editions("words mode helped", [("mel", 1, "Nora"), ("MEL", 2, "Nora")])
def test_tourettes_voice_helps_another(edition: str, words: str, mode: int, helped: str) -> None:
    t = before("Tourette's Voice", who=words, act="hunt Mira", others=["Nora 2/4"], edition=edition)
    until(t, f"block {helped}")
    t.does(f"block {helped}")
    until(t, "play Tourette's Voice")
    t.does(f"play Tourette's Voice Oskar {mode}", by="b")
    if t.asks == "target":
        t.does(f"target {helped}")
    to_the_end(t)
    assert t.told("blocked")


@in_editions("mode", [(0,), (1,)])
def test_babble_helps_another(edition: str, mode: int) -> None:
    words = "dem" if mode == 0 else "DEM"
    t = before(
        "Babble",
        who=words,
        act="hunt Mira" if mode == 0 else "bleed Mira",
        others=["Nora 2/4 locked" if mode else "Nora 2/4"],
        edition=edition,
    )
    if mode == 0:
        until(t, "block Nora")
        t.does("block Nora")
        until(t, "play Babble")
        t.does("play Babble Oskar 0", by="b")
        if t.asks == "target":
            t.does("target Nora")
        to_the_end(t)
        assert t.told("blocked")
    else:
        until(t, "play Babble")
        t.does("play Babble Oskar 1", by="b")
        if t.asks == "target":
            t.does("target Nora")
        assert (t.measure("Nora.locked"), t.measure("Oskar.locked")) == (0, 1)
        to_the_end(t)


@rules_on("Eyes of the Beast", "ANK 20191108")
@editions
def test_eyes_of_the_beast_shine_until_the_discard_phase(edition: str) -> None:
    t = before("Eyes of the Beast", who="PRO", act="hunt Mira", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    until(t, "play Eyes of the Beast")
    t.does("play Eyes of the Beast Oskar 1", by="b")
    on(t, "maneuver")
    assert t.offers("use Eyes of the Beast Oskar")
    to_the_end(t)
    assert (t.g.host[t["Eyes of the Beast"]], stats.stealth(t.g, t["Oskar"])) == (t["Oskar"], -1)
    while t.who() != "c":
        t.answer("pass")
    assert t.region("Eyes of the Beast") == "ash-heap"


@rules_on("Darksight", "ANK 20220805")
@editions
def test_darksight_marks_who_was_blocked(edition: str) -> None:
    t = before("Darksight", who="OBT", act="hunt Mira", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    until(t, "play Darksight")
    t.does("play Darksight Oskar 1", by="b")
    to_the_end(t)
    assert t.g.host[t["Darksight"]] == t["Mira"]
    while t.g.turn < 23:
        t.goes_by()
    while t.asks != "minion":
        t.answer("pass")
    assert t.offers("use Darksight Mira")
    t.does("bleed Mira")
    assert stats.stealth(t.g, t["Mira"]) == -1


@in_editions("words mode", [("chi", 0), ("CHI", 1)])
def test_veiled_sight_takes_all_stealth(edition: str, words: str, mode: int) -> None:
    t = before("Veiled Sight", who=words, actor="Mira 4/8 stealth:2", edition=edition)
    until(t, "block Oskar")
    assert not t.ever_offered("play Veiled Sight")
    t.does("block Oskar")
    until(t, "play Veiled Sight")
    t.does(f"play Veiled Sight Oskar {mode}", by="b")
    on(t, "strike", "influence")
    assert t.told("blocked")
    if mode:
        assert t.offers("use Veiled Sight Oskar")
    to_the_end(t)


# -- bleeds -----------------------------------------------------------------------------------------------------------

LESS = [
    # card, words, mode, by how much, the bleeder, how much blood it costs
    ("Truth in Ink", "trait:black-hand", 0, 2, "Mira 4/8 bleed:3", 0),
    ("Nest of Eagles", "clan:Banu-Haqim", 0, 1, "Mira 4/8 bleed:3", 0),
    ("Nest of Eagles", "clan:Banu-Haqim", 0, 3, "Mira 4/5 bleed:3", 0),
    ("Nest of Eagles", "clan:Banu-Haqim", 0, 3, "Mira ally 3 bleed:3", 0),
    ("Folderol", "aus", 0, 1, "Mira 4/8 bleed:3", 1),
    ("Folderol", "myt", 1, 1, "Mira 4/8 bleed:3", 0),
    ("Folderol", "MYT", 2, 1, "Mira 4/8 bleed:3", 0),
    ("Ecstasy", "ser", 0, 1, "Mira 4/8 bleed:3", 0),
    ("Ecstasy", "SER", 1, 1, "Mira 4/8 bleed:3", 0),
    ("Confusion of the Eye", "obf", 0, 1, "Mira 4/5 bleed:3", 0),
    ("Hide the Heart", "aus", 0, 1, "Mira 4/8 bleed:3", 0),
    ("Hide the Heart", "VAL", 2, 2, "Mira 4/8 bleed:3", 0),
    ("Hide the Heart", "VAL", 3, 2, "Mira 4/8 bleed:3", 0),
    ("Detect Authority", "tha sect:Anarch", 2, 2, "Mira 4/8 bleed:3", 0),
    ("Camaraderie", "san clan:Blood-Brother", 0, 1, "Mira 4/8 bleed:3", 0),
    ("Quicksilver Contemplation", "tem", 1, 2, "Mira 4/8 bleed:3", 1),
]


@in_editions("card words mode n actor price", LESS)
def test_a_reaction_reduces_the_bleed(
    edition: str, card: str, words: str, mode: int, n: int, actor: str, price: int
) -> None:
    t = before(card, who=words, actor=actor, edition=edition)
    until(t, f"play {card} Oskar {mode}")
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Oskar {mode}", by="b")
        to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == (30 - 3 + n, 4 - price)
    assert t.measure("Oskar.locked") == (1 if (card, mode) == ("Hide the Heart", 3) else 0)
    t.is_quiet()


@pytest.mark.parametrize(
    ("card", "words", "actor"),
    [
        ("Truth in Ink", "trait:black-hand", "Mira 4/8 trait:black-hand"),
        ("Nest of Eagles", "clan:Banu-Haqim", "Mira 4/8 trait:flight"),
        ("Nest of Eagles", "clan:Banu-Haqim", "Mira 4/8 clan:Banu-Haqim"),
        ("Confusion of the Eye", "obf", "Mira 4/9"),
        ("Camaraderie", "SAN clan:Blood-Brother", "Mira 4/8"),
    ],
)
def test_some_bleeds_are_not_reduced_so(card: str, words: str, actor: str) -> None:
    t = before(card, who=words, actor=actor)
    to_the_end(t)
    last = 1 if card == "Camaraderie" else 0
    assert not t.ever_offered(f"play {card} Oskar {last}")


@rules_on("Folderol", "ANK 20200607")
@pytest.mark.parametrize(("card", "words", "mode"), [("Folderol", "MYT", 2), ("Hide the Heart", "VAL", 3)])
def test_the_bleed_of_another_is_reduced(card: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 bleed:3"]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=[f"Vera 4/8 {words}"], hand=[card]),
    )
    t.does("bleed Mira")
    until(t, f"play {card} Vera {mode}")
    t.does(f"play {card} Vera {mode}", by="c")
    to_the_end(t)
    assert t.measure("b.pool") == 30 - 3 + (1 if card == "Folderol" else 2)


@rules_on("Ecstasy", "ANK 20180206")
@in_editions("bleed left", [(1, 3), (2, 4)])
def test_who_bleeds_for_nothing_pays_for_the_ecstasy(edition: str, bleed: int, left: int) -> None:
    t = before("Ecstasy", who="SER", actor=f"Mira 4/8 bleed:{bleed}", edition=edition)
    until(t, "play Ecstasy")
    t.does("play Ecstasy Oskar 1", by="b")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (left, 30 - bleed + 1)


@in_editions("words mode less", [("aus obe", 0, 0), ("AUS OBE", 1, 2)])
def test_the_glare_of_lies_sees_the_hand(edition: str, words: str, mode: int, less: int) -> None:
    t = before(
        "Glare of Lies",
        who=words,
        actor="Mira 4/8 bleed:3",
        answers=["Conditioning", "Cloak the Gathering", "Dodge"],
        edition=edition,
    )
    until(t, "play Glare of Lies")
    t.does(f"play Glare of Lies Oskar {mode}", by="b")
    assert len(t.told("looks-at")) == 3
    to_the_end(t)
    assert t.measure("b.pool") == 30 - 3 + less


@pytest.mark.parametrize(("card", "polled"), [("Kine Resources Contested", True), ("Reinforcements", False)])
def test_confusion_of_the_eye_silences_the_caller(card: str, polled: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 title:prince", "Ilse 4/8 title:prince city:Paris"], hand=[card]),
        seat(ready=["Oskar 4/8 OBF"], hand=["Confusion of the Eye"], pool=20),
        bystander(),
    )
    t.does(f"play {card} Mira 0")
    while not t.offers("play Confusion of the Eye"):
        t.goes_by("terms")
    asked = len(t.asked)
    t.does("play Confusion of the Eye Oskar 1", by="b")
    while t.asks not in t.quiet:
        t.answer("vote 1 for" if t.offers("vote Ilse for") else "pass")
    assert t.ever_offered("vote Ilse", since=asked) is polled  # what requires a title fails at once
    assert not t.ever_offered("vote Mira", since=asked)
    assert t.told("result")[-1]["result"] == ("passed" if polled else "failed")
    t.is_quiet()


# -- actions that fail ------------------------------------------------------------------------------------------------

FAIL = [
    # card, words, mode, the actor, what Oskar pays, whether he locks
    ("Faerie Wards", "myt", 1, "Mira 4/5", 2, True),
    ("Faerie Wards", "MYT", 2, "Mira 4/5", 2, True),
    ("The Mole", "dom sect:Anarch", 2, "Mira 4/5", 0, True),
]


@in_editions("card words mode actor price locks", FAIL)
def test_the_action_fails(edition: str, card: str, words: str, mode: int, actor: str, price: int, locks: bool) -> None:
    t = before(card, who=words, actor=actor, edition=edition)
    until(t, f"play {card} Oskar {mode}")
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.does(f"play {card} Oskar {mode}", by="b")
        to_the_end(t)
    assert (t.measure("Oskar.blood"), t.measure("Oskar.locked")) == (4 - price, 1 if locks else 0)
    assert t.g.counters_on(t["Mira"], "stun", -1) == (1 if (card, mode) == ("Faerie Wards", 2) else 0)
    t.is_quiet()
    older = actor.replace("4/5", "4/9")
    t = before(card, who=words, actor=older, edition=edition)
    to_the_end(t)
    assert not t.ever_offered(f"play {card} Oskar {mode}")


@rules_on("Faerie Wards", "ANK 20260316", "LSJ 20041022")
def test_no_ward_while_somebody_attempts_to_block_and_zephyrs_blow_afterwards() -> None:
    t = before("Faerie Wards", who="myt", actor="Mira 4/5 CEL", answers=["Zephyr"], others=["Nora 2/4"])
    until(t, "block Nora")
    t.does("block Nora")
    assert not t.ever_offered("play Faerie Wards", since=len(t.asked))
    t = before("Faerie Wards", who="myt", actor="Mira 4/5 CEL", answers=["Zephyr", "Freak Drive"])
    until(t, "play Faerie Wards")
    t.does("play Faerie Wards Oskar 1", by="b")
    until(t, "play Zephyr")
    t.does("play Zephyr Mira 1", by="a")
    assert t.measure("Mira.locked") == 0


@rules_on("Faerie Wards", "LSJ 20070219")
def test_an_action_that_fails_was_not_blocked() -> None:
    t = before("Faerie Wards", who="myt", actor="Mira 4/5 FOR", answers=["Freak Drive"])
    until(t, "play Faerie Wards")
    t.does("play Faerie Wards Oskar 1", by="b")
    to_the_end(t)
    assert not t.ever_offered("play Freak Drive")


@in_editions("pays", [(True,), (False,)])
@pytest.mark.parametrize(("card", "words", "mode", "price", "act"), [("Hide the Heart", "val", 1, 1, "bleed Mira")])
def test_the_action_fails_unless_blood_is_burned(
    edition: str, pays: bool, card: str, words: str, mode: int, price: int, act: str
) -> None:
    t = before(card, who=words, act=act, edition=edition)
    until(t, f"play {card} Oskar {mode}")
    t.does(f"play {card} Oskar {mode}", by="b")
    t.does("yes" if pays else "no", by="a")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == ((29, 4 - price) if pays else (30, 4))
    t.is_quiet()


@rules_on("Hide the Heart", "LSJ 20050216")
def test_an_ally_cannot_pay_for_the_heart() -> None:
    t = before("Hide the Heart", "Hide the Heart", who="val", actor="Mira ally 3 bleed:1")
    until(t, "play Hide the Heart Oskar 1")
    t.does("play Hide the Heart Oskar 1", by="b")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (30, 3)


ATTACKS = [
    ("Army of Apparitions", "CHI", 1, 2),
    ("Detect Authority", "ani sect:Anarch", 0, 0),
    ("Unseen Hibernation", "abo", 1, 1),
]


@in_editions("card words mode price", ATTACKS)
def test_an_attack_on_a_minion_fails(edition: str, card: str, words: str, mode: int, price: int) -> None:
    t = position(
        seat(ready=["Mira 1/5"], hand=["Bum's Rush"]),
        seat(ready=[f"Oskar 4/8 {words}"], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira 0")
    if t.asks == "target":
        t.does("target Oskar")
    until(t, f"play {card} Oskar {mode}")
    t.does(f"play {card} Oskar {mode}", by="b")
    to_the_end(t)
    assert (t.told("combat"), t.measure("Oskar.blood")) == ([], 4 - price)
    t.is_quiet()


def test_army_of_apparitions_votes_even_when_locked() -> None:
    t = position(
        seat(ready=["Mira 4/8 title:prince"], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 4/8 chi locked"], hand=["Army of Apparitions"]),
        bystander(),
    )
    t.does("play Kine Resources Contested Mira 0")
    while not t.offers("play Army of Apparitions Oskar 0"):
        t.goes_by("terms")
    t.does("play Army of Apparitions Oskar 0", by="b")
    assert stats.votes(t.g, t["Oskar"]) == 3


def test_unseen_hibernation_by_a_locked_vampire_at_superior() -> None:
    for words, may in (("abo", False), ("ABO", True)):
        t = position(
            seat(ready=["Mira 4/5"], hand=["Bum's Rush"]),
            seat(ready=[f"Oskar 4/8 {words} locked"], hand=["Unseen Hibernation"]),
            bystander(),
        )
        t.does("play Bum's Rush Mira 0")
        if t.asks == "target":
            t.does("target Oskar")
        to_the_end(t)
        assert t.ever_offered("play Unseen Hibernation Oskar 2") is may


def test_the_mole_rises_and_blocks() -> None:
    t = before("The Mole", who="ani sect:Anarch locked")
    until(t, "play The Mole Oskar 0")
    t.does("play The Mole Oskar 0", by="b")
    to_the_end(t)
    assert t.told("blocked")
    t = before("The Mole", who="ani sect:Anarch locked", actor="Mira 4/8 sect:Anarch")
    to_the_end(t)
    assert not t.ever_offered("play The Mole")


@rules_on("Car Bomb", "PIB 20150820")
@pytest.mark.parametrize("drives", [True, False])
def test_a_car_bomb_goes_off_under_a_vehicle(drives: bool) -> None:
    t = before("Car Bomb", who="sect:Anarch", on_actor=["Sport Bike"] if drives else [])
    assert t.asks == "announced"
    until(t, "play Car Bomb")
    t.does("play Car Bomb Oskar 0", by="b")
    to_the_end(t)
    assert t.measure("Oskar.locked") == 1
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == ((30, 2) if drives else (29, 4))
    assert [told["amount"] for told in t.told("modified")] == ([] if drives else [-1])


@rules_on("Foul Blood", "LSJ 20050720-2")
@in_editions("words mode locks", [("qui", 0, True), ("QUI", 1, False)])
def test_foul_blood_does_not_feed(edition: str, words: str, mode: int, locks: bool) -> None:
    t = before("Foul Blood", who=words, act="hunt Mira", edition=edition)
    until(t, "play Foul Blood")
    t.does(f"play Foul Blood Oskar {mode}", by="b")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.locked")) == (3, 1 if locks else 0)
    t.is_quiet()


# -- what a blocker does ----------------------------------------------------------------------------------------------


@in_editions("words mode locks", [("dem", 0, True), ("DEM", 1, False)])
def test_a_shattered_mirror_lowers_the_bleed(edition: str, words: str, mode: int, locks: bool) -> None:
    t = before("Shattered Mirror", who=words, actor="Mira 4/5", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    t.does(f"play Shattered Mirror Oskar {mode}", by="b")
    to_the_end(t)
    assert (t.measure("Oskar.locked"), t.told("combat")) == (1 if locks else 0, [])
    assert (t.g.host[t["Shattered Mirror"]], stats.bleed(t.g, t["Mira"])) == (t["Mira"], 0)
    t = before("Shattered Mirror", who=words, actor="Mira 4/9", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    to_the_end(t)
    assert not t.ever_offered("play Shattered Mirror")


@rules_on("Bloodstorm of Chorazin", "RTR 20180719")
@editions
def test_the_bloodstorm_strikes_the_actor_and_his_retainers(edition: str) -> None:
    t = before("Bloodstorm of Chorazin", who="clan:Baali", actor="Mira 4/5", on_actor=["Mr. Winthrop"], edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    t.does("play Bloodstorm of Chorazin Oskar 0", by="b")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.region("Mr. Winthrop"), t.told("combat")) == (3, "ash-heap", [])
    assert t.measure("Oskar.locked") == 1


@rules_on("Hard Case", "ANK 20190708")
@in_editions("words mode", [("for", 0), ("FOR", 1)])
def test_a_hard_case_cancels_the_combat(edition: str, words: str, mode: int) -> None:
    t = before("Hard Case", who=words, actor="Mira 4/5", on_actor=[".44 Magnum"], edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    t.does(f"play Hard Case Oskar {mode}", by="b")
    to_the_end(t)
    assert (t.told("combat"), t.measure("Oskar.locked"), t.measure("Oskar.blood")) == ([], 1, 3)
    assert t.region(".44 Magnum") == ("ash-heap" if mode else "attached")
    t.is_quiet()


@in_editions("words mode n", [("pot", 0, 1), ("POT", 1, 2)])
def test_a_touch_of_pain_answers_a_bleed(edition: str, words: str, mode: int, n: int) -> None:
    t = before("Touch of Pain", "Touch of Pain", who=words, others=[f"Nora 3/4 {words}"], edition=edition)
    until(t, "play Touch of Pain")
    t.does(f"play Touch of Pain Oskar {mode}", by="b")
    asked = len(t.asked)
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4 - n, 3)
    assert not t.ever_offered("play Touch of Pain#2", since=asked)
    assert t.told("damage")[0]["environmental"] == 0
    t = before("Touch of Pain", who=words, act="hunt Mira", edition=edition)
    to_the_end(t)
    assert not t.ever_offered("play Touch of Pain")


@editions
def test_insubordination_ends_in_torpor(edition: str) -> None:
    for actor, may in (("Mira 4/8 sect:Sabbat", True), ("Mira 4/8 sect:Camarilla", False)):
        t = before("Cardinal Sin: Insubordination", who="sect:Sabbat title:priscus", actor=actor, edition=edition)
        until(t, "block Oskar")
        t.does("block Oskar")
        on(t, "after-combat", "influence")
        assert (t.asks == "after-combat") is may
        if may:
            t.does("play Cardinal Sin: Insubordination Oskar 0", by="b")
            to_the_end(t)
            assert t.region("Mira") == "torpor"


IMBUED = ("Oskar 3/3 imbued clan:Visionary viz", ["Strike with Conviction"])


@rules_on("Determine", "ANK 20200813-2")
def test_determine_turns_a_monster_away() -> None:
    t = position(
        seat(ready=["Mira 4/8 dom"], hand=["Govern the Unaligned"]),
        seat(ready=[IMBUED], hand=["Determine"]),
        bystander(),
        options={"legacy": True},
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("play Determine Oskar 1", by="b")
    to_the_end(t)
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked"), t.measure("b.pool")) == (0, 1, 30)


def test_determine_sends_a_bleed_back_by_two() -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=[IMBUED], hand=["Determine"]), bystander(), edition="2012")
    t.does("bleed Mira")
    until(t, "play Determine Oskar 0")
    t.does("play Determine Oskar 0", by="b")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("c.pool"), t.measure("Oskar.locked")) == (30, 29, 1)


FOILED = [
    ("dom for", 0, "Enchant Kindred", 0, "pre", True),
    ("dom for", 0, "Govern the Unaligned", 0, "dom", False),
]


@rules_on("Denial of Aphrodite's Favor", "ANK 20200813-2")
@in_editions("words mode card his code may", FOILED)
def test_favors_of_aphrodite_are_denied(
    edition: str, words: str, mode: int, card: str, his: int, code: str, may: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 4/5 {code}"], hand=[card]),
        seat(ready=[f"Oskar 4/8 {words}"], hand=["Denial of Aphrodite's Favor"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {card} Mira {his}")
    if not may:
        to_the_end(t)
        assert not t.ever_offered("play Denial of Aphrodite's Favor")
        return
    t.does(f"play Denial of Aphrodite's Favor Oskar {mode}", by="b")
    to_the_end(t)
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (0, 30)
    t.is_quiet()


def test_a_combat_card_of_presence_is_denied_too() -> None:
    t = before("Denial of Aphrodite's Favor", who="DOM FOR", actor="Mira 4/5 pre", answers=["Majesty"])
    until(t, "block Oskar")
    t.does("block Oskar")
    on(t, "strike")
    t.does("play Majesty Mira 0", by="a")
    t.does("play Denial of Aphrodite's Favor Oskar 2", by="b")
    assert t.told("cancelled")
    to_the_end(t)
    assert t.measure("Mira.blood") == 3


ASTRAY = ["Freak Drive", "Zephyr"]


def hunted(edition: str, clan: str = "Ventrue-antitribu", deed: str = "hunt Mira") -> Table:
    """Mira of seat a takes an action; Oskar of her prey, locked Otto and an ally could take her for another."""
    others = ["Oskar 3/4 aus", "Otto 3/4 locked", "Thug ally 2"]
    t = position(
        seat(ready=[f"Mira 4/8 FOR CEL clan:{clan}"], hand=ASTRAY),
        seat(ready=others, hand=["Mistaken Identity", "Enhanced Senses"]),
        bystander(),
        edition=edition,
    )
    t.does(deed)
    return t


@editions
@rules_on("Mistaken Identity", "ANK 20221205", "LSJ 20070219")
def test_who_is_mistaken_for_another_while_hunting_falls_into_torpor(edition: str) -> None:
    """The action has failed, but was not blocked: what follows any action can be played, what follows a block or a
    success cannot."""
    t = hunted(edition)
    t.passes_until_offered("play Mistaken Identity")
    assert [t.offers(f"play Mistaken Identity {who}") for who in ("Oskar", "Otto", "Thug")] == [True, False, False]
    with t.changes("Oskar.blood", -1), t.unchanged("Mira.blood", *BYSTANDER):
        t.does("play Mistaken Identity Oskar", by="b")
    assert (t.region("Mira"), t.told("blocked"), t.told("combat")) == ("torpor", [], [])
    assert t.offers("play Zephyr Mira 1")
    t.goes_on()
    assert not t.ever_offered("play Freak Drive")
    t.is_quiet()


@editions
@pytest.mark.parametrize(("clan", "deed"), [("Ventrue", "hunt Mira"), ("Ventrue-antitribu", "bleed Mira")])
def test_only_a_hunting_ventrue_antitribu_is_mistaken_for_another(clan: str, deed: str, edition: str) -> None:
    t = hunted(edition, clan, deed)
    t.goes_on()
    assert not t.ever_offered("play Mistaken Identity")
    t.is_quiet()


@editions
@rules_on("Mistaken Identity", "ANK 20260316")
def test_it_is_too_late_to_mistake_her_once_a_block_is_attempted(edition: str) -> None:
    t = hunted(edition)
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert (t.who(), t.asks, t.offers("play Enhanced Senses Oskar")) == ("b", "attempt", True)
    assert not t.offers("play Mistaken Identity")
    t.passes()
    t.goes_on()
    assert t.told("block-failed")
    t.is_quiet()
