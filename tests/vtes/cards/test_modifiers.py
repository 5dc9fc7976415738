"""Action modifiers: more stealth, more bleed, failed attempts, a second action."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.tables import BYSTANDER, acting, bystander
from tests.vtes.rules.action.cards import editions

STEALTH = [
    # card, Disciplines, mode, stealth, blood, action
    ("Lost in Crowds", "obf", 0, 1, 0, "bleed"),
    ("Lost in Crowds", "OBF", 1, 2, 0, "bleed"),
    ("Earth Control", "pro", 0, 1, 1, "bleed"),
    ("Earth Control", "PRO", 1, 2, 1, "bleed"),
    ("Shadow Play", "obt", 0, 1, 1, "bleed"),
    ("Shadow Play", "OBT", 1, 2, 1, "bleed"),
    ("Forgotten Labyrinth", "obf", 0, 2, 1, "hunt"),
    ("Forgotten Labyrinth", "OBF", 1, 3, 1, "hunt"),
    ("Shroud of Night", "obt", 0, 1, 0, "hunt"),
    ("Shroud of Night", "OBT", 1, 1, 0, "bleed"),
    ("Cloak the Gathering", "obf", 0, 1, 0, "bleed"),
    ("Changeling", "VIC", 1, 1, 0, "bleed"),
    ("Swallowed by the Night", "obf", 0, 1, 0, "bleed"),
    ("Spectral Divination", "nec", 0, 1, 1, "bleed"),
    ("Faceless Night", "obf", 0, 1, 0, "bleed"),
    ("Faceless Night", "OBF", 1, 1, 0, "bleed"),
    ("Elder Impersonation", "obf", 0, 1, 1, "bleed"),
    ("Instantaneous Transformation", "cel pro", 0, 1, 0, "bleed"),
]


@editions
@pytest.mark.parametrize(("card", "codes", "mode", "stealth", "blood", "action"), STEALTH)
@pytest.mark.parametrize("short", [0, 1])
def test_stealth_beats_less_intercept_and_not_as_much(
    card: str, codes: str, mode: int, stealth: int, blood: int, action: str, short: int, edition: str
) -> None:
    own = 1 if action == "hunt" else 0  # a hunt has stealth of its own
    spies = ["Raven Spy"] * (stealth + own - short)
    t = acting(card, who=codes, against=[("Oskar 2/4", spies)], edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"{action} Mira")
        assert not t.offers(f"play {card} Mira {mode}")
        assert "block.stealth.when-needed" in t.clauses(f"play {card} Mira {mode}", by="a")
        if t.who() == "a":  # for another use of the card
            t.passes()
        t.does("block Oskar", by="b")
        t.does(f"play {card} Mira {mode}", by="a")
        t.goes_on()
    gained = -1 if not short else 1 if action == "hunt" else 0  # a fist in the combat, or the hunt
    assert t.measure("Mira.blood") == 4 - blood + gained
    outcome = t.told("block-failed" if short else "blocked")[0]
    assert (outcome["stealth"], outcome["intercept"]) == (stealth + own, stealth + own - short)
    assert t.region(card) == "ash-heap"
    t.is_quiet()


@editions
@pytest.mark.parametrize(("card", "codes", "mode"), [row[:3] for row in STEALTH])
def test_without_the_level_of_the_discipline_nobody_plays_it(card: str, codes: str, mode: int, edition: str) -> None:
    lesser = codes.lower() if codes.isupper() else ""
    t = acting(card, who=lesser, edition=edition)
    t.does("hunt Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    assert not t.offers(f"play {card} Mira {mode}")
    assert "card.discipline.required" in t.clauses(f"play {card} Mira {mode}", by="a")


@editions
@pytest.mark.parametrize("card", ["Forgotten Labyrinth", "Shroud of Night"])
def test_some_stealth_is_not_for_bleeds(card: str, edition: str) -> None:
    t = acting(card, who="obf obt", edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar")
    assert t.told("blocked")  # she was not even asked
    assert not t.told("plays")


@editions
@pytest.mark.parametrize(
    ("first", "second"), [("Lost in Crowds", "Into Thin Air"), ("Into Thin Air", "Lost in Crowds")]
)
def test_lost_in_crowds_is_not_played_together_with_into_thin_air(first: str, second: str, edition: str) -> None:
    t = acting(first, second, who="obf", against=[("Oskar 2/4", ["Raven Spy"])], edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    assert t.offers(f"play {second} Mira 0")
    t.does(f"play {first} Mira 0")
    before = len(t.asked)
    assert not t.ever_offered(f"play {second}", before)
    t.goes_on()
    assert t.told("blocked")  # and she could not add the other
    assert [told["face"] for told in t.told("plays")] == [t.g.face[t[first]].key]
    t.goes_on()
    t.is_quiet()


BLEED = [
    ("Conditioning", "dom", 0, 2, 1),
    ("Conditioning", "DOM", 1, 3, 1),
    ("Threats", "dom", 0, 1, 0),
    ("Threats", "DOM", 1, 2, 0),
    ("Eyes of Chaos", "dem", 0, 1, 0),
    ("Eyes of Chaos", "DEM", 1, 2, 0),
    ("Aire of Elation", "pre", 0, 1, 1),
    ("Aire of Elation", "PRE", 1, 2, 1),
    ("Aire of Elation", "pre clan:Toreador", 0, 2, 1),
    ("Aire of Elation", "PRE clan:Toreador", 1, 3, 1),
    ("Foreshadowing Destruction", "dom", 0, 1, 0),
    ("Bonding", "dom", 0, 1, 0),
    ("Confusion", "dem", 0, 1, 0),
    ("Changeling", "vic", 0, 1, 0),
    ("Murmur of the False Will", "dom", 0, 1, 0),
]


@editions
@pytest.mark.parametrize(("card", "codes", "mode", "more", "blood"), BLEED)
def test_more_bleed_once_and_only_in_a_bleed(
    card: str, codes: str, mode: int, more: int, blood: int, edition: str
) -> None:
    t = acting(card, card, who=codes, edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does(f"play {card} Mira {mode}", by="a")
        assert not t.offers(f"play {card}#2 Mira {mode}")  # [action.modifier.once]
        t.goes_on()
    assert sum(told["amount"] for told in t.told("modified") if told["what"] == "bleed") == more
    cost = t.g.face[t[card]].blood
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29 - more, 4 - cost)
    t.is_quiet()
    t = acting(card, who=codes, edition=edition)
    t.does("hunt Mira")
    assert not t.options("play")


@editions
@pytest.mark.parametrize(("card", "codes", "mode", "more", "blood"), BLEED)
def test_in_2023_a_second_limited_card_does_not_raise_the_same_bleed(
    card: str, codes: str, mode: int, more: int, blood: int, edition: str
) -> None:
    other = "Threats" if card != "Threats" else "Conditioning"
    t = acting(card, other, who=f"{codes} dom" if "dom" not in codes.lower() else codes, edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    if edition == "2023":
        assert t.clauses(f"play {other} Mira 0", by="a") == ["action.bleed.limited"]
    else:  # different ones add up
        t.does(f"play {other} Mira 0", by="a")
        more += 1 if other == "Threats" else 2
    t.goes_on()
    assert t.measure("b.pool") == 29 - more
    t.is_quiet()


@editions
@pytest.mark.parametrize("card", ["Bonding", "Confusion"])
def test_the_superior_level_gives_stealth_besides(card: str, edition: str) -> None:
    t = acting(card, who="DOM DEM", edition=edition)
    t.does_all("bleed Mira", "pass", "block Oskar") if t.who() == "a" else t.does_all("bleed Mira", "block Oskar")
    t.does(f"play {card} Mira 1", by="a")
    t.goes_on()
    assert t.told("block-failed")[0]["stealth"] == 1
    assert t.measure("b.pool") == 28
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "codes", "blood"), [("Elder Impersonation", "OBF", 1), ("Call of the Hungry Dead", "NEC", 1)]
)
def test_an_attempt_that_a_card_lets_fail_is_not_made_again(card: str, codes: str, blood: int, edition: str) -> None:
    t = acting(card, who=codes, against=[("Oskar 2/4", ["Raven Spy"] * 5), "Olga 2/4"], edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.locked"):
        t.does("bleed Mira")
        assert not t.offers(f"play {card} Mira 1")
        t.does("block Oskar", by="b")
        t.does(f"play {card} Mira 1", by="a")
        assert t.told("block-failed")[0]["minion"] == t["Oskar"]
        assert t.clauses("block Oskar", by="b") == ["card.golden.overrides-rules"]
        assert t.offers("block Olga")
        t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 4 - blood)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("spies", "blocked"), [(0, False), (1, True)])
def test_call_of_the_hungry_dead_takes_intercept_from_the_one_who_blocks(
    spies: int, blocked: bool, edition: str
) -> None:
    t = acting(
        "Call of the Hungry Dead",
        who="nec",
        against=[("Oskar 2/4", ["Raven Spy"] * spies), "Olga 2/4"],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Call of the Hungry Dead Mira 0", by="a")
    assert bool(t.told("blocked")) is blocked
    t.goes_on()
    t.is_quiet()


@editions
def test_cloak_the_gathering_is_played_by_another_at_superior(edition: str) -> None:
    t = acting("Cloak the Gathering", more=["Ines 3/5 OBF", "Lena 3/5 obf"], edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    assert t.options("play") == [f"play {t['Cloak the Gathering']} {t['Ines']} 1"]
    t.does("play Cloak the Gathering Ines 1")
    t.goes_on()
    assert t.told("block-failed")[0]["stealth"] == 1
    t.is_quiet()


@editions
@pytest.mark.parametrize(("level", "mode", "target", "others"), [("dom", 0, "Oskar", "Elder"), ("DOM", 1, "Elder", "")])
def test_seduction_keeps_a_vampire_from_blocking(level: str, mode: int, target: str, others: str, edition: str) -> None:
    t = acting("Seduction", who=level, against=["Oskar 2/4", "Elder 5/9", "Same 5/8", "Brute ally 2"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Seduction Mira {mode}", by="a")
    if others:
        assert not t.offers(f"target {others}")
        assert not t.offers("target Same")
    assert not t.offers("target Brute")
    t.does(f"target {target}")
    assert not t.offers(f"block {target}")
    assert t.clauses(f"block {target}", by="b") == ["card.golden.overrides-rules"]
    assert t.offers("block Brute")
    t.goes_on()
    t.is_quiet()


@editions
def test_freak_drive_unlocks_after_success_or_at_superior_after_a_block(edition: str) -> None:
    t = acting("Freak Drive", who="for", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.passes()
        t.does("play Freak Drive Mira 0", by="a")
    assert not t.measure("Mira.locked")
    assert t.clauses("bleed Mira", by="a") == ([] if edition == "2000" else ["minion.repeat.bleed-once"])
    t.is_quiet()
    t = acting("Freak Drive", who="FOR", edition=edition)
    t.does_all("bleed Mira", "block Oskar")
    while t.asks != "failed":
        t.does("strike hand" if t.asks == "strike" else "pass")
    t.does("play Freak Drive Mira 1", by="a")
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (0, 30)
    t.is_quiet()


@editions
def test_instantaneous_transformation_unlocks_once_a_turn(edition: str) -> None:
    card = "Instantaneous Transformation"
    t = acting(card, card, who="CEL PRO", more=["Ines 3/5 CEL PRO"], edition=edition)
    t.does("bleed Mira")
    t.passes()
    t.does(f"play {card} Mira 1", by="a")
    assert not t.measure("Mira.locked")
    before = len(t.asked)
    t.does("hunt Mira")
    t.goes_on()
    assert t.told("action-over")[-1]["outcome"] == 1
    assert not t.ever_offered(f"play {card}#2", before + 1)  # by her, after the hunt was announced
    t.does("bleed Ines")
    t.passes_until("succeeded")
    t.does(f"play {card}#2 Ines 1", by="a")  # each vampire has one
    assert not t.measure("Ines.locked")
    t.is_quiet()


@editions
def test_swallowed_by_the_night_is_a_maneuver_in_combat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBF"], hand=["Swallowed by the Night"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar", "pass")
    assert t.asks == "maneuver"
    t.does("play Swallowed by the Night Mira 1")
    assert t.told("maneuver")[0]["range"] == "long"
    t.does("strike hand") if t.asks == "strike" else None
    while t.asks == "strike":
        t.does("strike hand")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 2)
    t.is_quiet()
