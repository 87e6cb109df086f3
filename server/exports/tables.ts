import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint, FileAnswer } from '../../contract/engine/endpoint.ts';
import type { ExportFormat } from '../../contract/export-files/export-file.ts';
import type { Exported } from '../../contract/exports/declare.ts';
import { type ExportPanel, exported } from '../../contract/exports/exported.ts';
import type { Call } from '../http/call.ts';
import { type Api, serve } from '../http/serve.ts';
import { temporaryFolder } from '../runtime/temporary.ts';
import { clockOf } from './clock.ts';
import { types, written } from './formats.ts';
import { headingsIn } from './headings.ts';
import { assertMay } from './may.ts';
import { contentOf, type Source } from './read.ts';
import { filtersOf, zoneOf } from './start.ts';

/** Where a table is in the contract. */
interface Place {
  readonly panel: ExportPanel;
  readonly key: string;
  readonly exported: Exported;
}

/** What a table is made from. Throws forbidden, and invalid with the filter that is wrong. */
function sourceOf({ served, dependencies }: Api, place: Place, call: Call<Endpoint>): Source {
  const { panel, key, exported } = place;
  const { caller, scope, language } = call;
  assertMay(scope, exported);
  const handler = served.get(exported.list);
  if (!handler) throw new Error(`Nobody answers ${exported.list.path}`);
  const { format: _, ...filters } = call.query as Readonly<Record<string, unknown>>;
  const { storeId: __, ...params } = call.params as Readonly<Record<string, unknown>>;
  const record = {
    panel,
    export_key: key,
    store_id: scope.storeId,
    language,
    query: filtersOf(exported, { ...params, ...filters }),
    headings: headingsIn(key, language),
  };
  const cursor = `table_${randomUUID().replaceAll('-', '')}`;
  return { dependencies, handler, exported, record, cursor, caller, scope };
}

/** Writes a file as a whole, outside of what is stored, and answers its content; nothing is left of it once it is read. */
async function spooled(content: AsyncIterable<string | Uint8Array>): Promise<ReadableStream> {
  const folder = temporaryFolder('table');
  const place = join(folder, 'file');
  try {
    await pipeline(content, createWriteStream(place));
    const file = await open(place);
    return Readable.toWeb(file.createReadStream()) as ReadableStream;
  } finally {
    // What is open is read to its end all the same.
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The rows of a list as a file, at once. It is written as a whole before the first byte is sent: an error is answered as
 * one, and whoever reads slowly holds no connection to the database.
 */
async function tableOf(api: Api, place: Place, call: Call<Endpoint>): Promise<FileAnswer> {
  const source = sourceOf(api, place, call);
  const { database, now } = api.dependencies;
  const { format } = call.query as { format: ExportFormat };
  const clock = clockOf(await zoneOf(database, call.scope.companyId));
  const content = written(format, {
    ...(await contentOf(source)),
    language: call.language,
    clock,
  });
  const body = await spooled(content);
  const day = new Date(now()).toISOString().slice(0, 10);
  return { body, name: `${place.key}-${day}.${format}`, type: types[format] };
}

/** The calls that answer a list as a file at once. */
export function mountTables(api: Api) {
  for (const panel of Object.keys(exported) as ExportPanel[])
    for (const [key, each] of Object.entries(exported[panel]) as [string, Exported][])
      if (each.file)
        serve(api, each.file as Endpoint, (call) =>
          tableOf(api, { panel, key, exported: each }, call),
        );
}
