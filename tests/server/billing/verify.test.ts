import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { billingInvariants } from '../../../server/billing/verify/invariants.ts';
import { verifyBilling } from '../../../server/billing/verify/verify.ts';
import {
  addCard,
  addPlan,
  addSelling,
  choose,
  payDue,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { limit } from '../../support/pace.ts';

let selling: Selling;
beforeEach(async () => {
  selling = await addSelling();
  await choose(selling, await addPlan(selling, 29.9));
  await addCard(selling, 'works');
  await payDue(selling);
});

const broken = async () => [
  ...new Set((await verifyBilling(selling.app.database.pool)).map(({ invariant }) => invariant)),
];

/** What breaks each of them, and perhaps another that says the same. */
const breaking: Record<string, string> = {
  'numbers have no gap': 'update billing_sellers set last_number = last_number + 1',
  'no period is billed twice': `drop index billings__period__unique;
    insert into billings select (jsonb_populate_record(b, '{"billing_id": 99, "number": 2, "payment_code": "x"}')).* from billings b`,
  'a billing is the sum of its lines': 'update billings set total = total + 1, net = net + 1',
  'what is paid was paid once': 'update billing_payments set amount = 1',
  'money of what was not owed goes back': `update billings set status = 'cancelled'`,
  'what was given back is the sum of refunds': 'update billings set refunded = 5',
  'a payment gives back what its refunds say': 'update billing_payments set refunded = 5',
  'a billing gave the points that it earned': `insert into billing_points (company_id, billing_id, points, posting_id, earned_at)
    select company_id, billing_id, 100, 1, now() from billings`,
  'a place knows whether it owes': `update stores set unpaid_billing = true where kind = 'store'`,
  'what the test bank took is booked as it took it': `update test_bank set body = body || '{"amount": 1}' where kind = 'payment'`,
};

describe('what always holds of billing', () => {
  test('holds', async () => expect(await broken()).toEqual([]));

  test.each(billingInvariants.map(({ name }) => [name]))('%s, or it is found', async (name) => {
    await sqlOf(selling, breaking[name] ?? '');
    expect(await broken()).toContain(name);
    // The tables are other tests', too.
    await sqlOf(selling, 'delete from billings where billing_id = 99');
    await sqlOf(
      selling,
      `create unique index if not exists billings__period__unique on billings (company_id, store_id, period_from) where kind = 'period'`,
    );
  });
});

test(
  'npm run billing:verify says what is there, and ends well where all is right',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'pistos-verify-'));
    const { status, stdout } = spawnSync('node', ['dist/server/verify-billing.js'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEMO: '0' },
    });
    rmSync(folder, { recursive: true, force: true });
    expect([status, stdout]).toEqual([0, '0 billings, every invariant holds\n']);
  },
  limit(120_000),
);
