import { beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '../../../contract/all.ts';
import { type Endpoint, fillPath, mayLackBody } from '../../../contract/engine/endpoint.ts';
import { nameOf } from '../../../server/openapi/refusals.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addMember, addPlace, type Person } from '../../support/areas/people.ts';

/** Calls which the specification sends without a body, and which have fields of their own. */
const sentWithout = [
  'POST /stores/{storeId}/export/{action}',
  'POST /companies/{storeId}/export/{action}',
  'POST /suppliers/{storeId}/export/{action}',
  'PUT /companies/{storeId}/customers/detach-card/{id}',
  'POST /companies/{storeId}/wbh/stripe/payment-intent',
  'POST /companies/{storeId}/subscriptions/billings/{id}/cancel',
];

let within: TestApp;
const places: Record<string, { id: number; as: Person }> = {};
beforeAll(async () => {
  within = await testApp();
  const company = await addCompany(within);
  for (const kind of ['company', 'store', 'supplier'] as const) {
    const place = kind === 'company' ? company : await addPlace(within, kind, company);
    places[kind] = { id: place.storeId, as: await addMember(within, place) };
  }
});

const placeOf = (path: string) =>
  places[
    path.startsWith('/stores/') ? 'store' : path.startsWith('/suppliers/') ? 'supplier' : 'company'
  ];

/** The status of a call with neither a body nor a content type. */
async function bare(endpoint: Endpoint) {
  const { method, path, verbs = [] } = endpoint;
  const place = placeOf(path);
  const ids = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 987654]),
  );
  const params = { ...ids, storeId: place?.id, companyId: place?.id, action: verbs[0] };
  const answer = await within.app.request(`/api${fillPath(path, params)}`, {
    method,
    headers: { authorization: `Bearer ${place?.as.token}` },
  });
  return answer.status;
}

const changing = allEndpoints.filter(
  ({ method, files, body }) => method !== 'GET' && !files && body,
);

describe('a request with neither body nor content type', () => {
  test('is what each call of the specification without one takes', () => {
    const known = new Map(allEndpoints.map((each) => [nameOf(each), each]));
    const wanting = sentWithout.filter((name) => {
      const endpoint = known.get(name);
      return !endpoint || !mayLackBody(endpoint);
    });
    expect(wanting).toEqual([]);
  });

  test.each(changing.filter(mayLackBody).map((each) => [nameOf(each), each] as const))(
    'reaches %s',
    async (_, endpoint) => expect([400, 415, 500]).not.toContain(await bare(endpoint)),
  );

  test.each(
    changing.filter((each) => !mayLackBody(each)).map((each) => [nameOf(each), each] as const),
  )('is none of %s, which needs fields', async (_, endpoint) => {
    expect([401, 403, 404, 409, 415, 422]).toContain(await bare(endpoint));
  });
});
