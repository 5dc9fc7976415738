"""The verbs: what an effect can do to one target. Each says whether it would change anything,
asks what it must, and does it.

A verb's `form` is its grammar in card packs: WHO, N (an amount), and words from a fixed choice in braces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.procedure import NEXT, Signal, run
from praxis.vendetta import answers, events
from praxis.vendetta.cards import VICTIM
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.effects.statics import worth
from praxis.vendetta.effects.vocabulary import Asks, Verb, learn
from praxis.vendetta.rules import frenzy, pool
from praxis.vendetta.rules.draining import Drain, send_home
from praxis.vendetta.rules.location import add_to_total, change_own_power, is_silenced, power_of, silence
from praxis.vendetta.rules.moving import borrow, charm, move_card, play_here, shift_blood, turn_down
from praxis.vendetta.rules.resolution import join, recruit
from praxis.vendetta.rules.withdrawal import Leaving
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.kernel.procedure import Got
    from praxis.vendetta.cards import Node
    from praxis.vendetta.state import Vendetta

# -- pools ----------------------------------------------------------------------------------------------------------


class Gain(Verb):
    """You take from the bank into your pool."""

    form = "N {blood,influence}"
    clause = "vendetta.glossary.gain"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return f.number(g, n) > 0

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        number = f.number(g, n)
        f.takes(number)
        pool.gain(g, target, n.what, number)
        return NEXT


class Lose(Verb):
    """The target gives from the pool to the bank, as far as possible."""

    form = "WHO N {blood,influence}"
    clause = "vendetta.glossary.lose"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        player = g.players[target]
        return (player.blood if n.what == pool.BLOOD else player.influence) > 0

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        f.takes(pool.lose(g, target, n.what, _after_shield(g, f, n, target)))
        return frenzy.check(g, target, f.seat, f.location) if n.what == pool.BLOOD else NEXT


class Steal(Verb):
    """You take from the target's pool into yours, as far as possible."""

    form = "WHO N {blood,influence}"
    clause = "vendetta.glossary.steal"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        player = g.players[target]
        return target != f.seat and (player.blood if n.what == pool.BLOOD else player.influence) > 0

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        f.takes(pool.steal(g, f.seat, target, n.what, _after_shield(g, f, n, target)))
        return frenzy.check(g, target, f.seat, f.location) if n.what == pool.BLOOD else NEXT


def _after_shield(g: Vendetta, f: Resolve, n: Node, target: int) -> int:
    """An ally may keep some of the blood that others would take."""
    number = f.number(g, n)
    if n.what == pool.BLOOD and target != f.seat:
        number -= worth(g, target, "shield", f.location)
    return max(0, number)


# -- power ----------------------------------------------------------------------------------------------------------


class Power(Verb):
    """This card's power here changes by the number; with an ally, a relic or a location card, your total power does."""

    form = "N"
    clause = "vendetta.glossary.power-modifiable"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return f.location != NONE and f.number(g, n) != 0

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        change_own_power(g, f.seat, f.number(g, n), f.card)
        return NEXT


class Weaken(Verb):
    """The target's total power here is less by the number."""

    form = "WHO N"
    clause = "vendetta.glossary.power-modifiable"

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        add_to_total(g, target, -f.number(g, n), f.card)
        return NEXT


class Match(Verb):
    """Raise this card's power to the highest printed power among the rivals' face-up cards here.

    [vendetta.glossary.printed-power]
    """

    form = ""
    clause = "vendetta.glossary.printed-power"

    def _gap(self, g: Vendetta, f: Resolve) -> int:
        if f.location == NONE:
            return 0
        others = [g.players[seat].cards_at[f.location] for seat in f.candidates(g, "each-rival")]
        best = max((g.set.power[card] for cards in others for card in cards if not g.is_face_down(card)), default=0)
        return best - power_of(g, f.card)

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return self._gap(g, f) > 0

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        if self._gap(g, f) > 0:
            change_own_power(g, f.seat, self._gap(g, f), f.card)
        return NEXT


