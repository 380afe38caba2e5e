"""Gold means "you may click this": nothing else on the page has a similar colour."""

from __future__ import annotations

import re
from colorsys import rgb_to_hls
from pathlib import Path
from typing import TypeAlias

import pytest

SOURCE = Path(__file__).parents[1] / "web" / "src"
CSS = (SOURCE / "app.css").read_text("utf-8")
Rgb: TypeAlias = tuple[float, float, float]


def colours(name: str) -> tuple[Rgb, Rgb]:
    """Return a colour of the page in the light and the dark theme."""
    (value,) = re.findall(rf"--{name}: ([^;]+);", CSS)
    found = [bytes.fromhex(text) for text in re.findall(r"#([0-9a-f]{6})", value)]
    light, dark = ((r / 255, g / 255, b / 255) for r, g, b in (found[0], found[-1]))
    return light, dark


def hue(colour: Rgb) -> float:
    """Return its angle on the colour wheel."""
    return 360 * rgb_to_hls(*colour)[0]


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast between two colours."""

    def luminance(colour: Rgb) -> float:
        r, g, b = (float(((part + 0.055) / 1.055) ** 2.4) for part in colour)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("gold", ["gold", "gold-fill"])
@pytest.mark.parametrize("other", ["c-yellow", "focus"])
def test_gold_is_neither_a_player_nor_the_keyboard_focus(gold: str, other: str) -> None:
    for one, two in zip(colours(gold), colours(other), strict=True):
        assert abs(hue(one) - hue(two)) > 12


def test_the_keyboard_focus_is_visible_and_not_golden() -> None:
    for ground in ("ground", "panel", "panel-2"):
        for one, two in zip(colours(ground), colours("focus"), strict=True):
            assert contrast(one, two) > 4.5
    for file in (SOURCE / "app.css", *SOURCE.rglob("*.svelte")):
        assert not re.search(r":focus-visible[^{}]*\{[^}]*gold", file.read_text("utf-8")), file


def test_themes_differ_in_colours_alone() -> None:
    """Tests in one theme cover the other, apart from its colours: no other style depends on the theme."""
    for file in (SOURCE.parent / "index.html", *SOURCE.rglob("*.*")):
        text = re.sub(r'<meta name="theme-color"[^>]*>', "", file.read_text("utf-8"))  # of the window
        assert "prefers-color-scheme" not in text, file
        for inside in re.findall(r"data-theme[^{]*\{([^}]*)\}", text):
            assert re.fullmatch(r"\s*color-scheme: \w+;\s*", inside), file
        if file.suffix in (".svelte", ".ts"):
            uses = re.findall(r".*settings\.theme.*", text)
            assert all("dataset.theme = " in line or "bind:group" in line for line in uses), file
