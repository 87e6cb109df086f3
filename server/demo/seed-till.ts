import { and, eq, sql } from 'drizzle-orm';
import type { ProductPoints } from '../catalogue/points-of-products.ts';
import { greeceId } from '../common/countries.ts';
import type { Executor } from '../db/executor.ts';
import type { FileStore } from '../files/store.ts';
import { pointTitlesTable } from '../tables/point-titles.ts';
import { productsTable } from '../tables/products.ts';
import {
  cashRegistersTable,
  companySettingsTable,
  storeSettingsTable,
} from '../tables/settings.ts';
import { type Chance, chance } from './chance.ts';
import type { ClaimBook } from './claim-book.ts';
import { emptyBooks, live } from './history.ts';
import { cashRegisters, firstNames, lastNames, tiers } from './people.ts';
import { prepareClaims } from './prepare-claims.ts';
import { goOn, insertAll } from './rows.ts';
import { seedClaims } from './seed-claims.ts';

const day = 86_400_000;
const customers = 500;
const mostAttempts = 30;
const initialPoints = 2000;
const pointValue = 500;

interface Programme {
  companyId: number;
  storeIds: number[];
  cashierId: number;
  adminId: number;
  supplierId: number;
}

async function setUp(tx: Executor, { companyId, storeIds }: Programme) {
  await tx
    .update(companySettingsTable)
    .set({
      init_user_points: initialPoints,
      expiration_points: 365,
      point_value: pointValue,
      tiers_enabled: true,
    })
    .where(eq(companySettingsTable.company_id, companyId));
  await tx
    .update(storeSettingsTable)
    .set({ reward_floor: true, thermal_printer: true })
    .where(eq(storeSettingsTable.company_id, companyId));
  const ladder = await tx
    .insert(pointTitlesTable)
    .values(
      tiers.map((tier, index) => ({
        ...tier,
        company_id: companyId,
        to: (tiers[index + 1]?.from ?? 0) - 1,
        description: { el: '', en: '', it: '' },
      })),
    )
    .returning();
  const registers = await tx
    .insert(cashRegistersTable)
    .values(
      storeIds.flatMap((store_id) =>
        cashRegisters.map((each) => ({ ...each, company_id: companyId, store_id })),
      ),
    )
    .returning();
  return { ladder, registers };
}

/** Every fifth product on sale adds points of its own. */
async function givePoints(tx: Executor, { companyId, storeIds }: Programme) {
  const { company_id, store_id, product_id, published, reward_points } = productsTable;
  const ofPoints = and(eq(company_id, companyId), eq(published, true), sql`${product_id} % 5 = 0`);
  const rows = await tx
    .update(productsTable)
    .set({ reward_points: 500 })
    .where(ofPoints)
    .returning({ store_id, product_id, reward_points });
  return Object.fromEntries(
    storeIds.map((id) => [
      id,
      Object.fromEntries(
        rows
          .filter((row) => row.store_id === id)
          .map(({ product_id, reward_points: own }) => [
            product_id,
            [own, own, true] satisfies ProductPoints,
          ]),
      ),
    ]),
  );
}

const zipcodes = ['10558', '11527', '54624', '71202', '26221'];

/** What most people say of themselves, and some do not. */
function factsOf(id: number, firstName: string) {
  const { below } = chance(id);
  const isWoman = firstNames.indexOf(firstName) % 2 === 0;
  const born = new Date(Date.UTC(1950 + below(56), below(12), 1 + below(28)));
  return {
    gender: below(10) ? (isWoman ? 'female' : 'male') : null,
    birth_date: below(5) ? born.toISOString().slice(0, 10) : null,
    email: below(3) ? `customer${String(id).padStart(4, '0')}@example.com` : null,
    zipcode: below(3) ? zipcodes[below(zipcodes.length)] : null,
    extra_attributes: {},
  };
}

function person(
  id: number,
  companyId: number,
  storeId: number,
  registeredMs: number,
  { next, of }: Chance,
) {
  const consent = () => next() < 0.55;
  const at = new Date(registeredMs).toISOString();
  const first_name = of(firstNames);
  return {
    ...factsOf(id, first_name),
    company_id: companyId,
    user_account_id: id,
    store_id: storeId,
    first_name,
    last_name: of(lastNames),
    country_id: greeceId,
    mobile: `691${String(2_345_677 + id)}`,
    marketing: true,
    sms: consent(),
    viber: consent(),
    push: consent(),
    mail: consent(),
    qr_code: `P-demo-${String(id).padStart(4, '0')}`,
    created_at: at,
    updated_at: at,
  };
}

