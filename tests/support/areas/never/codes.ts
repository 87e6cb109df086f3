import { createMultiple } from '../../../../contract/coupons/multiple-coupons.ts';
import { generateCodes, generation } from '../../../../server/coupons/multiple/generate.ts';
import { runJobs } from '../../../../server/jobs/run.ts';
import { call } from '../../app.ts';
import { serverLog } from '../../server-log.ts';
import type { Marketer } from '../campaigns.ts';
import { accept } from '../claims.ts';
import type { Programme } from './programme.ts';
import { buy, shopperOf } from './receipts.ts';
import type { Step } from './step.ts';

/** The codes of a campaign of which a customer redeems three at most, on receipts of twenty euros or by themselves. */
export async function addCodes({ till, admin }: Marketer, own: object): Promise<string[]> {
  const { app, company } = till;
  const params = { storeId: company.companyId };
  const body = { gift_title: 'Δωροκάρτα', maximum: 4, per_customer: 3, ...own };
  const { data } = await call(app, createMultiple, { params, body, as: admin });
  await runJobs(app.database, { [generation]: generateCodes }, serverLog);
  const text = 'select code from claims where company_id = $1 and coupon_id = $2 order by claim_id';
  const values = [company.companyId, data.coupon_id];
  const { rows } = await app.database.pool.query<{ code: string }>(text, values);
  return rows.map(({ code }) => code);
}

const codeOf = (codes: readonly string[], { cents }: Step) => codes[cents % codes.length] ?? '';

/** Redeems a code for a customer, of whom its campaign wants to know. */
export async function redeemCode({ tills, codes, claims, ...programme }: Programme, step: Step) {
  const at = tills[step.where];
  const code = codeOf(codes.alone, step);
  const done = await accept(at, code, shopperOf(programme, step));
  if (done.status < 300) claims.push({ id: done.data.claim_id, code, at, handedOver: at });
}

/** A receipt with a code. */
export const buyWithCode = (programme: Programme, step: Step) =>
  buy(programme, step, { vouchers: [{ code: codeOf(programme.codes.onReceipts, step) }] });
