import { sql } from 'drizzle-orm';
import type { OwnStore } from '../../../contract/people/session.ts';
import { ownStore } from '../../../contract/people/session.ts';
import { roleIds } from '../../common/catalogue.ts';
import type { Database } from '../../db/connection.ts';
import type { Caller } from '../../http/call.ts';

const selected = sql`s.store_id, s.company_id, s.kind, s.name, c.name as company_name, c.country_id, cs.time_zone, s.logo,
  s.active_subscription, s.cancelled_subscription, s.expiration_date_subscription`;
const company = sql`join stores c on c.company_id = s.company_id and c.store_id = s.company_id
  join company_settings cs on cs.company_id = s.company_id`;

/** The stores a person may open, in the order people read them; a super admin sees every company's. */
export async function ownStoresOf(
  { db }: Database,
  { userId, isSuperAdmin }: Pick<Caller, 'userId' | 'isSuperAdmin'>,
  storeId?: number,
): Promise<OwnStore[]> {
  const one = storeId ? sql`and s.store_id = ${storeId}` : sql``;
  const result = isSuperAdmin
    ? await db.execute(sql`select ${selected}, ${roleIds.superAdmin}::int as role_id from stores s ${company}
        where s.deleted_at is null and c.deleted_at is null ${one} order by fold(c.name) collate "C", s.kind, fold(s.name) collate "C", s.store_id`)
    : await db.execute(sql`select ${selected}, m.role_id from memberships m
        join stores s on s.company_id = m.company_id and s.store_id = m.store_id ${company}
        where m.user_id = ${userId} and s.deleted_at is null and c.deleted_at is null ${one}
        order by fold(c.name) collate "C", s.kind, fold(s.name) collate "C", s.store_id`);
  return ownStore.array().parse(
    result.rows.map((row) => ({
      ...row,
      expiration_date_subscription: isoOf(row.expiration_date_subscription),
    })),
  );
}

const isoOf = (moment: unknown) => (moment ? new Date(String(moment)).toISOString() : null);
