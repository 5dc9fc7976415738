"""The command `praxis` as a person meets it: help, completion, one clear line for what is wrong, never a traceback."""

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from praxis.cli.main import COMMANDS, NamedCommand, command_tree, load

PRAXIS = str(Path(sys.executable).parent / "praxis")

# A command line with one made-up subcommand per way to end.
SAMPLE = """
import os, signal, sys, time
import typer
from praxis.cli.errors import BadInput
from praxis.cli.output import print_json, track

app = typer.Typer(help="Ways to end.")

@app.command()
def good() -> None:
    print("fine")

@app.command()
def no() -> None:
    print("it is not")
    raise typer.Exit(1)

@app.command()
def bad() -> None:
    raise BadInput("there is no clan 'Brujha';\\n  did you mean Brujah?")

@app.command()
def crash(secret: str = "x") -> None:
    raise ValueError("a card in two zones")

@app.command()
def missing_file() -> None:
    open("no-such-deck.txt")

@app.command()
def wait() -> None:
    print("waiting", flush=True)
    time.sleep(60)

@app.command()
def ask() -> None:
    print("your answer?", flush=True)
    input()

@app.command()
def flood() -> None:
    for number in range(1_000_000):
        print(number)

@app.command()
def signs() -> None:
    print("Brujah ≠ 吸血鬼")

@app.command()
def numbers(count: int = 3) -> None:
    print_json({"numbers": list(track(range(count), "counting"))})
"""
START = "import sys; from praxis.cli.main import main; sys.exit(main(commands={'end': ('endings', 'Ways to end.')}))"


class Endings:
    """Runs the made-up command line in a process of its own."""

    def __init__(self, directory: Path) -> None:
        (directory / "endings.py").write_text(SAMPLE, encoding="utf-8")
        self.data = directory / "data"
        self.environment = {**os.environ, "PYTHONPATH": str(directory), "PRAXIS_DATA": str(self.data)}
        self.environment.pop("PYTHONUNBUFFERED", None)  # what is buffered can fail to be written at the very end
        self.words = [sys.executable, "-c", START, "end"]

    def run(self, *args: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*self.words, *args],
            env={**self.environment, **more},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
        )

    def start(self, *args: str, **streams: Any) -> subprocess.Popen[str]:
        return subprocess.Popen([*self.words, *args], env=self.environment, text=True, **streams)


@pytest.fixture
def end(tmp_path: Path) -> Endings:
    return Endings(tmp_path)


def praxis(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PRAXIS, *args],
        env={**os.environ, **more},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )


# --- how a command ends -----------------------------------------------------------------------------------------------


def test_a_good_end_is_zero(end: Endings) -> None:
    done = end.run("good")
    assert (done.returncode, done.stdout, done.stderr) == (0, "fine\n", "")


def test_the_answer_no_is_one(end: Endings) -> None:
    done = end.run("no")
    assert (done.returncode, done.stdout, done.stderr) == (1, "it is not\n", "")


def test_bad_input_is_two_and_one_line(end: Endings) -> None:
    done = end.run("bad")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "praxis: there is no clan 'Brujha'; did you mean Brujah?\n"


