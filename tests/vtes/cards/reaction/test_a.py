"""Reaction cards: A."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import MINE, PASSES, TURN, VAMPIRE, definition, fact, later, master, outcome
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.combat_tables import CHEAP
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, in_editions

# -- Army of Apparitions ----------------------------------------------------------------------------------------------

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


SWORN = made_up(
    "Sworn",
    faces.MASTER,
    definition=definition(master(later(fact.CALLED, outcome(PASSES), of=VAMPIRE & MINE, until=TURN))),
)
"""The next referendum that a vampire of its controller calls passes automatically."""
VOTERS = [
    # card, words of who plays it, mode, whether Mira plays it
    ("Army of Apparitions", "chi", 0, False),
    ("Confusion of the Eye", "OBF", 1, False),
    ("Covincraft", "clan:Kiasyd", 1, False),
    ("Wrong and Crosswise", "DEM", 1, False),
    ("Party Out Of Bounds", "pre sect:Anarch", 1, False),
    ("Iron Glare", "pot pre", 0, True),
    ("Old Friends", "OBF", 1, True),
    ("Elder Kindred Network", "clan:Ventrue", 0, False),
    ("Madrigal", "MEL", 4, False),
    ("Velvet Tongue", "SER", 3, False),
]


@ruled_alike("card words mode mine", VOTERS, "PIB 20150105")
@pytest.mark.parametrize("sworn", [True, False])
def test_no_votes_for_a_referendum_that_passes_by_itself(
    card: str, words: str, mode: int, mine: bool, sworn: bool
) -> None:
    t = position(
        seat(
            ready=[f"Mira 4/8 {words if mine else ''}".strip()],
            hand=[SWORN, "Kine Resources Contested", *([card] if mine else [])],
        ),
        seat(ready=["Oskar 4/8" if mine else f"Oskar 4/8 {words}"], hand=[] if mine else [card]),
        bystander(),
        phase="master",
    )
    t.does("play Sworn" if sworn else "pass")
    until(t, "play Kine Resources Contested Mira 0") if t.asks != "minion" else None
    t.does("play Kine Resources Contested Mira 0", by="a")
    while not t.told("result"):
        t.answer("pass" if t.offers("pass") else t.options()[0])
    assert t.ever_offered(f"play {card} {'Mira' if mine else 'Oskar'} {mode}") is not sworn
    assert t.told("result")[-1]["result"] == ("passed" if sworn else "failed")


REACTIONS = [
    # card, words, mode, blood burned, what Mira does
    ("Army of Apparitions", "CHI", 1, 2, "play Bum's Rush Mira 0"),
    ("Folderol", "aus", 0, 1, "bleed Mira"),
    ("Second Tradition: Domain", "prince locked", 1, 1, "bleed Mira"),
    ("Deep Ecology", "pro sect:Anarch locked", 2, 1, "bleed Mira"),
]


def answered(card: str, words: str, blood: int, act: str) -> Table:
    t = position(
        seat(ready=["Mira 4/7 strength:0"], hand=["Bum's Rush"]),
        seat(ready=[f"Oskar {blood}/8 {words}"], hand=[card], play=[CHEAP]),
        bystander(),
    )
    t.does(act)
    if act != "bleed Mira":
        t.does("target Oskar")
    return t


@rules_on("Army of Apparitions", "ANK 20210226")
@rules_on("Folderol", "ANK 20210226")
@rules_on("Second Tradition: Domain", "ANK 20210226")
@rules_on("Deep Ecology", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "mode", "burned", "act"), REACTIONS)
def test_burned_blood_is_not_reduced_and_must_be_there_in_a_reaction(
    card: str, words: str, mode: int, burned: int, act: str
) -> None:
    t = answered(card, words, 6, act)
    until(t, f"play {card} Oskar {mode}")
    with t.changes("Oskar.blood", -burned):
        t.does(f"play {card} Oskar {mode}", by="b")
    t = answered(card, words, burned - 1, act)
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert not t.ever_offered(f"play {card} Oskar {mode}")


RUSH = "play Bum's Rush Mira 0"


def begun(card: str, words: str, act: str, on_mira: tuple[str, ...], *hand: str, others: tuple[str, ...] = ()) -> Table:
    """Mira, who is younger, has begun an action against Oskar or his controller."""
    in_play = card in ("Yoruba Shrine", "Joseph Pander")
    t = position(
        seat(ready=[("Mira 4/7 CEL FOR", list(on_mira))], hand=["Bum's Rush", "Bum's Rush", *hand]),
        seat(
            ready=[f"Oskar 6/8 {words}", *others],
            hand=[] if in_play else [card],
            play=[card] if in_play else [],
        ),
        bystander(),
    )
    t.does(act)
    if act == RUSH:
        assert t.asks == "target"
        t.does("target Oskar")
    return t


FAILS = [
    # the card, words of Oskar, how he plays it, what Mira does, what is on her
    ("Army of Apparitions", "CHI", "play Army of Apparitions Oskar 1", RUSH, ()),
    ("Detect Authority", "ani sect:Anarch", "play Detect Authority Oskar 0", RUSH, ()),
    ("Unseen Hibernation", "abo", "play Unseen Hibernation Oskar 1", RUSH, ()),
    ("Hide the Heart", "val", "play Hide the Heart Oskar 1", "bleed Mira", ()),
    ("The Mole", "dom sect:Anarch", "play The Mole Oskar 2", "bleed Mira", ()),
    ("Faerie Wards", "myt", "play Faerie Wards Oskar 1", "bleed Mira", ()),
    ("Car Bomb", "sect:Anarch", "play Car Bomb Oskar 0", "bleed Mira", ("Sport Bike",)),
    ("Yoruba Shrine", "clan:Banu-Haqim", "use Yoruba Shrine", RUSH, ()),
    ("Joseph Pander", "clan:Pander", "use Joseph Pander -1 -1", RUSH, ()),
]
fails = pytest.mark.parametrize(("card", "words", "spoils", "act", "on_mira"), FAILS)


def spoilt(t: Table, card: str, spoils: str) -> None:
    """Use the card; Mira does not pay to save her action."""
    until(t, spoils)
    t.does(spoils, by="b")
    if card in ("Detect Authority", "Hide the Heart"):
        t.does("no", by="a")


@rules_on("Army of Apparitions", "ANK 20221205")
@rules_on("Detect Authority", "ANK 20221205")
@rules_on("Unseen Hibernation", "ANK 20221205")
@rules_on("Hide the Heart", "ANK 20221205")
@rules_on("The Mole", "ANK 20221205")
@rules_on("Car Bomb", "ANK 20221205")
@rules_on("Yoruba Shrine", "ANK 20221205")
@fails
def test_what_comes_after_an_action_comes_after_one_that_fails(
    card: str, words: str, spoils: str, act: str, on_mira: tuple[str, ...]
) -> None:
    t = begun(card, words, act, on_mira, "Zephyr")
    spoilt(t, card, spoils)
    assert t.told("action-ended")
    until(t, "play Zephyr Mira")
    t.does(f"play Zephyr Mira {0 if card == 'Yoruba Shrine' else 1}", by="a")  # the shrine has unlocked her already
    assert t.measure("Mira.locked") == 0
    assert (t.measure("b.pool"), t.told("combat")) == (29 if card == "Joseph Pander" else 30, [])
    t.is_quiet()


@rules_on("Army of Apparitions", "LSJ 20070219")
@rules_on("Detect Authority", "LSJ 20070219")
@rules_on("Unseen Hibernation", "LSJ 20070219")
@rules_on("Hide the Heart", "LSJ 20070219")
@rules_on("The Mole", "LSJ 20070219")
@rules_on("Car Bomb", "LSJ 20070219")
@fails
def test_an_action_that_fails_is_not_blocked(
    card: str, words: str, spoils: str, act: str, on_mira: tuple[str, ...]
) -> None:
    t = begun(card, words, act, on_mira, "Freak Drive")
    spoilt(t, card, spoils)
    t.goes_on()
    assert not t.ever_offered("play Freak Drive")
    t.is_quiet()


@rules_on("Army of Apparitions", "ANK 20211015")
@rules_on("Detect Authority", "ANK 20211015")
@rules_on("Unseen Hibernation", "ANK 20211015")
@rules_on("Hide the Heart", "ANK 20211015")
@rules_on("The Mole", "ANK 20211015")
@rules_on("Faerie Wards", "ANK 20211015")
@rules_on("Car Bomb", "ANK 20211015")
@fails
def test_an_action_that_failed_is_not_repeated_in_the_turn(
    card: str, words: str, spoils: str, act: str, on_mira: tuple[str, ...]
) -> None:
    t = begun(card, words, act, on_mira, "Zephyr")
    spoilt(t, card, spoils)
    until(t, "play Zephyr Mira")
    t.does(f"play Zephyr Mira {0 if card == 'Yoruba Shrine' else 1}", by="a")  # the shrine has unlocked her already
    assert t.measure("Mira.locked") == 0
    assert t.asks == "minion"
    assert t.offers("hunt Mira")
    assert not t.offers("bleed Mira" if act == "bleed Mira" else "play Bum's Rush#2 Mira")


WHILE_NOBODY_BLOCKS = [row for row in FAILS if row[0] not in ("Car Bomb", "Yoruba Shrine", "Joseph Pander")]


@rules_on("Army of Apparitions", "ANK 20260316")
@rules_on("Detect Authority", "ANK 20260316")
@rules_on("Unseen Hibernation", "ANK 20260316")
@rules_on("Hide the Heart", "ANK 20260316")
@rules_on("The Mole", "ANK 20260316")
@pytest.mark.parametrize(("card", "words", "spoils", "act", "on_mira"), WHILE_NOBODY_BLOCKS)
def test_an_action_does_not_fail_while_a_minion_attempts_to_block(
    card: str, words: str, spoils: str, act: str, on_mira: tuple[str, ...]
) -> None:
    """In the attempt there is stealth to beat, so that everybody could do something; the block then succeeds."""
    t = begun(card, words, act, on_mira, others=("Nora 2/4",))
    until(t, "block Nora")
    since = len(t.asked)
    t.does("block Nora", by="b")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.told("blocked")
    assert not t.ever_offered(spoils, since + 1)
