"""`python -m emberwatch` is the same program as `emberwatch`."""

from __future__ import annotations

import sys

from emberwatch.cli.main import main

sys.exit(main())
