"""The events of V:TES: all that can happen, with its fields, the clause behind it and how it is told.

A module has the events of one subject. The words for each kind stand under its message in the language's tables, see
`Event.message`. `clause` is a field where one kind of event has several causes.
"""

from __future__ import annotations

from typing import Final

from praxis.kernel.event import declared
from praxis.vtes.events.actions import *
from praxis.vtes.events.by_hand import *
from praxis.vtes.events.cards import *
from praxis.vtes.events.combat import *
from praxis.vtes.events.counters import *
from praxis.vtes.events.damage import *
from praxis.vtes.events.kinds import *
from praxis.vtes.events.politics import *
from praxis.vtes.events.turns import *

EVENTS: Final = declared(globals())
"""Every kind of event by its name."""
