"""Makes a whole game of one seat's view: what the seat cannot know is dealt anew, everything else stands as seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.kernel.game import unlinked
from praxis.kernel.rng import Dice, shuffle
from praxis.vendetta.cards import CLANS
from praxis.vendetta.effects.resolve import Resolve
from praxis.vendetta.effects.triggers import Triggers
from praxis.vendetta.game import VendettaGame
from praxis.vendetta.rules import planning, resolution, setup, withdrawal
from praxis.vendetta.rules import round as rounds
from praxis.vendetta.rules.draining import Drain, Elimination
from praxis.vendetta.rules.frenzy import Frenzy
from praxis.vendetta.state import BANK, NONE, Vendetta
from praxis.vendetta.view import HIDDEN

if TYPE_CHECKING:
    from praxis.kernel.game import FrameView
    from praxis.kernel.procedure import Procedure
    from praxis.vendetta.cards import CardSet
    from praxis.vendetta.view import PlayerView, View

PROCEDURES: Final[dict[str, type[Procedure]]] = {
    cls.__name__: cls
    for cls in (
        setup.Setup,
        setup.PickClans,
        setup.PickRelics,
        rounds.Rounds,
        rounds.Round,
        rounds.CardChoice,
        planning.Planning,
        planning.PlanningTurn,
        resolution.Resolution,
        resolution.ResolveLocation,
        resolution.ApplyEffects,
        resolution.Losers,
        withdrawal.Withdrawal,
        withdrawal.Leaving,
        Drain,
        Elimination,
        Frenzy,
        Resolve,
        Triggers,
    )
}


def resample(view: View, cards: CardSet, seed: int) -> Vendetta:
    g = VendettaGame(view.seats, seed, view.readings, cards)
    dice = Dice(seed)
    _public(g, view)
    _shared_stacks(g, view, dice)
    for player in view.players:
        _player(g, view, player, dice)
    placed = {*g.ally_deck, *g.victims, *g.allies_at, *g.scenes, *g.relics}
    for each in g.players:
        placed.update(each.hand, each.aside, each.deck, *each.cards_at, each.alliance, [each.relic])
    g.box = [card.id for card in cards.cards if card.id not in placed]
    g.bank_blood = BANK - sum(p.blood + sum(p.blood_at) for p in g.players)
    g.bank_influence = BANK - sum(p.influence for p in g.players)
    g.stack = [_frame(g, frame, view.seat, dice) for frame in view.stack]
    g.events = None
    g.reopen()
    return g


def _public(g: Vendetta, view: View) -> None:
    g.number = view.number
    g.round = view.round
    g.ambition = view.ambition
    g.allies_at = list(view.allies_at)
    g.scenes = list(view.scenes)
    g.sheets = [CLANS.index(clan) for clan in view.sheets]
    g.relics = list(view.relics)
    g.winners = list(view.winners)


def _shared_stacks(g: Vendetta, view: View, dice: Dice) -> None:
    """Shuffle the allies and victims that nobody has seen. The top victim lies open."""
    out = {*view.allies_at, *view.gone, view.top_victim}
    for player in view.players:
        out.update(player.alliance)
    allies = [card for card in g.set.allies if card not in out]
    shuffle(dice, allies)
    g.ally_deck = allies[: view.ally_deck]
    victims = [card for card in g.set.victims if card not in out]
    shuffle(dice, victims)
    g.victims = [view.top_victim, *victims][: view.victims] if view.victims else []


def _player(g: Vendetta, view: View, seen: PlayerView, dice: Dice) -> None:
    player = g.players[seen.seat]
    player.clan = CLANS.index(seen.clan) if seen.clan else NONE
    player.blood, player.influence = seen.blood, seen.influence
    player.red, player.grey = seen.red, seen.grey
    player.alliance = list(seen.alliance)
    g.drained |= sum(1 << card for card in seen.drained)
    player.relic = seen.relic
    if seen.relic_used:
        g.used |= 1 << seen.relic
    player.eliminated = seen.eliminated
    player.aside = list(seen.aside)
    player.looking, player.bottom_known = seen.looking, seen.bottom_known
    player.blood_at = [position.blood for position in seen.positions]
    _deal(g, view, seen, dice)
    known = sum(1 << card for card in seen.known)
    for viewer in range(g.seats):
        # What another seat remembers is guessed: as much as this seat remembers, and its own hand.
        g.seen[viewer] |= known
    if seen.seat != view.seat:
        g.seen[seen.seat] |= sum(1 << card for card in (*player.hand, *player.deck[: player.looking]))


def _deal(g: Vendetta, view: View, seen: PlayerView, dice: Dice) -> None:
    """Deal the clan cards of one player: known cards where they are, the others to any place where they may be."""
    player = g.players[seen.seat]
    open_cards = {card for other in view.players for at in other.positions for card in at.cards}
    own = [card for card in g.set.clan_cards[seen.clan] if card not in open_cards] if seen.clan else []
    fixed = {*seen.hand, *seen.aside, *seen.deck}
    free = [] if seen.eliminated else [card for card in own if card not in fixed]
    out = [card for card in free if card in seen.known]
    rest = [card for card in free if card not in seen.known]
    shuffle(dice, out)
    shuffle(dice, rest)
    # Cards that are known to have left the deck go first to the hand and the face-down places, shuffled with unknown
    # ones.
    places = seen.hand.count(HIDDEN) + _hidden_places(view, seen.seat)
    away = out + rest[: max(0, places - len(out))]
    stay = rest[max(0, places - len(out)) :]
    shuffle(dice, away)
    player.hand = [card if card != HIDDEN else away.pop() for card in seen.hand]
    if seen.seat != view.seat:
        looked_at = sum(1 << card for card in seen.hand if card != HIDDEN)
        for viewer in range(g.seats) if view.seat < 0 else (view.seat,):
            g.peeked[viewer] |= looked_at
    for location, position in enumerate(seen.positions):
        cards = [card if card != HIDDEN else away.pop() for card in position.cards]
        player.cards_at[location] = cards
        for card, down, shown in zip(cards, position.face_down, position.cards, strict=True):
            if down:
                g.face_down |= 1 << card
                _note_peekers(g, view, card, shown)
    player.deck = [card if card != HIDDEN else stay.pop() for card in seen.deck]


def _hidden_places(view: View, seat: int) -> int:
    return sum(position.cards.count(HIDDEN) for position in view.players[seat].positions)


def _note_peekers(g: Vendetta, view: View, card: int, shown: int) -> None:
    """Note who knows face-down cards: their owner, the viewer where the view says so, and everybody where all know
    them."""
    g.peeked[g.owner(card)] |= 1 << card
    if shown != HIDDEN:
        for seat in range(g.seats) if view.seat < 0 else (view.seat,):
            g.peeked[seat] |= 1 << card


def _frame(g: Vendetta, seen: FrameView, viewer: int, dice: Dice) -> Procedure:
    cls = PROCEDURES[seen.name]
    slots = unlinked(seen.slots)
    if cls is withdrawal.Withdrawal:
        # Others have already made secret choices: either is possible.
        slots["choices"] = [choice or 1 + dice.below(2) for choice in slots["choices"]]
    frame = cls(**slots)
    frame.at = seen.at
    return frame
