/** Done once before the page is drawn next, however often it is asked for: to ask how large something is takes long. */
export class FrameDebounce {
  #frame = 0;
  readonly #act: () => void;

  constructor(act: () => void) {
    this.#act = act;
  }

  /** It is to be done. */
  readonly schedule = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#act();
    });
  };

  /** Not any more. */
  cancel(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
