"""Reaction cards: D."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import before
from tests.vtes.cards.answering import goes_through, to_the_end, until
from tests.vtes.cards.cancelling_tables import ACTIONS, counts_as_it_is_played, in_hand
from tests.vtes.cards.imbued_tables import IMBUED
from tests.vtes.cards.reaction_tables import bled_by_mira, is_played
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import ALL, BYSTANDER, bystander, editions, reacting

# -- Darksight --------------------------------------------------------------------------------------------------------


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


# -- The Deadliest Sin ------------------------------------------------------------------------------------------------


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


# -- Deep Ecology -----------------------------------------------------------------------------------------------------


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


# -- Deflection -------------------------------------------------------------------------------------------------------

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


@editions
@pytest.mark.parametrize(("card", "words", "mode", "locks"), REDIRECTS)
def test_a_bleed_is_sent_on_to_another_who_may_block(
    card: str, words: str, mode: int, locks: int, edition: str
) -> None:
    if edition == "2000" and "Anarch" in words:  # the book of 2000 has no anarchs
        assert not is_played(card, words.replace("baron", "").replace("sect:Anarch", ""), edition)
        return
    t = bled_by_mira(card, words, edition)
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


@ruled_alike(
    "card words mode",
    [
        ("Deflection", "dom", 0),
        ("Murmur of the False Will", "DOM", 1),
        ("My Enemy's Enemy", "AUS", 1),
        ("Redirection", "DOM", 1),
        ("Telepathic Misdirection", "AUS", 1),
        ("Bait and Switch", "sect:Anarch baron:Berlin", 0),
    ],
    "PIB 20130711",
)
def test_a_bleed_is_sent_to_nobody_who_could_not_be_bled(card: str, words: str, mode: int) -> None:
    """Not to the one who bleeds, nor to oneself, nor to one who is out of the game."""
    t = position(
        seat(ready=["Mira 2/4"]),
        seat(ready=[f"Oskar 4/8 {words}"], hand=[card]),
        seat(pool=0),
        seat(ready=["Dora 2/4"]),
        seat(ready=["Emil 2/4"]),
        ousted=["c"],
    )
    t.does("bleed Mira")
    until(t, f"play {card} Oskar {mode}")
    t.does(f"play {card} Oskar {mode}", by="b")
    if t.asks == "target":
        assert [t.offers(f"target {who}") for who in "abcde"] == [False, False, False, True, True]
        t.does("target e")
    to_the_end(t)
    assert [t.measure(f"{who}.pool") for who in "abde"] == [30, 30, 30, 29]
    t.is_quiet()


SENT_ON = [
    # the card, words of Oskar, how he plays it
    ("Deflection", "dom", "play Deflection Oskar 0"),
    ("Telepathic Misdirection", "AUS", "play Telepathic Misdirection Oskar 1"),
    ("Redirection", "dom", "play Redirection Oskar 0"),
    ("Murmur of the False Will", "DOM", "play Murmur of the False Will Oskar 1"),
    ("My Enemy's Enemy", "AUS", "play My Enemy's Enemy Oskar 1"),
    ("Bait and Switch", "baron sect:Anarch", "play Bait and Switch Oskar 0"),
    ("Lost in Translation", "", "play Lost in Translation Oskar 0"),
]
sent_on = pytest.mark.parametrize(("card", "words", "sends"), SENT_ON)


@rules_on("Deflection", "ANK 20211003")
@rules_on("Telepathic Misdirection", "ANK 20211003")
@rules_on("Redirection", "ANK 20211003")
@rules_on("Murmur of the False Will", "ANK 20211003")
@rules_on("My Enemy's Enemy", "ANK 20211003")
@rules_on("Bait and Switch", "ANK 20211003")
@rules_on("Lost in Translation", "ANK 20211003")
@sent_on
def test_a_bleed_is_sent_on_after_an_attempt_that_stealth_has_foiled(card: str, words: str, sends: str) -> None:
    t = position(
        seat(ready=["Mira 4/7 stealth:1"]),
        seat(ready=[f"Oskar 6/8 {words}".strip()], hand=[card]),
        bystander(),
        seat(ready=["Dora 2/4"]),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    assert not t.offers(sends)
    t.does("block Oskar", by="b")
    until(t, sends)
    assert t.told("block-failed")
    with t.unchanged("b.pool"):
        t.does(sends, by="b")
        if card != "My Enemy's Enemy":
            t.does("target d", by="b")
        t.goes_on()
    assert t.measure("d.pool") == 29
    t.is_quiet()


@rules_on("Deflection", "LSJ 19980105")
@rules_on("Telepathic Misdirection", "LSJ 19980105")
@rules_on("Redirection", "LSJ 19980105")
@rules_on("Murmur of the False Will", "LSJ 19980105")
@rules_on("My Enemy's Enemy", "LSJ 19980105")
@rules_on("Bait and Switch", "LSJ 19980105")
@rules_on("Lost in Translation", "LSJ 19980105")
@rules_on("Archon Investigation", "LSJ 19980105")
@rules_on("Telepathic Counter", "LSJ 20061212")
@pytest.mark.parametrize(
    ("card", "words", "sends"),
    [
        *SENT_ON,
        ("Archon Investigation", "", "play Archon Investigation"),
        ("Telepathic Counter", "aus", "play Telepathic Counter Oskar 0"),
    ],
)
def test_nothing_is_sent_on_once_a_spying_mission_has_come_to_light(card: str, words: str, sends: str) -> None:
    t = position(
        seat(ready=[("Mira 4/7 OBF bleed:4", ["Spying Mission"])], hand=["Spying Mission"]),
        seat(ready=[f"Oskar 6/8 {words}".strip()], hand=[card]),
        bystander(),
        seat(ready=["Dora 2/4"]),
    )
    t.does("bleed Mira")
    until(t, sends)  # in time
    until(t, "play Spying Mission#2 Mira 1")
    t.does("play Spying Mission#2 Mira 1", by="a")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(sends, since)
    assert (t.measure("b.pool"), t.measure("d.pool"), t.region("Mira")) == (30, 30, "ready")


# -- Delaying Tactics -------------------------------------------------------------------------------------------------

CALLING_CARD_BACK = [
    *[("Delaying Tactics", "Oskar", "", edition) for edition in ALL],
    *[("Telepathic Vote Counting", "Mira", "aus", edition) for edition in ALL[1:]],
]
"""In 2000 Mira has not replaced the card that she has played in the referendum, so she has room for the other."""


@pytest.mark.parametrize(("card", "who", "words", "edition"), CALLING_CARD_BACK)
def test_whoever_gets_the_calling_card_back_discards_down(card: str, who: str, words: str, edition: str) -> None:
    pages = ["Blank Page"] * 6
    mine = ["Anarchist Uprising", card, *pages[:5]] if who == "Mira" else ["Anarchist Uprising", *pages]
    t = position(
        seat(ready=[f"Mira 6/8 {words}".strip()], hand=mine, library=9),
        seat(ready=["Oskar 4/8"], hand=[card] if who == "Oskar" else []),
        bystander(),
        edition=edition,
    )
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered(f"play {card} {who}")
    t.does(f"play {card} {who}")
    t.passes_until("discard-down")
    assert (t.who(), t.measure("a.hand")) == ("a", 8)
    t.does(t.options()[0])
    t.goes_on()
    assert (t.region("Anarchist Uprising"), t.measure("a.hand")) == ("hand", 7)
    t.is_quiet()


@editions
def test_delaying_tactics_cancels_the_referendum(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince"], hand=["Kine Resources Contested"]),
        seat(ready=["Oskar 2/4"], hand=["Delaying Tactics"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged("a.pool", "b.pool", *BYSTANDER), t.changes("Oskar.blood", -1):
        goes_through(t, "play Kine Resources Contested Mira 0", "vote Mira for", "play Delaying Tactics Oskar 0")
    assert t.told("result")[-1]["result"] == "cancelled"
    assert t.measure("Mira.locked") == 0
    t.is_quiet()


@editions
def test_delaying_tactics_hand_the_card_back_and_forbid_the_action(edition: str) -> None:
    """Rulings: it may come after votes were cast, and the results are not tallied."""
    t = position(
        seat(
            ready=["Mira 6/8 prince:Paris", "Nils 6/8 prince:Rome"],
            hand=["Kine Resources Contested", "Anarchist Uprising", "Scorn of Adonis"],
        ),
        seat(ready=["Oskar 4/8"], hand=["Delaying Tactics"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while t.asks != "polling":
        t.answer(t.options()[0]) if t.asks == "terms" else t.passes()
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    t.passes_until_offered("play Delaying Tactics")
    t.does("play Delaying Tactics Oskar", by="b")
    t.goes_on()
    assert t.told("result")[0]["result"] == "cancelled"
    assert (t.measure("Mira.locked"), t.region("Kine Resources Contested")) == (0, "hand")
    assert (t.measure("b.pool"), t.measure("c.pool")) == (30, 30)
    assert "card.golden.overrides-rules" in t.clauses("play Kine Resources Contested Nils", by="a")
    assert t.offers("play Anarchist Uprising Nils")  # another one may be called
    t.is_quiet()


BACK = [("Delaying Tactics", "Oskar", ""), ("Telepathic Vote Counting", "Mira", "aus")]


def called(card: str, who: str, words: str = "", more: tuple[str, ...] = (), other: str = "") -> Table:
    """A referendum of Mira's, whose seat holds more cards; the card is hers or Oskar's."""
    t = position(
        seat(
            ready=[f"Mira 6/8 prince:Paris {words}".strip(), "Nils 6/8 prince:Rome"],
            hand=["Domain Challenge", "Anarchist Uprising", *more, *([card] if who == "Mira" else [])],
        ),
        seat(ready=[f"Oskar 4/8 {other}".strip()], hand=[card] if who == "Oskar" else []),
        seat(ready=["Vera 3/4 primogen"]),
    )
    t.does("play Domain Challenge Mira")
    return t


@rules_on("Delaying Tactics", "LSJ 19980130")
@rules_on("Telepathic Vote Counting", "LSJ 19980130")
@pytest.mark.parametrize(("card", "who", "words"), BACK)
@pytest.mark.parametrize("votes", [0, 1, 2])
def test_a_referendum_is_cancelled_before_or_after_votes_are_cast(card: str, who: str, words: str, votes: int) -> None:
    t = called(card, who, words)
    for answer in ("vote Vera against", "vote Mira for")[:votes]:
        until(t, answer)
        t.does(answer)
    until(t, f"play {card} {who} 0")
    t.does(f"play {card} {who} 0")
    t.goes_on()
    assert t.told("result")[0]["result"] == "cancelled"
    assert t.region("Domain Challenge") == "hand"
    t.is_quiet()


@rules_on("Delaying Tactics", "LSJ 20010209")
@rules_on("Telepathic Vote Counting", "LSJ 20010209")
@pytest.mark.parametrize(("card", "who", "words"), BACK)
def test_a_cancelled_referendum_is_not_tallied(card: str, who: str, words: str) -> None:
    t = called(card, who, f"{words} clan:Toreador", ("Scorn of Adonis", "Bribes"))
    until(t, "play Bribes Mira 0")
    t.does("play Bribes Mira 0", by="a")
    until(t, "play Scorn of Adonis Mira 0")
    t.does("play Scorn of Adonis Mira 0", by="a")
    until(t, "vote Vera for")
    t.does("vote Vera against", by="c")
    until(t, f"play {card} {who} 0")
    with t.unchanged("a.pool", "b.pool", "c.pool"):
        t.does(f"play {card} {who} 0")
        t.goes_on()
    t.is_quiet()


@rules_on("Delaying Tactics", "RTR 19970630")
def test_who_was_delayed_takes_no_other_political_action() -> None:
    t = called("Delaying Tactics", "Oskar")
    until(t, "play Delaying Tactics Oskar 0")
    t.does("play Delaying Tactics Oskar 0", by="b")
    t.goes_on()
    assert t.measure("Mira.locked") == 0
    assert t.clauses("play Anarchist Uprising Mira", by="a") == ["minion.repeat.political-once"]
    assert t.offers("play Anarchist Uprising Nils")
    t.is_quiet()


@rules_on("Delaying Tactics", "LSJ 20020201", "LSJ 20041130")
def test_a_referendum_by_a_card_in_play_leaves_it_there_and_another_copy_to_call_by() -> None:
    t = position(
        seat(ready=["Mira 6/8", "Nils 6/8"], play=["Anarch Revolt", "Anarch Revolt"]),
        seat(ready=["Oskar 4/8"], hand=["Delaying Tactics"]),
        bystander(),
    )
    t.does("use Anarch Revolt Mira")
    until(t, "play Delaying Tactics Oskar 0")
    t.does("play Delaying Tactics Oskar 0", by="b")
    t.goes_on()
    assert (t.region("Anarch Revolt"), t.region("Anarch Revolt#2")) == ("play", "play")
    assert not t.offers("use Anarch Revolt Nils")
    assert t.offers("use Anarch Revolt#2 Nils")
    t.is_quiet()


# -- Detect Authority -------------------------------------------------------------------------------------------------


@rules_on("Detect Authority", "LSJ 20090324")
@pytest.mark.parametrize(("what", "offered"), [("Raven Spy", False), (".44 Magnum", False), ("Elder Library", True)])
def test_detect_authority_is_for_actions_at_minions_and_locations(what: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/7 MYT CHI"], hand=["Gremlins", "Sensory Deprivation", "Arson"]),
        seat(
            ready=[("Oskar 6/8 ani sect:Anarch", [] if offered else [what])],
            hand=["Detect Authority"],
            play=[what] if offered else [],
        ),
        bystander(),
    )
    cards = {
        "Raven Spy": "Sensory Deprivation Mira 0",
        ".44 Magnum": "Gremlins Mira 1",
        "Elder Library": "Arson Mira 0",
    }
    t.does(f"play {cards[what]}")
    t.goes_on()
    assert t.ever_offered("play Detect Authority Oskar 0") is offered


REACTIONS = [
    ("Detect Authority", "tha sect:Anarch", 2),
    ("Faerie Wards", "myt", 1),
    ("Folderol", "myt", 1),
    ("Hide the Heart", "aus", 0),
    ("The Mole", "dom sect:Anarch", 2),
    ("Deep Ecology", "for sect:Anarch", 1),
    ("Friend of Mine", "for sect:Anarch", 0),
    ("Party Out Of Bounds", "obf sect:Anarch", 0),
]


@rules_on("Detect Authority", "LSJ 20011204-3")
@rules_on("Faerie Wards", "LSJ 20011204-3")
@rules_on("Folderol", "LSJ 20011204-3")
@rules_on("Hide the Heart", "LSJ 20011204-3")
@rules_on("The Mole", "LSJ 20011204-3")
@rules_on("Deep Ecology", "LSJ 20011204-3")
@rules_on("Friend of Mine", "LSJ 20011204-3")
@rules_on("Party Out Of Bounds", "LSJ 20011204-3")
@pytest.mark.parametrize(("card", "words", "mode"), REACTIONS)
def test_a_reaction_requires_what_it_is_played_with(card: str, words: str, mode: int) -> None:
    in_hand(card)
    counts_as_it_is_played("react", card, words, mode)


# -- Determine --------------------------------------------------------------------------------------------------------

IMBUED_REPLY = ("Oskar 3/3 imbued clan:Visionary viz", ["Strike with Conviction"])


@rules_on("Determine", "ANK 20200813-2")
def test_determine_turns_a_monster_away() -> None:
    t = position(
        seat(ready=["Mira 4/8 dom"], hand=["Govern the Unaligned"]),
        seat(ready=[IMBUED_REPLY], hand=["Determine"]),
        bystander(),
        options={"legacy": True},
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("play Determine Oskar 1", by="b")
    to_the_end(t)
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked"), t.measure("b.pool")) == (0, 1, 30)


def test_determine_sends_a_bleed_back_by_two() -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=[IMBUED_REPLY], hand=["Determine"]), bystander(), edition="2012")
    t.does("bleed Mira")
    until(t, "play Determine Oskar 0")
    t.does("play Determine Oskar 0", by="b")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("c.pool"), t.measure("Oskar.locked")) == (30, 29, 1)


def acted(card: str, oskar: tuple[str, list[str]], what: str) -> Table:
    """Mira, who is younger, has just played a card for an action of that kind."""
    face = ACTIONS[what]
    t = position(
        seat(ready=["Mira 4/5 pre"], hand=[face, *["Blank Page"] * 6], library=9),
        seat(ready=[oskar], hand=[card], play=["The Barrens"]),
        bystander(),
        options={"legacy": True},
    )
    while not t.offers(f"play {face.name} Mira 0"):
        t.answer("pass")
    t.does(f"play {face.name} Mira 0", by="a")
    return t


AGAINST_ACTIONS = [
    # what cancels, who can play it, how
    ("Determine", IMBUED, "play Determine Oskar 1"),
    ("Denial of Aphrodite's Favor", ("Oskar 6/8 dom for", []), "play Denial of Aphrodite's Favor Oskar 0"),
    ("Direct Intervention", ("Oskar 6/8", []), "play Direct Intervention"),
]
against_actions = pytest.mark.parametrize(("card", "oskar", "cancels"), AGAINST_ACTIONS)


@rules_on("Determine", "ANK 20200813-2", "LSJ 20061207")
@rules_on("Denial of Aphrodite's Favor", "ANK 20200813-2")
@rules_on("Direct Intervention", "ANK 20200813-2")
@against_actions
@pytest.mark.parametrize("what", list(ACTIONS))
def test_cards_of_all_kinds_of_actions_are_cancelled(
    card: str, oskar: tuple[str, list[str]], cancels: str, what: str
) -> None:
    t = acted(card, oskar, what)
    assert (t.who(), t.asks, t.measure("a.hand")) == ("b", "as-played", 6)
    assert not t.offers("use The Barrens")
    with t.unchanged("a.pool", "Mira.blood", "Mira.locked"):
        t.does(cancels, by="b")
    assert t.region(ACTIONS[what].name) == "ash-heap"
    t.is_quiet()


@rules_on("Determine", "LSJ 20080630")
@against_actions
@pytest.mark.parametrize("what", ["action", "equip", "employ", "recruit"])
def test_a_cancelled_card_of_an_action_is_replaced_at_once(
    card: str, oskar: tuple[str, list[str]], cancels: str, what: str
) -> None:
    t = acted(card, oskar, what)
    t.does(cancels, by="b")
    assert t.measure("a.hand") == 7
    t = acted(card, oskar, what)
    t.passes()
    assert t.measure("a.hand") == 6  # else it waits for the end of the action


@rules_on("Determine", "RTR 20001020")
@rules_on("Denial of Aphrodite's Favor", "RTR 20001020")
@rules_on("Direct Intervention", "RTR 20001020")
@against_actions
def test_what_piper_brings_is_not_cancelled(card: str, oskar: tuple[str, list[str]], cancels: str) -> None:
    t = position(
        seat(ready=["Mira 4/5 pre sect:Anarch"], hand=["Piper", ACTIONS["recruit"]]),
        seat(ready=[oskar], hand=[card]),
        bystander(),
        phase="master",
        options={"legacy": True},
    )
    t.does("play Piper")
    assert t.region("Friend") == "ready"
    assert not t.ever_offered(f"play {card}")
    t.is_quiet()


@rules_on("Determine", "LSJ 20021011")
@rules_on("Denial of Aphrodite's Favor", "LSJ 20021011")
@pytest.mark.parametrize(
    ("card", "oskar", "cancels", "rises"),
    [
        ("Determine", (f"{IMBUED[0]} locked", IMBUED[1]), "play Determine Oskar 1", None),
        (
            "Denial of Aphrodite's Favor",
            ("Oskar 6/8 dom for prince locked", []),
            "play Denial of Aphrodite's Favor Oskar 0",
            "Second Tradition: Domain",
        ),
    ],
)
def test_one_wakes_to_cancel_but_does_not_rise_to_block(
    card: str, oskar: tuple[str, list[str]], cancels: str, rises: str | None
) -> None:
    t = position(
        seat(ready=["Mira 4/5 pre"], hand=[ACTIONS["action"]]),
        seat(ready=[oskar], hand=[card, "On the Qui Vive", *([rises] if rises else [])]),
        bystander(),
        options={"legacy": True},
    )
    t.does("play Errand Mira 0")
    assert (t.who(), t.asks) == ("b", "as-played")
    assert not t.offers(cancels)
    assert rises is None or not t.offers(f"play {rises}")
    t.does("play On the Qui Vive Oskar 0", by="b")
    assert rises is None or not t.offers(f"play {rises}")
    t.does(cancels, by="b")
    assert (t.measure("a.pool"), t.measure("Mira.locked")) == (30, 0)
    t.is_quiet()


@rules_on("Determine", "ANK 20190104")
def test_who_was_turned_away_does_not_try_the_same_again() -> None:
    t = position(
        seat(ready=["Mira 4/8 dom"], hand=["Govern the Unaligned", "Govern the Unaligned"]),
        seat(ready=[("Oskar 3/3 imbued clan:Visionary viz", ["Strike with Conviction"])], hand=["Determine"]),
        bystander(),
        options={"legacy": True},
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("play Determine Oskar 1", by="b")
    assert t.asks == "minion"
    assert t.offers("hunt Mira")
    assert not t.offers("play Govern the Unaligned#2 Mira 0")


# -- Dogged Pursuit ---------------------------------------------------------------------------------------------------


@editions
def test_dogged_pursuit_stays_on_who_did_not_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1", "Nils 2/5 stealth:1"]),
        seat(ready=["Oskar 4/8 ANI clan:Ravnos locked"], hand=["Dogged Pursuit", "On the Qui Vive"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Dogged Pursuit Oskar 1", by="b")
    t.goes_on()
    assert (t.region("Dogged Pursuit"), t.measure("Oskar.locked")) == ("attached", 1)
    t.does("bleed Nils")
    t.does("play On the Qui Vive Oskar", by="b")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("use Dogged Pursuit", by="b")
    assert t.told("blocked")[0]["intercept"] == 1
    assert t.region("Dogged Pursuit") == "ash-heap"
    t.goes_on()
    t.is_quiet()


# -- Dread Gaze -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "mode", "votes"), [("pre", 0, 2), ("PRE", 1, 4)])
def test_dread_gaze_gives_votes_to_one_who_does_not_act(edition: str, words: str, mode: int, votes: int) -> None:
    t = position(
        seat(ready=["Mira 4/8"], hand=["Domain Challenge"]),
        seat(ready=[f"Oskar 2/4 {words}"], hand=["Dread Gaze"]),
        bystander(),
        edition=edition,
    )
    t.does("play Domain Challenge Mira 0")
    t.passes_until_offered(f"play Dread Gaze Oskar {mode}")
    t.does(f"play Dread Gaze Oskar {mode}", by="b")
    assert stats.votes(t.g, t["Oskar"]) == votes
    while t.asks not in t.quiet:
        t.passes()
    t.is_quiet()
