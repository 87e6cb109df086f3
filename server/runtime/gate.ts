/** There is more to do than may wait; the same work may be asked for again a moment later. */
export class Busy extends Error {}

/**
 * Lets so many pieces of work run at once, and so many more wait for their turn. Heavy work that anybody may ask for goes
 * through one, so that many who ask at once take neither all processors nor all memory.
 */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly atOnce: number;
  private readonly mostWaiting: number;

  constructor(atOnce: number, mostWaiting: number) {
    this.atOnce = atOnce;
    this.mostWaiting = mostWaiting;
  }

  /** Runs the work when it is its turn. Throws Busy where too many wait, and what the work throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else {
      if (this.waiting.length >= this.mostWaiting) throw new Busy();
      await new Promise<void>((go) => {
        this.waiting.push(go);
      });
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place of this piece of work is that of the next one.
      if (next) next();
      else this.running -= 1;
    }
  }
}
