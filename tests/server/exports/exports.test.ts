import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';

import { exportStatus } from '../../../contract/export-files/export-file.ts';
import { signOut } from '../../../contract/people/session.ts';
import { forgetExports } from '../../../server/exports/forget.ts';
import { runExports } from '../../../server/exports/run.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addStore,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { addCrowd } from '../../support/areas/till.ts';
import {
  download,
  exported,
  exportingIn,
  exportOf,
  removeExport,
  runAll,
  startExport,
} from '../../support/worlds/exports.ts';

const { idle, inProgress, ready } = exportStatus;
const hour = 3_600_000;
let within: TestApp;
let company: Place;
let anna: Person;
const of = () => ({ key: 'customers', place: company, as: anna });

beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  anna = await addMember(within, company);
  await addCrowd(within, company, 3);
});

const rowsOf = (bytes: Buffer, delimiter = ',') =>
  parse(bytes, { bom: true, delimiter, columns: true }) as Record<string, string>[];
const change = (set: string) =>
  within.database.pool.query(`update customers set ${set} where company_id = ${company.companyId}`);
const permissionsOf = (tree: object) =>
  within.database.pool.query('update memberships set permissions = $1 where user_id = $2', [
    JSON.stringify(tree),
    anna.userId,
  ]);

describe('an export', () => {
  test('is in progress from its start until its file is there, and idle before (export-status-values)', async () => {
    expect((await exportOf(within, of())).status).toBe(idle);
    await startExport(within, of());
    expect((await exportOf(within, of())).status).toBe(inProgress);
    await runAll(within);
    expect((await exportOf(within, of())).status).toBe(ready);
  });

  test('is in progress in the answer that starts it (export-status-start)', async () => {
    const { data } = await startExport(within, of());
    expect(data).toMatchObject({ status: inProgress, class_name: 'customers', url: null });
  });

  test('has a queue while it is in progress and a url once it is ready (export-status-from-file)', async () => {
    await startExport(within, of());
    const waiting = await exportOf(within, of());
    await runAll(within);
    const made = await exportOf(within, of());
    expect([waiting.queue, waiting.url]).toEqual(['waiting', null]);
    expect([made.queue, made.url]).toEqual([null, expect.stringContaining('/api/exports/')]);
  });

  test('that is started twice is one', async () => {
    const first = await startExport(within, of());
    const again = await Promise.all([startExport(within, of()), startExport(within, of())]);
    const ids = [first, ...again].map(
      ({ data }) => (data as { user_store_export_id: number }).user_store_export_id,
    );
    expect(new Set(ids).size).toBe(1);
    await runAll(within);
    expect(within.files.stored.size).toBe(1);
  });

  test('takes the place of the one before, whose file goes', async () => {
    await exported(within, of());
    await exported(within, of());
    expect(within.files.stored.size).toBe(1);
  });

  test('holds what the filters leave, and nothing of an empty one (export-non-empty-filters)', async () => {
    await change(`gender = case when user_account_id % 2 = 0 then 'female' end`);
    const all = await exported(within, { ...of(), query: { gender: '', q: '' } });
    const some = await exported(within, { ...of(), query: { gender: 'female' } });
    const women = rowsOf(all.bytes).filter(({ gender }) => gender === 'female');
    expect(rowsOf(some.bytes)).toEqual(women);
    expect(women.length).toBeLessThan(3);
    expect(some.file.filters).toBe('gender: female');
  });

  test('holds chosen rows alone where they are named', async () => {
    const all = rowsOf((await exported(within, of())).bytes);
    const ids = all.slice(0, 2).map(({ user_account_id }) => user_account_id);
    const some = await exported(within, { ...of(), query: { user_account_id: ids.join(',') } });
    expect(rowsOf(some.bytes)).toEqual(all.slice(0, 2));
  });

  test('of a key that only begins as another one is none', async () => {
    const { status } = await startExport(within, { ...of(), key: 'customers-of-old' });
    expect(status).toBe(404);
  });

  test('of a filter the list does not have is refused by its name', async () => {
    const { status, refusal } = await startExport(within, { ...of(), query: { colour: 'red' } });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['colour']]);
  });

  test('calls its columns and filters what they are called where it was asked', async () => {
    const body = { headings: { first_name: 'Όνομα', gender: 'Φύλο' } };
    const query = { gender: 'male' };
    const { file, bytes } = await exported(within, { ...of(), body, query, language: 'el' });
    expect(bytes.toString().split(';')).toContain('Όνομα');
    expect(file.filters).toBe('Φύλο: male');
  });

  test('says stores by their names and moments as days, however many a report led here with', async () => {
    const stores = [
      await addStore(within, company, 'store'),
      await addStore(within, company, 'store'),
    ];
    const names = await within.database.pool.query<{ name: string }>(
      'select name from stores where store_id = any($1) order by store_id',
      [stores.map(({ storeId }) => storeId)],
    );
    const query = {
      child_id: stores.map(({ storeId }) => storeId).join(','),
      came: '2026-05-31T21:00:00.000Z..2026-06-30T21:00:00.000Z',
      came_before: '2026-05-31T21:00:00.000Z',
    };
    const { file } = await exported(within, { ...of(), query, language: 'it' });
    expect(file.filters?.split(' · ').toSorted()).toEqual([
      'came: 01/06/26 – 30/06/26',
      'came_before: 01/06/26',
      `child_id: ${names.rows.map(({ name }) => name).join(', ')}`,
    ]);
  });

  test('tells its owner, and nobody else, when it is ready', async () => {
    await exported(within, of());
    const [place, event, ids] = within.published.at(-1) ?? [];
    expect(place).toEqual({ ...company, userId: anna.userId });
    expect([event, ids]).toEqual(['export', { class_name: 'customers' }]);
  });
});

