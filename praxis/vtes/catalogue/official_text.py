"""What is read from an official card text: its marks, keywords, requirement, affiliation and fixed bonuses.

Only templated phrases are read. What a card does is written in its definition, never guessed from here.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

from praxis.vtes.catalogue.printed import NOTHING_REQUIRED, MergedPart, Requirement, TextLine
from praxis.vtes.catalogue.terms import DISCIPLINES, FLIGHT, SECTS, TITLES, VIRTUES, reword

# ------------------------------------------------------------------------------------------------ marks and digest

_SLASHED: Final = re.compile(r"(?<![\w\]])/([^/\n\[\]]+?)/(?!\w)")
_ANGLED: Final = re.compile(r"<([^<>\n]+)>")
_BRACKET: Final = re.compile(r"\[[^\]]*\]")
_TOKEN: Final = re.compile(r"\[[^\]]*\]|[a-z0-9]+|[+=%™½-]")


def plain(raw: str) -> str:
    """The text for people: without errata braces and marks around card names, the directed sign in letters."""
    text = raw.replace("{", "").replace("}", "").replace("Ⓓ", "(D)")
    text = _SLASHED.sub(r"\1", _ANGLED.sub(r"\1", text))
    return "\n".join(line.strip() for line in text.strip().splitlines() if line.strip())


def named_cards(raw: str) -> tuple[str, ...]:
    """The card names that the text marks as such."""
    text = raw.replace("{", "").replace("}", "")
    return tuple(dict.fromkeys(_ANGLED.findall(text) + _SLASHED.findall(text)))


def text_digest(raw: str) -> str:
    """Twelve hex digits that stay the same when only marks, punctuation or an edition's words for a thing change."""
    text = reword(plain(raw).replace("(TM)", "™"), "")
    text = re.sub(r"\b[Aa]n\b", "a", text.replace("Ministries", "Ministry"))
    parts: list[str] = []
    last = 0
    for mark in _BRACKET.finditer(text):  # the case of a mark is a level, so it counts
        parts += [text[last : mark.start()].lower(), mark[0]]
        last = mark.end()
    parts.append(text[last:].lower())
    tokens = _TOKEN.findall("".join(parts))
    return hashlib.sha256(" ".join(tokens).encode()).hexdigest()[:12]


# ------------------------------------------------------------------------------------------------------ text lines

_MARKS: Final = re.compile(r"^(?:\s*(?:\[[^\]]+\]|or(?=\s*\[)))+\s*:?\s*")
_TYPE_MARKS: Final = {
    "ACTION": "Action",
    "ACTION MODIFIER": "Action Modifier",
    "COMBAT": "Combat",
    "REACTION": "Reaction",
    "REFLEX": "Reflex",
    "POLITICAL ACTION": "Political Action",
}
_CODES: Final = frozenset(DISCIPLINES) | frozenset(VIRTUES) | {FLIGHT}
MERGED_MARK: Final = "MERGED"


def text_lines(text: str) -> tuple[TextLine, ...]:
    """The lines of a plain text with their marks taken off."""
    lines: list[TextLine] = []
    merged = False
    for row in text.splitlines():
        match = _MARKS.match(row)
        marks = [mark[1:-1] for mark in _BRACKET.findall(match[0])] if match else []
        merged = merged or MERGED_MARK in marks
        disciplines = tuple(mark for mark in marks if mark.lower() in _CODES)
        types = tuple(_TYPE_MARKS[mark] for mark in marks if mark in _TYPE_MARKS)
        conviction = sum(int(mark.split()[0]) for mark in marks if mark.endswith(" CONVICTION"))
        body = row[match.end() :] if match else row
        is_mode = bool(disciplines or types or conviction)
        lines.append(
            TextLine(
                text=body,
                disciplines=disciplines,
                either=len(disciplines) > 1 and bool(match) and " or " in (match[0] if match else ""),
                types=types,
                conviction=conviction,
                merged=merged,
                requirement=read_requirement(body) if is_mode else NOTHING_REQUIRED,
            )
        )
    return tuple(lines)


