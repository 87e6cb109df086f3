import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { registerCustomer } from '../../contract/customers/customers.ts';
import { mobileIn } from '../common/phones.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { allowed, invalidField, Refusal } from '../http/refusal.ts';
import { postCredit } from '../ledger/credits.ts';

type AtTill = z.output<(typeof registerCustomer)['body'] & z.ZodType>;
/** At the desk a customer may have no mobile. */
type Body = Omit<AtTill, 'mobile'> & { mobile?: string | null | undefined };

interface Registration {
  companyId: number;
  storeId: number;
  /** Who registers them; null for themselves. */
  userId: number | null;
  nowMs: number;
  body: Body;
}

const insert = {
  name: 'register-customer',
  text: `insert into customers (company_id, store_id, first_name, last_name, country_id, mobile, email, marketing, sms, viber, push, mail,
      qr_code, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
    on conflict (company_id, mobile, country_id) where deleted_at is null do nothing returning user_account_id`,
};

/** Gives a free card of the programme to a customer. Throws card_not_free. */
export async function attachTo(
  client: Queryable,
  companyId: number,
  accountId: number,
  cardNumber: string,
  nowMs: number,
) {
  const { rowCount } = await client.query(
    'update loyalty_cards set user_account_id = $3, attached_at = $4 where company_id = $1 and card_number = $2 and user_account_id is null',
    [companyId, cardNumber, accountId, new Date(nowMs)],
  );
  if (!rowCount) throw new Refusal('card_not_free', { field: 'card_number' });
}

/** Whether the company gives initial points to one more; until the transaction ends nobody else asks. */
async function givesMore(client: Queryable, companyId: number, totalUsers: number) {
  if (totalUsers === 0) return true;
  // The lock first, by itself: a count in the same statement would not see what came while it waited.
  await client.query('select 1 from company_settings where company_id = $1 for update', [
    companyId,
  ]);
  const { rows } = await client.query<{ given: number }>(
    `select count(*)::int as given from postings where company_id = $1 and kind = 'initial'`,
    [companyId],
  );
  return (rows[0]?.given ?? 0) < totalUsers;
}

/** The points a new customer starts with, while the company gives them (init_user_points, total_users). */
async function giveInitialPoints(client: Queryable, registration: Registration, accountId: number) {
  const { companyId, storeId, userId, nowMs } = registration;
  const { rows } = await client.query<{ points: number; total_users: number }>(
    'select init_user_points as points, total_users from company_settings where company_id = $1',
    [companyId],
  );
  const { points = 0, total_users = 0 } = rows[0] ?? {};
  if (points > 0 && (await givesMore(client, companyId, total_users)))
    allowed(
      await postCredit(client, {
        companyId,
        storeId,
        accountId,
        userId,
        points,
        kind: 'initial',
        reason: null,
        nowMs,
      }),
    );
}

/** The country of a registration: what it names, else the store's. */
export async function countryOf(client: Queryable, { companyId, storeId, body }: Registration) {
  if (body.country_id) return body.country_id;
  const { rows } = await client.query<{ country_id: number }>(
    'select country_id from stores where company_id = $1 and store_id = $2',
    [companyId, storeId],
  );
  return rows[0]?.country_id ?? 0;
}

/**
 * Registers a customer with their card, consents and initial points, within the client's transaction;
 * answers their id. Throws invalid for a number that is none, already_exists for one that is
 * registered, and card_not_free.
 */
export async function registerWithin(client: Queryable, registration: Registration) {
  const { companyId, storeId, nowMs, body } = registration;
  const home = await countryOf(client, registration);
  const { mobile, country_id: country } = body.mobile
    ? mobileIn(body.mobile, home)
    : { mobile: null, country_id: home };
  // Nobody would find them at a till again.
  if (!mobile && !body.card_number) throw invalidField('mobile', 'mobileOrCard');
  const { sms, viber, push, mail } = body.consents;
  const marketing = sms || viber || push || mail;
  const qr = randomBytes(12).toString('base64url');
  const names = [body.first_name, body.last_name ?? null, country, mobile, body.email ?? null];
  const consents = [marketing, sms, viber, push, mail];
  const values = [companyId, storeId, ...names, ...consents, `P-${qr}`, new Date(nowMs)];
  const { rows } = await client.query<{ user_account_id: number }>({ ...insert, values });
  const accountId = rows[0]?.user_account_id;
  if (!accountId) throw new Refusal('already_exists', { fields: { mobile: [{ name: 'taken' }] } });
  await client.query('insert into accounts (company_id, user_account_id) values ($1, $2)', [
    companyId,
    accountId,
  ]);
  if (body.card_number) await attachTo(client, companyId, accountId, body.card_number, nowMs);
  await giveInitialPoints(client, registration, accountId);
  return accountId;
}

/** The same in a transaction of its own, all or nothing. */
export const register = (database: Database, registration: Registration): Promise<number> =>
  withTransaction(database, (client) => registerWithin(client, registration));
