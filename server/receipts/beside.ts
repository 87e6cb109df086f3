import type { PostedReceipt } from '../../contract/transactions/transaction-calls.ts';

interface Came {
  readonly vouchers: readonly Pick<PostedReceipt['vouchers'][number], 'points_given'>[];
  readonly campaigns: readonly { readonly points: number }[];
  /** What rounding had cut off before. */
  readonly carried: number;
}

/** Points that came with a receipt beside its own: of coupons, of campaigns, and of what rounding had cut off. */
export const pointsBeside = ({ vouchers, campaigns, carried }: Came): number =>
  [
    ...vouchers.map(({ points_given }) => points_given),
    ...campaigns.map(({ points }) => points),
  ].reduce((sum, points) => sum + points, carried);
