"""Runs the command line: `python -m guildhall` does what the program `guildhall` does."""

from guildhall.cli import main

if __name__ == "__main__":
    main()
