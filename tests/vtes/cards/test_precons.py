"""Master cards of the preconstructed decks that need rules of their own."""

from __future__ import annotations

import pytest

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
@rules_on("Childe of the Revolution", "LSJ 20080603", "LSJ 20050128")
@rules_on("Sweeper", "LSJ 20080603")
@rules_on("Organized Resistance", "LSJ 20080603", "LSJ 20050128")
@pytest.mark.parametrize(
    ("discarded", "unlocks"),
    [
        ("Open War", True),
        ("Galaric's Legacy", True),
        ("Twilight Camp", True),
        ("Bait and Switch", True),
        ("Childe of the Revolution", True),
        ("Sweeper", True),
        ("Organized Resistance", True),
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
    t.passes_until_offered("block Oskar")
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
    t.passes_until_offered("diablerize Oskar")
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
    t.passes_until_offered("use The Black Throne")
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
    asks_anew(t)
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


def asks_anew(t: Table) -> None:
    """What is offered in her unlock phase is found again after something is used."""
    t.does("use Blood Puppy")
    t.does("way 1")
