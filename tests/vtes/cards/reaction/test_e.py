"""Reaction cards: E."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import ALLY, STEALTH, all_, definition, gain, gives, political
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.action_tables import before, blocked_by
from tests.vtes.cards.answering import answers, does, to_the_end, until
from tests.vtes.cards.cancelling_tables import codes_of, in_hand, veto
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.reaction_tables import WAKES, is_played
from tests.vtes.cards.referendum_tables import POLL, goes
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions, path_for, reacting
from tests.vtes.rules.action.cards import until_2012

# -- Eagle's Sight ----------------------------------------------------------------------------------------------------


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


@rules_on("Eagle's Sight", "RTR 19950413")
@pytest.mark.parametrize("day", [True, False])
def test_eagles_sight_does_not_see_through_a_day_operation(day: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 for"], hand=["Day Operation"]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=["Vera 4/8 AUS"], hand=["Eagle's Sight"]),
    )
    t.does("bleed Mira")
    until(t, "play Day Operation Mira 0")
    t.does("play Day Operation Mira 0" if day else "pass", by="a")
    while t.asks not in t.quiet:
        t.answer("pass")
    assert t.ever_offered("play Eagle's Sight Vera 1") is not day


@rules_on("Eagle's Sight", "LSJ 20030227")
def test_eagles_sight_is_for_one_attempt() -> None:
    t = position(
        seat(ready=["Mira 6/8 CEL"], hand=["Torrent"]),
        seat(ready=["Oskar 4/8 locked"]),
        seat(ready=["Vera 4/8 AUS"], hand=["Eagle's Sight"]),
        seat(ready=["Dora 2/4"]),
    )
    t.does("bleed Mira")
    until(t, "play Eagle's Sight Vera 1")
    t.does("play Eagle's Sight Vera 1", by="c")
    until(t, "play Torrent Mira 1")
    t.does("play Torrent Mira 1", by="a")
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("block Vera", since)
    assert t.measure("b.pool") == 29


def test_a_bystander_attempts_with_eagles_sight_whoever_was_laid_out_first() -> None:
    """The first card on the table has the number 0, which means a minion as any other number does."""
    t = position(
        seat(ready=["Vera 4/8 AUS"], hand=["Eagle's Sight"]),
        seat(ready=["Dora 2/4"]),
        seat(ready=["Mira 6/8"]),
        seat(ready=["Oskar 4/8 locked"]),
        turn="c",
    )
    assert t["Vera"] == 0
    t.does("bleed Mira")
    until(t, "play Eagle's Sight Vera 1")
    t.does("play Eagle's Sight Vera 1", by="a")
    to_the_end(t)
    assert [told["minion"] for told in t.told("block-attempt")] == [0]
    assert t.measure("d.pool") == 30
    t.is_quiet()


# -- Ears of the Hare -------------------------------------------------------------------------------------------------

BLOCKED = ("bleed Mira", "block Oskar")
CALLED = ("play Motion Mira",)
LED_TO = [
    # card, who has it, his words, mode, what leads there
    ("Ears of the Hare", "Oskar", "pro", 0, BLOCKED),
    ("Ensnare a Beast", "Oskar", "cel", 1, BLOCKED),
    ("Speak with Spirits", "Oskar", "ani", 0, BLOCKED),
    ("Scry the Hearthstone", "Oskar", "vis", 1, BLOCKED),
    ("Hedonism", "Ida", "for", 0, BLOCKED),
    ("CrimethInc.", "Mira", "pro sect:Anarch", 0, ("play Skullduggery Mira", "pass")),
    ("Hag's Wrinkles", "Mira", "thn", 1, ("play Rusty Gun Mira",)),
    ("Madrigal", "Mira", "mel", 1, CALLED),
    ("Magnetic Authority", "Mira", "pot", 1, (*CALLED, "pass", "pass", "vote Mira for")),
    ("Putrescent Sustenance", "Mira", "obl", 0, ()),
    ("Shattering Crescendo", "Mira", "pro", 0, ()),
]


@ruled_alike("card who words mode leads", LED_TO, "LSJ 20011204-3")
def test_a_card_of_a_rarer_moment_requires_the_disciplines_in_use(
    card: str, who: str, words: str, mode: int, leads: tuple[str, ...]
) -> None:
    in_hand(card)
    hers = {"Mira": "6/8 stealth:1 votes:1 pro sect:Anarch", "Ida": "2/4", "Oskar": "6/7"}
    hers[who] += f" {words} {path_for(card)}"
    motion = made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1))))
    props: list[Item] = ["Skullduggery", "Rusty Gun", motion]
    t = position(
        seat(
            ready=[f"Mira {hers['Mira']}", f"Ida {hers['Ida']}"],
            hand=[*props, *([] if who == "Oskar" else [card])],
            uncontrolled=["Sol 0/9 sect:Sabbat"],
            ash_heap=["Raven Spy", "Carlton Van Wyk"],
        ),
        seat(ready=[f"Oskar {hers['Oskar']}", "Thug ally 2 locked"], hand=[card] if who == "Oskar" else []),
        seat(ready=["Vera 2/4"], hand=[veto(code) for code in codes_of(card)]),
    )
    t.does_all(*leads)
    t.passes_until_offered(f"play {card} {who} {mode}")
    t.does(f"play {card} {who} {mode}")
    while t.asks in ("target", "amount"):
        t.answer(t.options()[0])
    assert (t.who(), t.asks) == ("c", "as-played")
    used = [code.lower() for code in t.g.face[t[card]].definition.modes[mode].disciplines]
    assert used
    assert [code for code in codes_of(card) if t.offers(f"play Veto {code}")] == sorted(used)
    t.does(f"play Veto {used[0]}", by="c")
    assert t.told("cancelled")[-1]["card"] == t[card]


# -- Ecstasy ----------------------------------------------------------------------------------------------------------


@rules_on("Ecstasy", "ANK 20180206")
@in_editions("bleed left", [(1, 3), (2, 4)])
def test_who_bleeds_for_nothing_pays_for_the_ecstasy(edition: str, bleed: int, left: int) -> None:
    t = before("Ecstasy", who="SER", actor=f"Mira 4/8 bleed:{bleed}", edition=edition)
    until(t, "play Ecstasy")
    t.does("play Ecstasy Oskar 1", by="b")
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (left, 30 - bleed + 1)


# -- Elder Intervention -----------------------------------------------------------------------------------------------


@editions
@rules_on("Elder Intervention", "RTR 19960530")
def test_elder_intervention_is_for_a_bleed_that_was_turned_on_you(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection"]),
        seat(ready=["Vera 4/9"], hand=["Elder Intervention"]),
        edition=edition,
    )
    does(t, "bleed Mira", "play Deflection Oskar 0", "block Vera", "play Elder Intervention Vera 0")
    assert t.told("blocked")


# -- Elder Kindred Network --------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("votes", "lost"), [(0, 3), (1, 2)])
def test_the_elder_kindred_network_punishes_a_failure(votes: int, lost: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {'title:primogen' if votes else ''}".strip()], hand=["Anarchist Uprising"]),
        seat(ready=["Oskar 2/4 clan:Ventrue prince:Paris", "Ute 2/4 title:primogen"], hand=["Elder Kindred Network"]),
        bystander(),
        edition=edition,
    )
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered("play Elder Kindred Network Oskar 0")
    t.does("play Elder Kindred Network Oskar 0")
    goes(t, favour="a", against="b")
    assert t.measure("a.pool") == 30 - lost


@editions
@pytest.mark.parametrize(("theirs", "lost"), [("primogen", 1), ("", 0)])
def test_the_elder_kindred_network_costs_one_for_a_tie_and_nothing_for_a_success(
    theirs: str, lost: int, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 4/8 primogen", "Wolf ally 2"], hand=[POLL]),
        seat(ready=[f"Oskar 2/4 clan:Ventrue {theirs}".strip()], hand=["Elder Kindred Network"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    t.passes_until_offered("play Elder Kindred Network Oskar 0")
    t.does("play Elder Kindred Network Oskar 0", by="b")
    if theirs:
        goes(t, favour="", against="")
        assert (t.measure("a.pool"), t.measure("b.pool"), t.measure("c.pool")) == (30 - lost, 30, 30)
        return
    goes(t, favour="a", against="b")
    assert t.told("result")[-1]["result"] == "passed"
    assert (t.measure("a.pool"), t.measure("b.pool"), t.measure("c.pool")) == (28, 29, 29)


@editions
def test_the_elder_kindred_network_comes_before_the_first_vote(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 primogen"], hand=[POLL]),
        seat(ready=["Oskar 2/4 clan:Ventrue"], hand=["Elder Kindred Network"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    since = len(t.asked)
    goes(t, favour="a")
    assert not t.ever_offered("play Elder Kindred Network", since)


# -- Eluding the Arms of Morpheus -------------------------------------------------------------------------------------

RISERS = [
    # card, words, which way
    ("Eluding the Arms of Morpheus", "", 0),
    ("Black Sunrise", "qui", 0),
    ("Black Sunrise", "QUI", 1),
    ("One With the Land", "PRO clan:Tzimisce", 1),
    ("Eyes of the Wild", "clan:Gangrel", 0),
    ("Sentry Signal", "ani trait:path-of-Caine", 0),
    ("Sentry Signal", "tha trait:path-of-Caine", 1),
    ("Organized Resistance", "sect:Anarch baron city:Paris", 1),
]
risers = in_editions("card words way", RISERS)


def rises(t: Table, card: str, way: int) -> None:
    """Oskar plays the card; of a baron, for himself."""
    t.does(f"play {card} Oskar {way}", by="b")
    if t.asks == "target":
        t.does("target Oskar")


@risers
@rules_on("Eluding the Arms of Morpheus", "ANK 20181122-2")
@rules_on("Black Sunrise", "ANK 20181122-2")
@rules_on("One With the Land", "ANK 20181122-2")
@rules_on("Eyes of the Wild", "ANK 20181122-2")
@rules_on("Sentry Signal", "ANK 20181122-2")
@rules_on("Organized Resistance", "ANK 20181122-2")
def test_who_attempts_to_block_already_can_still_unlock(edition: str, card: str, words: str, way: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBF"], hand=["Lost in Crowds"]),
        seat(ready=[f"Oskar 4/8 locked {words}".strip()], hand=["Wake with Evening's Freshness", card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Wake with Evening's Freshness")
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    while not t.offers(f"play {card} Oskar {way}"):
        assert t.asks == "attempt"
        t.passes()
    rises(t, card, way)
    assert t.measure("Oskar.locked") == 0
    while t.asks == "attempt":
        t.passes()
    assert [one["minion"] for one in t.told("blocked")] == [t["Oskar"]]


@risers
@rules_on("Eluding the Arms of Morpheus", "LSJ 20010714-2")
@rules_on("Black Sunrise", "LSJ 20010714-2")
@rules_on("One With the Land", "LSJ 20010714-2")
@rules_on("Eyes of the Wild", "LSJ 20010714-2")
@rules_on("Sentry Signal", "LSJ 20010714-2")
@rules_on("Organized Resistance", "LSJ 20010714-2")
@pytest.mark.parametrize("dawn", [True, False])
def test_who_cannot_block_does_not_unlock_to_block(edition: str, card: str, words: str, way: int, dawn: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 FOR"], hand=["Daring the Dawn"]),
        seat(ready=[f"Oskar 4/8 locked {words}".strip()], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("play Daring the Dawn Mira 1")
    t.does("play Daring the Dawn Mira 1" if dawn else "pass")
    since = len(t.asked)
    t.goes_on()
    assert t.ever_offered(f"play {card} Oskar {way}", since) is not dawn


@risers
@rules_on("Eluding the Arms of Morpheus", "ANK 20180623")
@rules_on("Black Sunrise", "ANK 20180623")
@rules_on("One With the Land", "ANK 20180623")
@rules_on("Eyes of the Wild", "ANK 20180623")
@rules_on("Sentry Signal", "ANK 20180623")
@rules_on("Organized Resistance", "ANK 20180623")
@pytest.mark.parametrize("hers", [True, False])
def test_only_whose_turn_it_is_to_block_unlocks_to_block(
    edition: str, card: str, words: str, way: int, hers: bool
) -> None:
    own = seat(ready=[f"Oskar 4/8 locked {words}".strip()], hand=[card])
    t = position(seat(ready=["Mira 4/8"]), *((own, bystander()) if hers else (bystander(), own)), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert t.ever_offered(f"play {card} Oskar {way}") is hers


@risers
@rules_on("Eluding the Arms of Morpheus", "LSJ 20090514")
@rules_on("Black Sunrise", "LSJ 20090514")
@rules_on("One With the Land", "LSJ 20090514")
@rules_on("Eyes of the Wild", "LSJ 20090514")
@rules_on("Organized Resistance", "LSJ 20090514")
def test_who_unlocks_out_of_an_ambush_still_blocks_it(edition: str, card: str, words: str, way: int) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Ambush"]),
        seat(ready=[f"Oskar 4/8 locked {words}".strip(), "Ines 1/4 locked"], hand=[card]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Ambush Mira 0", "target Oskar")
    t.passes_until_offered(f"play {card} Oskar {way}")
    rises(t, card, way)
    while not t.told("combat"):
        t.passes()
    assert [one["minion"] for one in t.told("blocked")] == [t["Oskar"]]


RISES = [
    # card, words, mode, intercept
    ("Eluding the Arms of Morpheus", "", 0, 0),
    ("Black Sunrise", "qui", 0, 0),
    ("Black Sunrise", "QUI", 1, 0),
    ("Eyes of the Wild", "clan:Gangrel", 0, 0),
    ("Speak with Spirits", "SPI", 2, 0),
    ("Sentry Signal", "ani trait:path-of-Caine", 0, 0),
    ("Sentry Signal", "tha trait:path-of-Caine", 1, 0),
    ("Dogged Pursuit", "ani clan:Ravnos", 0, 0),
    ("Dogged Pursuit", "ANI clan:Ravnos", 1, 0),
    ("Read the Winds", "ANI AUS", 1, 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "intercept"), RISES)
def test_a_locked_vampire_unlocks_and_attempts_to_block(
    edition: str, card: str, words: str, mode: int, intercept: int
) -> None:
    t = reacting(card, who=f"{words} locked".strip(), more=["Olga 2/4"], edition=edition)
    with t.unchanged(*BYSTANDER, "Olga.locked"):
        t.does("bleed Mira")
        t.does(f"play {card} Oskar {mode}", by="b")
        assert t.told("block-attempt")[0]["minion"] == t["Oskar"]
        t.goes_on()
    assert t.told("blocked")[0]["intercept"] == intercept
    assert (t.measure("Oskar.locked"), t.measure("b.pool")) == (1, 30)
    assert t.measure("Oskar.blood") == 3 - t.g.face[t[card]].blood  # and a fist
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "words", "mode", "intercept"), RISES)
def test_who_may_not_block_does_not_rise(edition: str, card: str, words: str, mode: int, intercept: int) -> None:
    """Rulings: they ignore no restriction on who may block, and are not for one who cannot block (Seduction)."""
    vera = f"Vera 4/8 {words} locked".replace("  ", " ")
    t = position(seat(ready=["Mira 4/8"]), seat(), seat(ready=[vera], hand=[card]), edition=edition)
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered(f"play {card}")
    t = position(
        seat(ready=["Mira 4/9 DOM"], hand=["Seduction"]),
        seat(ready=[vera], hand=[card]),
        seat(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Seduction Mira 1", by="a")
    t.goes_on()
    assert not t.ever_offered(f"play {card} Vera {mode}")


# -- Enhanced Senses --------------------------------------------------------------------------------------------------

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


# -- Ensnare a Beast --------------------------------------------------------------------------------------------------


@in_editions("words mode dearer", [("ani", 0, 0), ("cel", 1, 0), ("ANI", 2, 1), ("CEL", 3, 1)])
def test_strike_cards_cost_a_beast_that_is_ensnared_more(edition: str, words: str, mode: int, dearer: int) -> None:
    t = position(
        seat(ready=["Mira 5/8 pre"], hand=["Majesty", "Fake Out"]),
        seat(ready=[f"Oskar 4/8 {words} trait:path-of-Caine"], hand=["Ensnare a Beast"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar", by="b")
    while not t.offers("play Ensnare a Beast"):
        t.answer("pass")
    t.does(f"play Ensnare a Beast Oskar {mode}", by="b")
    on_to(t, "maneuver")
    t.does("play Fake Out Mira 0", by="a")
    on_to(t, "strike")
    assert t.measure("Mira.blood") == 5
    t.does("play Majesty Mira 0", by="a")
    on_to(t)
    assert t.measure("Mira.blood") == 5 - 1 - dearer
    t.is_quiet()


@rules_on("Ensnare a Beast", "LSJ 20090703")
@pytest.mark.parametrize(
    ("who", "life", "left", "blood"),
    [
        ("Thug ally 1 strength:1", 1, None, 6),  # he has nothing left to strike with
        ("Thug ally 2 strength:1", 2, 1, 4),
        ("Shambling Hordes", 3, 2, 3),  # as strong as it is after paying
    ],
)
def test_a_strike_is_paid_for_before_it_does_anything(who: str, life: int, left: int | None, blood: int) -> None:
    """Lucky Blow is for a hand strike with one damage more."""
    name = who.split(" ally")[0]
    veil = made_up("Veil", faces.MASTER, definition=definition(gives(STEALTH, 1, all_(ALLY))))
    t = position(
        seat(ready=[who, "Ines 2/4"], hand=["Lucky Blow"], play=[veil]),
        seat(ready=["Oskar 6/8 ANI strength:0 trait:path-of-Caine"], hand=["Ensnare a Beast"]),
        bystander(),
    )
    assert t.measure(f"{name}.blood") == life
    t.does(f"bleed {name}")
    answers(t, "block Oskar", "play Ensnare a Beast Oskar 2", f"play Lucky Blow {name}")
    to_the_end(t)
    assert t.measure("Oskar.blood") == blood
    assert (t.region(name), t.measure(f"{name}.blood")) == (("ash-heap", 0) if left is None else ("ready", left))
    t.is_quiet()


def until_offered(t: Table, text: str) -> None:
    """Nobody does anything more than strike with the hand, until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.does("strike hand" if t.asks == "strike" else "pass")


