"""Why not: for anything a seat can name but not do now, the clauses that forbid it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.game import Reason
from praxis.vendetta.cards import CLAN, CLANS
from praxis.vendetta.effects.statics import has, worth
from praxis.vendetta.rules import pool
from praxis.vendetta.rules.planning import BLOOD_PER_CARD, PlanningTurn
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from praxis.kernel.decision import Option
    from praxis.vendetta.state import Vendetta

_FORMS: Final = {
    "clan": (str,),
    "relic": (int,),
    "keep": (int,),
    "play": (int, int, str),
    "drain": (int,),
    "blood": (int,),
    "flip": (),
    "end": (),
    "stay": (),
    "withdraw": (),
}


def reasons_against(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    """All reasons, the most telling first; never empty for something not offered."""
    word = str(option[0])
    form = _FORMS.get(word)
    decision = g.decision
    clause = decision.clause if decision is not None else "vendetta.end.after-round-3-at-once"
    if form is None or [type(part) for part in option[1:]] != list(form) or not 0 <= seat < g.seats:
        return [Reason(clause, "this is not among the options now")]
    found = _CHECKS[word](g, seat, option)
    if decision is None:
        return [Reason(clause, "the game is over")]
    if decision.seat != seat:
        found.append(Reason(decision.clause, f"seat {decision.seat} decides now"))
    return found or [Reason(clause, "this is not among the options now")]


def _turn_of(g: Vendetta, seat: int) -> PlanningTurn | None:
    """The planning turn in progress, if it is this seat's."""
    for frame in g.stack:
        if isinstance(frame, PlanningTurn) and frame.seat == seat:
            return frame
    return None


def _play(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    card, place, face = int(option[1]), int(option[2]), option[3]
    player = g.players[seat]
    found: list[Reason] = []
    if player.eliminated:
        found.append(Reason("vendetta.diablerie.third-token-eliminates", "you have left the game"))
    turn = _turn_of(g, seat)
    if turn is None:
        found.append(Reason("vendetta.planning.turn-order", "cards are played in your own planning turn"))
    elif turn.location != NONE:
        found.append(Reason("vendetta.planning.must-play-one-card", "you have played your card of this turn"))
    found += _not_in_hand(g, seat, card)
    if not 0 <= place < g.locations:
        count = "vendetta.setup.locations-3-4-players" if g.seats <= 4 else "vendetta.setup.locations-5-6-players"
        found.append(Reason(count, f"the locations in play are 0 to {g.locations - 1}"))
    if face not in ("up", "down"):
        found.append(Reason("vendetta.play.face-up-free", "a card is played 'up' or 'down'"))
    elif face == "down" and pool.deployable(g, seat) < 1 and not has(g, seat, "free-face-down", NONE):
        found.append(
            Reason("vendetta.blood.never-below-one-voluntarily", "face down costs 1 blood, and 1 must stay in the pool")
        )
    return found


def _not_in_hand(g: Vendetta, seat: int, card: int) -> list[Reason]:
    player = g.players[seat]
    if card in player.hand:
        return []
    if not 0 <= card < len(g.set.cards) or g.set.cards[card].kind != CLAN:
        return [Reason("vendetta.planning.must-play-one-card", "only clan cards are played")]
    if any(card in cards for each in g.players for cards in each.cards_at if not g.is_face_down(card)):
        return [Reason("vendetta.play.becomes-deployed", "this card is deployed already")]
    return [Reason("vendetta.planning.must-play-one-card", "this card is not in your hand")]


def _drain(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    card = int(option[1])
    found: list[Reason] = []
    if card not in g.players[seat].alliance:
        found.append(Reason("vendetta.drain.procedure", "only cards of your own alliance can be drained"))
    elif g.is_drained(card):
        found.append(Reason("vendetta.drain.no-second-drain", "this card is drained already"))
    if _turn_of(g, seat) is None:
        found.append(Reason("vendetta.drain.only-own-planning-turn", "draining is for your own planning turn"))
    return found


def _blood(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    amount = int(option[1])
    turn = _turn_of(g, seat)
    if turn is None:
        return [Reason("vendetta.planning.may-play-blood-same-location", "blood is played in your own planning turn")]
    if turn.location == NONE:
        return [Reason("vendetta.blood.played-after-card", "blood is played after the card, at the same location")]
    found: list[Reason] = []
    limit = BLOOD_PER_CARD + worth(g, seat, "blood-limit", turn.location)
    if amount < 1 or turn.blood + amount > limit:
        text = f"with each card at most {limit} blood are played, and {turn.blood} are"
        found.append(Reason("vendetta.blood.play-up-to-three-per-card", text))
    if amount > pool.deployable(g, seat):
        have = g.players[seat].blood
        text = f"1 blood must stay in the pool, which holds {have}"
        found.append(Reason("vendetta.blood.never-below-one-voluntarily", text))
    return found


def _flip(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    player = g.players[seat]
    turn = _turn_of(g, seat)
    if turn is None or turn.location == NONE:
        return [Reason("vendetta.diablerie.flip-when-playing-card", "tokens are flipped when you play a card")]
    if player.red == 0:
        clause = (
            "vendetta.diablerie.flip-once-per-round" if player.grey else "vendetta.diablerie.flip-when-playing-card"
        )
        return [Reason(clause, "you have no red diablerie token")]
    return []


def _relic(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    card = int(option[1])
    if not g.readings.relics:
        return [Reason("vendetta.variant.relic.choose-after-clans", "this table plays without relics")]
    if g.players[seat].relic != card:
        return [Reason("vendetta.variant.relic.choose-after-clans", "this is not your relic, nor one to pick now")]
    if g.used >> card & 1:
        return [Reason("vendetta.variant.relic.once-per-game", "your relic was used already")]
    return [Reason("vendetta.variant.relic.timing-on-card", "the card says when it can be used, which is not now")]


def _withdraw(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    clause = "vendetta.withdraw.only-present-players"
    return [Reason(clause, "to stay or withdraw is chosen as a location is resolved, by those who are there")]


def _keep(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    return [Reason("vendetta.card-choice.draw-two-keep-one", "one of the cards you look at is kept, in card choice")]


def _clan(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    if option[1] not in CLANS:
        return [Reason("vendetta.game.clans", f"the clans are {', '.join(CLANS)}")]
    taken = any(player.clan == CLANS.index(str(option[1])) for player in g.players)
    clause = "vendetta.setup.clan-unique" if taken else "vendetta.setup.clan-sheets-one-more-than-players"
    return [Reason(clause, "this clan is taken" if taken else "this clan is not laid out to pick")]


def _end(g: Vendetta, seat: int, option: Option) -> list[Reason]:
    return [Reason("vendetta.planning.must-play-one-card", "a turn ends after its card was played")]


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
