import { sql } from 'drizzle-orm';

/**
 * Who did what a row tells, as SQL over its table or alias: a person by name, or the paired till, which
 * nobody signed in to. A till that is there no more has no name.
 */
export const actorText = (row: string) => `case when ${row}.till_id is null
    then (select u.full_name from users u where u.user_id = ${row}.user_id)
    else coalesce((select k.friendly_name from cash_registers k where k.company_id = ${row}.company_id
      and k.cash_register_id = ${row}.till_id), '') end`;

export const actorOf = (row: string) => sql.raw(`(${actorText(row)})`);
