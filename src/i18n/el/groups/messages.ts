import { resourceWords } from '../../shape/entities.ts';

/** Outgoing messages. */
export const words = {
  resources: resourceWords(import.meta.glob('../messages/*.ts', { eager: true })),
};
