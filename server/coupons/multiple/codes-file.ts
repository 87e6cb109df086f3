import { csvField } from '../../../contract/export-files/csv-field.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { readableAfter } from '../codes.ts';

const pageSize = 5000;

interface Row {
  claim_id: number;
  created_at: Date;
  code: string;
  state: string;
  expires_at: Date;
  redeemed_at: Date | null;
  store: string | null;
}

const page = {
  name: 'codes-page',
  text: `select c.claim_id, c.created_at, c.code, c.state, c.expires_at, c.redeemed_at, s.name as store from claims c
    left join stores s on s.company_id = c.company_id and s.store_id = c.redeem_store_id
    where c.company_id = $1 and c.coupon_id = $2 and (c.created_at, c.claim_id) > ($3, $4) order by c.created_at, c.claim_id limit ${pageSize}`,
};

const line = (prefix: string, { code, state, expires_at, redeemed_at, store }: Row) =>
  [
    csvField(readableAfter(prefix, code)),
    state,
    expires_at.toISOString(),
    redeemed_at?.toISOString() ?? '',
    csvField(store ?? ''),
  ].join(',');

const head = '\uFEFFcode,state,expires_at,redeemed_at,store\r\n';

/** All codes of a campaign as CSV, read a page at a time: memory does not grow with it. */
export async function codesFile({ pool }: Database, companyId: number, couponId: number) {
  const result = await pool.query<{ created_at: Date; code: string | null }>(
    `select created_at, code from coupons where company_id = $1 and coupon_id = $2 and kind = 'multiple' and deleted_at is null`,
    [companyId, couponId],
  );
  const campaign = result.rows[0];
  if (!campaign) throw new Refusal('not_found');
  const encoder = new TextEncoder();
  let last = { created_at: campaign.created_at, claim_id: 0 };
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const values = [companyId, couponId, last.created_at, last.claim_id];
      const { rows } = await pool.query<Row>({ ...page, values });
      const end = rows.at(-1);
      if (!end) return controller.close();
      last = end;
      controller.enqueue(
        encoder.encode(`${rows.map((row) => line(campaign.code ?? '', row)).join('\r\n')}\r\n`),
      );
    },
  });
  return { body, name: `coupon-${couponId}-codes.csv` };
}
