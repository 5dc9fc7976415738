"""Master cards: Y."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import SHRINE
from tests.vtes.cards.answering import reaches, to_the_end, until
from tests.vtes.cards.master_tables import ASSAMITE, DIA
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Yawp Court -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Yawp Court", "LSJ 20080201", "RTR 19970630")
def test_yawp_court_fights_before_the_referendum(edition: str) -> None:
    """Rulings: the cost is paid before; the damage is environmental."""
    t = position(
        seat(ready=["Mira 3/8 prince:Boston", "Ines 2/4"], hand=["Rabble Razing"]),
        seat(
            ready=["Oskar 4/6 sect:Sabbat"],
            play=["Yawp Court"],
        ),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    for _ in range(20):
        if t.offers("use Yawp Court"):
            break
        t.passes()
    assert not t.told("referendum")
    t.does("use Yawp Court", by="b")
    for _ in range(60):
        if t.told("referendum") or t.told("action-over"):
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.told("referendum")
    assert (t.measure("Oskar.blood"), t.measure("Oskar.locked"), t.measure("Yawp Court.locked")) == (1, 1, 1)


@editions
@rules_on("Yawp Court", "LSJ 20060902")
def test_no_referendum_follows_if_the_caller_falls(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/8 prince:Boston", "Ines 2/4"], hand=["Rabble Razing"]),
        seat(ready=[("Oskar 4/6 sect:Sabbat", ["The Art of Pain"])], play=["Yawp Court"]),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    for _ in range(20):
        if t.offers("use Yawp Court"):
            break
        t.passes()
    t.does("use Yawp Court", by="b")
    for _ in range(60):
        if t.told("referendum") or t.told("action-over"):
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.region("Mira") == "torpor"
    assert not t.told("referendum")
    assert t.measure("Oskar.blood") == 3


COURT = "Yawp Court"


def does(t: Table, *plays: str) -> None:
    """These plays as soon as they are offered; else everybody strikes with the hand and lets everything else pass."""
    for play in plays:
        while not t.offers(play):
            assert t.asks not in t.quiet, f"nobody is offered '{play}'"
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does(play, by="b")


def summoned(edition: str, *hand: str, mira: str = "6/8", oskar: str = "6/8", play: tuple[str, ...] = ()) -> Table:
    """Mira's political action is successful, and Oskar enters combat with her before the referendum."""
    t = position(
        seat(ready=[f"Mira {mira} prince:Boston", "Ines 2/4"], hand=["Rabble Razing"], play=play),
        seat(ready=[f"Oskar {oskar} sect:Sabbat"], play=[COURT], hand=list(hand)),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    until(t, f"use {COURT}")
    t.does(f"use {COURT}", by="b")
    return t


@editions
@rules_on(COURT, "LSJ 20080821")
def test_who_frightens_the_caller_is_hurt_and_no_referendum_follows(edition: str) -> None:
    """The combat has ended before Mira goes to torpor: she was ready at its end. Nobody chooses the order otherwise."""
    t = summoned(edition, "Claws of the Dead", "Rötschreck", oskar="6/8 PRO")
    does(t, "play Claws of the Dead Oskar 0", "play Rötschreck")
    before = t.measure("Oskar.blood")
    while t.asks not in t.quiet:
        t.does(t.options()[-1] if t.asks == "trigger" else "pass")
    assert (t.region("Mira"), t.measure("Oskar.blood")) == ("torpor", before - 2)
    assert not t.told("referendum")


@editions
@rules_on(COURT, "LSJ 20090325-1")
def test_a_caller_who_comes_back_from_torpor_at_once_holds_no_referendum(edition: str) -> None:
    t = summoned(edition, mira="1/8 clan:Nosferatu", oskar="6/8 strength:3", play=("Warsaw Station",))
    while t.region("Mira") != "torpor":
        t.does("strike hand" if t.asks == "strike" else "pass")
    until(t, "use Warsaw Station")
    t.does("use Warsaw Station", by="a")
    to_the_end(t)
    assert t.region("Mira") == "ready"
    assert not t.told("referendum")


GOING_ON = [("Psyche!", "CEL", 1, 2), ("Telepathic Tracking", "AUS", 1, 1)]


@editions
@rules_on(COURT, "ANK 20180910-1")
@pytest.mark.parametrize(("card", "words", "mode", "combats"), GOING_ON)
def test_the_court_hurts_after_the_first_combat_and_the_referendum_follows_the_last(
    card: str, words: str, mode: int, combats: int, edition: str
) -> None:
    """A new round is still the same combat; a new combat begins after the damage."""
    t = summoned(edition, card, oskar=f"6/8 {words}")
    does(t, f"play {card} Oskar {mode}")
    while not t.told("referendum"):
        assert t.asks not in t.quiet
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (len(t.told("combat")), len(t.told("round"))) == (combats, 2)
    told = [event.kind for event in t.story if event.kind in ("combat", "combat-over", "inflicted", "referendum")]
    blows = ["inflicted", "inflicted"]
    one = ["combat", *blows, "combat-over", "inflicted"]
    new_combat = [*one, *one[:-1], "referendum"]
    assert told == (
        new_combat if combats == 2 else ["combat", *blows, *blows, "combat-over", "inflicted", "referendum"]
    )


@editions
@rules_on(COURT, "ANK 20180910-1")
def test_a_caller_who_is_disarmed_was_not_ready_at_the_end_of_the_combat(edition: str) -> None:
    t = summoned(edition, "Disarm", oskar="6/8 pot strength:2")
    does(t, "play Disarm Oskar 0")
    before = t.measure("Oskar.blood")
    to_the_end(t)
    assert (t.region("Mira"), t.measure("Oskar.blood"), t.told("referendum")) == ("torpor", before, [])


# -- Yoruba Shrine ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Yoruba Shrine", "ANK 20190425", "LSJ 20070219", "ANK 20211015")
def test_the_shrine_makes_an_action_fail_as_it_is_announced(edition: str) -> None:
    """Rulings: only then; it was not blocked, and cannot be repeated."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Bum's Rush"]),
        seat(ready=[f"Oskar 2/4 {ASSAMITE}"], play=["Yoruba Shrine"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does("target Oskar") if t.asks == "target" else None
    assert t.asks == "announced"
    t.does("use Yoruba Shrine", by="b")
    t.goes_on()
    assert (t.measure("Mira.locked"), t.measure("Yoruba Shrine.locked")) == (0, 1)
    assert not t.told("combat")
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=[f"Oskar 2/4 {ASSAMITE}"], play=["Yoruba Shrine"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("use Yoruba Shrine")  # which is directed at her, not at him


@editions
@pytest.mark.parametrize(("who", "offered"), [(ASSAMITE, True), ("clan:Ventrue", False)])
def test_the_shrine_makes_a_referendum_about_its_own_fail(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Banishment"]),
        seat(ready=[f"Oskar 2/4 {who}", f"Ute 2/9 {ASSAMITE}"], play=["Yoruba Shrine"]),
        bystander(),
        edition=edition,
    )
    t.does("play Banishment Mira")
    while t.asks != "terms":
        t.passes()
    t.does("target Oskar")
    for _ in range(20):
        if t.offers("use Yoruba Shrine") or t.asks in t.quiet:
            break
        t.does("vote Mira for" if t.offers("vote Mira for") else "pass")
    assert t.offers("use Yoruba Shrine") is offered
    if offered:
        t.does("use Yoruba Shrine", by="b")
        t.goes_on()
        assert (t.told("result")[0]["result"], t.region("Oskar")) == ("failed", "ready")
        assert t.measure("Mira.locked") == 0


@editions
@rules_on(SHRINE, "PIB 20150105")
@pytest.mark.parametrize("by_itself", [True, False])
def test_the_shrine_does_not_fail_a_referendum_that_passes_by_itself(by_itself: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 sect:Sabbat"], hand=[*([DIA] if by_itself else []), "Banishment"]),
        seat(ready=["Oskar 2/4 clan:Banu-Haqim"], play=[SHRINE]),
        bystander(),
        phase="master",
        edition=edition,
    )
    if by_itself:
        t.does(f"play {DIA}")
    reaches(t, "play Banishment Mira 0")
    t.does("play Banishment Mira 0")
    while t.asks != "terms":
        t.passes()
    t.does("target Oskar")
    t.goes_on()
    assert t.ever_offered(f"use {SHRINE}") is not by_itself
    assert t.region("Oskar") == ("uncontrolled" if by_itself else "ready")


@rules_on("Yoruba Shrine", "LSJ 20081105")
def test_the_actor_announces_before_the_shrine_answers() -> None:
    t = position(
        seat(ready=["Mira 4/8 DOM"], hand=["Bum's Rush", "Seduction"]),
        seat(ready=["Oskar 4/8 clan:Banu-Haqim"], play=["Yoruba Shrine"]),
        bystander(),
    )
    t.does("play Bum's Rush Mira 0")
    t.does("target Oskar")
    assert (t.who(), t.asks) == ("a", "announced")
    t.does("play Seduction Mira 1", by="a")
    while t.asks == "target":
        t.does("target Oskar")
    until(t, "use Yoruba Shrine")
    assert t.asks == "announced"
