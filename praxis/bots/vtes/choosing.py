"""At whom or what a card is aimed, how much of something is chosen, in which way; and votes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praxis.bots.vtes.acting import play
from praxis.bots.vtes.gist import Gist, gist_of, gist_of_tree
from praxis.effects.nodes import Tree
from praxis.vtes.effects.resolve import Resolve
from praxis.vtes.model.face import BLANK
from praxis.vtes.model.referendum_span import ReferendumSpan
from praxis.vtes.model.spans import ActionSpan, Playing
from praxis.vtes.rules.bloodhunt import BloodHunt

if TYPE_CHECKING:
    from praxis.bots.vtes.eye import Eye
    from praxis.kernel.decision import Option
    from praxis.vtes.effects.mode import Mode


def _source(eye: Eye) -> tuple[Mode | None, int, int]:
    """The mode in progress that asks, its card, and how many targets it has already."""
    for frame in reversed(eye.g.stack):
        if isinstance(frame, ReferendumSpan):
            mode = eye.mode(frame.card, frame.mode) if frame.card >= 0 else None
            return mode, frame.card, len(frame.split)
        if isinstance(frame, ActionSpan):
            mode = eye.mode(frame.card, frame.mode) if frame.card >= 0 else None
            return mode, frame.card, len(frame.chosen())
        if isinstance(frame, (Playing, Resolve)):
            return eye.mode(frame.card, frame.mode), frame.card, len(frame.targets)
    return None, -1, 0


def seat_worth(eye: Eye, seat: int) -> float:
    """How welcome harm to a Methuselah is: to the prey most, to oneself least."""
    if seat == eye.seat:
        return -4.0
    weak = 1.0 if eye.g.pool[seat] <= 5 else 0.0
    if seat == eye.prey:
        return 3.0 + weak
    return 1.5 if seat == eye.predator else 0.5 - weak


def _is_harm(eye: Eye, mode: Mode | None, card: int) -> bool:
    if mode is None:
        return False
    gist = gist_of(mode)
    if gist.permanent and card >= 0:
        return any(part.tree().word == "cannot" for part in eye.g.face[card].definition.parts)
    return bool(gist.hurt or gist.pool_burn) and not (gist.blood > 0 or gist.influence)


def targets(eye: Eye, option: Option) -> float:
    """What a target is worth: good effects are for the seat's own cards, bad ones for the prey and the predator."""
    if option[0] == "pass":
        return 0.0
    thing = int(option[1])
    mode, card, count = _source(eye)
    harm = _is_harm(eye, mode, card)
    gist = Gist() if mode is None else gist_of(mode)
    is_seat = False
    if mode is not None and mode.targets:
        is_seat = mode.targets[min(count, len(mode.targets) - 1)].is_seat()
    if is_seat and thing < eye.g.seats:  # a question of the effect itself can be about a card
        if gist.redirect:
            return seat_worth(eye, thing) + (5.0 if thing == eye.prey else 0.0)
        return seat_worth(eye, thing) if harm else -seat_worth(eye, thing)
    if not 0 <= thing < len(eye.g.face):
        return 0.0
    return _card_worth(eye, thing, gist, harm)


def _card_worth(eye: Eye, card: int, gist: Gist, harm: bool) -> float:
    g = eye.g
    seat = g.controller[card]
    value = 1.0 if g.face[card] is BLANK or not g.is_minion(card) else eye.worth(card)
    if harm:
        return value * (0.5 + seat_worth(eye, seat)) + (1.0 if not g.locked[card] else 0.0)
    if seat != eye.seat:
        return -value
    if gist.influence:
        return 10.0 if card == eye.wanted(99.0) else 1.0
    if gist.pool > 0 and gist.blood < 0:
        return float(g.blood[card])
    if gist.blood > 0 and g.is_minion(card):
        return float(eye.capacity(card) - g.blood[card]) + (1.0 if g.is_ready(card) else 0.0)
    return value + (2.0 if g.is_ready(card) else 0.0)


