"""Which card lies in which region, what follows from that at once, and the seats in their order."""

from __future__ import annotations

from praxis.kernel.event import may_see
from praxis.vtes.model import face as faces
from praxis.vtes.model.face import Face
from praxis.vtes.model.fields import Fields
from praxis.vtes.model.regions import (
    ASH_HEAP,
    ATTACHED,
    CONTESTED,
    CRYPT,
    HAND,
    HAND_UNKNOWN,
    INCAPACITATED,
    LIBRARY,
    LOOSE_REGIONS,
    NO_CARDS,
    PLAY,
    READY,
    TORPOR,
    UNCONTROLLED,
    UNKNOWN,
    WAITING,
    is_played,
)
from praxis.vtes.model.spans import NOBODY


class Board(Fields):
    """The cards of a game in their regions, and the seats. `state.Vtes` moves the cards."""

    __slots__ = ()

    # -- making -------------------------------------------------------------------------------------------------

    def add_card(self, face: Face, owner: int, region: int, knows: int = 0) -> int:
        """Add a physical card. Only set-up and positions do so."""
        card = len(self.face)
        self.face.append(face)
        self.owner.append(owner)
        self.knows.append(knows)
        self.where.append(region)
        self.controller.append(owner)
        self.locked.append(0)
        self.blood.append(0)
        self.host.append(NOBODY)
        self.regions[region][owner].append(card)
        self.moments[owner] = UNKNOWN
        if not card or self.face[card - 1] is not face or self.owner[card - 1] != owner:  # decks have several copies
            self.note_words(face, owner)
        if is_played(region):
            if face.definition.stands:
                self.find_standing()
            if face.definition.wide:
                self.find_wide()
        return card

    def note_words(self, face: Face, owner: int) -> None:
        """Note which facts a card of this game hears, about which it asks, and which numbers it gives."""
        self.possible |= face.when | face.uses
        self.heard |= face.definition.hears
        self.replacing |= face.definition.replaces
        self.ruled |= face.definition.rules
        self.remembered |= face.definition.recalls
        if not self.borne.issuperset(face.borne):
            self.borne = self.borne | face.borne
        self.asked[owner] |= face.definition.recalls
        for kind in face.definition.cares:
            if not self.cares[kind]:
                self.cares = self.cares.copy()
                self.cares[kind] = True
        for number in face.definition.gifts:
            if not self.gifts[number]:
                self.gifts = self.gifts.copy()
                self.gifts[number] = True

    def find_standing(self) -> None:
        """Find the cards in play with standing parts. Called whenever such a card comes into play or leaves it."""
        self.standing = [card for card in self.cards_in_play() if self.face[card].definition.stands]
        self.stood = 0
        for card in self.standing:
            self.stood |= self.face[card].definition.rules
        self.forget_moments()  # other seats may use abilities of some of them

    def find_wide(self) -> None:
        """Find the cards in play that give numbers to whole classes. Called whenever such a card comes into play or
        leaves it."""
        self.wide = [card for card, face in enumerate(self.face) if face.definition.wide and self.is_in_play(card)]

    def forget_moments(self) -> None:
        """Clear the usable modes of every seat; `rules.window` finds them again when they are needed."""
        self.moments = [UNKNOWN] * self.seats

    def forget_moments_of(self, seat: int, region: int) -> None:
        """Clear the usable modes of a seat to or from one of whose regions a card moves."""
        if is_played(region):
            self.moments[seat] = UNKNOWN
        elif self.moments[seat] != UNKNOWN:
            self.moments[seat] = HAND_UNKNOWN

    def set_face(self, card: int, face: Face) -> None:
        self.face = self.face.copy()
        self.face[card] = face

    def set_host(self, card: int, host: int) -> None:
        """Note on which card a card lies, or that it lies on none."""
        if self.host[card] != host:
            self.host = self.host.copy()
            self.host[card] = host

    def set_controller(self, card: int, seat: int) -> None:
        if self.controller[card] != seat:
            self.controller = self.controller.copy()
            self.controller[card] = seat

    # -- regions ------------------------------------------------------------------------------------------------

    def library(self, seat: int) -> list[int]:
        """The library of a seat; the last card is the top one."""
        return self.regions[LIBRARY][seat]

    def crypt(self, seat: int) -> list[int]:
        return self.regions[CRYPT][seat]

    def hand(self, seat: int) -> list[int]:
        return self.regions[HAND][seat]

    def uncontrolled(self, seat: int) -> list[int]:
        return self.regions[UNCONTROLLED][seat]

    def ready(self, seat: int) -> list[int]:
        return self.regions[READY][seat]

    def torpor(self, seat: int) -> list[int]:
        return self.regions[TORPOR][seat]

    def in_play(self, seat: int) -> list[int]:
        """The permanents of a seat that are neither minions nor on another card."""
        return self.regions[PLAY][seat]

    def ash_heap(self, seat: int) -> list[int]:
        return self.regions[ASH_HEAP][seat]

    def on(self, card: int) -> list[int]:
        """The cards on a card. Such a list is replaced, never changed."""
        found = self.attached.get(card)
        return found if found is not None else NO_CARDS

    def minions(self, seat: int) -> list[int]:
        """All minions that a seat controls, ready or not."""
        regions = self.regions
        return [*regions[READY][seat], *regions[TORPOR][seat], *regions[WAITING][seat], *regions[INCAPACITATED][seat]]

    def controls(self, seat: int) -> list[int]:
        """All cards that a seat controls, contested ones too."""
        found = [*self.minions(seat), *self.regions[PLAY][seat], *self.regions[CONTESTED][seat]]
        controller = self.controller
        for cards in self.attached.values():
            for card in cards:
                if controller[card] == seat:
                    found.append(card)
        return found

    def cards_in_play(self) -> list[int]:
        """All cards in play, of all seats. Contested cards are not among them, nor what is on them."""
        found = [card for region in LOOSE_REGIONS for cards in self.regions[region] for card in cards]
        for host, cards in self.attached.items():
            where = self.where[host]
            if where == UNCONTROLLED:
                found.extend([card for card in cards if self.face[card].definition.remains])
            elif where != CONTESTED:  # [contest.card.face-down]
                found.extend(cards)
        return found

    def is_in_play(self, card: int) -> bool:
        """Whether a card is in play. A card on a contested one is not, a card on one in an uncontrolled region only if
        its definition says so. [contest.card.face-down]"""
        where = self.where[card]
        if where != ATTACHED:
            return is_played(where)
        host = self.host[card]
        where = self.where[host] if host >= 0 else ATTACHED
        return self.face[card].definition.remains if where == UNCONTROLLED else where != CONTESTED

    def is_ready(self, card: int) -> bool:
        """Whether a card is a ready minion. [term.ready.definition] [torpor.state.controlled-not-ready]"""
        return card >= 0 and self.where[card] == READY

    def is_minion(self, card: int) -> bool:
        """Whether a card is a minion. [term.minion.definition]"""
        return bool(self.face[card].types & (faces.CRYPT | faces.ALLY)) and self.where[card] != ATTACHED

    def is_vampire(self, card: int) -> bool:
        return bool(self.face[card].types & faces.VAMPIRE)

    def is_ally(self, card: int) -> bool:
        """Whether a card is an ally. [term.ally.definition] [imbued.type.mortal-ally]"""
        return bool(self.face[card].types & (faces.ALLY | faces.IMBUED))

    def is_base(self, card: int) -> bool:
        """Whether a card is the base card under its advancement: a part of that vampire.

        [influence.merge.single-card]
        """
        return self.where[card] == ATTACHED and bool(self.face[card].types & faces.CRYPT)

    # -- seats --------------------------------------------------------------------------------------------------

    def seated(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.ousted[seat]]

    def prey(self, seat: int) -> int:
        """The prey of a seat: the next one to the left that is still in the game.

        [setup.seating.prey] [end.oust.new-prey] [end.oust.two-left]
        """
        other = (seat + 1) % self.seats
        while self.ousted[other]:
            other = (other + 1) % self.seats
        return other

    def predator(self, seat: int) -> int:
        """The predator of a seat. [setup.seating.predator] [end.oust.new-predator]"""
        other = (seat - 1) % self.seats
        while self.ousted[other]:
            other = (other - 1) % self.seats
        return other

    def clockwise(self, seat: int) -> list[int]:
        """All seats that are still in the game, clockwise from this one."""
        n = self.seats
        return [s % n for s in range(seat, seat + n) if not self.ousted[s % n]]

    # -- knowledge ----------------------------------------------------------------------------------------------

    def seen(self, card: int, seat: int) -> bool:
        return may_see(self.knows[card], seat)