# -- deployed blood ---------------------------------------------------------------------------------------------------


class Deploy(Verb):
    """Blood to your position here, from the bank, or from your pool with the last blood kept back."""

    form = "N {bank,pool}"
    clause = "vendetta.glossary.play-blood"

    def _most(self, g: Vendetta, f: Resolve, n: Node) -> int:
        number = f.number(g, n)
        return number if n.what == "bank" else min(number, pool.deployable(g, f.seat))

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return f.location != NONE and self._most(g, f, n) > 0

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        if self.could(g, f, n, target):
            pool.deploy(g, target, f.location, self._most(g, f, n), n.what)
        return frenzy.check(g, target, target, f.location)


class Seep(Verb):
    """Blood of the pool to your position at every location in play."""

    form = "N"
    clause = "vendetta.glossary.play-blood"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return pool.deployable(g, target) > 0

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        for location in range(g.locations):
            number = min(f.number(g, n), pool.deployable(g, target))
            if number > 0:
                pool.deploy(g, target, location, number, "pool")
        return frenzy.check(g, target, target, NONE)


class Scatter(Verb):
    """Deployed blood of the target here goes to the bank."""

    form = "WHO N"
    clause = "vendetta.glossary.deployed-blood-targetable"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return f.location != NONE and g.players[target].blood_at[f.location] > 0

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        f.takes(pool.undeploy(g, target, f.location, f.number(g, n), "effect"))
        return NEXT


class Seize(Verb):
    """Deployed blood of the target here comes to your position."""

    form = "WHO N"
    clause = "vendetta.glossary.deployed-blood-targetable"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return target != f.seat and f.location != NONE and g.players[target].blood_at[f.location] > 0

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        number = min(f.number(g, n), g.players[target].blood_at[f.location])
        f.takes(shift_blood(g, target, f.location, f.seat, f.location, number))
        return NEXT


class Recall(Verb):
    """Your deployed blood here comes back to your pool, as much as you like up to the number."""

    form = "N"
    clause = "vendetta.glossary.deployed-blood-targetable"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return f.location != NONE and g.players[target].blood_at[f.location] > 0

    def choices(self, g: Vendetta, f: Resolve, n: Node, target: int) -> Asks | None:
        if not self.could(g, f, n, target):
            return None
        most = min(f.number(g, n), g.players[target].blood_at[f.location])
        return target, "recall", [answers.BLOOD.of(amount) for amount in range(most + 1)]

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        if got:
            f.takes(pool.undeploy(g, target, f.location, int(got[1]), "effect", into=target))
        return NEXT


class Gather(Verb):
    """Your blood deployed at another location comes here."""

    form = "N"
    clause = "vendetta.glossary.deployed-blood-targetable"

    def _places(self, g: Vendetta, f: Resolve, target: int) -> list[int]:
        at = g.players[target].blood_at
        return [place for place in range(g.locations) if place != f.location and at[place] > 0]

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return f.location != NONE and bool(self._places(g, f, target))

    def choices(self, g: Vendetta, f: Resolve, n: Node, target: int) -> Asks | None:
        if not self.could(g, f, n, target):
            return None
        return target, "gather", [answers.FROM.of(place) for place in self._places(g, f, target)]

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        if got:
            place = int(got[1])
            number = min(f.number(g, n), g.players[target].blood_at[place])
            f.takes(shift_blood(g, target, place, target, f.location, number))
        return NEXT


# -- deployed cards ---------------------------------------------------------------------------------------------------


def _face_up(g: Vendetta, seat: int, location: int) -> list[int]:
    if location == NONE:
        return []
    return [card for card in g.players[seat].cards_at[location] if not g.is_face_down(card)]


