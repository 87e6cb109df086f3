import { beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import { type Endpoint, paramNames } from '../../contract/engine/endpoint.ts';
import { mayWhileEnded, whileEnded } from '../../contract/permissions/while-ended.ts';
import { scopeOf } from '../../server/http/session.ts';
import { call, type TestApp, testApp } from '../support/app.ts';
import {
  addCompany,
  addMember,
  addPlace,
  type Person,
  type Place,
} from '../support/areas/people.ts';

const kinds = ['company', 'store'] as const;
type Kind = (typeof kinds)[number];
const kindOf = ({ path }: Endpoint) => scopeOf(path)?.kind ?? 'store';
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What changes something at a company or a store; by whoever has every right there. */
const writing = allEndpoints.filter(
  (endpoint) =>
    endpoint.method !== 'GET' &&
    scopeOf(endpoint.path) &&
    kinds.some((kind) => kind === kindOf(endpoint)) &&
    !['super-admin', 'public'].includes(endpoint.access),
);
const ended = Date.parse('2026-03-01T10:00:00Z');
const day = 24 * 3_600_000;

let within: TestApp;
const places = {} as Record<Kind, Place>;
const members = {} as Record<Kind, Person>;
beforeAll(async () => {
  within = await testApp({ now: ended });
  const company = await addCompany(within);
  for (const kind of kinds) {
    places[kind] = await addPlace(within, kind, company);
    members[kind] = await addMember(within, places[kind]);
  }
  await within.database.pool.query(
    'update stores set active_subscription = false, expiration_date_subscription = $1 where company_id = $2',
    [new Date(ended).toISOString(), company.companyId],
  );
});

/** Without a body it is refused after its rights were looked at, and does nothing. */
async function refusalOf(endpoint: Endpoint, days: number) {
  within.clock.now = ended + days * day;
  const kind = kindOf(endpoint) as Kind;
  const params = Object.fromEntries(
    paramNames(endpoint.path).map((name) => [
      name,
      name === 'action' ? (endpoint.verbs?.[0] ?? '') : 999_999,
    ]),
  );
  params[scopeOf(endpoint.path)?.param ?? ''] = places[kind].storeId;
  const answer = await call(within, endpoint, { params, as: members[kind] });
  return answer.status === 402 ? answer.refusal.error : answer.status;
}

describe('a suspended company, and its stores', () => {
  test.each(writing.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is allowed where their page says so, and is refused else',
    async (_, endpoint) => {
      const may = mayWhileEnded(endpoint, ended, ended + day);
      const answer = await refusalOf(endpoint, 1);
      if (may) expect([402, 403, 'subscription_inactive']).not.toContain(answer);
      else expect(answer).toBe('subscription_inactive');
    },
  );

  test('pay, see, redeem, take returns and change their own, and nothing else', () => {
    const allowed = writing.filter((endpoint) => mayWhileEnded(endpoint, ended, ended + 8 * day));
    expect([...new Set(allowed.map(({ access }) => access))].sort()).toMatchInlineSnapshot(`
      [
        "campaigns.read",
        "developers.webhooks_responses.read",
        "email_themes.read",
        "general_settings.billing_dashboard.read",
        "general_settings.billing_dashboard.update",
        "marketplace.shop.read",
        "messages.read",
        "point_packages.read",
        "redemption.redeem_voucher",
        "redemptions.cancel",
        "redemptions.update",
        "signed-in",
        "transactions.return",
      ]
    `);
  });

  test('take receipts at the tills for a week', async () => {
    const receipts = writing.filter(({ access }) => access === 'transactions.create');
    expect(receipts.length).toBeGreaterThan(0);
    for (const endpoint of receipts) {
      expect(await refusalOf(endpoint, 6.9)).not.toBe('subscription_inactive');
      expect(await refusalOf(endpoint, 7.1)).toBe('subscription_inactive');
    }
  });

  test('have a call for everything that their page names', () => {
    const without = whileEnded.filter(
      ({ covers }) => !allEndpoints.some(({ access }) => covers(access)),
    );
    expect(without).toEqual([]);
  });
});