function cardsOf(companyId: number, at: string) {
  const card = (number: number, owner: number | null) => ({
    company_id: companyId,
    card_number: String(number),
    user_account_id: owner,
    created_at: at,
    attached_at: owner ? at : null,
  });
  return [
    ...Array.from({ length: 300 }, (_, index) => card(10_000_001 + index, index + 1)),
    ...Array.from({ length: 100 }, (_, index) => card(20_000_001 + index, null)),
  ];
}

/** In hundredths of points: the customer of the README can have each of the coffees that are handed over at the till. */
const enoughPoints = 20_000;

type Played = Omit<Parameters<typeof live>[1], 'book'>;

/** Customers and their year, once: what comes of it depends on luck. */
function play(book: ClaimBook, played: Played, seed: number) {
  const { companyId, storeIds, nowMs } = played;
  const luck = chance(seed);
  const books = emptyBooks();
  const people = Array.from({ length: customers }, (_, index) => {
    const id = index + 1;
    // The first customer is the one of the README: always there, always active.
    const registeredMs =
      id === 1 ? nowMs - 380 * day : nowMs - luck.below(420) * day - luck.below(day);
    const homeStore = id === 1 ? (storeIds[0] ?? 0) : (storeIds[Math.min(3, luck.below(6))] ?? 0);
    const row = person(id, companyId, homeStore, registeredMs, luck);
    const visits = id === 1 ? 60 : 1 + Math.floor(luck.next() ** 3 * 45);
    const customer = { id, registeredMs, homeStore, visits };
    live(books, { ...played, book }, customer, initialPoints, luck);
    return row;
  });
  return { book, books, people };
}

const balanceOf = ({ accounts }: ReturnType<typeof emptyBooks>, customer: number) =>
  Number(accounts.find(({ user_account_id }) => user_account_id === customer)?.balance ?? 0);

/**
 * Who has points when depends on the time of day: now and then nobody can have what the demo shows, or its first
 * customer nothing, and the year is played again with other luck.
 */
function playUntilWhole(prepared: ClaimBook, played: Played) {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const year = play(prepared.again(5_061_822 + attempt), played, 20_261_121 + attempt);
    if (year.book.isWhole && balanceOf(year.books, 1) >= enoughPoints) return year;
  }
  throw new Error('The year of the demo never shows everything');
}

/** Five hundred customers and their year of receipts, the same at every seed of one moment. */
export async function seedTill(
  tx: Executor,
  files: FileStore,
  programme: Programme,
  nowMs: number,
): Promise<void> {
  const { companyId, storeIds, cashierId } = programme;
  const { ladder, registers } = await setUp(tx, programme);
  const products = await givePoints(tx, programme);
  const prepared = await prepareClaims(tx, programme, nowMs);
  const ofStore = (id: number) => registers.filter(({ store_id }) => store_id === id);
  const registerIds = Object.fromEntries(
    storeIds.map((id) => [id, ofStore(id).map(({ cash_register_id }) => cash_register_id)]),
  );
  const played = {
    companyId,
    storeIds,
    cashierId,
    registerIds,
    products,
    ladder,
    pointValue,
    nowMs,
  };
  const { book, books, people } = playUntilWhole(prepared.book, played);
  await insertAll(tx, 'customers', people);
  await insertAll(
    tx,
    'loyalty_cards',
    cardsOf(companyId, new Date(nowMs - 400 * day).toISOString()),
  );
  await insertAll(tx, 'accounts', books.accounts);
  await insertAll(tx, 'transactions', books.transactions);
  await insertAll(tx, 'transaction_returns', books.returns);
  await insertAll(tx, 'postings', books.postings);
  await insertAll(tx, 'entries', books.entries);
  await insertAll(tx, 'lots', books.lots);
  await tx.execute(sql`update accounts set first_transaction_store_id = (select t.store_id from transactions t
    where t.company_id = accounts.company_id and t.user_account_id = accounts.user_account_id and t.status = 'posted' order by t.created_at limit 1)`);
  // They agreed when they registered, not when the demo was made.
  await tx.execute(sql`update customer_consents set created_at = c.created_at from customers c
    where c.company_id = customer_consents.company_id and c.user_account_id = customer_consents.user_account_id`);
  await goOn(tx, 'customers', 'user_account_id');
  await goOn(tx, 'transactions', 'transaction_id');
  await goOn(tx, 'transaction_returns', 'return_id');
  await goOn(tx, 'postings', 'posting_id');
  await goOn(tx, 'lots', 'lot_id');
  await seedClaims(tx, files, programme, { ...prepared, book }, people, nowMs);
}
