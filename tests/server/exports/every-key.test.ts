import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { both } from '../../../contract/common/both.ts';
import { createApiKey } from '../../../contract/developers/api-keys.ts';
import { paramNames } from '../../../contract/engine/endpoint.ts';
import {
  type ExportPanel,
  exportedAs,
  exported as exports,
} from '../../../contract/exports/exported.ts';
import { treeOf } from '../../../contract/permissions/permissions.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addPerson, join, type Person, type Place, permit } from '../../support/areas/people.ts';
import { exported } from '../../support/worlds/exports.ts';

let within: TestApp;
const places = {} as Record<ExportPanel, Place>;
let anna: Person;
let ids: Record<string, number>;
const keys = {} as Record<ExportPanel, number>;

const firstOf = async (text: string) =>
  (await within.database.pool.query<{ id: number }>(text)).rows[0]?.id ?? 0;

/** A key of a place, with calls that it made. */
async function usedKey(panel: ExportPanel, { companyId, storeId }: Place) {
  const [ofCompany, ofSupplier] = both(createApiKey);
  const make = panel === 'suppliers' ? ofSupplier : ofCompany;
  const body = { name: 'Ταμείο', permissions: treeOf(['gifts.read']), store_ids: [] };
  const { data } = await call(within, make, { params: { storeId }, as: anna, body });
  await within.database.pool.query(
    `insert into api_key_requests (company_id, api_key_id, request_id, requested_at, method, path, status, ms, address)
     select $1, $2, 'request-' || n, now(), 'GET', '/gifts', 200, n, '192.0.2.1' from generate_series(1, 130) n`,
    [companyId, data.api_key_id],
  );
  return data.api_key_id;
}

beforeAll(async () => {
  within = await testApp({ demo: true });
  await permit(within, { '*': true });
  const company = await firstOf(
    `select store_id as id from stores where kind = 'company' and store_id > 1 order by 1 limit 1`,
  );
  anna = await addPerson(within);
  for (const [panel, kind] of [
    ['companies', 'company'],
    ['stores', 'store'],
    ['suppliers', 'supplier'],
  ] as const) {
    const storeId = await firstOf(
      `select store_id as id from stores where company_id = ${company} and kind = '${kind}' order by 1 limit 1`,
    );
    places[panel] = { storeId, companyId: company };
    await join(within, anna, places[panel], { '*': true }, kind);
    if (panel !== 'stores') keys[panel] = await usedKey(panel, places[panel]);
  }
  ids = {
    campaigns: await firstOf(
      `select campaign_id as id from campaigns c where company_id = ${company} order by (select count(*) from campaign_participants p where p.company_id = c.company_id and p.campaign_id = c.campaign_id) desc limit 1`,
    ),
    coupons: await firstOf(
      `select coupon_id as id from coupons where company_id = ${company} and kind = 'multiple' limit 1`,
    ),
    goals: await firstOf(
      `select coupon_id as id from coupons where company_id = ${company} and kind = 'goal' and store_id = ${places.stores.storeId} limit 1`,
    ),
  };
});

const now = new Date();
const month = now.toISOString().slice(0, 8);
/** What lists do not answer without. */
const asked = (panel: ExportPanel, key: string): Record<string, string> =>
  ({
    'goal-progress': { id: String(ids.goals) },
    'api-key-requests': { id: String(keys[panel]) },
    'campaign-participants': { id: String(ids.campaigns) },
    'campaign-report': { id: String(ids.campaigns) },
    'multiple-coupon-codes': { coupon_id: String(ids.coupons) },
    'points-by-month': { year: String(now.getUTCFullYear()) },
    'points-by-day': { from: `${month}01`, to: `${month}28` },
  })[key] ?? {};

const all = (Object.keys(exports) as ExportPanel[]).flatMap((panel) =>
  Object.keys(exports[panel]).map((key) => [panel, key] as const),
);

/** How many rows the list says it has. */
async function listed(panel: ExportPanel, key: string) {
  const { list, rows, each, total } = exportedAs(panel, key) ?? { list: { path: '' }, rows: '' };
  const { id, ...query } = asked(panel, key);
  const [place, ...more] = paramNames(list.path);
  const path = list.path
    .replace(`{${place}}`, String(places[panel].storeId))
    .replace(`{${more[0]}}`, String(id));
  const answer = await within.app.request(`/api${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  const { data } = (await answer.json()) as {
    data: Record<string, Record<string, unknown[]>[]> & { pagination?: { total: number } };
  };
  const count = each
    ? data[rows]?.flatMap((row) => row[each]).length
    : (data.pagination?.total ?? data[rows]?.length);
  // What they come to is a row of the file as well.
  return count && total ? count + 1 : count;
}

describe('the file of every key', () => {
  test.each(all)('%s %s has all rows of its list, and says so', async (panel, key) => {
    const of = { panel, key, place: places[panel], as: anna, query: asked(panel, key) };
    const { file, status, bytes } = await exported(within, of);
    expect([status, file.status, file.problem]).toEqual([200, 3, null]);
    const rows = parse(bytes, { bom: true }) as string[][];
    const count = await listed(panel, key);
    expect([rows.length - 1, file.rows]).toEqual([count, count]);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(file.bytes).toBe(bytes.length);
    expect(file.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});
