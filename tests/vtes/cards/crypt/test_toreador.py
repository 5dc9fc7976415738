"""Crypt cards: Toreador."""

from __future__ import annotations

import pytest

from praxis.clauses.proof import proves
from praxis.vtes.catalogue import catalogue
from praxis.vtes.model import stats
from praxis.vtes.model.regions import ATTACHED, CONTESTED
from praxis.vtes.positions.scenario import Table, position, seat
from praxis.vtes.rules import contest
from praxis.vtes.rules.master import master_phase
from tests.vtes.cards.answering import does, to_the_end
from tests.vtes.cards.crypt_tables import MOTION, fight, goes_on, polled_by_first, uses
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions

# -- Alexandra --------------------------------------------------------------------------------------------------------

UNLOCKERS = [
    ("Alexandra", "clan:Toreador"),
    ("Lord Tremere", "clan:Tremere-antitribu"),
    ("Karif al Numair", "trait:black-hand"),
]


@editions
@rules_on("Alexandra", "LSJ 20011022")
@rules_on("Lord Tremere", "LSJ 20011022")
@rules_on("Karif al Numair", "LSJ 20011022")
@pytest.mark.parametrize("where", ["ready", "torpor"])
@pytest.mark.parametrize(("name", "words"), UNLOCKERS)
def test_they_lock_or_unlock_another_even_from_torpor(name: str, words: str, where: str, edition: str) -> None:
    for way, locked in ((0, [1, 1, 1]), (1, [0, 0, 1])):
        own = [f"Ines 2/4 {words} locked", f"Ivo 2/4 {words}", "Alien 2/4 locked"]
        t = position(
            seat(ready=[*own, *([name] if where == "ready" else [])], torpor=[name] if where == "torpor" else []),
            seat(ready=["Oskar 2/4"]),
            bystander(),
            edition=edition,
        )
        with t.unchanged(*BYSTANDER):
            t.does(f"use {name}", by="a")
            t.does(f"way {way}")
        assert [t.measure(f"{one}.locked") for one in ("Ines", "Ivo", "Alien")] == locked
        assert not t.offers(f"use {name}")  # once a turn


