/** Who the person is: a name and a secret that this browser keeps. */

import { ask } from "./api";
import { keep, kept } from "./keep";

export interface Person {
  id: string;
  name: string;
  token: string;
}

const PLACE = "person";

/** Who this is, if anybody is known. */
export function known(): Person | null {
  return kept<Person>(PLACE);
}

/** Who this is; somebody new if nobody is known, or the server does not know him any more. */
export async function someone(name: string): Promise<Person> {
  const person = known();
  if (person !== null) {
    const answer = await ask("GET", "/api/people/me", undefined, person.token);
    if (answer.ok) return person;
    if (answer.status !== 401) throw new Error(answer.sentence);
  }
  const made = await ask<Person>("POST", "/api/people", { name });
  if (!made.ok) throw new Error(made.sentence);
  keep(PLACE, made.body);
  return made.body;
}

/** Be called otherwise. */
export async function rename(name: string): Promise<string | null> {
  const person = known();
  const answer = person === null ? null : await ask<Person>("PATCH", "/api/people/me", { name }, person.token);
  if (answer?.ok) keep(PLACE, { ...person, name: answer.body.name });
  else if (answer === null || answer.status === 401) await someone(name);
  else return answer.sentence;
  return null;
}
