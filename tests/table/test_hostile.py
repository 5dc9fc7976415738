"""The bench of attacks runs, and no attack loses an answer. How long answers take is for `praxis bench --hostile`."""

from __future__ import annotations

import pytest

from praxis.table.measure.attacks import ATTACKS, Attacker
from praxis.table.measure.hostile import measure
from tests.size import sized

SOME = ("pings", "joins", "requests", "card_searches", "uploads")


def test_every_attack_is_measured_and_no_answer_is_lost() -> None:
    attacks = SOME if sized(quick=0, normal=0, full=1) == 0 else tuple(ATTACKS)
    found = measure(seconds=sized(quick=1, normal=1, full=5), attacks=attacks, calm=0.0)
    assert list(found) == ["none", *attacks]
    for name, figures in found.items():
        assert figures["lost"] == 0, name
        assert figures["answers"] > 0, name
        assert figures["p99_ms"] > 0, name
    assert found["pings"]["did"]["closed"] > 0
    assert found["requests"]["did"].get("200", 0) > 0


def test_only_this_machine_is_attacked() -> None:
    with pytest.raises(AssertionError, match="only this machine"):
        Attacker("http://192.0.2.1:80", "", "127.0.0.2", 1)
