/** A length of time as text. */

import { say } from "./words.svelte";

export function span(seconds: number): string {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return say("web-days", { count: seconds / 86_400 });
  if (seconds >= 60 && seconds % 60 === 0) return say("web-minutes", { count: seconds / 60 });
  return say("web-seconds", { count: seconds });
}

/** The remaining time on a clock: 4:05, or 2 h 10 min, or days. */
export function left(seconds: number): string {
  if (seconds >= 2 * 86_400) return say("web-days", { count: Math.floor(seconds / 86_400) });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (count: number): string => String(count).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
