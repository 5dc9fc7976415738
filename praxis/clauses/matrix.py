"""The clause matrix: one row for each sentence of a rulebook that a game can keep or break."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from praxis.clauses.ledger import GAMES

Kind = Literal["rule", "definition", "physical"]

DATA: Final = Path(__file__).with_name("data")


def _told_apart(file: Path) -> tuple[str, ...]:
    """The editions that the clauses of a file are told apart by."""
    return tuple(sorted({edition for row in _rows(file) for edition in row["editions"].split(",")}))


def _rows(file: Path) -> list[dict[str, str]]:
    head, *lines = file.read_text(encoding="utf-8").splitlines()
    columns = head.split("\t")
    return [dict(zip(columns, line.split("\t"), strict=True)) for line in lines]


EDITIONS: Final[dict[str, tuple[str, ...]]] = {game: _told_apart(DATA / f"{game}.tsv") for game in GAMES}
"""The rulebooks of each game; see `declare` for games that bring their own."""
_FILES: Final[dict[str, Path]] = {}
"""The files of the clauses of other games."""

# "2000,2011: text; 2023: other text": the years open a part, a semicolon before years closes it.
_PART: Final = re.compile(r"(?:^|; )((?:\d{4}|vendetta)(?:,\d{4})*): ")


def declare(game: str, editions: tuple[str, ...], file: Path) -> None:
    """Declare the clauses of a game: a tab-separated file with the same columns as ours, in which each id begins with
    the game's name."""
    EDITIONS[game] = editions
    _FILES[game] = file


def has_editions(game: str) -> bool:
    """Whether the game has several rulebooks."""
    return len(EDITIONS[game]) > 1


class UnknownClause(LookupError):
    """No matrix has this clause id; the message names the nearest ones."""

    def __init__(self, wanted: str, nearest: list[str]) -> None:
        self.wanted: str = wanted
        self.nearest: list[str] = nearest
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"no clause {wanted!r}{hint}")


class Clause(msgspec.Struct, frozen=True):
    """One row of a matrix.

    `editions` are those whose book has the sentence. `to_prove` are those with a rule that a test must prove: the same,
    and the editions whose own, different rule stands only in `differences` (a library of 60 in 2023). `lacking` are
    the editions that visibly play otherwise because they have no such rule (the second bleed of 2000).
    """

    id: str
    game: str
    kind: Kind
    section: str
    text: str
    editions: tuple[str, ...]
    differences: dict[str, str]
    example: str
    to_prove: tuple[str, ...]
    lacking: tuple[str, ...] = ()
    reason: str = ""
    """Why a row of kind `physical` has nothing to play, if we decided that ourselves."""

    @property
    def chapter(self) -> str:
        parts = self.id.split(".")
        return parts[1] if parts[0] == self.game else parts[0]

    def speaks_of(self, edition: str) -> bool:
        """Whether the row says anything about the edition, even if only that the edition lacks the rule."""
        return edition in self.editions or edition in self.differences or edition in self.to_prove

    def holds_in(self, edition: str) -> bool:
        """Whether the edition has this rule, with these words or with its own."""
        return edition in self.editions or edition in self.to_prove

    def wording(self, edition: str) -> str:
        """The sentence as it holds in one edition: the common text, and the edition's own remark."""
        own = self.differences.get(edition, "")
        if edition not in self.editions:
            return own
        return f"{self.text} ({own})" if own else self.text


