import type { ExportFormat } from '../../contract/export-files/export-file.ts';
import type { Exported } from '../../contract/exports/declare.ts';
import { type ExportPanel, exportedAs } from '../../contract/exports/exported.ts';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import { issuesByField } from '../http/body/validation.ts';
import type { AnyCall } from '../http/call.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { headingsIn } from './headings.ts';
import { sentOf } from './read.ts';
import { addExport, type ExportRecord, type Owner, ownExport, removeExport } from './record.ts';
import { filtersInWords } from './words.ts';

/** What a key of a panel exports. Throws not_found. */
export function exportedOf(panel: ExportPanel, key: string): Exported {
  const exported = exportedAs(panel, key);
  if (!exported) throw new Refusal('not_found');
  return exported;
}

/** The zone whose clock a company's files tell the time by. */
export async function zoneOf({ pool }: Pick<Database, 'pool'>, companyId: number) {
  const { rows } = await pool.query<{ time_zone: string }>(
    'select time_zone from company_settings where company_id = $1',
    [companyId],
  );
  return rows[0]?.time_zone ?? 'Europe/Athens';
}

/** The filters that are not empty. Throws invalid, naming each the list does not have or that is wrong. */
export function filtersOf(exported: Exported, sent: Readonly<Record<string, unknown>>) {
  const filled = Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  const { names, params, query } = sentOf(exported, filled);
  const missing = [...names, ...(exported.needs ?? [])].find((name) => !filled[name]);
  if (missing) throw invalidField(missing, 'required');
  const wrong = names.find((name) => !/^[1-9]\d{0,14}$/.test(String(filled[name])));
  if (wrong) throw invalidField(wrong);
  const { page: _, ...filters } = query;
  const parsed = exported.list.query?.safeParse(filters);
  if (parsed?.error) throw new Refusal('invalid', { fields: issuesByField(parsed.error.issues) });
  const unknown = exported.list.query ? undefined : Object.keys(filters)[0];
  if (unknown) throw invalidField(unknown);
  return Object.fromEntries(
    Object.entries(filled).filter(
      ([name]) => Object.hasOwn(params, name) || Object.hasOwn(filters, name),
    ),
  );
}

interface Wanted {
  readonly panel: ExportPanel;
  readonly key: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly format: ExportFormat;
  readonly headings: Readonly<Record<string, string>>;
}

const isUnderWay = ({ state }: ExportRecord) => state === 'waiting' || state === 'writing';

/**
 * Keeps an export to be made, in place of the last one of the same list. One under way stays the one, however often
 * it is started.
 */
export async function startExport(call: AnyCall, owner: Owner, wanted: Wanted) {
  const { database, files, language } = call;
  const { panel, key, format } = wanted;
  const headings = { ...headingsIn(key, language), ...wanted.headings };
  const exported = exportedOf(panel, key);
  const query = filtersOf(exported, wanted.query);
  const zone = await zoneOf(database, owner.companyId);
  const asked = { exported, companyId: owner.companyId, language, zone, query, headings };
  const filters = (await filtersInWords(database, asked)).slice(0, 1000);
  const made = { panel, export_key: key, format, language, query, headings, filters };
  let old: string | null = null;
  const started = await withTransaction(database, async (client) => {
    const known = await ownExport(client, owner, key, true);
    if (known && isUnderWay(known)) return known;
    if (known) await removeExport(client, owner.companyId, known.user_store_export_id);
    old = known?.file ?? null;
    return addExport(client, owner, made, call.now());
  });
  if (old) await files.remove(old);
  const record = started ?? (await ownExport(database.pool, owner, key));
  if (!record) throw new Refusal('unavailable');
  return record;
}

/** Deletes the file of an export, or stops what is in progress; nothing where it is another one by now. */
export async function stopExport(call: AnyCall, owner: Owner, key: string, id: number) {
  const { database, files } = call;
  const file = await withTransaction(database, async (client) => {
    const known = await ownExport(client, owner, key, true);
    if (known?.user_store_export_id !== id) throw new Refusal('not_found');
    if (known.state === 'writing') {
      await client.query(
        `update exports set state = 'deleting' where company_id = $1 and user_store_export_id = $2`,
        [owner.companyId, id],
      );
      return null;
    }
    if (known.state !== 'deleting') await removeExport(client, owner.companyId, id);
    return known.file;
  });
  if (file) await files.remove(file);
}
