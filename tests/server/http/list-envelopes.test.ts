import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import type { StoreKind } from '../../../contract/organisations/stores.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { makeCampaign } from '../../support/areas/campaigns.ts';
import { addGoal } from '../../support/areas/claims.ts';
import { addMember, addStore, type Person, type Place } from '../../support/areas/people.ts';
import { addCustomer, addTill } from '../../support/areas/till.ts';

/** Lists that say something of the whole, too. */
const extensions = [
  '/companies/{storeId}/point-titles',
  '/companies/{storeId}/stores/daily-limits',
];

const isRows = (schema: unknown) =>
  schema instanceof z.ZodArray &&
  (schema.element instanceof z.ZodObject || schema.element instanceof z.ZodIntersection);

/** The names of the lists in an answer. */
const listsIn = ({ reply }: Endpoint) =>
  reply instanceof z.ZodObject
    ? Object.entries(reply.shape).flatMap(([name, schema]) => (isRows(schema) ? [name] : []))
    : [];

/** Whether a call answers a list: one, and beside it nothing but its pagination. */
function isList(endpoint: Endpoint) {
  const { method, file, path, reply } = endpoint;
  if (method !== 'GET' || file || listsIn(endpoint).length !== 1) return false;
  const lists = Object.keys((reply as z.ZodObject).shape).filter((name) => name !== 'pagination');
  return lists.length === 1 || extensions.includes(path);
}

// What is ours is as it is needed; what everybody may look up belongs to no panel.
const ofPanels = allEndpoints.filter(
  (endpoint) =>
    isList(endpoint) &&
    !endpoint.extension &&
    /^(\/common)?\/(companies|stores|suppliers)\//.test(endpoint.path),
);

let within: TestApp;
const places = {} as Record<StoreKind, Place>;
const members = {} as Record<StoreKind, Person>;
let ids: Record<string, number>;
/** What is to be said to lists that do not answer without it. */
let asked: Record<string, string>;

beforeAll(async () => {
  within = await testApp();
  const till = await addTill(within);
  places.company = till.company;
  places.store = till.store;
  places.supplier = await addStore(within, till.company, 'supplier');
  for (const kind of ['company', 'store', 'supplier'] as const)
    members[kind] = await addMember(within, places[kind]);
  const marketer = { till, admin: members.company };
  const { data } = await makeCampaign(marketer, 'transaction');
  const customers = (await addCustomer(till)).id;
  ids = { customers, goals: await addGoal(till), campaigns: data.campaign_id };
  asked = {
    'campaign-conditions': '?campaign-type-id=1',
    'campaign-client-characteristics': '?campaign-type-id=1',
    'customer-rewards': `?user_account_id=${customers}`,
  };
});

const kindOf = (path: string): StoreKind =>
  /\/companies\//.test(path) ? 'company' : /\/suppliers\//.test(path) ? 'supplier' : 'store';

/** A path with the place it is asked in, and the ids of what lies there. */
function filled(path: string) {
  const [, before, , after = ''] = /^(.*?)\{(\w+)\}(.*)$/.exec(path) ?? [];
  const below = after.replace(/(\w+)\/\{\w+\}/g, (_, name: string) => `${name}/${ids[name]}`);
  const query = asked[path.split('/').at(-1) ?? ''] ?? '';
  return `/api${before}${places[kindOf(path)].storeId}${below}${query}`;
}

test.each(ofPanels.map((endpoint) => [endpoint.path, endpoint] as const))(
  'the list %s comes with its total, its size and its pages (list-response-envelope)',
  async (path, endpoint) => {
    const headers = { authorization: `Bearer ${members[kindOf(path)].token}` };
    const answer = await within.app.request(filled(path), { headers });
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    const [name = ''] = listsIn(endpoint);
    const rows = data[name] as unknown[];
    const { total, items_per_page, total_pages } = data.pagination as Record<string, number>;
    expect(Array.isArray(rows)).toBe(true);
    expect(total).toBeGreaterThanOrEqual(rows.length);
    expect(items_per_page).toBeGreaterThanOrEqual(Math.max(1, rows.length));
    expect(total_pages).toBe(Math.max(1, Math.ceil(Number(total) / Number(items_per_page))));
  },
);

test('the lists of the contract are found', () => {
  expect(ofPanels.length).toBeGreaterThan(40);
});
