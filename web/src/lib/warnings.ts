/** Warnings before choices that gain nothing: each is given once at a table. */

import type { Message } from "./protocol";
import { store, stored } from "./storage";

const FEW = 100; // warnings that a device remembers

/** Whether to warn of a choice now; the next time the person means it. */
export function warns(table: string, message: Message): boolean {
  const known = stored<string[] | "none">("warnings") ?? [];
  const name = `${table} ${message.key} ${JSON.stringify(message.args)}`;
  if (known === "none" || known.includes(name)) return false;
  store("warnings", [...known, name].slice(-FEW));
  return true;
}