# ----------------------------------------------------------------------------------------------------- requirement

_REQUIRES: Final = re.compile(r"(?:^|(?<=[.\]]) ?)(Requires|Only usable by) ([^.\n]*)", re.M)
_CAPACITY: Final = re.compile(r"capacity (?:(\d+) or (more|less)|(above|below|less than|more than) (\d+))")
_GEHENNA: Final = re.compile(r"\b(\d+|one|two|three)\b[^.]*\bgehenna")
_NON: Final = re.compile(r"\bnon-(?!acting)(red list|black hand|[a-z]+)|\bnot (?:a )?(caitiff)")
_WORDS: Final = {"one": 1, "two": 2, "three": 3}
_ANY_TITLE: Final = (*TITLES, "inquisitor")
_REQUIRED_TRAITS: Final = (
    "black hand",
    "seraph",
    "infernal",
    "slave",
    "red list",
    "unmerged",
    "advanced",
    "base",
    "city title",
    "flight",
    "same circle",
    "unique",
)
_CREATURES: Final = ("vampire", "imbued", "mortal", "ghoul", "mage", "minion")
# "… other than the acting minion", "… in combat with an acting minion" speak of somebody else.
_ASIDE: Final = re.compile(
    r" (?:other than|in combat with|not involved|who has|when|if|during|before|after|you control|even if)\b.*"
)


def _has(phrase: str, wanted: str) -> bool:
    return re.search(rf"(?<!non-)\b{re.escape(wanted)}\b", phrase) is not None


def _capacities(phrase: str) -> tuple[int, int]:
    low = high = 0
    for number, more_or_less, beyond, limit in _CAPACITY.findall(phrase):
        if more_or_less == "more":
            low = int(number)
        elif more_or_less == "less":
            high = int(number)
        elif beyond in ("above", "more than"):
            low = int(limit) + 1
        else:
            high = int(limit) - 1
    return low, high


def read_requirement(text: str) -> Requirement:
    """What the sentences «Requires …» and «Only usable by …» of a text ask for.

    >>> read_requirement("Requires a ready titled Sabbat vampire.").sects
    ('Sabbat',)
    >>> read_requirement("Requires a non-sterile prince or justicar.").titles
    ('prince', 'justicar')
    """
    found = [(how, sentence) for how, sentence in _REQUIRES.findall(text)]
    found = [(how, sentence) for how, sentence in found if how == "Requires" or _names_somebody(sentence)]
    if not found:
        return NOTHING_REQUIRED
    whole = ". ".join(f"{how} {sentence}" for how, sentence in found) + "."
    phrase = "; ".join(_ASIDE.sub("", sentence) for _, sentence in found).lower()
    if " or non-" in phrase or "true faith" in phrase:  # one of two unlike conditions is enough: the definition says it
        return Requirement(text=whole)
    low, high = _capacities(phrase)
    gehenna = _GEHENNA.search(phrase)
    return Requirement(
        sects=tuple(sect for sect in SECTS if _has(phrase, sect.lower())),
        titles=tuple(title for title in _ANY_TITLE if _has(phrase, title)),
        titled=_has(phrase, "titled"),
        traits=tuple(trait for trait in _REQUIRED_TRAITS if _has(" ".join(s for _, s in found).lower(), trait)),
        creatures=tuple(kind for kind in _CREATURES if _has(phrase, kind)),
        lacks=tuple(dict.fromkeys(one or other for one, other in _NON.findall(phrase))),
        all_clans="requires both" in whole.lower(),
        min_capacity=low,
        max_capacity=high,
        gehenna=(_WORDS.get(gehenna[1]) or int(gehenna[1])) if gehenna else 0,
        ready=_has(phrase, "ready"),
        unlocked=_has(phrase, "unlocked"),
        locked=_has(phrase, "locked"),
        text=whole,
    )


