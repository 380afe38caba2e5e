"""The server's log: one JSON object to a line, on stderr."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog
from structlog.typing import Processor


def configure() -> None:
    """Let the server and its libraries log in one form."""
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


_NONSENSE: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # says uvicorn


def hush() -> None:
    """Leave out what isn't the server's fault.

    That is what clients send that isn't HTTP, or text that isn't UTF-8, which closes their socket, and an
    operator who stops the server in a hurry.
    """
    logging.getLogger("uvicorn.error").addFilter(_worth_a_line)


def _worth_a_line(record: logging.LogRecord) -> bool:
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        return False
    if record.msg in _NONSENSE:
        return False
    return not record.getMessage().rstrip().endswith("asyncio.exceptions.CancelledError")
