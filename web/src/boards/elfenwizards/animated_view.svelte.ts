/** Holds moved tokens back until the event that moves them is shown, so that players can follow. */

import { untrack } from "svelte";
import { moving } from "../../lib/settings.svelte";
import type { TokenShown, View } from "./types";
import type { ElfenwizardsEvent } from "./view";

const SOON = 80; // milliseconds that the animation has to start, if there is one

export class AnimatedView {
  #tokens = $state.raw<ReadonlyMap<string, TokenShown>>(new Map());
  #spells: View["spells"] = [];
  #last: View | null = null;
  #shows = false;
  #timer = 0;

  /** Receive a new view. */
  saw(view: View): void {
    const last = this.#last;
    this.#last = view;
    if (last === null || !moving()) return;
    const boxes = new Map(view.tokens.map((token) => [token.name, token.box]));
    const delayed = new Map(untrack(() => this.#tokens));
    for (const token of last.tokens)
      if (boxes.get(token.name) !== token.box && !delayed.has(token.name)) delayed.set(token.name, token);
    this.#spells = last.spells.length > 0 ? last.spells : this.#spells;
    this.#tokens = delayed;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#shows || this.#catchUp(), SOON);
  }

  /** Show another event; null: the animation is over. */
  plays(event: ElfenwizardsEvent | null): void {
    const ends = this.#shows && event === null;
    this.#shows = event !== null;
    if (event !== null) untrack(() => this.#goes(event));
    else if (ends) this.#catchUp();
  }

  #goes(event: ElfenwizardsEvent): void {
    if (!("token" in event && "box" in event) || event.event === "spell") return;
    const { box } = event;
    const token = this.#tokens.get(event.token);
    if (token === undefined) return;
    const delayed = new Map(this.#tokens);
    if (this.#last?.tokens.some((one) => one.name === token.name && one.box === box))
      delayed.delete(token.name);
    else delayed.set(token.name, { ...token, box, points: 0 });
    this.#tokens = delayed;
  }

  #catchUp(): void {
    this.#tokens = new Map();
    this.#spells = [];
  }

  /** The view as it should be drawn now: tokens that haven't moved yet keep their spells. */
  of(view: View): View {
    const delayed = this.#tokens;
    if (delayed.size === 0) return view;
    const kept = this.#spells.filter((spell) => (delayed.get(spell.token)?.points ?? 0) > 0);
    return {
      ...view,
      tokens: view.tokens.map((token) => delayed.get(token.name) ?? token),
      spells: view.spells.length > 0 ? view.spells : kept,
    };
  }
}
