"""Actions that bleed, and what else they do."""

from __future__ import annotations

import pytest

from praxis.vtes.model import stats
from praxis.vtes.positions.scenario import Table, position, seat
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import BYSTANDER, acting, bystander, editions, since_2011


def acts(t: Table, *answers: str) -> None:
    """Give these answers where they are offered, else pass or take the first option, until the turn goes on."""
    wanted = list(answers)
    for _ in range(80):
        if t.asks in t.quiet and not wanted:
            return
        offered = [answer for answer in wanted if t.offers(answer)]
        if offered:
            t.does(offered[0])
            wanted.remove(offered[0])
        elif t.asks in t.quiet:
            break
        elif t.offers("pass"):
            t.passes()
        elif t.offers("no"):
            t.does("no")
        else:
            t.does(t.options()[0])
    assert not wanted, f"never offered: {wanted}; the last question was '{t.asks}'"


ENTHRALLING = "Mira 4/8 OBF PRE trait:path-of-Cathari"
PLAIN = [
    ("Intimidation", "PRE", 0, 2, 0),
    ("Intimidation", "PRE", 1, 3, 0),
    ("Social Charm", "PRE", 0, 2, 0),
    ("Social Charm", "PRE", 1, 2, 0),
    ("Media Influence", "PRE", 0, 3, 0),
    ("Gremlins", "dom MYT", 0, 2, 0),
    ("Gremlins", "dom MYT", 2, 2, 1),
    ("Loss", "QUI", 1, 3, 0),
    ("Propaganda", "PRE", 0, 2, 0),
    ("Propaganda", "PRE", 1, 2, 0),
    ("Feast of the Soul's Secrets", "DOM clan:Salubri", 0, 3, 0),
    ("Enthrall", "obf trait:path-of-Cathari", 0, 2, 0),
    ("Enthrall", "pre trait:path-of-Cathari", 1, 2, 0),
    ("Show of Force", "POT PRE", 0, 2, 0),
    ("Show of Force", "POT PRE", 1, 3, 0),
    ("Slaughtering the Herd", "dom", 0, 3, 0),
    ("Puppet Master", "dom", 0, 3, 0),
    ("Madman's Quill", "AUS DEM", 0, 3, 0),
    ("Shroud of Decay", "obl", 0, 2, 0),
    ("Dominate Kine", "dom", 0, 2, 1),
    ("Fleetness", "cel", 0, 1, 1),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "bleed", "stealth"), PLAIN)
