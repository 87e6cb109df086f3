import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillPath } from '../../../contract/engine/endpoint.ts';
import { languages } from '../../../contract/engine/languages.ts';
import { columnsOf } from '../../../contract/exports/columns.ts';
import type { Exported } from '../../../contract/exports/declare.ts';
import { exported } from '../../../contract/exports/exported.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addMember,
  addPerson,
  allBut,
  join,
  type Person,
  type Place,
  permit,
} from '../../support/areas/people.ts';
import { exported as exportedFile, workbookRows } from '../../support/worlds/exports.ts';

type Language = (typeof languages)[number];
let within: TestApp;
let company: Place;
let anna: Person;
let campaign: number;

const firstOf = async (text: string) =>
  (await within.database.pool.query<{ id: number }>(text)).rows[0]?.id ?? 0;

beforeAll(async () => {
  within = await testApp({ demo: true });
  await permit(within, { '*': true });
  const storeId = await firstOf(
    `select store_id as id from stores where kind = 'company' and store_id > 1 order by 1 limit 1`,
  );
  company = { storeId, companyId: storeId };
  anna = await addPerson(within);
  await join(within, anna, company, { '*': true }, 'company');
  campaign = await firstOf(
    `select campaign_id as id from campaign_participants where company_id = ${storeId} group by 1 order by count(*) desc limit 1`,
  );
});

const tables = (Object.entries(exported.companies) as [string, Exported][]).flatMap(
  ([key, each]) => (each.file ? [[key, each, each.file] as const] : []),
);

/** What the call of a table is asked. */
const askedOf = (
  key: string,
): { params: Record<string, number>; query: Record<string, string> } => ({
  params: key.startsWith('campaign-') ? { id: campaign } : {},
  query:
    key === 'store-debt-lines'
      ? { month: new Date(within.clock.now).toISOString().slice(0, 7) }
      : {},
});

async function fileOf(
  key: string,
  { path }: { readonly path: string },
  query: Record<string, string> = {},
  { as = anna, language = 'el' as Language } = {},
) {
  const asked = askedOf(key);
  const params = { storeId: company.storeId, ...asked.params };
  const url = `/api${fillPath(path, params)}?${new URLSearchParams({ ...asked.query, ...query })}`;
  const answer = await within.app.request(url, {
    headers: { authorization: `Bearer ${as.token}`, 'x-locale': language },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe.each(tables)('the table of %s', (key, each, file) => {
  test.each(languages)('has headings in the language of the call: %s', async (language) => {
    const { answer, bytes } = await fileOf(key, file, {}, { language });
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    const delimiter = language === 'en' ? ',' : ';';
    const [head = [], ...rows] = parse(bytes, { bom: true, delimiter }) as string[][];
    const names = columnsOf(each).map(({ name }) => name);
    expect(head).toHaveLength(names.length);
    expect(head.filter((heading) => names.includes(heading))).toEqual([]);
    expect(rows.length).toBeGreaterThan(key === 'subscriptions-owed' ? -1 : 0);
  });

  test('is a workbook with the same rows, and the same as the export of that key', async () => {
    const { answer, bytes } = await fileOf(key, file, { format: 'xlsx' }, { language: 'en' });
    expect(answer.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    const { params, query } = askedOf(key);
    const ids = Object.fromEntries(Object.entries(params).map(([name, id]) => [name, String(id)]));
    const csv = await fileOf(key, file, {}, { language: 'en' });
    const background = await exportedFile(within, {
      key,
      place: company,
      as: anna,
      query: { ...ids, ...query },
    });
    expect(csv.bytes.toString()).toBe(background.bytes.toString());
    const rows = parse(csv.bytes, { bom: true }) as string[][];
    expect((await workbookRows(bytes)).map(([first]) => first)).toEqual(
      rows.map(([first]) => first),
    );
  });

  test('is for those who may read it, and is not stored', async () => {
    const before = within.files.stored.size;
    await fileOf(key, file);
    expect(within.files.stored.size).toBe(before);
    const without = await addMember(within, company, allBut(each.list.access));
    expect((await fileOf(key, file, {}, { as: without })).answer.status).toBe(403);
    const wrong = await fileOf(key, file, { format: 'pdf' });
    expect(wrong.answer.status).toBe(422);
  });
});

test('the participants of a campaign that is not of the company are not found', async () => {
  const { list } = exported.companies['campaign-participants'];
  const params = { storeId: company.storeId, id: 999_999 };
  expect((await call(within, list, { params, as: anna })).status).toBe(404);
});
