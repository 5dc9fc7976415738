"""Who knows which card: of a hand, of a deck, of what lies face down."""

from praxis.vendetta import events
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from praxis.vendetta.view import HIDDEN
from tests.vendetta.cards.position import STOP
from tests.vendetta.rules.hands import REST


def known(t: Table, viewer: str, of: str) -> list[str]:
    """The cards of a player that another one knows to have left the deck."""
    return sorted(map(t.name, t.view(viewer).players[t.seat(of)].known))


def hand_seen(t: Table, viewer: str, of: str) -> list[str]:
    cards = t.view(viewer).players[t.seat(of)].hand
    return sorted("?" if card == HIDDEN else t.name(card) for card in cards)


def test_who_looks_at_a_hand_sees_all_of_it_and_nobody_else_does() -> None:
    look = "Look = power 3 preparation: look a-rival hand"
    t = Table(
        a=Seat(at={1: [look, STOP]}),
        b=Seat(hand=["power 7", "power 8"], at={1: ["power 2"], 2: ["down power 6"]}),
        c=Seat(at={2: ["power 2"]}),
        resolves=1,
    )
    t.stays("a")
    (event,) = [event for event in t.does("b", "stay") if isinstance(event, events.Looked)]
    assert [event.audience >> seat & 1 for seat in range(4)] == [1, 0, 0, 0]
    assert (t.asks, t.decider) == ("choose", "a")
    assert [hand_seen(t, viewer, "b") for viewer in ("a", "b", "c")] == [
        ["power 7", "power 8"],
        ["power 7", "power 8"],
        ["?", "?"],
    ]
    assert known(t, "a", "b") == ["power 2", "power 7", "power 8"]
    assert known(t, "c", "b") == ["power 2"]
    assert t.view("a").players[1].positions[1].cards == [HIDDEN]
    looked = t.told("looked")
    assert [(each["seat"], each["at"], each["what"]) for each in looked] == [(0, 1, "hand")]
    assert sorted(map(t.name, looked[0]["cards"])) == ["power 7", "power 8"]


def test_who_looks_at_face_down_cards_sees_those_of_every_location_and_no_other() -> None:
    look = "Look = power 3 preparation: look a-rival cards"
    t = Table(
        a=Seat(at={1: [look, STOP]}),
        b=Seat(hand=["power 7"], at={1: ["power 2"], 2: ["down power 6", "power 4"], "haven": ["down power 5"]}),
        c=Seat(at={2: ["power 2"]}),
        resolves=1,
    )
    t.stays("a", "b")
    assert (t.asks, t.decider) == ("choose", "a")
    b = t.view("a").players[1]
    assert [[t.name(card) for card in at.cards] for at in b.positions] == [
        ["power 2"],
        ["power 6", "power 4"],
        ["power 5"],
    ]
    assert [at.cards.count(HIDDEN) for at in t.view("c").players[1].positions] == [0, 1, 1]
    assert hand_seen(t, "a", "b") == ["?"]
    assert known(t, "a", "b") == ["power 2", "power 4", "power 5", "power 6"]
    looked = t.told("looked")
    assert [(each["seat"], each["at"], each["what"]) for each in looked] == [(0, 1, "cards")]
    assert [t.name(card) for card in looked[0]["cards"]] == ["power 6", "power 5"]


def test_whoever_has_nothing_to_look_at_is_not_looked_at() -> None:
    """What is asked for counts: who has a hand may have no face-down cards, and the other way round."""
    for what, hand, at in (("hand", [], "down power 6"), ("cards", ["power 7"], "power 6")):
        t = Table(
            a=Seat(at={1: [f"Look = power 3 preparation: may: look a-rival {what}", STOP]}),
            b=Seat(hand=hand, at={1: ["power 2"], 2: [at]}),
            resolves=1,
        )
        t.stays("a", "b")
        assert (t.asks, t.decider) == ("choose", "a")


def test_who_draws_by_an_effect_knows_that_card_and_the_others_know_that_there_is_one() -> None:
    t = Table(
        a=Seat(hand=REST[:-2], deck=["power 8", "power 7"], at={1: ["Draw = power 3 preparation: draw 1", STOP]}),
        b=Seat(at={1: ["power 2"]}),
        resolves=1,
    )
    t.stays("a")
    with t.changes("a.hand", +1), t.changes("a.deck", -1):
        (event,) = [event for event in t.does("b", "stay") if isinstance(event, events.Drew)]
    assert [event.audience >> seat & 1 for seat in range(4)] == [1, 0, 0, 0]
    assert "power 8" in known(t, "a", "a")
    assert "power 7" not in known(t, "a", "a")
    assert "power 8" not in known(t, "b", "a")
    assert hand_seen(t, "b", "a") == ["?"] * 6
    drew = t.told("drew")
    assert [(each["seat"], t.name(each["card"])) for each in drew] == [(0, "power 8")]


def test_a_blanked_card_is_still_known_to_everybody_and_has_lost_what_it_gained() -> None:
    grow = "Grow = power 2 preparation: power +3"
    t = Table(
        a=Seat(at={1: ["Blank = power 3 preparation: blank a-rival", STOP]}),
        b=Seat(at={1: [grow]}),
        ambition="b",
        resolves=1,
    )
    t.stays("b", "a")
    assert (t.asks, t.decider, t.power("b", 1)) == ("choose", "a", 0)
    for viewer in ("a", "b", "c"):
        at = t.view(viewer).players[1].positions[0]
        assert ([t.name(card) for card in at.cards], at.face_down, at.power) == (["Grow"], [True], 0)
    (frame,) = [frame for frame in t.view().stack if "gained" in frame.slots]
    assert frame.slots["gained"] == []
