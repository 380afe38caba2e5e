/** The coach of a guided first game. The present step follows from the view alone, so reloads and undo need nothing. */

import type { Device } from "./device.svelte";
import { agrees, firstGameOf, present, wanted, type FirstGame } from "./first_game";
import { asked } from "./sentence";
import { store, stored } from "./storage";

const MOST = 20; // tables whose lesson was left

export class Coach {
  readonly #device: Device;
  #script = $state.raw<FirstGame | null>(null);
  #left = $state(false);
  #strayed = $state.raw<unknown>(null); // the update at which the learner tried another choice

  constructor(device: Device) {
    this.#device = device;
    this.#left = known().includes(device.connection.table);
  }

  /** Load the lesson, if this table has one and the learner hasn't left it. */
  async come(): Promise<void> {
    const { info, seat } = this.#device.connection;
    if (this.#left || this.#script !== null || info?.scripted !== true || seat !== 0) return;
    try {
      this.#script = (await firstGameOf(info.game)?.()) ?? null;
    } catch {
      // the game can be played without it
    }
  }

  /** All steps; none without a lesson. */
  get steps(): FirstGame["steps"] {
    return this.#script?.steps ?? [];
  }

  /** The present step; null if there is none or the lesson is over. */
  step = $derived.by(() => {
    const { update } = this.#device.connection;
    if (this.#left || update === null || update.outcome !== null) return null;
    return present(this.steps, update.view);
  });

  /** Whether the lesson continues; its last step only says goodbye. */
  get leads(): boolean {
    return this.step !== null && this.step !== this.steps.at(-1);
  }

  /** The word of the choice that the lesson wants now; "" if there is none. */
  wants = $derived.by(() => wanted(this.step, asked(this.#device.connection))?.say ?? "");

  /** Whether the learner has just tried another choice. */
  get strayed(): boolean {
    return this.#strayed !== null && this.#strayed === this.#device.connection.update;
  }

  /** Whether the lesson allows these words; if not, the coach says so. */
  allows(words: readonly string[]): boolean {
    const { connection } = this.#device;
    if (agrees(this.step, asked(connection), words)) return true;
    this.#strayed = connection.update;
    return false;
  }

  /** Continue the same game without the lesson. */
  leave(): void {
    this.#left = true;
    store("first.left", [...known(), this.#device.connection.table].slice(-MOST));
  }
}

function known(): string[] {
  return stored<string[]>("first.left") ?? [];
}
