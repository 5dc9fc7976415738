"""A fault of msgspec 0.22.0 (CPython 3.11): two threads that are the first to read a struct type end the process.

    python docs/msgspec-race.py

ends with a segmentation fault. The description of a struct type is built when the type is first read. It is put where
other threads find it before the types of its fields are filled in, and while they are, Python code runs (the
annotations are evaluated), so that another thread gets its turn. That thread reads the fields of a half-built
description. `python docs/msgspec-race.py --built` builds the description first (what praxis/table/server/prepare.py
does for every type) and ends well.
"""

import sys
import threading

import msgspec

THREADS = 4
ROUNDS = 300


def nested(number: int) -> type[msgspec.Struct]:
    """A struct type that was never read, with fields whose types were never read either."""
    inner = [msgspec.defstruct(f"Inner{number}{i}", [(f"f{j}", list[int]) for j in range(20)]) for i in range(40)]
    return msgspec.defstruct(f"Outer{number}", [(f"g{i}", struct) for i, struct in enumerate(inner)])


def main() -> None:
    sys.setswitchinterval(1e-6)
    text = msgspec.json.encode({f"g{i}": {f"f{j}": [1] for j in range(20)} for i in range(40)})
    for number in range(ROUNDS):
        outer = nested(number)
        if "--built" in sys.argv:
            msgspec.json.Decoder(outer)
        together = threading.Barrier(THREADS)

        def read(outer: type[msgspec.Struct] = outer, together: threading.Barrier = together) -> None:
            together.wait()
            msgspec.json.decode(text, type=outer)

        threads = [threading.Thread(target=read) for _ in range(THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    print(f"msgspec {msgspec.__version__}: {ROUNDS} rounds without a fault")


if __name__ == "__main__":
    main()
