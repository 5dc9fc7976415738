"""Master cards: F."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import hunt_for
from tests.vtes.cards.answering import does, goes_through
from tests.vtes.cards.combat_tables import acts_and_is_blocked
from tests.vtes.cards.location_tables import MINISTRY, polling
from tests.vtes.cards.master_tables import held
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, in_phase, passes_to, since_2011

# -- Failsafe ---------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (3, False)])
def test_failsafe_saves_who_is_nearly_lost(pool: int, offered: bool, edition: str) -> None:
    t = in_phase("master", edition, "Failsafe", pool=pool)
    assert t.offers("use Failsafe") is offered
    if offered:
        t.does("use Failsafe")
        assert (t.measure("a.pool"), t.region("Failsafe")) == (6, "ash-heap")


@editions
@pytest.mark.parametrize(("card", "counters"), [("Failsafe", 0), ("Slave Auction", 3)])
def test_it_comes_into_play(card: str, counters: int, edition: str) -> None:
    t = held(card, "", edition)
    t.does(f"play {card}")
    assert (t.region(card), t.measure(f"{card}.blood")) == ("play", counters)


# -- Fame -------------------------------------------------------------------------------------------------------------


def famous(edition: str, torpor: bool = False) -> Table:
    oskar: list[tuple[str, list[str]]] = [("Oskar 1/4", ["Fame"])]
    return position(
        seat(ready=["Mira 4/8 strength:3"]),
        seat(ready=[] if torpor else oskar, torpor=oskar if torpor else []),
        bystander(),
        edition=edition,
    )


@editions
def test_fame_costs_the_controller_of_a_vampire_who_falls_3_pool_at_once(edition: str) -> None:
    t = famous(edition)
    with t.unchanged("a.pool", *BYSTANDER), t.changes("b.pool", -3):
        goes_through(t, "bleed Mira", "block Oskar")
    assert t.region("Oskar") == "torpor"
    t.is_quiet()


@editions
def test_fame_says_nothing_of_another_vampire_in_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 strength:3"]),
        seat(ready=["Oskar 1/4", ("Vitus 1/4", ["Fame"])]),
        bystander(),
        edition=edition,
    )
    with t.unchanged("a.pool", "b.pool", *BYSTANDER):
        goes_through(t, "bleed Mira", "block Oskar")
    assert t.region("Oskar") == "torpor"


@editions
def test_each_burns_a_pool_in_her_unlock_phase_while_he_lies_in_torpor(edition: str) -> None:
    t = famous(edition, torpor=True)
    before = [t.measure(f"{letter}.pool") for letter in "abc"]
    seen: dict[int, list[int]] = {}
    while t.g.turn < 23:
        if t.offers("trigger"):
            t.does("trigger Fame")
        seen[t.g.turn] = [t.measure(f"{letter}.pool") for letter in "abc"]
        t.passes()
    assert seen[20] == before
    assert seen[21] == [before[0], before[1] - 1, before[2]]
    assert seen[22] == [before[0], before[1] - 1, before[2] - 1]
    t.does("trigger Fame", by="a")
    assert [t.measure(f"{letter}.pool") for letter in "abc"] == [each - 1 for each in before]


@rules_on("Fame", "LSJ 20010121")
@pytest.mark.parametrize("first", ["trigger Fame", "use Uptown Hunting Ground"])
def test_fame_is_paid_for_in_any_order_but_before_others_act(first: str) -> None:
    """The other Methuselah could use her Homunculus in this unlock phase."""
    t = position(
        seat(ready=["Mira 2/4"], torpor=[("Ines 2/4", ["Fame"])], play=["Uptown Hunting Ground"]),
        seat(ready=[("Oskar 4/8 locked", ["Homunculus"])]),
        bystander(),
        phase="unlock",
    )
    assert (t.who(), t.asks, t.offers("pass")) == ("a", "unlock", False)
    t.does(first, by="a")
    if first != "trigger Fame":
        assert (t.who(), t.offers("pass")) == ("a", False)
        t.does("trigger Fame", by="a")
    assert t.measure("a.pool") == 29
    assert (t.who(), t.asks) == ("b", "unlock-of-others")
    with t.changes("Oskar.blood", -1), t.changes("Oskar.locked", -1):
        t.does("use Homunculus", by="b")
    t.is_quiet()


# -- Family Gathering -------------------------------------------------------------------------------------------------

CRYPTS = [
    # card, words, which way, the phase
    ("Family Gathering", "clan:Hecata", 0, "master"),
    ("Kindred Intelligence", "clan:Nosferatu", 0, "minion"),
    ("Clotho's Gift", "obf", 0, "minion"),
    ("Goodnight, Sweet Prince", "clan:Ravnos", 0, "master"),
    ("Petra Resonance", "clan:Malkavian", 0, "minion"),
]


@editions
@rules_on("Family Gathering", "RTR 20000501", "LSJ 20070411-2")
@rules_on("Kindred Intelligence", "RTR 20000501", "LSJ 20070411-2")
@rules_on("Clotho's Gift", "RTR 20000501", "LSJ 20070411-2")
@rules_on("Goodnight, Sweet Prince", "RTR 20000501", "LSJ 20070411-2")
@rules_on("Petra Resonance", "RTR 20000501", "LSJ 20070411-2")
@pytest.mark.parametrize(("card", "words", "way", "phase"), CRYPTS)
@pytest.mark.parametrize("crypt", [0, 1])
def test_a_card_about_the_top_of_a_crypt_needs_a_crypt(
    crypt: int, card: str, words: str, way: int, phase: str, edition: str
) -> None:
    others = 0 if card == "Goodnight, Sweet Prince" else 1
    t = position(
        seat(ready=[f"Mira 6/8 {words}"], hand=[card], crypt=["Ada 3/3"] * crypt),
        seat(ready=["Oskar 2/4"], crypt=["Bea 4/4"] * others),
        seat(ready=["Vera 2/4"], crypt=["Cyd 5/5"] * others),
        phase=phase,
        edition=edition,
    )
    assert t.offers(f"play {card}") is bool(crypt)


@editions
@pytest.mark.parametrize(("clan", "blood"), [("Hecata", 1), ("Caitiff", 0)])
def test_family_gathering_looks_for_a_hecata(clan: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7 clan:Hecata"], hand=["Family Gathering"], crypt=[f"Kin 0/6 clan:{clan}"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Family Gathering")
    assert t.region("Kin") == ("uncontrolled" if blood else "crypt")
    assert t.measure("Kin.blood") == blood
    t = position(
        seat(ready=["Mira 3/7 clan:Hecata"], hand=["Family Gathering"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Family Gathering")  # with an empty crypt


# -- Fear of Mekhet ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Fear of Mekhet", "ANK 20210109")
@pytest.mark.parametrize(("blood", "region"), [(6, "ready"), (4, "ash-heap")])
def test_the_fear_of_mekhet_goes_from_the_great_to_the_great(blood: int, region: str, edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira {blood}/8 title:justicar", ["Fear of Mekhet"])]),
        seat(ready=["Oskar 2/4"], torpor=["Ute 2/9 title:inner-circle"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    assert t.region("Mira") == region
    if region == "ready":
        assert (t.measure("Mira.blood"), t.g.host[t["Fear of Mekhet"]]) == (1, t["Ute"])
    else:
        assert t.region("Fear of Mekhet") == "ash-heap"


@editions
def test_the_fear_of_mekhet_ends_where_nobody_is_great(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 title:justicar", ["Fear of Mekhet"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.answer(t.options("trigger")[0])
    assert (t.region("Mira"), t.measure("Mira.blood"), t.region("Fear of Mekhet")) == ("ready", 1, "ash-heap")


# -- Ferraille --------------------------------------------------------------------------------------------------------


@editions
@rules_on("Ferraille", "LSJ 20081105")
def test_nobody_votes_with_the_pool_that_ousts_her(edition: str) -> None:
    t = polling("Ferraille", f"Oskar 2/4 {MINISTRY}", edition=edition, pool=1)
    t.does("use Ferraille", by="b")
    assert t.happened("ousted", seat=1)
    assert not t.ever_offered("votes Ferraille against")


@since_2011
@rules_on("Ferraille", "ANK 20180719-4")
def test_once_each_turn_is_once_in_the_turn_of_anybody(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8", "Ines 6/8"], hand=["Kine Resources Contested", "Parity Shift"]),
        seat(ready=["Oskar 2/4 locked"], play=["Ferraille"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira 0")
    while not t.offers("use Ferraille"):
        t.does(t.options()[0] if "pass" not in t.options() else "pass")
    t.does("use Ferraille", by="b")
    assert not t.offers("use Ferraille")
    passes_to(t, "minion", "b")
    assert t.measure("b.pool") == 29


# -- Festivo dello Estinto --------------------------------------------------------------------------------------------


@editions
@rules_on("Festivo dello Estinto", "RTR 20030519", "LSJ 20050720-2")
@pytest.mark.parametrize(("prey", "left", "blood"), [("Oskar 4/4", 3, 8), ("Oskar 0/4 locked", 0, 2)])
def test_the_festival_fills_a_special_hunter_from_the_bank(prey: str, left: int, blood: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/8 sect:Sabbat"], hand=[hunt_for()], play=["Festivo dello Estinto"]),
        seat(ready=[prey]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Prowl Mira", "target Oskar")
    t.goes_on()
    assert (t.measure("Oskar.blood"), t.measure("Mira.blood")) == (left, blood)  # without blood it was no hunt
    t.is_quiet()


@editions
@pytest.mark.parametrize(("sect", "blood"), [("Sabbat", 8), ("Camarilla", 4)])
def test_festivo_dello_estinto_fills_the_sabbat(sect: str, blood: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 sect:{sect}"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], play=["Festivo dello Estinto"]),
        edition=edition,
    )
    t.does("hunt Mira")
    assert stats.stealth(t.g, t["Mira"]) == (0 if sect == "Sabbat" else 1)
    t.goes_on()
    assert t.measure("Mira.blood") == blood


@editions
def test_festivo_dello_estinto_ends_in_the_next_unlock_phase(edition: str) -> None:
    t = in_phase("unlock", edition, "Festivo dello Estinto")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    assert t.region("Festivo dello Estinto") == "ash-heap"


# -- Fetish Club Hunting Ground ---------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    "card",
    ["Fetish Club Hunting Ground", "Institution Hunting Ground", "Port Hunting Ground", "Meditative Grove"],
)
def test_a_hunting_ground_feeds_one_vampire(card: str, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Salubri", "Full 5/5"], play=[card, "Zoo Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Full.blood", "Oskar.blood"):
        t.does(f"use {card}")
        assert t.measure("Mira.blood") == 4
        assert not t.offers("use Zoo Hunting Ground")


# -- Flames of Insurrection -------------------------------------------------------------------------------------------


@since_2011
@rules_on("Flames of Insurrection", "ANK 20180627-2")
def test_the_flames_of_insurrection_feed_who_fought_an_anarchs_fight(edition: str) -> None:
    """Ruling: if both fall, both gain."""
    t = position(
        seat(ready=["Brute ally 1", "Mira 3/5"], play=["Flames of Insurrection"]),
        seat(ready=["Oskar 2/4 sect:Anarch"], uncontrolled=["Young 0/5"]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t, "Brute")
    for _ in range(40):
        if t.asks == "may" or t.asks in t.quiet:
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.asks, t.who()) == ("may", "b")
    t.does("yes")
    assert t.measure("Young.blood") == 1


# -- Fleshforge Chamber -----------------------------------------------------------------------------------------------


@editions
def test_the_fleshforge_keeps_ghouls_for_tzimisce(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Tzimisce", "Ines 3/5"],
            play=["Fleshforge Chamber"],
            hand=["Ghoul Escort", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Fleshforge Chamber")
    assert (t.region("Ghoul Escort"), t.g.seen(t["Ghoul Escort"], 2), t.measure("a.hand")) == ("research", True, 1)
    passes_to(t, "minion")
    assert not t.offers("play Ghoul Escort Ines")
    assert t.clauses("play Ghoul Escort Ines 0", by="a") == ["card.requirement.in-text"]
    t.does("play Ghoul Escort Mira")
    t.goes_on()
    assert (t.region("Ghoul Escort"), t.g.host[t["Ghoul Escort"]], t.measure("a.hand")) == ("attached", t["Mira"], 1)


@editions
def test_what_is_kept_is_burned_with_the_chamber(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 clan:Tzimisce"], play=["Fleshforge Chamber"], hand=["Ghoul Escort", "Unnatural Disaster"]
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Fleshforge Chamber")
    t.does("play Unnatural Disaster")
    assert (t.region("Fleshforge Chamber"), t.region("Ghoul Escort")) == ("ash-heap", "ash-heap")


# -- Fortschritt Library ----------------------------------------------------------------------------------------------


@editions
def test_fortschritt_library_finds_a_gehenna_event_once_a_game(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/7"],
            hand=["Fortschritt Library", *["Blank Page"] * 6],
            library=["The Unmasking", "Blank Page", "Blank Page"],
        ),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Fortschritt Library")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0])
    assert t.told("found")
    assert t.region("The Unmasking") == "hand"
    t.answers(*t.options("discard")[:1])
    assert t.measure("a.hand") == 7


# -- Forward Momentum -------------------------------------------------------------------------------------------------

CATHARI = "trait:path-of-Cathari"


@editions
@pytest.mark.parametrize(("block", "counters"), [(False, 2), (True, 0)])
def test_forward_momentum_grows_with_bleeds(block: bool, counters: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {CATHARI}", "Ines 3/5"], play=["Forward Momentum counters:1"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(40):
        if t.told("action-over"):
            break
        if t.offers("use Forward Momentum"):
            t.does("use Forward Momentum", by="a")
        elif block and t.offers("block Oskar"):
            t.does("block Oskar")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    left = counters if block else 0
    assert (t.measure("Forward Momentum.blood"), t.measure("Mira.locked")) == (left, int(block))


# -- Foundation Exhibit -----------------------------------------------------------------------------------------------


@editions
def test_foundation_exhibit_gives_a_vote_to_the_untitled(edition: str) -> None:
    clan = "clan:Toreador-antitribu"
    t = position(
        seat(ready=[f"Mira 3/8 {clan}", f"Ines 3/8 {clan} bishop"], play=["Foundation Exhibit"]),
        seat(ready=[f"Oskar 3/4 {clan}"]),
        bystander(),
        edition=edition,
    )
    assert [stats.votes(t.g, t[name]) for name in ("Mira", "Ines", "Oskar")] == [1, 1, 0]


# -- Fragment of the Book of Nod --------------------------------------------------------------------------------------


@editions
@rules_on("Fragment of the Book of Nod", "ANK 20200616", "RTR 20040501")
def test_a_fragment_is_read_in_an_action_but_not_as_a_card_is_played(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["Misdirection"]),
        seat(ready=["Oskar 6/8"], play=["Fragment of the Book of Nod"], library=["Sudden Reversal", "Dodge"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    while t.who() != "a":
        t.passes()
    t.does_all("play Misdirection", "target Oskar")
    assert (t.asks == "as-played", t.measure("Oskar.locked")) == (False, 1)  # it is too late to draw an answer
    t.passes_until("minion")
    t.does("bleed Mira")
    t.passes_until_offered("use Fragment of the Book of Nod")
    t.does("use Fragment of the Book of Nod", by="b")
    assert t.measure("b.hand") == 2


@editions
def test_the_fragment_draws_two_cards_and_is_stolen(edition: str) -> None:
    card = "Fragment of the Book of Nod"
    t = in_phase("master", edition, card, hand=["Blank Page"] * 7, library=5)
    t.does(f"use {card}")
    assert (t.asks, t.measure("a.hand")) == ("discard-down", 9)
    t.answers(*t.options()[:1])
    t.answers(*t.options()[:1])
    assert (t.measure("a.hand"), t.measure("a.library")) == (7, 3)
    t = position(seat(ready=["Mira 3/5"]), seat(ready=["Oskar 2/4"], play=[card]), bystander(), edition=edition)
    for _ in range(5):
        if t.asks == "minion":
            break
        t.passes()
    t.does(f"use {card} Mira")
    t.goes_on()
    assert t.g.controller[t[card]] == 0


# -- Framing an Ancient Grudge ----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("title", "way", "pool"), [("prince:Boston", 0, 30), ("title:justicar", 1, 27)])
def test_an_ancient_grudge_costs_a_title(title: str, way: int, pool: int, edition: str) -> None:
    t = held("Framing an Ancient Grudge", "clan:Ventrue-antitribu", edition, oskar=title)
    assert not t.offers(f"play Framing an Ancient Grudge -1 {1 - way}")
    t.does(f"play Framing an Ancient Grudge -1 {way}")
    assert (stats.title(t.g, t["Oskar"]), t.measure("a.pool")) == ("", pool)


# -- From a Sinking Ship ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("pool", "capacity", "offered"), [(3, 6, True), (4, 6, False), (3, 7, False)])
def test_minions_leave_a_sinking_ship(pool: int, capacity: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["From a Sinking Ship"]),
        seat(pool=pool, ready=[f"Oskar 2/{capacity}"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play From a Sinking Ship") is offered
    if offered:
        t.does("play From a Sinking Ship")
        assert (t.g.controller[t["Oskar"]], t.measure("a.pool")) == (0, 29)


@editions
@rules_on("From a Sinking Ship", "TOM 19960226-1")
def test_an_ally_leaves_the_ship_for_who_could_not_recruit_it(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Caitiff"], hand=["From a Sinking Ship"]),
        seat(3, ready=["Shambling Hordes"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    does(t, "play From a Sinking Ship")
    assert t.word("Shambling Hordes.controller") == "a"


# -- Frontal Assault --------------------------------------------------------------------------------------------------


@editions
@rules_on("Frontal Assault", "LSJ 20061018")
def test_two_assaults_count_twice(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], play=["Frontal Assault", "Frontal Assault"]),
        seat(ready=["Weak ally 1 strength:0 locked", "Oskar 2/4", "Otto 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("use Frontal Assault Mira", "target Weak")
    while "play" in (t.region("Frontal Assault"), t.region("Frontal Assault#2")):
        t.does("strike hand" if t.asks == "strike" else t.options("trigger")[0] if t.options("trigger") else "pass")
    gained = [one["change"] for one in t.told("pool") if one["seat"] == 0]
    assert (t.region("Weak"), gained) == ("ash-heap", [1, 1, -2, -2])


@editions
def test_a_frontal_assault_pays_for_the_fallen_and_costs_for_the_rest(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 strength:4"], play=["Frontal Assault"]),
        seat(ready=["Oskar 2/4", "Ute 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("use Frontal Assault Mira", "target Oskar")
    assert t.told("action")[-1]["victims"] == [1]
    for _ in range(40):
        if t.told("action-over"):
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.region("Oskar"), [told["change"] for told in t.told("pool")]) == ("torpor", [1, -1])
    assert (t.measure("a.pool"), t.region("Frontal Assault")) == (30, "ash-heap")
