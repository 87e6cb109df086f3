import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { billingInvariants } from '../../../server/billing/verify/invariants.ts';
import { postRepair, repairsOf } from '../../../server/billing/verify/repair.ts';
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

let selling: Selling;
beforeEach(async () => {
  selling = await addSelling();
  await choose(selling, await addPlan(selling, 29.9));
  await addCard(selling, 'works');
  await payDue(selling);
});

/** The checks of refunds, as the migration makes them: the tables are other tests', too. */
const readConstraints = readFileSync('server/db/migrations/0003_refunds-in-parts.sql', 'utf8')
  .split('--> statement-breakpoint')
  .filter((text) => text.includes('ADD CONSTRAINT'))
  .join('');

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
  'no more is given back than was paid': 'update billings set refunding = 5',
  'credit notes have no gap': 'update billing_sellers set last_credit_note = 3',
  'a credit note is the sum of its rates, which are those of its billing': `insert into billing_refunds (company_id, billing_id, amount, state,
    reason, credit_note_number, taxes, idempotency_key, created_at) select company_id, billing_id, 100, 'succeeded', 'x', 1, '[]', 'x', now() from billings`,
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
      `create unique index if not exists billings__period__unique on billings (company_id, store_id, period_from) where kind = 'period' and status <> 'cancelled'`,
    );
  });
});

test('a repair of what was given back too often is shown, and is a posting', async () => {
  const { pool } = selling.app.database;
  await sqlOf(
    selling,
    `alter table billings drop constraint billings__refunds; alter table billing_payments drop constraint billing_payments__refunds;
      insert into billing_refunds (company_id, billing_id, payment_id, amount, state, reason, idempotency_key, created_at)
        select company_id, billing_id, payment_id, 2990, 'succeeded', 'twice', 'k' || n, now() from billing_payments, generate_series(1, 20) n`,
  );
  expect(await broken()).toContain('no more is given back than was paid');
  const [repair, ...others] = await repairsOf(pool);
  expect([repair, others]).toMatchObject([{ refunded: 59_800, paid: 2990 }, []]);
  if (repair) await postRepair(pool, repair);
  expect(await broken()).toEqual([]);
  expect(await sqlOf(selling, 'select 1 from billing_refunds')).toHaveLength(21);
  await sqlOf(selling, readConstraints);
});
