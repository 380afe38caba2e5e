/** Opens a table and takes a seat in such a way that nobody can choose the dice. */

import { ask, type Answer } from "./api";
import { store, stored } from "./storage";
import { newId } from "./connection.svelte";
import type { Person } from "./person";
import type { NewChair, NewTable, NewTableShown, TableShown } from "./protocol";
import { knows, say } from "./words.svelte";

/** This device's contribution to the dice of a table, and the commitment that it had seen before. */
export interface OwnShare {
  commitment: string;
  value: string;
}

/** Read what this device has stored about the dice of a table. */
export function ownShare(table: string): OwnShare | null {
  return stored<OwnShare>(`fair.${table}`);
}

/** Take a seat with a value of one's own, after the server has committed to its secret. */
export async function sit(
  table: TableShown,
  person: Person,
  invite: string,
  seat: number | null = null,
  value: string = newId(),
): Promise<Answer<TableShown>> {
  store(`fair.${table.id}`, { commitment: table.fair.commitment, value } satisfies OwnShare);
  return ask<TableShown>("POST", `/api/tables/${table.id}/join`, { invite, seat, value }, person.token);
}

/** Open a table. The owner's first seat stays open until the commitment is known; then they take it. */
export async function openTable(wanted: NewTable, person: Person): Promise<Answer<TableShown>> {
  const mine = wanted.seats.findIndex((seat) => seat.kind === "me" && !seat.name);
  const seats: NewChair[] = wanted.seats.map((seat, number) => (number === mine ? { kind: "open" } : seat));
  const opened = await ask<NewTableShown>("POST", "/api/tables", { ...wanted, seats }, person.token);
  if (!opened.ok || mine < 0) return opened;
  return sit(opened.body, person, opened.body.invite, mine);
}

/** The name of a kind of computer player. */
export function botKind(bot: string): string {
  const key = `web-bot-${bot}`;
  return knows(key) ? say(key) : bot;
}

/** Different names for computer players. */
export function botNames(count: number, taken: readonly string[] = []): string[] {
  const all = say("web-bot-names")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => !taken.includes(name));
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [all[last], all[other]] = [all[other] ?? "", all[last] ?? ""];
  }
  return all.slice(0, count);
}
