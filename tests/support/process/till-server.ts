import { builtServer } from './built.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Starts the built server on a folder, with the demo unless its variables say otherwise. */
export const startTillServer = (
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<ServerProcess> =>
  startServerProcess({
    command: [builtServer],
    dataDir,
    variables: { LOG_LEVEL: 'fatal', ...variables },
  });

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
