"""Stories of the awards between two candidates (rules 5.10 to 5.15)."""

from __future__ import annotations

from tests.citing import rules
from tests.elfenwizards.table import Table


@rules("5.6", "5.11", "5.22")
def test_the_high_wizard_example_of_the_rulebook_eleven_beat_six() -> None:
    t = Table(step=5, tokens="W1:B W2:R", dice={"blue": {"W": [5, 6]}, "red": {"W": [6]}}, dragon="blue")
    t.blue("d5W W1 d6W W1").red("d6W W2 chip R2").green("pass").all_pass()
    assert t.at("H") == ["B"]
    assert "red’s R1 joins the passed-over Wizards." in t.log()


@rules("5.12")
def test_a_tie_leaves_the_title_vacant_and_both_are_passed_over() -> None:
    t = Table(step=5, tokens="W1:B W2:R", dice={"blue": {"W": [6]}, "red": {"W": [5]}})
    t.red("d5W W2 chip W2").green("pass").blue("d6W W1 chip B8").all_pass()
    assert t.at("H") == []
    assert "High Wizard stays vacant." in t.log()
    assert "red’s R1 joins the passed-over Wizards." in t.log()
    assert "blue’s B1 joins the passed-over Wizards." in t.log()
