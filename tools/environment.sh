# Sourced by ./play and ./check: `prepare NAME` makes .venv hold Praxis with the packages of tools/pins/NAME.txt, pinned
# by version and hash (tools/pins.py).
# A stamp file in .venv remembers what it was prepared for, so the second time costs a few milliseconds.

say() { printf 'praxis: %s\n' "$*" >&2; }
fail() { say "$*"; exit 2; }

# Settings of the caller's shell that would redirect the virtual environment or pip elsewhere.
unset PYTHONHOME PYTHONPATH
PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1
export PIP_USER PIP_REQUIRE_VIRTUALENV PIP_DISABLE_PIP_VERSION_CHECK PIP_NO_INPUT

find_python() {
    for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            echo "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is needed and was not found; on Debian: apt-get install python3"
}

quietly() { # the command's output is shown only when it fails
    log=$(mktemp "${TMPDIR:-/tmp}/praxis-setup.XXXXXX")
    if "$@" >"$log" 2>&1 </dev/null; then
        rm -f "$log"
    else
        tail -n 25 "$log" >&2
        rm -f "$log"
        return 1
    fi
}

have_venv() { "$1" -c 'import ensurepip, venv' >/dev/null 2>&1; }

# Debian ships python3 without ensurepip; then virtualenv, pip or (as root) apt-get can still make an environment.
create_venv() {
    python=$1
    rm -rf "$root/.venv"
    if have_venv "$python"; then
        "$python" -m venv "$root/.venv" || fail "python3 -m venv failed, see above"
    elif "$python" -m virtualenv --version >/dev/null 2>&1; then
        quietly "$python" -m virtualenv "$root/.venv" || fail "virtualenv failed, see above"
    elif "$python" -m pip --version >/dev/null 2>&1; then
        borrowed=$(mktemp -d "${TMPDIR:-/tmp}/praxis-virtualenv.XXXXXX")
        say "Python's venv is missing here: borrowing virtualenv"
        quietly "$python" -m pip install --target "$borrowed" --require-hashes -r "$root/tools/pins/virtualenv.txt" &&
            quietly env PYTHONPATH="$borrowed" "$python" -m virtualenv "$root/.venv" ||
            fail "no virtual environment could be made; install Debian's python3-venv and try again"
        rm -rf "$borrowed"
    elif [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Python's venv is missing here: installing Debian's python3-venv"
        export DEBIAN_FRONTEND=noninteractive
        quietly apt-get update || say "apt-get update failed, going on with the known package lists"
        quietly apt-get install -y --no-install-recommends python3-venv ||
            fail "apt-get could not install python3-venv, see above"
        "$python" -m venv "$root/.venv" || fail "python3 -m venv failed, see above"
    else
        fail "Python's venv module is missing; install it with: sudo apt-get install python3-venv"
    fi
}

# An environment that was moved has scripts naming the old place; one cut off half-way has no pip.
is_usable_venv() {
    "$root/.venv/bin/python" -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 &&
        grep -q -F "$root/.venv/bin/python" "$root/.venv/bin/pip" 2>/dev/null
}

# What .venv was prepared for: the pins, the place and the Python behind it.
wanted_stamp() {
    "$root/.venv/bin/python" -V
    cat "$root/pyproject.toml" "$root/constraints.txt" "$root/tools/environment.sh" "$root/tools/pins/"*.txt | cksum
    echo "$root"
    echo "$1"
}

is_prepared() { # a stamp of the larger set (check) is good enough for the smaller one (play)
    [ -x "$root/.venv/bin/python" ] && [ -x "$root/.venv/bin/praxis" ] || return 1
    for stamp in "$root/.venv/.prepared-for-$1" "$root/.venv/.prepared-for-check"; do
        [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(wanted_stamp "${stamp##*-}")" ] && return 0
    done
    return 1
}

prepare() {
    name=$1
    is_prepared "$name" && return
    exec 9>"$root/.setup.lock"
    command -v flock >/dev/null && flock 9
    if is_prepared "$name"; then # another process prepared it while this one waited
        exec 9>&-
        return
    fi
    python=$(find_python)
    if ! is_usable_venv; then
        create_venv "$python"
        say "made .venv with $("$python" -V)"
    fi
    say "installing the pinned packages for ./$name (the first time this takes a minute)"
    # Praxis itself has no hash; --no-deps, so that nothing without one comes with it.
    quietly "$root/.venv/bin/python" -m pip install --require-hashes -r "$root/tools/pins/$name.txt" &&
        quietly "$root/.venv/bin/python" -m pip install --no-deps --no-build-isolation -e "$root" ||
        fail "the packages could not be installed, see above; is the package registry within reach?"
    wanted_stamp "$name" >"$root/.venv/.prepared-for-$name"
    exec 9>&-
    say "ready"
}

# The browser client, built with the Node of a package; does nothing when it is up to date.
build_page() {
    "$root/.venv/bin/python" "$root/tools/web.py" build
}

# A compiled engine for the next start. Nobody waits for it: it begins when the table is open, at the lowest priority.
compile_later() {
    [ "${PRAXIS_COMPILED-}" = 0 ] && return
    "$root/.venv/bin/python" "$root/tools/compile.py" --later </dev/null >/dev/null 2>&1 &
}

# A browser, its fonts for Japanese and a database server for the tests, from Debian's packages when that is possible.
prepare_system() {
    missing=""
    command -v chromium >/dev/null || missing="$missing chromium fonts-noto-cjk"
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
    [ -z "$missing" ] && return
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        say "not here:$missing (install them as root with apt-get); the tests that need them say so and are skipped"
        return
    fi
    say "installing$missing from Debian's packages, for the tests"
    export DEBIAN_FRONTEND=noninteractive
    quietly apt-get update || say "apt-get update failed, going on with the known package lists"
    # shellcheck disable=SC2086 # several packages
    quietly apt-get install -y --no-install-recommends $missing ||
        say "not installed:$missing; the tests that need them say so and are skipped"
}
