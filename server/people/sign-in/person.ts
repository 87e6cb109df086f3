import { and, eq } from 'drizzle-orm';
import { greeceId, isCountry, possibleMobile } from '../../common/countries.ts';
import { mobileIn, readPhone } from '../../common/phones.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../http/refusal.ts';
import { hashOf } from '../../http/session.ts';
import { usersTable } from '../../tables/people.ts';

/** Who somebody says they are: a mobile, in a country, of one application. */
export interface Named {
  app_provider_id: number;
  country_id?: number | undefined;
  mobile: string;
}

/** The same with the mobile as it is kept: the digits of its country. */
export interface Person {
  app_provider_id: number;
  country_id: number;
  mobile: string;
}

/** Whom a name means; undefined where the country has no such number. */
export function personNamed({ app_provider_id, country_id = greeceId, mobile }: Named) {
  if (!isCountry(country_id)) return undefined;
  const phone = readPhone(mobile, country_id);
  if (phone.is === 'mobile')
    return { app_provider_id, country_id: phone.countryId, mobile: phone.national };
  // Numbers of earlier versions are possible ones, and sign in as before.
  const number = possibleMobile(mobile, country_id);
  return number ? { app_provider_id, country_id, mobile: number } : undefined;
}

/** How a person is called in counters and codes: the number as it is kept, or as typed when it is none. */
export function subjectOf(named: Named): string {
  const { app_provider_id, country_id = greeceId, mobile } = named;
  return `${app_provider_id}:${country_id}:${personNamed(named)?.mobile ?? hashOf(mobile)}`;
}

/** Whom a name means. Throws invalid; `prefix` begins the fields' names. */
export function personOf(named: Named & { country_id: number }, prefix = ''): Person {
  if (!isCountry(named.country_id)) throw invalidField(`${prefix}country_id`, 'invalidChoice');
  const { app_provider_id } = named;
  return { app_provider_id, ...mobileIn(named.mobile, named.country_id, `${prefix}mobile`) };
}

/** The user of a mobile; undefined where nobody is. */
export async function userOf(db: Executor, { app_provider_id, country_id, mobile }: Person) {
  const itself = and(
    eq(usersTable.app_provider_id, app_provider_id),
    eq(usersTable.country_id, country_id),
    eq(usersTable.mobile, mobile),
  );
  return (await db.select().from(usersTable).where(itself))[0];
}
