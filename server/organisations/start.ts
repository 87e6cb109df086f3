import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  type CompanyStart,
  companyStart,
  startDays,
  startPoints,
  startSteps,
} from '../../contract/organisations/start.ts';
import { stores } from '../../contract/organisations/stores.ts';
import { userDetails } from '../../contract/organisations/user-details.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import type { Call } from '../http/call.ts';
import { onceBy } from '../http/once.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { demand } from '../http/session.ts';
import { platformId } from '../messages/outbox.ts';
import { hundredthsOf, pointValueScale } from '../runtime/units.ts';
import { idempotencyKeysTable } from '../tables/ledger.ts';
import { companySettingsTable, storeSettingsTable } from '../tables/settings.ts';
import { createWithManager } from './create-store.ts';

const ofCompany = (table: string, more = '') =>
  `exists (select 1 from ${table} where company_id = $1 ${more})`;
const firstStore = `select store_id, name from stores
  where company_id = $1 and kind = 'store' and deleted_at is null order by store_id limit 1`;

/** Of each step, how it is known that it was done. */
const facts: Readonly<Record<(typeof startSteps)[number]['step'], string>> = {
  store: ofCompany('stores', "and kind = 'store' and deleted_at is null"),
  points: ofCompany('store_settings', 'and reward_set_at is not null'),
  customer: ofCompany('customers', 'and deleted_at is null'),
  receipt: ofCompany('transactions'),
  import: ofCompany('customer_imports', "and state = 'done'"),
  // Suppliers work for themselves.
  staff: `((select count(distinct m.user_id) from memberships m join stores s on s.company_id = m.company_id and s.store_id = m.store_id
      where m.company_id = $1 and s.kind <> 'supplier') > 1
    or exists (select 1 from invitations i join stores s on s.company_id = i.company_id and s.store_id = i.store_id
      where i.company_id = $1 and s.kind <> 'supplier'))`,
  gift: ofCompany('gifts'),
  campaign: ofCompany('campaigns'),
  till: `exists (select 1 from access_tokens t join stores s on s.store_id = t.store_id
    where s.company_id = $1 and t.cash_register_id is not null)`,
};

// The first receipt is the one of the least id, which the key finds at once.
const looked = {
  name: 'company-start',
  text: `select (select created_at < $2 from transactions where company_id = $1 order by transaction_id limit 1) as running,
    (select to_jsonb(f) from (${firstStore}) f) as first,
    ${Object.entries(facts)
      .map(([step, fact]) => `${fact} as ${step}`)
      .join(', ')}`,
};

type Row = Record<keyof typeof facts, boolean> & {
  running: boolean | null;
  first: CompanyStart['store'];
};
const dayMs = 86_400_000;

/** The first steps of a company, each done or not, computed from the data. The platform has none. */
export async function companyStartOf(
  { pool }: Database,
  companyId: number,
  nowMs: number,
): Promise<CompanyStart> {
  if (companyId === platformId) return { running: false, store: null, steps: [] };
  const values = [companyId, new Date(nowMs - startDays * dayMs)];
  const row = (await pool.query<Row>({ ...looked, values })).rows[0];
  return {
    running: row?.running ?? false,
    store: row?.first ?? null,
    steps: startSteps.map(({ step }) => ({ step, done: row?.[step] ?? false })),
  };
}

type PointsCall = Call<typeof startPoints>;

/** A store with a name and nothing else, run by the caller. */
async function openStore(tx: Executor, call: PointsCall, name: string): Promise<number> {
  demand(call.scope, 'stores.create');
  const { rows } = await tx.execute<{ country_id: number | null }>(
    sql`select country_id from stores where company_id = ${call.scope.companyId} and store_id = ${call.scope.companyId}`,
  );
  const store_details = stores.write.parse({ name, country_id: rows[0]?.country_id });
  const body = { store_details, user_details: userDetails.parse({}) };
  const store = await createWithManager(tx, { ...call, body }, undefined);
  return store.store_id;
}

/** Sets what an amount earns in each store that still has the standard; answers one of the company's stores. */
async function setPoints(tx: Executor, { scope, body, now }: PointsCall): Promise<number> {
  const { companyId } = scope;
  const of = storeSettingsTable;
  const moment = new Date(now()).toISOString();
  await tx
    .update(of)
    .set({
      reward_points: hundredthsOf(body.reward_points),
      reward_amount: 100,
      reward_set_at: moment,
      updated_at: sql`now()`,
    })
    .where(
      and(
        eq(of.company_id, companyId),
        isNull(of.reward_set_at),
        sql`exists (select 1 from stores s where s.company_id = ${companyId} and s.store_id = ${of.store_id} and s.kind = 'store' and s.deleted_at is null)`,
      ),
    );
  await tx
    .update(companySettingsTable)
    .set({ point_value: Math.round(body.point_value * pointValueScale), updated_at: sql`now()` })
    .where(eq(companySettingsTable.company_id, companyId));
  const { rows } = await tx.execute<{ store_id: number }>(
    sql`select store_id::int from stores where company_id = ${companyId} and kind = 'store' and deleted_at is null order by store_id limit 1`,
  );
  const first = rows[0];
  if (!first) throw invalidField('name', 'required');
  return first.store_id;
}

/** Does it in one transaction, once by one key. */
function begin(call: PointsCall) {
  const { database, scope, body, idempotency, now } = call;
  const keyed = { companyId: scope.companyId, idempotency, nowMs: now() };
  const work = () =>
    database.db.transaction(async (tx) => {
      const opened = body.name ? await openStore(tx, call, body.name) : undefined;
      const first = await setPoints(tx, call);
      const store_id = opened ?? first;
      if (idempotency)
        await tx.insert(idempotencyKeysTable).values({
          company_id: scope.companyId,
          key: idempotency.key,
          request_hash: idempotency.requestHash,
          subject_id: store_id,
          created_at: new Date(now()).toISOString(),
        });
      return { store_id };
    });
  return onceBy(database, keyed, work, async (store_id) => ({ store_id }));
}

/** How a company begins: its first store, its points, and what of the beginning is done. */
export function mountStart(api: Api) {
  serve(api, companyStart, ({ database, scope, now }) =>
    companyStartOf(database, scope.companyId, now()),
  );
  serve(api, startPoints, (call) => {
    demand(call.scope, 'settings.reward');
    return begin(call);
  });
}