def test_a_bleed_with_a_card_burns_so_much_pool(
    edition: str, card: str, words: str, mode: int, bleed: int, stealth: int
) -> None:
    t = acting(card, who=words, edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood"):
        t.does(f"play {card} Mira {mode}")
        assert t.told("action")[-1]["stealth"] == stealth
        t.goes_on()
    assert (t.measure("b.pool"), t.measure("Mira.locked")) == (30 - bleed, 1)
    assert t.measure("Mira.blood") == 4 - t.g.face[t[card]].blood
    t = acting(card, who=words, edition=edition)
    t.does(f"play {card} Mira {mode}")
    if not stealth:
        t.does("block Oskar")
        acts(t)
        assert t.measure("b.pool") == 30


@editions
def test_social_charm_is_paid_for_by_the_bank(edition: str) -> None:
    t = acting("Social Charm", who="PRE", edition=edition)
    acts(t, "play Social Charm Mira 1")
    assert (t.measure("a.pool"), t.measure("b.pool")) == (31, 28)
    t.is_quiet()


@editions
def test_media_influence_feeds_those_who_are_unlocked(edition: str) -> None:
    t = acting("Media Influence", who="PRE", more=("Ines 2/4", "Ida 2/4 locked"), edition=edition)
    with t.unchanged(*BYSTANDER, "Oskar.blood", "Ida.blood"):
        acts(t, "play Media Influence Mira 1")
    assert (t.measure("Ines.blood"), t.measure("Mira.blood")) == (3, 3)
    t.is_quiet()


@editions
def test_gremlins_leave_melee_weapons_alone(edition: str) -> None:
    t = acting("Gremlins", who="myt", against=[("Oskar 2/4", ["Deer Rifle", "Meat Cleaver"])], edition=edition)
    acts(t, "play Gremlins Mira 1")
    assert (t.region("Deer Rifle"), t.region("Meat Cleaver")) == ("ash-heap", "attached")
    t.is_quiet()


@editions
def test_loss_is_felt_by_neighbours(edition: str) -> None:
    t = acting(
        "Loss",
        who="qui",
        against=[("Oskar 2/4", ["Deer Rifle"])],
        more=[("Ines 2/4", ["Meat Cleaver"])],
        edition=edition,
    )
    acts(t, "play Loss Mira 0")
    assert (t.region("Deer Rifle"), t.region("Meat Cleaver")) == ("ash-heap", "attached")
    assert t.told("action")[-1]["victims"] == [1]
    t.is_quiet()


@editions
def test_propaganda_keeps_the_titled_away_and_locks_one(edition: str) -> None:
    t = acting("Propaganda", who="PRE", against=("Oskar 2/4 prince", "Olga 2/4"), edition=edition)
    t.does("play Propaganda Mira 1")
    t.passes_until_offered("block Olga")
    assert not t.offers("block Oskar")
    acts(t, "pick Oskar")
    assert (t.measure("Oskar.locked"), t.measure("Olga.locked"), t.measure("b.pool")) == (1, 0, 28)
    t.is_quiet()


@editions
@rules_on("Feast of the Soul's Secrets", "ANK 20240724-2")
def test_the_feast_is_for_a_younger_vampire_chosen_as_it_is_played(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8 DOM clan:Salubri", "Ines 1/4"],
            hand=["Feast of the Soul's Secrets"],
            uncontrolled=["Young 0/7", "Old 0/8"],
        ),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Feast of the Soul's Secrets Mira 1")
    assert (t.asks, len(t.options("target"))) == ("target", 2)
    with t.unchanged("Ines.blood", "Old.blood"):
        acts(t, "target Young")
    assert (t.measure("Young.blood"), t.measure("b.pool")) == (2, 27)
    t.is_quiet()


@editions
@pytest.mark.parametrize("paid", ["yes", "no"])
@pytest.mark.parametrize(("code", "mode"), [("OBF", 2), ("PRE", 3)])
def test_enthrall_may_draw_from_the_crypt(edition: str, paid: str, code: str, mode: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {code} trait:path-of-Cathari"], hand=["Enthrall"], crypt=2),
        seat(),
        bystander(),
        edition=edition,
    )
    acts(t, f"play Enthrall Mira {mode}", paid)
    assert (t.measure("Mira.blood"), t.measure("a.crypt")) == ((3, 1) if paid == "yes" else (4, 2))
    t.is_quiet()


@editions
@pytest.mark.parametrize(("mode", "damage"), [(0, 2), (1, 3)])
def test_show_of_force_may_be_stronger_if_it_is_blocked(edition: str, mode: int, damage: int) -> None:
    for answer, hurt in (("yes", damage), ("no", 1)):
        t = acting("Show of Force", who="POT PRE", against=("Oskar 5/6",), edition=edition)
        acts(t, f"play Show of Force Mira {mode}", "block Oskar", answer)
        assert t.measure("Oskar.blood") == 5 - hurt
        assert stats.strength(t.g, t["Mira"]) == 1


@since_2011
def test_fiendish_tongue_is_hard_on_anarchs_and_kind_to_tzimisce(edition: str) -> None:
    t = acting(
        "Fiendish Tongue",
        who="sect:Sabbat clan:Tzimisce",
        against=("Oskar 2/4 sect:Anarch", "Olga 2/4"),
        edition=edition,
    )
    t.does("play Fiendish Tongue Mira 0")
    assert (stats.intercept(t.g, t["Oskar"]), stats.intercept(t.g, t["Olga"])) == (-1, 0)
    t.goes_on()
    assert t.measure("b.pool") == 28
    t.passes_until_offered("yes")
    with t.changes("Mira.blood", -1):
        t.does("yes")
    assert t.measure("Mira.locked") == 0
    t = acting("Fiendish Tongue", who="sect:Sabbat clan:Lasombra", edition=edition)
    t.does("play Fiendish Tongue Mira 0")
    while t.g.turn_span().seat == 0:
        assert not t.offers("yes")
        t.passes()


@editions
def test_shroud_of_decay_discards_two_of_their_choice_at_once(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obl"], hand=["Shroud of Decay"]),
        seat(ready=["Oskar 2/4"], hand=["Dodge", "Fake Out", "Blank Page"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Shroud of Decay Mira 0", "pick Dodge", "pick Blank Page")
    assert (t.region("Dodge"), t.region("Blank Page"), t.region("Fake Out")) == ("ash-heap", "ash-heap", "hand")
    t.is_quiet()


@editions
@rules_on("Shroud of Decay", "LSJ 20090710")
def test_shroud_of_decay_empties_an_ash_heap_of_seven(edition: str) -> None:
    def dealt(n: int) -> Table:
        return position(
            seat(ready=["Mira 4/8 OBL"], hand=["Shroud of Decay"]),
            seat(ready=["Oskar 2/4"], ash_heap=["Dodge", *["Blank Page"] * (n - 1)]),
            bystander(),
            edition=edition,
        )

    t = dealt(8)
    acts(t, "play Shroud of Decay Mira 1", *["pick Blank Page"], *[f"pick Blank Page#{n}" for n in range(2, 8)])
    assert (t.measure("b.pool"), t.region("Dodge")) == (27, "ash-heap")
    assert t.told("action")[-1]["victims"] == [1]
    t.is_quiet()
    assert "card.requirement.in-text" in dealt(6).clauses("play Shroud of Decay Mira 1", by="a")


@editions
def test_slaughtering_the_herd_cannot_be_blocked_by_allies(edition: str) -> None:
    t = acting("Slaughtering the Herd", who="dom", against=("Oskar 2/4", "Brute ally 2"), edition=edition)
    t.does("play Slaughtering the Herd Mira 0")
    t.passes_until_offered("block Oskar")
    assert not t.offers("block Brute")
    acts(t)
    assert t.measure("b.pool") == 27


@editions
def test_madmans_quill_helps_all_who_bleed_its_bearers_controller(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 AUS DEM", "Ines 4/8 dem", "Ida 4/8 dem"], hand=["Madman's Quill", "Madman's Quill"]),
        seat(ready=["Oskar 2/4", "Olga 4/4"]),
        bystander(),
        edition=edition,
    )
    acts(t, "play Madman's Quill Mira 1", "target Oskar")
    assert t.g.host[t["Madman's Quill"]] == t["Oskar"]
    acts(t, "bleed Ines")
    assert t.measure("b.pool") == 28
    while t.g.turn_span().seat != 1 or t.asks != "minion":
        t.passes()
    with t.changes("Olga.blood", -2):
        acts(t, "use Madman's Quill Olga")
    assert t.region("Madman's Quill") == "ash-heap"
    t = position(
        seat(ready=["Mira 4/8 AUS DEM"], hand=["Madman's Quill"]),
        seat(ready=[("Oskar 2/4", ["Madman's Quill"])]),
        bystander(),
        edition=edition,
    )
    assert t.clauses("play Madman's Quill Mira 1", by="a") == ["card.requirement.in-text"]


# -- with several Disciplines -----------------------------------------------------------------------------------------

COMPOUND = [
    # card, Disciplines of the mode, mode, bleed, stealth
    ("The Platinum Protocol", 0, 1, 1),
    ("The Platinum Protocol", 1, 2, 0),
    ("The Platinum Protocol", 3, 2, 1),
    ("The Platinum Protocol", 6, 2, 1),
    ("Break the Bonds", 0, 2, 0),
    ("Break the Bonds", 1, 1, 0),
    ("Break the Bonds", 2, 1, 0),
    ("Break the Bonds", 6, 2, 0),
    ("Illegalism", 0, 1, 0),
    ("Illegalism", 1, 1, 1),
    ("Illegalism", 6, 2, 1),
]


@since_2011
@pytest.mark.parametrize(("card", "mode", "bleed", "stealth"), COMPOUND)
def test_each_discipline_used_adds_to_the_bleed(edition: str, card: str, mode: int, bleed: int, stealth: int) -> None:
    t = acting(card, who="sect:Anarch obf pre pro ani cel chi", edition=edition)
    t.does(f"play {card} Mira {mode}")
    assert t.told("action")[-1]["stealth"] == stealth
    acts(t)
    assert t.measure("b.pool") == 30 - bleed
    assert t.measure("Mira.locked") == (0 if card == "Illegalism" and mode in (0, 6) else 1)
    t.is_quiet()
    assert acting(card, who="obf pre pro ani cel chi sect:Camarilla", edition=edition).clauses(
        f"play {card} Mira {mode}", by="a"
    ) == ["card.requirement.minion"]


@since_2011
@rules_on("The Platinum Protocol", "ANK 20240706", "ANK 20200925")
def test_the_platinum_protocol_corrupts_a_minion_chosen_at_the_end(edition: str) -> None:
    t = acting("The Platinum Protocol", who="sect:Anarch pro", against=("Oskar 2/4", "Olga 2/4"), edition=edition)
    acts(t, "play The Platinum Protocol Mira 2", "pick Olga")
    assert t.g.counters_on(t["Olga"], "corruption", 0) == 1
    assert t.g.controller[t["Olga"]] == 1
    t.is_quiet()


@since_2011
@rules_on("Break the Bonds", "ANK 20240706")
def test_break_the_bonds_locks_and_feeds(edition: str) -> None:
    t = position(
        seat(ready=["Mira 4/8 obf pre sect:Anarch"], hand=["Break the Bonds"], uncontrolled=["Young 0/4", "Old 0/9"]),
        seat(ready=["Oskar 2/4", "Olga 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Break the Bonds Mira 5")
    assert t.asks == "target"  # the vampire is chosen as it is declared, the minion later
    acts(t, "target Old", "yes", "pick Olga")
    assert (t.measure("Old.blood"), t.measure("Olga.locked"), t.measure("Oskar.locked")) == (1, 1, 0)
    t = position(
        seat(ready=["Mira 4/8 obf pre sect:Anarch"], hand=["Break the Bonds"], uncontrolled=[]),
        seat(),
        bystander(),
        edition=edition,
    )
    assert "card.target.in-play" in t.clauses("play Break the Bonds Mira 2", by="a")
    acts(t, "play Break the Bonds Mira 1")  # nobody is there to be locked
    assert t.measure("b.pool") == 29


@editions
def test_a_slaughtered_herd_feeds_its_shepherd_until_he_falls(edition: str) -> None:
    def dealt() -> Table:
        t = position(
            seat(ready=["Mira 4/8 DOM", "Ines 2/4"], hand=["Slaughtering the Herd"]),
            seat(ready=["Oskar 2/4"]),
            seat(ready=["Vera 6/8"]),
            edition=edition,
        )
        acts(t, "play Slaughtering the Herd Mira 1")
        assert t.g.host[t["Slaughtering the Herd"]] == t["Vera"]
        while t.g.turn_span().seat != 2 or t.asks != "minion":
            t.passes()
        return t

    t = dealt()
    blood = t.measure("Mira.blood")
    acts(t, "bleed Vera")
    assert (t.measure("Vera.blood"), t.measure("Mira.blood")) == (5, blood + 1)
    t = dealt()
    with t.changes("Vera.blood", -4):
        t.does("use Slaughtering the Herd")
    assert t.region("Slaughtering the Herd") == "ash-heap"
    t = dealt()
    t.g.burn(t["Mira"])
    acts(t, "hunt Vera")
    assert t.region("Slaughtering the Herd") == "ash-heap"


# -- borrowed until the end of the turn -------------------------------------------------------------------------------


def pulled(edition: str) -> Table:
    """It is the turn after that in which Mira has put the strings on Oskar."""
    t = position(
        seat(ready=["Mira 6/8 DOM"], hand=["Puppet Master"]),
        seat(ready=["Oskar 3/4", "Kin 2/4"], pool=30),
        bystander(),
        edition=edition,
    )
    t.does("play Puppet Master Mira 1")
    assert (t.offers("target Oskar"), t.offers("target Mira")) == (True, False)
    acts(t, "target Oskar")
    assert (t.g.host[t["Puppet Master"]], t.g.controller[t["Puppet Master"]]) == (t["Oskar"], 0)
    assert t.measure("Oskar.locked") == 1
    assert not t.offers("use Puppet Master")  # not in this turn
    turn = t.g.turn
    while not (t.g.turn > turn and t.g.turn_span().seat == 0 and t.asks == "minion"):
        t.passes()
    assert t.measure("Oskar.locked") == 1  # he did not unlock
    return t


@editions
@rules_on("Puppet Master", "LSJ 20001201", "PIB 20150412")
def test_puppet_master_borrows_a_younger_vampire_for_a_turn(edition: str) -> None:
    t = pulled(edition)
    with t.unchanged(*BYSTANDER):
        t.does("use Puppet Master")
        assert (t.g.controller[t["Oskar"]], t.measure("Oskar.locked")) == (0, 0)
        assert t.region("Puppet Master") == "ash-heap"
        acts(t, "bleed Oskar")
        assert t.measure("b.pool") == 29
        while t.g.turn_span().seat == 0:
            t.passes()
    assert t.g.controller[t["Oskar"]] == 1
    assert t.region("Oskar") == "ready"


@editions
@rules_on("Puppet Master", "LSJ 20010119")
def test_a_borrowed_vampire_returns_from_torpor_to_torpor(edition: str) -> None:
    t = pulled(edition)
    acts(t, "use Puppet Master")
    t.g.put(t["Oskar"], 5, 0)
    while t.g.turn_span().seat == 0:
        t.passes()
    assert (t.g.controller[t["Oskar"]], t.region("Oskar")) == (1, "torpor")


@editions
@rules_on("Puppet Master", "ANK 20181110")
def test_a_borrowed_vampire_is_removed_if_nobody_is_left_to_have_him_back(edition: str) -> None:
    t = pulled(edition)
    acts(t, "use Puppet Master")
    t.g.burn_pool(1, 29, "action.bleed.burns-pool")
    acts(t, "bleed Oskar")
    assert t.g.ousted[1]
    while t.g.turn_span().seat == 0:
        t.passes()
    assert t.region("Oskar") == "removed"


@editions
def test_the_strings_are_pulled_in_the_next_minion_phase_or_never(edition: str) -> None:
    """It is a price for an effect, so nobody has to pay it; the vampire stays as he is if nobody does."""
    t = pulled(edition)
    assert t.offers("use Puppet Master")
    with t.unchanged(*BYSTANDER, "Mira.blood"):
        while t.g.turn_span().seat == 0:
            t.passes()
    assert (t.g.controller[t["Oskar"]], t.g.host[t["Puppet Master"]]) == (1, t["Oskar"])
    since = len(t.asked)
    while t.g.turn_span().seat != 0 or t.asks != "minion":
        t.passes()
    acts(t, "bleed Mira")
    assert not t.ever_offered("use Puppet Master", since)
    assert t.measure("Oskar.locked") == 1


@editions
@rules_on("Puppet Master", "LSJ 20080326", "PIB 20150501")
def test_who_is_borrowed_as_he_attempts_to_block_blocks_no_more(edition: str) -> None:
    t = pulled(edition)
    t.g.unlock(t["Oskar"])
    t.does("bleed Mira")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.passes_until_offered("use Puppet Master")
    t.does("use Puppet Master", by="a")
    acts(t)
    assert (t.told("combat"), t.measure("b.pool")) == ([], 29)


@editions
@rules_on("Puppet Master", "LSJ 20020618")
def test_a_combat_ends_with_a_vampire_who_changes_sides(edition: str) -> None:
    t = pulled(edition)
    t.g.unlock(t["Oskar"])
    t.does("bleed Mira")
    t.passes_until("block")
    t.does("block Oskar")
    while not t.told("combat") or not t.offers("use Puppet Master"):
        t.passes()
    t.does("use Puppet Master", by="a")
    acts(t)
    assert (len(t.told("combat")), t.measure("Mira.blood"), t.measure("Oskar.blood")) == (1, 4, 3)
    t.is_quiet()
