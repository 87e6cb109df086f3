import { sql } from 'drizzle-orm';
import { numberAbroad } from '../../../contract/billing/amounts/taxation.ts';
import { countryCode, isVatNumber } from '../../common/countries.ts';
import { every } from '../../jobs/every.ts';
import type { Billing } from '../core/context.ts';
import { askVies } from './ask.ts';
import { checksOf, forgetUnused, isDue, isSpent, noteAnswer } from './checks.ts';

const everyMs = 60_000;
/** So many numbers are asked about in one look. */
const most = 20;

interface Found extends Record<string, unknown> {
  country_id: number;
  vat_number: string;
}

/** The numbers of those who are billed from another country, with the letters of theirs. */
async function numbersAbroad({ database: { db } }: Billing): Promise<string[]> {
  const { rows } = await db.execute<Found>(
    sql`select distinct s.country_id::int, coalesce(ss.invoicing ->> 'vat_number', s.vat_number) as vat_number from subscriptions u
      join stores s on s.company_id = u.buyer_company_id and s.store_id = u.store_id and s.deleted_at is null
      join stores c on c.company_id = u.company_id and c.store_id = u.company_id
      left join store_settings ss on ss.company_id = s.company_id and ss.store_id = s.store_id
      where u.status <> 'inactive' and c.country_id <> s.country_id and coalesce(ss.invoicing ->> 'vat_number', s.vat_number) <> ''`,
  );
  const held = rows.filter(({ country_id, vat_number }) => isVatNumber(vat_number, country_id));
  return held.flatMap(
    ({ country_id, vat_number }) =>
      numberAbroad({ country: countryCode(country_id) ?? null, vat_number }) ?? [],
  );
}

/** Asks VIES about one number, where it is asked at all and the number is due; bounded in time, outside of transactions. */
export async function checkNumber(billing: Billing, vatNumber: string) {
  const { database, settings, now } = billing;
  if (!settings.viesUrl) return;
  const known = await checksOf(database.db, [vatNumber]);
  if (!isDue(known.get(vatNumber), now()) || (await isSpent(database, now()))) return;
  await noteAnswer(database.db, vatNumber, await askVies(settings.viesUrl, vatNumber), now());
}

/** Asks about numbers that were never asked about, or not for long, or while VIES was away. */
export async function checkNumbers(billing: Billing, signal?: AbortSignal) {
  if (!billing.settings.viesUrl) return;
  await forgetUnused(billing.database.db, billing.now());
  const numbers = await numbersAbroad(billing);
  const known = await checksOf(billing.database.db, numbers);
  const due = numbers.filter((number) => isDue(known.get(number), billing.now()));
  for (const number of due.slice(0, most)) {
    if (signal?.aborted) return;
    await checkNumber(billing, number);
  }
}

/** Looks every minute; answers how to stop. */
export const startVies = (billing: Billing) =>
  every('vies', everyMs, billing.log, (signal) => checkNumbers(billing, signal));
