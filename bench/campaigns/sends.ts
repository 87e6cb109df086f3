import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../server/db/connection.ts';
import type { ServerProcess } from '../../tests/support/process/server-process.ts';
import { addPeople } from '../customers.ts';
import { say } from '../prepare.ts';
import { type Caller, startCampaign } from './api.ts';

/** A gateway that takes everything, and knows who was sent what under which id. */
export async function startTaker() {
  const keys = new Map<string, Set<string>>();
  let taken = 0;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += String(piece);
    const { to } = JSON.parse(text) as { to: string };
    const own = keys.get(to) ?? new Set();
    own.add(String(request.headers['idempotency-key']));
    keys.set(to, own);
    taken += 1;
    response.writeHead(200).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    reached: () => keys.size,
    taken: () => taken,
    /** People who were sent to under more than one id. */
    doubled: () => [...keys.values()].filter(({ size }) => size > 1).length,
    forget: () => {
      keys.clear();
      taken = 0;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
export type Taker = Awaited<ReturnType<typeof startTaker>>;

/** So many customers who may be told by text, at any hour. */
export async function addReachable(
  { pool }: Database,
  companyId: number,
  storeId: number,
  count: number,
) {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0; set session_replication_role = replica');
  await addPeople(client, { companyId, storeId }, count);
  await client.query(
    'insert into accounts (company_id, user_account_id) select company_id, user_account_id from customers where company_id = $1 on conflict do nothing',
    [companyId],
  );
  await client.query('update customers set marketing = true, sms = true where company_id = $1', [
    companyId,
  ]);
  await client.query(
    `update company_settings set quiet_from = '00:00', quiet_until = '00:00' where company_id = $1`,
    [companyId],
  );
  await client.query('vacuum analyze customers');
  await client.query('vacuum analyze accounts');
  client.release(true);
}

const text = 'Γεια σου {first_name}, σε περιμένουμε!';

/** Tells everybody once, and takes the server away so many times on the way; answers seconds and highest memory. */
export async function measureSend(
  caller: Caller,
  server: ServerProcess,
  taker: Taker,
  { people, kills, memory }: { people: number; kills: number; memory: () => number },
) {
  taker.forget();
  const at = new Date(Date.now() + 1000).toISOString();
  await startCampaign(
    caller,
    'scheduled',
    { every: 'once', at },
    {
      campaign_reward: null,
      system_notification_ids: [1],
      sms: { text: { el: text, en: text, it: text } },
    },
  );
  let [began, highest, killed] = [0, 0, 0];
  while (taker.reached() < people) {
    await pause(50);
    if (!began && taker.reached()) began = performance.now();
    highest = Math.max(highest, memory());
    if (taker.reached() > (people * (killed + 1)) / (kills + 1) && killed < kills) {
      killed += 1;
      await server.kill();
      await server.start();
      say(`Killed at ${taker.reached()} of ${people}`);
    }
  }
  const seconds = (performance.now() - began) / 1000;
  // Whoever was sent to twice would be so by now.
  await pause(5000);
  return {
    seconds,
    highest,
    kills,
    reached: taker.reached(),
    taken: taker.taken(),
    doubled: taker.doubled(),
  };
}
