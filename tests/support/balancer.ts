import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface Passed {
  readonly call: IncomingMessage;
  readonly body: Buffer;
  readonly answer: ServerResponse;
}

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
  sent.once('response', (told) => {
    answer.writeHead(told.statusCode ?? 502, told.headers);
    told.pipe(answer);
  });
  sent.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') pass({ call, body, answer }, others);
    else answer.destroy();
  });
  sent.end(body);
}

/** What stands in front of several processes, as a proxy does: one after the other has its turn. */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer(async (call, answer) => {
    const pieces: Buffer[] = [];
    for await (const piece of call) pieces.push(piece as Buffer);
    turn = (turn + 1) % origins.length;
    const order = [...origins.slice(turn), ...origins.slice(0, turn)];
    pass({ call, body: Buffer.concat(pieces), answer }, order);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
