"""Where the official card data comes from, and how it is read: the CSV files inside the installed `krcg` package.

We depend on the files, never on the package's code. Two layouts exist: release 4.19, the last one for Python 3.11,
keeps the files in a top-level folder `cards`; releases 5.x keep them in `krcg/cards`. Both hold the same cards, with
small differences of spelling that are evened out here. `PRAXIS_CARDS` may name a folder with newer files.
"""

from __future__ import annotations

import csv
import hashlib
import os
import re
import sys
from pathlib import Path
from typing import Final

import msgspec

from praxis.vtes.catalogue.names import ascii_fold, filing_form, front_article, key
from praxis.vtes.catalogue.official_text import (
    creature_numbers,
    library_traits,
    named_cards,
    plain,
    read_affiliation,
    read_requirement,
    text_digest,
    text_lines,
)
from praxis.vtes.catalogue.printed import (
    ANY_GROUP,
    NO_GROUP,
    NONE,
    CardFace,
    Cost,
    MergedPart,
    Printing,
    Requirement,
    X,
)
from praxis.vtes.catalogue.terms import clan_name, discipline_code

CRYPT_FILE: Final = "vtescrypt.csv"
LIBRARY_FILE: Final = "vteslib.csv"
SETS_FILE: Final = "vtessets.csv"
_LAYOUTS: Final = ("krcg/cards", "cards")
FOLDER_VARIABLE: Final = "PRAXIS_CARDS"


class CardDataMissing(RuntimeError):
    """There is no card data on this machine, or it cannot be read; the message is one line and says what to do."""


