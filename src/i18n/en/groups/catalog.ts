import { resourceWords } from '../../shape/entities.ts';

/** The catalogue of gifts. */
export const words = {
  resources: resourceWords(import.meta.glob('../gifts/*.ts', { eager: true })),
};
