"""Blood and influence: how they are gained, spent, lost, stolen and deployed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from praxis.vendetta import events
from praxis.vendetta.state import NONE

if TYPE_CHECKING:
    from praxis.vendetta.state import Vendetta

BLOOD: Final = "blood"
INFLUENCE: Final = "influence"


def gain(g: Vendetta, seat: int, what: str, amount: int) -> None:
    """Move blood or influence from the bank to a player. [vendetta.glossary.gain]"""
    if amount <= 0:
        return
    player = g.players[seat]
    if what == BLOOD:
        g.bank_blood -= amount
        player.blood += amount
    else:
        g.bank_influence -= amount
        player.influence += amount
    g.tell(events.Gained(seat=seat, what=what, amount=amount))


def spend(g: Vendetta, seat: int, amount: int, purpose: str) -> None:
    """Move blood from the pool to the bank as a payment. [vendetta.glossary.spend]"""
    g.players[seat].blood -= amount
    g.bank_blood += amount
    g.tell(events.Spent(seat=seat, amount=amount, purpose=purpose))


def spendable(g: Vendetta, seat: int) -> int:
    """How much blood a player can spend. The last blood can never be spent.

    [vendetta.glossary.spend-not-last] [vendetta.blood.never-below-one-voluntarily]
    """
    return max(0, g.players[seat].blood - 1)


def deployable(g: Vendetta, seat: int) -> int:
    """How much blood a player may deploy, or pay to play face down, of her own will. [vendetta.frenzy.no-voluntary]"""
    return spendable(g, seat) if g.readings.keep_last_blood == "always" else g.players[seat].blood


def lose(g: Vendetta, seat: int, what: str, amount: int) -> int:
    """Move as much as possible from the pool to the bank because of an effect. Gives how much was lost.

    [vendetta.glossary.lose] [vendetta.frenzy.excess-loss-void] [vendetta.conflict-rule.as-much-as-possible]
    """
    player = g.players[seat]
    lost = min(amount, player.blood if what == BLOOD else player.influence)
    if lost <= 0:
        return 0
    if what == BLOOD:
        player.blood -= lost
        g.bank_blood += lost
    else:
        player.influence -= lost
        g.bank_influence += lost
    g.tell(events.Lost(seat=seat, what=what, amount=lost))
    return lost


def steal(g: Vendetta, thief: int, seat: int, what: str, amount: int) -> int:
    """Move as much as possible from the target to the thief. Gives how much was stolen. [vendetta.glossary.steal]"""
    target, taker = g.players[seat], g.players[thief]
    stolen = min(amount, target.blood if what == BLOOD else target.influence)
    if stolen <= 0:
        return 0
    if what == BLOOD:
        target.blood -= stolen
        taker.blood += stolen
    else:
        target.influence -= stolen
        taker.influence += stolen
    g.tell(events.Stolen(seat=seat, thief=thief, what=what, amount=stolen))
    return stolen


def deploy(g: Vendetta, seat: int, location: int, amount: int, source: str) -> None:
    """Deploy blood to a position, from the pool or the bank.

    [vendetta.blood.becomes-deployed] [vendetta.glossary.play-blood]
    """
    player = g.players[seat]
    if source == "pool":
        player.blood -= amount
    else:
        g.bank_blood -= amount
    player.blood_at[location] += amount
    g.tell(events.Deployed(seat=seat, location=location, amount=amount, source=source))


def undeploy(g: Vendetta, seat: int, location: int, amount: int, why: str, into: int = NONE) -> int:
    """Move deployed blood to a pool (`into` a seat) or to the bank. Gives how much. `why` is effect, withdrawal, out or
    round.

    [vendetta.glossary.deployed-blood-targetable]
    """
    player = g.players[seat]
    taken = min(amount, player.blood_at[location])
    if taken <= 0:
        return 0
    player.blood_at[location] -= taken
    if into == NONE:
        g.bank_blood += taken
    else:
        g.players[into].blood += taken
    g.tell(events.Undeployed(seat=seat, location=location, amount=taken, into=into, why=why))
    return taken
