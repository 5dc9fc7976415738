"""A person at a browser: what they see, what they press, and what came over the wire."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Position, Response, WebSocket, expect

DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
# Events are told at once and without motion: the tests look at what happens, not at how long it takes.
QUICK: Final = {"pace": "none", "motion": "none", "sound": False}

# How long anything may take on a busy machine, in seconds. A test waits that long only if it fails.
PATIENCE: Final = float(os.environ.get("PRAXIS_PATIENCE", "60"))
# PRAXIS_SLOW_BROWSER=6 makes every page six times as slow: a test that does not wait for what it needs then fails.
SLOWER: Final = float(os.environ.get("PRAXIS_SLOW_BROWSER", "1"))

OPTIONS: Final = ".question.mine .option[data-key]:not([disabled])"
PICKS: Final = ".spotlight [data-key], .spotlight .picks [data-card]"
HAND: Final = ".mine-hand .slot.lit"
MINE: Final = f"{OPTIONS}, {PICKS}, {HAND}"
OVER: Final = ".spotlight.over"


class Person:
    """A person in front of one browser window."""

    def __init__(self, browser: Browser, address: str, name: str, phone: bool = False, lang: str = "en-US") -> None:
        self.name = name
        self.phone = phone
        self.address = address
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.sent: list[str] = []
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            locale=lang,
            has_touch=phone,
            is_mobile=phone,
            accept_downloads=True,
        )
        self.context.add_init_script(
            "localStorage.getItem('praxis.settings') ||"
            f" localStorage.setItem('praxis.settings', JSON.stringify({json.dumps(QUICK)}))"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        if SLOWER > 1:
            self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)
        self.page.on("response", self._receive)

    def _hear(self, message: ConsoleMessage) -> None:
        # The page itself tells of a lost connection; the browser's own message about it is not ours.
        network = ("WebSocket", "ERR_CONNECTION", "Failed to load resource")
        if message.type == "error" and not any(word in message.text for word in network):
            self.complaints.append(message.text)

    def _receive(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status} {response.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    # -- going places ---------------------------------------------------------------------------------------------

    def goes(self, path: str = "/") -> Page:
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self.page

    def makes_table(
        self,
        seats: list[str],
        game: str = "vendetta",
        edition: str = "",
        options: dict[str, str | int | bool] | None = None,
        **rules: Any,
    ) -> str:
        """Make a table over the API, for tests about something else. Gives its path. ``me`` is this person."""
        plan = [{"who": who, "name": self.name} if who == "me" else {"who": who} for who in seats]
        body = {
            "game": game,
            "setting": {"players": len(seats), "edition": edition, "options": options or {}},
            "seats": plan,
            "rules": {"bot_pace": 0, "window": 0, **rules},
            "start": "open" not in seats,
        }
        answer = self.context.request.post(f"{self.address}/api/v1/tables", data=body, timeout=PATIENCE * 1000)
        assert answer.ok, answer.text()
        seated = answer.json()
        path = f"/t/{seated['table']['id']}"
        self.goes(f"{path}#{seated['token']}")
        return path

    def plays_from(self, position: str, game: str = "vtes", seat: int = 0) -> str:
        """Sit down at a table that starts from a position, with bots at the other seats. Gives its path."""
        request, rules = self.context.request, {"bot_pace": 0, "window": 0, "listed": False}
        found = request.post(
            f"{self.address}/api/v1/records",
            data={"text": position, "kind": "position", "game": game},
            timeout=PATIENCE * 1000,
        )
        assert found.ok, found.text()
        record = found.json()["record"]["id"]
        body = {"seat": seat, "name": self.name, "bots": "random", "rules": rules}
        answer = request.post(f"{self.address}/api/v1/records/{record}/play", data=body, timeout=PATIENCE * 1000)
        assert answer.ok, answer.text()
        seated = answer.json()
        path = f"/t/{seated['table']['id']}"
        self.goes(f"{path}#{seated['token']}")
        return path

    # -- seeing -----------------------------------------------------------------------------------------------------

    def sees(self, text: str) -> Locator:
        found = self.page.get_by_text(text).first
        expect(found).to_be_visible()
        return found

    @property
    def question(self) -> Locator:
        return self.page.locator(".question .text, .spotlight h2").first

    def is_asked(self, seconds: float = PATIENCE) -> bool:
        """Wait until the page shows this person's decision that came last over the wire. False if the game is over
        instead."""
        self.until(lambda: self.shows_decision() or self.page.locator(OVER).count() > 0, seconds)
        return self.page.locator(OVER).count() == 0

    def shows_decision(self) -> bool:
        decision = self.decision()
        if not decision.get("options"):
            return False
        number = decision["decision"]
        return (
            self.page.locator(f'.table[data-decision="{number}"]').count() > 0 and self.page.locator(MINE).count() > 0
        )

    def decision(self) -> dict[str, Any]:
        """The last decision that came over the wire."""
        for frame in reversed(self.frames):
            found = frame.get("game") or frame if frame["type"] == "whole" else frame
            if frame["type"] in ("whole", "update") and "decision" in found:
                return found["decision"] or {}
        return {}

    def kind(self) -> str:
        return str(self.decision().get("kind", ""))

    # -- doing ------------------------------------------------------------------------------------------------------

    def press(self, target: Locator, left: bool = False) -> None:
        """Press something. `left`: near its left edge, where a card in a fan is not covered by the next."""
        position: Position | None = {"x": 16, "y": 40} if left else None
        if self.phone:
            target.tap(position=position)
        else:
            target.click(position=position)

    def answers(self, face: str = "up") -> None:
        """Answer the open decision in some sensible way, only by what is on the screen."""
        before = self.decision().get("decision")
        picks = self.page.locator(PICKS)
        hand = self.page.locator(HAND)
        if picks.count():
            self.press(picks.first)
        elif hand.count() and self.kind() == "plan":
            self.press(hand.first, left=True)
            places = self.page.locator(f'.question .option[data-key^="play"][data-key$="{face}"]')
            places.first.wait_for()
            self.press(places.nth(len(self.frames) % places.count()))
        else:
            stay = self.page.locator('.question .option[data-key="stay"], .question .option[data-key="end"]')
            self.press((stay if stay.count() else self.page.locator(OPTIONS)).first)
        self.until(lambda: self.decision().get("decision") != before)

    def plays(self, stop: Callable[[], bool] | None = None, seconds: float = 5 * PATIENCE, **how: str) -> bool:
        """Play until `stop` says so (True) or the game is over (False)."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not self.is_asked():
                return False
            if stop is not None and stop():
                return True
            self.answers(**how)
        raise AssertionError(f"{self.name} is still playing after {seconds} s: {self.question.text_content()}")

    def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait, while the browser goes on, for something that the wire tells."""
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, f"{self.name} waited {seconds} s in vain; {self.standing()}"
            self.page.wait_for_timeout(25)

    def standing(self) -> str:
        """Where page and wire stand, for whoever reads that a test waited in vain."""
        shown = self.page.locator(".question, .spotlight").all_inner_texts()
        lit = [(each.get_attribute("data-thing"), each.is_visible()) for each in self.page.locator(".vt-lit").all()]
        decision = self.decision()
        return (
            f"asked {decision.get('decision')} ({decision.get('kind')}), shown {shown}, lit {lit},"
            f" heard last {[frame['type'] for frame in self.frames[-5:]]}, said last {self.sent[-3:]},"
            f" complaints {self.complaints}"
        )

    @property
    def token(self) -> str:
        seats = json.loads(self.page.evaluate("localStorage.getItem('praxis.seats')"))
        table = self.page.url.rsplit("/", 1)[-1]
        return str(next(seat["token"] for seat in seats if seat["table"] == table))
