import { storeCoupons } from '../coupons/store-coupons.ts';

/** The coupons of all branches. */
export const words = {
  claimsLink: 'Διεκδικήσεις',
  resources: { 'store-coupons': storeCoupons },
};
