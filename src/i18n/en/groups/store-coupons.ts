import { resourceWords } from '../../shape/entities.ts';

/** The coupons of all branches. */
export const words = {
  resources: resourceWords(import.meta.glob('../coupons/*.ts', { eager: true })),
};
