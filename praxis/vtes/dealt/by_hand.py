"""Cards that the players carry out themselves: type, timing, cost and requirements as the card data says, for the rules
to enforce, and `CARRIED_OUT` in place of the effect.

The moments are those of the card's type, narrowed by what its text says of them in the usual phrases. A card of which
the rules know a part keeps that part, and the players do the rest.
"""

from __future__ import annotations

import re
from typing import Any, Final

from praxis.effects.nodes import Effect
from praxis.vtes.cards.build import (
    Way,
    ability,
    action,
    combat,
    definition,
    event,
    master,
    modifier,
    out_of_turn,
    permanent,
    political,
    reaction,
    strike,
)
from praxis.vtes.catalogue.printed import CardFace, TextLine
from praxis.vtes.effects import base, damaging, fighting, striking
from praxis.vtes.effects.acting import bleed
from praxis.vtes.effects.base import Definition, Mode
from praxis.vtes.effects.by_hand import CARRIED_OUT
from praxis.vtes.effects.choosing import a
from praxis.vtes.effects.filters import OTHERS
from praxis.vtes.effects.filters import SEAT as METHUSELAH
from praxis.vtes.effects.moving import put
from praxis.vtes.effects.whom import CARD
from praxis.vtes.model import windows
from praxis.vtes.model.regions import PLAY

_MODIFIED: Final = windows.BEFORE_DECIDED | windows.BLOCKED | windows.SUCCEEDED | windows.REFERENDUM
_FOUGHT: Final = windows.BEFORE_RANGE | windows.BEFORE_STRIKES | windows.END_OF_ROUND
_MOMENTS: Final[tuple[tuple[str, int], ...]] = (
    ("as the action is announced|when the action is announced", windows.ANNOUNCED),
    ("polling|referendum|votes", windows.REFERENDUM),
    ("after (?:the )?(?:action )?resol|(?:is|be) successful", windows.SUCCEEDED),
)
_ROUNDS: Final[tuple[tuple[str, int], ...]] = (
    ("before range", windows.BEFORE_RANGE),
    (r"\bmaneuver", windows.RANGE),
    (r"\bprevent", windows.PREVENT),
    (r"additional strike", windows.ADDITIONAL),
    (r"\bpress\b", windows.PRESS),
    (r"end of (?:the|a) round", windows.END_OF_ROUND),
)
_STEALTH: Final = re.compile(r"\+(\d) stealth (?:political )?action")
_BLEED: Final = re.compile(r"[Bb]leed (?:with|at) \+(\d)")
_USED: Final = ability(windows.AT_ANY_TIME, CARRIED_OUT)
"""What a card in play says is carried out whenever its controller has the opportunity to use an effect."""


def carried_out(card: CardFace, known: Definition) -> Definition:
    """The definition of a card at a table that plays cards by hand; `known` is what the rules know of it."""
    if known.official:
        return _completed(known)
    if card.crypt:
        return definition(_USED, official=card.id, coverage="manual")
    ways = [way for line in _lines(card) for kind in line.types or card.types for way in _ways(card, line, kind)]
    return definition(*ways, *([_USED] if _stays(card) else []), official=card.id, coverage="manual")


def _completed(known: Definition) -> Definition:
    """What the rules know is done first, and then the players do the rest."""
    own = [mode for mode in known.abilities if not mode.granted]
    if len(own) == len(known.abilities):  # those that effects give for a while are numbered after all others
        own.append(_USED.mode())
    return Definition(
        known.official,
        tuple([_then(mode) for mode in known.modes]),
        known.gives,
        tuple(own),
        known.adds_disciplines,
        known.digest,
        known.coverage,
        known.note,
        known.not_replaced,
        known.as_vampire,
        known.heirloom,
        known.parts,
        known.removed,
        known.stands_as,
        known.eager,
        known.as_vampire_but,
        known.as_vampire_of,
    )


def _then(mode: Mode) -> Mode:
    """The same way to play a card, with the rest by hand."""
    last = mode.reach or any(isinstance(effect, base.Verb) and effect.enters_play() for effect in mode.do)
    price = mode.blood if mode.price is None else mode.price
    return Mode(
        mode.do if last else (*mode.do, CARRIED_OUT),
        mode.when,
        mode.by,
        mode.disciplines,
        mode.who,
        mode.if_,
        mode.targets,
        mode.cost,
        price,
        mode.pool,
        mode.conviction,
        mode.stealth,
        mode.reach,
        mode.limited,
        (*mode.then, CARRIED_OUT) if last else mode.then,
        mode.limit,
        mode.mandatory,
        mode.version,
        mode.draft,
        mode.clans,
        mode.open,
        mode.during,
    )