def _names_somebody(sentence: str) -> bool:
    """Whether a sentence «Only usable by …» is a requirement: it names a kind of minion, not just the time."""
    return re.match(r"(?:an? |the )?(?:ready,? |locked |unlocked |unique )*[A-Za-z]", sentence) is not None


# ------------------------------------------------------------------------------------------------ keywords of cards

_KEYWORDS: Final = tuple(
    sorted(
        (
            "aim",
            "ammo",
            "archetype",
            "boon",
            "condemnation",
            "contract",
            "discipline",
            "electronic",
            "frenzy",
            "gehenna",
            "government",
            "grapple",
            "gun",
            "haven",
            "hunter-list",
            "hunting ground",
            "inconnu",
            "infernal",
            "inquisition",
            "investment",
            "location",
            "melee weapon",
            "nod fragment",
            "operation antigen",
            "out-of-turn",
            "path",
            "red list",
            "skin",
            "title",
            "transient",
            "trifle",
            "trophy",
            "unique",
            "vehicle",
            "watchtower",
            "weapon",
        ),
        key=len,
        reverse=True,
    )
)
_KEYWORD: Final = re.compile(r"\b(?:" + "|".join(map(re.escape, _KEYWORDS)) + r")\b")
_PLAIN_TYPE: Final = re.compile(r"\b(?:master|equipment|event|action|card|retainer|ally)\b")
_CREATURE_LINE: Final = re.compile(r"^(?:unique )?([a-z ]+?) with (\d+) life", re.I)
_NUMBERS: Final = re.compile(r"(?P<bleed>\d+) bleed, (?P<strength>\d+) strength|(\d+) strength(?:, (\d+) bleed)?")
_LOCATION: Final = re.compile(r"(?:represents|is) an? (unique )?location", re.I)


def _sentences(text: str) -> list[str]:
    return [part.strip().lower() for part in re.split(r"[.\n]+|:(?= )|:$", text) if part.strip()]


def library_traits(lines: tuple[TextLine, ...]) -> frozenset[str]:
    """The keywords a library card carries: those in sentences made of nothing but keywords."""
    common = "\n".join(line.text for line in lines if not line.is_mode)
    traits: set[str] = set()
    for sentence in _sentences("\n".join(line.text for line in lines)):
        words = set(_KEYWORD.findall(sentence))
        left = _PLAIN_TYPE.sub("", _KEYWORD.sub("", sentence))
        if words and not re.search(r"[a-z0-9]", left):
            traits |= words
    location = _LOCATION.search(common)
    if location:
        traits |= {"location", "unique"} if location[1] else {"location"}
    if traits & {"gun", "melee weapon"}:
        traits.add("weapon")
    if any("(limited)" in line.text for line in lines):
        traits.add("limited")
    if any("Reflex" in line.types for line in lines):
        traits.add("reflex")
    creature = next((m for s in _sentences(common) if (m := _CREATURE_LINE.match(s))), None)
    if creature:
        traits |= {word for word in creature[1].split() if word not in ("creature", "ally", "retainer")}
        traits |= {"unique"} if creature[0].startswith("unique") else set()
        if re.search(r"\bbleed, flight|(?:^|[.] )flight \[", common, re.I):
            traits.add(FLIGHT)
    return frozenset(traits)


def creature_numbers(lines: tuple[TextLine, ...]) -> tuple[int, int, int]:
    """Life, strength and bleed of an ally or retainer; -1 for what the card does not say."""
    sentences = _sentences("\n".join(line.text for line in lines if not line.is_mode))
    for at, sentence in enumerate(sentences):
        life = _CREATURE_LINE.match(sentence)
        if not life:
            continue
        numbers = _NUMBERS.match(sentences[at + 1] if at + 1 < len(sentences) else "")
        strength = numbers and (numbers["strength"] or numbers[3])
        bleed = numbers and (numbers["bleed"] or numbers[4])
        return int(life[2]), int(strength) if strength else -1, int(bleed) if bleed else -1
    return -1, -1, -1