def test_a_file_that_is_not_there_is_named_in_one_line(end: Endings) -> None:
    done = end.run("missing-file")
    assert (done.returncode, done.stderr) == (2, "praxis: no-such-deck.txt: No such file or directory\n")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["goof"], "No such command 'goof'. Did you mean 'good'? (see: praxis end --help)"),
        (["good", "--fast"], "No such option: --fast (see: praxis end good --help)"),
        (["numbers", "--count", "many"], "Invalid value for '--count'"),
        (["good", "extra"], "Got unexpected extra argument"),
        ([], "Missing command. (see: praxis end --help)"),
    ],
)
def test_wrong_usage_is_two_and_one_line(args: list[str], said: str, end: Endings) -> None:
    done = end.run(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("praxis: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_crash_is_seventy_and_leaves_a_report(end: Endings) -> None:
    done = end.run("crash")
    assert (done.returncode, done.stdout) == (70, "")
    assert done.stderr.count("\n") == 1
    assert "ValueError: a card in two zones" in done.stderr
    [report] = (end.data / "crashes").iterdir()
    assert str(report) in done.stderr
    text = report.read_text(encoding="utf-8")
    assert "Traceback" in text
    assert "$ praxis end crash" in text


def test_a_crash_is_told_even_if_the_report_cannot_go_to_the_data_directory(end: Endings, tmp_path: Path) -> None:
    end.data.write_text("a file where a directory should be", encoding="utf-8")
    done = end.run("crash", TMPDIR=str(tmp_path))
    assert done.returncode == 70
    [report] = tmp_path.glob("crash-*.txt")
    assert str(report) in done.stderr


def test_control_c_ends_quietly(end: Endings) -> None:
    # A test run in the background of a shell ignores Ctrl-C, and its children would inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = end.start("wait", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    signal.signal(signal.SIGINT, before)
    assert process.stdout is not None
    assert process.stdout.readline() == "waiting\n"
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=60) == ("", "")
    assert process.returncode == 130


def test_a_closed_pipe_ends_quietly(end: Endings) -> None:
    process = end.start("flood", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline() == "0\n"
    process.stdout.close()
    assert process.wait(timeout=60) == 141
    assert process.stderr.read() == ""
    process.stderr.close()


def test_a_pipe_closed_before_the_help_ends_quietly(end: Endings) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    process = end.start("--help", stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert process.communicate(timeout=60)[1] == ""
    assert process.returncode == 141


def test_a_full_disk_is_told_in_one_line(end: Endings) -> None:
    with open("/dev/full", "w") as full:
        process = end.start("good", stdout=full, stderr=subprocess.PIPE)
        complaint = process.communicate(timeout=60)[1]
    assert (process.returncode, complaint) == (2, "praxis: No space left on device\n")


def test_the_end_of_input_ends_quietly(end: Endings) -> None:
    done = end.run("ask")
    assert (done.returncode, done.stdout, done.stderr.strip()) == (129, "your answer?\n", "")


def test_a_terminal_closed_while_asking_leaves_no_traceback(end: Endings, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with open(tmp_path / "errors", "w+") as complaints:
        process = end.start("ask", stdin=theirs, stdout=theirs, stderr=complaints)
        os.close(theirs)
        assert os.read(ours, 100).startswith(b"your answer?")
        os.close(ours)
        assert process.wait(timeout=60) == 129
        complaints.seek(0)
        assert complaints.read().strip() == ""


def test_a_terminal_that_lacks_a_sign_shows_a_question_mark(end: Endings) -> None:
    done = end.run("signs", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stdout, done.stderr) == (0, "Brujah ? ???\n", "")


def test_json_is_the_only_thing_on_standard_output(end: Endings) -> None:
    done = end.run("numbers", "--count", "4")
    assert json.loads(done.stdout) == {"numbers": [0, 1, 2, 3]}
    assert done.stderr == ""


def test_progress_goes_to_the_error_stream_of_a_terminal(end: Endings) -> None:
    ours, theirs = pty.openpty()
    process = end.start("numbers", stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    assert process.stdout is not None
    assert json.loads(process.stdout.read()) == {"numbers": [0, 1, 2]}
    process.stdout.close()
    assert process.wait(timeout=60) == 0
    assert b"counting" in os.read(ours, 10_000)
    os.close(ours)


# --- help -------------------------------------------------------------------------------------------------------------


def test_without_a_command_the_help_is_shown() -> None:
    assert praxis().stdout == praxis("--help").stdout != ""


def test_version() -> None:
    from praxis import __version__

    assert praxis("--version").stdout == f"praxis {__version__}\n"


def test_module_and_script_are_the_same_command() -> None:
    done = subprocess.run([sys.executable, "-m", "praxis", "--help"], capture_output=True, text=True, timeout=60)
    assert done.stdout == praxis("--help").stdout


def test_help_imports_no_subcommand_and_nothing_heavy() -> None:
    program = "import sys; from praxis.cli.main import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    loaded = set(done.stderr.split())
    assert {name for name in loaded if name.startswith("praxis.")} == {
        "praxis.compiled",
        "praxis.cli",
        "praxis.cli.main",
        "praxis.cli.errors",
        "praxis.cli.output",
    }
    assert not loaded & {"rich", "pydantic", "krcg", "msgspec", "numpy", "asyncio"}
    assert len(loaded) < 300  # the time that it takes is measured by `praxis bench` (start_up_s)


def test_a_command_without_a_module_is_not_offered() -> None:
    table = {"here": ("praxis.places", "Exists."), "later": ("praxis.cli.not_written_yet", "Does not.")}
    assert list(command_tree(table).commands) == ["here"]


def leaves(command: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    command = load(command) if isinstance(command, NamedCommand) else command
    if hasattr(command, "commands"):
        for name, child in command.commands.items():
            yield from leaves(child, (*path, name))
    else:
        yield path, command


def test_every_command_explains_itself_with_an_example() -> None:
    without = []
    for path, command in leaves(command_tree(), ()):
        text = " ".join(f"{command.help or ''} {command.epilog or ''}".split())
        if f"praxis {' '.join(path)}" not in text:
            without.append(" ".join(path))
    assert without == []


def test_every_offered_command_has_its_line_in_the_help() -> None:
    shown = " ".join(praxis("--help").stdout.split())
    offered = command_tree().commands
    assert set(offered) <= set(COMMANDS)
    assert [name for name in offered if f"{name} {COMMANDS[name][1]}" not in shown] == []


# --- completion -------------------------------------------------------------------------------------------------------


def completions(line: str, *program: str, **more: str) -> list[str]:
    words = line.split(" ")
    asked = {"_PRAXIS_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1), **more}
    done = subprocess.run(
        program or [PRAXIS], env={**os.environ, **asked}, capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout.split()


def test_a_command_is_completed_from_the_table(end: Endings) -> None:
    program = "from praxis.cli.main import main; main(commands={'rules': ('endings', ''), 'replay': ('endings', '')})"
    for typed, offered in {"praxis ru": ["rules"], "praxis r": ["replay", "rules"], "praxis x": []}.items():
        asked = completions(typed, sys.executable, "-c", program, PYTHONPATH=end.environment["PYTHONPATH"])
        assert sorted(asked) == offered


def test_a_subcommand_and_its_options_are_completed(end: Endings) -> None:
    where = {"PYTHONPATH": end.environment["PYTHONPATH"]}
    assert completions("praxis end mis", *end.words[:3], **where) == ["missing-file"]
    assert completions("praxis end numbers --c", *end.words[:3], **where) == ["--count"]


def test_completion_is_installed_into_bash_and_works(end: Endings, tmp_path: Path) -> None:
    home = tmp_path / "home"
    scripts = tmp_path / "bin"
    home.mkdir()
    scripts.mkdir()
    program = scripts / "praxis"
    program.write_text(f"#!{sys.executable}\n{START.replace('end', 'rules', 1)}\n", encoding="utf-8")
    program.chmod(0o755)
    environment = {**end.environment, "HOME": str(home), "PATH": f"{scripts}:{os.environ['PATH']}"}
    # The second command keeps bash from replacing itself, so that the shell can be recognised.
    subprocess.run(["bash", "-c", "praxis --install-completion; true"], env=environment, check=True, timeout=60)
    asking = """
        . ~/.bashrc
        COMP_WORDS=(praxis ru) COMP_CWORD=1 COMP_LINE='praxis ru' COMP_POINT=9
        $(complete -p praxis | sed 's/.*-F \\([^ ]*\\).*/\\1/') praxis ru praxis
        echo "${COMPREPLY[@]}"
    """
    done = subprocess.run(["bash", "-c", asking], env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["rules"]
