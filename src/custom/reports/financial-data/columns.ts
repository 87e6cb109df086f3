import type { Figures, FinancialSort } from '../../../../contract/reports/financial-data.ts';

type Name = Exclude<FinancialSort, 'name'>;

interface Column {
  readonly name: Name;
  readonly unit: 'money' | 'count' | 'points';
  /** What the points are worth. */
  readonly value?: keyof Figures;
  /** Whether the store's receipts of the period are the list behind it. */
  readonly receipts?: true;
}

/** The figures of a store, in the order of the columns. */
export const columns: readonly Column[] = [
  { name: 'turnover', unit: 'money', receipts: true },
  { name: 'receipts', unit: 'count', receipts: true },
  { name: 'points_given', unit: 'points', value: 'points_given_value' },
  { name: 'points_redeemed', unit: 'points', value: 'points_redeemed_value' },
  { name: 'points_expired', unit: 'points' },
  { name: 'points_other', unit: 'points' },
  { name: 'points_outstanding', unit: 'points', value: 'points_outstanding_value' },
];
export type { Column };
