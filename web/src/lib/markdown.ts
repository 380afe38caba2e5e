/** Parses the subset of Markdown used by the rules. The result is rendered as text, never as HTML. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; parts: Inline[] }
  | { kind: "italic"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; text: string; to: string }
  | { kind: "rule"; number: string }; // a reference to a paragraph of the rules

export type Piece = { note: boolean; parts: Inline[] };

export type Block =
  | { kind: "heading"; level: number; parts: Inline[]; id: string; text: string }
  | { kind: "paragraph"; number: string; lines: Piece[]; text: string }
  | { kind: "list"; items: Inline[][]; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; text: string };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const NUMBER = /(?<![\w.])\d{1,2}\.\d{1,2}(?![\w]|\.\d)/g;
const SAFE = /^(https?:\/\/|\/|#|[\w./-]+(#|$))/;

/** The text of one line; numbers of existing paragraphs become references. */
export function inline(text: string, numbers: ReadonlySet<string> = new Set()): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    plain(text.slice(done, match.index), numbers, parts);
    done = match.index + match[0].length;
    const [, code, bold, italic, label, to] = match;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (bold !== undefined) parts.push({ kind: "bold", parts: inline(bold, numbers) });
    else if (italic !== undefined) parts.push({ kind: "italic", parts: inline(italic, numbers) });
    else if (SAFE.test(to ?? "") && !/^javascript:/i.test(to ?? ""))
      parts.push({ kind: "link", text: label ?? "", to: to ?? "" });
    else plain(label ?? "", numbers, parts);
  }
  plain(text.slice(done), numbers, parts);
  return parts;
}

function plain(text: string, numbers: ReadonlySet<string>, parts: Inline[]): void {
  let done = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (!numbers.has(match[0])) continue;
    if (match.index > done) parts.push({ kind: "text", text: text.slice(done, match.index) });
    parts.push({ kind: "rule", number: match[0] });
    done = match.index + match[0].length;
  }
  if (done < text.length) parts.push({ kind: "text", text: text.slice(done) });
}

/** The plain text of some parts. */
export function bare(parts: readonly Inline[]): string {
  return parts
    .map((part) => (part.kind === "rule" ? part.number : "parts" in part ? bare(part.parts) : part.text))
    .join("");
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

const PARAGRAPH = /^\*\*([\d.]+)\*\*\s+/;

/** Parse a whole text into blocks. */
export function blocks(source: string): Block[] {
  const chunks = source.replace(/\r/g, "").split(/\n\s*\n/);
  const numbers = new Set<string>();
  for (const chunk of chunks) {
    const found = PARAGRAPH.exec(chunk.trim());
    if (found?.[1] !== undefined) numbers.add(found[1]);
  }
  return chunks
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== "")
    .map((chunk) => block(chunk, numbers));
}

function block(chunk: string, numbers: ReadonlySet<string>): Block {
  const heading = /^(#{1,6})\s+(.*)$/.exec(chunk);
  if (heading && !chunk.includes("\n")) {
    const parts = inline(heading[2] ?? "");
    const text = bare(parts);
    const id = /^\d+/.exec(text)?.[0];
    return {
      kind: "heading",
      level: (heading[1] ?? "#").length,
      parts,
      text,
      id: id === undefined ? "" : `c${id}`,
    };
  }
  const lines = chunk.split("\n");
  if (chunk.startsWith("|") && /^\|[\s:|-]+\|$/.test(lines[1]?.trim() ?? "")) {
    const read = (line: string) => cells(line).map((cell) => inline(cell, numbers));
    const head = read(lines[0] ?? "");
    const rows = lines.slice(2).map(read);
    const text = [head, ...rows].map((row) => row.map(bare).join(" ")).join(" ");
    return { kind: "table", head, rows, text };
  }
  if (lines.every((line) => /^[-*] /.test(line))) {
    const items = lines.map((line) => inline(line.slice(2), numbers));
    return { kind: "list", items, text: items.map(bare).join(" ") };
  }
  const number = PARAGRAPH.exec(chunk)?.[1] ?? "";
  const known = number === "" ? new Set<string>() : numbers;
  const pieces = lines.map((line, place) => {
    const shown = place === 0 ? line.replace(PARAGRAPH, "") : line;
    return { note: /^\*[^*].*\*$/.test(shown.trim()), parts: inline(shown, known) };
  });
  return {
    kind: "paragraph",
    number,
    lines: pieces,
    text: pieces.map((piece) => bare(piece.parts)).join(" "),
  };
}

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

/** A text by chapters; text before the first has no title. */
export function chapters(all: readonly Block[]): Chapter[] {
  const found: Chapter[] = [{ id: "", title: "", blocks: [] }];
  for (const one of all) {
    if (one.kind === "heading" && one.level === 2) found.push({ id: one.id, title: one.text, blocks: [] });
    else if (one.kind !== "heading" || one.level > 2) found.at(-1)?.blocks.push(one);
  }
  return found;
}

/** Text without case and accents, for searching. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a search, folded. */
export function searchWords(search: string): string[] {
  return search
    .normalize("NFC")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** The text in which a word is searched: a word typed with an accent must match that accent. */
export function searchableText(text: string, word: string): string {
  return folded(word) === word ? folded(text) : text.normalize("NFC").toLowerCase();
}

/** Whether a text contains all these words, or is the paragraph with this number. */
export function matches(one: Block, words: readonly string[]): boolean {
  return words.every(
    (word) =>
      (one.kind === "paragraph" && one.number === word) || searchableText(one.text, word).includes(word),
  );
}
