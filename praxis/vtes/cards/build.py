"""Words to write cards with: how a mode is played, by whom and when. A card is a `define` of one or more modes."""

from __future__ import annotations

from praxis.vtes.effects import base
from praxis.vtes.effects.base import Definition, Gives, Mode, Need, Selector, Verb
from praxis.vtes.effects.combat import Strike
from praxis.vtes.effects.verbs import Permanent
from praxis.vtes.model import windows

DEFINITIONS: dict[int, Definition] = {}
NAMES: dict[int, str] = {}


def define(
    official: int,
    name: str,
    *modes: Mode,
    gives: tuple[Gives, ...] = (),
    abilities: tuple[Mode, ...] = (),
    adds: str = "",
    digest: str = "",
    coverage: str = "full",
    note: str = "",
    not_replaced: str = "",
    heirloom: bool = False,
) -> Definition:
    """Say what the official card with this id does. The name is for the reader; a test compares it with the data."""
    if official in DEFINITIONS:
        raise ValueError(f"card {official} ({name}) is defined twice")
    definition = Definition(
        official,
        modes,
        gives,
        abilities,
        tuple(adds.split()),
        digest,
        coverage,
        note,
        not_replaced,
        heirloom=heirloom,
    )
    DEFINITIONS[official] = definition
    NAMES[official] = name
    return definition


def master(*do: Verb, target: Selector | None = None, needs: tuple[Need, ...] = ()) -> Mode:
    return Mode(do, windows.MASTER, base.BY_METHUSELAH, target=target, needs=needs)


def cancels(*do: Verb) -> Mode:
    """A master card played out of turn while another card is being played. [card.as-played.window]"""
    return Mode(do, windows.AS_PLAYED, base.BY_METHUSELAH)


def reflex(disciplines: str, *do: Verb, blood: int = -1) -> Mode:
    """Played by the minion against whom another card is being played. [card.cancel.reflex]"""
    return Mode(do, windows.AS_PLAYED, base.BY_AGAINST, tuple(disciplines.split()), blood=blood)


def out_of_turn(*do: Verb, when: int = windows.OUT_OF_TURN, target: Selector | None = None) -> Mode:
    """A master card for other Methuselahs' turns."""
    return Mode(do, when, base.BY_METHUSELAH, target=target)


def event(*do: Verb) -> Mode:
    return Mode(do, windows.DISCARD, base.BY_METHUSELAH)


def action(
    disciplines: str,
    *do: Verb,
    stealth: int = 0,
    target: Selector | None = None,
    reach: str = "",
    needs: tuple[Need, ...] = (),
    then: tuple[Verb, ...] = (),
    blood: int = -1,
) -> Mode:
    return Mode(
        do,
        windows.MINION,
        base.BY_READY,
        tuple(disciplines.split()),
        needs,
        target,
        blood,
        stealth=stealth,
        reach=reach,
        then=then,
    )


def permanent(
    *do: Verb, disciplines: str = "", needs: tuple[Need, ...] = (), then: tuple[Verb, ...] = (), stealth: int = 0
) -> Mode:
    """Equipment, a retainer or an ally, brought into play by an action; `then` is done as it has come into play."""
    return Mode(
        do or (Permanent(),),
        windows.MINION,
        base.BY_READY,
        tuple(disciplines.split()),
        needs,
        stealth=stealth,
        then=then,
    )


def modifier(
    disciplines: str,
    *do: Verb,
    when: int = windows.DURING_ACTION,
    limited: bool = False,
    blood: int = -1,
    needs: tuple[Need, ...] = (),
) -> Mode:
    return Mode(do, when, base.BY_ACTING, tuple(disciplines.split()), needs, blood=blood, limited=limited)


def reaction(
    disciplines: str,
    *do: Verb,
    when: int = windows.DURING_ACTION,
    target: Selector | None = None,
    needs: tuple[Need, ...] = (),
    blood: int = -1,
) -> Mode:
    return Mode(do, when, base.BY_REACTING, tuple(disciplines.split()), needs, target, blood)


def wakes(disciplines: str, *do: Verb, blood: int = -1, needs: tuple[Need, ...] = ()) -> Mode:
    """A reaction of a ready locked minion, who wakes by it; also to cancel a card as it is played."""
    when = windows.DURING_ACTION | windows.AS_PLAYED
    return Mode(do, when, base.BY_LOCKED, tuple(disciplines.split()), needs, blood=blood)


def rises(disciplines: str, *do: Verb, blood: int = -1, needs: tuple[Need, ...] = ()) -> Mode:
    """A reaction of a ready locked minion, who unlocks by it."""
    return Mode(do, windows.DURING_ACTION, base.BY_LOCKED, tuple(disciplines.split()), needs, blood=blood)


def combat(disciplines: str, *do: Verb, when: int, blood: int = -1, needs: tuple[Need, ...] = ()) -> Mode:
    return Mode(do, when, base.BY_COMBATANT, tuple(disciplines.split()), needs, blood=blood)


def strike(disciplines: str, *do: Verb, blood: int = -1, needs: tuple[Need, ...] = ()) -> Mode:
    """A strike card; with a maneuver it can be played in the determine range step. [combat.range.strike-card-early]"""
    early = any(isinstance(verb, Strike) and verb.maneuver for verb in do)
    when = windows.STRIKE | (windows.RANGE if early else 0)
    return combat(disciplines, *do, when=when, blood=blood, needs=needs)


def bystander(
    disciplines: str, *do: Verb, when: int, needs: tuple[Need, ...] = (), target: Selector | None = None
) -> Mode:
    """A combat card for a minion that is not in the combat. [combat.cards.non-combatant]"""
    return Mode(do, when, base.BY_BYSTANDER, tuple(disciplines.split()), needs, target)


def draft(
    regular: Mode, disciplines: str, *do: Verb, clans: tuple[str, ...] = (), target: Selector | None = None
) -> Mode:
    """The draft effect of a card: when, by whom, stealth and cost are those of the regular effect, the rest its own.

    [option.draft.bold-text] [option.draft.cost] [option.draft.requirements]
    """
    return Mode(
        do,
        regular.when,
        regular.by,
        tuple(disciplines.split()),
        target=target,
        blood=regular.blood,
        pool=regular.pool,
        stealth=regular.stealth,
        reach=regular.reach,
        draft=True,
        clans=clans,
    )
