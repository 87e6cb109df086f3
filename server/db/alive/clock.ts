/** A difference that is said: more than any network takes. */
const toldMs = 2000;
/** How much a clock may go wrong between two looks, in parts of the time between them. */
const drift = 0.001;

/** What the clock of a database said, and when it was asked and answered, by `performance.now()`. */
export interface ClockAnswer {
  databaseMs: number;
  askedAt: number;
  answeredAt: number;
}

/**
 * The time as the database has it. Servers on one database decide for one another what is over, such as sessions: what
 * each of them takes for now must be the same. Between two answers it goes on by the machine's monotonic clock, so that
 * setting the time of day changes nothing.
 */
export class DatabaseClock {
  private known: { ms: number; at: number; errorMs: number } | undefined;

  /** Takes an answer where it is more exact than what is known, or shows that this is wrong. */
  hear({ databaseMs, askedAt, answeredAt }: ClockAnswer): void {
    const errorMs = (answeredAt - askedAt) / 2;
    const ms = databaseMs + errorMs;
    const { known } = this;
    const mayBeWrong = known ? known.errorMs + drift * (answeredAt - known.at) : Infinity;
    const isWrong = known && Math.abs(this.at(answeredAt) - ms) > mayBeWrong + errorMs;
    if (errorMs <= mayBeWrong || isWrong) this.known = { ms, at: answeredAt, errorMs };
  }

  /** Milliseconds since 1970, as `Date.now()` answers them. */
  now(): number {
    return Math.round(this.at(performance.now()));
  }

  /** By how much this machine's clock is ahead, in milliseconds; 0 where it is not worth a word. */
  skewMs(): number {
    // biome-ignore lint/plugin: what is compared with the database's clock
    const ahead = Math.round(Date.now() - this.now());
    return Math.abs(ahead) > toldMs ? ahead : 0;
  }

  private at(moment: number): number {
    // biome-ignore lint/plugin: until the database has said what time it is
    return this.known ? this.known.ms + moment - this.known.at : Date.now();
  }
}
