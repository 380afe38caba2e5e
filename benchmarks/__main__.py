"""`python -m benchmarks [speed | soak | fuzz | load | attack | timing | kill] [options]`; default speed."""

from __future__ import annotations

import sys

from benchmarks import attack, fuzz, kill, load, soak, speed, timing

COMMANDS = {
    "speed": speed.main,
    "soak": soak.main,
    "fuzz": fuzz.main,
    "load": load.main,
    "attack": attack.main,
    "timing": timing.main,
    "kill": kill.main,
}


def main(arguments: list[str]) -> int:
    """Run the benchmark that the first word names."""
    if arguments and arguments[0] in COMMANDS:
        return COMMANDS[arguments[0]](arguments[1:])
    return speed.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
