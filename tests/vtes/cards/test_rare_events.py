"""Rare triggers in the texts of vampires: each is played."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.model import stats
from praxis.vtes.model.regions import REGION_WORDS
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander

POLL = "Anarchist Uprising"


def polled(*mine: str, others: str = "Oskar 4/8 votes:3", side: str = "against") -> Table:
    """The first of these vampires calls a referendum; Oskar votes, and nobody else."""
    caller = mine[0].split(" blood")[0].split(" 4/8")[0]
    t = position(seat(ready=list(mine), hand=[POLL]), seat(ready=[others]), seat(ready=["Vera 2/4 votes:1"]))
    t.does(f"play {POLL} {caller}")
    t.passes_until("polling")
    while t.asks == "polling":
        t.does(f"vote Oskar {side}" if side and t.offers(f"vote Oskar {side}") else "pass")
    return t


# -- referendums -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Hartmut Stover", "Aren, Priest of Eshu"])
def test_who_votes_against_their_referendums_burns_blood(name: str) -> None:
    for side, burned in (("against", 1), ("for", 0), ("", 0)):
        t = polled(f"{name} blood:4", side=side)
        t.goes_on()
        assert t.measure("Oskar.blood") == 4 - burned
        assert t.measure("Vera.blood") == 2


def test_who_votes_against_the_referendums_of_marcos_burns_pool() -> None:
    for side, burned in (("against", 1), ("", 0)):
        t = polled("Marcos Belegrad", side=side)
        t.goes_on()
        assert t.measure("c.pool") == 30
        assert t.measure("b.pool") <= 30 - burned
        if side:
            assert t.measure("b.pool") == 29


def test_carlak_gains_blood_for_those_who_only_vote_against() -> None:
    for side, gained in (("against", 1), ("for", 0), ("", 0)):
        t = polled("Mira 4/8", "Carlak blood:1", side=side)
        t.goes_on()
        assert t.measure("Carlak.blood") == 1 + gained


@rules_on("Alvaro, The Scion of Angelica", "LSJ 20010526")
def test_alvaro_gains_blood_if_he_abstains_even_in_torpor() -> None:
    name = "Alvaro, The Scion of Angelica"
    for region in ("ready", "torpor"):
        mine = ["Mira 4/8"]
        t = position(
            seat(
                ready=[*mine, *([f"{name} blood:1"] if region == "ready" else [])],
                torpor=[] if region == "ready" else [f"{name} blood:1"],
                hand=[POLL],
            ),
            seat(ready=["Oskar 2/4"]),
            bystander(),
        )
        t.does(f"play {POLL} Mira")
        t.passes_until("may")
        with t.changes(f"{name}.blood", 2), t.unchanged(*BYSTANDER):
            t.does("yes", by="a")
        t.is_quiet()


def test_alvaro_gains_nothing_if_he_votes() -> None:
    name = "Alvaro, The Scion of Angelica"
    t = position(seat(ready=["Mira 4/8", f"{name} blood:1"], hand=[POLL]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    t.does(f"vote {name} for")
    while t.asks not in t.quiet:
        assert t.asks != "may"
        t.passes()


# -- bleeds and hunts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Eddie Gaines", "Adisa"])
def test_after_a_hunt_they_stay_locked(name: str) -> None:
    for blood, stays in ((0, True), (None, False)):
        t = position(
            seat(ready=[name if blood is None else f"{name} blood:{blood}"]),
            seat(uncontrolled=["Nobody 0/9"]),
            bystander(),
        )
        if t.offers(f"hunt {name}"):  # else he must, and does
            t.does(f"hunt {name}")
        t.goes_on()
        while t.g.turn < 23:  # her next turn
            t.passes()
        assert bool(t.measure(f"{name}.locked")) is stays


def test_lubomira_stays_locked_after_bleeding_someone_with_a_title() -> None:
    for other, stays in (("Oskar 2/4 prince", True), ("Oskar 2/4", False)):
        t = position(seat(ready=["Lubomira Hradok"]), seat(ready=[other]), bystander())
        t.does("bleed Lubomira Hradok")
        t.goes_on()
        assert bool(t.g.counters_on(t["Lubomira Hradok"], "stun", -1)) is stays


def test_anarchs_suffer_when_alonso_bleeds() -> None:
    t = position(
        seat(ready=["Alonso Petrodon"]),
        seat(ready=["Oskar 2/4 sect:Anarch", "Anja 2/4 sect:Camarilla"]),
        seat(ready=["Vera 2/4 sect:Anarch"]),
    )
    t.does("bleed Alonso Petrodon")
    with t.changes("Oskar.blood", -1), t.unchanged("Anja.blood", "Vera.blood", "c.pool"):
        t.goes_on()
    t.is_quiet()


def test_sascha_holds_more_cards_after_sending_a_vampire_to_torpor() -> None:
    name = "Sascha Vykos, The Angel of Caine (G2)"
    me = catalogue.find(name).name
    t = position(seat(ready=[name], hand=["Blank Page"] * 7, library=9), seat(ready=["Oskar 0/4"]), bystander())
    t.does(f"bleed {me}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.passes_until("may")
    with t.changes("a.hand", 2):
        t.does("yes", by="a")
    assert stats.hand_size(t.g, 0) == 9


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Ira Rivers", "Enhanced Senses"),
        ("Count Vladimir Rustovitch (G4)", "Dodge"),
        ("Duality", "Chiropteran Marauder"),
    ],
)
def test_one_more_card_is_drawn(name: str, card: str) -> None:
    """Seven cards, one played and replaced, one drawn besides and one discarded."""
    me = catalogue.find(name).name
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[name], hand=[card, *["Blank Page"] * 6], library=9), bystander())
    t.does("hunt Mira" if card == "Enhanced Senses" else "bleed Mira")
    asked = 0
    while t.asks not in t.quiet:
        if t.asks == "may":
            asked += 1
            t.does("yes", by="b")
        elif t.asks == "discard-down":
            t.answer(t.options()[-1])
        elif t.offers(f"play {card} {me}"):
            t.does(f"play {card} {me} 0" if t.offers(f"play {card} {me} 0") else f"play {card} {me}")
        elif t.offers(f"block {me}"):
            t.does(f"block {me}")
        else:
            t.passes()
    assert asked == 1
    assert t.measure("b.hand") == 7
    assert t.measure("b.library") == 7


def test_yseult_draws_one_more_for_a_card_with_melpominee() -> None:
    card = "Fanfare for Elysium"
    t = position(seat(ready=["Yseult"], hand=[card, *["Blank Page"] * 6], library=9), seat(), bystander())
    t.does(f"play {card} Yseult 0")
    t.passes_until("may")
    t.does("no", by="a")
    assert t.measure("a.library") == 8
    t.goes_on()


def test_basir_gains_blood_from_a_discipline_card() -> None:
    t = position(seat(ready=["Basir blood:1", "Mira 1/4"], hand=["Potence"]), seat(), bystander(), phase="master")
    with t.changes("Basir.blood", 1), t.unchanged("Mira.blood"):
        t.does("play Potence")
        t.does("target Basir")
        t.goes_on()
    t = position(seat(ready=["Basir blood:1", "Mira 1/4"], hand=["Potence"]), seat(), bystander(), phase="master")
    with t.unchanged("Basir.blood"):
        t.does("play Potence")
        t.does("target Mira")
        t.goes_on()


# -- entering play, and leaving it -------------------------------------------------------------------------------------


@rules_on("Anarch Convert", "PIB 20121031")
@pytest.mark.parametrize("way", [0, 1])
def test_the_convert_makes_an_anarch_and_goes(way: int) -> None:
    """An anarch already can be chosen, too; nobody with a title."""
    name = "Anarch Convert"
    t = position(
        seat(
            ready=["Mira 4/8 sect:Camarilla", "Anja 4/8 sect:Anarch", "Vito 4/8 sect:Camarilla prince"],
            uncontrolled=[f"{name} blood:1"],
            crypt=["Anvil"],
        ),
        seat(),
        bystander(),
        phase="influence",
    )
    t.does(f"out {name}")
    t.does("yes", by="a")
    assert t.offers("pick Anja")
    assert not t.offers("pick Vito")
    t.does("pick Mira")
    with t.changes("a.pool", 1 if way == 0 else 0):
        t.does(f"way {way}")
    assert stats.sect(t.g, t["Mira"]) == "Anarch"
    assert t.region(name) == "removed"
    assert t.region("Anvil") == ("crypt" if way == 0 else "uncontrolled")


@rules_on("Anarch Convert", "LSJ 20080526")
def test_a_convert_goes_before_he_is_contested() -> None:
    """There is another one in play: the first use of his text comes before the contest."""
    name = "Anarch Convert"
    t = position(
        seat(ready=["Mira 4/8 sect:Camarilla"], uncontrolled=[f"{name} blood:1"]),
        seat(ready=[name]),
        bystander(),
        phase="influence",
    )
    mine = t.g.uncontrolled(0)[0]
    t.answer(f"out {mine}")
    t.does("yes", by="a")
    if t.asks == "pick":
        t.does("pick Mira")
    assert t.measure("a.pool") == 31  # her crypt is empty
    assert stats.sect(t.g, t["Mira"]) == "Anarch"
    assert REGION_WORDS[t.g.where[mine]] == "removed"


def test_a_convert_may_stay() -> None:
    name = "Anarch Convert"
    t = position(seat(ready=["Mira 4/8"], uncontrolled=[f"{name} blood:1"]), seat(), bystander(), phase="influence")
    t.does(f"out {name}")
    t.does("no", by="a")
    assert t.region(name) == "ready"


def test_tupdogs_are_burned_after_the_minion_phase_and_come_again() -> None:
    two = position(seat(ready=["Tupdog", "Tupdog"]), seat(ready=["Tupdog"]), bystander())
    assert len(two.g.ready(0)) == 2  # they are not unique
    assert not two.told("contested")
    t = position(
        seat(ready=["Tupdog", "Mira 4/8 clan:Tremere-antitribu"], crypt=["Anvil", "Anson (G1)"]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
    )
    t.does("use Tupdog Tupdog")
    t.does("target Oskar")
    t.goes_on()
    assert t.told("combat")
    t.passes_until("influence")
    assert t.region("Tupdog") == "ash-heap"
    assert sorted((t.region("Anvil"), t.region("Anson"))) == ["crypt", "uncontrolled"]
    assert t.region("Mira") == "ready"


def test_erlik_gives_his_blood_to_other_harbingers() -> None:
    t = position(
        seat(uncontrolled=["Erlik blood:9", "Anja 0/8 clan:Harbinger-of-Skulls", "Vito 0/8"]),
        seat(),
        bystander(),
        phase="influence",
    )
    capacity = t.g.face[t["Erlik"]].capacity
    while not t.offers("out Erlik"):
        t.does("invest Erlik")
    t.does("out Erlik")
    for n in range(5):
        t.does("yes" if n < 3 else "no", by="a")
    assert t.measure("Anja.blood") == 3
    assert t.measure("Erlik.blood") == capacity - 3
    assert t.measure("Vito.blood") == 0


def test_porphyrion_brings_a_treaty() -> None:
    name = "Treaty of Laibach"
    t = position(
        seat(uncontrolled=["Porphyrion blood:11"], hand=["Blank Page"] * 7, library=[name, "Blank Page"]),
        seat(),
        bystander(),
        phase="influence",
    )
    t.does("out Porphyrion")
    t.does("yes")
    t.does(f"find {catalogue.find(name).id}")
    assert t.region(name) == "hand"


def test_franciscus_is_burned_by_much_damage() -> None:
    for strength, where in (("3", "torpor"), ("4", "ash-heap")):
        t = position(seat(ready=["Franciscus"]), seat(ready=[f"Oskar 6/8 strength:{strength}"]), bystander())
        t.does("bleed Franciscus")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar")
        t.goes_on()
        assert t.region("Franciscus") == where


def test_the_witness_burns_in_the_company_of_four() -> None:
    name = "Al-Muntathir, God's Witness"
    for others, where in ((3, "ash-heap"), (2, "ready")):
        mine = [f"True {n} 2/3 clan:True-Brujah" for n in range(others - 1)]
        t = position(
            seat(ready=[name, *mine], uncontrolled=["Last 3/3 clan:True-Brujah"]),
            seat(),
            bystander(),
            phase="influence",
        )
        t.does("out Last")
        assert t.region(name) == where


# -- unlock phases -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [0, 1])
def test_arika_taxes_the_locations_of_her_prey(way: int) -> None:
    t = position(
        seat(
            ready=["Mira 2/4"], uncontrolled=["Nobody 0/9"], play=["Academic Hunting Ground", "Society Hunting Ground"]
        ),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        seat(ready=["Arika (G2)"]),
        phase="unlock",
    )
    with t.changes("a.pool", -1 if way == 0 else 0), t.unchanged("b.pool", "c.pool"):
        t.does("trigger Arika")
        t.does(f"way {way}", by="a")
        t.does("way 1", by="a")
    gone = [t.region(name) == "ash-heap" for name in ("Academic Hunting Ground", "Society Hunting Ground")]
    assert sum(gone) == 2 - (way == 0)
    assert t.region("The Barrens") == "play"


@rules_on("Owain Evans, The Wanderer", "LSJ 20040127")
def test_owain_feeds_a_vampire_of_whoever_unlocks() -> None:
    name = "Owain Evans, The Wanderer"
    for turn in ("a", "b"):
        t = position(seat(ready=[name, "Mira 2/4"]), seat(ready=["Oskar 2/4"]), bystander(), phase="unlock", turn=turn)
        while t.asks == "unlock" and not t.offers("yes"):
            t.does(f"trigger {name}")
        t.does("yes", by="a")
        who = "Mira" if turn == "a" else "Oskar"
        if t.asks == "pick":
            t.does(f"pick {who}")
        assert t.measure(f"{who}.blood") == 3
        assert t.measure("Vera.blood") == 2
        assert not t.offers(f"trigger {name}")


@rules_on("Leandro", "LSJ 20021210-1")
@pytest.mark.parametrize("way", [0, 1])
def test_leandro_makes_others_choose(way: int) -> None:
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=["Anja 0/5"]), seat(ready=["Leandro"]), bystander(), phase="unlock"
    )
    t.does("trigger Leandro")
    with t.changes("a.pool", -1 if way == 0 else 0), t.unchanged("c.pool"):
        t.does(f"way {way}", by="a")
    while t.g.turn == 20:
        t.passes()
    assert t.ever_offered("invest Anja") is (way == 0)


def test_older_sabbat_vampires_of_others_lock_feo() -> None:
    t = position(
        seat(ready=["Feo Ramos"]),
        seat(ready=["Oskar 3/9 sect:Sabbat", "Anja 3/9 sect:Sabbat", "Vito 3/2 sect:Sabbat".replace("3/2", "1/2")]),
        seat(ready=["Vera 2/9 sect:Camarilla"]),
        phase="unlock",
    )
    t.does("trigger Feo Ramos")
    with t.changes("Oskar.blood", 0), t.changes("Anja.blood", -1), t.unchanged("Vito.blood", "Vera.blood"):
        t.does("no", by="b")
        t.does("yes", by="b")
    assert t.measure("Feo Ramos.locked")


@pytest.mark.parametrize(("card", "gained"), [("Blood Doll", 1), ("Dodge", 0)])
def test_egothha_burns_the_top_of_the_library_of_the_prey(card: str, gained: int) -> None:
    t = position(
        seat(ready=["Egothha blood:1"]), seat(hand=["Blank Page"] * 7, library=[card]), bystander(), phase="unlock"
    )
    with t.unchanged(*BYSTANDER):
        t.does("trigger Egothha")
    assert t.region(card) == "ash-heap"
    assert t.measure("Egothha.blood") == 1 + gained
