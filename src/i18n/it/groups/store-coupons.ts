import { resourceWords } from '../../shape/entities.ts';

/** The coupons of all branches. */
export const words = {
  claimsLink: 'Coupon dei clienti',
  resources: resourceWords(import.meta.glob('../coupons/*.ts', { eager: true })),
};
