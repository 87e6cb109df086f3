import { useState } from 'react';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import type { Settled } from './use-import.ts';

/** What is chosen for columns that do not settle it by themselves, and how a choice is made. */
export function useSettled({ columns, decimals, orders }: CustomerImport) {
  const [settled, setSettled] = useState<Settled>(() => ({
    decimals: columns.map((_, column) => decimals[column] ?? null),
    orders: columns.map((_, column) => orders[column] ?? null),
  }));
  const settle = (column: number) => (kind: keyof Settled, value: string) =>
    setSettled((before) => ({
      ...before,
      [kind]: before[kind].map((each, place) => (place === column ? value : each)),
    }));
  return { settled, settle };
}
