"""Rulings on actions that go on after a block or end without effect, on boons, havens and what lies in play."""

from __future__ import annotations

import pytest

from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import acting, bystander, editions, since_2011
from tests.vtes.cards.test_rulings_after_actions import does
from tests.vtes.cards.test_rulings_cancelling import reaches

# -- as if unblocked --------------------------------------------------------------------------------------------------

GOES_ON = [
    ("Form of Mist", "PRO", "Oskar 4/8", ("play Form of Mist Mira 1", "yes")),
    ("Shadow Boxing", "OBF POT strength:5", "Oskar 1/8", ("play Shadow Boxing Mira 2",)),
    ("Crypt's Sons", "sect:Anarch", "Oskar 4/8", ("use Crypt's Sons",)),
]


def going_on(card: str, words: str, others: tuple[str, str], hand: list[str], edition: str) -> Table:
    on_mira = [card] if card == "Crypt's Sons" else []
    return position(
        seat(ready=[(f"Mira 6/8 dom {words}", on_mira)], hand=hand if on_mira else [card, *hand]),
        seat(ready=[(others[0], ["Raven Spy"])]),
        seat(ready=[(others[1], ["Raven Spy"])]),
        edition=edition,
    )


@since_2011
@ruled_alike("card words oskar answers", GOES_ON, "RTR 19941109", "LSJ 20070808-1")
def test_an_action_that_goes_on_keeps_its_card_and_its_modifiers(
    card: str, words: str, oskar: str, answers: tuple[str, ...], edition: str
) -> None:
    t = going_on(card, words, (oskar, "Vera 2/4"), ["Govern the Unaligned", "Conditioning"], edition)
    does(t, "play Govern the Unaligned Mira 0", "play Conditioning Mira 0", "block Oskar", *answers)
    t.goes_on()
    assert (t.measure("b.pool"), t.region("Govern the Unaligned")) == (30 - 1 - 2 - 2, "ash-heap")
    t.is_quiet()


@since_2011
@ruled_alike("card words oskar answers", GOES_ON, "ANK 20190116")
def test_who_declined_to_block_is_not_asked_again_when_the_action_goes_on(
    card: str, words: str, oskar: str, answers: tuple[str, ...], edition: str
) -> None:
    vera = oskar.replace("Oskar", "Vera")
    t = going_on(card, words, (oskar, vera), [], edition)
    t.does("hunt Mira")
    while not t.offers("block Oskar") and not t.offers("block Vera"):
        t.passes()
    declines, blocks = ("Oskar", "Vera") if t.who() == "b" else ("Vera", "Oskar")
    t.passes()
    does(t, f"block {blocks}", *answers)
    before = len(t.asked)
    t.goes_on()
    assert not t.ever_offered(f"block {declines}", before)


# -- after the resolution ---------------------------------------------------------------------------------------------


@editions
@ruled_alike(
    "card words mode",
    [
        ("Freak Drive", "for", 0),
        ("Instantaneous Transformation", "CEL PRO", 1),
        ("As the Crow", "trait:flight", 0),
    ],
    "PIB 20150915",
)
def test_it_comes_after_the_combat_of_a_successful_action(card: str, words: str, mode: int, edition: str) -> None:
    t = acting(card, "Bum's Rush", who=words, edition=edition)
    does(t, "play Bum's Rush Mira 0", "target Oskar")
    reaches(t, f"play {card} Mira {mode}")
    assert len(t.told("combat-over")) == 1
    t.does(f"play {card} Mira {mode}")
    assert t.told("unlocked")[-1]["card"] == t["Mira"]


def without_a_target(hand: list[str], who: str, on_mira: list[str], edition: str) -> Table:
    """The location that Mira wants to burn leaves play before the action is resolved."""
    t = position(
        seat(ready=[(f"Mira 4/8 {who}".strip(), on_mira), "Ines 2/4"], hand=["Arson", *hand]),
        seat(ready=["Oskar 2/4"], play=["The Barrens"]),
        bystander(),
        edition=edition,
    )
    t.does("play Arson Mira 0")
    t.g.burn(t["The Barrens"])
    return t


@editions
@rules_on("Instantaneous Transformation", "LSJ 20070411")
def test_an_action_that_has_lost_its_target_is_successful(edition: str) -> None:
    t = without_a_target(["Instantaneous Transformation"], "CEL PRO", [], edition)
    does(t, "play Instantaneous Transformation Mira 1")
    assert t.measure("Mira.locked") == 0


