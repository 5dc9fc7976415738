"""Moments of V:TES as files that a table can start from: a position, and what was answered since."""

from __future__ import annotations

from praxis.vtes.kind import KIND
from praxis.vtes.positions.file import read


def moment(position: str, *answers: str) -> tuple[str, int]:
    """The moment after these answers, and the seat that decides then.

    Beside an answer in words, such as ``bleed Ozmo``, there is ``until KIND``: everybody passes, or takes the first
    option, until such a decision; and ``till ANSWER``: everybody passes until that is offered.
    """
    table = read(position).table().table
    for answer in answers:
        word, _, rest = answer.partition(" ")
        if word == "till":
            table.passes_until_offered(rest)
        elif word != "until":
            table.does(answer)
        while word == "until" and table.asks != rest:
            table.answer("pass" if "pass" in table.options() else table.options()[0])
    assert table.decides is not None
    text = KIND.exported(table.g.view(table.decides), table.players)  # only who decides may know that she is asked
    assert "[moment " in text, "a card of no interest is in it, so only the lines were kept"
    return text, table.decides
