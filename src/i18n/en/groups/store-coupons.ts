import { resourceWords } from '../../shape/entities.ts';

/** The coupons of all branches. */
export const words = {
  claimsLink: 'Claims',
  resources: resourceWords(import.meta.glob('../coupons/*.ts', { eager: true })),
};
