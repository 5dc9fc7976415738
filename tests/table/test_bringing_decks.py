"""Decks at the table: offered, looked into, brought, bound before the seats are drawn, told to nobody until the end."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from praxis.kernel import record as records
from praxis.kernel.decks import DeckReport, Demands, OfferedDeck
from praxis.kernel.game import Setting
from praxis.kernel.record import Record
from praxis.table.client import Lobby, Refused, Seat, connect, play
from praxis.table.game import fair
from praxis.table.game.verify import verify
from praxis.table.server.config import DATABASE, INSTALLED
from praxis.table.server.limits import LONGEST_DECK_TEXT
from praxis.table.store import Store
from praxis.table.store.transfer import bring, export
from praxis.table.wire.rest_types import GameInfo, KeptDeck, Seated, TableInfo
from praxis.vtes.catalogue.catalogue import coverage_of
from praxis.vtes.decks.box import BOX
from praxis.vtes.decks.packed import pack, unpack
from praxis.vtes.decks.precons import precons
from praxis.vtes.decks.shipped import packed, shipped
from praxis.vtes.kind import KIND
from tests.table.running import config, serving
from tests.table.sealed import sealed_header

OURS = list(packed())
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")
RULES = {"bot_pace": 0, "window": 0, "seating": "random"}
USUAL = Demands("2023", 5)


def own(number: int) -> str:
    """A deck with a name that stands nowhere else."""
    deck = unpack(OURS[number])
    deck.name = f"Zzyzx{number}"
    return pack(deck)


def new_table(players: int = 5, **more: Any) -> dict[str, Any]:
    setting = {"players": players, "edition": "2023", "options": more.pop("options", {"turns": 3})}
    seats = more.pop("seats", [{"who": "me", "name": NAMES[0]}])
    return {"game": "vtes", "setting": setting, "seats": seats, "rules": RULES, **more}


# -- what is offered and what is read --------------------------------------------------------------------------------


def test_the_decks_that_are_offered_are_ours_and_those_that_were_sold() -> None:
    found = {deck.key: deck for deck in BOX.offered(USUAL, "en")}
    assert not any(found[name].problems for name in shipped() if name != "hunters")
    assert set(precons()) < set(found)
    tremere = found["V5:PTr"]
    assert (tremere.group, tremere.name, tremere.crypt, tremere.library) == ("Fifth Edition", "Tremere", 12, 77)
    assert "clan:Tremere" in tremere.marks
    assert sum(tremere.curve) == 12
    assert all(deck.wants for deck in found.values())
    for deck in found.values():  # those with cards that are not enforced say so, and how many
        assert any(problem.code == "deck.manual" for problem in deck.problems) == (deck.by_hand > 0)


def test_the_imbued_are_offered_where_the_table_has_them() -> None:
    assert "hunters" not in {deck.key for deck in BOX.offered(USUAL, "en")}
    assert "hunters" in {deck.key for deck in BOX.offered(Demands("2012", 5), "en")}
    assert "hunters" in {deck.key for deck in BOX.offered(Demands("2023", 5, {"legacy": True}), "en")}


@pytest.mark.parametrize(("lang", "word"), [("de", "Will"), ("it", "Vuole"), ("ja", "狙い")])
def test_what_a_deck_wants_is_said_in_the_readers_language(lang: str, word: str) -> None:
    found = {deck.key: deck.wants for deck in BOX.offered(USUAL, lang)}
    assert word in found["V5:PM"]
    english = {deck.key: deck.wants for deck in BOX.offered(USUAL, "en")}
    assert all(found[key] != english[key] for key in found)


LIST = """Deck Name: Mine

Crypt
10x Theo Bell (G6)
1x Gilbert Duane

