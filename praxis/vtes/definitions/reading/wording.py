"""The official text of a vampire in a normal wording, before the grammar reads it.

Only what means the same becomes the same: the vampire's own name and the pronouns for it become ``~``, numbers in
letters become digits, icons go, and turns of phrase from different years become today's (`SAME`). Sect, title, traits
and printed bonuses are left out: the card data has them, and the rules read them there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from praxis.vtes.catalogue.printed import CardFace
from praxis.vtes.catalogue.terms import DISCIPLINES, SECTS, TITLES, reword
from praxis.vtes.definitions.plain_vampires import is_head, is_trait

_ICON: Final = re.compile(r"\s*\[[^\]]*\]")
_SMALL: Final = frozenset("the of a an de von van der la le el al da and in for to dr st st. dr.".split())
_REMINDER: Final = re.compile(
    r"(?:discard down|draw (?:back )?up) to your hand size(?: and shuffle(?: your library)?)? afterward"
    r"|shuffle (?:your library )?afterward"
    r"|\w+ are not unique"
    r"|~ has \d+ votes? \(titled\)"  # such votes are a title in the card data
)
"""A sentence that only says what the rules do by themselves (hands keep their size, what was searched is shuffled), or
what the card data has."""
_MERGED: Final = re.compile(r"\s*\[MERGED\]\s*")

SAME: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = tuple(
    (rf"(?<![\w~-])(?:{old})(?![\w-])", new)
    for old, new in (
        # numbers
        ("one", "1"),
        ("two", "2"),
        ("three", "3"),
        ("four", "4"),
        ("five", "5"),
        ("seven", "7"),
        ("a (blood|life|pool)", r"1 \1"),
        (r"(\d+) or less", r"\1 or fewer"),
        ("of capacity", "with capacity"),
        # capacities
        (r"with (?:a )?capacity (?:below|less than) (\d+)", lambda m: f"with capacity {int(m[1]) - 1} or fewer"),
        (r"with (?:a )?capacity above (\d+)", lambda m: f"with capacity {int(m[1]) + 1} or more"),
        (r"whose capacity is", "with capacity"),
        # who and what
        ("any other", "another"),
        ("he or she|him or her", "they"),
        ("his or her", "their"),
        ("he|she|him|himself|herself", "~"),
        ("his", "~'s"),
        (r"her(?=[.,;:]|$| (?:[+-]?\d|(?:to|and|or|as|in|during|for|cost|costs|with|from|an)\b))", "~"),
        ("her", "~'s"),
        ("the ~", "~"),
        ("after it successfully", "after ~ successfully"),
        ("may not|can not", "cannot"),
        ("may", "can"),
        # costs
        (r"(?:an|1) additional (blood|pool)", r"+1 \1"),
        (r"(\d) additional (blood|pool)", r"+\1 \2"),
        (r"(\d) (?:less|fewer) (blood|pool)", r"-\1 \2"),
        ("(?:1 )?(blood|pool) or (blood|pool) less", r"-1 \1 or \2"),
        ("that require", "requiring"),
        ("that requires", "requiring"),
        # reminders of what the rules do by themselves
        (
            r"\((?:shuffle|discard down|discard|draw up|draw|shuffle and discard down|discard down and shuffle)"
            r"(?: your library)? afterward\)(?!\w)",
            "",
        ),
        (r"\(for 1 or more\)", ""),
        (r"\(but never less than 0 pool\)", ""),
        (r"\(before combat begins, if any\)|\(before combat, if any\)", "before block resolution"),
        # events
        ("goes into torpor", "goes to torpor"),
        ("each time ~ goes", "after ~ goes"),
        (
            "(?:when|if) ~ (?:successfully bleeds|bleeds successfully)|after ~ bleeds successfully",
            "after ~ successfully bleeds",
        ),
        ("(?:when|if) ~ bleeds (.*) successfully", r"after ~ successfully bleeds \1"),
        ("after successfully bleeding|after bleeding successfully", "after ~ successfully bleeds"),
        ("at the beginning of", "at the start of"),
        ("gain 1 vote", "get +1 vote"),
        (r"gain (\d) votes", r"get +\1 votes"),
        (r"get (\w) additional votes", r"get +\1 votes"),
        (
            "your hand size is 1 card larger|your hand size is increased by 1|your hand size is \\+1",
            "you get +1 hand size",
        ),
        ("every methuselah's hand size is reduced by 1", "each methuselah gets -1 hand size"),
        ("reveal it, and move", "reveal it and move"),
        # gets
        ("an additional (?=[+-])", ""),
        ("an additional (vote|ballot)", r"+1 \1"),
        (r"(\d) additional votes?", r"+\1 votes"),
        (r"1 additional vote", "+1 vote"),
        ("an (optional )?(press|maneuver)", r"1 \1\2"),
        ("a (press|maneuver)", r"1 \1"),
        ("gains \\+", "gets +"),
        ("on(?: the)? first round of combat", "during the first round of combat"),
        ("an additional strike", "1 additional strike"),
        ("strike for (\\d)r", r"strike: \1r"),
        ("strike, ranged: steal (\\d) blood or life \\(becoming blood\\)", r"steal \1 blood as a ranged strike"),
        ("(treats? .*) as normal(?! damage)", r"\1 as normal damage"),
        ("for the remainder of combat", "that combat"),
        ("from your hand to", "to"),
        ("while (?:~ is )?bleeding", "during bleed actions"),
        # actions
        ("on non (\\w+) actions", r"during non \1 actions"),
        ("during employ actions and recruiting allies", "during employ and recruit actions"),
        ("passes, (.*) after resolving the referendum", r"passes, \1"),
        (r"\(requirements and cost apply as normal\)(?!\w)", ""),
        ("when (?:taking|performing) (?:a )?political actions?", "during political actions"),
        ("when (?:taking|performing) undirected actions", "during undirected actions"),
        ("when hunting", "during hunt actions"),
        ("when bleeding", "during bleed actions"),
        ("when equipping", "during equip actions"),
        ("when employing retainers and recruiting allies", "during employ and recruit actions"),
        ("when recruiting allies", "during recruit actions"),
        ("when employing retainers", "during employ actions"),
        (
            "(?:on|with|in) (bleed|hunt|political|equip|employ|recruit|recruit and employ|diablerie|undirected|"
            "directed) actions",
            r"during \1 actions",
        ),
        ("on actions", "during actions"),
        ("hunting actions", "hunt actions"),
        ("bleeding actions", "bleed actions"),
        ("non directed", "undirected"),
        (r"during bleed actions a methuselah who controls", "against a methuselah controlling"),
        (r"a methuselah who controls", "a methuselah controlling"),
        (r"the methuselah who has", "the methuselah with"),
        ("when attempting to block", "against"),
        ("attempt to block|attempts to block", "attempt to block"),
        ("when in combat with", "in combat with"),
        ("take an? (\\+\\d stealth )?(\\(d\\) )?action to", r"perform a \1\2action to"),
        ("takes? a successful", "performs a successful"),
        ("successfully performs an", "performs a successful"),
        ("any (minion|vampire|ally|ready|locked|titled|younger|older|other|equipment|location)", r"a \1"),
        ("an ally or (?:a )?younger", "an ally or younger"),
        ("once per", "once each"),
        ("once during each", "once each"),
        ("each round of combat", "each round"),
        ("from the blood bank", ""),
        ("prevents", "can prevent"),
    )
)
"""Turns of phrase that mean the same, each with the one that the grammar has; from first to last."""

_RULES: Final = tuple([(re.compile(old), new) for old, new in SAME])


def parts_of(face: CardFace) -> tuple[str, str]:
    """The two parts of a text: what counts always, and what counts only while an advanced vampire is merged."""
    base, _, merged = _MERGED.sub("\0", face.text).partition("\0")
    return base, merged


def sentences(face: CardFace, text: str) -> list[str]:
    """The sentences of a text in the normal wording, without sect, title, traits and bonuses."""
    plain = (
        _ICON.sub("", reword(text, ""))
        .replace("\n", " ")
        .replace("’", "'")
        .replace("D.C.", "DC")
        .replace("vs.", "against")
    )
    plain = _without_name(plain, face.name)
    clan = face.clans[0] if face.clans else ""
    head, colon, rest = plain.partition(":")
    if colon and _says_nothing(head, clan):
        plain = rest
    found = [one for one in re.split(r"\.(?=\s|$)", plain) if one.strip() and not _says_nothing(one, clan)]
    found = [one for one in found if not _REMINDER.fullmatch(one.strip().lower())]
    return [normal(one) for one in found]


def _says_nothing(text: str, clan: str) -> bool:
    """Whether a text has only what the card data has: sect, title, traits and bonuses."""
    parts = [one.strip() for one in text.lower().split(". ") if one.strip(" .")]
    return all(is_trait(one.strip(" .")) or is_head(one.strip(" ."), clan.lower()) for one in parts)


def normal(sentence: str) -> str:
    found = re.sub(r"\s+", " ", sentence.strip().lower())
    found = found.replace("non-", "non ")
    for old, new in _RULES:
        found = old.sub(new, found)
    return re.sub(r"\s+", " ", found).strip()


_NICKNAMES: Final = {
    "Khay'tall, Snake of Eden": "Kay'tall",
    "Magdelena Schaefer": "Magdalena",
    "Jalan-Aajav": "Jalan",
    "Anarch Convert": "the convert",
}
"""As some texts spell a vampire's own name."""


