import type { Database } from '../../db/connection.ts';

const edges = {
  name: 'edges-of-days',
  text: `select $2::date::timestamp at time zone time_zone as first,
      (($3::date + 1)::timestamp at time zone time_zone) - interval '1 millisecond' as last
    from company_settings where company_id = $1`,
};

const dayOf = (sent: unknown) =>
  typeof sent === 'string' && sent.length === 'yyyy-mm-dd'.length ? sent : null;

interface Days {
  start_date?: unknown;
  expiration_date?: unknown;
}

/** Days of the company's as moments: a start from its first one, an end to its last; a moment stays as it is. */
export async function withMoments<D extends Days>({ pool }: Database, companyId: number, sent: D) {
  const start = dayOf(sent.start_date);
  const end = dayOf(sent.expiration_date);
  if (!start && !end) return sent;
  const { rows } = await pool.query<{ first: Date | null; last: Date | null }>({
    ...edges,
    values: [companyId, start, end],
  });
  const [row] = rows;
  return {
    ...sent,
    ...(start ? { start_date: row?.first?.toISOString() } : {}),
    ...(end ? { expiration_date: row?.last?.toISOString() } : {}),
  };
}
