"""Action modifiers that follow on a block or on an action, and those for votes."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until
from tests.vtes.cards.test_ruses import blocked

# -- what follows on a block ------------------------------------------------------------------------------------------


@rules_on("Mind of the Wilds", "LSJ 20100308")
@editions
def test_a_wild_mind_moves_and_is_not_escaped(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 ani aus"], hand=["Mind of the Wilds"]),
        seat(ready=["Oskar 4/8 pre"], hand=["Majesty"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "play Mind of the Wilds")
    t.does("play Mind of the Wilds Mira 0", by="a")
    until(t, "block Oskar")
    t.does("block Oskar")
    asked = len(t.asked)
    on(t, "maneuver")
    t.does("use Mind of the Wilds Mira", by="a")
    to_the_end(t)
    assert not t.ever_offered("play Majesty", since=asked)
    assert t.told("range")[0]["range"] == "long"
    t.is_quiet()


@in_editions("words mode", [("ani sect:Anarch", 0), ("chi sect:Anarch", 1), ("pot sect:Anarch", 2)])
def test_adhocracy_serves_as_need_be(edition: str, words: str, mode: int) -> None:
    if mode == 1:
        t = position(
            seat(ready=[f"Mira 4/8 {words} title:baron"], hand=["Adhocracy", "Kine Resources Contested"]),
            seat(ready=["Oskar 4/8"]),
            bystander(),
            edition=edition,
        )
        t.does("play Kine Resources Contested Mira 0")
        while not t.offers("play Adhocracy Mira 1"):
            t.goes_by("terms")
        before = stats.votes(t.g, t["Mira"])
        t.does("play Adhocracy Mira 1", by="a")
        assert stats.votes(t.g, t["Mira"]) == before + 3
        return
    t = acting("Adhocracy", who=words, against=["Oskar 4/8"], edition=edition)
    t.does("bleed Mira")
    until(t, f"play Adhocracy Mira {mode}")
    t.does(f"play Adhocracy Mira {mode}", by="a")
    if mode == 2:
        until(t, "block Oskar")
        t.does("block Oskar")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == ((28, 4) if mode == 0 else (30, 2))
    t.is_quiet()


@rules_on("Gang Tactics", "ANK 20180720")
@editions
def test_gang_tactics_keep_it_close(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Nosferatu-antitribu"], hand=["Gang Tactics", "Boxed In"]),
        seat(ready=["Oskar 4/8"], hand=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Gang Tactics Mira 0", by="a")
    until(t, "block Oskar")
    t.does("block Oskar")
    asked = len(t.asked)
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    to_the_end(t)
    assert not t.ever_offered("play Fake Out", since=asked)
    assert [told["range"] for told in t.told("range")] == ["close", "close"]


@rules_on("Hidden Lurker", "LSJ 20001126", "LSJ 19990425")
@in_editions("words mode presses", [("obf", 0, False), ("OBF", 1, True)])
def test_a_lurker_goes_on_with_the_fight(edition: str, words: str, mode: int, presses: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8", f"Ilse 4/8 {words}"], hand=["Hidden Lurker"]),
        seat(ready=[("Oskar 6/8", [".44 Magnum"])]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "after-combat")
    asked = len(t.asked)
    t.does(f"play Hidden Lurker Ilse {mode}", by="a")
    on(t, "press", "influence")
    assert not t.ever_offered("use .44 Magnum", since=asked)
    assert (t.asks == "press" and t.offers("press")) is presses
    to_the_end(t)
    assert (t.measure("Oskar.blood"), t.measure("Ilse.blood"), t.measure("Ilse.locked")) == (4, 4, 1)
    assert t.measure("Mira.blood") == 3
    t.is_quiet()


@rules_on("Fast Reaction", "LSJ 20001126")
@in_editions("words mode presses", [("aus", 0, False), ("AUS", 1, True)])
def test_a_fast_reaction_joins_the_fight(edition: str, words: str, mode: int, presses: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8"]),
        seat(ready=["Oskar 4/8", f"Paul 4/8 {words}"], hand=["Fast Reaction"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "after-combat")
    t.does(f"play Fast Reaction Paul {mode}", by="b")
    on(t, "press", "influence")
    assert (t.asks == "press" and t.offers("press")) is presses
    to_the_end(t)
    assert (t.measure("Mira.blood"), t.measure("Paul.blood"), t.measure("Paul.locked")) == (4, 4, 1)
    t.is_quiet()


# -- after the action -------------------------------------------------------------------------------------------------


@rules_on("Zephyr", "RTR 20180719", "ANK 20181219")
@in_editions("words mode", [("cel", 0), ("CEL", 1)])
def test_a_zephyr_unlocks_after_an_action_that_failed(edition: str, words: str, mode: int) -> None:
    t = blocked("Zephyr", who=words, edition=edition)
    until_strikes = 0
    while not t.offers(f"play Zephyr Mira {mode}"):
        until_strikes += 1
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does(f"play Zephyr Mira {mode}", by="a")
    to_the_end(t)
    assert t.measure("Mira.locked") == (0 if mode else 1)
    while t.g.turn < 21:
        t.answer("pass")
    assert t.measure("Mira.locked") == 0
    t = acting("Zephyr", who=words, edition=edition)
    t.does("bleed Mira")
    to_the_end(t)
    assert not t.ever_offered("play Zephyr")


@rules_on("Seraph's Second", "LSJ 20070702")
@editions
def test_a_seraph_seconds_the_black_hand(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 trait:black-hand", "Ilse 4/8 trait:black-hand trait:seraph", "Nora 3/4"],
            hand=["Seraph's Second", "Seraph's Second"],
        ),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Nora")
    to_the_end(t)
    assert not t.ever_offered("play Seraph's Second")
    t.does("bleed Mira")
    until(t, "play Seraph's Second")
    t.does("play Seraph's Second Ilse 0", by="a")
    to_the_end(t)
    assert t.measure("Mira.locked") == 0
    t.does("hunt Mira")
    asked = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("play Seraph's Second#2", since=asked)


@pytest.mark.parametrize(("words", "mode"), [("pro", 0), ("qui", 1), ("tha", 2)])
def test_crime_pays_after_an_action_of_anarchs(words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words} sect:Camarilla", "Ilse 3/4 sect:Anarch locked"], hand=["CrimethInc."]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
    )
    t.does("anarch Mira")
    until(t, f"play CrimethInc. Mira {mode}")
    t.does(f"play CrimethInc. Mira {mode}", by="a")
    if t.asks == "target":
        t.does("target Ilse")
    to_the_end(t)
    assert (t.measure("Mira.locked"), t.measure("Ilse.locked")) == ((0, 1), (1, 0), (1, 1))[mode]
    if mode == 2:
        t.does("use CrimethInc.")
        if t.asks == "target":
            t.does("target Ilse")
        assert (t.measure("Ilse.locked"), t.measure("a.pool")) == (0, 29)


def test_a_plain_bleed_is_no_crime() -> None:
    t = acting("CrimethInc.", who="pro sect:Anarch")
    t.does("bleed Mira")
    to_the_end(t)
    assert not t.ever_offered("play CrimethInc.")


@rules_on("The Guruhi Are the Land", "RTR 20030519")
@pytest.mark.parametrize("mode", [0, 1, 2])
def test_the_guruhi_are_the_land(mode: int) -> None:
    t = acting("The Guruhi Are the Land", ".44 Magnum", who="clan:Guruhi")
    t.does(("bleed Mira", "hunt Mira", "play .44 Magnum Mira 0")[mode])
    until(t, f"play The Guruhi Are the Land Mira {mode}")
    t.does(f"play The Guruhi Are the Land Mira {mode}", by="a")
    to_the_end(t)
    assert (t.measure("b.pool"), t.measure("Mira.blood"), t.measure("Mira.locked")) == (
        (28, 4, 1),
        (30, 6, 1),
        (30, 4, 0),
    )[mode]


@rules_on("Excellent Thirst", "RTR 20030519")
def test_an_excellent_thirst_is_for_the_empty() -> None:
    t = position(
        seat(ready=["Mira 0/8 sect:Laibon"], hand=["Excellent Thirst"]), seat(ready=["Oskar 4/8 locked"]), bystander()
    )
    t.answer(t.options()[0])
    until(t, "play Excellent Thirst")
    t.does("play Excellent Thirst Mira 0", by="a")
    to_the_end(t)
    assert t.measure("Mira.blood") == 3
    t = acting("Excellent Thirst", who="sect:Laibon")
    t.does("hunt Mira")
    to_the_end(t)
    assert not t.ever_offered("play Excellent Thirst")


@in_editions("words mode n", [("dem", 0, 1), ("DEM", 1, 2)])
def test_patterns_are_seen_after_a_bleed(edition: str, words: str, mode: int, n: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Patterns in the Chaos"]),
        seat(ready=["Oskar 4/8 locked"], hand=["Dodge", "Boxed In"], library=["Fake Out", "Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "play Patterns in the Chaos")
    t.does(f"play Patterns in the Chaos Mira {mode}", by="a")
    assert len(t.told("looks-at")) == n
    to_the_end(t)
    t.is_quiet()


@in_editions(
    "words mode sees found",
    [("obf", 0, "", False), ("obf", 0, "aus", True), ("OBF", 1, "aus", False), ("OBF", 1, "AUS", True)],
)
def test_who_sleeps_unseen_is_not_found(edition: str, words: str, mode: int, sees: str, found: bool) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Sleep Unseen"]),
        seat(ready=[f"Oskar 4/8 {sees}".strip()], hand=["Bum's Rush"]),
        seat(ready=[]),
        edition=edition,
    )
    t.does("hunt Mira")
    until(t, "play Sleep Unseen")
    t.does(f"play Sleep Unseen Mira {mode}", by="a")
    to_the_end(t)
    while not (t.who() == "b" and t.asks == "minion"):
        t.answer("pass")
    assert t.offers("play Bum's Rush Oskar 0") is found
    while t.g.turn < 23:
        t.answer("pass")
    while t.asks != "minion":
        t.goes_by("unlock")
    assert t.region("Sleep Unseen") == "ash-heap"


# -- votes ------------------------------------------------------------------------------------------------------------


@rules_on("Animal Magnetism", "PIB 20150105")
@in_editions("words mode n", [("ani obf", 0, 1), ("ANI OBF", 1, 3)])
def test_animal_magnetism_gives_votes(edition: str, words: str, mode: int, n: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Animal Magnetism", "Kine Resources Contested"]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira 0")
    while not t.offers("play Animal Magnetism"):
        t.goes_by("terms")
    t.does(f"play Animal Magnetism Mira {mode}", by="a")
    assert stats.votes(t.g, t["Mira"]) == n


@rules_on("Quicksilver Contemplation", "LSJ 20100218")
def test_quicksilver_contemplation_bleeds_beyond_the_limit() -> None:
    t = acting("Quicksilver Contemplation", "Conditioning", who="AUS TEM dom")
    t.does("bleed Mira")
    until(t, "play Conditioning")
    t.does("play Conditioning Mira 0", by="a")
    until(t, "play Quicksilver Contemplation")
    t.does("play Quicksilver Contemplation Mira 4", by="a")
    to_the_end(t)
    price = t.g.face[t["Conditioning"]].blood
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (30 - 1 - 2 - 2, 4 - 1 - price)


def test_quicksilver_contemplation_silences_the_younger() -> None:
    t = position(
        seat(ready=["Mira 4/8 aus tem"], hand=["Quicksilver Contemplation", "Kine Resources Contested"]),
        seat(ready=["Oskar 4/5 title:prince"]),
        bystander(),
    )
    t.does("play Kine Resources Contested Mira 0")
    while not t.offers("play Quicksilver Contemplation"):
        t.goes_by("terms")
    t.does("play Quicksilver Contemplation Mira 2", by="a")
    if t.asks == "target":
        t.does("target Oskar")
    asked = len(t.asked)
    while t.asks not in t.quiet:
        t.goes_by()
    assert not t.ever_offered("vote Oskar", since=asked)


@editions
def test_the_pack_follows_the_alpha(edition: str) -> None:
    pack = "clan:Gangrel-antitribu"
    t = position(
        seat(ready=[f"Mira 4/8 {pack}", f"Ilse 4/8 {pack}"], hand=["Follow the Alpha"]),
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "after-combat")
    asked = len(t.asked)
    t.does("play Follow the Alpha Ilse 0", by="a")
    to_the_end(t)
    assert not t.ever_offered("play Fake Out", since=asked)
    assert (t.measure("Oskar.blood"), t.measure("Ilse.blood"), t.measure("Ilse.locked")) == (4, 3, 1)
    t.is_quiet()


def test_what_lasts_for_a_combat_is_gone_in_the_one_that_follows() -> None:
    """Oskar is stronger for the combat with Mira. It is over before Ilse fights him."""
    pack = "clan:Gangrel-antitribu"
    t = position(
        seat(ready=[f"Mira 4/8 {pack}", f"Ilse 4/8 {pack}"], hand=["Follow the Alpha"]),
        seat(ready=["Oskar 6/8 ANI PRO"], hand=["Bear's Skin"]),
        bystander(),
    )
    t.does_all("bleed Mira", "block Oskar")
    t.passes_until_offered("play Bear's Skin Oskar 1")
    t.does("play Bear's Skin Oskar 1", by="b")
    on(t, "after-combat")
    t.does("play Follow the Alpha Ilse 0", by="a")
    to_the_end(t)
    told = [event.kind for event in t.story if event.kind in ("combat", "combat-over")]
    assert told == ["combat", "combat-over", "combat", "combat-over"]
    assert (t.measure("Mira.blood"), t.measure("Ilse.blood")) == (2, 3)
    t.is_quiet()
