"""`python -m tests.golden` writes all golden files anew; the diff is the change's meaning."""

import os
import sys

import pytest

if __name__ == "__main__":
    os.environ["FRACAS_GOLDEN"] = "write"
    sys.exit(pytest.main(["-q", "-p", "no:randomly", "-m", "golden"]))
