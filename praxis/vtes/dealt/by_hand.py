"""Cards that the players carry out themselves.

The rules enforce type, timing, cost and requirements as the card data has them; `CARRIED_OUT` stands in place of the
effect. The moments are those of the card's type, narrowed by the usual phrases of its text. A card of which the rules
know a part keeps that part, and the players do the rest.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any, Final

from praxis.effects.filters import Filter
from praxis.effects.nodes import Effect
from praxis.vtes.catalogue.printed import CardFace, TextLine
from praxis.vtes.definitions.build import (
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
    reflex,
    strike,
)
from praxis.vtes.effects import damaging, fighting, striking, verb, who_plays
from praxis.vtes.effects.by_hand import CARRIED_OUT
from praxis.vtes.effects.cancelling import cancel
from praxis.vtes.effects.choosing import a
from praxis.vtes.effects.definition import Definition
from praxis.vtes.effects.filters import (
    ACTION_CARD,
    COMBAT_CARD,
    EVENT_CARD,
    MASTER_CARD,
    MINION_CARD,
    MODIFIER_CARD,
    OTHERS,
    POLITICAL_CARD,
    REACTION_CARD,
)
from praxis.vtes.effects.filters import SEAT as METHUSELAH
from praxis.vtes.effects.having import trait
from praxis.vtes.effects.mode import Mode
from praxis.vtes.effects.moving import put
from praxis.vtes.effects.special_actions import bleed
from praxis.vtes.effects.whom import CARD
from praxis.vtes.model import windows
from praxis.vtes.model.regions import PLAY

_MODIFIED: Final = windows.BEFORE_DECIDED | windows.BLOCKED | windows.SUCCEEDED | windows.REFERENDUM
_FOUGHT: Final = windows.BEFORE_RANGE | windows.BEFORE_STRIKES | windows.END_OF_ROUND
_LIMITS: Final = re.compile(r"(?:Only usable|Usable|Play(?:ed)?\b)[^.]*\.")
"""The sentences that say when a card can be played."""
_MOMENTS: Final[tuple[tuple[str, int], ...]] = (
    ("as the action is announced|when the action is announced", windows.ANNOUNCED),
    ("blocks are declined|nobody blocks", windows.DECLINED),
    ("successful referendum|referendum (?:fails|passes)|whose referendum passed", windows.SUCCEEDED),
    ("polling|referendum|votes", windows.REFERENDUM),
    ("after block resolution|was blocked|is blocked|unsuccessful", windows.FAILED | windows.BLOCKED),
    ("enter combat|successfully block", windows.BLOCKED | windows.WOULD_FIGHT),
    ("about to|would be successful|would resolve|before (?:action )?resolution", windows.RESOLVING),
    ("after (?:a |the |that )?combat|combat[^.]* ends", windows.AFTER_COMBAT),
    ("after (?:the )?(?:action )?resol|successful", windows.SUCCEEDED | windows.AFTER_ACTION),
    ("attempts? to block|blocking|blocks", windows.ATTEMPT | windows.BLOCKED),
)
_ROUNDS: Final[tuple[tuple[str, int], ...]] = (
    ("[Bb]efore range", windows.BEFORE_RANGE),
    ("combat (?:is about to|would) end", windows.WOULD_END),
    (r"(?:^|[.:]\s)Maneuver", windows.RANGE),
    (r"(?:^|[.:]\s|blood to )[Pp]revent", windows.PREVENT),
    (r"(?:^|[.:]\s|[\dX] |gets (?:an )?)[Aa]dditional strike", windows.ADDITIONAL),
    (r"(?:^|[.:]\s)(?:Optional )?[Pp]ress|during the press step", windows.PRESS),
    ("end of (?:the|a) round", windows.END_OF_ROUND),
    ("going (?:in)?to torpor", windows.FALLING),
)
_CANCELS: Final = re.compile(
    r"(?:^|[.\n]\s*|(?:pool|blood) to )[Cc]ancel (?P<what>[^.;]*?)\bas (?:it|that card|the card) is (?:being )?played"
)
_CANCELLED: Final[tuple[tuple[str, Filter], ...]] = (
    ("master", MASTER_CARD),
    ("reaction", REACTION_CARD),
    ("action modifier", MODIFIER_CARD),
    ("combat card", COMBAT_CARD),
    ("strike card", striking.STRIKE_CARD),
    ("political action", POLITICAL_CARD),
    ("action card", ACTION_CARD),
    ("event", EVENT_CARD),
    ("minion card", MINION_CARD),
    ("frenzy card", trait("frenzy")),
    ("grapple card", trait("grapple")),
)
_STRIKES: Final = re.compile(r"trike(?:, \w+)?:|as a strike")
_OR: Final = re.compile(r"\b(?:or|Alternatively,) (maneuver|press|prevent)\b")
"""What a combat card can be played for instead."""
_INSTEAD: Final = {"maneuver": windows.RANGE, "press": windows.PRESS, "prevent": windows.PREVENT}
_FLIGHT: Final = "flight"
_TOGETHER: Final = "More than one Discipline can be used"
_DODGES: Final = re.compile(r"trike: (?:strength )?dodge\b")
_ENDS: Final = re.compile(r"trike: (?:[Cc]ombat ends|end combat)")
_STEALS: Final = re.compile(r"\bsteal (\d) (?:blood|life)")
_BY_STRENGTH: Final = re.compile(r"\bstrength ?(?:\+ ?(\d))?R? (?:ranged |unpreventable |aggravated )*damage")
_DAMAGE: Final = re.compile(r"\b(\d)R? (?:unpreventable |aggravated )*damage")
_RANGED: Final = re.compile(r"\dR\b|\branged damage")
_AS_ABOVE: Final = re.compile(r"As (?:\[(?P<mark>\w+)\] )?above")
_STEALTH: Final = re.compile(r"\+(\d) stealth (?:political )?action")
_BLEED: Final = re.compile(r"[Bb]leed (?:with|at) \+(\d)")
_PERMANENTS: Final = ("Equipment", "Retainer", "Ally", "Power")
_USED: Final = ability(windows.AT_ANY_TIME, CARRIED_OUT)
"""What a card in play says is carried out whenever its controller has the opportunity to use an effect."""


def carried_out(card: CardFace, known: Definition) -> Definition:
    """The definition of a card at a table that plays cards by hand; `known` is what the rules know of it."""
    if known.official:
        return _completed(known)
    if card.crypt:
        return definition(_USED, official=card.id, coverage="manual")
    lasting = [kind for kind in card.types if kind in _PERMANENTS]
    if lasting:  # its effects are done while it is in play
        ways = _ways(card, TextLine(text=card.text), lasting[0])
    else:
        lines = [*_lines(card), *_together(card)]
        ways = [way for line in lines for kind in line.types or card.types for way in _ways(card, line, kind)]
    return definition(*ways, *([_USED] if _stays(card) else []), official=card.id, coverage="manual")


def _completed(known: Definition) -> Definition:
    """A definition of which the rules know a part: that part is done first, and the players do the rest."""
    own = [mode.again(mode.do, mode.then) for mode in known.abilities if not mode.granted]
    if len(own) == len(known.abilities):  # a granted ability must keep its number at the end
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
        known.rises_as,
        known.as_vampire_level,
        known.remains,
    )


def _then(mode: Mode) -> Mode:
    """The same mode; after its effects, the players do the rest by hand."""
    if mode.reach or any(isinstance(effect, verb.Verb) and effect.enters_play() for effect in mode.do):
        return mode.again(mode.do, (*mode.then, CARRIED_OUT))
    return mode.again((*mode.do, CARRIED_OUT), mode.then)


# -- ways to play a card of which the rules know nothing ---------------------------------------------------------------


def _stays(card: CardFace) -> bool:
    """Whether a card can be in play: by its type, or because its text says so."""
    return (
        bool({*_PERMANENTS, "Event", "Conviction"}.intersection(card.types))
        or card.has("location")
        or "this card" in card.text
    )


def _lines(card: CardFace) -> list[TextLine]:
    """The lines of text by which a card can be played; one without a mark if no line has one."""
    return list(card.modes) or [TextLine(text=card.text)]


def _levels(card: CardFace, line: TextLine) -> list[str]:
    """The Disciplines of each mode that a line stands for."""
    codes = tuple(code for code in line.disciplines if code.lower() != _FLIGHT)
    if not codes:
        asked = tuple(code for code in card.requirement.disciplines if code.lower() != _FLIGHT)
        if not asked or card.types == ("Master",):
            return [""]
        codes = asked
        return [" ".join(codes)] if card.requirement.all_disciplines else list(codes)
    return list(codes) if line.either else [" ".join(codes)]


def _who(card: CardFace, line: TextLine) -> dict[str, Any]:
    """The trait that the minion must have who plays the card: flight, which stands among the Disciplines in the
    data."""
    asked = {code.lower() for code in (*line.disciplines, *card.requirement.disciplines)}
    return {"who": trait(_FLIGHT)} if _FLIGHT in asked else {}


def _ways(card: CardFace, line: TextLine, kind: str) -> list[Way]:
    """The modes of a line. Each has effects of its own, as nodes with slots are not shared."""
    found = [way for codes in _levels(card, line) for way in [_way(card, line, kind, codes)] if way is not None]
    if kind == "Combat" and not _STRIKES.search(line.text):
        found += [
            combat(codes, *_first(_INSTEAD[word]), CARRIED_OUT, when=_INSTEAD[word])
            for word in _OR.findall(line.text)
            for codes in _levels(card, line)
        ]
    return found


def _together(card: CardFace) -> list[TextLine]:
    """Lines for several Disciplines at once, if the card says that they can be used together."""
    if _TOGETHER not in card.text:
        return []
    lines = [line for line in card.modes if line.disciplines]
    several = [each for n in range(2, len(lines) + 1) for each in combinations(lines, n)]
    return [
        TextLine(
            text=" ".join(line.text for line in each),
            disciplines=tuple(code for line in each for code in line.disciplines),
            types=each[0].types,
        )
        for each in several
    ]


def _way(card: CardFace, line: TextLine, kind: str, codes: str) -> Way | None:
    cancelled = _CANCELS.search(line.text) or (_CANCELS.search(card.text) if len(_lines(card)) == 1 else None)
    if cancelled is not None:
        found = _cancels(kind, codes, cancelled["what"])
        if found is not None:
            return found
    if kind == "Master":
        return _master(card)
    if kind == "Event":
        return event(put(CARD, PLAY))
    if kind in _PERMANENTS:
        return permanent(codes)
    if kind == "Political Action":
        return political(CARRIED_OUT, disciplines=codes)
    if kind == "Action":
        return _action(card, line, codes)
    if kind == "Action Modifier":
        other = "other than the acting" in card.text
        by = who_plays.BY_OTHER if other else who_plays.BY_ACTING
        return modifier(codes, CARRIED_OUT, when=_moment(card, line), by=by, **_who(card, line))
    if kind == "Reaction":
        locked = "by a locked" in card.text
        by = who_plays.BY_ALERT if locked else who_plays.BY_REACTING
        return reaction(codes, CARRIED_OUT, when=_moment(card, line), by=by, **_who(card, line))
    return _combat(card, line, codes) if kind == "Combat" else None


def _cancels(kind: str, codes: str, what: str) -> Way | None:
    """A mode that cancels a card of the sort that the text names as it is played; the players do the rest by hand."""
    sorts = [sort for phrase, sort in _CANCELLED if phrase in what]
    effects = (cancel(*sorts[:1], others="own" not in what), CARRIED_OUT)
    if kind == "Master":
        return out_of_turn(*effects, when=windows.AS_PLAYED)
    if kind == "Reflex":
        return reflex(codes, *effects)
    makers = {"Action Modifier": modifier, "Reaction": reaction, "Combat": combat}
    return makers[kind](codes, *effects, when=windows.AS_PLAYED) if kind in makers else None


def _master(card: CardFace) -> Way:
    effects: list[Effect] = [put(CARD, PLAY)] if card.has("location") else [CARRIED_OUT]
    return out_of_turn(*effects) if card.has("out-of-turn") else master(*effects)


def _action(card: CardFace, line: TextLine, codes: str) -> Way:
    """The mode of an action. A bleed is one of the rules; another action marked with a D is directed at a Methuselah of
    the player's choice."""
    text = f"{card.lines[0].text} {line.text}"
    options = _who(card, line)
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
    """The moments of an action modifier or a reaction."""
    first = card.lines[0]
    head = "" if first.disciplines else first.text  # a line with a level speaks of that level only
    text = f"{_whole(card, line)} {head}"
    for limit in _LIMITS.findall(text):
        for phrase, moment in _MOMENTS:
            if re.search(phrase, limit):
                return moment
    return _MODIFIED


