"""What a library card made up in a line does, by its kind: its words as the verbs and modes of real cards.

The same word is another effect on another kind of card: a maneuver is a card's own, a weapon's that commits its strike,
or one more thing that a strike card can do. What no real card of that kind does is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from praxis.effects.nodes import Effect as Node
from praxis.effects.nodes import Part
from praxis.kernel.errors import BadSetting
from praxis.vtes.definitions import build
from praxis.vtes.definitions.build import Way
from praxis.vtes.effects import (
    blocking,
    choosing,
    counters,
    damaging,
    entering_combat,
    fighting,
    how_often,
    locking,
    moving,
    outcomes,
    special_actions,
    striking,
    values,
)
from praxis.vtes.effects.amounts import num
from praxis.vtes.effects.conditions import directed_at, kind
from praxis.vtes.effects.definition import Definition
from praxis.vtes.effects.filters import MINION, OTHERS, READY, SEAT, VAMPIRE, among
from praxis.vtes.effects.numbers import gives, mod
from praxis.vtes.effects.verb import Target
from praxis.vtes.effects.whom import ACTING, ACTOR, BEARER, CARD, ME, YOU, Ref, T
from praxis.vtes.model import spans, windows
from praxis.vtes.model.regions import PLAY, TORPOR
from praxis.vtes.rules import strike


class Head:
    """What a line says of a card before its effects."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.levels: list[str] = []
        """Disciplines, all of them required."""
        self.stealth = -1
        """The stealth of the action; -1 if the line does not say it."""
        self.limited = True
        """Of a modifier: it counts against the limit of one raise of a bleed, unless the line says that it does not.
        [action.bleed.limited]"""
        self.out_of_turn = False


class Effect(NamedTuple):
    """One part of a line: ``strike 2 ranged`` has the word strike, the amount 2 and the flag ranged."""

    text: str
    word: str
    amount: int = 0
    flags: tuple[str, ...] = ()


# -- the words --------------------------------------------------------------------------------------------------------

_NUMBERS: Final[dict[str, int]] = {
    "stealth": spans.STEALTH,
    "intercept": spans.INTERCEPT,
    "bleed": spans.BLEED,
    "strength": spans.STRENGTH,
    "votes": spans.VOTES,
    "hunt": spans.HUNT,
    "capacity": spans.CAPACITY,
    "hand-size": spans.HAND_SIZE,
    "transfers": spans.TRANSFERS,
}
_OF_METHUSELAHS: Final = ("hand-size", "transfers")
_COUNTED: Final = (
    "additional",
    "prevent",
    "inflict",
    "gain-pool",
    "burn-pool",
    "gain-blood",
    "burn-blood",
    "gain-votes",
)
WHOLE: Final = (
    "maneuver",
    "press",
    "wake",
    "redirect",
    "unlock",
    "attempt",
    "end action",
    "fight",
    "torpor",
    "aggravated hands",
    "end combat",
    "on minion",
    "on methuselah",
)
_STRIKES: Final[dict[str, tuple[str, int]]] = {
    "hand": (strike.HAND, strike.WITH_STRENGTH),
    "dodge": (strike.DODGE, 0),
    "combat-ends": (strike.COMBAT_ENDS, 0),
    "steal-blood": (strike.STEAL_BLOOD, 0),
    "burn-equipment": (strike.BURN_EQUIPMENT, 0),
    "steal-equipment": (strike.STEAL_EQUIPMENT, 0),
}
_FLAGS: Final[dict[str, int]] = {
    "ranged": strike.RANGED,
    "first": strike.FIRST,
    "aggravated": strike.AGGRAVATED,
    "unpreventable": strike.UNPREVENTABLE,
    "undodgeable": strike.UNDODGEABLE,
}
_COUNTED_STRIKES: Final = ("hand", "steal-blood")
"""Strikes that can have a number: of more damage, of the blood stolen."""
STRIKE_WORDS: Final = (*_STRIKES, *_FLAGS)
EFFECTS: Final = (
    *(f"{name} N" for name in (*_NUMBERS, *_COUNTED)),
    *WHOLE,
    "strike N",
    *(f"strike {name}" for name in _STRIKES),
)

