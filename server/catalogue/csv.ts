import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  type ImportedProducts,
  mostProducts,
  mostRejectedRows,
} from '../../contract/catalogue/company-products.ts';
import { mostImportColumns } from '../../contract/customers/customer-imports.ts';
import type { Language } from '../../contract/engine/languages.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/refusal.ts';
import { temporaryFolder } from '../runtime/temporary.ts';
import { Columns } from '../sheets/column-facts.ts';
import { legacyEncodingOf } from '../sheets/encoding.ts';
import { isWorkbook } from '../sheets/file-rows.ts';
import { plain } from '../sheets/headers.ts';
import { sayReasons } from '../sheets/reasons.ts';
import { type FileRow, importLimits, notATable, rowsOfFile } from '../sheets/table.ts';
import { withoutTitles } from '../sheets/without-titles.ts';
import { columnsOfFile, sayNeeded } from './csv-columns.ts';
import { type Against, type KnownProduct, readProduct } from './csv-row.ts';
import { named } from './csv-variants.ts';
import { addProducts, changeProducts } from './csv-write.ts';
import { takeTurns } from './turns.ts';

interface Upload {
  companyId: number;
  language: Language;
  receive: (place: string) => Promise<string>;
  /** Throws forbidden for whoever may not change products. */
  assertMayUpdate: () => void;
}

const field = 'products';

/** All rows of a file, the headers first. Throws not_a_table and table_too_large. */
async function tableOf(place: string, encoding: string): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  const limits = { ...importLimits, rows: mostProducts, cells: mostProducts * mostImportColumns };
  const read = withoutTitles(rowsOfFile(place, encoding, { field, limits }));
  for await (const row of read) rows.push(row);
  if (rows.length < 2) throw notATable(field);
  return rows;
}

/** The file of a call, in a folder of its own as long as it is read. */
async function received(database: Database, { companyId, receive }: Upload) {
  const folder = temporaryFolder('products');
  try {
    const place = join(folder, 'upload');
    await receive(place);
    const rows = await tableOf(place, await legacyEncodingOf(database, companyId));
    return { rows, isWorkbook: await isWorkbook(place) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function knownBy(tx: Executor, companyId: number, skus: readonly string[]) {
  const { rows } =
    await tx.execute<KnownProduct>(sql`select product_id, sku_number, name, description, valid_from::text, valid_to::text
    from company_products where company_id = ${companyId} and deleted_at is null
      and sku_number = any(${sql.param([...skus])}::text[]) order by product_id for update`);
  return new Map(rows.map((each) => [each.sku_number, each]));
}

async function tagsOf(tx: Executor, companyId: number) {
  const { rows } = await tx.execute<{ product_tag_id: number; name: string; code: string | null }>(
    sql`select product_tag_id, name, code from product_tags where company_id = ${companyId}`,
  );
  return new Map(
    rows.flatMap(({ product_tag_id, name, code }) =>
      [name, code].flatMap((each) => (each ? [[plain(each), product_tag_id] as const] : [])),
    ),
  );
}

interface Table {
  header: readonly string[];
  rows: readonly FileRow[];
  isWorkbook: boolean;
}

async function againstIn(
  tx: Executor,
  companyId: number,
  { header, rows, isWorkbook: isBook }: Table,
): Promise<Against> {
  const columns = columnsOfFile(header);
  const read = new Columns(header.length, isBook);
  for (const [, ...cells] of rows) read.look(cells);
  const sku = columns.indexOf('sku_number');
  const skus = sku < 0 ? [] : rows.flatMap((row) => (row[sku + 1] ? [String(row[sku + 1])] : []));
  const known = await knownBy(tx, companyId, skus);
  return {
    columns,
    facts: read.facts(),
    known,
    tags: await tagsOf(tx, companyId),
    seen: new Map(),
  };
}

/**
 * Imports the products of a file in one transaction: those whose SKU is known are changed, the others
 * added, and rows with something wrong in them left out and told. Throws not_a_table,
 * table_too_large, too_large, and forbidden where products would change and the caller may not.
 */
export async function importFile(database: Database, upload: Upload): Promise<ImportedProducts> {
  const { companyId, language } = upload;
  const { rows: all, ...table } = await received(database, upload);
  const [head, ...rows] = all;
  const header = (head?.slice(1) ?? []) as string[];
  return database.db.transaction(async (tx) => {
    await takeTurns(tx, companyId);
    const against = await againstIn(tx, companyId, { ...table, header, rows });
    if (against.columns.every((column) => column === null))
      throw new Refusal('not_a_table', { field });
    const read = named(header, rows, against.columns).map((row) => readProduct(row, against));
    const good = read.filter(({ reasons }) => !reasons.length);
    const added = good.filter(({ known }) => !known);
    const changed = good.filter(({ known }) => known);
    if (changed.length) upload.assertMayUpdate();
    await addProducts(tx, companyId, added);
    await changeProducts(tx, companyId, changed);
    const rejected = read.filter(({ reasons }) => reasons.length);
    return {
      created: added.length,
      updated: changed.length,
      rejected: rejected.length,
      ignored: header.filter((name, index) => name && against.columns[index] === null),
      rows: rejected.slice(0, mostRejectedRows).map(({ row, name, reasons }) => ({
        row,
        name,
        reasons: sayReasons(language, [...header, ...sayNeeded[language]], reasons),
      })),
    };
  });
}
