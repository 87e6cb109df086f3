import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import type { ExportFile } from '../../../contract/export-files/export-file.ts';
import type { ExportPanel } from '../../../contract/exports/exported.ts';
import { exportCalls } from '../../../contract/exports/exports.ts';
import { createApi } from '../../../server/app.ts';
import { runExports } from '../../../server/exports/run.ts';
import type { Dependencies } from '../../../server/http/dependencies.ts';
import { importLimits, rowsOfFile } from '../../../server/sheets/table.ts';
import { call, settingsWith, type TestApp } from '../app.ts';
import type { Person, Place } from '../areas/people.ts';
import { serverLog } from '../server-log.ts';

/** What the application of a test is made of, as far as exports go. */
export function exportingIn(
  { database, files, clock, published }: TestApp,
  own: Partial<Dependencies> = {},
) {
  const dependencies: Dependencies = {
    database,
    files,
    now: () => clock.now,
    log: serverLog,
    realtime: { publish: (...event) => void published.push(event), close: async () => undefined },
    settings: settingsWith({}),
    ...own,
  };
  const { served: calls, underway } = createApi(dependencies);
  return { dependencies, calls, underway };
}

/** Makes what waits, as the background does. */
export const runAll = (within: TestApp, own?: Partial<Dependencies>) =>
  runExports(exportingIn(within, own), new AbortController().signal);

interface Asked {
  readonly panel?: ExportPanel;
  readonly key: string;
  readonly place: Place;
  readonly as: Person;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly language?: 'el' | 'en' | 'it';
}

const callsOf = (panel: ExportPanel = 'companies') =>
  exportCalls[panel] as unknown as Record<'read' | 'start' | 'remove', Endpoint>;

const sentOf = ({ key, place, as, query, language = 'en' }: Asked) => ({
  params: { storeId: place.storeId, action: key },
  as,
  language,
  ...(query ? { query } : {}),
});

export const startExport = (within: TestApp, asked: Asked) =>
  call(within, callsOf(asked.panel).start, { ...sentOf(asked), body: asked.body ?? {} });

/** How an export stands. */
export async function exportOf(within: TestApp, { query: _, ...asked }: Asked) {
  return (await call(within, callsOf(asked.panel).read, sentOf(asked))).data as ExportFile;
}

export const removeExport = (within: TestApp, { query: _, ...asked }: Asked, fileId: number) =>
  call(within, callsOf(asked.panel).remove, {
    ...sentOf(asked),
    params: { ...sentOf(asked).params, fileId },
  });

/** The bytes behind the link of a ready export. */
export async function download({ app }: TestApp, { url }: ExportFile) {
  const answer = await app.request(url ?? '/api/none');
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Starts one, has it made and answers it with its file. */
export async function exported(within: TestApp, asked: Asked) {
  await startExport(within, asked);
  await runAll(within);
  const file = await exportOf(within, asked);
  return { file, ...(await download(within, file)) };
}

/** The rows of a workbook, as an import reads them. */
export async function workbookRows(bytes: Buffer) {
  const place = join(await mkdtemp(join(tmpdir(), 'workbook-')), 'file.xlsx');
  await writeFile(place, bytes);
  const rows: string[][] = [];
  const reading = { field: 'file', limits: importLimits };
  for await (const [, ...cells] of rowsOfFile(place, 'utf-8', reading)) rows.push(cells);
  return rows;
}
