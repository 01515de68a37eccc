"""The terminal: `fracas` and its commands. Each command imports what it needs when it runs."""

from .app import app, main

__all__ = ["app", "main"]