_TARGETS: Final[dict[str, Callable[[], Target]]] = {
    "on minion": lambda: choosing.a(MINION),
    "on methuselah": lambda: choosing.a(SEAT, OTHERS),
    "burn-pool": lambda: choosing.a(SEAT, OTHERS),
    "burn-blood": lambda: choosing.a(VAMPIRE, READY),
    "torpor": lambda: choosing.a(VAMPIRE, READY),
    "fight": lambda: choosing.a(MINION, READY, OTHERS),
    "redirect": lambda: choosing.a(SEAT, OTHERS, ~among(ACTOR)),
}
"""What is chosen for an effect that needs a target."""
_AT_SEATS: Final = ("on methuselah", "burn-pool", "redirect")
_IN_A_FIGHT: Final = ("strike", "maneuver", "press", "prevent")
_ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "master": ("gain-pool", "burn-pool", "gain-blood", "burn-blood", "unlock", "torpor", *_NUMBERS),
    "event": ("gain-pool", "burn-pool", "burn-blood", "torpor", *_NUMBERS),
    "action": ("bleed", "gain-pool", "burn-pool", "gain-blood", "burn-blood", "unlock", "fight", "torpor"),
    "political": ("gain-pool", "burn-pool", "gain-blood", "burn-blood", "torpor"),
    "equipment": (*(name for name in _NUMBERS if name not in _OF_METHUSELAHS), *_IN_A_FIGHT),
    "retainer": tuple(name for name in _NUMBERS if name not in (*_OF_METHUSELAHS, "capacity")),
    "ally": (*(name for name in _NUMBERS if name not in ("hunt", "capacity")), *_IN_A_FIGHT),
    "modifier": ("stealth", "bleed", "strength", "hunt", "votes", "gain-votes", "gain-pool", "gain-blood", "unlock"),
    "reaction": (
        *("intercept", "stealth", "bleed", "strength", "votes", "gain-votes", "gain-pool", "burn-pool", "gain-blood"),
        *("burn-blood", "wake", "redirect", "unlock", "attempt", "end action"),
    ),
    "combat": (
        *("strength", "strike", "maneuver", "press", "additional", "prevent", "inflict", "aggravated hands"),
        *("end combat", "gain-blood", "gain-pool"),
    ),
}
"""What a card of each kind can do; those with a target can also say whom it is on."""
_AIMED: Final = ("master", "event", "action", "political", "reaction")
_MUST_ACT: Final = {
    "action": "gain-pool 1",
    "political": "burn-pool 1",
    "modifier": "stealth 1",
    "reaction": "intercept 1",
    "combat": "strike dodge",
}
"""Kinds of cards that would be nothing without an effect, with an example of one."""


def definition_of(name: str, head: Head, effects: list[Effect]) -> Definition:
    """The definition of a made-up card; `BadSetting`, in one line, for what no such card does."""
    _check(name, head, effects)
    target = _target(effects)
    if head.kind in ("equipment", "retainer", "ally"):
        way = build.permanent(" ".join(head.levels), stealth=max(0, head.stealth))
        own = ME if head.kind == "ally" else BEARER
        return build.definition(way, *_stands(effects, own), *_abilities(head.kind, effects))
    if head.kind in ("master", "event"):
        return _played_by_methuselah(head, effects, target)
    if head.kind in ("action", "political"):
        return build.definition(_action(head, effects, target))
    return build.definition(_combat(head, effects) if head.kind == "combat" else _answer(head, effects, target))


def _check(name: str, head: Head, effects: list[Effect]) -> None:
    kind = head.kind
    for each in effects:
        aims = each.word in ("on minion", "on methuselah")
        if each.word not in _ALLOWED[kind] and not (aims and kind in _AIMED):
            kinds = [other for other, words in _ALLOWED.items() if each.word in words] if not aims else list(_AIMED)
            more = "; for the stealth of an action write 'stealth:N' before the comma" if each.word == "stealth" else ""
            fit = ", ".join(kinds)
            raise BadSetting(f"'{each.text}' is no effect of a card of the kind {kind}, only of {fit}{more}")
        if list(map(_word, effects)).count(each.word) > 1:
            raise BadSetting(f"'{name}' says '{each.word}' twice")
    if kind in _MUST_ACT and not any(each.word not in ("on minion", "on methuselah") for each in effects):
        example = f"{kind}, {_MUST_ACT[kind]}"
        raise BadSetting(f"'{name}' does nothing; write what it does after a comma, such as '{example}'")


