"""What cards forbid: the rules that cards can lay down. How they change costs is in `costs`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.effects.conditions import Condition
from praxis.effects.filters import Filter
from praxis.effects.nodes import Node, Part, Tree, Who, tree

if TYPE_CHECKING:
    from praxis.effects.scope import Scope
    from praxis.vtes.model.state import Vtes

BLOCK: Final = 1
"""A minion blocks; `what` is the acting minion."""
ACT: Final = 2
BLEED: Final = 3
HUNT: Final = 4
CALL: Final = 5
"""A vampire takes a political action."""
DIABLERIZE: Final = 6
"""`what` is the victim."""
TARGET: Final = 7
"""A card is the target of an action of the minion `what`."""
PLAY: Final = 8
"""A minion, or a Methuselah, plays the card `what`."""
USE: Final = 9
"""A minion, or a Methuselah, uses what the card `what` in play can do."""
MANEUVER: Final = 10
PRESS: Final = 11
VOTE: Final = 12
"""A minion casts votes or a ballot."""
UNLOCK: Final = 13
"""A card unlocks as normal, in the unlock phase of its controller."""
OTHER_STRIKE: Final = 14
"""A minion makes a strike that is no hand strike, by the card `what`."""
BLOOD_HUNT: Final = 16
"""A blood hunt is called on a vampire, who has diablerized `what`."""

ENDING_STRIKE: Final = 17
"""A minion makes a strike that ends the combat, by the card `what`."""
DODGING_STRIKE: Final = 18
BASIC_HUNT: Final = 36
"""A vampire hunts as the rules allow, not by a card."""
RISE: Final = 35
"""A vampire moves from torpor to the ready region."""
BEAR: Final = 33
"""A minion gets the equipment or retainer `what`."""

CARD_STRIKE: Final = 22
"""A minion plays the strike card `what`."""
MORE_STRIKES: Final = 23
"""A minion makes additional strikes, or plays a card that gives him some."""
AFFECT: Final = 21
"""The card `what` is played on a minion: he is its target, the opposing minion, or the one who plays it on himself."""
TAKE_LIGHTLY: Final = 40
"""Damage of the minion `what` to a vampire is normal damage, not aggravated."""
BE_HURT: Final = 41
"""The minion `what` inflicts damage on a minion."""
HAVE_TITLE: Final = 43
"""A vampire receives a title."""
CONTEST: Final = 42
"""A vampire goes on contesting a title with the vampire `what`."""

WORK: Final = 44
"""A card in play has its abilities: what it gives, what it does and what can be used of it."""

VOTE_AGAINST: Final = 20
"""A minion casts votes or ballots against a referendum that the minion `what` has called."""
DUES: Final = 19
"""An action costs more or less, whichever card it is of."""

COSTS: Final = 15
"""A card costs more or less."""
ANY_STRIKE: Final = 32
"""A minion strikes at all."""
HAND_STRIKE: Final = 34
"""A minion makes a hand strike, by the card `what` if it is one of a card."""
LASTING: Final = 30
"""A number changes for a while, as long as a condition holds."""
GRANTED: Final = 31
"""A minion can use an effect for a while."""

WORDS: Final[dict[int, str]] = {
    BLOCK: "block",
    ACT: "act",
    BLEED: "bleed",
    HUNT: "hunt",
    CALL: "call",
    DIABLERIZE: "diablerize",
    TARGET: "target",
    PLAY: "play",
    USE: "use",
    MANEUVER: "maneuver",
    PRESS: "press",
    VOTE: "vote",
    UNLOCK: "unlock",
    OTHER_STRIKE: "other-strike",
    ANY_STRIKE: "any-strike",
    HAND_STRIKE: "hand-strike",
    BLOOD_HUNT: "blood-hunt",
    VOTE_AGAINST: "vote-against",
    ENDING_STRIKE: "ending-strike",
    DODGING_STRIKE: "dodging-strike",
    BEAR: "bear",
    TAKE_LIGHTLY: "take-lightly",
    BE_HURT: "be-hurt",
    CONTEST: "contest",
    HAVE_TITLE: "have-title",
    WORK: "work",
    AFFECT: "affect",
    RISE: "rise",
    BASIC_HUNT: "basic-hunt",
    CARD_STRIKE: "card-strike",
    MORE_STRIKES: "more-strikes",
}


class Cannot(Part):
    """Somebody cannot do something, or must pay for it, while the card is in play or while the span lasts on which this
    hangs.

    A minion who has too little to pay cannot do it.
    """

    __slots__ = ("if_", "in_cards", "needs", "price", "rule", "version", "what", "who")

    def __init__(
        self,
        rule: int,
        who: Who | Filter,
        what: Who | Filter | None,
        if_: Condition | None,
        version: int,
        needs: tuple[str, ...] = (),
        price: int = 0,
        in_cards: bool = False,
    ) -> None:
        self.rule = rule
        self.needs = needs
        """Only by an action that requires one of these Disciplines, at whatever level."""
        self.who = who
        self.what = what
        self.if_ = if_
        self.version = version
        """Only if the card came into play by this mode of it; 0 for however it came."""
        self.price = price
        """So much blood or life must be burned to do it; 0 if it cannot be done at all."""
        self.in_cards = in_cards
        """The price is paid with the top cards of his controller's library, not with blood."""

    def parts(self) -> tuple[Node, ...]:
        return tuple([node for node in (self.who, self.what, self.if_) if node is not None])

    def is_about(self, g: Vtes, c: Scope, rule: int, who: int, what: int) -> bool:
        if (
            rule != self.rule
            or not is_meant(g, c, self.who, who)
            or (self.what is not None and not is_meant(g, c, self.what, what))
        ):
            return False
        return self.if_ is None or self.if_.holds(g, c)

    def tree(self) -> Tree:
        rule = WORDS[self.rule]
        if not self.price:
            return tree(
                "cannot",
                rule=rule,
                who=self.who,
                what=self.what,
                if_=self.if_,
                level=self.version,
                needs=self.needs,
            )
        return tree(
            "toll",
            rule=rule,
            n=self.price,
            who=self.who,
            what=self.what,
            level=self.version,
            if_=self.if_,
            cards=self.in_cards,
        )


