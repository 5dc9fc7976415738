"""Master cards: G."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.kernel.sight import HIDDEN
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import either, plays_at_once, unseen_table
from tests.vtes.cards.answering import first_option, to_the_end
from tests.vtes.cards.combat_tables import acts_and_is_blocked
from tests.vtes.cards.location_tables import GANGREL, RAVNOS
from tests.vtes.cards.master_tables import CATHARI, GIOVANNI, HAND, held
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import (
    BYSTANDER,
    bystander,
    editions,
    has_only_one_archetype,
    in_master_phase,
    in_phase,
    is_put_on_whom_it_is_for,
    since_2011,
)

# -- Galaric's Legacy -------------------------------------------------------------------------------------------------


@ruled_alike("card", ["Galaric's Legacy", "Go Anarch"], "LSJ 20100811")
def test_who_is_made_an_anarch_is_one_until_he_joins_another_sect(card: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", [card])], hand=["Into the Fire"]), seat(), bystander(), phase="master"
    )
    assert stats.is_anarch(t.g, t["Mira"])
    t.does("play Into the Fire")
    t.does("target Mira") if t.asks == "target" else None
    assert (t.word("Mira.sect"), t.region(card)) == ("Sabbat", "ash-heap")
    t.is_quiet()


# -- Game of Malkav ---------------------------------------------------------------------------------------------------


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


# -- Gangrel Atavism --------------------------------------------------------------------------------------------------

# The card, whom it is for, whom it is not for, whether it goes on vampires of others.
BURDENS = [
    ("Gangrel Atavism", "clan:Gangrel", "clan:Caitiff", True),
    ("Blood Buff", "clan:Blood-Brother", "clan:Caitiff", False),
    ("Humanitas", "", None, False),
    ("Carnivale", "clan:Toreador", "clan:Caitiff", True),
    ("Census Taker", HAND, "sect:Sabbat", True),
    ("Corporal Reservoir", HAND, "sect:Sabbat", True),
    ("Ravager", "clan:Kiasyd", "clan:Caitiff", True),
    ("Guru", "sect:Sabbat", "sect:Camarilla", False),
    ("Traditionalist", "", None, False),
    ("Bravo", "", None, False),
    ("Sociopath", "sect:Sabbat", "sect:Camarilla", False),
    ("Curmudgeon", "", None, False),
    ("Malkavian Derangement: Paranoia", "clan:Malkavian-antitribu", "clan:Malkavian", True),
    ("Detection", "clan:Lasombra", "clan:Caitiff", True),
    ("Obsession", "clan:Toreador-antitribu", "clan:Toreador", True),
    ("Chanjelin Ward", "clan:Kiasyd", None, False),
    ("Houngan", "clan:Samedi", "clan:Caitiff", False),
    ("Social Ladder", "", None, False),
    ("Servitor of Irad", "", None, False),
    ("Vicissitude Poisoning", "clan:Tzimisce", "clan:Caitiff", True),
    ("Path of the Void", "", None, False),
]


@editions
@pytest.mark.parametrize(("card", "who", "other", "anybodys"), BURDENS)
def test_a_burden_is_put_on_whom_it_is_for(
    card: str, who: str, other: str | None, anybodys: bool, edition: str
) -> None:
    is_put_on_whom_it_is_for(card, who, other, anybodys, edition)


@editions
@pytest.mark.parametrize(
    ("card", "measure", "value"),
    [("Gangrel Atavism", "bleed", 0), ("Path of the Void", "bleed", 0), ("Path of the Void", "stealth", 1)],
)
def test_it_changes_a_number(card: str, measure: str, value: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 3/5", [card]), "Ines 3/5"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    t.does("bleed Mira")
    assert t.measure(f"Mira.{measure}") == value
    assert t.measure("Ines.bleed") == 1


# -- Gangrel Revel ----------------------------------------------------------------------------------------------------


@editions
def test_gangrel_revel_is_for_ones_own_gangrel(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/8 {GANGREL}", "Ines 3/5"], play=["Gangrel Revel"]),
        seat(ready=[f"Oskar 2/4 {GANGREL}", f"Ute 2/4 {RAVNOS}"]),
        bystander(),
        edition=edition,
    )
    assert [stats.strength(t.g, t[name]) for name in ("Mira", "Ines", "Oskar")] == [2, 1, 1]


# -- Garibaldi-Meucci Museum ------------------------------------------------------------------------------------------


@ruled_alike(
    "card",
    ["Garibaldi-Meucci Museum", "Carlotta Giovanni", "Lenelle, Mambo of Birmingham"],
    "LSJ 20000222",
    "LSJ 20011023",
)
def test_both_cards_of_an_exchange_are_named_at_once(card: str) -> None:
    museum = card == "Garibaldi-Meucci Museum"
    t = position(
        seat(
            ready=["Mira 2/4" if museum else card, "Ines 2/4"],
            play=[card] if museum else [],
            hand=["Dodge", "Blur"],
            ash_heap=["CrimethInc.", "Go Anarch", "Open War"],
        ),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
        phase="unlock" if museum else "minion",
    )
    t.does(f"use {card}" if museum else f"use {card} {card}")
    named = []
    while t.asks == "target":
        assert not t.told("action")
        named.append(t.options()[0])
        t.answer(t.options()[0])
    assert len(named) == 2
    to_the_end(t) if t.asks not in t.quiet else None
    assert sorted(t.region(name) for name in ("Dodge", "Blur")) == ["ash-heap", "hand"]
    t.is_quiet()


@editions
@rules_on("Garibaldi-Meucci Museum", "ANK 20250320", "LSJ 20080603", "LSJ 20050128")
@pytest.mark.parametrize(
    ("card", "offered"),
    [("Reckless Agitation", True), ("Open War", True), ("Dodge", False), ("Covenant of Blood", False)],
)
def test_the_museum_gives_back_what_requires_an_anarch_or_a_baron(card: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"], hand=["Flash"], ash_heap=[card], play=["Garibaldi-Meucci Museum"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    assert t.offers("use Garibaldi-Meucci Museum") is offered
    if offered:
        t.does("use Garibaldi-Meucci Museum")
        assert (t.region(card), t.region("Flash"), t.measure("a.pool")) == ("hand", "ash-heap", 29)


@since_2011
def test_garibaldi_meucci_museum_brings_back_a_card_that_needs_an_anarch(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5 sect:Anarch"],
            play=["Garibaldi-Meucci Museum"],
            hand=["Blank Page"] * 7,
            ash_heap=["The Anarch Free Press", "Misdirection"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.hand"):
        t.does("use Garibaldi-Meucci Museum")
        t.answers(*t.options("target")[:1])
    assert (t.region("The Anarch Free Press"), t.region("Misdirection"), t.measure("a.pool")) == (
        "hand",
        "ash-heap",
        29,
    )


@since_2011
@rules_on("Garibaldi-Meucci Museum", "RTR 20001020")
@pytest.mark.parametrize(("sect", "offered"), [("Anarch", True), ("Sabbat", False)])
def test_garibaldi_meucci_museum_parts_anarchs(sect: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 3/5 sect:{sect}"]),
        seat(ready=["Oskar 2/4 sect:Anarch"], play=["Garibaldi-Meucci Museum"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(20):
        if t.asks == "before-range" or t.told("action-over"):
            break
        t.does("block Oskar")
    assert t.offers("use Garibaldi-Meucci Museum") is offered
    if offered:
        t.does("use Garibaldi-Meucci Museum", by="b")
        with t.unchanged("Mira.blood", "Oskar.blood"):
            t.goes_on()


# -- Giant's Blood ----------------------------------------------------------------------------------------------------


@editions
def test_giants_blood_fills_up_anybody(edition: str) -> None:
    t = in_master_phase("Giant's Blood", edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "a.pool"):
        t.does("play Giant's Blood")
        t.does("target Gone")
    assert t.measure("Gone.blood") == 4
    t.is_quiet()


@rules_on("Giant's Blood", "LSJ 20061109")
def test_giants_blood_is_not_for_the_uncontrolled() -> None:
    t = position(
        seat(ready=["Mira 3/5"], uncontrolled=["Young 1/5"], hand=["Giant's Blood"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Giant's Blood")
    assert (t.asks, t.offers("target Oskar"), t.offers("target Young")) == ("target", True, False)


# -- Gird Minions -----------------------------------------------------------------------------------------------------


@editions
def test_minions_are_girded_from_the_pool(edition: str) -> None:
    t = plays_at_once("Gird Minions", edition, "Mira 3/5", "Ines 2/5")
    t.does("amount 3")
    for one in ("Mira", "Ines", "Ines"):
        t.does(f"pick {one}")
    assert [t.measure(path) for path in ("a.pool", "Mira.blood", "Ines.blood", "Oskar.blood")] == [27, 4, 4, 2]


# -- Glass Walker Pact ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("on_top", "region"), [("Changeling", "play"), ("Blood Doll", "ash-heap")])
def test_the_pact_feeds_a_giovanni_for_a_card(on_top: str, region: str, edition: str) -> None:
    t = position(
        seat(
            ready=[f"Mira 2/5 {GIOVANNI}"],
            play=["Glass Walker Pact"],
            hand=["Blank Page"] * 7,
            library=["Blank Page", on_top],
        ),
        seat(ready=["Oskar 2/4 locked", "Ute 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Ute.blood"):
        t.does("use Glass Walker Pact")
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood"), t.measure("a.library")) == (3, 1, 1)
    assert (t.region(on_top), t.region("Glass Walker Pact")) == ("ash-heap", region)
    assert not t.offers("use Glass Walker Pact")


@editions
def test_the_pact_ends_with_a_werewolf_of_another(edition: str) -> None:
    t = position(
        seat(ready=[f"Mira 2/5 {GIOVANNI}"], hand=["Glass Walker Pact"]),
        seat(ready=["Wolf ally 3 trait:werewolf"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does("play Glass Walker Pact")
    assert t.region("Glass Walker Pact") == "ash-heap"


# -- Golconda: Inner Peace --------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("pays", [True, False])
def test_golconda_removes_a_great_vampire_unless_his_controller_pays(pays: bool, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/7"], hand=["Golconda: Inner Peace"]),
        seat(ready=["Old 2/9"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "a.pool"):
        t.does("play Golconda: Inner Peace")
        assert (t.who(), t.asks) == ("b", "unless")
        t.does("yes" if pays else "no")
    assert (t.region("Old"), t.measure("b.pool")) == (("ready", 28) if pays else ("removed", 39))
    t.is_quiet()


# -- Goodnight, Sweet Prince ------------------------------------------------------------------------------------------


@editions
@rules_on("Goodnight, Sweet Prince", "TOM 19960419")
def test_goodnight_takes_ones_own_crypt_too(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 clan:Ravnos"], hand=["Goodnight, Sweet Prince"], crypt=["Ada 3/3 prince city:Boston"]),
        seat(ready=["Oskar 2/4"], crypt=["Bea 4/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does_all("play Goodnight, Sweet Prince", "target a")
    assert (t.region("Ada"), t.measure("a.pool"), t.measure("Mira.locked")) == ("ash-heap", 30 - 2 + 2, 1)


@either
@proves("imbued.ruling.goodnight-sweet-prince")
@pytest.mark.parametrize(("card", "gained"), [("Ann 0/4", 0), ("Pia 0/4 prince city:Rome", 2)])
def test_goodnight_sweet_prince_buries_an_imbued_like_a_vampire(
    edition: str, what: str, card: str, gained: int
) -> None:
    own = seat(ready=["Mira 3/5 clan:Ravnos"], hand=["Goodnight, Sweet Prince"])
    t = unseen_table(edition, own, seat(crypt=[card if gained else card + what]), phase="master")
    with t.changes("a.pool", gained - 2):
        t.does("play Goodnight, Sweet Prince")
    assert t.region(card.split()[0]) == "ash-heap"
    assert t.measure("Mira.locked") == 1
    t.is_quiet()


# -- Grand Temple of Set ----------------------------------------------------------------------------------------------


@editions
def test_the_grand_temple_steals_for_more_than_the_capacity(edition: str) -> None:
    t = in_phase("master", edition, "Grand Temple of Set counters:1")
    t.does("use Grand Temple of Set")
    assert (t.measure("a.pool"), t.measure("Grand Temple of Set.blood"), t.asks) == (29, 2, "minion")
    t = position(
        seat(ready=["Mira 3/5"], play=["Grand Temple of Set counters:5"]),
        seat(ready=["Oskar 2/4", "Old 2/5"]),
        seat(ready=["Vera 2/2"]),
        phase="influence",
        edition=edition,
    )
    t.does("use Grand Temple of Set")
    assert not t.offers("target Old")
    assert not t.offers("target Vera")
    if t.asks == "target":
        t.does("target Oskar")
    if t.asks == "amount":
        assert not t.offers("amount 4")
        t.does("amount 5")
    assert (t.word("Oskar.controller"), t.measure("Grand Temple of Set.blood")) == ("a", 0)


# -- Great Symposium --------------------------------------------------------------------------------------------------


@editions
@rules_on("Great Symposium", "LSJ 20100306")
@pytest.mark.parametrize(
    ("card", "word", "blood"),
    [
        ("Coroner's Contact", "clan:Samedi", 1),
        ("The Stranger Among Us", "trait:scarce", 0),
        ("Great Symposium", "clan:Kiasyd", 3),
    ],
)
@pytest.mark.parametrize("found", [True, False])
def test_it_searches_the_crypt(card: str, word: str, blood: int, found: bool, edition: str) -> None:
    """Ruling: the search may fail, and the blood is given all the same."""
    t = position(
        seat(
            ready=[f"Mira 3/5 {word}"],
            hand=[card],
            crypt=[f"Hidden 0/5 {word}", "Alien 0/5 clan:Ventrue"],
            uncontrolled=[f"Young 0/5 {word}"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {card}")
    assert len(t.options("find")) == 1
    t.answer(t.options("find")[0] if found else "pass")
    while t.asks == "pick":
        t.does("pick Young")
    hers = [one for one in t.g.uncontrolled(0) if t.g.face[one].name == "Hidden"]
    assert len(hers) == found
    given = sum(t.g.blood[one] for one in t.g.uncontrolled(0))
    assert given == (blood if found or card == "Great Symposium" else 0)


@rules_on("Great Symposium", "ANK 20210304")
def test_the_symposium_finds_one_kiasyd() -> None:
    t = position(
        seat(
            ready=["Mira 4/8 clan:Kiasyd"],
            hand=["Great Symposium"],
            crypt=["Nils 0/5 clan:Kiasyd", "Nora 0/4 clan:Kiasyd", "Ida 0/4"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="master",
    )
    t.does("play Great Symposium")
    assert len(t.options("find")) == 2
    t.answer(t.options("find")[0])
    while t.asks not in t.quiet:
        t.answer(first_option(t))
    found = [one for one in t.g.uncontrolled(0) if t.g.face[one].name != "Nobody"]
    assert (len(found), t.g.blood[found[0]], t.measure("a.crypt")) == (1, 3, 2)


# -- Grooming the Protégé ---------------------------------------------------------------------------------------------


@editions
def test_a_protege_is_groomed_by_an_elder_of_the_clan(edition: str) -> None:
    t = held(
        "Grooming the Protégé",
        "clan:Ventrue",
        edition,
        uncontrolled=["Young 0/4 clan:Ventrue", "Peer 0/5 clan:Ventrue", "Alien 0/2 clan:Caitiff"],
    )
    t.does("play Grooming the Protégé")
    assert t.options("amount") == ["amount 0", "amount 1", "amount 2", "amount 3"]
    t.does("amount 2")
    assert [t.measure(f"{name}.blood") for name in ("Mira", "Young", "Peer", "Alien")] == [1, 2, 0, 0]


# -- Guardian Angel ---------------------------------------------------------------------------------------------------

# The card, whom it is for, whom it is not for, what one needs to play it, whether it goes on vampires of others.
PUT_ON = [
    ("Guardian Angel", "", None, "", False),
    ("Charisma", "", None, "", True),
    ("Depravity", "", None, "", False),
    ("Monster", "", None, "", False),
    ("Rebel", "", None, "", False),
    ("Aching Beauty", "clan:Toreador", "clan:Caitiff", "clan:Toreador", True),
    ("Terrifying Visage", CATHARI, "", CATHARI, True),
    ("Sight Beyond Sight", "clan:Salubri", "clan:Caitiff", "clan:Salubri", False),
    ("Saulot's Avenging Fist", "clan:Salubri", "clan:Caitiff", "clan:Salubri", False),
    ("Society of Leopold", "", None, "", True),
    ("Fear of Mekhet", "title:justicar", "primogen", "", True),
    ("Secret Passage", "", None, "", False),
    ("Abombwe", "pro", "PRO ABO", "", True),
    ("Vessel", "", None, "", True),
]


@editions
@pytest.mark.parametrize(("card", "who", "other", "needs", "anybodys"), PUT_ON)
def test_it_is_put_on_whom_it_is_for(
    card: str, who: str, other: str | None, needs: str, anybodys: bool, edition: str
) -> None:
    is_put_on_whom_it_is_for(card, who, other, anybodys, edition)


@editions
@pytest.mark.parametrize(("kind", "intercept"), [("bleed", 1), ("hunt", 0)])
def test_a_guardian_angel_watches_over_bleeds(kind: str, intercept: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8"]), seat(ready=[("Oskar 2/4", ["Guardian Angel"])]), bystander(), edition=edition
    )
    t.does(f"{kind} Mira")
    assert stats.intercept(t.g, t["Oskar"]) == intercept


@editions
def test_a_guardian_angel_prevents_a_damage_each_combat_and_leaves_with_torpor(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/8 strength:4"]),
        seat(ready=[("Oskar 2/4", ["Guardian Angel"])]),
        bystander(),
        edition=edition,
    )
    acts_and_is_blocked(t)
    for _ in range(40):
        if t.told("action-over"):
            break
        if t.offers("use Guardian Angel"):
            t.does("use Guardian Angel")
        else:
            t.does("strike hand" if t.asks == "strike" else "pass")
    assert len(t.told("prevented")) == 1
    assert (t.region("Oskar"), t.region("Guardian Angel")) == ("torpor", "ash-heap")  # 3 were left for 2 blood
    t.is_quiet()


# -- Gurchon Hall -----------------------------------------------------------------------------------------------------


@editions
@rules_on("Gurchon Hall", "PIB 20130221")
def test_gurchon_hall_feeds_the_two_oldest(edition: str) -> None:
    """Ruling: it needs two ready vampires."""
    t = position(
        seat(ready=["Mira 2/5", "Old 2/9", "Ines 2/5", "Young 2/3"], play=["Gurchon Hall"]),
        seat(ready=["Oskar 2/10"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Young.blood"):
        t.does("use Gurchon Hall")
        while t.asks == "pick":
            assert not t.offers("pick Young")
            t.does("pick Old" if t.offers("pick Old") else "pick Ines")
    assert [t.measure(f"{one}.blood") for one in ("Old", "Ines", "Mira")] == [3, 3, 2]
    assert not t.offers("use Gurchon Hall")
    t = position(seat(ready=["Mira 2/5"], play=["Gurchon Hall"]), seat(), bystander(), phase="unlock", edition=edition)
    assert not t.offers("use Gurchon Hall")


# -- Guru -------------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("card", ["Guru", "Traditionalist", "Bravo", "Sociopath", "Curmudgeon"])
def test_a_vampire_has_only_one_archetype(card: str, edition: str) -> None:
    has_only_one_archetype(card, "sect:Sabbat", edition)


@editions
@rules_on("Guru", "LSJ 20090115-2")
def test_a_guru_gains_blood_when_his_referendum_passes(edition: str) -> None:
    """Ruling: after the effects of the referendum."""
    t = position(
        seat(ready=[("Mira 3/5 sect:Sabbat title:archbishop", ["Guru"])], hand=["Rabble Razing"]),
        seat(ready=["Oskar 2/3"]),
        bystander(),
        edition=edition,
    )
    t.does("play Rabble Razing Mira")
    for _ in range(40):
        if t.asks in t.quiet:
            break
        t.does("vote Mira for" if t.offers("vote Mira for") else "pass")
    assert t.told("result")[0]["result"] == "passed"
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 1)
    gains = [told["card"] for told in t.told("blood")]
    assert gains.index(t["Oskar"]) < gains.index(t["Mira"])