def _word(effect: Effect) -> str:
    return effect.word


def _target(effects: list[Effect]) -> tuple[Target, ...]:
    """The target that all effects of a card share."""
    aimed = [each for each in effects if each.word in _TARGETS]
    if not aimed:
        return ()
    at_seats = [each.word in _AT_SEATS for each in aimed]
    if len(set(at_seats)) > 1:
        raise BadSetting(f"'{aimed[0].text}' and '{aimed[1].text}' cannot both be: a card chooses one target")
    chosen = next((each for each in aimed if not each.word.startswith("on ")), aimed[0])
    return (_TARGETS[chosen.word](),)


def _who(effects: list[Effect]) -> Ref:
    """Whom an effect is about: the chosen minion, or the one who plays the card."""
    return T if any(each.word == "on minion" for each in effects) else ME


# -- cards that stay --------------------------------------------------------------------------------------------------


def _stands(effects: list[Effect], own: Ref) -> list[Part]:
    return [
        gives(_NUMBERS[each.word], each.amount, YOU if each.word in _OF_METHUSELAHS else own)
        for each in effects
        if each.word in _NUMBERS
    ]


def _abilities(kind: str, effects: list[Effect]) -> list[Way]:
    """The abilities of the bearer, or of the ally himself, in combat: the strike first, the others once each combat."""
    weapon = strike.WEAPON if kind == "equipment" else 0
    strikes = [each for each in effects if each.word == "strike"]
    found = [build.ability(windows.STRIKE, _strike(each, weapon)) for each in strikes]
    for each in effects:
        if each.word == "maneuver":
            aim = fighting.aiming() if strikes and weapon else fighting.maneuver()
            found.append(build.ability(windows.RANGE, aim, limit=how_often.COMBAT))
        elif each.word == "press":
            found.append(build.ability(windows.PRESS, fighting.press(), limit=how_often.COMBAT))
        elif each.word == "prevent":
            saved = damaging.prevent(each.amount, BEARER if weapon else ME)
            found.append(build.ability(windows.PREVENT, saved, limit=how_often.COMBAT))
    return found


def _played_by_methuselah(head: Head, effects: list[Effect], target: tuple[Target, ...]) -> Definition:
    """The mode of a master card or event. With lasting numbers it stays, on the minion it chooses or on no card; so
    does one without effects."""
    lasting = [each for each in effects if each.word in _NUMBERS]
    on = any(each.word == "on minion" for each in effects)
    for each in lasting:
        if (each.word in _OF_METHUSELAHS) == on:
            advice = "without 'on minion'" if on else "with 'on minion'"
            raise BadSetting(f"'{each.text}' is an effect of such a card only {advice}")
    for each in effects:
        if each.word in ("gain-blood", "unlock") and not on:
            raise BadSetting(f"'{each.text}' is an effect of such a card only with 'on minion'")
    does = [_node(each, effects) for each in effects if each.word not in (*_NUMBERS, "on minion", "on methuselah")]
    if lasting or not does:
        does.append(moving.put(CARD, T if on else PLAY))
    if head.kind == "event":
        way = build.event(*does, targets=target)
    elif head.out_of_turn:
        way = build.out_of_turn(*does, targets=target)
    else:
        way = build.master(*does, disciplines=" ".join(head.levels), targets=target)
    return build.definition(way, *_stands(lasting, BEARER))


# -- actions ----------------------------------------------------------------------------------------------------------


