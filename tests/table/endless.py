"""The Blood Market with positions that never come to an end, take all memory, or fail."""

from __future__ import annotations

import msgspec

from praxis.kernel.game import Game, Header
from praxis.table.game.hosted import HostedGames
from tests.table.games import PosedMarketKind
from tests.table.games import hosted_games as usual


class EndlessKind(PosedMarketKind):
    def position(self, text: str) -> tuple[Header, Game]:
        if text == "endless":
            while True:
                pass
        if text == "huge":
            print(len(bytearray(1 << 40)))
        if text == "deep":
            return self.position(text)
        return super().position(text)


def hosted_games() -> HostedGames:
    return {
        name: msgspec.structs.replace(hosted, kind=EndlessKind()) if name == "market" else hosted
        for name, hosted in usual().items()
    }
