import type { StatisticsFigures } from '../../../../contract/reports/statistics.ts';

/** Who came: counted from receipts, in a call of its own. */
export type People = Readonly<Partial<Record<'active' | 'returning', number>>>;
export type Figures = StatisticsFigures & People;

export interface Column {
  readonly name: keyof Figures;
  readonly unit: 'money' | 'number' | 'percent';
  /** The list behind the number. */
  readonly list?: 'receipts' | 'customers' | 'gifts' | 'points';
}

/** The figures of a store, in the order of the columns. */
export const columns: readonly Column[] = [
  { name: 'turnover', unit: 'money', list: 'receipts' },
  { name: 'receipts', unit: 'number', list: 'receipts' },
  { name: 'average_receipt', unit: 'money' },
  { name: 'customers_new', unit: 'number', list: 'customers' },
  { name: 'active', unit: 'number' },
  { name: 'returning', unit: 'number' },
  { name: 'points_given', unit: 'number', list: 'points' },
  { name: 'points_redeemed', unit: 'number', list: 'points' },
  { name: 'points_expired', unit: 'number', list: 'points' },
  { name: 'redemption_rate', unit: 'percent' },
  { name: 'coupons', unit: 'number' },
  { name: 'gifts', unit: 'number', list: 'gifts' },
];

export const columnWords = {
  name: 'statistics.columns.name',
  customers_new: 'statistics.columns.customers_new',
  ...Object.fromEntries(columns.map(({ name }) => [name, `statistics.columns.${name}`])),
};
