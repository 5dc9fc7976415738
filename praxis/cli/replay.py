"""`praxis replay`: a recorded game again, in words, checked answer by answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from praxis.cli.errors import BadInput
from praxis.cli.output import complain, print_json, visible
from praxis.cli.settings import language_of

if TYPE_CHECKING:
    from praxis.kernel.record import Answer, Record

LONGEST_FILE = 50_000_000
"""The size limit of a record, in bytes: ten times the longest game that there can be."""

app = typer.Typer(help="Show a recorded game, decision by decision.")


@app.command(epilog="Example:  praxis replay vendetta-1 --to 40        or a file:  praxis replay game.record --json")
def replay(
    source: Annotated[str, typer.Argument(metavar="FILE", help="A record, or the name of a saved game.")],
    to: Annotated[int, typer.Option(min=0, help="Stop before this answer; 0 means play it all.")] = 0,
    seat: Annotated[int, typer.Option(help="As this seat saw it; by default everything is open.")] = -1,
    pack: Annotated[Path | None, typer.Option(help="The folder of the Vendetta cards that were played with.")] = None,
    reasons: Annotated[bool, typer.Option("--reasons", help="Say why each choice was made, as a bot sees it.")] = False,
    lang: Annotated[str, typer.Option(help="A language: praxis languages lists them.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show a recorded game, decision by decision, and check that it replays as it was played."""
    from praxis.cli.words import terminal_words

    lang = language_of(lang)
    record = read_record(source, pack)
    if reasons and not as_json and not gives_reasons(record.header.game):
        complain(terminal_words(lang).no_reasons)
    answer = _replay(record, to or None, seat, lang, quiet=as_json, reasons=reasons)
    if as_json:
        print_json(answer)
    elif answer["difference"]:
        complain(f"{answer['good']} of {answer['answers']} answers replayed: {answer['difference']}")
    else:
        print(terminal_words(lang).replayed.format(n=answer["good"], digest=answer["digest"]))
    if answer["difference"]:
        raise typer.Exit(1)


def gives_reasons(game: str) -> bool:
    """Whether the house bot of a game can say what an option is worth."""
    from praxis import games

    return game in games.names() and bool(games.entry(game).worths)


def read_record(source: str, pack: Path | None = None) -> Record:
    """The record in a file, or of the saved game of this name, with the pack that it was played with."""
    from praxis.cli import saves
    from praxis.kernel import record as records
    from praxis.kernel.errors import BadRecord

    path = Path(source)
    if not path.exists() and (saves.folder() / f"{source}.record").exists():
        path = saves.folder() / f"{source}.record"
    if not path.is_file():
        known = ", ".join(saves.names()[:3])
        raise BadInput(f"no record '{source}'; give a file" + (f", or a saved game: {known}" if known else ""))
    try:
        if path.stat().st_size > LONGEST_FILE:
            raise BadInput(f"{source} is not a record: it has more than {LONGEST_FILE:,} bytes")
        record = records.read(path.read_bytes().decode("utf-8"))
    except UnicodeDecodeError:
        raise BadInput(f"{source} is not a record: it is not text in UTF-8") from None
    except BadRecord as error:
        raise BadInput(f"{source}: {error}") from None
    _bring_pack(record, path, pack)
    return record


def _bring_pack(record: Record, path: Path, pack: Path | None) -> None:
    if record.header.game == "vendetta" and "cards" in record.header.options:
        from praxis.cli import saves
        from praxis.cli.pack import pack_of

        pack_of(record.header, pack, saves.pack_beside(path))


def _replay(record: Record, to: int | None, seat: int, lang: str, quiet: bool, reasons: bool) -> dict[str, Any]:
    from praxis.cli.settings import kind_of
    from praxis.kernel import record as records
    from praxis.kernel.errors import BadRecord

    kind = kind_of(record.header.game)
    teller = Teller(record, seat, lang, quiet, reasons)
    try:
        found = records.replay(record, kind, watch=teller.watch, stop=to)
    except BadRecord as error:
        raise BadInput(str(error)) from None
    teller.watch(found.game, found.good)
    return {
        "game": record.header.game,
        "setting": record.header.setting().label(),
        "seats": record.header.seats,
        "answers": len(record.answers),
        "good": found.good,
        "difference": found.difference,
        "over": found.game.over,
        "scores": found.game.scores() if found.game.over else [],
        "digest": found.game.digest(),
        "story": teller.story if quiet else [],
        "gives_reasons": reasons and gives_reasons(record.header.game),
    }


class Teller:
    """Puts what happened into words as the replay goes on."""

    def __init__(self, record: Record, seat: int, lang: str, quiet: bool, reasons: bool = False) -> None:
        from praxis.cli.settings import words_of
        from praxis.cli.words import spoken_to
        from praxis.kernel.words import Scene

        if not -1 <= seat < record.header.players:
            raise BadInput(f"the seats of this game are 0 to {record.header.players - 1}")
        self.words = words_of(record.header.game)
        names, you = spoken_to(record.header.seats, lang)
        self.scene = Scene(lang, names, seat, None, you)
        self.record = record
        self.quiet = quiet
        self.reasons = reasons
        self.story: list[str] = []

    def watch(self, game: Any, number: int) -> None:
        seat = self.scene.seat
        scene = msgspec.structs.replace(self.scene, view=game.open_view() if seat < 0 else game.view(seat))
        for event in game.take_events():
            fields = event.fields if seat < 0 else event.seen_by(seat)
            line = self.words.event(event.kind, fields, scene)
            if line is not None:
                self._say(line.text, heading=line.mark in ("round", "phase"))
        if number < len(self.record.answers):
            answer = self.record.answers[number]
            if self.scene.seat < 0 or answer.seat == self.scene.seat:
                self._say(f"      {number} {self.scene.names[answer.seat]}: {self._in_words(game, answer)}")
                if self.reasons and (why := self._why(game, answer)):
                    self._say(f"        {why}")

    def _in_words(self, game: Any, answer: Answer) -> str:
        """The answer in words, as the seat that gave it could read them; its key if the record does not fit the
        game."""
        decision = game.decision_view(answer.seat)
        if decision is None or answer.key not in (decision.options or ()):
            return answer.key
        reader = msgspec.structs.replace(self.scene, seat=answer.seat, view=game.view(answer.seat))
        return f"{answer.key} ({self.words.option(answer.key, decision, reader).text})"

    def _why(self, game: Any, answer: Answer) -> str:
        """Why the answer was given, as the house bot weighs it; empty if there was no choice or the house bot cannot
        tell."""
        from praxis.bots.reason import of_choice
        from praxis.cli.words import terminal_words
        from praxis.kernel.decision import key, parse

        decision = game.decision
        chosen = parse(answer.key)
        if decision is None or chosen not in decision.options:
            return ""
        reason = of_choice(self.record.header.game, game.view(answer.seat), decision.options, chosen)
        if reason is None:
            return ""
        reader = msgspec.structs.replace(self.scene, seat=answer.seat, view=game.view(answer.seat))
        than = self.words.option(key(reason.than), game.decision_view(answer.seat), reader).text
        said = terminal_words(self.scene.lang).grounds[reason.ground]
        return said.format(than=than, gain=f"{reason.gain:g}", n=reason.playouts)

    def _say(self, text: str, heading: bool = False) -> None:
        self.story.append(text)
        if not self.quiet:
            text = visible(text)
            print(f"\n{text}" if heading else f"  {text}")
