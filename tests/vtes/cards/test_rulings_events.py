"""Rulings on cards that others answer, that stay in play, or that turn an action."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, fighting
from tests.vtes.cards.test_combat import on
from tests.vtes.cards.test_replies import to_the_end, until
from tests.vtes.cards.test_rulings_ruses import veiled_hunt


@rules_on("The Kiss of Ra", "ANK 20211015", "ANK 20210124", "LSJ 20070709")
def test_an_action_that_the_kiss_of_ra_has_ended_was_taken_and_may_be_taken_again() -> None:
    """The ended action was the veiled one, and the same vampire may take the same action again."""
    t = veiled_hunt("The Kiss of Ra", "for")
    assert t.measure("Nils.locked") == 1
    t.g.unlock(t["Nils"])
    t.does("bleed Ines")
    assert t.measure("Ines.stealth") == 0
    to_the_end(t)
    assert t.offers("hunt Nils")


@rules_on("CrimethInc.", "PIB 20150915", "LSJ 19981028")
@pytest.mark.parametrize("first", [True, False])
def test_crimethinc_comes_before_or_after_a_freak_drive(first: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 for tha sect:Anarch"], hand=["CrimethInc.", "Freak Drive"], play=["Open War"]),
        seat(ready=["Oskar 4/8 locked"], play=["The Labyrinth"]),
        bystander(),
    )
    t.does("use Open War Mira -2")
    t.passes_until("succeeded")
    plays = ["play CrimethInc. Mira 2", "play Freak Drive Mira 0"]
    for play in plays if first else plays[::-1]:
        t.does(play, by="a")
    t.goes_on()
    assert (t.region("CrimethInc."), t.measure("Mira.locked")) == ("play", 0)
    t.is_quiet()


@rules_on("Amici Noctis", "PIB 20150915", "LSJ 19981028")
@pytest.mark.parametrize("first", [True, False])
def test_amici_noctis_come_before_or_after_a_freak_drive(first: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 for clan:Lasombra archbishop"], hand=["Amici Noctis", "Freak Drive", "Domain Challenge"]),
        seat(ready=["Oskar 4/8 locked"]),
        seat(),
    )
    t.does("play Domain Challenge Mira")
    until(t, "vote Mira for")
    t.does("vote Mira for", by="a")
    until(t, "play Amici Noctis Mira 0")
    if not first:
        t.does("play Freak Drive Mira 0", by="a")
    t.does("play Amici Noctis Mira 0", by="a")
    t.does("amount 2", by="a")
    if first:
        t.does("play Freak Drive Mira 0", by="a")
    t.goes_on()
    assert (t.measure("a.pool"), t.measure("Mira.locked")) == (30 - 1 + 2, 0)
    t.is_quiet()


RISES = [("Eternal Vigilance", "sect:Sabbat archbishop"), ("Under Siege", "sect:Sabbat")]


@rules_on("Eternal Vigilance", "LSJ 20090514")
@rules_on("Under Siege", "LSJ 20090514")
@pytest.mark.parametrize(("card", "words"), RISES)
def test_who_unlocks_to_block_an_ambush_on_himself_still_blocks(card: str, words: str) -> None:
    """The ambush has no target any more; the block attempt and the combat come all the same."""
    vigilant = card == "Eternal Vigilance"
    t = position(
        seat(ready=["Mira 6/8"], hand=["Ambush"]),
        seat(ready=[(f"Oskar 6/8 {words} locked", [card] if vigilant else [])], play=[] if vigilant else [card]),
        bystander(),
        counters=[],
    )
    t.g.gain_blood(t[card], 0 if vigilant else 3, 9, "card.counter.gain-from-bank")
    t.does("play Ambush Mira")
    until(t, f"use {card} Oskar -1")
    t.does(f"use {card} Oskar -1", by="b")
    to_the_end(t)
    assert len(t.told("blocked")) == 1
    assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t["Mira"], t["Oskar"])]
    t.is_quiet()


@rules_on("Rötschreck", "ANK 20200130-1")
def test_who_takes_aggravated_damage_as_normal_is_afraid_all_the_same() -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Ivory Bow"])]),
        seat(ready=[("Oskar 6/8", ["Elemental Stoicism"])]),
        seat(ready=["Vera 2/4"], hand=["Rötschreck"]),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on(t, "strike")
    t.does("use Ivory Bow Mira -1", by="a")
    until(t, "play Rötschreck")
    t.does("play Rötschreck", by="c")
    t.goes_on()
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == ("torpor", 6)


@rules_on("The Ankara Citadel, Turkey", "LSJ 20090324")
def test_to_conceal_the_citadel_is_directed_at_its_controller() -> None:
    citadel = "The Ankara Citadel, Turkey"
    t = position(
        seat(ready=["Mira 6/8 OBF"], hand=["Conceal"]),
        seat(ready=[("Oskar 2/4", [citadel])]),
        seat(ready=["Vera 2/4"]),
    )
    assert not t.offers("play Conceal Mira 0")  # it is no equipment now
    t.does("play Conceal Mira 1")
    assert t.told("action")[0]["victims"] == [1]
    t.goes_on()
    assert (t.ever_offered("block Oskar"), t.ever_offered("block Vera")) == (True, False)
    assert t.region(citadel) == "ash-heap"
    t.is_quiet()


@rules_on("Jar the Soul", "TOM 19951212-2")
def test_a_vampire_without_blood_is_not_hurt_by_jarring_his_soul() -> None:
    t = position(seat(ready=["Mira 6/8 NEC"], hand=["Jar the Soul"]), seat(ready=["Oskar 0/4"]), seat())
    t.does("play Jar the Soul Mira 1")
    t.does("target Oskar", by="a")
    t.goes_on()
    assert (t.region("Oskar"), t.measure("Oskar.blood"), t.measure("Oskar.locked")) == ("ready", 0, 1)
    assert not t.told("damage")
    t.is_quiet()


@rules_on("Revelation of Ecstasy", "TOM 19960226-1")
def test_a_corrupted_ally_is_stolen_whatever_it_requires() -> None:
    t = position(
        seat(ready=["Mira 6/8 SER"], hand=["Revelation of Ecstasy"]),
        seat(ready=["War Ghoul"]),
        bystander(),
        counters=[(9, "corruption", "War Ghoul", "a")],
    )
    t.does("play Revelation of Ecstasy Mira 1")
    t.passes_until("may")
    t.does("yes", by="a")
    assert t.word("War Ghoul.controller") == "a"


@rules_on("Immortal Grapple", "ANK 20200525-2")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_grapple_that_was_cancelled_was_played_in_the_round(cancelled: bool) -> None:
    t = fighting("Immortal Grapple", "Immortal Grapple", who="pot", answers=("Direct Intervention",))
    on(t, "before-strikes")
    since = len(t.asked)
    t.does("play Immortal Grapple Mira 0", by="a")
    assert t.asks == "as-played"
    t.does("play Direct Intervention" if cancelled else "pass", by="b")
    on(t)
    assert not t.ever_offered("play Immortal Grapple#2", since + 1)
    t.is_quiet()


@rules_on("Corpse Balloon", "RTR 19941109", "ANK 20180612")
@pytest.mark.parametrize(("mode", "intercept"), [(0, 0), (1, 1)])
def test_a_balloon_stays_what_it_was_made(mode: int, intercept: int) -> None:
    """Stolen by one with the other level, too."""
    level = "vic" if mode else "VIC"
    t = position(
        seat(ready=["Mira 6/8 VIC", f"Nils 6/8 DOM {level}"], hand=["Corpse Balloon", "Far Mastery"]),
        seat(ready=["Oskar 2/4"]),
    )
    t.does(f"play Corpse Balloon Mira {mode}")
    t.goes_on()
    t.does("play Far Mastery Nils 0")
    t.goes_on()
    assert t.g.host[t["Corpse Balloon"]] == t["Nils"]
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.does("pass")
    t.g.unlock(t["Nils"])
    t.does("bleed Oskar")
    assert stats.intercept(t.g, t["Nils"]) == intercept


@rules_on("Baltimore Purge", "PIB 20121028")
def test_a_secure_haven_does_not_help_against_the_purge() -> None:
    t = position(
        seat(ready=[("Mira 5/5", ["Baltimore Purge"]), "Ines 6/8 clan:Lasombra"]),
        seat(ready=[("Oskar 2/4", ["Secure Haven"]), "Kurt 2/5"]),
        seat(),
        phase="unlock",
    )
    t.does("trigger Baltimore Purge", by="a")
    assert t.who() == "a"
    t.does("pick Oskar", by="a")
    assert (t.region("Oskar"), t.region("Kurt"), t.region("Mira")) == ("torpor", "ready", "torpor")


@rules_on("Veil of Darkness", "LSJ 20050606")
@pytest.mark.parametrize("who", ["Infernal Servitor", "Mira"])
def test_an_ally_who_plays_as_a_vampire_does_so_under_no_veil(who: str) -> None:
    """The top card of the library is a master card: the card of a vampire has no effect."""
    t = position(
        seat(
            ready=["Mira 6/8 obf trait:infernal", "Infernal Servitor"],
            hand=["Lost in Crowds", *["Blank Page"] * 6],
            library=["Ascendance"] * 9,
            play=["Veil of Darkness"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.g.versions[t["Infernal Servitor"]] = 1  # it was recruited at superior
    t.does(f"bleed {who}")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"play Lost in Crowds {who} 0")
    t.does(f"play Lost in Crowds {who} 0", by="a")
    to_the_end(t)
    assert bool(t.told("blocked")) is (who == "Mira")
