"""Action cards: D."""

from __future__ import annotations

import pytest

from praxis.kernel.event import may_see
from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.model import stats
from praxis.vtes.model.regions import READY
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FOE, done, mira
from tests.vtes.cards.answering import acts, does, to_the_end, until, until_turn_of
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, in_editions

# -- Dance of the Dead ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("ability", "told"), [("-1", "maneuver"), ("-2", "press")])
def test_the_dead_dance_once_in_a_combat(edition: str, ability: str, told: str) -> None:
    t = position(
        seat(ready=["Ghost ally 5 trait:wraith", "Mira 4/8"], play=["Dance of the Dead"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.g.gain_blood(t["Dance of the Dead"], 4, 100, "card.counter.gain-from-bank")
    acts(t, "bleed Ghost", "block Oskar", f"use Dance of the Dead Ghost {ability}")
    assert (t.told(told) != [], t.measure("Dance of the Dead.blood")) == (True, 3)
    t = acting("Dance of the Dead", who="trait:path-of-Death-and-the-Soul", edition=edition)
    acts(t, "play Dance of the Dead Mira 0")
    assert t.measure("Dance of the Dead.blood") == 4


# -- Deep Song --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Deep Song", "ANK 20200702")
def test_deep_song_locks_a_vampire_who_then_counts_as_acting(edition: str) -> None:
    t = acting("Deep Song", who="ANI", against=("Oskar 4/6", "Brute ally 2"), edition=edition)
    t.does_all("play Deep Song Mira 1", "target Oskar")
    t.goes_on()
    assert t.told("combat")[-1] == {"acting": t["Oskar"], "opposing": t["Mira"]}
    assert t.measure("Oskar.locked") == 1
    acts(t)
    t.is_quiet()
    t = acting("Deep Song", who="ANI", against=("Oskar 4/6", "Olga 4/6"), edition=edition)
    t.does_all("play Deep Song Mira 1", "target Oskar", "block Olga")
    acts(t)
    assert t.measure("Oskar.locked") == 0  # both are lost with the action


@pytest.mark.parametrize("way", [0, 1])
def test_deep_song_is_a_frenzy_card_only_for_whom_it_is_played_on(way: int) -> None:
    """At the basic level it is a bleed: nobody is there who could answer a frenzy card."""
    t = position(
        seat(ready=["Mira 4/8 ANI"], hand=["Deep Song"]),
        seat(ready=["Oskar 6/8 abo"], hand=["Devil-Channel: Hands"]),
        bystander(),
    )
    t.does(f"play Deep Song Mira {way}")
    if way:
        t.does("target Oskar")
        until(t, "play Devil-Channel: Hands Oskar 0")
        t.does("play Devil-Channel: Hands Oskar 0", by="b")
        assert t.told("cancelled")
    to_the_end(t)
    assert t.ever_offered("play Devil-Channel: Hands Oskar 0") is bool(way)
    assert t.measure("b.pool") == (30 if way else 28)


# -- Defender of the Haven --------------------------------------------------------------------------------------------


@editions
def test_a_defender_of_the_haven_watches_directed_actions(edition: str) -> None:
    card = "Defender of the Haven"
    slave = "clan:Gargoyle slave-of:Tremere"
    own = mira("clan:Tremere", card, f"Stone 4/5 {slave}", f"Pebble 4/4 {slave}")
    t = done(card, 0, own, FOE, edition=edition)
    assert t.g.host[t[card]] == t["Stone"]
    t = position(seat(ready=["Oskar 4/8"]), seat(ready=[(f"Stone 4/5 {slave}", [card])]), bystander(), edition=edition)
    t.does("bleed Oskar")
    assert stats.intercept(t.g, t["Stone"]) == 2


@in_editions("clan offered", [("Tremere", True), ("Tremere-antitribu", True), ("Brujah", False)])
@rules_on("Defender of the Haven", "ANK 20190203")
def test_either_clan_of_tremere_has_its_defender(edition: str, clan: str, offered: bool) -> None:
    t = position(
        seat(
            ready=[f"Mira 4/8 clan:{clan}", "Stone 5/5 clan:Gargoyle slave-of:Tremere"],
            hand=["Defender of the Haven"],
        ),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("play Defender of the Haven Mira 0") is offered


# -- Despiral ---------------------------------------------------------------------------------------------------------


@editions
def test_a_despiral_turns_faster_for_blood(edition: str) -> None:
    own = seat(ready=[("Mira 6/8 clan:Ishtarri", ["Despiral"])])
    t = position(own, seat(), bystander(), edition=edition, turn="c", phase="discard")
    t.g.gain_blood(t["Despiral"], 2, 9, "card.counter.gain-from-bank")
    t.passes_until("minion")
    with t.changes("Mira.blood", -2):
        acts(t, "use Despiral Mira -1")
    assert stats.bleed(t.g, t["Mira"]) == 4


# -- Destructive Secrets ----------------------------------------------------------------------------------------------


@editions
def test_destructive_secrets_keep_one_minion_from_blocking_nosferatu(edition: str) -> None:
    card = "Destructive Secrets"
    own = mira("clan:Nosferatu", card, "Ines 2/4 clan:Nosferatu", "Alien 2/4")
    t = position(own, FOE, bystander(), edition=edition)
    acts(t, f"play {card} Mira 0", "target Oskar")
    t.does("bleed Ines")
    t.passes_until_offered("block Kin")
    assert not t.offers("block Oskar")
    acts(t)
    t.does("bleed Alien")
    t.passes_until_offered("block Kin")
    assert t.offers("block Oskar")


# -- Disciple of Lazarus ----------------------------------------------------------------------------------------------

SEARCHES = [
    # card, words, mode, who is found in the crypt
    ("Disciple of Lazarus", "clan:Harbinger-of-Skulls", 1, {"Agaitas, The Scholar of Antiquities"}),
    ("Soul Scan", "AUS", 0, {"Agaitas, The Scholar of Antiquities", "Anson"}),
    ("Soul Scan", "AUS", 1, {"Agaitas, The Scholar of Antiquities", "Anson", "Aaron Bathurst"}),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "found"), SEARCHES)
def test_an_action_searches_the_crypt(card: str, words: str, mode: int, found: set[str], edition: str) -> None:
    crypt = ["Agaitas, The Scholar of Antiquities", "Anson", "Aaron Bathurst"]
    own = seat(ready=[f"Mira 6/9 {words}"], hand=[card], crypt=crypt)
    t = position(own, FOE, bystander(), edition=edition)
    faces = {t.g.face[one].key: t.g.face[one].name for one in t.g.crypt(0)}
    t.does(f"play {card} Mira {mode}")
    while t.asks != "search":
        t.passes()
    assert {faces[int(option.split()[1])] for option in t.options("find")} == {
        name for name in found if card != "Soul Scan" or "obf" not in load().find(name).disciplines or mode
    }
    t.answer(t.options("find")[0])
    acts(t)
    assert len(t.g.uncontrolled(0)) == 2
    assert len(t.g.crypt(0)) == 2


# -- Dismemberment of Osiris ------------------------------------------------------------------------------------------


@rules_on("Dismemberment of Osiris", "ANK 20210124", "LSJ 20070411", "LSJ 20090514")
@pytest.mark.parametrize("there", [True, False])
def test_osiris_is_not_dismembered_who_has_left_torpor(there: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 SER"], hand=["Dismemberment of Osiris"]),
        seat(ready=["Kin 4/8 clan:Ventrue"], torpor=["Lord 3/8 prince:Paris clan:Ventrue"]),
        bystander(),
    )
    t.does("play Dismemberment of Osiris Mira 1")
    if not there:
        t.g.put(t["Lord"], READY, 1)
    t.goes_on()
    assert t.region("Lord") == ("ash-heap" if there else "ready")
    assert (t.measure("Kin.blood"), t.measure("b.pool")) == ((3, 29) if there else (4, 30))
    t.is_quiet()


@editions
@pytest.mark.parametrize(("mode", "pool"), [(0, 30), (1, 29)])
def test_osiris_is_dismembered(mode: int, pool: int, edition: str) -> None:
    card = "Dismemberment of Osiris"
    foe = seat(
        torpor=["Lord 0/8 prince city:Paris clan:Ventrue"], ready=["Kin 4/8 clan:Ventrue", "Oskar 4/8 clan:Brujah"]
    )
    t = done(card, mode, mira("SER", card), foe, edition=edition)
    assert (t.region("Lord"), t.measure("b.pool")) == ("ash-heap", pool)
    assert (t.measure("Kin.blood"), t.measure("Oskar.blood")) == (3, 4)


# -- Distraction ------------------------------------------------------------------------------------------------------


@editions
def test_distraction_draws_five(edition: str) -> None:
    own = seat(ready=["Mira 6/8 CEL"], hand=["Distraction", *["Blank Page"] * 6], library=8)
    t = position(own, FOE, bystander(), edition=edition)
    acts(t, "play Distraction Mira 0")
    assert (len(t.g.hand(0)), len(t.g.library(0))) == (7, 8 - 1 - 5)


# -- Dive Bomb --------------------------------------------------------------------------------------------------------


def dives(edition: str) -> Table:
    t = acting("Dive Bomb", who="trait:flight", against=("Oskar 6/8", "Olga 6/8"), edition=edition)
    assert t.offers("play Dive Bomb Mira")
    t.does("play Dive Bomb Mira")
    t.does("target Oskar")
    assert t.told("action")[-1]["stealth"] == 1
    return t


@editions
def test_a_dive_bomb_maneuvers_in_the_first_round_only(edition: str) -> None:
    t = dives(edition)
    with t.unchanged(*BYSTANDER):
        on_to(t, "maneuver")
        assert (t.who(), t.options()) == ("a", ["maneuver", "pass"])
        t.does("maneuver", by="a")
        on_to(t)
    assert t.told("range")[0]["range"] == "long"
    assert not t.ever_offered("press")
    t.is_quiet()
    grounded = acting("Dive Bomb", edition=edition)
    assert not grounded.offers("play Dive Bomb Mira")


@editions
def test_whoever_blocks_a_dive_bomb_may_press(edition: str) -> None:
    t = dives(edition)
    action = t.g.action()
    assert action is not None
    action.mods.append((2, t["Olga"], 1, -1))  # some intercept
    t.passes_until("block")
    t.does("block Olga")
    on_to(t, "press")
    assert not t.ever_offered("maneuver")
    assert (t.who(), t.options()) == ("b", ["press", "pass"])
    t.does("press", by="b")
    on_to(t, "press")
    assert t.asks in t.quiet  # in the second round there is none
    assert len(t.told("round")) == 2


# -- Divine Sign ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "seen"), [(0, False), (1, True)])
def test_a_divine_sign_marks_one_minion(mode: int, seen: bool, edition: str) -> None:
    card = "Divine Sign"
    foe = seat(ready=["Oskar 4/8", "Kin 4/4"], hand=["Dodge"])
    t = position(mira("NEC", card), foe, bystander(), edition=edition)
    t.does(f"play {card} Mira {mode}")
    acts(t, "target Oskar")
    assert (t.g.host[t[card]], t.measure("Mira.locked"), t.told("action")[0]["victims"]) == (t["Mira"], 0, [1])
    until_turn_of(t, 1, "minion")
    assert (t.offers(f"use {card} Oskar"), t.offers(f"use {card} Kin")) == (True, False)
    t.does("hunt Oskar")
    assert stats.intercept(t.g, t["Mira"]) == 2
    acts(t, "block Mira")
    assert may_see(t.g.knows[t["Dodge"]], 0) is seen


# -- Dominate Kine ----------------------------------------------------------------------------------------------------


@ruled_alike(
    "card words mode", [("Dominate Kine", "DOM", 1), ("New Management", "clan:Ventrue-antitribu", 0)], "RTR 19980623"
)
@pytest.mark.parametrize("what", ["Elder Library", "Living Manse"])
def test_a_location_that_is_taken_stays_as_it_is_or_finds_a_new_bearer(
    card: str, words: str, mode: int, what: str
) -> None:
    on_oskar = ["Living Manse"] if what == "Living Manse" else []
    t = position(
        seat(ready=[f"Mira 6/8 {words}", "Ines 2/4"], hand=[card]),
        seat(ready=[("Oskar 2/4 locked", on_oskar)], play=[] if on_oskar else [f"{what} locked"]),
        bystander(),
    )
    t.does(f"play {card} Mira {mode}")
    t.does(f"target {what}") if t.asks == "target" else None
    while t.asks not in t.quiet:
        t.answer(t.options()[0] if t.asks in ("bearer", "pick", "host", "target") else "pass")
    assert t.word(f"{what}.controller") == "a"
    if on_oskar:
        assert t.g.host[t[what]] in (t["Mira"], t["Ines"])
    else:
        assert (t.region(what), t.measure(f"{what}.locked")) == ("play", 1)
    t.is_quiet()


@editions
@rules_on("Dominate Kine", "RTR 19960112")
def test_dominate_kine_steals_locations_on_minions_too(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DOM"], hand=["Dominate Kine"]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Dominate Kine Mira 1")
    assert t.g.controller[t["The Barrens"]] == 0
    t.is_quiet()
    haven = "San Lorenzo de El Escorial, Spain"
    t = acting("Dominate Kine", who="DOM", against=[("Oskar 2/4", [haven])], more=("Ines 2/4",), edition=edition)
    acts(t, "play Dominate Kine Mira 1", "pick Ines")
    assert t.g.host[t[haven]] == t["Ines"]
    t.is_quiet()


# -- Draba ------------------------------------------------------------------------------------------------------------


@editions
def test_draba_lies_on_a_minion_until_it_is_needed(edition: str) -> None:
    t = position(
        seat(ready=["Vlad 5/7 CHI"], hand=["Draba", "Draba"]),
        seat(ready=["Mira 6/7 stealth:2"]),
        bystander(),
        edition=edition,
    )
    t.does("play Draba Vlad 0", by="a")
    t.does("target Mira")
    t.goes_on()
    assert t.region("Draba") == "attached"
    while t.who() != "b" or t.asks != "minion":
        t.passes()
    t.does("bleed Mira", by="b")
    t.passes_until_offered("use Draba")
    t.does("use Draba", by="a")
    assert (t.told("modified")[-1]["amount"], t.region("Draba")) == (-2, "ash-heap")
    t.goes_on()
    t.is_quiet()


@editions
@rules_on("Draba", "LSJ 20020612")
def test_draba_at_superior_is_a_reaction(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/7 stealth:2"]), seat(ready=["Oskar 6/8 CHI"], hand=["Draba"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("play Draba Oskar 1", by="b")
    assert t.measure("Mira.stealth") == 0
    t.goes_on()
    t.is_quiet()


@ruled_alike(
    "card words answer on_vera",
    [
        ("Draba", "CHI", "play Draba Vera 1", False),
        ("Ignis Fatuus", "chi", "play Ignis Fatuus Vera 0", False),
        ("Night Terrors", "obf pre clan:Ravnos", "play Night Terrors Vera 0", False),
        ("The Rumor Mill, Tabloid Newspaper", "", "use The Rumor Mill, Tabloid Newspaper", False),
        ("Starshell Grenade Launcher", "", "use Starshell Grenade Launcher", True),
    ],
    "ANK 20200607",
)
def test_who_is_third_waits_for_the_blocks_of_who_is_second(card: str, words: str, answer: str, on_vera: bool) -> None:
    """Both others could do something at any time, or block."""
    slaughter = ["The Slaughterhouse"]
    mill = card.startswith("The Rumor")
    t = position(
        seat(ready=["Mira 4/8 stealth:2", "Ines 2/4"], play=slaughter, library=9),
        seat(ready=["Oskar 4/8"], play=slaughter, library=9),
        seat(
            ready=[(f"Vera 4/8 {words}".strip(), [card] if on_vera else [])],
            hand=[] if on_vera or mill else [card],
            play=[card] if mill else [],
        ),
    )
    t.passes_until_offered("hunt Mira")
    since = len(t.asked)
    t.does("hunt Mira")
    until(t, answer)
    assert t.who() == "c"
    assert [t.players[one] for one, _ in t.asked[since + 1 :]][-2:] == ["a", "b"]
    assert t.ever_offered("block Oskar")
    t.does(answer, by="c")
    while t.asks not in t.quiet:
        t.answer(t.options()[0] if t.asks == "target" else "strike hand" if t.asks == "strike" else "pass")
    t.is_quiet()


@editions
@rules_on("Draba", "LSJ 20021211", "RTR 20030519")
@pytest.mark.parametrize("stealth", [0, 2])
def test_draba_takes_away_the_stealth_that_there_is(stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 6/7 stealth:{stealth}"]),
        seat(ready=["Oskar 6/8 CHI"], hand=["Draba"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Draba Oskar 1")
    assert [told["amount"] for told in t.told("modified")] == ([-stealth] if stealth else [])
