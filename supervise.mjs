import { spawn } from 'node:child_process';

const longestPauseMs = 30_000;
/** Whoever ran for so long has recovered. */
const steadyMs = 60_000;

/**
 * How the server is run. Left to itself, V8 lets its heap grow to several times what is in use before it looks for what was
 * dropped: an export of a million rows, which needs a few megabytes, would take two hundred.
 */
export const nodeFlags = ['--heap-growing-percent=80'];

const say = (text) => process.stderr.write(`${text}\n`);

/**
 * Runs Node with these arguments and, when that ends by itself once it was ready, runs it again, each
 * time after a longer pause. What fails before it ever was ready fails for good, with its code.
 */
export function supervise(args, firstPauseMs = 500) {
  let child;
  let waiting;
  let told = false;
  let wasReady = false;
  let pauseMs = firstPauseMs;

  const start = () => {
    const began = Date.now();
    child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    child.once('message', () => {
      wasReady = true;
    });
    child.once('exit', (code, signal) => {
      if (told || code === 0 || !wasReady) process.exit(code ?? 1);
      if (Date.now() - began > steadyMs) pauseMs = firstPauseMs;
      say(`The server ended (${signal ?? code}) and is started again in ${pauseMs / 1000} s`);
      waiting = setTimeout(start, pauseMs);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    });
  };

  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      told = true;
      clearTimeout(waiting);
      if (child.exitCode ?? child.signalCode) process.exit(0);
      child.kill(signal);
    });
  start();
}
