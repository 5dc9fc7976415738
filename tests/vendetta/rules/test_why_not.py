"""Why not: for whatever a player can name but not do, the clause that forbids it."""

import pytest

from praxis.clauses import load
from praxis.kernel.decision import key
from praxis.kernel.game import Setting
from praxis.kernel.rng import Dice
from praxis.vendetta.cards import CLANS
from praxis.vendetta.kind import KIND
from praxis.vendetta.positions.builder import Seat
from praxis.vendetta.positions.scenario import Table
from tests.size import sized


def first(t: Table, who: str, words: str) -> str:
    """The most telling clause."""
    return t.clauses(who, words)[0]


def test_in_setup() -> None:
    t = Table(phase="setup", players=4, relics=True)
    offered = {words.removeprefix("clan ") for words in t.offered()}
    (missing, *_) = set(CLANS) - offered
    taken = min(offered)
    second = t.names[t.game.turn_order()[1]]
    assert first(t, t.decider, f"clan {missing}") == "vendetta.setup.clan-sheets-one-more-than-players"
    assert first(t, t.decider, "clan ravnos") == "vendetta.game.clans"
    assert first(t, t.decider, "relic Relic 1") == "vendetta.variant.relic.choose-after-clans"
    assert t.clauses(second, f"clan {taken}")[-1] == "vendetta.setup.clan-choice-order"
    t.picks(t.decider, taken)
    assert first(t, second, f"clan {taken}") == "vendetta.setup.clan-unique"
    assert first(t, second, "play Hunt at 1") == "vendetta.planning.turn-order"


def test_in_card_choice() -> None:
    t = Table(a=Seat(deck=["Three", "Four", "Five"]), phase="cards", round=2)
    assert first(t, "a", "keep Five") == "vendetta.card-choice.draw-two-keep-one"
    assert first(t, "b", "keep Three") == "vendetta.card-choice.draw-two-keep-one"
    assert first(t, "a", "play Three at 1") == "vendetta.planning.turn-order"
    assert first(t, "a", "drain victim") == "vendetta.drain.only-own-planning-turn"


def test_in_planning() -> None:
    t = Table(a=Seat(hand=["Hunt", "Ready"], at={2: ["Five", "down Six"]}), b=Seat(at={2: ["down Seven"]}), turn="a")
    assert first(t, "a", "play Nine at 1") == "vendetta.planning.must-play-one-card"
    assert first(t, "a", "play Five at 1") == "vendetta.play.becomes-deployed"
    assert first(t, "a", "play Six at 1") == "vendetta.play.becomes-deployed"  # face down, but one's own
    assert first(t, "a", "play victim at 1") == "vendetta.planning.must-play-one-card"
    assert first(t, "a", f"play {t.card('Hunt', 'a')} 3 up") == "vendetta.setup.locations-3-4-players"
    assert first(t, "a", "play Hunt at 1 sideways") == "vendetta.play.face-up-free"
    assert first(t, "a", "end") == "vendetta.planning.must-play-one-card"
    assert first(t, "a", "blood 1") == "vendetta.blood.played-after-card"
    assert first(t, "a", "flip") == "vendetta.diablerie.flip-when-playing-card"
    assert first(t, "a", "withdraw") == "vendetta.withdraw.only-present-players"
    assert first(t, "b", "play Hunt at 1") == "vendetta.planning.turn-order"
    t.plays("a", "Hunt")
    assert first(t, "a", "play Ready at 1") == "vendetta.planning.must-play-one-card"
    assert first(t, "a", "blood 4") == "vendetta.blood.play-up-to-three-per-card"
    assert first(t, "a", "blood 0") == "vendetta.blood.play-up-to-three-per-card"
    assert first(t, "a", "flip") == "vendetta.diablerie.flip-when-playing-card"


def test_in_a_game_of_five_the_fifth_location_is_missing() -> None:
    t = Table(players=5, turn="a")
    assert first(t, "a", f"play {t.card('Hunt', 'a')} 4 up") == "vendetta.setup.locations-5-6-players"
    assert first(t, "a", f"play {t.card('Hunt', 'a')} -1 up") == "vendetta.setup.locations-5-6-players"


def test_without_blood_to_spare() -> None:
    t = Table(a=Seat(blood=1, grey=1), turn="a")
    assert first(t, "a", "play Hunt at 1 down") == "vendetta.blood.never-below-one-voluntarily"
    t.plays("a", "Hunt")
    assert first(t, "a", "blood 1") == "vendetta.blood.never-below-one-voluntarily"
    assert first(t, "a", "flip") == "vendetta.diablerie.flip-once-per-round"


def test_all_reasons_are_told_the_most_telling_first() -> None:
    t = Table(a=Seat(blood=1, at={1: ["Five"]}), turn="b")
    assert t.clauses("a", f"play {t.card('Five', 'a')} 7 down") == [
        "vendetta.planning.turn-order",
        "vendetta.play.becomes-deployed",
        "vendetta.setup.locations-3-4-players",
        "vendetta.blood.never-below-one-voluntarily",
        "vendetta.planning.must-play-one-card",  # b decides now
    ]


