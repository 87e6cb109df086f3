import { beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints, entities } from '../../../contract/all.ts';
import {
  type RetiredTable,
  retiredTables,
  type Uses,
  usesOf,
} from '../../../contract/common/uses.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import type { Place } from '../../../server/engine/uses/places.ts';
import { targets } from '../../../server/engine/uses/references.data.ts';
import type { Reference, Target } from '../../../server/engine/uses/target.ts';
import { call, testApp } from '../../support/app.ts';
import { addCompany, addMember, addStore, type Person } from '../../support/areas/people.ts';
import { addLadder } from '../../support/areas/till.ts';
import {
  addPlan,
  addView,
  addWay,
  makers,
  type Programme,
} from '../../support/areas/uses/makers.ts';
import { naming } from '../../support/areas/uses/naming.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let at: Programme;
let clerk: Person;
let tiers: number[];
beforeAll(async () => {
  const app = await testApp();
  const company = await addCompany(app);
  const store = await addStore(app, company, 'store');
  at = { app, company, store, admin: await addMember(app, company) };
  clerk = await addMember(app, store);
  tiers = await addLadder(at, [
    { from: 0 },
    { from: 100 },
    { from: 200 },
    { from: 300 },
    { from: 400 },
  ]);
});

const query = async (text: string, values: unknown[]) =>
  (await at.app.database.pool.query(text, values)).rows;

const removalOf = (table: RetiredTable) =>
  allEndpoints.find(
    ({ method, retires, path }) =>
      method === 'DELETE' && retires === table && !path.startsWith('/suppliers/'),
  ) as Endpoint<`${string}/{id}`>;

async function addTarget(table: RetiredTable): Promise<number> {
  if (table === 'saved_views') return addView(at);
  if (table === 'point_titles') return tiers.pop() ?? 0;
  if (table === 'stores') return makers.stores(at);
  if (table === 'subscription_plans') return addPlan(at);
  if (table === 'store_payment_methods') return addWay(at);
  const entity = entities.find(({ calls }) => calls.delete?.retires === table);
  if (!entity) throw new Error(`Nobody creates ${table}`);
  return addRecord(at.app, entity, entity.path.startsWith('/stores/') ? at.store : at.company);
}

/** What a deletion has to be confirmed with. */
const confirmed: Partial<Record<RetiredTable, (id: number) => Promise<object>>> = {
  product_tags: async () => ({ take_off: 'true' }),
  stores: async (id) => {
    const [row] = await query('select name from stores where store_id = $1', [id]);
    return { confirm_name: row?.name };
  },
};

const ask = async (of: Endpoint, id: number, confirming: object = {}) => {
  const ofStore = of.path.startsWith('/stores/');
  const storeId = ofStore ? at.store.storeId : at.company.companyId;
  const done = await call(at.app, of, {
    params: { storeId, id } as never,
    as: ofStore ? clerk : at.admin,
    ...(Object.keys(confirming).length ? { query: confirming as never } : {}),
  });
  return done as typeof done & { data: Partial<Uses> };
};

/** A row that names a new record at a place, and the record. */
async function addUse(table: RetiredTable, { by }: Reference, place: Place) {
  const id = await addTarget(table);
  const user = await makers[by.kind](at);
  await query(naming(by, place), [id, user]);
  return { id, user };
}

const remove = async (table: RetiredTable, id: number) =>
  ask(removalOf(table), id, await confirmed[table]?.(id));

const isThere = async (table: RetiredTable, id: number) => {
  const target: Target = targets[table];
  const text = `select 1 from ${target.table ?? table} where ${target.id} = $1`;
  return (await query(text, [id])).length > 0;
};

const named = async ({ by }: Reference, place: Place, id: number) => {
  const within = by.within ?? 'u.company_id = $1';
  const text = `select 1 from ${by.table} u where ${within} and ${place.names}`;
  return (await query(text, [at.company.companyId, id])).length > 0;
};

// A plan that is sold no more is still there for who sells it.
const staysReadable: readonly RetiredTable[] = ['subscription_plans'];

const references = retiredTables.flatMap((table) =>
  (targets[table] as Target).uses.flatMap((reference) =>
    reference.at.map((place) => ({
      title: `${reference.by.table}.${place.at || 'product in a store'} of ${table}`,
      ...{ table, reference, place },
    })),
  ),
);

describe('what uses a record', () => {
  test.each(references)('$title', async ({ table, reference, place }) => {
    const { id, user } = await addUse(table, reference, place);
    const { by, outcome } = reference;
    const found = await ask(usesOf(removalOf(table)), id);
    const expected = {
      kind: by.kind,
      outcome,
      count: 1,
      first: [expect.objectContaining(by.kind === 'cards' ? {} : { id: user })],
    };
    expect(found.data.uses).toContainEqual(expect.objectContaining(expected));

    const removed = await remove(table, id);
    if (outcome === 'refuses') {
      expect([removed.status, removed.refusal.error]).toEqual([409, 'in_use']);
      const refusing = found.data.uses?.filter((each) => each.outcome === 'refuses');
      expect(removed.refusal.uses).toEqual(refusing);
      expect(await isThere(table, id)).toBe(true);
    } else {
      expect(removed.status).toBe(200);
      const points = await named(reference, place, id);
      expect(points && !(await isThere(table, id))).toBe(false);
      if (!staysReadable.includes(table)) expect((await remove(table, id)).status).toBe(404);
    }
  });

  test('of several at once is counted once for each that uses any of them', async () => {
    const [one, other] = [await addTarget('gifts'), await addTarget('gifts')];
    const both = await makers.campaigns(at);
    const reward = `jsonb_build_object('campaign_reward', jsonb_build_object('gift_ids', jsonb_build_array($1::bigint, $2::bigint)))`;
    await query(
      `update campaigns set definition = coalesce(definition, '{}') || ${reward} where campaign_id = $3`,
      [one, other, both],
    );
    await query('update gift_orders set gift_id = $1 where order_id = $2', [
      one,
      await makers.orders(at),
    ]);
    const found = await ask(usesOf(removalOf('gifts')), other, { with: one });
    expect(found.data.uses).toMatchObject([
      { kind: 'campaigns', outcome: 'refuses', count: 1, first: [{ id: both }] },
      { kind: 'orders', outcome: 'stays', count: 1 },
    ]);
  });

  test('of another place of the company is not answered', async () => {
    const id = await addTarget('coupons');
    const elsewhere = await addStore(at.app, at.company, 'store');
    const params = { storeId: elsewhere.storeId, id } as never;
    const as = await addMember(at.app, elsewhere);
    const asked = await call(at.app, usesOf(removalOf('coupons')), { params, as });
    expect(asked.status).toBe(404);
  });

  test('of another company is not answered', async () => {
    const other = await addMember(at.app, await addCompany(at.app));
    const id = await addTarget('gifts');
    const params = { storeId: at.company.companyId, id } as never;
    const asked = await call(at.app, usesOf(removalOf('gifts')), { params, as: other });
    expect(asked.status).toBe(404);
  });
});