# -- ways to play a card of which the rules know nothing ---------------------------------------------------------------


def _stays(card: CardFace) -> bool:
    """Whether it can be in play: by its type, or because its text says so."""
    lasting = {"Equipment", "Retainer", "Ally", "Power", "Event"}
    return bool(lasting.intersection(card.types)) or card.has("location") or "this card" in card.text


def _lines(card: CardFace) -> list[TextLine]:
    """The lines by which it can be played; one without a mark if none has any."""
    return list(card.modes) or [TextLine(text=card.text)]


def _levels(card: CardFace, line: TextLine) -> list[str]:
    """The Disciplines of each way that a line stands for."""
    codes = line.disciplines
    if not codes:
        asked = card.requirement.disciplines
        if not asked or card.types == ("Master",):
            return [""]
        codes = asked
        return [" ".join(codes)] if card.requirement.all_disciplines else list(codes)
    return list(codes) if line.either else [" ".join(codes)]


def _ways(card: CardFace, line: TextLine, kind: str) -> list[Way]:
    """Each way has effects of its own: nodes with slots are not shared."""
    return [way for codes in _levels(card, line) for way in [_way(card, line, kind, codes)] if way is not None]


def _way(card: CardFace, line: TextLine, kind: str, codes: str) -> Way | None:
    if kind == "Master":
        return _master(card)
    if kind == "Event":
        return event(put(CARD, PLAY))
    if kind in ("Equipment", "Retainer", "Ally", "Power"):
        return permanent(codes)
    if kind == "Political Action":
        return political(CARRIED_OUT, disciplines=codes)
    if kind == "Action":
        return _action(card, line, codes)
    if kind == "Action Modifier":
        other = "other than the acting" in card.text
        return modifier(codes, CARRIED_OUT, when=_moment(card, line), by=base.BY_OTHER if other else base.BY_ACTING)
    if kind == "Reaction":
        locked = "by a locked" in card.text
        return reaction(codes, CARRIED_OUT, when=_moment(card, line), by=base.BY_ALERT if locked else base.BY_REACTING)
    return _combat(line, codes) if kind == "Combat" else None


def _master(card: CardFace) -> Way:
    effects: list[Effect] = [put(CARD, PLAY)] if card.has("location") else [CARRIED_OUT]
    return out_of_turn(*effects) if card.has("out-of-turn") else master(*effects)


def _action(card: CardFace, line: TextLine, codes: str) -> Way:
    """A bleed is one of the rules; else what is marked with a D is directed at a Methuselah of the player's choice."""
    text = f"{card.lines[0].text} {line.text}"
    options: dict[str, Any] = {}
    found = _STEALTH.search(text)
    if found:
        options["stealth"] = int(found[1])
    bleeds = _BLEED.search(line.text)
    if bleeds:
        return action(codes, bleed(int(bleeds[1])), CARRIED_OUT, **options)
    if "(D)" in text:
        options["targets"] = (a(METHUSELAH, OTHERS),)
    return action(codes, CARRIED_OUT, **options)


def _moment(card: CardFace, line: TextLine) -> int:
    """Of an action modifier or a reaction."""
    text = f"{card.lines[0].text} {line.text}"
    if line.text.startswith("As ") and "above" in line.text:
        text = card.text
    found = windows.NEVER
    for phrase, moment in _MOMENTS:
        if re.search(phrase, text):
            found |= moment
    return found or _MODIFIED


def _combat(line: TextLine, codes: str) -> Way:
    text = line.text
    if "trike:" in text or "as a strike" in text:
        return strike(codes, _strike(text), CARRIED_OUT)
    for phrase, moment in _ROUNDS:
        if re.search(phrase, text):
            return combat(codes, *_first(moment), CARRIED_OUT, when=moment)
    return combat(codes, CARRIED_OUT, when=_FOUGHT)


def _strike(text: str) -> Effect:
    if "dodge" in text:
        return striking.dodge()
    if "ombat ends" in text or "end combat" in text:
        return striking.ends()
    return striking.hand() if "hand strike" in text else striking.special()


def _first(moment: int) -> list[Effect]:
    """What a card must do to be played at that moment at all."""
    if moment == windows.RANGE:
        return [fighting.maneuver()]
    if moment == windows.PRESS:
        return [fighting.press()]
    return [damaging.prevent(1)] if moment == windows.PREVENT else []
