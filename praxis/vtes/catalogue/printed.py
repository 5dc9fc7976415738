"""What is printed on a card, as frozen records. Nothing that happens in a game is ever written here."""

from __future__ import annotations

from typing import Final

import msgspec

NO_GROUP: Final = -1
"""The group of a library card."""
ANY_GROUP: Final = 0
"""The group of a crypt card that goes with every group."""
X: Final = -1
"""The amount of a cost that is chosen as the card is played."""
NONE: Final = -1
"""Life, strength or bleed of a card that has none."""


class Cost(msgspec.Struct, frozen=True, omit_defaults=True):
    """What playing the card costs; `amount` is `X` if the player chooses it."""

    kind: str = ""
    """`pool`, `blood`, `conviction`, or empty for a free card."""
    amount: int = 0


class Requirement(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may play the card. Within a field any one entry is enough, unless the field says otherwise."""

    disciplines: tuple[str, ...] = ()
    """Three letters each, lower case: the level wanted stands at each text line."""
    all_disciplines: bool = False
    """True for `a & b`, where a line asks for several at once."""
    clans: tuple[str, ...] = ()
    all_clans: bool = False
    """True where one of each clan is needed."""
    paths: tuple[str, ...] = ()
    sects: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    titled: bool = False
    traits: tuple[str, ...] = ()
    """All of these: `black hand`, `seraph`, `infernal`, `advanced` …"""
    creatures: tuple[str, ...] = ()
    """Any of these kinds of minion: `vampire`, `imbued`, `ghoul`, `mortal` …"""
    lacks: tuple[str, ...] = ()
    """None of these: traits, sects, clans, or `titled`."""
    min_capacity: int = 0
    max_capacity: int = 0
    gehenna: int = 0
    """How many Gehenna events must be in play."""
    ready: bool = False
    unlocked: bool = False
    locked: bool = False
    """Only a locked minion can use it."""
    text: str = ""
    """The sentence it was read from, for what the other fields do not say."""

    def __bool__(self) -> bool:
        return self != NOTHING_REQUIRED


NOTHING_REQUIRED: Final = Requirement()


class TextLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of card text. A line with a mark is one way to use the card; one without holds for all of them."""

    text: str
    disciplines: tuple[str, ...] = ()
    """Lower case is inferior, upper case superior."""
    either: bool = False
    """True if one of the disciplines is enough, `[obf] or [tha]`."""
    types: tuple[str, ...] = ()
    """The card types this line can be used as, where the card says so: `Combat`, `Reaction`, `Reflex` …"""
    conviction: int = 0
    merged: bool = False
    """Only in effect on a merged vampire."""
    requirement: Requirement = NOTHING_REQUIRED
    """What this line alone asks for, beyond the card's own requirement."""

    @property
    def is_mode(self) -> bool:
        return bool(self.disciplines or self.types or self.conviction)


class MergedPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an advanced vampire has besides when it lies on its base card; empty where nothing changes."""

    sect: str = ""
    title: str = ""
    city: str = ""
    traits: frozenset[str] = frozenset()
    bonuses: dict[str, int] = {}


class Printing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card in one set."""

    set: str
    date: int
    """Release, as 20241231; 0 if the data does not say."""
    codes: tuple[str, ...] = ()
    """Rarity or preconstructed deck with copies, as the data writes it: `C1`, `PTr2`."""


class CardFace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One official card."""

    id: int
    name: str
    """As printed, article in front."""
    unique_name: str
    """With a suffix only where other cards bear the same name: `Theo Bell (G2 ADV)`."""
    full_name: str
    """Crypt cards always with their group."""
    filing_name: str
    """The unique name with its article at the end, for sorting and for old deck lists."""
    ascii_name: str
    """The filing name in plain letters, `Pentex(TM) Subversion`."""
    aka: tuple[str, ...]
    crypt: bool
    types: tuple[str, ...]
    clans: tuple[str, ...]
    """The vampire's own clan or the Imbued's creed; on a library card the clans that can play it."""
    path: str
    group: int
    capacity: int
    """Of a crypt card; of a library card that becomes a vampire, the capacity it then has; else 0. Imbued: life."""
    capacity_change: int
    disciplines: tuple[str, ...]
    """A crypt card's own, superior in upper case, superior first."""
    title: str
    city: str
    """Where a prince, archbishop or baron reigns."""
    sect: str
    advanced: bool
    cost: Cost
    requirement: Requirement
    burn_option: bool
    traits: frozenset[str]
    slave_of: str
    circle: str
    life: int
    strength: int
    bleed: int
    bonuses: dict[str, int]
    """What a crypt card always has: `bleed`, `strength`, `stealth`, `intercept`, `hand size`, `hunt`, `votes` …"""
    merged: MergedPart
    text: str
    lines: tuple[TextLine, ...]
    names: tuple[str, ...]
    """Cards that the text names."""
    digest: str
    """Of the text, without its marks and with the words of any edition: it changes only if the meaning may."""
    banned: int
    """The date, as 20160216, or only the year, as 20160000; 0 if the card is allowed."""
    prints: tuple[Printing, ...]
    first_print: int
    formats: tuple[str, ...]
    artists: tuple[str, ...]

    @property
    def kind(self) -> str:
        """All types in one word, as deck lists head their sections: `Action Modifier/Combat`."""
        return "/".join(self.types)

    @property
    def modes(self) -> tuple[TextLine, ...]:
        return tuple(line for line in self.lines if line.is_mode)

    def has(self, trait: str) -> bool:
        return trait in self.traits

    def is_a(self, card_type: str) -> bool:
        return card_type in self.types

    def level(self, discipline: str) -> int:
        """2 if the vampire has the discipline at superior, 1 at inferior, 0 not at all."""
        if discipline.upper() in self.disciplines:
            return 2
        return 1 if discipline.lower() in self.disciplines else 0
