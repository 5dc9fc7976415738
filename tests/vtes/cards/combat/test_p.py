"""Combat cards: P."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import BLOOD, END_OF_ROUND, ME, combat, definition, gain
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import answers, does, goes_through, until
from tests.vtes.cards.combat_tables import CHEAPER_GEAR, DRAWN, SHIELD, drawing, ended, meets, on_to, strikes
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, fighting, passes_to, path_for

# -- Pack Alpha -------------------------------------------------------------------------------------------------------


@editions
def test_pack_alpha_calls_an_animal_or_becomes_one(edition: str) -> None:
    t = fighting("Pack Alpha", "Raven Spy", "Mr. Winthrop", who="ANI", edition=edition)
    t.does("play Pack Alpha Mira 0", by="a")
    assert (t.g.host[t["Raven Spy"]], t.measure("Raven Spy.blood")) == (t["Mira"], 2)
    on_to(t)
    assert t.measure("Mira.blood") == 6 - 1 - 1  # for the spy, and for the fight
    t = fighting("Pack Alpha", who="ANI", on_mira=["Raven Spy"], edition=edition)
    t.does("play Pack Alpha Mira 1", by="a")
    assert (t.g.host[t["Pack Alpha"]], t.region("Raven Spy")) == (t["Mira"], "ash-heap")
    on_to(t)
    assert t.measure("Oskar.blood") == 4
    t.is_quiet()


@editions
@rules_on("Pack Alpha", "RTR 20070707")
@ruled_alike("card words mode thing", DRAWN, "ANK 20230824")
def test_what_makes_it_cheaper_by_any_means_does_so_then(
    card: str, words: str, mode: int, thing: str, edition: str
) -> None:
    t = drawing(card, words, [thing], edition, [CHEAPER_GEAR])
    does(t, f"play {card} Mira {mode}")
    assert t.g.host[t[thing]] == t["Mira"]
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == ((29, 6) if thing == ".44 Magnum" else (30, 6))


# -- Pass Through Shadow ----------------------------------------------------------------------------------------------


@editions
def test_pass_through_shadow_waits_on_the_vampire_for_a_blocker(edition: str) -> None:
    t = fighting("Pass Through Shadow", who="OBL", edition=edition)
    strikes(t, "Pass Through Shadow", 1)
    assert t.g.host[t["Pass Through Shadow"]] == t["Mira"]
    t = position(
        seat(ready=[("Mira 4/8", ["Pass Through Shadow"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    assert not t.offers("use Pass Through Shadow Mira")
    t.does("block Oskar", by="b")
    t.does("use Pass Through Shadow Mira -1", by="a")
    t.goes_on()
    assert (t.region("Pass Through Shadow"), t.measure("b.pool")) == ("ash-heap", 29)
    t.is_quiet()


# -- Preternatural Evasion --------------------------------------------------------------------------------------------


@editions
def test_preternatural_evasion_burns_a_blood_to_end_the_combat(edition: str) -> None:
    t = fighting("Preternatural Evasion", who="CEL", edition=edition)
    on_to(t, "strike")
    t.does("play Preternatural Evasion Mira 1", by="a")
    on_to(t)
    assert t.told("combat-ends")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (5, 6)
    t.is_quiet()


@rules_on("Preternatural Evasion", "ANK 20200703-2")
def test_the_blood_for_an_evasion_is_burned_as_it_is_played() -> None:
    t = fighting("Preternatural Evasion", who="CEL", answers=("Dodge",))
    cost = t.g.face[t["Preternatural Evasion"]].blood
    on_to(t, "strike")
    with t.changes("Mira.blood", -1 - cost):
        t.does("play Preternatural Evasion Mira 1", by="a")
    assert (t.asks, t.who()) == ("strike", "b")
    on_to(t)
    assert t.told("combat-ends")
    t.is_quiet()


# -- Psyche! ----------------------------------------------------------------------------------------------------------


@editions
def test_psyche_begins_another_combat_when_one_would_end(edition: str) -> None:
    t = fighting("Psyche!", who="CEL", edition=edition)
    with t.unchanged(*BYSTANDER, "b.pool"):
        goes_through(t, "play Psyche! Mira 1")
    assert t.measure("Mira.blood") == t.measure("Oskar.blood") == 6 - 2
    assert len(t.told("combat")) == 2
    assert len(t.told("combat-over")) == 2
    t.is_quiet()


@editions
def test_psyche_begins_no_other_combat_while_one_is_to_follow_the_action(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 CEL", f"Kin 6/8 for {path_for('Hedonism')}"], hand=["Bum's Rush", "Psyche!", "Hedonism"]),
        seat(ready=["Oskar 6/8", ("Olga 6/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira", by="a")
    t.does("target Oskar")
    t.passes_until_offered("block Olga")
    t.does("block Olga", by="b")
    t.passes_until_offered("play Hedonism Kin 0")
    t.does("play Hedonism Kin 0", by="a")
    t.goes_on()
    assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [
        (t["Mira"], t["Oskar"]),
        (t["Kin"], t["Olga"]),
    ]
    assert (t.ever_offered("play Psyche! Mira 0"), t.ever_offered("play Psyche! Mira 1")) == (True, False)
    t.is_quiet()


GROPE = made_up("Grope", faces.COMBAT, definition=definition(combat("", gain(1, BLOOD, ME), when=END_OF_ROUND)))
"""A card for the end of a round."""


@proves("combat.end-of-round.after-combat-ends")
@pytest.mark.parametrize(("edition", "offered"), [("2012", False), ("2023", True)])
def test_after_a_combat_that_was_ended_cards_for_the_end_of_the_round_come_once_more_in_2023(
    edition: str, offered: bool
) -> None:
    """Oskar ends the combat, and Psyche! makes another one follow."""
    t = position(
        seat(ready=["Mira 5/8 CEL"], hand=["Psyche!", GROPE]),
        seat(ready=["Oskar 6/8"], hand=["Flee"]),
        bystander(),
        cards={"Flee": "combat, strike combat-ends"},
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    until(t, "play Flee Oskar 0")
    t.does("play Flee Oskar 0", by="b")
    until(t, "play Psyche! Mira 1")
    assert t.ever_offered("play Grope Mira 0") is offered
    t.does("play Psyche! Mira 1", by="a")
    assert t.offers("play Grope Mira 0"), "in 2012 only at the end of the next combat"
    assert len(t.told("combat")) == (1 if offered else 2)


@rules_on("Psyche!", "ANK 20191219")
def test_once_a_combat_is_queued_nobody_queues_another_or_starts_a_round() -> None:
    t = position(
        seat(ready=["Mira 8/8 CEL AUS"], hand=["Psyche!", "Telepathic Tracking"]),
        seat(ready=["Oskar 5/7 CEL"], hand=["Psyche!"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "would-end")
    t.does("play Psyche! Mira 1", by="a")
    since = len(t.asked)
    while len(t.told("combat")) < 2:
        t.answer("pass")
    assert not t.ever_offered("play Psyche!#2 Oskar 1", since)
    assert not t.ever_offered("play Telepathic Tracking Mira 1", since)


@rules_on("Psyche!", "LSJ 20001122")
def test_what_waits_for_the_end_of_the_combat_is_drawn_before_the_new_one() -> None:
    t = position(
        seat(ready=["Mira 8/8 CEL"], hand=["Psyche!", "Lucky Blow", *["Blank Page"] * 5], library=9),
        seat(ready=["Oskar 6/7"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "strike")
    t.does("play Lucky Blow Mira 0", by="a")
    on_to(t, "would-end")
    assert t.measure("a.hand") == 6
    t.does("play Psyche! Mira 1", by="a")
    on_to(t, "strike")
    assert (len(t.told("combat")), t.measure("a.hand")) == (2, 7)


@rules_on("Psyche!", "LSJ 20021213")
def test_the_action_can_go_on_after_the_new_combat() -> None:
    t = position(seat(ready=["Mira 8/8 CEL"], hand=["Psyche!", "Torrent"]), seat(ready=["Oskar 6/7"]), bystander())
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "would-end")
    t.does("play Psyche! Mira 1", by="a")
    ended(t, "Torrent", 1, long=False)
    t.goes_on()
    assert (len(t.told("combat")), t.measure("b.pool")) == (2, 29)
    t.is_quiet()


# -- Pulled Fangs -----------------------------------------------------------------------------------------------------

FANGS = "Pulled Fangs"


def bitten(strength: int, edition: str, *on_mira: str) -> Table:
    """Mira, so strong, has struck Oskar, who is of ordinary strength, at close range."""
    t = position(
        seat(ready=[(f"Mira 6/8 strength:{strength}", list(on_mira))], hand=[FANGS]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until("block")
    t.does("block Oskar", by="b")
    on_to(t, "end-of-round")
    return t


@editions
def test_fangs_are_pulled_from_who_was_hurt_more(edition: str) -> None:
    t = bitten(2, edition)
    with t.unchanged(*BYSTANDER, "Mira.blood"), t.changes("Oskar.blood", -1):
        assert t.asks == "end-of-round"
        t.does(f"play {FANGS} Mira 0", by="a")
        t.goes_on()
    assert (t.g.host[t[FANGS]], t.word(f"{FANGS}.controller")) == (t["Oskar"], "b")
    t.is_quiet()


@editions
def test_not_if_both_were_hurt_alike(edition: str) -> None:
    t = bitten(1, edition)
    assert t.asks in t.quiet
    assert not t.ever_offered(f"play {FANGS}")


@editions
@rules_on(FANGS, "TOM 19950304")
def test_the_damage_of_a_retainer_does_not_count(edition: str) -> None:
    t = bitten(1, edition, "Murder of Crows")
    assert t.asks in t.quiet
    assert not t.ever_offered(f"play {FANGS}")


def bearing(blood: int, edition: str) -> Table:
    """The turn of the Methuselah of Oskar, who has no fangs any more, begins."""
    return position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[(f"Oskar {blood}/8", [FANGS]), "Olga 3/5"]),
        bystander(),
        turn="b",
        phase="minion",
        edition=edition,
    )


@editions
def test_without_fangs_nobody_hunts(edition: str) -> None:
    t = bearing(2, edition)
    assert (t.asks, t.offers("hunt Oskar"), t.offers("hunt Olga")) == ("minion", False, True)
    assert t.clauses("hunt Oskar", by="b")


@editions
def test_who_must_hunt_without_fangs_goes_to_torpor(edition: str) -> None:
    t = bearing(0, edition)
    assert (t.region("Oskar"), t.region("Olga")) == ("torpor", "ready")


@editions
@rules_on(FANGS, "ANK 20170202-2")
@pytest.mark.parametrize("second", ["Olga", "Mira"])
def test_it_takes_two_actions_of_vampires_to_burn_it(second: str, edition: str) -> None:
    t = bearing(2, edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"use {FANGS} Oskar")
        assert t.told("action")[-1]["stealth"] == 1
        t.goes_on()
        assert (t.region(FANGS), t.measure(f"{FANGS}.blood")) == ("attached", 1)
        assert not t.offers(f"use {FANGS} Oskar")
    if second == "Mira":
        passes_to(t, "minion", "a")
    t.does(f"use {FANGS} {second}")
    t.goes_on()
    assert t.region(FANGS) == "ash-heap"
    t.is_quiet()


@rules_on(FANGS, "RTR 20030519")
@pytest.mark.parametrize("early", [True, False])
def test_fangs_are_pulled_after_the_presses_or_as_a_round_ends_early(early: bool) -> None:
    """An additional strike ends the combat, after the first one has hurt."""
    t = position(
        seat(ready=["Mira 6/8 strength:2"], hand=[FANGS, "Boxed In"]),
        seat(ready=["Oskar 6/8 cel pre"], hand=["Blur", "Majesty"] if early else []),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Oskar")
    if early:
        answers(t, "play Blur Oskar 0", "play Majesty Oskar 0")
    else:
        until(t, "play Boxed In Mira 0")
        assert not t.offers(f"play {FANGS}")
        t.does("play Boxed In Mira 0", by="a")
    until(t, f"play {FANGS} Mira 0")
    assert t.asks == "end-of-round"
    t.does(f"play {FANGS} Mira 0", by="a")
    assert t.g.host[t[FANGS]] == t["Oskar"]
    on_to(t)
    assert len(t.told("round")) == (1 if early else 2)
    t.is_quiet()


@rules_on(FANGS, "LSJ 20021113", "ANK 20191219", "ANK 20180910-1")
@pytest.mark.parametrize(("more", "words"), [("Telepathic Tracking", "AUS"), ("Psyche!", "CEL")])
@pytest.mark.parametrize("first", [True, False])
def test_fangs_are_pulled_before_or_after_what_is_played_as_the_combat_would_end(
    more: str, words: str, first: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 8/9 strength:2 {words}"], hand=[FANGS, more]), seat(ready=["Oskar 8/9"]), bystander()
    )
    t.does("bleed Mira")
    answers(t, "block Oskar")
    order = [f"play {FANGS} Mira 0", f"play {more} Mira 1"]
    answers(t, *(order if first else order[::-1]))
    on_to(t)
    assert t.g.host[t[FANGS]] == t["Oskar"]
    assert (len(t.told("round")), len(t.told("combat"))) == ((2, 1) if words == "AUS" else (2, 2))
    t.is_quiet()


# -- Pushing the Limit ------------------------------------------------------------------------------------------------


@ruled_alike("card words", [("Pushing the Limit", "pot"), ("Undead Strength", "pot")], "RTR 19960221")
@pytest.mark.parametrize("level", [0, 1])
def test_more_damage_of_a_blade_that_hurts_nobody_is_none(card: str, words: str, level: int) -> None:
    t = meets(f"Mira 6/8 {words.upper() if level else words}", [SHIELD], hand=[card])
    until(t, f"play {card} Mira")
    modes = sorted({one.split()[3] for one in t.options("play")})
    t.does(f"play {card} Mira {modes[-1]}", by="a")
    if t.asks == "target":
        t.does("target Shield")
    on_to(t)
    cost = t.g.face[t[card]].blood
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - cost, 6)
    t.is_quiet()
