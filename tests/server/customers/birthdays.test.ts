import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../../../contract/customers/company-customers.ts';
import { anonymise } from '../../../contract/customers/customer-desk.ts';
import { mergeAccounts, undoMerge } from '../../../contract/customers/customer-merges.ts';
import { call, type TestApp } from '../../support/app.ts';
import { deskCalls, openDesk } from '../../support/areas/desk.ts';
import { Importer } from '../../support/areas/imports.ts';
import type { Person } from '../../support/areas/people.ts';
import { expectSound, type Till } from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let desk: Person;
beforeEach(async () => {
  ({ app, till, desk } = await openDesk());
});
const { at, added, change } = deskCalls(() => ({ app, till, desk }));

const listed = async (query: Record<string, string | number>) => {
  const { data } = await call(app, customers.calls.list, { params: at(), query, as: desk });
  return (data as unknown as { customers: { user_account_id: number }[] }).customers.map(
    ({ user_account_id }) => user_account_id,
  );
};
const stored = async () =>
  (
    await app.database.pool.query(
      `select birth_date::text, birthday from customers where company_id = $1 and deleted_at is null order by user_account_id`,
      [till.company.companyId],
    )
  ).rows;
const known = (birth_date: string | null, birthday: string | null) => ({ birth_date, birthday });

describe('a birthday without a year', () => {
  test('is registered at the desk, and gives way to a date that has its year', async () => {
    const { user_account_id: id, ...created } = await added({ birthday: '02-29' });
    expect(created).toMatchObject(known(null, '02-29'));
    expect((await change(id, { birth_date: '1992-02-29' })).data).toMatchObject(
      known('1992-02-29', null),
    );
    const { status, refusal } = await change(id, { birthday: '03-14' });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['birthday']]);
    const cleared = await change(id, { birth_date: null, birthday: '03-14' });
    expect(cleared.data).toMatchObject(known(null, '03-14'));
  });

  test.each(['02-30', '13-01', '3-14', '-14', '03-'])('%s is refused', async (birthday) => {
    const { user_account_id } = await added();
    const { status, refusal } = await change(user_account_id, { birthday });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['birthday']]);
  });

  test('is refused by the database as well', async () => {
    await added();
    await expect(
      app.database.pool.query(`update customers set birthday = '02-30'`),
    ).rejects.toThrow(/customers__birthday__is_day/);
  });

  test('is found by its day, and has no age', async () => {
    const { user_account_id: yearless } = await added({ birthday: '02-29' });
    const { user_account_id: whole } = await added({ birth_date: '1992-02-29' });
    expect((await listed({ birth_date: '02-29' })).toSorted()).toEqual([yearless, whole]);
    expect(await listed({ minimum_age: 0 })).toEqual([whole]);
    expect(await listed({ maximum_age: 150 })).toEqual([whole]);
  });

  test('is in the file of a person, and gone once they are forgotten', async () => {
    const { user_account_id: id } = await added({ birthday: '03-14' });
    const params = at(id) as never;
    const file = await app.app.request(
      `/api/companies/${till.company.storeId}/customers/${id}/personal-data`,
      { headers: { authorization: `Bearer ${desk.token}` } },
    );
    expect(await file.text()).toContain('"birthday": "03-14"');
    await call(app, anonymise, { params, body: {}, as: desk });
    expect(await stored()).toEqual([known(null, null)]);
    const { rows } = await app.database.pool.query(
      `select 1 from audit_log where subject = 'customers' and concat(before, after) like '%03-14%'`,
    );
    expect(rows).toEqual([]);
  });

  test.each([
    [{}, { birthday: '03-14' }, known(null, '03-14')],
    [{ birthday: '05-01' }, { birthday: '03-14' }, known(null, '05-01')],
    [{ birth_date: '1985-05-01' }, { birthday: '03-14' }, known('1985-05-01', null)],
    [{ birthday: '05-01' }, { birth_date: '1985-05-01' }, known('1985-05-01', null)],
  ])('of %j merged with %j leaves %j, and comes back', async (kept, merged, left) => {
    const people = [await added(kept), await added(merged)];
    const before = await stored();
    const mobiles = people.map(({ mobile }) => mobile) as [string, string];
    const { data } = await call(app, mergeAccounts, { params: at(), body: { mobiles }, as: desk });
    expect(await stored()).toEqual([left]);
    const { rows } = await app.database.pool.query(
      'select max(merge_id)::int as id from customer_merges',
    );
    const params = { ...at(), id: rows[0].id };
    expect((await call(app, undoMerge, { params, body: {}, as: desk })).status).toBe(200);
    expect(data).toBeDefined();
    expect(await stored()).toEqual(before);
    await expectSound(till);
  });
});

describe('an import', () => {
  const lines = (day: string) => `Όνομα;Κινητό;Γενέθλια\nΑνθή;6912345676;${day}`;
  test.each(['update', 'fill'] as const)(
    'takes a birthday without a year, fills in the year, and never takes it away (%s)',
    async (duplicates) => {
      const importer = await Importer.of(till);
      await importer.import(lines('14 Μαρτίου'));
      expect(await stored()).toEqual([known(null, '03-14')]);
      await importer.import(lines('14/3/1985'), { duplicates });
      expect(await stored()).toEqual([known('1985-03-14', null)]);
      const last = await importer.import(lines('15/3'), { duplicates });
      expect([last.updated, last.dropped]).toEqual([0, 0]);
      expect(await stored()).toEqual([known('1985-03-14', null)]);
    },
  );

  test('may have both in one column', async () => {
    const importer = await Importer.of(till);
    const done = await importer.import(
      `${lines('03/14')}\nΊρις;6912345677;03/04/1985`.replace('03/04', '03/24'),
    );
    expect(done.dropped).toBe(0);
    expect(await stored()).toEqual([known(null, '03-14'), known('1985-03-24', null)]);
  });
});
