"""How cards are defined: ways to play them, abilities, and what stands while they are in play.

``card(100845, "Govern the Unaligned", action("dom", bleed(2)), action("DOM", ...), digest=...)``. A way is made of its
effects and a few options. An option that is given to `card` itself holds for all ways that do not say otherwise.
"""

from __future__ import annotations

from typing import Any, Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect, Part, Tree, Who, tree
from praxis.vtes.effects import how_often, who_plays
from praxis.vtes.effects.bringing import arrives
from praxis.vtes.effects.conditions import INITIAL
from praxis.vtes.effects.costs import Costs
from praxis.vtes.effects.definition import Definition, Granted
from praxis.vtes.effects.forbidding import Cannot
from praxis.vtes.effects.hanging import Hang
from praxis.vtes.effects.mode import MERGED, Ability, Mode
from praxis.vtes.effects.moving import burn
from praxis.vtes.effects.special_actions import Leaves, Special
from praxis.vtes.effects.standing_numbers import Gives
from praxis.vtes.effects.striking import BoundStrike, Strike
from praxis.vtes.effects.triggers import Trigger
from praxis.vtes.effects.verb import Target, Verb
from praxis.vtes.effects.whom import CARD
from praxis.vtes.model import windows

DEFINITIONS: dict[int, Definition] = {}
NAMES: dict[int, str] = {}
COVERED: dict[int, str] = {}
"""For each card, what enforces the sentences of its text whose terms stand nowhere in its definition."""


class Above(Verb):
    """Stands for the effects of the way before this one."""

    __slots__ = ()

    def tree(self) -> Tree:
        return tree("above")


above: Final = Above()


class Way:
    """One way to play a card or to use it, as it is written; `card` makes a mode of it."""

    __slots__ = ("by", "effects", "in_play", "options", "usual")

    def __init__(
        self,
        effects: tuple[Effect, ...],
        in_play: bool = False,
        usual: int = windows.NEVER,
        usually_by: int = who_plays.BY_METHUSELAH,
        **options: Any,
    ) -> None:
        self.effects = effects
        self.in_play = in_play
        self.usual = usual
        """When such cards are played, if neither the way nor the card says otherwise."""
        self.by = usually_by
        """By whom such cards are played, if neither the way nor the card says otherwise."""
        self.options = {name: value for name, value in options.items() if value is not None}

    def mode(self, before: tuple[Effect, ...] = (), **defaults: Any) -> Mode:
        effects: list[Effect] = []
        for effect in self.effects:
            if isinstance(effect, Above):
                effects.extend(before)
            else:
                effects.append(effect)
        options = {"when": self.usual, "by": self.by, **defaults, **self.options}
        first = effects[0]
        if isinstance(first, Special):  # the effects after it wait until the action has succeeded
            options["reach"] = first.kind
            options["then"] = (*effects[1:], *options.get("then", ()))
            effects = [first, *first.riders]
        elif isinstance(first, Leaves):
            options["reach"] = "leave"
        cost = options.get("cost", ())
        options["cost"] = (cost,) if isinstance(cost, Effect) else tuple(cost)
        during = options.get("during", ())
        options["during"] = (during,) if isinstance(during, Effect) else tuple(during)
        if any(isinstance(effect, Strike) and effect.maneuver for effect in effects):
            options["when"] = options["when"] | windows.RANGE  # [combat.range.strike-card-early]
        kind = Ability if self.in_play else Mode
        return kind(tuple(effects), **options)


class Teaches:
    """The minion that the card is on has a Discipline one level higher. [master.discipline.level]"""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        self.code = code


def teaches(code: str) -> Teaches:
    """``teaches("dom")``: the minion that the card is on has Dominate one level higher."""
    return Teaches(code)


Piece = Way | Part | Teaches


