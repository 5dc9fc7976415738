"""Guesses at one account, from however many addresses: each failure makes the next attempt wait longer.

The owner is not locked out. Sessions and links go on as they are; a device on which she has signed in before carries a
proof of that (a cookie), and is counted by itself, whatever others try; and no wait is longer than a minute.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from praxis.table.server.limits import TooFast

FREE: Final = 5
"""How many failures have no consequence: people mistype."""
LONGEST: Final = 60_000
"""The longest wait, in milliseconds."""
FORGOTTEN: Final = 900_000
"""After so many milliseconds without a failure, everything is forgotten."""
MOST: Final = 20_000
DEVICE: Final = "praxis_device"
DEVICE_DAYS: Final = 400


class Guesses:
    """The failed attempts to sign in, by account or by device. A name that nobody has is counted like any other, so
    that nobody learns which names there are."""

    def __init__(self) -> None:
        self._failed: dict[str, tuple[int, int]] = {}
        """How many failures, and when the last one was."""

    def check(self, who: str, now: int) -> None:
        """Raise `TooFast` if the next attempt has to wait."""
        wait = self.wait(who, now)
        if wait:
            seconds = -(-wait // 1000)
            raise TooFast(f"too many attempts to sign in to this account; try again in {seconds} s", seconds)

    def wait(self, who: str, now: int) -> int:
        """The milliseconds until the next attempt."""
        count, at = self._failed.get(who, (0, now))
        if count < FREE or now - at >= FORGOTTEN:
            return 0
        return max(0, at + min(LONGEST, 1000 << min(count - FREE, 10)) - now)

    def failed(self, who: str, now: int) -> None:
        count, at = self._failed.pop(who, (0, now))
        if len(self._failed) >= MOST:
            self._forget(now)
        # The newest stand last, so that the oldest are forgotten first.
        self._failed[who] = (1 if now - at >= FORGOTTEN else count + 1, now)

    def succeeded(self, who: str) -> None:
        self._failed.pop(who, None)

    def _forget(self, now: int) -> None:
        self._failed = {who: found for who, found in self._failed.items() if now - found[1] < FORGOTTEN}
        while len(self._failed) >= MOST:
            del self._failed[next(iter(self._failed))]


class Devices:
    """Proofs that somebody has signed in to an account on a device. Nothing is stored: the server knows them by its own
    secret."""

    def __init__(self, secret: str) -> None:
        self._secret: Final = secret.encode()

    def proof(self, account: str) -> str:
        """A new proof, for a device on which somebody has just signed in."""
        number = secrets.token_hex(8)
        return f"{number}.{self._sign(account, number)}"

    def known(self, account: str, proof: str) -> str:
        """The device, if the proof is for this account; else nothing."""
        number, _, sign = proof.partition(".")
        return number if hmac.compare_digest(sign.encode(), self._sign(account, number).encode()) else ""

    def _sign(self, account: str, number: str) -> str:
        return hmac.new(self._secret, f"device {account} {number}".encode(), "sha256").hexdigest()
