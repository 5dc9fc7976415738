"""The form of Vendetta's messages: what the files `vendetta*.ftl` of a language hold, outside card texts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from praxis.languages import Asked, Chosen, Offered, Text

__all__ = ("Asked", "Chosen", "Messages", "Offered", "Place")


class Place(msgspec.Struct, frozen=True):
    """A location in a sentence; `n` is its number."""

    name: str
    at: str
    off: str
    to: str


class Messages(msgspec.Struct, frozen=True):
    title: str
    yes: str
    no: str
    clans: Mapping[str, str]
    kinds: Mapping[str, str]
    steps: Mapping[str, str]
    """The steps of a location's resolution, as a trait of clan cards."""
    natures: Mapping[str, str]
    styles: Mapping[str, str]
    """What each clan is like, for somebody who chooses one."""
    phases: Mapping[str, str]
    labels: Mapping[str, str]
    """The labels of the facts of a card."""
    house: str
    """The note on cards of the house set."""

    location: Place
    haven: Place
    numbers: Mapping[str, Text]
    """The forms of a noun for one and for many."""
    quoted: str
    """How the name of a card is quoted in a sentence. People's names are not quoted."""
    comma: str
    last: str
    """The word between the last two names of a list."""
    nobody: str
    ranked: str
    """A player with a number, in a list."""

    events: Mapping[str, Text]
    decisions: Mapping[str, Asked]
    waits: str
    """The whole text of a decision that the reader may not know of."""
    options: Mapping[str, Offered]
    groups: Mapping[str, str]
    summary: Mapping[str, Text]
    """The sentences of which explanations are made."""
    stack: Mapping[str, Text]
    reasons: Mapping[str, Text]
    variants: Mapping[str, Chosen]
