"""Checks the contrast of text in drawings, which axe-core doesn't.

A screenshot without a text shows its background, which may be stone, wood or a piece.
"""

from __future__ import annotations

from base64 import b64encode
from typing import Any, Final

from tests.web.visitor import Visitor

# All visible texts in drawings with their style. An outline around characters counts as their background.
FIND: Final = """() => {
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
  const free = document.createElement("style");  // what cannot be touched is found as well
  free.textContent = "svg * { pointer-events: visiblePainted !important; }";
  document.head.append(free);
  const painted = (other) => {
    const {fill, opacity} = getComputedStyle(other);
    return !["none", "transparent", "rgba(0, 0, 0, 0)"].includes(fill) && Number(opacity) > 0;
  };
  const seen = (one, {left, top, width, height}) => {
    let root = one.ownerSVGElement;
    while (root.ownerSVGElement) root = root.ownerSVGElement;
    const apart = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]];
    return width > 0 && apart.every(([x, y]) => {
      const all = document.elementsFromPoint(left + x * width, top + y * height);
      const over = all.slice(0, Math.max(0, all.findIndex((other) => other === one || other.contains(root))));
      return all.length > 0 && over.every((other) => root.contains(other) && !painted(other));
    });
  };
  window.written = [...document.querySelectorAll("svg text, svg tspan")].filter(own).flatMap((one) => {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (style.visibility !== "visible" || !seen(one, box)) return [];
    const {a, b, c, d} = one.getScreenCTM();
    const scale = Math.sqrt(Math.abs(a * d - b * c));
    let opacity = Number(style.fillOpacity);
    for (let part = one; part; part = part.parentElement) opacity *= Number(getComputedStyle(part).opacity);
    const edged = style.stroke !== "none" && scale * parseFloat(style.strokeWidth) >= 1;
    const round = edged ? style.stroke : "transparent";
    const size = scale * parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const kept = one.getAttribute("style");
    return [{one, box, kept, fill: style.fill, opacity, round, least: large ? 3 : 4.5}];
  });
  free.remove();
}"""
# Paints them once in a unique colour, which shows where characters are visible, and once not at all.
PAINT: Final = """(loud) => {
  for (const {one, round} of window.written) {
    one.style.setProperty("stroke", "none", "important");
    one.style.setProperty("fill", loud ? "magenta" : round, "important");
  }
}"""
JUDGE: Final = """async (pictures) => {
  const drawing = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
  const colour = (css) => {
    drawing.clearRect(0, 0, 1, 1);
    drawing.fillStyle = css;
    drawing.fillRect(0, 0, 1, 1);
    return [...drawing.getImageData(0, 0, 1, 1).data];
  };
  const [loud, hidden] = await Promise.all(pictures.map(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  }));
  const light = (rgb) => {
    const linear = (part) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = rgb.map(linear);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const found = window.written.flatMap(({one, box, kept, fill, opacity, least}) => {
    const [r, g, b, alpha] = colour(fill);
    const part = (opacity * alpha) / 255;
    const letters = [];
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(box.bottom, hidden.height); y++) {
      for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(box.right, hidden.width); x++) {
        const at = 4 * (y * hidden.width + x);
        const ground = [...hidden.data.slice(at, at + 3)];
        if (ground.every((own, n) => Math.abs(own - loud.data[at + n]) < 40)) continue;
        const letter = [r, g, b].map((own, n) => part * own + (1 - part) * ground[n]);
        const [one, other] = [light(letter), light(ground)];
        letters.push(Math.max(one, other) / Math.min(one, other));
      }
    }
    const ratio = letters.sort((one, other) => one - other)[Math.floor(letters.length / 4)];
    if (kept === null) one.removeAttribute("style");
    else one.setAttribute("style", kept);
    const place = `${one.parentElement.getAttribute("class") ?? ""} ${one.getAttribute("class") ?? ""}`;
    if (ratio === undefined) return [];  // something lies on it
    return {text: one.textContent.trim(), place, fill, ratio, least, x: box.x, y: box.y};
  });
  return {count: found.length, bad: found.filter(({ratio, least}) => ratio < least)};
}"""


def unreadable(visitor: Visitor) -> tuple[int, list[str]]:
    """Return the number of texts in drawings, and those with too little contrast."""
    visitor.page.evaluate(FIND)
    pictures = []
    for loud in (True, False):
        visitor.page.evaluate(PAINT, loud)
        pictures.append(b64encode(visitor.page.screenshot(scale="css")).decode())
    judged: dict[str, Any] = visitor.page.evaluate(JUDGE, pictures)
    bad = [
        f"{one['text']!r} ({one['place']}) at {one['x']:.0f},{one['y']:.0f} in {one['fill']}:"
        f" {one['ratio']:.2f} instead of {one['least']}"
        for one in judged["bad"]
    ]
    return judged["count"], bad
