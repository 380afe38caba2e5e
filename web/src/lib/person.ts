/** The person's identity: a name and a secret, stored by this browser. */

import { ask, type Answer } from "./api";
import type { PersonShown } from "./protocol";
import { store, stored } from "./storage";

export type Person = PersonShown;

const PLACE = "person";

/** The stored person, if there is one. */
export function known(): Person | null {
  return stored<Person>(PLACE);
}

/** The person, with this name; a new one if none is stored or the server has forgotten them. */
export async function someone(name: string): Promise<Answer<Person>> {
  const person = known();
  if (person !== null) {
    const answer =
      person.name === name
        ? await ask<Person>("GET", "/api/people/me", undefined, person.token)
        : await ask<Person>("PATCH", "/api/people/me", { name }, person.token);
    if (answer.ok) {
      answer.body = { ...person, name: answer.body.name };
      store(PLACE, answer.body);
    }
    if (answer.ok || answer.status !== 401) return answer;
  }
  const made = await ask<Person>("POST", "/api/people", { name });
  if (made.ok) store(PLACE, made.body);
  return made;
}
