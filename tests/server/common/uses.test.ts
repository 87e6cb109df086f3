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
import {
  type Reference,
  type Target,
  targets,
} from '../../../server/engine/uses/references.data.ts';
import { call, testApp } from '../../support/app.ts';
import { addCompany, addMember, addStore, type Person } from '../../support/areas/people.ts';
import { addLadder } from '../../support/areas/till.ts';
import { addView, makers, type Programme } from '../../support/areas/uses/makers.ts';
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
  const entity = entities.find(({ calls }) => calls.delete?.retires === table);
  if (!entity) throw new Error(`Nobody creates ${table}`);
  return addRecord(at.app, entity, entity.path.startsWith('/stores/') ? at.store : at.company);
}

const ask = async (of: Endpoint, id: number) => {
  const ofStore = of.path.startsWith('/stores/');
  const storeId = ofStore ? at.store.storeId : at.company.companyId;
  const done = await call(at.app, of, {
    params: { storeId, id } as never,
    as: ofStore ? clerk : at.admin,
    ...(of.query ? { query: { take_off: 'true' } as never } : {}),
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

const isThere = async (table: RetiredTable, id: number) =>
  (await query(`select 1 from ${table} where ${targets[table].id} = $1`, [id])).length > 0;

const named = async ({ by }: Reference, place: Place, id: number) => {
  const within = by.within ?? 'u.company_id = $1';
  const text = `select 1 from ${by.table} u where ${within} and ${place.names}`;
  return (await query(text, [at.company.companyId, id])).length > 0;
};

// A view whose filter names a record that is gone finds nobody, which is what its owner sees.
const mayDangle = (place: Place) => place.at.startsWith('filter.');

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

    const removed = await ask(removalOf(table), id);
    if (outcome === 'refuses') {
      expect([removed.status, removed.refusal.error]).toEqual([409, 'in_use']);
      const refusing = found.data.uses?.filter((each) => each.outcome === 'refuses');
      expect(removed.refusal.uses).toEqual(refusing);
      expect(await isThere(table, id)).toBe(true);
    } else {
      expect(removed.status).toBe(200);
      const points = (await named(reference, place, id)) && !mayDangle(place);
      expect(points && !(await isThere(table, id))).toBe(false);
      expect((await ask(removalOf(table), id)).status).toBe(404);
    }
  });

  test('of another company is not answered', async () => {
    const other = await addMember(at.app, await addCompany(at.app));
    const id = await addTarget('gifts');
    const params = { storeId: at.company.companyId, id } as never;
    const asked = await call(at.app, usesOf(removalOf('gifts')), { params, as: other });
    expect(asked.status).toBe(404);
  });
});
