"""The bundle's program: ``platelayer``, which also serves as its own worker processes."""

import sys
from multiprocessing import freeze_support

from studio.cli.start import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
