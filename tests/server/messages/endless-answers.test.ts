import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Outgoing, smsGateway } from '../../../server/messages/outbox.ts';
import { sendOutside } from '../../../server/messages/outside.ts';

let server: Server;
let url: string;
let poured = 0;
beforeEach(async () => {
  poured = 0;
  const piece = Buffer.alloc(1_000_000, 'x');
  server = createServer(async (_, response) => {
    while (poured < 100_000_000 && !response.destroyed) {
      poured += piece.length;
      if (!response.write(piece))
        await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const message: Outgoing = {
  companyId: 1,
  messageId: 1,
  key: 'key',
  channel: 'sms',
  purpose: 'service',
  recipient: '6912345678',
  subject: null,
  body: 'Code',
  content: null,
  accountId: null,
};

test.each([
  ['the gateway of texts', () => smsGateway(url)(message)],
  ['an address of a company', () => sendOutside(url, {}, Buffer.from('{}'), true)],
])('of %s no more is read of an answer than is looked at', async (_, send) => {
  await send();
  expect(poured).toBeLessThan(20_000_000);
});
