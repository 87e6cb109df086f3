import type {
  openKinds,
  ProductChoices,
  ProductColumn,
} from '../../../contract/catalogue/product-imports.ts';
import type { ColumnFacts } from '../../../contract/engine/column-facts.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Remembered, stillOpen } from '../../sheets/remembered.ts';
import { columnsOfFile } from './columns.ts';

export const numberColumns = [
  'retail_price',
  'wholesale_price',
  'reward_points',
  'maximum_price_per_transaction',
] as const satisfies readonly ProductColumn[];
export const dayColumns = ['valid_from', 'valid_to'] as const satisfies readonly ProductColumn[];

const isOf = (kind: readonly string[], column: ProductColumn | null) =>
  column !== null && kind.includes(column);

/** How the columns of a file are read: as they were chosen, else as their titles and cells say. */
export interface ReadAs {
  columns: readonly (ProductColumn | null)[];
  /** What all cells of each column say together. */
  facts: readonly ColumnFacts[];
  /** The same, with what was chosen in its place. */
  settled: readonly ColumnFacts[];
  /** What was chosen of it, now or the last time. */
  chosen: Required<Pick<ProductChoices, 'decimals' | 'orders'>>;
  /** Whether the columns are those of the last file of the same titles. */
  remembered: boolean;
  /** What is still to be chosen for each column. */
  open: readonly ((typeof openKinds)[number] | null)[];
}

/** Throws invalid, naming the parameter, where there are not as many choices as columns. */
function assertAsMany(header: readonly string[], choices: ProductChoices) {
  for (const [name, chosen] of Object.entries(choices))
    if (chosen && chosen.length !== header.length) throw invalidField(name);
}

/**
 * Puts choices before what was chosen the last time, and that before what titles and cells say. Throws invalid, naming
 * the parameter, where there are not as many choices as columns.
 */
export function readAs(
  header: readonly string[],
  facts: readonly ColumnFacts[],
  choices: ProductChoices,
  last?: Remembered<ProductColumn>,
): ReadAs {
  assertAsMany(header, choices);
  const before = choices.columns ? undefined : last;
  const columns = choices.columns ?? before?.columns ?? columnsOfFile(header);
  const chosen = { ...stillOpen(facts, before), ...choices };
  const { decimals, orders } = chosen;
  const settled = facts.map((fact, at) => ({
    ...fact,
    decimal: decimals[at] ?? fact.decimal,
    order: orders[at] ?? fact.order,
  }));
  const open = columns.map((column, at) => {
    if (isOf(numberColumns, column) && settled[at]?.decimal === 'unsure') return 'decimals';
    return isOf(dayColumns, column) && settled[at]?.order === 'unsure' ? 'orders' : null;
  });
  return {
    columns,
    facts,
    settled,
    open,
    chosen: { decimals, orders },
    remembered: Boolean(before),
  };
}

/** Throws invalid, naming the first column whose numbers or days may be read in two ways. */
export function assertSettled({ open }: ReadAs) {
  const column = open.findIndex((each) => each !== null);
  if (column < 0) return;
  const name = open[column] === 'decimals' ? 'decimalOpen' : 'orderOpen';
  throw invalidField(`${open[column]}.${column}`, name);
}
