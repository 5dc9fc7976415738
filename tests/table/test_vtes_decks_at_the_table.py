"""V:TES at the table: decks of ours if nobody brings one; nobody hears of another's deck before the game is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from praxis.kernel import record as records
from praxis.kernel.game import Setting
from praxis.table.client import Lobby, connect, play
from praxis.table.game import fair
from praxis.table.game.hosted import plain
from praxis.table.game.verify import verify
from praxis.table.hall.seating import started
from praxis.table.history import entries as e
from praxis.table.history.facts import Facts
from praxis.table.server.config import INSTALLED
from praxis.table.wire.messages import TableRules
from praxis.vtes.decks.packed import unpack
from praxis.vtes.decks.shipped import packed
from praxis.vtes.kind import KIND
from tests.table.running import config, serving

SEATS = [{"who": "me", "name": "Anna"}, {"who": "random"}, {"who": "random"}]
RULES = {"bot_pace": 0, "window": 0}


def played(data: Path, setting: dict[str, object]) -> tuple[str, list[str]]:
    """A short game: its record, and all that a spectator and the lists of tables were told."""

    async def run() -> tuple[str, list[str]]:
        heard: list[str] = []
        async with serving(config(data, games=INSTALLED)) as address, Lobby(address) as lobby:
            new = {"game": "vtes", "setting": setting, "seats": SEATS, "rules": RULES, "start": True}
            made = await lobby.make(new)
            heard.append(msgspec.json.encode(made.table).decode())
            heard.append(msgspec.json.encode(await lobby.tables("playing")).decode())
            async with (
                await connect(address, made.table.id, made.token) as anna,
                await connect(address, made.table.id) as spectator,
            ):
                spectator.on_message = heard.append

                async def choose(view: dict[str, object], decision: object) -> str:
                    assert anna.decision is not None
                    assert anna.decision.options is not None
                    return anna.decision.options[-1].key

                heard.append(msgspec.json.encode(anna.table).decode())
                await play(anna, choose)
                await spectator.until(lambda now: now.table.phase == "over")
                return await lobby.record(made.table.id), heard

    return asyncio.run(run())


def test_decks_that_were_brought_are_told_to_nobody_before_the_end(tmp_path: Path) -> None:
    brought = list(packed()[:3])
    setting = {"players": 3, "edition": "2012", "options": {"turns": 6}, "decks": brought}
    text, heard = played(tmp_path, setting)
    assert len(heard) > 20
    for message in heard:
        if '"phase":"over"' in message:
            break
        assert not any(f"x{card}" in message for deck in brought for card in unpack(deck).cards)
    record = records.read(text)
    assert record.header.decks == brought
    assert records.replay(record, KIND).difference == ""
    assert verify(record, KIND).fair
    assert record.header.deal is not None
    assert [seat for seat, _, _ in record.header.deal.decks] == [0, 1, 2]
    assert all(seal in heard[0] for _, _, seal in record.header.deal.decks)  # all were shown before the game


def test_a_table_made_before_decks_of_the_setting_were_sealed_is_dealt_in_the_old_form() -> None:
    """Its salts are not there, so its record says that it does not bind what was agreed."""
    setting = Setting(2, "2023", {"turns": 2}, list(packed()[:2]))
    entries: list[e.AnyEntry] = [
        e.Made(at=0, game="vtes", setting=setting, name="", rules=TableRules(), secret="ab" * 32),
        e.BotSat(at=0, seat=0, level="random"),
        e.BotSat(at=0, seat=1, level="random"),
    ]
    facts = Facts.of("old", entries)
    assert (facts.deal_form(), facts.deck_seals()) == (fair.BARE, [])
    entry = started(facts, plain(KIND), 0)
    facts.take(entry)
    assert (facts.form, facts.terms()) == (fair.BARE, "")
    assert entry.header.seed == fair.seed("ab" * 32, [])


def test_who_brings_no_deck_is_dealt_one_of_ours(tmp_path: Path) -> None:
    text, _ = played(tmp_path, {"players": 3, "edition": "2023", "options": {"turns": 3}})
    record = records.read(text)
    assert len(set(record.header.decks)) == 3
    assert set(record.header.decks) <= set(packed())
    assert records.replay(record, KIND).difference == ""


def test_what_is_public_of_a_setting_has_no_decks() -> None:
    setting = Setting(2, "2023", {"turns": 5}, list(packed()[:2]))
    assert setting.public() == Setting(2, "2023", {"turns": 5})