Library
40x Deflection
1x Govren the Unaligned
2x Xyzzy of Nowhere
"""


def test_a_deck_is_read_line_by_line_with_the_nearest_names() -> None:
    found = BOX.look(LIST, USUAL, "en")
    lines = {line.line: line for line in found.lines}
    assert (lines[4].count, lines[4].name, lines[4].card) == (10, "Theo Bell (G6)", "201613")
    assert lines[9].unknown
    assert "Govern the Unaligned" in lines[9].near
    assert lines[10].unknown
    assert not lines[3].unknown  # a heading
    assert not lines[3].card
    assert [problem.line for problem in found.problems] == [9, 10]
    assert (found.name, found.crypt, found.library) == ("Mine", 11, 40)


def test_a_deck_says_by_which_rulebook_and_format_it_is_legal_and_why_not() -> None:
    found = BOX.look(LIST, USUAL, "de")
    legal = {(each.edition, each.format): each for each in found.legal}
    assert len(legal) == 16
    reasons = {problem.code: problem.text for problem in legal["2023", "standard"].problems}
    assert reasons["deck.crypt.minimum"] == "die Gruft hat 11 Karten; sie braucht mindestens 12"
    assert "deck.library.minimum" in reasons  # 60 in this book
    assert "deck.groups.one-or-two" in reasons
    assert "deck.library.minimum" not in {problem.code for problem in legal["2012", "standard"].problems}  # 40 there
    assert {problem.code for problem in found.refused} >= {"deck.crypt.minimum", "deck.library.minimum"}


def test_a_deck_says_card_by_card_what_is_enforced_and_what_are_the_odds() -> None:
    found = BOX.look(OURS[0], USUAL, "en")
    assert not found.refused
    assert found.deck == OURS[0]
    assert {card.coverage for card in found.cards} <= {"full", "partial"}
    assert sum(card.count for card in found.cards if card.crypt) == found.crypt
    charts = {chart.key: chart.bars for chart in found.charts}
    assert sum(bar.count for bar in charts["capacity"]) == found.crypt
    assert sum(bar.count for bar in charts["type"]) == found.library == sum(bar.count for bar in charts["cost"])
    assert all(0 <= bar.two <= bar.one <= 1 for bar in charts["type"])
    again = BOX.look(found.text, USUAL, "en")  # the list that is given out is the same deck
    assert again.deck == found.deck


@pytest.mark.parametrize("text", ["", "{", "<deck", "Name = ", "= 1x200517", "\0" * 50, "A = 1x299999", "1x " * 9_000])
def test_bad_text_is_told_and_never_fails(text: str) -> None:
    found = BOX.look(text, USUAL, "ja")
    assert found.problems or found.refused


# -- over the wire ---------------------------------------------------------------------------------------------------


async def read_often(lobby: Lobby) -> None:
    """Let a deck be read so often that it goes beyond the limit, also on a machine so slow that some more are allowed
    meanwhile."""
    for _ in range(30):
        await lobby.call("POST", "/decks/vtes", DeckReport, {"text": LIST})


def test_a_text_is_read_over_rest_within_limits(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, games=INSTALLED, limits={"decks": 3})) as address, Lobby(address) as lobby:
            games = {game.game: game for game in await lobby.call("GET", "/games", list[GameInfo])}
            assert games["vtes"].decks
            assert games["vtes"].formats[0].format == "casual"
            assert not games["vendetta"].decks
            offered = await lobby.call("GET", "/decks/vtes?edition=2012&players=4", list[OfferedDeck])
            assert len(offered) > 90
            found = await lobby.call("POST", "/decks/vtes?lang=it", DeckReport, {"text": LIST})
            assert any("la cripta ha 11 carte" in problem.text for problem in found.refused)
            for path, body, status in (
                ("/decks/vendetta", {"text": LIST}, "404"),
                ("/decks/vtes", {"text": LIST, "edition": "1999"}, "400"),
                ("/decks/vtes", {"text": "x" * (LONGEST_DECK_TEXT + 1)}, "400"),
            ):
                with pytest.raises(Refused) as refused:
                    await lobby.call("POST", path, DeckReport, body)
                assert refused.value.kind == status, path
            with pytest.raises(Refused) as refused:
                await read_often(lobby)
            assert refused.value.kind == "429"

    asyncio.run(run())


async def gather(stack: AsyncExitStack, lobby: Lobby, decks: list[str], **more: Any) -> tuple[Seated, list[str]]:
    """A table with five people who have brought these decks; the host's `Seated`, and everybody's tokens."""
    host = await lobby.make(new_table(**more))
    tokens = [host.token]
    for seat in range(1, 5):
        tokens.append((await lobby.take(host.table.id, seat, NAMES[seat], token="")).token)
    for seat, (token, deck) in enumerate(zip(tokens, decks, strict=True)):
        if deck:
            await lobby.call("PUT", f"/tables/{host.table.id}/seats/{seat}/deck", TableInfo, {"deck": deck}, token)
    return host, tokens


def test_five_people_with_their_decks_are_seated_by_the_seed_and_nobody_hears_of_a_deck(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    decks = [own(number) for number in range(5)]
    heard: list[list[str]] = [[] for _ in range(6)]

    async def run() -> tuple[str, list[str]]:
        async with AsyncExitStack() as stack:
            address = await stack.enter_async_context(serving(config(tmp_path, games=INSTALLED, log="debug")))
            lobby = await stack.enter_async_context(Lobby(address))
            host, tokens = await gather(stack, lobby, decks)
            before = (await lobby.table(host.table.id)).table
            shown = [seat.deck for seat in before.seats]
            assert len(set(shown)) == 5
            assert all(len(each) == 64 for each in shown)
            people: list[Seat] = []
            for number, token in enumerate([*tokens, ""]):
                seat = await stack.enter_async_context(await connect(address, host.table.id, token))
                seat.on_message = heard[number].append
                people.append(seat)
            assert [person.you.deck for person in people] == [*(f"Zzyzx{n}" for n in range(5)), ""]
            await lobby.start(host.table.id)
            for chair, person in enumerate(people[:5]):
                await person.until(lambda now: now.table.phase == "playing")
                assert person.you.seat is not None
                assert person.table.seats[person.you.seat].name == NAMES[chair]
                assert person.table.seats[person.you.seat].deck == shown[chair]  # what was bound moves along
            order = people[0].table.fairness.seating
            assert [people[chair].you.seat for chair in order] == [0, 1, 2, 3, 4]
            heard[5].append(msgspec.json.encode(await lobby.tables("playing")).decode())

            def choose(view: dict[str, Any], decision: Any) -> str:
                return str(decision.options[-1].key)

            await asyncio.gather(*(play(person, choose) for person in people[:5]))
            await people[5].until(lambda now: now.table.phase == "over")
            assert [deck[2] for deck in people[5].table.fairness.decks] == [shown[chair] for chair in order]
            return await lobby.record(host.table.id), shown

    text, shown = asyncio.run(run())
    record = records.read(text)
    deal = record.header.deal
    assert deal is not None
    assert record.header.decks == [decks[chair] for chair in deal.seating]
    assert record.header.seats == [NAMES[chair] for chair in deal.seating]
    assert [seal for _, _, seal in deal.decks] == [shown[chair] for chair in deal.seating]
    assert verify(record, KIND).fair
    assert_secret(heard, decks)
    logged = "".join(capfd.readouterr())
    assert "Zzyzx" not in logged
    assert not any(deck.partition(" = ")[2] in logged for deck in decks)


def assert_secret(heard: list[list[str]], decks: list[str]) -> None:
    """Before the game is over nobody is told another's deck, its name or its line."""
    for reader, messages in enumerate(heard):
        assert len(messages) > 10
        before = [message for message in messages if '"phase":"over"' not in message]
        for owner, deck in enumerate(decks):
            for message in before:
                assert deck.partition(" = ")[2][:40] not in message
                assert reader == owner or f"Zzyzx{owner}" not in message


