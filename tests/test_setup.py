"""`./play` and `./check` prepare their environment once, with what is there, and say in one line what is missing."""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from tests.size import full_only

ROOT = Path(__file__).parent.parent
NEEDED = ("play", "check", "pyproject.toml", "constraints.txt", "tools")

# Stands in for python3 on a machine: MISSING names what this one lacks, and CALLS records what it was asked to do.
PYTHON = r"""#!/bin/sh
echo "$*" >>"$CALLS"
lacks() { case " $MISSING " in *" $1 "*) return 0 ;; esac; return 1; }
case "$*" in
    "-V") echo "Python 3.11.2" ;;
    *version_info*) ! lacks python ;;
    *"import ensurepip"*) ! lacks venv ;;
    "-m venv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" && echo "#!$3/bin/python" >"$3/bin/pip" ;;
    "-m virtualenv --version") ! lacks virtualenv ;;
    "-m virtualenv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" && echo "#!$3/bin/python" >"$3/bin/pip" ;;
    "-m pip --version") ! lacks pip ;;
    "-m pip install "*)
        lacks network && { echo "no route to the registry"; exit 1; }
        case "$*" in *" -e "*) ;; *) exit 0 ;; esac
        printf '#!/bin/sh\necho "praxis $*"\n' >"${0%/*}/praxis" && chmod +x "${0%/*}/praxis"
        ;;
    "tools/check.py"*) echo "checking" ;;
    *"/tools/web.py build") ! lacks page ;;
    *"/tools/compile.py"*) sleep 1; echo "compiled" ;;
    *) echo "unexpected: $*" >&2; exit 9 ;;
esac
"""


