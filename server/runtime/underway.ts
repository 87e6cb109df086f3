/** The calls that are being answered, so that work nobody waits for can let them go first. */
export class Underway {
  private calls = 0;
  private waiting: (() => void)[] = [];

  /** Counts a call for as long as it is being answered. */
  async during(answer: () => Promise<void>): Promise<void> {
    this.calls += 1;
    try {
      await answer();
    } finally {
      this.calls -= 1;
      if (!this.calls) for (const go of this.waiting.splice(0)) go();
    }
  }

  /** Lets calls go first: resolves when none is being answered, and after `mostMs` however many there are. */
  async passed(mostMs: number): Promise<void> {
    // What has arrived and was not looked at yet is looked at first.
    await new Promise(setImmediate);
    if (!this.calls) return;
    await new Promise<void>((go) => {
      const timer = setTimeout(go, mostMs);
      this.waiting.push(() => {
        clearTimeout(timer);
        go();
      });
    });
  }
}
