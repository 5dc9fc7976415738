"""Vampires of the preconstructed decks whose texts the grammar reads and that no other table of phrases plays."""

from __future__ import annotations

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules.costs import blood_cost, pool_cost
from tests.vtes.cards.tables import BYSTANDER, bystander


@pytest.mark.parametrize(
    ("name", "a", "b", "stat", "n"),
    [
        ("Branimira", seat(pool=9), seat(), "intercept", 1),
        ("Branimira", seat(pool=10), seat(), "intercept", 0),
        ("Neserian", seat(), seat(), "bleed", 0),
        ("Neserian", seat(play=["Academic Hunting Ground"]), seat(), "bleed", 1),
        ("Neserian", seat(play=["Academic Hunting Ground"]), seat(), "votes", 1),
        ("Üresség", seat(), seat(pool=10), "bleed", 2),
        ("Üresség", seat(), seat(pool=11), "bleed", 1),
        ("Damian", seat(ready=["Mira 9/9 sect:Sabbat cardinal"]), seat(), "bleed", 2),
        ("Damian", seat(ready=["Mira 9/9 sect:Sabbat"]), seat(), "bleed", 1),
        ("Anxo Vilela", seat(edge=True), seat(), "strength", 2),
        ("Anxo Vilela", seat(), seat(edge=True), "strength", 1),
        ("Devorah", seat(pool=5), seat(), "stealth", 1),
        ("Devorah", seat(pool=6), seat(), "stealth", 0),
        ("Abderrahim, Death's Hand", seat(), seat(), "strength", 2),
    ],
)
def test_numbers_while_something_is_so(name: str, a: object, b: object, stat: str, n: int) -> None:
    from praxis.vtes.positions.scenario import SeatOf

    assert isinstance(a, SeatOf)
    assert isinstance(b, SeatOf)
    mine = SeatOf(a.pool, a.edge, {**a.regions, "ready": [name, *a.regions["ready"]]})
    t = position(mine, b, bystander())
    assert getattr(stats, stat)(t.g, t[name]) == n
    t.is_quiet()


def test_unique_equipment_on_him_makes_his_bleed_stronger() -> None:
    me = "Hesha Ruhadze (G6)"
    for cards, n in (((), 1), (("Ivory Bow",), 2), (("Ivory Bow", "Laptop Computer"), 2)):
        t = position(seat(ready=[(me, list(cards))]), seat(), bystander())
        laptop = "Laptop Computer" in cards
        assert stats.bleed(t.g, t["Hesha Ruhadze"]) == n + laptop


@pytest.mark.parametrize(
    ("a", "b", "n", "lying"),
    [
        (["Carmelita Neillson"], [], 8, 7),
        (["Khin Aye"], ["Vera 1/2", "Anja 1/2"], 8, 8),
        (["Khin Aye"], ["Vera 1/2"], 7, 8),
    ],
)
def test_hand_sizes(a: list[str], b: list[str], n: int, lying: int) -> None:
    """In torpor only the text counts that does not ask for a ready vampire; Vera is one more than none."""
    t = position(seat(ready=a), seat(ready=["Oskar 2/4"]), seat(ready=b))
    assert stats.hand_size(t.g, 0) == n
    assert stats.hand_size(t.g, 1) == 7
    t = position(seat(torpor=a), seat(ready=["Oskar 2/4"]), seat(ready=["Vera 1/2"]))
    assert stats.hand_size(t.g, 0) == lying


def test_one_more_discard_phase_action() -> None:
    for region, more in (("ready", True), ("torpor", False)):
        t = position(
            seat(**{region: ["Sreelekha"]}, hand=["Blank Page"] * 4),  # type: ignore[arg-type]
            seat(ready=["Oskar 2/4"]),
            bystander(),
            phase="discard",
        )
        t.does("discard Blank Page")
        assert (t.who() == "a" and t.asks == "discard") is more


@pytest.mark.parametrize(
    ("name", "card", "kind", "cost"),
    [
        ("Kuyén", "Raven Spy", "blood", 0),
        ("Kuyén", "Carlton Van Wyk", "pool", 2),
        ("Máddji, Mistress of Szlachtas", "Revenant", "blood", 0),
        ("Máddji, Mistress of Szlachtas", "Raven Spy", "blood", 1),
        ("Meshenka", "Chiropteran Marauder", "blood", 0),
    ],
)
def test_what_cards_cost(name: str, card: str, kind: str, cost: int) -> None:
    t = position(seat(ready=[name, "Mira 4/8"], hand=[card]), seat(), bystander())
    asked = blood_cost if kind == "blood" else pool_cost
    mode = 1 if card == "Chiropteran Marauder" else 0
    assert asked(t.g, t[card], mode, t[name]) == cost
    assert asked(t.g, t[card], mode, t["Mira"]) >= cost


