import { useState } from 'react';
import type { PublicCoupon } from '../../../contract/coupons/public-coupons.ts';
import type { Claimed } from './ClaimForm.tsx';

/** A voucher as this device keeps it, with what its page said of the coupon. */
export interface KeptVoucher {
  readonly coupon: PublicCoupon;
  readonly claimed: Claimed;
}

const keyOf = (couponId: number) => `pistos.coupon.${couponId}`;

// A browser may allow no storage, or hold what another version wrote: then nothing is kept.
function read(couponId: number): KeptVoucher | undefined {
  try {
    const text = localStorage.getItem(keyOf(couponId));
    const kept = text ? (JSON.parse(text) as Partial<KeptVoucher>) : {};
    return kept.coupon && kept.claimed?.code ? (kept as KeptVoucher) : undefined;
  } catch {
    return undefined;
  }
}

function write(couponId: number, kept: KeptVoucher | undefined) {
  try {
    if (kept) localStorage.setItem(keyOf(couponId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(couponId));
  } catch {
    // The voucher is on the screen all the same.
  }
}

export const isOver = ({ claimed }: KeptVoucher, nowMs: number) =>
  Date.parse(claimed.expires_at) <= nowMs;

/** The voucher of a coupon on this device: shown when its page is opened again, without a connection too. */
export function useKept(couponId: number) {
  const [kept, setKept] = useState(() => read(couponId));
  const change = (now: KeptVoucher | undefined) => {
    write(couponId, now);
    setKept(now);
    if (now) void import('./keep-page.ts').then(({ keepPage }) => keepPage());
  };
  return { kept, keep: change, forget: () => change(undefined) };
}
export type Kept = ReturnType<typeof useKept>;
