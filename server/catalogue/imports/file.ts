import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mostProducts } from '../../../contract/catalogue/company-products.ts';
import {
  type ImportedProducts,
  type PreviewedProducts,
  type ProductChoices,
  productColumns,
} from '../../../contract/catalogue/product-imports.ts';
import { mostFileColumns } from '../../../contract/engine/column-facts.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Database } from '../../db/connection.ts';
import { rehearse } from '../../db/rehearse.ts';
import { temporaryFolder } from '../../runtime/temporary.ts';
import { legacyEncodingOf } from '../../sheets/encoding.ts';
import { isWorkbook } from '../../sheets/file-rows.ts';
import { remember, rememberedOf } from '../../sheets/remembered.ts';
import { type FileRow, importLimits, notATable, rowsOfFile } from '../../sheets/table.ts';
import { withoutTitles } from '../../sheets/without-titles.ts';
import { takeTurns } from '../turns.ts';
import { assertSettled } from './choices.ts';
import { markImport } from './marks.ts';
import { planOf, type Table } from './plan.ts';
import { figuresOf, previewOf, rejectedOf, withAction } from './say.ts';
import { addProducts, changeProducts } from './write.ts';

interface Upload {
  companyId: number;
  language: Language;
  choices: ProductChoices;
  userId: number;
  nowMs: number;
  receive: (place: string) => Promise<string>;
  /** Throws forbidden for whoever may not change products. */
  assertMayUpdate: () => void;
}

const field = 'products';

/** All rows of a file, the headers first. Throws not_a_table and table_too_large. */
async function tableOf(place: string, encoding: string): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  const limits = { ...importLimits, rows: mostProducts, cells: mostProducts * mostFileColumns };
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
    const name = await receive(place);
    const rows = await tableOf(place, await legacyEncodingOf(database, companyId));
    return { name, rows, isWorkbook: await isWorkbook(place) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the file of a call. Throws not_a_table, table_too_large and too_large. */
async function sentTable(database: Database, upload: Upload): Promise<Table & { name: string }> {
  const { name, rows: all, isWorkbook: isBook } = await received(database, upload);
  const [head, ...rows] = all;
  return { name, header: (head?.slice(1) ?? []) as string[], rows, isWorkbook: isBook };
}

/**
 * Imports the products of a file in one transaction: known ones are changed where the file says something else, the
 * others added, and rows with something wrong in them left out and reported. Chosen columns are remembered for the next
 * file of the same titles. Where the caller chose what the columns are,
 * a column that may be read in two ways is refused as a whole; else its cells that may be are, row by row. Throws
 * not_a_table, table_too_large, too_large, invalid with the column, and forbidden where products would change and the
 * caller may not.
 */
export async function importFile(database: Database, upload: Upload): Promise<ImportedProducts> {
  const { companyId, language, choices } = upload;
  const table = await sentTable(database, upload);
  return database.db.transaction(async (tx) => {
    await takeTurns(tx, companyId);
    const plan = await planOf(tx, { companyId, table, choices, locks: true });
    if (plan.columns.every((column) => column === null)) throw notATable(field);
    if (choices.columns) assertSettled(plan);
    const changed = withAction(plan, 'update');
    if (changed.length) upload.assertMayUpdate();
    const added = await addProducts(tx, companyId, withAction(plan, 'create'));
    await changeProducts(tx, companyId, changed);
    const { name } = table;
    const { userId } = upload;
    const import_id = await markImport(tx, { companyId, userId, name, added, changed });
    if (choices.columns) {
      const file = { companyId, kind: 'products', titles: table.header } as const;
      await remember(tx, file, { columns: choices.columns, ...plan.chosen }, upload.nowMs);
    }
    return { ...figuresOf(plan, table), import_id, rows: rejectedOf(plan, table, language) };
  });
}

/**
 * What the import of a file would do, by the plan that the import follows; nothing is written. Without
 * choices it takes those of the last file of the same titles, which the import takes only where they are sent. Columns that are none of
 * a product, and what they leave open, are answered, for the caller to choose. Throws else as `importFile` does.
 */
export async function previewFile(database: Database, upload: Upload): Promise<PreviewedProducts> {
  const { companyId, language, choices } = upload;
  const table = await sentTable(database, upload);
  return rehearse(database, async (tx) => {
    const file = { companyId, kind: 'products', titles: table.header } as const;
    const last = await rememberedOf(tx, file, productColumns);
    const plan = await planOf(tx, { companyId, table, choices, last, locks: false });
    if (withAction(plan, 'update').length) upload.assertMayUpdate();
    return previewOf(plan, table, language);
  });
}
