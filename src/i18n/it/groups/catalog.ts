import { resourceWords } from '../../shape/entities.ts';

/** The catalogue of gifts. */
export const words = {
  claimsLink: 'Coupon dei clienti',
  resources: resourceWords(import.meta.glob('../gifts/*.ts', { eager: true })),
};
