"""What a verb is, and the table of all verbs.

The table is filled by `effects.verbs`. An effect looks its verbs up here, so that verbs may use whatever the rules do,
and the rules may run effects, without importing each other in a circle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.kernel.procedure import Got, Signal
    from praxis.vendetta.cards import Node
    from praxis.vendetta.effects.resolve import Resolve
    from praxis.vendetta.questions import Question
    from praxis.vendetta.state import Vendetta

Asks = tuple[int, "Question", list["Option"]]
"""Who chooses, the kind of decision, and the options."""


class Verb:
    """Base of all verbs."""

    form: ClassVar[str] = ""
    clause: ClassVar[str] = "vendetta.glossary.deployed-card-targetable"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return True

    def choices(self, g: Vendetta, f: Resolve, n: Node, target: int) -> Asks | None:
        return None

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        raise NotImplementedError


_KNOWN: Final[dict[str, Verb]] = {}


def learn(verbs: dict[str, Verb]) -> None:
    """Verbs by their names in card packs."""
    _KNOWN.update(verbs)


def verb(name: str) -> Verb:
    return _KNOWN[name]
