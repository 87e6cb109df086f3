import { spawn } from 'node:child_process';

const longestPauseMs = 30_000;
/** Whoever ran for so long has recovered. */
const steadyMs = 60_000;

/**
 * How the server is run. Left to itself, V8 lets its heap grow to several times what is in use before it looks for what was
 * dropped: an export of a million rows, which needs a few megabytes, would take two hundred.
 */
export const nodeFlags = ['--heap-growing-percent=80'];

/** How often it is checked whether npm, which started this process, is still there. */
const parentCheckMs = 500;

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

  const stop = (signal) => {
    told = true;
    clearTimeout(waiting);
    if (child.exitCode ?? child.signalCode) process.exit(0);
    child.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event) stopWithoutParent(stop);
  start();
}

/**
 * npm ends at a SIGTERM without handing it to what it started, which would then run on with nobody to stop it. Calls
 * `stop` as soon as the parent of this process is another one.
 */
function stopWithoutParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, parentCheckMs);
  timer.unref();
}
