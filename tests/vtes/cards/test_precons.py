"""Master cards of the preconstructed decks that need rules of their own."""

from __future__ import annotations

import pytest

from praxis.kernel.sight import HIDDEN
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import (
    ALL,
    bystander,
    comes_into_play,
    editions,
    in_phase,
    passes_to,
    since_2011,
)
from tests.vtes.cards.test_on_minions import blocked, fought

ASSAMITE = "clan:Banu-Haqim"
RAVNOS = "clan:Ravnos"
SALUBRI = "clan:Salubri"
# The card, what one needs to play it, and with how many counters it comes.
COMES = [
    ("Powerbase: Los Angeles", "", 0),
    ("Visit from the Capuchin", "", 4),
    ("The Black Throne", ASSAMITE, 0),
    ("Flames of Insurrection", "sect:Anarch", 0),
    ("Carver's Meat Packing and Storage", "", 0),
    ("Week of Nightmares", RAVNOS, 10),
    ("Ravnos Carnival", RAVNOS, 1),
    ("Ravnos Cache", RAVNOS, 0),
    ("Hackerspace", "sect:Anarch", 1),
    ("Burial Site Hunting Ground", "trait:path-of-Death-and-the-Soul", 0),
    ("Yoruba Shrine", ASSAMITE, 0),
    ("Yawp Court", "sect:Sabbat", 0),
]


@pytest.mark.parametrize(
    ("card", "who", "counters", "edition"),
    [(*row, edition) for row in COMES for edition in ALL if edition != "2000" or "Anarch" not in row[1]],
)
def test_it_comes_into_play_for_its_price(card: str, who: str, counters: int, edition: str) -> None:
    comes_into_play(card, who, edition, counters)


# -- discards, replacements -------------------------------------------------------------------------------------------


