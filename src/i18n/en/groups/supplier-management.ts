import { resourceWords } from '../../shape/entities.ts';
import { gifts } from '../gifts/gifts.ts';
import { suppliers } from '../suppliers/suppliers.ts';

/** The suppliers of a company and the gifts they deliver. */
export const words = {
  suppliers,
  resources: resourceWords(import.meta.glob('../suppliers/*.ts', { eager: true }), {
    gifts,
  }),
};
