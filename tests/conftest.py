"""What every test needs to know: bounds checks in compiled rules, and how hard Hypothesis tries."""

import os

# Before Numba is imported: a rule that reads past the end of a list shall fail here.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

from hypothesis import HealthCheck, settings

# No test is timed: a compile may fall inside an example, and the machine may be busy.
UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", UNTIMED, max_examples=25)
# The same examples in every run: a change is judged by what it changed. The night looks further.
settings.register_profile("ci", UNTIMED, max_examples=200, print_blob=True, derandomize=True)
settings.register_profile("night", UNTIMED, max_examples=5000, print_blob=True)
settings.load_profile("quick")
