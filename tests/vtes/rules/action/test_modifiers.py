"""Action modifiers and reactions: who plays them, when, how often, at what cost, and for how long."""

from __future__ import annotations

from praxis.clauses.proof import proves
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, stats, windows
from praxis.vtes.model.face import Face
from praxis.vtes.positions.scenario import position, seat
from tests.vtes.rules.action.cards import card, editions, gossip, scent, shade, since_2011
from tests.vtes.shorthand import base, build
from tests.vtes.shorthand import verbs as do
from tests.vtes.shorthand.base import as_mode


def swagger(blood: int = -1) -> Face:
    """A modifier that can be played at any time and does little: more strength for the action."""
    return card("Swagger", faces.MODIFIER, build.modifier("", do.modify(spans.STRENGTH, 1, base.ME), blood=blood))


def light_sleep() -> Face:
    """A reaction by which a locked minion wakes."""
    return card("Half Sleep", faces.REACTION, build.wakes("", do.awake()))


@editions
@proves("action.modifier.acting-only")
def test_only_the_acting_minion_plays_modifiers(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[swagger()]), seat(ready=["O 2/4"], hand=[swagger()]), edition=edition
    )
    t.does("bleed Mira")
    assert t.who() == "a"
    assert t.options("play") == [f"play {t['Swagger']} {t['Mira']} 0"]
    assert t.clauses("play Swagger Ira 0", by="a") == ["action.modifier.acting-only"]
    t.passes()
    assert t.who() == "b"
    assert t.options("play") == []
    assert t.clauses("play Swagger#2 O 0", by="b") == ["action.modifier.acting-only"]


@editions
@proves("action.modifier.timing", "action.reaction.no-tap", "action.reaction.any-methuselah")
def test_modifiers_and_reactions_are_played_before_during_and_after_the_attempts_to_block(edition: str) -> None:
    for moment in ("before", "during", "after"):
        t = position(
            seat(ready=["Mira 3/5"], hand=[swagger()]),
            seat(ready=["Oskar 2/4", "Olga 2/4"], hand=[gossip()]),
            seat(ready=["Vera 2/4"], hand=[gossip()]),
            edition=edition,
        )
        t.does("hunt Mira")
        if moment != "before":
            while t.who() != "b" or not t.offers("block Oskar"):
                t.passes()
            t.does("block Oskar") if moment == "during" else t.passes()
        if moment == "after":
            while not t.happened("declines", seat=2):
                t.passes()
        t.does("play Swagger Mira", by="a")
        while t.who() != "b":
            t.passes()
        t.does("play Gossip Olga", by="b")
        t.passes_until_offered("play Gossip#2 Vera")
        t.does("play Gossip#2 Vera", by="c")
        assert [t.measure(f"{name}.locked") for name in ("Olga", "Vera")] == [0, 0]
        t.goes_on()
        assert t.measure("Mira.blood") == 4
        t.is_quiet()


@editions
@proves("action.modifier.once", "action.reaction.once")
def test_a_minion_plays_the_same_card_once_an_action_at_whatever_level(edition: str) -> None:
    def two_levels(name: str, types: int, by: int) -> Face:
        low = as_mode((do.modify(spans.STRENGTH, 1, base.ME),), windows.DURING_ACTION, by, ("dom",))
        high = as_mode((do.modify(spans.STRENGTH, 2, base.ME),), windows.DURING_ACTION, by, ("DOM",))
        return card(name, types, low, high)

    pose = two_levels("Pose", faces.MODIFIER, base.BY_ACTING)
    stare = two_levels("Stare", faces.REACTION, base.BY_REACTING)
    t = position(
        seat(ready=["Mira 3/5 DOM"], hand=[pose, pose]),
        seat(ready=["Oskar 2/4 DOM", "Olga 2/4 DOM"], hand=[stare, stare]),
        edition=edition,
    )
    t.does("bleed Mira")
    t.does("play Pose Mira 0")
    assert t.who() == "b"  # nothing is left for her to play
    assert t.clauses("play Pose#2 Mira 1", by="a") == ["action.modifier.once"]
    t.does("play Stare Oskar 1")
    assert t.clauses("play Stare#2 Oskar 0", by="b") == ["action.reaction.once"]
    assert t.offers("play Stare#2 Olga 0")
    t.does("play Stare#2 Olga 1")
    assert t.clauses("play Pose#2 Mira 0", by="a") == ["action.modifier.once"]


@editions
@proves("action.modifier.once")
def test_in_the_next_action_the_same_card_is_played_again(edition: str) -> None:
    t = position(seat(ready=["Mira 3/5", "Ira 3/5"], hand=[swagger(), swagger()]), seat(), edition=edition)
    t.does_all("bleed Mira", "play Swagger Mira", "bleed Ira", "play Swagger#2 Ira")
    assert len(t.told("plays")) == 2


