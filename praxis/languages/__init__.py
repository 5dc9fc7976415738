"""The languages of Praxis: each is a folder, which is found by looking for it and never listed.

A folder ``praxis/languages/LANG/`` holds everything in that language: `language.ftl` (its name
and plural), the messages of the games, the terminal and the page in Fluent files, the grammar of card texts in Python,
and tables of card names and rules. `docs/contributing.md` says how to add one; ``praxis languages check`` compares
the folders.

Folders that lie elsewhere are found through the variable PRAXIS_LANGUAGES, which names folders of language folders.
"""

from __future__ import annotations

from praxis.languages.fluent import BadMessages, Form, Text, for_reader, gaps
from praxis.languages.folders import (
    ENGLISH,
    OTHER,
    YOU,
    Language,
    NoLanguage,
    grammar,
    known,
    language,
    languages,
    spoken,
    table,
)
from praxis.languages.messages import Asked, Chosen, Offered, listed, messages

__all__ = (
    "ENGLISH",
    "OTHER",
    "YOU",
    "Asked",
    "BadMessages",
    "Chosen",
    "Form",
    "Language",
    "NoLanguage",
    "Offered",
    "Text",
    "for_reader",
    "gaps",
    "grammar",
    "known",
    "language",
    "languages",
    "listed",
    "messages",
    "spoken",
    "table",
)
