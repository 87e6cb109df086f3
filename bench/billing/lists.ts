import type { Database } from '../../server/db/connection.ts';
import { type Measured, put } from '../load.ts';
import { say } from '../prepare.ts';

const calls = 200;
const connections = 4;
const seconds = 5;
/** Billings of the one subscription that has the most. */
export const longest = 600;
const most = 100;

const lines = `'[{"kind":"plan","text":{"el":"Α","en":"A","it":"A"},"from":"2026-01-01T00:00:00.000Z","to":"2026-02-01T00:00:00.000Z","net":2411,"vat":579,"total":2990}]'`;
const parties = `'{"seller":{"name":"Συνδρομές","vat_number":null,"address":null},"buyer":{"name":"Κατάστημα","vat_number":null,"address":null}}'`;

/** Billings of the months before, all paid but some of the newest: so many of each subscription, and of the first so many more. */
const past = `insert into billings (company_id, subscription_id, store_id, buyer_company_id, number, kind, status, period_from, period_to,
    currency, vat_rate, lines, parties, net, vat, total, payment_code, is_test, issued_at, due_at, paid_at)
  select u.company_id, u.subscription_id, u.store_id, u.buyer_company_id, $2 + row_number() over (), 'period',
      case when u.subscription_id % 50 = 0 and n = 2 then 'open' else 'paid' end, p.began, p.began + interval '1 month',
      'EUR', 2400, ${lines}, ${parties}, 2411, 579, 2990, 'BENCH' || ($2 + row_number() over ()), true, p.began, p.began + interval '7 days', p.began
    from subscriptions u, generate_series(2, $3::int) n, lateral (select u.period_from - n * interval '1 month' as began) p
    where u.company_id = $1 and (n <= $4 or u.subscription_id = (select min(subscription_id) from subscriptions where company_id = $1))`;

const payments = `insert into billing_payments (company_id, billing_id, store_id, attempt, provider, provider_ref, idempotency_key, state, amount,
    currency, is_test, scheduled, created_at, settled_at)
  select company_id, billing_id, store_id, 1, 'test', 'pi_bench_' || billing_id, 'bench-' || billing_id, 'succeeded', total, 'EUR', true, true, issued_at, paid_at
    from billings where company_id = $1 and payment_code like 'BENCH%' and status = 'paid'`;

/** Gives each subscription of a seller billings of the past: as many as make so many in all. */
export async function addPast({ pool }: Database, companyId: number, billings: number) {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from subscriptions where company_id = $1',
    [companyId],
  );
  const each = Math.ceil(billings / (rows[0]?.count ?? 1));
  await client.query(past, [companyId, billings, longest, each]);
  await client.query(payments, [companyId]);
  // Some of everything that the list is filtered by.
  await client.query(
    `with plan as (insert into subscription_plans (company_id, plan_name, plan_description, plan_price, interval, permissions)
        values ($1, '{"el":"Β","en":"B","it":"B"}', '{"el":"","en":"","it":""}', 4990, 'month', '{}') returning store_subscription_plan_id as id)
      update subscriptions set store_subscription_plan_id = case when subscription_id % 10 = 0 then plan.id else store_subscription_plan_id end,
        status = case when subscription_id % 50 = 0 then 'past_due' when subscription_id % 97 = 0 then 'inactive' else status end
      from plan where company_id = $1`,
    [companyId],
  );
  await client.query('vacuum analyze');
  client.release(true);
}

interface Seller {
  readonly companyId: number;
  /** Plans, and a buyer with few billings and the one with the most, with their subscriptions. */
  readonly plans: readonly number[];
  readonly stores: readonly number[];
  readonly subscriptions: readonly number[];
}

/** What is asked for by name, each with as many different values as users would choose. */
const paths = ({ companyId, plans, stores, subscriptions }: Seller) => {
  const list = `/companies/${companyId}/subscriptions`;
  const of = <T>(all: readonly T[], n: number) => all[n % all.length];
  const dashboard = (n: number) => `/stores/${of(stores, n)}/general-settings/billing-dashboard`;
  return {
    'subscriptions: by name': (n: number) => `${list}?page=${1 + (n % 20)}`,
    'subscriptions: by the end of their period': (n: number) =>
      `${list}?sort=period_to&order=${['asc', 'desc'][n % 2]}`,
    'subscriptions: by their last change': (n: number) =>
      `${list}?sort=updated_at&order=desc&page=${1 + (n % 5)}`,
    'subscriptions: of a plan': (n: number) => `${list}?store_subscription_plan_id=${of(plans, n)}`,
    'subscriptions: of a state': (n: number) =>
      `${list}?status=${of(['active', 'past_due', 'inactive', 'cancelled'], n)}`,
    'subscriptions: overdue': (n: number) => `${list}?overdue=true&page=${1 + (n % 20)}`,
    'subscriptions: not overdue': (n: number) => `${list}?overdue=false&page=${1 + (n % 20)}`,
    'subscriptions: a part of a name': (n: number) =>
      `${list}?q=${((n + 1) * 7919).toString(16).slice(-3)}`,
    'subscriptions: half of all names': (n: number) =>
      `${list}?q=${encodeURIComponent('κατάστημα')}&page=${1 + (n % 5)}`,
    'a subscription with its billings': (n: number) => `${list}/${of(subscriptions, n)}`,
    'a buyer: where it stands': (n: number) => `${dashboard(n)}/current`,
    'a buyer: what it paid': (n: number) => `${dashboard(n)}/payments-history?page=${1 + (n % 3)}`,
    'a buyer: what it owes': (n: number) => `${dashboard(n)}/payments-history?status=open`,
  };
};

export interface Listed extends Measured {
  readonly name: string;
}

/** How long each list takes, over a few connections. */
export async function measureLists(
  server: { address: string; token: string },
  seller: Seller,
  folder: string,
) {
  const rows: Listed[] = [];
  for (const [name, path] of Object.entries(paths(seller))) {
    const asked = Array.from({ length: calls }, (_, n) => `/api${path(n)}`);
    const measured = await put({ ...server, paths: asked, connections, seconds }, folder);
    if (measured.failures) throw new Error(`${name}: ${measured.failures} failed`);
    say(`${name}: p99 ${measured.p99.toFixed(1)} ms`);
    rows.push({ name, ...measured });
  }
  return rows;
}

export const isSlow = ({ p99 }: Listed) => p99 > most;
