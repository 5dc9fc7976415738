"""Action Modifier cards: P."""

from __future__ import annotations

import pytest

from praxis.vtes.definitions.language import BEFORE_RANGE, OPPOSING, combat, definition, lock
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import made_up
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.cards.action_modifier_tables import attempted
from tests.vtes.cards.action_tables import about_to_block
from tests.vtes.cards.answering import to_the_end, until
from tests.vtes.cards.cancelling_tables import counts_as_it_is_played, in_hand
from tests.vtes.cards.referendum_tables import POWER, caller, polled
from tests.vtes.cards.rulings import rules_on
from tests.vtes.cards.tables import acting, bystander, editions, in_editions, since_2011

# -- Paths in Two Worlds ----------------------------------------------------------------------------------------------


@editions
def test_paths_in_two_worlds_is_for_raising_the_dead(edition: str) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL nec"], hand=["Paths in Two Worlds", "Spirit Marionette"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    assert not t.ever_offered("play Paths in Two Worlds")


@editions
@pytest.mark.parametrize(("mode", "stealth"), [(0, 1), (1, 1)])
def test_paths_in_two_worlds_gives_stealth_at_once(edition: str, mode: int, stealth: int) -> None:
    t = position(
        seat(ready=["Mira 6/8 OBL"], hand=["Paths in Two Worlds", "Ghoul"]),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        cards={"Ghoul": "ally pool:1 life:2 trait:zombie"},
        edition=edition,
    )
    t.does("play Ghoul Mira")
    t.does(f"play Paths in Two Worlds Mira {mode}", by="a")
    assert t.measure("Mira.stealth") >= stealth
    while t.asks not in (*t.quiet, "may"):
        t.passes()
    if mode:
        t.does("yes", by="a")
    assert t.measure("Mira.locked") == 1 - mode
    t.goes_on()


# -- Patterns in the Chaos --------------------------------------------------------------------------------------------


