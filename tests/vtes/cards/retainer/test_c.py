"""Retainer cards: C."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import IN_PLAY, MONSTER, RETAINER, a, definition, lock, master, trait
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.answering import acts, answers, to_the_end, until
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011

# -- Charnas the Imp --------------------------------------------------------------------------------------------------


@rules_on("Charnas the Imp", "ANK 20180408")
def test_charnas_leaves_the_game_with_who_is_ousted() -> None:
    t = position(
        seat(ready=["Mira 4/8"]),
        seat(pool=1, ready=[("Oskar 2/4 locked", ["Charnas the Imp"])]),
        bystander(),
    )
    t.does("bleed Mira")
    t.goes_on()
    assert t.region("Charnas the Imp") == "removed"


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


# -- Corpse Balloon ---------------------------------------------------------------------------------------------------

FED = made_up("Fed", faces.MASTER, definition=definition(master(lock(a(RETAINER, IN_PLAY, trait("mortal"))))))
SPARED = made_up("Spared", faces.MASTER, definition=definition(master(lock(a(RETAINER, IN_PLAY, MONSTER)))))


@ruled_alike(
    "card monster",
    [
        ("Corpse Balloon", True),
        ("Corpse Minion", True),
        ("D'habi Revenant", True),
        ("Ghoul Escort", True),
        ("Marijava Ghoul", True),
        ("Omael Kuman", True),
        ("Robert Carter", True),
        ("Elephant Guardian", False),
        ("Owl Companion", False),
        ("Wolf Companion", False),
    ],
    "ANK 20200203-2",
    "LSJ 20060515",
)
def test_a_ghoul_is_a_monster_and_a_beast_is_neither_that_nor_mortal(card: str, monster: bool) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[SPARED, FED]), seat(ready=[("Oskar 2/4", [card])]), bystander(), phase="master"
    )
    assert (t.offers("play Spared"), t.offers("play Fed")) == (monster, False)
    t.is_quiet()


@rules_on("Corpse Balloon", "RTR 19941109", "ANK 20180612")
@pytest.mark.parametrize(("mode", "intercept"), [(0, 0), (1, 1)])
def test_a_balloon_stays_what_it_was_made(mode: int, intercept: int) -> None:
    """Stolen by one with the other level, too."""
    level = "vic" if mode else "VIC"
    t = position(
        seat(ready=["Mira 6/8 VIC", f"Nils 6/8 DOM {level}"], hand=["Corpse Balloon", "Far Mastery"]),
        seat(ready=["Oskar 2/4"]),
    )
    t.does(f"play Corpse Balloon Mira {mode}")
    t.goes_on()
    t.does("play Far Mastery Nils 0")
    t.goes_on()
    assert t.g.host[t["Corpse Balloon"]] == t["Nils"]
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.does("pass")
    t.g.unlock(t["Nils"])
    t.does("bleed Oskar")
    assert stats.intercept(t.g, t["Nils"]) == intercept


@editions
def test_a_corpse_balloon_helps_against_directed_actions(edition: str) -> None:
    def blocked(deed: str, version: int) -> Table:
        t = position(
            seat(ready=["Oskar 4/8"]), seat(ready=[("Mira 6/8", ["Corpse Balloon"])]), bystander(), edition=edition
        )
        if version:
            t.g.versions[t["Corpse Balloon"]] = version
        t.does(f"{deed} Oskar")
        return t

    t = blocked("bleed", 1)
    assert stats.intercept(t.g, t["Mira"]) == 1
    acts(t, "block Mira", "use Corpse Balloon Mira -1")
    assert t.told("maneuver")
    assert stats.intercept(blocked("bleed", 0).g, t["Mira"]) == 0
    assert stats.intercept(blocked("hunt", 1).g, t["Mira"]) == 0


# -- Corpse Minion ----------------------------------------------------------------------------------------------------


@editions
@rules_on("Corpse Minion", "TOM 19960109")
def test_a_corpse_minion_turns_blood_into_intercept(edition: str) -> None:
    t = position(seat(ready=["Oskar 4/8"]), seat(ready=[("Mira 6/8", ["Corpse Minion"])]), bystander(), edition=edition)
    t.does("hunt Oskar")
    t.passes_until_offered("block Mira")
    t.does("block Mira")
    t.passes_until_offered("use Corpse Minion Mira")
    t.does("use Corpse Minion Mira -1")
    t.does("amount 2")
    acts(t)
    assert (len(t.told("blocked")), t.measure("Mira.blood")) == (1, 6 - 2 - 1)  # the last one by Oskar's hand


# -- Crypt's Sons -----------------------------------------------------------------------------------------------------


@since_2011
@rules_on("Crypt's Sons", "LSJ 20080611")
def test_crypts_sons_lock_the_blocker_and_the_action_goes_on(edition: str) -> None:
    t = position(
        seat(ready=[("Mira 4/8 sect:Anarch", ["Crypt's Sons"])]),
        seat(ready=["Oskar 4/8", "Paul 2/4"]),
        bystander(),
        edition=edition,
    )
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Mira.blood"):
        t.does_all("bleed Mira", "block Oskar")
        assert t.asks == "blocked"
        t.does("use Crypt's Sons Mira -1", by="a")
        t.goes_on()
    assert (t.measure("Oskar.locked"), t.measure("Paul.locked"), t.measure("b.pool")) == (1, 0, 29)
    assert t.measure("Crypt's Sons.blood") == 2
    assert not t.told("combat")
    t.is_quiet()


@rules_on("Crypt's Sons", "ANK 20210131")
@pytest.mark.parametrize("used", [True, False])
def test_nobody_reacts_to_a_combat_that_the_sons_have_taken_away(used: bool) -> None:
    t = position(
        seat(ready=[("Mira 4/6 sect:Anarch", ["Crypt's Sons"])]),
        seat(ready=["Oskar 4/8 dom"], hand=["Obedience"]),
        bystander(),
    )
    t.does("bleed Mira")
    answers(t, "block Oskar")
    until(t, "use Crypt's Sons")
    assert not t.ever_offered("play Obedience")
    t.does("use Crypt's Sons" if used else "pass", by="a")
    to_the_end(t)
    assert t.ever_offered("play Obedience") is not used
    assert (t.measure("b.pool"), bool(t.told("combat"))) == ((29, False) if used else (30, True))
    t.is_quiet()
