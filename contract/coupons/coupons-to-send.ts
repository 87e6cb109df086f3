/** What a voucher coupon gave, by the names its screen shows (voucher-totals-derived). */
export const voucherTotals = ({ claimed, rewarded }: { claimed: number; rewarded: number }) => ({
  total_claimed: claimed,
  total_redeemed: rewarded,
});

/**
 * A product coupon as it is sent: without code and coupon_id on create (product-coupon-create-omits),
 * and without product_buy_id for a sample (product-coupon-sample-omits).
 */
export function productCouponToSend<C extends Record<string, unknown>>(coupon: C): C {
  const { code: _code, coupon_id: _id, product_buy_id, ...rest } = coupon;
  return (rest.action === 'sample' ? rest : { ...rest, product_buy_id }) as C;
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

/** Without what was left empty (discount-coupon-drop-empty). */
export const withoutEmpty = <C extends Record<string, unknown>>(coupon: C) =>
  Object.fromEntries(Object.entries(coupon).filter(([, value]) => !isEmpty(value))) as Partial<C>;
