import {
  movesOf,
  orderStates,
  orderStatuses,
  pendingStatuses,
} from '../../../../contract/gift-orders/gift-orders.ts';

type Moves = Readonly<Record<number, readonly number[]>>;
const from = (who: Parameters<typeof movesOf>[0]): Moves =>
  Object.fromEntries(orderStatuses.map((status) => [status, movesOf(who, status)]));

/** Where each side may move an order, without the schemas that stand beside it in the contract. */
export const moves = { supplier: from('supplier'), company: from('company') };
export const states = { ...orderStates };
export const statuses: readonly number[] = [...orderStatuses];
export const pending: readonly number[] = [...pendingStatuses];
