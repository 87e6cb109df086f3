import type { ExportFile, ExportFormat } from '../../../contract/export-files/export-file.ts';
import type { exportCalls } from '../../../contract/exports/exports.ts';
import { ApiError, send } from '../../session/api.ts';
import type { PanelName } from '../../session/paths.ts';

type Calls = (typeof exportCalls)['companies'];

/** Where each panel has its exports. */
const places: Readonly<Record<PanelName, string>> = {
  loyaltyPanel: 'companies',
  storePanel: 'stores',
  supplierPanel: 'suppliers',
};

/** Under what a device keeps the ids of the exports that were asked for on it and are not told of yet. */
export const awaitedExports = 'exports.awaited';

/** The panel and the place whose lists are exported. */
export interface ExportPlace {
  readonly panel: PanelName;
  readonly storeId: number;
}

/** The paths of all panels are alike: they are typed by one. */
const pathIn = <P extends string>({ panel }: ExportPlace, path: P) =>
  path.replace('/companies', `/${places[panel]}`) as P;

/** Starts an export; only filters that are not empty are sent (export-non-empty-filters). */
export async function startExport(
  place: ExportPlace,
  key: string,
  query: Readonly<Record<string, unknown>>,
  body: { readonly format: ExportFormat; readonly headings: Readonly<Record<string, string>> },
): Promise<ExportFile> {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === '' || value === null || value === undefined ? [] : [[name, String(value)]],
  );
  const path = pathIn(place, '/companies/{storeId}/export/{action}');
  const { data } = await send<Calls['start']>('POST', path, {
    params: { storeId: place.storeId, action: key },
    query: Object.fromEntries(filled),
    body,
  });
  return data;
}

/** How one export stands, with a link that is good for an hour. */
export async function readExport(place: ExportPlace, key: string, signal?: AbortSignal) {
  const path = pathIn(place, '/companies/{storeId}/export/{action}');
  const params = { storeId: place.storeId, action: key };
  return (await send<Calls['read']>('GET', path, { params, signal })).data;
}

/** All that somebody has exported here, newest first. */
export async function readExports(place: ExportPlace, signal?: AbortSignal) {
  const path = pathIn(place, '/companies/{storeId}/exports');
  const params = { storeId: place.storeId };
  return (await send<Calls['all']>('GET', path, { params, signal })).data.exports;
}

/** Deletes a file, or stops what is in progress. */
export async function removeExport(
  place: ExportPlace,
  { class_name, user_store_export_id }: ExportFile,
) {
  const path = pathIn(place, '/companies/{storeId}/export/{action}/{fileId}');
  const params = {
    storeId: place.storeId,
    action: class_name,
    fileId: user_store_export_id ?? 0,
  };
  return (await send<Calls['remove']>('DELETE', path, { params })).data;
}

/** What to tell of a failure: the server's message, or else the words of what was tried (export-error-text). */
export function failureOf(error: unknown, tried: 'start' | 'remove' | 'read'): string {
  const said = error instanceof ApiError ? Object.values(error.errors ?? {})[0]?.join(' ') : '';
  return said || (error instanceof ApiError && error.message) || `exports.errors.${tried}`;
}
