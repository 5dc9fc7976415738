"""Every page: no serious finding by axe, in four languages, light enough, and pictures of all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from praxis.table.people.accounts import change_at
from praxis.table.server.config import DATABASE
from tests.browser.axe import findings
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.table.process import ServerProcess

Shot = Callable[[Person, str], None]
PAGES = ("/", "/new", "/decks", "/records", "/learn", "/rules", "/cards", "/settings", "/account", "/fair", "/nowhere")
HEAVIEST = 250_000
HEAVIEST_VTES = 300_000
DICTIONARY = "**/api/v1/words*"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_any_page(come: Come, shot: Shot, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    for path in PAGES:
        anna.goes(path)
        expect(anna.page.locator("h1")).to_be_visible()
        anna.page.wait_for_load_state("networkidle")
        assert findings(anna) == [], path
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440), path
        shot(anna, f"page-{path.strip('/') or 'lobby'}")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_at_the_table(come: Come, phone: bool) -> None:
    anna = come("Anna", phone=phone)
    anna.makes_table(["me", "house", "house", "house"])
    seen: set[str] = set()

    def look() -> bool:
        kind = anna.kind()
        if kind not in seen:
            seen.add(kind)
            assert findings(anna) == [], kind
        return {"clan", "keep", "plan", "deploy", "withdraw"} <= seen

    assert anna.plays(look)


@pytest.mark.parametrize(
    ("lang", "code", "play", "clan", "end"),
    [
        ("de-DE", "de", "Jetzt spielen", "Wähle", "Zug beenden"),
        ("ja-JP", "ja", "今すぐ遊ぶ", "クラン", "ターン"),
    ],
)
def test_the_page_speaks_the_browsers_language(
    come: Come, shot: Shot, lang: str, code: str, play: str, clan: str, end: str
) -> None:
    anna = come("Anna", lang=lang)
    page = anna.goes("/")
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.get_by_role("button", name=play, exact=True)).to_be_enabled()
    shot(anna, f"lobby-{code}")
    page.get_by_role("button", name=play, exact=True).click()
    assert anna.is_asked()
    expect(page.locator(".spotlight h2")).to_contain_text(clan)
    assert anna.plays(lambda: anna.kind() == "deploy")
    expect(page.locator('[data-key="end"]')).to_contain_text(end)
    shot(anna, f"table-{code}")


def test_nothing_is_painted_in_another_language_first(come: Come) -> None:
    anna = come("Anna", lang="de-DE")
    held: list[Route] = []
    anna.page.route(DICTIONARY, lambda route: held.append(route))
    page = anna.goes("/")
    anna.until(lambda: bool(held))
    expect(page.locator("#app")).to_be_empty()
    held.pop().continue_()
    expect(page.get_by_role("button", name="Jetzt spielen", exact=True)).to_be_visible()


def test_without_its_words_the_page_speaks_english(come: Come) -> None:
    anna = come("Anna", lang="de-DE")
    anna.page.route(DICTIONARY, lambda route: route.abort())
    page = anna.goes("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_small_screen_keeps_the_places_behind_a_button(come: Come) -> None:
    anna = come("Anna", phone=True)
    page = anna.goes("/")
    expect(page.get_by_role("link", name="Records")).to_be_hidden()
    page.get_by_role("button", name="Main menu").tap()
    page.get_by_role("link", name="Records").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Records")
    expect(page.get_by_role("link", name="Records")).to_be_hidden()


def test_an_administrator_bans_and_closes(come: Come, shot: Shot, server: ServerProcess) -> None:
    admin, pest, host = come("Admin"), come("Pest"), come("Host")
    for person, name in ((admin, "The Prince"), (pest, "The Pest")):
        page = person.goes("/account")
        page.get_by_label("Account name").fill(name)
        page.get_by_label("Password").fill("correct horse")
        page.get_by_role("button", name="Make an account").click()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
    path = host.makes_table(["me", "open", "open"], listed=False)  # she sees also what the lobby does not show
    expect(host.page.get_by_role("button", name="Stand up")).to_be_visible()
    store = Path(server.settings["data"]) / DATABASE
    with ThreadPoolExecutor(1) as thread:  # this thread has Playwright's loop
        thread.submit(asyncio.run, change_at(store, "The Prince", True, None, None)).result()
    page = admin.goes("/account")
    page.get_by_role("link", name="Administration").click()
    line = page.locator("li").filter(has=page.locator(f'a[href="{path}"]'))
    line.get_by_role("button", name="Close the table").click()
    line.get_by_role("button", name="Close it for everyone?").click()
    expect(line).to_have_count(0)
    expect(host.page.locator(".banner")).to_be_visible()
    account = page.locator("li").filter(has_text="The Pest")
    account.get_by_role("button", name="Ban").click()
    expect(account).to_contain_text("banned")
    expect(page.locator("li").filter(has_text="The Prince").get_by_role("button")).to_be_disabled()
    page.get_by_label("Name", exact=True).fill("Methuselah")
    page.locator("form").get_by_role("button", name="Ban").click()
    expect(page.locator("li").filter(has_text="Methuselah")).to_be_visible()
    refused = host.context.request.post(
        f"{host.address}/api/v1/tables",
        data={"game": "vendetta", "setting": {"players": 3}, "seats": [{"who": "me", "name": "methuselah"}]},
    )
    assert not refused.ok
    assert findings(admin) == []
    shot(admin, "page-admin")
    page.locator("li").filter(has_text="Methuselah").get_by_role("button", name="Let back in").click()
    expect(page.locator("li").filter(has_text="Methuselah")).to_have_count(0)
    account.get_by_role("button", name="Let back in").click()
    expect(account).not_to_contain_text("banned")


def test_the_language_can_be_changed_at_the_table(come: Come) -> None:
    anna = come("Anna")
    anna.makes_table(["me", "house", "house"])
    assert anna.plays(lambda: anna.kind() == "deploy")
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Language").select_option("de")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator('[data-key="end"]')).to_contain_text("Zug beenden")


def test_the_first_load_is_light(come: Come) -> None:
    """All that comes over the line, compressed, from an empty cache to a table that can be played."""
    anna = come("Anna")
    session = anna.context.new_cdp_session(anna.page)
    session.send("Network.enable")
    loaded: dict[str, float] = {}
    asked: set[str] = set()
    session.on("Network.requestWillBeSent", lambda event: asked.add(event["requestId"]))
    session.on("Network.loadingFailed", lambda event: asked.discard(event["requestId"]))
    session.on("Network.loadingFinished", lambda event: loaded.update({event["requestId"]: event["encodedDataLength"]}))
    anna.goes("/")
    expect(anna.page.get_by_role("button", name="Play now")).to_be_enabled()
    anna.until(lambda: asked <= loaded.keys())
    lobby = sum(loaded.values())
    anna.page.get_by_role("button", name="Play now").click()
    assert anna.is_asked()
    anna.until(lambda: asked <= loaded.keys())
    table = sum(loaded.values())
    assert lobby > 10_000  # something was measured
    assert table <= HEAVIEST
    print(f"lobby {lobby:.0f} bytes, table {table:.0f} bytes")


def test_the_first_load_of_a_vtes_table_is_light(come: Come) -> None:
    """The same for V:TES, with the faces of all cards that are in sight."""
    anna = come("Anna")
    path = anna.makes_table(["me", "random", "random", "random", "random"], game="vtes", edition="2023")
    anna.until(lambda: len(anna.frames) > 0)
    token = anna.token
    other = come("Anna elsewhere")
    session = other.context.new_cdp_session(other.page)
    session.send("Network.enable")
    loaded: dict[str, float] = {}
    session.on("Network.loadingFinished", lambda event: loaded.update({event["requestId"]: event["encodedDataLength"]}))
    other.goes(f"{path}#{token}")
    expect(other.page.locator(".vtes-hand [data-thing]").first).to_contain_text(",")  # its face is there
    other.page.wait_for_load_state("networkidle")
    table = sum(loaded.values())
    print(f"V:TES table {table:.0f} bytes")
    assert 50_000 < table <= HEAVIEST_VTES


def test_vtes_from_the_lobby_to_a_playable_table_is_light(come: Come) -> None:
    """From an empty cache by the lobby's own button; what picks and reads decks is not loaded for it."""
    anna = come("Anna")
    session = anna.context.new_cdp_session(anna.page)
    session.send("Network.enable")
    loaded: dict[str, float] = {}
    session.on("Network.loadingFinished", lambda event: loaded.update({event["requestId"]: event["encodedDataLength"]}))
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.goes("/")
    anna.page.get_by_role("button", name="Play V:TES now").click()
    expect(anna.page.locator(".vtes-hand [data-thing]").first).to_contain_text(",")  # its face is there
    anna.page.wait_for_load_state("networkidle")
    table = sum(loaded.values())
    print(f"V:TES from the lobby {table:.0f} bytes")
    assert 50_000 < table <= HEAVIEST_VTES
    assert not any("Picker" in url or "Decks-" in url for url in asked)


