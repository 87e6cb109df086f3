import { companyProducts } from '../../contract/catalogue/company-products.ts';
import type { ColumnFacts } from '../../contract/engine/column-facts.ts';
import type { Localized } from '../../contract/engine/languages.ts';
import { issuesByField } from '../http/body/validation.ts';
import { flagOf, numberIn } from '../sheets/cells.ts';
import { dayOf } from '../sheets/days.ts';
import { plain } from '../sheets/headers.ts';
import type { FileRow } from '../sheets/table.ts';
import type { Reason } from '../tables/customer-imports.ts';
import { neededColumns, type ProductColumn } from './csv-columns.ts';

/** A product that is there already, found by its SKU. */
export interface KnownProduct extends Record<string, unknown> {
  product_id: number;
  sku_number: string;
  name: Localized;
  description: Localized;
  valid_from: string | null;
  valid_to: string | null;
}

/** What the rows of a file are held against. */
export interface Against {
  columns: readonly (ProductColumn | null)[];
  /** What all cells of each column say together. */
  facts: readonly ColumnFacts[];
  known: ReadonlyMap<string, KnownProduct>;
  /** Tags by their plain names and codes. */
  tags: ReadonlyMap<string, number>;
  /** The SKUs of earlier rows, each with its row; it grows. */
  seen: Map<string, number>;
}

type Values = Record<string, unknown>;

/** A row as it is to be saved, or what is wrong with it. */
export interface ReadProduct {
  row: number;
  name: string;
  known: KnownProduct | undefined;
  values: Values;
  reasons: Reason[];
}

const numbers: readonly string[] = [
  'retail_price',
  'wholesale_price',
  'reward_points',
  'maximum_price_per_transaction',
];

type Cell = { value: unknown } | Pick<Reason, 'name' | 'args'>;

/** Where the column does not settle which sign is the decimal one, a number that may be two is refused. */
function numberCell(text: string, decimal: ColumnFacts['decimal'] | undefined): Cell {
  const [comma, point] = [numberIn(text, ','), numberIn(text, '.')];
  if (decimal === 'unsure' && comma !== point) return { name: 'twoNumbers' };
  const value = decimal === ',' ? comma : point;
  return value === undefined ? { name: 'notANumber' } : { value };
}

function cellOf(place: number, column: ProductColumn, text: string, against: Against): Cell {
  const { tags, facts } = against;
  if (numbers.includes(column)) return numberCell(text, facts[place]?.decimal);
  if (column === 'valid_from' || column === 'valid_to')
    return dayOf(text, { order: facts[place]?.order === 'mdy' ? 'mdy' : 'dmy' });
  if (column === 'published') return flagOf(text);
  if (column !== 'product_tag_id') return { value: text };
  const tag = tags.get(plain(text));
  return tag ? { value: tag } : { name: 'unknownTag' };
}

const withText = (texts: unknown, language: string, text: unknown) => ({
  ...(texts as Values | undefined),
  [language]: text,
});

function cellsOf(cells: readonly string[], against: Against) {
  const values: Values = {};
  const reasons: Reason[] = [];
  for (const [column, field] of against.columns.entries()) {
    const text = cells[column] ?? '';
    if (!field || text === '') continue;
    const cell = cellOf(column, field, text, against);
    if ('name' in cell) reasons.push({ column, ...cell });
    else if (field.includes('.')) {
      const [name = '', language = ''] = field.split('.');
      values[name] = withText(values[name], language, cell.value);
    } else values[field] = cell.value;
  }
  return { values, reasons };
}

/** Texts of a known product keep the languages that the file leaves out. */
const completed = (values: Values, known: KnownProduct): Values => ({
  ...values,
  ...(values.name ? { name: { ...known.name, ...(values.name as Values) } } : {}),
  ...(values.description
    ? { description: { ...known.description, ...(values.description as Values) } }
    : {}),
});

function checked(values: Values, known: KnownProduct | undefined, { columns }: Against) {
  const rule = known ? companyProducts.change : companyProducts.write;
  const parsed = rule.safeParse(known ? completed(values, known) : values, { reportInput: true });
  const wrong = Object.entries(issuesByField(parsed.error?.issues ?? []));
  const columnOf = (path: string) => {
    const [name = ''] = path.split('.');
    const column = columns.findIndex((each) => each === path || each === `${name}.el`);
    const needed = (neededColumns as readonly string[]).indexOf(name);
    if (column >= 0) return column;
    return needed < 0 ? null : columns.length + needed;
  };
  const reasons = wrong.flatMap(([path, complaints]): Reason[] =>
    complaints.slice(0, 1).map((complaint) => ({ column: columnOf(path), ...complaint })),
  );
  return { values: (parsed.data ?? {}) as Values, reasons };
}

function daysReason(values: Values, known: KnownProduct | undefined, { columns }: Against) {
  const { valid_from, valid_to } = { ...known, ...values } as Partial<KnownProduct>;
  if (!valid_from || !valid_to || valid_from <= valid_to) return [];
  const column = columns.indexOf('valid_to');
  return [{ column: column < 0 ? null : column, name: 'endsBeforeStart' } satisfies Reason];
}

/** Reads one row; what is wrong with it is told, not thrown. An empty cell says nothing. */
export function readProduct([row, ...cells]: FileRow, against: Against): ReadProduct {
  const { values: cellValues, reasons } = cellsOf(cells, against);
  const sku = cellValues.sku_number as string | undefined;
  const known = sku === undefined ? undefined : against.known.get(sku);
  const name =
    (cellValues.name as Partial<Localized> | undefined)?.el ?? known?.name.el ?? sku ?? '';
  const read = { row, name, known };
  const before = sku === undefined ? undefined : against.seen.get(sku);
  if (before !== undefined)
    return {
      ...read,
      values: {},
      reasons: [{ column: null, name: 'sameSku', args: { row: before } }],
    };
  if (sku !== undefined) against.seen.set(sku, row);
  const { values, reasons: wrong } = checked(cellValues, known, against);
  const taken = new Set(reasons.map(({ column }) => column));
  const all = [...reasons, ...wrong.filter(({ column }) => column === null || !taken.has(column))];
  return { ...read, values, reasons: all.length ? all : daysReason(values, known, against) };
}