def picks(eye: Eye, option: Option) -> float:
    """What a card is worth that an effect asks for. Whose card it is matters more than what it is."""
    if option[0] == "pass" or len(option) < 2 or not isinstance(option[1], int):
        return 0.0
    mode, card, _ = _source(eye)
    thing = int(option[1])
    if not 0 <= thing < len(eye.g.face):
        return 0.0
    return _card_worth(eye, thing, Gist() if mode is None else gist_of(mode), _is_harm(eye, mode, card))


def amounts(eye: Eye, option: Option) -> float:
    """What an amount is worth: blood for pool while the vampire keeps some, and never too much pool."""
    n = int(option[1])
    mode, _, _ = _source(eye)
    gist = Gist() if mode is None else gist_of(mode)
    top = eye.g.stack[-1]
    if gist.pool > 0 and gist.blood < 0 and isinstance(top, Resolve | Playing) and top.targets:
        stock = eye.g.blood[top.targets[0]]
        wanted = max(0, stock - (1 if eye.pool < 6 else 3))
        return -abs(wanted - n)
    if gist.pool < 0:
        return float(min(n, eye.pool - 5)) - 2.0 * max(0.0, n - (eye.pool - 5))
    return float(n)


def ways(eye: Eye, option: Option) -> float:
    mode, card, _ = _source(eye)
    if mode is None:
        return 0.0
    found = _first_choice(tuple(effect.tree() for effect in mode.do))
    at = int(option[1])
    if found is None or at >= len(found):
        return 0.0
    gist = gist_of_tree(found[at])
    host = eye.g.host[card]
    stock = eye.g.blood[host] if host >= 0 else 3
    worth = gist.pool * (1.5 if eye.pool < 12 else 1.0)
    worth += gist.blood * (0.4 if stock > 3 else 1.2 if stock > 1 else 2.5)
    return worth + 0.5 * gist.hurt + 0.3 * gist.draws + 0.2 * gist.other


def _first_choice(tree: Any) -> tuple[Tree, ...] | None:
    if isinstance(tree, tuple):
        for one in tree:
            found = _first_choice(one)
            if found is not None:
                return found
    elif isinstance(tree, Tree):
        if tree.word == "choose":
            ways: tuple[Tree, ...] = tree.slots["ways"]
            return ways
        return _first_choice(tuple(tree.slots.values()))
    return None


# -- votes ------------------------------------------------------------------------------------------------------------


def _benefit(eye: Eye) -> float:
    """What this seat gains if the referendum passes."""
    referendum = eye.g.referendum()
    if referendum is None:
        return 0.0
    hunt = next((frame for frame in reversed(eye.g.stack) if isinstance(frame, BloodHunt)), None)
    if referendum.kind == "blood-hunt" and hunt is not None:
        return -4.0 if eye.is_mine(hunt.diablerist) else 2.0
    mode = eye.mode(referendum.card, referendum.mode) if referendum.card >= 0 else None
    gist = Gist() if mode is None else gist_of(mode)
    found = 2.0 if referendum.caller == eye.seat else -0.6
    if mode is None or not referendum.terms:
        return found
    harm = 1.0 if _is_harm(eye, mode, referendum.card) else -1.0
    for at, thing in enumerate(referendum.terms):
        if _names_a_seat(mode, referendum, at):
            found += harm * seat_worth(eye, thing)
        elif 0 <= thing < len(eye.g.controller):
            found += 0.5 * harm * seat_worth(eye, eye.g.controller[thing])
    return found + 0.2 * gist.title * (1 if referendum.caller == eye.seat else -1)


def _names_a_seat(mode: Mode, referendum: ReferendumSpan, at: int) -> bool:
    """Whether this one of the terms is a Methuselah: a card can have one chosen, and then something of hers."""
    for target, many in zip(mode.targets, referendum.split, strict=False):
        if at < many:
            return target.is_seat()
        at -= many
    return bool(mode.targets) and mode.targets[-1].is_seat()


def votes(eye: Eye, option: Option) -> float:
    gain = _benefit(eye)
    word = option[0]
    if word == "pass":
        return 0.0
    if word in ("play", "use"):
        gist = eye.gist(option)
        return 0.3 * abs(gain) - eye.price(option) - 0.3 if gist.votes else play(eye, option) - 0.3
    side = gain if option[-1] == "for" else -gain
    if word == "burn-edge":
        return side - 2.5
    if word == "card":
        return 0.4 * side - 0.8
    return side
