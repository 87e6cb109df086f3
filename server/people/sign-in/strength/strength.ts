import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programFile } from '../../../db/place.ts';
import { invalidField } from '../../../http/refusal.ts';
import { Gate } from '../../../runtime/gate.ts';
import type { Judging } from './judge-thread.ts';

/** Judging takes up to a second: one at a time, and no more wait than are answered within ten seconds. */
const gate = new Gate(1, 10);
/** The thread holds 60 MB of words: it ends when nobody has chosen a password for so long. */
const idleMs = 5 * 60_000;
/** What is said of a person is short; no more of it is looked for in a password. */
const mostKnownLetters = 200;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

function startThread(): Worker {
  const started = new Worker(programFile('server/people/sign-in/strength/judge-thread.ts'));
  started.unref();
  started.once('exit', () => {
    if (thread === started) thread = undefined;
  });
  return started;
}

function endWhenIdle(started: Worker) {
  clearTimeout(idle);
  idle = setTimeout(() => void started.terminate(), idleMs);
  idle.unref();
}

async function askThread(judging: Judging): Promise<boolean> {
  thread ??= startThread();
  const asked = thread;
  const ended = new AbortController();
  const { signal } = ended;
  clearTimeout(idle);
  asked.ref();
  asked.postMessage(judging);
  try {
    const [answer] = await Promise.race([
      once(asked, 'message', { signal }),
      once(asked, 'exit', { signal }).then(([code]) => {
        throw new Error(`The thread that judges passwords ended with ${code}`);
      }),
    ]);
    return answer === true;
  } finally {
    ended.abort();
    asked.unref();
    endWhenIdle(asked);
  }
}

/**
 * Whether a password withstands guessing by whoever knows the usual ones in Greek, English and Italian,
 * and what is known of its owner. It is judged in a thread of its own. Throws Busy where too many wait.
 */
export const isStrong = (password: string, known: readonly string[] = []): Promise<boolean> =>
  gate.run(() =>
    askThread({ password, known: known.map((each) => each.slice(0, mostKnownLetters)) }),
  );

/** Throws weakPassword at `field` for a password that is soon guessed. */
export async function assertStrong(
  password: string,
  known: readonly string[] = [],
  field = 'password',
) {
  if (!(await isStrong(password, known))) throw invalidField(field, 'weakPassword');
}
