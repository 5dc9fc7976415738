"""Retainers and allies with moments, targets and strikes of their own."""

from __future__ import annotations

import pytest

from praxis.kernel.event import may_see
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions
from tests.vtes.cards.test_bleeds import acts
from tests.vtes.cards.test_combat import on

# -- retainers --------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("mode", "life"), [(0, 1), (1, 2)])
def test_an_owl_companion_opens_the_hand_of_the_other_side_while_they_fight(mode: int, life: int, edition: str) -> None:
    t = acting("Owl Companion", who="ANI", edition=edition)
    acts(t, f"play Owl Companion Mira {mode}")
    assert t.measure("Owl Companion.blood") == life
    t = position(
        seat(ready=[("Mira 6/8", ["Owl Companion"])], hand=["Dodge"]),
        seat(ready=["Oskar 6/8 CEL"], hand=["Flash", *["Blank Page"] * 6], library=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does_all("bleed Mira", "block Oskar")
    while not t.offers("play Flash Oskar 0"):
        t.passes()
    assert may_see(t.g.knows[t["Flash"]], 0)
    assert may_see(t.g.knows[t["Flash"]], 2)  # it is open to all
    assert not may_see(t.g.knows[t["Dodge"]], 1)
    assert not may_see(t.g.knows[t["Fake Out"]], 0)
    t.does("play Flash Oskar 0", by="b")
    on(t)
    assert may_see(t.g.knows[t["Fake Out"]], 0)  # she drew it in that combat
    t.is_quiet()


@editions
def test_no_hand_is_open_without_a_fight(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Owl Companion"]), "Ines 6/8"]),
        seat(ready=["Oskar 6/8"], hand=["Fake Out"]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira")
    acts(t, "bleed Ines", "block Oskar")  # a fight of another
    assert not may_see(t.g.knows[t["Fake Out"]], 0)


@editions
@rules_on("Charnas the Imp", "LSJ 20090824", "ANK 20230408")
def test_charnas_is_put_on_any_minion_and_hurts_him(edition: str) -> None:
    t = acting("Charnas the Imp", who="clan:Tremere", edition=edition)
    t.does("play Charnas the Imp Mira 0")
    assert t.offers("target Mira")
    with t.unchanged(*BYSTANDER):
        t.does("target Oskar")
        told = t.told("action")[0]
        assert (told["action"], told["stealth"], told["victims"]) == ("employ", 1, [1])
        acts(t)
        assert (t.g.host[t["Charnas the Imp"]], t.g.controller[t["Charnas the Imp"]]) == (t["Oskar"], 1)
        assert t.measure("Mira.blood") == 3
        t.passes_until("unlock")
        t.does("trigger Charnas the Imp", by="b")
        assert t.measure("Oskar.blood") == 1
    t = acting("Charnas the Imp", who="clan:Tremere", edition=edition)
    acts(t, "play Charnas the Imp Mira 0", "target Mira")
    assert t.told("action")[0]["victims"] == []
    assert t.g.host[t["Charnas the Imp"]] == t["Mira"]


@editions
@pytest.mark.parametrize(("answers", "host"), [(("yes", "pick Vera"), "Vera"), (("no",), "")])
def test_charnas_leaves_an_employer_who_is_about_to_be_burned(
    answers: tuple[str, ...], host: str, edition: str
) -> None:
    t = position(
        seat(ready=["Heartrender"]),
        seat(ready=[("Wolf ally 3", ["Charnas the Imp"]), "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    acts(t, "use Heartrender Heartrender -1", "target Wolf", *answers)
    assert t.region("Wolf") == "ash-heap"
    assert t.g.host[t["Charnas the Imp"]] == (t[host] if host else -1)
    assert t.region("Charnas the Imp") == ("attached" if host else "ash-heap")


@editions
@rules_on("Charnas the Imp", "RTR 19941109", "LSJ 20010627")
def test_charnas_takes_no_damage_from_his_employer(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Charnas the Imp"])]),
        seat(ready=["Oskar 6/8"]),
        bystander(),
        edition=edition,
    )
    from praxis.vtes.rules.damage import successful

    blow = [t["Charnas the Imp"], 2, 0, t["Mira"], 0]
    assert successful(t.g, blow) == (0, 0)
    assert successful(t.g, [t["Charnas the Imp"], 2, 0, t["Oskar"], 0]) == (2, 0)


@editions
@pytest.mark.parametrize(("card", "pool"), [("War Ghoul", 2), ("Raven Spy", 0)])
def test_a_szlachta_assistant_is_burned_for_a_cheaper_ghoul(card: str, pool: int, edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 clan:Tzimisce ANI", ["Szlachta Assistant"]), "Ally ally 2"], hand=[card]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    full = t.g.face[t[card]].pool
    t.does(f"play {card} Mira 0")
    if not pool:
        acts(t)
        assert not t.ever_offered("use Szlachta Assistant")
        return
    acts(t, "use Szlachta Assistant", "pick Ally")
    assert (t.region("Szlachta Assistant"), t.measure("a.pool")) == ("ash-heap", 30 - full + pool)
    assert t.region(card) in ("ready", "waiting")


@editions
def test_a_szlachta_bodyguard_prevents_one_damage(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"])]),
        seat(ready=["Oskar 6/8 strength:3"]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Mira", "block Oskar", "use Szlachta Bodyguard Mira -1")
    assert (t.measure("Mira.blood"), t.measure("Szlachta Bodyguard.locked")) == (4, 1)


FAILING = [("Szlachta Bodyguard", "Mira"), ("Screamer", "")]


@editions
@rules_on("Szlachta Bodyguard", "ANK 20260316", "ANK 20211015", "LSJ 20070219")
def test_a_szlachta_bodyguard_dies_so_that_an_action_against_its_own_fails(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8", "Ines 6/8"], hand=["Bum's Rush", "Bum's Rush"]),
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"]), "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Oskar 0")
    t.does("target Kin")
    while not t.offers("use Szlachta Bodyguard"):
        t.passes()
    t.does("use Szlachta Bodyguard", by="b")
    acts(t)
    assert (t.region("Szlachta Bodyguard"), t.told("combat"), t.told("blocked")) == ("ash-heap", [], [])
    assert t.measure("Oskar.locked") == 1
    t = position(
        seat(ready=["Oskar 6/8"]),
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"])]),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Oskar")  # that is directed at her, not at a minion
    assert not t.ever_offered("use Szlachta Bodyguard")
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Bum's Rush"]),
        seat(ready=[("Mira 6/8", ["Szlachta Bodyguard"]), "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Kin")
    while not t.offers("block Kin"):
        t.passes()
    t.does("block Kin", by="b")
    since = len(t.asked)
    acts(t)
    assert not t.ever_offered("use Szlachta Bodyguard Mira -2", since)


@editions
@rules_on("Screamer", "ANK 20190425", "LSJ 20081105", "ANK 20211015")
def test_a_screamer_dies_as_an_action_against_an_ally_is_announced(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Bum's Rush"]),
        seat(ready=["Screamer", "Wolf ally 3", "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Wolf")
    while not t.offers("use Screamer"):
        assert t.asks == "announced"
        t.passes()
    t.does("use Screamer -1 -2", by="b")
    acts(t)
    assert (t.region("Screamer"), t.told("combat"), t.region("Wolf")) == ("ash-heap", [], "ready")
    t = position(
        seat(ready=["Oskar 6/8"], hand=["Bum's Rush"]),
        seat(ready=["Screamer", "Wolf ally 3", "Kin 3/4"]),
        bystander(),
        edition=edition,
    )
    t.does_all("play Bum's Rush Oskar 0", "target Kin")
    acts(t)
    assert not t.ever_offered("use Screamer -1 -2")


# -- allies -----------------------------------------------------------------------------------------------------------


@editions
@rules_on("Aggressive Corpse", "LSJ 20030902-2")
def test_an_aggressive_corpse_is_no_target_of_dominate_or_presence(edition: str) -> None:
    def table(card: str, words: str) -> Table:
        return position(
            seat(ready=[f"Oskar 6/8 {words}"], hand=[card]),
            seat(ready=["Aggressive Corpse", "Wolf ally 3", "Dog ally 3"]),
            bystander(),
            edition=edition,
        )

    t = table("Entrancement", "PRE")
    t.does("play Entrancement Oskar 1")
    assert (t.offers("target Wolf"), t.offers("target Aggressive Corpse")) == (True, False)
    t = table("Bum's Rush", "PRE")
    t.does("play Bum's Rush Oskar 0")
    assert t.offers("target Aggressive Corpse")


@editions
def test_the_vozhd_of_szczecin_discards_protean_and_rises_in_the_turns_of_others(edition: str) -> None:
    t = position(
        seat(ready=["Oskar 9/9 strength:3"]),
        seat(ready=["The Vozhd of Szczecin", "Mira 3/8 clan:Tzimisce"], hand=["Form of Mist", "Dodge"]),
        bystander(),
        edition=edition,
    )
    t.g.locked[t["The Vozhd of Szczecin"]] = 1
    t.does("bleed Oskar")
    while not t.offers("use The Vozhd of Szczecin"):
        t.passes()
    t.does("use The Vozhd of Szczecin -1 -3", by="b")
    if t.asks == "target":
        t.does("target Mira")
    assert (t.measure("The Vozhd of Szczecin.locked"), t.measure("Mira.blood")) == (0, 2)
    acts(t, "block The Vozhd of Szczecin", "use The Vozhd of Szczecin The Vozhd of Szczecin -2")
    assert (t.region("Form of Mist"), t.region("Dodge")) == ("ash-heap", "hand")
    assert t.measure("The Vozhd of Szczecin.blood") == 4
    t = position(
        seat(ready=["The Vozhd of Szczecin locked", "Mira 3/8 clan:Tzimisce", "Ines 3/8"]),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, "bleed Ines")
    assert not t.ever_offered("use The Vozhd of Szczecin -1 -3")  # it is her own turn


@editions
@rules_on("Spectral Servitor", "ANK 20200930")
@pytest.mark.parametrize("mode", [0, 1])
def test_a_spectral_servitor_acts_at_once_and_its_first_summoner_rises(mode: int, edition: str) -> None:
    t = acting("Spectral Servitor", "Spectral Servitor", who="OBL", more=("Ines 2/4",), edition=edition)
    acts(t, f"play Spectral Servitor Mira {mode}")
    assert (t.measure("Mira.locked"), t.region("Spectral Servitor")) == (0, "ready")
    assert t.offers("bleed Spectral Servitor")
    if edition == "2000":
        acts(t, f"play Spectral Servitor#2 Mira {mode}")
        assert t.measure("Mira.locked") == 1  # only for the first


@editions
@pytest.mark.parametrize(
    ("mode", "answer", "region", "pool"), [(0, "", "ash-heap", 0), (1, "no", "ash-heap", 0), (1, "yes", "ready", -1)]
)
def test_a_spectral_servitor_fades_in_the_next_unlock_phase(
    mode: int, answer: str, region: str, pool: int, edition: str
) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL", "Spectral Servitor"]),
        seat(),
        bystander(),
        turn="c",
        phase="discard",
        edition=edition,
    )
    if mode:
        t.g.versions[t["Spectral Servitor"]] = mode
    t.passes_until("unlock")
    with t.changes("a.pool", pool):
        t.does("trigger Spectral Servitor", by="a")
        if answer:
            t.does(answer)
    assert t.region("Spectral Servitor") == region


@editions
def test_a_spectral_servitor_plays_cards_of_oblivion_but_no_actions(edition: str) -> None:
    t = position(
        seat(ready=["Spectral Servitor"], hand=["Shroud of Decay"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Shroud of Decay Spectral Servitor 0", by="a") == ["card.requirement.vampire-only"]