describe('the file', () => {
  test.each(['=1+1', '+49', '-5', '@SUM(A1)', '\tx', '\rx'])(
    'has no formula of what begins with %j',
    async (name) => {
      await within.database.pool.query('update customers set first_name = $1', [name]);
      const { bytes } = await exported(within, of());
      expect(rowsOf(bytes).map(({ first_name }) => first_name)).toEqual(Array(3).fill(`'${name}`));
    },
  );

  test('has numbers as the language writes them, and moments with their distance from UTC', async () => {
    await within.database.pool.query('update accounts set balance = 1250');
    await change(`created_at = '2026-07-01T09:30:00Z'`);
    const greek = rowsOf((await exported(within, { ...of(), language: 'el' })).bytes, ';')[0];
    const english = rowsOf((await exported(within, { ...of(), language: 'en' })).bytes)[0];
    expect([greek?.current_balance, english?.current_balance]).toEqual(['12,5', '12.5']);
    expect(greek?.created_at).toBe('2026-07-01T12:30:00+03:00');
  });

  test('is there for an hour, and asks for no token', async () => {
    const { file, status, headers } = await exported(within, of());
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/filename="customers-\d{4}-\d\d-\d\d\.csv"/);
    within.clock.now += hour;
    expect((await download(within, file)).status).toBe(410);
    expect((await download(within, await exportOf(within, of()))).status).toBe(200);
  });

  test('is there no longer than the session that it was asked for in', async () => {
    const { file } = await exported(within, of());
    await call(within, signOut, { as: of().as });
    expect((await download(within, file)).status).toBe(404);
  });

  test('is not found by a link that nobody signed', async () => {
    const { file } = await exported(within, of());
    const url = file.url?.replace(/signature=./, 'signature=_') ?? null;
    expect((await download(within, { ...file, url })).status).toBe(404);
    const other = file.url?.replace(/company=\d+/, 'company=1') ?? null;
    expect((await download(within, { ...file, url: other })).status).toBe(404);
  });

  test('goes after seven days', async () => {
    const { file } = await exported(within, of());
    within.clock.now += 7 * 24 * hour;
    const dependencies = { ...within, now: () => within.clock.now };
    expect(await forgetExports(dependencies)).toBe(1);
    expect(within.files.stored.size).toBe(0);
    expect((await exportOf(within, of())).status).toBe(idle);
    expect(Date.parse(file.expires_at ?? '') - within.clock.now).toBeLessThanOrEqual(0);
  });

  test('is deleted with its record', async () => {
    const { file } = await exported(within, of());
    const { data } = await removeExport(within, of(), file.user_store_export_id ?? 0);
    expect([(data as { status: number }).status, within.files.stored.size]).toEqual([idle, 0]);
  });
});

