"""What the server counts, in the form that Prometheus reads at /metrics. No figure is about a person or a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS: Final = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)


class Metrics:
    """The counters of one server. They have a registry of their own, so that several servers fit into one process
    (tests)."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.answers: Final = Counter("praxis_answers", "Answers taken and made durable", registry=self.registry)
        self.refusals: Final = Counter("praxis_refusals", "Messages refused", ["kind"], registry=self.registry)
        self.limits: Final = Gauge("praxis_limits_acted", "Refusals by a limit", ["limit"], registry=self.registry)
        self.connections: Final = Gauge("praxis_connections", "Open WebSockets", registry=self.registry)
        self.tables: Final = Gauge("praxis_tables", "Tables awake", registry=self.registry)
        self.answer_seconds: Final = Histogram(
            "praxis_answer_seconds",
            "From an answer's arrival until its effect was sent",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.commits: Final = Gauge("praxis_store_commits", "Commits of the store", registry=self.registry)
        self.commit_seconds: Final = Gauge(
            "praxis_store_commit_seconds", "Time spent in commits of the store", registry=self.registry
        )

        self._text = b""
        self._minute = -1

    def once_a_minute(self, now: int, count: Callable[[], None]) -> bytes:
        """The figures as they were at the first request of this minute. `count` adds what is counted elsewhere; `now`
        is in milliseconds."""
        minute = now // 60_000
        if minute != self._minute:
            count()
            self._minute, self._text = minute, generate_latest(self.registry)
        return self._text
