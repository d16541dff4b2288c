"""`python -m companion`: the same referee without a window."""

import sys

from companion.cli.run import main

if __name__ == "__main__":
    sys.exit(main())