def _whole(card: CardFace, line: TextLine) -> str:
    """The text of a line, preceded by the line above if it refers to that."""
    said = _AS_ABOVE.match(line.text)
    lines = _lines(card)
    above = lines[: lines.index(line)] if line in lines else []
    if said is None or not above:
        return line.text
    named = [each for each in above if said["mark"] in each.disciplines]
    return f"{_whole(card, (named or above)[-1])} {line.text}"


def _combat(card: CardFace, line: TextLine, codes: str) -> Way:
    text = _whole(card, line)
    head = card.lines[0].text if card.lines[0] is not line else ""
    if any("efore range" in limit for limit in _LIMITS.findall(head)):  # strikes come later
        return combat(codes, CARRIED_OUT, when=windows.BEFORE_RANGE, **_who(card, line))
    if _STRIKES.search(text):
        return strike(codes, _strike(text), CARRIED_OUT)
    for phrase, moment in _ROUNDS:
        if re.search(phrase, text) or any(re.search(phrase, limit) for limit in _LIMITS.findall(head)):
            return combat(codes, *_first(moment), CARRIED_OUT, when=moment, **_who(card, line))
    return combat(codes, CARRIED_OUT, when=_FOUGHT, **_who(card, line))


def _strike(text: str) -> Effect:
    """The strike with its number, as far as the text says one in the usual words."""
    flags = (striking.RANGED if _RANGED.search(text) else 0) | (striking.AGGRAVATED if "aggravated" in text else 0)
    maneuver = int("optional maneuver" in text)
    if _DODGES.search(text):
        return striking.dodge(maneuver)
    if _ENDS.search(text):
        return striking.ends()
    if "hand strike" in text or "trike: hand" in text:
        return striking.hand(_last(r"\+(\d) (?:aggravated )?damage", text), flags & striking.AGGRAVATED, maneuver)
    if _BY_STRENGTH.search(text):
        return striking.damage(_last(_BY_STRENGTH.pattern, text), flags | striking.WITH_STRENGTH, maneuver)
    if _STEALS.search(text):
        return striking.steals(_last(_STEALS.pattern, text), flags, maneuver)
    return (
        striking.damage(_last(_DAMAGE.pattern, text), flags, maneuver) if _DAMAGE.search(text) else striking.special()
    )


def _last(pattern: str, text: str) -> int:
    """The last number in a text: a superior level gives its own number after that of the basic one."""
    found = re.findall(pattern, text)
    return int(found[-1] or 0) if found else 0


def _first(moment: int) -> list[Effect]:
    """The effect without which a card cannot be played at that moment at all."""
    if moment == windows.RANGE:
        return [fighting.maneuver()]
    if moment == windows.PRESS:
        return [fighting.press()]
    return [damaging.prevent(1)] if moment == windows.PREVENT else []
