import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from './free-port.ts';

/** A server in a process of its own, which can be killed and started again on the same data. */
export interface TillServer {
  readonly origin: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

async function ready(origin: string, child: ChildProcess) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The server did not start within a minute');
}

/** Starts a server with the demo programme on a folder and, if given, a PostgreSQL database. */
export async function startTillServer(dataDir: string, databaseUrl?: string): Promise<TillServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const own = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'fatal',
  };
  const env = { ...inherited, ...own, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  let child: ChildProcess | undefined;
  const start = async () => {
    const given = ['--import', 'tsx', resolve('tests/support/serve.ts')];
    child = spawn(process.execPath, given, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await ready(origin, child);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  };
  await start();
  return { origin, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

interface Cashier {
  token: string;
  storeId: number;
}

/** The moderator of the demo, at the till of their store. */
export async function signInCashier(origin: string): Promise<Cashier> {
  const body = {
    app_provider_id: 1,
    country_id: 300,
    mobile: '6900000003',
    password: 'pistos-demo',
  };
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  const token = ((await login.json()) as { data: { access_token: string } }).data.access_token;
  const own = await fetch(`${origin}/api/users/stores/all`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { stores } = ((await own.json()) as { data: { stores: { store_id: number }[] } }).data;
  return { token, storeId: stores[0]?.store_id ?? 0 };
}

/** Sends one receipt with its key, again and again until it is answered; answers its id. */
export async function insist(
  origin: string,
  { token, storeId }: Cashier,
  key: string,
  customer: number,
): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
  };
  const body = JSON.stringify({ user_account_id: customer, amount: 10 });
  for (;;) {
    const answer = await fetch(`${origin}/api/stores/${storeId}/transactions`, {
      method: 'POST',
      headers,
      body,
    }).catch(() => undefined);
    if (answer?.status === 201)
      return ((await answer.json()) as { data: { transaction_id: number } }).data.transaction_id;
    if (answer && answer.status < 500)
      throw new Error(`A receipt was answered ${answer.status}: ${await answer.text()}`);
    await new Promise((done) => setTimeout(done, 30));
  }
}

/** Insists on many receipts with a few clients at once; calls back as they are acknowledged. */
export async function insistOn(
  origin: string,
  cashier: Cashier,
  count: number,
  acknowledged: (soFar: number) => void,
) {
  const ids: number[] = [];
  let next = 0;
  const client = async () => {
    for (let n = next++; n < count; n = next++) {
      ids.push(await insist(origin, cashier, `fault-receipt-${n}`, (n % 500) + 1));
      acknowledged(ids.length);
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  return ids;
}
