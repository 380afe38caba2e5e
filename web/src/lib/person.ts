/** Who the person is: a name and a secret that this browser keeps. */

import { ask, type Answer } from "./api";
import type { PersonShown } from "./protocol";
import { store, stored } from "./storage";

export type Person = PersonShown;

const PLACE = "person";

/** Who this is, if anybody is known. */
export function known(): Person | null {
  return stored<Person>(PLACE);
}

/** Who this is, by this name; somebody new if nobody is known, or the server does not know him any more. */
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
