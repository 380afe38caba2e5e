/** What the page says while the server can't be reached. */

import { say } from "./words.svelte";

/** That there is no server, in a few words. */
export function noServerTitle(): string {
  return say(navigator.onLine ? "web-no-server-title" : "web-offline-title");
}

/** That there is no server, and what can be done without it. */
export function noServer(): string {
  const why = say(navigator.onLine ? "web-no-server" : "web-offline");
  const kept = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null; // by the service worker
  return kept ? `${why} ${say("web-works-offline")}` : why;
}
