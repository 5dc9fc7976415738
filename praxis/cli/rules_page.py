"""How clauses and their coverage look: coloured in a terminal, plain text anywhere else."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from praxis.clauses import Clause, Matrix
from praxis.clauses.coverage import Coverage
from praxis.clauses.evidence import Evidence
from praxis.clauses.matrix import EDITIONS, has_editions
from praxis.clauses.readings import Reading, readings_of
from praxis.clauses.sources import InCode, Tag

_PLAIN_WIDTH: Final = 110
_HEADING: Final = "bold cyan"


class Proof(msgspec.Struct):
    test: str
    editions: list[str]
    passed: bool
    older: bool = False
    """Whether the test was run with another engine than the present one."""


class ClausePage(msgspec.Struct):
    """All that `praxis rules show` tells about a clause."""

    clause: Clause
    readings: tuple[Reading, ...]
    enforced: list[str]
    tests: list[Proof] | None
    """The tests that prove the clause; None if there are no tests here."""
    not_run: bool = False
    """Whether tests that might prove the clause were not run here, so that their results are unknown."""


def page_of(row: Clause, found: list[Tag], evidence: Evidence | None) -> ClausePage:
    exact = [str(tag) for tag in found if tag.id == row.id]
    wider = [f"{tag} [{tag.id}]" for tag in found if row.id.startswith(f"{tag.id}.")]
    tests = None if evidence is None else sorted(_proofs(row, evidence), key=lambda proof: proof.test)
    not_run = evidence is not None and bool(evidence.not_run)
    return ClausePage(row, readings_of(row.game, row.id), exact + wider, tests, not_run)


def _proofs(row: Clause, evidence: Evidence) -> Iterator[Proof]:
    for name, entry in evidence.files.items():
        for test, claims in entry.claims.items():
            if row.id in claims:
                yield Proof(test, claims[row.id], test in entry.passed, name in evidence.older)


def print_page(page: ClausePage, *, apart: bool) -> None:
    """Print one clause: a heading, its sentence, and labelled lines."""
    row = page.clause
    if apart:
        _write()
    _write((row.id, _HEADING))
    _paragraph(row.text, indent=2)
    _write()
    for label, said in _facts(page):
        _labelled(label, said)


def _facts(page: ClausePage) -> Iterator[tuple[str, str]]:
    row = page.clause
    yield "kind", row.kind + (f": {row.reason}" if row.reason else "")
    yield "section", row.section
    if has_editions(row.game):
        yield "editions", " ".join(row.editions)
    yield from _together(row.game, row.differences)
    if row.example:
        yield "example", row.example
    for reading in page.readings:
        of = "" if not has_editions(row.game) else f" ({' '.join(reading.editions)})"
        yield "we read", reading.text + of
    yield "enforced", page.enforced[0] if page.enforced else "no place in the code names it"
    for place in page.enforced[1:]:
        yield "", place
    yield from _proof_facts(page)


def _proof_facts(page: ClausePage) -> Iterator[tuple[str, str]]:
    if page.tests is None:
        return
    row = page.clause
    good = [proof for proof in page.tests if proof.passed]
    for number, (test, editions) in enumerate(_by_test(good).items()):
        of = "" if not has_editions(row.game) else f" ({' '.join(sorted(editions))})"
        yield "" if number else "proved by", test + of
    if any(proof.older for proof in good):
        yield "", "the engine has changed since these tests were run; praxis rules coverage runs them again"
    for proof in page.tests:
        if not proof.passed:
            yield "claimed by", f"{proof.test} (did not pass, or was not run)"
    proved = {edition for proof in good for edition in proof.editions}
    missing = [edition for edition in row.to_prove if edition not in proved]
    if missing and page.not_run:
        yield "proofs", "not run here; praxis rules coverage runs the tests"
    elif missing:
        yield "unproved", "by the last run of the tests" if not has_editions(row.game) else " ".join(missing)


def _by_test(proofs: list[Proof]) -> dict[str, set[str]]:
    """One line for all cases of a test that runs in several editions."""
    found: dict[str, set[str]] = {}
    for proof in proofs:
        found.setdefault(proof.test.partition("[")[0], set()).update(proof.editions)
    return found


def _together(game: str, differences: dict[str, str]) -> Iterator[tuple[str, str]]:
    """One line for all editions with the same remark, at the place of the first of them."""
    by_remark: dict[str, list[str]] = {}
    for edition, said in differences.items():
        by_remark.setdefault(said, []).append(edition)
    for said, editions in by_remark.items():
        if not has_editions(game):
            yield "note", said
        else:
            yield editions[0], said + (f" (also {' '.join(editions[1:])})" if editions[1:] else "")


def print_lines(rows: Sequence[Clause]) -> None:
    """Print clauses one after another: the id, and its sentence below or beside it."""
    for row in rows:
        of = "" if len(row.editions) == len(EDITIONS[row.game]) else f"  [{' '.join(row.editions)}]"
        _write((row.id, _HEADING), (of, "dim"))
        _paragraph(row.text, indent=4)


def print_coverage(matrix: Matrix, result: Coverage) -> None:
    """Print a table by chapter, then the unproved clauses."""
    lacking = "not run here" if result.results.tests_not_run else "unproved"
    heads = ["chapter", "clauses", "proved", "physical", "exceptions", lacking]
    rows = [[*row] for row in _chapters(matrix, result)]
    total = [result.clauses, result.proved, result.physical, len(result.exceptions), len(result.missing)]
    rows.append(["all", *(str(number) for number in total)])
    _print_table(heads, rows)
    if len(result.by_edition) > 1:
        print()
        shares = [[name, str(share.clauses), str(share.proved)] for name, share in result.by_edition.items()]
        _print_table(["edition", "clauses", "proved"], shares)
        print(f"\nOther side of a difference (an edition that lacks the rule): {_other_side(result)}")
    if result.unproved:
        print("\nUnproved:")
        for name in result.unproved:
            missing = result.missing[name]
            print(f"  {name}" + (f"  ({' '.join(missing)})" if len(matrix.editions) > 1 else ""))
    for row in result.exceptions:
        print(f"  exception: {row.id}: {row.reason}")


def _other_side(result: Coverage) -> str:
    return f"{result.contrasts.proved} of {result.contrasts.pairs} proved"


def _chapters(matrix: Matrix, result: Coverage) -> Iterator[list[str]]:
    excepted = {row.id for row in result.exceptions}
    chapters: dict[str, list[Clause]] = {}
    for clause in matrix:
        chapters.setdefault(clause.chapter, []).append(clause)
    for chapter, rows in chapters.items():
        physical = sum(1 for row in rows if row.kind == "physical")
        waiting = sum(1 for row in rows if row.id in excepted)
        unproved = sum(1 for row in rows if row.id in result.missing)
        proved = len(rows) - physical - waiting - unproved
        yield [chapter, *(str(number) for number in (len(rows), proved, physical, waiting, unproved))]


def print_code(found: InCode) -> None:
    print(f"\nNamed in the code: {found.tagged} clauses; not named: {len(found.untagged)}")
    for name in found.untagged:
        print(f"  {name}")
    for tag in found.unknown:
        print(f"  unknown tag [{tag.id}] at {tag}")


# --- paper: the same words for a terminal and for a pipe --------------------------------------------------------------


def _write(*parts: tuple[str, str]) -> None:
    """Print one line made of (text, style); only a terminal sees the styles."""
    if not sys.stdout.isatty():
        print("".join(text for text, _ in parts))
        return
    from rich.console import Console
    from rich.text import Text

    Console(highlight=False, soft_wrap=True).print(Text.assemble(*parts))


def _wrapped(said: str, indent: int) -> list[str]:
    """Lines that fit beside the indent. Ids and paths are never cut, so that people can copy and search them."""
    width = shutil.get_terminal_size((_PLAIN_WIDTH, 24)).columns if sys.stdout.isatty() else _PLAIN_WIDTH
    return textwrap.wrap(said, max(width - indent, 30), break_long_words=False, break_on_hyphens=False) or [""]


def _paragraph(said: str, indent: int) -> None:
    for line in _wrapped(said, indent):
        _write((" " * indent + line, ""))


def _labelled(label: str, said: str) -> None:
    lead = f"  {label:<11}"
    first, *rest = _wrapped(said, len(lead))
    _write((lead, "dim"), (first, ""))
    for line in rest:
        _write((" " * len(lead) + line, ""))


def _print_table(heads: list[str], rows: list[list[str]]) -> None:
    """Print a table, words to the left and numbers to the right; a last row called `all` is the sum."""
    widths = [max(len(line[column]) for line in [heads, *rows]) for column in range(len(heads))]
    for line in [heads, *rows]:
        name, *numbers = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        cells = [name, *(number.strip().rjust(len(number)) for number in numbers)]
        style = "dim" if line is heads else "bold" if name.strip() == "all" else ""
        _write(("  ".join(cells), style))
