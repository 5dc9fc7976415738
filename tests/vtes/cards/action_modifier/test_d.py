"""Action Modifier cards: D."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import action, definition, gain
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_modifier_tables import met_by_oskar
from tests.vtes.cards.answering import answers, does, to_the_end, until
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, in_editions

# -- Daring the Dawn --------------------------------------------------------------------------------------------------


@editions
def test_daring_the_dawn_keeps_vampires_from_blocking_and_burns_the_actor(edition: str) -> None:
    t = acting("Daring the Dawn", who="FOR", against=("Oskar 2/4", "Otto ally 3"), edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("play Daring the Dawn Mira 1")
    t.does("play Daring the Dawn Mira 1")
    while t.asks not in t.quiet:
        assert not t.offers("block Oskar")
        t.passes()
    assert t.region("Mira") == "torpor"
    assert t.measure("b.pool") == 29


@rules_on("Daring the Dawn", "ANK 20220331", "ANK 20210124", "ANK 20221011-2")
@pytest.mark.parametrize("ends", ["unblocked", "Mirror Walk", "Change of Target", "too dear"])
def test_who_dares_the_dawn_is_burnt_however_the_action_ends(ends: str) -> None:
    """Vampires cannot block it, but the ally can. Who cannot pay any more has acted for nothing."""
    dear = made_up("Dear", faces.ACTION, blood=2, definition=definition(action("", gain(5))))
    t = position(
        seat(
            ready=["Mira 3/8 FOR THA", "Ines 2/4"],
            hand=["Daring the Dawn", dear, *([ends] if ends in ("Mirror Walk", "Change of Target") else [])],
        ),
        seat(ready=["Oskar 2/4", "Brute ally 3 strength:0 intercept:2"]),
        bystander(),
    )
    t.does("play Dear Mira 0")
    until(t, "play Daring the Dawn Mira 1")
    t.does("play Daring the Dawn Mira 1", by="a")
    if ends in ("Mirror Walk", "Change of Target"):
        answers(t, "block Brute", f"play {ends} Mira{' 1' if ends == 'Mirror Walk' else ''}")
    elif ends == "too dear":
        t.g.bank += t.g.blood[t["Mira"]] - 1
        t.g.blood[t["Mira"]] = 1
    to_the_end(t)
    assert (t.region("Mira"), t.told("combat")) == ("torpor", [])
    assert t.measure("a.pool") == (35 if ends == "unblocked" else 30)
    t.is_quiet()


@rules_on("Daring the Dawn", "ANK 20220401", "ANK 20211015")
def test_who_never_came_to_act_is_not_burnt_by_the_dawn() -> None:
    """The action is cancelled while an ally attempts to block it."""
    t = position(
        seat(ready=["Mira 5/8 FOR pot", "Ines 2/4"], hand=["Daring the Dawn", "Tangle Atropos' Hand"]),
        seat(ready=["Oskar 4/8", "Brute ally 3 strength:0"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "play Daring the Dawn Mira 0", "block Brute", "play Tangle Atropos' Hand Mira 0")
    to_the_end(t)
    assert (t.region("Mira"), t.measure("Mira.locked"), t.told("damage")) == ("ready", 0, [])
    assert not t.ever_offered("block Oskar")
    t.is_quiet()


@editions
@rules_on("Daring the Dawn", "RTR 19980623")
def test_the_dawn_burns_after_the_combat_of_a_block(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 for"], hand=["Daring the Dawn"]),
        seat(ready=["Brute ally 3"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Daring the Dawn Mira 0", "block Brute")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert (len(t.told("combat-over")), t.region("Mira")) == (1, "torpor")


# -- Dawn Operation ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("card", "words", "mode"), [("Dawn Operation", "FOR", 1), ("Domain of Evernight", "tem", 1)])
def test_all_damage_to_vampires_is_aggravated_by_daylight(edition: str, card: str, words: str, mode: int) -> None:
    t = acting(card, who=words, edition=edition)
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert (t.region("Mira"), t.region("Oskar")) == ("torpor", "torpor")
    assert t.told("damage")[0]["aggravated"] == 1
    t.is_quiet()


@editions
@pytest.mark.parametrize("gives_up", [True, False])
def test_who_attempts_to_block_at_dawn_can_give_up(edition: str, gives_up: bool) -> None:
    t = acting("Dawn Operation", who="for", edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Dawn Operation Mira 0", by="a")
    t.does("yes" if gives_up else "no", by="b")
    assert bool(t.told("blocked")) is not gives_up
    t.goes_on()
    assert t.region("Oskar") == ("ready" if gives_up else "torpor")
    t.is_quiet()


LIT = [("Dawn Operation", "FOR", 1), ("Domain of Evernight", "tem", 1)]


@rules_on("Dawn Operation", "LSJ 20020314", "PIB 20130319")
@rules_on("Domain of Evernight", "LSJ 20020314", "PIB 20130319")
@pytest.mark.parametrize(("card", "words", "mode"), LIT)
def test_daylight_is_over_with_the_combat(card: str, words: str, mode: int) -> None:
    """The damage of Catatonic Fear comes after the combat."""
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=[card]),
        seat(ready=["Oskar 4/8 PRE"], hand=["Catatonic Fear"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does(f"play {card} Mira {mode}", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "strike")
    t.does("play Catatonic Fear Oskar 1", by="b")
    on_to(t)
    assert [(told["ordinary"], told["aggravated"]) for told in t.told("damage")] == [(1, 0)]
    assert t.region("Mira") == "ready"
    t.is_quiet()


@rules_on("Dawn Operation", "PIB 20150603-1")
@pytest.mark.parametrize("lit", [True, False])
def test_a_retainer_bites_by_daylight_too(lit: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 FOR"], hand=["Dawn Operation", "Dodge"]),
        seat(ready=[("Oskar 4/8", ["Wolf Companion"])]),
        bystander(),
    )
    t.does("bleed Mira")
    if lit:
        t.does("play Dawn Operation Mira 1", by="a")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    on_to(t, "strike")
    t.does("play Dodge Mira", by="a")
    on_to(t)
    assert t.region("Mira") == ("torpor" if lit else "ready")
    harm = [told for told in t.told("damage") if told["card"] == t["Mira"]]
    assert [(told["environmental"], told["aggravated"]) for told in harm] == [(1, int(lit))]
    t.is_quiet()


# -- Day Operation ----------------------------------------------------------------------------------------------------


@editions
def test_day_operation_at_superior_foils_an_attempt(edition: str) -> None:
    t = acting("Day Operation", who="FOR", against=["Oskar 3/4 intercept:5"], edition=edition)
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.does("play Day Operation Mira 1", by="a")
    t.goes_on()
    assert t.told("block-failed")
    assert (t.region("Mira"), t.measure("b.pool")) == ("torpor", 29)
    t.is_quiet()


@rules_on("Day Operation", "LSJ 20040120-2")
@pytest.mark.parametrize(("first", "left"), [("Day Operation", 0), ("Daring the Dawn", 1)])
def test_torpor_and_the_damage_of_the_day_come_in_any_order(first: str, left: int) -> None:
    """In torpor both points cost blood; else the first one wounds him without."""
    t = position(
        seat(ready=["Mira 4/8 for", "Ines 2/4"], hand=["Day Operation", "Daring the Dawn"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "play Day Operation Mira 0", "play Daring the Dawn Mira 0")
    before = t.measure("Mira.blood")
    t.passes_until("trigger")
    assert t.who() == "a"
    assert t.offers("trigger Day Operation")
    assert t.offers("trigger Daring the Dawn")
    t.does(f"trigger {first}", by="a")
    to_the_end(t)
    assert (t.region("Mira"), t.measure("Mira.blood")) == ("torpor", before - 2 + left)
    t.is_quiet()


# -- Deed the Heart's Desire ------------------------------------------------------------------------------------------


@editions
def test_deed_the_hearts_desire_at_superior_forbids_reactions(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 QUI"], hand=["Deed the Heart's Desire"]),
        seat(ready=["Oskar 3/4 aus", "Olga 3/4 aus"], hand=["Telepathic Counter"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Deed the Heart's Desire Mira 1", by="a")
    t.does("target Oskar")
    while not t.options("play"):
        t.passes()
    assert t.options("play") == [f"play {t['Telepathic Counter']} {t['Olga']} 0"]
    assert "card.golden.overrides-rules" in t.clauses("play Telepathic Counter Oskar 0", by="b")


@rules_on("Deed the Heart's Desire", "ANK 20231028")
def test_who_is_to_play_no_reactions_may_wake_as_the_card_is_played() -> None:
    t = position(
        seat(ready=["Mira 4/8 QUI"], hand=["Deed the Heart's Desire"]),
        seat(ready=["Oskar 3/4 locked"], hand=["Wake with Evening's Freshness", "On the Qui Vive"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.does("play Deed the Heart's Desire Mira 1", by="a")
    t.does("target Oskar", by="a")
    assert (t.asks, t.who()) == ("as-played", "b")
    t.does("play Wake with Evening's Freshness Oskar 0", by="b")
    t.does("pass", by="b")
    assert t.told("awake")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("play On the Qui Vive Oskar", since)
    t.is_quiet()


# -- Devil-Channel: Throat --------------------------------------------------------------------------------------------

FAILS = [
    # card, words, mode, the blocker, whether he locks
    ("Devil-Channel: Throat", "abo", 1, "Oskar 4/5", False),
    ("Devil-Channel: Throat", "ABO", 2, "Oskar 4/5", True),
    ("Circumspect Revelation", "trait:black-hand", 0, "Oskar 4/8 sect:Sabbat", False),
    ("Council of Seraphim", "trait:seraph", 0, "Oskar 4/8 sect:Sabbat", False),
    ("Command", "dom", 0, "Oskar ally 3", True),
    ("Command", "DOM", 1, "Oskar ally 3", True),
]


@in_editions("card words mode other locks", FAILS)
def test_the_attempt_to_block_fails(edition: str, card: str, words: str, mode: int, other: str, locks: bool) -> None:
    t = met_by_oskar(card, who=words, other=other, edition=edition)
    until(t, f"play {card} Mira {mode}")
    with t.unchanged(*BYSTANDER):
        t.does(f"play {card} Mira {mode}", by="a")
        asked = len(t.asked)
        to_the_end(t)
    assert not t.ever_offered("block Oskar", since=asked)
    assert (t.measure("b.pool"), t.measure("Oskar.locked")) == (29, 1 if locks else 0)
    t.is_quiet()
    plain = {"Command": "Oskar 4/8", "Devil-Channel: Throat": "Oskar 4/9"}.get(card, "Oskar 4/8 sect:Camarilla")
    t = met_by_oskar(card, who=words, other=plain, edition=edition)
    to_the_end(t)
    assert not t.ever_offered(f"play {card} Mira {mode}")


# -- Domain of Evernight ----------------------------------------------------------------------------------------------


@editions
def test_domain_of_evernight_at_superior_unlocks_once_a_turn(edition: str) -> None:
    card = "Domain of Evernight"
    t = acting(card, card, who="TEM", edition=edition)
    t.does("bleed Mira")
    t.passes_until("succeeded")
    t.does(f"play {card} Mira 2", by="a")
    assert t.measure("Mira.locked") == 0
    before = len(t.asked)
    t.does("hunt Mira")
    t.goes_on()
    assert not t.ever_offered(f"play {card}#2 Mira 2", before)
    t.is_quiet()
