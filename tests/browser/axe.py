"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.person import Person

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(person: Person) -> list[str]:
    """What axe calls serious or critical, one line each."""
    # Evaluated by the test, not by the page: the page's own policy would not let it in.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]
