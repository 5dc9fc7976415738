"""Reaction cards: T."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import before, blocked_by
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.cancelling_tables import codes_of, in_hand, is_vetoed_for, veto
from tests.vtes.cards.reaction_tables import is_played
from tests.vtes.cards.referendum_tables import caller, polled
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_editions, reacting

# -- Telepathic Counter -----------------------------------------------------------------------------------------------


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


@rules_on("Telepathic Counter", "TOM 19960303")
@pytest.mark.parametrize("late", [False, True])
def test_telepathic_counter_comes_before_or_after_the_attempts_to_block(late: bool) -> None:
    t = position(
        seat(ready=["Mira 4/7 stealth:1"]), seat(ready=["Oskar 6/8 aus"], hand=["Telepathic Counter"]), bystander()
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    if late:
        t.does("block Oskar", by="b")
        while not t.told("block-failed"):
            t.answer("pass")
    until(t, "play Telepathic Counter Oskar 0")
    t.does("play Telepathic Counter Oskar 0", by="b")
    t.goes_on()
    assert t.measure("b.pool") == 30
    t.is_quiet()


# -- Their Master's Voice ---------------------------------------------------------------------------------------------


@editions
def test_their_masters_voice_unlocks_a_slave(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(
            ready=["Oskar 4/8 clan:Tremere locked", "Gog 3/4 clan:Gargoyle slave-of:Tremere locked", "Grub 2/4 locked"],
            hand=["Their Master's Voice"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Their Master's Voice Oskar", by="b")
    assert (t.measure("Gog.locked"), t.measure("Grub.locked")) == (0, 1)
    t.goes_on()
    t.is_quiet()


# -- Touch of Pain ----------------------------------------------------------------------------------------------------


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


@rules_on("Touch of Pain", "PIB 20150915")
@pytest.mark.parametrize("first", [True, False])
def test_pain_comes_after_the_bleed_before_or_after_other_cards(first: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 for"], hand=["Freak Drive"]),
        seat(ready=["Oskar 4/8 POT"], hand=["Touch of Pain"]),
        bystander(),
    )
    t.does("bleed Mira")
    while t.asks != "succeeded":
        t.answer("pass")
    assert t.measure("b.pool") == 29
    if first:
        t.does("play Freak Drive Mira 0", by="a")
    until(t, "play Touch of Pain Oskar 1")
    t.does("play Touch of Pain Oskar 1", by="b")
    if not first:
        until(t, "play Freak Drive Mira 0")
        t.does("play Freak Drive Mira 0", by="a")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 4 - 2 - t.g.face[t["Freak Drive"]].blood)


# -- Tourette's Voice -------------------------------------------------------------------------------------------------


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


@rules_on("Tourette's Voice", "LSJ 20011204-3")
def test_tourettes_voice_requires_what_it_is_played_with() -> None:
    card = "Tourette's Voice"
    in_hand(card)
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(ready=["Oskar 4/8 aus"], hand=[card]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"], hand=[veto(code) for code in codes_of(card)]),
    )
    t.does("bleed Mira")
    for text in ("block Oskar", f"play {card} Oskar 0"):
        until(t, text)
        t.does(text, by="b")
    is_vetoed_for(t, card, ["aus"])


# -- Treachery --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "mode", "pools"), [("pre", 0, (-1, 0)), ("PRE", 1, (-1, -1))])
def test_treachery_punishes_a_referendum_that_passes(
    edition: str, words: str, mode: int, pools: tuple[int, int]
) -> None:
    t = polled(
        caller(),
        seat(ready=[f"Oskar 4/8 {words}"], hand=["Treachery"]),
        seat(ready=["Vera 4/8 primogen"]),
        edition=edition,
    )
    t.passes_until_offered("play Treachery")
    t.does(f"play Treachery Oskar {mode}", by="b")
    for name in ("Mira", "Vera"):
        t.passes_until_offered(f"vote {name} for")
        t.does(f"vote {name} for")
    t.goes_on()
    while t.asks == "trigger":  # in the order that she likes
        t.answer(t.options("trigger")[0])
    t.goes_on()
    assert t.told("result")[0]["result"] == "passed"
    terms = t.told("referendum")[0]["terms"]
    lost = [30 - t.measure(f"{one}.pool") - terms.count(at) for at, one in enumerate("abc")]
    assert (lost[0], lost[2]) == (-pools[0], -pools[1])
    t.is_quiet()


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


# -- Truth in Darkness ------------------------------------------------------------------------------------------------


@editions
def test_truth_in_darkness_unlocks_the_blocker_for_a_blood(edition: str) -> None:
    t = blocked_by("Truth in Darkness", "OBL", 1, edition)
    while t.asks not in ("failed", *t.quiet):
        t.does("strike hand") if t.asks == "strike" else t.passes()
    assert t.measure("Oskar.locked") == 1
    t.answer(t.options("use")[0])
    assert (t.measure("Oskar.locked"), t.measure("Oskar.blood")) == (0, 4)
    t.goes_on()
    t.is_quiet()


# -- Truth in Ink -----------------------------------------------------------------------------------------------------

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
