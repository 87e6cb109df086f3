import type { Database } from '../db/connection.ts';

const lastOf = {
  name: 'last-moment-of-day',
  text: `select (($2::date + 1)::timestamp at time zone time_zone) - interval '1 millisecond' as last from company_settings where company_id = $1`,
};

/** The last moment of a day of the company's, ISO 8601; what is a moment already, or nothing, as it is. */
export async function lastMoment({ pool }: Database, companyId: number, sent: unknown) {
  if (typeof sent !== 'string' || sent.length > 'yyyy-mm-dd'.length) return sent;
  const { rows } = await pool.query<{ last: Date }>({ ...lastOf, values: [companyId, sent] });
  return rows[0]?.last.toISOString();
}