describe('rights', () => {
  test.each(['customers.read', 'customers.export'])('nobody exports without %s', async (path) => {
    const other = await addMember(within, company, allBut(path));
    const { status } = await startExport(within, { ...of(), as: other });
    expect(status).toBe(403);
  });

  test('one lost before the file is made leaves none', async () => {
    await startExport(within, of());
    await permissionsOf({});
    await runAll(within);
    await permissionsOf({ '*': true });
    const file = await exportOf(within, of());
    expect([file.status, within.files.stored.size]).toEqual([idle, 0]);
    expect(file.problem).toMatch(/rights/);
  });

  test('one lost since the file was made closes its link', async () => {
    const { file } = await exported(within, of());
    await permissionsOf({});
    expect((await download(within, file)).status).toBe(403);
  });

  test('a column that names what somebody may not see is not in the file', async () => {
    const heads = async (as: Person) => {
      const { bytes } = await exported(within, { ...of(), as });
      return bytes.toString().split('\r\n')[0]?.replace('\uFEFF', '').split(',');
    };
    expect(await heads(anna)).toContain('store_id');
    expect(await heads(await addMember(within, company, allBut('stores.read')))).not.toContain(
      'store_id',
    );
  });

  test('another company’s export is not found', async () => {
    const { file } = await exported(within, of());
    const other = await addMember(within, await addCompany(within, 'Βήτα'));
    const read = exportOf(within, { ...of(), as: other });
    await expect(read).rejects.toThrow('not_found');
    const id = file.user_store_export_id ?? 0;
    expect((await removeExport(within, { ...of(), as: other }, id)).status).toBe(404);
  });

  test('somebody else of the company has their own', async () => {
    const { file } = await exported(within, of());
    const other = await addMember(within, company);
    expect((await exportOf(within, { ...of(), as: other })).status).toBe(idle);
    const id = file.user_store_export_id ?? 0;
    expect((await removeExport(within, { ...of(), as: other }, id)).status).toBe(404);
  });
});

describe('what goes wrong', () => {
  const state = async () =>
    (
      await within.database.pool.query(
        'select state, attempts, failures, held_until <= now() as free, problem from exports',
      )
    ).rows[0];
  const broken = (code: string) => ({
    files: {
      ...within.files,
      keep: async () => {
        throw Object.assign(new Error(code), { code });
      },
    },
  });

  test('a full disk makes it idle again, and says so (export-status-error)', async () => {
    await startExport(within, of());
    await runAll(within, broken('ENOSPC'));
    const { status, problem } = await exportOf(within, of());
    expect([status, problem]).toEqual([idle, expect.stringMatching(/disk of the server is full/)]);
  });

  test('what passes is tried again', async () => {
    await startExport(within, of());
    await runAll(within, broken('ECONNRESET'));
    expect(await state()).toMatchObject({ state: 'waiting', attempts: 1 });
    await within.database.pool.query(`update exports set held_until = now() - interval '1 second'`);
    await runAll(within);
    expect((await exportOf(within, of())).status).toBe(ready);
  });

  test('whoever is killed amid it leaves it to the next, who begins anew', async () => {
    await startExport(within, of());
    await within.database.pool.query(
      `update exports set state = 'writing', attempts = 1, done = 2, held_until = now() - interval '1 second'`,
    );
    await runAll(within);
    const { status, rows } = await exportOf(within, of());
    expect([status, rows]).toEqual([ready, 3]);
  });

  test('what is killed time and again has not failed', async () => {
    await startExport(within, of());
    await within.database.pool.query(
      `update exports set state = 'writing', attempts = 50, held_until = now() - interval '1 second'`,
    );
    await runAll(within);
    expect((await exportOf(within, of())).status).toBe(ready);
  });

  test('what fails five times by an error that passes is given up', async () => {
    await startExport(within, of());
    for (let time = 1; time <= 5; time += 1) {
      expect(await state()).toMatchObject({ state: 'waiting', failures: time - 1 });
      await within.database.pool.query(
        `update exports set held_until = now() - interval '1 second'`,
      );
      await runAll(within, broken('ECONNRESET'));
    }
    const { status, problem } = await exportOf(within, of());
    expect([status, problem]).toEqual([idle, expect.any(String)]);
  });

  test.each(['csv', 'xlsx'])(
    'one that is told to stop waits for whoever starts next (%s)',
    async (format) => {
      const stopping = new AbortController();
      await startExport(within, { ...of(), body: { format } });
      const keep = { ...within.files };
      const files: typeof keep = {
        ...keep,
        keep: async (content, type) => {
          stopping.abort();
          // A disk that takes its time: by then the rows are given up.
          await new Promise((go) => setTimeout(go, 100));
          return keep.keep(content, type);
        },
      };
      await runExports(exportingIn(within, { files }), stopping.signal);
      // No lease stays, and nothing counts as an error.
      expect(await state()).toMatchObject({ state: 'waiting', failures: 0, free: true });
      await runAll(within);
      expect((await exportOf(within, of())).status).toBe(ready);
    },
  );

  test('deleted while it is written, nothing of it is left', async () => {
    const { data } = await startExport(within, of());
    const id = (data as { user_store_export_id: number }).user_store_export_id;
    const keep = { ...within.files };
    let deleting: unknown;
    const files: typeof keep = {
      ...keep,
      keep: async (content, type) => {
        deleting = (await removeExport(within, of(), id)).data;
        return keep.keep(content, type);
      },
    };
    await runAll(within, { files });
    expect(deleting).toMatchObject({ status: inProgress, queue: 'deleting' });
    expect((await exportOf(within, of())).status).toBe(idle);
    expect(within.files.stored.size).toBe(0);
  });
});
