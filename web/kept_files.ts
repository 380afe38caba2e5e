/** Tells the service worker which files to keep: src/worker.ts. */

import type { Plugin } from "vite";
import type { KeptFiles } from "./src/worker";

const LANGUAGE = /locale\/(\w+)\/|\.(\w+)\.md$/; // of words and rules, in the name of their source
const UNUSED = /\/(cli|\w+-positions)\.ftl$/; // what only the terminal says
const BOARD = /^assets\/face-/; // tables need the server anyway
const PLACE = /["'`]__FILES__["'`]/;

export function keptFiles(): Plugin {
  return {
    name: "kept-files",
    apply: "build",
    generateBundle(_, bundle) {
      const files: KeptFiles = { page: [], texts: {} };
      for (const file of Object.values(bundle)) {
        if (!file.fileName.startsWith("assets/") || BOARD.test(file.fileName)) continue;
        const source = file.type === "asset" ? (file.originalFileNames[0] ?? "") : "";
        const language = LANGUAGE.exec(source)?.slice(1).find(Boolean);
        if (UNUSED.test(source)) continue;
        (language === undefined ? files.page : (files.texts[language] ??= [])).push(`/${file.fileName}`);
      }
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      worker.code = worker.code.replace(PLACE, () => JSON.stringify(files));
    },
  };
}
