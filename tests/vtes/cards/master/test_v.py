"""Master cards: V."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.model.regions import HAND, RESEARCH
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import does
from tests.vtes.cards.location_tables import MINISTRY, VENTRUE, polling
from tests.vtes.cards.master_tables import fill, held
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

# -- Vast Wealth ------------------------------------------------------------------------------------------------------


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


@rules_on("Vast Wealth", "RTR 19941109")
@pytest.mark.parametrize(("pool", "ousted"), [(1, 1), (3, 0)])
def test_what_wealth_finds_must_be_paid_for(pool: int, ousted: int) -> None:
    t = position(
        seat(pool=pool, ready=[("Mira 4/8", ["Vast Wealth"])], library=["Blank Page", "Saturday-Night Special"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("use Vast Wealth Mira")
    t.goes_on()
    assert t.g.ousted[0] == ousted


@rules_on("Vast Wealth", "PIB 20121028")
def test_wealth_shows_only_what_it_finds() -> None:
    t = position(
        seat(
            ready=[("Mira 4/8", ["Vast Wealth"])],
            library=["Misdirection", "Saturday-Night Special", "Arson"],
            hand=["Blank Page"] * 7,
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("use Vast Wealth Mira")
    t.goes_on()
    assert t.region("Saturday-Night Special") == "attached"
    assert len(t.g.library(0)) == 2
    assert not any(t.g.knows[card] for card in t.g.library(0))


# -- Ventrue Directorate Assembly -------------------------------------------------------------------------------------


@editions
def test_the_directorate_assembly_gives_ventrue_votes_in_political_actions(edition: str) -> None:
    card = "Ventrue Directorate Assembly"
    t = polling(card, "Oskar 2/4 clan:Ventrue", "Ute 2/4", edition=edition)
    assert [stats.votes(t.g, t[name]) for name in ("Oskar", "Ute")] == [1, 0]
    t = position(
        seat(ready=["Mira 3/5 clan:Brujah"]),
        seat(ready=["Oskar 2/4 clan:Ventrue"], play=[card]),
        bystander(),
        edition=edition,
    )
    assert stats.votes(t.g, t["Oskar"]) == 0
    t.does(f"use {card} Mira")
    assert stats.stealth(t.g, t["Mira"]) == 1


# -- Ventrue Headquarters ---------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "who", "pool"), [("Ventrue Headquarters", VENTRUE, 0), ("Ferraille", MINISTRY, 1)])
def test_a_card_in_play_gives_votes(card: str, who: str, pool: int, edition: str) -> None:
    t = polling(card, f"Oskar 2/4 {who}", edition=edition)
    with t.unchanged("a.pool", "c.pool"):
        t.does(f"use {card}", by="b")
        assert t.told("gains-votes")[0]["votes"] == 3
        while t.who() != "b":
            t.passes()
        assert not t.offers(f"use {card}")  # locked, or once each turn
        t.does(f"votes {card} against", by="b")
    assert t.told("votes")[-1]["votes"] == 3
    assert t.measure("b.pool") == 30 - pool


# -- Vessel -----------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("way", "pool", "blood"), [(0, 31, 2), (1, 29, 4)])
def test_vessel_moves_one_blood_either_way_each_unlock_phase(way: int, pool: int, blood: int, edition: str) -> None:
    t = position(seat(ready=[("Mira 3/5", ["Vessel"])]), seat(), bystander(), phase="unlock", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does("use Vessel")
        t.does(f"way {way}")
        assert not t.offers("use Vessel")
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (pool, blood)


# -- Vicissitude Poisoning --------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("counters", "region"), [(4, "ready"), (5, "ash-heap")])
def test_vicissitude_poisons_after_more_cards_than_the_capacity(counters: int, region: str, edition: str) -> None:
    t = position(
        seat(
            ready=[("Mira 3/5 vic", ["Vicissitude Poisoning"]), "Ines 2/4"],
            hand=["Changeling"],
        ),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    fill(t, "Vicissitude Poisoning", counters)
    t.does("bleed Mira")
    t.does("play Changeling Mira 0")
    t.goes_on()
    assert (t.region("Mira"), t.measure("b.pool")) == (region, 28)


# -- Vigil: The Thin Line ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2011", "2012"])
@pytest.mark.parametrize(
    ("actor", "offered"), [("Mira 3/8 stealth:1", True), ("Brute ally 2 trait:mortal stealth:1", False)]
)
def test_the_thin_line_watches_for_monsters(actor: str, offered: bool, edition: str) -> None:
    t = position(
        seat(ready=[actor]),
        seat(ready=["Abe 3/3 imbued clan:Defender"], play=["Vigil: The Thin Line"]),
        bystander(),
        edition=edition,
    )
    t.does(f"bleed {actor.split()[0]}")
    t.does("block Abe", by="b")
    assert t.offers("use Vigil: The Thin Line") is offered


# -- Villein ----------------------------------------------------------------------------------------------------------


@editions
def test_the_price_of_a_second_villein_is_paid_as_its_blood_comes(edition: str) -> None:
    """Ruling: with her last pool she pays for it, and is not ousted before she gains."""
    t = position(
        seat(pool=1, ready=[("Mira 5/5", ["Villein"])], hand=["Villein"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.answer(t.options("play")[0])
    t.does("amount 3")
    assert (t.measure("a.pool"), t.g.ousted[0]) == (3, 0)
    t.is_quiet()


@editions
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (1, False)])
def test_a_third_villein_needs_two_pool(pool: int, offered: bool, edition: str) -> None:
    """Ruling: what it costs must be there."""
    t = position(
        seat(pool=pool, ready=[("Mira 5/5", ["Villein", "Villein"])], hand=["Villein"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    assert bool(t.options("play")) is offered


def villein(pool: int, blood: int, copies: int, edition: str) -> Table:
    return position(
        seat(pool, ready=[(f"Mira {blood}/8", ["Villein"] * copies)], hand=["Villein"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )


@editions
@rules_on("Villein", "LSJ 20020620")
def test_a_villein_is_paid_for_as_it_pays(edition: str) -> None:
    t = villein(1, 5, 1, edition)
    does(t, "play Villein#2", "amount 2")
    assert (t.measure("a.pool"), t.g.ousted[0], t.measure("Mira.blood")) == (2, 0, 3)


@editions
@rules_on("Villein", "ANK 20210714")
@pytest.mark.parametrize(("pool", "offered"), [(1, False), (2, True)])
def test_a_third_villein_must_be_paid_for(pool: int, offered: bool, edition: str) -> None:
    assert villein(pool, 5, 2, edition).offers("play Villein#3") is offered


@editions
@rules_on("Villein", "LSJ 20100216")
def test_a_villein_takes_what_there_is(edition: str) -> None:
    t = villein(30, 1, 0, edition)
    does(t, "play Villein")  # two at least, and there is one
    assert (t.measure("a.pool"), t.measure("Mira.blood")) == (31, 0)


# -- Visit from the Capuchin ------------------------------------------------------------------------------------------


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


CAPUCHIN = "Visit from the Capuchin"
TAROT = "Shilmulo Tarot"


def equipped_with_tarot(edition: str) -> tuple[Table, list[int]]:
    """The discard phase of seat a, who has the Capuchin with three counters, and Mira with the Tarot."""
    t = position(
        seat(ready=["Mira 4/8 clan:Ravnos"], hand=[CAPUCHIN, TAROT, *["Blank Page"] * 5], library=20),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    t.does(f"play {CAPUCHIN}")
    passes_to(t, "minion")
    t.does(f"play {TAROT} Mira 0")
    t.goes_on()
    passes_to(t, "discard")
    stored = [card for card in t.g.regions[RESEARCH][0] if t.g.host[card] == t[TAROT]]
    assert (t.measure(f"{CAPUCHIN}.blood"), t.measure("a.hand"), len(stored)) == (3, 10, 2)
    return t, stored


@editions
@rules_on(CAPUCHIN, "ANK 20200905")
@pytest.mark.parametrize("way", ["capuchin", "tarot", "tarot, but nothing of it"])
def test_who_could_replace_a_card_in_two_other_ways_chooses(way: str, edition: str) -> None:
    """Whoever takes nothing from the Tarot does not draw as usual: the Capuchin still comes instead of that."""
    t, stored = equipped_with_tarot(edition)
    with t.unchanged("a.library", "c.hand"):
        t.answer(t.options("discard")[0])
        assert (t.asks, t.who(), len(t.options())) == ("trigger", "a", 2)
        t.does(f"trigger {CAPUCHIN if way == 'capuchin' else TAROT}")
        if way != "capuchin":
            assert (t.asks, t.options("pick")) == ("pick", [f"pick {card}" for card in stored])
            t.answer(f"pick {stored[0]}" if way == "tarot" else "pass")
    from_tarot = way == "tarot"
    assert t.measure(f"{CAPUCHIN}.blood") == (3 if from_tarot else 2)
    assert t.measure("a.hand") == (10 if from_tarot else 9)
    assert [t.g.where[card] for card in stored] == [HAND if from_tarot else RESEARCH, RESEARCH]
    t.goes_on()
    t.is_quiet()


# -- Vox Domini -------------------------------------------------------------------------------------------------------


def limits_reached(t: Table, seat: int) -> bool:
    """Whether a Methuselah may play no other Vox Domini."""
    from praxis.vtes.rules.limits import is_reached

    card = next(card for card in t.g.hand(1) if t.g.face[card].name == "Vox Domini")
    t.g.controller[card] = seat
    found = is_reached(t.g, -1, card, 0, t.g.face[card].definition.modes[0])
    t.g.controller[card] = 1
    return found


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


# -- Vulnerability ----------------------------------------------------------------------------------------------------


@editions
def test_vulnerability_burns_a_vampire_in_torpor(edition: str) -> None:
    t = held("Vulnerability", "", edition)
    t.does("play Vulnerability")
    assert (t.region("Gone"), t.region("Oskar")) == ("ash-heap", "ready")
