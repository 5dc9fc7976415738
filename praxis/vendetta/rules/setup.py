"""The setup: the ambition token, locations, clans, relics, decks and pools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.procedure import DONE, NEXT, Procedure, Signal, again, become, run
from praxis.vendetta import answers, events
from praxis.vendetta.cards import CLANS
from praxis.vendetta.questions import ask
from praxis.vendetta.rules import pool
from praxis.vendetta.rules.resolution import recruit
from praxis.vendetta.rules.round import Rounds

if TYPE_CHECKING:
    from praxis.kernel.decision import Option
    from praxis.vendetta.state import Vendetta

STARTING_BLOOD: Final = 6
STARTING_INFLUENCE: Final = 3


class Setup(Procedure):
    """Everything before the first round, for teams too. [vendetta.variant.team.setup-normal]"""

    __slots__ = ()
    STEPS = (
        "ambition",
        "allies_and_victims",
        "location_cards",
        "lay_out_relics",
        "lay_out_clans",
        "pick_clans",
        "pick_relics",
        "pools",
        "begin",
    )

    def fork(self) -> Setup:
        return self.resumed(Setup())

    def ambition(self, g: Vendetta) -> Signal:
        """[vendetta.setup.first-player-random] [vendetta.components.ambition-token]"""
        g.ambition = g.draw(g.seats)
        g.tell(events.Ambition(seat=g.ambition))
        return NEXT

    def allies_and_victims(self, g: Vendetta) -> Signal:
        """[vendetta.setup.ally-deck-shuffled] [vendetta.setup.victim-stack-face-up]
        [vendetta.components.ally-cards] [vendetta.components.victim-cards]
        """
        g.ally_deck = _from_the_box(g, g.set.allies)
        g.shuffle(g.ally_deck)
        g.victims = _from_the_box(g, g.set.victims)
        g.shuffle(g.victims)
        g.tell(events.NextVictim(card=g.victims[0]))
        return NEXT

    def location_cards(self, g: Vendetta) -> Signal:
        """[vendetta.variant.location.one-per-location] [vendetta.variant.location.not-haven]
        [vendetta.components.location-cards]
        """
        if g.readings.locations:
            cards = list(g.set.locations)
            g.shuffle(cards)
            g.scenes[: g.haven] = _from_the_box(g, tuple(cards[: g.haven]))
            for location in range(g.haven):
                g.tell(events.Scene(location=location, card=cards[location]))
        return NEXT

    def lay_out_relics(self, g: Vendetta) -> Signal:
        """[vendetta.variant.relic.one-more-than-players] [vendetta.components.relic-cards]"""
        if g.readings.relics:
            cards = list(g.set.relics)
            g.shuffle(cards)
            g.relics = sorted(_from_the_box(g, tuple(cards[: g.seats + 1])))
            g.tell(events.Relics(cards=list(g.relics)))
        return NEXT

    def lay_out_clans(self, g: Vendetta) -> Signal:
        """[vendetta.setup.clan-sheets-one-more-than-players] [vendetta.components.clan-sheets]"""
        sheets = list(range(len(CLANS)))
        g.shuffle(sheets)
        g.sheets = sorted(sheets[: g.seats + 1])
        g.tell(events.Clans(clans=[CLANS[clan] for clan in g.sheets]))
        return NEXT

    def pick_clans(self, g: Vendetta) -> Signal:
        return run(PickClans(g.turn_order()))

    def pick_relics(self, g: Vendetta) -> Signal:
        """[vendetta.variant.relic.choose-after-clans] [vendetta.variant.relic.choice-order-reversed]"""
        return run(PickRelics(g.turn_order()[::-1])) if g.readings.relics else NEXT

    def pools(self, g: Vendetta) -> Signal:  # [vendetta.setup.starting-pool] [vendetta.setup.starting-victim]
        for seat in g.turn_order():
            pool.gain(g, seat, pool.BLOOD, STARTING_BLOOD)
            pool.gain(g, seat, pool.INFLUENCE, STARTING_INFLUENCE)
            recruit(g, seat)
        return NEXT

    def begin(self, g: Vendetta) -> Signal:
        return become(Rounds())


class PickClans(Procedure):
    """Each player picks a clan sheet, from the ambition holder clockwise. It repeats for each.

    [vendetta.setup.clan-choice-order]
    """

    __slots__ = ("order",)
    STEPS = ("pick", "take")
    SHOWS = ("order",)

    def __init__(self, order: list[int]) -> None:
        super().__init__()
        self.order = order

    def fork(self) -> PickClans:
        return self.resumed(PickClans(self.order[:]))

    def pick(self, g: Vendetta) -> Signal:
        if not self.order:
            g.sheets = []  # [vendetta.setup.unused-clan-sheets-to-box]
            return DONE
        options: list[Option] = [answers.CLAN.of(CLANS[clan]) for clan in g.sheets]
        return ask(self.order[0], "clan", options, clause="vendetta.setup.clan-choice-order")

    def take(self, g: Vendetta) -> Signal:  # [vendetta.setup.clan-unique]
        take_clan(g, self.order.pop(0), CLANS.index(str(self.got[1])))
        return again("pick")


class PickRelics(Procedure):
    """Each player picks a relic, the ambition holder last. It repeats for each.
    [vendetta.variant.relic.choice-order-reversed]"""

    __slots__ = ("order",)
    STEPS = ("pick", "take")
    SHOWS = ("order",)

    def __init__(self, order: list[int]) -> None:
        super().__init__()
        self.order = order

    def fork(self) -> PickRelics:
        return self.resumed(PickRelics(self.order[:]))

    def pick(self, g: Vendetta) -> Signal:
        if not self.order:
            g.put_in_the_box(g.relics)  # [vendetta.variant.relic.unused-to-box]
            g.relics = []
            return DONE
        options: list[Option] = [answers.RELIC.of(card) for card in g.relics]
        return ask(self.order[0], "pick-relic", options, clause="vendetta.variant.relic.choose-after-clans")

    def take(self, g: Vendetta) -> Signal:
        seat, card = self.order.pop(0), int(self.got[1])
        g.relics.remove(card)
        g.players[seat].relic = card
        g.tell(events.Relic(seat=seat, card=card))
        return again("pick")


def take_clan(g: Vendetta, seat: int, clan: int) -> None:
    """[vendetta.setup.starting-cards-set-aside] [vendetta.setup.clan-deck-7-cards]"""
    g.sheets.remove(clan)
    player = g.players[seat]
    player.clan = clan
    g.tell(events.Clan(seat=seat, clan=CLANS[clan]))
    cards = _from_the_box(g, g.set.clan_cards[CLANS[clan]])
    player.aside = [card for card in cards if g.set.cards[card].starting]
    player.deck = [card for card in cards if not g.set.cards[card].starting]
    g.shuffle(player.deck)
    known = sum(1 << card for card in player.aside)
    for viewer in range(g.seats):  # everybody knows which two cards a clan starts with
        g.seen[viewer] |= known


def _from_the_box(g: Vendetta, cards: tuple[int, ...]) -> list[int]:
    taken = set(cards)
    g.box = [card for card in g.box if card not in taken]
    return list(cards)
