"""The command `praxis`: one module per subcommand, imported only when that subcommand is called.

To add a subcommand, write `praxis/cli/NAME.py` with a `typer.Typer` named `app`, and add one line to `COMMANDS` in
`praxis/cli/main.py`. What a command may print and how it ends is said in `errors.py` and `output.py`.
"""
