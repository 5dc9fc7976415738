"""Why not: the clauses that forbid an answer which a seat can name but not give now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.answer import WORD
from praxis.kernel.game import Reason
from praxis.vendetta.answers import ANSWERS
from praxis.vendetta.cards import CLAN, CLANS
from praxis.vendetta.effects.statics import has, worth
from praxis.vendetta.rules import pool
from praxis.vendetta.rules.planning import BLOOD_PER_CARD, PlanningTurn
from praxis.vendetta.rules.withdrawal import Withdrawal
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from praxis.kernel.decision import Option
    from praxis.vendetta.state import Vendetta


TEXTS: Final = {
    "not-seated": "only a seat at the table answers",
    "not-offered": "this is not among the options now",
    "over": "the game is over",
    "other-decides": "seat {seat} decides now",
    "left-the-game": "you have left the game",
    "card-own-turn": "cards are played in your own planning turn",
    "card-was-played": "you have played your card of this turn",
    "no-such-location": "there are {number} locations in play",
    "up-or-down": "a card is played 'up' or 'down'",
    "face-down-too-dear": "face down costs 1 blood, and 1 must stay in the pool",
    "only-clan-cards": "only clan cards are played",
    "deployed-already": "this card is deployed already",
    "not-in-hand": "this card is not in your hand",
    "drain-own-alliance": "only cards of your own alliance can be drained",
    "drained-already": "this card is drained already",
    "drain-own-turn": "draining is for your own planning turn",
    "blood-own-turn": "blood is played in your own planning turn",
    "blood-after-card": "blood is played after the card, at the same location",
    "blood-limit": "with each card at most {limit} blood are played, and {played} are",
    "last-blood": "1 blood must stay in the pool, which holds {blood}",
    "flip-with-card": "tokens are flipped when you play a card",
    "no-red-token": "you have no red diablerie token",
    "without-relics": "this table plays without relics",
    "not-your-relic": "this is not your relic, nor one to pick now",
    "relic-was-used": "your relic was used already",
    "relic-not-now": "the card says when it can be used, which is not now",
    "withdraw-in-resolution": "to stay or withdraw is chosen as a location is resolved, by those who are there",
    "keep-in-card-choice": "one of the cards you look at is kept, in card choice",
    "no-such-clan": "the clans are brujah, gangrel, malkavian, nosferatu, toreador, tremere and ventrue",
    "clan-taken": "this clan is taken",
    "clan-not-laid-out": "this clan is not laid out to pick",
    "end-after-card": "a turn ends after its card was played",
}
"""Every reason in English. `praxis.vendetta.words` has them in other languages, by the same codes."""


def because(code: str, **args: str | int) -> tuple[str, str, dict[str, str | int]]:
    """The text, code and arguments of a `Reason`."""
    return TEXTS[code].format(**args), code, args


_OF_THE_RULES: Final = ("clan", "pick-relic", "keep", "plan", "deploy", "withdraw")
"""The kinds of decision that the rulebook itself asks; all others are questions of cards."""


def reasons_against(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    """All reasons, the most important first. There is at least one for every answer that is not offered."""
    decision = g.decision
    if decision is None:
        return [Reason("vendetta.end.after-round-3-at-once", *because("over"))]
    found: list[Reason] = []
    if g.players[seat].eliminated:
        found.append(Reason("vendetta.diablerie.third-token-eliminates", *because("left-the-game")))
    mine = decision.seat == seat
    asked = mine and decision.kind not in _OF_THE_RULES and any(each[0] == option[0] for each in decision.options)
    if not asked and str(option[0]) in _CHECKS and _is_whole(option):
        found += _CHECKS[str(option[0])](g, seat, option)
    if not mine:
        found.append(Reason(decision.clause, *because("other-decides", seat=decision.seat)))
    return found or [Reason(decision.clause, *because("not-offered"))]


def _is_whole(option: Option) -> bool:
    """Whether an answer has the parts that its word wants."""
    roles = ANSWERS[str(option[0])].roles
    return [isinstance(part, str) for part in option[1:]] == [role == WORD for role in roles]


def _turn_of(g: Vendetta, seat: int) -> PlanningTurn | None:
    """The planning turn in progress, if it is this seat's; else None."""
    for frame in g.stack:
        if isinstance(frame, PlanningTurn) and frame.seat == seat:
            return frame
    return None


