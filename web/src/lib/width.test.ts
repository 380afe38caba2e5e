import { describe, expect, test } from "vitest";
import { fit, widestOf, widthOf } from "./width";

describe("the width of text", () => {
  test("where nothing can be measured, longer words are wider", () => {
    expect(widthOf("Necromancer", "serif", 600)).toBeGreaterThan(widthOf("Wizard", "serif", 600));
  });

  test("of several words the widest counts, and one that may be broken in parts", () => {
    expect(widestOf("Black Magic", "sans")).toBe(widthOf("Black", "sans"));
    expect(widestOf("Zauber\u00adtricks", "sans")).toBe(widthOf("Zauber", "sans"));
  });

  test("words with room have the size that is wanted", () => {
    expect(fit("Wizard", "serif", 600, 10, 100)).toEqual({ size: 10, length: undefined });
  });

  test("words with less room are smaller, and never wider than it", () => {
    const room = 0.9 * 10 * widthOf("Wizard", "serif", 600);
    expect(fit("Wizard", "serif", 600, 10, room).size).toBeCloseTo(9);
    expect(fit("Wizard", "serif", 600, 10, room).length).toBeUndefined();
  });

  test("words that would be too small are drawn together instead", () => {
    const room = 0.5 * 10 * widthOf("Wizard", "serif", 600);
    expect(fit("Wizard", "serif", 600, 10, room).size).toBeCloseTo(7.8);
    expect(fit("Wizard", "serif", 600, 10, room).length).toBe(room);
  });
});
