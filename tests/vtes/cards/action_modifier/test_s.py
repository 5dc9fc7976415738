"""Action Modifier cards: S."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.definitions.language import (
    ASH,
    BLOOD,
    BLOOD_COST,
    CARD,
    IT,
    MINE,
    MINION,
    MINION_CARD,
    POOL,
    action,
    burn,
    costs,
    count,
    definition,
    each,
    every_other,
    fact,
    gain,
    master,
    on,
    requires,
)
from praxis.vtes.model import face as faces
from praxis.vtes.model import facts, stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.action_modifier_tables import burned, fight_on, met_by_oskar, stopped
from tests.vtes.cards.answering import answers, does, to_the_end, until
from tests.vtes.cards.cancelling_tables import full
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.referendum_tables import POWER, caller, polled
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, in_editions, path_for, since_2011
from tests.vtes.cards.turn_tables import standing
from tests.vtes.rules.action.cards import card
from tests.vtes.shorthand import build
from tests.vtes.shorthand import verbs as do

# -- Scalpel Tongue ---------------------------------------------------------------------------------------------------

SILENCES = [
    # card, words, mode, by, whether the votes must have been cast, blood burned
    ("Scalpel Tongue", "cel pre", 0, "a", True, 0),
    ("Scalpel Tongue", "CEL PRE", 2, "a", True, 1),
    ("Telepathic Vote Counting", "AUS", 1, "a", False, 0),
    ("Knotted Cord", "trait:infernal", 0, "a", False, 0),
    ("Pulling Strings", "dom", 0, "b", False, 0),
    ("Pulling Strings", "DOM", 1, "b", False, 0),
    ("Scalpel Tongue", "cel pre", 1, "b", True, 0),
    ("Scalpel Tongue", "CEL PRE", 3, "b", True, 1),
    ("Knotted Cord", "trait:infernal", 1, "b", False, 0),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "by", "needs", "blood"), SILENCES)
def test_a_vampire_abstains_whatever_he_has_cast(
    edition: str, card: str, words: str, mode: int, by: str, needs: bool, blood: int
) -> None:
    """Vera of seat c has voted; then she abstains, and votes no more."""
    own = f"{'Mira' if by == 'a' else 'Oskar'} 6/9 {words}"
    t = polled(
        caller(*([card] if by == "a" else []), mira=own if by == "a" else "Mira 6/9"),
        seat(ready=[own if by == "b" else "Oskar 6/9"], hand=[card] if by == "b" else []),
        seat(ready=["Vera 3/4 primogen", "Wanda 3/4"]),
        edition=edition,
    )
    name = own.split()[0]
    if needs:
        before = len(t.asked)
        t.passes_until_offered("vote Vera for")
        assert not t.ever_offered(f"play {card}", before)
    else:
        t.passes_until_offered("vote Vera for")
    t.does("vote Vera against")
    t.passes_until_offered(f"play {card} {name} {mode}")
    t.does(f"play {card} {name} {mode}", by=by)
    if t.asks == "target":
        t.does("target Vera")
    assert t.told("abstains")[0]["votes"] == 1
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("vote Vera", before)
    assert t.told("result")[0]["against"] == 0
    assert (t.measure("Vera.locked"), t.measure("Vera.blood")) == (int(needs), 3 - blood)
    t.is_quiet()


# -- Scorn of Adonis --------------------------------------------------------------------------------------------------


@rules_on("Scorn of Adonis", "RTR 19951110")
@editions
def test_scorn_of_adonis_burns_pool_of_those_against(edition: str) -> None:
    """Rulings: whether they voted before or after it was played, and once for each Methuselah."""
    t = polled(
        caller("Scorn of Adonis", words="clan:Toreador", mira="Mira 6/8 justicar"),
        seat(ready=["Oskar 4/8 primogen", "Olga 4/8 primogen"]),
        seat(ready=["Vera 4/8 primogen"]),
        seat(ready=["Dora 4/8 primogen"]),
        edition=edition,
    )
    t.passes_until_offered("vote Oskar against")
    t.does("vote Oskar against")
    t.passes_until_offered("play Scorn of Adonis")
    pools = [t.measure(f"{one}.pool") for one in "abcd"]
    t.does("play Scorn of Adonis Mira", by="a")
    t.passes_until_offered("vote Olga against")
    t.does("vote Olga against")
    t.passes_until_offered("vote Vera for")
    t.does("vote Vera for")
    t.passes_until_offered("vote Dora against")
    t.does("vote Dora against")
    t.goes_on()
    assert t.told("result")[0]["result"] == "failed"
    assert [t.measure(f"{one}.pool") - pool for one, pool in zip("abcd", pools, strict=True)] == [0, -1, 0, -1]
    t.is_quiet()


# -- Seduction --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("level", "mode", "target", "others"), [("dom", 0, "Oskar", "Elder"), ("DOM", 1, "Elder", "")])
def test_seduction_keeps_a_vampire_from_blocking(level: str, mode: int, target: str, others: str, edition: str) -> None:
    t = acting("Seduction", who=level, against=["Oskar 2/4", "Elder 5/9", "Same 5/8", "Brute ally 2"], edition=edition)
    t.does("bleed Mira")
    t.does(f"play Seduction Mira {mode}", by="a")
    if others:
        assert not t.offers(f"target {others}")
        assert not t.offers("target Same")
    assert not t.offers("target Brute")
    t.does(f"target {target}")
    assert not t.offers(f"block {target}")
    assert t.clauses(f"block {target}", by="b") == ["card.golden.overrides-rules"]
    assert t.offers("block Brute")
    t.goes_on()
    t.is_quiet()


@editions
@ruled_alike(
    "card words mode",
    [("Seduction", "dom", 0), ("Force of Personality", "PRE dom", 1), ("Approximation of Loyalty", "pre dom", 0)],
    "ANK 20190425",
    "ANK 20181208",
)
def test_it_comes_first_in_the_action_and_after_the_card_of_the_action_is_replaced(
    card: str, words: str, mode: int, edition: str
) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=full(["Govern the Unaligned", card, "Conditioning"]), library=5),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Govern the Unaligned Mira 0")
    assert (t.asks, t.measure("a.hand")) == ("announced", 7)
    assert t.offers(f"play {card} Mira {mode}")
    assert not t.offers("play Conditioning")
    t.passes()
    before = len(t.asked)
    does(t, "play Conditioning Mira 0")
    t.goes_on()
    assert not t.ever_offered(f"play {card} Mira {mode}", before)


# -- Sense the Sin ----------------------------------------------------------------------------------------------------


@editions
def test_minions_with_corruption_lose_intercept_by_sense_the_sin(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 DAI"], hand=["Sense the Sin"]),
        seat(ready=["Oskar 2/4", "Olga 2/4"]),
        bystander(),
        counters=[(1, "corruption", "Oskar", "a")],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Sense the Sin Mira 2", by="a")
    assert (t.measure("Oskar.intercept"), t.measure("Olga.intercept")) == (-1, 0)
    t.goes_on()
    t.is_quiet()


@since_2011
@rules_on("Sense the Sin", "LSJ 20011204-3")
def test_a_card_of_several_disciplines_requires_what_it_is_played_with(edition: str) -> None:
    """Ruling: as it is played, a card requires the Discipline that is used, not all that stand on it."""
    t = position(
        seat(ready=["Mira 4/8 dai obf"], hand=["I am Legion"]),
        seat(ready=["Oskar 4/6 dai"], hand=["Sense the Sin"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.does("block Oskar")
    while t.asks not in t.quiet and not t.offers("play Sense the Sin Oskar 1"):
        t.does("block Oskar") if t.offers("block Oskar") else t.passes()
    t.does("play Sense the Sin Oskar 1")
    assert not t.ever_offered("play I am Legion Mira 1")
    t.goes_on()


# -- Seraph's Second --------------------------------------------------------------------------------------------------


@editions
@rules_on("Seraph's Second", "LSJ 20030103")
def test_a_seraph_seconds_one_who_has_gone_to_torpor_after_all_combats(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 1/8 trait:black-hand", "Ilse 4/8 trait:black-hand trait:seraph"],
            hand=["Seraph's Second"],
        ),
        seat(ready=["Oskar 4/8 strength:3"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    while not t.offers("play Seraph's Second Ilse 0"):
        assert t.asks not in t.quiet
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (t.region("Mira"), len(t.told("combat-over"))) == ("torpor", 1)
    t.does("play Seraph's Second Ilse 0", by="a")
    assert t.measure("Mira.locked") == 0
    to_the_end(t)


@rules_on("Seraph's Second", "LSJ 20070702")
@editions
def test_a_seraph_seconds_the_black_hand(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 trait:black-hand", "Ilse 4/8 trait:black-hand trait:seraph", "Nora 3/4"],
            hand=["Seraph's Second", "Seraph's Second"],
        ),
        seat(ready=["Oskar 4/8 locked"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Nora")
    to_the_end(t)
    assert not t.ever_offered("play Seraph's Second")
    t.does("bleed Mira")
    until(t, "play Seraph's Second")
    t.does("play Seraph's Second Ilse 0", by="a")
    to_the_end(t)
    assert t.measure("Mira.locked") == 0
    t.does("hunt Mira")
    asked = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("play Seraph's Second#2", since=asked)


# -- Serenading the Kami ----------------------------------------------------------------------------------------------


def announced(card: str, words: str, mode: int, edition: str, *against: str, target: str = "") -> Table:
    t = acting(card, who=words, against=list(against), edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    if target:
        t.does(f"target {target}")
    while t.who() == "a" and t.asks not in t.quiet:
        t.passes()
    return t


@editions
@pytest.mark.parametrize(("words", "mode", "left"), [("tha", 0, 2), ("THA", 1, 1)])
def test_serenading_the_kami_lends_strength(edition: str, words: str, mode: int, left: int) -> None:
    t = announced("Serenading the Kami", words, mode, edition, "Oskar 4/8")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.measure("Oskar.blood") == left
    t.is_quiet()


# -- Shadow Boxing ----------------------------------------------------------------------------------------------------

BOXING = "Shadow Boxing"


@rules_on(BOXING, "ANK 20200114")
@pytest.mark.parametrize("fights", ["Stone", "Mira"])
def test_a_slave_who_fights_for_another_does_not_let_the_action_go_on(fights: str) -> None:
    own = "OBF POT" if fights == "Mira" else ""
    t = position(
        seat(
            ready=[
                f"Mira 6/8 {own} clan:Tremere strength:3",
                "Stone 6/8 OBF POT clan:Gargoyle slave-of:Tremere strength:3",
            ],
            hand=[BOXING],
        ),
        seat(ready=["Oskar 1/8"]),
        bystander(),
    )
    t.does_all("bleed Mira", "block Oskar")
    until(t, "slave Stone")
    t.does("slave Stone" if fights == "Stone" else "pass", by="a")
    while t.asks not in t.quiet and not t.offers(f"play {BOXING} Mira 2"):
        assert not t.offers(f"play {BOXING} Stone 2")
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.region("Oskar") == "torpor"
    assert t.offers(f"play {BOXING} Mira 2") is (fights == "Mira")


@editions
@rules_on(BOXING, "ANK 20230314")
@pytest.mark.parametrize("first", [True, False])
def test_shadow_boxing_comes_before_or_after_what_else_follows_the_combat(first: bool, edition: str) -> None:
    aura = "Righteous Aura"
    t = position(
        seat(ready=["Mira 6/8 OBF POT clan:Salubri-antitribu strength:3"], hand=[BOXING, aura]),
        seat(ready=["Oskar 1/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    plays = [f"play {BOXING} Mira 2", f"play {aura} Mira 0"]
    while t.asks != "after-combat":
        assert not t.offers(plays[0])
        t.does("strike hand" if t.asks == "strike" else "pass")
    for play in plays if first else plays[::-1]:
        t.does(play, by="a")
    on_to(t)
    assert t.measure("b.pool") == 30 - 3  # the aura gives two bleed
    t.is_quiet()


@rules_on("Shadow Boxing", "ANK 20210226", "RTR 19970630")
@editions
@pytest.mark.parametrize("fallen", [True, False])
def test_shadow_boxing_goes_on_when_the_blocker_has_fallen(edition: str, fallen: bool) -> None:
    t = fighting("Shadow Boxing", who="OBF POT strength:2", other=f"Oskar {1 if fallen else 4}/8", edition=edition)
    on_to(t, "after-combat", "influence")
    if fallen:
        t.does("play Shadow Boxing Mira 2", by="a")
        on_to(t)
    else:
        assert not t.ever_offered("play Shadow Boxing Mira 2")
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == ((29, 4) if fallen else (30, 5))
    t.is_quiet()


# -- Shadow Cast ------------------------------------------------------------------------------------------------------

LEVY = made_up("Levy", faces.ACTION, definition=definition(action("", each(every_other(), burn(1, POOL, IT)))))
"""An action directed at every other Methuselah."""


@rules_on("Shadow Cast", "LSJ 20100527")
@pytest.mark.parametrize(("at", "offered"), [("Levy", True), ("bleed", False)])
def test_the_shadow_of_a_stolen_vampire_does_not_count_his_new_controller(at: str, offered: bool) -> None:
    """It was cast in an action at b and c; Mira is b's now, so what remains is an action at c, and a if he is named."""
    t = position(
        seat(ready=["Ada 2/4"]),
        seat(ready=[("Mira 4/8", ["Shadow Cast"])], hand=[LEVY]),
        seat(ready=[("Vera 2/4", ["Raven Spy"])]),
        turn="b",
    )
    t.g.chosen[t["Shadow Cast"]] = [facts.named(1), facts.named(0), facts.named(2)]
    t.does("play Levy Mira 0" if at == "Levy" else "bleed Mira")
    until(t, "block Vera")
    t.does("block Vera", by="c")
    while t.asks not in t.quiet and not t.offers("use Shadow Cast"):
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("use Shadow Cast") is offered


