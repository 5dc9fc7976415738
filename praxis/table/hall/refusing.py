"""What a table says when it cannot do something, and what a client is told then."""

from __future__ import annotations

from typing import Final

from praxis.kernel.errors import Illegal, Malformed, Refusal, Stale
from praxis.table.hall.seating import Taken, Unknown
from praxis.table.people.rights import Forbidden
from praxis.table.store import Conflict, StoreTrouble
from praxis.table.wire import messages
from praxis.table.wire.typed_text import BadText


class Unavailable(Exception):
    """The table cannot do this now; the message is one line."""


EXPECTED: Final = (Refusal, Forbidden, StoreTrouble, Unavailable, BadText, Taken, Unknown)
"""The exceptions with which a request may end while the table is all right."""


def refusal_of(error: Exception, re: int) -> messages.Refused:
    """The message for a client about a refusal of any kind."""
    kind: messages.RefusalKind
    match error:
        case Malformed() | BadText():
            kind = "malformed"
        case Illegal() | Taken() | Unknown():
            kind = "illegal"
        case Stale() | Conflict():
            kind = "stale"
        case Forbidden():
            kind = "forbidden"
        case _:
            kind = "unavailable"
    message = "somebody else wrote first; look again" if isinstance(error, Conflict) else str(error)
    clause = error.clause if isinstance(error, Refusal) else ""
    return messages.Refused(re=re, kind=kind, message=message, clause=clause)
