"""Action modifiers for an action that is blocked: before the block is resolved, by daylight, before combat."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.tables import acting, bystander, editions, in_editions

# -- blocked, before the block is resolved ----------------------------------------------------------------------------


def blocked(card: str, words: str, edition: str, oskar: str = "Oskar 4/4", more: tuple[str, ...] = ()) -> Table:
    t = position(
        seat(ready=[f"Mira 4/8 {words}".strip(), "Nils 2/4"], hand=[card, *more]),
        seat(ready=[oskar, "Olga 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    return t


@editions
def test_change_of_target_takes_back_a_blocked_action(edition: str) -> None:
    """Rulings: the blocker does not lock, nothing is played any more, and the same action is not taken again."""
    t = blocked("Change of Target", "FOR", edition, more=("Freak Drive",))
    t.does("play Change of Target Mira", by="a")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked"), t.measure("b.pool")) == (0, 0, 30)
    assert not t.told("combat")
    assert not t.ever_offered("play Freak Drive")
    assert t.clauses("bleed Mira", by="a") in (
        ["card.golden.overrides-rules"],
        ["minion.repeat.bleed-once"],
        ["card.golden.overrides-rules", "minion.repeat.bleed-once"],
    )
    assert t.offers("hunt Mira")
    assert t.offers("bleed Nils")
    t.is_quiet()


@editions
def test_after_change_of_target_the_same_hunt_is_not_taken_again(edition: str) -> None:
    """Ruling: an action without a card is the same one if its target is; a hunt has none."""
    t = position(
        seat(ready=["Mira 2/8"], hand=["Change of Target"]),
        seat(ready=["Oskar 4/4 intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Change of Target Mira", by="a")
    assert t.clauses("hunt Mira", by="a") == ["card.golden.overrides-rules"]
    assert t.offers("bleed Mira")


@editions
@pytest.mark.parametrize(("words", "mode"), [("dai", 1), ("DAI", 2), ("mel", 1), ("MEL", 2)])
def test_the_block_fails_after_all(edition: str, words: str, mode: int) -> None:
    card = "Psychomachia" if words.lower() == "dai" else "Phantom Speaker"
    t = blocked(card, words, edition)
    t.does(f"play {card} Mira {mode}", by="a")
    assert not t.offers("block Oskar")
    t.goes_on()
    assert t.measure("b.pool") == 29
    assert not t.told("combat")
    assert t.measure("Oskar.blood") == (3 if words == "DAI" else 4)
    assert t.measure("Oskar.locked") == int(words == "MEL")
    t.is_quiet()


@editions
def test_the_block_fails_of_a_minion_that_is_the_first_card_of_all(edition: str) -> None:
    """Cards are numbered from 0, and 0 is a blocker as good as any other."""
    t = position(
        seat(ready=["Oskar 4/8 sect:Sabbat"]),
        seat(ready=["Mira 4/8 trait:black-hand"], hand=["Circumspect Revelation"]),
        turn="b",
        edition=edition,
    )
    assert t["Oskar"] == 0
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="a")
    t.does("play Circumspect Revelation Mira 0", by="b")
    t.goes_on()
    assert t.measure("a.pool") == 29
    assert not t.told("combat")


@editions
def test_psychomachia_with_presence_ends_the_action(edition: str) -> None:
    t = blocked("Psychomachia", "pre", edition)
    t.does("play Psychomachia Mira 0", by="a")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked"), t.measure("b.pool")) == (0, 0, 30)
    t.is_quiet()


@editions
def test_elders_are_not_fooled(edition: str) -> None:
    for card, words in (("Psychomachia", "DAI"), ("Phantom Speaker", "MEL")):
        t = blocked(card, words, edition, oskar="Oskar 4/9")
        assert not t.ever_offered(f"play {card}")


@editions
def test_phantom_speaker_with_chimerstry_cancels_the_resolution_of_the_block(edition: str) -> None:
    t = blocked("Phantom Speaker", "chi", edition)
    t.does("play Phantom Speaker Mira 0", by="a")
    t.goes_on()
    assert not t.told("combat")
    assert (t.measure("Oskar.locked"), t.measure("Mira.locked"), t.measure("b.pool")) == (0, 1, 30)
    t.is_quiet()


@editions
def test_horrific_countenance_makes_the_action_unblockable(edition: str) -> None:
    t = blocked("Horrific Countenance", "pro", edition)
    t.does("play Horrific Countenance Mira", by="a")
    t.goes_on()
    assert len(t.told("block-attempt")) == 1
    assert (t.measure("b.pool"), t.measure("Oskar.locked")) == (29, 0)
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "locks", "blood"),
    [
        ("Mental Maze", "obf", 0, 1, 1),
        ("Mental Maze", "obf clan:Ministry", 1, 1, 0),
        ("Mental Maze", "OBF", 2, 0, 1),
        ("Mental Maze", "OBF clan:Ministry", 3, 0, 0),
        ("Voice of Madness", "dem", 0, 1, 0),
        ("Voice of Madness", "DEM", 1, 1, 0),
    ],
)
def test_the_blocker_ends_the_action(edition: str, card: str, words: str, mode: int, locks: int, blood: int) -> None:
    t = position(
        seat(ready=["Mira 4/7"]), seat(ready=[f"Oskar 4/8 {words}"], hand=[card]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does(f"play {card} Oskar {mode}", by="b")
    assert not t.told("combat")
    assert t.measure("Oskar.locked") == locks
    cost = blood if card == "Mental Maze" else t.g.face[t[card]].blood
    assert t.measure("Oskar.blood") == 4 - cost
    assert (t.measure("Mira.blood"), t.measure("b.pool")) == (3 if words == "DEM" else 4, 30)
    t.is_quiet()


@editions
def test_minor_irritation_leaves_the_blocker_unlocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7"]), seat(ready=["Oskar 4/8"], hand=["Minor Irritation"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Minor Irritation Oskar", by="b")
    t.goes_on()
    assert t.told("combat")
    assert t.measure("Oskar.locked") == 0
    t.is_quiet()


@editions
def test_mirrors_visage_costs_the_rest_of_the_turn(edition: str) -> None:
    t = blocked("Mirror's Visage", "chi", edition)
    t.does("play Mirror's Visage Mira 0", by="a")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked")) == (0, 1)
    assert not t.offers("hunt Mira")
    t.is_quiet()


@in_editions("card", [("Power of One",)])
def test_power_of_one_hurts_the_blocker(edition: str, card: str) -> None:
    if edition == "2000":
        return
    t = blocked(card, "obt sect:Anarch", edition)
    t.does(f"play {card} Mira 0", by="a")
    t.goes_on()
    assert t.measure("Oskar.blood") == 1  # and a fist
    t.is_quiet()


# -- daylight ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "words", "mode"), [("Dawn Operation", "FOR", 1), ("Domain of Evernight", "tem", 1)])
def test_all_damage_to_vampires_is_aggravated_by_daylight(edition: str, card: str, words: str, mode: int) -> None:
    t = acting(card, who=words, edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert (t.region("Mira"), t.region("Oskar")) == ("torpor", "torpor")
    assert t.told("damage")[0]["aggravated"] == 1
    t.is_quiet()


@editions
@pytest.mark.parametrize("gives_up", [True, False])
def test_who_attempts_to_block_at_dawn_can_give_up(edition: str, gives_up: bool) -> None:
    t = acting("Dawn Operation", who="for", edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Dawn Operation Mira 0", by="a")
    t.does("yes" if gives_up else "no", by="b")
    assert bool(t.told("blocked")) is not gives_up
    t.goes_on()
    assert t.region("Oskar") == ("ready" if gives_up else "torpor")
    t.is_quiet()


@editions
def test_domain_of_evernight_at_superior_unlocks_once_a_turn(edition: str) -> None:
    card = "Domain of Evernight"
    t = acting(card, card, who="TEM", edition=edition)
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does(f"play {card} Mira 2", by="a")
    assert t.measure("Mira.locked") == 0
    before = len(t.asked)
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered(f"play {card}#2 Mira 2", before)
    t.is_quiet()


# -- about to enter combat --------------------------------------------------------------------------------------------


def obeyed(edition: str, words: str, mira: str = "Mira 4/7", rush: bool = False) -> Table:
    t = position(
        seat(ready=[mira], hand=["Bum's Rush", "Bum's Rush"]),
        seat(ready=[f"Oskar 4/8 {words}"], hand=["Obedience"]),
        bystander(),
        edition=edition,
    )
    if rush:
        t.does("play Bum's Rush Mira")
        t.does("target Oskar")
        while t.asks not in ("would-fight", *t.quiet):
            t.passes()
        return t
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    return t


@editions
@pytest.mark.parametrize(("words", "mode", "locked"), [("dom", 0, 0), ("DOM", 1, 1)])
def test_a_younger_vampire_obeys_the_one_who_blocks(edition: str, words: str, mode: int, locked: int) -> None:
    """Rulings: nothing can be played any more, the blocker does not lock, and the same action is not taken again."""
    t = obeyed(edition, words)
    t.does(f"play Obedience Oskar {mode}", by="b")
    assert not t.told("combat")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked"), t.measure("b.pool")) == (locked, 0, 30)
    assert not t.offers("bleed Mira")
    t.is_quiet()


@editions
def test_a_younger_vampire_obeys_the_one_whom_he_attacks(edition: str) -> None:
    t = obeyed(edition, "dom", rush=True)
    t.does("play Obedience Oskar 0", by="b")
    assert not t.told("combat")
    assert (t.measure("Mira.locked"), t.measure("Mira.blood")) == (0, 4)
    assert not t.offers("play Bum's Rush")  # not the same action again
    assert t.offers("bleed Mira")
    t.is_quiet()


@editions
def test_elders_do_not_obey(edition: str) -> None:
    for mira in ("Mira 4/8", "Mira ally 3"):
        t = obeyed(edition, "DOM", mira.replace("ally 3", "ally 3 bleed:1"))
        assert not t.ever_offered("play Obedience")


@editions
def test_a_gift_of_sleep_to_an_ally_who_blocks_or_is_blocked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7 obe"], hand=["Gift of Sleep"]), seat(ready=["Brute ally 3"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.does("block Brute", by="b")
    t.does("play Gift of Sleep Mira 1", by="a")
    assert not t.told("combat")
    assert (t.measure("Brute.locked"), t.measure("b.pool")) == (1, 30)
    t.is_quiet()
    t = position(
        seat(ready=["Brute ally 3 bleed:1"]),
        seat(ready=["Oskar 4/7 obe"], hand=["Gift of Sleep"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Brute")
    t.does("block Oskar", by="b")
    t.does("play Gift of Sleep Oskar 3", by="b")
    assert not t.told("combat")
    assert (t.measure("Brute.locked"), t.measure("Oskar.locked")) == (1, 0)
    t.is_quiet()


@editions
def test_a_gift_of_sleep_to_an_ally_who_is_attacked(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/7 obe"], hand=["Gift of Sleep", "Bum's Rush"]),
        seat(ready=["Brute ally 3"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does("target Brute")
    t.passes_until("would-fight")
    t.does("play Gift of Sleep Mira 2", by="a")
    assert not t.told("combat")
    assert t.measure("Brute.locked") == 1
    t.is_quiet()
