"""The state of the server over REST: health, metrics, and the protocol's schema."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hmac import compare_digest
from ipaddress import ip_address
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.exceptions import PermissionDeniedException

from praxis import __version__
from praxis.table.hall.hall import Hall
from praxis.table.web.identity import token_of
from praxis.table.web.slow_responses import PACKED, Kept, answer
from praxis.table.web.tables_api import Asking, hall_of
from praxis.table.wire.rest_types import Health
from praxis.table.wire.schema import protocol_schema

_PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"


@get("/health", summary="Whether the server can do its work")
async def health(request: Asking) -> Response[Health]:
    hall = hall_of(request)
    trouble = await hall.store.check()
    connections = sum(len(table.audience.connections) for table in hall.tables.values())
    body = Health(not trouble, __version__, trouble or "ok", len(hall.tables), connections)
    return Response(body, status_code=503 if trouble else 200)


@get("/metrics", summary="Counters for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Asking) -> Response[bytes]:
    """For the host: readable from this machine, or with the token. The figures change once a minute, so that nobody can
    tell from them who has just answered something in secret."""
    if not _is_the_hosts(request):
        raise PermissionDeniedException("the figures are for the host: ask from this machine, or with the token")
    hall = hall_of(request)
    return Response(hall.metrics.once_a_minute(hall.now(), partial(_counted, hall)), media_type=_PROMETHEUS)


def _is_the_hosts(request: Asking) -> bool:
    token = request.app.state.config.metrics_token
    if token and compare_digest(token_of(request), token):
        return True
    here = request.client is not None and ip_address(request.client.host).is_loopback
    return here and "x-forwarded-for" not in request.headers  # a proxy on this machine brings requests of others


def _counted(hall: Hall) -> None:
    """Bring the figures that other parts count into the metrics."""
    for limit, count in hall.limits.counts.items():
        hall.metrics.limits.labels(limit=limit).set(count)
    hall.metrics.commits.set(hall.store.commits)
    hall.metrics.commit_seconds.set(hall.store.commit_seconds)


@get("/api/protocol.json", include_in_schema=False, opt=PACKED)
async def protocol(request: Asking) -> Response[bytes]:
    kept: Kept = request.app.state.kept
    return answer(request, await kept.get("protocol", protocol_schema))


ROUTES: Final[Sequence[Any]] = (health, metrics, protocol)