@editions
@proves("action.modifier.duration")
def test_what_a_modifier_or_a_reaction_does_ends_with_the_action(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"], hand=[swagger()]),
        seat(ready=["Oskar 2/4"], hand=[gossip()]),
        edition=edition,
    )
    t.does_all("bleed Mira", "play Swagger Mira")
    t.does("play Gossip Oskar", by="b")
    assert [stats.strength(t.g, t[name]) for name in ("Mira", "Oskar")] == [2, 2]
    t.goes_on()
    assert [stats.strength(t.g, t[name]) for name in ("Mira", "Oskar")] == [1, 1]
    t.is_quiet()


@editions
@proves("action.modifier.cost", "action.resolve.blocked-no-cost")
def test_modifiers_and_reactions_are_paid_as_they_are_played_even_if_the_action_fails(edition: str) -> None:
    t = position(
        seat(
            ready=["Mira 3/5"],
            hand=[swagger(blood=1), card("Errand of 2", faces.ACTION, build.action("", do.gain_pool(1)), blood=2)],
        ),
        seat(ready=["Oskar 3/4"], hand=[scent("Sniff", blood=1), gossip()]),
        edition=edition,
    )
    t.does("play Errand of 2 Mira")
    t.does("play Swagger Mira", by="a")
    assert t.measure("Mira.blood") == 2
    t.passes_until_offered("block Oskar")
    t.does("block Oskar", by="b")
    t.goes_on()
    assert (t.measure("Mira.blood"), t.measure("Oskar.blood"), t.measure("a.pool")) == (1, 1, 30)
    assert t.told("action-over")[0]["outcome"] == 2
    t.is_quiet()


@editions
@proves("action.modifier.cost")
def test_a_reaction_that_helps_nothing_is_paid_all_the_same(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5"], hand=[shade()]),
        seat(ready=["Oskar 3/4"], hand=[scent("Sniff", blood=1)]),
        edition=edition,
    )
    t.does_all("hunt Mira", "block Oskar", "play Sniff Oskar", "play Shade Mira")
    assert (t.measure("Oskar.blood"), t.happened("block-failed", stealth=2, intercept=1)) == (2, True)
    t.goes_on()
    assert t.measure("Mira.blood") == 4
    t.is_quiet()


@editions
@proves("action.reaction.who", "action.reaction.not-own", "torpor.state.no-reaction")
def test_only_ready_unlocked_minions_of_others_react(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Own 3/5"], hand=[gossip()]),
        seat(ready=["Oskar 2/4", "Locked 2/4 locked"], torpor=["Gone 2/4"], hand=[gossip()]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.who() == "b"
    assert t.options("play") == [f"play {t['Gossip#2']} {t['Oskar']} 0"]
    assert t.clauses("play Gossip#2 Locked 0", by="b") == ["action.reaction.who"]
    assert t.clauses("play Gossip#2 Gone 0", by="b") == ["torpor.state.no-reaction"]
    assert t.clauses("play Gossip Own 0", by="a") == ["action.reaction.not-own"]
    t.goes_on()
    assert t.clauses("play Gossip#2 Oskar 0", by="b") == ["action.reaction.who"]  # no action to react to


@editions
@proves("action.reaction.who", "block.who.ready-untapped")
def test_a_minion_that_wakes_blocks_and_reacts_as_though_unlocked_until_the_action_ends(edition: str) -> None:
    t = position(
        seat(ready=["Mira 3/5", "Ira 3/5"]),
        seat(ready=["Sleeper 2/4 locked", "Up 2/4"], hand=[light_sleep(), gossip()]),
        edition=edition,
    )
    t.does("bleed Mira")
    assert t.who() == "b"
    assert t.clauses("block Sleeper", by="b") == ["block.who.ready-untapped"]
    assert not t.offers("play Half Sleep Up")
    t.does("play Half Sleep Sleeper")
    assert t.measure("Sleeper.locked") == 1
    assert t.offers("play Gossip Sleeper")
    t.does("play Gossip Sleeper")
    t.passes_until_offered("block Sleeper")
    t.does("block Sleeper", by="b")
    t.goes_on()
    assert t.happened("blocked", minion=t["Sleeper"])
    t.does("bleed Ira", by="a")
    assert not t.offers("block Sleeper")
    assert t.offers("block Up")
    t.goes_on()
    t.is_quiet()


@since_2011
@proves("card.as-played.window")
def test_who_wakes_while_a_card_is_played_may_cancel_it(edition: str) -> None:
    veto = card("Veto", faces.REACTION, as_mode((do.cancel_card(faces.ACTION),), windows.AS_PLAYED, base.BY_REACTING))
    t = position(
        seat(ready=["Mira 3/5"], hand=["Computer Hacking"]),
        seat(ready=["Sleeper 2/4 locked"], hand=[light_sleep(), veto]),
        edition=edition,
    )
    t.does("play Computer Hacking Mira")
    assert (t.asks, t.who()) == ("as-played", "b")
    assert not t.offers("play Veto Sleeper")
    t.does("play Half Sleep Sleeper")
    t.does("play Veto Sleeper", by="b")
    t.goes_on()
    assert t.told("cancelled")[0]["card"] == t["Computer Hacking"]
    assert (t.measure("b.pool"), t.measure("Mira.locked")) == (30, 0)
    t.is_quiet()