# ---------------------------------------------------------------------------------------------- standing of a minion

_CRYPT_TRAITS: Final = frozenset(
    {"black hand", "seraph", "infernal", "scarce", "sterile", "blood cursed", "red list", "non-unique"}
)
_BONUS: Final = re.compile(r"([+-]\d+) (bleed|strength|stealth|intercept|hunt|hand size|votes?)")
_BELONGS: Final = re.compile(rf"((?:{'|'.join(SECTS).lower()}) )?((?:[a-z]+ ){{1,2}}(?:slave|circle))")
_VOTES: Final = re.compile(r"(\d+ votes?)(?: \(titled\))?")
_HEAD_CITY: Final = re.compile(r"\b(Prince|Archbishop|Baron) of ([^:]+?)(?::|\.(?:\s|$)|$)")
_CITY_WITH_DOTS: Final = re.compile(r"\b(?:Prince|Archbishop|Baron) of (Washington, D\.C\.)")


def _affiliation(text: str) -> MergedPart:
    """Sect, title, city, traits and fixed bonuses of one part of a crypt text."""
    sect = title = ""
    traits: set[str] = set()
    bonuses: dict[str, int] = {}
    for at, sentence in enumerate(_sentences(re.sub(r"\s*\[[^\]]*\]", "", text).replace("D.C.", "DC"))):
        sentence = sentence.removeprefix("advanced, ")
        if sentence in _CRYPT_TRAITS:
            traits.add(sentence)
        elif sentence == "flight":
            traits.add(FLIGHT)
        elif sentence.endswith(("are not unique", "is not unique")):
            traits.add("non-unique")
        elif (belongs := _BELONGS.fullmatch(sentence)) is not None and "inner circle" not in sentence:
            sect = sect or (belongs[1] or "").strip().capitalize()
            traits.add(belongs[2])
        elif (bonus := _BONUS.fullmatch(sentence)) is not None:
            name = bonus[2].rstrip("s") + "s" if bonus[2].startswith("vote") else bonus[2]
            bonuses[name] = bonuses.get(name, 0) + int(bonus[1])
        elif (votes := _VOTES.fullmatch(sentence)) is not None:
            title = votes[1]
        elif at < 3:
            sect, title = _sect_and_title(sentence, sect, title, traits)
    city = _CITY_WITH_DOTS.search(text) or _HEAD_CITY.search(text.split("\n")[0])
    if city and title in ("prince", "archbishop", "baron"):
        return MergedPart(sect, title, city[city.re.groups], frozenset(traits), bonuses)
    return MergedPart(sect, title, "", frozenset(traits), bonuses)


def _sect_and_title(sentence: str, sect: str, title: str, traits: set[str]) -> tuple[str, str]:
    """Read «camarilla tremere justicar» and the like. A longer sentence names no sect and title, and changes
    nothing."""
    words = re.sub(r" of .*", "", sentence)
    if len(words.split()) > 5 or words.split()[0] in ("while", "if", "during", "once", "when"):
        return sect, title
    found_sect = next((name for name in SECTS if words.split()[0] == name.lower()), "")
    found_title = next((name for name in _ANY_TITLE if re.search(rf"\b{name}s?$", re.sub(r" \(.*", "", words))), "")
    if "black hand" in words:
        traits.add("black hand")
        traits |= {"seraph"} if "seraph" in words else set()
    return sect or found_sect, title or found_title


def read_affiliation(text: str) -> tuple[MergedPart, MergedPart]:
    """The sect, title, traits and bonuses printed on a crypt card, and those that merging adds."""
    base, _, merged = text.partition(f"[{MERGED_MARK}]")
    return _affiliation(base.strip()), _affiliation(merged.strip()) if merged else MergedPart()
