import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { logged } from './runtime/log-error.ts';

/** So long may what is under way take, once the server is told to stop. */
const graceMs = 8000;
/** And so long, after that, what has to be put away. */
const tidyMs = 3000;
const lookMs = 100;
/** A connection that was just taken may still say what it came for: it is given that long. */
const firstWordMs = 1000;
/** How the process ends after an error that nobody expected: whoever watches it starts it again. */
const unexpected = 70;

interface StopperOptions {
  server: Server;
  log: Logger;
  /** How long calls are still taken after it was told to stop, so that a balancer has time to notice. */
  drainMs: number;
  /** Says where a balancer asks that others had better be asked. */
  leave: () => void;
  /** Sends the listeners elsewhere. */
  dismiss: () => void;
  /** Ends the work in the background and lets go of the database. */
  finish: () => Promise<void>;
}

/**
 * Sockets on which nothing was asked yet: browsers open some in advance. For Node they are not idle,
 * so that a server which closes would wait a minute for what they never say.
 */
function unusedSockets(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  const used = ({ socket }: { socket: Socket }) => unused.delete(socket);
  server.on('request', used);
  server.on('upgrade', used);
  return unused;
}

/** Answers that are not yet sent; once `stopping()`, each ends its connection. */
function openAnswers(server: Server, stopping: () => boolean): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (stopping()) response.setHeader('connection', 'close');
  });
  return open;
}

/**
 * Answers how to stop: a balancer is told, and after its time, no more calls are taken, those under way are answered and their connections
 * closed, then the database is let go of and the process ends with that code. Nothing of it may take
 * longer than its time: what is then still open is cut off.
 */
export function stopperOf(options: StopperOptions): (code: number) => void {
  const { server, log, drainMs, leave, dismiss, finish } = options;
  let stopping = false;
  let closing = false;
  const unused = unusedSockets(server);
  const open = openAnswers(server, () => stopping);
  const tidy = (code: number) =>
    finish()
      .catch((error: unknown) => log.error({ err: logged(error) }, 'not put away'))
      .finally(() => process.exit(code));
  const close = (code: number) => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(code), graceMs + tidyMs).unref();
    for (const response of open)
      if (!response.headersSent) response.setHeader('connection', 'close');
    dismiss();
    const idle = setInterval(() => server.closeIdleConnections(), lookMs);
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      void tidy(code);
    });
    server.closeIdleConnections();
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, firstWordMs);
  };
  return (code) => {
    // Told twice, or not sure what still works after an error: nobody waits for a balancer.
    if (stopping || code !== 0 || !drainMs) close(code);
    else setTimeout(close, drainMs, code);
    stopping = true;
    leave();
  };
}

/**
 * Stops when the system says so, and after an error that nobody caught: what it left half done is not
 * known, so that the process may not go on, and had better end in order.
 */
export function stopOnSignals(stop: (code: number) => void, log: Logger) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  const crash = (error: unknown) => {
    log.fatal({ err: logged(error) }, 'unexpected');
    stop(unexpected);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}
