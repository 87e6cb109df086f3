import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { WebhookPayload } from '../../../../contract/developers/events.ts';

/** One delivery, as the program got it. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly payload: WebhookPayload;
}
type Answer = { status: number; body?: string; headers?: Record<string, string> };
type Answering = (received: Received) => Answer | Promise<Answer>;

/** A program of somebody's that is told of events, and what it was told. */
export async function startReceiver(answering: Answering = () => ({ status: 204 })) {
  const received: Received[] = [];
  let answer = answering;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', async () => {
      const text = Buffer.concat(pieces).toString();
      const got = { headers: request.headers, text, payload: JSON.parse(text) };
      received.push(got);
      const { status, body = '', headers = {} } = await answer(got);
      response.writeHead(status, headers).end(body);
    });
    request.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    types: () => received.map(({ payload }) => payload.type),
    answers: (other: Answering) => {
      answer = other;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Throws where it was not signed with the secret. */
export const verify = (secret: string, { headers, text }: Received) =>
  new Webhook(secret).verify(text, headers as Record<string, string>);