def test_on_draining() -> None:
    t = Table(a=Seat(alliance=["victim", "drained human 2/1/3/0"]), b=Seat(alliance=["vampire 3/2/4/1"]), turn="a")
    assert first(t, "a", "drain human 2/1/3/0") == "vendetta.drain.no-second-drain"
    assert first(t, "a", "drain vampire 3/2/4/1") == "vendetta.drain.procedure"
    assert first(t, "b", "drain vampire 3/2/4/1") == "vendetta.drain.only-own-planning-turn"


def test_in_the_withdraw_step() -> None:
    t = Table(a=Seat(at={1: ["Five"]}), b=Seat(at={1: ["Five"]}), resolves=1)
    assert t.clauses("b", "withdraw") == ["vendetta.withdraw.secret-simultaneous"]  # a is asked first
    t.stays("a")
    assert t.clauses("a", "withdraw") == ["vendetta.withdraw.secret-simultaneous"]  # and has chosen
    assert first(t, "c", "withdraw") == "vendetta.withdraw.only-present-players"
    assert first(t, "b", "play Hunt at 1") == "vendetta.planning.turn-order"
    assert first(t, "b", "drain victim") == "vendetta.drain.only-own-planning-turn"
    assert first(t, "b", "blood 1") == "vendetta.planning.may-play-blood-same-location"


def test_on_relics() -> None:
    t = Table(
        a=Seat(relic="used Cup = 1 when your-turn: gain 1 blood"),
        b=Seat(relic="Key = 1 when you-win: gain 1 blood"),
        relics=True,
        turn="a",
    )
    assert first(t, "a", "relic Cup") == "vendetta.variant.relic.once-per-game"
    assert first(t, "a", "relic Key") == "vendetta.variant.relic.choose-after-clans"
    assert first(t, "b", "relic Key") == "vendetta.variant.relic.timing-on-card"


def test_on_the_questions_of_cards() -> None:
    t = Table(
        a=Seat(at={1: ["power 1 conflict: lose a-rival 1 blood"]}),
        b=Seat(at={1: ["Five"]}),
        c=Seat(at={1: ["Five"]}),
        resolves=1,
    )
    t.stays("a", "b", "c")
    assert first(t, "a", "target d") == "vendetta.glossary.rival"
    assert t.clauses("b", "target c") == ["vendetta.glossary.rival"]
    assert t.why("b", "target c")[0].text == "seat 0 decides now"
    recall = Table(a=Seat(at={1: ["power 1 conflict: recall 2", "4 blood"]}), resolves=1)
    recall.stays("a")
    assert recall.offered() == ["blood 0", "blood 1", "blood 2"]
    assert recall.clauses("a", "blood 3") == ["vendetta.glossary.deployed-blood-targetable"]


def test_of_a_player_who_has_left() -> None:
    t = Table(a=Seat(eliminated=True), turn="b")
    for words in ("play Hunt at 1", "end", "stay", "flip", "blood 1", "yes"):
        assert first(t, "a", words) == "vendetta.diablerie.third-token-eliminates"


def test_after_the_game() -> None:
    t = Table(phase="end", round=3)
    for words in ("play Hunt at 1", "stay", "yes"):
        assert t.clauses("a", words) == ["vendetta.end.after-round-3-at-once"]


def test_what_is_offered_needs_no_reason() -> None:
    t = Table(turn="a")
    for words in t.offered():
        assert t.why("a", words) == []


def test_a_hidden_card_is_not_given_away_by_a_reason() -> None:
    """The same answer for a face-down card of another as for one in his hand or deck."""
    t = Table(b=Seat(hand=["Eight"], at={1: ["down Seven", "Six"]}), turn="a")
    hidden, held, drawn = (t.card(name, "b") for name in ("Seven", "Eight", "Nine"))
    answers = [t.game.why_not(0, ("play", card, 0, "up")) for card in (hidden, held, drawn)]
    assert answers[0] == answers[1] == answers[2]
    assert t.game.why_not(0, ("play", t.card("Six", "b"), 0, "up")) != answers[0]


KEYS = (
    "clan brujah|relic 130|keep 3|play 3 0 up|play 3 0 down|play 200 9 up|play 3 0|drain 70|drain 3|blood 1|blood 9|"
    "flip|end|stay|withdraw|target 1|choose 1|card 3|resolve 3|yes|no|partner spare|from 1|move 3 1|pass|pay 2|"
    "dance|play|blood up"
).split("|")


@pytest.mark.parametrize("setting", KIND.settings(), ids=Setting.label)
@pytest.mark.parametrize("seed", range(sized(quick=1, normal=1, full=10)))
def test_whatever_is_not_offered_has_a_reason_with_a_clause_of_the_rulebook(setting: Setting, seed: int) -> None:
    known = {clause.id for clause in load("vendetta")}
    g = KIND.begin(KIND.header(setting, seed))
    dice = Dice(seed)
    while g.decision is not None:
        for seat in range(g.seats):
            for text in KEYS:
                reasons = g.why_not(seat, text)
                offered = seat == g.decision.seat and text in map(key, g.decision.options)
                assert bool(reasons) != offered
                assert {reason.clause for reason in reasons} <= known
                assert all(reason.text for reason in reasons)
        g.answer(g.decision.seat, g.decision.options[dice.below(len(g.decision.options))])
    assert all(g.why_not(0, text) for text in KEYS)