def toll(
    rule: int,
    n: int,
    who: Who | Filter,
    what: Who | Filter | None = None,
    level: int = 0,
    if_: Condition | None = None,
    cards: bool = False,
) -> Part:
    """``toll(BLOCK, 1, VAMPIRE, among(ME))``: vampires must burn 1 blood to attempt to block this minion."""
    return Cannot(rule, who, what, if_, level, price=n, in_cards=cards)


class PlaysAs(Part):
    """The vampire plays cards as if he were of another clan too, or as if he lacked some Disciplines."""

    __slots__ = ("clans", "for_you", "lacks")

    def __init__(self, clans: tuple[str, ...] = (), lacks: tuple[str, ...] = (), for_you: bool = False) -> None:
        self.clans = clans
        """The clans or titles of which he meets the requirement."""
        self.lacks = lacks
        """The Disciplines with which he cannot play cards, even if he has them."""
        self.for_you = for_you
        """His Methuselah meets the requirement too, for the cards that she plays."""

    def tree(self) -> Tree:
        if self.lacks:
            return tree("without", codes=self.lacks)
        return tree("as-if", clans=self.clans, for_you=self.for_you)


def renounces(*codes: str) -> Part:
    """``renounces("cel")``: no cards that he would play with Celerity."""
    return PlaysAs(lacks=codes)


def as_if(*clans: str, for_you: bool = False) -> Part:
    """``as_if("Ventrue")``: he plays cards that require one as if he were one."""
    return PlaysAs(clans, for_you=for_you)


def is_meant(g: Vtes, c: Scope, node: Who | Filter, thing: int) -> bool:
    """Whether a reference or a filter means this thing. A seat stands there as facts name it."""
    if isinstance(node, Filter):
        return thing >= 0 and node.passes(g, c, thing)
    if node.is_seat():
        return -2 - thing in node.things(g, c)
    return thing in node.things(g, c)


def cannot(
    rule: int,
    who: Who | Filter,
    what: Who | Filter | None = None,
    if_: Condition | None = None,
    level: int = 0,
    needs: str = "",
) -> Part:
    """``cannot(BLOCK, BEARER)``, ``cannot(BLOCK, VAMPIRE)``, ``cannot(PLAY, BEARER, MASTER_CARD)``;
    ``cannot(TARGET, ME, OTHERS, needs="dom pre")``: of actions that require one of these Disciplines."""
    return Cannot(rule, who, what, if_, level, tuple(needs.split()))
