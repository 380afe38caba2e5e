/** Requests over HTTP, for everything that isn't live. */

import type { Message } from "./protocol";
import { render, say } from "./words.svelte";

/** Why the server refused a request, with the paragraph of the rules if there is one. */
export interface Refused {
  ok: false;
  status: number;
  sentence: string;
  rule: string;
}

export type Answer<T> = { ok: true; status: number; body: T } | Refused;

/** The refusal in an answer; null if the request succeeded. */
export function refusalOf(answer: Answer<unknown>): Refused | null {
  return answer.ok ? null : answer;
}

/** Send a request; a refusal comes back as a sentence in the person's language. */
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