def _action(head: Head, effects: list[Effect], target: tuple[Target, ...]) -> Way:
    """The mode of an action. With more bleed it is a bleed from the start; its other effects are done once it has
    succeeded."""
    does = [_node(each, effects) for each in effects if not each.word.startswith("on ") and each.word != "bleed"]
    more = [special_actions.bleed(each.amount) for each in effects if each.word == "bleed"]
    if more and target:
        raise BadSetting("a bleed chooses no other target [action.bleed.target-prey]")
    usual = 1 if head.kind == "political" else 0
    stealth = usual if head.stealth < 0 else head.stealth
    return build.action(" ".join(head.levels), *more, *does, stealth=stealth, targets=target)


# -- modifiers and reactions ------------------------------------------------------------------------------------------

_MOMENTS: Final = {"votes": windows.POLLING, "gain-votes": windows.POLLING, "redirect": windows.DECLINED}


def _answer(head: Head, effects: list[Effect], target: tuple[Target, ...]) -> Way:
    """The mode of a modifier or reaction: all its effects are used at one moment."""
    when = windows.DURING_ACTION | windows.SUCCEEDED | windows.POLLING
    asked: Effect | None = None
    for each in effects:
        moment = _moment(head.kind, each.word)
        if moment and asked is not None and not when & moment:
            raise BadSetting(f"'{asked.text}' and '{each.text}' are never played at the same moment")
        if moment:
            when &= moment
            asked = each
    does = [_node(each, effects, head.kind) for each in effects if not each.word.startswith("on ")]
    if asked is None:
        when = windows.DURING_ACTION
    levels = " ".join(head.levels)
    words = [each.word for each in effects]
    if head.kind == "modifier":
        raises = any(each.word == "bleed" and each.amount > 0 for each in effects)
        return build.modifier(levels, *does, when=when, limited=raises and head.limited)  # [action.bleed.limited]
    if "wake" in words or "unlock" in words:
        if len(words) > 1:
            raise BadSetting(f"a reaction with '{'wake' if 'wake' in words else 'unlock'}' has no other effect here")
        return build.wakes(levels, *does) if "wake" in words else build.rises(levels, *does)
    bled = kind("bleed") & directed_at(YOU) & (num(spans.BLEED, ACTING) >= 1) if "bleed" in words else None
    return build.reaction(levels, *does, when=when, targets=target, if_=bled)


def _moment(kind: str, word: str) -> int:
    """The moments at which an effect can be used; 0 if any will do."""
    if word in _MOMENTS:
        return _MOMENTS[word]
    if word == "unlock":  # a modifier's, once the action has succeeded; a reaction's at any time
        return windows.SUCCEEDED if kind == "modifier" else windows.DURING_ACTION
    return windows.DURING_ACTION if word in (*_NUMBERS, "wake", "attempt", "end action") else 0


# -- combat -----------------------------------------------------------------------------------------------------------

_IN_COMBAT: Final[dict[str, int]] = {
    "strength": windows.BEFORE_RANGE | windows.BEFORE_STRIKES,
    "additional": windows.ADDITIONAL,
    "prevent": windows.PREVENT,
    "inflict": windows.BEFORE_RANGE,
    "aggravated hands": windows.BEFORE_RANGE | windows.BEFORE_STRIKES,
    "end combat": windows.BEFORE_RANGE,
    "press": windows.PRESS,
    "gain-blood": windows.END_OF_ROUND,
}


def _combat(head: Head, effects: list[Effect]) -> Way:
    """The modes of a combat card. A strike may come with a maneuver, a press and additional strikes, a maneuver with a
    press: these are used later."""
    words = [each.word for each in effects]
    levels = " ".join(head.levels)
    main = "strike" if "strike" in words else "maneuver" if "maneuver" in words else ""
    if not main:
        return build.combat(levels, *(_node(each, effects) for each in effects), when=_common(effects))
    along = ("maneuver", "press", "gain-pool", *(("strike", "additional") if main == "strike" else ()))
    does: list[Node] = []
    for each in effects:
        if each.word not in along:
            raise BadSetting(f"'{each.text}' does not go with '{main}' on one card")
        if each.word == "strike":
            does.insert(0, _strike(each, 0, striking.OPTIONAL if "maneuver" in words else 0))
        elif each.word == "press":
            does.append(mod(spans.PRESSES, 1))
        elif each.word != "maneuver":
            does.append(_node(each, effects))
        elif main == "maneuver":
            does.insert(0, fighting.maneuver())
    return build.strike(levels, *does) if main == "strike" else build.combat(levels, *does, when=windows.RANGE)


