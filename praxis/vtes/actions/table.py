"""All kinds of action. A new one is a class and a line here; `docs/contributing.md` names its messages."""

from __future__ import annotations

from typing import Final

from praxis.kernel.decision import Option
from praxis.vtes.actions.anarch import BecomeAnarch
from praxis.vtes.actions.base import ActionKind, Cardless
from praxis.vtes.actions.bleed import Bleed
from praxis.vtes.actions.hunt import Hunt
from praxis.vtes.actions.hunt_down import HuntDown
from praxis.vtes.actions.imbued import GetPower, Slay
from praxis.vtes.actions.permanents import Employ, Equip, Recruit, TakeEquipment
from praxis.vtes.actions.political import Political
from praxis.vtes.actions.torpor import Diablerize, LeaveTorpor, Rescue, by_vampire
from praxis.vtes.model import face as faces
from praxis.vtes.model.regions import TORPOR
from praxis.vtes.model.state import Vtes

BLEED: Final = Bleed()
HUNT: Final = Hunt()
_FIRST: Final[list[Cardless]] = [BLEED, HUNT]
_IN_TORPOR: Final[list[Cardless]] = [LeaveTorpor()]
_AGAINST_TORPID: Final[list[Cardless]] = [Rescue(), Diablerize()]
_LAST: Final[list[Cardless]] = [BecomeAnarch(), HuntDown(), Slay(), TakeEquipment()]
CARDLESS: Final[dict[str, Cardless]] = {kind.word: kind for kind in [*_FIRST, *_IN_TORPOR, *_AGAINST_TORPID, *_LAST]}
"""The actions without a card by their words."""
ABILITY: Final = ActionKind("ability")
BY_CARD: Final = ActionKind("card")
"""What a card in play, and an action card, can do that is no other kind of action. [action.card.stealth-zero]"""
_BY_TYPE: Final[list[tuple[int, ActionKind]]] = [
    (faces.POLITICAL, Political()),
    (faces.EQUIPMENT, Equip()),
    (faces.RETAINER, Employ()),
    (faces.ALLY, Recruit()),
    (faces.POWER, GetPower()),
]
KINDS: Final[dict[str, ActionKind]] = {
    kind.word: kind for kind in [*CARDLESS.values(), ABILITY, BY_CARD, *[kind for _, kind in _BY_TYPE]]
}
"""Every kind of action by its word, which is `ActionSpan.kind`."""


def offers(g: Vtes, seat: int, minion: int) -> list[Option]:
    """The actions without a card that a ready minion could announce now, in the order of the table."""
    found = _offered(_FIRST, g, seat, minion)
    for torpid in g.regions[TORPOR]:
        if torpid:
            found.extend(by_vampire(g, _offered(_AGAINST_TORPID, g, seat, minion)))
            break
    found.extend(_offered(_LAST, g, seat, minion))
    return found


def offers_in_torpor(g: Vtes, seat: int, vampire: int) -> list[Option]:
    return _offered(_IN_TORPOR, g, seat, vampire)


def _offered(kinds: list[Cardless], g: Vtes, seat: int, minion: int) -> list[Option]:
    found: list[Option] = []
    for kind in kinds:
        found.extend(kind.offers(g, seat, minion))
    return found


def kind_of_type(types: int) -> ActionKind:
    """The kind of action that a card of these types gives."""
    for bit, kind in _BY_TYPE:
        if types & bit:
            return kind
    return BY_CARD
