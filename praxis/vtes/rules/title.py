"""Titles: gained, lost, suspended, contested. `affiliations` says what a title is worth, `stats` who has one."""

from __future__ import annotations

from typing import Final

from praxis.vtes import events
from praxis.vtes.effects.forbidding import CONTEST, HAVE_TITLE
from praxis.vtes.model import affiliations, stats
from praxis.vtes.model.regions import VAMPIRE_REGIONS
from praxis.vtes.model.rulings import FORBIDDEN, bars, toll
from praxis.vtes.model.state import Vtes

CONTEST_COST: Final = 1  # [contest.title.cost]


def claim_of(g: Vtes, title: str) -> str:
    """What a title lays claim to and no two vampires can have: a city, a title of a clan, a single title; empty if many
    can have it.

    [title.primogen.not-unique] [title.sabbat.others-not-unique] [title.magaji.not-unique]
    """
    word, place = affiliations.word_of(title), affiliations.place_of(title)
    if word in affiliations.CITY_TITLES:  # any title to the same city [title.prince.city-contest]
        return f"city of {place}" if place else ""  # [title.archbishop.city-contest] [title.baron.city-contest]
    if word in affiliations.SINGLE_TITLES:  # [title.regent.unique]
        return word
    if word == "inner circle" and not g.edition.inner_circle_by_clan:
        return ""
    # [title.justicar.unique-per-clan] [title.inner-circle.unique-per-clan] [title.kholo.unique-per-clan]
    return title if word in affiliations.CLAN_TITLES and place else ""


def holders(g: Vtes, claim: str) -> list[int]:
    """The vampires in play whose title on record makes this claim, suspended or not."""
    return [
        vampire
        for seat in g.seated()
        for region in VAMPIRE_REGIONS
        for vampire in g.regions[region][seat]
        if g.is_vampire(vampire) and claim_of(g, stats.held_title(g, vampire)) == claim
    ]


def assert_claim(g: Vtes, vampire: int) -> None:
    """Begin a contest if others have the title of a vampire who has come into play, has gained a title, or suits his
    own again.

    [contest.title.starts] Others who do not suit the title yield it at once, and so does anybody whom a card forbids to
    contest. [contest.title.unsuited]
    """
    held = stats.held_title(g, vampire)
    claim = claim_of(g, held) if held and g.edition.contests_titles else ""
    if not claim or not g.is_in_play(vampire) or not stats.suits(g, vampire, held):
        return
    rivals: list[int] = []
    for other in holders(g, claim):
        if other == vampire:
            continue
        if not stats.suits(g, other, stats.held_title(g, other)):
            give_up(g, other, "contest.title.unsuited")
        elif bars(g, CONTEST, other):
            give_up(g, other, FORBIDDEN)
        else:
            rivals.append(other)
    if not rivals:
        return
    if bars(g, CONTEST, vampire):
        give_up(g, vampire, FORBIDDEN)
        return
    for one in [*rivals, vampire]:
        if one not in g.contesting:
            g.contesting[one] = claim
            g.tell(events.TitleContested(card=one, title=stats.held_title(g, one), clause="contest.title.starts"))


def gain(g: Vtes, vampire: int, title: str) -> bool:
    """Give a title to a vampire whom it suits; he loses any other. [title.limit.new-replaces] [title.sect.required]"""
    if not g.is_in_play(vampire) or not stats.suits(g, vampire, title) or bars(g, HAVE_TITLE, vampire):
        return False
    if stats.held_title(g, vampire):  # a contested one is yielded at once [contest.title.new-title]
        give_up(g, vampire, "contest.title.new-title" if vampire in g.contesting else "title.limit.new-replaces")
    g.titles[vampire] = title
    g.tell(events.Title(card=vampire, title=title))
    assert_claim(g, vampire)
    return True


def give_up(g: Vtes, vampire: int, clause: str) -> None:
    """Take the title from a vampire who yields or loses it; a card that stood for it is burned.
    [contest.title.yield-card]

    It has no other effect on the vampire. [contest.title.yield-no-other-effect] [title.card.placeholder]
    """
    title = stats.held_title(g, vampire)
    g.contesting.pop(vampire, None)
    g.titles[vampire] = ""
    g.tell(events.TitleLost(card=vampire, title=title, clause=clause))
    for card in list(g.on(vampire)):
        if "title" in g.face[card].traits:
            g.burn(card, "contest.title.yield-card")


def reconsider(g: Vtes, vampire: int) -> None:
    """Look again at the title of a vampire whose clan or sect has changed: he claims it anew, or yields it if he
    contests it.

    [title.sect.unfit-suspends] [contest.title.unsuited] [title.baron.suspended]
    """
    held = stats.held_title(g, vampire)
    if not held:
        return
    if stats.suits(g, vampire, held):
        assert_claim(g, vampire)
    elif vampire in g.contesting:
        give_up(g, vampire, "contest.title.unsuited")


# -- the unlock phase -------------------------------------------------------------------------------------------------


def rivals_of(g: Vtes, vampire: int) -> list[int]:
    claim = g.contesting[vampire]
    return [other for other, claimed in g.contesting.items() if claimed == claim and other != vampire]


def contest_cost(g: Vtes, vampire: int) -> int:
    """How much blood it costs a vampire to go on contesting a title; nothing once all his rivals have yielded.

    [contest.title.cost] [contest.title.baron-cost] [contest.title.card-blood]
    """
    rivals = rivals_of(g, vampire)
    if not rivals:  # he has the title back in the next unlock phase of his controller [contest.title.win]
        return 0
    cost = CONTEST_COST + max(toll(g, CONTEST, vampire, other) for other in rivals)
    if affiliations.word_of(stats.held_title(g, vampire)) != "baron":
        return cost
    against = {affiliations.word_of(stats.held_title(g, other)) for other in rivals}
    return cost + (g.edition.baron_surcharge if against & {"prince", "archbishop"} else 0)


def pay_bar(g: Vtes, vampire: int) -> str:
    """The clause by which a vampire cannot pay for the contest and must yield; empty if he can.

    [contest.title.ready-only] [contest.title.forced-yield]
    """
    if not g.is_ready(vampire):
        return "contest.title.ready-only"
    if any(bars(g, CONTEST, vampire, other) for other in rivals_of(g, vampire)):
        return FORBIDDEN
    return "contest.title.forced-yield" if g.blood[vampire] < contest_cost(g, vampire) else ""


def pay(g: Vtes, vampire: int) -> None:
    g.burn_blood(vampire, contest_cost(g, vampire), "contest.title.cost")


def win(g: Vtes, seat: int) -> None:
    """Give the vampires of a Methuselah their titles if all their rivals have yielded. [contest.title.win]"""
    for vampire in g.minions(seat):
        if vampire in g.contesting and not rivals_of(g, vampire):
            del g.contesting[vampire]
            g.tell(events.TitleWon(card=vampire, title=stats.held_title(g, vampire), clause="contest.title.win"))
