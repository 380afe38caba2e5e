/** What the page says while it can't reach the server. */

import { say } from "./words.svelte";

/** A short message that the server can't be reached. */
export function noServerTitle(): string {
  return say(navigator.onLine ? "web-no-server-title" : "web-offline-title");
}

/** The message that the server can't be reached, and what works without it. */
export function noServer(): string {
  const why = say(navigator.onLine ? "web-no-server" : "web-offline");
  const kept = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null; // there is a service worker
  return kept ? `${why} ${say("web-works-offline")}` : why;
}
