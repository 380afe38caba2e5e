const FIELDS = "input, textarea, select, dialog, [contenteditable]";

/** Whether a key press is for a text field or a dialog. */
export function writes(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest(FIELDS) !== null;
}

const READ = 250; // milliseconds that somebody needs at least to read a question

/** Ignores clicks and keys meant for the previous question: halves of double clicks, keys held down. */
export class Guard {
  #since = -READ;
  #key = "";

  /** A new question has appeared. */
  asked(): void {
    this.#since = performance.now();
  }

  /** Whether a click counts: not the second half of a double click, nor a key (0) pressed twice. */
  click(event: Pick<MouseEvent, "detail">): boolean {
    return event.detail === 1 || this.#read();
  }

  /** Whether a key counts: not while it is held down, nor the same key again immediately. */
  key(event: Pick<KeyboardEvent, "key" | "repeat">): boolean {
    const again = event.key === this.#key;
    this.#key = event.key;
    return !event.repeat && (!again || this.#read());
  }

  #read(): boolean {
    return performance.now() - this.#since > READ;
  }
}
