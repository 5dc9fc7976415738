"""Talk to a server: make a table, let a program of our own play against bots, and read the record of the game.

praxis serve                                    in one terminal
python examples/talk_to_a_server.py             in another
"""

import asyncio
import sys

import praxis


def choose(view: object, decision) -> str:
    """The first option that is not a pass. Options have a key, a text and a group."""
    active = [option for option in decision.options if option.key != "pass"]
    return (active or decision.options)[0].key


async def main(address: str = "http://localhost:8230") -> None:
    async with praxis.Client(address) as client:
        me, bot = {"who": "me", "name": "Renfield"}, {"who": "random"}
        new = {"game": "vendetta", "setting": {"players": 4}, "seats": [me, bot, bot, bot]}
        seated = await client.make({**new, "rules": {"bot_pace": 0}, "start": True})
        table = seated.table.id
        await client.play(table, seated.token, choose)
        game = praxis.replay(await client.record(table))
        print(f"played {len(game.record.answers)} answers:", *(f"{points:g}" for points in game.scores()))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
