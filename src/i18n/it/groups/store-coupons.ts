import { storeCoupons } from '../coupons/store-coupons.ts';

/** The coupons of all branches. */
export const words = {
  claimsLink: 'Richieste',
  resources: { 'store-coupons': storeCoupons },
};
