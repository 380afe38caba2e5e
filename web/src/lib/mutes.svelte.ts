/** The speakers that this device hides, by table; nobody else notices. */

import { store, stored } from "./storage";

const PLACE = "muted";
type Mutes = Record<string, readonly string[]>;

let mutes = $state.raw<Mutes>(stored<Mutes>(PLACE) ?? {});

/** Whether a speaker is muted on this device. */
export function isMuted(table: string, by: string): boolean {
  return mutes[table]?.includes(by) ?? false;
}

/** Mute a speaker, or unmute them. */
export function mute(table: string, by: string, on: boolean): void {
  const { [table]: here = [], ...others } = stored<Mutes>(PLACE) ?? mutes; // another window may have changed it
  const rest = here.filter((other) => other !== by);
  const now = on ? [...rest, by] : rest;
  mutes = now.length > 0 ? { ...others, [table]: now } : others;
  store(PLACE, mutes);
}
