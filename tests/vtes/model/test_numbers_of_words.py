"""Facts, numbers and rules are told apart by their numbers: no two may share one."""

from __future__ import annotations

from types import ModuleType

import pytest

from praxis.vtes.effects import forbidding
from praxis.vtes.model import facts, spans


@pytest.mark.parametrize(
    ("module", "but"),
    [(facts, ()), (spans, ("NOBODY",)), (forbidding, ())],
)
def test_no_two_constants_share_a_number(module: ModuleType, but: tuple[str, ...]) -> None:
    found: dict[int, str] = {}
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, int) and name not in but:
            assert value not in found, f"{name} and {found[value]} are both {value}"
            found[value] = name
