"""`python -m benchmarks [speed | soak | fuzz | load | kill] [options]`; speed unless told otherwise."""

from __future__ import annotations

import sys

from benchmarks import fuzz, kill, load, soak, speed

COMMANDS = {
    "speed": speed.main,
    "soak": soak.main,
    "fuzz": fuzz.main,
    "load": load.main,
    "kill": kill.main,
}


def main(arguments: list[str]) -> int:
    """Run what the first word names."""
    if arguments and arguments[0] in COMMANDS:
        return COMMANDS[arguments[0]](arguments[1:])
    return speed.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
