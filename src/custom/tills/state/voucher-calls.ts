import type { z } from 'zod';
import type { createClaim, redeemables } from '../../../../contract/coupons/claims.ts';
import type { acceptVoucher, checkVoucher } from '../../../../contract/coupons/redemption.ts';
import type { undoRedemption } from '../../../../contract/coupons/undo-claim.ts';
import { send } from '../../../session/api.ts';
import { noted, patience } from './network.ts';
import type { TillSession } from './till-session.ts';

type Voucher = z.input<typeof acceptVoucher.body & z.ZodType>;
type UndoBody = z.input<typeof undoRedemption.body & z.ZodType>;
type Claim = z.input<typeof createClaim.body & z.ZodType>;
export type Redeemables = z.infer<typeof redeemables.reply>;

/** The calls of a till that look at vouchers and redeem them. */
export function voucherCalls({ token, storeId }: Pick<TillSession, 'token' | 'storeId'>) {
  const own = () => ({ token, params: { storeId }, signal: AbortSignal.timeout(patience) });
  return {
    redeemables: (id: number, q = '') =>
      noted(
        send<typeof redeemables>('GET', '/stores/{storeId}/customers/{id}/redeemables', {
          ...own(),
          params: { storeId, id },
          ...(q ? { query: { q } } : {}),
        }),
      ),
    check: (body: Voucher) =>
      noted(
        send<typeof checkVoucher>('POST', '/stores/{storeId}/redemption/check', {
          ...own(),
          body,
        }),
      ),
    accept: (body: Voucher, idempotencyKey: string) =>
      noted(
        send<typeof acceptVoucher>('POST', '/stores/{storeId}/redemption/accept', {
          ...own(),
          body,
          idempotencyKey,
        }),
      ),
    undoHandOver: (id: number, body: UndoBody, idempotencyKey: string) =>
      noted(
        send<typeof undoRedemption>('POST', '/stores/{storeId}/claims/{id}/undo', {
          ...own(),
          params: { storeId, id },
          body,
          idempotencyKey,
        }),
      ),
    claim: (body: Claim, idempotencyKey: string) =>
      noted(
        send<typeof createClaim>('POST', '/stores/{storeId}/claims', {
          ...own(),
          body,
          idempotencyKey,
        }),
      ),
  };
}
