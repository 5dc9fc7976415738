"""What official rulings say of actions that fail, of who rises to block, and of bleeds that are sent on."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander

RUSH = "play Bum's Rush Mira 0"
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
WHILE_NOBODY_BLOCKS = [row for row in FAILS if row[0] not in ("Car Bomb", "Yoruba Shrine", "Joseph Pander")]


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


def until(t: Table, text: str) -> None:
    """Everybody passes until somebody can do that."""
    while not t.offers(text):
        assert t.asks not in t.quiet, f"nobody is offered '{text}'"
        t.answer("pass")


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


# -- who rises to block -----------------------------------------------------------------------------------------------

RISES = [
    # the card, words of Oskar, how he plays or uses it
    ("The Mole", "ani sect:Anarch", "play The Mole Oskar 0"),
    ("Second Tradition: Domain", "prince", "play Second Tradition: Domain Oskar 1"),
    ("Sense the Savage Way", "ANI", "play Sense the Savage Way Oskar 1"),
    ("Trophy: Domain", "", "use Trophy: Domain Oskar -1"),
]
rising = pytest.mark.parametrize(("card", "words", "rises"), RISES)


def locked(card: str, words: str, *actor: str, **more: list[str]) -> Table:
    """Oskar is locked and could rise by the card; Mira is to act."""
    on_oskar = card == "Trophy: Domain"
    oskar = f"Oskar 6/8 {words} locked".replace("  ", " ")
    return position(
        seat(ready=[f"Mira 4/7 {' '.join(actor)}".strip()], hand=more.get("hers", [])),
        seat(ready=[(oskar, [card] if on_oskar else [])], hand=[*([] if on_oskar else [card]), *more.get("his", [])]),
        bystander(),
    )


@rules_on("The Mole", "LSJ 20090514")
@rules_on("Second Tradition: Domain", "LSJ 20090514")
@rules_on("Sense the Savage Way", "LSJ 20090514")
@rules_on("Trophy: Domain", "LSJ 20090514")
@rising
def test_who_was_ambushed_rises_and_blocks_the_ambush(card: str, words: str, rises: str) -> None:
    t = locked(card, words, hers=["Ambush"])
    t.does("play Ambush Mira 0")
    until(t, rises)
    t.does(rises, by="b")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.told("blocked")[0]["minion"], len(t.told("combat"))) == (t["Oskar"], 1)


@rules_on("The Mole", "ANK 20181122-2")
@rules_on("Sense the Savage Way", "ANK 20181122-2")
@rules_on("Trophy: Domain", "ANK 20181122-2")
@rising
def test_who_attempts_to_block_awake_can_rise(card: str, words: str, rises: str) -> None:
    t = locked(card, words, "stealth:1", his=["On the Qui Vive", "Patrol"])
    t.does("bleed Mira")
    t.does("play On the Qui Vive Oskar 0", by="b")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, rises)
    t.does(rises, by="b")
    assert t.measure("Oskar.locked") == (1 if t.told("blocked") else 0)


@rules_on("The Mole", "LSJ 20010714-2")
@rules_on("Second Tradition: Domain", "LSJ 20010714-2")
@rules_on("Sense the Savage Way", "LSJ 20010714-2")
@rules_on("Trophy: Domain", "LSJ 20010714-2")
@rising
@pytest.mark.parametrize("dared", [True, False])
def test_nobody_rises_for_an_action_that_vampires_cannot_block(card: str, words: str, rises: str, dared: bool) -> None:
    t = locked(card, words, "FOR", hers=["Daring the Dawn"])
    t.does("bleed Mira")
    until(t, "play Daring the Dawn Mira 1")
    if not dared:
        until(t, rises)
        return
    t.does("play Daring the Dawn Mira 1", by="a")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(rises, since)
    assert t.measure("b.pool") == 29


@rules_on("The Mole", "ANK 20180623")
@rules_on("Trophy: Domain", "ANK 20180623")
@rising
def test_who_is_neither_prey_nor_predator_does_not_rise(card: str, words: str, rises: str) -> None:
    """The bleed is against seat b, and Oskar is of seat c."""
    on_oskar = card == "Trophy: Domain"
    oskar = f"Oskar 6/8 {words} locked".replace("  ", " ")
    t = position(
        seat(ready=["Mira 4/7"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=[(oskar, [card] if on_oskar else [])], hand=[] if on_oskar else [card]),
    )
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered(rises)
    assert t.measure("b.pool") == 29


# -- bleeds sent on ---------------------------------------------------------------------------------------------------

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