@in_editions("words mode n", [("dem", 0, 1), ("DEM", 1, 2)])
def test_patterns_are_seen_after_a_bleed(edition: str, words: str, mode: int, n: int) -> None:
    t = position(
        seat(ready=[f"Mira 4/8 {words}"], hand=["Patterns in the Chaos"]),
        seat(ready=["Oskar 4/8 locked"], hand=["Dodge", "Boxed In"], library=["Fake Out", "Fake Out"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Mira")
    until(t, "play Patterns in the Chaos")
    t.does(f"play Patterns in the Chaos Mira {mode}", by="a")
    assert len(t.told("looks-at")) == n
    to_the_end(t)
    t.is_quiet()


# -- Perfect Paragon --------------------------------------------------------------------------------------------------

VOTES = [
    # card, words, mode, votes
    ("Perfect Paragon", "pre", 0, 3),
    ("Iron Glare", "pot pre", 0, 2),
    ("Old Friends", "OBF", 1, 2),
    ("Ominous Chorus", "clan:Lasombra", 0, 3),
    ("Absolute Tyranny", f"pot pre {POWER}", 0, 3),
]


@editions
@pytest.mark.parametrize(("card", "words", "mode", "votes"), VOTES)
def test_the_acting_vampire_gets_votes(edition: str, card: str, words: str, mode: int, votes: int) -> None:
    t = polled(caller(card, words=words), seat(ready=["Oskar 2/4"]), bystander(), edition=edition)
    t.passes_until_offered(f"play {card} Mira {mode}")
    t.does(f"play {card} Mira {mode}", by="a")
    assert t.measure("Mira.votes") == 2 + votes
    t.passes_until_offered("vote Mira for")
    t.does("vote Mira for")
    assert t.told("votes")[-1]["votes"] == 2 + votes
    t.goes_on()
    t.is_quiet()


ANYTIME = [
    ("Perfect Paragon", "PRE", 1, 1),
    ("Unthinkable Humiliation", "POT trait:path-of-Power-and-the-Inner-Voice", 2, 1),
    ("Acheron Vortex", "clan:Harbinger-of-Skulls", 0, 1),
]


@rules_on("Perfect Paragon", "LSJ 20020612")
@rules_on("Unthinkable Humiliation", "LSJ 20020612")
@rules_on("Acheron Vortex", "LSJ 20020612")
@pytest.mark.parametrize(("card", "words", "mode", "less"), ANYTIME)
def test_intercept_is_taken_before_anybody_attempts_to_block(card: str, words: str, mode: int, less: int) -> None:
    t = position(seat(ready=[f"Mira 4/8 {words}"], hand=[card]), seat(ready=["Oskar 4/5 intercept:2"]), bystander())
    t.does("bleed Mira")
    assert not t.told("block-attempt")
    with t.changes("Oskar.intercept", -less):
        t.does(f"play {card} Mira {mode}", by="a")
    t.goes_on()
    t.is_quiet()


# -- Phantom Speaker --------------------------------------------------------------------------------------------------


@editions
def test_phantom_speaker_with_chimerstry_cancels_the_resolution_of_the_block(edition: str) -> None:
    t = attempted("Phantom Speaker", "chi", edition)
    t.does("play Phantom Speaker Mira 0", by="a")
    t.goes_on()
    assert not t.told("combat")
    assert (t.measure("Oskar.locked"), t.measure("Mira.locked"), t.measure("b.pool")) == (0, 1, 30)
    t.is_quiet()


# -- Power of One -----------------------------------------------------------------------------------------------------


@in_editions("card", [("Power of One",)])
def test_power_of_one_hurts_the_blocker(edition: str, card: str) -> None:
    if edition == "2000":
        return
    t = attempted(card, "obt sect:Anarch", edition)
    t.does(f"play {card} Mira 0", by="a")
    t.goes_on()
    assert t.measure("Oskar.blood") == 1  # and a fist
    t.is_quiet()


@rules_on("Power of One", "ANK 20171023")
@pytest.mark.parametrize(("act", "offered"), [("bleed Mira", True), ("hunt Mira", False)])
def test_power_of_one_with_presence_is_for_bleeds(act: str, offered: bool) -> None:
    t = position(
        seat(ready=["Mira 4/8 pre sect:Anarch"], hand=["Power of One"]),
        seat(ready=["Oskar 2/4 intercept:3"]),
        bystander(),
    )
    t.does(act)
    until(t, "block Oskar")
    t.does("block Oskar", by="b")
    while t.asks not in t.quiet:
        t.does("strike hand" if t.asks == "strike" else "pass")
    assert t.ever_offered("play Power of One Mira 2") is offered
    assert t.ever_offered("play Power of One Mira 3") is offered


MODIFIERS = [
    ("Power of One", "pot sect:Anarch", 1),
    ("Fever Pitch", "for", 0),
    ("Subversion", "PRE", 4),
]


@rules_on("Power of One", "LSJ 20011204-3")
@rules_on("Fever Pitch", "LSJ 20011204-3")
@rules_on("Subversion", "LSJ 20011204-3")
@pytest.mark.parametrize(("card", "words", "mode"), MODIFIERS)
def test_a_modifier_requires_what_it_is_played_with(card: str, words: str, mode: int) -> None:
    in_hand(card)
    counts_as_it_is_played("modify", card, words, mode)


# -- Predator's Mastery -----------------------------------------------------------------------------------------------


@editions
def test_predators_mastery_keeps_the_weak_away(edition: str) -> None:
    minions = ["Oskar 2/4", "Olga 2/5", "Mort ally 2 trait:mortal", "Brute ally 2"]
    t = acting("Predator's Mastery", who="ABO", against=minions, edition=edition)
    t.does("bleed Mira")
    t.does("play Predator's Mastery Mira 2", by="a")
    assert [name for name in ("Oskar", "Olga", "Mort", "Brute") if t.offers(f"block {name}")] == ["Olga", "Mort"]
    t.goes_on()
    t.is_quiet()


@since_2011
@pytest.mark.parametrize("card", ["Predator's Mastery", "Predator's Communion"])
def test_a_predator_shakes_off_a_frenzy(edition: str, card: str) -> None:
    for name, offered in (("Rage", True), ("Calm", False)):
        wild = made_up(
            name,
            faces.COMBAT,
            traits=("frenzy",) if offered else (),
            definition=definition(combat("", lock(OPPOSING), when=BEFORE_RANGE)),
        )
        t = position(
            seat(ready=["Mira 4/8 abo"], hand=[card]),
            seat(ready=["Oskar 4/6"], hand=[wild]),
            bystander(),
            edition=edition,
        )
        t.does("bleed Mira")
        t.passes_until_offered("block Oskar")
        t.does("block Oskar", by="b")
        t.passes_until_offered(f"play {name}")
        t.does(f"play {name} Oskar", by="b")
        can = offered and t.g.edition.has_reflexes
        assert t.offers(f"play {card} Mira 0") is can
        if can:
            t.does(f"play {card} Mira 0", by="a")
            assert t.told("cancelled")
        t.goes_on()


# -- Propaganda of the Deed -------------------------------------------------------------------------------------------


@since_2011
def test_propaganda_of_the_deed_is_kept_for_a_referendum(edition: str) -> None:
    t = position(
        seat(
            ready=["Nils 4/8 sect:Anarch", "Mira 6/8 prince"],
            hand=["Propaganda of the Deed", "Kine Resources Contested"],
        ),
        seat(ready=["Oskar 4/8"]),
        bystander(),
        edition=edition,
    )
    t.does("bleed Nils")
    t.passes_until("succeeded")
    t.does("play Propaganda of the Deed Nils", by="a")
    assert t.region("Propaganda of the Deed") == "play"
    t.does("play Kine Resources Contested Mira")
    while t.asks != "polling":
        t.answer(t.options()[0]) if t.asks == "terms" else t.passes()
    t.passes_until_offered("use Propaganda of the Deed")
    t.does("use Propaganda of the Deed", by="a")
    t.passes_until_offered("votes Propaganda of the Deed for")
    t.does("votes Propaganda of the Deed for")
    t.goes_on()
    assert t.told("result")[0]["favour"] == 2
    t.is_quiet()


# -- Psychomachia -----------------------------------------------------------------------------------------------------


@editions
@pytest.mark.parametrize(("words", "mode"), [("dai", 1), ("DAI", 2), ("mel", 1), ("MEL", 2)])
def test_the_block_fails_after_all(edition: str, words: str, mode: int) -> None:
    card = "Psychomachia" if words.lower() == "dai" else "Phantom Speaker"
    t = attempted(card, words, edition)
    t.does(f"play {card} Mira {mode}", by="a")
    assert not t.offers("block Oskar")
    t.goes_on()
    assert t.measure("b.pool") == 29
    assert not t.told("combat")
    assert t.measure("Oskar.blood") == (3 if words == "DAI" else 4)
    assert t.measure("Oskar.locked") == int(words == "MEL")
    t.is_quiet()


@editions
def test_psychomachia_with_presence_ends_the_action(edition: str) -> None:
    t = attempted("Psychomachia", "pre", edition)
    t.does("play Psychomachia Mira 0", by="a")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked"), t.measure("b.pool")) == (0, 0, 30)
    t.is_quiet()


@editions
def test_elders_are_not_fooled(edition: str) -> None:
    for card, words in (("Psychomachia", "DAI"), ("Phantom Speaker", "MEL")):
        t = attempted(card, words, edition, oskar="Oskar 4/9")
        assert not t.ever_offered(f"play {card}")


@rules_on("Psychomachia", "LSJ 20070709", "LSJ 20030902-1")
def test_the_action_that_psychomachia_ends_counts_as_taken() -> None:
    t = about_to_block("Psychomachia", mira="Mira 4/8 pre", oskar="Oskar 4/4")
    until(t, "play Psychomachia Mira 0")
    t.does("play Psychomachia Mira 0", by="a")
    assert (t.measure("Mira.locked"), t.measure("Oskar.locked")) == (0, 0)
    assert t.clauses("bleed Mira", by="a") == ["minion.repeat.bleed-once"]
    t.is_quiet()
