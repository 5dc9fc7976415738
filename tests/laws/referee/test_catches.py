"""The referee can object: a game told with one thing changed is caught at that event, by that chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import pytest

from praxis.kernel.event import Event, Value
from tests.laws.referee.actions import Actions
from tests.laws.referee.cards import printed
from tests.laws.referee.chapter import Chapter
from tests.laws.referee.fights import Fights
from tests.laws.referee.games import told
from tests.laws.referee.made import made
from tests.laws.referee.referee import Referee, violations
from tests.laws.referee.turns import Influence
from tests.laws.referee.voting import Voting

SEARCHED = 40
"""How many games are searched for an event that a lie can change."""
TRIED = 2
"""In how many of them each lie is tried."""
NOWHERE = -1
NEVER = -1

C = TypeVar("C", bound=Chapter)
Fields = dict[str, Any]
Fits = Callable[[Fields, Referee], bool]
Change = Callable[[Event, Referee], list[Event]]
"""A function that gives the false events told instead of one; it knows the game so far."""


class Lie(NamedTuple):
    name: str
    kind: str
    fits: Fits
    change: Change
    chapter: str
    words: str
    """What the referee must say."""
    later: bool = False
    """Whether he can notice the lie only by a later event."""


def chapter(referee: Referee, wanted: type[C]) -> C:
    return next(one for one in referee.chapters if isinstance(one, wanted))


def always(fields: Fields, referee: Referee) -> bool:
    return True


def instead(**changed: Value) -> Change:
    return lambda event, _: [made(event.kind, {**event.fields, **changed})]


def more(word: str, by: int = 1) -> Change:
    def change(event: Event, _: Referee) -> list[Event]:
        value = event.fields[word]
        assert isinstance(value, int)
        return [made(event.kind, {**event.fields, word: value + by})]

    return change


def dropped(event: Event, _: Referee) -> list[Event]:
    return []


def twice(event: Event, _: Referee) -> list[Event]:
    return [event, event]


def before(kind: str, **fields: Value) -> Change:
    return lambda event, _: [made(kind, fields), event]


# --- places to lie, and lies -----------------------------------------------------------------------------------------


def bystanders(referee: Referee) -> list[int]:
    """Ready unlocked minions of Methuselahs who may not block the action."""
    table, actions = referee.table, chapter(referee, Actions)
    if actions.open is None:
        return []
    barred = set(table.seated()) - {actions.open.seat, *actions.entitled(actions.open)}
    ready = [card for card, zone in table.zone.items() if zone == "ready" and card not in table.locked]
    return [card for card in ready if table.control[card] in barred]


def by_a_bystander(event: Event, referee: Referee) -> list[Event]:
    minion = bystanders(referee)[0]
    return [made(event.kind, {**event.fields, "minion": minion, "seat": referee.table.control[minion]})]


def predator_waits(fields: Fields, referee: Referee) -> bool:
    """Whether the first of two seats that may block declines, and the second has a minion to block with."""
    actions = chapter(referee, Actions)
    if actions.open is None:
        return False
    entitled = actions.entitled(actions.open)
    return len(entitled) == 2 and fields["seat"] == entitled[0] and bool(of(referee, entitled[1]))


def of(referee: Referee, seat: int) -> list[int]:
    table = referee.table
    ready = [card for card, zone in table.zone.items() if zone == "ready" and card not in table.locked]
    return [card for card in ready if table.control[card] == seat]


def predator_blocks_first(event: Event, referee: Referee) -> list[Event]:
    actions = chapter(referee, Actions)
    assert actions.open is not None
    predator = actions.entitled(actions.open)[1]
    attempt = {"seat": predator, "minion": of(referee, predator)[0], "actor": actions.open.actor}
    return [made("block-attempt", dict(attempt)), event]


def last_transfer(fields: Fields, referee: Referee) -> bool:
    return chapter(referee, Influence).left == 1 and fields["amount"] == 1 and fields["pool"] > 5


def one_more_transfer(event: Event, _: Referee) -> list[Event]:
    pool, blood = event.fields["pool"], event.fields["blood"]
    assert isinstance(pool, int)
    assert isinstance(blood, int)
    return [event, made("transfer", {**event.fields, "pool": pool - 1, "blood": blood + 1})]


def of_a_minion(fields: Fields, referee: Referee) -> bool:
    return referee.table.zone.get(fields["source"]) == "ready"


def of_a_card(fields: Fields, referee: Referee) -> bool:
    poll = chapter(referee, Voting).poll
    return poll is not None and 0 <= poll.card == fields["source"]


def is_(**wanted: Value) -> Fits:
    return lambda fields, _: all(fields.get(word) == value for word, value in wanted.items())


def to_another_seat(event: Event, referee: Referee) -> list[Event]:
    seat = event.fields["seat"]
    assert isinstance(seat, int)
    return [made(event.kind, {**event.fields, "seat": (seat + 1) % referee.table.seats})]


def as_if_blocked(event: Event, _: Referee) -> list[Event]:
    return [made("blocked", event.fields)]


def as_if_failed(event: Event, _: Referee) -> list[Event]:
    return [made("block-failed", event.fields)]


def wounds(fields: Fields, referee: Referee) -> bool:
    return referee.table.is_vampire(fields["card"]) and bool(fields["clause"] == "torpor.enter.unhealed")


def first_turn_of_three(fields: Fields, referee: Referee) -> bool:
    return referee.table.turn == 3 and referee.table.seats > 2 and last_transfer(fields, referee)


def points(event: Event, _: Referee) -> list[Event]:
    vps = event.fields["vps"]
    assert isinstance(vps, list)
    return [made(event.kind, {"vps": [int(str(vps[0])) + 1, *(int(str(v)) for v in vps[1:])]})]


def other_side(event: Event, _: Referee) -> list[Event]:
    return [made(event.kind, {**event.fields, "result": "failed" if event.fields["result"] == "passed" else "passed"})]


def hunted(fields: Fields, referee: Referee) -> bool:
    return bool(fields["clause"] == "bloodhunt.result.passes-burns")


def paid(fields: Fields, referee: Referee) -> bool:
    return bool(fields["clause"] == "action.resolve.cost-then-effect")


def acting(fields: Fields, referee: Referee) -> bool:
    return referee.table.phase == "minion" and chapter(referee, Actions).open is None


def raised(event: Event, referee: Referee) -> list[Event]:
    act = chapter(referee, Actions).open
    assert act is not None
    return [made("modified", {"card": act.actor, "what": "stealth", "amount": 1}), event]


def starving(fields: Fields, referee: Referee) -> bool:
    table, actor = referee.table, fields["minion"]
    return bool(fields["action"] == "hunt" and table.is_vampire(actor) and not table.blood.get(actor, 0))


def of_her_minion(fields: Fields, referee: Referee) -> bool:
    return referee.table.phase == "unlock" and referee.table.zone.get(fields["card"]) == "ready"


def fighting_back(fields: Fields, referee: Referee) -> bool:
    fights = chapter(referee, Fights)
    first = fights.struck.get(fights.pair[0])
    hits = first is not None and first["how"] == "hand" and fights.range == "close"
    return hits and fields["minion"] == fights.pair[1]


def in_the_master_phase(fields: Fields, referee: Referee) -> bool:
    mine = fields["seat"] == referee.table.active and referee.table.phase == "master"
    return mine and not printed(fields["face"]).trifle


def played_again(event: Event, referee: Referee) -> list[Event]:
    seat, first = event.fields["seat"], event.fields["card"]
    assert isinstance(seat, int)
    other = next(card for card in referee.table.hand(seat) if card != first)
    return [event, made("plays", {**event.fields, "card": other})]


def cheaper(event: Event, _: Referee) -> list[Event]:
    pool, change = event.fields["pool"], event.fields["change"]
    assert isinstance(pool, int)
    assert isinstance(change, int)
    return [made(event.kind, {**event.fields, "pool": pool - 2, "change": change - 2})]


LIES = [
    Lie("one without blood does not hunt", "action", starving, instead(action="anarch"), "Actions", "hunt first"),
    Lie("a minion not unlocked", "unlocked", of_her_minion, dropped, "Actions", "was not unlocked", True),
    Lie("a dodge that does not help", "strike", fighting_back, instead(how="dodge"), "Fights", "dodged", True),
    Lie("a range nobody maneuvered to", "range", is_(range="close"), instead(range="long"), "Fights", "last maneuver"),
    Lie("a second master card", "plays", in_the_master_phase, played_again, "Turns", "more master cards"),
    Lie("a contest not paid for", "pool", is_(clause="contest.card.cost"), dropped, "Pools", "paid for", True),
    Lie("a withdrawal from nowhere", "phase", always, before("withdrawn", seat=0, clause=""), "Score", "not announced"),
    Lie(
        "a block by one who may not",
        "block-attempt",
        lambda _, r: bool(bystanders(r)),
        by_a_bystander,
        "Actions",
        "only",
    ),
    Lie("the predator before the prey", "declines", predator_waits, predator_blocks_first, "Actions", "comes before"),
    Lie("a refusal left out", "declines", always, dropped, "Actions", "not asked", True),
    Lie("a second refusal", "declines", always, twice, "Actions", "second refusal"),
    Lie("a block against more stealth", "block-failed", always, as_if_blocked, "Actions", "had to fail"),
    Lie("a block that fails for nothing", "blocked", always, as_if_failed, "Actions", "had to succeed"),
    Lie("stealth from nowhere", "block-failed", always, more("stealth"), "Actions", "the stealth is"),
    Lie("intercept from nowhere", "blocked", always, more("intercept"), "Actions", "the intercept is"),
    Lie("stealth not needed", "declines", always, raised, "Actions", "stealth that is not needed"),
    Lie("the second action of a locked minion", "locked", acting, dropped, "Actions", "one who was locked", True),
    Lie("an action at another's cost", "action", always, more("pool"), "Actions", "costs", True),
    Lie("a cost not paid", "pool", paid, dropped, "Actions", "paid were", True),
    Lie("a bleed of one more", "bleeds", always, more("amount"), "Actions", "the bleed is"),
    Lie("a bleed against another", "bleeds", always, to_another_seat, "Actions", "directed at"),
    Lie("a wrong pool", "pool", always, more("pool"), "Pools", "are not"),
    Lie("a wrong change", "pool", always, more("change"), "Pools", "are not"),
    Lie("a card at another price", "pool", is_(clause="card.cost.pool"), cheaper, "Plays", "pool"),
    Lie("the Edge for another", "edge", is_(clause="action.bleed.edge"), to_another_seat, "Pools", "Edge without"),
    Lie("the Edge pays twice", "pool", is_(clause="unlock.edge.gain-pool"), twice, "Pools", "twice"),
    Lie("wrong blood", "blood", always, more("blood"), "Blood", "are not"),
    Lie("a transfer too many", "transfer", last_transfer, one_more_transfer, "Influence", "too many"),
    Lie("four transfers in turn 3", "transfer", first_turn_of_three, one_more_transfer, "Influence", "too many"),
    Lie("out with too little", "controlled", always, more("blood", -1), "Influence", "counters become"),
    Lie("a vote too many", "votes", of_a_minion, more("votes"), "Voting", "cast are"),
    Lie("the same votes again", "votes", of_a_minion, twice, "Voting", "cast are"),
    Lie("two votes for a card", "votes", of_a_card, twice, "Voting", "second vote"),
    Lie("votes miscounted", "result", is_(), more("favour"), "Voting", "cast were"),
    Lie("a result turned round", "result", always, other_side, "Voting", "the referendum has"),
    Lie("a victory point for another", "victory-point", always, to_another_seat, "Score", "victory point"),
    Lie("a victory point too many", "victory-point", always, twice, "Score", "victory point"),
    Lie("the last score changed", "game-over", always, points, "Score", "were"),
    Lie("an ousting with pool", "phase", always, before("ousted", seat=0, clause=""), "Score", "pool is ousted"),
    Lie("a pool of nothing goes on", "ousted", always, dropped, "Score", "", True),
    Lie("no pool for the prey", "pool", is_(clause="end.vp.six-pool"), dropped, "Score", "not given", True),
    Lie("a turn of another", "turn", always, to_another_seat, "Turns", "the turn is"),
    Lie("a phase left out", "phase", is_(phase="minion"), dropped, "Turns", "phase due", True),
    Lie("a phase again", "phase", always, twice, "Turns", "phase due"),
    Lie("a card not drawn", "drawn", lambda _, r: r.table.turn > 3, dropped, "Turns", "too small", True),
    Lie(
        "a card drawn too many",
        "turn",
        lambda _, r: r.table.turn > 2,
        before("drawn", seat=0, card=9999, face=None, clause=""),
        "Turns",
        "hand of",
    ),
    Lie("strikes before the range", "range", always, dropped, "Fights", "before the range", True),
    Lie("more damage than announced", "inflicted", always, more("ordinary"), "Fights", "were left"),
    Lie("a stronger strike", "damage", is_(environmental=0), more("ordinary"), "Fights", "damage", True),
    Lie("a wounded vampire stays", "torpor", wounds, dropped, "Fights", "after the damage", True),
    Lie("a round not pressed for", "press", is_(to="continue"), dropped, "Fights", "press", True),
    Lie("a victim who is not in torpor", "torpor", always, dropped, "Torpor", "", True),
    Lie(
        "a victim not burned", "burned", is_(clause="diablerie.victim.burned"), dropped, "Torpor", "did not burn", True
    ),
    Lie("a blood hunt without effect", "burned", hunted, dropped, "Torpor", "to be burned", True),
]


def caught(lie: Lie, number: int) -> int | None:
    """How many events after the lie the referee objects to it: -1 if never, None if the game has no place for it."""
    referee = Referee()
    place = NOWHERE
    for index, step in enumerate(told(number)):
        event = step if isinstance(step, Event) else None
        if place == NOWHERE and event and event.kind == lie.kind and lie.fits(event.fields, referee):
            assert referee.violations == []
            place = index
            for lied in lie.change(event, referee):
                referee.hear(lied)
        else:
            referee.take(step)
        if place != NOWHERE:
            for one in referee.violations:
                if one.chapter == lie.chapter and lie.words in one.what:
                    return one.place - place
    return None if place == NOWHERE else NEVER


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.name)
def test_a_doctored_game_is_caught(lie: Lie) -> None:
    found: list[int] = []
    for number in range(SEARCHED):
        after = caught(lie, number)
        if after is not None:
            found.append(after)
        if len(found) == TRIED:
            break
    assert len(found) == TRIED, "too few games have a place for this lie"
    if lie.later:  # in some games the lie changes nothing that comes later
        assert max(found) >= 0
    else:
        assert all(after in (0, 1) for after in found)


def test_the_same_games_are_clean_before_they_are_doctored() -> None:
    for number in range(6):
        assert violations(told(number)) == []
