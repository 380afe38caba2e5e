/** The service worker: stores the page, its messages and its rules, so that they open without the server.
 *
 *  Requests with a token, and everything about tables, always go to the server. A new version waits until no page of the
 *  old one is open.
 */

/** The files of the page by their addresses, which change with their contents, and those of each language. */
export interface KeptFiles {
  page: string[];
  texts: Record<string, string[]>;
}

// The parts of the worker API that are missing here, because TypeScript's types for workers exclude those for pages.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const clients: { claim(): Promise<void> };

const FILES = "__FILES__" as unknown as KeptFiles; // replaced by the build: kept_files.ts
const PAUSE = 50; // milliseconds between two files, because the server limits requests
const SHELL = "/"; // the document of all pages
const EVERY = new Set([...FILES.page, ...Object.values(FILES.texts).flat()]);
const GAMES = "/api/games";
const ANSWERS = new RegExp(`^${GAMES}(/\\w+/(words|rules)/\\w+)?$`);

const files = (): Promise<Cache> => caches.open("files");
const answers = (): Promise<Cache> => caches.open("answers");

/** Fetch missing files; texts only in English and the languages of the browser. */
async function install(): Promise<void> {
  const cache = await files();
  const languages = new Set(["en", ...navigator.languages.map((name) => name.slice(0, 2))]);
  const wanted = [...FILES.page, ...[...languages].flatMap((name) => FILES.texts[name] ?? [])];
  for (const path of wanted) {
    if ((await cache.match(path)) !== undefined) continue;
    await cache.add(path);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  await cache.add(new Request(SHELL, { cache: "reload" }));
  await (await answers()).add(GAMES);
}

/** Delete the files of older versions, and take over open pages. */
async function activate(): Promise<void> {
  const cache = await files();
  const paths = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const old = paths.filter((path) => path !== SHELL && !EVERY.has(path));
  await Promise.all(old.map((path) => cache.delete(path)));
  await clients.claim();
}

/** Return a file whose contents never change. */
async function file(path: string): Promise<Response> {
  const cache = await files();
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(path);
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
}

/** Return the page from the server, or as it was when this worker was installed. */
async function page(request: Request): Promise<Response> {
  const kept = async () => (await files()).match(SHELL, { ignoreVary: true });
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const shell = await kept();
    if (shell === undefined) throw error;
    return shell;
  }
}

/** Return what the server says about the games, or said last. */
async function answered(request: Request): Promise<Response> {
  const cache = await answers();
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

function respond(event: Fetching): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("Authorization")) return;
  if (EVERY.has(pathname)) event.respondWith(file(pathname));
  else if (ANSWERS.test(pathname)) event.respondWith(answered(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
}

addEventListener("install", (event) => (event as Lasting).waitUntil(install()));
addEventListener("activate", (event) => (event as Lasting).waitUntil(activate()));
addEventListener("fetch", (event) => respond(event as Fetching));
