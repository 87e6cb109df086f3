import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import type { ProductColumn } from '../../../contract/catalogue/product-imports.ts';
import type { ColumnFacts } from '../../../contract/engine/column-facts.ts';
import type { Localized } from '../../../contract/engine/languages.ts';
import { issuesByField } from '../../http/body/validation.ts';
import { flagOf, numberIn } from '../../sheets/cells.ts';
import { dayOf } from '../../sheets/days.ts';
import { plain } from '../../sheets/headers.ts';
import type { FileRow } from '../../sheets/table.ts';
import type { Reason } from '../../tables/customer-imports.ts';
import { dayColumns, numberColumns } from './choices.ts';
import { neededColumns } from './columns.ts';

/** A product that is there already, found by its SKU or number; amounts in minor units, points in hundredths. */
export interface KnownProduct extends Record<string, unknown> {
  product_id: number;
  sku_number: string | null;
  name: Localized;
  description: Localized;
  valid_from: string | null;
  valid_to: string | null;
}

/** What the rows of a file are held against. */
export interface Against {
  columns: readonly (ProductColumn | null)[];
  /** How each column is read: as was chosen, else as all its cells say together. */
  facts: readonly ColumnFacts[];
  /** Products by their SKUs, and by their own numbers. */
  bySku: ReadonlyMap<string, KnownProduct>;
  byNumber: ReadonlyMap<number, KnownProduct>;
  /** Tags by their plain names and codes. */
  tags: ReadonlyMap<string, number>;
  /** The SKUs of earlier rows and the numbers of their products, each with its row; it grows. */
  seen: Map<string | number, number>;
}

type Values = Record<string, unknown>;

/** A row as it is to be saved, or what is wrong with it. */
export interface ReadProduct {
  row: number;
  name: string;
  known: KnownProduct | undefined;
  values: Values;
  /** The columns of which the row has a cell. */
  filled: ReadonlySet<ProductColumn>;
  reasons: Reason[];
}

const numbers: readonly string[] = numberColumns;
const days: readonly string[] = dayColumns;

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
  if (days.includes(column))
    return dayOf(text, { order: facts[place]?.order === 'mdy' ? 'mdy' : 'dmy' });
  if (column === 'published') return flagOf(text);
  if (column === 'product_id')
    return /^\d{1,15}$/.test(text) ? { value: Number(text) } : { name: 'notANumber' };
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
  const filled = new Set<ProductColumn>();
  for (const [column, field] of against.columns.entries()) {
    const text = cells[column] ?? '';
    if (!field || text === '') continue;
    filled.add(field);
    const cell = cellOf(column, field, text, against);
    if ('name' in cell) reasons.push({ column, ...cell });
    else if (field.includes('.')) {
      const [name = '', language = ''] = field.split('.');
      values[name] = withText(values[name], language, cell.value);
    } else values[field] = cell.value;
  }
  return { values, filled, reasons };
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

type Found = Pick<ReadProduct, 'row' | 'known'>;

/** The row above that has the same SKU or is the same product; a row that has none is remembered. */
function repeated({ row, known }: Found, sku: string | undefined, { seen }: Against): Reason[] {
  const [bySku, byNumber] = [sku && seen.get(sku), known && seen.get(known.product_id)];
  if (bySku) return [{ column: null, name: 'sameSku', args: { row: bySku } }];
  if (byNumber) return [{ column: null, name: 'sameProduct', args: { row: byNumber } }];
  if (sku !== undefined) seen.set(sku, row);
  if (known) seen.set(known.product_id, row);
  return [];
}

/**
 * Reads one row; what is wrong with it is answered, not thrown. An empty cell says nothing. A known product is found by its
 * SKU, else by its own number.
 */
export function readProduct([row, ...cells]: FileRow, against: Against): ReadProduct {
  const { values: cellValues, filled, reasons } = cellsOf(cells, against);
  const { product_id: number, ...sent } = cellValues;
  const sku = sent.sku_number as string | undefined;
  const bySku = sku === undefined ? undefined : against.bySku.get(sku);
  const known = bySku ?? against.byNumber.get(Number(number));
  const name = (sent.name as Partial<Localized> | undefined)?.el ?? known?.name.el ?? sku ?? '';
  const read = { row, name, known, filled };
  const again = repeated(read, sku, against);
  if (again.length) return { ...read, values: {}, reasons: again };
  const { values, reasons: wrong } = checked(sent, known, against);
  const taken = new Set(reasons.map(({ column }) => column));
  const all = [...reasons, ...wrong.filter(({ column }) => column === null || !taken.has(column))];
  return { ...read, values, reasons: all.length ? all : daysReason(values, known, against) };
}