def test_what_they_cannot_do() -> None:
    t = position(seat(ready=["Bela"], hand=["Anarchist Uprising"]), seat(), bystander())
    assert not t.offers("play Anarchist Uprising Bela")
    for actor, blocks in (("Mira 2/4 clan:Nosferatu", False), ("Mira 2/4", True)):
        t = position(seat(ready=[actor]), seat(ready=["Tyler McGill"]), bystander())
        t.does("bleed Mira")
        assert t.offers("block Tyler McGill") is blocks
    for blocker, blocks in (("Oskar 2/3", False), ("Oskar 2/4", True), ("Thug ally 3", False)):
        t = position(seat(ready=['Rexton "Savage" Abernathy']), seat(ready=[blocker]), bystander())
        t.does('bleed Rexton "Savage" Abernathy')
        assert t.offers(f"block {blocker.split()[0]}") is blocks


def test_who_attempts_to_block_burns_blood() -> None:
    for blood, offered in ((1, True), (0, False)):
        t = position(seat(ready=["Jürgen, The Libertine"]), seat(ready=[f"Oskar {blood}/4"]), bystander())
        t.does("bleed Jürgen, The Libertine")
        assert t.offers("block Oskar") is offered
    t = position(seat(ready=["Jürgen, The Libertine"]), seat(ready=["Oskar 3/4"]), bystander())
    t.does("bleed Jürgen, The Libertine")
    with t.changes("Oskar.blood", -2):  # one in combat
        t.does("block Oskar", by="b")
        t.goes_on()
    t.is_quiet()


@pytest.mark.parametrize(
    ("name", "other", "n"),
    [
        ("Kevin Jackson", "Oskar 6/8 clan:Brujah", 2),
        ("Kevin Jackson", "Oskar 6/8", 1),
        ("Roy", "Oskar 6/8 prince", 2),
        ("Ragnar Nordstrom", "Oskar 6/7", 2),
        ("Ragnar Nordstrom", "Oskar 6/8", 1),
    ],
)
def test_strength_in_combat(name: str, other: str, n: int) -> None:
    t = position(seat(ready=[f"{name} blood:2"]), seat(ready=[other]), bystander())
    t.does(f"bleed {name}")
    with t.changes("Oskar.blood", -n), t.unchanged(*BYSTANDER):
        t.does("block Oskar", by="b")
        t.goes_on()
    t.is_quiet()


def test_a_brujah_is_stronger_against_kevin_jackson() -> None:
    t = position(seat(ready=["Kevin Jackson blood:5"]), seat(ready=["Oskar 6/8 clan:Brujah"]), bystander())
    t.does("bleed Kevin Jackson")
    with t.changes("Kevin Jackson.blood", -2):
        t.does("block Oskar", by="b")
        t.goes_on()


def test_roy_locks_in_the_discard_phase() -> None:
    t = position(seat(ready=["Roy"], hand=["Blank Page"]), seat(ready=["Oskar 2/4"]), bystander(), phase="discard")
    assert t.measure("Roy.locked")


@pytest.mark.parametrize(
    ("name", "library", "found"),
    [("Sakhar", ["Laptop Computer", "Blank Page"], "Laptop Computer"), ("Dominica", ["Bravo"], "Bravo")],
)
def test_searching_the_library_as_an_action(name: str, library: list[str], found: str) -> None:
    t = position(seat(ready=[name], library=library), seat(), bystander())
    t.does(f"use {name} {name}")
    t.passes_until("search")
    t.does(f"find {catalogue.find(found).id}")
    t.goes_on()
    assert t.region(found) == "hand"
    t.is_quiet()


def test_elen_must_bleed_while_one_of_hers_is_locked() -> None:
    t = position(seat(ready=["Elen Kamjian", "Mira 2/4 locked"]), seat(ready=["Oskar 2/4"]), bystander())
    assert t.asks in ("open", "mandatory")
    if t.asks == "mandatory":
        t.does("use Elen Kamjian Elen Kamjian")
    with t.changes("b.pool", -2):
        t.goes_on()
    t = position(seat(ready=["Elen Kamjian", "Mira 2/4"]), seat(ready=["Oskar 2/4"]), bystander())
    assert t.asks == "minion"


