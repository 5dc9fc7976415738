"""Actions that make others act, watch or suffer: puppets for one action, dives, songs, secrets; and open hands."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, fighting, passes_to, since_2011
from tests.vtes.cards.test_combat import on

# -- Spirit Marionette ------------------------------------------------------------------------------------------------

MARIONETTE = "Spirit Marionette"


@editions
@pytest.mark.parametrize(("who", "mode", "locks"), [("dom", 0, False), ("obe", 1, True)])
def test_it_bleeds_for_one_more_and_locks_a_minion_of_the_prey(who: str, mode: int, locks: bool, edition: str) -> None:
    t = acting(MARIONETTE, who=who, against=("Oskar 2/4", "Olga 2/4"), edition=edition)
    with t.unchanged(*BYSTANDER), t.changes("b.pool", -2):
        t.does(f"play {MARIONETTE} Mira {mode}")
        t.goes_on()
        if locks:
            assert t.options("pick") == [f"pick {t['Oskar']}", f"pick {t['Olga']}"]
            t.does("pick Olga", by="a")
    assert (t.measure("Olga.locked"), t.measure("Oskar.locked")) == (int(locks), 0)
    t.is_quiet()


@editions
def test_it_locks_a_minion_of_the_prey_whoever_is_bled(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obe"], hand=[MARIONETTE]),
        seat(ready=["Oskar 4/8 DOM", "Olga 2/4"], hand=["Deflection"]),
        bystander(),
        edition=edition,
    )
    t.does(f"play {MARIONETTE} Mira 1")
    passes_to(t, "declined", "b")
    with t.changes("c.pool", -2), t.unchanged("b.pool"):
        t.does("play Deflection Oskar 1", by="b")
        assert t.told("redirected")[-1]["seat"] == 2
        t.goes_on()
        assert t.options("pick") == [f"pick {t['Oskar']}", f"pick {t['Olga']}"]
        t.does("pick Olga", by="a")
    assert (t.measure("Olga.locked"), t.measure("Vera.locked")) == (1, 0)
    t.is_quiet()


def pulled(*hand: str, blood: int = 2, pool: int = 30, edition: str) -> Table:
    """Mira has taken control of Oskar for one action."""
    t = position(
        seat(ready=["Mira 4/8 OBE", "Ines 2/4"], hand=[MARIONETTE, *hand]),
        seat(pool=pool, ready=[f"Oskar {blood}/4", "Olga 2/4"]),
        bystander(),
        edition=edition,
        stop=True,
    )
    t.does(f"play {MARIONETTE} Mira 2")
    t.does("target Oskar")
    assert t.told("action")[-1]["stealth"] == 1
    t.goes_on()
    return t


@editions
@rules_on(MARIONETTE, "LSJ 20011216-2", "LSJ 20030219")
def test_a_puppet_bleeds_your_prey_before_anybody_else_acts_and_goes_home(edition: str) -> None:
    t = pulled(edition=edition)
    assert (t.word("Oskar.controller"), t.asks) == ("a", "mandatory")
    assert t.options() == [f"bleed {t['Oskar']}"]
    assert "minion.mandatory.before-others" in t.clauses("bleed Ines", by="a")
    with t.unchanged(*BYSTANDER), t.changes("b.pool", -1):
        t.does("bleed Oskar")
        t.goes_on()
    assert (t.word("Oskar.controller"), t.measure("Oskar.locked"), t.asks) == ("b", 1, "minion")
    assert t.offers("bleed Ines")
    t.is_quiet()


@editions
@rules_on(MARIONETTE, "LSJ 20021121-2")
def test_a_puppet_may_bleed_by_a_card(edition: str) -> None:
    t = pulled("Computer Hacking", edition=edition)
    assert sorted(t.options()) == sorted([f"bleed {t['Oskar']}", f"play {t['Computer Hacking']} {t['Oskar']} 0"])
    with t.changes("b.pool", -2):
        t.does("play Computer Hacking Oskar")
        t.goes_on()
    assert t.word("Oskar.controller") == "b"
    t.is_quiet()


@editions
def test_a_hungry_puppet_hunts(edition: str) -> None:
    t = pulled(blood=0, edition=edition)
    assert t.options() == [f"hunt {t['Oskar']}"]
    with t.changes("Oskar.blood", 1), t.unchanged("b.pool"):
        t.does("hunt Oskar")
        t.goes_on()
    assert t.word("Oskar.controller") == "b"
    t.is_quiet()


@editions
@rules_on(MARIONETTE, "LSJ 20010119")
def test_a_puppet_goes_home_to_torpor(edition: str) -> None:
    t = pulled(blood=1, edition=edition)
    t.does("bleed Oskar")
    t.passes_until("block")
    t.does("block Olga")
    t.g.burn_blood(t["Oskar"], 1, "test")
    on(t)
    assert (t.word("Oskar.controller"), t.region("Oskar")) == ("b", "torpor")


@editions
@rules_on(MARIONETTE, "ANK 20210124")
def test_nothing_happens_if_the_minion_is_locked_by_then(edition: str) -> None:
    t = acting(MARIONETTE, who="OBE", edition=edition)
    t.does(f"play {MARIONETTE} Mira 2")
    t.does("target Oskar")
    t.g.lock(t["Oskar"])
    t.goes_on()
    assert (t.word("Oskar.controller"), t.region(MARIONETTE)) == ("b", "ash-heap")
    t.is_quiet()


@editions
@rules_on(MARIONETTE, "ANK 20181110")
def test_a_puppet_whose_methuselah_is_ousted_leaves_the_game(edition: str) -> None:
    t = pulled(pool=1, edition=edition)
    t.does("bleed Oskar")
    t.goes_on()
    assert (t.told("ousted")[-1]["seat"], t.region("Oskar")) == (1, "removed")


# -- Dive Bomb --------------------------------------------------------------------------------------------------------


def dives(edition: str) -> Table:
    t = acting("Dive Bomb", who="trait:flight", against=("Oskar 6/8", "Olga 6/8"), edition=edition)
    assert t.offers("play Dive Bomb Mira")
    t.does("play Dive Bomb Mira")
    t.does("target Oskar")
    assert t.told("action")[-1]["stealth"] == 1
    return t


@editions
def test_a_dive_bomb_maneuvers_in_the_first_round_only(edition: str) -> None:
    t = dives(edition)
    with t.unchanged(*BYSTANDER):
        on(t, "maneuver")
        assert (t.who(), t.options()) == ("a", ["maneuver", "pass"])
        t.does("maneuver", by="a")
        on(t)
    assert t.told("range")[0]["range"] == "long"
    assert not t.ever_offered("press")
    t.is_quiet()
    grounded = acting("Dive Bomb", edition=edition)
    assert not grounded.offers("play Dive Bomb Mira")


@editions
def test_whoever_blocks_a_dive_bomb_may_press(edition: str) -> None:
    t = dives(edition)
    action = t.g.action()
    assert action is not None
    action.mods.append((2, t["Olga"], 1, -1))  # some intercept
    t.passes_until("block")
    t.does("block Olga")
    on(t, "press")
    assert not t.ever_offered("maneuver")
    assert (t.who(), t.options()) == ("b", ["press", "pass"])
    t.does("press", by="b")
    on(t, "press")
    assert t.asks in t.quiet  # in the second round there is none
    assert len(t.told("round")) == 2


# -- Shattering Crescendo ---------------------------------------------------------------------------------------------

CRESCENDO = "Shattering Crescendo"


def sings(who: str, copies: int, edition: str) -> Table:
    return position(
        seat(ready=[f"Mira 4/8 {who}"], hand=[CRESCENDO] * copies),
        seat(ready=[("Oskar 4/8 locked", ["J. S. Simmons, Esq."]), "Wolf ally 4"]),
        bystander(),
        edition=edition,
    )


@editions
def test_a_crescendo_hurts_an_ally_or_a_retainer(edition: str) -> None:
    t = sings("pro", 1, edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood"), t.changes("Mira.blood", -1), t.changes("Wolf.blood", -1):
        t.does(f"play {CRESCENDO} Mira 0")
        assert t.options("target") == [f"target {t['J. S. Simmons, Esq.']}", f"target {t['Wolf']}"]
        t.does("target Wolf")
        t.goes_on()
    t.is_quiet()


@editions
@rules_on(CRESCENDO, "LSJ 20100208-2")
@pytest.mark.parametrize(("who", "first", "n"), [("mel", 1, 2), ("MEL", 3, 3)])
def test_a_second_crescendo_is_discarded_for_one_or_two_minions(who: str, first: int, n: int, edition: str) -> None:
    """Rulings: it takes a second one in hand."""
    assert not sings(who, 1, edition).offers(f"play {CRESCENDO} Mira {first}")
    for both in (False, True):
        t = sings(who, 2, edition)
        with t.unchanged(*BYSTANDER), t.changes("Oskar.blood", -n), t.changes("Wolf.blood", -n if both else 0):
            t.does(f"play {CRESCENDO} Mira {first + both}")
            t.does("target Oskar")
            if both:
                assert not t.offers("target Vera")  # of another Methuselah
            t.goes_on()
        assert (t.region(f"{CRESCENDO}#2"), t.g.hand(0)) == ("ash-heap", [])
        t.is_quiet()


@editions
def test_without_the_second_nothing_is_shattered(edition: str) -> None:
    t = sings("mel", 2, edition)
    t.does(f"play {CRESCENDO} Mira 1")
    t.does("target Oskar")
    t.g.put(t[f"{CRESCENDO}#2"], 7, 0)  # it was discarded meanwhile
    with t.unchanged("Oskar.blood", "Wolf.blood"):
        t.goes_on()
    t.is_quiet()


# -- No Secrets From the Magaji ---------------------------------------------------------------------------------------

SECRETS = "No Secrets From the Magaji"


@since_2011
def test_a_magaji_with_no_secrets_unlocks(edition: str) -> None:
    t = acting(SECRETS, who="sect:Laibon magaji", edition=edition)
    with t.unchanged(*BYSTANDER):
        t.does(f"play {SECRETS} Mira 0")
        t.goes_on()
    assert (t.g.host[t[SECRETS]], t.measure("Mira.locked")) == (t["Mira"], 0)
    t.is_quiet()
    assert not acting(SECRETS, who="sect:Laibon", edition=edition).offers(f"play {SECRETS}")


def watched(actor: str, edition: str, *hand: str) -> Table:
    """Mira, a locked magaji with the card, and the action of somebody against her Methuselah."""
    return position(
        seat(ready=[actor], hand=list(hand)),
        seat(ready=[("Mira 4/8 sect:Laibon magaji aus locked", [SECRETS])], hand=["Telepathic Misdirection"]),
        bystander(),
        edition=edition,
    )


@since_2011
@rules_on(SECRETS, "LSJ 20070208")
def test_she_blocks_a_vampire_though_locked_but_is_not_awake(edition: str) -> None:
    t = watched("Oskar 2/4", edition)
    t.does("bleed Oskar")
    assert not t.ever_offered("play Telepathic Misdirection")
    assert t.offers("block Mira")
    t.does("block Mira", by="b")
    on(t)
    assert ([told["intercept"] for told in t.told("blocked")], t.region(SECRETS)) == ([1], "attached")


@since_2011
def test_she_blocks_no_ally_so(edition: str) -> None:
    t = watched("Wolf ally 2", edition)
    t.does("bleed Wolf")
    t.goes_on()
    assert not t.ever_offered("block Mira")
    assert t.region(SECRETS) == "attached"


@since_2011
@rules_on(SECRETS, "LSJ 20090810")
def test_no_secrets_burns_when_a_block_is_attempted_in_vain(edition: str) -> None:
    t = watched("Oskar 4/8 OBF", edition, "Lost in Crowds")
    t.does("bleed Oskar")
    t.does("block Mira", by="b")
    t.does("play Lost in Crowds Oskar 1", by="a")
    t.goes_on()
    assert (len(t.told("block-failed")), t.region(SECRETS)) == (1, "ash-heap")


# -- Aura Reading -----------------------------------------------------------------------------------------------------


@editions
def test_a_reader_of_auras_sees_the_hand_of_her_opponent_and_what_is_drawn(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 aus"], hand=["Aura Reading"]),
        seat(ready=["Oskar 6/8"], hand=["Fake Out", "Changeling"], library=["Fade", "Govern the Unaligned"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.passes_until("block")
    t.does("block Oskar")
    held = list(t.g.hand(1))
    with t.unchanged(*BYSTANDER):
        t.does("play Aura Reading Mira 0", by="a")
        assert all(t.g.seen(card, 0) and t.g.seen(card, 2) for card in held)
        on(t, "maneuver")
        t.does("play Fake Out Oskar 0", by="b")
    assert all(t.g.seen(card, 0) for card in t.g.hand(1))
    on(t)
    t.is_quiet()


@editions
def test_or_holds_two_cards_more_once_a_combat(edition: str) -> None:
    t = fighting("Aura Reading", "Aura Reading", "Fake Out", who="AUS", answers=("Blank Page",), edition=edition)
    assert t.asks == "before-range"
    t.does("play Aura Reading Mira 1", by="a")
    assert t.measure("a.hand_size") == 9
    assert not t.offers("play Aura Reading#2 Mira 1")
    assert t.offers("play Aura Reading#2 Mira 0")
    on(t)
    assert t.measure("a.hand_size") == 7
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
