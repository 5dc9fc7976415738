"""Action Modifier cards: M."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.regions import READY
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_modifier_tables import attempted, fight_on, passed, stopped
from tests.vtes.cards.action_tables import GAZE
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.referendum_tables import POLL, POWER, goes
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, in_editions, since_2011

# -- Madrigal ---------------------------------------------------------------------------------------------------------


def singing(level: str, edition: str) -> Table:
    return position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Anarchist Uprising"]),
        seat(ready=[f"Oskar 2/4 {level} title:primogen"], hand=["Madrigal"]),
        seat(ready=["Vera 2/4 title:primogen"]),
        edition=edition,
    )


@editions
@pytest.mark.parametrize(
    ("level", "way", "blood"), [("pre", 0, (4, 2, 2)), ("mel", 2, (4, 2, 2)), ("MEL", 4, (3, 3, 3))]
)
def test_a_madrigal_gives_votes_and_feeds_who_agrees(
    level: str, way: int, blood: tuple[int, ...], edition: str
) -> None:
    t = singing(level, edition)
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered(f"play Madrigal Oskar {way}")
    t.does(f"play Madrigal Oskar {way}")
    assert t.measure("Oskar.votes") == 3
    goes(t, favour="a", against="bc")
    assert tuple(t.measure(f"{one}.blood") for one in ("Mira", "Oskar", "Vera")) == blood


@editions
@rules_on("Madrigal", "LSJ 20020123")
def test_a_madrigal_of_one_who_abstains_feeds_nobody(edition: str) -> None:
    t = singing("MEL", edition)
    t.does("play Anarchist Uprising Mira")
    t.passes_until_offered("play Madrigal Oskar 4")
    t.does("play Madrigal Oskar 4")
    goes(t, favour="a", against="c")
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Oskar", "Vera")] == [4, 2, 2]


@editions
@rules_on("Madrigal", "LSJ 20020123")
def test_the_acting_vampire_who_sings_a_madrigal_agrees_with_himself(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 MEL primogen"], hand=[POLL, "Madrigal"]),
        seat(ready=["Oskar 2/4 primogen"]),
        seat(ready=["Vera 2/4", "Wolf ally 2"]),
        edition=edition,
    )
    t.does(f"play {POLL} Mira")
    t.passes_until_offered("play Madrigal Mira 3")
    t.does("play Madrigal Mira 3", by="a")
    goes(t, favour="a", against="b")
    paid = t.g.face[t["Madrigal"]].blood
    blood = [t.measure(f"{one}.blood") for one in ("Mira", "Oskar", "Vera", "Wolf")]
    assert blood == [5 - paid, 1, 2, 2]


# -- Magnetic Authority -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("code", "mode"), [("dom", 0), ("pot", 1), ("DOM", 2), ("POT", 3)])
def test_magnetic_authority_draws_sabbat_vampires(edition: str, code: str, mode: int) -> None:
    t = passed(
        "Magnetic Authority",
        mira=f"Mira 6/8 archbishop {code} {POWER}",
        uncontrolled=["Una 0/5 sect:Sabbat", "Ute 0/5 sect:Sabbat", "Ulf 0/5 sect:Camarilla"],
        edition=edition,
    )
    t.does(f"play Magnetic Authority Mira {mode}", by="a")
    if mode < 2:
        assert not t.offers("target Ulf")
        t.does("target Una")
    assert [t.g.blood[t[name]] for name in ("Una", "Ute", "Ulf")] == ([2, 0, 0] if mode < 2 else [1, 1, 0])
    t.goes_on()
    t.is_quiet()


# -- Marked Path ------------------------------------------------------------------------------------------------------


@rules_on("Marked Path", "LSJ 20100527")
def test_a_marked_path_counts_without_the_methuselah_who_controls_the_vampire_now() -> None:
    t = position(
        seat(ready=["Mira 6/8 obf"], hand=[GAZE, "Marked Path"]),
        seat(ready=["Oskar 4/8"], hand=["Dodge"]),
        seat(ready=["Vera 4/8"]),
    )
    t.does("play Gaze Mira 0")
    until(t, "play Marked Path Mira 0")
    t.does("play Marked Path Mira 0", by="a")
    while t.asks not in t.quiet:
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.g.host[t["Marked Path"]] == t["Mira"]
    t.g.put(t["Mira"], READY, 1)
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    t.does("bleed Mira", by="b")
    until(t, "block Vera")
    t.does("block Vera", by="c")
    until(t, "use Marked Path")


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


# -- Memory Rift ------------------------------------------------------------------------------------------------------


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
    on_to(t, "strike")
    t.does("use Memory Rift Mira", by="a")
    assert t.told("combat-ends")


# -- Mind of the Wilds ------------------------------------------------------------------------------------------------


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
    on_to(t, "maneuver")
    t.does("use Mind of the Wilds Mira", by="a")
    to_the_end(t)
    assert not t.ever_offered("play Majesty", since=asked)
    assert t.told("range")[0]["range"] == "long"
    t.is_quiet()


# -- Mind Tricks ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "announced"),
    [
        ("Mind Tricks", "DEM", 1, False),
        ("Skin of the Chameleon", "tha", 0, True),
        ("Skin of the Chameleon", "vis", 1, False),
        ("Skin of the Chameleon", "VIS", 2, False),
    ],
)
@pytest.mark.parametrize("use", ["maneuver", "press"])
def test_a_maneuver_or_a_press_for_who_is_blocked(
    edition: str, card: str, words: str, mode: int, announced: bool, use: str
) -> None:
    t = stopped(card, words, mode, edition, announced)
    assert t.asks == "maneuver"
    if use == "maneuver":
        t.answer(t.options("use")[0])
        while t.asks == "strike":
            t.does("strike hand")
        assert t.asks != "press"
    else:
        t.passes()
        while t.asks == "strike":
            t.does("strike hand")
        assert t.asks == "press"
        t.answer(t.options("use")[0])
        assert len(t.told("round")) == 2
        assert t.asks != "maneuver"
    fight_on(t)
    t.is_quiet()


# -- Mirror Walk ------------------------------------------------------------------------------------------------------


@editions
@rules_on("Mirror Walk", "ANK 20191204", "RTR 20180719", "ANK 20200207")
@pytest.mark.parametrize("stays", [True, False])
def test_mirror_walk_locks_and_leaves_nothing_to_play(stays: bool, edition: str) -> None:
    """Atonement keeps Oskar from locking for a block of someone younger; and nothing follows, not even Freak Drive."""
    on_oskar = ["Atonement", "Raven Spy"] if stays else ["Raven Spy", "Raven Spy"]
    t = position(
        seat(ready=["Mira 3/4 THA FOR"], hand=["Mirror Walk", "Freak Drive"]),
        seat(ready=[("Oskar 5/5", on_oskar)]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Mirror Walk Mira 1", by="a")
    t.goes_on()
    assert (t.measure("Oskar.locked"), t.measure("Mira.locked"), t.told("combat")) == (1, 1, [])
    assert not t.ever_offered("play Freak Drive")


@editions
@rules_on("Mirror Walk", "PIB 20121216")
def test_who_leaves_torpor_through_a_mirror_is_not_diablerized(edition: str) -> None:
    t = position(
        seat(torpor=["Mira 6/8 THA"], hand=["Mirror Walk"]),
        seat(ready=[("Oskar 5/5", ["Raven Spy", "Raven Spy", "Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("leave Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Mirror Walk Mira 1")
    t.does("play Mirror Walk Mira 1", by="a")
    t.goes_on()
    assert (t.region("Mira"), t.measure("Oskar.locked")) == ("torpor", 1)
    assert not t.ever_offered("diablerize")


STEALTH = [
    # card, Disciplines, mode, stealth, blood besides the cost, action
    ("Mirror Walk", "tha", 0, 1, 0, "bleed"),
    ("Mind Tricks", "dem", 0, 1, 0, "bleed"),
    ("Mind Tricks", "DEM", 1, 1, 0, "bleed"),
    ("Beast Meld", "ani pro", 0, 1, 0, "bleed"),
    ("Shroud of Absence", "dom obt", 0, 1, 0, "bleed"),
    ("Shroud of Absence", "DOM OBT", 1, 1, 0, "bleed"),
    ("Alacrity", "cel", 0, 1, 0, "bleed"),
    ("Alacrity", "CEL", 1, 1, 0, "bleed"),
    ("Skin of the Chameleon", "vis", 1, 1, 0, "bleed"),
    ("Skin of the Chameleon", "VIS", 2, 2, 0, "bleed"),
    ("Repulsion", "obe", 1, 1, 0, "bleed"),
    ("Stone Travel", "obt", 0, 1, 1, "bleed"),
    ("Stone Travel", "myt", 1, 1, 0, "bleed"),
    ("Where the Veil Thins", "obl", 0, 1, 0, "bleed"),
    ("Shadow Cast", "obl", 0, 1, 0, "bleed"),
    ("Under My Skin", "obf", 0, 1, 0, "bleed"),
    ("Under My Skin", "thn", 1, 1, 0, "bleed"),
    ("Under My Skin", "THN", 2, 2, 0, "bleed"),
    ("Shadow Cloak", "obl", 0, 1, 0, "bleed"),
    ("Spying Mission", "obf", 0, 1, 0, "bleed"),
    ("Blanket of Night", "obt", 0, 1, 0, "bleed"),
    ("Relentlessness", "cel trait:path-of-Power-and-the-Inner-Voice", 0, 1, 0, "bleed"),
    ("Relentlessness", "for trait:path-of-Power-and-the-Inner-Voice", 1, 1, 0, "bleed"),
    ("Soar", "trait:flight", 0, 1, 0, "hunt"),
    ("The Missing Voice", "MEL", 2, 1, 0, "bleed"),
    ("Mole's Tunneling", "spi", 1, 1, 0, "bleed"),
    ("Mole's Tunneling", "SPI", 2, 2, 1, "bleed"),
    ("Go-getter", "obf clan:Ravnos", 0, 1, 0, "hunt"),
    ("Forced March", "CEL FOR", 1, 1, 0, "bleed"),
    ("Aura Absorption", "MYT", 2, 1, 0, "bleed"),
    ("I am Legion", "dai", 0, 1, 0, "bleed"),
    ("Fata Morgana", "chi", 0, 1, 0, "bleed"),
    ("Subversion", "cel trait:path-of-Cathari", 0, 1, 0, "bleed"),
    ("Subversion", "pre trait:path-of-Cathari", 1, 1, 0, "bleed"),
    ("Siren's Lure", "cel", 0, 1, 2, "bleed"),
    ("Into Thin Air", "obf", 0, 1, 0, "bleed"),
    ("Into Thin Air", "OBF", 1, 2, 0, "bleed"),
    ("Enchanting Gaze", "pre pro", 0, 1, 0, "bleed"),
    ("Enchanting Gaze", "PRE PRO", 1, 1, 0, "bleed"),
    ("False Resonance", "CHI", 1, 1, 0, "bleed"),
    ("Mirror's Visage", "CHI", 1, 1, 0, "bleed"),
    ("Mirror's Visage", "CHI", 1, 2, 0, "hunt"),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "stealth", "blood", "action"), STEALTH)
@pytest.mark.parametrize("short", [0, 1])
def test_stealth_beats_less_intercept_and_not_as_much(
    edition: str, card: str, words: str, mode: int, stealth: int, blood: int, action: str, short: int
) -> None:
    own = 1 if action == "hunt" else 0  # a hunt has stealth of its own
    spies = ["Raven Spy"] * (stealth + own - short)
    t = acting(card, who=words, against=[("Oskar 2/4", spies)], edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"{action} Mira")
        while not t.offers("block Oskar"):
            assert not t.offers(f"play {card} Mira {mode}")  # stealth is not needed yet
            t.passes()
        t.does("block Oskar", by="b")
        t.does(f"play {card} Mira {mode}", by="a")
        while t.asks not in t.quiet:
            t.does("strike hand") if t.asks == "strike" else t.does("no") if t.offers("no") else t.passes()
    told = t.told("block-failed" if short else "blocked")[0]
    assert (told["stealth"], told["intercept"]) == (stealth + own, stealth + own - short)
    cost = blood + t.g.face[t[card]].blood
    gained = -1 if not short else 1 if action == "hunt" else 0  # a fist, or the hunt
    assert t.measure("Mira.blood") == 4 - cost + gained
    assert t.region(card) == ("attached" if card == "Under My Skin" and mode else "ash-heap")
    t.is_quiet()


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [
        ("Mirror Walk", "tha", 1),
        ("Mind Tricks", "dem", 1),
        ("Beast Meld", "ani", 0),
        ("Shroud of Absence", "dom", 0),
        ("Soar", "", 0),
        ("Stone Travel", "obf", 0),
        ("Skin of the Chameleon", "vis", 2),
    ],
)
def test_stealth_is_not_for_everybody(edition: str, card: str, words: str, mode: int) -> None:
    t = acting(card, who=words, against=[("Oskar 2/4", ["Raven Spy"] * 2)], edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert not t.ever_offered(f"play {card} Mira {mode}")


@editions
def test_mirror_walk_ends_the_action_that_is_blocked_and_locks_the_blocker(edition: str) -> None:
    """Rulings: he is locked by the card even if he would not be by the block, and nothing can be played any more."""
    t = position(
        seat(ready=["Mira 4/8 THA FOR"], hand=["Mirror Walk", "Freak Drive"]),
        seat(ready=[("Oskar 4/8 ani aus", ["Raven Spy"])], hand=["Read the Winds"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.does("block Oskar", by="b")
        t.does("play Mirror Walk Mira 1", by="a")
    assert t.told("blocked")
    assert not t.told("combat")
    assert (t.measure("Oskar.locked"), t.measure("Mira.locked"), t.measure("b.pool")) == (1, 1, 30)
    assert not t.ever_offered("play Freak Drive")
    t.is_quiet()


@since_2011
def test_mirror_walk_is_replaced_in_the_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 tha", "Nils 2/4"], hand=["Mirror Walk", *["Blank Page"] * 6], library=9),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Mirror Walk Mira 0", by="a")
    t.goes_on()
    t.does("hunt Nils")
    t.goes_on()
    assert t.measure("a.hand") == 6
    t.passes_until("discard")
    assert t.measure("a.hand") == 7


# -- Mirror's Visage --------------------------------------------------------------------------------------------------


@editions
def test_mirrors_visage_costs_the_rest_of_the_turn(edition: str) -> None:
    t = attempted("Mirror's Visage", "chi", edition)
    t.does("play Mirror's Visage Mira 0", by="a")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked")) == (0, 1)
    assert not t.offers("hunt Mira")
    t.is_quiet()


# -- The Missing Voice ------------------------------------------------------------------------------------------------


@editions
@rules_on("The Missing Voice", "LSJ 20020612")
def test_the_missing_voice_needs_no_attempt_to_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 mel"], hand=["The Missing Voice"]),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play The Missing Voice Mira 1", by="a")
    assert stats.intercept(t.g, t["Oskar"]) == -1


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "oskar", "less"),
    [
        ("The Missing Voice", "cel", 0, "Oskar 2/4", 1),
        ("The Missing Voice", "cel", 0, "Oskar 2/5", 0),
        ("The Missing Voice", "mel", 1, "Oskar 2/7", 1),
        ("The Missing Voice", "mel", 1, "Oskar 2/8", 0),
        ("The Missing Voice", "mel", 1, "Oskar ally 2", 1),
        ("Mole's Tunneling", "ani", 0, "Oskar 2/7", 1),
        ("Acheron Vortex", "clan:Harbinger-of-Skulls", 0, "Oskar 2/9", 1),
        ("Acheron Vortex", "clan:Harbinger-of-Skulls", 0, "Oskar 2/9 nec", 0),
        ("Perfect Paragon", "PRE", 1, "Oskar 2/7", 1),
        ("Perfect Paragon", "PRE", 1, "Oskar 2/8", 0),
        ("Perfect Paragon", "PRE", 1, "Oskar ally 2", 1),
    ],
)
def test_some_lose_intercept_for_the_action(
    edition: str, card: str, words: str, mode: int, oskar: str, less: int
) -> None:
    """Rulings: it can be played before anybody attempts to block (not Mole's Tunneling)."""
    t = position(
        seat(ready=[f"Mira 4/8 {words} stealth:1"], hand=[card]),
        seat(ready=[f"{oskar} intercept:1"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    if card == "Mole's Tunneling":
        t.does("block Oskar", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    if card != "Mole's Tunneling":
        t.passes_until_offered("block Oskar")
        t.does("block Oskar", by="b")
    told = t.told("block-failed" if less else "blocked")[0]
    assert told["intercept"] == 1 - less
    t.goes_on()
    t.is_quiet()


# -- Mole's Tunneling -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("blood", "offered"), [(1, False), (2, True)])
@rules_on("Mole's Tunneling", "ANK 20210226")
def test_blood_that_a_modifier_burns_is_burned_besides_its_price(blood: int, offered: bool, edition: str) -> None:
    """One blood is the price of the card, another one is burned for the stealth: she needs both."""
    mine = seat(ready=[f"Mira {blood}/8 SPI"], hand=["Mole's Tunneling"])
    t = position(mine, seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert t.ever_offered("play Mole's Tunneling Mira 2") is offered
    if offered:
        t.does("play Mole's Tunneling Mira 2", by="a")
        assert t.measure("Mira.blood") == 0
    while t.asks not in t.quiet:
        t.goes_by("strike")
    t.is_quiet()


# -- Monkey Wrench ----------------------------------------------------------------------------------------------------


@in_editions("x", [(1,), (2,), (3,)])
def test_a_monkey_wrench_costs_what_it_gives(edition: str, x: int) -> None:
    if edition == "2000":  # the book of 2000 has no anarchs
        return
    t = acting("Monkey Wrench", who="sect:Anarch", edition=edition)
    t.does("bleed Mira")
    t.does("play Monkey Wrench Mira", by="a")
    assert t.options("amount") == ["amount 1", "amount 2", "amount 3"]
    t.does(f"amount {x}")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29 - x, 4 - x)
    t.is_quiet()


@since_2011
@pytest.mark.parametrize(("mira", "offered"), [("Mira 2/8 sect:Anarch", 2), ("Mira 4/8", 0)])
def test_a_monkey_wrench_is_no_bigger_than_the_blood(edition: str, mira: str, offered: int) -> None:
    t = position(seat(ready=[mira], hand=["Monkey Wrench"]), seat(), bystander(), edition=edition)
    t.does("bleed Mira")
    if not offered:
        assert not t.ever_offered("play")
        return
    t.does("play Monkey Wrench Mira", by="a")
    assert len(t.options("amount")) == offered
