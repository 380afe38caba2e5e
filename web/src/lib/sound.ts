/** Short sounds, synthesised here: nothing is downloaded. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Play a tone: its pitch, start, length and loudness. */
function tone(pitch: number, after: number, length: number, loud: number, form: OscillatorType): void {
  if (context === null) return;
  const begin = context.currentTime + after;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = form;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + length);
}

/** Play a sound, if sounds are switched on. */
export function sound(name: "click" | "bell" | "end"): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  if (name === "click") {
    tone(420, 0, 0.07, 0.1, "triangle");
    tone(210, 0, 0.05, 0.08, "sine");
  } else if (name === "bell") {
    // A bell consists of its partials.
    for (const [part, loud] of [
      [1, 0.12],
      [2.76, 0.05],
      [5.4, 0.025],
    ] as const)
      tone(659 * part, 0, 1.1 / part, loud, "sine");
    tone(880, 0.16, 1, 0.08, "sine");
  } else {
    [523, 659, 784, 1047].forEach((pitch, number) => tone(pitch, number * 0.13, 0.7, 0.09, "sine"));
  }
}