@pytest.mark.parametrize("change", ["seating", "deck", "salt"])
def test_a_record_whose_seating_or_decks_were_changed_is_not_fair(change: str) -> None:
    header = sealed_header(KIND, Setting(2, "2023", {"turns": 2}, [own(0), own(1)]), 3, drawn=True)
    deal = header.deal
    assert deal is not None
    (first, salt, seal), other = deal.decks
    if change == "seating":
        cheat = msgspec.structs.replace(deal, seating=deal.seating[::-1])
    elif change == "deck":
        cheat = msgspec.structs.replace(deal, decks=[(first, salt, fair.deck_commitment(salt, own(2))), other])
    else:
        cheat = msgspec.structs.replace(deal, decks=[(first, "33" * 16, seal), other])
    verdict = verify(Record(msgspec.structs.replace(header, deal=cheat), [], {}), KIND)
    assert not verdict.fair
    assert ("deck of seat" if change == "salt" else "what was agreed") in verdict.lines[-1]


BY_HAND = next(deck.key for deck in reversed(BOX.offered(USUAL, "en")) if deck.by_hand)


def test_a_deck_can_be_changed_until_the_game_starts_by_its_own_seat_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
            seats = [{"who": "me", "name": "Anna", "deck": OURS[0]}, {"who": "random"}, {"who": "open"}]
            made = await lobby.make(new_table(3, seats=seats))
            path = f"/tables/{made.table.id}/seats"
            guest = await lobby.take(made.table.id, 2, "Bruno", token="")
            assert made.you.deck == OURS[0].partition(" = ")[0]
            first = made.table.seats[0].deck

            async def put(seat: int, deck: str, token: str) -> TableInfo:
                return await lobby.call("PUT", f"{path}/{seat}/deck", TableInfo, {"deck": deck}, token)

            changed = await put(0, "quiet-word", made.token)
            assert changed.you.deck == "The Quiet Word"
            assert changed.table.seats[0].deck not in ("", first)
            again = await put(0, "quiet-word", made.token)  # the same deck looks different each time
            assert again.table.seats[0].deck != changed.table.seats[0].deck
            assert (await put(1, "old-blood", made.token)).table.seats[1].deck  # the host chooses for bots
            for seat, deck, token, status in (
                (2, "quiet-word", made.token, "403"),
                (0, "quiet-word", guest.token, "403"),
                (1, "quiet-word", guest.token, "403"),
                (2, "quiet-word", "", "403"),
                (2, "no such deck", guest.token, "400"),
                (2, "Small = 1x200517", guest.token, "400"),
                (2, BY_HAND, guest.token, "400"),  # not all of its cards are enforced yet
                (7, "quiet-word", made.token, "404"),
            ):
                with pytest.raises(Refused) as refused:
                    await put(seat, deck, token)
                assert refused.value.kind == status, (seat, deck, refused.value.message)
            assert not (await put(0, "", made.token)).table.seats[0].deck
            await lobby.start(made.table.id)
            moved = (await lobby.table(made.table.id)).you.seat
            assert moved is not None
            with pytest.raises(Refused, match="only before the game starts"):
                await put(moved, "quiet-word", made.token)

    asyncio.run(run())


