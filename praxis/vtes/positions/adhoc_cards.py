"""Cards made up in a line, for positions written as text: a minion by its numbers, a card by what it does.

    Mira 3/5 DOM obf prince:Chicago locked       a vampire: blood over capacity, then what else there is to say
    Thug ally 2 strength:1                       an ally with 2 life
    modifier obf blood:1, stealth 1              a library card: its kind and requirement, then its effects
    equipment pool:1, strike 2 ranged, maneuver

`docs/scenarios.md` lists the words. What cannot be read is a `BadSetting` that says what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple
from zlib import crc32

from praxis.effects.nodes import Effect as Node
from praxis.effects.nodes import Part
from praxis.kernel.errors import BadSetting, nearest
from praxis.vtes.cards import build
from praxis.vtes.cards.build import Piece, Way
from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.terms import DISCIPLINES, TITLES, VIRTUES, discipline_code
from praxis.vtes.dealt import pool
from praxis.vtes.editions import Edition
from praxis.vtes.effects import acting, base, fighting, moving, values, whom
from praxis.vtes.effects.acting import Redirect
from praxis.vtes.effects.base import Definition, Gives, Target
from praxis.vtes.effects.fighting import Strike
from praxis.vtes.effects.filters import MINION, OTHERS, READY, SEAT, VAMPIRE, among
from praxis.vtes.effects.numbers import Mod, gives, mod
from praxis.vtes.effects.whom import ACTOR, BEARER, CARD, ME, YOU, Ref, T
from praxis.vtes.model import face as faces
from praxis.vtes.model import spans, windows
from praxis.vtes.model.face import Face
from praxis.vtes.model.state import PLAY, TORPOR
from praxis.vtes.rules import strike

_MINION: Final = re.compile(r"(?P<name>.+?) (?:(?P<blood>\d+)/(?P<capacity>\d+)|ally (?P<life>\d+))(?P<rest>( .*)?)")
_LONGEST: Final = 60

Printed = dict[str, int | str | bool | tuple[str, ...]]


def improvised(text: str, name: str, types: int, printed: Printed, definition: Definition = base.NOTHING) -> Face:
    """A face that is this line's own: another line makes another card, also if it has the same name."""
    if len(name) > _LONGEST or not name.isprintable():
        raise BadSetting(f"a name has at most {_LONGEST} signs, this one has {len(name)}: '{name[:20]}…'")
    key = -1 - crc32(f"{name}\n{text}".encode())
    face = Face(key, name, types, definition=definition, **printed)  # type: ignore[arg-type]
    faces.MADE_UP[key] = face
    return face


_SIGNED: Final = re.compile("[+-]?[0-9]{1,5}")


def number(name: str, value: str, least: int = 0) -> int:
    if not _SIGNED.fullmatch(value) or int(value) < least:
        raise BadSetting(f"{name} should be a number from {least} on, not '{value}'")
    return int(value)


# -- cards by name -----------------------------------------------------------------------------------------------------


def card_named(name: str, own: Mapping[str, Face]) -> Face:
    """A card of this file, an official one, or one of the built-in decks."""
    if name in own:
        return own[name]
    try:
        return pool.named(name)
    except (LookupError, catalogue.CardDataMissing) as error:
        close = nearest(name, own) if own else ""
        raise BadSetting(f"no card is called '{name}'{close}" if "did you mean" in close else str(error)) from None


# -- minions -----------------------------------------------------------------------------------------------------------


class Minion(NamedTuple):
    """A minion as a line has it."""

    face: Face
    counters: int
    """-1 if the line does not say."""
    locked: bool
    owner: str
    """The player who owns it, if that is not who controls it."""


_NUMBERS: Final = ("strength", "bleed", "group")
_BONUSES: Final[dict[str, tuple[int, Ref]]] = {
    "stealth": (spans.STEALTH, ME),
    "intercept": (spans.INTERCEPT, ME),
    "votes": (spans.VOTES, ME),
    "hunt": (spans.HUNT, ME),
    "transfers": (spans.TRANSFERS, YOU),
    "hand-size": (spans.HAND_SIZE, YOU),
}
"""What a minion's own text may give."""
MINION_WORDS: Final = (
    "locked",
    "imbued",
    "advanced",
    *(f"{name}:N" for name in ("blood", "life", *_NUMBERS, *_BONUSES)),
    *(f"{name}:NAME" for name in ("clan", "sect", "title", "trait", "of")),
    "a Discipline",
    "a title",
)
_AFTER_A_NAME: Final = ("locked", "blood", "life", "of")


