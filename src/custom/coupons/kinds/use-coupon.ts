import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import type { CouponState } from '../../../../contract/coupons/coupon-rules.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import type { pausing } from './pausing.data.ts';

export type PausedKind = keyof typeof pausing;
export type StoreKind = Exclude<PausedKind, 'multiple'>;

const kinds: readonly (readonly [string, StoreKind])[] = [
  ['goal-coupons', 'goal'],
  ['voucher-coupons', 'voucher'],
  ['product-coupons', 'product'],
  ['discount-coupons', 'discount'],
  ['visit-coupons', 'visit'],
];

/** Which kind of coupon a list or a form is of; nothing for a list of several. */
export function useKind(): StoreKind | undefined {
  const resource = useResourceContext();
  return kinds.find(([entity]) => resourceOf(entity) === resource)?.[1];
}

interface CouponRecord extends RaRecord {
  kind?: StoreKind | 'multiple';
  state?: CouponState;
}

/** The coupon around: its id, its kind and where it stands. */
export function useCoupon() {
  const record = useRecordContext<CouponRecord>();
  const kind = useKind();
  const own = record?.kind === 'multiple' ? undefined : record?.kind;
  return { id: Number(record?.id), kind: kind ?? own, state: record?.state };
}
