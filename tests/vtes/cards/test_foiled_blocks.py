"""Action modifiers against those who block: attempts fail, blocks are forbidden or cost something."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

POWER = "trait:path-of-Power-and-the-Inner-Voice"
FAILS = [
    # card, words, mode, blood besides the cost
    ("Stygian Shroud", "OBL", 1, 1),
    ("Forced Confessional", "DOM clan:Salubri", 1, 0),
    ("Blood Awakening", "QUI", 1, 0),
    ("True Love's Face", "OBF PRE", 1, 0),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "blood"), FAILS)
def test_an_attempt_fails_and_is_not_made_again(edition: str, card: str, words: str, mode: int, blood: int) -> None:
    t = acting(card, who=words, against=[("Oskar 2/4", ["Raven Spy"] * 5), "Olga 2/4"], edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.locked", "Oskar.blood"):
        t.does("bleed Mira")
        assert not t.offers(f"play {card} Mira {mode}")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar", by="b")
        t.does(f"play {card} Mira {mode}", by="a")
        if t.offers("no"):
            t.does("no", by="b")
        assert t.told("block-failed")[0]["minion"] == t["Oskar"]
        assert (t.offers("block Oskar"), t.offers("block Olga")) == (False, True)
        t.goes_on()
    cost = blood + t.g.face[t[card]].blood
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 4 - cost)
    t.is_quiet()


@editions
def test_stygian_shroud_is_not_for_who_cannot_burn_the_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 0/8 OBL", "Nils 1/8 OBL"], hand=["Stygian Shroud"]),
        seat(ready=[("Oskar 2/4", ["Raven Spy"] * 5)]),
        bystander(),
        edition=edition,
    )
    assert t.told("action")[0]["action"] == "hunt"  # who has no blood must hunt
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert not t.ever_offered("play Stygian Shroud Mira 1")


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [
        ("Stygian Shroud", "obl", 0),
        ("Forced Confessional", "dom clan:Salubri", 0),
        ("Random Patterns", "AUS DEM", 1),
        ("Dominant Personality", f"pot {POWER}", 0),
        ("Dominant Personality", f"pre {POWER}", 1),
    ],
)
@pytest.mark.parametrize(("spies", "blocked"), [(0, False), (1, True)])
def test_the_one_who_blocks_loses_intercept(
    edition: str, card: str, words: str, mode: int, spies: int, blocked: bool
) -> None:
    t = acting(card, who=words, against=[("Oskar 2/4", ["Raven Spy"] * spies), "Olga 2/4"], edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    assert bool(t.told("blocked")) is blocked
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize("pays", [True, False])
def test_true_loves_face_is_cancelled_for_a_pool(edition: str, pays: bool) -> None:
    t = acting("True Love's Face", who="OBF PRE", edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play True Love's Face Mira 1", by="a")
    t.does("yes" if pays else "no", by="b")
    assert bool(t.told("blocked")) is pays
    t.goes_on()
    assert t.measure("b.pool") == 29  # the price, or the bleed
    t.is_quiet()


@editions
@pytest.mark.parametrize(("words", "mode", "price"), [("aus", 0, 1), ("AUS", 1, 2)])
@pytest.mark.parametrize("pays", [True, False])
def test_crocodiles_tongue_ends_all_blocks_of_a_methuselah(
    edition: str, words: str, mode: int, price: int, pays: bool
) -> None:
    t = acting("Crocodile's Tongue", who=words, against=["Oskar 3/4", "Olga 2/4"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does(f"play Crocodile's Tongue Mira {mode}", by="a")
    t.does("yes" if pays else "no", by="b")
    assert bool(t.told("blocked")) is pays
    if not pays:
        assert not t.offers("block Olga")
        assert [fields["seat"] for fields in t.told("declines")] == [1], "all are told that she cannot block any more"
    t.goes_on()
    assert t.measure("Oskar.blood") == (3 - price - 1 if pays else 3)
    assert t.measure("b.pool") == (30 if pays else 29)
    t.is_quiet()


@editions
def test_an_elder_minds_no_crocodiles_tongue(edition: str) -> None:
    t = acting("Crocodile's Tongue", who="aus", against=["Oskar 3/8"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert not t.ever_offered("play")


@editions
def test_enchanting_gaze_works_at_the_attempt_during_which_it_is_played(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE PRO"], hand=["Enchanting Gaze"]),
        seat(ready=[("Oskar 2/4", ["Raven Spy"]), "Olga 2/4"]),
        bystander(),
        counters=[(1, "corruption", "Oskar", "a")],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Enchanting Gaze Mira 1", by="a")
    t.does("use Enchanting Gaze", by="a")
    assert t.told("block-failed")
    assert t.g.counters_on(t["Oskar"], "corruption") == 0
    assert (t.offers("block Oskar"), t.offers("block Olga")) == (False, True)
    t.goes_on()
    t.is_quiet()


LURES = [
    # card, words, mode, whether he locks, whether they fight
    ("Hedonism", "for trait:path-of-Cathari", 0, True, True),
    ("Hedonism", "pre trait:path-of-Cathari", 1, True, True),
    ("Hedonism", "FOR trait:path-of-Cathari", 2, True, False),
    ("Hedonism", "PRE trait:path-of-Cathari", 3, True, False),
    ("Siren's Lure", "mel", 1, True, True),
    ("Siren's Lure", "MEL", 2, False, True),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "locks", "fights"), LURES)
def test_another_lures_the_blocker_away(
    edition: str, card: str, words: str, mode: int, locks: bool, fights: bool
) -> None:
    """Rulings: the combat comes after the resolution of the action, and is part of it."""
    t = position(
        seat(ready=["Mira 4/8", f"Ines 5/6 {words}"], hand=[card]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"] * 5), "Olga 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does(f"play {card} Ines {mode}", by="a")
    assert (t.measure("Oskar.locked"), t.measure("Ines.locked")) == (1, int(locks))
    assert not t.offers("block Oskar")
    t.goes_on()
    assert t.measure("b.pool") == 29
    assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t["Ines"], t["Oskar"])] * fights
    assert t.measure("Oskar.blood") == 4 - int(fights)
    t.is_quiet()


# -- the action ends at the attempt -----------------------------------------------------------------------------------


@rules_on("The Kiss of Ra", "RTR 20180719")
@editions
@pytest.mark.parametrize(("words", "mode", "region"), [("for", 0, "ready"), ("FOR", 1, "torpor")])
def test_the_kiss_of_ra_ends_the_action(edition: str, words: str, mode: int, region: str) -> None:
    """Rulings: nothing can be played any more, and the action has not been resolved, so it may be taken again."""
    t = position(
        seat(ready=[f"Mira 8/8 {words} cel", "Nils 2/4"], hand=["The Kiss of Ra", "Freak Drive"]),
        seat(ready=["Oskar 4/8", "Olga 2/4 for"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("block Oskar", by="b")
        t.does(f"play The Kiss of Ra Mira {mode}", by="a")
    assert (t.measure("Oskar.blood"), t.region("Oskar"), t.measure("Oskar.locked")) == (2, region, 0)
    assert (t.measure("Mira.locked"), t.measure("b.pool")) == (1, 30)
    assert not t.told("combat")
    assert not t.ever_offered("play Freak Drive")
    assert not t.g.turn_span().has_done(t["Mira"], "bleed")
    t.is_quiet()


@editions
def test_the_kiss_of_ra_is_not_for_the_hardy(edition: str) -> None:
    t = acting("The Kiss of Ra", who="FOR", against=["Oskar 4/8 for"], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert not t.ever_offered("play")


@rules_on("Tangle Atropos' Hand", "LSJ 20070709")
@editions
@pytest.mark.parametrize(("words", "mode"), [("pot", 0), ("tem", 1), ("TEM", 2)])
def test_tangle_atropos_hand_takes_the_action_back(edition: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 8/8 {words} dom"], hand=["Tangle Atropos' Hand", "Govern the Unaligned"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.does("block Oskar", by="b")
    t.does(f"play Tangle Atropos' Hand Mira {mode}", by="a")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked"), t.measure("b.pool")) == (0, 0, 30)
    assert t.region("Govern the Unaligned") == ("hand" if mode else "ash-heap")
    if mode:
        t.does("play Govern the Unaligned Mira 0")  # the same action again
        assert t.measure("Mira.stealth") == mode - 1
        t.goes_on()
    t.is_quiet()


# -- who cannot block -------------------------------------------------------------------------------------------------


def announced(card: str, words: str, mode: int, edition: str, *against: str, target: str = "") -> Table:
    t = acting(card, who=words, against=list(against), edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    if target:
        t.does(f"target {target}")
    while t.who() == "a" and t.asks not in t.quiet:
        t.passes()
    return t


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "target"),
    [
        ("The Sleeping Mind", "dom", 0, "Sleeper"),
        ("Dominant Personality", f"POT {POWER}", 2, "Elder"),
        ("Dominant Personality", f"PRE {POWER}", 3, "Elder"),
        ("Seeds of Terror", "OBF trait:path-of-Cathari", 2, "Elder"),
        ("Seeds of Terror", "PRE trait:path-of-Cathari", 3, "Elder"),
        ("Approximation of Loyalty", "pre", 0, "Oskar"),
        ("Deed the Heart's Desire", "qui", 0, "Oskar"),
        ("Deed the Heart's Desire", "QUI", 1, "Oskar"),
    ],
)
def test_somebody_chosen_cannot_block(edition: str, card: str, words: str, mode: int, target: str) -> None:
    minions = ["Oskar 3/4", "Elder 5/9", "Sleeper 2/4 locked", "Brute ally 3"]
    t = acting(card, who=words, against=minions, edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    if card == "Deed the Heart's Desire" or card == "Approximation of Loyalty":
        assert not t.offers("target Elder")
    if t.asks == "target":
        t.does(f"target {target}")
    t.passes_until_offered("block")
    assert not t.offers(f"block {target}")
    other = "Elder" if target == "Oskar" else "Oskar"
    assert t.offers(f"block {other}")
    t.goes_on()
    t.is_quiet()


@rules_on("The Sleeping Mind", "PIB 20150703")
@editions
def test_the_sleeping_mind_at_superior_keeps_minions_from_unlocking(edition: str) -> None:
    """Rulings: who is locked can wake, but nobody unlocks, not even after the resolution of the action."""
    t = position(
        seat(ready=["Mira 6/8 DOM for"], hand=["The Sleeping Mind", "Freak Drive"]),
        seat(ready=["Oskar 4/8 locked", "Olga 4/8 ani locked"], hand=["On the Qui Vive", "Guard Dogs"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play The Sleeping Mind Mira 1", by="a")
    t.passes_until_offered("play Guard Dogs Olga 0")
    t.does("play Guard Dogs Olga 0", by="b")
    assert t.measure("Olga.locked") == 1
    t.passes_until_offered("play On the Qui Vive Oskar")
    t.does("play On the Qui Vive Oskar", by="b")
    assert t.told("awake")
    t.passes_until("succeeded")
    t.passes_until_offered("play Freak Drive")
    t.does("play Freak Drive Mira 0", by="a")
    assert t.measure("Mira.locked") == 1
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "blocks"),
    [
        ("Visions of Gehenna", "pre clan:Ravnos", 0, "Oskar"),
        ("Visions of Gehenna", "PRE clan:Ravnos", 1, "Oskar"),
        ("Strange Day", "sect:Laibon", 0, "Brute"),
        ("Mantle of the Moon", "clan:Ravnos", 0, ""),
        ("Day Operation", "for", 0, "Brute"),
    ],
)
def test_a_class_of_minions_cannot_block(edition: str, card: str, words: str, mode: int, blocks: str) -> None:
    if "Laibon" in words and edition == "2000":
        return
    t = acting(card, who=words, against=["Oskar 3/4 intercept:5", "Brute ally 3"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    while t.asks not in t.quiet and not t.offers("block"):
        t.passes()
    assert [name for name in ("Oskar", "Brute") if t.offers(f"block {name}")] == ([blocks] if blocks else [])
    t.goes_on()
    assert t.measure("b.pool") == (27 if card == "Visions of Gehenna" and mode else 29)
    assert t.region("Mira") == ("torpor" if card == "Day Operation" else "ready")
    t.is_quiet()


@editions
def test_day_operation_at_superior_foils_an_attempt(edition: str) -> None:
    t = acting("Day Operation", who="FOR", against=["Oskar 3/4 intercept:5"], edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Day Operation Mira 1", by="a")
    t.goes_on()
    assert t.told("block-failed")
    assert (t.region("Mira"), t.measure("b.pool")) == ("torpor", 29)
    t.is_quiet()


@since_2011
def test_strange_day_comes_once_in_a_game(edition: str) -> None:
    t = acting("Strange Day", "Strange Day", who="sect:Laibon", more=["Ines 3/5 sect:Laibon"], edition=edition)
    t.does("bleed Mira")
    t.does("play Strange Day Mira", by="a")
    t.goes_on()
    before = len(t.asked)
    t.does("bleed Ines")
    t.goes_on()
    assert not t.ever_offered("play Strange Day", before)


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "ally"),
    [
        ("Unthinkable Humiliation", f"pot {POWER}", 0, True),
        ("Unthinkable Humiliation", f"pre {POWER}", 1, True),
        ("Seeds of Terror", "obf trait:path-of-Cathari", 0, False),
        ("Seeds of Terror", "pre trait:path-of-Cathari", 1, False),
        ("Stiff Contempt", "clan:Samedi", 0, None),
    ],
)
def test_who_attempts_to_block_burns_for_it(edition: str, card: str, words: str, mode: int, ally: bool | None) -> None:
    t = acting(card, who=words, against=["Oskar 3/4", "Starved 0/4", "Brute ally 3"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    t.passes_until_offered("block")
    assert not t.offers("block Starved")
    assert t.offers("block Brute") is (ally is not False)
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.measure("Oskar.blood") == 1  # the toll, and a fist
    t.is_quiet()


@editions
@pytest.mark.parametrize(("code", "mode"), [("POT", 2), ("PRE", 3)])
def test_unthinkable_humiliation_at_superior_takes_intercept_from_all(edition: str, code: str, mode: int) -> None:
    t = acting("Unthinkable Humiliation", who=f"{code} {POWER}", against=["Oskar 3/8 intercept:1"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Unthinkable Humiliation Mira {mode}", by="a")
    assert (t.measure("Oskar.intercept"), t.measure("Vera.intercept")) == (0, -1)
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(("words", "mode"), [("obt", 0), ("OBT", 1)])
def test_nightshades_take_intercept_from_one(edition: str, words: str, mode: int) -> None:
    t = acting("Nightshades", who=words, against=["Oskar 3/4 intercept:1", "Elder 5/9"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Nightshades Mira {mode}", by="a")
    assert not t.offers("target Elder")
    t.does("target Oskar")
    assert t.measure("Oskar.intercept") == 0
    t.goes_on()
    t.is_quiet()


@editions
def test_nightshades_at_superior_fall_on_who_attempts_to_block(edition: str) -> None:
    for words, offered in (("obt", False), ("OBT", True)):
        t = acting("Nightshades", who=words, against=["Oskar 3/4"], edition=edition)
        t.does("bleed Mira")
        t.passes_until_offered("block Oskar")
        before = len(t.asked)
        t.does("block Oskar", by="b")
        assert t.ever_offered("play Nightshades", before) is offered


@editions
@pytest.mark.parametrize(("gun", "offered"), [(".44 Magnum", True), ("Flak Jacket", False)])
def test_suppressing_fire_needs_a_gun(edition: str, gun: str, offered: bool) -> None:
    t = acting("Suppressing Fire", more=[("Ines 3/5", [gun])], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.offers("play Suppressing Fire Ines") is offered
    if offered:
        t.does("play Suppressing Fire Ines", by="a")
        assert t.told("block-failed")[0]["intercept"] == -1
        t.goes_on()
        t.is_quiet()


@editions
def test_deed_the_hearts_desire_at_superior_forbids_reactions(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 QUI"], hand=["Deed the Heart's Desire"]),
        seat(ready=["Oskar 3/4 aus", "Olga 3/4 aus"], hand=["Telepathic Counter"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Deed the Heart's Desire Mira 1", by="a")
    t.does("target Oskar")
    while not t.options("play"):
        t.passes()
    assert t.options("play") == [f"play {t['Telepathic Counter']} {t['Olga']} 0"]
    assert "card.golden.overrides-rules" in t.clauses("play Telepathic Counter Oskar 0", by="b")


@since_2011
@pytest.mark.parametrize(("words", "mode"), [("obl", 0), ("OBL", 1)])
def test_consign_to_oblivion_makes_reactions_dearer(edition: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Consign to Oblivion"]),
        seat(ready=["Oskar 3/4 aus", "Olga 0/4 aus"], hand=["Telepathic Counter", *["Blank Page"] * 6], library=5),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does(f"play Consign to Oblivion Mira {mode}", by="a")
    while not t.options("play"):
        t.passes()
    assert not t.offers("play Telepathic Counter Olga 0")  # she has no blood
    t.does("play Telepathic Counter Oskar 0", by="b")
    assert (t.measure("Oskar.blood"), t.measure("b.hand")) == (2, 6 if mode else 7)
    t.goes_on()
    assert t.measure("b.hand") == 7
    t.is_quiet()


@since_2011
def test_a_card_that_is_not_replaced_anyway_is_consigned_once(edition: str) -> None:
    """A wake is not replaced before the next unlock phase of its player: her hand has six cards, not five."""
    t = position(
        seat(ready=["Mira 4/8 OBL"], hand=["Consign to Oblivion"]),
        seat(
            ready=["Oskar 3/4 locked", "Olga 3/4 aus"],
            hand=["Wake with Evening's Freshness", "Telepathic Counter", *["Blank Page"] * 5],
            library=5,
        ),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Consign to Oblivion Mira 1", by="a")
    while t.asks == "as-played" or not t.offers("play Wake with Evening's Freshness Oskar 0"):
        t.passes()
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    t.passes_until_offered("play Telepathic Counter Olga 0")
    assert t.measure("b.hand") == 6
    t.does("play Telepathic Counter Olga 0", by="b")
    while t.asks == "as-played":
        t.passes()
    assert t.measure("b.hand") == 5
    t.goes_on()
    assert t.measure("b.hand") == 6
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("words", "mode"), [("ani", 0), ("dom", 1), ("pro", 2)])
def test_invigorate_gives_an_anarch_strength(edition: str, words: str, mode: int) -> None:
    t = acting("Invigorate", who=f"{words} sect:Anarch", against=["Oskar 4/8", "Brute ally 3"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Invigorate Mira {mode}", by="a")
    t.passes_until_offered("block Oskar")
    assert t.offers("block Brute") is (mode != 1)
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.measure("Oskar.blood") == (2 if mode == 0 else 3 if mode == 1 else 4)
    assert t.region("Oskar") == ("torpor" if mode == 2 else "ready")
    t.is_quiet()


@editions
@pytest.mark.parametrize(("words", "mode", "left"), [("tha", 0, 2), ("THA", 1, 1)])
def test_serenading_the_kami_lends_strength(edition: str, words: str, mode: int, left: int) -> None:
    t = announced("Serenading the Kami", words, mode, edition, "Oskar 4/8")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.measure("Oskar.blood") == left
    t.is_quiet()


@editions
@pytest.mark.parametrize(("words", "mode", "left"), [("pot pre", 0, 2), ("POT PRE", 1, 1)])
def test_an_elder_inspires_greatness(edition: str, words: str, mode: int, left: int) -> None:
    t = acting("Inspire Greatness", more=[f"Ines 5/9 {words}"], against=["Oskar 4/8"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Inspire Greatness Ines {mode}", by="a")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.measure("Oskar.blood") == left
    t.is_quiet()