def _common(effects: list[Effect]) -> int:
    """The moment that all effects of a combat card have in common."""
    when, asked = 0, ""
    for each in effects:
        moment = _IN_COMBAT.get(each.word, 0)
        if moment and when and not when & moment:
            raise BadSetting(f"'{asked}' and '{each.text}' are never played at the same moment")
        if moment:
            when, asked = (when & moment) or moment, each.text
    return when or windows.BEFORE_RANGE


def check_strike(text: str, words: tuple[str, ...], amounts: int) -> None:
    """Refuse a strike that would be two strikes or none."""
    kinds = [word for word in words if word in _STRIKES]
    flags = [word for word in words if word in _FLAGS]
    if amounts > 1 or len(kinds) > 1 or len(set(words)) < len(words):
        raise BadSetting(f"'{text}' says two things at once; a strike has one kind and one number")
    if not kinds and not amounts:
        raise BadSetting(f"'{text}' does not say how much damage; write 'strike N {' '.join(flags)}'")
    if kinds and amounts and kinds[0] not in _COUNTED_STRIKES:
        raise BadSetting(f"'{text}': a strike '{kinds[0]}' has no number")
    if kinds == ["dodge"] and flags:
        raise BadSetting(f"'{text}': a dodge is never '{flags[0]}'")
    for flag in ("aggravated", "unpreventable"):
        if flag in flags and kinds and kinds != ["hand"]:
            raise BadSetting(f"'{text}': a strike '{kinds[0]}' does no damage that could be {flag}")


def _strike(effect: Effect, more: int, maneuver: int = 0) -> Node:
    """The strike that the words of an effect describe: ``2 ranged first``, ``hand +1``, ``dodge``."""
    how, flags = strike.DAMAGE, more
    for word in effect.flags:
        if word in _STRIKES:
            how, own = _STRIKES[word]
            flags |= own
        else:
            flags |= _FLAGS[word]
    return striking.Strike(how, effect.amount, flags, maneuver)


# -- what is done once ------------------------------------------------------------------------------------------------


def _node(effect: Effect, effects: list[Effect], kind: str = "") -> Node:
    word, amount = effect.word, effect.amount
    if word == "bleed":
        return mod(spans.BLEED, amount)
    if word in ("votes", "strength", "hunt", "stealth", "intercept"):
        until = how_often.REFERENDUM if word == "votes" else how_often.ACTION if kind else how_often.COMBAT
        of_actor = word in ("stealth", "hunt") or (word == "strength" and kind == "modifier")
        return mod(_NUMBERS[word], amount, ACTING if of_actor else ME, until)
    if word == "gain-blood":
        return counters.gain(amount, values.BLOOD, _who(effects))
    if word == "unlock":
        return locking.unlock(_who(effects))
    return _PLAIN[word](amount)


_PLAIN: Final[dict[str, Callable[[int], Node]]] = {
    "additional": lambda n: mod(spans.STRIKES, n),
    "prevent": damaging.prevent,
    "inflict": damaging.inflict,
    "gain-pool": counters.gain,
    "burn-pool": lambda n: moving.burn(n, values.POOL, T),
    "burn-blood": lambda n: moving.burn(n, values.BLOOD, T),
    "gain-votes": lambda n: mod(spans.VOTES, n, YOU),
    "press": lambda _: fighting.press(),
    "aggravated hands": lambda _: mod(spans.AGGRAVATED_HANDS, 1),
    "end combat": lambda _: outcomes.outcome(outcomes.COMBAT_OVER),
    "wake": lambda _: mod(spans.AWAKE, 1),
    "redirect": lambda _: blocking.redirect(T),
    "attempt": lambda _: blocking.attempt(),
    "end action": lambda _: outcomes.outcome(outcomes.ENDS),
    "fight": lambda _: entering_combat.fight(T),
    "torpor": lambda _: moving.put(T, TORPOR),
}