def definition(
    *pieces: Piece,
    official: int = 0,
    digest: str = "",
    coverage: str = "full",
    note: str = "",
    not_replaced: str = "",
    as_vampire: str = "",
    heirloom: bool = False,
    removed: bool = False,
    stands_as: str = "",
    eager: bool = False,
    as_vampire_but: Filter | None = None,
    as_vampire_of: int = 1,
    rises_as: str = "",
    as_vampire_level: int = 0,
    remains: bool = False,
    **defaults: Any,
) -> Definition:
    """What a card does, made of its pieces."""
    modes: list[Mode] = []
    abilities: list[Mode] = []
    before: tuple[Effect, ...] = ()
    for piece in pieces:
        if isinstance(piece, Way):
            mode = piece.mode(before, **({} if piece.in_play else defaults))
            before = (*mode.do, *mode.then)
            (abilities if piece.in_play else modes).append(mode)
    return Definition(
        official,
        tuple(modes),
        tuple([piece for piece in pieces if isinstance(piece, Gives)]),
        tuple(abilities),
        tuple([piece.code for piece in pieces if isinstance(piece, Teaches)]),
        digest,
        "partial" if note else coverage,
        note,
        not_replaced,
        tuple(as_vampire.split()),
        heirloom,
        tuple([piece for piece in pieces if isinstance(piece, Part) and not isinstance(piece, Gives)]),
        removed,
        tuple(word for word in stands_as.split(", ") if word),
        eager,
        as_vampire_but,
        as_vampire_of,
        rises_as=rises_as,
        as_vampire_level=as_vampire_level,
        remains=remains,
    )


def card(official: int, name: str, *pieces: Piece, covered: str = "", **options: Any) -> Definition:
    """Say what the official card with this id does. The name is for the reader; a test compares it with the data.

    Where the terms of a sentence of the text stand nowhere in the definition (`cards/claims.py`), `covered=` says what
    enforces it.
    """
    if official in DEFINITIONS:
        raise ValueError(f"card {official} ({name}) is defined twice")
    made = definition(*pieces, official=official, **options)
    DEFINITIONS[official] = made
    NAMES[official] = name
    if covered:
        COVERED[official] = covered
    return made


def merged(piece: Piece) -> Piece:
    """The same piece, for the merged vampire only. [influence.merge.merged-icon]"""
    if isinstance(piece, Gives):
        return Gives(piece.what, piece.n, piece.to, piece.reach, piece.if_, MERGED, piece.word)
    if isinstance(piece, Cannot | Costs | Trigger):
        piece.version = MERGED
    elif isinstance(piece, Way):
        piece.options["version"] = MERGED
    return piece


# -- ways to play ------------------------------------------------------------------------------------------------------


def _codes(disciplines: str) -> tuple[str, ...]:
    return tuple(disciplines.split())


def master(*effects: Effect, disciplines: str = "", **options: Any) -> Way:
    """A master card: its effects happen as it is played."""
    return Way(effects, when=windows.MASTER, by=who_plays.BY_METHUSELAH, disciplines=_codes(disciplines), **options)


def out_of_turn(*effects: Effect, when: int = windows.OUT_OF_TURN, **options: Any) -> Way:
    """A master card for other Methuselahs' turns; ``when=AS_PLAYED`` while another card is being played."""
    return Way(effects, when=when, by=who_plays.BY_METHUSELAH, **options)


def event(*effects: Effect, **options: Any) -> Way:
    """An event, played with a discard phase action."""
    return Way(effects, when=windows.DISCARD, by=who_plays.BY_METHUSELAH, **options)


def action(disciplines: str, *effects: Effect, **options: Any) -> Way:
    """An action. Effects after a ``bleed()`` or ``hunt()`` are done when the action has succeeded; ``during=`` holds as
    soon as it is announced."""
    options.setdefault("by", who_plays.BY_READY)
    return Way(effects, when=windows.MINION, disciplines=_codes(disciplines), **options)


def political(*effects: Effect, disciplines: str = "", **options: Any) -> Way:
    """A referendum: its `a(...)` are the terms, its effects happen if it passes; ``during=`` holds before votes are
    cast, until it is over."""
    return action(disciplines, *effects, **options)


def permanent(disciplines: str = "", *then: Effect, on: Target | None = None, **options: Any) -> Way:
    """Equipment, a retainer, an ally or a power, brought into play by an action; what follows is done as it arrives.

    ``on=a(MINION)``: the acting minion puts it on another.
    """
    return Way(
        (arrives(on),),
        when=windows.MINION,
        by=who_plays.BY_READY,
        disciplines=_codes(disciplines),
        then=then,
        **options,
    )


def modifier(disciplines: str, *effects: Effect, when: int | None = None, **options: Any) -> Way:
    """An action modifier of the acting minion; ``by=BY_OTHER`` of another minion."""
    codes = _codes(disciplines)
    usual, by = windows.DURING_ACTION, who_plays.BY_ACTING
    return Way(effects, usual=usual, usually_by=by, when=when, disciplines=codes, **options)


def reaction(disciplines: str, *effects: Effect, when: int | None = None, **options: Any) -> Way:
    """A reaction of a ready unlocked minion; ``by=`` and ``when=`` say otherwise."""
    codes = _codes(disciplines)
    usual, by = windows.DURING_ACTION, who_plays.BY_REACTING
    return Way(effects, usual=usual, usually_by=by, when=when, disciplines=codes, **options)


