import { resourceWords } from '../../shape/entities.ts';
import { products } from '../catalogue/products.ts';

/** What a store sells. */
export const words = {
  resources: resourceWords(import.meta.glob('../catalogue/*.ts', { eager: true }), {
    products,
  }),
};
