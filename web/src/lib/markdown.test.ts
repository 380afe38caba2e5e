import { describe, expect, it } from "vitest";
import elfenwizards from "../../../docs/rules/elfenwizards.en.md?raw";
import wizwar from "../../../docs/rules/wizwar.en.md?raw";
import { bare, blocks, chapters, folded, inline, matches, searchWords } from "./markdown";

const SOURCE = `# A game

Before all. Version 1.1 of it.

## 1 First

**1.1** A player has \`d5\`, see 1.2 and 9.9.
*Printed: EN. Our ruling.*
Option \`one\`: \`a\` (default) or \`b\`.

| Level | Value |
|---|---|
| High **Wizard** | 10 |

**1.2** Élan <script>alert(1)</script> [bad](javascript:alert(1)) [good](/rules).
`;

describe("the parsed rules", () => {
  const all = blocks(SOURCE);

  it("have headings, numbered paragraphs and tables", () => {
    expect(all.map((one) => one.kind)).toEqual([
      "heading",
      "paragraph",
      "heading",
      "paragraph",
      "table",
      "paragraph",
    ]);
    expect(all.filter((one) => one.kind === "paragraph").map((one) => one.number)).toEqual([
      "",
      "1.1",
      "1.2",
    ]);
  });

  it("have references only to existing paragraphs, and none in text without a number", () => {
    const kinds = (place: number) => {
      const one = all[place];
      return one?.kind === "paragraph"
        ? one.lines[0]?.parts.flatMap((part) => (part.kind === "rule" ? [part.number] : []))
        : null;
    };
    expect(kinds(1)).toEqual([]);
    expect(kinds(3)).toEqual(["1.2"]);
  });

  it("distinguish notes from the rule itself", () => {
    const one = all[3];
    expect(one?.kind === "paragraph" && one.lines.map((line) => line.note)).toEqual([false, true, false]);
  });

  it("keep HTML as text, and have no unsafe links", () => {
    const one = all[5];
    if (one?.kind !== "paragraph") throw new Error("a paragraph");
    expect(one.text).toContain("<script>alert(1)</script>");
    const links = one.lines[0]?.parts.filter((part) => part.kind === "link");
    expect(links).toEqual([{ kind: "link", text: "good", to: "/rules" }]);
  });

  it("have chapters", () => {
    expect(chapters(all).map((chapter) => [chapter.id, chapter.title, chapter.blocks.length])).toEqual([
      ["", "", 1],
      ["c1", "1 First", 3],
    ]);
  });

  it("are found regardless of case and accents, by all words or by number", () => {
    const last = all[5];
    if (last === undefined) throw new Error("a paragraph");
    expect(matches(last, [folded("elan")])).toBe(true);
    expect(matches(last, ["elan", "tree"])).toBe(false);
    expect(matches(last, ["1.2"])).toBe(true);
    expect(matches(last, searchWords(" ÉLAN "))).toBe(true);
    expect(matches(last, searchWords("élàn"))).toBe(false);
  });

  it("can be nested", () => {
    expect(inline("**bold** and *so*").map((part) => part.kind)).toEqual(["bold", "text", "italic"]);
    expect(bare(inline("a **b** *c* `d`"))).toBe("a b c d");
  });
});

describe("the rules of the project", () => {
  for (const [game, source] of Object.entries({ elfenwizards, wizwar })) {
    it(`has every paragraph of ${game}`, () => {
      const numbers = [...source.matchAll(/^\*\*([\d.]+)\*\*/gm)].map((match) => match[1]);
      const found = blocks(source).flatMap((one) =>
        one.kind === "paragraph" && one.number !== "" ? [one.number] : [],
      );
      expect(found).toEqual(numbers);
      const left = blocks(source).filter((one) => one.kind !== "table" && /\*\*|\|---/.test(one.text));
      expect(left).toEqual([]);
    });
  }
});
