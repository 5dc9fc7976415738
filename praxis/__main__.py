"""`python -m praxis` is the command `praxis`."""

import sys

from praxis.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
