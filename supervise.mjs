import { spawn } from 'node:child_process';

const firstPauseMs = 500;
const longestPauseMs = 5000;
/** A server that served for so long has recovered. */
const steadyMs = 60_000;
/** And one that served for so long starts well: what ended it came from outside, and waiting longer helps nobody. */
const wellMs = 5000;

/**
 * How long to wait before the server is started again, in milliseconds, by how long it served before it ended. The pause
 * doubles only while it ends soon after each start.
 */
export function pauseAfter(servedMs, lastMs, firstMs = firstPauseMs) {
  if (lastMs === undefined || servedMs >= steadyMs) return firstMs;
  return servedMs >= wellMs ? lastMs : Math.min(longestPauseMs, lastMs * 2);
}

/**
 * How the server is run. Left to itself, V8 lets its heap grow to several times what is in use before it looks for what was
 * dropped: an export of a million rows, which needs a few megabytes, would take two hundred.
 */
export const nodeFlags = ['--heap-growing-percent=80'];

/** How often it is checked whether npm, which started this process, is still there. */
const parentCheckMs = 500;

const say = (text) => process.stderr.write(`${text}\n`);

/**
 * Runs Node with these arguments and, when that ends by itself once it was ready, runs it again, each time
 * after the pause of `pauseAfter`. What fails before it ever was ready fails for good, with its code.
 */
export function supervise(args, firstMs = firstPauseMs) {
  let child;
  let waiting;
  let told = false;
  let wasReady = false;
  let pauseMs;

  const start = () => {
    let readyAt;
    child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    child.once('message', () => {
      wasReady = true;
      readyAt = performance.now();
    });
    child.once('exit', (code, signal) => {
      if (told || code === 0 || !wasReady) process.exit(code ?? 1);
      const servedMs = readyAt === undefined ? 0 : performance.now() - readyAt;
      pauseMs = pauseAfter(servedMs, pauseMs, firstMs);
      say(`The server ended (${signal ?? code}) and is started again in ${pauseMs / 1000} s`);
      waiting = setTimeout(start, pauseMs);
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
