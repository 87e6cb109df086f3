import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Handed {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface Gateway {
  readonly url: string;
  /** What it was handed, in order. */
  readonly handed: Handed[];
  /** What it answers from now on. */
  answers: { status: number; body?: unknown };
  /** The channel whose messages it refuses for good. */
  refuses?: string;
  /** Takes what it is handed and says nothing: hangs up, or does not even do that. */
  silent?: 'hangs up' | 'holds on' | undefined;
  close: () => Promise<void>;
}

/** Somebody outside who takes what is posted to them. */
export async function startGateway(): Promise<Gateway> {
  const gateway: Pick<Gateway, 'answers' | 'handed' | 'refuses' | 'silent'> = {
    answers: { status: 200 },
    handed: [],
  };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const bytes = Buffer.concat(pieces);
    gateway.handed.push({ headers: request.headers, bytes });
    if (gateway.silent === 'hangs up') request.socket.destroy();
    if (gateway.silent) return;
    const isRefused = gateway.refuses && bytes.includes(`"channel":"${gateway.refuses}"`);
    const { status, body } = isRefused ? { status: 422, body: undefined } : gateway.answers;
    response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return Object.assign(gateway, {
    url: `http://127.0.0.1:${port}/send`,
    close: () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      return closed;
    },
  });
}

/** What it was handed, read as JSON. */
export const readBy = ({ handed }: Pick<Gateway, 'handed'>) =>
  handed.map(({ bytes }) => JSON.parse(bytes.toString()) as Record<string, unknown>);