@since_2011
@rules_on("Powerbase: Los Angeles", "LSJ 20050128")
@rules_on("Bait and Switch", "LSJ 20080603")
@rules_on("Sweeper", "LSJ 20080603")
@pytest.mark.parametrize(
    ("discarded", "unlocks"),
    [
        ("Open War", True),
        ("Galaric's Legacy", True),
        ("Twilight Camp", True),
        ("Bait and Switch", True),
        ("Sweeper", True),
        ("Blank Page", False),
    ],
)
def test_los_angeles_unlocks_for_an_anarch_card(discarded: str, unlocks: bool, edition: str) -> None:
    """Ruling: a card that requires a baron requires an anarch."""
    t = position(
        seat(
            ready=["Mira 3/5 sect:Anarch locked", "Ines 3/5 locked"],
            play=["Powerbase: Los Angeles"],
            hand=[discarded, "Blank Page", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    t.does("use Powerbase: Los Angeles")
    assert t.measure("turn.left") == 2
    t.does(f"discard {discarded}")
    assert (t.asks == "may") is unlocks
    if unlocks:
        t.does("yes")
        assert (t.measure("Mira.locked"), t.measure("Ines.locked")) == (0, 1)
    t.answer(t.options("discard")[0])
    assert t.who() == "b" or not t.options("discard")


@since_2011
@rules_on("Powerbase: Los Angeles", "LSJ 20080604")
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Camarilla", False)])
def test_anarchs_of_others_steal_los_angeles(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 sect:{sect}"]),
        seat(ready=["Oskar 2/4 locked"], play=["Powerbase: Los Angeles"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use Powerbase: Los Angeles Mira") is offered
    if offered:
        t.does("use Powerbase: Los Angeles Mira")
        t.goes_on()
        assert t.word("Powerbase: Los Angeles.controller") == "a"


@editions
def test_the_capuchin_fills_the_hand_and_spares_replacements(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5"],
            hand=["Visit from the Capuchin", "Ascendance", "Ascendance", *["Blank Page"] * 4],
            library=20,
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Visit from the Capuchin")
    assert (t.measure("a.hand_size"), t.measure("a.hand"), t.measure("a.library")) == (11, 11, 15)
    for left in (3, 2, 1, 0):
        for _ in range(80):
            if t.asks == "discard" and t.who() == "a":
                break
            t.goes_by()
        t.answer(t.options("discard")[0])
        assert (t.measure("a.hand"), t.measure("a.library")) == (7 + left, 15)
        assert t.region("Visit from the Capuchin") == ("play" if left else "ash-heap")
        passes_to(t, "minion", "b")


@editions
@rules_on("Visit from the Capuchin", "PIB 20121031")
def test_the_capuchin_visits_once_at_a_time(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["Visit from the Capuchin counters:1"], hand=["Visit from the Capuchin"] * 2),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Visit from the Capuchin")


# -- archetypes -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Dabbler", "ANK 20180719-4")
@pytest.mark.parametrize(("cards", "way"), [(3, 0), (3, 1), (2, -1)])
def test_a_dabbler_gains_by_three_disciplines(cards: int, way: int, edition: str) -> None:
    """Ruling: once in each turn, of whomever."""
    t = position(
        seat(
            ready=[("Mira 3/8 vic OBF dom", ["Dabbler"])],
            hand=["Changeling", "Faceless Night", "Govern the Unaligned"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    if cards == 3:
        t.does("play Changeling Mira 0")
    while not t.offers("block Oskar"):
        t.passes()
    t.does("block Oskar")
    t.does("play Faceless Night Mira 0", by="a")
    for _ in range(40):
        if t.asks == "may" or t.asks in t.quiet:
            break
        t.passes()
    assert (t.asks == "may") is (way >= 0)
    if way >= 0:
        before = t.measure("Mira.blood")
        t.does("yes")
        t.does(f"way {way}")
        assert (t.measure("Mira.blood") - before, t.measure("Mira.locked")) == ((-1, 0), (1, 1))[way]


@editions
@rules_on("Dabbler", "ANK 20220411")
def test_a_cancelled_action_is_nothing_for_a_dabbler(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/8 vic OBF dom", ["Dabbler"]), "Ines 2/4"], hand=["Govern the Unaligned"]),
        seat(ready=["Oskar 2/4"], hand=["Direct Intervention"]),
        bystander(),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    t.goes_on()
    assert not t.ever_offered("yes")


@editions
def test_guiding_wisdom_votes_and_makes_abstain(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {SALUBRI} sect:Independent", "Ines 2/4"], hand=["Saulot's Guiding Wisdom"]),
        seat(ready=["Oskar 2/4 prince:Boston"], hand=["Kine Resources Contested"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Saulot's Guiding Wisdom")
    assert (t.g.host[t["Saulot's Guiding Wisdom"]], stats.votes(t.g, t["Mira"])) == (t["Mira"], 2)
    passes_to(t, "minion", "b")
    t.does("play Kine Resources Contested Oskar")
    while t.asks != "terms":
        t.passes()
    while t.asks == "terms":
        t.answer(t.options()[-1])
    for _ in range(20):
        if t.who() == "a" and t.offers("use Saulot's Guiding Wisdom"):
            break
        t.passes()
    t.does("use Saulot's Guiding Wisdom", by="a")
    t.does("target Oskar")
    assert t.told("abstains")
    assert t.measure("Mira.locked") == 1


@editions
def test_guiding_wisdom_ends_the_combat_of_another(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"]),
        seat(ready=["Oskar 2/4", (f"Sage 2/5 {SALUBRI}", ["Saulot's Guiding Wisdom"])]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    for _ in range(10):
        if t.offers("use Saulot's Guiding Wisdom"):
            break
        t.passes()
    t.does("use Saulot's Guiding Wisdom", by="b")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood"), t.measure("Sage.locked")) == (3, 2, 1)


@editions
@rules_on("Saulot's Healing Touch", "PIB 20110918", "LSJ 20080604")
@pytest.mark.parametrize(("clan", "blood"), [("Ventrue", 4), ("Tremere", 1)])
def test_the_healing_touch_rescues_for_nothing(clan: str, blood: int, edition: str) -> None:
    """Ruling: the action itself costs less, whoever pays."""
    t = position(
        seat(
            ready=[(f"Mira 3/5 {SALUBRI}", ["Saulot's Healing Touch"])],
            torpor=[f"Sleeper 3/5 clan:{clan}"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    rescues = t.options("rescue")
    assert len(rescues) == (1 if clan == "Ventrue" else 3)
    t.answer(rescues[0])
    t.goes_on()
    assert (t.region("Sleeper"), t.measure("Sleeper.blood"), t.measure("Mira.blood")) == ("ready", blood, 3)


@editions
def test_the_healing_touch_heals_up_to_what_one_began_with(edition: str) -> None:
    t = position(
        seat(ready=[(f"Mira 3/5 {SALUBRI}", ["Saulot's Healing Touch"]), "Ines 2/4", "Full 4/4", "Carlton Van Wyk"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("use Saulot's Healing Touch Mira")
    assert (t.offers("target Full"), t.offers("target Carlton Van Wyk")) == (False, False)
    t.does("target Ines")
    assert stats.stealth(t.g, t["Mira"]) == 1
    t.goes_on()
    assert t.measure("Ines.blood") == 3


@since_2011
@rules_on("Regent", "LSJ 20080604")
@pytest.mark.parametrize(("who", "offered"), [("3/8 sect:Sabbat", True), ("3/7 sect:Sabbat", False), ("3/8", False)])
def test_a_regent_is_an_old_sabbat_vampire(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {who}" if "sect" in who else f"Mira {who} sect:Camarilla"], hand=["Regent"]),
        seat(ready=["Oskar 2/4 sect:Sabbat"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert t.offers("play Regent") is offered
    if offered:
        t.does("play Regent")
        assert (t.word("Mira.title"), t.g.host[t["Regent"]], t.measure("a.pool")) == ("regent", t["Mira"], 29)
        passes_to(t, "minion", "b")
        t.does("use Regent Oskar")
        assert t.told("action")[-1]["minion"] == t["Oskar"]


@since_2011
def test_the_regent_passes_to_a_diablerist_of_the_sabbat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 sect:Sabbat"], hand=["Regent"]),
        seat(ready=["Oskar 2/4 sect:Sabbat"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Regent")
    from praxis.vtes.rules.torpor import send_to_torpor

    passes_to(t, "minion", "b")
    send_to_torpor(t.g, t["Mira"])
    t.g.due = True
    assert not t.offers("diablerize Oskar"), "what he may do was listed before Mira fell"
    t.does("hunt Oskar")
    while not t.offers("diablerize Oskar"):
        t.passes()
    t.does("diablerize Oskar")
    t.goes_on("discipline")
    assert (t.region("Mira"), t.g.host[t["Regent"]]) == ("ash-heap", t["Oskar"])
    assert t.g.titles[t["Oskar"]] == "regent"


# -- what leaves the ready region -------------------------------------------------------------------------------------


@editions
@rules_on("Priority Contract", "LSJ 20080604")
@pytest.mark.parametrize(("blood", "fulfilled"), [(0, True), (3, False)])
def test_a_priority_contract_pays_for_the_fall(blood: int, fulfilled: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {ASSAMITE}", "Ines 3/5"], hand=["Priority Contract"]),
        seat(ready=[f"Oskar {blood}/4", "Ute 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Priority Contract")
    assert not t.offers("target Vera")
    t.does("target Oskar")
    t.does("target Mira") if t.asks == "target" else None
    passes_to(t, "minion")
    assert not t.offers("use Priority Contract Ines")
    t.does("use Priority Contract Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1
    for _ in range(80):
        if t.asks == "may" or t.asks in t.quiet:
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.asks == "may") is fulfilled
    if fulfilled:
        t.does("yes", by="a")
        assert (t.measure("a.pool"), t.region("Priority Contract")) == (33, "ash-heap")


@editions
@rules_on("Priority Contract", "ANK 20180129-2")
@rules_on("The Black Throne", "ANK 20180129-2", "PIB 20150512")
def test_contracts_pay_when_the_prey_is_ousted(edition: str) -> None:
    """Rulings: an oust counts; the throne pays even though the contract is burned."""
    t = position(
        seat(ready=[f"Mira 3/5 {ASSAMITE}"], play=["The Black Throne"], hand=["Priority Contract"]),
        seat(pool=1, ready=["Oskar 2/4 locked"]),
        bystander(),
        seat(ready=["Wim 2/4"]),
        phase="master",
        edition=edition,
    )
    t.does("play Priority Contract")
    passes_to(t, "minion")
    t.does("bleed Mira")
    for _ in range(40):
        if t.asks in t.quiet and t.asks != "minion":
            break
        if t.asks == "may":
            t.does("yes", by="a")
        else:
            t.goes_by("trigger")
    assert t.measure("b.ousted") == 1
    assert t.measure("a.pool") == 30 + 6 + 3 + 1
    assert t.measure("The Black Throne.locked") == 1


@editions
def test_the_black_throne_votes(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Chicago"], hand=["Kine Resources Contested"]),
        seat(ready=[f"Oskar 2/4 {ASSAMITE}"], play=["The Black Throne"]),
        bystander(),
        edition=edition,
    )
    t.does("play Kine Resources Contested Mira")
    while t.asks != "terms":
        t.passes()
    while t.asks == "terms":
        t.answer(t.options()[-1])
    while not t.offers("use The Black Throne"):
        t.passes()
    t.does("use The Black Throne", by="b")
    assert t.told("gains-votes")[0]["votes"] == 2


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
    blocked(t, "Brute")
    for _ in range(40):
        if t.asks == "may" or t.asks in t.quiet:
            break
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.asks, t.who()) == ("may", "b")
    t.does("yes")
    assert t.measure("Young.blood") == 1


@editions
@rules_on("Carver's Meat Packing and Storage", "ANK 20200729")
def test_carvers_keeps_the_small_as_hostages(edition: str) -> None:
    """Ruling: the hostages of one vampire are freed once a turn."""
    t = position(
        seat(ready=["Mira 3/8"], play=["Carver's Meat Packing and Storage"]),
        seat(ready=["Oskar 0/3"]),
        bystander(),
        edition=edition,
    )
    blocked(t)
    fought(t)
    assert (t.region("Oskar"), t.g.counters_on(t["Oskar"], "hostage")) == ("torpor", 1)
    for _ in range(200):
        if t.who() == "a" and t.asks == "master":
            break
        assert not t.offers("leave Oskar")
        t.goes_by()
    t.does("use Carver's Meat Packing and Storage")
    assert t.measure("Mira.blood") == 3  # one lost to the fist, one gained


@editions
@pytest.mark.parametrize("freed", [True, False])
def test_hostages_are_neither_rescued_nor_diablerized_until_they_are_freed(freed: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8", "Ines 3/5"], play=["Blood Puppy counters:3"]),
        seat(ready=["Oskar 3/4"], torpor=["Young 2/3"], play=["Carver's Meat Packing and Storage"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.g.add_counters(t["Young"], "hostage", 1)
    _asks_anew(t)
    if freed:
        t.does("use Carver's Meat Packing and Storage")
        t.does("pick Mira") if t.asks == "pick" else None
        assert (t.measure("Mira.blood"), t.g.counters_on(t["Young"], "hostage")) == (2, 0)
        assert not t.offers("use Carver's Meat Packing and Storage")
    passes_to(t, "minion")
    assert t.offers("diablerize Mira Young") is freed
    assert t.offers("rescue Mira Young") is freed


# -- Ravnos -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Week of Nightmares", "LSJ 20050720-2", "RTR 20010711", "LSJ 20100915", "LSJ 20010809-1", "LSJ 20080604")
@pytest.mark.parametrize(("theirs", "mine", "blood"), [(2, 1, 2), (0, 1, 1), (2, 5, 5)])
def test_ravnos_hunt_their_own_in_the_week_of_nightmares(theirs: int, mine: int, blood: int, edition: str) -> None:
    """Rulings: a vampire without blood can be hunted; what cannot be gained goes to the bank."""
    t = position(
        seat(ready=[f"Mira {mine}/5 {RAVNOS}", "Ines 2/4"], play=["Week of Nightmares counters:10"]),
        seat(ready=[f"Oskar {theirs}/4 {RAVNOS} locked"]),
        bystander(),
        edition=edition,
    )
    assert (t.measure("Mira.bleed"), t.measure("Mira.strength"), t.measure("Ines.bleed")) == (2, 2, 1)
    assert not t.offers("hunt Mira")
    assert t.offers("hunt Ines")
    t.does("use Week of Nightmares Mira")
    assert (t.told("action")[0]["stealth"], t.told("action")[0]["victims"]) == (1, [1])
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (blood, max(0, theirs - 1))
    assert bool([told for told in t.told("action-over") if told["outcome"] == 1])


@editions
@rules_on("Week of Nightmares", "LSJ 19970224")
def test_there_must_be_another_ravnos_to_hunt(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 2/5 {RAVNOS}"], play=["Week of Nightmares counters:10"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Week of Nightmares Mira")


@editions
def test_nightmares_end_in_blood_or_ash(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {RAVNOS}", "Ines 2/4"], play=["Week of Nightmares counters:1"]),
        seat(ready=[f"Oskar 1/4 {RAVNOS}", "Ute 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.g.add_counters(t["Oskar"], "nightmare", 2)
    t.g.add_counters(t["Mira"], "nightmare", 1)
    t.does("use Week of Nightmares")
    t.does("target Mira")
    assert (t.asks, t.who()) == ("unless", "a")
    t.does("yes")
    assert (t.measure("Mira.blood"), t.region("Oskar"), t.region("Week of Nightmares")) == (1, "ash-heap", "ash-heap")
    assert not t.g.counters_on(t["Mira"], "nightmare")


@editions
@rules_on("Ravnos Carnival", "LSJ 20050408", "RTR 20111202")
@pytest.mark.parametrize("is_blocked", [False, True])
def test_the_carnival_pays_for_actions(is_blocked: bool, edition: str) -> None:
    """Rulings: even for one that he could not pay for; announced with the action."""
    t = position(
        seat(
            ready=[f"Mira 1/8 {RAVNOS} pre", "Ines 2/4"],
            hand=["Propaganda"],
            play=["Ravnos Carnival counters:3"],
        ),
        seat(ready=["Oskar 2/4" if is_blocked else "Oskar 2/4 locked"], torpor=["Sleeper 1/3"]),
        bystander(),
        edition=edition,
    )
    plays = [one for one in t.options("play") if one.split()[1] == str(t["Propaganda"])]
    cost = t.g.face[t["Propaganda"]].blood
    assert cost == 2
    assert plays
    t.answer(plays[0])
    t.does("target Sleeper") if t.asks == "target" else None
    assert not t.offers("amount 3")  # no more than it costs
    t.does("amount 2")
    assert t.measure("Ravnos Carnival.blood") == (3 if is_blocked else 1)  # set aside until it is paid
    for _ in range(60):
        if t.told("action-over"):
            break
        t.does(
            "block Oskar"
            if t.offers("block Oskar")
            else "strike hand"
            if t.asks == "strike"
            else "pass"
            if t.offers("pass")
            else t.options()[0]
        )
    assert t.measure("Ravnos Carnival.blood") == (3 if is_blocked else 1)


@editions
@rules_on("Ravnos Carnival", "ANK 20180109")
def test_the_carnival_is_for_action_cards_of_ravnos(edition: str) -> None:
    t = position(
        seat(ready=["Mira 1/8 pre"], hand=["Propaganda"], play=["Ravnos Carnival counters:3"]),
        seat(ready=["Oskar 2/4"], torpor=["Sleeper 1/3"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Propaganda Mira")


@editions
@rules_on("Ravnos Cache", "RTR 19960112")
def test_the_cache_pays_for_equipment(edition: str) -> None:
    """Ruling: in the place of pool or blood."""
    t = in_phase("master", edition, "Ravnos Cache counters:1")
    t.does("use Ravnos Cache")
    assert (t.measure("a.pool"), t.measure("Ravnos Cache.blood")) == (29, 3)
    t = position(
        seat(ready=["Mira 1/8", "Ines 2/4"], hand=[".44 Magnum"], play=["Ravnos Cache counters:3"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play .44 Magnum Mira")
    t.does("use Ravnos Cache")
    t.does("amount 2")
    t.goes_on("paying")
    assert (t.measure("a.pool"), t.measure("Ravnos Cache.blood"), t.measure("Ravnos Cache.locked")) == (30, 1, 1)
    assert t.region(".44 Magnum") == "attached"


@since_2011
@rules_on("Hackerspace", "ANK 20210410")
def test_the_hackerspace_grows_with_anarchs_and_pays_for_equipment(edition: str) -> None:
    """Ruling: one counter for each who becomes an anarch."""
    t = position(
        seat(ready=["Mira 1/8 sect:Anarch", "Ines 2/4"], hand=[".44 Magnum"], play=["Hackerspace counters:1"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("anarch Ines")
    t.goes_on()
    assert t.measure("Hackerspace.blood") == 2
    t.does("play .44 Magnum Mira")
    t.does("use Hackerspace")
    t.does("amount 2")
    t.goes_on("paying")
    assert (t.measure("a.pool"), t.measure("Hackerspace.blood"), t.region(".44 Magnum")) == (30, 0, "attached")


# -- equipment and servants -------------------------------------------------------------------------------------------


@editions
@rules_on("Vast Wealth", "TOM 19960130", "TOM 19951107", "RTR 19951017")
def test_vast_wealth_takes_the_first_equipment(edition: str) -> None:
    """Rulings: it is an equip action; the library is searched only if it succeeds; only for whom she controls."""
    t = position(
        seat(
            ready=["Mira 3/5", "Ines 2/4"],
            hand=["Vast Wealth", *["Blank Page"] * 6],
            library=[".44 Magnum", "Blank Page", "Ivory Bow", "Blank Page", "Blank Page"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Vast Wealth")
    t.does("target Mira")
    passes_to(t, "minion")
    t.does("use Vast Wealth Mira")
    assert (t.told("action")[0]["action"], stats.stealth(t.g, t["Mira"])) == ("equip", 1)
    assert not t.told("found")
    t.goes_on()
    on = [t.g.face[card].name for card in t.g.on(t["Mira"])]
    assert len(on) == 2
    first = next(name for name in on if name != "Vast Wealth")
    assert first == "Ivory Bow"  # which lies above the other
    assert t.measure("a.pool") == 30 - t.g.face[t["Ivory Bow"]].pool


@editions
@rules_on("Vast Wealth", "TOM 19950407")
def test_equipment_that_does_not_fit_is_burned(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", ["Vast Wealth"])], library=["Palatial Estate", "Blank Page"][:1]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    fits = t.g.face[t.g.library(0)[0]].clans
    t.does("use Vast Wealth Mira")
    t.goes_on()
    assert t.measure("a.library") == 0
    assert (t.measure("a.ash_heap") == 1) is bool(fits)


@since_2011
@rules_on("Piper", "LSJ 20080803", "LSJ 20080815")
@pytest.mark.parametrize("servant", ["Carlton Van Wyk", "Raven Spy"])
def test_piper_brings_a_servant_from_the_hand(servant: str, edition: str) -> None:
    """Rulings: at his own level of the Discipline; it is no action of his."""
    t = position(
        seat(ready=["Mira 3/5 sect:Anarch ANI", "Ines 2/4 ANI"], hand=["Piper", servant, "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Piper")
    t.does(f"pick {servant}") if t.asks == "pick" else None
    price = t.g.face[t[servant]].pool
    assert (t.measure("Mira.locked"), t.measure("a.pool")) == (1, 30 - price)
    if servant == "Raven Spy":
        assert (t.g.host[t[servant]], t.measure("Mira.intercept")) == (t["Mira"], 1)
    else:
        passes_to(t, "minion")
        assert not t.offers(f"bleed {servant}")  # not in this turn
        assert t.region(servant) in ("ready", "waiting")


@editions
@pytest.mark.parametrize(
    ("who", "offered"),
    [("2/5 trait:path-of-Death-and-the-Soul", True), ("5/5 trait:path-of-Death-and-the-Soul", False), ("2/5", False)],
)
def test_the_burial_site_feeds_those_on_the_path(who: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira {who}"], play=["Burial Site Hunting Ground", "Warzone Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers("use Burial Site Hunting Ground") is offered
    if offered:
        t.does("use Burial Site Hunting Ground")
        assert t.measure("Mira.blood") == 3
        assert not t.offers("use Warzone Hunting Ground")


@editions
@pytest.mark.parametrize(("lost", "offered"), [(0, False), (1, True)])
def test_the_burial_site_mends_a_zombie(lost: int, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 5/5", "Gravebound Drone"], play=["Burial Site Hunting Ground", "Blood Puppy counters:3"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.g.burn_blood(t["Gravebound Drone"], lost, "card.burn.counter-to-bank")
    _asks_anew(t)
    life = t.measure("Gravebound Drone.life")
    offers = t.offers("use Burial Site Hunting Ground")
    assert offers is (offered and life < t.g.face[t["Gravebound Drone"]].life)
    if offers:
        t.does("use Burial Site Hunting Ground")
        assert t.measure("Gravebound Drone.life") == life + 1


# -- actions and referendums that fail --------------------------------------------------------------------------------


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
def test_vox_domini_fails_a_referendum_once(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Rabble Razing"]),
        seat(ready=["Oskar 2/3"], hand=["Vox Domini", "Vox Domini"]),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    for _ in range(20):
        if t.offers("play Vox Domini"):
            break
        t.passes()
    t.does("play Vox Domini", by="b")
    t.goes_on()
    assert (t.told("result")[0]["result"], t.measure("b.pool"), t.measure("Oskar.blood")) == ("failed", 29, 2)
    assert limits_reached(t, 1)
    assert not limits_reached(t, 0)


def _asks_anew(t: Table) -> None:
    """What is offered in her unlock phase is found again after something is used."""
    t.does("use Blood Puppy")
    t.does("way 1")


def limits_reached(t: Table, seat: int) -> bool:
    """Whether a Methuselah may play no other Vox Domini."""
    from praxis.vtes.rules.limits import is_reached

    card = next(card for card in t.g.hand(1) if t.g.face[card].name == "Vox Domini")
    t.g.controller[card] = seat
    found = is_reached(t.g, -1, card, 0, t.g.face[card].definition.modes[0])
    t.g.controller[card] = 1
    return found


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


# -- numbers chosen in secret -----------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("numbers", "pools"), [((6, 5, 1), (24, 35, 31)), ((3, 3, 3), (33, 33, 33)), ((1, 2, 3), (31, 28, 27))]
)
def test_the_game_of_malkav_is_played_in_secret(
    numbers: tuple[int, int, int], pools: tuple[int, int, int], edition: str
) -> None:
    t = position(
        seat(ready=["Mira 3/5 clan:Malkavian"], hand=["Game of Malkav"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Game of Malkav")
    for who, n in zip("abc", numbers, strict=True):
        assert (t.who(), t.asks) == (who, "amount")
        assert t.offers("amount 6") is (who == "a")
        assert not t.offers("amount 0")
        assert not t.told("reveals")
        t.does(f"amount {n}")
        for place in range(3) if who != "c" else ():
            things = next(frame.slots["things"] for frame in t.g.view(place).stack if frame.slots.get("things"))
            own = {s: number for s, number in enumerate(numbers) if s == place}
            assert things == [own.get(s, HIDDEN) for s in range("abc".index(who) + 1)], "she sees no other number"
    assert [told["amount"] for told in t.told("reveals")] == list(numbers)
    assert tuple(t.measure(f"{one}.pool") for one in "abc") == pools
    t.is_quiet()


# -- cards kept on cards ----------------------------------------------------------------------------------------------


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


@editions
def test_the_black_market_is_drawn_from_instead_of_the_library(edition: str) -> None:
    t = position(
        seat(
            ready=[f"Mira 3/5 {RAVNOS}"],
            hand=["Black Market Cache", *["Blank Page"] * 6],
            library=[".44 Magnum", "Ivory Bow", "Flak Jacket", *["Blank Page"] * 3],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Black Market Cache")
    names = []
    for _ in range(3):
        if t.asks != "search":
            break
        finds = t.options("find")
        if not finds:
            t.passes()
            continue
        t.answer(finds[0])
        names.append(finds[0])
    kept = [card for card in t.g.regions[12][0] if t.g.host[card] == t["Black Market Cache"]]
    assert len(kept) == 2  # the bow is unique
    before = t.measure("a.library")
    t.does("use Black Market Cache")
    t.answer(t.options("pick")[0]) if t.asks == "pick" else None
    for _ in range(40):
        if t.asks == "discard" and t.who() == "a":
            break
        t.goes_by()
    t.answer(t.options("discard")[0])
    assert t.measure("a.library") == before
    assert len([card for card in kept if t.g.where[card] == 2 or card in t.g.hand(0)]) == 1
    assert t.region("Black Market Cache") == "play"


@editions
def test_an_empty_black_market_is_burned(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {RAVNOS}"], hand=["Black Market Cache"], library=3),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Black Market Cache")
    while t.asks == "search":
        t.passes()
    assert t.region("Black Market Cache") == "ash-heap"


@editions
@rules_on("Storage Annex", "LSJ 20100527", "LSJ 20021128")
def test_the_annex_keeps_a_card_in_exchange(edition: str) -> None:
    """Rulings: not with an empty hand; the card goes with it."""
    t = position(
        seat(ready=["Mira 3/5"], hand=["Storage Annex", "Changeling", "Unnatural Disaster"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Storage Annex")
    t.does("pick Changeling")
    assert (t.region("Changeling"), t.g.seen(t["Changeling"], 1), t.g.seen(t["Changeling"], 0)) == (
        "research",
        False,
        True,
    )
    t = position(seat(ready=["Mira 3/5"], hand=["Storage Annex"]), seat(), bystander(), phase="master", edition=edition)
    assert not t.offers("play Storage Annex")


@editions
def test_the_annex_gives_back_what_it_kept(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Storage Annex", "Changeling", "Ascendance", "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Storage Annex")
    t.does("pick Changeling")
    assert (t.asks, t.who()) == ("master", "a")
    t.does("use Storage Annex")
    t.does("pick Ascendance")
    assert (t.region("Changeling"), t.region("Ascendance")) == ("hand", "research")
    assert not t.offers("use Storage Annex")
