"""Crypt cards: Tremere."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import action, bleed, definition, permanent
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.regions import LIBRARY
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.sect import become_anarch
from tests.vtes.cards.answering import reaches, to_the_end, until
from tests.vtes.cards.combat_tables import fights, on_to
from tests.vtes.cards.crypt_tables import TWO_BLEEDS, aims, fight, goes_on, polled_by_prince, stands
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions
from tests.vtes.cards.turn_tables import ONCE, Turns

# -- Abraham DuSable --------------------------------------------------------------------------------------------------


def test_stealth_or_intercept_for_a_card() -> None:
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]), seat(ready=["Abraham DuSable"], hand=["Theft of Vitae"]), bystander()
    )
    t.does("bleed Mira")
    t.does("block Abraham DuSable", by="b")
    t.does("use Abraham DuSable Abraham DuSable", by="b")
    t.goes_on()
    assert t.told("blocked")
    assert t.region("Theft of Vitae") == "ash-heap"


# -- Aidan Lyle -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Aidan Lyle", "Serhat Gunde, Combat Junkie", "Abaddon"])
def test_a_press_each_combat(name: str) -> None:
    at = -2 if name == "Abaddon" else -1
    t = fight(name)
    reaches(t, f"use {name} {name} {at}")
    with t.changes(f"{name}.blood", -1), t.unchanged(*BYSTANDER):  # in the second round
        t.does(f"use {name} {name} {at}")
        t.goes_on()
    t.is_quiet()


# -- Anastasz di Zagreb -----------------------------------------------------------------------------------------------


def test_a_second_justicar_costs_anastasz_a_vote() -> None:
    for other, n in ((["Oskar 9/9 sect:Camarilla justicar"], 2), (["Oskar 9/9 sect:Camarilla prince"], 3)):
        t = position(seat(ready=["Anastasz di Zagreb"]), seat(ready=other), bystander())
        assert stats.votes(t.g, t["Anastasz di Zagreb"]) == n


# -- Andrew Stuart ----------------------------------------------------------------------------------------------------


@rules_on("Andrew Stuart", "LSJ 20100728", "LSJ 20061207", "LSJ 20030224")
@pytest.mark.parametrize(("top", "cancelled"), [("Walk of Flame", True), ("Dodge", False)])
def test_andrew_may_fail_at_blood_sorcery(top: str, cancelled: bool) -> None:
    """The top card is shown before the card is replaced, and before anybody else could cancel it. He then chooses
    another strike."""
    me, card = "Andrew Stuart", "Theft of Vitae"
    t = position(
        seat(ready=[f"{me} blood:3"], hand=[card, *["Blank Page"] * 6], library=["Blur", top]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    fights(t, me)
    while t.asks != "strike":
        t.passes()
    t.does(f"play {card} {me} 0")
    assert bool(t.told("cancelled")) is cancelled
    assert t.region(top) == "hand"  # it replaces the card
    with t.unchanged(*BYSTANDER):
        while t.asks not in t.quiet:
            t.answer("strike hand" if "strike hand" in t.options() else "pass")
    # he is struck; he has burned one blood and what the card costs, or has stolen one
    price = t.g.face[t[card]].blood
    assert t.measure(f"{me}.blood") == 3 - 1 - price + (-1 if cancelled else 1)


TRICK = "Cryptic Mission"


@rules_on("Andrew Stuart", "ANK 20200813-2", "LSJ 20080630")
@pytest.mark.parametrize(("top", "cancelled"), [("Walk of Flame", True), ("Dodge", False)])
def test_an_action_that_andrew_fails_at_is_not_taken(top: str, cancelled: bool) -> None:
    """He does not lock and may try again; a card without Blood Sorcery shows nothing."""
    me = "Andrew Stuart"
    t = position(
        seat(ready=[me], hand=[TRICK, "Govern the Unaligned", *["Blank Page"] * 5], library=["Blur", top]),
        seat(ready=["Oskar 6/8"]),
        seat(ready=["Vera 2/4"]),
    )
    with t.changes(f"{me}.blood", -1 if cancelled else 0):
        t.does(f"play {TRICK} {me} 0")
        if t.asks == "target":
            t.does("target Oskar")
    assert t.measure(f"{me}.locked") == (0 if cancelled else 1)
    assert t.region(TRICK) == ("ash-heap" if cancelled else "limbo")
    t.goes_on()
    if cancelled:
        with t.unchanged(f"{me}.blood"):
            t.does(f"play Govern the Unaligned {me} 0")


@rules_on("Andrew Stuart", "ANK 20190104", "LSJ 19980212")
def test_a_modifier_that_andrew_fails_at_was_played() -> None:
    me, card = "Andrew Stuart", "Mirror Walk"
    t = position(
        seat(ready=[f"{me} blood:3"], hand=[card, card, *["Blank Page"] * 5], library=["Walk of Flame"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does(f"bleed {me}")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"play {card} {me} 0")
    t.does(f"play {card} {me} 0", by="a")
    assert t.told("cancelled")
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(f"play {card}#2", since)
    t.is_quiet()


@rules_on("Andrew Stuart", "RBK cancel-a-card")
def test_andrew_may_try_again_what_he_failed_at() -> None:
    me = "Andrew Stuart"
    spell = made_up("Spell", faces.ACTION, definition=definition(action("tha", bleed(1))))
    t = position(
        seat(ready=[me], hand=[spell, spell, *["Blank Page"] * 5], library=["Blur", "Walk of Flame"]),
        seat(ready=["Oskar 6/8 locked"]),
        bystander(),
    )
    t.does(f"play Spell {me} 0")
    assert (t.asks, t.measure(f"{me}.locked"), t.told("action")) == ("minion", 0, [])
    t.does(f"play Spell#2 {me} 0")
    t.goes_on()
    assert t.measure("b.pool") == 28
    t.is_quiet()


@rules_on("Andrew Stuart", "RTR 20001020")
def test_andrew_does_not_fail_at_what_he_draws_in_combat() -> None:
    me = "Andrew Stuart"
    wand = made_up("Wand", faces.EQUIPMENT, traits=("weapon",), definition=definition(permanent("tha")))
    t = position(
        seat(ready=[me], hand=["Concealed Weapon", wand, *["Blank Page"] * 5], library=["Walk of Flame"] * 3),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does(f"bleed {me}")
    for text in ("block Oskar", f"play Concealed Weapon {me} 0"):
        until(t, text)
        t.does(text)
    while t.asks not in ("strike", *t.quiet):
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    assert t.g.host[t["Wand"]] == t[me]
    assert not t.told("cancelled")
    assert not t.told("reveals")
    to_the_end(t)
    t.is_quiet()


# -- Ayse Dhanial -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "phase", "what"),
    [("Ayse Dhanial", "discard", "blood"), ("Edward Neally", "master", "hand"), ("Lille Haake", "master", "discard")],
)
def test_a_phase_action_is_used_up(name: str, phase: str, what: str) -> None:
    t = position(
        seat(ready=[f"{name} blood:1"], hand=["Dodge"] * 7, library=9),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase=phase,
    )
    before = stats.hand_size(t.g, 0)
    t.does(f"use {name}")
    while t.asks == "discard-cost":
        t.does("discard Dodge")
    assert t.asks != phase or not t.offers(f"use {name}")  # there was one
    if what == "blood":
        assert t.measure(f"{name}.blood") == 2
    elif what == "hand":
        assert stats.hand_size(t.g, 0) == before + 1


# -- Carna, The Princess Witch ----------------------------------------------------------------------------------------


def test_carna_burns_a_retainer_for_blood() -> None:
    me = "Carna, The Princess Witch (G3)"
    t = position(
        seat(ready=[(f"{me} blood:1", ["J. S. Simmons, Esq."])]), seat(ready=["Oskar 2/4"]), bystander(), phase="unlock"
    )
    with t.changes("Carna, The Princess Witch.blood", 2), t.unchanged(*BYSTANDER):
        t.does("use Carna, The Princess Witch")
    assert t.region("J. S. Simmons, Esq.") == "ash-heap"
    t = position(seat(ready=[f"{me} blood:1"]), seat(), bystander(), phase="unlock")
    assert not t.ever_offered("use Carna, The Princess Witch")


# -- Cassandra, Magus Prime -------------------------------------------------------------------------------------------


@editions
def test_hands_of_other_sizes(edition: str) -> None:
    for name, where, sizes in (
        ("Cassandra, Magus Prime", "ready", (8, 7)),
        ("Cassandra, Magus Prime", "torpor", (7, 7)),
        ("Abraham Mellon", "ready", (8, 7)),
        ("High Priest Angra Mainyu", "ready", (7, 6)),
    ):
        t = position(seat(**{where: [name]}), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)  # type: ignore[arg-type]
        assert (t.measure("a.hand_size"), t.measure("b.hand_size"), t.measure("c.hand_size")) == (*sizes, 7)


# -- Dr. John Dee -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Dr. John Dee", "ANK 20220705")
def test_john_dee_gives_a_card_of_thaumaturgy_for_votes(edition: str) -> None:
    for card, offered in (("Walk of Flame", True), ("Blank Page", False)):
        t = polled_by_prince("Dr. John Dee locked", hand=(card,), edition=edition)
        assert t.offers("use Dr. John Dee") is offered
    t = polled_by_prince("Dr. John Dee locked", hand=("Walk of Flame",), edition=edition)
    before = stats.votes(t.g, t["Dr. John Dee"])
    t.does("use Dr. John Dee", by="a")
    assert (stats.votes(t.g, t["Dr. John Dee"]), t.region("Walk of Flame")) == (before + 2, "ash-heap")


# -- Eulogio Sánchez de los Reyes -------------------------------------------------------------------------------------


def pick_of(t: Table, name: str) -> str:
    """The answer that picks the card which shows this face now."""
    return next(key for key in t.options() if t.g.face[int(key.split()[1])].name == name)


def test_eulogio_puts_his_library_in_order() -> None:
    me = "Eulogio Sánchez de los Reyes"
    names = ["Dodge", "Blur", "Bonding", "Fade", "Side Strike", "Flash"]
    t = position(seat(ready=[me], hand=["Blank Page"] * 7, library=names), seat(), bystander())
    with t.changes(f"{me}.blood", -1):
        t.does(f"use {me} {me}")
        t.passes_until("pick")
        for name in ("Blur", "Bonding", "Fade", "Side Strike"):
            if t.asks == "pick":
                t.answer(pick_of(t, name))
    order = [t.g.face[card].name for card in reversed(t.g.regions[LIBRARY][0])]
    top = [name for name in order if name in ("Blur", "Bonding", "Fade", "Side Strike")]
    assert top == ["Blur", "Bonding", "Fade", "Side Strike"]
    assert all(t.g.knows[card] == 1 for card in t.g.regions[LIBRARY][0][-5:])  # nobody else knows
    assert not t.measure(f"{me}.locked")
    t.is_quiet()


# -- Gabrielle di Righetti --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("victim", "taken", "region"),
    [
        ("Oskar 4/8", 2, "ready"),
        ("Oskar 1/8", 1, "ready"),
        ("Oskar ally 2", 2, "ash-heap"),
        ("Oskar ally 3", 2, "ready"),
    ],
)
@pytest.mark.parametrize("room", [5, 1])
def test_gabrielle_steals_blood_or_life(victim: str, taken: int, region: str, room: int) -> None:
    """What is more than she can hold drains off."""
    me = "Gabrielle di Righetti"
    t = position(
        seat(ready=[f"{me} blood:{10 - room}"]), seat(ready=[victim, "Dry 0/4"], torpor=["Gone 1/4"]), bystander()
    )
    before = t.measure("Oskar.blood")
    with t.unchanged(*BYSTANDER, "Gone.blood", "b.pool"):
        aims(t, me, "Oskar", "Dry", "Gone")
        assert t.measure(f"{me}.stealth") == 1
        t.goes_on()
    assert (t.region("Oskar"), t.measure("Oskar.blood")) == (region, before - taken)
    assert t.measure(f"{me}.blood") == min(10, 10 - room + taken)
    t.is_quiet()


# -- Gerald Windham ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Gerald Windham", "ANK 20190725")
def test_gerald_counts_the_titled_of_others(edition: str) -> None:
    t = polled_by_prince("Gerald Windham", edition=edition)
    assert (stats.votes(t.g, t["Gerald Windham"]), stats.title(t.g, t["Gerald Windham"])) == (1, "")


# -- Goratrix ---------------------------------------------------------------------------------------------------------


@ruled_alike(
    "new before sect",
    [
        ("Goratrix (ADV)", "Sabbat", "Camarilla"),
        ("Sarrasine (ADV)", "Independent", "Camarilla"),
        ("Xaviar (ADV)", "Independent", "Camarilla"),
        ("Marcus Vitel (ADV)", "Camarilla", "Sabbat"),
    ],
    "ANK 20180524",
)
@pytest.mark.parametrize("anarch", [True, False])
def test_the_merged_vampire_joins_the_sect_of_the_advancement_even_from_the_anarchs(
    new: str, before: str, sect: str, anarch: bool
) -> None:
    name = new.removesuffix(" (ADV)")
    t = position(
        seat(ready=[name, "Mira 4/8"], uncontrolled=[new, "Nobody 0/9"]), seat(ready=["Oskar 2/4 locked"]), bystander()
    )
    assert t.word(f"{name}.sect") == before
    if anarch:
        become_anarch(t.g, t[name], "sect.anarch.by-card")
        assert t.word(f"{name}.sect") == "Anarch"
    t.passes_until("influence")
    t.does(f"merge {name}#2 {name}")
    assert "advanced" in t.g.face[t[name]].traits
    assert [told["sect"] for told in t.told("sect")] == [sect]
    assert (t.word(f"{name}.sect"), stats.is_anarch(t.g, t[name])) == (sect, False)
    t.is_quiet()


# -- Javier Montoya ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Javier Montoya", "PIB 20110918")
@rules_on("Adelino Da Silva", "PIB 20110918")
@pytest.mark.parametrize(
    ("name", "fallen", "cost"),
    [
        ("Javier Montoya", "Ines 2/6", 1),
        ("Adelino Da Silva", "Ines 2/6", 0),
        ("Adelino Da Silva", "Ines 2/4", 2),
    ],
)
def test_rescues_for_less_whoever_pays(name: str, fallen: str, cost: int, edition: str) -> None:
    t = position(seat(ready=[name], torpor=[fallen]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    assert len(t.options("rescue")) == cost + 1


# -- Karl Schrekt -----------------------------------------------------------------------------------------------------


@rules_on("Karl Schrekt", "ANK 20231221", "LSJ 20101013")
def test_karl_plays_cards_for_a_justicar() -> None:
    """He gets no votes of one for it: he has his own two. Nor is he a prince, or a justicar for other purposes."""
    t = position(
        seat(pool=5, ready=["Karl Schrekt", "Mira 4/8 sect:Camarilla"], hand=["Parity Shift"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    assert t.offers("play Parity Shift Karl Schrekt")
    assert not t.offers("play Parity Shift Mira")
    assert not stats.has_title(t.g, t["Karl Schrekt"], "justicar")
    t.does("play Parity Shift Karl Schrekt")
    t.passes_until("terms")
    t.answer(t.options()[0])
    while t.asks != "polling":
        t.answer(t.options()[-1])
    assert stats.votes(t.g, t["Karl Schrekt"]) == 2


def test_karl_reacts_as_a_justicar_would() -> None:
    card = "Second Tradition: Domain"
    for who, offered in (("Karl Schrekt locked", True), ("Zoe 4/8 sect:Camarilla locked", False)):
        t = position(seat(ready=["Mira 4/8"]), seat(ready=[who], hand=[card]), bystander())
        t.does("bleed Mira")
        t.goes_on()
        assert t.ever_offered(f"play {card} {who.split(' locked')[0].split(' 4/8')[0]}") is offered


def test_a_master_card_for_a_justicar_is_not_played_by_karl() -> None:
    t = position(
        seat(ready=["Karl Schrekt"], hand=["Temptation of Greater Power"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    assert not t.offers("play Temptation of Greater Power")


@rules_on("Karl Schrekt", "LSJ 20050128", "ANK 20250410")
@pytest.mark.parametrize("sect", ["Camarilla", "Anarch"])
def test_karl_poses_as_a_justicar_in_any_sect_and_is_of_the_camarilla_for_that_only(sect: str) -> None:
    me = "Karl Schrekt"
    t = position(
        seat(pool=5, ready=[me], hand=["Parity Shift", "Camarilla's Iron Fist"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    if sect == "Anarch":
        become_anarch(t.g, t[me], "sect.anarch.by-card")
        t.passes_until("influence")
        t.goes_by("influence")
        while t.who() != "a" or t.asks != "minion":
            t.goes_by("unlock")
    assert t.word(f"{me}.sect") == sect
    assert t.offers(f"play Parity Shift {me}")
    assert t.offers(f"play Camarilla's Iron Fist {me}") is (sect == "Camarilla")


# -- Lucas Halton -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "hand"), [("Lucas Halton", []), ("Lucubratio", ["Enhanced Senses"])])
def test_they_do_not_lock_for_a_block(name: str, hand: list[str]) -> None:
    t = position(seat(ready=["Mira 2/4"]), seat(ready=[name], hand=hand), bystander())
    t.does("bleed Mira")
    t.passes_until_offered(f"block {name}")
    t.does(f"block {name}")
    t.does("yes", by="b")
    if t.asks == "discard-cost":
        t.answer(t.options()[0])
    t.goes_on()
    assert not t.measure(f"{name}.locked")
    assert t.told("blocked")
    if hand:
        assert t.region("Enhanced Senses") == "ash-heap"


@ruled_alike("card", ["Lucas Halton", "Lucubratio"], ONCE)
def test_they_block_without_locking_once_in_a_turn(card: str) -> None:
    t = position(
        seat(ready=["Mira 8/8 strength:0", "Ines 8/8 strength:0"]),
        seat(ready=[card], hand=["Telepathic Counter"] * 4),
        seat(ready=["Vera 8/8"]),
    )
    turns = Turns(t, card, TWO_BLEEDS, blocks=card, many=4)
    assert turns.used == {20: 1, 23: 1}
    assert (turns.taken[20], len(t.told("combat"))) == (2, 4)


# -- MacAlister Marshall ----------------------------------------------------------------------------------------------


@editions
def test_macalister_is_watched_by_other_tremere(edition: str) -> None:
    name = "MacAlister Marshall"
    for target, n in ((name, 1), ("Oskar", 0)):
        t = position(
            seat(ready=["Mira 4/8"], hand=["Bum's Rush"]),
            seat(ready=[name, "Oskar 2/4 clan:Tremere"]),
            bystander(),
            edition=edition,
        )
        t.does("play Bum's Rush Mira")
        t.does(f"target {target}")
        assert [stats.intercept(t.g, t[who]) for who in (name, "Oskar")] == [0, n]


# -- Martin Franckel --------------------------------------------------------------------------------------------------


@editions
def test_bleeds_against_those_who_control_nobody_of_a_kind(edition: str) -> None:
    for name, other, n in (
        ("Zubeida", "Oskar 4/6", 2),
        ("Zubeida", "Oskar 4/7", 1),
        ("Martin Franckel", "Oskar 4/6", 0),
        ("Martin Franckel", "Oskar 4/6 clan:Tremere", 1),
        ("Martin Franckel", "Oskar 4/6 clan:Tremere-antitribu", 1),
    ):
        t = position(seat(ready=[name]), seat(ready=[other]), bystander(), edition=edition)
        with t.changes("b.pool", -n):
            t.does(f"bleed {name}")
            t.goes_on()


# -- Merrill Molitor --------------------------------------------------------------------------------------------------


@rules_on("Merrill Molitor", "LSJ 20030213")
@pytest.mark.parametrize(("blood", "region"), [(0, "ash-heap"), (1, "torpor")])
def test_what_merrill_takes_as_normal_damage_comes_first(blood: int, region: str) -> None:
    """He cannot mend it without blood, and the aggravated point burns who is wounded already."""
    me = "Merrill Molitor"
    t = position(
        seat(ready=["Mira 6/8 THA"], hand=["Burst of Sunlight"]), seat(ready=[f"{me} blood:{blood}"]), bystander()
    )
    t.does("bleed Mira")
    until(t, f"block {me}")
    t.does(f"block {me}", by="b")
    until(t, f"use {me}")
    t.does(f"use {me}", by="b")
    until(t, "play Burst of Sunlight Mira 1")
    t.does("play Burst of Sunlight Mira 1", by="a")
    on_to(t)
    assert (t.region(me), t.measure(f"{me}.blood")) == (region, 0)


@rules_on("Merrill Molitor", "LSJ 20100527")
def test_what_target_vitals_adds_is_aggravated_though_merrill_takes_a_point_as_normal() -> None:
    me = "Merrill Molitor"
    t = position(
        seat(ready=["Mira 6/8 tha"], hand=["Burst of Sunlight", "Target Vitals"]),
        seat(ready=[f"{me} blood:4"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, f"block {me}")
    t.does(f"block {me}", by="b")
    until(t, f"use {me}")
    t.does(f"use {me}", by="b")
    until(t, "play Target Vitals Mira 0")
    t.does("play Target Vitals Mira 0", by="a")
    t.does("play Burst of Sunlight Mira 0", by="a")
    on_to(t)
    # one point is mended, one sends to torpor, and one costs a blood to survive
    assert (t.region(me), t.measure(f"{me}.blood")) == ("torpor", 2)
    t.is_quiet()


# -- Muaziz, Archon of Ulugh Beg --------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "prey", "n"),
    [
        ("Muaziz, Archon of Ulugh Beg", "Oskar 2/4", 1),
        ("Suhailah", "Oskar 2/4 prince", 1),
        ("Suhailah", "Oskar 2/4", 0),
    ],
)
def test_stealth_on_each_of_their_actions(name: str, prey: str, n: int, edition: str) -> None:
    t = position(seat(ready=[name]), seat(ready=[prey]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    assert stats.stealth(t.g, t[name]) == n


@rules_on("Muaziz, Archon of Ulugh Beg", "TOM 19960604")
def test_the_card_blood_hunt_is_put_on_muaziz_all_the_same() -> None:
    me = "Muaziz, Archon of Ulugh Beg"
    t = position(
        seat(ready=["Mira 6/8 prince:Rome"], hand=["Blood Hunt"]), seat(ready=[me], hand=[]), seat(ready=["Vera 2/4"])
    )
    t.does("play Blood Hunt Mira")
    if t.asks == "target":
        assert t.offers("target Vera")
        t.does(f"target {me}")
    t.goes_on()
    assert t.g.host[t["Blood Hunt"]] == t[me]
    t.is_quiet()


# -- Oliver Thrace ----------------------------------------------------------------------------------------------------


def test_oliver_burns_a_card_for_a_bleed() -> None:
    t = position(
        seat(ready=["Oliver Thrace"], hand=["Theft of Vitae", "Dodge"]), seat(ready=["Oskar 2/4"]), bystander()
    )
    t.does("bleed Oliver Thrace")
    with t.changes("b.pool", -2):
        goes_on(t, "use Oliver Thrace Oliver Thrace")
    assert (t.region("Theft of Vitae"), t.region("Dodge")) == ("ash-heap", "hand")


# -- Pieter van Dorn --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocked", [False, True])
def test_pieter_burns_blood_of_a_ready_tremere(blocked: bool) -> None:
    me, others = "Pieter van Dorn", ("Dry", "Ven", "Anti", "Gone")
    t = position(
        seat(ready=[me]),
        seat(
            ready=[
                "Oskar 1/8 clan:Tremere",
                "Dry 0/4 clan:Tremere",
                "Ven 3/4 clan:Ventrue",
                "Anti 2/4 clan:Tremere-antitribu",
            ],
            torpor=["Gone 1/4 clan:Tremere"],
        ),
        bystander(),
    )
    with t.unchanged(*BYSTANDER, "Gone.blood", "Anti.blood", "b.pool"), t.changes("Oskar.blood", 0 if blocked else -1):
        aims(t, me, "Oskar", *others)
        t.passes_until_offered("block Ven")
        t.does("block Ven" if blocked else "pass")
        to_the_end(t)
    assert (t.region("Oskar"), t.measure(f"{me}.locked")) == ("ready", 1)
    t.is_quiet()


# -- Rutor ------------------------------------------------------------------------------------------------------------


def test_intercept_of_others_against_a_vampire() -> None:
    for clan, n in (("Tzimisce", -1), ("Gangrel", 0)):
        t = position(seat(ready=["Rutor", "Mira 4/4"]), seat(ready=[f"Oskar 2/4 clan:{clan}"]), bystander())
        t.does("bleed Rutor")
        assert stats.intercept(t.g, t["Oskar"]) == n
        t.goes_on()
        t.does("bleed Mira")
        assert not stats.intercept(t.g, t["Oskar"])


# -- Spiridonas -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("blood", "most"), [(2, 0), (4, 2), (5, 3)])
def test_spiridonas_burns_blood_to_bleed_for_more(blood: int, most: int, edition: str) -> None:
    t = stands("Spiridonas", "Oskar 2/4 locked", edition=edition)
    t.g.blood[t["Spiridonas"]] = blood
    t.does("bleed Spiridonas")
    assert t.offers("use Spiridonas Spiridonas -1") is (most > 0)
    if most:
        t.does("use Spiridonas Spiridonas -1")
        assert len(t.options("amount")) == most
        t.does(f"amount {blood}")
        assert t.measure("b.pool") == 29 - most
        assert t.measure("Spiridonas.blood") == 0


@editions
@rules_on("Spiridonas", "SFC 19960819")
def test_spiridonas_waits_until_nobody_blocks_and_does_it_once(edition: str) -> None:
    t = stands("Spiridonas", "Oskar 2/4", edition=edition)
    t.g.blood[t["Spiridonas"]] = 8
    t.does("bleed Spiridonas")
    t.passes_until_offered("block Oskar")
    t.passes()
    t.passes_until_offered("use Spiridonas Spiridonas -1")
    assert not t.offers("block Oskar")
    t.does("use Spiridonas Spiridonas -1", by="a")
    since = len(t.asked)
    with t.unchanged(*BYSTANDER):
        t.does("amount 4")
        t.goes_on()
    assert (t.measure("b.pool"), t.measure("Spiridonas.blood")) == (27, 4)
    assert not t.ever_offered("use Spiridonas", since)


# -- Troius -----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("hunter", "offered"), [("Troius", False), ("Lord 4/8 prince", True)])
def test_troius_votes_against_no_blood_hunt(hunter: str, offered: bool, edition: str) -> None:
    who = hunter.split(" 4/")[0]
    t = position(seat(ready=["Mira 3/6", hunter]), seat(torpor=["Gone 1/5"]), bystander(), edition=edition)
    t.does("diablerize Mira Gone")
    since = len(t.asked)
    t.passes_until_offered("blood-hunt" if edition == "2000" else f"vote {who} for")
    if edition == "2000":
        t.does("blood-hunt")
        t.passes_until_offered(f"vote {who} for")
    assert t.offers(f"vote {who} against") is offered
    t.goes_on()
    assert t.ever_offered(f"vote {who} against", since) is offered


# -- Zane -------------------------------------------------------------------------------------------------------------


@rules_on("Zane", "LSJ 20100129")
def test_zane_claims_the_city_of_a_prince() -> None:
    t = position(
        seat(ready=["Zane", "Mira 4/8 votes:2"]),
        seat(ready=["Oskar 4/9 sect:Camarilla prince:Lyon"]),
        bystander(),
    )
    nobody = position(seat(ready=["Zane"]), seat(ready=["Oskar 4/9"]), bystander())
    assert not nobody.offers("use Zane Zane")  # there is no prince
    assert t.offers("use Zane Zane")
    t.does("use Zane Zane")
    t.passes_until("polling")
    t.does("vote Mira for")
    t.goes_on()
    assert stats.held_title(t.g, t["Zane"]) == stats.held_title(t.g, t["Oskar"])