def _without_name(text: str, name: str) -> str:
    """The text with ``~`` for the vampire's name or a part of it; not for a word that also means a clan, a sect or a
    title."""
    if name in _NICKNAMES:
        text = re.sub(rf"\b{_NICKNAMES[name]}\b(?!-)", "~", text)
    words = re.findall(r"[^\s,\"“”()]+", name.replace("’", "'"))
    runs = [words[i:j] for i in range(len(words)) for j in range(i + 1, len(words) + 1)]
    for run in sorted(runs, key=len, reverse=True):
        if all(word.lower() in _SMALL for word in run) or (len(run) == 1 and _is_term(run[0])):
            continue
        joined = r"[,\"“”()]*\s+[\"“”(]*".join(map(re.escape, run))
        text = re.sub(rf"(?<![\w~])[\"“]?{joined}[\"”]?(?![\w-])", "~", text)
    return text


_TERMS: Final = frozenset(
    word.lower()
    for phrase in (*DISCIPLINES.values(), *SECTS, *TITLES, "Thaumaturgy", "Methuselah", "Black Hand", "Red List")
    for word in phrase.split()
) | frozenset(
    "abomination ahrimane akunanse assamite baali brujah caitiff gangrel gargoyle giovanni guruhi harbinger hecata "
    "ishtarri kiasyd lamia lasombra malkavian ministry nagaraja nosferatu osebo pander ravnos salubri samedi toreador "
    "tremere tzimisce ventrue daughter brother blood antitribu camarilla".split()
)


def _is_term(word: str) -> bool:
    return word.lower() in _TERMS
