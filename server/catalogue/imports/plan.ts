import { sql } from 'drizzle-orm';
import type {
  PreviewedProduct,
  ProductAction,
  ProductChoices,
  ProductColumn,
} from '../../../contract/catalogue/product-imports.ts';
import type { Executor } from '../../db/executor.ts';
import { Columns } from '../../sheets/column-facts.ts';
import { plain } from '../../sheets/headers.ts';
import type { Remembered } from '../../sheets/remembered.ts';
import type { FileRow } from '../../sheets/table.ts';
import { changesOf } from './changes.ts';
import { type ReadAs, readAs } from './choices.ts';
import { type Against, type KnownProduct, type ReadProduct, readProduct } from './row.ts';
import { named } from './variants.ts';

/** A file of products as it was sent. */
export interface Table {
  header: readonly string[];
  rows: readonly FileRow[];
  isWorkbook: boolean;
}

/** A row, what becomes of it, and what that changes. */
export interface PlannedRow extends ReadProduct {
  readonly action: ProductAction;
  readonly changes: PreviewedProduct['changes'];
}

/** What the import of a file does, before it does it. */
export interface Plan extends ReadAs {
  readonly rows: readonly PlannedRow[];
  /** The names of tags by their ids. */
  readonly tags: ReadonlyMap<number, string>;
}

interface Wanted {
  companyId: number;
  table: Table;
  choices: ProductChoices;
  /** What was chosen for the last file of the same titles. */
  last?: Remembered<ProductColumn> | undefined;
  /** Whether the products are to be changed by the transaction. */
  locks: boolean;
}

/** The products that cells of a column name, by that. */
const knownProducts = async (tx: Executor, { companyId, locks }: Wanted, names: Named) =>
  (
    await tx.execute<KnownProduct>(sql`select product_id, sku_number, name, description, retail_price, wholesale_price,
      reward_points, maximum_price_per_transaction, product_tag_id, group_product, published,
      valid_from::text, valid_to::text
    from company_products where company_id = ${companyId} and deleted_at is null
      and (sku_number = any(${sql.param([...names.skus])}::text[]) or product_id = any(${sql.param([...names.numbers])}::bigint[]))
    order by product_id ${locks ? sql`for update` : sql``}`)
  ).rows;

interface Tag extends Record<string, unknown> {
  product_tag_id: number;
  name: string;
  code: string | null;
}

async function tagsOf(tx: Executor, companyId: number) {
  const { rows } = await tx.execute<Tag>(
    sql`select product_tag_id, name, code from product_tags where company_id = ${companyId} and deleted_at is null`,
  );
  const byName = rows.flatMap(({ product_tag_id, name, code }) =>
    [name, code].flatMap((each) => (each ? [[plain(each), product_tag_id] as const] : [])),
  );
  return {
    byName: new Map(byName),
    names: new Map(rows.map(({ product_tag_id, name }) => [product_tag_id, name])),
  };
}

interface Named {
  skus: readonly string[];
  numbers: readonly number[];
}

/** The SKUs and the numbers of products that a file names. */
function namedIn({ rows }: Table, { columns }: ReadAs): Named {
  const cellsOf = (column: 'sku_number' | 'product_id') => {
    const place = columns.indexOf(column);
    return place < 0 ? [] : rows.flatMap((row) => (row[place + 1] ? [String(row[place + 1])] : []));
  };
  const numbers = cellsOf('product_id').filter((cell) => /^\d{1,15}$/.test(cell));
  return { skus: cellsOf('sku_number'), numbers: numbers.map(Number) };
}

function planned(read: ReadProduct): PlannedRow {
  if (read.reasons.length) return { ...read, action: 'reject', changes: [] };
  const changes = changesOf(read);
  if (!read.known) return { ...read, action: 'create', changes };
  return { ...read, action: changes.length ? 'update' : 'unchanged', changes };
}

/**
 * Reads a file against the products of a company, without changing anything. Throws invalid for choices of another
 * file.
 */
export async function planOf(tx: Executor, wanted: Wanted): Promise<Plan> {
  const { companyId, table } = wanted;
  const { header, rows, isWorkbook } = table;
  const read = new Columns(header.length, isWorkbook);
  for (const [, ...cells] of rows) read.look(cells);
  const how = readAs(header, read.facts(), wanted.choices, wanted.last);
  const { columns, settled: facts } = how;
  const known = await knownProducts(tx, wanted, namedIn(table, how));
  const tags = await tagsOf(tx, companyId);
  const against: Against = {
    columns,
    facts,
    bySku: new Map(known.map((each) => [each.sku_number ?? '', each])),
    byNumber: new Map(known.map((each) => [each.product_id, each])),
    tags: tags.byName,
    seen: new Map(),
  };
  const all = named(header, rows, columns).map((row) => planned(readProduct(row, against)));
  return { ...how, rows: all, tags: tags.names };
}
