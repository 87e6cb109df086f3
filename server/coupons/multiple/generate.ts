import type { Queryable } from '../../db/transaction.ts';
import type { Job } from '../../jobs/run.ts';
import { endOf, newCode } from '../codes.ts';

export const generation = 'coupon-codes';
/** Codes of one transaction: few enough to stay in memory, many enough for one commit. */
const pieceSize = 2000;

/** SQL over a campaign `k` and the settings `cs` of its company: until when its codes are redeemed. */
export const codesUntil = `least(k.expiration_date, (date_trunc('day', k.created_at at time zone cs.time_zone)
      + make_interval(days => k.valid_days::int + 1)) at time zone cs.time_zone)`;

const read = {
  name: 'coupon-to-generate',
  text: `select code, gift_title, store_id, ${codesUntil} as until
    from coupons k join company_settings cs on cs.company_id = k.company_id where k.company_id = $1 and k.coupon_id = $2`,
};
const insert = {
  name: 'insert-codes',
  text: `insert into claims (company_id, kind, state, coupon_id, title, store_id, code, code_end, points, expires_at)
    select $1, 'multiple', 'claimed', $2, $3, $4, code, code_end, 0, $5 from unnest($6::text[], $7::text[]) as c (code, code_end)
    on conflict (company_id, code) do nothing`,
};
const count = {
  name: 'count-generated',
  text: `update coupons set generated = $3, claimed = $3, generation = case when $3 >= maximum then 'done' else 'running' end
    where company_id = $1 and coupon_id = $2`,
};

/** Makes the next codes of a campaign; the count grows in the same transaction, so none is made twice. */
export async function generateCodes(client: Queryable, job: Job): Promise<number> {
  const { company_id, subject_id, done, total } = job;
  const { rows } = await client.query({ ...read, values: [company_id, subject_id] });
  const coupon = rows[0];
  if (!coupon) throw new Error('The campaign is gone');
  const codes = Array.from({ length: Math.min(pieceSize, total - done) }, () =>
    newCode(coupon.code ?? ''),
  );
  const inserted = await client.query({
    ...insert,
    values: [
      company_id,
      subject_id,
      coupon.gift_title,
      coupon.store_id,
      coupon.until,
      codes,
      codes.map(endOf),
    ],
  });
  const made = done + (inserted.rowCount ?? 0);
  await client.query({ ...count, values: [company_id, subject_id, made] });
  // So many new rows: until the planner knows of them it looks a code up by its company alone.
  if (made >= total) await client.query('analyze claims');
  return made;
}
