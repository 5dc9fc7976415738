"""The reference of the library can be built, has every public name, and describes each."""

from pathlib import Path

import praxis
from praxis import api
from tools import reference


def test_the_reference_has_every_public_name(tmp_path: Path) -> None:
    pages = {path.relative_to(tmp_path).as_posix(): path.read_text("utf-8") for path in reference.write(tmp_path)}
    assert [name for name in api.__all__ if f'id="{name}"' not in pages["praxis/api.html"]] == []
    assert 'id="Client"' in pages["praxis/table/client.html"]
    assert f"Praxis {praxis.__version__}" in pages["praxis/api.html"]


def test_nothing_public_is_without_a_description() -> None:
    assert reference.undescribed() == []
