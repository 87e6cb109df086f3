import { Refusal } from '../http/refusal.ts';
import { ReaderProcess } from './reader-process.ts';

/** Files that one server reads at once; whoever comes later waits for their turn. */
const mostAtOnce = 2;
const longestWaitMs = 60_000;
/** The next file often follows soon, and a new process has to be made ready. */
const idleMs = 30_000;

let running = 0;
const waiting: (() => void)[] = [];
let idle: { reader: ReaderProcess; timer: NodeJS.Timeout } | undefined;

async function turn() {
  if (running < mostAtOnce) {
    running += 1;
    return;
  }
  await new Promise<void>((done, failed) => {
    const mine = () => {
      clearTimeout(late);
      done();
    };
    const late = setTimeout(() => {
      waiting.splice(waiting.indexOf(mine), 1);
      failed(new Refusal('unavailable'));
    }, longestWaitMs);
    waiting.push(mine);
  });
}

function endTurn() {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

/** A process that reads tables, to be given back. Throws unavailable where all are at work for long. */
export async function takeReader(): Promise<ReaderProcess> {
  await turn();
  const reader = idle;
  idle = undefined;
  clearTimeout(reader?.timer);
  if (!reader?.reader.isWhole) return new ReaderProcess();
  reader.reader.hold(true);
  return reader.reader;
}

const unneeded = new Error('No table is read');

/** Gives a process back; one that is amid a file is ended. */
export function giveBack(reader: ReaderProcess, isDone: boolean): void {
  if (!isDone || idle) reader.end(unneeded);
  else {
    reader.hold(false);
    const timer = setTimeout(() => {
      if (idle?.reader === reader) idle = undefined;
      reader.end(unneeded);
    }, idleMs);
    idle = { reader, timer: timer.unref() };
  }
  endTurn();
}
