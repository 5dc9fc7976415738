"""How the server is: health, metrics, and the protocol's schema."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import MediaType, Response, get

from praxis import __version__
from praxis.table.web.tables_api import Asking, hall_of
from praxis.table.wire.rest_types import Health
from praxis.table.wire.schema import protocol_schema


@get("/health", summary="Whether the server can do its work")
async def health(request: Asking) -> Response[Health]:
    hall = hall_of(request)
    trouble = await hall.store.check()
    connections = sum(len(table.audience.connections) for table in hall.tables.values())
    body = Health(not trouble, __version__, trouble or "ok", len(hall.tables), connections)
    return Response(body, status_code=503 if trouble else 200)


@get("/metrics", summary="Counters for Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Asking) -> Response[bytes]:
    hall = hall_of(request)
    for limit, count in hall.limits.counts.items():
        hall.metrics.limits.labels(limit=limit).set(count)
    hall.metrics.commits.set(hall.store.commits)
    hall.metrics.commit_seconds.set(hall.store.commit_seconds)
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/protocol.json", include_in_schema=False)
async def protocol() -> dict[str, Any]:
    return protocol_schema()


ROUTES: Final[Sequence[Any]] = (health, metrics, protocol)
