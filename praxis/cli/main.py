"""The command `praxis`: the table of its subcommands, loaded when called, and one way for all of them to end."""

import errno
import importlib
import importlib.util
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer
import typer.core
import typer.main

from praxis import __version__, compiled
from praxis.cli import errors
from praxis.cli.output import complain

# One line per subcommand: its module, and what `praxis --help` says of it. The module holds a `typer.Typer` named
# `app`. A line whose module is not written yet is not offered.
COMMANDS: Mapping[str, tuple[str, str]] = {
    "play": ("praxis.cli.play", "Play a game in the terminal against bots, or go on with a saved one."),
    "serve": ("praxis.cli.serve", "Open the web table for yourself and your friends."),
    "simulate": ("praxis.cli.simulate", "Let bots play many games and count what happened."),
    "arena": ("praxis.cli.arena", "Let bots try decks against each other, measure bots, and let them learn."),
    "replay": ("praxis.cli.replay", "Show a recorded game, decision by decision."),
    "verify": ("praxis.cli.verify", "Re-derive every shuffle of a record and say whether it was fair."),
    "export": ("praxis.cli.export", "Write all tables, records and accounts of the web table to plain files."),
    "import": ("praxis.cli.import_", "Read tables, records and accounts that `praxis export` wrote."),
    "account": ("praxis.cli.account", "Make an account of the web table an administrator's, or disable it."),
    "position": ("praxis.cli.position", "Set up a position from a text file and ask what is legal in it."),
    "rules": ("praxis.cli.rules", "Read and search the rules, clause by clause, and see which tests prove them."),
    "cards": ("praxis.cli.card_progress", "Look at cards, and at how much of each the engine enforces."),
    "deck": ("praxis.cli.deck", "Check, convert and calculate with deck lists."),
    "languages": ("praxis.cli.languages", "The languages that Praxis speaks, and a check of their files."),
    "pack": ("praxis.cli.pack", "Check a pack of Vendetta cards that you typed in."),
    "bench": ("praxis.cli.bench", "Measure the speed of the engine, beside its peers."),
}


class LazyCommands(typer.core.TyperGroup):
    """Lists its subcommands from the table and imports only the one that is called (or completed)."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, listed, rest = super().resolve_command(ctx, args)
        return name, load(listed) if isinstance(listed, NamedCommand) else listed, rest


class NamedCommand(typer.core.TyperCommand):
    """A subcommand that is not imported yet: only its name and its help line are known."""

    def __init__(self, name: str, module: str, help_line: str) -> None:
        super().__init__(name, help=help_line, short_help=help_line, rich_markup_mode=None)
        self.module = module


def load(named: NamedCommand) -> Any:
    app: typer.Typer = importlib.import_module(named.module).app
    # Help is plain, because rich would double the time until it appears. Completion belongs to the root command.
    app.rich_markup_mode = None
    app._add_completion = False
    command = typer.main.get_command(app)
    command.name = named.name
    return command


def command_tree(commands: Mapping[str, tuple[str, str]] = COMMANDS) -> Any:
    """The whole command line as one typer command; subcommands are still unloaded."""
    app = typer.Typer(cls=LazyCommands, rich_markup_mode=None, context_settings={"max_content_width": 100})
    app.callback(
        help="The table where the Jyhad is played: Vampire: The Eternal Struggle, and Vendetta.",
        epilog="Each command explains itself with an example:  praxis COMMAND --help",
        invoke_without_command=True,
    )(_start)
    group: Any = typer.main.get_command(app)
    for name, (module, help_line) in commands.items():
        if importlib.util.find_spec(module) is not None:
            group.add_command(NamedCommand(name, module, help_line))
    return group


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"praxis {__version__}")
        raise typer.Exit


def _start(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def main(args: Sequence[str] | None = None, commands: Mapping[str, tuple[str, str]] = COMMANDS) -> int:
    """Run one command line and return its exit code. A failure prints one line and nothing else."""
    compiled.use()
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot show, or a file name that is not UTF-8, must not end the program.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _run(list(sys.argv[1:] if args is None else args), commands)
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = errors.INTERRUPTED
    except BrokenPipeError:
        code = errors.PIPE_CLOSED
    except OSError as error:
        code = _cannot_use_file(error)
    _forget_what_cannot_be_written()
    return code


def _run(args: list[str], commands: Mapping[str, tuple[str, str]]) -> int:
    try:
        answer = command_tree(commands).main(args, prog_name="praxis", standalone_mode=False)
    except (errors.BadInput, compiled.NoBuild) as error:
        complain(str(error))
        return errors.BAD_INPUT
    except typer.TyperException as error:
        _explain_usage(error)
        return errors.BAD_INPUT
    except typer.Abort:  # standard input ended where an answer was expected
        return errors.TERMINAL_CLOSED
    except SystemExit as leaving:
        # typer answers a closed pipe with exit code 1, which for us means "no".
        if isinstance(leaving.__context__, BrokenPipeError):
            return errors.PIPE_CLOSED
        raise
    except OSError:
        raise
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and _lacks_extra(error):
            return errors.BAD_INPUT
        from praxis.cli.crash import report_crash

        report_crash(error, args)
        return errors.CRASH
    # typer hands back either the code of a typer.Exit or what the command function returned, which is nothing.
    return answer if isinstance(answer, int) else errors.FINE


def _lacks_extra(error: ModuleNotFoundError) -> bool:
    """Say which extra brings a package that is not installed; False if none does, so that it is a bug."""
    from praxis.extras import missing

    line = missing(error.name or "")
    if line:
        complain(line)
    return bool(line)


def _explain_usage(error: typer.TyperException) -> None:
    message = error.format_message()
    if message.startswith("Usage: "):  # a group that is called without a subcommand explains itself
        typer.echo(message, err=True)
        return
    context = getattr(error, "ctx", None)
    complain(f"{message} (see: {context.command_path} --help)" if context else message)


def _cannot_use_file(error: OSError) -> int:
    if error.errno == errno.EIO:  # the terminal behind a standard stream is gone
        return errors.TERMINAL_CLOSED
    reason = error.strerror or str(error)
    complain(f"{os.fsdecode(error.filename)}: {reason}" if error.filename else reason)
    return errors.BAD_INPUT


def _forget_what_cannot_be_written() -> None:
    """Drop what is still buffered for a closed or full stream, or Python would fail again when it shuts down."""
    for stream in filter(None, (sys.__stdout__, sys.__stderr__)):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