@rules_on("Alexandra", "TOM 19960214")
def test_alexandra_unlocks_another_while_a_referendum_is_polled() -> None:
    t = position(
        seat(ready=["Alexandra", "Mira 4/8", "Tori 2/4 clan:Toreador locked"], hand=[MOTION]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does("play Motion Mira")
    while t.asks != "polling":
        t.passes()
    t.does("use Alexandra", by="a")
    t.does("way 1")
    assert (t.asks, t.measure("Tori.locked")) == ("polling", 0)
    assert not t.offers("use Alexandra")
    t.goes_on()
    t.is_quiet()


BLOCKERS = [
    # who locks, what the blocker must be
    ("Alexandra", "clan:Toreador"),
    ("Karif al Numair", "trait:black-hand"),
    ("Lord Tremere", "clan:Tremere"),
]


@ruled_alike("card words", BLOCKERS, "LSJ 20010702")
@pytest.mark.parametrize("woke", [False, True])
def test_who_is_locked_in_his_attempt_fails_unless_he_woke(card: str, words: str, woke: bool) -> None:
    """Who has woken is locked already, and nobody else there can be locked."""
    t = position(
        seat(ready=[card, "Mira 4/8 strength:0"]),
        seat(ready=[f"Oskar 4/8 {words}{' locked' if woke else ''} strength:0"], hand=["On the Qui Vive"]),
        bystander(),
    )
    t.does("bleed Mira")
    does(t, *(["play On the Qui Vive Oskar 0"] if woke else []), "block Oskar")
    if woke:
        while t.asks not in t.quiet:
            if t.offers(f"use {card}"):
                t.does(f"use {card}")
                t.does("way 0")
            else:
                t.does("strike hand" if t.asks == "strike" else "pass")
        assert (len(t.told("combat")), t.measure("b.pool")) == (1, 30)
        return
    t.does(f"use {card}", by="a")
    t.does("way 0")
    t.goes_on()
    assert (t.measure("Oskar.locked"), len(t.told("block-failed")), t.measure("b.pool")) == (1, 1, 29)
    assert not t.told("combat")
    t.is_quiet()


# -- Andre LeRoux -----------------------------------------------------------------------------------------------------


@rules_on("Andre LeRoux", "LSJ 20081123", "LSJ 20081124-2")
def test_andre_moves_bleed_to_himself() -> None:
    me = "Andre LeRoux"
    t = position(seat(ready=[me, "Mira 4/8"]), seat(ready=["Oskar 2/4"]), bystander())
    t.does("bleed Mira")
    t.passes_until_offered(f"use {me}")
    t.does(f"use {me}", by="a")
    assert not t.offers(f"use {me}")
    with t.unchanged("b.pool"):  # one less
        t.goes_on()
    with t.changes("b.pool", -4):  # his own: one, two more, and one less and two more again
        t.does(f"bleed {me}")
        goes_on(t, f"use {me}")


def andre(bleed: int) -> Table:
    """Mira's bleed is about to be resolved; Andre is to be used."""
    t = position(
        seat(
            ready=["Andre LeRoux", (f"Mira 4/8 OBF dom bleed:{bleed}", ["Spying Mission"])],
            hand=["Spying Mission", "Conditioning"],
        ),
        seat(ready=["Oskar 4/8 aus"], hand=["Telepathic Counter"]),
        bystander(),
    )
    t.does("bleed Mira")
    t.passes_until_offered("use Andre LeRoux")
    assert t.ever_offered("play Conditioning Mira 0")
    assert t.ever_offered("play Telepathic Counter Oskar 0")
    return t


@rules_on("Andre LeRoux", "LSJ 20090205", "PIB 20150612")
@pytest.mark.parametrize(("bleed", "left"), [(1, 0), (2, 1)])
def test_after_andre_only_what_comes_with_success_is_played_and_nothing_after_a_bleed_of_none(
    bleed: int, left: int
) -> None:
    t = andre(bleed)
    assert t.offers("play Spying Mission#2 Mira 1")
    with t.changes("b.pool", -left):
        t.does("use Andre LeRoux", by="a")
        since = len(t.asked)
        if left:
            assert t.offers("play Spying Mission#2 Mira 1")
        t.goes_on()
    assert t.ever_offered("play Spying Mission#2 Mira 1", since) is bool(left)
    assert not t.ever_offered("play Conditioning Mira 0", since)
    assert not t.ever_offered("play Telepathic Counter Oskar 0", since)
    assert t.measure("Andre LeRoux.bleed") == 3
    t.is_quiet()


@rules_on("Andre LeRoux", "PIB 20150612")
def test_andre_is_not_used_after_a_spying_mission() -> None:
    t = andre(2)
    t.does("play Spying Mission#2 Mira 1", by="a")
    since = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use Andre LeRoux", since)
    assert t.measure("b.pool") == 30
    t.is_quiet()


# -- Annabelle Triabell -----------------------------------------------------------------------------------------------


@rules_on("Annabelle Triabell (G6)", "LSJ 20011022")
@pytest.mark.parametrize(("where", "locked", "n"), [("ready", 1, 1), ("torpor", 1, 1), ("torpor", 0, 0)])
def test_annabelle_covers_other_toreador_while_she_is_locked_in_torpor_too(where: str, locked: int, n: int) -> None:
    me = "Annabelle Triabell (G6)" + (" locked" if locked else "")
    own = ["Ines 4/8 clan:Toreador", "Ivo 4/8 clan:Ventrue"]
    for who, more in (("Ines", n), ("Ivo", 0)):
        t = position(
            seat(ready=[*own, *([me] if where == "ready" else [])], torpor=[me] if where == "torpor" else []),
            seat(ready=["Oskar 4/8"]),
            bystander(),
        )
        t.does(f"bleed {who}")
        assert t.measure("action.stealth") == more


# -- Anneke -----------------------------------------------------------------------------------------------------------


@rules_on("Anneke", "RTR 20020501")
def test_anneke_attempts_to_block_whoever_is_the_target() -> None:
    """But nobody who has refused to block can attempt it afterwards, and only vampires are meant."""
    for actor, offered in (("Mira 2/4", True), ("Thug ally 2", False)):
        t = position(seat(ready=[actor]), seat(), seat(ready=["Anneke"]))
        me = actor.split()[0]
        t.does(f"bleed {me}")
        found = False
        while t.asks not in t.quiet:
            found = found or t.offers("use Anneke")
            t.does("use Anneke" if t.offers("use Anneke") else "pass")
        assert found is offered
        assert bool(t.told("blocked")) is offered


# -- Anson ------------------------------------------------------------------------------------------------------------


def test_two_master_phase_actions_not_three() -> None:
    for vampires, left in ((["Anson (G1)"], 2), (["Anson (G1)", "Nana Buruku"], 2), (["Anvil"], 1)):
        t = position(seat(ready=[*vampires, "Mira 2/4"], hand=["Blood Doll"] * 4), seat(), bystander(), phase="master")
        phase = master_phase(t.g)
        assert phase is not None
        assert phase.left == left


@proves("contest.card.face-down", "contest.card.start", editions="2023")
def test_a_unique_card_on_a_contested_vampire_is_out_of_play_with_him() -> None:
    """Another copy comes into play meanwhile. As the vampire comes back, there are two copies, which are contested."""
    t = position(
        seat(ready=["Mira 3/5 PRE"], hand=["Ivory Bow"]),
        seat(ready=[("Anson 3/8", ["Ivory Bow"])]),
        bystander(),
    )
    theirs, bow = t.g.on(t["Anson"])[0], t.g.hand(0)[0]
    contest._turn_down(t.g, t["Anson"])
    t.does(f"play {bow} Mira")
    to_the_end(t)
    assert (t.g.host[bow], t.g.where[bow], t.g.where[theirs]) == (t["Mira"], ATTACHED, ATTACHED)
    contest.win(t.g, 1)
    assert t.region("Anson") == "ready"
    assert (t.g.where[bow], t.g.where[theirs]) == (CONTESTED, CONTESTED)


# -- Barth ------------------------------------------------------------------------------------------------------------


def test_less_stealth_for_the_young() -> None:
    for actor, n in (("Mira 2/3", -1), ("Mira 2/4", 0)):
        t = position(seat(ready=[actor]), seat(ready=["Barth"]), bystander())
        t.does("bleed Mira")
        assert stats.stealth(t.g, t["Mira"]) == n


# -- Bethany Ray ------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "actor", "more"),
    [
        ("Bethany Ray", "Mira 4/8 clan:Toreador", 1),
        ("Bethany Ray", "Mira 4/8 clan:Ventrue", 0),
        ("Freddy Gage", "Mira 4/8 prince", 1),
        ("Freddy Gage", "Mira 4/8", 0),
        ("Sir Ralph Hamilton", "Mira 4/8 clan:Ministry", 1),
    ],
)
def test_some_bleed_their_methuselahs_harder(edition: str, name: str, actor: str, more: int) -> None:
    t = position(seat(ready=[actor]), seat(ready=[name]), bystander(), edition=edition)
    with t.changes("b.pool", -1 - more), t.unchanged(*BYSTANDER):
        t.does("bleed Mira")
        t.goes_on()


# -- Diana Iadanza ----------------------------------------------------------------------------------------------------


@rules_on("Diana Iadanza", "ANK 20190104")
def test_diana_cancels_reactions_in_her_referendums() -> None:
    card = "Delaying Tactics"
    for caller, offered in (("Diana Iadanza", True), ("Mira", False)):
        t = position(
            seat(ready=["Diana Iadanza", "Mira 4/8"], hand=[POLL]),
            seat(ready=["Oskar 4/8 AUS aus"], hand=[card]),
            bystander(),
        )
        t.does(f"play {POLL} {caller}")
        while t.asks not in t.quiet and not t.offers(f"play {card} Oskar"):
            t.passes()
        assert t.offers(f"play {card} Oskar")
        t.answer(next(key for key in t.options() if key.startswith("play")))
        while t.asks == "target":
            t.answer(t.options()[0])
        assert t.offers("use Diana Iadanza") is offered
        if offered:
            with t.changes("Diana Iadanza.blood", -1):
                t.does("use Diana Iadanza", by="a")
            assert t.told("cancelled")


# -- Epikasta Rigatos -------------------------------------------------------------------------------------------------


@rules_on("Epikasta Rigatos", "ANK 20180628")
def test_epikasta_takes_the_card_of_her_action_back() -> None:
    """Only the one of that same action."""
    card = "Computer Hacking"
    t = position(
        seat(ready=["Epikasta Rigatos"], hand=[card, *["Blank Page"] * 6], library=9, ash_heap=["Bonding"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    t.does(f"play {card} Epikasta Rigatos")
    t.passes_until("may")
    t.does("yes", by="a")
    assert t.region(card) == "library"
    assert t.region("Bonding") == "ash-heap"
    t.is_quiet()


# -- Flávio Gonçalves -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "blood", "kind"),
    [
        ("Flávio Gonçalves", 0, "dodge"),
        ("Agnieszka, Tempter of Legions", -1, "combat-ends"),
    ],
)
def test_strikes(name: str, blood: int, kind: str) -> None:
    t = fight(name)
    t.passes_until("strike")
    with t.changes(f"{name}.blood", blood), t.unchanged("Vera.blood"):
        t.does(f"use {name} {name}")
        t.goes_on()
    assert t.happened("strike", minion=t[name], how=kind)
    t.is_quiet()


# -- Ira Rivers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Ira Rivers", "Enhanced Senses"),
        ("Count Vladimir Rustovitch (G4)", "Dodge"),
        ("Duality", "Chiropteran Marauder"),
    ],
)
def test_one_more_card_is_drawn(name: str, card: str) -> None:
    """Seven cards, one played and replaced, one drawn besides and one discarded."""
    me = catalogue.find(name).name
    t = position(seat(ready=["Mira 6/8"]), seat(ready=[name], hand=[card, *["Blank Page"] * 6], library=9), bystander())
    t.does("hunt Mira" if card == "Enhanced Senses" else "bleed Mira")
    asked = 0
    while t.asks not in t.quiet:
        if t.asks == "may":
            asked += 1
            t.does("yes", by="b")
        elif t.asks == "discard-down":
            t.answer(t.options()[-1])
        elif t.offers(f"play {card} {me}"):
            t.does(f"play {card} {me} 0" if t.offers(f"play {card} {me} 0") else f"play {card} {me}")
        elif t.offers(f"block {me}"):
            t.does(f"block {me}")
        else:
            t.passes()
    assert asked == 1
    assert t.measure("b.hand") == 7
    assert t.measure("b.library") == 7


# -- Jürgen, The Libertine --------------------------------------------------------------------------------------------


def test_who_attempts_to_block_burns_blood() -> None:
    for blood, offered in ((1, True), (0, False)):
        t = position(seat(ready=["Jürgen, The Libertine"]), seat(ready=[f"Oskar {blood}/4"]), bystander())
        t.does("bleed Jürgen, The Libertine")
        assert t.offers("block Oskar") is offered
    t = position(seat(ready=["Jürgen, The Libertine"]), seat(ready=["Oskar 3/4"]), bystander())
    t.does("bleed Jürgen, The Libertine")
    with t.changes("Oskar.blood", -2):  # one in combat
        t.does("block Oskar", by="b")
        t.goes_on()
    t.is_quiet()


# -- Kateline Nadasdy -------------------------------------------------------------------------------------------------


def test_a_vampire_is_forced_to_abstain() -> None:
    t = position(
        seat(ready=["Kateline Nadasdy", "Mira 4/8"], hand=["Anarchist Uprising"]),
        seat(ready=["Oskar 2/4 votes:2"]),
        bystander(),
    )
    t.does("play Anarchist Uprising Mira")
    t.passes_until("polling")
    with t.changes("Kateline Nadasdy.blood", -1), t.unchanged(*BYSTANDER):
        t.does("use Kateline Nadasdy")
        assert not t.offers("target Mira")  # who acts is not meant
        t.does("target Oskar")
        while t.asks == "polling":
            assert not t.offers("vote Oskar against")
            t.passes()
    t.goes_on()
    t.is_quiet()


# -- Maila ------------------------------------------------------------------------------------------------------------


@editions
@rules_on("Maila", "ANK 20230122")
def test_maila_gives_a_political_card_for_stealth_once_a_turn(edition: str) -> None:
    t = position(
        seat(ready=["Maila", "Mira 2/4"], hand=[POLL, "Kine Resources Contested", "Blank Page"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("block Oskar", by="b")
    t.does("use Maila", by="a")
    assert t.asks == "discard-cost"
    assert not t.offers("discard Blank Page")
    t.does(f"discard {POLL}")
    assert (t.region(POLL), t.told("block-failed")[0]["stealth"]) == ("ash-heap", 1)
    asked = len(t.asked)
    t.goes_on()
    assert not t.ever_offered("use Maila", since=asked)


# -- Marcellus --------------------------------------------------------------------------------------------------------


@editions
def test_political_actions_are_dear_for_nosferatu_under_marcellus(edition: str) -> None:
    for words, where, cost in (
        ("clan:Nosferatu", "ready", 1),
        ("clan:Ventrue", "ready", 0),
        ("clan:Nosferatu", "torpor", 0),
    ):
        t = position(
            seat(ready=[f"Mira 4/8 {words}"], hand=[POLL]),
            seat(**{where: ["Marcellus"]}),  # type: ignore[arg-type]
            bystander(),
            edition=edition,
        )
        t.does(f"play {POLL} Mira")
        assert t.told("action")[-1]["blood"] == cost


# -- Marcos Belegrad --------------------------------------------------------------------------------------------------


def test_who_votes_against_the_referendums_of_marcos_burns_pool() -> None:
    for side, burned in (("against", 1), ("", 0)):
        t = polled_by_first("Marcos Belegrad", side=side)
        t.goes_on()
        assert t.measure("c.pool") == 30
        assert t.measure("b.pool") <= 30 - burned
        if side:
            assert t.measure("b.pool") == 29


# -- Masika -----------------------------------------------------------------------------------------------------------


@editions
def test_masika_unlocks_in_anybodys_discard_phase(edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4"], hand=["Blank Page"]),
        seat(ready=["Masika locked"]),
        bystander(),
        phase="discard",
        edition=edition,
    )
    uses(t, "Masika")
    with t.unchanged(*BYSTANDER):
        t.does("use Masika", by="b")
    assert t.measure("Masika.locked") == 0


# -- Michael Luther ---------------------------------------------------------------------------------------------------


@rules_on("Michael Luther", "LSJ 20041207", "LSJ 20011022")
@pytest.mark.parametrize("region", ["ready", "torpor"])
def test_michael_locks_to_change_votes(region: str) -> None:
    me = "Michael Luther"
    mine = (
        seat(ready=["Mira 4/8", me], hand=[POLL])
        if region == "ready"
        else seat(ready=["Mira 4/8"], torpor=[me], hand=[POLL])
    )
    t = position(mine, seat(ready=["Oskar 4/8 votes:2 sect:Camarilla", "Anja 4/8 votes:2 sect:Sabbat"]), bystander())
    t.does(f"play {POLL} Mira")
    t.passes_until("polling")
    t.passes_until_offered("vote Oskar against")
    t.does("vote Oskar against")
    t.does("vote Anja against")
    t.passes_until_offered(f"use {me}")
    with t.changes("referendum.against", -2), t.changes("referendum.favour", 2):
        t.does(f"use {me}", by="a")
        assert not t.offers("target Anja")
        t.does("way 0", by="a")
    t.g.unlock(t[me])
    assert not t.offers(f"use {me}")  # once each referendum


def test_michael_draws_as_he_enters_combat() -> None:
    me = "Michael Luther"
    t = position(seat(ready=[me], hand=["Blank Page"] * 7, library=9), seat(ready=["Oskar 6/8"]), bystander())
    t.does(f"bleed {me}")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    t.does("yes", by="a")
    assert t.asks == "discard-down"


# -- Montecalme -------------------------------------------------------------------------------------------------------


@rules_on("Montecalme", "LSJ 20100129")
@pytest.mark.parametrize("location", [True, False])
def test_montecalme_needs_a_location_to_name(location: bool) -> None:
    t = position(
        seat(ready=["Montecalme"]), seat(ready=["Oskar 4/8"], play=["The Barrens"] if location else []), bystander()
    )
    assert t.offers("use Montecalme") is location
    if location:
        t.does("use Montecalme")
        t.passes_until("polling")
        t.does("vote Montecalme for", by="a")
        t.goes_on()
        assert t.region("The Barrens") == "ash-heap"
        t.is_quiet()


# -- Radeyah ----------------------------------------------------------------------------------------------------------


@editions
def test_radeyah_and_joe_enter_combat(edition: str) -> None:
    for name, good, bad in (
        ("Radeyah", "Oskar 6/8 clan:Ministry", "Olga 2/4"),
        ('Joe "Boot" Hill', "Oskar ally 4 trait:werewolf", "Olga 2/4"),
    ):
        t = position(seat(ready=[name]), seat(ready=[good, bad]), bystander(), edition=edition)
        t.does(f"use {name}")
        t.goes_on()
        assert [(told["acting"], told["opposing"]) for told in t.told("combat")] == [(t[name], t["Oskar"])]


# -- Rafael de Corazon ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "clan"), [("Rafael de Corazon", "Toreador"), ("Hardestadt", "Ventrue")])
def test_who_contests_their_titles_must_yield(name: str, clan: str) -> None:
    t = position(
        seat(ready=[f"Mira 9/9 clan:{clan} sect:Camarilla inner-circle"]),
        seat(ready=[name]),
        bystander(),
        phase="unlock",
    )
    assert t.measure("Mira.blood") == 9
    assert not t.ever_offered("pay Mira")
    t.does("yield Mira")
    assert not stats.title(t.g, t["Mira"])


# -- Thomas De Lutrius ------------------------------------------------------------------------------------------------


def test_pool_burned_when_he_goes_to_torpor() -> None:
    t = position(
        seat(ready=["Thomas De Lutrius blood:0"]), seat(ready=[("Oskar 4/4 strength:2", ["Raven Spy"])]), bystander()
    )
    with t.changes("a.pool", -1), t.unchanged("b.pool", "c.pool"):
        t.does("block Oskar", by="b")
        t.goes_on()
    assert t.region("Thomas De Lutrius") == "torpor"
    t.is_quiet()


# -- Vasily -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edge", "cost"), [(True, 1), (False, 2)])
def test_contesting_costs_vasily_more_without_the_edge(edge: bool, cost: int) -> None:
    """He is the prince of Prague."""
    t = position(
        seat(edge=edge, ready=["Vasily blood:3"]),
        seat(ready=["Oskar 4/9 sect:Camarilla prince:Prague"]),
        bystander(),
        phase="unlock",
    )
    with t.changes("Vasily.blood", -cost), t.unchanged("Oskar.blood"):
        t.does("pay Vasily")
