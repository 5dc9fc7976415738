"""Combat cards that maneuver, press, set the range or begin another round, and their halves that give stealth."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions
from tests.vtes.cards.test_combat import on, to_long

SNEAKS = [
    ("Resist Earth's Grasp", "CEL", 2),
    ("Rapid Change", "pro", 0),
    ("Deny", "DEM", 1),
    ("Plasmic Form", "vic", 0),
    ("Occlusion", "CHI", 1),
    ("Swift Cover", "CEL", 2),
    ("Swift Cover", "OBF", 3),
    ("Swiftness of the Stag", "SPI", 3),
    ("Mirror Image", "chi", 0),
    ("Fae Contortion", "MYT", 3),
    ("Obedient Flesh", "dom pro", 0),
]


@in_editions("card words mode", SNEAKS)
def test_the_other_half_gives_stealth_when_it_is_needed(edition: str, card: str, words: str, mode: int) -> None:
    t = acting(card, who=words, edition=edition)
    cost = t.g.face[t[card]].blood
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        assert not t.offers(f"play {card} Mira {mode}")
        t.does("block Oskar", by="b")
        t.does(f"play {card} Mira {mode}", by="a")
        t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 4 - cost)
    t.is_quiet()


@in_editions("card words mode", [("Behind You!", "obf", 0), ("Behind You!", "OBF", 1)])
def test_behind_you_is_for_the_first_round(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, "Boxed In", who=words, edition=edition)
    on(t, "press")
    assert t.ever_offered(f"play {card}")
    t.does("play Boxed In Mira 0", by="a")
    asked = len(t.asked)
    on(t)
    assert not t.ever_offered(f"play {card}", since=asked)


@editions
def test_boxed_in_is_not_replaced_before_the_combat_is_over(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["Boxed In", "Dodge", *["Blank Page"] * 5], library=20),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    on(t, "strike")
    assert t.measure("a.hand") == 6
    on(t)
    assert t.measure("a.hand") == 7
    t.is_quiet()


@editions
def test_read_intentions_only_ends_a_combat(edition: str) -> None:
    t = fighting("Read Intentions", who="aus", edition=edition)
    on(t)
    assert not t.ever_offered("play Read Intentions")


# -- range ------------------------------------------------------------------------------------------------------------


@in_editions("mode range", [(2, "close"), (3, "long")])
def test_brick_by_brick_sets_the_range_and_nobody_maneuvers(edition: str, mode: int, range: str) -> None:
    t = fighting("Brick by Brick", "Brick by Brick", answers=["Fake Out"], who="VIS", edition=edition)
    assert t.asks == "before-range"
    t.does(f"play Brick by Brick Mira {mode}", by="a")
    asked = len(t.asked)
    on(t, "strike")
    for other in (2, 3):  # what is set first stands
        assert not t.ever_offered(f"play Brick by Brick#2 Mira {other}", since=asked)
    assert t.told("range")[-1]["range"] == range
    assert not t.told("maneuver")
    assert not t.ever_offered("play Fake Out")
    on(t)
    assert t.measure("Oskar.blood") == (5 if range == "close" else 6)
    t.is_quiet()


# -- rounds -----------------------------------------------------------------------------------------------------------


@editions
def test_telepathic_tracking_gives_a_maneuver_in_the_next_round(edition: str) -> None:
    t = fighting("Telepathic Tracking", who="aus", edition=edition)
    on(t, "press")
    assert not t.told("maneuver")
    t.does("play Telepathic Tracking Mira 0", by="a")
    on(t, "maneuver")
    assert (t.who(), t.offers("maneuver")) == ("a", True)
    t.does("maneuver")
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood"), len(t.told("round"))) == (5, 4, 2)
    t.is_quiet()


NEW_ROUNDS = [
    ("Telepathic Tracking", "AUS", 1),
    ("Hunting the Quarry", "CEL", 2),
    ("Hunting the Quarry", "THA", 3),
]


@rules_on("Telepathic Tracking", "RTR 20030519")
@rules_on("Hunting the Quarry", "RTR 20030519")
@in_editions("card words mode", NEW_ROUNDS)
@pytest.mark.parametrize("ended", [False, True])
def test_a_new_round_begins_instead_of_the_end(edition: str, card: str, words: str, mode: int, ended: bool) -> None:
    t = fighting(card, who=words, answers=["Majesty"] if ended else [], other="Oskar 6/8 pre", edition=edition)
    if ended:
        on(t, "strike")
        t.does("play Majesty Oskar 0", by="b")
    on(t, "would-end")
    t.does(f"play {card} Mira {mode}", by="a")
    on(t)
    assert len(t.told("round")) == 2
    assert len(t.told("combat-over")) == 1
    rounds = 1 if ended else 2
    majesty = 1 if ended else 0
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - 1 - rounds, 6 - majesty - rounds)
    t.is_quiet()


@in_editions("card words mode", NEW_ROUNDS)
def test_no_new_round_if_somebody_has_fallen(edition: str, card: str, words: str, mode: int) -> None:
    t = fighting(card, who=f"{words} strength:7", edition=edition)
    on(t)
    assert t.region("Oskar") == "torpor"
    assert not t.ever_offered(f"play {card} Mira {mode}")


@editions
def test_what_follows_the_combat_is_decided_once(edition: str) -> None:
    """After Psyche! nobody tracks; who tracks first leaves Psyche! for the end of the round that comes."""
    t = fighting("Psyche!", "Telepathic Tracking", who="CEL AUS", edition=edition)
    on(t, "would-end")
    t.does("play Psyche! Mira 1", by="a")
    on(t, "would-end")
    assert (len(t.told("combat")), t.asks) == (2, "would-end")  # asked again at the end of the new combat only
    t = fighting("Psyche!", "Telepathic Tracking", who="CEL AUS", edition=edition)
    on(t, "would-end")
    t.does("play Telepathic Tracking Mira 1", by="a")
    on(t, "would-end")
    assert (len(t.told("combat")), len(t.told("round"))) == (1, 2)
    assert t.offers("play Psyche! Mira 1")


# -- grapples ---------------------------------------------------------------------------------------------------------


def grappled(t: Table, mode: int) -> None:
    on(t, "before-strikes")
    t.does(f"play Immortal Grapple Mira {mode}", by="a")


@in_editions("words mode", [("pot", 0), ("POT", 1)])
def test_immortal_grapple_leaves_only_hand_strikes_to_both(edition: str, words: str, mode: int) -> None:
    t = fighting(
        "Immortal Grapple",
        "Theft of Vitae",
        "Undead Strength",
        "Pushing the Limit",
        answers=["Dodge", "Majesty", "Body Flare"],
        who=f"{words} tha",
        on_mira=["Bastard Sword"],
        other="Oskar 6/8 pre pro",
        on_other=[".44 Magnum"],
        edition=edition,
    )
    grappled(t, mode)
    assert (t.asks, t.who()) == ("strike", "a")
    assert not t.offers("play Theft of Vitae Mira")
    assert not t.offers("use Bastard Sword Mira")
    assert t.offers("play Undead Strength Mira 0")
    assert not t.offers("play Undead Strength Mira 2")  # with the sword
    t.does("play Undead Strength Mira 0")
    asked = len(t.asked)
    on(t)
    for barred in ("play Dodge Oskar", "play Majesty Oskar", "play Body Flare Oskar", "use .44 Magnum Oskar -1"):
        assert not t.ever_offered(barred, since=asked)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (4, 5)
    t.is_quiet()


@editions
def test_immortal_grapple_is_for_close_range_and_once_a_round(edition: str) -> None:
    t = fighting("Immortal Grapple", "Fake Out", who="pot", edition=edition)
    to_long(t)
    on(t)
    assert not t.ever_offered("play Immortal Grapple")
    t = fighting("Immortal Grapple", "Immortal Grapple", who="pot", edition=edition)
    grappled(t, 0)
    assert not t.ever_offered("play Immortal Grapple#2", since=len(t.asked))


@rules_on("Immortal Grapple", "TOM 19951217")
@editions
def test_who_is_committed_to_another_strike_gets_none(edition: str) -> None:
    t = fighting(
        "Immortal Grapple", "Fake Out", who="pot", on_other=[".44 Magnum"], other="Oskar 6/8 tha", edition=edition
    )
    on(t, "maneuver")
    t.does("pass", by="a")
    t.does("use .44 Magnum Oskar -2", by="b")
    t.does("play Fake Out Mira 0", by="a")
    grappled(t, 0)
    on(t)
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (5, 6)
    assert [told["minion"] for told in t.told("strike")] == [t["Mira"]]
    t.is_quiet()


@rules_on("Immortal Grapple", "RTR 19970630", "ANK 20180720")
@editions
@pytest.mark.parametrize(("words", "mode", "fixed"), [("pot", 0, False), ("POT", 1, True)])
def test_at_superior_the_next_round_is_at_close_range_too(words: str, mode: int, fixed: bool, edition: str) -> None:
    t = fighting("Immortal Grapple", "Boxed In", answers=["Fake Out", "Dodge"], who=words, edition=edition)
    grappled(t, mode)
    on(t, "press")
    t.does("press" if fixed else "play Boxed In Mira 0", by="a")
    asked = len(t.asked)
    on(t, "strike")
    assert t.ever_offered("play Fake Out Oskar", since=asked) is not fixed
    assert len(t.told("round")) == 2
    t.does("strike hand", by="a") if t.who() == "a" else None
    assert t.offers("play Dodge Oskar")  # only the strikes of the first round were limited
    on(t)
    t.is_quiet()
