"""What the server says about itself: one JSON object to a line, on stderr."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor


def configure() -> None:
    """Let this program and its libraries log in one form."""
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processor=structlog.processors.JSONRenderer(), foreign_pre_chain=shared
        )
    )
    hush()
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def hush() -> None:
    """Leave out what is no fault of the server.

    That is text of a client that is none, and closes his socket; and somebody who is in a hurry to stop it.
    """
    logging.getLogger("uvicorn.error").addFilter(_worth_a_line)


def _worth_a_line(record: logging.LogRecord) -> bool:
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        return False
    return not record.getMessage().rstrip().endswith("asyncio.exceptions.CancelledError")
