"""Crypt cards: Ventrue."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import (
    HAND,
    ME,
    MINE,
    PLAY,
    POOL,
    PREY,
    TORPOR,
    TURN,
    UNLOCK,
    ability,
    action,
    burn,
    definition,
    in_,
    pick,
    political,
    put,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.regions import CONTESTED, READY, UNCONTROLLED
from praxis.vtes.positions.scenario import Item, Table, position, seat
from praxis.vtes.rules import title
from praxis.vtes.rules.sect import become_anarch
from tests.vtes.cards.answering import to_the_end, until, until_offered
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.crypt_tables import aims, fight, leaves, short, stands
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

# -- Aaradhya, The Callous Tyrant -------------------------------------------------------------------------------------


@ruled_alike(
    "card what told",
    [("Aaradhya, The Callous Tyrant", "Fall", "locked"), ("Věnceslava, The Implacable", "Raid", "pool")],
    "LSJ 20011022",
)
def test_it_is_used_though_the_action_has_led_to_torpor(card: str, what: str, told: str) -> None:
    fall = made_up("Fall", faces.POLITICAL, definition=definition(political(put(ME, TORPOR))))
    raid = made_up("Raid", faces.ACTION, definition=definition(action("", burn(1, POOL, PREY), put(ME, TORPOR))))
    t = position(seat(ready=[card], hand=[fall, raid]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"play {what} {card}")
    if what == "Fall":
        until_offered(t, f"vote {card} for")
        t.does(f"vote {card} for")
    until_offered(t, f"use {card}")
    assert t.region(card) == "torpor"
    with t.changes(*{"locked": (f"{card}.locked", -1), "pool": ("a.pool", 1)}[told]):
        t.does(f"use {card}", by="a")
    t.goes_on()
    assert t.region(card) == "torpor"
    t.is_quiet()


# -- Alexa Draper -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "card"), [("Alexa Draper", "Deflection"), ("Modius (G7)", "Vessel")])
def test_votes_for_a_card(name: str, card: str) -> None:
    me = short(name)
    t = position(
        seat(ready=[name, "Mira 4/8"], hand=["Anarchist Uprising", card]), seat(ready=["Oskar 2/4"]), bystander()
    )
    t.does("play Anarchist Uprising Mira")
    t.passes_until("polling")
    before = stats.votes(t.g, t[me])
    t.does(f"use {me}")
    assert stats.votes(t.g, t[me]) == before + 1
    assert not t.offers(f"use {me}")
    t.goes_on()
    t.is_quiet()


# -- Arika ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [0, 1])
def test_arika_taxes_the_locations_of_her_prey(way: int) -> None:
    t = position(
        seat(
            ready=["Mira 2/4"], uncontrolled=["Nobody 0/9"], play=["Academic Hunting Ground", "Society Hunting Ground"]
        ),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        seat(ready=["Arika (G2)"]),
        phase="unlock",
    )
    with t.changes("a.pool", -1 if way == 0 else 0), t.unchanged("b.pool", "c.pool"):
        t.does("trigger Arika")
        t.does(f"way {way}", by="a")
        t.does("way 1", by="a")
    gone = [t.region(name) == "ash-heap" for name in ("Academic Hunting Ground", "Society Hunting Ground")]
    assert sum(gone) == 2 - (way == 0)
    assert t.region("The Barrens") == "play"


LATE = ability(UNLOCK, put(pick(in_(HAND), MINE), PLAY), limit=TURN)
CRATE = made_up("Crate", faces.MASTER, definition=definition(LATE))
"""In her unlock phase its controller puts a card from her hand into play."""


@rules_on("Arika", "ANK 20200629", "ANK 20250121")
def test_arikas_prey_uses_a_location_first_and_one_that_comes_later_is_safe() -> None:
    t = position(
        seat(ready=["Arika"]),
        seat(ready=["Oskar 2/4"], play=["Zoo Hunting Ground", CRATE], hand=["The Barrens"]),
        bystander(),
        turn="b",
        phase="unlock",
    )
    assert t.offers("trigger Arika")
    with t.changes("Oskar.blood", 1):
        t.does("use Zoo Hunting Ground", by="b")
        while t.asks in ("pick", "target"):
            t.does(f"{t.asks} Oskar")
    with t.unchanged("b.pool"):
        t.does("trigger Arika", by="b")
        t.does("way 1")
    assert t.region("Zoo Hunting Ground") == "ash-heap"
    with t.unchanged("b.pool"):
        t.does("use Crate", by="b")
        assert not t.offers("trigger Arika")
        while t.asks == "unlock":
            t.passes()
    assert (t.region("The Barrens"), t.asks) == ("play", "minion")


# -- Edward Vignes ----------------------------------------------------------------------------------------------------


@rules_on("Edward Vignes", "ANK 20260316")
def test_an_action_at_edward_fails_but_not_while_it_is_blocked() -> None:
    name = "Edward Vignes"
    t = position(
        seat(ready=["Theo Bell (G6)"]),
        seat(ready=[name, "Oskar 2/4"], hand=["Govern the Unaligned", "Dodge"]),
        bystander(),
    )
    t.does("use Theo Bell Theo Bell")
    if t.asks == "target":
        t.does(f"target {name}")
    t.passes_until_offered(f"use {name}")
    assert not t.told("combat")
    t.does(f"use {name}")
    if t.asks == "discard-cost":
        t.does("discard Govern the Unaligned")
    t.goes_on()
    assert not t.told("combat")
    assert t.region("Govern the Unaligned") == "ash-heap"
    t.is_quiet()


def failing(*hand: Item) -> Table:
    """An action at Edward fails, for a card of Dominate."""
    me = "Edward Vignes"
    t = position(
        seat(ready=["Mira 4/7 CEL FOR", "Ines 2/4"], hand=["Bum's Rush", "Bum's Rush", *hand]),
        seat(ready=[me, "Oskar 2/4"], hand=["Govern the Unaligned"]),
        bystander(),
    )
    t.does("play Bum's Rush Mira 0")
    t.does(f"target {me}")
    until(t, f"use {me}")
    t.does(f"use {me}", by="b")
    return t


@rules_on("Edward Vignes", "ANK 20221205", "ANK 20211015")
def test_what_fails_at_edward_may_be_followed_but_not_repeated() -> None:
    t = failing("Zephyr")
    until(t, "play Zephyr Mira 1")
    t.does("play Zephyr Mira 1", by="a")
    assert (t.asks, t.measure("Mira.locked"), t.told("combat")) == ("minion", 0, [])
    assert t.offers("hunt Mira")
    assert not t.offers("play Bum's Rush#2 Mira")
    t.is_quiet()


@rules_on("Edward Vignes", "LSJ 20070219")
def test_what_fails_at_edward_is_not_blocked() -> None:
    t = failing("Freak Drive", "Mirror Image")
    to_the_end(t)
    assert not t.ever_offered("play Freak Drive")
    assert not t.ever_offered("play Mirror Image")
    t.is_quiet()


# -- Emily Carson -----------------------------------------------------------------------------------------------------


def test_the_edge_unlocks_in_the_discard_phase() -> None:
    t = position(seat(ready=["Emily Carson locked"], edge=True), seat(), bystander(), phase="discard")
    t.does("use Emily Carson")
    assert (t.measure("Emily Carson.locked"), t.g.edge) == (0, -1)
    t = position(seat(ready=["Emily Carson locked"], edge=True), seat(), bystander())
    assert not t.offers("use Emily Carson")


# -- Gotsdam, The Tired Warrior ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Gotsdam, The Tired Warrior", "Aleister Crowley", "Laecanus"])
def test_no_frenzy_cards_on_them(name: str) -> None:
    card = "Drawing Out the Beast"
    for other, offered in ((name, False), ("Anja 4/8", True)):
        me = other.split(" 4/8")[0]
        t = position(seat(ready=[other]), seat(ready=["Oskar 6/8 ANI"], hand=[card]), bystander())
        t.does(f"bleed {me}")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        while t.asks not in t.quiet:
            t.goes_by("strike")
        assert t.ever_offered(f"play {card} Oskar") is offered


# -- Gracis Nostinus --------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("other", "locked"), [("Oskar 2/6", 1), ("Oskar 2/7", 0)])
def test_whoever_fails_to_block_gracis_nostinus_is_locked(other: str, locked: int, edition: str) -> None:
    t = stands("Gracis Nostinus", other, edition=edition)
    t.does("hunt Gracis Nostinus")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.goes_on()
    assert t.measure("Oskar.locked") == locked


@editions
@pytest.mark.parametrize("other", ["Oskar ally 4", "Oskar 2/7"])
def test_who_is_not_younger_than_gracis_nostinus_stays_unlocked(other: str, edition: str) -> None:
    t = stands("Gracis Nostinus", other, "Ute 2/4", edition=edition)
    t.does("hunt Gracis Nostinus")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    with t.unchanged(*BYSTANDER, "Ute.locked"):
        t.goes_on()
    assert t.measure("Oskar.locked") == 0


@editions
def test_who_blocks_gracis_nostinus_pays_nothing_for_failing_others(edition: str) -> None:
    """Only attempts to block Gracis himself count."""
    t = position(seat(ready=["Gracis Nostinus", "Mira 4/8"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.goes_on()
    assert t.measure("Oskar.locked") == 0


# -- Gustav Breidenstein ----------------------------------------------------------------------------------------------


@editions
def test_votes_for_a_lock_or_blood(edition: str) -> None:
    for name, cost, n in (("Gustav Breidenstein", "locked", 5), ("Joseph O'Grady", "blood", 1)):
        t = position(seat(ready=["Mira 4/8"], hand=[POLL]), seat(ready=[name]), bystander(), edition=edition)
        t.does(f"play {POLL} Mira")
        while t.asks not in t.quiet and not t.offers(f"use {name}"):
            t.passes()
        before = stats.votes(t.g, t[name])
        with t.changes(f"{name}.{cost}", 1 if cost == "locked" else -1):
            t.does(f"use {name}", by="b")
        assert stats.votes(t.g, t[name]) == before + n
        assert not t.offers(f"use {name}")


# -- Heather Florent, The Opportunist ---------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("moved", [True, False])
@pytest.mark.parametrize("torpid", [True, False])
@rules_on("Heather Florent, The Opportunist", "LSJ 20011022")
def test_heather_takes_what_the_edge_gives(edition: str, moved: bool, torpid: bool) -> None:
    me = "Heather Florent, The Opportunist"
    t = position(
        seat(edge=True, ready=["Mira 4/8", *([] if torpid else [f"{me} blood:2"])], torpor=[f"{me} blood:2"] * torpid),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.does("edge")
    assert t.asks == "way"
    with t.changes("a.pool", 0 if moved else 1), t.changes(f"{me}.blood", 1 if moved else 0):
        t.answer(t.options()[1 if moved else 0])


def test_pool_from_elsewhere_does_not_go_to_heather() -> None:
    t = position(
        seat(ready=["Heather Florent, The Opportunist"], hand=["Blank Page"]),
        seat(edge=True, ready=["Oskar 4/8"]),
        bystander(),
        phase="unlock",
    )
    assert not t.offers("edge")


# -- Horatio Ballard --------------------------------------------------------------------------------------------------


def test_a_referendum_without_a_card() -> None:
    t = position(seat(ready=["Horatio Ballard", "Mira 4/8 votes:1"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("use Horatio Ballard Horatio Ballard")
    t.passes_until("polling")
    t.does("vote Mira for")
    t.goes_on()
    assert stats.title(t.g, t["Horatio Ballard"]) == "prince"
    assert not t.offers("use Horatio Ballard Horatio Ballard")


@rules_on("Horatio Ballard", "LSJ 20030202")
@pytest.mark.parametrize("sect", ["Camarilla", "Anarch", "Sabbat"])
def test_horatio_calls_no_referendum_for_a_title_that_does_not_suit_him(sect: str) -> None:
    me = "Horatio Ballard"
    t = position(seat(ready=[me], hand=["Into the Fire"]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
    if sect == "Anarch":
        become_anarch(t.g, t[me], "sect.anarch.by-card")
    elif sect == "Sabbat":
        t.does("play Into the Fire")
    t.passes_until("minion")
    assert t.word(f"{me}.sect") == sect
    assert t.offers(f"use {me}") is (sect == "Camarilla")


# -- Ilyana Ravidovich ------------------------------------------------------------------------------------------------


def hunt_on(me: str) -> Table:
    """The vampire commits diablerie, and it comes to the votes on the blood hunt."""
    t = position(seat(ready=[me]), seat(ready=["Oskar 4/8 votes:1"], torpor=["Prey 1/4"]), seat(ready=["Vera 2/4"]))
    t.does(f"diablerize {me.split(' 4/8')[0]}")
    for _ in range(60):
        if t.asks in ("polling", *t.quiet):
            break
        t.goes_by()
    return t


@pytest.mark.parametrize(("me", "offered"), [("Ilyana Ravidovich", True), ("Zoe 4/8", False)])
def test_ilyana_has_votes_against_the_blood_hunt_on_her(me: str, offered: bool) -> None:
    t = hunt_on(me)
    if offered:
        assert t.who() == "a"
        t.does(f"votes {me} against")
    assert t.ever_offered(f"votes {me}" if offered else "votes") is offered
    if t.who() == "b":
        t.does("vote Oskar for", by="b")
    t.goes_on()
    assert t.region(me.split(" 4/8")[0]) == ("ready" if offered else "ash-heap")


def test_ilyana_gives_no_votes_in_a_blood_hunt_on_another() -> None:
    t = position(
        seat(ready=["Ilyana Ravidovich", "Mira 4/8"]),
        seat(ready=["Oskar 4/8 votes:1"], torpor=["Prey 1/4"]),
        seat(ready=["Vera 2/4"]),
    )
    t.does("diablerize Mira")
    for _ in range(60):
        if t.asks in t.quiet:
            break
        t.goes_by()
    assert t.told("referendum")
    assert not t.told("gains-votes")


@editions
def test_ilyana_burns_blood_for_intercept_once_an_action(edition: str) -> None:
    me = "Ilyana Ravidovich"
    t = position(seat(ready=["Mira 4/8 stealth:2"]), seat(ready=[me]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.does(f"block {me}", by="b")
    with t.changes(f"{me}.blood", -1), t.unchanged(*BYSTANDER):
        t.does(f"use {me}", by="b")
        assert not t.offers(f"use {me}")
        assert t.measure(f"{me}.intercept") == 1


# -- Jazz Wentworth ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edge", [True, False])
def test_jazz_picks_up_the_edge(edge: bool) -> None:
    t = position(seat(ready=["Jazz Wentworth"]), seat(edge=edge, ready=["Oskar 2/4"]), bystander())
    assert t.offers("use Jazz Wentworth Jazz Wentworth") is not edge
    if not edge:
        t.does("use Jazz Wentworth Jazz Wentworth")
        t.goes_on()
        assert t.g.edge == 0


# -- João Bilé --------------------------------------------------------------------------------------------------------


@editions
def test_joao_blocks_no_titled_vampire_while_he_has_no_title(edition: str) -> None:
    for words, offered in ((" prince", False), ("", True)):
        t = position(seat(ready=[f"Mira 4/8{words}"]), seat(ready=["João Bilé"]), bystander(), edition=edition)
        t.does("bleed Mira")
        assert t.offers("block João Bilé") is offered


# -- Joseph DiGiaccomo ------------------------------------------------------------------------------------------------


def test_joseph_unlocks_as_a_location_is_put_in_play() -> None:
    t = position(
        seat(ready=["Mira 2/4"], hand=["Anarch Railroad"]),
        seat(ready=["Joseph DiGiaccomo locked"]),
        bystander(),
        phase="master",
    )
    t.does("play Anarch Railroad")
    assert not t.measure("Joseph DiGiaccomo.locked")


# -- Juniper ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("victim", "was"), [("Guard", "b"), ("Dog", "d")])
@pytest.mark.parametrize("blocked", [False, True])
def test_juniper_steals_an_ally_of_a_neighbour(victim: str, was: str, blocked: bool) -> None:
    t = position(
        seat(ready=["Juniper", "Own ally 2"]),
        seat(ready=[("Oskar 6/8", ["Raven Spy"]), "Guard ally 2"]),
        seat(ready=["Mid ally 2"]),
        seat(ready=[("Vera 6/8", ["Raven Spy"]), "Dog ally 1"]),
    )
    with t.unchanged("Own.life", "Mid.life", "b.pool", "c.pool", "d.pool", f"{victim}.life"):
        aims(t, "Juniper", victim, "Own", "Mid", "Oskar", "Vera")
        assert t.measure("Juniper.stealth") == 1
        blocker = "Oskar" if was == "b" else "Vera"
        t.passes_until_offered(f"block {blocker}")
        t.does(f"block {blocker}" if blocked else "pass")
        to_the_end(t)
    assert t.word(f"{victim}.controller") == (was if blocked else "a")
    t.is_quiet()


# -- Katarina Kornfeld ------------------------------------------------------------------------------------------------


@editions
def test_katarina_hides_behind_another_prince(edition: str) -> None:
    for words, n in ((" prince", 1), ("", 0)):
        t = position(
            seat(ready=["Katarina Kornfeld", f"Ines 2/4{words}"]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Katarina Kornfeld")
        assert stats.stealth(t.g, t["Katarina Kornfeld"]) == n


# -- Kevin Jackson ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "other", "n"),
    [
        ("Kevin Jackson", "Oskar 6/8 clan:Brujah", 2),
        ("Kevin Jackson", "Oskar 6/8", 1),
        ("Roy", "Oskar 6/8 prince", 2),
        ("Ragnar Nordstrom", "Oskar 6/7", 2),
        ("Ragnar Nordstrom", "Oskar 6/8", 1),
    ],
)
def test_strength_in_combat(name: str, other: str, n: int) -> None:
    t = position(seat(ready=[f"{name} blood:2"]), seat(ready=[other]), bystander())
    t.does(f"bleed {name}")
    with t.changes("Oskar.blood", -n), t.unchanged(*BYSTANDER):
        t.does("block Oskar", by="b")
        t.goes_on()
    t.is_quiet()


def test_a_brujah_is_stronger_against_kevin_jackson() -> None:
    t = position(seat(ready=["Kevin Jackson blood:5"]), seat(ready=["Oskar 6/8 clan:Brujah"]), bystander())
    t.does("bleed Kevin Jackson")
    with t.changes("Kevin Jackson.blood", -2):
        t.does("block Oskar", by="b")
        t.goes_on()


# -- Khin Aye ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b", "n", "lying"),
    [
        (["Carmelita Neillson"], [], 8, 7),
        (["Khin Aye"], ["Vera 1/2", "Anja 1/2"], 8, 8),
        (["Khin Aye"], ["Vera 1/2"], 7, 8),
    ],
)
def test_hand_sizes(a: list[str], b: list[str], n: int, lying: int) -> None:
    """In torpor only the text counts that does not ask for a ready vampire; Vera is one more than none."""
    t = position(seat(ready=a), seat(ready=["Oskar 2/4"]), seat(ready=b))
    assert stats.hand_size(t.g, 0) == n
    assert stats.hand_size(t.g, 1) == 7
    t = position(seat(torpor=a), seat(ready=["Oskar 2/4"]), seat(ready=["Vera 1/2"]))
    assert stats.hand_size(t.g, 0) == lying


@rules_on("Khin Aye", "LSJ 20011022")
@pytest.mark.parametrize("where", ["ready", "torpor"])
@pytest.mark.parametrize("minions", [1, 2, 3])
def test_khin_aye_gives_a_larger_hand_from_torpor_too(where: str, minions: int) -> None:
    regions = {"ready": ["Mira 4/8"], "torpor": []}
    regions[where] = [*regions[where], "Khin Aye"]
    t = position(
        seat(ready=regions["ready"], torpor=regions["torpor"]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=[f"Vera{n} 2/4" for n in range(minions)]),
    )
    assert t.measure("a.hand_size") == 7 + (minions > (2 if where == "ready" else 1))


# -- Lady Scarlett Churchill ------------------------------------------------------------------------------------------


@rules_on("Lady Scarlett Churchill", "LSJ 20101013", "ANK 20220816-2")
@pytest.mark.parametrize("locked", ["Lady Scarlett Churchill", "Ines"])
def test_lady_scarlett_is_of_the_ball_as_it_begins_and_no_longer(locked: str) -> None:
    """She is locked or lets another be locked; after that the card in play does not mean her."""
    me, card = "Lady Scarlett Churchill", "Toreador Grand Ball"
    free = "Ines" if locked == me else me
    t = position(
        seat(ready=[me, "Ines 4/8 clan:Toreador", "Mira 4/8"], hand=[card]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    t.does(f"play {card}")
    assert not t.offers("target Mira")
    t.does(f"target {free}")
    if t.asks == "target":
        t.does(f"target {locked}")
    assert (t.measure(f"{locked}.locked"), t.measure(f"{free}.locked")) == (1, 0)
    t.passes_until("minion")
    t.does(f"hunt {free}")
    since = len(t.asked)
    t.goes_on()
    assert t.ever_offered("block Oskar", since) is (free == me)
    while t.g.turn_span().seat != 0 or t.asks != "minion" or t.g.turn == 20:
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.measure(f"{locked}.locked") == (0 if locked == me else 1)


@rules_on("Lady Scarlett Churchill", "LSJ 20101013")
@pytest.mark.parametrize(("who", "lost"), [("Lady Scarlett Churchill", 0), ("Ines 4/8 clan:Toreador", 1)])
def test_the_beauty_of_who_is_no_toreador_does_not_ache(who: str, lost: int) -> None:
    name, card = who.split(" 4/")[0], "Aching Beauty"
    t = position(seat(ready=[who], hand=[card]), seat(ready=["Oskar 4/8"]), bystander(), phase="master")
    t.does(f"play {card}")
    assert t.g.host[t[card]] == t[name]
    t.passes_until("minion")
    t.does(f"bleed {name}")
    t.passes_until_offered("block Oskar")
    with t.changes("b.pool", -lost):
        t.does("block Oskar", by="b")
        on_to(t)
    t.is_quiet()


# -- Lodin (Olaf Holte) -----------------------------------------------------------------------------------------------


def test_damage_prevented_once_each_combat() -> None:
    name = "Lodin (Olaf Holte)"
    t = fight(name, "Oskar 6/8 strength:2")
    with t.changes(f"{name}.blood", -1):
        while not t.offers(f"use {name} {name}"):
            t.passes() if t.asks != "strike" else t.does("strike hand")
        t.does(f"use {name} {name}")
        t.goes_on()
    t.is_quiet()


# -- Marcus Vitel -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "bleeder", "other", "more"),
    [
        ("Marcus Vitel", "Ines 2/4 sect:Sabbat", "Oskar 2/4 sect:Camarilla locked", 1),
        ("Marcus Vitel", "Ines 2/4 sect:Sabbat", "Oskar 2/4 sect:Sabbat locked", 0),
        ("Marcus Vitel", "Ines 2/4 sect:Camarilla", "Oskar 2/4 sect:Camarilla locked", 0),
        ("Vasilis, The Traitor of Don Cruez", "Ines 2/4 clan:Giovanni", "Oskar 2/4 clan:Brujah locked", 1),
        ("Vasilis, The Traitor of Don Cruez", "Ines 2/4 clan:Giovanni", "Oskar 2/4 locked", 0),
    ],
)
def test_others_bleed_harder_because_of_them(name: str, bleeder: str, other: str, more: int, edition: str) -> None:
    t = position(seat(ready=[name, bleeder]), seat(ready=[other]), bystander(), edition=edition)
    with t.changes("b.pool", -1 - more), t.unchanged(*BYSTANDER):
        t.does("bleed Ines")
        t.goes_on()


# -- Mary Anne Blaire -------------------------------------------------------------------------------------------------


@editions
def test_numbers_of_others_while_they_are_ready(edition: str) -> None:
    for region, n in (("ready", 0), ("torpor", 2)):
        theirs = {region: ["Mary Anne Blaire"]}
        t = position(
            seat(ready=["Mira 9/9 sect:Camarilla inner-circle bleed:2"]),
            seat(**theirs),  # type: ignore[arg-type]
            bystander(),
            edition=edition,
        )
        assert stats.bleed(t.g, t["Mira"]) == n


# -- Melissa Barton ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Melissa Barton", "LSJ 20011022")
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_the_edge_is_worth_more_to_vincent_and_feeds_melissa(where: str, edition: str) -> None:
    for own, votes in ((["Vincent Day, Paladin and Paragon"], 2), ([], 1)):
        t = position(
            seat(edge=True, ready=["Mira 6/8", *own], hand=[POLL]),
            seat(**{where: ["Melissa Barton blood:3"]}),  # type: ignore[arg-type]
            bystander(),
            edition=edition,
        )
        t.does(f"play {POLL} Mira")
        t.passes_until("polling")
        with t.changes("Melissa Barton.blood", 1):
            t.does("burn-edge for")
        assert t.told("votes")[-1]["votes"] == votes


# -- Mithras ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reacting", "offered"),
    [
        ("Mithras", "Oskar 4/8 aus", True),
        ("Mithras", "Oskar 4/20 aus", False),
        ("Lucita (ADV)", "Oskar 4/5 aus", True),
        ("Lucita (ADV)", "Oskar 4/6 aus", False),
    ],
)
def test_they_cancel_reactions_to_their_actions(name: str, reacting: str, offered: bool) -> None:
    """The hunt has one stealth, so that the card is needed."""
    me = name.split(" (")[0]
    t = position(seat(ready=[f"{name} blood:3"]), seat(ready=[reacting], hand=["Enhanced Senses"] * 2), bystander())
    t.does(f"hunt {me}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until_offered("play Enhanced Senses Oskar")
    t.answer(next(key for key in t.options() if key.startswith("play")))
    assert t.offers(f"use {me} {me}") is offered
    if offered:
        with t.changes(f"{me}.blood", -2):
            t.does(f"use {me} {me}", by="a")
        assert t.told("cancelled")
        assert stats.intercept(t.g, t["Oskar"]) == 0
        assert not t.offers(f"use {me} {me}")


# -- Mithras ----------------------------------------------------------------------------------------------------------


@ruled_alike(
    "who payer free",
    [
        ("Mithras (G6)", "Oskar 4/8", "Wolf ally 2 intercept:1"),
        ("Sergio Bueno", "Oskar 4/8 intercept:1", "Olga 4/8 intercept:1"),
        ("Jürgen, The Libertine", "Oskar 4/8", ""),
    ],
    "LSJ 20011022",
)
def test_the_toll_for_a_block_is_due_on_the_way_out_of_torpor(who: str, payer: str, free: str) -> None:
    t = leaves(who, payer, *([free] if free else []), corrupt="Oskar")
    until(t, "block Oskar")
    with t.changes("Oskar.blood", -1):
        t.does("block Oskar", by="b")
    if free:
        name = free.split()[0]
        t = leaves(who, payer, free, corrupt="Oskar")
        until(t, f"block {name}")
        with t.unchanged(f"{name}.blood"):
            t.does(f"block {name}", by="b")


# -- Mustafa, The Heir ------------------------------------------------------------------------------------------------


@rules_on("Mustafa, The Heir", "LSJ 20090304-2")
def test_older_toreador_move_mustafas_votes() -> None:
    """Who uses it last has the final say; the young, others and those without blood cannot."""
    me = "Mustafa, The Heir"
    t = position(
        seat(ready=[f"{me} blood:2", "Mira 4/8"], hand=[POLL]),
        seat(ready=["Oskar 3/9 clan:Toreador", "Young 1/2 clan:Toreador", "Anja 3/9 clan:Ventrue"]),
        seat(ready=["Vera 3/9 clan:Toreador"]),
    )
    votes = stats.votes(t.g, t[me])
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    while t.who() != "b":
        t.passes()
    with t.changes("Oskar.blood", -1), t.changes(f"{me}.blood", 1), t.changes("referendum.against", votes):
        t.does(f"use {me}", by="b")
        assert not t.offers("target Young")
        assert not t.offers("target Anja")
        if t.asks == "target":
            t.does("target Oskar")
        t.does("way 1", by="b")
    while t.who() != "c":
        t.passes()
    with t.changes("referendum.against", -votes), t.changes("referendum.favour", votes):
        t.does(f"use {me}", by="c")
        t.does("way 0", by="c")
    t.goes_on()


# -- Pedrag Hasek -----------------------------------------------------------------------------------------------------


@editions
def test_no_diablerie_by_pedrag(edition: str) -> None:
    t = position(seat(ready=["Pedrag Hasek", "Mira 2/8"]), seat(torpor=["Oskar 0/4"]), bystander(), edition=edition)
    assert t.offers("diablerize Mira Oskar")
    assert not t.offers("diablerize Pedrag Hasek Oskar")


# -- Victor Donaldson -------------------------------------------------------------------------------------------------


def test_victor_takes_a_cancelled_golconda_back() -> None:
    card = "Golconda: Inner Peace"
    t = position(
        seat(ready=["Victor Donaldson", "Mira 4/8"], hand=[card, *["Blank Page"] * 6]),
        seat(ready=["Oskar 4/8"], hand=["Sudden Reversal"]),
        bystander(),
        phase="master",
    )
    t.does(f"play {card}")
    while t.asks != "may":
        if t.asks == "target":
            t.does("target Mira")
        elif t.offers("play Sudden Reversal"):
            t.does("play Sudden Reversal")
        else:
            t.passes()
    t.does("yes", by="a")
    assert t.region(card) in ("library", "hand")
    assert t.region("Mira") == "ready"


# -- Victor Pelletier -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("way", "pool", "title"),
    [(0, 29, ""), (1, 28, "primogen"), (2, 27, "prince"), (3, 26, "justicar")],
)
def test_victor_pelletier_buys_a_title(way: int, pool: int, title: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=["Victor Pelletier"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.g.blood[t["Victor Pelletier"]] = 4
    t.does("invest Victor Pelletier")
    t.does("out Victor Pelletier" if edition == "2023" else "pass")
    assert len(t.options()) == 4
    t.does(t.options()[way])
    assert (t.measure("a.pool"), stats.title(t.g, t["Victor Pelletier"])) == (pool, title)


@editions
def test_victor_pelletier_yields_a_title_that_another_has(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=["Victor Pelletier"]),
        seat(ready=["Oskar 2/4 prince:Paris"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.g.blood[t["Victor Pelletier"]] = 4
    t.does("invest Victor Pelletier")
    t.does("out Victor Pelletier" if edition == "2023" else "pass")
    t.does(t.options()[2])
    assert [stats.title(t.g, t[one]) for one in ("Victor Pelletier", "Oskar")] == ["", "prince"]
    assert t.measure("a.pool") == 27


def contesting_victor(rival: str, edition: str) -> tuple[Table, int]:
    """Seat a influences a Victor out, while seat b has one, and Oskar; the one of seat a."""
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=["Victor Pelletier"]),
        seat(ready=["Victor Pelletier", rival]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    coming = t.g.regions[UNCONTROLLED][0][0]
    t.g.blood[coming] = 4
    t.answer(t.options("invest")[0])
    t.answer(t.options("out")[0] if edition == "2023" else "pass")
    return t, coming


@editions
@rules_on("Victor Pelletier", "LSJ 20080526", "LSJ 20100902")
@pytest.mark.parametrize(("way", "pool", "title"), [(0, 29, ""), (1, 28, "primogen"), (2, 27, "prince of Paris")])
def test_victor_pelletier_buys_his_title_before_he_is_contested(way: int, pool: int, title: str, edition: str) -> None:
    """Then both copies are contested; he has the title when he comes back."""
    t, coming = contesting_victor("Oskar 2/4", edition)
    assert (t.g.where[coming], len(t.options())) == (READY, 4)
    with t.unchanged(*BYSTANDER, "b.pool"):
        t.answer(t.options()[way])
    assert (t.measure("a.pool"), stats.held_title(t.g, coming)) == (pool, title)
    assert [len(t.g.regions[CONTESTED][one]) for one in range(3)] == [1, 1, 0]
    passes_to(t, "contest", "b")
    t.answer(t.options("yield")[0])
    passes_to(t, "minion", "a")
    assert (t.g.where[coming], stats.held_title(t.g, coming)) == (READY, title)


@editions
def test_victor_pelletier_yields_to_a_prince_before_he_is_contested(edition: str) -> None:
    t, coming = contesting_victor("Oskar 2/4 prince:Paris", edition)
    t.answer(t.options()[2])
    assert (stats.held_title(t.g, coming), stats.title(t.g, t["Oskar"])) == ("", "prince")
    assert (t.g.where[coming], t.measure("a.pool")) == (CONTESTED, 27)


@editions
def test_victor_pelletier_without_pool_buys_nothing_dear(edition: str) -> None:
    t = position(
        seat(pool=3, ready=["Mira 2/4"], uncontrolled=["Victor Pelletier"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
        edition=edition,
    )
    t.g.blood[t["Victor Pelletier"]] = 4
    t.does("invest Victor Pelletier")
    t.does("out Victor Pelletier" if edition == "2023" else "pass")
    assert len(t.options()) == 3  # she has two pool left


# -- Victorine Lafourcade ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("capacity", "offered"), [(4, True), (5, False)])
def test_victorine_burns_the_edge_to_stop_a_young_vampires_bleed(capacity: int, offered: bool) -> None:
    name = "Victorine Lafourcade"
    t = position(seat(ready=[f"Mira 2/{capacity}"]), seat(edge=True, ready=[name]), bystander())
    t.does("bleed Mira")
    with t.changes("b.pool", 0 if offered else -1):
        while t.asks not in t.quiet:
            t.does(f"use {name}" if t.offers(f"use {name}") else "pass")
    assert t.ever_offered(f"use {name}") is offered
    assert t.g.edge == (-1 if offered else 0)  # burned, or won by the bleed


# -- Wilhelm Waldburg -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mine", "cost"), [("Wilhelm Waldburg", 2), ("Mira 4/8 prince:Berlin", 1)])
def test_who_contests_the_title_of_wilhelm_waldburg_pays_more(mine: str, cost: int, edition: str) -> None:
    who = mine.split(" 4/")[0]
    t = position(seat(ready=[mine]), seat(ready=["Oskar 4/8 primogen"]), bystander(), edition=edition)
    t.g.blood[t[who]] = 4
    title.gain(t.g, t["Oskar"], "prince of Berlin")
    passes_to(t, "contest", "b")
    with t.changes("Oskar.blood", -cost), t.unchanged(*BYSTANDER, "b.pool", f"{who}.blood"):
        t.does("pay Oskar")
    passes_to(t, "contest", "a")
    with t.changes(f"{who}.blood", -1), t.unchanged("Oskar.blood"):
        t.does(f"pay {who}")
