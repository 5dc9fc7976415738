"""Master cards: B."""

from __future__ import annotations

from collections import Counter

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import definition, gain, modifier, needs
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.rulings import extra_cost
from praxis.vtes.positions.scenario import Item, Table, position, seat
from tests.vtes.cards.action_tables import either, plays_at_once, unseen_table, waiting
from tests.vtes.cards.gear_tables import may_burn
from tests.vtes.cards.location_tables import BRUJAH, RAVNOS, TREMERE, VENTRUE, polling
from tests.vtes.cards.master_tables import ASSAMITE, asks_anew
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    comes_into_play,
    editions,
    in_phase,
    needs_a_minion_of_its_own,
    passes_to,
    since_2011,
)
from tests.vtes.cards.turn_tables import ONCE
from tests.vtes.rules.action.cards import card as made
from tests.vtes.shorthand import build, keeping
from tests.vtes.shorthand import selectors as choose

# -- The Barrens ------------------------------------------------------------------------------------------------------


@editions
def test_the_barrens_exchange_a_card(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], play=["The Barrens"], hand=["Misdirection", *["Zillah's Valley"] * 6], library=1),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.hand", "a.pool"):
        t.does("use The Barrens")
        t.does("discard Misdirection")
        assert not t.offers("use The Barrens")
    assert (t.region("Misdirection"), t.measure("a.library")) == ("ash-heap", 0)
    t.is_quiet()


def with_all_moments(card: str, owner: str, edition: str) -> Table:
    """Mira of seat a may bleed or call a vote; the owner has the card in play, and something to use it on."""
    blanks, young = ["Blank Page"] * 6, ["Young 0/9"]
    calls = ["Kine Resources Contested", *blanks]
    return position(
        seat(
            ready=["Mira 4/8 prince", "Ines 3/5"],
            hand=calls,
            play=[card] if owner == "a" else [],
            uncontrolled=young,
            library=9,
        ),
        seat(ready=["Oskar 3/4"], hand=blanks, play=[card] if owner == "b" else [], uncontrolled=young, library=9),
        bystander(),
        edition=edition,
    )


@rules_on("The Barrens", "ANK 20200616")
@rules_on("Dreams of the Sphinx", "ANK 20200616")
@editions
@pytest.mark.parametrize("owner", ["a", "b"])
@pytest.mark.parametrize("card", ["Dreams of the Sphinx", "The Barrens"])
def test_it_is_used_between_actions_in_combat_and_in_a_referendum(card: str, owner: str, edition: str) -> None:
    """Whenever its controller has the opportunity: not only in her phases and before range."""
    seen: dict[str, set[str]] = {}

    def look(t: Table) -> None:
        if t.offers(f"use {card}"):
            seen.setdefault(t.asks, set()).add(t.who())

    t = with_all_moments(card, owner, edition)
    look(t)
    t.does("bleed Mira" if t.asks == "minion" else "pass")
    if not t.told("action"):
        t.does("bleed Mira")
    while t.asks != "minion":
        look(t)
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    t = with_all_moments(card, owner, edition)
    while not t.told("polling"):
        look(t)
        t.does("play Kine Resources Contested Mira" if t.offers("play Kine Resources Contested Mira") else "pass")
        while t.asks == "terms":
            t.answer(t.options()[0])
    while t.asks not in ("minion", "discard"):
        look(t)
        t.goes_by()
    assert all(who == {owner} for who in seen.values())
    expected = {"before-range", "maneuver", "before-strikes", "press", "end-of-round", "polling"}
    expected.add("minion" if owner == "a" else "between-of-others")
    assert expected <= set(seen)
    assert "as-played" not in seen


