import { sql } from 'drizzle-orm';
import { codeLength, importCodes, previewCodes } from '../../../contract/coupons/code-files.ts';
import { mostCodes } from '../../../contract/coupons/multiple-coupons.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Api } from '../../http/serve.ts';
import type { ReadCard } from '../../sheets/cells.ts';
import { serveCodeFile } from '../../sheets/code-files/serve.ts';
import { fieldsByName, plain } from '../../sheets/headers.ts';
import { endOf, keyOfCode } from '../codes.ts';
import { codesUntil } from './generate.ts';

const titles = fieldsByName({
  code: 'codes,coupon,coupons,coupon code,coupon codes,voucher,voucher code,promo code,discount code,κωδικός,κωδικοί,κωδικός κουπονιού,κωδικοί κουπονιών,κωδ κουπονιού,κουπόνι,κουπόνια,codice,codici,codice coupon,codici coupon,codice promozionale,codice sconto,buono',
});

/** What a spreadsheet has rounded. A code may itself have an E between digits, but no plus. */
const isRounded = (cell: string) => /^\d+(?:[.,]\d+)?E\+\d+$/i.test(cell);
const shape = /^[\p{L}\p{M}\p{N}\s\p{Pd}._/]{1,64}$/u;

/** A code as it is looked up when it is redeemed, or what is wrong with the cell. */
export function codeOf(cell: string): ReadCard {
  if (isRounded(cell)) return { name: 'brokenCard' };
  const value = keyOfCode(cell);
  const { min, max } = codeLength;
  const fits = shape.test(cell) && value.length >= min && value.length <= max;
  return fits ? { value } : { name: 'invalidCode', args: { min, max } };
}

/** With a digit and without a space. */
const isCode = (cell: string) =>
  isRounded(cell) || (/^\S*\d\S*$/.test(cell) && 'value' in codeOf(cell));

interface Campaign {
  companyId: number;
  couponId: number;
  maximum: number;
}

/** Throws not_found, campaign_over, and codes_being_made while codes of the campaign are generated. */
async function campaignOf(
  tx: Executor,
  companyId: number,
  couponId: number,
  nowMs: number,
): Promise<Campaign> {
  const { rows } = await tx.execute<{ maximum: number; is_made: boolean; is_over: boolean }>(sql`
    select k.maximum, k.generation in ('done', 'failed') as is_made,
      ${sql.raw(codesUntil)} <= ${new Date(nowMs).toISOString()}::timestamptz as is_over
    from coupons k join company_settings cs on cs.company_id = k.company_id
    where k.company_id = ${companyId} and k.coupon_id = ${couponId} and k.kind = 'multiple' and k.deleted_at is null`);
  const [campaign] = rows;
  if (!campaign) throw new Refusal('not_found');
  if (campaign.is_over) throw new Refusal('campaign_over');
  if (!campaign.is_made) throw new Refusal('codes_being_made');
  return { companyId, couponId, maximum: campaign.maximum };
}

/** Which of some codes redeem something already, in this campaign or by another coupon, gift or campaign. */
async function knownCodes(
  tx: Executor,
  { companyId, couponId }: Campaign,
  codes: readonly string[],
) {
  const sent = sql`any(${sql.param([...codes])}::text[])`;
  const { rows } = await tx.execute<{ code: string; own: boolean }>(sql`
    select code_key as code, false as own from coupons
      where company_id = ${companyId} and code_key = ${sent} and deleted_at is null
    union all select code, coupon_id is not distinct from ${couponId}::bigint from claims
      where company_id = ${companyId} and code = ${sent}`);
  return new Map(rows.map(({ code, own }) => [code, own ? 'unchanged' : 'taken'] as const));
}

/** From so many new rows on the planner has to learn of them, or it looks a code up by its company alone. */
const many = 2000;

/**
 * Adds codes to a campaign, as many as its maximum grows by; answers how many. Throws changed_meanwhile where others
 * were added since it was read, and these would be too many.
 */
async function addCodes(
  tx: Executor,
  { companyId, couponId }: Campaign,
  codes: readonly string[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into claims (company_id, kind, state, coupon_id, title, store_id, code, code_end, points, expires_at)
    select k.company_id, 'multiple', 'claimed', k.coupon_id, k.gift_title, k.store_id, c.code, c.code_end, 0, ${sql.raw(codesUntil)}
    from coupons k join company_settings cs on cs.company_id = k.company_id
      cross join unnest(${sql.param([...codes])}::text[], ${sql.param(codes.map(endOf))}::text[]) as c (code, code_end)
    where k.company_id = ${companyId} and k.coupon_id = ${couponId} order by c.code
    on conflict (company_id, code) do nothing`);
  const added = rowCount ?? 0;
  if (!added) return 0;
  const own = sql`company_id = ${companyId} and coupon_id = ${couponId}`;
  // Two statements: the audit log has a change of the maximum, and none of what counts by itself.
  const grown = await tx.execute(sql`update coupons set maximum = maximum + ${added}
    where ${own} and maximum + ${added} <= ${mostCodes}`);
  if (!grown.rowCount) throw new Refusal('changed_meanwhile');
  await tx.execute(
    sql`update coupons set generated = generated + ${added}, claimed = claimed + ${added} where ${own}`,
  );
  if (added >= many) await tx.execute(sql`analyze claims`);
  return added;
}

/** Codes of a campaign out of a file, for a company that has had them printed. */
export const mountCodeFiles = (api: Api) =>
  serveCodeFile(
    api,
    { save: importCodes, preview: previewCodes },
    {
      kind: 'codes',
      field: 'codes',
      isTitle: (title) => titles.has(plain(title)),
      isCode,
      read: codeOf,
      same: 'sameCode',
      target: async (tx, { scope: { companyId }, params, now }) => {
        const campaign = await campaignOf(tx, companyId, params.id, now());
        const left = mostCodes - campaign.maximum;
        const room = { left, reason: { name: 'tooManyCodes', args: { most: mostCodes } } } as const;
        return {
          look: async (codes) => ({ known: await knownCodes(tx, campaign, codes), room }),
          add: (codes) => addCodes(tx, campaign, codes),
        };
      },
    },
  );