def find_folder() -> Path:
    """The folder with the CSV files."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        if (Path(named) / CRYPT_FILE).is_file() and (Path(named) / LIBRARY_FILE).is_file():
            return Path(named)
        raise CardDataMissing(f"{FOLDER_VARIABLE} is {named!r}, but there is no {CRYPT_FILE} and {LIBRARY_FILE} in it")
    for entry in sys.path:
        for layout in _LAYOUTS:
            folder = Path(entry or ".") / layout
            if (folder / CRYPT_FILE).is_file() and (folder / LIBRARY_FILE).is_file():
                return folder
    raise CardDataMissing("the V:TES card data is missing: install it with `pip install krcg==4.19`")


def fingerprint(folder: Path) -> str:
    """A text that changes whenever the files may have: made from their sizes and times, without reading them."""
    stamps = []
    for name in (CRYPT_FILE, LIBRARY_FILE, SETS_FILE):
        path = folder / name
        stat = path.stat() if path.exists() else None
        stamps.append(f"{path}:{stat.st_size if stat else 0}:{stat.st_mtime_ns if stat else 0}")
    return hashlib.sha256("\n".join(stamps).encode()).hexdigest()[:16]


def _rows(path: Path) -> list[dict[str, str]]:
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            return list(csv.DictReader(file, skipinitialspace=True))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise CardDataMissing(f"cannot read the card data {path}: {error}") from error


# --------------------------------------------------------------------------------------------------------- prints

_PROMO: Final = re.compile(r"^(Promo|POD)[-:]?(\d{8}|DTC)?$")


def _sets(folder: Path) -> list[dict[str, str]]:
    path = folder / SETS_FILE
    return _rows(path) if path.exists() else []


def _set_dates(folder: Path) -> dict[str, int]:
    return {row["Abbrev"]: int(row["Release Date"] or 0) for row in _sets(folder)}


def read_set_names(folder: Path) -> dict[str, str]:
    """The full name of each set by the short one that printings carry."""
    return {row["Abbrev"]: row["Full Name"] for row in _sets(folder)}


def _prints(field: str, dates: dict[str, int]) -> tuple[Printing, ...]:
    """The printings in a column such as `Jyhad:C1, V5:PTr2`, oldest first; a promo or print on demand carries its own
    date."""
    found: dict[str, Printing] = {}
    for tag in filter(None, (part.strip() for part in field.split(","))):
        promo = _PROMO.match(tag)
        if promo:
            day = promo[2] or ""
            name, date, codes = promo[1], int(day) if day.isdigit() else 0, ()
            found[tag] = Printing(name, date, codes)
            continue
        name, _, code = tag.partition(":")
        before = found[name].codes if name in found else ()
        promo = _PROMO.match(name)
        date = int(promo[2]) if promo and promo[2] else dates.get(name, 0)
        found[name] = Printing(name, date, before + tuple(part for part in code.split("/") if part))
    return tuple(sorted(found.values(), key=lambda one: one.date or 99999999))


def _first_print(prints: tuple[Printing, ...]) -> int:
    dated = [one.date for one in prints if one.date and one.set != "POD"]
    return min(dated, default=0)


# ---------------------------------------------------------------------------------------------------------- cards


def _disciplines(column: str) -> tuple[tuple[str, ...], bool]:
    """The codes in a column such as `Potence & Presence`, `pot&pre` or `ani/chi`, and whether all are needed."""
    words = [word for word in re.split(r"[&/]", column) if word.strip()]
    return tuple(discipline_code(word) for word in words), "&" in column


def _cost(row: dict[str, str]) -> Cost:
    for kind in ("Pool", "Blood", "Conviction"):
        amount = row.get(f"{kind} Cost", "").strip()
        if amount:
            return Cost(kind.lower(), int(amount) if amount.isdigit() else X)
    return Cost()


def _banned(column: str) -> int:
    """The date in a column; a year on its own becomes `YYYY0000`."""
    digits = column.strip()
    if not digits.isdigit():
        return 0
    return int(digits) if len(digits) == 8 else int(digits[:4]) * 10000


def _split(column: str, marks: str = r"[/]") -> tuple[str, ...]:
    return tuple(part.strip() for part in re.split(marks, column) if part.strip())


def _printed_name(row: dict[str, str]) -> str:
    return front_article(row["Name"].strip().replace("(TM)", "™"))


def _group(column: str) -> int:
    return int(column) if column.isdigit() else ANY_GROUP


def _library_requirement(row: dict[str, str], text: str) -> Requirement:
    codes, together = _disciplines(row["Discipline"])
    stated = read_requirement("\n".join(line.text for line in text_lines(text) if not line.is_mode))
    return msgspec.structs.replace(
        stated,
        disciplines=codes,
        all_disciplines=together,
        clans=tuple(clan_name(clan) for clan in _split(row["Clan"])),
        paths=_split(row.get("Path", "")),
    )


def _library_face(row: dict[str, str], dates: dict[str, int]) -> CardFace:
    raw = row["Card Text"]
    text = plain(raw)
    lines = text_lines(text)
    name = _printed_name(row)
    size = row.get("Capacity", "").strip()
    life, strength, bleed = creature_numbers(lines)
    prints = _prints(row["Set"], dates)
    requirement = _library_requirement(row, text)
    return CardFace(
        id=int(row["Id"]),
        name=name,
        unique_name=name,
        full_name=name,
        filing_name=filing_form(name),
        ascii_name=ascii_fold(filing_form(name)),
        aka=tuple(front_article(other) for other in _split(row["Aka"], ";")),
        crypt=False,
        types=_split(row["Type"]),
        clans=requirement.clans,
        path="/".join(requirement.paths),
        group=NO_GROUP,
        capacity=int(size) if size.isdigit() else 0,
        capacity_change=int(size) if re.fullmatch(r"[+-]\d+", size) else 0,
        disciplines=(),
        title="",
        city="",
        sect="",
        advanced=False,
        cost=_cost(row),
        requirement=requirement,
        burn_option=row["Burn Option"].strip().lower().startswith("y"),
        traits=library_traits(lines),
        slave_of="",
        circle="",
        life=life,
        strength=strength,
        bleed=bleed,
        bonuses={},
        merged=MergedPart(),
        text=text,
        lines=lines,
        names=named_cards(raw),
        digest=text_digest(raw),
        banned=_banned(row["Banned"]),
        prints=prints,
        first_print=_first_print(prints),
        formats=_split(row.get("Format", "") or "", ";"),
        artists=_split(row["Artist"], ";|&"),
    )


def _own_traits(traits: frozenset[str], imbued: bool) -> tuple[frozenset[str], str, str]:
    """The traits of a crypt card, and apart from them the clan that a slave serves and the circle of a Blood
    Brother."""
    own = set(traits)
    slave_of = circle = ""
    for trait in traits:
        if trait.endswith(" slave"):
            slave_of = clan_name(trait.removesuffix(" slave").title().replace(" Antitribu", " antitribu"))
            own = own - {trait} | {"slave"}
        elif trait.endswith(" circle"):
            circle = trait.removesuffix(" circle").title()
            own.discard(trait)
    own = own - {"non-unique"} if "non-unique" in own else own | {"unique"}
    return frozenset(own | ({"imbued", "mortal"} if imbued else {"vampire"})), slave_of, circle


def _crypt_face(row: dict[str, str], dates: dict[str, int], homonyms: dict[str, list[tuple[int, bool]]]) -> CardFace:
    raw = row["Card Text"]
    text = plain(raw)
    name, group, advanced = _printed_name(row), _group(row["Group"]), bool(row["Adv"].strip())
    imbued = row["Type"].strip() == "Imbued"
    base, merged = read_affiliation(text)
    traits, slave_of, circle = _own_traits(base.traits, imbued)
    words = row["Disciplines"].split()
    codes = [
        discipline_code(word) if word.islower() else discipline_code(word).upper() for word in words if word[0] != "-"
    ]
    title = row["Title"].strip().lower()
    prints = _prints(row["Set"], dates)
    unique_name = name + _needed_suffix(group, advanced, homonyms[key(name)])
    capacity = int(row["Capacity"])
    return CardFace(
        id=int(row["Id"]),
        name=name,
        unique_name=unique_name,
        full_name=name + _suffix(group, advanced, with_group=True),
        filing_name=filing_form(unique_name),
        ascii_name=ascii_fold(filing_form(unique_name)),
        aka=tuple(front_article(other) for other in _split(row["Aka"], ";")),
        crypt=True,
        types=_split(row["Type"]),
        clans=tuple(clan_name(clan) for clan in _split(row["Clan"])),
        path=row.get("Path", "").strip(),
        group=group,
        capacity=capacity,
        capacity_change=0,
        disciplines=tuple(sorted(codes)),
        title=title or base.title,
        city=base.city,
        sect=base.sect,
        advanced=advanced,
        cost=Cost(),
        requirement=Requirement(),
        burn_option=False,
        traits=traits,
        slave_of=slave_of,
        circle=circle,
        life=capacity if imbued else NONE,
        strength=1 + base.bonuses.get("strength", 0),
        bleed=1 + base.bonuses.get("bleed", 0),
        bonuses=base.bonuses,
        merged=merged,
        text=text,
        lines=text_lines(text),
        names=named_cards(raw),
        digest=text_digest(raw),
        banned=_banned(row["Banned"]),
        prints=prints,
        first_print=_first_print(prints),
        formats=_split(row.get("Format", "") or "", ";"),
        artists=_split(row["Artist"], ";|&"),
    )


def _suffix(group: int, advanced: bool, *, with_group: bool) -> str:
    parts = ([f"G{group}"] if with_group and group != ANY_GROUP else []) + (["ADV"] if advanced else [])
    return f" ({' '.join(parts)})" if parts else ""


def _needed_suffix(group: int, advanced: bool, homonyms: list[tuple[int, bool]]) -> str:
    """The suffix that tells this card from others of its name: the group only if another group has the name too.

    The oldest group keeps the bare name, as players mean it; the newer ones take `(G6)`.
    """
    groups = {other for other, _ in homonyms}
    return _suffix(group, advanced, with_group=len(groups) > 1 and group != min(groups))


def read_cards(folder: Path) -> list[CardFace]:
    """Every card of the data, crypt first, in the order of the ids."""
    dates = _set_dates(folder)
    crypt, library = _rows(folder / CRYPT_FILE), _rows(folder / LIBRARY_FILE)
    homonyms: dict[str, list[tuple[int, bool]]] = {}
    try:
        for row in crypt:
            entry = (_group(row["Group"]), bool(row["Adv"].strip()))
            homonyms.setdefault(key(_printed_name(row)), []).append(entry)
        faces = [_crypt_face(row, dates, homonyms) for row in crypt]
        faces += [_library_face(row, dates) for row in library]
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise CardDataMissing(f"the card data in {folder} has a row that cannot be read: {error!r}") from error
    if not faces:
        raise CardDataMissing(f"the card data in {folder} is empty")
    return sorted(faces, key=lambda face: face.id)
