import { and, eq, isNull, sql } from 'drizzle-orm';
import { customers } from '../../contract/customers/company-customers.ts';
import {
  attachCard,
  changeMobile,
  createCustomer,
  detachCard,
} from '../../contract/customers/customer-desk.ts';
import { mobileIn } from '../common/phones.ts';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Call } from '../http/call.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { assertCountry } from '../organisations/store-rows.ts';
import { databaseError, uniqueViolation } from '../runtime/database-errors.ts';
import { customersTable as table } from '../tables/customers.ts';
import { checkedAttributes } from './attributes.ts';
import { listCustomers } from './list.ts';
import { customerPage } from './record.ts';
import { attachTo, countryOf, registerWithin } from './register.ts';
import { assertMayAgree, assertMayTurnOn } from './turn-on.ts';

type Changes = Partial<typeof table.$inferInsert> & {
  extra_attributes?: Record<string, string | number | boolean | null>;
};

const taken = () => new Refusal('already_exists', { fields: { mobile: [{ name: 'taken' }] } });

/** Throws invalid for a store of somebody else, or none that customers register in. */
async function assertStore({ pool }: Database, companyId: number, storeId: number | null) {
  if (storeId === null) return;
  const { rowCount } = await pool.query(
    `select 1 from stores where company_id = $1 and store_id = $2 and kind <> 'supplier' and deleted_at is null`,
    [companyId, storeId],
  );
  if (!rowCount) throw invalidField('store_id', 'invalidChoice');
}

/** Changes what is named of a customer. Throws not_found, already_exists for a mobile that is taken. */
async function changeRow(
  { db }: Database,
  companyId: number,
  id: number,
  { extra_attributes, ...values }: Changes,
  loadedAt?: string,
) {
  const merged = extra_attributes && {
    extra_attributes: sql`jsonb_strip_nulls(${table.extra_attributes} || ${JSON.stringify(extra_attributes)}::jsonb)`,
  };
  const itself = and(
    eq(table.company_id, companyId),
    eq(table.user_account_id, id),
    isNull(table.deleted_at),
    loadedAt ? eq(table.updated_at, loadedAt) : undefined,
  );
  try {
    const done = await db
      .update(table)
      .set({ ...values, ...merged, updated_at: sql`now()` })
      .where(itself)
      .returning({ id: table.user_account_id });
    return done.length > 0;
  } catch (error) {
    if (databaseError(error)?.code === uniqueViolation) throw taken();
    throw error;
  }
}

/** SQL: what a registration at the desk has more than one at a till. */
const moreOf = (names: readonly string[]) =>
  `update customers set marketing = marketing or $3, extra_attributes = jsonb_strip_nulls($4::jsonb)
    ${names.map((name, place) => `, ${name} = $${place + 5}`).join('')} where company_id = $1 and user_account_id = $2`;

async function create({ database, scope, caller, body, now }: Call<typeof createCustomer>) {
  const { companyId } = scope;
  const { first_name, last_name, mobile, email, card_number, country_id, ...rest } = body;
  const { sms, viber, push, mail, marketing, store_id, extra_attributes, ...others } = rest;
  assertCountry(country_id);
  await assertStore(database, companyId, store_id ?? null);
  const attributes = await checkedAttributes(database, companyId, extra_attributes);
  const registration = {
    companyId,
    storeId: store_id ?? companyId,
    userId: caller.userId,
    nowMs: now(),
    body: {
      ...{ first_name, last_name, mobile, email: email ?? undefined, country_id, card_number },
      consents: { sms, viber, push, mail },
    },
  };
  return withTransaction(database, async (client) => {
    const home = await countryOf(client, registration);
    const person = { email, ...(mobile ? mobileIn(mobile, home) : {}) };
    await assertMayAgree(client, companyId, person, body);
    const id = await registerWithin(client, registration);
    const values = [companyId, id, marketing, JSON.stringify(attributes), ...Object.values(others)];
    await client.query(moreOf(Object.keys(others)), values);
    return customerPage(client, companyId, id, now());
  });
}

async function update({ database, scope, params, body, now }: Call<typeof customers.calls.update>) {
  const { companyId } = scope;
  const { updated_at, ...changes } = body as Changes & { updated_at?: string };
  const page = () => customerPage(database.pool, companyId, params.id, now());
  const before = await page();
  if (changes.country_id !== undefined) assertCountry(changes.country_id);
  if (changes.store_id !== undefined) {
    await assertStore(database, companyId, changes.store_id);
    changes.store_id ??= companyId;
  }
  // Without its year the day would say less than what is known.
  if (changes.birthday && changes.birth_date === undefined && before.birth_date)
    throw invalidField('birthday', 'birthDateKnown');
  const country = changes.country_id ?? before.country_id;
  if (changes.mobile) Object.assign(changes, mobileIn(changes.mobile, country));
  if (changes.extra_attributes)
    changes.extra_attributes = await checkedAttributes(
      database,
      companyId,
      changes.extra_attributes,
    );
  const turning = { companyId, id: params.id, changes, before: { ...before } };
  await assertMayTurnOn(database.pool, turning);
  const done = await changeRow(database, companyId, params.id, changes, updated_at);
  if (!done) throw new Refusal('changed_meanwhile', { current: { ...(await page()) } });
  return page();
}

async function setMobile({ database, scope, params, body, now }: Call<typeof changeMobile>) {
  const { companyId } = scope;
  const page = () => customerPage(database.pool, companyId, params.id, now());
  const country_id = body.country_id ?? (await page()).country_id;
  assertCountry(country_id);
  await changeRow(database, companyId, params.id, mobileIn(body.mobile, country_id));
  return page();
}

async function detach({ database, scope, params, body, now }: Call<typeof detachCard>) {
  const { companyId } = scope;
  return withTransaction(database, async (client) => {
    const { card_numbers } = await customerPage(client, companyId, params.id, now());
    const [only, ...others] = card_numbers as string[];
    const number = body.card_number ?? (others.length ? undefined : only);
    if (!number)
      throw invalidField('card_number', card_numbers.length ? 'required' : 'invalidChoice');
    const { rowCount } = await client.query(
      'update loyalty_cards set user_account_id = null, attached_at = null where company_id = $1 and user_account_id = $2 and card_number = $3',
      [companyId, params.id, number],
    );
    if (!rowCount) throw invalidField('card_number', 'invalidChoice');
    return customerPage(client, companyId, params.id, now());
  });
}

/** The customers of a company, at its desk. */
export function mountDesk(api: Api) {
  serve(api, customers.calls.list, ({ database, scope, query }) =>
    listCustomers(database, scope.companyId, query),
  );
  serve(api, customers.calls.read, ({ database, scope, params, now }) =>
    customerPage(database.pool, scope.companyId, params.id, now()),
  );
  serve(api, createCustomer, create);
  serve(api, customers.calls.update, update);
  serve(api, changeMobile, setMobile);
  serve(api, attachCard, ({ database, scope, params, body, now }) =>
    withTransaction(database, async (client) => {
      await customerPage(client, scope.companyId, params.id, now());
      await attachTo(client, scope.companyId, params.id, body.card_number, now());
      return customerPage(client, scope.companyId, params.id, now());
    }),
  );
  serve(api, detachCard, detach);
}
