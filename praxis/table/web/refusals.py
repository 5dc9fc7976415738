"""Every refusal in HTTP: a status and one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from praxis.kernel.errors import BadRecord, BadSetting, Illegal, Malformed, Stale
from praxis.table.hall.refusing import Unavailable
from praxis.table.hall.seating import Taken, Unknown
from praxis.table.people.accounts import NotSignedIn
from praxis.table.people.rights import Forbidden
from praxis.table.server.limits import TooFast
from praxis.table.store import Conflict, StoreTrouble
from praxis.table.wire.rest_types import Problem
from praxis.table.wire.typed_text import BadText

STATUS: Final[Mapping[type[Exception], int]] = {
    BadText: 400,
    BadSetting: 400,
    BadRecord: 400,
    Malformed: 400,
    NotSignedIn: 401,
    Forbidden: 403,
    Unknown: 404,
    Illegal: 409,
    Stale: 409,
    Taken: 409,
    Conflict: 409,
    TooFast: 429,
    StoreTrouble: 503,
    Unavailable: 503,
}

_SAYS: Final = {
    400: "Something in the request cannot be used",
    401: "Not signed in",
    403: "Not yours to do",
    404: "There is no such thing",
    405: "No such method here",
    409: "Not in this state of the table",
    413: "Too long",
    415: "Not JSON",
    429: "Too many requests",
    503: "Cannot be saved now",
}
REFUSALS: Final[Mapping[int, ResponseSpec]] = {
    status: ResponseSpec(Problem, description=says, generate_examples=False) for status, says in _SAYS.items()
}
"""For the OpenAPI document: the refusals with which any request may end."""


def gives(shape: Any) -> ResponseSpec:
    """For the OpenAPI document: the answer of a route that returns bytes."""
    return ResponseSpec(shape, description="What was asked for", generate_examples=False)


def _problem(status: int, detail: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(Problem(status, detail), status_code=status, media_type=MediaType.JSON, headers=headers)


def _refused(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    status = next(status for kind, status in STATUS.items() if isinstance(error, kind))
    message = "somebody else wrote first; try again" if isinstance(error, Conflict) else str(error)
    headers = {"retry-after": str(error.seconds)} if isinstance(error, TooFast) else None
    return _problem(status, message, headers)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    detail = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        detail = f"{first.get('key') or first.get('source') or 'body'}: {first.get('message', detail)}"
    return _problem(error.status_code, " ".join(detail.split()), error.headers)


HANDLERS: Final[ExceptionHandlersMap] = {**dict.fromkeys(STATUS, _refused), HTTPException: _http}
