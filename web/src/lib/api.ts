/** Requests for everything that is not live. */

import type { Message } from "./protocol";
import { render, say } from "./words.svelte";

/** Why it was not done, and the paragraph of the rules that says so, if there is one. */
export interface Refused {
  ok: false;
  status: number;
  sentence: string;
  rule: string;
}

export type Answer<T> = { ok: true; status: number; body: T } | Refused;

/** What is to be told about an answer. */
export function refusalOf(answer: Answer<unknown>): Refused | null {
  return answer.ok ? null : answer;
}

/** Ask the server for something; a refusal comes back as a sentence in the person's language. */
export async function ask<T>(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer<T>> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, status: 0, sentence: say("web-not-reached"), rule: "" };
  }
  const said = (await response.json().catch(() => null)) as unknown;
  if (response.ok) return { ok: true, status: response.status, body: said as T };
  const refusal = (said ?? {}) as { text?: Message; rule?: string };
  const sentence = refusal.text ? render(refusal.text) : say("web-trouble");
  return { ok: false, status: response.status, sentence, rule: refusal.rule ?? "" };
}
