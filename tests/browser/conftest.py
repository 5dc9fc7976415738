"""Fixtures for the tests in the browser: a built page, a real server and Debian's Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from praxis.table.server.config import INSTALLED
from tests.browser.person import PATIENCE, Person
from tests.table.process import ServerProcess
from tools.web import CannotBuild, build

# As on every machine without a screen. Nothing here may use the network.
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
).split()
expect.set_options(timeout=PATIENCE * 1000)
SHOTS = Path(__file__).parent.parent.parent / ".praxis" / "screenshots"


@pytest.fixture(scope="session")
def page_is_built() -> None:
    try:
        build()
    except CannotBuild as missing:
        pytest.fail(f"the page could not be built: {missing}")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. If there is none, the test is skipped and says so. It is closed after each file: as long as Playwright
    is open, no test in the same process can run an event loop of its own."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        pytest.skip("the proofs in the browser did not run: no chromium here (apt-get install chromium)")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not change it."""
    with ServerProcess(tmp_path_factory.mktemp("served"), games=INSTALLED, log="warning") as running:
        yield running


@pytest.fixture
def mortal(page_is_built: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of the test's own, which it may kill."""
    with ServerProcess(tmp_path, games=INSTALLED, log="warning") as running:
        yield running


Come = Callable[..., Person]


@pytest.fixture
def come(browser: Browser, server: ServerProcess) -> Iterator[Come]:
    """``come("Anna")`` gives a person with a browser of their own. At the end, no page may have reported an error."""
    people: list[Person] = []

    def comes(name: str, *, phone: bool = False, lang: str = "en-US", to: ServerProcess | None = None) -> Person:
        person = Person(browser, (to or server).address, name, phone=phone, lang=lang)
        people.append(person)
        return person

    yield comes
    complaints = {person.name: person.complaints for person in people}
    for person in people:
        person.context.close()
    assert not any(complaints.values()), complaints


@pytest.fixture
def shot(request: pytest.FixtureRequest) -> Callable[[Person, str], None]:
    """``shot(person, "planning")`` leaves a picture among the artefacts of the run."""

    def take(person: Person, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=SHOTS / f"{name}-{'phone' if person.phone else 'desktop'}.png")

    return take
