"""Every official ruling on a card that is enforced in full has a test, or a reason why it needs none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.definitions import coverage, ruling_tests
from praxis.vtes.definitions.ruling_tests import EVERY_CARD

FOLDER = Path(__file__).parents[1] / "cards"


@cache
def unproved() -> list[tuple[str, tuple[str, ...]]]:
    """The card and the sources of each ruling on a full card that no test proves."""
    tests = ruling_tests.tests_of(FOLDER)
    return [
        (face.name, ruling.references)
        for face in load()
        if coverage(face.id) == "full"
        for ruling in load().rulings(face.id)
        if not any((face.id, source) in tests for source in ruling.references)
    ]


def test_every_ruling_on_a_full_card_has_a_test_or_a_reason_for_none() -> None:
    reasons = ruling_tests.reasons_of(FOLDER)
    unsorted = [
        (card, sources)
        for card, sources in unproved()
        if not any((name, source) in reasons for source in sources for name in (card, EVERY_CARD))
    ]
    assert not unsorted


def test_no_reason_is_given_for_a_ruling_that_is_proved_or_that_does_not_exist() -> None:
    wanted = {(name, source) for card, sources in unproved() for source in sources for name in (card, EVERY_CARD)}
    assert [row for row in ruling_tests.reasons_of(FOLDER) if row not in wanted] == []
