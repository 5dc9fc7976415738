"""The form of V:TES's messages: what the files `vtes*.ftl` of a language hold, outside card texts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from praxis.languages import Asked, Chosen, Offered, Text

__all__ = ("Asked", "Chosen", "Messages", "Offered")


class AskedOfMany(Asked, frozen=True):
    """A decision in an action or combat, with other words for some of the seats that are asked; empty where the same
    words fit."""

    acting: Text
    """The Methuselah whose minion acts."""
    blocking: Text
    """The one whose minion blocks or tries to."""
    unable: Text
    """One who cannot block."""
    fighting: Text
    """The one whose minion is in the combat."""


class Messages(msgspec.Struct, frozen=True):
    title: str
    yes: str
    no: str
    nobody: str
    comma: str
    last: str
    """What stands between the last two things of a list."""
    quoted: str
    """How the name of a library card stands in a sentence; minions and people stand as they are."""
    a_card: str
    """A card that the reader does not know."""
    numbers: Mapping[str, Text]
    """The forms for one and for many of something."""
    titles: Mapping[str, Text]
    """Titles by their words; `of` joins one with its city or clan."""
    phases: Mapping[str, str]
    regions: Mapping[str, str]
    types: Mapping[str, str]
    sides: Mapping[str, str]
    whats: Mapping[str, str]
    """The numbers of a minion that effects change."""
    strikes: Mapping[str, str]
    ranges: Mapping[str, str]
    pieces: Mapping[str, str]
    """Parts that stand in other messages, with a blank before them where there should be one."""
    events: Mapping[str, Text]
    decisions: Mapping[str, AskedOfMany]
    waits: str
    """What is told of a decision that the reader may not know."""
    options: Mapping[str, Offered]
    groups: Mapping[str, str]
    warnings: Mapping[str, Text]
    """What speaks against an option as things stand."""
    stack: Mapping[str, Text]
    labels: Mapping[str, str]
    """The labels of the facts of a card."""
    notes: Mapping[str, str]
    """How far a card is enforced."""
    reasons: Mapping[str, Text]
    """Why not, by clause; empty in English, where the rules say it themselves."""
    wants: Mapping[str, Text]
    """What a deck is about."""
    problems: Mapping[str, Text]
    """What is wrong with a deck, by code; empty in English, where the check says it itself."""
    forms: Mapping[str, Chosen]
    """What decks are checked for."""
    variants: Mapping[str, Chosen]
