import { resourceWords } from '../../shape/entities.ts';

/** Outgoing messages. */
export const words = {
  resources: resourceWords(import.meta.glob<object>('../messages/*.ts', { eager: true })),
};
