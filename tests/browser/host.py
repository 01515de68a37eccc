"""A server of its own for the browser to talk to: python -m tests.browser.host PORT DATABASE"""

import sys

import uvicorn

from fracas.server.app import create_app
from fracas.server.settings import Settings


def main(port: int, database: str) -> None:
    settings = Settings(database=database, bot_budget_ms=10, bot_pause_ms=0, warm_up=False)
    uvicorn.run(create_app(settings), port=port, log_level="warning")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
