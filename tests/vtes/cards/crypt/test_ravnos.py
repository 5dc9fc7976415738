"""Crypt cards: Ravnos."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.catalogue import catalogue
from praxis.vtes.definitions.language import DURING_ACTION, ability, burning_edge, gain
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_tables import unseen_table, waiting
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.crypt_tables import WHERE, aims, combat, tower
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Callirus ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "cards"), [(1, 2), (0, 2), (1, 0)])
def test_callirus_burns_a_card_on_himself(blood: int, cards: int) -> None:
    t = position(
        seat(
            ready=[
                (f"Callirus blood:{blood}", ["Leather Jacket", ".44 Magnum"][:cards]),
                ("Ines 2/4", ["Flak Jacket"]),
            ]
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
    )
    assert t.offers("use Callirus") is (blood == 1 and cards == 2)
    if t.offers("use Callirus"):
        with t.unchanged(*BYSTANDER, "a.pool", "Ines.on"), t.changes("Callirus.blood", -1):
            t.does("use Callirus")
            assert not t.offers("pick Flak Jacket")
            t.does("pick .44 Magnum")
        assert (t.region(".44 Magnum"), t.region("Leather Jacket")) == ("ash-heap", "attached")
        assert not t.offers("use Callirus")
    t.is_quiet()


# -- Doc Martina ------------------------------------------------------------------------------------------------------


def test_doc_martina_rescues_for_less() -> None:
    t = position(seat(ready=["Doc Martina"], torpor=["Mira 1/4"]), seat(ready=["Oskar 2/4"]), bystander())
    assert t.offers("rescue Doc Martina Mira 1")
    assert not t.offers("rescue Doc Martina Mira 2")
    with t.changes("Doc Martina.blood", -1), t.unchanged("Mira.blood"):
        t.does("rescue Doc Martina Mira 1")
        t.goes_on()
    assert t.region("Mira") == "ready"
    t.is_quiet()


# -- Étienne Fauberge -------------------------------------------------------------------------------------------------


@editions
@rules_on("Étienne Fauberge", "LSJ 20030815")
def test_etienne_is_dear_to_act_against_and_no_ally_can(edition: str) -> None:
    name = "Étienne Fauberge"
    t = position(
        seat(ready=["Mira 4/8", "Werner ally 4"], hand=["Bum's Rush"]),
        seat(ready=[name, "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does(f"target {name}")
    assert t.told("action")[-1]["blood"] == 1


# -- Ezmerelda --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "n", "event"), [("Ezmerelda", 11, ""), ("Philippe de Marseilles", 6, "Anthelios, The Red Star")]
)
def test_leaving_for_pool(name: str, n: int, event: str) -> None:
    t = position(seat(ready=[name], play=[event] if event else []), seat(), bystander(), phase="unlock")
    with t.changes("a.pool", n), t.unchanged(*BYSTANDER):
        t.does(f"use {name}")
    assert t.region(name) == "removed"
    if event:
        t = position(seat(ready=[name]), seat(), bystander(), phase="unlock")
        assert not t.ever_offered(f"use {name}")


# -- Gathii -----------------------------------------------------------------------------------------------------------


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


@rules_on("Gathii", "ANK 20231031")
@pytest.mark.parametrize(("top", "blood"), [("Blood Doll", -1), ("Govern the Unaligned", 0)])
def test_gathii_reveals_a_card_before_he_needs_stealth_and_gains_none(top: str, blood: int) -> None:
    t = position(
        seat(ready=["Gathii blood:3", "Ines 2/4"], library=[top]), seat(ready=["Oskar 4/8 intercept:1"]), bystander()
    )
    t.does("hunt Gathii")
    assert t.measure("Gathii.stealth") == 1
    until(t, "use Gathii")
    assert not t.told("block-attempt")
    with t.changes("Gathii.blood", blood):
        t.does("use Gathii", by="a")
    assert t.measure("Gathii.stealth") == 1
    to_the_end(t)
    t.is_quiet()


# -- Ivan Krenyenko ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "card"), [("Ivan Krenyenko", "Laptop Computer"), ("Ur-Shulgi, The Shepherd", "Tajdid")]
)
def test_searching_in_the_unlock_phase(name: str, card: str) -> None:
    t = position(
        seat(ready=[name], hand=["Blank Page"] * 7, library=[card, "Blank Page"]), seat(), bystander(), phase="unlock"
    )
    t.does(f"use {name}")
    t.does(f"find {catalogue.find(card).id}")
    if t.asks == "discard-down":
        t.answer(next(key for key in t.options() if int(key.split()[1]) != t[card]))
    assert t.region(card) == "hand"


# -- Lázár Dobrescu ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Lázár Dobrescu", "LSJ 19990215")
@pytest.mark.parametrize("own", [0, 1])
def test_lázár_needs_somebody_of_his_own_to_feed(own: int, edition: str) -> None:
    t = position(
        seat(ready=["Lázár Dobrescu"], uncontrolled=["Ada 1/9"] * own),
        seat(ready=["Oskar 4/4"], uncontrolled=["Bea 2/9"]),
        bystander(),
        edition=edition,
    )
    assert t.offers("use Lázár Dobrescu Lázár Dobrescu -1") is bool(own)


with_imbued = pytest.mark.parametrize(("edition", "what"), [("2012", " imbued"), ("2011", ""), ("2012", "")])
"""For tests in which somebody else is an imbued: only where the book has any."""


@with_imbued
@proves("imbued.ruling.lazar-dobrescu", "imbued.ruling.trick-of-the-danya")
@pytest.mark.parametrize("card", ["use Lázár Dobrescu", "play The Trick of the Danya Mira"])
def test_blood_of_an_unknown_imbued_may_go_to_a_vampire_but_not_to_an_imbued(
    edition: str, what: str, card: str
) -> None:
    own = seat(
        ready=["Lázár Dobrescu", "Mira 3/5 chi"],
        hand=["The Trick of the Danya"],
        uncontrolled=["Bob 0/4 imbued", "Kid 0/4"],
    )
    t = unseen_table(edition, own, waiting(f"Ann 2/4{what}"))
    t.does(card)
    t.passes_until("way") if "Trick" in card else t.goes_on()
    if "Trick" in card:
        assert t.options() == ["way 0", "way 1"]
        t.does("way 1")
    assert [t.measure(f"{name}.blood") for name in ("Ann", "Bob", "Kid")] == [1, 0, 1]
    t.is_quiet()


@with_imbued
@proves("imbued.ruling.lazar-dobrescu")
def test_lazar_dobrescu_finds_no_use_for_the_blood_if_only_an_imbued_waits_for_it(edition: str, what: str) -> None:
    t = unseen_table(
        edition, seat(ready=["Lázár Dobrescu"], uncontrolled=["Bob 0/4 imbued"]), waiting(f"Ann 2/4{what}")
    )
    assert not t.offers("use Lázár Dobrescu")


# -- Luciano Carvalho -------------------------------------------------------------------------------------------------


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


# -- Paul Forrest, False Prophet --------------------------------------------------------------------------------------


@ruled_alike(
    "who actor",
    [("Paul Forrest, False Prophet", "Mira 4/8 clan:Ravnos"), ("Toby", "Mira 4/8 sect:Anarch")],
    "ANK 20220705",
)
@WHERE
def test_he_makes_a_bleed_worse_whether_locked_or_in_torpor(who: str, actor: str, where: str, locked: str) -> None:
    t = position(
        seat(
            ready=[actor, "Ines 4/8 clan:Ventrue", *([f"{who}{locked}"] if where == "ready" else [])],
            torpor=[who] if where == "torpor" else [],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, f"use {who}")
    with t.changes(f"{who}.blood", -1):
        t.does(f"use {who}", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 28
    since = len(t.asked)
    t.does("bleed Ines")
    t.goes_on()
    assert not t.ever_offered(f"use {who}", since)
    t.is_quiet()


# -- Petru Sipos ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["a", "b", "c"])
def test_petru_steals_blood_of_whoever_lies_in_torpor(whose: str) -> None:
    me = "Petru Sipos"
    lying = [["Gone 2/4", "Dry 0/4"] if whose == one else [] for one in "abc"]
    t = position(
        seat(ready=[f"{me} blood:3"], torpor=lying[0]),
        seat(ready=["Oskar 2/4"], torpor=lying[1]),
        seat(ready=["Vera 2/4"], torpor=lying[2]),
    )
    with t.changes(f"{me}.blood", 1), t.changes("Gone.blood", -1), t.unchanged("Oskar.blood", "Vera.blood"):
        aims(t, me, "Gone", "Dry", "Oskar", "Vera", me)
        t.goes_on()
    assert (t.region("Gone"), t.measure(f"{me}.locked")) == ("torpor", 1)
    t.is_quiet()


def test_petru_finds_nobody_in_torpor_with_blood() -> None:
    t = position(seat(ready=["Petru Sipos"]), seat(ready=["Oskar 2/4"], torpor=["Dry 0/4"]), bystander())
    assert not t.offers("use Petru Sipos")


# -- Phaibun ----------------------------------------------------------------------------------------------------------


def test_phaibun_discards_at_random_to_dodge() -> None:
    t = combat("Phaibun", hand=("Blank Page",))
    with t.unchanged("Phaibun.blood"), t.changes("a.hand", -1):
        t.does("use Phaibun Phaibun")
        t.goes_on()
    t.is_quiet()


# -- Roy --------------------------------------------------------------------------------------------------------------


def test_roy_locks_in_the_discard_phase() -> None:
    t = position(seat(ready=["Roy"], hand=["Blank Page"]), seat(ready=["Oskar 2/4"]), bystander(), phase="discard")
    assert t.measure("Roy.locked")


@rules_on("Roy", "LSJ 20011022")
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_roy_locks_in_the_discard_phase_in_torpor_too(where: str) -> None:
    regions = {"ready": ["Mira 4/8"], "torpor": []}
    regions[where] = [*regions[where], "Roy"]
    t = position(
        seat(ready=regions["ready"], torpor=regions["torpor"], hand=["Blank Page"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="influence",
    )
    assert t.measure("Roy.locked") == 0
    t.passes_until("discard")
    assert t.measure("Roy.locked") == 1


# -- Spleen, Georgio Gutterpunk ---------------------------------------------------------------------------------------


@editions
def test_spleen_bleeds_when_an_elder_blocks_him(edition: str) -> None:
    for other, lost in (("Oskar 6/8", 1), ("Oskar 1/1", 0)):
        name = "Spleen, Georgio Gutterpunk"
        t = position(seat(ready=[name]), seat(ready=[other], hand=["Fake Out"]), bystander(), edition=edition)
        t.does(f"bleed {name}")
        with t.changes(f"{name}.blood", -lost):
            t.does("block Oskar", by="b")
            assert t.asks == "maneuver"


# -- Sreelekha --------------------------------------------------------------------------------------------------------


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


# -- Tereza Rostas ----------------------------------------------------------------------------------------------------


@rules_on("Tereza Rostas", "TOM 19951214-2")
def test_tereza_steals_the_edge() -> None:
    t = position(seat(ready=["Tereza Rostas"]), seat(), seat(edge=True, ready=["Vera 2/4"]))
    with t.changes("Tereza Rostas.blood", -2):
        t.does("use Tereza Rostas Tereza Rostas")
        assert t.offers("block Vera") or t.who() == "c"
        t.goes_on()
    assert t.g.edge == 0
    t = position(seat(ready=["Tereza Rostas"]), seat(), seat(ready=["Vera 2/4"]))
    assert not t.offers("use Tereza Rostas Tereza Rostas")  # nobody has it


@rules_on("Tereza Rostas", "RTR 19980623")
def test_tereza_gets_the_edge_though_it_is_burned_before_the_action_is_resolved() -> None:
    t = position(
        seat(ready=["Tereza Rostas"]),
        seat(
            ready=["Oskar 2/4 locked"],
            edge=True,
            play=[tower(ability(DURING_ACTION, gain(1), cost=burning_edge()))],
        ),
        bystander(),
    )
    t.does("use Tereza Rostas Tereza Rostas -1")
    until(t, "use Tower")
    t.does("use Tower", by="b")
    to_the_end(t)
    assert t.measure("b.pool") == 31
    assert (t.g.edge, t.measure("Tereza Rostas.blood")) == (0, 8 - 2)
    t.is_quiet()


# -- Vasiliy Vasilevich -----------------------------------------------------------------------------------------------


@editions
def test_vasiliy_unlocks_after_bleeding_the_prey(edition: str) -> None:
    name = "Vasiliy Vasilevich"
    t = position(seat(ready=[name]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    t.passes_until("may")
    t.does("yes", by="a")
    assert t.measure(f"{name}.locked") == 0
