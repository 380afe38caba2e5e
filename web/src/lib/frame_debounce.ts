/** Runs an action once before the next frame, however often it is scheduled: measuring sizes is slow. */
export class FrameDebounce {
  #frame = 0;
  readonly #act: () => void;

  constructor(act: () => void) {
    this.#act = act;
  }

  /** Run the action before the next frame. */
  readonly schedule = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#act();
    });
  };

  /** Don't run it after all. */
  cancel(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
