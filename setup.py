"""Puts the pages of rules, which are documentation in a checkout, into the package."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGES = Path("docs/rules")


class BuildWithRules(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            folder = Path(self.build_lib, "fracas", "games", "pages")
            folder.mkdir(parents=True, exist_ok=True)
            for page in sorted(PAGES.glob("*.md")):
                self.copy_file(str(page), str(folder / page.name))


setup(cmdclass={"build_py": BuildWithRules})