def minion(text: str, own: Mapping[str, Face], edition: Edition) -> Minion:
    """``Mira 3/5 DOM obf locked`` is made up; ``Anson blood:3 locked`` is the official card."""
    found = _MINION.fullmatch(text)
    if found is None:
        return _known(text, own)
    types = faces.ALLY if found["life"] else faces.VAMPIRE
    printed: Printed = {} if found["life"] else {"sect": edition.unmarked_sect}
    said = _Said(printed)
    for word in found["rest"].split():
        if word == "imbued":
            types = faces.IMBUED
        else:
            _minion_word(said, word, edition)
    printed["disciplines"] = " ".join(said.disciplines)
    printed["traits"] = tuple(said.traits)
    counters = int(found["life"] or found["blood"])
    if found["life"]:
        printed["life"] = max(1, counters)
    else:
        printed["capacity"] = int(found["capacity"])
    lasting = " ".join(word for word in text.split() if word != "locked" and not word.startswith("of:"))
    face = improvised(lasting, found["name"], types, printed, Definition(0, gives=tuple(said.gives)))
    return Minion(face, counters, said.locked, said.owner)


class _Said:
    """What the words after a minion's numbers have said so far."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.disciplines: list[str] = []
        self.traits: list[str] = []
        self.gives: list[Gives] = []
        self.locked = False
        self.owner = ""


def _minion_word(said: _Said, word: str, edition: Edition) -> None:
    name, colon, value = word.partition(":")
    value = value.replace("-", " ")
    if word == "locked":
        said.locked = True
    elif word == "advanced":
        said.traits.append(word)
    elif name == "of" and colon:
        said.owner = value
    elif name in _NUMBERS and colon:
        said.printed[name] = number(name, value)
    elif name in _BONUSES and colon:
        said.gives.append(gives(_BONUSES[name][0], number(name, value, -99), _BONUSES[name][1]))
    elif name == "clan" and colon:
        said.printed["clan"] = value
    elif name == "sect" and colon:
        if value not in edition.sects:
            raise BadSetting(f"no sect '{value}' in {edition.name}{nearest(value, edition.sects)} [list.sects.names]")
        said.printed["sect"] = value
    elif name == "trait" and colon:
        said.traits.append(value)
    elif name == "title" and colon:
        _title(said, value, "", edition)
    elif name.replace("-", " ") in TITLES:
        _title(said, name.replace("-", " "), value, edition)
    else:
        said.disciplines.append(discipline(word, MINION_WORDS))


def _title(said: _Said, title: str, place: str, edition: Edition) -> None:
    """``prince:Chicago``: the sect is then that of the title, unless the line says another."""
    if title not in edition.titles and not title[:1].isdigit():
        known = [*edition.titles, "1 vote", "2 votes"]
        raise BadSetting(f"no title '{title}' in {edition.name}{nearest(title, known)} [list.titles.by-sect]")
    said.printed["title"] = title
    sect = edition.titles.get(title, "")
    if sect in edition.sects and said.printed.get("sect") == edition.unmarked_sect:
        said.printed["sect"] = sect
    if place:
        said.printed["city"] = place


def discipline(word: str, others: tuple[str, ...]) -> str:
    """Three letters, small for the basic level and large for the superior one."""
    if word.isalpha() and len(word) == 3 and (word.islower() or word.isupper()):
        try:
            return discipline_code(word).upper() if word.isupper() else discipline_code(word)
        except KeyError:
            raise BadSetting(f"no Discipline '{word}'{nearest(word, [*DISCIPLINES, *VIRTUES])}") from None
    raise BadSetting(f"unknown word '{word}'{nearest(word, others)}")


def _known(text: str, own: Mapping[str, Face]) -> Minion:
    """The words at the end that are no part of a name, then the card."""
    words = text.split()
    counters, locked, owner = -1, False, ""
    while len(words) > 1:
        name, colon, value = words[-1].partition(":")
        if name not in _AFTER_A_NAME or (name == "locked") == bool(colon):
            break
        words.pop()
        if name == "locked":
            locked = True
        elif name == "of":
            owner = value
        else:
            counters = number(name, value)
    face = card_named(" ".join(words), own)
    return Minion(face, counters, locked, owner)


# -- library cards -----------------------------------------------------------------------------------------------------

KINDS: Final[dict[str, int]] = {
    "master": faces.MASTER,
    "event": faces.EVENT,
    "action": faces.ACTION,
    "political": faces.POLITICAL,
    "equipment": faces.EQUIPMENT,
    "retainer": faces.RETAINER,
    "ally": faces.ALLY,
    "modifier": faces.MODIFIER,
    "reaction": faces.REACTION,
    "combat": faces.COMBAT,
}
CARD_WORDS: Final = (
    "unique",
    "limited",
    "trifle",
    "location",
    "out-of-turn",
    *(f"{name}:N" for name in ("blood", "pool", "life", "strength", "bleed", "stealth")),
    "clan:NAME",
    "trait:NAME",
    "a Discipline",
)
_STAYS: Final = faces.EQUIPMENT | faces.RETAINER | faces.ALLY
_MUST_ACT: Final = {
    "action": "gain-pool 1",
    "political": "burn-pool 1",
    "modifier": "stealth 1",
    "reaction": "intercept 1",
    "combat": "strike dodge",
}
"""Kinds of cards that would be nothing without an effect, with an example of one."""
_COSTS: Final = ("blood", "pool", "life", "strength", "bleed")


class Effect(NamedTuple):
    """What one part of a line does: an effect, or something that stands while the card is in play."""

    does: Node | None = None
    stands: Part | None = None
    when: int = windows.NEVER
    target: Target | None = None
    wakes: bool = False


def card(name: str, text: str) -> Face:
    """``modifier obf blood:1, stealth 1``."""
    head, *parts = (part.strip() for part in text.split(","))
    kind, *words = head.replace("action modifier", "modifier").replace("political action", "political").split() or [""]
    if kind not in KINDS:
        raise BadSetting(f"no kind of card '{kind}'{nearest(kind, KINDS)}")
    printed: Printed = {}
    levels: list[str] = []
    traits: list[str] = []
    stealth, limited = -1, False
    for word in words:
        key, colon, value = word.partition(":")
        if key in _COSTS and colon:
            printed[key] = number(key, value)
        elif key == "stealth" and colon:
            stealth = number(key, value)
        elif key == "clan" and colon:
            printed["clans"] = (value.replace("-", " "),)
        elif key == "trait" and colon:
            traits.append(value.replace("-", " "))
        elif word == "unique":
            printed["unique"] = True
        elif word == "limited":
            limited = True
        elif word in ("trifle", "location", "out-of-turn"):
            traits.append(word)
        else:
            levels.append(discipline(word, CARD_WORDS))
    if kind in ("ally", "retainer"):
        printed.setdefault("life", 1)
    effects = [effect(kind, part) for part in parts if part]
    if not any(each.does for each in effects) and kind in _MUST_ACT:
        example = f"{kind}, {_MUST_ACT[kind]}"
        raise BadSetting(f"'{name}' does nothing; write what it does after a comma, such as '{example}'")
    if any(isinstance(each.does, Strike) for each in effects) and kind == "equipment":
        traits.append("weapon")
    printed["traits"] = tuple(traits)
    definition = _definition(kind, " ".join(levels), effects, stealth, limited, "out-of-turn" in traits)
    return improvised(text, name, KINDS[kind], printed, definition)


def _definition(
    kind: str, levels: str, effects: list[Effect], stealth: int, limited: bool, out_of_turn: bool
) -> Definition:
    stands: list[Piece] = [each.stands for each in effects if each.stands is not None]
    does = [each.does for each in effects if each.does is not None]
    targets = tuple(each.target for each in effects if each.target is not None)
    if KINDS[kind] & _STAYS:
        stands += [build.ability(each.when, each.does) for each in effects if each.does is not None and each.when]
        return build.definition(build.permanent(levels, stealth=max(0, stealth)), *stands)
    return build.definition(_way(kind, levels, does, effects, targets, stealth, limited, out_of_turn), *stands)


def _way(
    kind: str,
    levels: str,
    does: list[Node],
    effects: list[Effect],
    targets: tuple[Target, ...],
    stealth: int,
    limited: bool,
    out_of_turn: bool,
) -> Way:
    """How the card is played."""
    if kind in ("master", "event"):
        stays = any(each.stands for each in effects) or not does
        if stays:
            does.append(moving.put(CARD, T if targets else PLAY))
        if kind == "event":
            return build.event(*does, targets=targets)
        if out_of_turn:
            return build.out_of_turn(*does, targets=targets)
        return build.master(*does, disciplines=levels, targets=targets)
    if kind in ("action", "political"):
        bleeds = [each for each in does if isinstance(each, Mod) and each.what == spans.BLEED]
        ways = [acting.bleed(each.n) if each in bleeds else each for each in does]
        ways.sort(key=lambda each: not isinstance(each, acting.Special))
        inherent = (1 if kind == "political" else 0) if stealth < 0 else stealth
        return build.action(levels, *ways, stealth=inherent, targets=targets)
    if kind == "modifier":
        return build.modifier(levels, *does, limited=limited)
    if kind == "reaction":
        if any(each.wakes for each in effects):
            return build.wakes(levels, *does)
        sends = any(isinstance(each, Redirect) for each in does)
        return build.reaction(levels, *does, targets=targets, when=windows.OPEN | windows.DECLINED if sends else None)
    when = 0
    for each in effects:
        when |= each.when
    return build.combat(levels, *does, when=when or windows.BEFORE_RANGE)


# -- effects -----------------------------------------------------------------------------------------------------------

_NUMBER: Final[dict[str, int]] = {
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
_WHOLE: Final[dict[str, Callable[[], Effect]]] = {
    "maneuver": lambda: Effect(fighting.maneuver(), when=windows.RANGE),
    "press": lambda: Effect(fighting.press(), when=windows.PRESS),
    "wake": lambda: Effect(mod(spans.AWAKE, 1), wakes=True),
    "redirect": lambda: Effect(acting.redirect(T), target=whom.a(SEAT, OTHERS, ~among(ACTOR))),
    "unlock": lambda: Effect(moving.unlock()),
    "fight": lambda: Effect(acting.fight(T), target=whom.a(MINION, READY, OTHERS)),
    "torpor": lambda: Effect(moving.put(T, TORPOR), target=whom.a(VAMPIRE, READY)),
    "end action": lambda: Effect(acting.outcome(acting.ENDS)),
    "attempt": lambda: Effect(acting.attempt()),
    "end combat": lambda: Effect(acting.outcome(acting.COMBAT_OVER), when=windows.BEFORE_RANGE),
    "aggravated hands": lambda: Effect(mod(spans.AGGRAVATED_HANDS, 1), when=windows.BEFORE_STRIKES),
    "on minion": lambda: Effect(target=whom.a(MINION)),
    "on methuselah": lambda: Effect(target=whom.a(SEAT, OTHERS)),
}
_COUNTED: Final[dict[str, Callable[[int], Effect]]] = {
    "additional": lambda n: Effect(mod(spans.STRIKES, n), when=windows.ADDITIONAL),
    "prevent": lambda n: Effect(fighting.prevent(n), when=windows.PREVENT),
    "inflict": lambda n: Effect(fighting.inflict(n), when=windows.BEFORE_RANGE),
    "gain-pool": lambda n: Effect(moving.gain(n)),
    "burn-pool": lambda n: Effect(moving.burn(n, values.POOL, T), target=whom.a(SEAT, OTHERS)),
    "gain-blood": lambda n: Effect(moving.gain(n, values.BLOOD), when=windows.END_OF_ROUND),
    "burn-blood": lambda n: Effect(moving.burn(n, values.BLOOD, T), target=whom.a(VAMPIRE, READY)),
    "gain-votes": lambda n: Effect(mod(spans.VOTES, n, YOU)),
}
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
EFFECTS: Final = (
    *(f"{name} N" for name in (*_NUMBER, *_COUNTED)),
    *_WHOLE,
    "strike N",
    *(f"strike {name}" for name in _STRIKES),
)


def effect(kind: str, text: str) -> Effect:
    """One part of a card's line, such as ``stealth 1`` or ``strike 2 ranged``."""
    if text in _WHOLE:
        return _WHOLE[text]()
    word, *rest = text.split()
    if word == "strike":
        return _strike(kind, rest)
    if len(rest) == 1 and word in _NUMBER:
        return _changes(kind, word, number(word, rest[0], -99))
    if len(rest) == 1 and word in _COUNTED:
        return _COUNTED[word](number(word, rest[0]))
    raise BadSetting(f"unknown effect '{text}'{nearest(text, EFFECTS)}")


def _changes(kind: str, word: str, amount: int) -> Effect:
    what = _NUMBER[word]
    if KINDS[kind] & (_STAYS | faces.MASTER | faces.EVENT):
        own = ME if kind == "ally" else BEARER
        return Effect(stands=gives(what, amount, YOU if what in values.SEAT_STATS else own))
    if kind == "combat":
        return Effect(mod(what, amount, ME, base.COMBAT), when=windows.BEFORE_STRIKES)
    return Effect(mod(what, amount, None if kind == "modifier" or word == "bleed" else ME))


def _strike(kind: str, words: list[str]) -> Effect:
    """``2 ranged first``, ``hand +1``, ``dodge``."""
    how, flags = strike.DAMAGE, strike.WEAPON if kind == "equipment" else 0
    amount = 0
    for word in words:
        if word in _STRIKES:
            how, more = _STRIKES[word]
            flags |= more
        elif word in _FLAGS:
            flags |= _FLAGS[word]
        elif word.lstrip("+-").isdigit():
            amount = number("strike", word, -99)
        else:
            raise BadSetting(f"unknown strike '{word}'{nearest(word, [*_STRIKES, *_FLAGS])}")
    return Effect(Strike(how, amount, flags), when=windows.STRIKE)