@rules_on("The Barrens", "RTR 20040501")
@rules_on("Sudden Reversal", "LSJ 20061207")
@since_2011
def test_it_is_not_used_as_a_card_is_played(edition: str) -> None:
    """Ruling: not to find a card that would cancel the one being played."""
    t = position(
        seat(ready=["Mira 4/8"], hand=["Misdirection"]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"], hand=["Sudden Reversal", *["Blank Page"] * 6], library=5),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.passes_until_offered("play Misdirection")
    t.does_all("play Misdirection", "target Oskar")
    assert (t.who(), t.asks, t.offers("play Sudden Reversal")) == ("b", "as-played", True)
    assert not t.offers("use The Barrens")


# -- Base Hunting Ground ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "who", "other"),
    [
        ("Base Hunting Ground", "", None),
        ("Palace Hunting Ground", "clan:Guruhi", ""),
        ("Palace Hunting Ground", "", None),
    ],
)
def test_a_hunting_ground_feeds_a_vampire_once_a_turn(card: str, who: str, other: str | None, edition: str) -> None:
    fits = bool(who) or (other is None and card.startswith("Base"))
    t = position(
        seat(ready=[f"Mira 2/5 {who}".strip()], play=[card, "Warzone Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers(f"use {card}") is fits
    if fits:
        with t.unchanged(*BYSTANDER, "Oskar.blood"):
            t.does(f"use {card}")
        assert t.measure("Mira.blood") == 3
        assert not t.offers(f"use {card}")
        assert not t.offers("use Warzone Hunting Ground")  # one hunting ground a turn


# -- Bastille Opera House ---------------------------------------------------------------------------------------------

# The card, what one needs to play it, and with how many counters it comes.
COMES = [
    ("Bastille Opera House", "", 0),
    ("Blessings of the Loa", "clan:Samedi", 0),
    ("Centralized Background Check", "", 0),
    ("City Gangrel Connections", "clan:Gangrel-antitribu", 0),
    ("Fetish Club Hunting Ground", "clan:Toreador-antitribu", 0),
    ("Foundation Exhibit", "clan:Toreador-antitribu", 0),
    ("Information Network", "clan:Nosferatu-antitribu", 0),
    ("Institution Hunting Ground", "clan:Malkavian-antitribu", 0),
    ("Insurance Scam", "", 0),
    ("Khobar Towers, Al-Khubar", "clan:Ministry", 0),
    ("Meditative Grove", "clan:Salubri", 0),
    ("Nocturn Theater", "", 0),
    ("Path of Evil Revelations", "", 0),
    ("The Path of Blood", "clan:Banu-Haqim", 0),
    ("The Path of Metamorphosis", "clan:Tzimisce", 0),
    ("The Path of Retribution", "clan:Salubri-antitribu", 0),
    ("The Path of Typhon", "clan:Ministry", 0),
    ("Pentex™ Loves You!", "", 0),
    ("Police Department", "", 0),
    ("Port Hunting Ground", "clan:Ishtarri", 0),
    ("Powerbase: Mexico City", "", 5),
    ("The Secret Library of Alexandria", "clan:Nosferatu", 0),
    ("The Slaughterhouse", "clan:Harbinger-of-Skulls", 0),
    ("Therbold Realty", "", 0),
    ("Twisted Forest", "clan:Gangrel-antitribu", 0),
    ("Using the Advantage", "clan:Nosferatu-antitribu", 0),
    ("Ventrue Directorate Assembly", "clan:Ventrue", 0),
    ("Wall Street Night, Financial Newspaper", "", 0),
    ("Waste Management Operation", "clan:Brujah-antitribu", 0),
    ("Watchtower: Four Ride Forth", "trait:seraph", 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "counters"), COMES)
def test_it_comes_into_play_for_its_price(card: str, who: str, counters: int, edition: str) -> None:
    comes_into_play(card, who, edition, counters)


@editions
@pytest.mark.parametrize("card", [card for card, who, _ in COMES if who])
def test_it_needs_a_minion_that_meets_its_requirement(card: str, edition: str) -> None:
    needs_a_minion_of_its_own(card, edition)


@editions
@pytest.mark.parametrize(("divas", "votes", "region"), [(2, 2, "play"), (0, 1, "ash-heap")])
def test_the_bastille_sings_with_as_many_voices_as_there_are(divas: int, votes: int, region: str, edition: str) -> None:
    ready = [f"Diva{n} 2/4 clan:Daughter-of-Cacophony" for n in range(divas)] or ["Oskar 2/4"]
    t = polling("Bastille Opera House", *ready, edition=edition)
    t.answer(t.options("use")[0])
    assert (t.told("gains-votes")[0]["votes"], t.region("Bastille Opera House")) == (votes, region)


# -- Bay and Howl -----------------------------------------------------------------------------------------------------


@editions
def test_bay_and_howl_feeds_a_gangrel_antitribu_to_come(edition: str) -> None:
    gangrel = "clan:Gangrel-antitribu"
    t = plays_at_once(
        "Bay and Howl",
        edition,
        f"Mira 3/5 {gangrel}",
        f"Ines 2/5 {gangrel}",
        "Kurt 2/4",
        uncontrolled=[f"Young 0/6 {gangrel}", "Alien 0/5"],
    )
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Kurt", "Young")] == [2, 1, 2, 2]


# -- Black Forest Base ------------------------------------------------------------------------------------------------


@editions
@rules_on("Black Forest Base", "LSJ 20091224")
def test_black_forest_base_is_called_on_once_a_turn_by_any_sabbat_vampire(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5 bishop", "Ines 3/5 bishop", "Alien 3/5 primogen"]),
        seat(ready=["Oskar 2/4"], play=["Black Forest Base"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("use Black Forest Base Alien")
    t.does("use Black Forest Base Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1
    while not t.told("action-over"):
        t.does("vote Mira for" if t.offers("vote Mira for") else "pass")
    assert (t.measure("a.pool"), t.measure("b.pool")) == (32, 30)
    assert not t.offers("use Black Forest Base Ines")
    t.is_quiet()


@editions
@pytest.mark.parametrize(("trait", "offered"), [("changeling", True), ("mortal", False)])
def test_changelings_burn_black_forest_base(trait: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Puck ally 2 trait:{trait}"]), seat(play=["Black Forest Base"]), bystander(), edition=edition
    )
    assert t.offers("use Black Forest Base Puck") is offered
    if offered:
        t.does("use Black Forest Base Puck")
        t.goes_on()
        assert t.region("Black Forest Base") == "ash-heap"
        t.is_quiet()


ON_OSKAR, ON_MIRA, OSKARS, MIRAS, HIMSELF = "on Oskar", "on Mira", "of Oskar's controller", "of Mira's", "himself"
ALLOWED = [
    # card, where it lies, words of Mira, which ability, what the action requires
    ("Black Forest Base", OSKARS, "sect:Sabbat", -1, "Sabbat"),
    ("Cave of Apples", MIRAS, "clan:Ministry", -1, "Ministry"),
    ("Despiral", ON_MIRA, "clan:Ishtarri", -1, "Ishtarri"),
    ("Imperial Decree", MIRAS, "sect:Camarilla", -1, "Camarilla"),
    ("Powerbase: Cape Verde", OSKARS, "clan:Giovanni", -3, "Giovanni"),
    ("Powerbase: Cape Verde", OSKARS, "sect:Laibon", -3, "Laibon"),
    ("Powerbase: Mexico City", OSKARS, "sect:Sabbat", -1, "Sabbat"),
    ("Sabbat Inquisitor", ON_OSKAR, "sect:Sabbat", -2, "Sabbat"),
    ("Shakar: the Hunt", ON_OSKAR, "trait:black-hand", -1, "black hand"),
    ("Skaald", ON_OSKAR, "clan:Gangrel", -1, "Gangrel"),
    ("Stone Dog", ON_MIRA, "clan:Gargoyle", -1, "Gargoyle"),
    ("Powerbase: Munich", OSKARS, "sect:Independent", -3, "Independent"),
    ("Calebros, The Martyr", HIMSELF, "sect:Camarilla", -1, "Camarilla"),
    ("Giangaleazzo, The Traitor", HIMSELF, "clan:Lasombra", -1, "Lasombra"),
    ("Huang, Blood Cultist", HIMSELF, "clan:Gangrel-antitribu", -1, "Gangrel antitribu"),
    ("Kemintiri", HIMSELF, "clan:Ventrue", -1, "Ventrue"),
    ("Lord Ashton", HIMSELF, "clan:Gangrel", -1, "Gangrel"),
    ("Marcus Vitel (ADV)", HIMSELF, "clan:Brujah", -1, "Brujah"),
    ("Margarite", HIMSELF, "clan:Tzimisce", -1, "Tzimisce"),
]


def guide(name: str, word: str) -> Face:
    """A modifier for actions that require this sect, clan or trait."""
    way = modifier("", gain(1), if_=needs(word, clans=(word,)))
    return made_up(name, faces.MODIFIER, definition=definition(way))


@ruled_alike("card where words number word", ALLOWED, "LSJ 20080604")
def test_an_action_that_a_card_allows_requires_what_its_text_names(
    card: str, where: str, words: str, number: int, word: str
) -> None:
    on = [card]
    mira: Item = (f"Mira 8/11 {words}", on if where == ON_MIRA else [])
    oskar: Item = ("Oskar 4/5 sect:Sabbat clan:Gangrel", on if where == ON_OSKAR else [])
    t = position(
        seat(
            ready=[mira, "Nils 8/11 clan:Caitiff sect:Anarch"],
            hand=[guide("Guide", word), guide("Stranger", "Samedi")],
            play=on if where == MIRAS else [],
            library=["Animalism", "Protean"],
        ),
        seat(ready=[oskar, *(on if where == HIMSELF else [])], play=[f"{card} counters:3"] if where == OSKARS else []),
        bystander(),
    )
    name = card.split(" (")[0]
    who = f"use {name} Mira {number}"
    assert t.offers(who)
    assert not t.offers(f"use {name} Nils {number}")
    t.does(who, by="a")
    while t.asks == "target":
        t.does("target Oskar" if t.offers("target Oskar") else t.options()[0])
    while not t.offers("play Guide Mira 0"):
        assert t.asks not in t.quiet, "the action requires nothing"
        t.passes()
    assert not t.offers("play Stranger Mira 0")
    with t.changes("a.pool", 1):
        t.does("play Guide Mira 0", by="a")


@ruled_alike("card number sect", [("Black Forest Base", -1, "Sabbat"), ("Calvin Cleaver", -2, "Anarch")], ONCE)
def test_an_action_that_anybody_may_take_is_taken_once_in_a_turn(card: str, number: int, sect: str) -> None:
    mine: list[Item] = [f"{who} 4/8 sect:{sect}" for who in ("Mira", "Ines")]
    base = card == "Black Forest Base"
    t = position(
        seat(ready=[*mine, *([] if base else [f"{card} blood:0"])], play=[card] if base else []),
        seat(ready=[f"{who} 4/8 sect:{sect}" for who in ("Oskar", "Olga")]),
        seat(ready=["Vera 8/8"]),
    )
    deeds = [f"use {card} {who} {number}" for who in ("Mira", "Ines", "Oskar", "Olga")]
    taken: Counter[int] = Counter()
    for _ in range(200):
        if t.g.turn == 22:
            break
        act = next((text for text in deeds if t.offers(text)), "")
        if act:
            taken[t.g.turn] += 1
        t.does(act or ("pass" if "pass" in t.options() else t.options()[0]))
    assert taken == {20: 1, 21: 1}


# -- Black Market Cache -----------------------------------------------------------------------------------------------


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


# -- The Black Throne -------------------------------------------------------------------------------------------------


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


# -- Bleeding the Vine ------------------------------------------------------------------------------------------------


@since_2011
def test_bleeding_the_vine_cancels_for_a_lock_and_costs_its_keep(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Misdirection", "Tribute to the Master"]),
        seat(ready=["Oskar 2/4"], play=["Bleeding the Vine"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Misdirection", "target Oskar")
    t.does("use Bleeding the Vine", by="b")
    assert (t.measure("Oskar.locked"), t.measure("Bleeding the Vine.locked")) == (0, 1)
    assert t.offers("play Tribute to the Master")
    t = in_phase("unlock", edition, "Bleeding the Vine")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    t.does("way 1")
    assert (t.measure("a.pool"), t.measure("Bleeding the Vine.locked")) == (29, 0)


# -- Blessings of the Loa ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("capacity", "bleed"), [(4, 3), (3, 1)])
def test_the_loa_bless_bleeds_against_the_torpid(capacity: int, bleed: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/{capacity} clan:Samedi"], play=["Blessings of the Loa"]),
        seat(ready=["Oskar 2/4"], torpor=["Gone 0/4", "Lost 0/4"]),
        bystander(),
        edition=edition,
    )
    assert stats.bleed(t.g, t["Mira"]) == 1
    t.does("bleed Mira")
    assert stats.bleed(t.g, t["Mira"]) == bleed


@since_2011
@ruled_alike(
    "card clan",
    [
        ("Blessings of the Loa", "Samedi"),
        ("Lazarene Inquisitor", "Harbinger-of-Skulls"),
        ("Ritual Scalpel", "Nagaraja"),
        ("Shaal Fragment", "Harbinger-of-Skulls"),
    ],
    "LSJ 20100203-2",
)
def test_a_copy_in_play_does_not_let_her_burn_another(card: str, clan: str, edition: str) -> None:
    who = f"Ines 4/8 clan:{clan}"
    if card == "Blessings of the Loa":
        assert not may_burn(card, edition, ready=[who], play=(card,))
    else:
        assert not may_burn(card, edition, ready=[(who, [card])])
    assert may_burn(card, edition, ready=["Mira 4/8 clan:Caitiff"])


# -- Blood Buff -------------------------------------------------------------------------------------------------------


@editions
def test_blood_buff_raises_sanguinus(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5 san", ["Blood Buff"])]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    assert "SAN" in stats.disciplines(t.g, t["Mira"])
    t = position(
        seat(ready=["Mira 3/5 clan:Blood-Brother SAN"], hand=["Blood Buff"]),
        seat(),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert not t.offers("play Blood Buff")


# -- Blood Doll -------------------------------------------------------------------------------------------------------


@editions
def test_blood_doll_moves_one_blood_either_way_each_master_phase(edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["Blood Doll"])]), seat(), bystander(), phase="master", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("use Blood Doll")
        t.does("way 0")
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (31, 2)
    assert not t.offers("use Blood Doll")


@editions
@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
def test_it_serves_whoever_controls_the_vampire_not_who_played_it(card: str, phase: str, edition: str) -> None:
    steal = build.action("", keeping.take_control(), target=choose.minions(choose.FOREIGN))
    charm = made("Charm", faces.ACTION, steal)
    t = position(
        seat(ready=["Ines 3/5"], hand=[charm]), seat(ready=[("Mira 3/5", [card])]), bystander(), edition=edition
    )
    t.does("play Charm Ines")
    t.does("target Mira")
    t.goes_on()
    assert (t.g.controller[t["Mira"]], t.g.controller[t[card]]) == (0, 1)
    seen: list[str] = []
    while not (t.asks == phase and t.who() == "a"):
        seen.extend(t.options("use") if t.who() == "b" else [])
        t.passes()
    assert seen == [], "not the one who played it"
    t.does(f"use {card}")
    with t.changes("a.pool", 1):
        t.does("way 0")


@editions
def test_vessel_burns_a_blood_doll_if_its_player_likes(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Vessel"]),
        seat(ready=[("Oskar 2/4", ["Blood Doll"])]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Vessel", "target Oskar")
    assert t.options("pick") == [f"pick {t['Blood Doll']}"]
    t.does("pick Blood Doll")
    assert (t.region("Blood Doll"), t.g.host[t["Vessel"]], t.measure("a.pool")) == ("ash-heap", t["Oskar"], 29)


@pytest.mark.parametrize(("card", "gained"), [("Blood Doll", 1), ("Dodge", 0)])
def test_egothha_burns_the_top_of_the_library_of_the_prey(card: str, gained: int) -> None:
    t = position(
        seat(ready=["Egothha blood:1"]), seat(hand=["Blank Page"] * 7, library=[card]), bystander(), phase="unlock"
    )
    with t.unchanged(*BYSTANDER):
        t.does("trigger Egothha")
    assert t.region(card) == "ash-heap"
    assert t.measure("Egothha.blood") == 1 + gained


@rules_on("Blood Doll", "PIB 20150522")
@rules_on("Vessel", "PIB 20150522")
@pytest.mark.parametrize(("card", "phase"), [("Blood Doll", "master"), ("Vessel", "unlock")])
def test_a_doll_serves_a_vampire_in_torpor(card: str, phase: str) -> None:
    t = position(seat(torpor=[("Mira 3/5", [card])]), seat(ready=["Oskar 2/4"]), bystander(), phase=phase)
    with t.changes("Mira.blood", -1), t.changes("a.pool", 1):
        t.does(f"use {card}")
        t.does("way 0")


# -- Blood Puppy ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("way", "pool", "left"), [(0, 31, 2), (1, 30, 4), (2, 33, 0)])
def test_the_blood_puppy_gives_grows_or_goes(way: int, pool: int, left: int, edition: str) -> None:
    t = in_phase("unlock", edition, "Blood Puppy counters:3")
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        t.does("use Blood Puppy")
        t.does(f"way {way}")
    assert (t.measure("a.pool"), t.measure("Blood Puppy.blood")) == (pool, left)
    assert t.region("Blood Puppy") == ("ash-heap" if way == 2 else "play")
    assert not t.offers("use Blood Puppy")


# -- Blooding by the Code ---------------------------------------------------------------------------------------------


@editions
@rules_on("Blooding by the Code", "LSJ 20051012")
@pytest.mark.parametrize("level", ["val", "VAL"])
def test_blooding_by_the_code_makes_older_and_stronger(level: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 clan:Salubri-antitribu {level}"], hand=["Blooding by the Code"] * 2),
        seat(ready=["Oskar 2/4 clan:Salubri-antitribu"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Blooding by the Code")
    assert [t.measure(f"Mira.{what}") for what in ("capacity", "strength")] == [6, 2]
    assert "VAL" in stats.disciplines(t.g, t["Mira"])
    assert not t.offers("play Blooding by the Code")


# -- Brainwash --------------------------------------------------------------------------------------------------------


def washed(edition: str) -> Table:
    t = position(
        seat(hand=["Brainwash"]),
        seat(ready=["Oskar 2/4"], uncontrolled=["Thea 3/6", "Iris 0/5"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Brainwash")
    t.does("target Thea")
    return t


@editions
def test_any_minion_can_burn_brainwash_though_it_lies_on_an_uncontrolled_card(edition: str) -> None:
    t = washed(edition)
    assert (t.g.host[t["Brainwash"]], t.g.is_in_play(t["Brainwash"])) == (t["Thea"], True)
    passes_to(t, "minion", "b")
    with t.unchanged(*BYSTANDER):
        t.does("use Brainwash Oskar")
        told = t.told("action")[-1]
        assert (told["stealth"], told["victims"]) == (1, [0])
        t.goes_on()
    assert t.region("Brainwash") == "ash-heap"
    t.is_quiet()


@editions
@rules_on("Brainwash", "LSJ 20010211")
def test_brainwash_stays_on_the_vampire_who_comes_into_play(edition: str) -> None:
    """Only transfers are forbidden; what fills him otherwise lets him join."""
    t = position(
        seat(hand=["Brainwash"]),
        seat(ready=["Oskar 6/8 DOM"], uncontrolled=["Thea 3/6"], hand=["Govern the Unaligned"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Brainwash")
    passes_to(t, "minion", "b")
    t.does("play Govern the Unaligned Oskar 1")
    while not t.told("controlled"):
        t.does("out Thea" if t.offers("out Thea") else "pass")
    assert (t.measure("Thea.blood"), t.ever_offered("invest Thea")) == (6, False)
    assert (t.region("Thea"), t.g.host[t["Brainwash"]]) == ("ready", t["Thea"])


@rules_on("Brainwash", "LSJ 20030422")
def test_who_is_brainwashed_merges_all_the_same() -> None:
    t = position(
        seat(ready=["Lucita"], uncontrolled=[("Lucita (ADV) blood:2", ["Brainwash"])]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    assert not t.offers("invest Lucita#2")
    with t.changes("a.pool", -1):
        t.does("merge Lucita#2 Lucita")
    assert (t.region("Lucita"), [t.g.face[one].name for one in t.g.on(t["Lucita"])]) == ("ready", ["Lucita"])
    assert t.region("Brainwash") == "ash-heap"


@either
@proves("imbued.ruling.brainwash")
def test_brainwash_may_lie_on_an_unknown_imbued_and_stops_transfers_to_him(edition: str, what: str) -> None:
    t = unseen_table(edition, seat(hand=["Brainwash"]), waiting(f"Ann 2/4{what}", "Kid 1/4"), phase="master")
    t.does_all("play Brainwash", "target Ann")
    assert t.g.host[t["Brainwash"]] == t["Ann"]
    assert [(told["card"], told["host"]) for told in t.told("put-on")] == [(t["Brainwash"], t["Ann"])]
    while not (t.who() == "b" and t.asks == "influence"):
        t.passes()
    assert (t.offers("invest Kid"), t.offers("retrieve Kid")) == (True, True)
    assert (t.offers("invest Ann"), t.offers("retrieve Ann")) == (False, False)
    assert t.clauses("invest Ann", by="b") == ["card.golden.overrides-rules"]
    t.is_quiet()


# -- The British Museum, London ---------------------------------------------------------------------------------------


@editions
@rules_on("The British Museum, London", "ANK 20221026")
@pytest.mark.parametrize(
    ("gear", "fits"), [("Ivory Bow", False), ("Sport Bike", False), ("The Signet of King Saul", True)]
)
def test_the_british_museum_is_for_relics(gear: str, fits: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ines 2/4"], hand=[gear], play=["The British Museum, London"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert t.measure("a.hand_size") == 8
    assert extra_cost(t.g, 2, t["Mira"], t[gear], 0, []) == (-1 if fits else 0)
    assert t.offers(f"play {gear} Mira")
    t.does(f"play {gear} Mira")
    t.goes_on()
    assert (t.asks == "may") is fits
    if fits:
        t.does("yes")
        assert t.measure("Mira.locked") == 0


# -- Brothers Grimm ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("resists", [True, False])
def test_brothers_grimm_are_fought_for_with_master_cards(resists: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=["Blank Page", "Misdirection"]),
        seat(ready=["Oskar 2/4"], play=["Brothers Grimm"], hand=["Blank Page"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("use Brothers Grimm", by="a")
    t.does("discard Misdirection", by="a")
    assert (t.who(), t.asks) == ("b", "unless")
    t.does("yes" if resists else "no")
    assert t.g.controller[t["Brothers Grimm"]] == (1 if resists else 0)
    assert t.measure("b.hand") == (0 if resists else 1)
    assert t.asks != "master" or not t.options("play")  # the action is spent


@editions
@pytest.mark.parametrize(("counters", "pool"), [(3, 30), (4, 35)])
def test_brothers_grimm_pay_out_at_five(counters: int, pool: int, edition: str) -> None:
    t = in_phase("unlock", edition, f"Brothers Grimm counters:{counters}")
    t.answer(t.options("trigger")[0]) if t.options("trigger") else None
    assert t.measure("a.pool") == pool
    assert t.region("Brothers Grimm") == ("play" if pool == 30 else "ash-heap")


# -- Brujah Debate ----------------------------------------------------------------------------------------------------

BURNABLE = [
    ("Brujah Debate", VENTRUE, False, 0),
    ("Brujah Debate", "", True, 0),
    ("Carthage Remembered", VENTRUE, True, -1),
    ("Carthage Remembered", "", True, 0),
    ("Gangrel Revel", RAVNOS, False, 0),
    ("Gangrel Revel", "", True, 0),
    ("The Khabar: Community", TREMERE, True, 1),
    ("The Khabar: Community", "", True, 0),
    ("Mob Connections", "", True, 0),
]


@editions
@pytest.mark.parametrize(("card", "who", "offered", "stealth"), BURNABLE)
def test_minions_burn_it_by_an_action(card: str, who: str, offered: bool, stealth: int, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 {who}".strip()]), seat(ready=["Oskar 2/4"], play=[card]), bystander(), edition=edition
    )
    assert t.offers(f"use {card} Mira") is offered
    if offered:
        t.does(f"use {card} Mira")
        assert (t.told("action")[-1]["victims"], stats.stealth(t.g, t["Mira"])) == ([1], stealth)
        with t.unchanged("a.pool", "b.pool", "Mira.blood"):
            t.goes_on()
        assert t.region(card) == "ash-heap"
        t.is_quiet()


@editions
@rules_on("Brujah Debate", "LSJ 19980224", "LSJ 20010508")
def test_brujah_debate_locks_one_of_the_oldest_in_each_master_phase(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {BRUJAH}", f"Ines 3/8 {BRUJAH}", f"Young 3/5 {BRUJAH}", "Alien 3/9"]),
        seat(ready=["Oskar 2/4"], play=["Brujah Debate"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    t.passes()
    assert (t.asks, t.who(), len(t.options("pick"))) == ("pick", "a", 2)
    t.does("pick Ines")
    assert [t.measure(f"{name}.locked") for name in ("Mira", "Ines", "Young", "Alien")] == [0, 1, 0, 0]


@editions
@pytest.mark.parametrize("who", [BRUJAH, TREMERE])
def test_brujah_debate_gives_strength_and_a_maneuver(who: str, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {who}"]), seat(ready=["Oskar 2/4"], play=["Brujah Debate"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    t.passes_until("block")
    t.does("block Oskar")
    assert t.offers("maneuver") is (who == BRUJAH)
    assert stats.strength(t.g, t["Mira"]) == (2 if who == BRUJAH else 1)


# -- Burial Site Hunting Ground ---------------------------------------------------------------------------------------


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
    asks_anew(t)
    life = t.measure("Gravebound Drone.life")
    offers = t.offers("use Burial Site Hunting Ground")
    assert offers is (offered and life < t.g.face[t["Gravebound Drone"]].life)
    if offers:
        t.does("use Burial Site Hunting Ground")
        assert t.measure("Gravebound Drone.life") == life + 1
