/** Whether a wide labyrinth is turned upright, by a quarter to the right: then its west is above. */

class Upright {
  /** The rows of the turned board; 0 while it isn't turned. */
  rows = $state(0);

  get turned(): boolean {
    return this.rows > 0;
  }
}

export const upright = new Upright();
