"""Why not, in matters of votes, blood hunts, the Red List and the Imbued."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes import answers
from praxis.vtes.model import stats
from praxis.vtes.model.affiliations import CAMARILLA
from praxis.vtes.model.spans import NOBODY
from praxis.vtes.model.state import Vtes
from praxis.vtes.rules import aim_why, imbued, trait, trophy, votes
from praxis.vtes.rules.diablerie import diablerie_bar
from praxis.vtes.rules.unlock import UnlockPhase

TEXTS: Final[dict[str, str]] = {
    "politics.referendum.when": "votes are cast in a referendum only",
    "politics.terms.caller-chooses": "the caller chooses the terms first",
    "sect.camarilla.referendum-choices": "only a Camarilla vampire can be chosen in this referendum",
    "bloodhunt.referendum.trigger": "nobody asks for a blood hunt now",
    "torpor.leave.blocked-by-vampire": "only a vampire who has blocked one in torpor may diablerize him at once",
    "diablerie.equipment.may-take": "only the diablerist takes equipment of the victim",
    "trait.slave.substitute": "only an unlocked slave of the blocked vampire's clan fights in his place",
    "imbued.incapacitated.retaliation": "only a ready imbued with a conviction answers the burning of another",
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

WORDS: Final = (
    *votes.WORDS,
    "mark",
    "conviction",
    "recover",
    "target",
    "blood-hunt",
    "commit-diablerie",
    "seize",
    "slave",
    "avenge",
)
_ONLY_THEN: Final[dict[int | str, str]] = {
    "recover": "imbued.incapacitated.leave-three-convictions",
    "seize": "diablerie.equipment.may-take",
    "slave": "trait.slave.substitute",
    "avenge": "imbued.incapacitated.retaliation",
}
"""Answers that are offered whenever the rule allows them: if not, the rule says why."""


def clauses(g: Vtes, seat: int, option: Option) -> list[str]:
    """The clauses that forbid an answer of these kinds to a seat now."""
    word = option[0]
    numbers = [part for part in option[1:] if isinstance(part, int)]
    if word in votes.WORDS:
        return votes.bars(g, seat, option) or _polling_clauses(g)
    found = ""
    if word in _ONLY_THEN:
        found = _ONLY_THEN[word]
    elif word == "mark":
        fits = trophy.is_red_list(g, numbers[0]) and not trait.is_marked(g, seat, numbers[0])
        found = "master.action.other-uses" if fits else "trait.red-list.mark"
    elif word == answers.BLOOD_HUNT.word:  # a blood hunt, which only in 2000 somebody must ask for
        found = "bloodhunt.referendum.trigger"
    elif word == "target":
        found = _term_clause(g, seat, numbers[0])
    elif word == answers.COMMIT_DIABLERIE.word:
        action = g.action()
        blocker = NOBODY if action is None else action.blocker
        own = blocker >= 0 and g.controller[blocker] == seat
        found = (diablerie_bar(g, blocker) if own else "") or "torpor.leave.blocked-by-vampire"
    elif word == answers.CONVICTION.word:
        found = _conviction_clause(g, seat, numbers[0], numbers[1])
    return [found] if found else []


def _polling_clauses(g: Vtes) -> list[str]:
    """The clause by which votes that a seat has cannot be cast at this moment."""
    asked = "" if g.decision is None else g.decision.kind
    if asked == "terms":
        return ["politics.terms.caller-chooses"]
    return ["politics.terms.before-votes"] if asked == "before-votes" else ["politics.polling.any-order"]


def _term_clause(g: Vtes, seat: int, thing: int) -> str:
    """The clause by which something cannot be chosen as a term of a referendum."""
    ref = g.referendum()
    if ref is None or g.decision is None or g.decision.kind != "terms":
        return aim_why.chosen_bar(g, seat, thing) or "card.play.declare"
    if ref.caller != seat:
        return "politics.terms.caller-chooses"
    if g.face[ref.card].name in g.edition.camarilla_choices and stats.sect(g, thing) != CAMARILLA:
        return "sect.camarilla.referendum-choices"
    return "card.golden.overrides-rules"


def _conviction_clause(g: Vtes, seat: int, card: int, minion: int) -> str:
    top = g.stack[-1]
    if not isinstance(top, UnlockPhase) or top.seat != seat:
        return "imbued.conviction.own-type"
    return imbued.conviction_bar(g, seat, card, minion, top.did)