_TO_WAKE: Final = (
    windows.DURING_ACTION
    | windows.AS_PLAYED
    | windows.REFERENDUM
    | windows.AFTER_COMBAT
    | windows.SUCCEEDED
    | windows.FAILED
)


def wakes(disciplines: str, *effects: Effect, **options: Any) -> Way:
    """A reaction of a ready locked minion, who wakes by it; also to cancel a card as it is played, to react in a
    referendum, or after the action is resolved."""
    options.setdefault("by", who_plays.BY_LOCKED)
    return reaction(disciplines, *effects, when=_TO_WAKE, **options)


def rises(disciplines: str, *effects: Effect, **options: Any) -> Way:
    """A reaction of a ready locked minion, who unlocks by it."""
    return reaction(disciplines, *effects, by=who_plays.BY_LOCKED, **options)


def combat(disciplines: str, *effects: Effect, when: int | None = None, **options: Any) -> Way:
    """A combat card; ``by=BY_BYSTANDER`` for a minion that is not in the combat. [combat.cards.non-combatant]"""
    options.setdefault("by", who_plays.BY_COMBATANT)
    return Way(effects, when=when, disciplines=_codes(disciplines), **options)


def strike(disciplines: str, *effects: Effect, **options: Any) -> Way:
    """A strike card; with a maneuver it can be played in the determine range step. [combat.range.strike-card-early]"""
    return combat(disciplines, *effects, when=windows.STRIKE, **options)


def reflex(disciplines: str, *effects: Effect, **options: Any) -> Way:
    """A reflex, played by the minion against whom another card is being played. [card.cancel.reflex]"""
    return Way(effects, when=windows.AS_PLAYED, by=who_plays.BY_AGAINST, disciplines=_codes(disciplines), **options)


def draft(regular: Way, disciplines: str, *effects: Effect, clans: tuple[str, ...] = ()) -> Way:
    """The draft effect of a card: when, by whom, stealth and cost are those of the regular effect, the rest its own.

    [option.draft.bold-text] [option.draft.cost] [option.draft.requirements]
    """
    kept = ("when", "by", "blood", "pool", "stealth")
    options = {name: value for name, value in regular.options.items() if name in kept}
    return Way(effects, disciplines=_codes(disciplines), draft=True, clans=clans, **options)


# -- while it is in play -----------------------------------------------------------------------------------------------

_OF_COMBATANTS: Final = (
    windows.RANGE
    | windows.BEFORE_STRIKES
    | windows.STRIKE
    | windows.ADDITIONAL
    | windows.PREVENT
    | windows.PRESS
    | windows.END_OF_ROUND
)
"""What is used only then is used by a minion in the combat, if nothing else is said."""


def ability(when: int, *effects: Effect, by: int | None = None, **options: Any) -> Way:
    """An ability that is used in some windows, as often as it can be paid for, or as its ``limit=`` says."""
    if by is None:
        of_combat = when & _OF_COMBATANTS and not when & ~windows.ANYWHEN_IN_COMBAT
        by = who_plays.BY_COMBATANT if of_combat else who_plays.BY_METHUSELAH
    return Way(effects, True, when=when, by=by, **options)


def grant(way: Way, until: int = how_often.ACTION, to: Who | None = None) -> Effect:
    """``grant(ability(PREVENT, prevent(1), limit=COMBAT), COMBAT)``: this minion, or the one named, can use it for so
    long."""
    return Hang(Granted(way.mode()), until, to)


def extra(*effects: Effect, free: bool = False) -> Effect:
    """``extra(dodge())``: an additional strike, which must be this one; ``extra(hand())``. With ``free`` it is not
    limited: it comes besides those of another source."""
    return BoundStrike(ability(windows.STRIKE, *effects, if_=~INITIAL, limit=how_often.ROUND).mode(), free)


def burnable(who: Filter | None = None, open: int = who_plays.FOR_ANYBODY, **options: Any) -> Way:
    """Minions, of other Methuselahs too, can burn the card by an action."""
    return act(burn(CARD), who=who, open=open, **options)


def act(*effects: Effect, **options: Any) -> Way:
    """An action that the card allows: to its bearer, to the minion itself or, for a card on no minion, to your
    minions."""
    options.setdefault("by", who_plays.BY_READY)
    return Way(effects, True, when=windows.MINION, **options)
