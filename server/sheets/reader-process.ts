import { type ChildProcess, fork } from 'node:child_process';
import { packageRoot, programFile } from '../db/place.ts';
import { tooLargeATable } from './bad-table.ts';
import type { ReadTable, TableAnswer } from './table-reader.ts';

// What was read is handed on: a million rows need no more than a thousand.
const memory = ['--max-old-space-size=128', '--max-semi-space-size=8'];
// How Node ends when it runs out of memory, where that is no signal.
const aborted = 134;

function start(): ChildProcess {
  return fork(programFile('server/sheets/table-reader.ts'), {
    execArgv: memory,
    cwd: packageRoot,
    // What it says when it runs out of memory is nothing for the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

/** A process that reads one table after the other. */
export class ReaderProcess {
  private readonly child = start();
  private broken: unknown;
  private waiting: {
    done: (answer: TableAnswer) => void;
    failed: (error: unknown) => void;
  } | null = null;

  constructor() {
    this.child.on('message', (answer: TableAnswer) => this.waiting?.done(answer));
    this.child.on('error', (error) => this.end(error));
    this.child.on('exit', (code, signal) =>
      this.end(
        signal || code === aborted
          ? tooLargeATable()
          : new Error(`The reader of tables ended with ${code}`),
      ),
    );
  }

  get isWhole(): boolean {
    return this.broken === undefined;
  }

  /**
   * Names a file, or asks for more of it. Throws table_too_large where that takes all memory, and what it
   * was ended with.
   */
  ask(said: ReadTable | 'more'): Promise<TableAnswer> {
    return new Promise((done, failed) => {
      if (!this.isWhole) return failed(this.broken);
      this.waiting = { done, failed };
      // Where it is gone already, its end is what is heard.
      this.child.send(said, () => undefined);
    });
  }

  /** Ends it amid its work; whoever waits is told this. */
  end(reason: unknown): void {
    this.broken ??= reason;
    this.waiting?.failed(this.broken);
    this.child.kill('SIGKILL');
  }

  /** Whether it keeps the server from ending. */
  hold(isNeeded: boolean): void {
    const held = [this.child, this.child.channel];
    for (const each of held)
      if (isNeeded) each?.ref();
      else each?.unref();
  }
}