class Machine:
    """A machine with a checkout of Praxis, a made-up python3, and nothing of ours installed."""

    def __init__(self, directory: Path) -> None:
        self.checkout = directory / "a checkout"
        self.checkout.mkdir()
        for name in NEEDED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
            copy(ROOT / name, self.checkout / name)
        self.programs = directory / "bin"
        self.programs.mkdir()
        self.put("python3", PYTHON)
        self.put("id", "#!/bin/sh\necho 1000\n")
        for program in ("chromium", "initdb"):
            self.put(program, "#!/bin/sh\n")
        self.calls = directory / "calls"

    def put(self, name: str, text: str) -> None:
        (self.programs / name).write_text(text, encoding="utf-8")
        (self.programs / name).chmod(0o755)

    def run(self, command: str, *args: str, missing: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        self.calls.write_text("", encoding="utf-8")
        return subprocess.run(
            [self.checkout / command, *args],
            env={"PATH": f"{self.programs}:/usr/bin:/bin", "CALLS": str(self.calls), "MISSING": missing, **more},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
        )

    def installed(self) -> list[str]:
        """What pip was asked to install by the last command."""
        lines = self.calls.read_text(encoding="utf-8").splitlines()
        return [line.split(" ", 3)[3].replace(str(self.checkout), ".") for line in lines if "pip install" in line]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_first_play_installs_only_what_players_need_and_passes_its_arguments_on(machine: Machine) -> None:
    done = machine.run("play", "--port", "7 8")
    assert (done.returncode, done.stdout) == (0, "praxis serve --open --port 7 8\n")
    assert machine.installed() == [
        "--require-hashes -r ./tools/pins/play.txt",
        "--no-deps --no-build-isolation -e .",
    ]
    assert "installing the pinned packages" in done.stderr


def test_play_in_the_terminal_passes_its_arguments_on(machine: Machine) -> None:
    done = machine.run("play", "--terminal", "--players", "5")
    assert (done.returncode, done.stdout) == (0, "praxis play --players 5\n")


def test_a_page_that_cannot_be_built_does_not_stop_play(machine: Machine) -> None:
    done = machine.run("play", "--terminal", missing="page")
    assert (done.returncode, done.stdout) == (0, "praxis play\n")
    assert "the page could not be built" in done.stderr


def compiles(machine: Machine, seconds: float) -> bool:
    """Whether the background is asked to compile within so many seconds."""
    end = time.monotonic() + seconds
    while "tools/compile.py --later" not in machine.calls.read_text(encoding="utf-8"):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def test_play_compiles_in_the_background_and_waits_for_nothing(machine: Machine) -> None:
    machine.run("play", "--setup")
    done = machine.run("play")
    assert (done.returncode, done.stdout, done.stderr) == (0, "praxis serve --open\n", "")
    assert compiles(machine, 20)


def test_play_compiles_nothing_where_that_is_not_wanted(machine: Machine) -> None:
    machine.run("play", "--setup")
    assert not compiles(machine, 0)
    assert machine.run("play", PRAXIS_COMPILED="0").stdout == "praxis serve --open\n"
    assert not compiles(machine, 0.5)


def test_one_command_compiles_at_once(machine: Machine) -> None:
    machine.run("play", "--setup")
    assert machine.run("play", "--compile").stdout == "compiled\n"


@pytest.mark.parametrize("command", ["play", "check"])
def test_setup_prepares_and_exits(command: str, machine: Machine) -> None:
    done = machine.run(command, "--setup")
    assert (done.returncode, done.stdout) == (0, "")
    assert (machine.checkout / ".venv/bin/praxis").exists()


@pytest.mark.parametrize("command", ["play", "check"])
def test_the_second_time_nothing_is_installed_or_said(command: str, machine: Machine) -> None:
    machine.run(command, "--setup")
    done = machine.run(command, "--setup")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert machine.installed() == []


def test_check_adds_the_tools_of_developers_and_is_enough_for_play(machine: Machine) -> None:
    machine.run("play", "--setup")
    assert machine.run("check").stdout == "checking\n"
    assert machine.installed()[0] == "--require-hashes -r ./tools/pins/check.txt"
    machine.run("play", "--setup")
    assert machine.installed() == []


@pytest.mark.parametrize("file", ["constraints.txt", "tools/pins/play.txt", "pyproject.toml"])
def test_changed_pins_are_installed(file: str, machine: Machine) -> None:
    machine.run("play", "--setup")
    with open(machine.checkout / file, "a", encoding="utf-8") as pins:
        pins.write("# changed\n")
    machine.run("play", "--setup")
    assert len(machine.installed()) == 2


def test_a_moved_checkout_gets_a_new_environment(machine: Machine) -> None:
    machine.run("play", "--setup")
    machine.checkout = machine.checkout.rename(machine.checkout.with_name("moved"))
    assert machine.run("play", "--setup").returncode == 0
    assert str(machine.checkout) in (machine.checkout / ".venv/bin/pip").read_text(encoding="utf-8")


def test_an_installation_cut_off_is_tried_again(machine: Machine) -> None:
    done = machine.run("play", missing="network")
    assert done.returncode == 2
    assert "no route to the registry" in done.stderr
    assert done.stderr.splitlines()[-1].startswith("praxis: the packages could not be installed")
    assert machine.run("play", "--setup").returncode == 0
    assert len(machine.installed()) == 2


def test_an_old_python_is_refused_in_one_line(machine: Machine) -> None:
    for newer in ("python3.14", "python3.13", "python3.12", "python3.11"):
        machine.put(newer, PYTHON)
    done = machine.run("play", missing="python")
    assert done.returncode == 2
    assert done.stderr == (
        "praxis: Python 3.11 or newer is needed and was not found; on Debian: apt-get install python3\n"
    )


def test_without_venv_virtualenv_will_do(machine: Machine) -> None:
    assert machine.run("play", missing="venv").stdout == "praxis serve --open\n"
    assert "-m virtualenv" in machine.calls.read_text(encoding="utf-8")


def test_without_venv_and_virtualenv_pip_borrows_one(machine: Machine) -> None:
    done = machine.run("play", missing="venv virtualenv")
    assert done.stdout == "praxis serve --open\n"
    assert "borrowing virtualenv" in done.stderr
    assert machine.installed()[0].endswith("--require-hashes -r ./tools/pins/virtualenv.txt")


def test_root_installs_debians_venv(machine: Machine) -> None:
    machine.put("id", "#!/bin/sh\necho 0\n")
    machine.put("apt-get", '#!/bin/sh\necho "apt-get $*" >>"$CALLS"\n')
    assert machine.run("play", missing="venv virtualenv pip").stdout == "praxis serve --open\n"
    assert "apt-get install -y --no-install-recommends python3-venv" in machine.calls.read_text(encoding="utf-8")


def test_whoever_is_not_root_is_told_what_to_install(machine: Machine) -> None:
    done = machine.run("play", missing="venv virtualenv pip")
    assert done.returncode == 2
    assert done.stderr == (
        "praxis: Python's venv module is missing; install it with: sudo apt-get install python3-venv\n"
    )


@full_only
@pytest.mark.parametrize("command", ["play", "check"])
def test_a_fresh_copy_really_prepares_itself_and_is_quick_the_second_time(command: str, tmp_path: Path) -> None:
    for name in (*NEEDED, "praxis", "web", "hatch_build.py", "README.md", "LICENSE"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
        copy(ROOT / name, tmp_path / name)
    environment = {
        "PATH": "/usr/bin:/bin",
        **{name: os.environ[name] for name in os.environ if name.startswith("PIP_")},
    }
    subprocess.run([tmp_path / command, "--setup"], env=environment, check=True, timeout=300)
    again = subprocess.run(
        [tmp_path / command, "--setup"], env=environment, check=True, timeout=300, capture_output=True, text=True
    )
    assert (again.stdout, again.stderr) == ("", "")  # it says what it does, and there is nothing to do
    version = subprocess.run([tmp_path / ".venv/bin/praxis", "--version"], env=environment, check=True, timeout=60)
    assert version.returncode == 0
