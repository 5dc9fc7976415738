"""What every request passes first: a check whose page it comes from, security headers, and forms that only our own page
may send."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import unquote_plus, urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException, ValidationException
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from praxis.table.server.config import SESSION, Config
from praxis.table.server.limits import Limits, address_key
from praxis.table.web.http_connection import COUNTED
from praxis.table.wire.typed_text import NO_NUL, NUL

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

_HEADERS: Final = (
    ("content-security-policy", CONTENT_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)


def origin_is_ours(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> bool:
    """Whether a browser's request comes from a page of this server. Programs send no origin, and have no cookies of
    other people either."""
    if not config.is_called(connection.headers.get("host", "")):
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    parts = urlsplit(origin)
    if config.public and origin.rstrip("/") == config.public.rstrip("/"):
        return True
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host", "")


def require_own_host(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> None:
    """Refuse a request that was meant for another name: the page of that name may only pretend to be ours."""
    host = connection.headers.get("host", "")
    if not config.is_called(host):
        raise PermissionDeniedException(
            f"this server is not called {host[:80]!r}; its host can allow the name with --public or PRAXIS_HOSTS"
        )


class Guard:
    """Refuses writing requests from other sites' pages, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, config: Config, csrf: CSRFConfig, limits: Limits) -> None:
        self.limits: Final = limits
        self.app: Final = app
        self.config: Final = config
        self.csrf: Final = CSRFMiddleware(app, csrf)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        if _has_nul(scope):
            raise ValidationException(NO_NUL)
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        require_own_host(connection, self.config)
        if not scope.get("state", {}).get(COUNTED) and connection.client is not None:
            # A proxy brought the request: the person behind it is counted by what the proxy says, since the connection
            # could not count her.
            self.limits.take("requests", (address_key(connection.client.host),))
        writes = scope["method"] not in _SAFE
        if writes and not origin_is_ours(connection, self.config):
            raise PermissionDeniedException("requests from other sites' pages are refused")
        # Without a session there is nothing that another site's form could misuse; and files are for every cache.
        needless = SESSION not in connection.cookies if writes else not scope["path"].startswith("/api/")
        await (self.app if needless else self.csrf)(scope, receive, send)


def _has_nul(scope: Scope) -> bool:
    """Whether the address of a request has a NUL in it, which no address here has."""
    query = scope["query_string"].decode("latin-1")
    return NUL in scope["path"] or ("%" in query and NUL in unquote_plus(query)) or NUL in query


def with_headers(app: ASGIApp, secure: bool, images: str = "") -> ASGIApp:
    """The app with security headers on all its answers, errors and files included. `images` is the one other origin
    from which pages may load pictures."""
    headers = (*_HEADERS, ("strict-transport-security", "max-age=31536000")) if secure else _HEADERS
    if images:
        policy = CONTENT_POLICY.replace("img-src 'self' data:", f"img-src 'self' data: {images}")
        headers = (("content-security-policy", policy), *headers[1:])

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableScopeHeaders.from_message(message)
                for name, value in headers:
                    found.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return wrapped
