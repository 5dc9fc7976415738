"""Actions that are done at once: what they bring back, search for and heal."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.positions.scenario import SeatOf, Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, since_2011
from tests.vtes.cards.test_bleeds import acts

FOE = seat(ready=["Oskar 4/8", "Kin 4/4"])


def done(card: str, mode: int, own: SeatOf, foe: SeatOf, *answers: str, edition: str = "2023") -> Table:
    """Mira plays the card, and nobody blocks; Vera stands by and is left alone."""
    t = position(own, foe, bystander(), edition=edition)
    with t.unchanged(*BYSTANDER):
        acts(t, f"play {card} Mira {mode}", *answers)
    t.is_quiet()
    return t


def mira(words: str, card: str, *more: str, blood: str = "6/8") -> SeatOf:
    return seat(ready=[f"Mira {blood} {words}".strip(), *more], hand=[card])


# -- one effect, one row ----------------------------------------------------------------------------------------------

ROWS = [
    # card, words, mode, answers, stealth, what is then so
    ("Entrenching", "", 0, (), 1, {"Mira.blood": 8}),
    ("Cryptic Mission", "THA", 0, ("target Oskar",), 1, {"Oskar.blood": 3, "Mira.blood": 6}),
    ("Cryptic Mission", "THA", 0, ("target Wolf",), 1, {"Wolf.blood": 2}),
    ("Cryptic Mission", "THA", 1, ("target Oskar",), 1, {"Oskar.blood": 3, "Mira.blood": 7}),
    ("Horseshoes", "POT", 0, ("target Oskar",), 0, {"Oskar.blood": 3}),
    ("Horseshoes", "POT", 1, ("target Oskar",), 0, {"Oskar.blood": 2}),
    ("Edged Illusion", "CHI", 0, ("target Oskar",), 0, {"Oskar.blood": 3, "Oskar.locked": 1, "Kin.blood": 4}),
    ("Edged Illusion", "CHI", 1, ("target b",), 0, {"Oskar.blood": 3, "Kin.blood": 3, "Wolf.blood": 2}),
    ("Legend of the Leopard", "clan:Osebo", 0, ("target Oskar",), 1, {"Oskar.blood": 3}),
    ("Legend of the Leopard", "clan:Osebo", 1, (), 1, {"Wolf.controller": "a"}),
    ("Thrones Crumble", "SER", 0, (), 0, {"Lord.blood": 2, "Lord.locked": 0}),
    ("Thrones Crumble", "SER", 1, (), 0, {"Lord.blood": 2, "Lord.locked": 1}),
    ("Distraction", "CEL", 1, ("target Oskar",), 1, {"Oskar.locked": 1, "Kin.locked": 0}),
    ("Passion", "DEM", 0, ("target Oskar",), 0, {"Oskar.locked": 1}),
    ("Passion", "DEM", 1, ("target Kin",), 1, {"Kin.locked": 1}),
    ("Jar the Soul", "NEC", 0, ("target Oskar",), 1, {"Oskar.locked": 1, "Oskar.blood": 4}),
    ("Jar the Soul", "NEC", 1, ("target Oskar",), 1, {"Oskar.locked": 1, "Oskar.blood": 3}),
    ("Revelation of Ecstasy", "SER", 0, ("target Oskar",), 1, {"Oskar.locked": 1}),
    ("Lure of the Serpent", "SER", 1, (), 0, {"Wolf.controller": "a"}),
    ("Fleecing the Gaje", "clan:Ravnos", 1, ("target Kin",), 0, {"Kin.blood": 3, "Mira.blood": 7}),
    ("Smash and Grab", "ani sect:Anarch", 0, (), 1, {"Wolf.blood": 1}),
    ("Smash and Grab", "dem sect:Anarch", 1, (), 0, {"b.pool": 28}),
    ("Principia Discordia", "qui sect:Anarch", 1, ("target Oskar",), 1, {"Oskar.blood": 3, "Oskar.locked": 1}),
    ("Principia Discordia", "ser sect:Anarch", 2, ("target Oskar",), 1, {"Oskar.blood": 3, "Mira.blood": 7}),
    ("Rayzeel's Song", "val", 1, (), 0, {"b.pool": 28}),
    ("Skullduggery", "obf sect:Anarch", 0, (), 1, {"b.pool": 29}),
    ("Skullduggery", "pre sect:Anarch", 1, (), 0, {"b.pool": 28}),
    ("Skullduggery", "pro sect:Anarch", 2, (), 1, {"b.pool": 29}),
    ("Vermin Channel", "clan:Nosferatu-antitribu", 0, (), 3, {"b.pool": 29}),
    ("Forgery", "", 0, (), 0, {"b.pool": 29, "Mira.blood": 7}),
    ("Summon Soul", "NEC", 0, (), 1, {"Mira.blood": 8}),
    ("Sense Vitality", "for VAL", 0, (), 1, {"Mira.blood": 8}),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "answers", "stealth", "so"), ROWS)
def test_what_an_action_does(
    card: str, words: str, mode: int, answers: tuple[str, ...], stealth: int, so: dict[str, int | str], edition: str
) -> None:
    if edition == "2000" and "Anarch" in words:
        pytest.skip("nobody is an anarch in 2000")
    lord = [] if card != "Thrones Crumble" else ["Lord 4/8 prince city:Paris"]
    foe = seat(ready=["Oskar 4/8", "Kin 4/4", "Wolf ally 3", *lord])
    t = position(mira(words, card), foe, bystander(), edition=edition)
    cost = t.g.face[t[card]].blood
    with t.unchanged(*BYSTANDER):
        acts(t, f"play {card} Mira {mode}", *answers)
    assert t.told("action")[0]["stealth"] == stealth
    for path, value in so.items():
        if path == "Mira.blood":
            assert isinstance(value, int)
            value -= cost
        found = t.word(path) if path.endswith("controller") else t.measure(path)
        assert found == value, path
    t.is_quiet()


# -- from the ash heap ------------------------------------------------------------------------------------------------


@editions
@rules_on("Possession", "LSJ 20040726")
@pytest.mark.parametrize(("mode", "region", "blood"), [(0, "uncontrolled", 0), (1, "ready", 1)])
def test_possession_brings_a_vampire_back(mode: int, region: str, blood: int, edition: str) -> None:
    own = seat(ready=["Mira 6/8 NEC"], hand=["Possession"], ash_heap=["Anson", "Dodge"])
    t = done("Possession", mode, own, FOE, edition=edition)
    assert (t.region("Anson"), t.measure("Anson.blood"), t.measure("Mira.blood")) == (region, blood, 4)


@editions
@rules_on("Whispers from the Dead", "LSJ 20010627")
@pytest.mark.parametrize("mode", [0, 1])
def test_whispers_bring_a_card_back(mode: int, edition: str) -> None:
    card = "Whispers from the Dead"
    own = seat(ready=["Mira 6/8 NEC"], hand=[card], ash_heap=["Anson", "Dodge", "Flash"])
    t = done(card, mode, own, FOE, "target Flash", edition=edition)
    assert [t.region(one) for one in ("Anson", "Dodge", "Flash")] == ["ash-heap", "ash-heap", "hand"]
    assert t.told("action")[0]["stealth"] == mode
    empty = position(mira("NEC", card), FOE, bystander(), edition=edition)
    assert not empty.offers(f"play {card} Mira")


@editions
@rules_on("Sudario Refraction", "LSJ 20050422")
def test_sudario_refraction_turns_the_ash_heap_round(edition: str) -> None:
    card = "Sudario Refraction"
    hand = [card, *["Blank Page"] * 6]
    own = seat(ready=["Mira 6/8 clan:Giovanni"], hand=hand, library=4, ash_heap=["Dodge", "Flash", "Fake Out", "Blur"])
    t = position(own, FOE, bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    t.does_all("target Dodge", "target Flash", "target Blur")
    acts(t)
    gone = [t.g.face[one].name for one in t.g.ash_heap(0)]
    assert "Fake Out" in gone
    assert len(t.g.hand(0)) == 7
    assert len(t.told("discarded")) == 3
    few = seat(ready=["Mira 6/8 clan:Giovanni"], hand=[card], ash_heap=["Dodge", "Flash"])
    assert not position(few, FOE, bystander(), edition=edition).offers(f"play {card}")


@editions
def test_summon_soul_takes_two_cards_home(edition: str) -> None:
    own = seat(ready=["Mira 6/8 NEC"], hand=["Summon Soul"], ash_heap=["Dodge", "Flash", "Fake Out"])
    t = position(own, FOE, bystander(), edition=edition)
    acts(t, "play Summon Soul Mira 1", "pick Dodge", "pick Flash")
    assert t.region("Summon Soul") == "removed"
    assert len(t.g.ash_heap(0)) == 1


# -- from crypt and library -------------------------------------------------------------------------------------------

COMING = [
    ("Khabar: Loyalty", "clan:Banu-Haqim", 0, 2, 0),
    ("Disciple of Lazarus", "clan:Harbinger-of-Skulls", 0, 2, 0),
    ("Belonging Grants Protection", "sect:Laibon magaji", 1, 2, 0),
    ("Little Mountain Cemetery", "clan:Samedi", 0, 1, 0),
    ("Recruiting Party", "clan:Ventrue-antitribu", 0, 1, 1),
]


@since_2011
@pytest.mark.parametrize(("card", "words", "mode", "young", "old"), COMING)
def test_an_action_brings_blood_to_who_is_to_come(
    card: str, words: str, mode: int, young: int, old: int, edition: str
) -> None:
    if edition == "2023" and "Laibon" in words:
        pytest.skip("2023 knows no Laibon")
    kin = words.replace(" magaji", "")
    own = seat(
        ready=[f"Mira 6/8 {words}"],
        hand=[card],
        uncontrolled=[f"Young 0/4 {kin}", f"Old 0/9 {kin}", "Alien 0/4 clan:Caitiff"],
    )
    t = done(card, mode, own, FOE, edition=edition)
    assert [t.measure(f"{one}.blood") for one in ("Young", "Old", "Alien")] == [young, old, 0]


SEARCHES = [
    # card, words, mode, who is found in the crypt
    ("Disciple of Lazarus", "clan:Harbinger-of-Skulls", 1, {"Agaitas, The Scholar of Antiquities"}),
    ("Soul Scan", "AUS", 0, {"Agaitas, The Scholar of Antiquities", "Anson"}),
    ("Soul Scan", "AUS", 1, {"Agaitas, The Scholar of Antiquities", "Anson", "Aaron Bathurst"}),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "found"), SEARCHES)
def test_an_action_searches_the_crypt(card: str, words: str, mode: int, found: set[str], edition: str) -> None:
    crypt = ["Agaitas, The Scholar of Antiquities", "Anson", "Aaron Bathurst"]
    own = seat(ready=[f"Mira 6/9 {words}"], hand=[card], crypt=crypt)
    t = position(own, FOE, bystander(), edition=edition)
    faces = {t.g.face[one].key: t.g.face[one].name for one in t.g.crypt(0)}
    t.does(f"play {card} Mira {mode}")
    while t.asks != "search":
        t.passes()
    assert {faces[int(option.split()[1])] for option in t.options("find")} == {
        name for name in found if card != "Soul Scan" or "obf" not in load().find(name).disciplines or mode
    }
    t.answer(t.options("find")[0])
    acts(t)
    assert len(t.g.uncontrolled(0)) == 2
    assert len(t.g.crypt(0)) == 2


@editions
def test_recruitment_exercise_draws_and_favours_the_hand(edition: str) -> None:
    card = "Recruitment Exercise"
    for top, blood in (("Anson", 0), ("Aredhel", 1)):
        own = seat(ready=["Mira 6/8 trait:black-hand sect:Sabbat"], hand=[card], crypt=[top])
        t = done(card, 0, own, FOE, edition=edition)
        assert (t.region(top), t.measure(f"{top}.blood")) == ("uncontrolled", blood)
    own = seat(ready=["Mira 6/8 trait:black-hand sect:Sabbat"], hand=[card])
    assert not position(own, FOE, bystander(), edition=edition).offers(f"play {card} Mira")


@editions
@rules_on("The Summoning", "TOM 19960130")
@pytest.mark.parametrize(("mode", "region"), [(0, "hand"), (1, "ready")])
def test_the_summoning_finds_an_ally(mode: int, region: str, edition: str) -> None:
    own = seat(
        ready=["Mira 6/8 PRE clan:Tremere"],
        hand=["The Summoning", *["Blank Page"] * 6],
        library=["Outcast Mage", "Dodge", "Blank Page"],
    )
    t = position(own, FOE, bystander(), edition=edition)
    t.does(f"play The Summoning Mira {mode}")
    while t.asks != "search":
        t.passes()
    t.answer(t.options("find")[0])
    acts(t, *(["discard Blank Page"] if t.offers("discard Blank Page") else []))
    if mode:
        assert t.told("action")[0]["action"] == "recruit"
        assert any(t.g.face[one].name == "Outcast Mage" for one in t.g.minions(0))
        assert t.measure("a.pool") == 27
    else:
        assert any(t.g.face[one].name == "Outcast Mage" for one in (*t.g.hand(0), *t.g.ash_heap(0)))


@pytest.mark.parametrize("edition", ["2011", "2012"])
def test_belonging_unlocks_another_laibon(edition: str) -> None:
    card = "Belonging Grants Protection"
    own = seat(ready=["Mira 6/8 sect:Laibon magaji", "Ines 2/4 sect:Laibon locked", "Alien 2/4 locked"], hand=[card])
    t = position(own, FOE, bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    assert not t.offers("target Alien")
    acts(t)
    assert (t.measure("Ines.locked"), t.measure("Mira.locked")) == (0, 1)


@pytest.mark.parametrize("edition", ["2011", "2012"])
@rules_on("Mozambique Allure", "LSJ 20070411-2")
def test_mozambique_allure_draws_or_converts(edition: str) -> None:
    card = "Mozambique Allure"
    t = done(card, 0, seat(ready=["Mira 6/8 sect:Laibon"], hand=[card], crypt=["Anson"]), FOE, edition=edition)
    assert t.region("Anson") == "uncontrolled"
    empty = position(seat(ready=["Mira 6/8 sect:Laibon"], hand=[card]), FOE, bystander(), edition=edition)
    assert not empty.offers(f"play {card}")
    for clan, locked in (("Ravnos", 0), ("Ventrue", 1)):
        t = done(card, 1, mira(f"clan:{clan}", card, "Ines 2/4"), FOE, edition=edition)
        assert (t.word("Mira.sect"), t.measure("Mira.locked")) == ("Laibon", locked)


# -- blood and life ---------------------------------------------------------------------------------------------------


@editions
def test_only_the_well_fed_entrench(edition: str) -> None:
    t = done("Entrenching", 0, mira("", "Entrenching", blood="3/8"), FOE, edition=edition)
    assert t.measure("Mira.blood") == 3


@editions
def test_many_are_fed_at_once(edition: str) -> None:
    own = seat(ready=["Mira 4/8 clan:Ravnos", "Ines 2/4 clan:Ravnos", "Alien 2/4"], hand=["Patshiv"])
    t = done("Patshiv", 0, own, FOE, edition=edition)
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Alien")] == [4, 3, 2]
    words = "sect:Sabbat archbishop city:Paris"
    own = seat(ready=[f"Mira 4/8 {words}", "Ines 2/4 sect:Sabbat", "Alien 2/4"], hand=["Blood Feast"])
    t = done("Blood Feast", 0, own, FOE, edition=edition)
    assert [t.measure(f"{one}.blood") for one in ("Mira", "Ines", "Alien")] == [4, 3, 2]


@editions
@pytest.mark.parametrize(("mode", "gains"), [(0, 2), (1, 1)])
def test_an_esbat_feeds_the_unlocked(mode: int, gains: int, edition: str) -> None:
    own = seat(
        ready=["Mira 4/8 sect:Sabbat", "Ines 2/8 sect:Sabbat", "Nora 2/8 sect:Sabbat", "Alien 2/4"], hand=["Esbat"]
    )
    t = position(own, seat(), bystander(), edition=edition)
    t.does(f"play Esbat Mira {mode}")
    assert not t.offers("target Alien")
    acts(t, "target Ines", *(["target Nora"] if mode else []))
    assert [t.measure(f"{one}.blood") for one in ("Ines", "Nora")] == [2 + gains, 2 + (1 if mode else 0)]


@editions
@rules_on("Sense Vitality", "ANK 20181017")
@rules_on("Renewed Vigor", "PIB 20121210")
@pytest.mark.parametrize(
    ("card", "words", "mode", "blood"),
    [
        ("Sense Vitality", "VAL", 1, 0),
        ("Sense Vitality", "VAL", 2, 1),
        ("Root of Vitality", "VIC", 0, 0),
        ("Renewed Vigor", "OBE", 1, 0),
    ],
)
def test_a_vampire_is_fetched_out_of_torpor(card: str, words: str, mode: int, blood: int, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 {words}"], torpor=["Gone 1/4"], hand=[card])
    t = done(card, mode, own, FOE, edition=edition)
    assert (t.region("Gone"), t.measure("Gone.blood")) == ("ready", 1 + blood)
    assert t.measure("Mira.blood") == 6 - t.g.face[t[card]].blood


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [("Root of Vitality", "VIC", 1), ("Panacea", "OBE", 1), ("Rayzeel's Song", "VAL", 2), ("Renewed Vigor", "OBE", 2)],
)
def test_an_ally_is_healed(card: str, words: str, mode: int, edition: str) -> None:
    own = seat(ready=[f"Mira 6/8 {words}", "Outcast Mage"], hand=[card])
    t = position(own, seat(), bystander(), edition=edition, phase="master")
    assert not t.offers(f"play {card} Mira {mode}")  # it is whole
    t = position(own, seat(), seat(ready=["Vera 2/4"]), edition=edition, turn="c", phase="discard")
    t.g.burn_blood(t["Outcast Mage"], 1, "card.burn.counter-to-bank")
    t.passes_until("minion")
    acts(t, f"play {card} Mira {mode}")
    assert t.measure("Outcast Mage.blood") == 2


@editions
def test_renewed_vigor_fills_or_waits(edition: str) -> None:
    own = seat(ready=["Mira 6/8 OBE", "Ines 1/8"], hand=["Renewed Vigor"])
    t = done("Renewed Vigor", 3, own, seat(), edition=edition)
    assert t.measure("Ines.blood") == 8
    t = done("Renewed Vigor", 0, mira("FOR", "Renewed Vigor"), FOE, edition=edition)
    assert t.g.host[t["Renewed Vigor"]] == t["Mira"]
    t = position(
        seat(ready=["Ines 2/4"], torpor=[("Mira 2/8", ["Renewed Vigor"])]),
        FOE,
        bystander(),
        edition=edition,
        phase="unlock",
    )
    t.does("use Renewed Vigor")
    assert (t.region("Mira"), t.region("Renewed Vigor")) == ("ready", "ash-heap")


@editions
@pytest.mark.parametrize(("mode", "blood"), [(0, 5), (1, 6)])
def test_regeneration_feeds_a_vampire_in_torpor(mode: int, blood: int, edition: str) -> None:
    own = seat(torpor=["Mira 1/8 FOR"], ready=["Ines 2/4"], hand=["Regeneration"])
    t = done("Regeneration", mode, own, FOE, edition=edition)
    assert (t.region("Mira"), t.measure("Mira.blood"), t.told("action")[0]["stealth"]) == ("torpor", blood, 1)
    ready = position(mira("FOR", "Regeneration"), FOE, bystander(), edition=edition)
    assert not ready.offers("play Regeneration")


@editions
@rules_on("Rapid Healing", "ANK 20181017", "LSJ 19980126")
@pytest.mark.parametrize(("mode", "blood"), [(0, 1), (1, 2)])
def test_rapid_healing_leaves_torpor_for_nothing(mode: int, blood: int, edition: str) -> None:
    own = seat(torpor=["Mira 1/8 FOR"], ready=["Ines 2/4"], hand=["Rapid Healing"])
    t = done("Rapid Healing", mode, own, FOE, edition=edition)
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("ready", blood)
    t = position(own, FOE, bystander(), edition=edition)
    t.does(f"play Rapid Healing Mira {mode}")
    assert (t.told("action")[0]["action"], t.told("action")[0]["stealth"]) == ("leave", 1)
    acts(t)


@editions
@pytest.mark.parametrize(("mode", "own", "coming"), [(0, 2, 0), (1, 0, 1)])
def test_an_unwholesome_bond_feeds_a_circle(mode: int, own: int, coming: int, edition: str) -> None:
    card = "Unwholesome Bond"
    mine = seat(ready=["Pavlo", "Volo", "Jerry"], hand=[card], uncontrolled=["Kyrylo", "Larry"])
    t = position(mine, FOE, bystander(), edition=edition, turn="c", phase="discard")
    t.g.burn_blood(t["Pavlo"], 3, "card.burn.counter-to-bank")
    t.passes_until("minion")
    before = t.measure("Pavlo.blood")
    acts(t, f"play {card} Pavlo {mode}")
    assert (t.measure("Pavlo.blood") - before, t.measure("Kyrylo.blood"), t.measure("Larry.blood")) == (own, coming, 0)