@pytest.mark.parametrize(("top", "blood", "blocked"), [("Blood Doll", -2, True), (".44 Magnum", 0, False)])
def test_gathii_reveals_a_card(top: str, blood: int, blocked: bool) -> None:
    t = position(seat(ready=["Gathii"], library=[top]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Gathii")
    t.passes()
    with t.changes("Gathii.blood", blood), t.unchanged(*BYSTANDER):
        t.does("block Oskar", by="b")
        t.does("use Gathii Gathii", by="a")
        t.goes_on()
    assert bool(t.told("blocked")) is blocked
    t.is_quiet()


def test_nonu_dis_feeds_a_minister_after_a_master_card() -> None:
    t = position(
        seat(ready=["Nonu Dis blood:2", "Hesha Ruhadze (G6) blood:3"], hand=["Blood Doll"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
    )
    t.does("play Blood Doll")
    t.does("target Hesha Ruhadze")
    while t.asks != "may":
        t.passes()
    assert t.g.host[t["Blood Doll"]] == t["Hesha Ruhadze"]  # the card is done with first
    with t.changes("Nonu Dis.blood", 1):
        t.does("yes")
        t.does("pick Nonu Dis")


def test_doc_martina_rescues_for_less() -> None:
    t = position(seat(ready=["Doc Martina"], torpor=["Mira 1/4"]), seat(ready=["Oskar 2/4"]), bystander())
    assert t.offers("rescue Doc Martina Mira 1")
    assert not t.offers("rescue Doc Martina Mira 2")
    with t.changes("Doc Martina.blood", -1), t.unchanged("Mira.blood"):
        t.does("rescue Doc Martina Mira 1")
        t.goes_on()
    assert t.region("Mira") == "ready"
    t.is_quiet()


def combat(name: str, *others: str, against: str = "Oskar 6/8", fighter: str = "", hand: tuple[str, ...] = ()) -> Table:
    t = position(seat(ready=[name, *others], hand=list(hand)), seat(ready=[against]), bystander())
    t.does(f"bleed {fighter or name}")
    t.does("block Oskar", by="b")
    return t


def test_phaibun_discards_at_random_to_dodge() -> None:
    t = combat("Phaibun", hand=("Blank Page",))
    with t.unchanged("Phaibun.blood"), t.changes("a.hand", -1):
        t.does("use Phaibun Phaibun")
        t.goes_on()
    t.is_quiet()


def test_adrino_must_press_on_once() -> None:
    t = combat("Adrino Manauara")
    t.goes_on()
    assert t.told("press")
    t.is_quiet()


def test_huldu_protects_another_minion() -> None:
    t = combat("Huldu, The Desecrator", "Mira 4/8", fighter="Mira")
    with t.unchanged("Mira.blood"), t.changes("Huldu, The Desecrator.blood", -1):
        t.does("use Huldu, The Desecrator Huldu, The Desecrator")
        t.goes_on()
    t.is_quiet()


def test_opikun_protects_any_vampire() -> None:
    t = combat("Opikun", "Mira 4/8", against="Oskar 6/8 strength:3", fighter="Mira")
    with t.changes("Mira.blood", -1), t.changes("Opikun.blood", -1):
        t.does("use Opikun")
        t.goes_on()
    t.is_quiet()


def test_tommaso_ends_the_combat_of_a_wraith() -> None:
    for actor, offered in (("Ghost ally 3 trait:wraith", True), ("Thug ally 3", False)):
        t = combat("Tommaso Sforza", actor, fighter=actor.split()[0])
        assert t.offers("use Tommaso Sforza") is offered
        if offered:
            with t.changes("Tommaso Sforza.blood", -1), t.unchanged("Oskar.blood", "Ghost.blood"):
                t.does("use Tommaso Sforza")
                t.goes_on()
            t.is_quiet()


def test_vampires_pay_to_vote_against_alexander() -> None:
    me = "Alexander Silverson"
    t = position(seat(ready=[me], hand=["Anarchist Uprising"]), seat(ready=["Oskar 2/4 votes:1"]), bystander())
    t.does(f"play Anarchist Uprising {me}")
    t.passes_until("polling")
    t.passes_until_offered("vote Oskar against")
    with t.changes("Oskar.blood", -1):
        t.does("vote Oskar against")
    t.goes_on()
    t.is_quiet()


def test_evan_klein_may_be_lucky() -> None:
    ends = set()
    for seed in range(1, 9):
        t = position(
            seat(ready=["Theo Bell (G6)"]), seat(ready=["Evan Klein (G6)"]), seat(torpor=["Vera 2/4"]), seed=seed
        )
        t.does("use Theo Bell Theo Bell")
        t.goes_on()
        ends.add(bool(t.told("combat")))
        t.is_quiet()
    assert ends == {True, False}


def test_the_prey_of_aemilius_chooses_who_is_hurt() -> None:
    t = position(
        seat(ready=["Gnaeus Aemilius Augustinus"]),
        seat(ready=["Oskar 2/4", "Anja 2/4"]),
        bystander(),
        phase="unlock",
    )
    t.does("trigger Gnaeus Aemilius Augustinus 0")
    assert (t.who(), t.asks) == ("b", "pick")
    with t.changes("Anja.blood", -1), t.unchanged("Oskar.blood", *BYSTANDER):
        t.does("pick Anja")


def test_osric_burns_a_location_for_stealth() -> None:
    for play, offered in (["Academic Hunting Ground"], True), ([], False):
        t = position(seat(ready=["Osric Vladislav"], play=play), seat(ready=["Oskar 2/4"]), bystander())
        t.does("bleed Osric Vladislav")
        t.does("block Oskar", by="b")
        assert t.offers("use Osric Vladislav Osric Vladislav") is offered
        if offered:
            t.does("use Osric Vladislav Osric Vladislav", by="a")
            t.goes_on()
            assert t.region("Academic Hunting Ground") == "ash-heap"
            assert not t.told("blocked")


def test_liliana_removes_seven_cards_for_bleed() -> None:
    for cards, offered in ((7, True), (6, False)):
        t = position(
            seat(ready=["Marchesa Liliana"], ash_heap=["Blank Page"] * cards), seat(ready=["Oskar 2/4"]), bystander()
        )
        t.does("bleed Marchesa Liliana")
        assert t.offers("use Marchesa Liliana Marchesa Liliana") is offered


def test_anja_unlocks_another_hecata_after_an_action_of_the_clan() -> None:
    me = '"Mother" Anja Giovanni'
    t = position(seat(ready=[me, "Mora, the Death Seer"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Mora, the Death Seer")
    t.goes_on()
    assert t.measure("Mora, the Death Seer.locked")  # a bleed requires nothing


def test_mora_puts_a_card_back_under_the_library() -> None:
    t = position(
        seat(ready=["Mora, the Death Seer"], ash_heap=["Laptop Computer"], hand=["Blank Page"] * 7),
        seat(),
        bystander(),
        phase="discard",
    )
    t.does("use Mora, the Death Seer")
    assert t.region("Laptop Computer") == "library"
    assert not t.offers("use Mora, the Death Seer")


def test_lenelle_exchanges_cards() -> None:
    me = "Lenelle, Mambo of Birmingham"
    t = position(seat(ready=[me], ash_heap=["Laptop Computer"], hand=["Blank Page"]), seat(), bystander())
    t.does(f"use {me} {me}")
    with t.changes(f"{me}.blood", -1):
        t.goes_on()
        if t.asks == "pick":
            t.does("pick Blank Page")
            t.goes_on()
    assert (t.region("Laptop Computer"), t.region("Blank Page")) == ("hand", "ash-heap")
    t.is_quiet()


def test_cedrick_falls_when_his_referendum_fails() -> None:
    t = position(
        seat(ready=["Cedrick Calhoun"], hand=["Anarchist Uprising"]), seat(ready=["Oskar 2/4 votes:3"]), bystander()
    )
    t.does("play Anarchist Uprising Cedrick Calhoun")
    t.passes_until("polling")
    t.passes_until_offered("vote Oskar against")
    t.does("vote Oskar against")
    t.goes_on()
    assert t.region("Cedrick Calhoun") == "torpor"
    t.is_quiet()


def test_luciano_moves_an_animal() -> None:
    t = position(
        seat(ready=["Luciano Carvalho", ("Mira 2/4", ["Raven Spy"])], hand=["Blank Page"]),
        seat(),
        bystander(),
        phase="discard",
    )
    t.does("use Luciano Carvalho")
    while t.asks == "pick":
        t.does("pick Luciano Carvalho" if t.offers("pick Luciano Carvalho") else "pick Raven Spy")
    assert t.g.host[t["Raven Spy"]] == t["Luciano Carvalho"]


def test_luciano_moves_an_animal_to_another_vampire_than_its_employer() -> None:
    t = position(
        seat(ready=["Luciano Carvalho", ("Mira 2/4", ["Raven Spy"]), ("Ines 2/4", ["Raven Spy"]), "Ida 2/4"]),
        seat(ready=[("Oskar 2/4", ["Raven Spy"])]),
        bystander(),
        phase="discard",
    )
    t.does("use Luciano Carvalho")
    assert (t.offers("pick Raven Spy"), t.offers("pick Raven Spy#2"), t.offers("pick Raven Spy#3")) == (
        True,
        True,
        False,
    )
    t.does("pick Raven Spy#2")
    assert [who for who in ("Luciano Carvalho", "Mira", "Ines", "Ida", "Oskar") if t.offers(f"pick {who}")] == [
        "Luciano Carvalho",
        "Mira",
        "Ida",
    ]
    t.does("pick Ida")
    assert (t.word("Raven Spy.bearer"), t.word("Raven Spy#2.bearer")) == ("Mira", "Ida")


def test_ilonka_looks_at_the_hand_after_a_bleed() -> None:
    t = position(seat(ready=["Mira 4/8"], hand=["Blank Page", "Laptop Computer"]), seat(ready=["Ilonka"]), bystander())
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does("use Ilonka", by="b")
    with t.changes("a.hand", -1):
        t.does("yes")
        t.goes_on()
    t.is_quiet()
