"""Ally cards: T."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import POOL, PREY, action, burn
from praxis.vtes.model import face as faces
from praxis.vtes.model.spans import ActionSpan
from praxis.vtes.positions.scenario import Item, position, seat
from tests.vtes.cards.ally_tables import PLAY_AS_VAMPIRES, against, is_gone, trick
from tests.vtes.cards.answering import acts, to_the_end
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import bystander, editions, since_2011
from tests.vtes.cards.turn_tables import at_work

# -- Talaq, The Immortal ----------------------------------------------------------------------------------------------

AS_VAMPIRES = [
    # ally, card that it can play, card that it cannot
    ("Talaq, The Immortal", "Theft of Vitae", "Undead Strength"),
    ("Ghouled Street Thug", "Undead Strength", "Theft of Vitae"),
    ("Rafastio Ghoul", "Theft of Vitae", "Undead Strength"),
    ("Rock Cat", "Undead Strength", "Theft of Vitae"),
    ("Herald of Topheth", "Undead Strength", "Theft of Vitae"),
]


@editions
@pytest.mark.parametrize(("card", "can", "cannot"), AS_VAMPIRES)
def test_an_ally_plays_cards_as_a_vampire(card: str, can: str, cannot: str, edition: str) -> None:
    t = position(seat(ready=["Oskar 9/9"]), seat(ready=[card], hand=[can, cannot]), bystander(), edition=edition)
    t.does("bleed Oskar")
    t.passes_until("block")
    t.does(f"block {card}")
    acts(t)
    assert (t.ever_offered(f"play {can} {card} 0"), t.ever_offered(f"play {cannot} {card}")) == (True, False)


some = pytest.mark.parametrize(("ally", "code"), PLAY_AS_VAMPIRES)


@since_2011
@rules_on("Talaq, The Immortal", "LSJ 20080512")
@rules_on("Ghouled Street Thug", "LSJ 20080512")
@rules_on("Rafastio Ghoul", "LSJ 20080512")
@rules_on("High Top", "LSJ 20080512")
@rules_on("Herald of Topheth", "LSJ 20080512")
@rules_on("Nephren-Ka", "LSJ 20080512")
@rules_on("Kherebutu", "LSJ 20080512")
@rules_on("Alia, God's Messenger", "LSJ 20080512")
@rules_on("Marijava Thuggee", "LSJ 20080512")
@rules_on("Infernal Servitor", "LSJ 20080512")
@rules_on("Nocturn", "LSJ 20080512")
@rules_on("The Vozhd of Juiz de Fora", "LSJ 20080512")
@some
def test_who_pays_his_last_life_for_an_action_has_its_whole_effect(ally: str, code: str, edition: str) -> None:
    t = against(ally, trick(faces.ACTION, action(code, burn(1, POOL, PREY)), blood=1), edition, 1)
    t.g.burn_pool(1, 29, "card.golden.overrides-rules")
    t.does(f"play Trick {ally} 0")
    t.goes_on()
    assert (is_gone(t, ally), t.g.ousted[1], t.measure("a.pool")) == (True, 1, 36)
    assert t.told("action-over")[-1]["outcome"] == ActionSpan.SUCCESS
    t.is_quiet()


# -- Thadius Zho ------------------------------------------------------------------------------------------------------


@editions
def test_thadius_burns_blood_and_maneuvers(edition: str) -> None:
    t = position(seat(ready=["Thadius Zho"]), seat(ready=["Oskar 4/8"]), bystander(), edition=edition)
    t.does("use Thadius Zho Thadius Zho -3")
    t.does("target Oskar")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert t.measure("Oskar.blood") == 3


@editions
@pytest.mark.parametrize(("whom", "directed"), [("Ines", []), ("Oskar", [1])])
def test_thadius_zho_drains_any_vampire(whom: str, directed: list[int], edition: str) -> None:
    t = position(
        seat(ready=["Thadius Zho", "Ines 2/4"]), seat(ready=["Oskar 2/4 locked"]), bystander(), edition=edition
    )
    t.does_all("use Thadius Zho Thadius Zho -3", f"target {whom}")
    assert t.told("action")[-1]["victims"] == directed
    t.goes_on()
    assert t.measure(f"{whom}.blood") == 1


# -- Tutu the Doubly Evil One -----------------------------------------------------------------------------------------


@editions
def test_tutu_dodges_rises_and_robs_the_fallen(edition: str) -> None:
    tutu = "Tutu the Doubly Evil One"
    t = position(
        seat(ready=[tutu]), seat(torpor=[("Gone 0/4", ["Hawg"])], ready=["Oskar 2/4"]), bystander(), edition=edition
    )
    acts(t, f"use {tutu} {tutu} -3")
    assert t.g.host[t["Hawg"]] == t[tutu]
    t.does(f"use {tutu}")
    assert t.measure(f"{tutu}.locked") == 0
    t.does(f"bleed {tutu}")
    acts(t, "block Oskar", f"use {tutu} {tutu} -1")
    assert t.measure(f"{tutu}.blood") == 3
    assert not t.offers(f"use {tutu} -1 -2")  # once in a minion phase


@pytest.mark.parametrize(
    ("use", "ready", "play", "paid"),
    [
        ("use Rutor's Hand", [("Mira 4/8", ["Rutor's Hand"])], [], ("Mira.blood", 4)),
        ("use Clotho's Gift", [("Mira 4/8", ["Clotho's Gift"])], [], ("Mira.blood", 3)),
        ("use CrimethInc.", ["Mira 4/8 sect:Anarch"], ["CrimethInc."], ("a.pool", 29)),
        ("use Tutu the Doubly Evil One", ["Tutu the Doubly Evil One"], [], ("a.pool", 30)),
    ],
)
def test_in_the_minion_phase_is_during_an_action_too(
    use: str, ready: list[Item], play: list[str], paid: tuple[str, int]
) -> None:
    """Who bleeds and is locked for it unlocks before the bleed is resolved."""
    t = at_work(ready, play)
    who = "Tutu the Doubly Evil One" if not isinstance(ready[0], tuple) and str(ready[0]).startswith("Tutu") else "Mira"
    t.does(f"bleed {who}")
    assert t.measure(f"{who}.locked") == 1
    assert t.offers(use)
    assert t.g.action() is not None
    t.does(use, by="a")
    assert (t.measure(f"{who}.locked"), t.measure(paid[0])) == (0, paid[1])
    to_the_end(t)
    assert t.measure("b.pool") == 29


# -- Tye Cooper -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("takes", [True, False])
def test_tye_cooper_buries_those_who_are_not_ready_and_brings_a_card_back(takes: bool, edition: str) -> None:
    t = position(
        seat(ready=["Tye Cooper"], ash_heap=["Dodge"]),
        seat(ready=["Oskar 4/8 strength:3"], torpor=["Gone 0/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Tye Cooper Tye Cooper -1")
    assert not t.offers("target Oskar")
    on_to(t, "may")
    t.answer("yes" if takes else "no")
    assert (t.region("Gone"), t.region("Dodge")) == ("ash-heap", "hand" if takes else "ash-heap")
    t.is_quiet()
