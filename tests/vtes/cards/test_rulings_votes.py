"""Rulings on cards that are played in a referendum or after one."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, path_for
from tests.vtes.cards.test_replies import until

DURING = [
    # card, words, whether the acting vampire plays it
    ("Ominous Chorus", "clan:Lasombra", True),
    ("Ominous Chorus", "clan:Lasombra", False),
    ("Awe", "pre", True),
    ("The Eldest Are Kholo", "clan:Ravnos sect:Laibon", True),
    ("The Eldest Are Kholo", "clan:Ravnos sect:Laibon", False),
    ("Scalpel Tongue", "cel pre", True),
    ("Scalpel Tongue", "cel pre", False),
    ("Telepathic Vote Counting", "AUS", True),
    ("Delaying Tactics", "", False),
    ("Pulling Strings", "DOM", False),
    ("Knotted Cord", "trait:infernal", True),
    ("Knotted Cord", "trait:infernal", False),
    ("Under the Skin", "aus pre", True),
    ("Closed Session", "prince:Paris", True),
    ("Private Audience", "archbishop", True),
    ("Scorn of Adonis", "clan:Toreador", True),
    ("Bribes", "", True),
    ("Treachery", "pre", False),
    ("Poison Pill", "", False),
    ("Perfect Paragon", "pre", True),
    ("Adhocracy", "chi sect:Anarch", True),
    ("Quicksilver Contemplation", "aus tem", True),
    ("Quicksilver Contemplation", "aus tem", False),
]


def rides(card: str, words: str, mine: bool, rider: bool) -> Table:
    """A referendum of Nils has passed; with the rider played on it, the next one of seat a passes automatically."""
    t = position(
        seat(
            ready=["Nils 6/8 prince:Rome", f"Mira 6/9 {words if mine else ''} {path_for(card)}".strip()],
            hand=[*([card] if mine else []), "Kine Resources Contested", "Cryptic Rider", "Domain Challenge"],
        ),
        seat(ready=[f"Oskar 6/9 {'' if mine else words}".strip()], hand=[] if mine else [card]),
        seat(ready=["Vera 3/4 primogen"]),
    )
    t.does("play Kine Resources Contested Nils")
    t.passes_until("terms")
    while t.asks == "terms":
        t.answer(t.options()[0])
    until(t, "vote Nils for")
    t.does("vote Nils for")
    until(t, "play Cryptic Rider Nils 0")
    t.does("play Cryptic Rider Nils 0" if rider else "pass", by="a")
    t.goes_on()
    t.does("play Domain Challenge Mira")
    return t


@rules_on("Cryptic Rider", "LSJ 19980107")
@rules_on("Ominous Chorus", "LSJ 19980107", "PIB 20150105")
@rules_on("Awe", "LSJ 19980107", "PIB 20150105")
@rules_on("The Eldest Are Kholo", "LSJ 19980107", "PIB 20150105")
@rules_on("Scalpel Tongue", "LSJ 19980107", "PIB 20150105")
@rules_on("Telepathic Vote Counting", "LSJ 19980107", "PIB 20150105")
@rules_on("Delaying Tactics", "LSJ 19980107", "PIB 20150105")
@rules_on("Pulling Strings", "LSJ 19980107", "PIB 20150105")
@rules_on("Knotted Cord", "LSJ 19980107", "PIB 20150105")
@rules_on("Under the Skin", "LSJ 19980107", "PIB 20150105")
@rules_on("Closed Session", "LSJ 19980107", "PIB 20150105")
@rules_on("Private Audience", "LSJ 19980107", "PIB 20150105")
@rules_on("Scorn of Adonis", "LSJ 19980107", "PIB 20150105")
@rules_on("Bribes", "LSJ 19980107", "PIB 20150105")
@rules_on("Treachery", "LSJ 19980107", "PIB 20150105")
@rules_on("Poison Pill", "LSJ 19980107", "PIB 20150105")
@rules_on("Perfect Paragon", "LSJ 19980107", "PIB 20150105")
@rules_on("Adhocracy", "LSJ 19980107", "PIB 20150105")
@rules_on("Quicksilver Contemplation", "LSJ 19980107", "PIB 20150105")
@pytest.mark.parametrize(("card", "words", "mine"), DURING)
@pytest.mark.parametrize("rider", [True, False])
def test_it_is_not_played_in_a_referendum_that_passes_by_itself(card: str, words: str, mine: bool, rider: bool) -> None:
    t = rides(card, words, mine, rider)
    since = len(t.asked)
    if not rider:
        until(t, "vote Vera for")
        t.does("vote Vera for", by="c")
    t.goes_on()
    assert t.told("result")[-1]["result"] == "passed"
    assert t.ever_offered(f"play {card} {'Mira' if mine else 'Oskar'}", since) is not rider
    assert t.ever_offered("vote Vera for", since) is not rider
    t.is_quiet()


@rules_on("Cryptic Rider", "LSJ 19980107", "PIB 20150105")
def test_a_rider_may_ride_on_a_referendum_that_passed_by_itself() -> None:
    t = rides("Cryptic Rider", "", True, rider=True)
    until(t, "play Cryptic Rider#2 Mira 0")
    assert t.told("result")[-1]["result"] == "passed"
    t.does("play Cryptic Rider#2 Mira 0", by="a")
    t.goes_on()
    t.is_quiet()


@rules_on("Amici Noctis", "LSJ 19980107", "PIB 20150105")
def test_friends_of_the_night_get_nothing_for_a_referendum_that_passed_by_itself() -> None:
    """It passed by no votes; the card can be played all the same."""
    t = rides("Amici Noctis", "clan:Lasombra", True, rider=True)
    until(t, "play Amici Noctis Mira 0")
    with t.unchanged("a.pool", "Mira.blood"):
        t.does("play Amici Noctis Mira 0", by="a")
        t.goes_on()
    assert t.region("Amici Noctis") == "ash-heap"
    t.is_quiet()


@rules_on("Amici Noctis", "RTR 19951110")
@pytest.mark.parametrize("pool", [1, 2])
def test_friends_of_the_night_are_too_late_for_who_is_ousted(pool: int) -> None:
    t = position(
        seat(pool=pool, ready=["Mira 6/8 clan:Lasombra archbishop"], hand=["Amici Noctis", "Domain Challenge"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Domain Challenge Mira")  # the acting vampire is locked: it costs her one pool
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    since = len(t.asked)
    t.goes_on()
    assert t.ever_offered("play Amici Noctis Mira 0", since) is (pool == 2)
    assert bool(t.g.ousted[0]) is (pool == 1)


# -- taking a referendum back -----------------------------------------------------------------------------------------


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


BACK = [("Delaying Tactics", "Oskar", ""), ("Telepathic Vote Counting", "Mira", "aus")]


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


# -- what is paid for a referendum ------------------------------------------------------------------------------------


@rules_on("Treachery", "LSJ 20090115-2")
@pytest.mark.parametrize("pool", [30, 1])
def test_who_betrays_takes_the_pool_after_the_referendum_has_had_its_effect(pool: int) -> None:
    """The referendum gives pool to its caller before the one point is burned: she is not ousted."""
    t = position(
        seat(pool=pool, ready=["Mira 6/8 prince:Paris"], hand=["Political Stranglehold"]),
        seat(ready=["Oskar 4/5 pre"], hand=["Treachery"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does("play Political Stranglehold Mira")
    until(t, "play Treachery Oskar 0")
    t.does("play Treachery Oskar 0", by="b")
    until(t, "vote Mira for")
    t.does("vote Mira for")
    t.goes_on()
    assert [told["change"] for told in t.told("pool") if told["seat"] == 0] == [3, -1]
    assert t.measure("a.pool") == pool + 2
    t.is_quiet()


@rules_on("Treachery", "RTR 20010710")
def test_who_is_betrayed_for_a_vote_pays_before_the_referendum_has_its_effect() -> None:
    """The Methuselah who plays the card pays, too, if her own vampire votes in favour."""
    t = position(
        seat(ready=["Mira 6/8 prince:Paris"], hand=["Political Stranglehold"]),
        seat(ready=["Oskar 4/8 PRE primogen"], hand=["Treachery"]),
        seat(ready=["Vera 2/8 primogen"]),
    )
    t.does("play Political Stranglehold Mira")
    until(t, "play Treachery Oskar 1")
    t.does("play Treachery Oskar 1", by="b")
    for name in ("Mira", "Oskar", "Vera"):
        until(t, f"vote {name} for")
        t.does(f"vote {name} for")
    t.goes_on()
    assert (t.asks, t.who()) == ("trigger", "b")  # what follows the tally, and what is to follow the effect
    t.answer(t.options("trigger")[0])
    t.goes_on()
    changes = [[told["change"] for told in t.told("pool") if told["seat"] == at] for at in range(3)]
    assert changes == [[3, -1], [-1, 3], [-1, 3]]
    t.is_quiet()


@rules_on("Poison Pill", "ANK 20180813")
def test_a_poison_pill_counts_what_is_lost_and_not_what_is_gained() -> None:
    """Each Methuselah gains pool for a vampire of hers, and burns five."""
    t = position(
        seat(ready=["Mira 6/8 prince:Paris"], hand=["Ancient Influence"]),
        seat(ready=["Oskar 4/8"], hand=["Poison Pill"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does("play Ancient Influence Mira")
    until(t, "play Poison Pill Oskar 0")
    t.does("play Poison Pill Oskar 0", by="b")
    until(t, "vote Mira for")
    t.does("vote Mira for")
    for name in ("Mira", "Oskar", "Vera"):
        until(t, f"pick {name}")
        t.does(f"pick {name}")
    t.goes_on()
    assert [t.measure(f"{one}.pool") for one in "abc"] == [30 + 8 - 5 - 5, 30 + 8 - 5, 30 + 4 - 5]
    t.is_quiet()
