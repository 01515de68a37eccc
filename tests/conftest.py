"""What every test needs to know: bounds checks in compiled rules, and how hard Hypothesis tries."""

import os

# Before Numba is imported: a rule that reads past the end of a list shall fail here.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

from hypothesis import settings

# No deadline, because a compile may fall inside an example.
settings.register_profile("quick", max_examples=25, deadline=None)
settings.register_profile("ci", max_examples=200, deadline=None, print_blob=True)
settings.register_profile("night", max_examples=5000, deadline=None, print_blob=True)
settings.load_profile("quick")
