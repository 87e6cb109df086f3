// npm run soak [minutes]: mixed work on a server with the demo programme, for as long; what failed, how long answers
// took in each third of the time, and what memory the server had. On the embedded database, or DATABASE_URL's.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from './server.ts';

const minutes = Number(process.argv[2] ?? 20);
const workers = 6;
const thinkMs = 40;
const importEveryMs = 60_000;
const importedAtOnce = 200;

const server = await startServer(process.env.DATABASE_URL);
const json = { 'content-type': 'application/json' };

interface Answered {
  kind: string;
  status: number;
  ms: number;
  /** When it was asked, in milliseconds from the beginning. */
  at: number;
}
const answers: Answered[] = [];
const began = performance.now();

async function ask(kind: string, path: string, init: RequestInit = {}) {
  const at = performance.now();
  const answer = await fetch(`${server.address}/api${path}`, init);
  const text = await answer.text();
  answers.push({ kind, status: answer.status, ms: performance.now() - at, at: at - began });
  return { status: answer.status, data: text.startsWith('{') ? JSON.parse(text).data : undefined };
}

async function signIn(mobile: string) {
  const body = JSON.stringify({ country_id: 300, mobile, password: 'pistos-demo' });
  const { data } = await ask('sign in', '/users/login', { method: 'POST', headers: json, body });
  const authorization = `Bearer ${data.access_token}`;
  const own = await ask('list', '/users/stores/all', { headers: { authorization } });
  return { authorization, stores: own.data.stores as { store_id: number; kind: string }[] };
}

const admin = await signIn('6900000002');
const cashier = await signIn('6900000003');
const company = admin.stores.find(({ kind }) => kind === 'company')?.store_id ?? 0;
const store = cashier.stores[0]?.store_id ?? 0;
const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
const number = (most: number) => 1 + Math.floor(Math.random() * most);

const lists = [
  ...['customers', 'customers?q=Μαρ', 'products', 'gifts', 'vouchers', 'audit-log', 'home'].map(
    (path) => [admin, `/companies/${company}/${path}`] as const,
  ),
  ...['transactions', 'products', 'claims', 'coupons/vouchers'].map(
    (path) => [cashier, `/stores/${store}/${path}`] as const,
  ),
];

const post = (kind: string, who: typeof admin, path: string, body: object, method = 'POST') =>
  ask(kind, path, {
    method,
    headers: { ...json, authorization: who.authorization, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });

const work = {
  list: async () => {
    const [{ authorization }, path] = pick(lists);
    const kind = path.replace(/^\/(\w+)\/\d+\//, 'list $1 ');
    await ask(kind, path, { headers: { authorization } });
  },
  receipt: () =>
    post('receipt', cashier, `/stores/${store}/transactions`, {
      user_account_id: number(400),
      amount: number(60),
    }),
  claim: async () => {
    const { data } = await ask('claim', `/stores/${store}/customers/${number(400)}/redeemables`, {
      headers: { authorization: cashier.authorization },
    });
    const gifts = (data?.gifts ?? []) as { gift_id: number }[];
    const gift = gifts[0];
    if (gift)
      await post('claim', cashier, `/stores/${store}/claims`, {
        user_account_id: number(400),
        gift_id: gift.gift_id,
      });
  },
  settings: () =>
    post(
      'settings',
      cashier,
      `/stores/${store}/flags/reward-points`,
      { reward_points: number(3), reward_amount: 1, reward_floor: true },
      'PUT',
    ),
};
const mix = [
  ...Array.from({ length: 10 }, () => work.list),
  ...Array.from({ length: 6 }, () => work.receipt),
  work.claim,
  work.claim,
  work.settings,
];

let imported = 0;
async function importSome() {
  const lines = Array.from({ length: importedAtOnce }, () => {
    imported += 1;
    return `Πελάτης ${imported};69${String(90_000_000 - imported)}`;
  });
  const form = new FormData();
  form.set('users', new File([['first_name;mobile', ...lines].join('\n')], 'soak.csv'));
  const { authorization } = admin;
  const path = `/companies/${company}/customers`;
  const up = await ask('import', `${path}/import`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  if (up.data) await post('import', admin, `${path}/imports/${up.data.import_id}/start`, {});
}

const isOver = () => performance.now() - began > minutes * 60_000;
async function worker() {
  while (!isOver()) {
    await pick(mix)().catch(() =>
      answers.push({ kind: 'no answer', status: 0, ms: 0, at: performance.now() - began }),
    );
    await pause(thinkMs);
  }
}
async function importer() {
  while (!isOver()) {
    await importSome().catch(() => undefined);
    await pause(Math.min(importEveryMs, minutes * 15_000));
  }
}

const memory: number[] = [];
const looking = setInterval(() => memory.push(server.memory().now), 1000);
await Promise.all([...Array.from({ length: workers }, worker), importer()]);
clearInterval(looking);

const third = (minutes * 60_000) / 3;
const quantile = (all: number[], part: number) =>
  Math.round(all.sort((a, b) => a - b)[Math.floor(all.length * part)] ?? 0);
const average = (all: number[]) => Math.round(all.reduce((a, b) => a + b, 0) / (all.length || 1));
const thirds = [0, 1, 2].map((n) => {
  const own = answers.filter(({ at }) => at >= n * third && at < (n + 1) * third);
  const held = memory.slice((n * memory.length) / 3, ((n + 1) * memory.length) / 3);
  const times = own.map(({ ms }) => ms);
  return {
    answers: own.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    MB: average(held),
  };
});
/** The 99th percentile of each kind of call, by thirds: what grows with what is written shows here. */
const slow = Object.fromEntries(
  [...new Set(answers.map(({ kind }) => kind))].map((kind) => [
    kind,
    [0, 1, 2].map((n) => {
      const own = answers.filter(
        (each) => each.kind === kind && each.at >= n * third && each.at < (n + 1) * third,
      );
      return quantile(
        own.map(({ ms }) => ms),
        0.99,
      );
    }),
  ]),
);
const counts: Record<string, Record<number, number>> = {};
for (const { kind, status } of answers) {
  counts[kind] ??= {};
  counts[kind][status] = (counts[kind][status] ?? 0) + 1;
}
console.table(counts);
console.table(thirds);
console.table(slow);
const failed = answers.filter(({ status }) => status === 0 || status >= 500).length;
console.log(`${answers.length} answers in ${minutes} minutes, ${failed} failed`);
await server.stop();
process.exitCode = failed ? 1 : 0;
