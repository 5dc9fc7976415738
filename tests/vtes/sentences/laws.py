"""A law about a sentence: it plays every full card whose official text has that sentence, and wants the same of each.

    @law("0bbb7573d715")
    def test_an_action_has_the_stealth_that_it_names(case: Case) -> None: ...

The ids are those of `praxis cards sentences`. A card that cannot be played on the usual stage, or whose text says
something else besides, is named in `but` with the reason: a law that holds for it after all wants that name taken out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

import pytest

from praxis.kernel.decision import Option
from praxis.kernel.errors import BadSetting
from praxis.vtes.catalogue.catalogue import load
from praxis.vtes.catalogue.printed import CardFace, TextLine
from praxis.vtes.catalogue.sentences import Sentence, shared
from praxis.vtes.definitions.in_edition import coverage_in
from praxis.vtes.editions import EDITIONS
from praxis.vtes.positions.scenario import Table, position, seat
from tests.size import SIZE
from tests.vtes.sentences.stage import USUAL, Laid, Scene, Stage, modes_of, scenes_of

NO_EXCEPTIONS: Final[Mapping[str, str]] = MappingProxyType({})


@cache
def sentences() -> dict[str, Sentence]:
    """The shared sentences by their ids."""
    return {each.id: each for each in shared(load())}


@dataclass(frozen=True)
class Case:
    """A card with the sentence, in one edition."""

    face: CardFace
    line: TextLine
    words: str
    numbers: tuple[int, ...]
    edition: str

    @property
    def modes(self) -> set[int]:
        return modes_of(self.face, self.line)

    @property
    def scenes(self) -> tuple[Scene, ...]:
        return scenes_of(self.face, self.line)

    def stage(self, scene: Scene, laid: Laid = USUAL) -> Stage:
        return Stage(self.face, self.line, self.edition, scene, laid)

    def moments(self, laid: Laid = USUAL) -> Iterator[tuple[Stage, list[Option]]]:
        """Wherever the card is offered in this way, in any of its scenes."""
        for scene in self.scenes:
            stage = self.stage(scene, laid)
            for offered in stage.moments():
                if fitting := [option for option in offered if option[3] in self.modes]:
                    yield stage, fitting

    def played(self, laid: Laid = USUAL, when: Callable[[Stage], bool] | None = None) -> Stage:
        """The stage on which it has just been played, at the first moment at which it was offered."""
        stage, option = self.ready(laid, when)
        stage.plays(option)
        return stage

    def in_play(self) -> Table:
        """A table with this crypt card ready, merged if the sentence stands beside the merged icon."""
        name = self.face.unique_name
        if not self.line.merged:
            return position(seat(ready=[name]), seat(), edition=self.edition)
        base = name.replace(" ADV", "").replace(" (ADV)", "")
        mine = seat(ready=[base], uncontrolled=[f"{name} blood:{self.face.capacity}"])
        t = position(mine, seat(), phase="influence", edition=self.edition)
        t.answer(t.options("merge")[0])
        return t

    def ready(self, laid: Laid = USUAL, when: Callable[[Stage], bool] | None = None) -> tuple[Stage, Option]:
        """The first moment at which it is offered, and how: to the one who is there for it, or else to anybody."""
        for anybody in (False, True):
            for stage, offered in self.moments(laid):
                able = [option for option in offered if anybody or option[2] in (-1, stage.minion)]
                if able and (when is None or when(stage)):
                    return stage, able[0]
        raise AssertionError("is never offered")


def law(*ids: str, but: Mapping[str, str] = NO_EXCEPTIONS) -> Callable[[Callable[[Case], None]], Callable[[str], None]]:
    """Make a test of each sentence that plays all its cards and names all that deviate."""

    def made(judge: Callable[[Case], None]) -> Callable[[str], None]:
        @pytest.mark.parametrize("sentence", ids)
        def test(sentence: str) -> None:
            assert sentence in sentences(), "no three cards share this sentence any more: praxis cards sentences"
            found = [(case, _judged(judge, case)) for case in cases(sentences()[sentence])]
            deviations = [wrong for case, wrong in found if wrong and case.face.name not in but]
            deviating = {case.face.name for case, wrong in found if wrong}
            judged = {case.face.name for case, _ in found}
            deviations += [f"{name}: the law holds, it is no exception" for name in but if name in judged - deviating]
            assert not deviations, "\n".join(["", *deviations])

        test.__name__ = test.__qualname__ = judge.__name__
        test.__doc__ = judge.__doc__
        test.__module__ = judge.__module__
        return test

    return made


def cases(sentence: Sentence) -> Iterator[Case]:
    """Each card of the sentence in one of the editions in which it is full; in all of them in the full size."""
    for use in sentence.uses:
        books = [edition for edition in EDITIONS if coverage_in(use.face, edition) == "full"]
        chosen = books if SIZE == "full" else [books[use.face.id % len(books)]] if books else []
        for edition in chosen:
            yield Case(use.face, use.line, use.words, tuple(use.numbers), edition)


def _judged(judge: Callable[[Case], None], case: Case) -> str:
    """What is wrong with a card by the law; empty if nothing is."""
    try:
        judge(case)
    except (AssertionError, BadSetting) as error:
        return f"{case.face.full_name} ({case.edition}): {str(error).split(chr(10))[0]}"
    return ""