def test_what_happens_is_told_to_a_screen_reader(come: Come) -> None:
    anna = come("Anna")
    anna.makes_table(["me", "house", "house"])
    assert anna.is_asked()
    expect(anna.page.locator('[aria-live="assertive"]')).to_have_text(anna.decision()["text"])
    anna.answers()
    assert anna.is_asked()
    expect(anna.page.locator('[aria-live="polite"]')).not_to_be_empty()


def test_an_account_keeps_my_games_together(come: Come) -> None:
    anna, elsewhere = come("Anna"), come("Anna elsewhere")
    page = anna.goes("/account")
    page.get_by_label("Account name").fill("Anna of Praxis")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", name="Anna of Praxis")).to_be_visible()
    page.goto(anna.address)
    page.get_by_role("button", name="Play now").click()
    assert anna.is_asked()
    page = elsewhere.goes("/account")
    page.get_by_label("Account name").fill("Anna of Praxis")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Anna of Praxis")).to_be_visible()
    page.goto(elsewhere.address)
    page.get_by_role("heading", name="My games").wait_for()
    page.get_by_role("link", name="being played").first.click()
    assert elsewhere.is_asked()
    elsewhere.goes("/account").get_by_role("button", name="Sign out").click()
    expect(elsewhere.page.get_by_role("button", name="Sign in")).to_be_visible()