@rules_on("Ensnare a Beast", "LSJ 20090529")
@pytest.mark.parametrize(("words", "mode", "dearer"), [("ani", 0, 0), ("ANI", 2, 1)])
def test_a_card_that_grants_a_strike_is_dearer_too(words: str, mode: int, dearer: int) -> None:
    t = position(
        seat(ready=["Mira 5/8 ani"], hand=["Aid from Bats"]),
        seat(ready=[f"Oskar 4/8 {words} trait:path-of-Caine"], hand=["Ensnare a Beast"]),
        bystander(),
    )
    t.does("hunt Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Ensnare a Beast Oskar")
    t.does(f"play Ensnare a Beast Oskar {mode}", by="b")
    until_offered(t, "play Aid from Bats Mira 0")
    with t.changes("Mira.blood", -dearer):
        t.does("play Aid from Bats Mira 0", by="a")


# -- Eyes of Argus ----------------------------------------------------------------------------------------------------


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


@rules_on("Eyes of Argus", "TOM 19951129", "ANK 20210819")
def test_who_wakes_need_not_block_and_may_wake_to_cancel() -> None:
    t = position(
        seat(ready=["Mira 4/7 pre"], hand=["Enchant Kindred"]),
        seat(ready=["Oskar 4/8 AUS dom for locked"], hand=["Eyes of Argus", "Denial of Aphrodite's Favor"]),
        bystander(),
    )
    t.does("play Enchant Kindred Mira 0")
    assert (t.who(), t.asks) == ("b", "as-played")
    t.does("play Eyes of Argus Oskar 1", by="b")
    t.does("play Denial of Aphrodite's Favor Oskar 0", by="b")
    assert t.told("cancelled")
    t = position(seat(ready=["Mira 4/7"]), seat(ready=["Oskar 4/8 AUS locked"], hand=["Eyes of Argus"]), bystander())
    t.does("bleed Mira")
    t.does("play Eyes of Argus Oskar 1", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


@rules_on("Eyes of Argus", "LSJ 20091123")
@editions
@pytest.mark.parametrize(("card", "who", "mode"), WAKES)
def test_who_is_locked_wakes_in_a_referendum_and_after_the_action(edition: str, card: str, who: str, mode: int) -> None:
    """Ruling on the wakes: they are for playing other reactions, too, also after the resolution of the action."""
    oskar = f"Oskar 4/8 {who} locked".replace("  ", " ")
    t = position(
        seat(ready=["Mira 4/8 prince"], hand=["Kine Resources Contested"]),
        seat(ready=[oskar], hand=[card, "Delaying Tactics"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while t.asks != "polling":
        t.does(t.options()[0]) if t.asks == "terms" else t.passes()
    t.passes_until_offered(f"play {card} Oskar {mode}")
    assert t.asks in ("polling", "before-votes")
    assert not t.offers("play Delaying Tactics")
    t.does(f"play {card} Oskar {mode}", by="b")
    t.passes_until_offered("play Delaying Tactics")
    t.does("play Delaying Tactics Oskar", by="b")
    assert t.told("result")[0]["result"] == "cancelled"
    t.goes_on()
    t.is_quiet()
    t = position(seat(ready=["Mira 4/8"]), seat(ready=[oskar], hand=[card]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.passes_until("succeeded")
    assert t.offers(f"play {card} Oskar {mode}")


# -- Eyes of the Beast ------------------------------------------------------------------------------------------------


@rules_on("Eyes of the Beast", "ANK 20191108")
@editions
def test_eyes_of_the_beast_shine_until_the_discard_phase(edition: str) -> None:
    t = before("Eyes of the Beast", who="PRO", act="hunt Mira", edition=edition)
    until(t, "block Oskar")
    t.does("block Oskar")
    until(t, "play Eyes of the Beast")
    t.does("play Eyes of the Beast Oskar 1", by="b")
    on_to(t, "maneuver")
    assert t.offers("use Eyes of the Beast Oskar")
    to_the_end(t)
    assert (t.g.host[t["Eyes of the Beast"]], stats.stealth(t.g, t["Oskar"])) == (t["Oskar"], -1)
    while t.who() != "c":
        t.answer("pass")
    assert t.region("Eyes of the Beast") == "ash-heap"


# -- Eyes of the Night ------------------------------------------------------------------------------------------------


@editions
def test_eyes_of_the_night_gives_a_maneuver_or_a_press_not_both(edition: str) -> None:
    for use in ("maneuver", "press"):
        t = blocked_by("Eyes of the Night", "OBT", 1, edition)
        assert t.asks == "maneuver"
        if use == "maneuver":
            t.answer(t.options("use")[0])
            while t.asks == "strike":
                t.does("strike hand")
            assert t.asks != "press", "the one chance is used"
        else:
            t.passes()
            assert t.asks == "press"
            t.answer(t.options("use")[0])
            assert len(t.told("round")) == 2
            assert t.asks != "maneuver"
        t.goes_on()
        t.is_quiet()


# -- Eyes of the Wild -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words"), [("Eyes of the Wild", "clan:Gangrel"), ("Dogged Pursuit", "ani clan:Ravnos")]
)
def test_who_rose_in_vain_is_locked_afterwards(edition: str, card: str, words: str) -> None:
    t = reacting(card, who=f"{words} locked", actor="Mira 4/8 stealth:1", edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Oskar 0", by="b")
    t.goes_on()
    assert t.told("block-failed")
    assert (t.measure("Oskar.locked"), t.measure("b.pool")) == (1, 29)
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "often"),
    [("Eyes of the Wild", "clan:Gangrel", 0, 2), ("Speak with Spirits", "SPI", 2, 1)],
)
def test_who_rose_can_burn_blood_for_intercept(edition: str, card: str, words: str, mode: int, often: int) -> None:
    t = reacting(card, who=f"{words} locked", actor="Mira 4/8 stealth:2", edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Oskar {mode}", by="b")
    blood = t.measure("Oskar.blood")
    used = 0
    while t.options("use"):
        t.answer(t.options("use")[0])
        used += 1
        assert t.measure("Oskar.blood") <= blood - used
    assert used == often
    assert bool(t.told("blocked")) is (often == 2)
    t.goes_on()
    t.is_quiet()
