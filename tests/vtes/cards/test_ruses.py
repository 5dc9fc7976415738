"""Action modifiers: stealth, blocks that fail, several Disciplines at once."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, in_editions
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until


def blocked(
    *hand: str, who: str = "", act: str = "bleed Mira", other: str = "Oskar 4/8", edition: str = "2023"
) -> Table:
    """Mira acts, and Oskar attempts to block."""
    t = acting(*hand, who=who, against=[other], edition=edition)
    t.does(act)
    until(t, "block Oskar")
    t.does("block Oskar")
    return t


# -- stealth ----------------------------------------------------------------------------------------------------------

STEALTH = [
    # card, words, mode, how much, what she does
    ("Smoke and Mirrors", "chi sect:Anarch", 0, 1, "bleed Mira"),
    ("Virtuosa", "pre", 0, 1, "bleed Mira"),
    ("Virtuosa", "mel", 1, 1, "bleed Mira"),
    ("Uncontrolled Impulse", "clan:Ishtarri", 0, 2, "bleed Mira"),
    ("Mind of the Wilds", "ANI AUS", 1, 1, "bleed Mira"),
]


@in_editions("card words mode n act", STEALTH)
def test_a_modifier_gives_stealth(edition: str, card: str, words: str, mode: int, n: int, act: str) -> None:
    t = blocked(card, who=words, act=act, edition=edition)
    until(t, f"play {card} Mira {mode}")
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Mira {mode}", by="a")
        to_the_end(t)
    assert [told["amount"] for told in t.told("modified")][:1] == [n]
    assert t.measure("b.pool") == (27 if (card, mode) == ("Virtuosa", 1) else 29)
    t.is_quiet()


def test_an_impulse_is_for_the_first_action_of_the_turn() -> None:
    t = acting("Uncontrolled Impulse", who="clan:Ishtarri", more=["Ilse 4/5"])
    t.does("hunt Ilse")
    t.goes_on()
    t.does_all("bleed Mira", "block Oskar")
    assert not t.offers("play Uncontrolled Impulse")


@rules_on("Loup", "LSJ 20011214-2")
@editions
def test_a_loup_hides_all_toreador_until_one_succeeds(edition: str) -> None:
    t = acting("Loup", "Loup", who="clan:Toreador", more=["Ilse 4/5 clan:Toreador"], edition=edition)
    t.does("bleed Mira")
    until(t, "play Loup")
    t.does("play Loup Mira 0", by="a")
    assert (stats.stealth(t.g, t["Mira"]), stats.stealth(t.g, t["Ilse"])) == (1, 1)
    t.goes_on()
    assert t.region("Loup") == "ash-heap"
    t.does("bleed Ilse")
    assert not t.offers("play Loup#2")  # one in a turn
    t.goes_on()


def test_a_loup_lasts_no_longer_than_the_turn() -> None:
    t = acting("Loup", who="clan:Toreador", against=[("Oskar 2/4", ["Raven Spy", "Raven Spy"])])
    t.does("bleed Mira")
    until(t, "play Loup")
    t.does("play Loup Mira 0", by="a")
    until(t, "block Oskar")
    t.does("block Oskar")
    to_the_end(t)
    assert t.region("Loup") == "play"
    while t.g.turn < 21:
        t.answer("pass")
    assert t.region("Loup") == "ash-heap"


@editions
def test_smoke_and_mirrors_has_three_faces(edition: str) -> None:
    if edition == "2000":
        return  # nobody is an anarch then
    t = blocked("Smoke and Mirrors", who="obf sect:Anarch", edition=edition)
    assert not t.offers("play Smoke and Mirrors Mira 1")
    t = acting("Smoke and Mirrors", who="obt sect:Anarch", against=[("Oskar 4/8", ["Raven Spy"])], edition=edition)
    t.does_all("hunt Mira", "block Oskar")
    until(t, "play Smoke and Mirrors")
    t.does("play Smoke and Mirrors Mira 2", by="a")
    to_the_end(t)
    assert not t.told("blocked")


@rules_on("Marked Path", "PIB 20150915")
@in_editions("words mode n", [("obf", 0, 1), ("OBF", 1, 2)])
def test_a_path_once_marked_is_easier(edition: str, words: str, mode: int, n: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Marked Path"]),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "play Marked Path")
    t.does(f"play Marked Path Mira {mode}", by="a")
    to_the_end(t)
    assert t.g.host[t["Marked Path"]] == t["Mira"]
    while t.g.turn < 23 or t.asks != "minion":
        t.answer("pass")
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar")
    t.does("use Marked Path Mira", by="a")
    assert [told["amount"] for told in t.told("modified")][-1] == n
    to_the_end(t)
    assert t.region("Marked Path") == "ash-heap"


def test_a_path_marked_to_one_does_not_lead_elsewhere() -> None:
    t = position(
        seat(ready=["Mira 4/8 obf"], hand=["Marked Path", "Bum's Rush"]),
        seat(ready=["Oskar 4/8 locked"]),
        seat(ready=["Vera 4/8"]),
    )
    t.does("bleed Mira")
    until(t, "play Marked Path")
    t.does("play Marked Path Mira 0", by="a")
    to_the_end(t)
    while t.g.turn < 23 or t.asks != "minion":
        t.answer("pass")
    t.does("play Bum's Rush Mira 0")
    t.does("target Vera")
    until(t, "block Vera")
    t.does("block Vera")
    to_the_end(t)
    assert not t.ever_offered("use Marked Path")


@editions
def test_a_stealth_ritus_is_paid_by_another(edition: str) -> None:
    t = acting("Stealth Ritus", who="sect:Sabbat", more=["Ilse 4/5 sect:Sabbat", "Nora 2/4"], edition=edition)
    t.does("bleed Mira")
    t.does("play Stealth Ritus Mira 0", by="a")
    assert (t.measure("Ilse.blood"), t.measure("Nora.blood"), stats.stealth(t.g, t["Mira"])) == (3, 2, 1)
    to_the_end(t)
    t = acting("Stealth Ritus", who="sect:Sabbat", more=["Nora 2/4"], edition=edition)
    t.does("bleed Mira")
    to_the_end(t)
    assert not t.ever_offered("play Stealth Ritus")


@rules_on("Squirrel Balance", "LSJ 20020612", "ANK 20180720")
@in_editions("words mode n", [("spi", 1, -1), ("SPI", 2, -2)])
def test_who_neither_flies_nor_knows_spirits_sees_less(edition: str, words: str, mode: int, n: int) -> None:
    t = acting("Squirrel Balance", who=words, against=["Oskar 4/8", "Paul 3/4 trait:flight"], edition=edition)
    t.does("hunt Mira")
    until(t, "play Squirrel Balance")
    t.does(f"play Squirrel Balance Mira {mode}", by="a")
    assert (stats.intercept(t.g, t["Oskar"]), stats.intercept(t.g, t["Paul"])) == (n, 0)
    to_the_end(t)


def test_a_balancing_squirrel_keeps_its_distance_in_the_first_round() -> None:
    t = acting("Squirrel Balance", "Boxed In", who="cel", against=["Oskar 4/8"])
    t.does("bleed Mira")
    t.does("play Squirrel Balance Mira 0", by="a")
    until(t, "block Oskar")
    t.does("block Oskar")
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    to_the_end(t)
    assert [told["range"] for told in t.told("range")] == ["long", "close"]


@in_editions("words mode n unlocks", [("obf", 0, 2, False), ("thn", 1, 0, True), ("THN", 2, 1, True)])
def test_hags_wrinkles_are_for_equipping(edition: str, words: str, mode: int, n: int, unlocks: bool) -> None:
    t = acting("Hag's Wrinkles", ".44 Magnum", who=words, against=[("Oskar 4/8", ["Raven Spy"])], edition=edition)
    t.does("play .44 Magnum Mira 0")
    until(t, "block Oskar")
    if n:
        t.does("block Oskar")
    until(t, f"play Hag's Wrinkles Mira {mode}")
    t.does(f"play Hag's Wrinkles Mira {mode}", by="a")
    assert stats.stealth(t.g, t["Mira"]) == 1 + n or t.asks in t.quiet
    to_the_end(t)
    if not t.told("blocked"):
        assert t.measure("Mira.locked") == (0 if unlocks else 1)
    t = blocked("Hag's Wrinkles", who=words, edition=edition)
    to_the_end(t)
    assert not t.ever_offered("play Hag's Wrinkles")


def test_a_virtuosa_is_not_blocked() -> None:
    t = acting("Virtuosa", who="MEL")
    t.does("bleed Mira")
    t.does("play Virtuosa Mira 3", by="a")
    asked = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("block Oskar", since=asked)
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 1)
    t = acting("Virtuosa", who="mel")
    t.does("bleed Mira")
    until(t, "play Virtuosa Mira 2")
    t.does("play Virtuosa Mira 2", by="a")
    to_the_end(t)
    assert t.measure("b.pool") == 27


@pytest.mark.parametrize("seed", range(1, 7))
def test_who_walks_through_arcadia_is_safe_or_hurt(seed: int) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Malkavian-antitribu"], hand=["Walk through Arcadia"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        seed=seed,
    )
    t.does("bleed Mira")
    until(t, "play Walk through Arcadia")
    t.does("play Walk through Arcadia Mira 0", by="a")
    asked = len(t.asked)
    hurt = t.measure("Mira.blood") == 2
    assert t.measure("Mira.blood") in (2, 3)
    t.goes_on()
    assert t.ever_offered("block Oskar", since=asked) is hurt


# -- blocks that fail -------------------------------------------------------------------------------------------------

FAILS = [
    # card, words, mode, the blocker, whether he locks
    ("Devil-Channel: Throat", "abo", 1, "Oskar 4/5", False),
    ("Devil-Channel: Throat", "ABO", 2, "Oskar 4/5", True),
    ("Circumspect Revelation", "trait:black-hand", 0, "Oskar 4/8 sect:Sabbat", False),
    ("Council of Seraphim", "trait:seraph", 0, "Oskar 4/8 sect:Sabbat", False),
    ("Command", "dom", 0, "Oskar ally 3", True),
    ("Command", "DOM", 1, "Oskar ally 3", True),
]


@in_editions("card words mode other locks", FAILS)
def test_the_attempt_to_block_fails(edition: str, card: str, words: str, mode: int, other: str, locks: bool) -> None:
    t = blocked(card, who=words, other=other, edition=edition)
    until(t, f"play {card} Mira {mode}")
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Mira {mode}", by="a")
        asked = len(t.asked)
        to_the_end(t)
    assert not t.ever_offered("block Oskar", since=asked)
    assert (t.measure("b.pool"), t.measure("Oskar.locked")) == (29, 1 if locks else 0)
    t.is_quiet()
    plain = {"Command": "Oskar 4/8", "Devil-Channel: Throat": "Oskar 4/9"}.get(card, "Oskar 4/8 sect:Camarilla")
    t = blocked(card, who=words, other=plain, edition=edition)
    to_the_end(t)
    assert not t.ever_offered(f"play {card} Mira {mode}")


@editions
def test_a_command_keeps_an_ally_locked_for_a_turn(edition: str) -> None:
    t = blocked("Command", who="DOM", other="Oskar ally 3", edition=edition)
    t.does("play Command Mira 1", by="a")
    to_the_end(t)
    assert t.g.host[t["Command"]] == t["Oskar"]
    while not (t.who() == "b" and t.asks == "influence"):
        t.goes_by("unlock")
    assert (t.measure("Oskar.locked"), t.region("Command")) == (1, "ash-heap")


def test_the_council_of_seraphim_clouds_the_others() -> None:
    t = acting("Council of Seraphim", who="trait:seraph", against=[("Oskar 4/8", ["Raven Spy"])])
    t.does_all("hunt Mira", "block Oskar")
    until(t, "play Council of Seraphim Mira 1")
    t.does("play Council of Seraphim Mira 1", by="a")
    to_the_end(t)
    assert not t.told("blocked")


CHOSEN = [
    ("Recurring Contemplation", "pre", 0, "Oskar ally 3", True),
    ("Recurring Contemplation", "pre", 0, "Oskar 4/5", False),
    ("Recurring Contemplation", "tem", 1, "Oskar 4/5", True),
    ("Recurring Contemplation", "TEM", 2, "Oskar 4/5", True),
    ("Recurring Contemplation", "TEM", 2, "Oskar 4/9", False),
    ("Memory Rift", "dem sect:Anarch", 0, "Oskar 4/5", True),
    ("Memory Rift", "dem sect:Anarch", 0, "Oskar 4/9 title:prince", True),
    ("Memory Rift", "dem sect:Anarch", 0, "Oskar 4/9", False),
]


@in_editions("card words mode other may", CHOSEN)
def test_the_chosen_minion_cannot_block(edition: str, card: str, words: str, mode: int, other: str, may: bool) -> None:
    t = acting(card, who=words, against=[other], edition=edition)
    t.does("bleed Mira")
    if not may:  # Vera is the only one to be chosen, if she can be
        if t.offers(f"play {card} Mira {mode}"):
            t.does(f"play {card} Mira {mode}", by="a")
        until(t, "block Oskar")
    else:
        t.does(f"play {card} Mira {mode}", by="a")
        if t.asks == "target":
            t.does("target Oskar")
        asked = len(t.asked)
        to_the_end(t)
        assert not t.ever_offered("block Oskar", since=asked)
        assert t.measure("Mira.blood") == (3 if mode == 2 else 4)
        assert t.measure("Oskar.locked") == (1 if mode == 2 else 0)
        t.is_quiet()


@rules_on("Neutral Guard", "ANK 20180720")
@in_editions("words mode", [("for", 0), ("obe", 1), ("OBE", 2)])
def test_a_neutral_guard_keeps_others_off(edition: str, words: str, mode: int) -> None:
    t = acting("Neutral Guard", who=words, against=["Oskar 4/9" if mode < 2 else "Oskar 4/5"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Neutral Guard Mira {mode}", by="a")
    assert t.measure("Mira.blood") == 3
    if mode == 2:
        asked = len(t.asked)
        to_the_end(t)
        assert not t.ever_offered("block Oskar", since=asked)
        return
    until(t, "block Oskar")
    t.does("block Oskar")
    to_the_end(t)
    assert t.measure("Oskar.blood") == (4 - 1 - 1 if mode == 0 else 4)
    assert t.told("range")[0]["range"] == ("close" if mode == 0 else "long")
    t.is_quiet()


# -- several Disciplines at once --------------------------------------------------------------------------------------


@rules_on("Memory Rift", "ANK 20190425")
@pytest.mark.parametrize(("words", "modes"), [("dem", 1), ("dem obf", 3), ("dem obf pre", 7)])
def test_a_memory_rift_opens_by_one_discipline_or_several(words: str, modes: int) -> None:
    t = acting("Memory Rift", who=f"{words} sect:Anarch", against=["Oskar 4/5"])
    t.does("bleed Mira")
    assert len(t.options("play")) == modes


def test_a_memory_rift_with_all_three() -> None:
    t = acting("Memory Rift", who="dem obf pre sect:Anarch", against=["Oskar 4/5", "Paul 4/9"])
    t.does("bleed Mira")
    t.does("play Memory Rift Mira 6", by="a")
    if t.asks == "target":
        t.does("target Oskar")
    assert stats.stealth(t.g, t["Mira"]) == 1
    until(t, "block Paul")
    assert not t.offers("block Oskar")
    t.does("block Paul")
    to_the_end(t)
    t = acting("Memory Rift", who="pre sect:Anarch", against=["Oskar 4/9"])
    t.does("bleed Mira")
    t.does("play Memory Rift Mira 2", by="a")
    until(t, "block Oskar")
    t.does("block Oskar")
    on(t, "strike")
    t.does("use Memory Rift Mira", by="a")
    assert t.told("combat-ends")


@pytest.mark.parametrize(("words", "mode"), [("ani", 0), ("for", 1), ("vic", 2), ("ani for vic", 6)])
def test_neither_god_nor_master(words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words} sect:Anarch"], hand=["Ni Dieu ni Maître"]),
        seat(ready=["Oskar 4/8"], hand=["Fake Out"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does(f"play Ni Dieu ni Maître Mira {mode}", by="a")
    until(t, "block Oskar")
    t.does("block Oskar")
    asked = len(t.asked)
    to_the_end(t)
    assert t.ever_offered("play Fake Out", since=asked) is ("ani" not in words)
    lost = (1 if "for" in words else 0) + (2 if "vic" in words else 1)
    assert t.measure("Oskar.blood") == 4 - lost


@rules_on("Guardian Vigil", "ANK 20181127", "LSJ 20010813")
@pytest.mark.parametrize(("words", "mode"), [("aus", 0), ("cel", 1), ("for", 2), ("aus cel for", 6)])
def test_a_vigil_is_kept_by_one_discipline_or_several(words: str, mode: int) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[f"Oskar 4/8 {words} sect:Anarch"], hand=["Guardian Vigil"]),
        bystander(),
    )
    t.does("hunt Mira" if "aus" in words else "bleed Mira")
    until(t, "play Guardian Vigil")
    t.does(f"play Guardian Vigil Oskar {mode}", by="b")
    on(t, "maneuver", "influence")
    assert t.told("blocked")
    assert (t.asks == "maneuver" and t.offers("maneuver")) is ("cel" in words)
    to_the_end(t)
    assert t.measure("Oskar.locked") == (0 if "for" in words else 1)
    t.is_quiet()
