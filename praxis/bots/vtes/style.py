"""The weights by which the house bot values things. A style values some things more than the house bot's usual weights
do."""

from __future__ import annotations

from typing import Final


class Style:
    """The weights of a style. They are worths in pool unless they are said to be factors. The usual ones were found by
    `praxis arena tune`."""

    __slots__ = (
        "ally",
        "bleed",
        "block_price",
        "blocks",
        "blood",
        "blood_price",
        "cancel_price",
        "draws",
        "fells",
        "fight",
        "floor_more",
        "floor_one",
        "gain_pool",
        "gain_pool_poor",
        "harm",
        "harm_of_actions",
        "harm_poor",
        "hunt",
        "hurt",
        "keep_answers",
        "keep_usable",
        "minion",
        "minion_bleed",
        "minion_capacity",
        "open",
        "other",
        "oust",
        "permanent",
        "redirect_price",
        "reduce_price",
        "reserve",
        "reserve_threat",
        "risk",
        "size",
        "soon",
        "unlocks",
        "vote",
        "wake",
        "wall",
        "weak_prey",
        "wounds",
    )

    def __init__(
        self,
        *,
        bleed: float = 1.0,
        vote: float = 1.6,
        fight: float = 0.55,
        wall: float = 0.35,
        gain_pool: float = 0.9,
        gain_pool_poor: float = 1.4,
        hurt: float = 0.7,
        permanent: float = 1.1,
        unlocks: float = 0.57,
        draws: float = 0.3,
        other: float = 0.3,
        blood: float = 0.45,
        blood_price: float = 0.35,
        ally: float = 2.5,
        reserve: float = 3.0,
        reserve_threat: float = 0.5,
        floor_one: float = 4.0,
        floor_more: float = 0.5,
        size: float = 0.71,
        soon: float = 1.0,
        minion: float = 0.71,
        minion_capacity: float = 0.5,
        minion_bleed: float = 1.0,
        fells: float = 0.7,
        wounds: float = 0.25,
        risk: float = 0.6,
        blocks: float = 0.84,
        open: float = 2.86,
        weak_prey: float = 1.82,
        oust: float = 12.0,
        hunt: float = 0.45,
        harm: float = 0.9,
        harm_poor: float = 0.0,
        harm_of_actions: float = 0.9,
        block_price: float = 0.5,
        redirect_price: float = 0.6,
        reduce_price: float = 0.2,
        cancel_price: float = 0.8,
        wake: float = 1.5,
        keep_usable: float = 0.4,
        keep_answers: float = 0.0,
    ) -> None:
        self.bleed = bleed
        """A factor on what a bleed gains."""
        self.vote = vote
        """A factor on what a referendum gains."""
        self.fight = fight
        """A factor on what a fight gains; what the fight costs is divided by it."""
        self.wall = wall
        """A factor on the harm of others' actions, and on what it costs to have nobody to block with."""
        self.gain_pool = gain_pool
        """A pool gained."""
        self.gain_pool_poor = gain_pool_poor
        """A pool gained while the seat has less than ten pool."""
        self.hurt = hurt
        """A point of harm that a card does to others."""
        self.permanent = permanent
        """A card that stays in play, besides the numbers it gives."""
        self.unlocks = unlocks
        """An effect that unlocks."""
        self.draws = draws
        """An effect that draws or searches."""
        self.other = other
        """An effect of which nothing is known."""
        self.blood = blood
        """A blood that a minion gains."""
        self.blood_price = blood_price
        """A blood that is paid by a minion who has more."""
        self.ally = ally
        """An ally, besides its life."""
        self.reserve = reserve
        """The pool that is not spent on anything that can wait."""
        self.reserve_threat = reserve_threat
        """How much this reserve grows for each pool that the predator may take in a turn."""
        self.floor_one = floor_one
        """The pool that is kept while the seat has one minion."""
        self.floor_more = floor_more
        """The pool that is kept above the reserve for each minion that the seat has."""
        self.size = size
        """A point of capacity of a vampire who could be influenced out."""
        self.soon = soon
        """How many turns the first vampires are thought to take besides those for their counters."""
        self.minion = minion
        """Any minion."""
        self.minion_capacity = minion_capacity
        """A point of its capacity."""
        self.minion_bleed = minion_bleed
        """A point of its bleed."""
        self.fells = fells
        """The part of a minion's worth that is won when he falls."""
        self.wounds = wounds
        """A point of damage that fells nobody."""
        self.risk = risk
        """How much of the harm of a lost fight counts against an action that may be blocked."""
        self.blocks = blocks
        """The odds that a minion who could block does not."""
        self.open = open
        """The harm of having no unlocked minion in the predator's turn."""
        self.weak_prey = weak_prey
        """A factor on a bleed against a prey with little pool."""
        self.oust = oust
        """A bleed that may oust the prey."""
        self.hunt = hunt
        """A hunt of a vampire who has three blood or more."""
        self.harm = harm
        """A pool that a bleed takes from the seat."""
        self.harm_poor = harm_poor
        """How much worse this harm gets with each pool that the seat has below ten."""
        self.harm_of_actions = harm_of_actions
        """An action of a neighbour other than a bleed."""
        self.block_price = block_price
        """A block, whatever comes of it."""
        self.redirect_price = redirect_price
        """A redirection."""
        self.reduce_price = reduce_price
        """A reduction."""
        self.cancel_price = cancel_price
        """A cancellation."""
        self.wake = wake
        """The least harm for which a minion is woken."""
        self.keep_usable = keep_usable
        """A card in hand that somebody can play."""
        self.keep_answers = keep_answers
        """A card in hand with which somebody can answer an action; this is added."""


WEIGHTS: Final = (
    "bleed",
    "vote",
    "fight",
    "wall",
    "gain_pool",
    "gain_pool_poor",
    "hurt",
    "permanent",
    "unlocks",
    "draws",
    "other",
    "blood",
    "blood_price",
    "ally",
    "reserve",
    "reserve_threat",
    "floor_one",
    "floor_more",
    "size",
    "soon",
    "minion",
    "minion_capacity",
    "minion_bleed",
    "fells",
    "wounds",
    "risk",
    "blocks",
    "open",
    "weak_prey",
    "oust",
    "hunt",
    "harm",
    "harm_poor",
    "harm_of_actions",
    "block_price",
    "redirect_price",
    "reduce_price",
    "cancel_price",
    "wake",
    "keep_usable",
    "keep_answers",
)
"""The names of all weights. Styles differ in the first four."""
PLAIN: Final = Style()
STYLES: Final = {
    "bleed": Style(bleed=1.5, wall=0.2),
    "vote": Style(vote=4.0, bleed=0.85),
    "fight": Style(fight=1.4, bleed=0.85),
    "wall": Style(wall=1.4, bleed=0.75),
}
"""The styles by name, as in ``house+bleed``."""
