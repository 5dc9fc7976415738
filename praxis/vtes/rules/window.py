"""The sequencing rule: in which order the seats may use cards and effects, and which ones each could use."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes.effects import who_plays
from praxis.vtes.effects.definition import Granted
from praxis.vtes.effects.forbidding import GRANTED
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.resolve import mode_of
from praxis.vtes.effects.storing import is_kept_to_play
from praxis.vtes.effects.ways import NO_MINIONS, Ways, levels_of
from praxis.vtes.model import stats, windows
from praxis.vtes.model.face import Face
from praxis.vtes.model.regions import (
    HAND,
    NO_CARDS,
    PLAY,
    READY,
    RESEARCH,
    TORPOR,
    UNKNOWN,
    VAMPIRE_REGIONS,
    Usable,
)
from praxis.vtes.model.spans import NOBODY, ActionSpan, Playing, Span
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import out_of_turn
from praxis.vtes.rules.requirement import bar


def order(g: Vtes) -> list[int]:
    """The order in which the seats get the opportunity to use cards and effects. [sequence.order.acting-first]"""
    action = g.action()
    combat = g.combat()
    if combat is not None:  # [sequence.order.defender-next]
        acting = g.controller[combat.acting]
        return _first(g, acting, [g.controller[combat.opposing]])
    if action is None:
        return g.clockwise(g.turn_span().seat)
    if action.victims:  # [sequence.order.several-targets]
        victims = action.victims
        if len(victims) > 1:
            victims = [seat for seat in g.clockwise(action.seat) if seat in action.victims]
        return _first(g, action.seat, victims)
    if g.edition.predator_after_prey:  # [sequence.order.undirected]
        return _first(g, action.seat, [g.prey(action.seat), g.predator(action.seat)])
    return g.clockwise(action.seat)  # [sequence.order.others-clockwise]


def _first(g: Vtes, acting: int, then: list[int]) -> list[int]:
    found = [acting]
    named = 1 << acting
    for seat in then:
        if not named >> seat & 1 and not g.ousted[seat]:
            found.append(seat)
            named |= 1 << seat
    for seat in range(acting + 1, acting + g.seats):
        other = seat if seat < g.seats else seat - g.seats
        if not g.ousted[other] and not named >> other & 1:
            found.append(other)
    return found


def moments(g: Vtes, seat: int) -> int:
    """The moments at which a seat could use anything, as a mask."""
    mask = g.moments[seat]
    if mask < 0:
        mask = _find_usable(g, seat)
    action = g.action()
    return mask if action is None or action.seat == seat else g.reactions[seat]


def is_opportune(g: Vtes, window: int) -> bool:
    """Whether any seat could have something to use in this window."""
    if not window & g.possible:
        return False
    action = g.action()
    acting = NOBODY if action is None else action.seat
    for seat in range(g.seats):
        mask = g.moments[seat]
        if mask < 0:
            mask = _find_usable(g, seat)
        if window & (mask if acting < 0 or acting == seat else g.reactions[seat]):
            return True
    if g.rules_on(GRANTED):
        return any(mode.when & window for _, _, mode, _, _ in granted(g))
    return False


def granted(g: Vtes) -> list[tuple[int, int, Mode, int, int]]:
    """The abilities that effects grant for a while: the card, the number of the ability, the ability, whose it is, and
    of which minion."""
    found: list[tuple[int, int, Mode, int, int]] = []
    for span in g.spans_now():
        for card, number, seat, minion, _ in span.hung:
            part = g.face[card].definition.program.nodes[number]
            if isinstance(part, Granted):
                found.append((card, part.number, part.mode, seat, minion))
    return found


def is_bound(g: Vtes, card: int, number: int) -> bool:
    """Whether an effect grants this ability as the only strike that an additional strike may be."""
    for frame in g.stack:
        if isinstance(frame, Span):
            for hung in frame.hung:
                part = g.face[hung[0]].definition.program.nodes[hung[1]]
                if hung[0] == card and isinstance(part, Granted) and part.number == number:
                    return part.bound
    return False


def usable(g: Vtes, seat: int) -> list[Usable]:
    """The cards in hand and in play that a seat could use at some moment and in which ways, the hand first."""
    if g.moments[seat] < 0:
        _find_usable(g, seat)
    return g.usable[seat]


def _find_usable(g: Vtes, seat: int) -> int:
    """Find those cards, without the modes that none of her minions could ever play. Returns their moments."""
    face = g.face
    found: list[Usable] = []
    mask = reactions = 0
    if not g.ousted[seat]:
        if g.moments[seat] == UNKNOWN:
            _look_at_play(g, seat)
        known = g.levels[seat]
        action = g.action()
        if action is not None and action.seat == seat and g.controller[action.actor] != seat:
            known = levels_of(
                known.known.union(levels(g, action.actor, at_some_time=True))
            )  # she acts with him, whoever controls him
        for card in g.regions[HAND][seat]:
            ways = known.ways(face[card].definition)
            if ways.by:
                found.append((card, ways))
                mask |= ways.acting
                reactions |= ways.reacting
        for card in g.regions[RESEARCH][seat]:
            if is_kept_to_play(g, seat, card):
                found.append((card, Ways(list(enumerate(face[card].definition.modes)))))
                mask |= found[-1][1].acting
                reactions |= found[-1][1].reacting
        for one in g.abilities[seat]:
            found.append(one)
            mask |= one[1].acting
            reactions |= one[1].reacting
    g.usable[seat] = found
    g.moments[seat] = mask
    g.reactions[seat] = reactions
    return mask


def _look_at_play(g: Vtes, seat: int) -> None:
    """Find what a seat has in play: the abilities of its cards, and the Disciplines of its minions."""
    g.abilities[seat] = _abilities(g, seat)
    found: frozenset[str] = frozenset()
    acts = False
    for region in VAMPIRE_REGIONS:
        for minion in g.regions[region][seat]:
            found = found | levels(g, minion, at_some_time=True) if found else levels(g, minion, at_some_time=True)
            acts = True
    g.levels[seat] = levels_of(found) if acts else NO_MINIONS


def all_in(codes: tuple[str, ...], known: frozenset[str]) -> bool:
    """Whether all of these levels are known. A loop is compiled; `issuperset` would be a call for each card."""
    for code in codes:  # noqa: SIM110
        if code not in known:
            return False
    return True


def _abilities(g: Vtes, seat: int) -> list[Usable]:
    """The abilities of a seat's cards in play, and those of others' cards that anybody may use."""
    face = g.face
    found: list[Usable] = []
    for card in _useful(g, seat):
        modes: list[tuple[int, Mode]] = []
        for index, mode in enumerate(face[card].definition.abilities):
            if not mode.granted and not (mode.takes_unlocked and g.locked[card]):
                modes.append((-1 - index, mode))
        if modes:
            found.append((card, Ways(modes)))
    for card in g.standing:
        if g.controller[card] != seat and face[card].uses & ~windows.MINION:
            shared: list[tuple[int, Mode]] = []
            for index, mode in enumerate(face[card].definition.abilities):
                if mode.open and mode.when & ~windows.MINION:
                    shared.append((-1 - index, mode))
            if shared:
                found.append((card, Ways(shared)))
    return found


def _useful(g: Vtes, seat: int) -> list[int]:
    """The cards of a seat that have abilities, in the order in which they are offered: those on no minion, then those
    that lie on them, then each minion with the cards on him, and last her cards on minions of others."""
    face, attached = g.face, g.attached
    found: list[int] = []
    for card in g.regions[PLAY][seat]:
        if face[card].uses:
            found.append(card)
    for card in g.regions[PLAY][seat]:
        if card in attached:
            _add_useful(face, attached[card], found)
    for region in VAMPIRE_REGIONS:
        for minion in g.regions[region][seat]:
            if face[minion].uses:
                found.append(minion)
            if minion in attached:
                _add_useful(face, attached[minion], found)
    for host, cards in attached.items():  # her cards on minions of others [card.control.master]
        if g.controller[host] != seat and (g.where[host] == READY or g.where[host] == TORPOR):
            for card in cards:
                if g.controller[card] == seat and face[card].uses:
                    found.append(card)
    return found


def _add_useful(face: list[Face], cards: list[int], found: list[int]) -> None:
    for card in cards:
        if face[card].uses:
            found.append(card)


def may_play(g: Vtes, seat: int, window: int) -> bool:
    """Whether a seat has anything that could be used in this window, if the rest allows it."""
    return bool(moments(g, seat) & window) or g.rules_on(GRANTED)


def plays(g: Vtes, seat: int, window: int) -> list[Option]:
    """All cards in hand and effects in play that a seat could use in this window."""
    options: list[Option] = []
    if moments(g, seat) & window:
        action = g.action()
        reacts = action is not None and action.seat != seat
        for card, ways in g.usable[seat]:
            if not (ways.reacting if reacts else ways.acting) & window:
                continue
            for number, mode in ways.modes:
                if (mode.reacting if reacts else mode.acting) & window:
                    for minion in _players(g, seat, card, mode, number < 0):
                        if not bar(g, seat, minion, card, number):
                            options.append(("use" if number < 0 else "play", card, minion, number))
    if not g.rules_on(GRANTED):
        return options
    for card, number, mode, whose, minion in granted(g):
        if mode.when & window and _is_his(g, seat, mode, whose, minion) and not bar(g, seat, minion, card, number):
            option: Option = ("use", card, minion, number)
            if option not in options:
                options.append(option)
    return options


def _is_his(g: Vtes, seat: int, mode: Mode, whose: int, minion: int) -> bool:
    """Whether an ability that an effect has granted may be used by this seat now."""
    return whose == seat if mode.by == who_plays.BY_METHUSELAH else minion in _minions(g, seat, mode.by)


def being_played_against(g: Vtes) -> list[int]:
    """Against whom a card is being played: the minion it targets, and in combat the opposing one, unless it is only for
    the minion who plays it."""
    for frame in reversed(g.stack):
        if isinstance(frame, Playing):
            card, mode, minion, targets = frame.card, frame.mode, frame.minion, frame.targets
        elif isinstance(frame, ActionSpan):
            card, mode, minion, targets = frame.card, frame.mode, frame.actor, [frame.target, *frame.more]
        else:
            continue
        if card < 0:
            return []
        found: list[int] = []
        for aim, target in zip(mode_of(g, card, mode).targets, targets, strict=False):
            if target >= 0 and not aim.is_seat() and not aim.is_number() and g.is_minion(target):
                found.append(target)
        combat = g.combat()
        fights = combat is not None and minion in (combat.acting, combat.opposing)
        if combat is not None and fights and not mode_of(g, card, mode).for_oneself:
            found.append(combat.other(minion))
        return found
    return []


def could(g: Vtes, seat: int, window: int, but: int = NOBODY) -> bool:
    """Whether a seat could use this window, by public facts: with some hand of the cards of the game, or with what she
    has in play.

    `but` is a minion that cannot, such as the one who made the last maneuver.
    """
    if g.ousted[seat]:
        return False
    for option in plays(g, seat, window):
        if option[0] == "use" and (option[2] != but or but == NOBODY):
            return True
    if not g.regions[HAND][seat]:
        return False
    for _, ways in usable(g, seat):
        if any(mode.hidden and number < 0 and mode.when & window for number, mode in ways.modes):
            return True
    has: dict[int, list[frozenset[str]]] = {}
    action = g.action()
    kind = "" if action is None else action.kind
    for when, by, disciplines, out_of_her_turn, kinds in g.repertoire:
        if not when & window or (kinds and kind not in kinds):
            continue
        if by == who_plays.BY_METHUSELAH:
            if not out_of_her_turn or (g.turn_span().seat != seat and not g.out_of_turn[seat]):
                return True
            continue
        if by not in has:
            has[by] = [levels(g, minion) for minion in _minions(g, seat, by) if minion != but]
        for known in has[by]:
            if known.issuperset(disciplines):
                return True
    return False


def levels(g: Vtes, minion: int, at_some_time: bool = False) -> frozenset[str]:
    """The levels of Disciplines that a minion has, if only for some cards. He cannot play a card that requires others.
    What is kept holds at some time, since what keeps him from using equipment may end while no card moves."""
    found = stats.disciplines(g, minion, at_some_time)
    as_vampire = g.face[minion].definition.as_vampire
    return found.union(as_vampire) if as_vampire else found


_HERSELF: Final = [NOBODY]


def _players(g: Vtes, seat: int, card: int, mode: Mode, ability: bool) -> list[int]:
    """The minions who might play a card; nobody stands for the Methuselah herself. Such a list is never changed."""
    by = mode.by
    if by == who_plays.BY_METHUSELAH:
        if ability:  # [card.control.master] [card.control.on-minion]
            return _HERSELF if _may_use(g, seat, card, mode) else NO_CARDS
        return NO_CARDS if out_of_turn.bar(g, seat, card) else _HERSELF
    if by == who_plays.BY_KEEPER:
        host = g.host[card]
        return _HERSELF if host >= 0 and g.controller[host] == seat else NO_CARDS
    found = _minions(g, seat, by)
    if ability and g.where[card] == PLAY:  # a card that is on no minion is for all her minions
        return found if _may_use(g, seat, card, mode) else NO_CARDS
    if ability:
        owner = g.host[card] if g.host[card] >= 0 else card
        return [m for m in found if m == owner]
    return found


def _may_use(g: Vtes, seat: int, card: int, mode: Mode) -> bool:
    """Whether an ability of a card in play is for a seat: its controller, others too, or only others."""
    if g.controller[card] == seat:
        return mode.open != who_plays.FOR_OTHERS
    return bool(mode.open)


def _minions(g: Vtes, seat: int, by: int) -> list[int]:
    """The minions of a seat who may play a card now that is for such minions (`by`)."""
    if by == who_plays.BY_COMBATANT:  # [combat.cards.played-by]
        combat = g.combat()
        if combat is None:
            return NO_CARDS
        return [m for m in (combat.acting, combat.opposing) if g.controller[m] == seat and g.is_ready(m)]
    if by == who_plays.BY_AGAINST:  # [card.cancel.reflex]
        against = being_played_against(g) if g.edition.has_reflexes else []
        return [m for m in against if g.controller[m] == seat and g.is_ready(m)]
    if by == who_plays.BY_BYSTANDER:  # [combat.cards.non-combatant]
        combat = g.combat()
        return NO_CARDS if combat is None else [m for m in g.ready(seat) if m not in (combat.acting, combat.opposing)]
    if by == who_plays.BY_ONLOOKER:
        combat = g.combat()
        onlookers = [*g.ready(seat), *g.torpor(seat)]
        return NO_CARDS if combat is None else [m for m in onlookers if m not in (combat.acting, combat.opposing)]
    action = g.action()
    if action is None:
        return NO_CARDS
    if by == who_plays.BY_ACTING:  # [action.modifier.acting-only]
        return [action.actor] if action.seat == seat and g.is_in_play(action.actor) else NO_CARDS
    if by == who_plays.BY_OTHER:  # [action.modifier.non-acting]
        return [m for m in g.ready(seat) if m != action.actor] if action.seat == seat else NO_CARDS
    if action.seat == seat:  # [action.reaction.not-own]
        return NO_CARDS
    if by == who_plays.BY_ALERT:
        return g.ready(seat)
    if by == who_plays.BY_LOCKED:  # locked, awake or not
        return [m for m in g.ready(seat) if g.locked[m]]
    # [action.reaction.who] [action.reaction.any-methuselah]
    return [m for m in g.ready(seat) if stats.is_awake(g, m)]
