"""Reactions: intercept, waking, rising, bleeds sent on and reduced."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, reacting
from tests.vtes.rules.action.cards import editions, until_2012


def is_played(card: str, words: str, edition: str) -> bool:
    """Whether Oskar ever gets to play the card while he is bled, whether he blocks or not."""
    for blocks in (True, False):
        t = reacting(card, who=words, on_actor=["Mr. Winthrop"], edition=edition)
        t.does("bleed Mira")
        while t.asks not in t.quiet:
            if t.options("play"):
                return True
            t.does(
                "block Oskar" if blocks and t.offers("block Oskar") else "pass" if t.offers("pass") else t.options()[0]
            )
    return False


INTERCEPT = [
    # card, words, mode, intercept
    ("Enhanced Senses", "aus", 0, 1),
    ("Enhanced Senses", "AUS", 1, 2),
    ("Eagle's Sight", "aus", 0, 1),
    ("Telepathic Misdirection", "aus", 0, 1),
    ("My Enemy's Enemy", "aus", 0, 1),
    ("Eyes of Argus", "aus", 0, 2),
    ("Cats' Guidance", "ANI", 1, 1),
    ("Sense the Savage Way", "ani", 0, 1),
    ("Second Tradition: Domain", "prince", 0, 2),
    ("Second Tradition: Domain", "justicar clan:Brujah", 0, 2),
    ("Spectral Divination", "NEC", 1, 1),
    ("Deep Ecology", "ani sect:Anarch", 0, 2),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "intercept"), INTERCEPT)
@pytest.mark.parametrize("short", [0, 1])
def test_intercept_catches_as_much_stealth_and_not_more(
    card: str, words: str, mode: int, intercept: int, short: int, edition: str
) -> None:
    if edition == "2000" and "Anarch" in words:  # the book of 2000 has no anarchs
        assert not is_played(card, words.replace("baron", "").replace("sect:Anarch", ""), edition)
        return
    if intercept + short == 1:
        t = position(
            seat(ready=["Mira 4/8 obf"], hand=["Fade"]),
            seat(ready=[f"Oskar 4/8 {words}"], hand=[card]),
            bystander(),
            edition=edition,
        )
    else:
        hand = ["Lost in Crowds"] if intercept + short == 2 else ["Lost in Crowds", "Fade"]
        t = position(
            seat(ready=["Mira 4/8 OBF"], hand=hand),
            seat(ready=[f"Oskar 4/8 {words}"], hand=[card]),
            bystander(),
            edition=edition,
        )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        assert not t.offers(f"play {card} Oskar {mode}")
        assert "block.intercept.when-needed" in t.clauses(f"play {card} Oskar {mode}", by="b")
        t.does("block Oskar", by="b")
        while t.who() == "a":
            t.answer(t.options("play")[-1])
        t.does(f"play {card} Oskar {mode}", by="b")
        while t.who() == "a" and t.options("play"):  # more stealth only now that it is needed again
            t.answer(t.options("play")[-1])
        t.goes_on()
    outcome = t.told("block-failed" if short else "blocked")[0]
    assert (outcome["stealth"], outcome["intercept"]) == (intercept + short, intercept)
    assert t.measure("b.pool") == (29 if short else 30)
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [
        ("Eyes of Argus", "aus", 0),  # not directed at her
        ("Sense the Savage Way", "ani", 0),
        ("Second Tradition: Domain", "primogen", 0),
        ("Deep Ecology", "ani", 0),
        ("Enhanced Senses", "", 0),
        ("Enhanced Senses", "aus", 1),
        ("Cats' Guidance", "ani", 1),
        ("Spectral Divination", "nec", 1),
    ],
)
def test_what_the_card_asks_for_is_asked_for(card: str, words: str, mode: int, edition: str) -> None:
    """A hunt is directed at nobody; this Oskar is young and of the Camarilla."""
    t = position(
        seat(ready=["Mira 3/8"]), seat(ready=[f"Oskar 4/6 {words}"], hand=[card]), bystander(), edition=edition
    )
    t.does("hunt Mira")
    t.does("block Oskar", by="b")
    assert not t.offers(f"play {card} Oskar {mode}")
    t.goes_on()
    assert t.told("block-failed")
    assert not t.ever_offered(f"play {card} Oskar {mode}")


@editions
@pytest.mark.parametrize("late", [False, True])
def test_eagles_sight_blocks_what_is_none_of_his_business(late: bool, edition: str) -> None:
    """Up to 2012 also when those concerned have declined: that is an effect, after which others may play."""
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=["Vera 3/4 AUS"], hand=["Eagle's Sight"]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.clauses("block Vera", by="c") == ["block.who.directed"]
    while not t.offers("play Eagle's Sight Vera 1") or (late and not t.happened("declines", seat=1)):
        t.passes()
    if late and edition == "2023":
        t.passes()
        assert t.measure("b.pool") == 29, "in state C no attempt can be made"
        t.is_quiet()
        return
    t.does("play Eagle's Sight Vera 1", by="c")
    assert t.told("blocked")[0]["minion"] == t["Vera"]
    t.goes_on()
    assert t.measure("b.pool") == 30
    t.is_quiet()


@until_2012
def test_after_a_late_attempt_that_failed_the_bleed_can_still_be_sent_on(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection"]),
        seat(ready=["Vera 3/4 AUS"], hand=["Eagle's Sight"]),
        edition=edition,
    )
    t.does("bleed Mira")
    while not (t.happened("declines", seat=1) and t.offers("play Eagle's Sight Vera 1")):
        t.passes()
    t.does("play Eagle's Sight Vera 1", by="c")
    t.does("play Lost in Crowds Mira 0", by="a")
    assert t.happened("block-failed", minion=t["Vera"])
    assert (t.who(), t.asks) == ("b", "declined")
    t.does("play Deflection Oskar 0", by="b")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("c.pool")) == (30, 29)
    t.is_quiet()


@editions
def test_eagles_sight_does_not_take_back_a_refusal(edition: str) -> None:
    t = reacting("Eagle's Sight", who="AUS", more=["Olga 2/4"], edition=edition)
    t.does("bleed Mira")
    while not t.happened("declines", seat=1):
        t.passes()
    before = len(t.asked)
    t.goes_on()
    assert t.measure("b.pool") == 29
    assert not t.ever_offered("play", before)
    t.is_quiet()


# -- waking and rising ------------------------------------------------------------------------------------------------

WAKING = [
    ("Wake with Evening's Freshness", "", 0),
    ("Forced Awakening", "", 0),
    ("On the Qui Vive", "", 0),
    ("Eyes of Argus", "AUS", 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode"), WAKING)
def test_a_locked_vampire_wakes_and_blocks(card: str, words: str, mode: int, edition: str) -> None:
    t = reacting(card, who=f"{words} locked".strip(), edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        assert not t.offers("block Oskar")
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.measure("Oskar.locked") == 1  # he only acts as though he were not
        t.does("block Oskar", by="b")
        t.goes_on()
    assert t.told("blocked")
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "words", "mode"), WAKING)
def test_who_is_awake_does_not_wake(card: str, words: str, mode: int, edition: str) -> None:
    t = reacting(card, who=words, edition=edition)
    t.does("bleed Mira")
    assert not t.offers(f"play {card} Oskar {mode}")


@editions
@pytest.mark.parametrize(("card", "offered"), [("Wake with Evening's Freshness", False), ("On the Qui Vive", True)])
def test_an_ally_wakes_only_by_a_card_for_all_minions(card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]), seat(ready=["Brute ally 2 locked"], hand=[card]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    assert bool(t.told("bleeds")) is not offered
    assert t.offers(f"play {card} Brute 0") is offered


RISING = [
    ("Second Tradition: Domain", "prince", 1, 1, 2),
    ("Sense the Savage Way", "ANI", 1, 0, 0),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "blood", "intercept"), RISING)
def test_a_locked_vampire_unlocks_and_attempts_to_block_at_once(
    card: str, words: str, mode: int, blood: int, intercept: int, edition: str
) -> None:
    t = reacting(card, who=f"{words} locked", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.told("block-attempt")[0]["minion"] == t["Oskar"]
        t.goes_on()
    assert [told["amount"] for told in t.told("modified")] == [intercept] * bool(intercept), "it is said aloud"
    assert t.told("blocked")[0]["intercept"] == intercept
    assert t.measure("Oskar.blood") == 4 - blood - 1  # and a fist
    assert t.measure("b.pool") == 30
    t.is_quiet()


@rules_on("Second Tradition: Domain", "ANK 20180623")
@rules_on("Sense the Savage Way", "ANK 20180623")
@editions
@pytest.mark.parametrize(("card", "words", "mode", "blood", "intercept"), RISING)
def test_who_may_not_block_the_action_does_not_rise_for_it(
    card: str, words: str, mode: int, blood: int, intercept: int, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Nils 2/4"]),
        seat(ready=[f"Vera 4/8 {words} locked"], hand=[card]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("play")
    assert t.measure("b.pool") == 29


@editions
def test_who_has_no_blood_does_not_rise_for_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 0/8 prince locked"], hand=["Second Tradition: Domain"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.measure("b.pool") == 29
    assert not t.told("plays")


@rules_on("Cats' Guidance", "RTR 19980623")
@editions
def test_cats_guidance_unlocks_the_blocker_after_the_combat(edition: str) -> None:
    t = reacting("Cats' Guidance", who="ani", more=["Olga 2/4 ani locked"], edition=edition)
    card = t["Cats' Guidance"]
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("block Oskar", by="b")
        assert t.asks == "failed"
        assert t.options("play") == [f"play {card} {t['Oskar']} 0"]
        t.does("play Cats' Guidance Oskar 0", by="b")
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked")) == (0, 1)
    t.is_quiet()


@editions
def test_cats_guidance_is_also_for_who_blocked_awake(edition: str) -> None:
    t = reacting("Cats' Guidance", "On the Qui Vive", who="ani locked", edition=edition)
    t.does("bleed Mira")
    t.does("play On the Qui Vive Oskar", by="b")
    t.does("block Oskar", by="b")
    assert t.asks == "failed"
    t.does("play Cats' Guidance Oskar 0", by="b")
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


@rules_on("Second Tradition: Domain", "ANK 20181122-2")
@editions
def test_who_blocks_awake_may_still_rise_for_more_intercept(edition: str) -> None:
    """In state B of 2023 expressly: the minion that attempts to block, and no other."""
    prince = "Second Tradition: Domain"
    t = position(
        seat(ready=["Mira 4/8 OBF"], hand=["Lost in Crowds"]),
        seat(ready=["Oskar 4/8 prince locked", "Olga 4/8 prince locked"], hand=[prince, "On the Qui Vive"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play On the Qui Vive Oskar", by="b")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Lost in Crowds Mira 1", by="a")
    assert t.clauses(f"play {prince} Olga 1", by="b") == ["block.attempt.one-at-a-time"]
    t.does(f"play {prince} Oskar 1", by="b")
    assert t.told("blocked")[0]["intercept"] == 2
    t.goes_on()
    assert t.measure("b.pool") == 30
    t.is_quiet()


@editions
def test_who_is_unlocked_does_not_rise(edition: str) -> None:
    t = reacting("Second Tradition: Domain", who="prince", edition=edition)
    t.does("bleed Mira")
    assert t.clauses("play Second Tradition: Domain Oskar 1", by="b") == ["card.requirement.in-text"]


@editions
def test_deep_ecology_unlocks_an_anarch_for_blood(edition: str) -> None:
    if edition == "2000":
        assert not is_played("Deep Ecology", "pro locked", edition)
        return
    t = reacting("Deep Ecology", who="pro sect:Anarch locked", edition=edition)
    t.does("bleed Mira")
    t.does("play Deep Ecology Oskar 2", by="b")
    assert (t.measure("Oskar.locked"), t.measure("Oskar.blood")) == (0, 3)
    assert t.offers("block Oskar")
    t.goes_on()
    t.is_quiet()


# -- bleeds sent on ---------------------------------------------------------------------------------------------------

REDIRECTS = [
    # card, words, mode, locks him
    ("Deflection", "dom", 0, 1),
    ("Deflection", "DOM", 1, 0),
    ("Telepathic Misdirection", "AUS", 1, 1),
    ("Redirection", "dom", 0, 1),
    ("Redirection", "DOM", 1, 1),
    ("Murmur of the False Will", "DOM", 1, 1),
    ("Bait and Switch", "baron sect:Anarch", 0, 1),
]


def bled(card: str, words: str, edition: str, capacity: int = 5) -> Table:
    t = position(
        seat(ready=[f"Mira 4/{capacity}"]),
        seat(ready=[f"Oskar 4/6 {words}"], hand=[card]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"]),
        edition=edition,
    )
    t.does("bleed Mira")
    return t


@editions
@pytest.mark.parametrize(("card", "words", "mode", "locks"), REDIRECTS)
def test_a_bleed_is_sent_on_to_another_who_may_block(
    card: str, words: str, mode: int, locks: int, edition: str
) -> None:
    if edition == "2000" and "Anarch" in words:  # the book of 2000 has no anarchs
        assert not is_played(card, words.replace("baron", "").replace("sect:Anarch", ""), edition)
        return
    t = bled(card, words, edition)
    with t.unchanged("a.pool", "b.pool", "d.pool", "Dora.blood", "Vera.blood"):
        assert not t.offers(f"play {card} Oskar {mode}")  # blocks are not declined yet
        t.passes()
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.options("target") == ["target 2", "target 3"]  # neither herself nor the acting one
        t.does("target c")
        assert t.offers("block Vera")
        t.goes_on()
    assert (t.measure("c.pool"), t.measure("Oskar.locked")) == (29, locks)
    assert t.measure("Oskar.blood") == 4 - t.g.face[t[card]].blood
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "words", "mode", "locks"), REDIRECTS)
def test_only_the_one_who_is_bled_sends_it_on(card: str, words: str, mode: int, locks: int, edition: str) -> None:
    if edition == "2000" and "Anarch" in words:  # the book of 2000 has no anarchs
        words = ""
    own = f"Vera 4/6 {words}".strip()
    t = position(seat(ready=["Mira 4/5"]), seat(), seat(ready=[own], hand=[card]), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 29
    assert not t.ever_offered("play")


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "capacity", "offered"),
    [
        ("Redirection", "dom", 0, 5, True),
        ("Redirection", "dom", 0, 6, False),
        ("Redirection", "DOM", 1, 9, True),
        ("Murmur of the False Will", "DOM", 1, 5, True),
        ("Murmur of the False Will", "DOM", 1, 6, False),
        ("Bait and Switch", "prince", 0, 5, False),
    ],
)
def test_age_and_title_count(card: str, words: str, mode: int, capacity: int, offered: bool, edition: str) -> None:
    t = bled(card, words, edition, capacity)
    t.passes()
    assert t.offers(f"play {card} Oskar {mode}") is offered


@editions
def test_my_enemys_enemy_turns_the_predator_on_her_own(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/5"]),
        seat(ready=["Oskar 4/6 AUS"], hand=["My Enemy's Enemy"]),
        seat(),
        seat(ready=["Dora 2/4"]),
        edition=edition,
    )
    with t.unchanged("a.pool", "b.pool", "c.pool"):
        t.does("bleed Mira")
        t.passes()
        t.does("play My Enemy's Enemy Oskar 1", by="b")
        t.goes_on()
    assert (t.measure("d.pool"), t.measure("Oskar.locked")) == (29, 1)
    t.is_quiet()
    t = position(seat(ready=["Mira 4/5"]), seat(ready=["Oskar 4/6 AUS"], hand=["My Enemy's Enemy"]), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert t.measure("b.pool") == 29  # not with two Methuselahs left


# -- bleeds reduced ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "less"),
    [
        ("Telepathic Counter", "aus", 0, 1),
        ("Telepathic Counter", "AUS", 1, 2),
        ("Deep Ecology", "for sect:Anarch", 1, 2),
    ],
)
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_a_bleed_is_reduced_but_not_below_nothing(
    card: str, words: str, mode: int, less: int, amount: int, edition: str
) -> None:
    if edition == "2000" and "Anarch" in words:  # the book of 2000 has no anarchs
        assert not is_played(card, words.replace("baron", "").replace("sect:Anarch", ""), edition)
        return
    t = reacting(card, who=words, actor=f"Mira 4/8 bleed:{amount}", edition=edition)
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("bleed Mira")
        t.does(f"play {card} Oskar {mode}", by="b")
        t.goes_on()
    left = max(0, amount - less)
    assert t.measure("b.pool") == 30 - left
    assert bool(t.told("edge")) is bool(left)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "words"), [("Telepathic Counter", "AUS"), ("Deep Ecology", "for sect:Anarch")])
def test_what_is_no_bleed_against_her_is_not_reduced(card: str, words: str, edition: str) -> None:
    if edition == "2000":  # the book of 2000 has no anarchs
        words = words.removesuffix(" sect:Anarch")
    t = reacting(card, who=words, edition=edition)
    t.does("hunt Mira")
    assert not t.options("play")
