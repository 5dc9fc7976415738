"""Why not, in matters of standing: votes, Red List, the Imbued."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes.rules import imbued, trait, votes
from praxis.vtes.rules.unlock import UnlockPhase
from praxis.vtes.state import Vtes

TEXTS: Final[dict[str, str]] = {
    "politics.polling.final": "that has been cast already",
    "politics.votes.none-inherent": "there are no votes to be had from this",
    "politics.votes.edge": "only the Methuselah with the Edge can burn it for a vote",
    "politics.votes.card-calling": "only the caller has the vote of the card that called",
    "politics.votes.card-one": "only a political action card from your hand gives a vote",
    "politics.votes.card-max-one": "political action cards give you one vote in a referendum",
    "politics.votes.source-agrees": "all votes of one source go to the same side",
    "politics.votes.ready-only": "only a ready minion votes",
    "politics.votes.torpor": "a vampire in torpor abstains",
    "contest.title.untitled-meanwhile": "a contested title gives no votes",
    "title.sect.unfit-suspends": "the title does not suit the vampire's clan or sect",
    "sect.camarilla.referendums": "only a Camarilla vampire can call this referendum",
    "trait.sterile.no-new-vampires": "a sterile vampire cannot put other vampires into play",
    "trait.red-list.mark": "the minion is not a Red List minion that you could mark, or have marked, this turn",
    "trait.red-list.attack-action": "a ready vampire enters combat with a marked ready minion of another Methuselah",
    "trait.red-list.attack-once": "the vampire has taken that action this turn",
    "trait.red-list.attack-cost": "that action costs 1 blood",
    "imbued.incapacitated.burn-action": "only an incapacitated imbued can be burned so",
    "imbued.incapacitated.leave-three-convictions": "it takes 3 convictions to recover",
    "imbued.conviction.own-type": "a conviction is played on an imbued of yours in your unlock phase",
    "imbued.conviction.from-hand-or-ash-heap": "convictions come from your hand or your ash heap",
    "imbued.conviction.one-per-untap": "the imbued has received a conviction in this phase",
}

WORDS: Final = (*votes.WORDS, "mark", "hunt-down", "conviction", "recover")


def clauses(g: Vtes, seat: int, option: Option) -> list[str]:
    """The clauses that forbid an answer of these kinds to a seat now."""
    word = option[0]
    numbers = [part for part in option[1:] if isinstance(part, int)]
    if word in votes.WORDS:
        return votes.bars(g, seat, option)
    found = ""
    if word == "mark" and len(numbers) == 1:
        found = "trait.red-list.mark"
    elif word == "hunt-down" and len(numbers) == 2:
        found = trait.hunt_down_bar(g, seat, numbers[0], numbers[1])
    elif word == "conviction" and len(numbers) == 2:
        found = _conviction_clause(g, seat, numbers[0], numbers[1])
    elif word == "recover" and len(numbers) == 1:
        found = "imbued.incapacitated.leave-three-convictions"
    return [found] if found else []


def _conviction_clause(g: Vtes, seat: int, card: int, minion: int) -> str:
    top = g.stack[-1]
    if not isinstance(top, UnlockPhase) or top.seat != seat:
        return "imbued.conviction.own-type"
    return imbued.conviction_bar(g, seat, card, minion, top.did)
