import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { customersTable } from '../tables/customers.ts';
import { accountsTable, entriesTable, lotsTable, postingsTable } from '../tables/ledger.ts';
import { synergiesTable } from '../tables/synergies.ts';

interface Partners {
  companyId: number;
  /** The second company, and its store. */
  partnerId: number;
  storeId: number;
}

/** What each of the shared customers has at the second company, in hundredths. */
const points = [24_000, 8550, 120_000];
const pointValue = 500;
const days = 86_400_000;

type Shared = Pick<
  typeof customersTable.$inferSelect,
  'first_name' | 'last_name' | 'mobile' | 'country_id'
>;

/** Somebody whom both companies know, with the points they opened with. */
async function addShared(
  tx: Executor,
  { partnerId, storeId }: Partners,
  person: Shared,
  amount: number,
  nowMs: number,
) {
  const owner = { company_id: partnerId, store_id: storeId };
  const at = new Date(nowMs - 60 * days).toISOString();
  const moments = { created_at: at, updated_at: at };
  const [customer] = await tx
    .insert(customersTable)
    .values({ ...owner, ...moments, ...person, qr_code: `P-minerva-${person.mobile}` })
    .returning({ id: customersTable.user_account_id });
  const user_account_id = customer?.id ?? 0;
  const account = { company_id: partnerId, user_account_id };
  await tx.insert(accountsTable).values({ ...account, balance: amount });
  const [posting] = await tx
    .insert(postingsTable)
    .values({ ...owner, user_account_id, kind: 'initial', point_value: pointValue, created_at: at })
    .returning({ id: postingsTable.posting_id });
  const posting_id = posting?.id ?? 0;
  const [lot] = await tx
    .insert(lotsTable)
    .values({ ...owner, user_account_id, posting_id, amount, points_left: amount, active_from: at })
    .returning({ id: lotsTable.lot_id });
  const entry = { ...owner, posting_id };
  await tx.insert(entriesTable).values([
    { ...entry, entry_no: 1, side: 'customer', lot_id: lot?.id ?? null, amount },
    { ...entry, entry_no: 2, side: 'issued', amount: -amount },
  ]);
}

/** What the two companies of the demo agreed, and the customers whom both of them know. */
export async function seedPartner(tx: Executor, partners: Partners, nowMs: number) {
  const { companyId, partnerId } = partners;
  const { rows } = await tx.execute<Shared & Record<string, unknown>>(
    sql`select first_name, last_name, mobile, country_id from customers where company_id = ${companyId}
      order by user_account_id limit ${points.length}`,
  );
  for (const [index, person] of rows.entries())
    await addShared(tx, partners, person, points[index] ?? 0, nowMs);
  const agreed = { status: 'active' as const };
  const [ours] = await tx
    .insert(synergiesTable)
    .values({
      ...agreed,
      company_id: companyId,
      to_company_id: partnerId,
      from_to_points_ratio: 2,
      to_from_points_ratio: 0.5,
      asked_by: 'us',
    })
    .returning({ id: synergiesTable.synergy_id });
  await tx.insert(synergiesTable).values({
    ...agreed,
    synergy_id: ours?.id ?? 0,
    company_id: partnerId,
    to_company_id: companyId,
    from_to_points_ratio: 0.5,
    to_from_points_ratio: 2,
    asked_by: 'them',
  });
}
