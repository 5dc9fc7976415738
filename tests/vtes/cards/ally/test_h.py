"""Ally cards: H."""

from __future__ import annotations

from praxis.vtes.definitions.language import BEFORE_RANGE, RETAINER, combat, definition, equip, permanent
from praxis.vtes.definitions.shapes.combat import in_hand
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats
from praxis.vtes.model.face import Face, made_up
from praxis.vtes.model.state import with_mod
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.ally_tables import NOCTURN, WITH_ABILITIES, ally_bleeding, fought_by
from tests.vtes.cards.answering import acts
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import bystander, editions

# -- Harzomatuili -----------------------------------------------------------------------------------------------------


@editions
def test_harzomatuili_claws_and_pays_life_for_intercept(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 9/9"], hand=["Bum's Rush"]),
        seat(ready=["Harzomatuili", "Kin 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Kin")
    action = t.g.action()
    assert action is not None
    with_mod(action, spans.STEALTH, t["Oskar"], 1)
    acts(t, "block Harzomatuili", "use Harzomatuili Harzomatuili -2")
    assert len(t.told("blocked")) == 1
    assert t.region("Oskar") == "torpor"
    t = position(seat(ready=["Oskar 4/9"]), seat(ready=["Harzomatuili"]), bystander(), edition=edition)
    acts(t, "hunt Oskar", "block Harzomatuili")
    assert not t.ever_offered("use Harzomatuili Harzomatuili -2")  # no directed action


# -- Heartrender ------------------------------------------------------------------------------------------------------


@editions
def test_the_heartrender_burns_a_living_servant_and_is_gone(edition: str) -> None:
    t = position(
        seat(ready=["Heartrender"]),
        seat(ready=[("Oskar 2/4", ["Raven Spy"]), "Screamer", "Procurer"]),
        bystander(),
        edition=edition,
    )
    t.does("use Heartrender Heartrender")
    assert (t.offers("target Raven Spy"), t.offers("target Procurer")) == (True, True)
    assert not t.offers("target Screamer")
    assert not t.offers("target Oskar")
    t.does("target Raven Spy")
    assert t.told("action")[0]["stealth"] == 1
    t.goes_on()
    assert (t.region("Raven Spy"), t.region("Heartrender")) == ("ash-heap", "removed")


# -- Hellhound --------------------------------------------------------------------------------------------------------


@editions
def test_a_hellhound_never_acts(edition: str) -> None:
    t = position(seat(ready=["Hellhound", "Mira 4/8"]), seat(), bystander(), edition=edition)
    assert not t.offers("bleed Hellhound")
    assert t.offers("bleed Mira")


@ruled_alike("ally code", [*WITH_ABILITIES, NOCTURN], "LSJ 20080205-2")
def test_who_meets_the_requirement_of_a_card_meets_that_of_the_card_it_brings(ally: str, code: str) -> None:
    def hound(name: str, codes: str) -> Face:
        return made_up(name, faces.RETAINER, life=1, definition=definition(permanent(codes)))

    call = made_up(
        "Call", faces.COMBAT, definition=definition(combat(code, equip(in_hand(RETAINER)), when=BEFORE_RANGE))
    )
    t = ally_bleeding(ally, [call, hound("Hound", code), hound("Hellhound", code.upper()), hound("Stranger", "chi")])
    t.does("block Oskar")
    t.passes_until_offered(f"play Call {ally}")
    t.does(f"play Call {ally} 0", by="a")
    if t.asks == "target":
        assert not t.offers("target Hellhound")
        assert not t.offers("target Stranger")
        t.does("target Hound")
    assert t.word("Hound.bearer") == ally
    while t.asks not in t.quiet:
        t.goes_by("strike")
    t.is_quiet()


# -- High Top ---------------------------------------------------------------------------------------------------------


@editions
@rules_on("High Top", "PIB 20121028")
def test_high_top_strikes_twice_and_watches(edition: str) -> None:
    t = fought_by("High Top", edition=edition)
    assert stats.intercept(t.g, t["High Top"]) == 1
    on_to(t)
    assert t.measure("Oskar.blood") == 7
