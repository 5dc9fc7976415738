"""The pages of the client: found, packed, cached for ever or asked for again, and never from another host."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from praxis.table.server.metrics import Metrics
from praxis.table.web import pages
from tests.table.running import config, gathered, market, serving

BIG = "export const words = 'a long file that is worth packing';\n" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Praxis</title>")
    (static / "assets" / "app-1a2b3c.js").write_text(BIG)
    (static / "favicon.svg").write_text("<svg/>")
    monkeypatch.setattr("praxis.table.web.app.STATIC", static)
    return static


def fetch(data: Path, *paths: str, **headers: str) -> list[httpx.Response]:
    async def run() -> list[httpx.Response]:
        async with serving(config(data)) as address, httpx.AsyncClient(base_url=address) as http:
            return [await http.get(path, headers=headers) for path in paths]

    return asyncio.run(run())


def test_every_page_is_the_first_page(tmp_path: Path, built: Path) -> None:
    for answer in fetch(tmp_path, "/", "/t/0123456789abcdef", "/rules/vendetta", "/learn"):
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.text.startswith("<!doctype html>")


def test_hashed_files_are_for_ever_and_packed_once(tmp_path: Path, built: Path) -> None:
    (answer,) = fetch(tmp_path, "/assets/app-1a2b3c.js")
    assert answer.text == BIG
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(BIG.encode(), 9, mtime=0))
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "set-cookie" not in answer.headers
    (plain,) = fetch(tmp_path, "/assets/app-1a2b3c.js", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_what_has_not_changed_is_not_sent_again(tmp_path: Path, built: Path) -> None:
    (first,) = fetch(tmp_path, "/")
    (again,) = fetch(tmp_path, "/", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/../../etc/passwd.txt", "/api/v1/nothing", "/.env.local", "/ws/x"]
)
def test_what_is_not_there_is_not_found(tmp_path: Path, built: Path, path: str) -> None:
    (answer,) = fetch(tmp_path, path)
    assert answer.status_code == 404
    assert "detail" in answer.json()


def test_every_answer_has_the_security_headers(tmp_path: Path, built: Path) -> None:
    for answer in fetch(
        tmp_path, "/", "/assets/app-1a2b3c.js", "/api/v1/games", "/api/v1/tables/x", "/health", "/none.js"
    ):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "server" not in answer.headers


def test_https_is_kept(tmp_path: Path, built: Path) -> None:
    async def run() -> str:
        settings = config(tmp_path, public="https://table.example")
        async with serving(settings) as address, httpx.AsyncClient(base_url=address) as http:
            return (await http.get("/")).headers["strict-transport-security"]

    assert asyncio.run(run()) == "max-age=31536000"


def test_without_a_built_client_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("praxis.table.web.app.STATIC", tmp_path / "none")
    (answer,) = fetch(tmp_path, "/")
    assert answer.status_code == 503
    assert answer.text == pages.NOT_BUILT
    assert answer.text.count("\n") == 1


def test_health_and_metrics(tmp_path: Path) -> None:
    health, metrics = fetch(tmp_path, "/health", "/metrics")
    assert health.json()["ok"] is True
    assert "praxis_answers_total 0.0" in metrics.text
    assert metrics.headers["content-type"].startswith("text/plain; version=0.0.4")


def test_metrics_are_for_the_host_and_step_once_a_minute(tmp_path: Path) -> None:
    async def run() -> None:
        settings = config(tmp_path, metrics_token="a long secret")
        async with serving(settings) as address, httpx.AsyncClient(base_url=address) as http:
            outside = {"x-forwarded-for": "203.0.113.7"}
            assert (await http.get("/metrics", headers=outside)).status_code == 403
            wrong = await http.get("/metrics", headers={**outside, "authorization": "Bearer a short one"})
            assert wrong.status_code == 403
            right = await http.get("/metrics", headers={**outside, "authorization": "Bearer a long secret"})
            assert right.status_code == 200
            async with gathered(address, market(2)) as party:
                seat = await party.decider()
                assert seat.decision is not None
                assert seat.decision.options is not None
                await seat.answer(seat.decision.options[0].key)
            assert (await http.get("/metrics")).text == right.text

    metrics = Metrics()
    first = metrics.once_a_minute(60_000, lambda: None)
    metrics.answers.inc()
    assert metrics.once_a_minute(119_999, lambda: None) == first
    assert metrics.once_a_minute(120_000, lambda: None) != first
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("praxis.table.hall.hall.Hall.now", lambda _: 1_000_000_000)
        asyncio.run(run())
