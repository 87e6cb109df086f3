import { beforeEach, expect, test } from 'vitest';
import { recordNames } from '../../../contract/common/record-names.ts';
import { deleteView, listViews } from '../../../contract/common/saved-views.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { deletePointTitle, listPointTitles } from '../../../contract/point-titles/point-titles.ts';
import { call, testApp } from '../../support/app.ts';
import { addCompany, addMember, addStore, allBut } from '../../support/areas/people.ts';
import { addLadder } from '../../support/areas/till.ts';
import { addView, makers, type Programme } from '../../support/areas/uses/makers.ts';

let at: Programme;
beforeEach(async () => {
  const app = await testApp();
  const company = await addCompany(app);
  const store = await addStore(app, company, 'store');
  at = { app, company, store, admin: await addMember(app, company) };
});

const params = () => ({ storeId: at.company.companyId });
const namesOf = (of: 'point-titles' | 'saved-views', id: number, as = at.admin) =>
  call(at.app, recordNames, { params: params(), query: { of, ids: String(id) } as never, as });
const sql = (text: string, values: unknown[]) => at.app.database.pool.query(text, values);

test('a tier that is deleted leaves the ladder, and campaigns that ended find its name', async () => {
  const [, tier = 0] = await addLadder(at, [{ from: 0 }, { from: 100 }]);
  await call(at.app, deletePointTitle, { params: { ...params(), id: tier }, as: at.admin });
  const { data } = await call(at.app, listPointTitles, { params: params(), as: at.admin });
  expect(data.tiers.map(({ store_point_title_id: id }) => id)).not.toContain(tier);
  expect((await namesOf('point-titles', tier)).data.names).toEqual([
    { id: tier, name: expect.stringMatching(/./), deleted: true },
  ]);
});

test('a record that is deleted is not chosen for others any more', async () => {
  const [, tier = 0] = await addLadder(at, [{ from: 0 }, { from: 100 }]);
  const id = await makers.gifts(at);
  await call(at.app, deletePointTitle, { params: { ...params(), id: tier }, as: at.admin });
  const body = { store_point_title_id: tier };
  const one = { params: { ...params(), id }, as: at.admin };
  const { status, refusal } = await call(at.app, gifts.calls.update, { ...one, body });
  expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['store_point_title_id']]);
});

test('a view that an ended campaign names is withdrawn, and one that nothing names goes', async () => {
  const [named, free] = [await addView(at), await addView(at)];
  const campaign = await makers.campaigns(at);
  await sql(
    `update campaigns set status = 'ended', definition = definition || jsonb_build_object(
      'campaign_client_characteristic_options', jsonb_build_object('view_id', $1::bigint)) where campaign_id = $2`,
    [named, campaign],
  );
  for (const id of [named, free])
    await call(at.app, deleteView, { params: { ...params(), id }, as: at.admin });
  const query = { resource: 'customers' };
  const { data } = await call(at.app, listViews, { params: params(), query, as: at.admin });
  expect(data.views).toEqual([]);
  expect((await namesOf('saved-views', named)).data.names).toMatchObject([{ deleted: true }]);
  expect((await namesOf('saved-views', free)).data.names).toEqual([]);
});

test('names are for those who may read the records, of their own company', async () => {
  const [tier = 0] = await addLadder(at, [{ from: 0 }]);
  const without = await addMember(at.app, at.company, allBut('point_packages.read'));
  expect((await namesOf('point-titles', tier, without)).status).toBe(403);
  const other = await addCompany(at.app);
  const as = await addMember(at.app, other);
  const query = { of: 'point-titles', ids: String(tier) } as never;
  const found = await call(at.app, recordNames, {
    params: { storeId: other.companyId },
    query,
    as,
  });
  expect(found.data.names).toEqual([]);
});