def _play(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    card, place, face = int(option[1]), int(option[2]), option[3]
    found: list[Reason] = []
    turn = _turn_of(g, seat)
    if turn is None:
        found.append(Reason("vendetta.planning.turn-order", *because("card-own-turn")))
    elif turn.location != NONE:
        found.append(Reason("vendetta.planning.must-play-one-card", *because("card-was-played")))
    found += _not_in_hand(g, seat, card)
    if not 0 <= place < g.locations:
        count = "vendetta.setup.locations-3-4-players" if g.seats <= 4 else "vendetta.setup.locations-5-6-players"
        found.append(Reason(count, *because("no-such-location", number=g.locations)))
    if face not in ("up", "down"):
        found.append(Reason("vendetta.play.face-up-free", *because("up-or-down")))
    elif face == "down" and pool.deployable(g, seat) < 1 and not has(g, seat, "free-face-down", NONE):
        found.append(Reason("vendetta.blood.never-below-one-voluntarily", *because("face-down-too-dear")))
    return found


def _not_in_hand(g: Vendetta, seat: int, card: int) -> list[Reason]:
    player = g.players[seat]
    if card in player.hand:
        return []
    if not 0 <= card < len(g.set.cards) or g.set.cards[card].kind != CLAN:
        return [Reason("vendetta.planning.must-play-one-card", *because("only-clan-cards"))]
    known = not g.is_face_down(card) or g.owner(card) == seat
    if known and any(card in cards for each in g.players for cards in each.cards_at):
        return [Reason("vendetta.play.becomes-deployed", *because("deployed-already"))]
    return [Reason("vendetta.planning.must-play-one-card", *because("not-in-hand"))]


def _drain(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    card = int(option[1])
    found: list[Reason] = []
    if card not in g.players[seat].alliance:
        found.append(Reason("vendetta.drain.procedure", *because("drain-own-alliance")))
    elif g.is_drained(card):
        found.append(Reason("vendetta.drain.no-second-drain", *because("drained-already")))
    if _turn_of(g, seat) is None:
        found.append(Reason("vendetta.drain.only-own-planning-turn", *because("drain-own-turn")))
    return found


def _blood(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    amount = int(option[1])
    turn = _turn_of(g, seat)
    if turn is None:
        return [Reason("vendetta.planning.may-play-blood-same-location", *because("blood-own-turn"))]
    if turn.location == NONE:
        return [Reason("vendetta.blood.played-after-card", *because("blood-after-card"))]
    found: list[Reason] = []
    limit = BLOOD_PER_CARD + worth(g, seat, "blood-limit", turn.location)
    if amount < 1 or turn.blood + amount > limit:
        why = because("blood-limit", limit=limit, played=turn.blood)
        found.append(Reason("vendetta.blood.play-up-to-three-per-card", *why))
    if amount > pool.deployable(g, seat):
        why = because("last-blood", blood=g.players[seat].blood)
        found.append(Reason("vendetta.blood.never-below-one-voluntarily", *why))
    return found


def _flip(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    player = g.players[seat]
    turn = _turn_of(g, seat)
    if turn is None or turn.location == NONE:
        return [Reason("vendetta.diablerie.flip-when-playing-card", *because("flip-with-card"))]
    if player.red == 0:
        clause = (
            "vendetta.diablerie.flip-once-per-round" if player.grey else "vendetta.diablerie.flip-when-playing-card"
        )
        return [Reason(clause, *because("no-red-token"))]
    return []


def _relic(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    card = int(option[1])
    if not g.readings.relics:
        return [Reason("vendetta.variant.relic.choose-after-clans", *because("without-relics"))]
    if g.players[seat].relic != card:
        return [Reason("vendetta.variant.relic.choose-after-clans", *because("not-your-relic"))]
    if g.used >> card & 1:
        return [Reason("vendetta.variant.relic.once-per-game", *because("relic-was-used"))]
    return [Reason("vendetta.variant.relic.timing-on-card", *because("relic-not-now"))]


def _withdraw(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    if any(isinstance(frame, Withdrawal) and seat in frame.order for frame in g.stack):
        return []  # the seat is one of those who choose, but not now
    return [Reason("vendetta.withdraw.only-present-players", *because("withdraw-in-resolution"))]


def _keep(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    return [Reason("vendetta.card-choice.draw-two-keep-one", *because("keep-in-card-choice"))]


def _clan(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    if option[1] not in CLANS:
        return [Reason("vendetta.game.clans", *because("no-such-clan"))]
    taken = any(player.clan == CLANS.index(str(option[1])) for player in g.players)
    clause = "vendetta.setup.clan-unique" if taken else "vendetta.setup.clan-sheets-one-more-than-players"
    return [Reason(clause, *because("clan-taken" if taken else "clan-not-laid-out"))]


def _end(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    return [Reason("vendetta.planning.must-play-one-card", *because("end-after-card"))]


_CHECKS: Final[dict[str, Callable[[Vendetta, int, Option], list[Reason]]]] = {
    "clan": _clan,
    "relic": _relic,
    "keep": _keep,
    "play": _play,
    "drain": _drain,
    "blood": _blood,
    "flip": _flip,
    "end": _end,
    "stay": _withdraw,
    "withdraw": _withdraw,
}
