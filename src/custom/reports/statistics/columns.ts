import type { StatisticsFigures } from '../../../../contract/reports/statistics.ts';

/** Who came: counted from receipts, in a call of its own. */
export type People = Readonly<Partial<Record<'active' | 'returning', number>>>;
export type Figures = StatisticsFigures & People;

/** What rows a figure counts. */
export type List =
  | 'receipts'
  | 'registered'
  | 'came'
  | 'returning'
  | 'coupons'
  | 'gifts'
  | 'points';

export interface Column {
  readonly name: keyof Figures;
  readonly unit: 'money' | 'number' | 'percent';
  /** The list behind the number. */
  readonly list: List;
}

/** The figures of a store, in the order of the columns. */
export const columns: readonly Column[] = [
  { name: 'turnover', unit: 'money', list: 'receipts' },
  { name: 'receipts', unit: 'number', list: 'receipts' },
  { name: 'average_receipt', unit: 'money', list: 'receipts' },
  { name: 'customers_new', unit: 'number', list: 'registered' },
  { name: 'active', unit: 'number', list: 'came' },
  { name: 'returning', unit: 'number', list: 'returning' },
  { name: 'points_given', unit: 'number', list: 'points' },
  { name: 'points_redeemed', unit: 'number', list: 'points' },
  { name: 'points_expired', unit: 'number', list: 'points' },
  { name: 'redemption_rate', unit: 'percent', list: 'points' },
  { name: 'coupons', unit: 'number', list: 'coupons' },
  { name: 'gifts', unit: 'number', list: 'gifts' },
];

/** The columns of the file of who came to which store. */
export const peopleWords = Object.fromEntries(
  ['name', 'customers_new', 'active', 'returning'].map((name) => [
    name,
    `statistics.columns.${name}`,
  ]),
);

export const columnWords = {
  name: 'statistics.columns.name',
  customers_new: 'statistics.columns.customers_new',
  ...Object.fromEntries(columns.map(({ name }) => [name, `statistics.columns.${name}`])),
};