class CardVerb(Verb):
    """A verb about one face-up card of the target here, which "you" choose.

    [vendetta.glossary.deployed-card-targetable]
    """

    def cards(self, g: Vendetta, f: Resolve, n: Node, target: int) -> list[int]:
        return _face_up(g, target, f.location)

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return bool(self.cards(g, f, n, target))

    def choices(self, g: Vendetta, f: Resolve, n: Node, target: int) -> Asks | None:
        return f.seat, "card", [answers.CARD_.of(card) for card in self.cards(g, f, n, target)]

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        return self.touch(g, f, n, target, int(got[1])) if got else NEXT

    def touch(self, g: Vendetta, f: Resolve, n: Node, target: int, card: int) -> Signal:
        raise NotImplementedError


class Blank(CardVerb):
    """A face-up card of the target here, which you choose, is turned face down: no effect and power 0.

    [vendetta.glossary.face-down-power-zero]
    """

    form = "WHO"
    clause = "vendetta.glossary.face-down-power-zero"

    def touch(self, g: Vendetta, f: Resolve, n: Node, target: int, card: int) -> Signal:
        turn_down(g, card)
        return NEXT


class Silence(CardVerb):
    """A card of the target here, which you choose, keeps its power, but its effect will not be applied here."""

    form = "WHO"

    def cards(self, g: Vendetta, f: Resolve, n: Node, target: int) -> list[int]:
        cards = g.set.cards
        return [card for card in _face_up(g, target, f.location) if cards[card].does and not is_silenced(g, card)]

    def touch(self, g: Vendetta, f: Resolve, n: Node, target: int, card: int) -> Signal:
        silence(g, card)
        g.tell(events.Silenced(seat=target, card=card, location=f.location))
        return NEXT


class Banish(CardVerb):
    """A face-up card of the target, which you choose, moves from here to the target's position at the Haven."""

    form = "WHO"
    clause = "vendetta.glossary.deployed-current-location"

    def cards(self, g: Vendetta, f: Resolve, n: Node, target: int) -> list[int]:
        return _face_up(g, target, f.location) if f.location != g.haven else []

    def touch(self, g: Vendetta, f: Resolve, n: Node, target: int, card: int) -> Signal:
        move_card(g, card, target, f.location, target, g.haven)
        return NEXT


class Dismiss(CardVerb):
    """A face-up card of the target here, which you choose, goes back to its owner's hand."""

    form = "WHO"

    def touch(self, g: Vendetta, f: Resolve, n: Node, target: int, card: int) -> Signal:
        send_home(g, card, target, f.location)
        return NEXT


class Charm(CardVerb):
    """A face-up card of the target here, which you choose, comes to your position and counts as yours.

    [vendetta.glossary.position-ownership]
    """

    form = "WHO"
    clause = "vendetta.glossary.position-ownership"

    def cards(self, g: Vendetta, f: Resolve, n: Node, target: int) -> list[int]:
        return _face_up(g, target, f.location) if target != f.seat else []

    def touch(self, g: Vendetta, f: Resolve, n: Node, target: int, card: int) -> Signal:
        charm(g, card, target, f.seat, f.location)
        return NEXT


class Mimic(CardVerb):
    """The effect of an active card of the target here, which you choose, is carried out as if this card had it."""

    form = "WHO"

    def cards(self, g: Vendetta, f: Resolve, n: Node, target: int) -> list[int]:
        cards = g.set.cards
        fit = [
            card for card in _face_up(g, target, f.location) if cards[card].does and not _mimics(g, cards[card].does)
        ]
        return [card for card in fit if f.could(g, cards[card].does)] if target != f.seat else []

    def touch(self, g: Vendetta, f: Resolve, n: Node, target: int, card: int) -> Signal:
        g.tell(events.Mimicked(seat=f.seat, card=f.card, other=card))
        return run(Resolve(f.card, f.seat, f.location, NONE, list(g.set.cards[card].does)))


def _mimics(g: Vendetta, effect: tuple[int, ...]) -> bool:
    """Two who mimic each other would never end."""
    nodes = [g.set.nodes[number] for number in effect]
    return any(node.verb == "mimic" or any(_mimics(g, branch) for branch in node.branches) for node in nodes)


