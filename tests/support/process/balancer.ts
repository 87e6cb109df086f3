import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Balancer {
  readonly origin: string;
  /** Until it knows that each of them is ready, as whoever restarts one after the other waits. */
  readonly knowsAll: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Passed {
  readonly call: IncomingMessage;
  readonly body: Buffer;
  readonly answer: ServerResponse;
}

const lookMs = 100;

// Each call has its connection: whether one was taken is then never in doubt.
const agent = new Agent({ keepAlive: false });

/** Hands a call to the first of these that takes a connection; what was taken is never sent twice. */
function pass({ call, body, answer }: Passed, [to, ...others]: readonly string[]) {
  if (to === undefined) {
    answer.writeHead(502).end();
    return;
  }
  const { method, headers, url } = call;
  const sent = request(`${to}${url}`, { method, headers, agent });
  sent.once('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  sent.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') pass({ call, body, answer }, others);
    else answer.destroy();
  });
  sent.end(body);
}

/** Asks each every now and then whether it is ready; answers those that lately were. */
function watch(origins: readonly string[]) {
  const away = new Set<string>();
  const asked = new Set<string>();
  const look = async (origin: string) => {
    // One at a time: of two answers the older one could come last, and would stand.
    if (asked.has(origin)) return;
    asked.add(origin);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    asked.delete(origin);
    if (answer?.ok) away.delete(origin);
    else away.add(origin);
  };
  const timer = setInterval(() => void origins.map(look), lookMs);
  return {
    /** Those that are; all where it knows of none, as proxies do. */
    ready: () =>
      away.size === origins.length ? origins : origins.filter((origin) => !away.has(origin)),
    knowsAll: async () => {
      while (away.size) await sleep(lookMs);
    },
    stop: () => clearInterval(timer),
  };
}

/** What stands in front of several processes, as a proxy does: of those that are ready one after the other has its turn. */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const { ready, knowsAll, stop } = watch(origins);
  let turn = 0;
  const server = createServer(async (call, answer) => {
    const pieces: Buffer[] = [];
    for await (const piece of call) pieces.push(piece as Buffer);
    turn += 1;
    const those = ready();
    const first = turn % those.length;
    const order = [...those.slice(first), ...those.slice(0, first)];
    pass({ call, body: Buffer.concat(pieces), answer }, order);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    knowsAll,
    close: async () => {
      stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
