/** The events of a game, typed. */

import type { EventNotes } from "./protocol";

/** What happens in a game, by the fields of each kind of event. */
export type EventOf<Fields> = {
  [Kind in keyof Fields]: EventNotes & { event: Kind } & Fields[Kind];
}[keyof Fields];
