import { resourceWords } from '../../shape/entities.ts';
import { matched } from '../campaigns/matched.ts';
import { receipts } from '../transactions/receipts.ts';

/** The receipts of a store, and those that wait for their payment. */
export const words = {
  ...receipts,
  ...matched,
  resources: resourceWords(import.meta.glob('../transactions/*.ts', { eager: true })),
};
