"""README and docs say what the program does: their examples are run, their links lead somewhere.

A ```pycon block is a Python session; the blocks of one document share their names. A ```console block is a shell
session: a line `$ command` is run by bash in a scratch copy of the repository, and what follows is compared with what
it prints. `...` stands for anything, in a line or for whole lines. `$ command  # exit 2` expects that exit code instead
of 0. A block in which no command shows any output is a list of commands that have to work. What is not meant to be run
goes into a ```sh or ```text block.
"""

import doctest
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^( *)```(\w+)[^\n]*\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Block:
    """A fenced block of a document."""

    document: str
    line: int
    language: str
    text: str


def blocks(document: str, text: str, language: str) -> list[Block]:
    return [
        Block(document, text.count("\n", 0, match.start(3)), match[2], re.sub(f"^{match[1]}", "", match[3], flags=re.M))
        for match in FENCE.finditer(text)
        if match[2] == language
    ]


def documented(language: str) -> list[object]:
    found: list[object] = []
    for path in DOCUMENTS:
        name = path.relative_to(ROOT).as_posix()
        here = blocks(name, path.read_text(encoding="utf-8"), language)
        if here:
            found.append(pytest.param(here, id=name))
    return found


def run_python(session: list[Block]) -> str:
    """The doctest report of a document's Python blocks, empty when every example gives what it shows."""
    names: dict[str, object] = {}
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for block in session:
        test = doctest.DocTestParser().get_doctest(block.text, names, block.document, block.document, block.line)
        runner.run(test, out=report.append, clear_globs=False)
        names.update(test.globs)
    return "".join(report)


@dataclass
class Command:
    """One `$ command` of a console block, with the output the document shows."""

    line: int
    command: str
    code: int
    shown: str = ""


def commands(block: Block) -> list[Command]:
    found: list[Command] = []
    for number, line in enumerate(block.text.splitlines(), block.line + 1):
        if line.startswith("$ "):
            command, _, code = line[2:].partition("  # exit ")
            found.append(Command(number, command, int(code or 0)))
        elif found and line.startswith("> "):
            found[-1].command += "\n" + line[2:]
        elif found:
            found[-1].shown += line + "\n"
        else:
            raise AssertionError(f"{block.document}:{number}: a console block begins with a line `$ command`")
    return found


def scratch_copy(directory: Path) -> Path:
    """A directory that reads like the repository, but in which a command may leave files."""
    copy = directory / "praxis"
    copy.mkdir()
    for entry in ROOT.iterdir():
        if not entry.name.startswith("."):
            (copy / entry.name).symlink_to(entry)
    return copy


def run_console(session: list[Block], directory: Path) -> str:
    """What differs between a document's console blocks and the truth, empty when nothing does."""
    here = scratch_copy(directory)
    scripts = str(Path(sys.executable).parent)
    environment = {
        "PATH": os.pathsep.join([scripts, os.environ.get("PATH", os.defpath)]),
        "HOME": str(directory),
        "PRAXIS_DATA": str(directory / "data"),
        "LANG": "C.UTF-8",
        "COLUMNS": "100",
        "NO_COLOR": "1",
    }
    for block in session:
        shows_output = any(command.shown.strip() for command in commands(block))
        for wanted in commands(block):
            done = subprocess.run(
                ["bash", "-c", wanted.command],
                cwd=here,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=120,
            )
            as_shown = not shows_output or matches(wanted.shown, done.stdout)
            if done.returncode != wanted.code or not as_shown:
                return (
                    f"{block.document}:{wanted.line}: $ {wanted.command}\nshown (exit {wanted.code}):\n{wanted.shown}\n"
                    f"really (exit {done.returncode}):\n{done.stdout}"
                )
    return ""


def matches(shown: str, printed: str) -> bool:
    """Whether the output is as shown, `...` standing for anything; blanks at the ends of lines do not count."""
    as_shown, as_printed = (
        "\n".join(line.rstrip() for line in text.strip("\n").splitlines()) for text in (shown, printed)
    )
    pattern = re.escape(as_shown).replace(re.escape("..."), ".*")
    return re.fullmatch(pattern, as_printed, re.DOTALL) is not None


@pytest.mark.parametrize("session", documented("pycon"))
def test_python_examples_of_the_documents_are_true(session: list[Block]) -> None:
    assert run_python(session) == ""


@pytest.mark.parametrize("session", documented("console"))
def test_shell_examples_of_the_documents_are_true(session: list[Block], tmp_path: Path) -> None:
    assert run_console(session, tmp_path) == ""


def dead_links(document: Path, text: str) -> list[str]:
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", FENCE.sub("", text))
    return [target for target in targets if "://" not in target and not (document.parent / target).exists()]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    assert dead_links(document, document.read_text(encoding="utf-8")) == []


ON_THE_HOUSE = ("engine.md", "vtes-engine.md", "cards.md", "contributing.md")
"""The pages that tell which file has what."""


def missing_files(text: str) -> list[str]:
    """The files and folders of ours that a text names and that are not there; LANG and NAME stand for any."""
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    there = {f"/{path}" for path in tracked} | {f"/{parent}" for path in tracked for parent in Path(path).parents}
    named = re.findall(r"`([\w./-]+(?:\.py|\.ftl|\.tsv|/))`", text)
    return [
        name
        for name in dict.fromkeys(named)
        if not re.search("[A-Z]{4}", name) and not any(path.endswith(f"/{name.rstrip('/')}") for path in there)
    ]


@pytest.mark.parametrize("page", ON_THE_HOUSE)
def test_every_file_that_a_page_on_the_house_names_is_there(page: str) -> None:
    assert missing_files((ROOT / "docs" / page).read_text(encoding="utf-8")) == []


def test_every_document_is_listed_in_the_index() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    listed = {(ROOT / "docs" / target).resolve() for target in re.findall(r"\]\(([^)#\s]+)", index)}
    assert [path.name for path in DOCUMENTS if path not in listed and path.name != "index.md"] == []


# --- the runners themselves find a wrong example ----------------------------------------------------------------------


def test_a_wrong_python_example_is_found_with_its_line() -> None:
    text = "# T\n\n```pycon\n>>> x = 2\n```\n\n```pycon\n>>> x + 1\n4\n```\n"
    report = run_python(blocks("t.md", text, "pycon"))
    assert 'File "t.md", line 8' in report
    assert run_python(blocks("t.md", text.replace("4", "3"), "pycon")) == ""


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("$ echo one; echo two\none\ntwo\n", True),
        ("$ echo one; echo two\none\n...\n", True),
        ("$ echo one two\none ...\n", True),
        ("$ echo one\ntwo\n", False),
        ("$ echo one\n$ echo two\ntwo\n", False),
        ("$ echo one  # to say so\n$ echo two\n", True),
        ("$ echo one\n$ false\n", False),
        ("$ exit 2\n", False),
        ("$ exit 2  # exit 2\n", True),
        ("$ echo a > new.txt\n$ cat new.txt\na\n", True),
        ("$ cat LICENSE\nMIT License\n...\n", True),
        ("$ cat <<END\n> one\n> END\none\n", True),
    ],
)
def test_a_shell_example_is_compared_with_its_output(text: str, right: bool, tmp_path: Path) -> None:
    session = blocks("t.md", f"```console\n{text}```\n", "console")
    assert (run_console(session, tmp_path) == "") is right


def test_a_dead_link_is_found() -> None:
    assert dead_links(ROOT / "docs" / "x.md", "[a](nowhere.md) [b](../README.md#top)") == ["nowhere.md"]


def test_a_file_that_is_gone_is_found() -> None:
    assert missing_files("`effects/base.py`, `verb.py`, `rules/`, `praxis/vtes/nowhere/`, `praxis/cli/NAME.py`") == [
        "effects/base.py",
        "praxis/vtes/nowhere/",
    ]