class Borrow(Verb):
    """A card from the target's hand, drawn at random, comes to your position here, face up, and counts as yours."""

    form = "WHO"
    clause = "vendetta.glossary.position-ownership"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return target != f.seat and f.location != NONE and bool(g.players[target].hand)

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        if self.could(g, f, n, target):
            hand = sorted(g.players[target].hand)
            borrow(g, hand[g.draw(len(hand))], target, f.seat, f.location)
        return NEXT


class Move(Verb):
    """Your card moves on: this one, or one that you choose, to a location still to be resolved."""

    form = "{this,one}"
    clause = "vendetta.glossary.deployed-current-location"

    def _ways(self, g: Vendetta, f: Resolve, n: Node, target: int) -> list[Option]:
        if f.location == NONE:
            return []
        mine = g.players[target].cards_at[f.location]
        cards = [card for card in mine if n.what == "one" or card == f.card]
        return [answers.MOVE.of(card, place) for card in cards for place in range(f.location + 1, g.locations)]

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return bool(self._ways(g, f, n, target))

    def choices(self, g: Vendetta, f: Resolve, n: Node, target: int) -> Asks | None:
        ways = self._ways(g, f, n, target)
        return (target, "move", [answers.STAY.option, *ways]) if ways else None

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        if got and got[0] == "move":
            move_card(g, int(got[1]), target, f.location, target, int(got[2]))
        return NEXT


class Reuse(Verb):
    """This card goes back to your hand at once."""

    form = ""

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return any(f.card in cards for cards in g.players[target].cards_at)

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        for place, cards in enumerate(g.players[target].cards_at):
            if f.card in cards:
                send_home(g, f.card, target, place)
        return NEXT


class Play(Verb):
    """Another card comes to your position here, face up: from your hand if you like, or the top of your deck."""

    form = "{hand,top}"
    clause = "vendetta.glossary.play-card"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        player = g.players[target]
        return f.location != NONE and bool(player.hand if n.what == "hand" else player.deck)

    def choices(self, g: Vendetta, f: Resolve, n: Node, target: int) -> Asks | None:
        if n.what == "top" or not self.could(g, f, n, target):
            return None
        return (
            target,
            "play-more",
            [answers.NOTHING.option, *(answers.CARD_.of(card) for card in sorted(g.players[target].hand))],
        )

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        if not self.could(g, f, n, target) or (got and got[0] == "pass"):
            return NEXT
        card = int(got[1]) if n.what == "hand" else g.players[target].deck[0]
        play_here(g, target, card, f.location)
        return NEXT


class Withdraw(Verb):
    """The target leaves the location in the middle of it, with blood and cards, as if withdrawing.

    [vendetta.clan.profile.nosferatu]
    """

    form = "WHO"
    clause = "vendetta.withdraw.withdraw-leaves"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return f.location != NONE and g.players[target].is_at(f.location)

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        return run(Leaving(f.location, target)) if self.could(g, f, n, target) else NEXT


# -- knowledge, alliances, tokens -------------------------------------------------------------------------------------


class Look(Verb):
    """You see the target's hand, or the face-down cards of the target wherever they lie."""

    form = "WHO {hand,cards}"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        player = g.players[target]
        if n.what == "hand":
            return bool(player.hand)
        return any(g.is_face_down(card) for cards in player.cards_at for card in cards)

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        player = g.players[target]
        if n.what == "hand":
            cards = sorted(player.hand)
        else:
            cards = [card for at in player.cards_at for card in at if g.is_face_down(card)]
        known = sum(1 << card for card in cards)
        g.peeked[f.seat] |= known
        g.seen[f.seat] |= known
        g.tell(events.Looked(seat=f.seat, at=target, what=n.what, cards=cards, audience=1 << f.seat))
        return NEXT