class Matrix:
    """All clauses of one game, in the order of its rulebook."""

    __slots__ = ("_by_id", "clauses", "editions", "game")

    def __init__(self, game: str, clauses: tuple[Clause, ...]) -> None:
        self.game = game
        self.clauses = clauses
        self.editions = EDITIONS[game]
        self._by_id = {row.id: row for row in clauses}

    def __len__(self) -> int:
        return len(self.clauses)

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._by_id

    def __getitem__(self, clause_id: str) -> Clause:
        found = self._by_id.get(clause_id)
        if found is None:
            raise UnknownClause(clause_id, self.nearest(clause_id))
        return found

    def get(self, clause_id: str) -> Clause | None:
        return self._by_id.get(clause_id)

    def under(self, prefix: str) -> tuple[Clause, ...]:
        """The clauses whose id begins with the whole parts of `prefix`: `combat.strike` finds `combat.strike.dodge`."""
        stem = prefix.rstrip(".") + "."
        return tuple(row for row in self.clauses if row.id.startswith(stem))

    def nearest(self, clause_id: str, count: int = 3) -> list[str]:
        """The ids that a typing error most likely meant: first those that continue it, then those that look like it."""
        wanted = clause_id.strip().lower()
        continued = [row.id for row in self.clauses if wanted and row.id.startswith(wanted)]
        alike = get_close_matches(wanted, list(self._by_id), count, 0.6)
        named = [row.id for row in self.clauses if wanted and wanted.rsplit(".", 1)[-1] == row.id.rsplit(".", 1)[-1]]
        return list(dict.fromkeys(continued[:count] + alike + named))[:count]

    def search(self, words: str, *, edition: str = "", limit: int = 0) -> list[Clause]:
        """The clauses that speak of all `words` (of any, if none has all), best first."""
        from praxis.clauses.search import ranked

        return ranked(self, words, edition, limit)


def parsed_differences(cell: str) -> dict[str, str]:
    """Read `"2000,2011: not stated; 2023: 60"` as remarks by edition. An edition that is named twice keeps both
    remarks."""
    parts: dict[str, str] = {}
    _, *pieces = _PART.split(cell)
    for years, said in zip(pieces[::2], pieces[1::2], strict=True):
        for edition in years.split(","):
            parts[edition] = f"{parts[edition]}; {said}" if edition in parts else said
    return parts


def table(name: str) -> list[dict[str, str]]:
    """The rows of one of our data files: tab-separated, no quoting, first line the column names."""
    return _rows(DATA / name)


@cache
def load(game: str) -> Matrix:
    """The clauses of a game."""
    if game not in EDITIONS:
        raise ValueError(f"no clause matrix for {game!r}; there are {', '.join(EDITIONS)}")
    physical = {row["id"]: row["reason"] for row in table("physical.tsv")}
    binding = _binding() if has_editions(game) and game not in _FILES else {}
    return Matrix(
        game, tuple(_clause(game, row, physical, binding) for row in _rows(_FILES.get(game, DATA / f"{game}.tsv")))
    )


def _binding() -> dict[tuple[str, str], str]:
    """How we read `differences` for an edition that is not in `editions`, by (clause, verdict): the editions.

    `own`: it has a rule of its own. `lacks`: it has none and plays otherwise. `implied`: it plays the same, or another
    clause proves it. A remark that is in none of the rows merely says that the edition has nothing on the matter.
    """
    return {(row["id"], row["verdict"]): row["editions"] for row in table("binding.tsv")}


def _clause(game: str, row: dict[str, str], physical: dict[str, str], binding: dict[tuple[str, str], str]) -> Clause:
    name = row["id"]
    kind: Kind = "physical" if name in physical else _kind(row.get("kind", "rule"))
    having = tuple(row["editions"].split(","))
    own = binding.get((name, "own"), "")
    lacking = binding.get((name, "lacks"), "")
    return Clause(
        id=name,
        game=game,
        kind=kind,
        section=row["section"],
        text=row["clause"],
        editions=having,
        differences=parsed_differences(row["differences"]),
        example=row["example"],
        to_prove=() if kind == "physical" else tuple(sorted({*having, *own.split(",")} - {""})),
        lacking=tuple(lacking.split(",")) if lacking else (),
        reason=physical.get(name, ""),
    )


def _kind(word: str) -> Kind:
    if word == "definition":
        return "definition"
    return "physical" if word == "physical" else "rule"


def game_of(clause_id: str) -> str:
    """The game of a clause, by the first word of the id. The clauses of V:TES begin with their chapter."""
    first = clause_id.partition(".")[0]
    return first if first in EDITIONS else "vtes"


def clause(clause_id: str) -> Clause:
    """The clause of whichever game has it."""
    return load(game_of(clause_id))[clause_id]
