/** The person's settings for the page, stored by the browser. */

import { MediaQuery } from "svelte/reactivity";
import type { BotSpeed } from "./protocol";
import { store, stored } from "./storage";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
};
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off";
export const BOT_SPEEDS: BotSpeed[] = ["slow", "normal", "fast", "instant"];

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  bots: BotSpeed;
}

const PLACE = "settings";

function preferred(): Language {
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return wanted.find((name): name is Language => (LANGUAGES as readonly string[]).includes(name)) ?? "en";
}

function load(): Kept {
  const usual: Kept = {
    language: preferred(),
    theme: "system",
    motion: "system",
    sound: false,
    bots: "normal",
  };
  const found = { ...usual, ...stored<Partial<Kept>>(PLACE) };
  return LANGUAGES.includes(found.language) ? found : { ...found, language: usual.language };
}

export const settings: Kept = $state(load());

/** Store the settings, and apply them to the document. */
export function followSettings(): void {
  $effect(() => {
    const { language, ...rest } = settings; // a person who uses the browser's language keeps following the browser
    store(PLACE, language === preferred() ? rest : settings);
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.motion = moving() ? "on" : "off";
  });
}

const calm = new MediaQuery("prefers-reduced-motion: reduce");

/** Whether changes are animated. */
export function moving(): boolean {
  return settings.motion !== "off" && !calm.current;
}
