"""The verbs of card packs, by their words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.vendetta.effects import deployed, people, stocks

if TYPE_CHECKING:
    from praxis.vendetta.effects.vocabulary import Verb

VERBS: Final[dict[str, type[Verb]]] = {
    verb.word: verb
    for verb in (
        stocks.Gain,
        stocks.Lose,
        stocks.Steal,
        stocks.Power,
        stocks.Weaken,
        stocks.Match,
        stocks.Deploy,
        stocks.Seep,
        stocks.Scatter,
        stocks.Seize,
        stocks.Recall,
        stocks.Gather,
        deployed.Blank,
        deployed.Silence,
        deployed.Banish,
        deployed.Dismiss,
        deployed.Charm,
        deployed.Mimic,
        deployed.Borrow,
        deployed.Move,
        deployed.Reuse,
        deployed.Play,
        deployed.Withdraw,
        people.Look,
        people.Draw,
        people.Recruit,
        people.Entice,
        people.Sacrifice,
        people.Restore,
        people.Cleanse,
    )
}