def test_what_a_table_demands_of_decks(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
            made = await lobby.make(new_table(2, options={"format": "v5", "turns": 2}))
            await lobby.put_bot(made.table.id, 1, "random")
            deck = {"deck": "quiet-word"}
            with pytest.raises(Refused, match="not in the card pool"):
                await lobby.call("PUT", f"/tables/{made.table.id}/seats/0/deck", TableInfo, deck)
            with pytest.raises(Refused, match="bring one for seat 0, 1") as refused:
                await lobby.start(made.table.id)
            assert refused.value.kind == "409"
            options = {"enforced": "full", "turns": 2}
            deck_in_part = unpack(OURS[0])
            deck_in_part.add(next(card for card in range(100_001, 102_200) if coverage_of(card) == "partial"))
            seats = [{"who": "me", "name": "Anna", "deck": pack(deck_in_part)}]
            with pytest.raises(Refused, match="enforced only in part"):
                await lobby.make(new_table(2, options=options, seats=seats))
            with pytest.raises(Refused, match="'enforced' is"):
                await lobby.make(new_table(2, options={"enforced": "some"}))

    asyncio.run(run())


def test_decks_are_still_there_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        decks = [own(number) for number in range(5)]
        async with AsyncExitStack() as stack:
            async with serving(config(tmp_path, games=INSTALLED)) as address, Lobby(address) as lobby:
                host, tokens = await gather(stack, lobby, decks)
                shown = host.table.id
            address = await stack.enter_async_context(serving(config(tmp_path, games=INSTALLED)))
            async with await connect(address, shown, tokens[3]) as dario:
                assert dario.you.deck == "Zzyzx3"
                assert all(seat.deck for seat in dario.table.seats)

    asyncio.run(run())


# -- kept in the account -----------------------------------------------------------------------------------------------


def test_an_account_keeps_decks_for_itself_alone(tmp_path: Path) -> None:
    async def run() -> None:
        data = tmp_path / "server"
        settings = config(data, games=INSTALLED)
        async with serving(settings) as address, Lobby(address) as anna, Lobby(address) as eve:
            with pytest.raises(Refused, match="sign in"):
                await anna.call("GET", "/account/decks", list[KeptDeck])
            await anna.register("Anna", "a long password")
            await eve.register("Eve", "a long password")
            body = {"name": "Mine", "text": LIST}
            kept = await anna.call("POST", "/account/decks/vtes", KeptDeck, body)
            await anna.call("PUT", f"/account/decks/vtes/{kept.id}", KeptDeck, {**body, "name": "Ours"})
            assert [deck.name for deck in await anna.call("GET", "/account/decks", list[KeptDeck])] == ["Ours"]
            assert await eve.call("GET", "/account/decks", list[KeptDeck]) == []
            with pytest.raises(Refused) as refused:
                await eve.call("PUT", f"/account/decks/vtes/{kept.id}", KeptDeck, body)
            assert refused.value.kind == "409"
            await eve.call("DELETE", f"/account/decks/vtes/{kept.id}", type(None))
            assert len(await anna.call("GET", "/account/decks", list[KeptDeck])) == 1
        source, target = await Store.open(data / DATABASE), await Store.open(tmp_path / "other" / DATABASE)
        await export(source, tmp_path / "export")
        await bring(target, tmp_path / "export")
        assert await target.all_decks() == await source.all_decks() != []
        assert (tmp_path / "export" / "decks.jsonl").stat().st_mode & 0o777 == 0o600
        (account,) = [row.id for row in await source.accounts() if row.name == "Anna"]
        await source.drop_account(account)
        assert await source.all_decks() == []
        await source.close()
        await target.close()

    asyncio.run(run())
