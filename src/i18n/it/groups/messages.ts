import { resourceWords } from '../../shape/entities.ts';
import { outbox } from '../messages/outbox.ts';

/** Outgoing messages. */
export const words = {
  outbox,
  resources: resourceWords(import.meta.glob('../messages/*.ts', { eager: true })),
};
