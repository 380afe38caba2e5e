const FIELDS = "input, textarea, select, dialog, [contenteditable]";

/** Whether a key is meant for what is being written, or for a dialog. */
export function writes(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest(FIELDS) !== null;
}

const READ = 250; // milliseconds that it takes at least to read a question

/** Tells what is meant for a question from what was meant for the one before: halves of double clicks, keys held down. */
export class Guard {
  #since = -READ;
  #key = "";

  /** Another question is there. */
  asked(): void {
    this.#since = performance.now();
  }

  /** Whether a click is meant for the question: the second half of a double click is not, nor a key (0) pressed twice. */
  click(event: Pick<MouseEvent, "detail">): boolean {
    return event.detail === 1 || this.#read();
  }

  /** Whether a key is meant for the question: one that is held down is not, nor the same once more at once. */
  key(event: Pick<KeyboardEvent, "key" | "repeat">): boolean {
    const again = event.key === this.#key;
    this.#key = event.key;
    return !event.repeat && (!again || this.#read());
  }

  #read(): boolean {
    return performance.now() - this.#since > READ;
  }
}
