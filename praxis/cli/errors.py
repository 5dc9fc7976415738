"""How a command ends when it cannot do what was asked.

| how                                         | exit code | what is printed                            |
|---------------------------------------------|-----------|--------------------------------------------|
| the command returns                         | 0         |                                            |
| `raise typer.Exit(1)`: the answer is no     | 1         | what the command printed                   |
| `raise BadInput("...")`, or a wrong option  | 2         | one line on stderr, `praxis: ...`          |
| anything unexpected                         | 70        | one line on stderr naming the crash report |
| the terminal or the pipe was closed         | 129, 141  | nothing                                    |
| Ctrl-C                                      | 130       | nothing                                    |
"""

FINE = 0
NO = 1
BAD_INPUT = 2
CRASH = 70
TERMINAL_CLOSED = 129
INTERRUPTED = 130
PIPE_CLOSED = 141


class BadInput(Exception):
    """What a person typed or handed over cannot be used. The message says what is wrong and what would be right."""
