import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { returnTransaction } from '../../../contract/transactions/transaction-returns.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { customersTable, loyaltyCardsTable } from '../../../server/tables/customers.ts';
import { accountsTable } from '../../../server/tables/ledger.ts';
import { pointTitlesTable } from '../../../server/tables/point-titles.ts';
import { productsTable } from '../../../server/tables/products.ts';
import { companySettingsTable, storeSettingsTable } from '../../../server/tables/settings.ts';
import { call, type TestApp } from '../app.ts';
import { addCompany, addMember, addStore, type Person, type Place } from './people.ts';

/** A store with somebody at its till, and the programme it belongs to. */
export interface Till {
  app: TestApp;
  company: Place;
  store: Place;
  cashier: Person;
}

type CompanySettings = Partial<typeof companySettingsTable.$inferInsert>;
type StoreSettings = Partial<typeof storeSettingsTable.$inferInsert>;

export async function setCompany(
  { app: { database }, company }: Pick<Till, 'app' | 'company'>,
  own: CompanySettings,
) {
  await database.db
    .update(companySettingsTable)
    .set(own)
    .where(eq(companySettingsTable.company_id, company.companyId));
}

/** Settings of a store: money in minor units, points in hundredths. */
export async function setStore({ app: { database }, store }: Till, own: StoreSettings) {
  const { company_id, store_id } = storeSettingsTable;
  const itself = and(eq(company_id, store.companyId), eq(store_id, store.storeId));
  await database.db.update(storeSettingsTable).set(own).where(itself);
}

/** One point for each euro, unless the settings say otherwise. */
export async function addTill(
  app: TestApp,
  own: { company?: CompanySettings; store?: StoreSettings } = {},
): Promise<Till> {
  const company = await addCompany(app);
  const store = await addStore(app, company, 'store');
  const till = { app, company, store, cashier: await addMember(app, store) };
  if (own.company) await setCompany(till, own.company);
  if (own.store) await setStore(till, own.store);
  return till;
}

/** A second store of the same company. */
export async function addBranch({ app, company }: Till): Promise<Till> {
  const store = await addStore(app, company, 'store');
  return { app, company, store, cashier: await addMember(app, store) };
}

let serial = 0;

export interface Shopper {
  id: number;
  mobile: string;
  qrCode: string;
}

/** A customer with nothing on their account. */
export async function addCustomer(
  { app: { database }, store }: Till,
  own: { card?: string; mobile?: string } = {},
): Promise<Shopper> {
  serial += 1;
  const mobile = own.mobile ?? `69${String(20_000_000 + serial)}`;
  const qrCode = `P-test-${serial}`;
  const [row] = await database.db
    .insert(customersTable)
    .values({
      company_id: store.companyId,
      store_id: store.storeId,
      first_name: 'Μαρία',
      last_name: `Κωστοπούλου ${serial}`,
      country_id: greeceId,
      mobile,
      qr_code: qrCode,
    })
    .returning({ id: customersTable.user_account_id });
  const id = row?.id ?? 0;
  await database.db
    .insert(accountsTable)
    .values({ company_id: store.companyId, user_account_id: id });
  if (own.card)
    await database.db
      .insert(loyaltyCardsTable)
      .values({ company_id: store.companyId, card_number: own.card, user_account_id: id });
  return { id, mobile, qrCode };
}

export async function addProduct({ app: { database }, store }: Till, rewardPoints: number) {
  const name = { el: 'Φρέντο', en: 'Freddo', it: 'Freddo' };
  const [row] = await database.db
    .insert(productsTable)
    .values({
      company_id: store.companyId,
      store_id: store.storeId,
      name,
      description: { el: '', en: '', it: '' },
      retail_price: 3,
      reward_points: rewardPoints,
    })
    .returning({ id: productsTable.product_id });
  return row?.id ?? 0;
}

type NewTier = { from: number; multiplier?: number; days?: number };

/** The rungs of a ladder: `from` in hundredths of points, `multiplier` in hundredths. */
export async function addLadder(
  till: Pick<Till, 'app' | 'company'>,
  tiers: readonly NewTier[],
  system: 'lifetime' | 'expiration_mode' = 'lifetime',
) {
  await setCompany(till, { tiers_enabled: true, tier_system: system });
  const rows = await till.app.database.db
    .insert(pointTitlesTable)
    .values(
      tiers.map(({ from, multiplier = 100, days }, index) => ({
        company_id: till.company.companyId,
        from,
        to: (tiers[index + 1]?.from ?? 0) - 1,
        multiplier,
        color: '#aa7722',
        title: { el: `Τίτλος ${index}`, en: `Tier ${index}`, it: `Livello ${index}` },
        description: { el: '', en: '', it: '' },
        expiration_days: days ?? null,
      })),
    )
    .returning({ id: pointTitlesTable.store_point_title_id });
  return rows.map(({ id }) => id);
}

type Receipt = Record<string, unknown>;

/** Sends a receipt of an amount to the till. */
export const send = (
  { app, store, cashier }: Till,
  customer: Shopper,
  amount: number,
  own: Receipt = {},
  key?: string,
) =>
  call(app, createTransaction, {
    params: { storeId: store.storeId },
    body: { user_account_id: customer.id, amount, ...own },
    as: cashier,
    ...(key ? { key } : {}),
  });

/** Takes a receipt back: an amount, lines, or all that is left. */
export const giveBack = (
  { app, store, cashier }: Till,
  transactionId: number,
  body: Receipt = {},
  key?: string,
) =>
  call(app, returnTransaction, {
    params: { storeId: store.storeId, id: transactionId },
    body,
    as: cashier,
    ...(key ? { key } : {}),
  });

/** Balance and deficit as points. */
export async function accountOf({ app: { database } }: Pick<Till, 'app'>, { id }: Shopper) {
  const [row] = await database.db
    .select()
    .from(accountsTable)
    .where(eq(accountsTable.user_account_id, id));
  return { balance: (row?.balance ?? 0) / 100, deficit: (row?.deficit ?? 0) / 100 };
}

/** Replays the ledger: every invariant holds. */
export async function expectSound({ app: { database } }: Pick<Till, 'app'>) {
  expect(await verifyLedger(database.pool)).toEqual([]);
  await countNow(database);
  expect(await verifyLedger(database.pool)).toEqual([]);
}

/** Counts what was posted until now, as the background does later: nobody is posting anything. */
export const countNow = ({ pool }: TestApp['database']) =>
  pool.query(`select count_receipts(now())`);

/** More customers than a list counts while somebody waits. */
export async function addCrowd({ database }: TestApp, { companyId }: Place, count: number) {
  // In parts, each of which is soon done on a machine that does other things besides.
  for (let from = 1; from <= count; from += 2000)
    await database.pool.query(
      `with added as (insert into customers (company_id, store_id, first_name, country_id, qr_code)
          select $1, $1, 'Άννα', 300, 'Q' || n from generate_series($2::int, $3::int) n returning user_account_id)
        insert into accounts (company_id, user_account_id) select $1, user_account_id from added`,
      [companyId, from, Math.min(count, from + 1999)],
    );
  await database.pool.query('analyze customers, accounts');
}
