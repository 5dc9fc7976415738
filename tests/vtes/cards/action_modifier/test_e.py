"""Action Modifier cards: E."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.referendum_tables import caller, polled
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

# -- Elder Impersonation ----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("card", "codes", "blood"), [("Elder Impersonation", "OBF", 1), ("Call of the Hungry Dead", "NEC", 1)]
)
def test_an_attempt_that_a_card_lets_fail_is_not_made_again(card: str, codes: str, blood: int, edition: str) -> None:
    t = acting(card, who=codes, against=[("Oskar 2/4", ["Raven Spy"] * 5), "Olga 2/4"], edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.locked"):
        t.does("bleed Mira")
        assert not t.offers(f"play {card} Mira 1")
        t.does("block Oskar", by="b")
        t.does(f"play {card} Mira 1", by="a")
        assert t.told("block-failed")[0]["minion"] == t["Oskar"]
        assert t.clauses("block Oskar", by="b") == ["card.golden.overrides-rules"]
        assert t.offers("block Olga")
        t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 4 - blood)
    t.is_quiet()


# -- The Eldest Are Kholo ---------------------------------------------------------------------------------------------


@since_2011
@pytest.mark.parametrize(("by", "mode", "votes"), [("a", 0, 2), ("b", 1, 1)])
def test_the_eldest_are_kholo(edition: str, by: str, mode: int, votes: int) -> None:
    card = "The Eldest Are Kholo"
    ravnos = "clan:Ravnos sect:Laibon"
    t = polled(
        caller(*([card] if by == "a" else []), mira=f"Mira 6/8 {ravnos}"),
        seat(ready=["Oskar 4/8 clan:Ravnos"], hand=[card] if by == "b" else []),
        bystander(),
        edition=edition,
    )
    name = "Mira" if by == "a" else "Oskar"
    t.passes_until_offered(f"play {card} {name} {mode}")
    t.does(f"play {card} {name} {mode}", by=by)
    assert t.measure("Mira.votes") == votes
    assert t.measure("Oskar.votes") == (0 if by == "a" else 1)
    t.goes_on()
    t.is_quiet()


# -- Empowering the Puppet King ---------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("words", "mode", "offered"), [("dom", 0, True), ("dom locked", 0, False), ("DOM locked", 1, True)]
)
def test_the_puppet_king_is_empowered_by_another(edition: str, words: str, mode: int, offered: bool) -> None:
    t = acting("Empowering the Puppet King", more=[f"Ines 3/5 {words}"], edition=edition)
    t.does("bleed Mira")
    assert t.offers(f"play Empowering the Puppet King Ines {mode}") is offered
    assert not t.offers("play Empowering the Puppet King Mira")
    if offered:
        t.does(f"play Empowering the Puppet King Ines {mode}", by="a")
        t.goes_on()
        assert t.measure("b.pool") == 28
        t.is_quiet()


@rules_on("Empowering the Puppet King", "LSJ 19990425")
def test_nobody_empowers_the_bleed_of_another_methuselah() -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 4/8 DOM"], hand=["Empowering the Puppet King"]),
    )
    t.does("bleed Mira")
    t.goes_on()
    assert not t.ever_offered("play Empowering the Puppet King")


# -- Enchanting Gaze --------------------------------------------------------------------------------------------------


@editions
def test_enchanting_gaze_works_at_the_attempt_during_which_it_is_played(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 PRE PRO"], hand=["Enchanting Gaze"]),
        seat(ready=[("Oskar 2/4", ["Raven Spy"]), "Olga 2/4"]),
        bystander(),
        counters=[(1, "corruption", "Oskar", "a")],
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("play Enchanting Gaze Mira 1", by="a")
    t.does("use Enchanting Gaze", by="a")
    assert t.told("block-failed")
    assert t.g.counters_on(t["Oskar"], "corruption") == 0
    assert (t.offers("block Oskar"), t.offers("block Olga")) == (False, True)
    t.goes_on()
    t.is_quiet()


# -- Enkil Cog --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [0, 1])
@ruled_alike(
    "ally words",
    [("Infernal Servitor", "DAI trait:infernal"), ("Nocturn", "OBT")],
    "ANK 20200930",
)
def test_who_is_recruited_in_anothers_turn_does_not_act_in_it(ally: str, words: str, mode: int) -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(ready=[(f"Oskar 9/10 {words}", ["Enkil Cog"])], hand=[ally]),
        bystander(),
    )
    t.does("use Enkil Cog", by="b")
    t.does(f"play {ally} Oskar {mode}", by="b")
    t.goes_on()
    assert t.region(ally) == "ready"
    since = len(t.asked)
    while t.g.turn_span().seat == 0:
        t.answer("pass")
    assert not t.ever_offered(f"bleed {ally}", since)


def _bleeds_with_the_cog(capacity: int, edition: str, pool: int = 30) -> Table:
    t = position(
        seat(ready=[f"Mira 5/{capacity}"], hand=["Enkil Cog"]),
        seat(pool=pool, ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    for _ in range(20):
        if t.offers("play Enkil Cog") or t.asks == "minion":
            break
        t.answer("pass")
    return t


@editions
@rules_on("Enkil Cog", "PIB 20150915")
@pytest.mark.parametrize(("capacity", "pool", "offered"), [(10, 30, True), (9, 30, False), (10, 1, True)])
def test_the_cog_is_put_on_an_elder_after_a_successful_bleed(
    capacity: int, pool: int, offered: bool, edition: str
) -> None:
    """Even if the prey is ousted by it."""
    t = _bleeds_with_the_cog(capacity, edition, pool)
    assert t.offers("play Enkil Cog") is offered
    if offered:
        assert t.measure("b.pool") == pool - 1
        t.does("play Enkil Cog")
        assert t.g.host[t["Enkil Cog"]] == t["Mira"]
        assert stats.bleed(t.g, t["Mira"]) == 2


def _in_the_turn_of_b(edition: str, *hand: str, answers: tuple[str, ...] = ()) -> Table:
    return position(
        seat(ready=["Oskar 2/4"], hand=list(answers)),
        seat(ready=["Vera 2/4"]),
        seat(ready=[("Mira 5/10", ["Enkil Cog"])], hand=list(hand)),
        edition=edition,
    )


@editions
def test_the_vampire_with_the_cog_acts_in_the_turns_of_others(edition: str) -> None:
    t = _in_the_turn_of_b(edition)
    assert t.who() == "c"
    with t.unchanged("b.pool", "c.pool", "Vera.locked"):
        t.does("use Enkil Cog")
        assert t.asks == "minion"
        assert t.offers("hunt Mira")
        t.does("bleed Mira")
        t.goes_on()
    assert (t.measure("a.pool"), t.measure("Enkil Cog.locked"), t.measure("Mira.locked")) == (28, 1, 1)
    assert (t.asks, t.who()) == ("minion", "a")
    t.does("bleed Oskar")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


@editions
def test_the_vampire_with_the_cog_who_has_no_blood_hunts(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=[("Mira 0/10", ["Enkil Cog"])], hand=["Abactor", "Bum's Rush"]),
        edition=edition,
    )
    t.does("use Enkil Cog", by="c")
    hunts = [f"hunt {t['Mira']}", f"play {t['Abactor']} {t['Mira']} 0"]
    assert (t.who(), t.asks, t.options()) == ("c", "minion", [*hunts, "pass"])
    t.does("hunt Mira")
    t.goes_on()
    assert t.measure("Mira.blood") == 1
    assert (t.asks, t.who()) == ("minion", "a")


@editions
def test_her_who_acts_by_the_cog_others_may_block(edition: str) -> None:
    t = _in_the_turn_of_b(edition)
    t.does("use Enkil Cog")
    t.does("bleed Mira")
    while not t.offers("block Oskar"):
        t.answer("pass")
    t.does("block Oskar", by="a")
    t.goes_on("strike")
    assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t["Mira"], t["Oskar"])]


@since_2011
@rules_on("Enkil Cog", "LSJ 20081213-1")
def test_who_is_cancelled_may_act_again_by_the_cog(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"], hand=["Direct Intervention"]),
        seat(ready=[("Mira 5/10 DOM", ["Enkil Cog"])], hand=["Govern the Unaligned"]),
        edition=edition,
    )
    t.does("use Enkil Cog", by="c")
    t.does("play Govern the Unaligned Mira 0")
    t.does("play Direct Intervention", by="b")
    assert (t.asks, t.who(), t.measure("Enkil Cog.locked")) == ("minion", "c", 1)
    t.does("bleed Mira")
    t.goes_on()
    assert (t.measure("a.pool"), t.asks, t.who()) == (28, "minion", "a")


@editions
def test_one_action_is_all_that_the_cog_gives(edition: str) -> None:
    """She unlocks after it, and is not asked for another; her card is card 0."""
    t = position(
        seat(ready=[("Mira 5/10 FOR", ["Enkil Cog"])], hand=["Freak Drive"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        turn="c",
        edition=edition,
    )
    t.does("use Enkil Cog", by="a")
    t.does("bleed Mira", by="a")
    t.passes_until_offered("play Freak Drive Mira")
    t.does("play Freak Drive Mira", by="a")
    t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.locked")) == (28, 0)
    assert (t.asks, t.who()) == ("minion", "c")
    t.is_quiet()


@editions
def test_whoever_cannot_act_has_no_use_for_the_cog(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 2/4"]),
        seat(ready=["Vera 2/4"]),
        seat(ready=[("Mira 5/10 locked", ["Enkil Cog"])]),
        edition=edition,
    )
    assert (t.asks, t.who()) == ("minion", "a")


# -- Excellent Thirst -------------------------------------------------------------------------------------------------


@rules_on("Excellent Thirst", "RTR 20030519")
def test_an_excellent_thirst_is_for_the_empty() -> None:
    t = position(
        seat(ready=["Mira 0/8 sect:Laibon"], hand=["Excellent Thirst"]), seat(ready=["Oskar 4/8 locked"]), bystander()
    )
    t.answer(t.options()[0])
    until(t, "play Excellent Thirst")
    t.does("play Excellent Thirst Mira 0", by="a")
    to_the_end(t)
    assert t.measure("Mira.blood") == 3
    t = acting("Excellent Thirst", who="sect:Laibon")
    t.does("hunt Mira")
    to_the_end(t)
    assert not t.ever_offered("play Excellent Thirst")
