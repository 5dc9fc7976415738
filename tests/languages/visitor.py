"""A visitor of a table server who reads in some language: ``python -m tests.languages.visitor ADDRESS LANG``."""

from __future__ import annotations

import asyncio
import json
import sys

from praxis.table.client import Lobby, connect
from praxis.table.game.words import Card
from praxis.table.wire.rest_types import GameInfo, PageWords

SEATS = [{"who": "me", "name": "Änna"}, {"who": "random"}, {"who": "random"}]
TABLE = {"game": "vendetta", "setting": {"players": 3}, "seats": SEATS, "start": True}


async def visit(address: str, lang: str) -> dict[str, object]:
    async with Lobby(address) as lobby:
        words = await lobby.call("GET", f"/words?wanted=fr,{lang}-XX,de", PageWords)
        games = await lobby.call("GET", f"/games?lang={lang}", list[GameInfo])
        cards = await lobby.call("GET", f"/cards/vendetta?lang={lang}", list[Card])
        made = await lobby.make({**TABLE, "rules": {"bot_pace": 0, "window": 0}})
        async with await connect(address, made.table.id, made.token, lang) as anna:
            await anna.until(lambda now: now.is_mine, seconds=30)
            assert anna.decision is not None
            question = anna.decision.text
    return {
        "lang": words.lang,
        "known": [line.lang for line in words.languages],
        "page": words.messages["account.change"],
        "titles": [game.title for game in games],
        "names": [card.name for card in cards],
        "texts": [card.text for card in cards],
        "question": question,
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(visit(sys.argv[1], sys.argv[2]))))
