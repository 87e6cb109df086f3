import { resourceWords } from '../../shape/entities.ts';
import { shop } from '../shop/buying.ts';
import { variantGrid } from '../shop/variant-grid.ts';

/** What is sold and bought besides plans. */
export const words = {
  shop,
  variantGrid,
  resources: resourceWords(import.meta.glob('../shop/*.ts', { eager: true })),
};
