"""The shuffle can be checked by anybody, and a cheat is found."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from praxis.cli.main import main
from praxis.kernel import record as records
from praxis.kernel.game import Kind
from praxis.kernel.record import Record
from praxis.table.client import Lobby, Refused, connect
from praxis.table.game.verify import verify
from praxis.vendetta.kind import KIND as VENDETTA
from tests.kernel.toy import KIND as MARKET
from tests.table.running import config, gathered, market, serving
from tests.table.sealed import played as finished
from tests.table.sealed import sealed_header


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game's record, with contributions."""

    async def play() -> str:
        settings = config(tmp_path_factory.mktemp("fair"))
        new = market(3, contribution="Anna's own: ü ü")
        async with serving(settings) as address, gathered(address, new, contributions=["", "dice 3 5 1"]) as party:
            anna = party.seats[0]
            before = anna.table.fairness
            assert (before.secret, before.seed) == ("", "")
            assert before.contributions == [(0, "Anna's own: ü ü"), (1, "dice 3 5 1")]
            assert before.seed_commitment
            assert '"names":["Anna"' in before.terms
            await party.play_out()
            after = anna.table.fairness
            assert after.commitment == before.commitment
            assert after.terms == before.terms
            # The recipe of docs/protocol.md, by hand.
            assert sha256(f"praxis-secret\n{after.secret}".encode()).hexdigest() == after.commitment
            lines = ["praxis-deal-2", after.secret, after.terms, "0:Anna's own: ü ü", "1:dice 3 5 1"]
            assert sha256("\n".join(lines).encode()).hexdigest() == after.seed
            return await party.lobby.record(party.id)

    return asyncio.run(play())


def test_a_fair_record_is_found_fair(played: str) -> None:
    verdict = verify(records.read(played), MARKET)
    assert verdict.fair, verdict.lines
    assert verdict.draws > 0
    assert verdict.shuffled[0][:2] == (0, 0)


def changed(record: Record, **deal: object) -> Record:
    assert record.header.deal is not None
    header = msgspec.structs.replace(record.header, deal=msgspec.structs.replace(record.header.deal, **deal))
    return Record(header, record.answers, record.digests, record.complete)


def with_seed(record: Record, kind: Kind, seed: str) -> Record:
    """Another deal, honestly played, under the old proof."""
    other = kind.header(record.header.setting(), int(seed, 16), record.header.seats)
    header = msgspec.structs.replace(record.header, seed=seed, commitment=other.commitment)
    return Record(header, [], {})


@pytest.mark.parametrize(
    ("cheat", "says"),
    [
        (lambda record: changed(record, secret="0" * 64), "does not fit the commitment"),
        (lambda record: changed(record, contributions=[(0, "another")]), "not what the secret, the contributions and"),
        (lambda record: with_seed(record, MARKET, "ab" * 32), "not what the secret, the contributions and"),
        (
            lambda record: Record(
                msgspec.structs.replace(record.header, deal=None), record.answers, record.digests, record.complete
            ),
            "nobody was bound before the deal",
        ),
        (
            lambda record: Record(msgspec.structs.replace(record.header, commitment="00"), record.answers),
            "commitment in the header",
        ),
        (lambda record: Record(record.header, record.answers[:-1], {}), "stops before the end"),
    ],
)
def test_a_cheat_is_found(played: str, cheat: object, says: str) -> None:
    assert callable(cheat)
    verdict = verify(cheat(records.read(played)), MARKET)
    assert not verdict.fair
    assert says in verdict.lines[-1]


def test_praxis_verify_tells_fair_from_unfair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished(VENDETTA, sealed_header(VENDETTA, VENDETTA.settings()[0], 12))
    path = tmp_path / "game.record"
    path.write_text(records.write(record))
    assert main(["verify", str(path)]) == 0
    assert "The shuffle was fair." in capsys.readouterr().out
    path.write_text(records.write(changed(record, contributions=[(0, "y")])))
    assert main(["verify", str(path), "--json"]) == 1
    assert msgspec.json.decode(capsys.readouterr().out)["fair"] is False
    path.write_text("not a record")
    assert main(["verify", str(path)]) == 2


def test_contributions_end_when_the_game_starts(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, gathered(address, market(2), start=False) as party:
            anna, bruno = party.seats
            await anna.contribute("first")
            await anna.contribute("second thoughts")
            await bruno.until(lambda now: now.table.fairness.contributions == [(0, "second thoughts")])
            await party.lobby.start(party.id)
            await bruno.until(lambda now: now.table.phase == "playing")
            with pytest.raises(Refused, match="only before the game"):
                await bruno.contribute("too late")
            with pytest.raises(Refused) as refused:
                await anna.contribute("x" * 65)
            assert refused.value.kind == "illegal"

    asyncio.run(run())


def test_a_game_played_on_from_a_record_proves_nothing(played: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(config(tmp_path)) as address, Lobby(address) as lobby:
            info = await lobby.upload(played)
            from praxis.table.wire.rest_types import Seated

            seated = await lobby.call("POST", f"/records/{info.record.id}/play", Seated, {"at": 3, "seat": 1})
            async with await connect(address, seated.table.id, seated.token) as seat:
                assert seat.table.fairness.known
                assert seat.table.fairness.secret == ""

    asyncio.run(run())
