"""Which clauses are proved: the matrix compared with the tests that passed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from praxis.clauses.ledger import FileProofs
from praxis.clauses.matrix import Clause, Matrix, table


class Reasoned(msgspec.Struct, frozen=True):
    id: str
    reason: str


class Share(msgspec.Struct):
    clauses: int = 0
    proved: int = 0


class Contrasts(msgspec.Struct):
    """Editions that play differently because they lack a rule, and the tests that show it."""

    pairs: int = 0
    proved: int = 0
    unproved: dict[str, list[str]] = {}


class Results(msgspec.Struct):
    """How far the results can be relied on."""

    current: bool = True
    """Whether every test that claims a clause was run with its present text and the present engine."""
    tests_not_run: list[str] = []
    tests_of_older_engine: list[str] = []


class Coverage(msgspec.Struct):
    """Every clause is in exactly one of: proved, physical, exceptions, unproved, not_run."""

    game: str
    clauses: int
    proved: int
    physical: int
    exceptions: list[Reasoned]
    unproved: list[str]
    not_run: list[str]
    """Clauses without a proof, if tests that might prove them were not run here."""
    by_edition: dict[str, Share]
    missing: dict[str, list[str]]
    """For an unproved clause, the editions in which nothing proves it."""
    physical_rows: list[Reasoned]
    contrasts: Contrasts
    tests: dict[str, list[str]]
    """For each clause, the tests that passed."""
    results: Results


Proved = dict[tuple[str, str], list[str]]
"""For each (clause, edition), the tests that passed."""


def proved_by(files: Iterable[FileProofs]) -> Proved:
    found: Proved = {}
    for entry in files:
        for test in entry.passed:
            for name, editions in entry.claims[test].items():
                for edition in editions:
                    found.setdefault((name, edition), []).append(test)
    return found


def exceptions(matrix: Matrix) -> dict[str, str]:
    """The clauses that may stay without proof for now, with the reason. A pattern such as `imbued.ruling.*` names all
    clauses below it."""
    allowed: dict[str, str] = {}
    for row in table("exceptions.tsv"):
        name = row["id"]
        below = [clause.id for clause in matrix.under(name[:-2])] if name.endswith(".*") else [name]
        allowed.update({clause_id: row["reason"] for clause_id in below if clause_id in matrix})
    return allowed


def measure(matrix: Matrix, proved: Proved, not_run: Sequence[str] = (), older: Sequence[str] = ()) -> Coverage:
    """Count the clauses. `not_run` are test files without results, `older` those with results of another engine."""
    allowed = exceptions(matrix)
    result = Coverage(
        game=matrix.game,
        clauses=len(matrix),
        proved=0,
        physical=0,
        exceptions=[],
        unproved=[],
        not_run=[],
        by_edition={edition: Share() for edition in matrix.editions},
        missing={},
        physical_rows=[],
        contrasts=Contrasts(),
        tests={},
        results=Results(not not_run and not older, list(not_run), list(older)),
    )
    for clause in matrix:
        if clause.kind == "physical":
            result.physical += 1
            result.physical_rows.append(Reasoned(clause.id, clause.reason or "only about what is printed or laid out"))
        else:
            _count(result, clause, proved, allowed)
    return result


def _count(result: Coverage, clause: Clause, proved: Proved, allowed: dict[str, str]) -> None:
    missing = [edition for edition in clause.to_prove if (clause.id, edition) not in proved]
    for edition in clause.to_prove:
        result.by_edition[edition].clauses += 1
        result.by_edition[edition].proved += edition not in missing
    tests = {test for edition in result.by_edition for test in proved.get((clause.id, edition), ())}
    if tests:
        result.tests[clause.id] = sorted(tests)
    if not missing:
        result.proved += 1
    elif clause.id in allowed:
        result.exceptions.append(Reasoned(clause.id, allowed[clause.id]))
    else:
        (result.not_run if result.results.tests_not_run else result.unproved).append(clause.id)
        result.missing[clause.id] = missing
    other_side = [edition for edition in clause.lacking if (clause.id, edition) not in proved]
    result.contrasts.pairs += len(clause.lacking)
    result.contrasts.proved += len(clause.lacking) - len(other_side)
    if other_side:
        result.contrasts.unproved[clause.id] = other_side
