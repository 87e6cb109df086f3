import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../server/db/connection.ts';
import type { Till } from './ledger.ts';
import { appOn, literal, recorded, type Statement } from './sql.ts';

export interface Posted {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly failures: number;
}

interface Load {
  readonly address: string;
  readonly token: string;
  readonly till: Till;
  readonly connections: number;
  readonly seconds: number;
}

const pathOf = ({ storeId }: Till) => `/api/stores/${storeId}/transactions`;

// Every receipt has a customer and a key of its own, as tills send them.
const script = ({ till, token }: Load) => `
math.randomseed(os.time() * 1000 + os.clock() * 1e6)
local run = math.random(1, 1e9)
local n = 0
wrk.method = "POST"
wrk.headers["authorization"] = "Bearer ${token}"
wrk.headers["content-type"] = "application/json"
request = function()
  n = n + 1
  wrk.headers["idempotency-key"] = "bench-" .. run .. "-" .. n
  local customer = ${till.firstCustomer} + math.random(0, ${till.customers - 1})
  return wrk.format("POST", "${pathOf(till)}", nil, '{"user_account_id":' .. customer .. ',"amount":12.5}')
end
done = function(summary, latency)
  local bad = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
  io.write(string.format("RESULT %f %f %f %f %d\\n", summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000,
    latency:percentile(95) / 1000, latency:percentile(99) / 1000, bad))
end
`;

/** Posts receipts through HTTP, signed in, over so many connections for a while. */
export function postReceipts(load: Load, folder: string): Posted {
  const file = join(folder, 'receipts.lua');
  writeFileSync(file, script(load));
  const options = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '-s', file, load.address];
  const said = execFileSync('wrk', options, { encoding: 'utf8' });
  const [perSecond = 0, p50 = 0, p95 = 0, p99 = 0, failures = 0] =
    /RESULT (.*)/.exec(said)?.[1]?.split(' ').map(Number) ?? [];
  return { perSecond, p50, p95, p99, failures };
}

const key = 'recorded-receipt';

/** The statements of one posting, in their order: who is calling, what the rules look at, the write. */
export async function statementsOf(database: Database, till: Till, token: string) {
  const app = appOn(database);
  return recorded(database, async () => {
    const answer = await app.request(pathOf(till), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ user_account_id: till.firstCustomer, amount: 12.5 }),
    });
    if (answer.status !== 201) throw new Error(`A receipt was answered ${answer.status}`);
  });
}

// pgbench takes a colon before a name for one of its variables.
const plainly = (value: unknown) => literal(value).replace(/:(?=[A-Za-z_])/g, ': ');

/** A row by its names, as the functions of the database take it, with the transaction's own customer and key. */
function filledRow(row: string) {
  const own = plainly(row)
    .replaceAll(`"${key}"`, `"b-' || :one || '-' || :two || '"`)
    .replace(/("account": ?)\d+/g, "$1' || :customer || '");
  return `(${own})::jsonb`;
}

/** Statements as a pgbench script; the customer and the key change with each transaction. */
export function pgbenchOf(statements: readonly Statement[], till: Till): string {
  const last = till.firstCustomer + till.customers - 1;
  const filled = statements.map(({ text, values }) =>
    text.replace(/\$(\d+)/g, (_, place: string) => {
      const value = values[Number(place) - 1];
      if (value === till.firstCustomer) return ':customer';
      if (value === key) return `('b-' || :one || '-' || :two)`;
      if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`;
      if (typeof value === 'string' && value.startsWith('{')) return filledRow(value);
      return Array.isArray(value) ? arrayOf(value) : plainly(value);
    }),
  );
  const sets = [
    `\\set customer random(${till.firstCustomer}, ${last})`,
    '\\set one random(1, 1000000000)',
    '\\set two random(1, 1000000000)',
  ];
  return [...sets, ...filled.map((text) => `${text.replaceAll(/\s+/g, ' ')};`), ''].join('\n');
}

const arrayOf = (values: readonly unknown[]) =>
  `'{${values.map((value) => (value === null ? 'NULL' : String(value))).join(',')}}'`;