def twice(card: str, words: str, mode: int, edition: str, spies: int = 1) -> Table:
    """Mira has done an action against seat b and plays the card after it; Freak Drive lets her act again."""
    t = position(
        seat(ready=[f"Mira 6/8 {words} for"], hand=[card, "Freak Drive"]),
        seat(ready=[("Oskar 4/8", ["Raven Spy"] * spies)]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does(f"play {card} Mira {mode}", by="a")
    return t


@editions
def test_shadow_cast_is_kept_for_the_same_methuselah(edition: str) -> None:
    t = twice("Shadow Cast", "OBL", 1, edition)
    assert t.region("Shadow Cast") == "attached"
    assert t.g.chosen[t["Shadow Cast"]] == [-3]  # seat b
    t.does("play Freak Drive Mira 0", by="a")
    t.does("hunt Mira")  # directed at nobody
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert not t.offers("use Shadow Cast")
    t.goes_on()
    while t.who() != "a" or t.asks != "minion" or t.measure("Mira.locked"):
        t.passes()
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("use Shadow Cast", by="a")
    assert t.told("modified")[-1]["what"] == "stealth"
    assert t.region("Shadow Cast") == "ash-heap"
    t.goes_on()
    t.is_quiet()


@editions
def test_shadow_cast_needs_a_directed_action(edition: str) -> None:
    t = acting("Shadow Cast", who="OBL", edition=edition)
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered("play Shadow Cast Mira 1")


# -- Shadow Cloak -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "free"), [("aus", True), ("", False)])
def test_shadow_cloak_hides_from_actions_until_the_unlock_phase(edition: str, words: str, free: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL", "Nils 1/4"], hand=["Shadow Cloak"]),
        seat(ready=[f"Oskar 4/8 {words}".strip()], hand=["Bum's Rush"]),
        bystander(),
        edition=edition,
    )
    t.does("hunt Mira")
    t.passes_until_offered("play Shadow Cloak Mira 1")
    t.does("play Shadow Cloak Mira 1", by="a")
    assert t.region("Shadow Cloak") == "attached"
    while t.who() != "b" or t.asks != "minion":
        t.passes()
    t.does("play Bum's Rush Oskar", by="b")
    assert t.offers("target Mira") is free
    t.does("target Nils")
    while t.who() != "a" or t.asks != "unlock":
        t.does("strike hand") if t.asks == "strike" else t.passes()
    t.does("trigger Shadow Cloak")
    assert t.region("Shadow Cloak") == "ash-heap"


# -- Shroud Mastery ---------------------------------------------------------------------------------------------------


@editions
def test_shroud_mastery_hides_a_wraith(edition: str) -> None:
    t = position(
        seat(ready=["Ghost ally 2 bleed:1 trait:wraith", "Ines 3/5 nec"], hand=["Shroud Mastery"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Ghost")
    t.does("block Oskar", by="b")
    t.does("play Shroud Mastery Ines 0", by="a")
    assert t.told("block-failed")[0]["stealth"] == 1
    t.goes_on()
    t.is_quiet()


@editions
@pytest.mark.parametrize(("trait", "offered"), [("wraith", True), ("zombie", False)])
def test_shroud_mastery_at_superior_unlocks_who_raises_a_wraith(edition: str, trait: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 NEC"], hand=["Shroud Mastery", "Shade"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        cards={"Shade": f"ally pool:1 life:2 trait:{trait}"},
        edition=edition,
    )
    t.does("play Shade Mira")
    assert t.offers("play Shroud Mastery Mira 1") is offered
    if offered:
        t.does("play Shroud Mastery Mira 1", by="a")
        t.goes_on()
        assert t.measure("Mira.locked") == 0
        t.is_quiet()


# -- Shroud of Absence ------------------------------------------------------------------------------------------------


@editions
def test_shroud_of_absence_is_a_way_out_in_the_first_round(edition: str) -> None:
    t = stopped("Shroud of Absence", "DOM OBT", 1, edition)
    while t.asks != "strike":
        t.passes()
    t.answer(t.options("use")[0])
    fight_on(t)
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (6 - t.g.face[t["Shroud of Absence"]].blood, 6)
    t.is_quiet()


# -- Siren's Lure -----------------------------------------------------------------------------------------------------


@rules_on("Siren's Lure", "ANK 20210226")
@pytest.mark.parametrize("blood", [1, 2])
def test_only_who_has_the_blood_for_it_sneaks_by_a_lure(blood: int) -> None:
    """What reduces the cost of cards does not change the two blood."""
    t = position(
        seat(ready=[(f"Mira {blood}/8 cel", ["The Ankara Citadel, Turkey"])], hand=["Siren's Lure"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    assert t.offers("play Siren's Lure Mira 0") is (blood == 2)
    if blood == 2:
        t.does("play Siren's Lure Mira 0", by="a")
        assert t.measure("Mira.blood") == 0
        to_the_end(t)
        assert t.measure("b.pool") == 29
        t.is_quiet()


# -- Skin of the Chameleon --------------------------------------------------------------------------------------------

SEVERAL = [
    # card, the Discipline used, which way, the other
    ("Skin of the Chameleon", "tha", 0, "vis"),
    ("Skin of the Chameleon", "vis", 1, "tha"),
    ("Repulsion", "pre", 0, "obe"),
    ("Repulsion", "obe", 1, "pre"),
    ("Stone Travel", "obt", 0, "myt"),
    ("Stone Travel", "myt", 1, "obt"),
    ("Under My Skin", "obf", 0, "thn"),
    ("Under My Skin", "thn", 1, "obf"),
    ("Relentlessness", "cel", 0, "for"),
    ("Relentlessness", "for", 1, "cel"),
    ("The Missing Voice", "cel", 0, "mel"),
    ("The Missing Voice", "mel", 1, "cel"),
    ("Mole's Tunneling", "ani", 0, "spi"),
    ("Mole's Tunneling", "spi", 1, "ani"),
    ("Freakish Conglomeration", "obl", 0, "tha"),
    ("Freakish Conglomeration", "tha", 1, "obl"),
    ("Clotho's Gift", "obf", 0, "tem"),
    ("Clotho's Gift", "tem", 1, "obf"),
]


@editions
@rules_on("Skin of the Chameleon", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Repulsion", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Stone Travel", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Under My Skin", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Relentlessness", "LSJ 20011204-3", "PIB 20130704")
@rules_on("The Missing Voice", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Mole's Tunneling", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Freakish Conglomeration", "LSJ 20011204-3", "PIB 20130704")
@rules_on("Clotho's Gift", "LSJ 20011204-3", "PIB 20130704")
@pytest.mark.parametrize(("card", "code", "way", "other"), SEVERAL)
def test_a_card_requires_the_discipline_with_which_it_is_played(
    card: str, code: str, way: int, other: str, edition: str
) -> None:
    """One card in play counts what requires the one, another what requires the other."""
    used = standing("Used", on(fact.PLAYED, gain(1, BLOOD, CARD), about=requires(code)))
    unused = standing("Unused", on(fact.PLAYED, gain(1, BLOOD, CARD), about=requires(other)))
    t = position(
        seat(
            ready=[f"Mira 6/8 {code} {other} {path_for(card)}".strip()],
            hand=[card],
            play=[used, unused],
            crypt=["Ada 3/3"],
            uncontrolled=["Bea 1/3"],
        ),
        seat(ready=["Oskar 4/4"]),
        bystander(),
        edition=edition,
    )
    if not t.offers(f"play {card} Mira {way}"):
        t.does("bleed Mira")
        while not t.offers(f"play {card} Mira {way}"):  # some before a block, some after it
            assert t.asks not in t.quiet
            t.does("block Oskar" if t.offers("block Oskar") else "pass")
    t.does(f"play {card} Mira {way}", by="a")
    if t.asks == "target":
        t.does("target Bea")
    assert (t.measure("Used.blood"), t.measure("Unused.blood")) == (1, 0)


@editions
@rules_on("Skin of the Chameleon", "LSJ 20011204-3")
@rules_on("Sentry Signal", "LSJ 20011204-3")
@pytest.mark.parametrize(
    ("card", "codes"), [("Skin of the Chameleon", ("tha", "vis")), ("Sentry Signal", ("ani", "tha"))]
)
def test_in_the_ash_heap_a_card_requires_all_its_disciplines(card: str, codes: tuple[str, str], edition: str) -> None:
    for code in codes:
        tallied = standing("Tally", master(gain(count(ASH, MINE, requires(code)))))
        t = position(
            seat(ready=["Mira 4/8"], hand=[tallied], ash_heap=[card, "Dodge"]),
            seat(ready=["Oskar 4/8"]),
            bystander(),
            phase="master",
            edition=edition,
        )
        t.does("play Tally")
        assert t.measure("a.pool") == 31


# -- Sleep Unseen -----------------------------------------------------------------------------------------------------

AFTERWARDS = [
    # card, Mira, another of hers, who plays it, mode, what else is played
    ("Sleep Unseen", "obf for", "Nils 2/4", "Mira", 0, "Freak Drive"),
    ("Domain of Evernight", "TEM obf", "Nils 2/4", "Mira", 2, "Sleep Unseen"),
    ("Seraph's Second", "obf trait:black-hand", "Nils 2/9 trait:black-hand trait:seraph", "Nils", 0, "Sleep Unseen"),
    ("Marked Path", "obf for", "Nils 2/4", "Mira", 0, "Freak Drive"),
    ("Shadow Cast", "OBL for", "Nils 2/4", "Mira", 1, "Freak Drive"),
    ("Shadow Cloak", "OBL for", "Nils 2/4", "Mira", 1, "Freak Drive"),
]


@rules_on("Sleep Unseen", "PIB 20150915", "LSJ 19981028")
@rules_on("Domain of Evernight", "LSJ 19981028", "ANK 20190425")
@rules_on("Seraph's Second", "PIB 20150915", "LSJ 19981028")
@rules_on("Marked Path", "PIB 20150915", "LSJ 19981028")
@rules_on("Shadow Cast", "PIB 20150915", "LSJ 19981028")
@rules_on("Shadow Cloak", "PIB 20150915", "LSJ 19981028")
@pytest.mark.parametrize(("card", "words", "other", "who", "mode", "besides"), AFTERWARDS)
@pytest.mark.parametrize("first", [True, False])
def test_what_comes_after_the_resolution_comes_in_any_order(
    card: str, words: str, other: str, who: str, mode: int, besides: str, first: bool
) -> None:
    t = position(
        seat(ready=[f"Mira 6/8 {words}", other], hand=[card, besides]), seat(ready=["Oskar 2/4 locked"]), bystander()
    )
    t.does("bleed Mira")
    t.passes_until("succeeded")
    assert t.measure("b.pool") == 29
    plays = [f"play {card} {who} {mode}", f"play {besides} Mira 0"]
    for play in plays if first else plays[::-1]:
        t.does(play, by="a")
    t.goes_on()
    assert t.measure("Mira.locked") == 0
    t.is_quiet()


@in_editions(
    "words mode sees found",
    [("obf", 0, "", False), ("obf", 0, "aus", True), ("OBF", 1, "aus", False), ("OBF", 1, "AUS", True)],
)
def test_who_sleeps_unseen_is_not_found(edition: str, words: str, mode: int, sees: str, found: bool) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Sleep Unseen"]),
        seat(ready=[f"Oskar 4/8 {sees}".strip()], hand=["Bum's Rush"]),
        seat(ready=[]),
        edition=edition,
    )
    t.does("hunt Mira")
    until(t, "play Sleep Unseen")
    t.does(f"play Sleep Unseen Mira {mode}", by="a")
    to_the_end(t)
    while not (t.who() == "b" and t.asks == "minion"):
        t.answer("pass")
    assert t.offers("play Bum's Rush Oskar 0") is found
    while t.g.turn < 23:
        t.answer("pass")
    while t.asks != "minion":
        t.goes_by("unlock")
    assert t.region("Sleep Unseen") == "ash-heap"


# -- The Sleeping Mind ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode", "target"),
    [
        ("The Sleeping Mind", "dom", 0, "Sleeper"),
        ("Dominant Personality", f"POT {POWER}", 2, "Elder"),
        ("Dominant Personality", f"PRE {POWER}", 3, "Elder"),
        ("Seeds of Terror", "OBF trait:path-of-Cathari", 2, "Elder"),
        ("Seeds of Terror", "PRE trait:path-of-Cathari", 3, "Elder"),
        ("Approximation of Loyalty", "pre", 0, "Oskar"),
        ("Deed the Heart's Desire", "qui", 0, "Oskar"),
        ("Deed the Heart's Desire", "QUI", 1, "Oskar"),
    ],
)
def test_somebody_chosen_cannot_block(edition: str, card: str, words: str, mode: int, target: str) -> None:
    minions = ["Oskar 3/4", "Elder 5/9", "Sleeper 2/4 locked", "Brute ally 3"]
    t = acting(card, who=words, against=minions, edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    if card == "Deed the Heart's Desire" or card == "Approximation of Loyalty":
        assert not t.offers("target Elder")
    if t.asks == "target":
        t.does(f"target {target}")
    t.passes_until_offered("block")
    assert not t.offers(f"block {target}")
    other = "Elder" if target == "Oskar" else "Oskar"
    assert t.offers(f"block {other}")
    t.goes_on()
    t.is_quiet()


@rules_on("The Sleeping Mind", "PIB 20150703")
@editions
def test_the_sleeping_mind_at_superior_keeps_minions_from_unlocking(edition: str) -> None:
    """Rulings: who is locked can wake, but nobody unlocks, not even after the resolution of the action."""
    t = position(
        seat(ready=["Mira 6/8 DOM for"], hand=["The Sleeping Mind", "Freak Drive"]),
        seat(ready=["Oskar 4/8 locked", "Olga 4/8 ani locked"], hand=["On the Qui Vive", "Guard Dogs"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play The Sleeping Mind Mira 1", by="a")
    t.passes_until_offered("play Guard Dogs Olga 0")
    t.does("play Guard Dogs Olga 0", by="b")
    assert t.measure("Olga.locked") == 1
    t.passes_until_offered("play On the Qui Vive Oskar")
    t.does("play On the Qui Vive Oskar", by="b")
    assert t.told("awake")
    t.passes_until("succeeded")
    t.passes_until_offered("play Freak Drive")
    t.does("play Freak Drive Mira 0", by="a")
    assert t.measure("Mira.locked") == 1
    t.goes_on()
    t.is_quiet()


# -- Smoke and Mirrors ------------------------------------------------------------------------------------------------


@rules_on("Smoke and Mirrors", "LSJ 20010813", "LSJ 20010819-2")
def test_the_maneuver_of_smoke_and_mirrors_is_for_the_combat_of_the_block() -> None:
    t = position(
        seat(ready=["Mira 6/8 chi CEL sect:Anarch"], hand=["Smoke and Mirrors", "Psyche!"]),
        seat(ready=["Oskar 6/8 intercept:1"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Smoke and Mirrors Mira 0")
    t.does("play Smoke and Mirrors Mira 0", by="a")
    on_to(t, "maneuver")
    assert (t.who(), t.offers("maneuver")) == ("a", True)
    t.does("pass", by="a")
    on_to(t, "would-end")
    t.does("play Psyche! Mira 1", by="a")
    since = len(t.asked)
    on_to(t)
    assert len(t.told("combat")) == 2
    assert not t.ever_offered("maneuver", since)
    t.is_quiet()


@rules_on("Smoke and Mirrors", "LSJ 20010814-2")
def test_the_maneuver_of_smoke_and_mirrors_comes_again_with_a_second_block() -> None:
    t = position(
        seat(ready=["Mira 6/8 chi PRO sect:Anarch"], hand=["Smoke and Mirrors", "Form of Mist"]),
        seat(ready=["Oskar 6/8 intercept:1", "Olga 6/8 intercept:5"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "play Smoke and Mirrors Mira 0")
    t.does("play Smoke and Mirrors Mira 0", by="a")
    on_to(t, "maneuver")
    t.does("maneuver", by="a")
    on_to(t, "strike")
    t.does("play Form of Mist Mira 1", by="a")
    on_to(t, "may")
    t.does("yes", by="a")
    until(t, "block Olga")
    t.does("block Olga", by="b")
    on_to(t, "maneuver")
    assert (t.who(), t.offers("maneuver"), len(t.told("combat"))) == ("a", True, 2)


STEALTH = [
    # card, words, mode, how much, what she does
    ("Smoke and Mirrors", "chi sect:Anarch", 0, 1, "bleed Mira"),
    ("Virtuosa", "pre", 0, 1, "bleed Mira"),
    ("Virtuosa", "mel", 1, 1, "bleed Mira"),
    ("Uncontrolled Impulse", "clan:Ishtarri", 0, 2, "bleed Mira"),
    ("Mind of the Wilds", "ANI AUS", 1, 1, "bleed Mira"),
]


@in_editions("card words mode n act", STEALTH)
def test_a_modifier_gives_stealth(edition: str, card: str, words: str, mode: int, n: int, act: str) -> None:
    t = met_by_oskar(card, who=words, act=act, edition=edition)
    until(t, f"play {card} Mira {mode}")
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Mira {mode}", by="a")
        to_the_end(t)
    assert [told["amount"] for told in t.told("modified")][:1] == [n]
    assert t.measure("b.pool") == (27 if (card, mode) == ("Virtuosa", 1) else 29)
    t.is_quiet()


@editions
def test_smoke_and_mirrors_has_three_faces(edition: str) -> None:
    if edition == "2000":
        return  # nobody is an anarch then
    t = met_by_oskar("Smoke and Mirrors", who="obf sect:Anarch", edition=edition)
    assert not t.offers("play Smoke and Mirrors Mira 1")
    t = acting("Smoke and Mirrors", who="obt sect:Anarch", against=[("Oskar 4/8", ["Raven Spy"])], edition=edition)
    t.does_all("hunt Mira", "block Oskar")
    until(t, "play Smoke and Mirrors")
    t.does("play Smoke and Mirrors Mira 2", by="a")
    to_the_end(t)
    assert not t.told("blocked")


# -- Spoils of War ----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("action", "offered"), [("bleed", True), ("hunt", False)])
def test_spoils_of_war_follow_on_a_directed_action(edition: str, action: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 clan:Brujah-antitribu"], hand=["Spoils of War"]), seat(), bystander(), edition=edition
    )
    t.does(f"{action} Mira")
    while t.asks not in (*t.quiet, "succeeded"):
        t.passes()
    assert t.offers("play Spoils of War") is offered
    if offered:
        t.does("play Spoils of War Mira", by="a")
        assert (t.measure("a.pool"), t.measure("Mira.blood")) == (31, 5)
        t.goes_on()
        t.is_quiet()


# -- Spying Mission ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Spying Mission", "LSJ 19980105")
@pytest.mark.parametrize("bleed", [1, 2])
def test_nobody_answers_the_bleed_that_a_spying_mission_has_raised(bleed: int, edition: str) -> None:
    """It comes to 4 or more as nothing can be played any more; what comes after the resolution still can."""
    t = position(
        seat(ready=[("Mira 6/8 for OBF " + f"bleed:{bleed}", ["Spying Mission"])], hand=["Freak Drive"]),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection", "Archon Investigation"]),
        bystander(),
        edition=edition,
    )
    t.g.chosen[t["Spying Mission"]] = [facts.named(1)]
    t.does("bleed Mira")
    until(t, "play Deflection Oskar 0")
    while t.region("Spying Mission") == "attached":
        t.passes()
    assert (t.asks, t.who()) == ("succeeded", "a")  # the next question after the mission is burned
    assert t.measure("b.pool") == 30 - bleed - 2
    assert not t.ever_offered("play Archon Investigation")
    t.does("play Freak Drive Mira 0", by="a")
    to_the_end(t)
    t.is_quiet()


def spying(edition: str, *hand: str, mira: str = "OBF dom") -> Table:
    return position(
        seat(ready=[f"Mira 6/8 {mira}"], hand=list(hand)),
        seat(ready=["Oskar 4/8 dom"], hand=["Deflection", "Archon Investigation"]),
        seat(ready=["Vera 2/4"], hand=["Direct Intervention"], pool=1),
        seat(ready=["Dora 2/4"]),
        edition=edition,
    )


@editions
@rules_on("Spying Mission", "LSJ 20110502")
def test_after_a_spying_mission_only_what_follows_the_resolution_is_played(edition: str) -> None:
    t = spying(edition, "Spying Mission", "Conditioning", "Bonding")
    t.does("bleed Mira")
    assert not t.offers("play Spying Mission Mira 1")
    until(t, "play Conditioning Mira 0")
    until(t, "play Deflection Oskar 0")
    until(t, "play Spying Mission Mira 1")
    assert not t.offers("play Conditioning Mira 0")
    t.does("play Spying Mission Mira 1", by="a")
    since = len(t.asked)
    to_the_end(t)
    for late in ("play Conditioning", "play Bonding", "play Deflection"):
        assert not t.ever_offered(late, since)
    assert (t.measure("b.pool"), t.region("Spying Mission")) == (30, "attached")
    assert not t.told("bleeds")
    t.is_quiet()


@editions
@rules_on("Spying Mission", "LSJ 20050607")
def test_a_spying_mission_that_is_cancelled_leaves_no_time_for_reactions(edition: str) -> None:
    """Who pays for that with her last pool is ousted before the bleed is resolved."""
    t = spying(edition, "Spying Mission")
    t.does("bleed Mira")
    until(t, "play Spying Mission Mira 1")
    t.does("play Spying Mission Mira 1", by="a")
    since = len(t.asked)
    until(t, "play Direct Intervention")
    t.does("play Direct Intervention", by="c")
    to_the_end(t)
    assert not t.ever_offered("play Deflection", since)
    assert t.g.ousted[2]
    assert t.measure("b.pool") == 30 + 6 - 1
    assert [event.kind for event in t.story if event.kind in ("ousted", "bleeds")] == ["ousted", "bleeds"]
    assert t.region("Spying Mission") == "ash-heap"
    t.is_quiet()


@since_2011
@rules_on("Spying Mission", "ANK 20200609")
def test_spying_missions_are_burned_together(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8 OBF", ["Spying Mission", "Spying Mission"])]),
        seat(ready=["Oskar 4/5 locked"]),
        bystander(),
        edition=edition,
    )
    for mission in ("Spying Mission", "Spying Mission#2"):
        t.g.chosen[t[mission]] = [facts.named(1)]
    t.does("bleed Mira")
    t.goes_on()
    t.does(t.options("trigger")[0], by="a")  # in the order that she likes
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Spying Mission"), t.region("Spying Mission#2")) == (
        25,
        "ash-heap",
        "ash-heap",
    )


@editions
def test_a_spying_mission_is_burned_at_the_next_bleed_of_the_same_methuselah(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBF"], hand=["Spying Mission"]),
        seat(ready=[]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until("resolving")
    t.does("play Spying Mission Mira 1", by="a")
    assert (t.measure("b.pool"), t.region("Spying Mission")) == (30, "attached")
    assert not t.told("bleeds")
    while t.who() != "a" or t.asks != "minion" or t.measure("Mira.locked"):
        t.passes()
    t.does("bleed Mira")
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Spying Mission")) == (27, "ash-heap")
    t.is_quiet()


@editions
def test_several_spying_missions_burn_at_once(edition: str) -> None:
    """Rulings: a minion may have several, as a new one is played before the others burn; they all burn together."""
    t = position(
        seat(ready=["Mira 6/8 OBF"], hand=["Spying Mission", "Spying Mission"]),
        seat(ready=[]),
        bystander(),
        edition=edition,
    )
    for number, pool in ((1, 30), (2, 30), (0, 25)):
        while t.who() != "a" or t.asks != "minion" or t.measure("Mira.locked"):
            t.passes()
        t.does("bleed Mira")
        if number:
            t.passes_until("resolving")
            t.answer(t.options("play")[0])
        else:
            t.goes_on()
            t.answer(t.options("trigger")[0])  # in the order that she likes
        assert t.measure("b.pool") == pool
    assert {t.region("Spying Mission"), t.region("Spying Mission#2")} == {"ash-heap"}


# -- Squirrel Balance -------------------------------------------------------------------------------------------------


@rules_on("Squirrel Balance", "LSJ 20020612", "ANK 20180720")
@in_editions("words mode n", [("spi", 1, -1), ("SPI", 2, -2)])
def test_who_neither_flies_nor_knows_spirits_sees_less(edition: str, words: str, mode: int, n: int) -> None:
    t = acting("Squirrel Balance", who=words, against=["Oskar 4/8", "Paul 3/4 trait:flight"], edition=edition)
    t.does("hunt Mira")
    until(t, "play Squirrel Balance")
    t.does(f"play Squirrel Balance Mira {mode}", by="a")
    assert (stats.intercept(t.g, t["Oskar"]), stats.intercept(t.g, t["Paul"])) == (n, 0)
    to_the_end(t)


def test_a_balancing_squirrel_keeps_its_distance_in_the_first_round() -> None:
    t = acting("Squirrel Balance", "Boxed In", who="cel", against=["Oskar 4/8"])
    t.does("bleed Mira")
    t.does("play Squirrel Balance Mira 0", by="a")
    until(t, "block Oskar")
    t.does("block Oskar")
    on_to(t, "press")
    t.does("play Boxed In Mira 0", by="a")
    to_the_end(t)
    assert [told["range"] for told in t.told("range")] == ["long", "close"]


# -- Stealth Ritus ----------------------------------------------------------------------------------------------------

AS_ANNOUNCED = [
    # card, words, mode
    ("Stealth Ritus", "sect:Sabbat", 0),
    ("Squirrel Balance", "cel", 0),
    ("Virtuosa", "MEL", 3),
    ("Recurring Contemplation", "pre", 0),
    ("Memory Rift", "obf sect:Anarch", 1),
    ("Ni Dieu ni Maître", "for sect:Anarch", 1),
    ("Gang Tactics", "clan:Nosferatu-antitribu", 0),
    ("Nightshades", "obt", 0),
    ("The Sleeping Mind", "DOM", 1),
    ("Dominant Personality", "POT", 2),
    ("Seeds of Terror", "obf", 0),
    ("Strange Day", "sect:Laibon", 0),
    ("Mantle of the Moon", "clan:Ravnos", 0),
    ("Stiff Contempt", "clan:Samedi", 0),
    ("Day Operation", "for", 0),
    ("Deed the Heart's Desire", "qui", 0),
    ("Consign to Oblivion", "obl", 0),
    ("Serenading the Kami", "tha", 0),
]


@rules_on("Stealth Ritus", "ANK 20190425", "ANK 20181208")
@rules_on("Squirrel Balance", "ANK 20190425", "ANK 20181208")
@rules_on("Virtuosa", "ANK 20190425", "ANK 20181208")
@rules_on("Recurring Contemplation", "ANK 20190425", "ANK 20181208")
@rules_on("Memory Rift", "ANK 20190425", "ANK 20181208")
@rules_on("Ni Dieu ni Maître", "ANK 20190425", "ANK 20181208")
@rules_on("Gang Tactics", "ANK 20190425", "ANK 20181208")
@rules_on("Nightshades", "ANK 20190425", "ANK 20181208")
@rules_on("The Sleeping Mind", "ANK 20190425", "ANK 20181208")
@rules_on("Dominant Personality", "ANK 20190425", "ANK 20181208")
@rules_on("Seeds of Terror", "ANK 20190425", "ANK 20181208")
@rules_on("Strange Day", "ANK 20190425", "ANK 20181208")
@rules_on("Mantle of the Moon", "ANK 20190425", "ANK 20181208")
@rules_on("Stiff Contempt", "ANK 20190425", "ANK 20181208")
@rules_on("Day Operation", "ANK 20190425", "ANK 20181208")
@rules_on("Deed the Heart's Desire", "ANK 20190425", "ANK 20181208")
@rules_on("Consign to Oblivion", "ANK 20190425", "ANK 20181208")
@rules_on("Serenading the Kami", "ANK 20190425", "ANK 20181208")
@pytest.mark.parametrize(("card", "words", "mode"), AS_ANNOUNCED)
@pytest.mark.parametrize("waits", [False, True])
def test_it_comes_after_the_draw_and_before_the_other_modifiers(card: str, words: str, mode: int, waits: bool) -> None:
    """The action card is replaced first. Then it can be played; not any more once another modifier can be."""
    t = position(
        seat(
            ready=[f"Mira 6/8 {words} dom {path_for(card)}".strip(), "Ilse 4/5 sect:Sabbat"],
            hand=[card, "Govern the Unaligned", "Conditioning", *["Blank Page"] * 4],
            library=5,
        ),
        seat(ready=["Oskar 2/4", "Olga 2/4 locked", "Brute ally 2"]),
        bystander(),
    )
    t.does("play Govern the Unaligned Mira 0")
    assert (t.asks, t.who(), t.measure("a.hand")) == ("announced", "a", 7)
    assert not t.offers("play Conditioning Mira 0")
    assert t.offers(f"play {card} Mira {mode}")
    if waits:
        t.does("pass", by="a")
        since = len(t.asked)
        t.goes_on()
        assert t.ever_offered("play Conditioning Mira 0", since)
        assert not t.ever_offered(f"play {card} Mira {mode}", since)
    else:
        t.does(f"play {card} Mira {mode}", by="a")
        assert t.region(card) != "hand"
        assert t.measure("a.hand") in (6, 7)  # a target may be to choose before it is replaced
    assert t.region("Govern the Unaligned") != "hand"


@editions
def test_a_stealth_ritus_is_paid_by_another(edition: str) -> None:
    t = acting("Stealth Ritus", who="sect:Sabbat", more=["Ilse 4/5 sect:Sabbat", "Nora 2/4"], edition=edition)
    t.does("bleed Mira")
    t.does("play Stealth Ritus Mira 0", by="a")
    assert (t.measure("Ilse.blood"), t.measure("Nora.blood"), stats.stealth(t.g, t["Mira"])) == (3, 2, 1)
    to_the_end(t)
    t = acting("Stealth Ritus", who="sect:Sabbat", more=["Nora 2/4"], edition=edition)
    t.does("bleed Mira")
    to_the_end(t)
    assert not t.ever_offered("play Stealth Ritus")


# -- Stone Travel -----------------------------------------------------------------------------------------------------

BURNING = [
    ("Stone Travel", "obt", 0, 0),
    ("Mole's Tunneling", "SPI", 2, 1),
    ("Recurring Contemplation", "TEM", 2, 0),
    ("Stygian Shroud", "OBL", 1, 0),
]


@editions
@rules_on("Stone Travel", "ANK 20210226")
@rules_on("Mole's Tunneling", "ANK 20210226")
@rules_on("Recurring Contemplation", "ANK 20210226")
@rules_on("Stygian Shroud", "ANK 20210226")
@pytest.mark.parametrize(("card", "words", "way", "price"), BURNING)
@pytest.mark.parametrize(("blood", "offered"), [(0, False), (1, True)])
def test_blood_that_a_modifier_burns_is_not_saved(
    blood: int, offered: bool, card: str, words: str, way: int, price: int, edition: str
) -> None:
    """All cards cost him less, so that the price of the card itself is nothing."""
    saving = standing("Saving", costs(-1, BLOOD_COST, MINION, MINION_CARD))
    t = position(
        seat(ready=[f"Mira {blood}/8 {words}"], hand=[card], play=[saving]),
        seat(ready=[("Oskar 4/4", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    if t.asks == "minion":
        t.does("bleed Mira")  # without blood she hunts already
    since = len(t.asked)
    while t.asks not in t.quiet and not t.offers(f"play {card} Mira {way}"):
        t.does("block Oskar" if t.offers("block Oskar") else "strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered(f"play {card} Mira {way}", since) is offered
    if offered:
        t.does(f"play {card} Mira {way}", by="a")
        if t.asks == "target":
            t.does("target Oskar")
        assert t.measure("Mira.blood") == 0
    assert price == t.g.face[t[card]].blood


@editions
@pytest.mark.parametrize("cancels", [True, False])
def test_stone_travel_lets_her_cancel_the_combat(edition: str, cancels: bool) -> None:
    t = position(
        seat(ready=["Mira 6/8 MYT"], hand=["Stone Travel"]),
        seat(ready=[("Oskar 6/8", ["Raven Spy"])]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Stone Travel Mira 2", by="a")
    t.does("yes" if cancels else "no", by="a")
    fight_on(t)
    assert bool(t.told("combat")) is not cancels
    assert t.measure("Oskar.locked") == 1
    t.is_quiet()


# -- Strange Day ------------------------------------------------------------------------------------------------------


@since_2011
def test_strange_day_comes_once_in_a_game(edition: str) -> None:
    t = acting("Strange Day", "Strange Day", who="sect:Laibon", more=["Ines 3/5 sect:Laibon"], edition=edition)
    t.does("bleed Mira")
    t.does("play Strange Day Mira", by="a")
    t.goes_on()
    before = len(t.asked)
    t.does("bleed Ines")
    t.goes_on()
    assert not t.ever_offered("play Strange Day", before)


# -- Stygian Shroud ---------------------------------------------------------------------------------------------------

FAILS = [
    # card, words, mode, blood besides the cost
    ("Stygian Shroud", "OBL", 1, 1),
    ("Forced Confessional", "DOM clan:Salubri", 1, 0),
    ("Blood Awakening", "QUI", 1, 0),
    ("True Love's Face", "OBF PRE", 1, 0),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "blood"), FAILS)
def test_an_attempt_fails_and_is_not_made_again(edition: str, card: str, words: str, mode: int, blood: int) -> None:
    t = acting(card, who=words, against=[("Oskar 2/4", ["Raven Spy"] * 5), "Olga 2/4"], edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.locked", "Oskar.blood"):
        t.does("bleed Mira")
        assert not t.offers(f"play {card} Mira {mode}")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar", by="b")
        t.does(f"play {card} Mira {mode}", by="a")
        if t.offers("no"):
            t.does("no", by="b")
        assert t.told("block-failed")[0]["minion"] == t["Oskar"]
        assert (t.offers("block Oskar"), t.offers("block Olga")) == (False, True)
        t.goes_on()
    cost = blood + t.g.face[t[card]].blood
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 4 - cost)
    t.is_quiet()


@editions
def test_stygian_shroud_is_not_for_who_cannot_burn_the_blood(edition: str) -> None:
    t = position(
        seat(ready=["Mira 0/8 OBL", "Nils 1/8 OBL"], hand=["Stygian Shroud"]),
        seat(ready=[("Oskar 2/4", ["Raven Spy"] * 5)]),
        bystander(),
        edition=edition,
    )
    assert t.told("action")[0]["action"] == "hunt"  # who has no blood must hunt
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    assert not t.ever_offered("play Stygian Shroud Mira 1")


@editions
@pytest.mark.parametrize(
    ("card", "words", "mode"),
    [
        ("Stygian Shroud", "obl", 0),
        ("Forced Confessional", "dom clan:Salubri", 0),
        ("Random Patterns", "AUS DEM", 1),
        ("Dominant Personality", f"pot {POWER}", 0),
        ("Dominant Personality", f"pre {POWER}", 1),
    ],
)
@pytest.mark.parametrize(("spies", "blocked"), [(0, False), (1, True)])
def test_the_one_who_blocks_loses_intercept(
    edition: str, card: str, words: str, mode: int, spies: int, blocked: bool
) -> None:
    t = acting(card, who=words, against=[("Oskar 2/4", ["Raven Spy"] * spies), "Olga 2/4"], edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    assert bool(t.told("blocked")) is blocked
    t.goes_on()
    t.is_quiet()


@rules_on("Stygian Shroud", "ANK 20210226")
@pytest.mark.parametrize(("blood", "offered"), [(1, True), (0, False)])
def test_a_shroud_burns_its_blood_whatever_is_cheaper(blood: int, offered: bool) -> None:
    card = "Stygian Shroud"
    t = burned(card, "OBL", blood)
    t.does("bleed Mira") if t.asks == "minion" and blood else None
    answers(t, "block Kid") if blood else None
    if offered:
        until(t, f"play {card} Mira 1")
        with t.changes("Mira.blood", -1):
            t.does(f"play {card} Mira 1", by="a")
    to_the_end(t)
    assert t.ever_offered(f"play {card} Mira 1") is offered


# -- Subversion -------------------------------------------------------------------------------------------------------


@in_editions(
    "card words mode",
    [
        ("Subversion", "CEL trait:path-of-Cathari", 3),
        ("Subversion", "PRE trait:path-of-Cathari", 5),
        ("Fata Morgana", "CHI", 2),
        ("Power of One", "pre sect:Anarch", 3),
        ("Revelation of the Serpent", "pre pro", 1),
        ("Revelation of the Serpent", "PRE PRO", 3),
    ],
)
def test_more_bleed_with_stealth_besides(edition: str, card: str, words: str, mode: int) -> None:
    t = acting(card, who=words, edition=edition)
    t.does("bleed Mira")
    assert not t.offers(f"play {card} Mira {mode}")  # no stealth is needed yet
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does(f"play {card} Mira {mode}", by="a")
    t.goes_on()
    assert t.told("block-failed")[0]["stealth"] == 1
    assert t.measure("b.pool") == 28
    t.is_quiet()


# -- Succulent Vitae --------------------------------------------------------------------------------------------------


def of_quietus(blood: int) -> Face:
    """An action that requires Quietus and brings a pool."""
    return card("Silent Errand", faces.ACTION, build.action("qui", do.gain_pool(1)), blood=blood)


def with_vitae(edition: str, blood: int, cost: int = 2) -> Table:
    return position(
        seat(ready=[(f"Mira {blood}/5 QUI", ["Succulent Vitae"]), "Ira 3/5 QUI"], hand=[of_quietus(cost)]),
        seat(ready=["Oskar 2/4"]),
        edition=edition,
    )


@editions
@proves("card.cost.reduction-timing", editions="2023")
def test_what_could_be_saved_makes_the_announcement_legal_and_is_used_at_the_payment(edition: str) -> None:
    t = position(seat(ready=["Mira 1/5 QUI"], hand=[of_quietus(2)]), seat(), edition=edition)
    assert t.clauses("play Silent Errand Mira 0", by="a") == ["card.cost.blood"]
    t = with_vitae(edition, 1, cost=3)
    assert t.clauses("play Silent Errand Mira 0", by="a") == ["card.cost.blood"], "even with what it saves"
    t = with_vitae(edition, 1)
    t.does("play Silent Errand Mira 0")
    assert (t.asks, t.offers("pass"), t.offers("use Succulent Vitae")) == ("paying", True, True)
    t.passes()
    assert t.region("Succulent Vitae") == "attached"
    t.does("pass", by="b")
    assert (t.measure("Mira.blood"), t.region("Succulent Vitae"), t.measure("a.pool")) == (0, "ash-heap", 31)
    t.is_quiet()


@editions
def test_a_reduction_that_waited_is_not_used_up_by_a_block(edition: str) -> None:
    t = with_vitae(edition, 1)
    t.does("play Silent Errand Mira 0")
    t.passes()
    t.does("block Oskar", by="b")
    t.goes_on()
    assert t.region("Succulent Vitae") == "attached"
    assert t.measure("a.pool") == 30
    t.is_quiet()


@editions
def test_succulent_vitae_is_for_its_own_vampire(edition: str) -> None:
    t = with_vitae(edition, 3)
    t.does("play Silent Errand Ira 0")
    assert t.asks != "paying"
    t.goes_on()
    assert (t.measure("Ira.blood"), t.region("Succulent Vitae")) == (1, "attached")
    t.is_quiet()


@rules_on("Succulent Vitae", "LSJ 20050720-2")
@editions
def test_succulent_vitae_comes_with_a_hunt_that_brings_blood(edition: str) -> None:
    for level, more in ((0, 0), (1, 1)):
        t = position(
            seat(ready=["Mira 2/5 QUI", "Full 5/5 QUI"], hand=["Succulent Vitae"]),
            seat(ready=["Oskar 2/4"]),
            edition=edition,
        )
        t.does("hunt Full")
        t.goes_on()
        assert not t.ever_offered("play Succulent Vitae Full"), "no blood is gained"
        t.does("hunt Mira")
        t.passes_until("resolving")
        t.does(f"play Succulent Vitae Mira {level}")
        t.goes_on()
        assert (t.measure("Mira.blood"), t.g.on(t["Mira"])) == (3 + more, [t["Succulent Vitae"]])
        t.is_quiet()


# -- Suppressing Fire -------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("gun", "offered"), [(".44 Magnum", True), ("Flak Jacket", False)])
def test_suppressing_fire_needs_a_gun(edition: str, gun: str, offered: bool) -> None:
    t = acting("Suppressing Fire", more=[("Ines 3/5", [gun])], edition=edition)
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    assert t.offers("play Suppressing Fire Ines") is offered
    if offered:
        t.does("play Suppressing Fire Ines", by="a")
        assert t.told("block-failed")[0]["intercept"] == -1
        t.goes_on()
        t.is_quiet()


OF_OTHERS = [
    # card, who plays it, mode
    ("Suppressing Fire", ("Ines 5/9", [".44 Magnum"]), 0),
    ("Siren's Lure", ("Ines 5/9 mel", []), 1),
    ("Inspire Greatness", ("Ines 5/9 pot pre", []), 0),
]


@rules_on("Suppressing Fire", "LSJ 19990425")
@rules_on("Siren's Lure", "LSJ 19990425")
@rules_on("Inspire Greatness", "LSJ 19990425")
@pytest.mark.parametrize(("card", "ines", "mode"), OF_OTHERS)
@pytest.mark.parametrize("ally", [True, False])
def test_only_she_who_controls_the_acting_minion_helps_him(
    card: str, ines: tuple[str, list[str]], mode: int, ally: bool
) -> None:
    t = position(
        seat(ready=["Mira 4/8", *([ines] if ally else [])], hand=[card] if ally else []),
        seat(ready=["Oskar 4/8"]),
        seat(ready=["Vera 2/4", *([] if ally else [ines])], hand=[] if ally else [card]),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    to_the_end(t)
    assert t.ever_offered(f"play {card} Ines {mode}") is ally
    t.is_quiet()


@rules_on("Suppressing Fire", "ANK 20200515")
def test_two_minions_fire_at_once() -> None:
    gun = [".44 Magnum"]
    t = position(
        seat(ready=["Mira 4/8", ("Ines 5/9", gun), ("Ivo 5/9", gun)], hand=["Suppressing Fire", "Suppressing Fire"]),
        seat(ready=["Oskar 4/8 intercept:1"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Suppressing Fire Ines", by="a")
    assert not t.offers("play Suppressing Fire#2 Ines")
    t.does("play Suppressing Fire#2 Ivo", by="a")
    t.goes_on()
    assert t.told("block-failed")[0]["intercept"] == -1
    assert t.measure("b.pool") == 29
    t.is_quiet()


# -- Swallowed by the Night -------------------------------------------------------------------------------------------


@editions
def test_swallowed_by_the_night_is_a_maneuver_in_combat(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 OBF"], hand=["Swallowed by the Night"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar", "pass")
    assert t.asks == "maneuver"
    t.does("play Swallowed by the Night Mira 1")
    assert t.told("maneuver")[0]["range"] == "long"
    t.does("strike hand") if t.asks == "strike" else None
    while t.asks == "strike":
        t.does("strike hand")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood")) == (4, 2)
    t.is_quiet()
