"""One browser for all tests of the page, one table for each file of tests, and fresh windows for each test."""

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.page.windows import Windows, chromium


@pytest.fixture(scope="session")
def started() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """The browser, and the loop on which it is spoken to, which is taken off this thread between tests."""
    with chromium() as browser:
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)


@pytest.fixture
def windows(started: tuple[Browser, AbstractEventLoop]) -> Iterator[Windows]:
    """Windows that are looked through when the test is over. Other tests on this thread have loops of their own."""
    browser, loop = started
    asyncio._set_running_loop(loop)
    opened = Windows(browser)
    try:
        yield opened
        opened.close()
    finally:
        asyncio._set_running_loop(None)