@editions
@rules_on("Perfectionist", "LSJ 20070411", "ANK 20190113")
def test_a_perfectionist_is_content_with_an_action_without_effect(edition: str) -> None:
    t = without_a_target(["Freak Drive"], "for", ["Perfectionist"], edition)
    does(t, "yes")
    assert t.measure("Mira.blood") == 5
    does(t, "play Freak Drive Mira 0")  # it can still follow


@since_2011
@rules_on("Perfectionist", "LSJ 20070330")
def test_a_cancelled_reaction_card_displeases_a_perfectionist(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 chi", ["Perfectionist"])], hand=["False Resonance"]),
        seat(ready=["Oskar 4/8 aus"], hand=["Telepathic Counter"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Telepathic Counter Oskar 0", "play False Resonance Mira 0")
    t.goes_on()
    assert not t.ever_offered("yes")
    assert (t.measure("b.pool"), t.measure("Mira.blood")) == (29, 4 - t.g.face[t["False Resonance"]].blood)


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


@since_2011
@rules_on("Forced Awakening", "ANK 20210819")
def test_who_is_forced_awake_can_cancel_a_card(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 dom"], hand=["Threats"]),
        seat(ready=["Oskar 4/8 DEM locked"], hand=["Forced Awakening", "Touch of Clarity"]),
        bystander(),
        edition=edition,
    )
    does(t, "bleed Mira", "play Threats Mira 0")
    assert t.asks == "as-played"
    t.does("play Forced Awakening Oskar 0", by="b")
    t.does("play Touch of Clarity Oskar 3", by="b")
    t.goes_on()
    paid = t.g.face[t["Touch of Clarity"]].blood
    assert (t.measure("b.pool"), t.measure("Oskar.blood")) == (29, 4 - paid - 1)


# -- Villein, Secure Haven, Smiling Jack, Anarch Revolt ---------------------------------------------------------------


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


@editions
@rules_on("Secure Haven", "TOM 19951208-1", "ANK 20221120")
def test_master_cards_on_whoever_has_a_secure_haven_cost_more_and_effects_in_play_do_not(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 2/8", ["Secure Haven"]), "Ines 2/4"], hand=["Perfectionist"], play=["Port Hunting Ground"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.unchanged("a.pool"):
        does(t, "use Port Hunting Ground", "target Mira")
    assert t.measure("Mira.blood") == 3
    does(t, "play Perfectionist", "target Mira")
    assert t.measure("a.pool") == 30 - 1


@editions
@rules_on("Secure Haven", "LSJ 20010610")
def test_a_secure_haven_is_for_one_in_torpor_too(edition: str) -> None:
    t = position(
        seat(ready=["Ines 2/4"], torpor=["Mira 2/8"], hand=["Secure Haven"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="master",
        edition=edition,
    )
    does(t, "play Secure Haven", "target Mira")
    assert t.g.host[t["Secure Haven"]] == t["Mira"]


@editions
@rules_on("Smiling Jack, The Anarch", "LSJ 19971212", "ANK 20181006")
def test_smiling_jack_is_paid_with_pool_and_blood_of_several_but_not_with_none(edition: str) -> None:
    jack = "Smiling Jack, The Anarch"
    t = position(
        seat(ready=["Mira 2/4"]),
        seat(ready=["Oskar 1/4", "Olga 1/4", "Empty 0/4"], play=[]),
        seat(ready=["Vera 2/4"], play=[jack]),
        edition=edition,
    )
    t.g.blood[t[jack]] = 3
    t.g.bank -= 3
    while t.g.turn_span().seat != 1:
        t.passes()
    does(t, f"trigger {jack}")
    for pick in ("Oskar", "Olga"):
        t.does("way 1")
        assert not t.offers("pick Empty")
        if t.asks == "pick":
            t.does(f"pick {pick}")
    assert not t.offers("way 1")  # nobody has blood any more: it must be pool
    assert (t.measure("b.pool"), t.measure("Oskar.blood"), t.measure("Olga.blood")) == (29, 0, 0)


@editions
@rules_on("Anarch Revolt", "LSJ 19980225")
def test_two_revolts_cost_two_pool(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], play=["Anarch Revolt", "Anarch Revolt"]),
        seat(ready=["Oskar 1/4"]),
        bystander(),
        edition=edition,
    )
    while t.g.turn_span().seat != 1:
        t.passes()
    does(t, "trigger Anarch Revolt", "trigger Anarch Revolt#2")
    assert t.measure("b.pool") == 28
