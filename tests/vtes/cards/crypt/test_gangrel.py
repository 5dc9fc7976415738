"""Crypt cards: Gangrel."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import definition, teaches
from praxis.vtes.model import face as faces
from praxis.vtes.model import stats
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from praxis.vtes.rules.costs import blood_cost, pool_cost
from praxis.vtes.rules.sect import become_anarch
from tests.vtes.cards.action_tables import vampire_acting
from tests.vtes.cards.answering import does, first_option, to_the_end, until
from tests.vtes.cards.combat_tables import fights, on_to
from tests.vtes.cards.crypt_tables import (
    CARDS,
    calls_against,
    met,
    polled_by_otto,
    polled_by_prince,
    stands,
    takes_action,
    tears,
    uses,
)
from tests.vtes.cards.referendum_tables import POLL
from tests.vtes.cards.rulings import ruled_alike, rules_on
from tests.vtes.cards.tables import BYSTANDER, bystander, editions, passes_to

# -- Art Morgan -------------------------------------------------------------------------------------------------------


@editions
def test_art_unlocks_a_werewolf(edition: str) -> None:
    t = position(
        seat(ready=["Art Morgan", "Wolf ally 3 trait:werewolf locked", "Guard ally 2 trait:mortal locked"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        edition=edition,
    )
    t.does("use Art Morgan")
    assert [t.measure(f"{name}.locked") for name in ("Wolf", "Guard")] == [0, 1]


# -- Beckett ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("library", "held"), [(5, 7), (3, 7), (2, 4), (0, 2)])
def test_beckett_draws_three_and_then_she_discards_down(library: int, held: int) -> None:
    """With fewer in the library, he draws what is there."""
    full = library > 2
    t = position(
        seat(ready=["Beckett"], hand=["Blank Page"] * (7 if full else 2), library=library),
        seat(ready=["Oskar 2/4"]),
        bystander(),
    )
    with t.unchanged(*BYSTANDER, "Beckett.blood", "b.pool"):
        t.does("use Beckett Beckett")
        assert t.measure("Beckett.stealth") == 1
        while t.asks not in t.quiet:
            t.goes_by("discard-down")
    assert (t.measure("a.hand"), t.measure("a.library")) == (held, max(0, library - 3))
    assert t.measure("a.ash_heap") == (3 if full else 0)
    t.is_quiet()


def test_beckett_draws_nothing_if_he_is_blocked() -> None:
    t = position(
        seat(ready=["Beckett"], hand=["Blank Page"] * 7, library=5),
        seat(ready=[("Oskar 6/8", ["Raven Spy"])]),
        bystander(),
    )
    t.does("use Beckett Beckett")
    t.passes_until_offered("block Oskar")
    t.does("block Oskar")
    with t.unchanged("a.hand", "a.library"):
        to_the_end(t)
    t.is_quiet()


# -- Bernard, the Scourge ---------------------------------------------------------------------------------------------


@rules_on("Bernard, the Scourge", "LSJ 20081202-2", "LSJ 20100129")
@pytest.mark.parametrize("passes", [True, False])
def test_bernard_calls_a_blood_hunt_on_the_young(passes: bool) -> None:
    me = "Bernard, the Scourge"
    t = position(
        seat(ready=[me, "Ines 4/8 votes:2"]),
        seat(ready=["Oskar 4/4 DOM", "Old 4/8 votes:1"]),
        seat(ready=["Vera 4/5", "Kit 2/3"]),
    )
    t.does(f"use {me}")
    t.passes_until("terms")
    assert not t.offers("target Old")
    t.does("target Oskar")
    passes_to(t, "polling")
    t.does(f"vote Ines {'for' if passes else 'against'}")
    t.goes_on()
    assert t.region("Oskar") == ("ash-heap" if passes else "ready")


def test_bernard_finds_nobody_young_enough() -> None:
    me = "Bernard, the Scourge"
    t = position(seat(ready=[me]), seat(ready=["Oskar 4/5"]), seat(ready=["Vera 2/8"]))
    assert not t.offers(f"use {me}")


# -- Calvin Cleaver ---------------------------------------------------------------------------------------------------


def test_anarchs_of_anybody_feed_calvin_once_a_turn() -> None:
    t = position(
        seat(ready=["Mira 2/4 sect:Anarch", "Vera 2/4"]), seat(ready=["Calvin Cleaver blood:1"]), seat(ready=[])
    )
    assert not t.offers("use Calvin Cleaver Vera -2")
    with t.changes("Calvin Cleaver.blood", 1):
        t.does("use Calvin Cleaver Mira -2")
        t.goes_on()
    t.is_quiet()


# -- Danielle Diron ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(
    ("name", "n"), [("Danielle Diron", 1), ("Zayyat, The Sandstorm", 2), ("Xaviar", 2), ("The Baron", 2)]
)
def test_titled_votes_count_once(name: str, n: int, edition: str) -> None:
    """Their text says what the card data has as their title."""
    t = polled_by_prince(name, edition=edition)
    assert stats.votes(t.g, t[name]) == n


@editions
@pytest.mark.parametrize(("blood", "after"), [(0, 2), (1, 1)])
def test_danielle_is_fed_when_empty(blood: int, after: int, edition: str) -> None:
    t = position(
        seat(ready=["Mira 2/4", f"Danielle Diron blood:{blood}"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="unlock",
        edition=edition,
    )
    passes_to(t, "minion", "a")
    assert t.measure("Danielle Diron.blood") == after


# -- Danielle Diron ---------------------------------------------------------------------------------------------------


@ruled_alike(
    "who votes hand",
    [
        ("Danielle Diron (ADV)", 1, ()),
        ("Enzo Giovanni, Pentex Board of Directors (ADV)", 4, ()),
        ("Joseph O'Grady", 1, ()),
        ("Rebekah", 2, ("Telepathic Counter", "Enhanced Senses")),
        ("Sundown", 1, ()),
        ("Alexa Draper", 1, ("Conditioning", "Govern the Unaligned")),
        ("Yewon Ong", 1, ("Stygian Shroud", "Stygian Shroud")),
    ],
    "ANK 20220705",
)
def test_who_is_locked_buys_votes_once_a_referendum(who: str, votes: int, hand: tuple[str, ...]) -> None:
    me = who.removesuffix(" (ADV)")
    t = position(
        seat(ready=["Mira 6/8 primogen"], hand=[POLL]),
        seat(ready=[f"{who} locked"], hand=hand),
        bystander(),
    )
    t.does(f"play {POLL} Mira")
    until(t, f"use {me}")
    before = stats.votes(t.g, t[me])
    t.does(f"use {me}", by="b")
    while t.asks in ("target", "discard-cost", "pick", "cost"):
        t.answer(t.options()[0])
    assert stats.votes(t.g, t[me]) == before + votes
    since = len(t.asked)
    to_the_end(t)
    assert not t.ever_offered(f"use {me}", since)
    t.is_quiet()


# -- Fakir al Sidi ----------------------------------------------------------------------------------------------------


def test_fakir_makes_a_referendum_fail_before_votes_are_cast() -> None:
    t = calls_against("Fakir al Sidi", "")
    while not t.offers("use Fakir al Sidi"):
        assert t.asks != "polling"
        t.passes()
    with t.changes("Fakir al Sidi.blood", -3):
        t.does("use Fakir al Sidi", by="b")
    t.goes_on()
    assert t.told("result")[-1]["result"] == "failed"


# -- Horrock ----------------------------------------------------------------------------------------------------------

LESSON = made_up("Lesson", faces.MASTER, definition=definition(teaches("mel")))


@rules_on("Horrock", "PIB 20150924-2")
@pytest.mark.parametrize(("mode", "cost"), [(0, 0), (1, 1)])
def test_horrock_pays_less_only_for_what_he_plays_as_protean(mode: int, cost: int) -> None:
    card = "Shattering Crescendo"
    t = position(
        seat(ready=[("Horrock blood:4", [LESSON])], hand=[card, card]),
        seat(ready=["Brute ally 3", "Oskar 4/8"]),
        bystander(),
    )
    with t.changes("Horrock.blood", -cost):
        t.does(f"play {card} Horrock {mode}")
        while t.asks not in t.quiet:
            t.answer(t.option("target Brute") if t.offers("target Brute") else first_option(t))
    assert t.measure("Horrock.locked") == 1


# -- Iliana -----------------------------------------------------------------------------------------------------------


def test_no_contracts_on_iliana() -> None:
    for other, offered in (("Iliana", False), ("Oskar 2/4", True)):
        t = position(
            seat(ready=["Mira 4/8 clan:Banu-Haqim"], hand=["Contract"]),
            seat(ready=[other]),
            seat(ready=[]),
            phase="master",
        )
        if t.offers("play Contract"):
            t.does("play Contract")
        seen = t.offers(f"target {other.split()[0]}") or bool(t.g.on(t[other.split()[0]]))
        assert seen is offered


# -- Ingrid Rossler ---------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("where", "n"), [("ready", 6), ("torpor", 4), ("uncontrolled", 4)])
def test_ingrid_gives_two_transfers_if_she_is_ready_as_the_phase_begins(where: str, n: int, edition: str) -> None:
    regions = {"ready": ["Mira 2/4"], "torpor": [], "uncontrolled": ["Nobody 0/9"]}
    regions[where] = [*regions[where], "Ingrid Rossler blood:8" if where == "uncontrolled" else "Ingrid Rossler"]
    t = position(seat(**regions), seat(ready=["Oskar 2/4"]), bystander(), phase="influence", edition=edition)  # type: ignore[arg-type]
    assert t.measure("turn.left") == n


@rules_on("Ingrid Rossler", "RTR 20180303")
def test_ingrid_gives_none_as_she_comes_out() -> None:
    """In the older books she comes out when the phase is over."""
    t = position(
        seat(ready=["Mira 2/4"], uncontrolled=["Ingrid Rossler blood:8", "Nobody 0/9"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    t.does("invest Ingrid Rossler")
    assert t.measure("turn.left") == 3
    t.does("out Ingrid Rossler")
    assert (t.region("Ingrid Rossler"), t.measure("turn.left")) == ("ready", 3)


# -- Inyanga ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "card", "pool"),
    [
        ("Inyanga", "Renegade Garou", 4),
        ("Inyanga", "Gypsies", 2),
        ("Inyanga", "Carlton Van Wyk", 2),
        ("Mira", "Renegade Garou", 5),
    ],
)
def test_inyanga_recruits_what_requires_a_gangrel_for_less(who: str, card: str, pool: int) -> None:
    t = position(seat(ready=["Inyanga", "Mira 4/8 clan:Gangrel"], hand=[card]), seat(ready=["Oskar 2/4"]), bystander())
    with t.changes("a.pool", -pool), t.unchanged(*BYSTANDER, "b.pool", "Inyanga.blood", "Mira.blood"):
        t.does(f"play {card} {who}")
        t.goes_on()
    assert t.region(card) == "ready"
    t.is_quiet()


# -- Karsh ------------------------------------------------------------------------------------------------------------


@editions
def test_karsh_is_tough_for_blood(edition: str) -> None:
    t = position(
        seat(ready=["Karsh"]), seat(ready=[("Oskar 6/8", ["Sword of the Archangel"])]), bystander(), edition=edition
    )
    t.does("bleed Karsh")
    t.does("block Oskar", by="b")
    uses(t, "Karsh")
    t.does("use Karsh", by="a")
    on_to(t, "strike")
    t.does("use Sword of the Archangel", by="b")
    on_to(t)
    assert (t.region("Karsh"), t.measure("Karsh.blood")) == ("ready", 7)  # one paid, two of damage


# -- Keegan -----------------------------------------------------------------------------------------------------------


def test_unlocking_after_an_action_that_requires_the_clan() -> None:
    t = vampire_acting("Keegan", hand=("Thing",))
    t.does("bleed Keegan")
    t.goes_on()
    assert t.measure("Keegan.locked")


# -- Kuyén ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "card", "kind", "cost"),
    [
        ("Kuyén", "Raven Spy", "blood", 0),
        ("Kuyén", "Carlton Van Wyk", "pool", 2),
        ("Máddji, Mistress of Szlachtas", "Revenant", "blood", 0),
        ("Máddji, Mistress of Szlachtas", "Raven Spy", "blood", 1),
        ("Meshenka", "Chiropteran Marauder", "blood", 0),
    ],
)
def test_what_cards_cost(name: str, card: str, kind: str, cost: int) -> None:
    t = position(seat(ready=[name, "Mira 4/8"], hand=[card]), seat(), bystander())
    asked = blood_cost if kind == "blood" else pool_cost
    mode = 1 if card == "Chiropteran Marauder" else 0
    assert asked(t.g, t[card], mode, t[name]) == cost
    assert asked(t.g, t[card], mode, t["Mira"]) >= cost


@ruled_alike(
    "who ally",
    [
        ("Kuyén", "Underbridge Stray"),
        ("Little Tailor of Prague", "War Ghoul"),
        ("Sébastien Goulet", "Carlton Van Wyk"),
    ],
    "ANK 20210913",
)
@pytest.mark.parametrize("piped", [True, False])
def test_what_costs_him_less_costs_less_by_the_piper_too(who: str, ally: str, piped: bool) -> None:
    t = position(
        seat(ready=[who, "Guard ally 1"], hand=[ally, "Piper"] if piped else [ally]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        phase="unlock",
    )
    if t.word(f"{who}.sect") != "Anarch":
        become_anarch(t.g, t[who], "sect.anarch.by-card")
    cost = t.g.face[t[ally]].pool + t.g.face[t[ally]].blood
    t.passes_until("master" if piped else "minion")
    had = t.measure("a.pool") + t.measure(f"{who}.blood")
    t.does("play Piper" if piped else f"play {ally} {who} 0")
    while t.region(ally) != "ready":
        t.answer(t.option(f"target {who}") if t.offers(f"target {who}") else first_option(t))
    while t.asks in ("target", "pick"):
        t.answer(t.option("target Guard") if t.offers("target Guard") else first_option(t))
    assert had - t.measure("a.pool") - t.measure(f"{who}.blood") == cost - 1


# -- Lord Ashton ------------------------------------------------------------------------------------------------------


@editions
def test_other_gangrel_learn_by_lord_ashton(edition: str) -> None:
    """Undirected, so that only those beside the acting Methuselah may block; each looks through her own library."""
    me = "Lord Ashton"
    t = position(
        seat(ready=["Mira 4/8 clan:Gangrel", "Ines 4/8"], library=["Animalism", "Potence", "Blur"]),
        seat(ready=["Oskar 2/4"]),
        seat(ready=[me, "Vera 2/4"]),
        edition=edition,
    )
    assert not t.offers(f"use {me} Ines")
    t.does(f"use {me} Mira")
    action = t.g.action()
    assert action is not None
    assert not action.victims
    t.passes_until("search")
    assert len(t.options()) == 2
    t.answer(t.options()[0])
    assert t.region("Animalism") == "attached"
    assert "ani" in stats.disciplines(t.g, t["Mira"])
    t.goes_on()
    t.is_quiet()


def test_lord_ashton_himself_does_not() -> None:
    t = position(seat(ready=["Lord Ashton"], library=["Animalism"]), seat(ready=["Oskar 2/4"]), bystander())
    assert not t.offers("use Lord Ashton")


# -- Martina Srnankova ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "deed", "actor", "n"),
    [
        ("Martina Srnankova", "bleed", "Mira 4/8", 1),
        ("Martina Srnankova", "hunt", "Mira 4/8", 0),
        ("Oluwafunmilayo", "political", "Mira 4/8", 1),
        ("Oluwafunmilayo", "bleed", "Mira 4/8", 0),
        ("The Dowager", "bleed", "Mira 4/8", 1),
        ("The Dowager", "hunt", "Mira 4/8", 0),
        ("Castellan", "bleed", "Mira 4/8", 1),
        ("Castellan", "hunt", "Mira 4/8", -1),
        ("Azucena", "bleed", "Mira 4/4 clan:Lasombra", 1),
        ("Azucena", "bleed", "Mira 4/5 clan:Lasombra", 0),
        ("Azucena", "bleed", "Mira 4/6 clan:Lasombra", -1),
        ("Azucena", "bleed", "Mira 4/4 clan:Gangrel", 0),
        ("Bret Stryker", "bleed", "Mira 4/4 prince", -1),
        ("Bret Stryker", "bleed", "Mira 4/4", 0),
    ],
)
def test_intercept(name: str, deed: str, actor: str, n: int) -> None:
    card = CARDS[deed]
    t = position(seat(ready=[actor], hand=[card] if card else []), seat(ready=[name]), bystander())
    takes_action(t, deed, "Mira")
    assert stats.intercept(t.g, t[name]) == n
    assert not stats.intercept(t.g, t["Vera"])
    t.goes_on()
    t.is_quiet()


# -- Matasuntha -------------------------------------------------------------------------------------------------------


@editions
def test_matasuntha_gains_when_her_opponent_leaves(edition: str) -> None:
    t = met("Matasuntha", "Oskar 1/8", edition=edition)
    with t.changes("a.pool", 1), t.unchanged(*BYSTANDER):
        while not t.offers("yes"):
            t.does("strike hand" if t.asks == "strike" else "pass")
        t.does("yes", by="a")
    assert t.region("Oskar") == "torpor"


# -- Ramona -----------------------------------------------------------------------------------------------------------


def test_ramona_advanced_gives_blood_to_a_ready_gangrel() -> None:
    t = position(
        seat(ready=["Ramona (ADV) blood:1", "Gwen 2/4 clan:Gangrel", "Ines 2/4"], torpor=["Tor 2/4 clan:Gangrel"]),
        seat(ready=["Oskar 2/4 clan:Gangrel"]),
        bystander(),
        phase="unlock",
    )
    t.does("use Ramona")
    assert not any(t.offers(f"pick {who}") for who in ("Ines", "Tor", "Oskar"))
    with t.unchanged(*BYSTANDER, "a.pool", "Oskar.blood", "Tor.blood", "Ines.blood"):
        t.does("pick Gwen")
    assert [t.measure(f"{who}.blood") for who in ("Ramona", "Gwen")] == [0, 3]
    assert not t.offers("use Ramona")
    t.is_quiet()


@pytest.mark.parametrize(("blood", "phase"), [(0, "unlock"), (2, "minion")])
def test_ramona_advanced_needs_blood_and_the_unlock_phase(blood: int, phase: str) -> None:
    t = position(
        seat(ready=[f"Ramona (ADV) blood:{blood}", "Gwen 2/4 clan:Gangrel"]),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase=phase,
    )
    assert not t.offers("use Ramona")


@pytest.mark.parametrize("both", [True, False])
def test_ramona_merged_gives_blood_to_the_pool(both: bool) -> None:
    t = position(
        seat(ready=["Ramona (ADV) blood:2"], uncontrolled=["Ramona"], hand=["Fame"], library=9),
        seat(ready=["Oskar 2/4"]),
        bystander(),
        phase="influence",
    )
    t.does("merge Ramona#2 Ramona" if both else "pass")
    passes_to(t, "master", "a")
    assert t.offers("use Ramona") is both
    if both:
        with t.changes("a.pool", 1), t.changes("Ramona.blood", -1), t.unchanged(*BYSTANDER, "b.pool", "turn.left"):
            t.does("use Ramona")
        assert not t.offers("use Ramona")
    t.is_quiet()


# -- Rowena -----------------------------------------------------------------------------------------------------------


@editions
def test_rowena_prevents_a_point_each_round(edition: str) -> None:
    t = met("Rowena", edition=edition)
    uses(t, "Rowena")
    with t.unchanged("Rowena.blood"):
        t.does("use Rowena", by="a")
        on_to(t)


# -- Ryder ------------------------------------------------------------------------------------------------------------


@editions
def test_ryder_and_alcoan_read_the_hand_before_range(edition: str) -> None:
    for name in ("Ryder", "Alcoan"):
        t = position(seat(ready=[name]), seat(ready=["Oskar 6/6"], hand=["Dodge"]), bystander(), edition=edition)
        t.does(f"bleed {name}")
        t.does("block Oskar", by="b")
        assert t.asks == "before-range"
        t.does(f"use {name}", by="a")
        assert [t.g.seen(t["Dodge"], reader) for reader in (0, 2)] == [True, False]


# -- Sarah Raines -----------------------------------------------------------------------------------------------------


@editions
def test_sarah_has_more_against_mages(edition: str) -> None:
    for words, offered in (("trait:mage", True), ("trait:mortal", False)):
        t = position(seat(ready=["Sarah Raines"]), seat(ready=[f"Oskar ally 4 {words}"]), bystander(), edition=edition)
        t.does("bleed Sarah Raines")
        t.does("block Oskar", by="b")
        on_to(t, "maneuver")
        assert (t.asks == "maneuver" and t.who() == "a") is offered


# -- Stanislava -------------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("me", "hurt"), [("Stanislava", 1), ("Midget", 1), ("Zoe 6/6", 2)])
def test_retainers_lose_their_abilities_in_combat_with_them(edition: str, me: str, hurt: int) -> None:
    oskars = ("Oskar 4/8", ["Murder of Crows"])
    t = position(seat(ready=[me]), seat(ready=[oskars]), bystander(), edition=edition)
    name = me.split(" 6/6")[0]
    with t.unchanged(*BYSTANDER), t.changes(f"{name}.blood", -hurt):
        fights(t, name)
        t.goes_on()
    assert t.region("Murder of Crows") == "attached"
    t.is_quiet()


def test_all_retainers_of_the_one_opposing_stanislava_and_no_others_lose_them() -> None:
    """Her own retainers keep their abilities; so do those of other minions."""
    t = position(
        seat(ready=[("Stanislava", ["Murder of Crows"])]),
        seat(ready=["Oskar 4/8"]),
        seat(ready=[("Vera 2/4", ["Raven Spy"])]),
    )
    with t.changes("Oskar.blood", -2):
        fights(t, "Stanislava")
        assert t.measure("Vera.intercept") == 1
        t.goes_on()


def test_allies_cannot_block_stanislava() -> None:
    t = position(seat(ready=["Stanislava"]), seat(ready=["Thug ally 5", "Oskar 4/8"]), bystander())
    t.does("bleed Stanislava")
    assert t.offers("block Oskar")
    assert not t.offers("block Thug")


# -- T.J. -------------------------------------------------------------------------------------------------------------


def test_tj_cancels_the_referendum_of_a_titled_camarilla_vampire() -> None:
    for caller, offered in (("sect:Camarilla prince", True), ("sect:Camarilla", False), ("sect:Sabbat bishop", False)):
        t = calls_against("T.J.", caller)
        while t.asks not in t.quiet and not t.offers("use T.J."):
            t.passes()
        assert t.offers("use T.J.") is offered
        if offered:
            with t.changes("T.J..blood", -2):
                t.does("use T.J.", by="b")
            assert t.measure("T.J..locked")
            t.goes_on()
            assert t.told("result")[-1]["result"] == "cancelled"


@ruled_alike("card cost", [("T.J.", 2), ("Modius", 0), ("Yewon Ong", 0)], "LSJ 20011022")
@pytest.mark.parametrize("where", ["torpor", ""])
def test_in_referendums_it_is_used_in_torpor_too(card: str, cost: int, where: str) -> None:
    t = polled_by_otto(card, where)
    with t.changes(f"{card}.blood", -cost):
        t.does(f"use {card}", by="a")
    if t.asks == "polling":
        assert not t.offers(f"use {card}")
        assert (t.clauses(f"vote {card} for", by="a") == ["politics.votes.torpor"]) is (where == "torpor")
        assert t.region("Blood Doll" if card == "Modius" else "Oblivious") == "ash-heap"
    else:
        assert card == "T.J."
    t.goes_on()
    t.is_quiet()


@rules_on("T.J.", "ANK 20200508-2")
@pytest.mark.parametrize(("words", "offered"), [("blood:2", True), ("blood:1", False), ("blood:2 locked", False)])
def test_tj_locks_and_burns_two_blood_or_nothing(words: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 prince:Boston"], hand=["Kine Resources Contested"]),
        seat(ready=[f"T.J. {words}"]),
        bystander(),
    )
    t.does("play Kine Resources Contested Mira 0")
    while t.asks not in t.quiet and not t.offers("use T.J."):
        t.does("pass" if t.offers("pass") else t.options()[0])
    assert t.ever_offered("use T.J.") is offered
    if offered:
        t.does("use T.J.", by="b")
        assert (t.measure("T.J..locked"), t.measure("T.J..blood")) == (1, 0)
        to_the_end(t)
        assert [t.measure(f"{one}.pool") for one in "abc"] == [30, 30, 30]
        t.is_quiet()


# -- Talbot -----------------------------------------------------------------------------------------------------------


@editions
def test_talbot_attacks_for_a_master_card(edition: str) -> None:
    assert not stands("Talbot", edition=edition, hand=["Fade"]).options("use")
    t = stands("Talbot", "Oskar 4/8", edition=edition, hand=["Fade", "Minion Tap"])
    t.does("use Talbot Talbot -1")
    t.does("target Oskar")
    assert (t.region("Minion Tap"), t.region("Fade")) == ("ash-heap", "hand")
    t.goes_on()
    assert t.measure("Oskar.blood") == 3


@editions
def test_talbot_pays_even_if_he_is_blocked(edition: str) -> None:
    t = stands("Talbot", "Oskar 4/8", ("Guard 4/8", ["Raven Spy"]), edition=edition, hand=["Minion Tap"])
    t.does("use Talbot Talbot -1")
    t.does("target Oskar")
    assert (t.region("Minion Tap"), t.measure("Talbot.stealth")) == ("ash-heap", 1)
    t.passes_until_offered("block Guard")
    t.does("block Guard")
    with t.unchanged(*BYSTANDER, "Oskar.blood", "b.pool"):
        t.goes_on()
    assert t.measure("Guard.blood") == 3


# -- Torvus Bloodbeard ------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize("edge", [True, False])
def test_torvus_unlocks_for_the_edge_in_any_minion_phase(edge: bool, edition: str) -> None:
    name = "Torvus Bloodbeard"
    t = position(seat(ready=["Mira 2/4"]), seat(edge=edge, ready=[f"{name} locked"]), bystander(), edition=edition)
    assert t.offers(f"use {name}") is edge
    if edge:
        t.does(f"use {name}", by="b")
        assert (t.measure(f"{name}.locked"), t.g.edge) == (0, -1)


# -- Zack North -------------------------------------------------------------------------------------------------------


@rules_on("Zack North (ADV)", "RTR 19960112")
@pytest.mark.parametrize("late", [True, False])
def test_the_hands_of_zack_once_merged_are_aggravated_in_time(late: bool) -> None:
    t = position(
        seat(ready=["Zack North"], uncontrolled=["Zack North (ADV)", "Nobody 0/9"]),
        seat(ready=["Oskar 6/8 strength:0"]),
        phase="influence",
    )
    t.does("merge Zack North#2 Zack North")
    while not t.offers("bleed Oskar"):
        t.goes_by("unlock")
    does(t, "bleed Oskar", "block Zack North")
    tears(t, "Zack North", late)
