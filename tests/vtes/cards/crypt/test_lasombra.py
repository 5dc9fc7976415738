"""Crypt cards: Lasombra."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from praxis.vtes.definitions.language import POLLING, definition, gain, political, reaction
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import Item, Table, position, seat
from praxis.vtes.rules.costs import blood_cost
from praxis.vtes.rules.sect import become_anarch
from tests.vtes.cards.action_tables import paid_to_block
from tests.vtes.cards.answering import to_the_end, until, until_offered
from tests.vtes.cards.cancelling_tables import BLANKS, is_all_there_is
from tests.vtes.cards.combat_tables import on_to
from tests.vtes.cards.crypt_tables import MONCADA, WHERE, aims, bare_name, met, uses
from tests.vtes.cards.referendum_tables import CHALLENGE, POLL
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Abderrahim, Death's Hand -----------------------------------------------------------------------------------------


def test_blood_for_the_stealth_of_another() -> None:
    name = "Abderrahim, Death's Hand"
    for actor, offered in (("Mira 4/8", True), ("Mira 9/9", False), ("Thug ally 3 bleed:1", True)):
        t = position(seat(ready=[name, actor]), seat(ready=["Oskar 2/4"]), bystander())
        who = actor.split()[0]
        t.does(f"bleed {who}")
        t.does("block Oskar", by="b")
        assert t.offers(f"use {name}") is offered
        if offered:
            with t.changes(f"{name}.blood", -1), t.unchanged(*BYSTANDER):
                t.does(f"use {name}", by="a")
                t.goes_on()
            assert not t.told("blocked")
            t.is_quiet()


@rules_on("Abderrahim, Death's Hand", "LSJ 20011022")
def test_abderrahim_hides_another_from_torpor() -> None:
    who = "Abderrahim, Death's Hand"
    t = position(seat(ready=["Mira 1/2"], torpor=[who]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    with t.changes(f"{who}.blood", -1), t.changes("action.stealth", 1):
        t.does(f"use {who}", by="a")
    t.goes_on("block")
    t.is_quiet()


# -- Alvaro, The Scion of Angelica ------------------------------------------------------------------------------------


@rules_on("Alvaro, The Scion of Angelica", "LSJ 20010526")
def test_alvaro_gains_blood_if_he_abstains_even_in_torpor() -> None:
    name = "Alvaro, The Scion of Angelica"
    for region in ("ready", "torpor"):
        mine = ["Mira 4/8"]
        t = position(
            seat(
                ready=[*mine, *([f"{name} blood:1"] if region == "ready" else [])],
                torpor=[] if region == "ready" else [f"{name} blood:1"],
                hand=[POLL],
            ),
            seat(ready=["Oskar 2/4"]),
            bystander(),
        )
        t.does(f"play {POLL} Mira")
        t.passes_until("may")
        with t.changes(f"{name}.blood", 2), t.unchanged(*BYSTANDER):
            t.does("yes", by="a")
        t.is_quiet()


def test_alvaro_gains_nothing_if_he_votes() -> None:
    name = "Alvaro, The Scion of Angelica"
    t = position(seat(ready=["Mira 4/8", f"{name} blood:1"], hand=[POLL]), seat(ready=["Oskar 2/4"]), bystander())
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    t.does(f"vote {name} for")
    while t.asks not in t.quiet:
        assert t.asks != "may"
        t.passes()


# -- Ambrosio Luis Monçada, Plenipotentiary ---------------------------------------------------------------------------


@editions
@rules_on("Ambrosio Luis Monçada, Plenipotentiary", "LSJ 20030214-2")
def test_moncada_is_dear_to_act_against_and_blocks_nobody(edition: str) -> None:
    t = position(
        seat(pool=10, ready=["Mira 4/8"], hand=["Bum's Rush"]),
        seat(ready=[MONCADA, "Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("play Bum's Rush Mira")
    t.does(f"target {MONCADA}")
    assert t.told("action")[-1]["pool"] == 1
    assert not t.ever_offered(f"block {MONCADA}")
    own = position(seat(ready=["Mira 6/8"], torpor=[MONCADA]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    own.does(f"rescue Mira {MONCADA} 2")
    assert own.told("action")[-1]["pool"] == 0


# -- Angelica, The Canonicus ------------------------------------------------------------------------------------------


@editions
@rules_on("Angelica, The Canonicus", "LSJ 20010111", "LSJ 19981005")
def test_angelica_discards_master_cards_for_intercept_once(edition: str) -> None:
    """All at once, as many as she likes, more than she needs too; not what she draws for them."""
    me = "Angelica, The Canonicus"
    t = position(
        seat(ready=["Mira 4/8 stealth:1"]),
        seat(ready=[me], hand=["Blood Doll", "Animalism", "Dodge"], library=["Fortitude"] * 3),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert not t.offers(f"use {me}")
    t.does(f"block {me}", by="b")
    t.does(f"use {me}", by="b")
    assert not t.offers("pick Dodge")
    t.does("pick Blood Doll")
    t.does("pick Animalism")
    if t.asks == "pick":
        t.passes()
    assert t.measure(f"{me}.intercept") == 2
    assert not t.offers(f"use {me}")
    assert (t.region("Blood Doll"), t.region("Dodge")) == ("ash-heap", "hand")


# -- Antón de Concepción ----------------------------------------------------------------------------------------------


@editions
def test_anton_maneuvers_once(edition: str) -> None:
    name = "Antón de Concepción"
    t = met(name, edition=edition)
    on_to(t, "maneuver")
    with t.unchanged(*BYSTANDER, f"{name}.blood"):
        t.does(f"use {name}", by="a")
    assert t.told("maneuver")[-1]["range"] == "long"
    asked = len(t.asked)
    on_to(t)
    assert not t.ever_offered(f"use {name}", since=asked)


# -- Antonio Delgado --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("passed", [True, False])
def test_antonio_rests_after_a_referendum_that_passed(passed: bool) -> None:
    name = "Antonio Delgado"
    t = position(seat(ready=[name, "Mira 4/8 votes:2"], hand=[POLL]), seat(ready=["Oskar 4/8 votes:9"]), bystander())
    t.does(f"play {POLL} {name}")
    t.passes_until("polling")
    t.does("vote Mira for")
    while t.asks == "polling":
        t.does("vote Oskar against" if not passed and t.offers("vote Oskar against") else "pass")
    t.goes_on()
    t.passes_until("discard")
    assert t.offers(f"use {name}") is passed


# -- Aurora Van Brande, Paladin ---------------------------------------------------------------------------------------


@editions
def test_aurora_strikes_from_afar(edition: str) -> None:
    name = "Aurora Van Brande, Paladin"
    t = met(name, hand=("Fake Out",), edition=edition)
    on_to(t, "maneuver")
    t.does("play Fake Out", by="a")
    on_to(t, "strike")
    with t.changes("Oskar.blood", -1), t.unchanged(f"{name}.blood"):
        t.does(f"use {name}", by="a")
        on_to(t)


# -- Carolina Vález ---------------------------------------------------------------------------------------------------


@editions
@rules_on("Carolina Vález", "ANK 20210228", "LSJ 20010627", "LSJ 20010629", "LSJ 20090304-1")
@pytest.mark.parametrize(("ready", "hurt"), [("Carolina Vález", 0), ("Mira 3/5", 2)])
def test_carolina_vález_has_nothing_to_fear_from_wendell(ready: str, hurt: int, edition: str) -> None:
    t = position(
        seat(ready=["Wendell Delburton", ready]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    name = ready.split(" 3/")[0]
    before = t.measure(f"{name}.blood")
    while t.asks != "minion":
        t.does(t.options("trigger")[0] if t.options("trigger") else "pass")
    assert t.measure(f"{name}.blood") == before - hurt


@editions
@pytest.mark.parametrize(("attacker", "hurt"), [("Thug ally 5 strength:3", 0), ("Oskar 5/6 strength:3", 3)])
def test_carolina_valez_is_not_hurt_by_allies(edition: str, attacker: str, hurt: int) -> None:
    t = position(seat(ready=["Carolina Vález"]), seat(ready=[attacker]), bystander(), edition=edition)
    name = attacker.split()[0]
    with t.changes("Carolina Vález.blood", -hurt), t.changes(f"{name}.blood", -1), t.unchanged(*BYSTANDER):
        t.does_all("bleed Carolina Vález", f"block {name}")
        t.goes_on()
    assert t.region("Carolina Vález") == "ready"
    t.is_quiet()


# -- Conrad Adoula ----------------------------------------------------------------------------------------------------


@editions
def test_reactions_are_dear_against_conrad(edition: str) -> None:
    for other, more in (("Oskar 4/6 aus", 1), ("Oskar 4/9 aus", 0)):
        t = position(
            seat(ready=["Conrad Adoula"]),
            seat(ready=[other], hand=["Telepathic Misdirection"]),
            bystander(),
            edition=edition,
        )
        card = t["Telepathic Misdirection"]
        plain = blood_cost(t.g, card, 0, t["Oskar"])
        t.does("bleed Conrad Adoula")
        assert blood_cost(t.g, card, 0, t["Oskar"]) == plain + more


@rules_on("Conrad Adoula", "PIB 20150924-2")
@pytest.mark.parametrize(("mine", "more"), [(True, 0), (False, 1)])
def test_what_is_played_as_a_modifier_while_conrad_acts_is_no_dearer_reaction(mine: bool, more: int) -> None:
    """A Touch of Clarity is a modifier for who does not act, and a reaction for who does not control Conrad."""
    me, card = "Conrad Adoula", "Touch of Clarity"
    t = position(
        seat(ready=[me, "Ines 4/6 DEM"], hand=["Conditioning", *([card] if mine else [])]),
        seat(ready=["Oskar 4/6 DEM"], hand=[] if mine else [card]),
        bystander(),
    )
    t.does(f"bleed {me}")
    until(t, f"play Conditioning {me} 0")
    t.does(f"play Conditioning {me} 0", by="a")
    who = "Ines" if mine else "Oskar"
    way = f"play {card} {who} {2 if mine else 3}"
    until(t, way)
    with t.changes(f"{who}.blood", -t.g.face[t[card]].blood - more):
        t.does(way)
    to_the_end(t)
    t.is_quiet()


# -- Dr. Julius Sutphen -----------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("blocker", "price"), [("Oskar", 1), ("Elder", 0)])
def test_younger_vampires_pay_to_block_doctor_sutphen(edition: str, blocker: str, price: int) -> None:
    t = position(
        seat(ready=["Dr. Julius Sutphen"]),
        seat(ready=["Oskar 2/3", "Elder 2/11"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Dr. Julius Sutphen")
    t.passes_until_offered(f"block {blocker}")
    assert paid_to_block(t, blocker) == price


# -- Egidia Arrú ------------------------------------------------------------------------------------------------------


def test_the_controller_of_who_leaves_combat_burns_pool() -> None:
    t = position(seat(ready=["Egidia Arrú"]), seat(ready=["Oskar 0/4"]), bystander())
    t.does("bleed Egidia Arrú")
    with t.changes("b.pool", -1), t.unchanged("a.pool", "c.pool"):
        t.does("block Oskar", by="b")
        t.goes_on()
    assert t.region("Oskar") == "torpor"
    t.is_quiet()


# -- Francisco Domingo de Polonia -------------------------------------------------------------------------------------


@editions
@rules_on("Francisco Domingo de Polonia", "LSJ 19970718")
@rules_on("Anu Diptinatpa", "ANK 20220502", "LSJ 19970718")
@pytest.mark.parametrize("name", ["Francisco Domingo de Polonia", "Virginie, Prodigy", "Anu Diptinatpa"])
def test_blood_for_more_bleed_only_in_a_bleed(name: str, edition: str) -> None:
    t = position(seat(ready=[name]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.does(f"bleed {name}")
    plain = stats.bleed(t.g, t[name])
    uses(t, name)
    with t.unchanged(*BYSTANDER), t.changes("b.pool", -plain - 1), t.changes(f"{name}.blood", -1):
        t.does(f"use {name}", by="a")
        t.goes_on()
    t.is_quiet()
    hunting = position(seat(ready=[f"{name} blood:2"]), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    hunting.does(f"hunt {name}")
    hunting.goes_on()
    assert not hunting.ever_offered(f"use {name}")


# -- Gnaeus Aemilius Augustinus ---------------------------------------------------------------------------------------


def test_the_prey_of_aemilius_chooses_who_is_hurt() -> None:
    t = position(
        seat(ready=["Gnaeus Aemilius Augustinus"]),
        seat(ready=["Oskar 2/4", "Anja 2/4"]),
        bystander(),
        phase="unlock",
    )
    t.does("trigger Gnaeus Aemilius Augustinus 0")
    assert (t.who(), t.asks) == ("b", "pick")
    with t.changes("Anja.blood", -1), t.unchanged("Oskar.blood", *BYSTANDER):
        t.does("pick Anja")


# -- Gratiano ---------------------------------------------------------------------------------------------------------


@rules_on("Gratiano", "LSJ 20040519")
@pytest.mark.parametrize("titled", [True, False])
def test_gratiano_has_a_ballot_without_a_title(titled: bool) -> None:
    t = position(seat(ready=["Mira 4/8"], hand=[CHALLENGE]), seat(ready=["Gratiano"]), bystander())
    if not titled:
        become_anarch(t.g, t["Gratiano"], "sect.anarch.by-card")
    assert (stats.title(t.g, t["Gratiano"]), t.measure("Gratiano.ballots")) == (("priscus", 2) if titled else ("", 1))
    t.does(f"play {CHALLENGE} Mira")
    until(t, "vote Gratiano against")
    t.does("vote Gratiano against", by="b")
    t.goes_on()
    assert t.told("result")[-1]["result"] == "failed"  # the only ballots decide for all the prisci
    t.is_quiet()


# -- Leila Monroe -----------------------------------------------------------------------------------------------------


def test_leila_takes_an_anarch_without_blood_to_the_sabbat() -> None:
    t = position(
        seat(ready=["Leila Monroe"]), seat(ready=["Oskar 0/4 sect:Anarch", "Anja 1/4 sect:Anarch"]), bystander()
    )
    aims(t, "Leila Monroe", "Oskar", "Anja")
    t.goes_on()
    assert stats.sect(t.g, t["Oskar"]) == "Sabbat"
    t.is_quiet()


# -- Luca Italicus ----------------------------------------------------------------------------------------------------


@editions
def test_luca_strikes_from_the_second_round_on(edition: str) -> None:
    t = met("Luca Italicus", edition=edition)
    on_to(t)
    assert not t.ever_offered("use Luca Italicus")


# -- Lucita -----------------------------------------------------------------------------------------------------------

PROTEST = made_up("Reply", faces.REACTION, definition=definition(reaction("", gain(1), when=POLLING)))
REPLY = made_up("Reply", faces.REACTION, definition=definition(reaction("", gain(1))))


def reacting(who: str) -> tuple[Table, str]:
    """Oskar has just reacted to the action or the referendum of who can cancel that."""
    me = who.removesuffix(" (ADV)")
    hers: Sequence[Item] = ["The Barrens", "Dreams of the Sphinx"]
    calls = me == "Diana Iadanza"
    t = position(
        seat(ready=[who, "Ines 2/4"], play=hers, hand=[POLL]),
        seat(ready=["Oskar 2/4"], hand=[*[PROTEST if calls else REPLY] * 2, *["Blank Page"] * 5], library=9),
        bystander(),
    )
    t.does(f"play {POLL} {me}" if calls else f"bleed {me}")
    until(t, "play Reply Oskar")
    t.does("play Reply Oskar", by="b")
    return t, f"use {me}"


@ruled_alike("who", ["Lucita (ADV)", "Mithras", "Diana Iadanza"], "LSJ 20061207", "LSJ 20061013")
def test_nothing_else_is_done_as_a_reaction_card_is_played(who: str) -> None:
    t, cancels = reacting(who)
    is_all_there_is(t, "a", cancels, "b")
    to_the_end(t)
    t.is_quiet()


@ruled_alike("who", ["Lucita (ADV)", "Mithras"], "ANK 20190104", "LSJ 19980212")
def test_a_cancelled_reaction_card_was_played(who: str) -> None:
    t, cancels = reacting(who)
    t.does(cancels, by="a")
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered("play Reply#2", since)
    t.is_quiet()


WATCH = made_up("Watch", faces.REACTION, definition=definition(reaction("", gain(1))))


@ruled_alike(
    "card leads blood",
    [("Lucita (ADV)", "play Watch Oskar 0", 2), ("Gwenllian Arwyn", "block Oskar", 1), ("Gathii", "block Oskar", 0)],
    "LSJ 20011022",
)
def test_it_is_used_in_an_action_to_leave_torpor(card: str, leads: str, blood: int) -> None:
    who = bare_name(card)
    t = position(
        seat(torpor=[card], library=["Raven Spy"] * 3), seat(ready=["Oskar 2/4 intercept:1"], hand=[WATCH]), bystander()
    )
    t.does(f"leave {who}")
    until_offered(t, leads)
    t.does(leads, by="b")
    until_offered(t, f"use {who}")
    with t.changes(f"{who}.blood", -blood):
        t.does(f"use {who}", by="a")
    done = {
        "Lucita (ADV)": bool(t.told("cancelled")),
        "Gwenllian Arwyn": t.measure("Oskar.intercept") == 0,
        "Gathii": t.measure("action.stealth") == 2,
    }
    assert (done[card], t.region(who)) == (True, "torpor")


AGAINST_REACTIONS = [("Lucita (ADV)", ""), ("Mithras", ""), ("Diana Iadanza", "call")]


@ruled_alike("card way", AGAINST_REACTIONS, "LSJ 20080630")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_reaction_is_replaced_at_once(card: str, way: str, cancelled: bool) -> None:
    who = card.split(" (")[0]
    window = {"when": POLLING} if way else {}
    watch = made_up(
        "Watch",
        faces.REACTION,
        definition=definition(reaction("", gain(1), **window), not_replaced="unlock"),
    )
    motion = made_up("Motion", faces.POLITICAL, definition=definition(political(gain(1))))
    t = position(
        seat(ready=[card], hand=[motion]),
        seat(ready=["Oskar 3/4"], hand=[watch, *BLANKS], library=9),
        bystander(),
    )
    t.does(f"play Motion {who}" if way else f"bleed {who}")
    t.passes_until_offered("play Watch Oskar 0")
    t.does("play Watch Oskar 0", by="b")
    assert (t.who(), t.asks, t.measure("b.hand")) == ("a", "as-played", 6)
    t.does(f"use {who}" if cancelled else "pass", by="a")
    assert (bool(t.told("cancelled")), t.measure("b.hand")) == (cancelled, 7 if cancelled else 6)
    t.goes_on()
    t.is_quiet()


# -- Montano ----------------------------------------------------------------------------------------------------------


@rules_on("Montano", "ANK 20220705")
@WHERE
def test_montano_gives_stealth_whether_locked_or_in_torpor(where: str, locked: str) -> None:
    t = position(
        seat(
            ready=["Mira 4/8", *([f"Montano{locked}"] if where == "ready" else [])],
            torpor=["Montano"] if where == "torpor" else [],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
    )
    t.does("bleed Mira")
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    until(t, "use Montano")
    with t.changes("Montano.blood", -1):
        t.does("use Montano", by="a")
    t.goes_on()
    assert t.measure("b.pool") == 29
    t.is_quiet()


# -- Onaedo -----------------------------------------------------------------------------------------------------------


@editions
def test_carmen_and_onaedo_hide_in_some_actions(edition: str) -> None:
    for words, n in (("sect:Sabbat", 2), ("sect:Camarilla", 1)):
        t = position(
            seat(ready=["Carmen", f"Mira 4/8 {words}"], hand=["Leather Jacket"]),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        t.does("play Leather Jacket Mira")
        assert stats.stealth(t.g, t["Mira"]) == n
    for more, n in ((["Otieno"], 1), ([], 0)):
        t = position(
            seat(ready=["Onaedo", *more]),
            seat(ready=["Oskar 2/4"], torpor=["Fallen 0/4"]),
            bystander(),
            edition=edition,
        )
        t.does("diablerize Onaedo Fallen")
        plain = t.told("action")[-1]["stealth"]
        assert stats.stealth(t.g, t["Onaedo"]) == plain + n


# -- Sakura, The Merciless --------------------------------------------------------------------------------------------


def test_sakura_unlocks_after_an_action_of_her_path() -> None:
    me = "Sakura, The Merciless"
    for card, offered in (("Dance of the Dead", True), ("Computer Hacking", False)):
        t = position(seat(ready=[me], hand=[card]), seat(ready=["Oskar 2/4"]), bystander())
        t.does(f"play {card} {me}")
        while t.asks not in t.quiet and not t.offers(f"use {me}"):
            t.passes()
        assert t.offers(f"use {me}") is offered
        if offered:
            with t.changes(f"{me}.blood", -1):
                t.does(f"use {me}")
            assert not t.measure(f"{me}.locked")


# -- Tabitha Fisk -----------------------------------------------------------------------------------------------------


@editions
def test_tabitha_is_fed_by_an_archbishop(edition: str) -> None:
    t = position(
        seat(ready=["Tabitha Fisk blood:1", "Mira 4/8 sect:Sabbat archbishop city:Paris", "Ines 2/4"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    with t.changes("Tabitha Fisk.blood", 1), t.changes("Mira.blood", -1), t.unchanged("Ines.blood"):
        t.does("use Tabitha Fisk")


# -- Talley, The Hound ------------------------------------------------------------------------------------------------


@rules_on("Talley, The Hound", "RTR 20080808")
@pytest.mark.parametrize(("first", "second"), [("Talley, The Hound", "Otto"), ("Otto", "Talley, The Hound")])
def test_one_target_besides_himself_is_enough_for_talley(first: str, second: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 mel"], hand=["Shattering Crescendo"] * 2),
        seat(ready=["Talley, The Hound", "Otto 2/4"]),
        bystander(),
    )
    t.does("play Shattering Crescendo Mira 2")
    t.does(f"target {first}")
    assert (t.g.action().chosen(), t.asks) == ([t[first], t[second]], "open")  # type: ignore[union-attr]
    assert stats.intercept(t.g, t["Talley, The Hound"]) == 1
    to_the_end(t)


def test_talley_has_no_intercept_against_an_action_at_himself_alone() -> None:
    t = position(
        seat(ready=["Mira 6/8 mel"], hand=["Shattering Crescendo"] * 2),
        seat(ready=["Talley, The Hound", "Otto 2/4"]),
        bystander(),
    )
    t.does("play Shattering Crescendo Mira 1")
    t.does("target Talley, The Hound")
    assert stats.intercept(t.g, t["Talley, The Hound"]) == 0
    to_the_end(t)


# -- Tobias Smith -----------------------------------------------------------------------------------------------------


def test_tobias_makes_a_bishop() -> None:
    t = position(
        seat(ready=["Tobias Smith", "Mira 6/6 sect:Sabbat", "Anja 5/5 sect:Sabbat", "Vito 7/7 sect:Camarilla"]),
        seat(ready=["Oskar 6/6 sect:Sabbat"]),
        bystander(),
    )
    aims(t, "Tobias Smith", "Mira", "Anja", "Vito", "Oskar", "Tobias Smith")
    t.goes_on()
    assert stats.title(t.g, t["Mira"]) == "bishop"