class Draw(Verb):
    """Cards from the top of your clan deck into your hand."""

    form = "N"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return bool(g.players[target].deck)

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        player = g.players[target]
        for _ in range(min(f.number(g, n), len(player.deck))):
            card = player.deck.pop(0)
            player.bottom_known = min(player.bottom_known, len(player.deck))
            player.hand.append(card)
            g.seen[target] |= 1 << card
            g.tell(events.Drew(seat=target, card=card, audience=1 << target))
        return NEXT


class Recruit(Verb):
    """You take victims from the victim stack into your alliance."""

    form = "N"
    clause = "vendetta.alliance.gained-cards-go-there"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return bool(g.victims)

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        for _ in range(min(f.number(g, n), len(g.victims))):
            recruit(g, target)
        return NEXT


class Entice(Verb):
    """An undrained victim of the target's alliance comes over to yours. Victims are alike, so nobody is asked which."""

    form = "WHO"
    clause = "vendetta.alliance.gained-cards-go-there"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return target != f.seat and any(g.set.cards[card].kind == VICTIM for card in g.undrained(target))

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        if self.could(g, f, n, target):
            victim = next(card for card in g.undrained(target) if g.set.cards[card].kind == VICTIM)
            g.players[target].alliance.remove(victim)
            g.tell(events.Left(seat=target, card=victim))
            join(g, f.seat, victim)
        return NEXT


class Sacrifice(Verb):
    """The target drains a card of his alliance, of his own choice."""

    form = "WHO"
    clause = "vendetta.drain.procedure"

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return bool(g.undrained(target))

    def choices(self, g: Vendetta, f: Resolve, n: Node, target: int) -> Asks | None:
        return target, "sacrifice", [answers.DRAIN.of(card) for card in g.undrained(target)]

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        return run(Drain(int(got[1]), target)) if got else NEXT


class Restore(Verb):
    """One of your drained cards is no longer drained; tokens taken and blood gained for it stay."""

    form = ""

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return any(g.is_drained(card) for card in g.players[target].alliance)

    def choices(self, g: Vendetta, f: Resolve, n: Node, target: int) -> Asks | None:
        drained = [card for card in g.players[target].alliance if g.is_drained(card)]
        return target, "restore", [answers.CARD_.of(card) for card in drained]

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        if got:
            g.drained &= ~(1 << int(got[1]))
            g.tell(events.Restored(seat=target, card=int(got[1])))
        return NEXT


class Cleanse(Verb):
    """You are rid of one diablerie token."""

    form = ""

    def could(self, g: Vendetta, f: Resolve, n: Node, target: int) -> bool:
        return g.players[target].red + g.players[target].grey > 0

    def apply(self, g: Vendetta, f: Resolve, n: Node, target: int, got: Got) -> Signal:
        player = g.players[target]
        if player.grey:
            player.grey -= 1
        elif player.red:
            player.red -= 1
        else:
            return NEXT
        g.tell(events.Cleansed(seat=target, tokens=player.red + player.grey))
        return NEXT


VERBS: Final[dict[str, Verb]] = {
    "gain": Gain(),
    "lose": Lose(),
    "steal": Steal(),
    "power": Power(),
    "weaken": Weaken(),
    "match": Match(),
    "deploy": Deploy(),
    "seep": Seep(),
    "scatter": Scatter(),
    "seize": Seize(),
    "recall": Recall(),
    "gather": Gather(),
    "blank": Blank(),
    "silence": Silence(),
    "banish": Banish(),
    "dismiss": Dismiss(),
    "charm": Charm(),
    "mimic": Mimic(),
    "borrow": Borrow(),
    "move": Move(),
    "reuse": Reuse(),
    "play": Play(),
    "withdraw": Withdraw(),
    "look": Look(),
    "draw": Draw(),
    "recruit": Recruit(),
    "entice": Entice(),
    "sacrifice": Sacrifice(),
    "restore": Restore(),
    "cleanse": Cleanse(),
}
learn(VERBS)
