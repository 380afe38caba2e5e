import { describe, expect, it } from "vitest";
import { shortcut as atDice } from "../boards/elfenwizards/view";
import { shortcut as inLabyrinth } from "../boards/wizwar/view";
import { listed } from "./choices";

const shown = (words: string, shortcut: ((word: string) => string) | null): string[] =>
  listed(
    words.split(" ").map((say) => ({ say })),
    shortcut,
  ).map(({ option, keys }) => `${option.say}=${keys}`);

describe("the list of choices", () => {
  it("has a digit for each of the first nine", () => {
    const words = "a b c d e f g h i j";
    expect(shown(words, null).join(" ")).toBe("a=1 b=2 c=3 d=4 e=5 f=6 g=7 h=8 i=9 j=");
  });

  it("gives a die the digit of its face, the first of equal dice, and ends with the choice that ends the question", () => {
    expect(shown("done d2 d5", atDice)).toEqual(["d2=2", "d5=5", "done=0 Enter"]);
    expect(shown("pass d4W d5S d5N chip", atDice)).toEqual(["d4W=4", "d5S=5", "d5N=", "chip=7", "pass=0"]);
  });

  it("numbers the choices where there are no dice", () => {
    expect(shown("W1 W2 grey", atDice)).toEqual(["W1=1", "W2=2", "grey=3"]);
  });

  it("never begins with drawing nothing, and never ends a phase by 1", () => {
    expect(shown("draw-0 draw-1 draw-2", inLabyrinth)).toEqual(["draw-1=1", "draw-2=2", "draw-0=0"]);
    expect(shown("done a2 b1", inLabyrinth)).toEqual(["done=0", "a2=1", "b1=2"]);
  });
});
