/** What is shared with the thread of the database: its memory, and where in it things are. */
export interface Watched {
  memory: WebAssembly.Memory;
  /** Addresses of what a signal would set, and of the text of the statement under way. */
  interruptPending: number;
  queryCancelPending: number;
  statementText: number;
  /** `[state, limit]`, and since when. */
  cells: SharedArrayBuffer;
}

// Nothing runs; a statement does; it is being told to stop; it has been told.
const [idle, running, telling, stopped] = [0, 1, 2, 3];
const [state, limit] = [0, 1];
const lookEveryMs = 100;
const longestText = 2000;

const numbersOf = (cells: SharedArrayBuffer) => new Int32Array(cells, 0, 2);
const sinceOf = (cells: SharedArrayBuffer) => new Float64Array(cells, 8, 1);
export const newCells = () => new SharedArrayBuffer(16);

/** The side of the database: says what runs since when, and for how long it may. */
export class StatementClock {
  private readonly watched: Watched;
  private readonly numbers: Int32Array;
  private readonly since: Float64Array;

  constructor(watched: Watched) {
    this.watched = watched;
    this.numbers = numbersOf(watched.cells);
    this.since = sinceOf(watched.cells);
  }

  begin(limitMs: number): void {
    // biome-ignore lint/plugin: a thread of this process looks at it, whose performance.now() begins elsewhere
    this.since[0] = Date.now();
    this.numbers[limit] = limitMs;
    Atomics.store(this.numbers, state, running);
  }

  /** Whoever is just telling it to stop is waited for, so that the next statement is not told in its place. */
  end(): void {
    for (;;) {
      const was = Atomics.compareExchange(this.numbers, state, running, idle);
      if (was === running) return;
      if (was === stopped) break;
      Atomics.wait(this.numbers, state, telling, 10);
    }
    const { memory, queryCancelPending } = this.watched;
    new Int32Array(memory.buffer)[queryCancelPending / 4] = 0;
    Atomics.store(this.numbers, state, idle);
  }
}

/** The statement under way, as it was written: parameters are not in it. */
function textOf({ memory, statementText }: Watched): string {
  const bytes = Buffer.from(memory.buffer);
  const from = bytes.readUInt32LE(statementText);
  const text = Buffer.from(bytes.subarray(from, from + longestText));
  const end = text.indexOf(0);
  return text.toString('utf8', 0, end < 0 ? longestText : end).replace(/\s+/g, ' ');
}

/** Does what PostgreSQL does when it is signalled: the statement ends where it next looks, with 57014. */
function signal({ memory, queryCancelPending, interruptPending }: Watched): void {
  const numbers = new Int32Array(memory.buffer);
  Atomics.store(numbers, queryCancelPending / 4, 1);
  Atomics.store(numbers, interruptPending / 4, 1);
}

export interface Stopped {
  statement: string;
  ms: number;
}

/**
 * Watches from another thread what the database does, and stops a statement that is past its limit; `tell`
 * hears which. Answers how to stop watching.
 */
export function watchStatements(watched: Watched, tell: (stopped: Stopped) => void): () => void {
  const numbers = numbersOf(watched.cells);
  const since = sinceOf(watched.cells);
  const pastMs = () => {
    const most = Atomics.load(numbers, limit);
    // biome-ignore lint/plugin: by the clock of the thread that began it
    const ms = Date.now() - (since[0] ?? 0);
    return most > 0 && ms > most ? ms : undefined;
  };
  const settle = (as: number) => {
    Atomics.store(numbers, state, as);
    Atomics.notify(numbers, state);
  };
  const look = () => {
    if (!pastMs()) return;
    if (Atomics.compareExchange(numbers, state, running, telling) !== running) return;
    // By now it may be the next one that runs.
    const ms = pastMs();
    if (ms === undefined) return settle(running);
    const statement = textOf(watched);
    signal(watched);
    settle(stopped);
    tell({ statement, ms });
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
