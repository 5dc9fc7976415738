"""Action cards: T."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.dealt.known_faces import official
from praxis.vtes.definitions.build import Way
from praxis.vtes.definitions.language import BOTTOM, IN_PLAY, UNCONTROLLED, VAMPIRE, a, definition, master, put
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.model.regions import PLAY
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_tables import FOE, before_a_childe, cursed, done, either, mira, unseen_table, waiting
from tests.vtes.cards.answering import acts, to_the_end, until, until_turn_of
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.gear_tables import may_burn
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, in_editions, since_2011

# -- Tattoo Signal ----------------------------------------------------------------------------------------------------


@editions
def test_a_tattoo_signal_unlocks_another_hand(edition: str) -> None:
    words = "trait:seraph trait:black-hand sect:Sabbat"
    own = seat(ready=[(f"Mira 4/8 {words}", ["Tattoo Signal"]), "Ines 2/4 trait:black-hand locked", "Nora 2/4 locked"])
    t = position(own, FOE, bystander(), edition=edition)
    t.does("use Tattoo Signal")
    assert (t.measure("Ines.locked"), t.measure("Nora.locked"), t.measure("Tattoo Signal.locked")) == (0, 1, 1)


OPTIONS = [
    # card, who could play it
    ("Tattoo Signal", "trait:seraph trait:black-hand sect:Sabbat"),
    ("Emergency Powers", "trait:seraph trait:black-hand sect:Sabbat"),
    ("Veneficti", "trait:infernal clan:Baali"),
]


@since_2011
@rules_on("Tattoo Signal", "LSJ 20091203")
@rules_on("Emergency Powers", "LSJ 20091203")
@rules_on("Veneficti", "LSJ 20091203")
@pytest.mark.parametrize(("card", "words"), OPTIONS)
def test_who_lies_in_torpor_does_not_meet_the_requirement(card: str, words: str, edition: str) -> None:
    assert may_burn(card, edition, ready=["Mira 4/8"], torpor=[f"Ines 4/8 {words}"])
    assert not may_burn(card, edition, ready=[f"Ines 4/8 {words}"])


UNIQUE = [
    *OPTIONS[1:],
    ("Paris Opera House", "clan:Daughter-of-Cacophony"),
    ("Erebus Mask", "clan:Harbinger-of-Skulls"),
]


@since_2011
@rules_on("Tattoo Signal", "LSJ 20070410")
@rules_on("Emergency Powers", "LSJ 20100203-2")
@rules_on("Paris Opera House", "LSJ 20100203-2")
@rules_on("Erebus Mask", "LSJ 20100203-2")
@rules_on("Veneficti", "LSJ 20100203-2")
@pytest.mark.parametrize(("card", "words"), [OPTIONS[0], *UNIQUE])
def test_who_has_a_copy_meets_the_requirement_all_the_same(card: str, words: str, edition: str) -> None:
    who = f"Ines 4/8 {words}"
    if card == "Paris Opera House":
        assert not may_burn(card, edition, ready=[who], play=(card,))
    elif card == "Veneficti":
        assert not may_burn(card, edition, ready=[who, card])
    else:
        assert not may_burn(card, edition, ready=[(who, [card])])
    assert may_burn(card, edition, ready=["Mira 4/8 clan:Caitiff"])


# -- Taunt the Caged Beast --------------------------------------------------------------------------------------------


@editions
@rules_on("Taunt the Caged Beast", "LSJ 20070319")
def test_caged_beasts_are_let_loose_on_each_other(edition: str) -> None:
    card = "Taunt the Caged Beast"
    t = position(mira("ANI", card), seat(ready=["Oskar 2/8 strength:3"]), seat(ready=["Vera 2/8"]), edition=edition)
    acts(t, f"play {card} Mira 1")
    assert t.told("combat")[0]["acting"] == t["Oskar"]
    assert (t.region("Vera"), t.measure("Oskar.blood")) == ("torpor", 5)
    two = position(mira("ANI", card), seat(ready=["Oskar 2/8"]), edition=edition)
    assert not two.offers(f"play {card} Mira 1")
    t = position(mira("ANI", card), seat(ready=["Oskar 4/8", "Wolf ally 2"]), bystander(), edition=edition)
    t.does(f"play {card} Mira 0")
    assert not t.offers("target Wolf")
    acts(t)
    assert t.told("combat")[0]["opposing"] == t["Oskar"]


# -- Temptation -------------------------------------------------------------------------------------------------------


@editions
@rules_on("Temptation", "LSJ 20010828-2", "LSJ 20010119", "LSJ 20001201")
@pytest.mark.parametrize(("counters", "blood", "possible"), [(2, 2, True), (1, 2, False), (0, 0, True)])
def test_temptation_borrows_the_weak(counters: int, blood: int, possible: bool, edition: str) -> None:
    t = done("Temptation", 1, mira("SER", "Temptation"), FOE, "target Oskar", edition=edition)
    assert t.measure("Temptation.blood") == 1
    t = position(
        seat(ready=["Mira 6/8", "Ines 2/4"]),
        seat(ready=["Kin 4/4"], torpor=[f"Oskar {blood}/8"]),
        bystander(),
        edition=edition,
    )
    card = t.g.add_card(official(101954), 0, PLAY)
    t.g.attach(card, t["Oskar"], 0)
    t.g.blood[card] = counters
    t.g.total += counters
    acts(t, "bleed Ines")
    assert any(option.startswith(f"use {card} ") for option in t.options()) is possible
    if possible:
        t.answer(next(option for option in t.options() if option.startswith(f"use {card} ")))
        assert (t.word("Oskar.controller"), t.g.blood[card]) == ("a", 0)
        while t.g.turn_span().seat == 0:
            t.goes_by()
        assert t.word("Oskar.controller") == "b"


@editions
def test_temptation_grows_in_each_master_phase(edition: str) -> None:
    t = done("Temptation", 0, mira("SER", "Temptation", "Ines 2/4"), FOE, "target Oskar", edition=edition)
    until_turn_of(t, 1)
    until_turn_of(t, 0, "master")
    t.does("use Temptation -1 -1")
    assert t.measure("Temptation.blood") == 1
    assert not t.offers("use Temptation -1 -1")


@rules_on("Temptation", "PIB 20121028")
def test_nobody_answers_as_the_counters_of_a_temptation_are_burned() -> None:
    t = position(seat(ready=["Mira 4/8"]), seat(ready=[("Shalmath blood:2 locked", ["Temptation"])]), bystander())
    t.g.controller[t["Temptation"]] = 0
    t.g.blood[t["Temptation"]] = 2
    t.g.total += 2
    t.g.forget_moments()
    while not t.offers("use Temptation"):
        t.passes()
    since = len(t.asked)
    t.does("use Temptation", by="a")
    assert [asked[0] for asked in t.asked[since:]] == [0]
    assert (t.word("Shalmath.controller"), t.measure("Shalmath.locked")) == ("a", 0)


@since_2011
@rules_on("Temptation", "PIB 20150501")
def test_who_has_declined_to_block_does_not_decide_again_as_one_of_hers_is_stolen(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8"]),
        seat(ready=[("Oskar 1/4", ["Temptation"]), "Olga 2/4"]),
        bystander(),
        edition=edition,
    )
    t.g.controller[t["Temptation"]] = 0
    t.g.blood[t["Temptation"]] = 1
    t.g.total += 1
    t.g.forget_moments()
    t.does("bleed Mira")
    until(t, "block Olga")
    t.does("pass", by="b")
    until(t, "use Temptation")
    since = len(t.asked)
    t.does("use Temptation", by="a")
    to_the_end(t)
    assert not t.ever_offered("block Olga", since)
    assert not t.ever_offered("block Oskar", since)
    assert t.measure("b.pool") == 29


CARDS = pytest.mark.parametrize("card", ["Temptation", "Puppet Master"])


def load(t: Table, card: str, counters: int) -> None:
    """Temptation takes as many counters as the vampire has blood; Puppet Master takes none."""
    if card == "Temptation":
        t.g.blood[t[card]] = counters
        t.g.total += counters


def lured(card: str, *hand: str, words: str = "", blood: int = 1) -> Table:
    """Seat a controls the card, which is on Oskar of seat b, her prey, and can use it in this minion phase."""
    t = position(
        seat(ready=[f"Mira 6/8 {words}".strip(), "Ines 2/4"], hand=list(hand)),
        seat(ready=[(f"Oskar {blood}/5", [card])]),
        seat(ready=["Vera 2/4"]),
        seat(ready=["Dora 2/4"]),
    )
    t.g.controller[t[card]] = 0
    load(t, card, blood)
    t.g.forget_moments()
    t.does("hunt Ines")
    to_the_end(t)
    return t


@rules_on("Temptation", "LSJ 20080326")
@CARDS
def test_who_changes_sides_blocks_no_more(card: str) -> None:
    t = lured(card, words="stealth:1")
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, f"use {card}")
    t.does(f"use {card}", by="a")
    to_the_end(t)
    assert (t.told("combat"), t.measure("b.pool"), t.g.controller[t["Oskar"]]) == ([], 29, 0)


@rules_on("Temptation", "LSJ 20020618")
@CARDS
def test_a_combat_is_over_as_a_fighter_changes_sides(card: str) -> None:
    t = lured(card)
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    while not t.told("combat") or not t.offers(f"use {card}"):
        t.answer("pass")
    t.does(f"use {card}", by="a")
    to_the_end(t)
    assert (len(t.told("combat")), t.measure("Mira.blood"), t.measure("Oskar.blood")) == (1, 6, 1)
    assert t.g.controller[t["Oskar"]] == 0


@rules_on("Temptation", "ANK 20181110")
@CARDS
def test_nobody_is_left_to_have_him_back(card: str) -> None:
    t = lured(card)
    t.does(f"use {card}", by="a")
    t.g.burn_pool(1, 29, "action.bleed.burns-pool")
    t.does("bleed Oskar")
    to_the_end(t)
    assert t.g.ousted[1]
    while t.g.turn_span().seat == 0:
        t.answer("pass")
    assert t.region("Oskar") == "removed"


@rules_on("Temptation", "ANK 20181110")
@rules_on("Puppet Master", "ANK 20181110")
@CARDS
def test_who_was_borrowed_by_one_who_is_ousted_is_gone(card: str) -> None:
    t = lured(card)
    t.does(f"use {card}", by="a")
    t.g.burn_pool(0, 30, "action.bleed.burns-pool")
    t.does("bleed Oskar")
    assert t.g.ousted[0]
    assert t.region("Oskar") == "removed"


@rules_on("Temptation", "LSJ 20020725")
@rules_on("Puppet Master", "LSJ 20020725")
@CARDS
def test_an_action_at_who_has_changed_sides_comes_to_nothing(card: str) -> None:
    """Slaughtering the Herd is for a vampire of the predator: Dora, who is of seat a when it is resolved."""
    herd = "Slaughtering the Herd"
    t = position(
        seat(ready=["Mira 6/8 DOM"], hand=[herd]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=[("Dora 1/5", [card])]),
    )
    t.g.controller[t[card]] = 0
    load(t, card, 1)
    t.g.forget_moments()
    cost = t.g.face[t[herd]].blood
    t.does(f"play {herd} Mira 1")
    until(t, f"use {card}")
    t.does(f"use {card}", by="a")
    to_the_end(t)
    assert (t.region(herd), t.g.controller[t["Dora"]], t.measure("Mira.blood")) == ("ash-heap", 0, 6 - cost)
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS


@rules_on("Temptation", "LSJ 20010828")
def test_a_temptation_of_ones_own_vampire_is_undirected_and_unlocks_him() -> None:
    t = position(
        seat(ready=["Mira 6/8 SER", "Ines 1/4 locked"], hand=["Temptation"]), seat(ready=["Oskar 4/8"]), bystander()
    )
    t.does("play Temptation Mira 1")
    t.does("target Ines")
    assert t.told("action")[0]["victims"] == []
    t.goes_on()
    t.does("use Temptation", by="a")
    assert (t.measure("Ines.locked"), t.measure("Temptation.blood"), t.g.controller[t["Ines"]]) == (0, 0, 0)


@rules_on("Temptation", "LSJ 20010227")
def test_two_temptations_do_not_add_up() -> None:
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[("Oskar 3/8", ["Temptation", "Temptation"])]), bystander())
    for name, counters in (("Temptation", 2), ("Temptation#2", 2)):
        t.g.controller[t[name]] = 0
        t.g.blood[t[name]] = counters
    t.g.total += 4
    t.g.forget_moments()
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("use Temptation")
    assert not t.ever_offered("use Temptation#2")


# -- Thing ------------------------------------------------------------------------------------------------------------


@editions
def test_thing_is_by_and_for_gangrel(edition: str) -> None:
    waiting = ["Wolf 0/5 clan:Gangrel", "Rose 0/5 clan:Toreador"]
    t = position(
        seat(ready=["Mira 4/6 clan:Gangrel"], hand=["Thing"], uncontrolled=waiting),
        seat(),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Rose.blood"):
        t.does("play Thing Mira 0")
        t.goes_on()
    assert t.measure("Wolf.blood") == 2
    t.is_quiet()
    t = position(
        seat(ready=["Mira 4/6 clan:Toreador"], hand=["Thing"], uncontrolled=waiting),
        seat(),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Thing Mira 0", by="a") == ["card.requirement.minion"]


# -- Third Tradition: Progeny -----------------------------------------------------------------------------------------

GIVING = [
    ("Third Tradition: Progeny", "clan:Ventrue prince", 2),
    ("Creation Rites", "clan:Lasombra sect:Sabbat archbishop city:Paris", 1),
]


@editions
@rules_on("Third Tradition: Progeny", "PIB 20150418")
@rules_on("Creation Rites", "PIB 20150418")
@pytest.mark.parametrize(("card", "words", "most"), GIVING)
@pytest.mark.parametrize("blood", [0, 1])
def test_how_much_blood_a_childe_gets_is_decided_at_the_end(
    blood: int, card: str, words: str, most: int, edition: str
) -> None:
    t = before_a_childe(card, words, edition)
    t.does(f"play {card} Mira 0")
    assert t.told("action")  # it is announced without a number
    until(t, "amount 0")
    assert (t.who(), t.region(card), t.options("amount")) == (
        "a",
        "ready",
        [f"amount {number}" for number in range(most + 1)],
    )
    t.does(f"amount {blood}")
    assert t.g.blood[t[card]] == blood


# -- Tier of Souls ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("victim", ["Oskar 2/4", "Brute ally 2"])
def test_tier_of_souls_steals_and_stays(edition: str, victim: str) -> None:
    t = acting("Tier of Souls", who="ANI", against=(victim,), edition=edition)
    name = victim.split()[0]
    with t.changes(f"{name}.blood", -1), t.changes("Mira.blood", +1):
        acts(t, "play Tier of Souls Mira 1")
    t = position(
        seat(ready=[("Mira 4/8 ANI", ["Tier of Souls"])], hand=["Tier of Souls"]),
        seat(ready=[victim]),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Tier of Souls#2 Mira 1", by="a") == ["card.requirement.minion"]
    acts(t, "bleed Mira")
    assert t.measure("b.pool") == 28
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    acts(t, f"use Tier of Souls {name}")
    assert t.region("Tier of Souls") == "ash-heap"


@editions
def test_tier_of_souls_stays_though_there_was_nothing_to_steal(edition: str) -> None:
    t = acting("Tier of Souls", who="ANI", against=("Oskar 0/4",), edition=edition)
    with t.unchanged("Mira.blood"):
        acts(t, "play Tier of Souls Mira 1")
    assert t.g.host[t["Tier of Souls"]] == t["Mira"]


# -- Total Insanity ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("version", [0, 1])
def test_insanity_passes_after_three_turns(version: int, edition: str) -> None:
    card = "Total Insanity"
    t = cursed(card, "Oskar 4/8 ani", version, edition)
    t.g.gain_blood(t[card], 2, 9, "card.counter.gain-from-bank")
    until_turn_of(t, 1, "unlock")
    t.does(f"trigger {card}")
    assert t.region(card) == "ash-heap"
    own = seat(ready=[("Oskar 4/8 ani", [card]), "Ines 2/4"], hand=["Army of Rats"])
    t = position(own, seat(), bystander(), edition=edition, turn="c")
    if version:
        t.g.versions[t[card]] = version
    until_turn_of(t, 0, "minion")
    assert t.offers("play Army of Rats Oskar 0") is not bool(version)


# -- Touch of Valeren -------------------------------------------------------------------------------------------------


@in_editions("whom before after", [("Ines 2/8", 2, 5), ("Ines 7/8", 7, 8)])
def test_touch_of_valeren_heals(edition: str, whom: str, before: int, after: int) -> None:
    t = acting("Touch of Valeren", who="for clan:Salubri", more=[whom], edition=edition)
    t.does("play Touch of Valeren Mira 0")
    t.does("target Ines")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert (t.measure("Ines.blood"), t.measure("Mira.blood")) == (after, 3)


@editions
def test_touch_of_valeren_protects_another_of_yours(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8", "Ines 6/8 FOR clan:Salubri"], hand=["Touch of Valeren"]),
        seat(ready=["Oskar 6/8 strength:4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    on_to(t, "prevent")
    assert not t.offers("play Touch of Valeren Mira")
    t.does("play Touch of Valeren Ines 2", by="a")
    on_to(t)
    assert (t.measure("Mira.blood"), t.measure("Ines.blood"), t.measure("Oskar.blood")) == (6, 5, 5)
    t.is_quiet()


@editions
@pytest.mark.parametrize("whom", ["Ines", "Oskar", "Mira", "Vera"])
def test_whom_the_text_does_not_call_ready_can_be_healed_in_torpor(whom: str, edition: str) -> None:
    """Touch of Valeren speaks of any minion."""
    t = position(
        seat(ready=["Mira 4/8 for clan:Salubri"], torpor=["Ines 1/8"], hand=["Touch of Valeren"]),
        seat(ready=["Oskar 2/8"]),
        seat(torpor=["Vera 1/4"], ready=["Otto 4/4"]),
        edition=edition,
    )
    before = t.measure(f"{whom}.blood")
    t.does_all("play Touch of Valeren Mira 0", f"target {whom}")
    t.goes_on()
    assert t.measure(f"{whom}.blood") == before + (2 if whom == "Mira" else 3)


# -- The Trick of the Danya -------------------------------------------------------------------------------------------


@either
@proves("imbued.ruling.trick-of-the-danya")
def test_the_trick_of_the_danya_may_fill_the_pool(edition: str, what: str) -> None:
    own = seat(ready=["Mira 3/5 chi"], hand=["The Trick of the Danya"], uncontrolled=["Kid 0/4"])
    t = unseen_table(edition, own, waiting(f"Ann 2/4{what}"))
    t.does("play The Trick of the Danya Mira")
    with t.changes("a.pool", 1), t.changes("Ann.blood", -1), t.unchanged("Kid.blood"):
        t.does("way 0", by="a")
    assert t.told("action")[0]["victims"] == []
    t.is_quiet()


# -- Tumnimos ---------------------------------------------------------------------------------------------------------


@editions
def test_a_tumnimos_has_capacity_two_and_chimerstry(edition: str) -> None:
    t = position(
        seat(ready=["Mira 5/6 clan:Ravnos sect:Sabbat", "Kid 3/4 clan:Ravnos"], hand=["Tumnimos", "Potence", "Fade"]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    assert not t.offers("play Tumnimos Kid")
    with t.unchanged(*BYSTANDER), t.changes("Mira.blood", -2):
        t.does("play Tumnimos Mira 0")
        t.passes_until("pick")
        assert t.options("pick") == [f"pick {t['Potence']}"]
        t.does("pick Potence", by="a")
    childe = t["Tumnimos"]
    assert (stats.clan(t.g, childe), stats.sect(t.g, childe)) == ("Ravnos", "Sabbat")
    assert (stats.capacity(t.g, childe), t.g.face[childe].unique, t.g.blood[childe]) == (3, False, 0)
    assert stats.disciplines(t.g, childe) == {"chi", "pot"}
    hunted = t.told("action")[-1]  # the only thing that anybody can do then
    assert (hunted["minion"], hunted["action"]) == (childe, "hunt")


@editions
@rules_on("Tumnimos", "LSJ 20020115")
def test_a_tumnimos_in_the_ash_heap_is_a_library_card(edition: str) -> None:
    t = acting("Tumnimos", who="clan:Ravnos", edition=edition)
    t.does("play Tumnimos Mira 0")
    t.goes_on()
    assert t.g.is_vampire(t["Tumnimos"])
    t.g.burn(t["Tumnimos"])
    assert (t.region("Tumnimos"), t.g.is_vampire(t["Tumnimos"])) == ("ash-heap", False)


def childe(edition: str, then: Way) -> Table:
    fate = made_up("Fate", faces.MASTER, definition=definition(then))
    t = position(
        seat(ready=["Mira 6/8 clan:Ravnos"], hand=["Tumnimos", fate]),
        seat(ready=["Oskar 2/4 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("play Tumnimos Mira 0")
    for _ in range(150):
        if t.asks == "master" and t.who() == "a":
            break
        t.does("pass" if t.offers("pass") else t.options()[0])
    t.does_all("play Fate", "target Tumnimos")
    return t


@editions
@rules_on("Tumnimos", "RTR 19990712")
def test_a_tumnimos_that_is_banished_can_be_influenced(edition: str) -> None:
    t = childe(edition, master(put(a(VAMPIRE, IN_PLAY), UNCONTROLLED)))
    assert (t.region("Tumnimos"), t.g.is_vampire(t["Tumnimos"])) == ("uncontrolled", True)
    while t.asks != "influence":
        t.does("pass")
    assert t.offers("invest Tumnimos")


@editions
@rules_on("Tumnimos", "LSJ 20041201-2")
def test_a_tumnimos_is_burned_instead_of_going_to_the_crypt(edition: str) -> None:
    t = childe(edition, master(put(a(VAMPIRE, IN_PLAY), BOTTOM)))
    assert t.region("Tumnimos") == "ash-heap"
