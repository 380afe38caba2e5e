"""Lets `python -m guildhall` run the command line."""

from guildhall.cli import main

if __name__ == "__main__":
    main()
