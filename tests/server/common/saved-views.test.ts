import { beforeEach, describe, expect, test } from 'vitest';
import { deleteView, listViews, saveView } from '../../../contract/common/saved-views.ts';
import { call, type TestApp } from '../../support/app.ts';
import { openDesk } from '../../support/areas/desk.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import type { Till } from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let desk: Person;
beforeEach(async () => {
  ({ app, till, desk } = await openDesk());
});
const at = () => ({ storeId: till.company.storeId });

describe('saved views', () => {
  const save = (as: Person, name: string, shared = false) =>
    call(app, saveView, {
      params: at(),
      body: { resource: 'customers', name, shared, filter: { minimum_age: 30 }, sort: null },
      as,
    });
  const names = async (as: Person) => {
    const query = { resource: 'customers' };
    const { data } = await call(app, listViews, { params: at(), query, as });
    return data.views.map(({ name, own }) => [name, own]);
  };

  test('are one’s own, or shared with everybody in the company', async () => {
    const other = await addMember(app, till.company);
    await save(desk, 'Πάνω από 30');
    await save(desk, 'Για όλους', true);
    expect(await names(desk)).toEqual([
      ['Για όλους', true],
      ['Πάνω από 30', true],
    ]);
    expect(await names(other)).toEqual([['Για όλους', false]]);
  });

  test('hold only what can be kept', async () => {
    const body = { resource: 'customers', name: 'Μισό', filter: { q: '\ud800' }, sort: null };
    const { status, refusal } = await call(app, saveView, { params: at(), body, as: desk });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['filter.q']]);
  });

  test('are replaced under their name, and deleted by whoever made them', async () => {
    const first = (await save(desk, 'Πάνω από 30')).data;
    expect((await save(desk, 'Πάνω από 30', true)).data.view_id).toBe(first.view_id);
    const other = await addMember(app, till.company);
    const params = { ...at(), id: first.view_id };
    expect((await call(app, deleteView, { params, as: other })).status).toBe(404);
    expect((await call(app, deleteView, { params, as: desk })).status).toBe(200);
  });

  test('of a list are for those who may read it', async () => {
    const query = { resource: 'customers' };
    const stranger = await addMember(app, till.company, { gifts: { read: true } });
    expect((await call(app, listViews, { params: at(), query, as: stranger })).status).toBe(403);
    const body = { resource: 'customers', name: 'Ξένη', shared: true, filter: {}, sort: null };
    expect((await call(app, saveView, { params: at(), body, as: stranger })).status).toBe(403);
  });

  test('are kept of lists only', async () => {
    const body = { resource: 'no-list', name: 'Χαμένη', shared: false, filter: {}, sort: null };
    const { status, refusal } = await call(app, saveView, { params: at(), body, as: desk });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['resource']]);
  });

  test('of a store’s lists are kept with its company', async () => {
    const params = { storeId: till.store.storeId };
    const body = {
      resource: 'transactions',
      name: 'Online',
      shared: true,
      filter: { channel: 'online' },
      sort: null,
    };
    const { status } = await call(app, saveView, { params, body, as: till.cashier });
    expect(status).toBe(201);
  });
});
