import type { Endpoint } from '../../contract/engine/endpoint.ts';
import { readExport } from '../../contract/export-files/export-file.ts';
import { type ExportPanel, keysOf } from '../../contract/exports/exported.ts';
import { exportCalls, exportDownload } from '../../contract/exports/exports.ts';
import type { AnyCall } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { standingOf } from '../http/session.ts';
import { types } from './formats.ts';
import { isSigned } from './link.ts';
import { assertMay } from './may.ts';
import { type ExportRecord, exportById, ownExport, ownExports } from './record.ts';
import { fileReply, idleFile } from './reply.ts';
import { exportedOf, startExport, stopExport } from './start.ts';
import { mountTables } from './tables.ts';

const ownerOf = ({ scope, caller }: AnyCall) => ({
  companyId: scope.companyId,
  storeId: scope.storeId,
  userId: caller.userId,
});

const told = (call: AnyCall, record: ExportRecord) =>
  fileReply(record, {
    signing: { secret: call.settings.secret, tokenHash: call.caller.tokenHash },
    fullName: call.caller.fullName,
    language: call.language,
    nowMs: call.now(),
  });

/** How the own export of a key stands. Throws forbidden for whoever may not read its list. */
async function standOf(call: AnyCall, panel: ExportPanel, key: string) {
  assertMay(call.scope, exportedOf(panel, key));
  const record = await ownExport(call.database.pool, ownerOf(call), key);
  return record ? told(call, record) : idleFile(key);
}

/** Whether somebody may still read the list; what they exported of one they may not is not shown. */
function mayStill(call: AnyCall, { panel, export_key }: ExportRecord): boolean {
  try {
    assertMay(call.scope, exportedOf(panel, export_key));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const tell = (call: AnyCall, key: string) => {
  const { companyId, storeId, userId } = ownerOf(call);
  call.realtime.publish({ companyId, storeId, userId }, 'export', { class_name: key });
};

function mountPanel(api: Api, panel: ExportPanel) {
  const { read, start, remove, all } = exportCalls[panel];
  serve(api, read as Endpoint, (call) => standOf(call, panel, keyOf(call.params, panel)));
  serve(api, start as typeof exportCalls.stores.start, async (call) => {
    const key = keyOf(call.params, panel);
    assertMay(call.scope, exportedOf(panel, key));
    const { format, headings } = call.body;
    const wanted = { panel, key, query: call.query, format, headings };
    const record = await startExport(call, ownerOf(call), wanted);
    tell(call, key);
    return told(call, record);
  });
  serve(api, remove as typeof exportCalls.stores.remove, async (call) => {
    const key = keyOf(call.params, panel);
    // Deleting what one has is not reading it: it needs no right.
    await stopExport(call, ownerOf(call), key, call.params.fileId);
    tell(call, key);
    const record = await ownExport(call.database.pool, ownerOf(call), key);
    return record ? told(call, record) : idleFile(key);
  });
  serve(api, all as typeof exportCalls.stores.all, async (call) => {
    const records = await ownExports(call.database.pool, ownerOf(call));
    return {
      exports: records.filter((each) => mayStill(call, each)).map((each) => told(call, each)),
    };
  });
}

function keyOf(params: Readonly<Record<string, unknown>>, panel: ExportPanel) {
  const key = keysOf(panel).find((each) => each === params.action);
  if (!key) throw new Refusal('not_found');
  return key;
}

const kinds = { stores: 'store', companies: 'company', suppliers: 'supplier' } as const;

/** Throws link_expired after its hour, not_found for what nobody signed and once its session is over, forbidden once its owner may not read the list. */
function mountDownload(api: Api) {
  serve(api, exportDownload, async ({ database, files, params, query, now, settings }) => {
    const linked = { companyId: Number(query.company), id: params.id, until: Number(query.until) };
    if (linked.until <= now()) throw new Refusal('link_expired');
    const record = await exportById(database.pool, linked.companyId, linked.id);
    const signed = { linked, userId: record?.user_id ?? 0, nowMs: now() };
    if (!(await isSigned(database, settings.secret, signed, query.signature)))
      throw new Refusal('not_found');
    const file = record?.file;
    if (!file) throw new Refusal('not_found');
    const wanted = { storeId: record.store_id, kind: kinds[record.panel] };
    const { scope } = await standingOf(database, record.user_id, wanted);
    assertMay(scope, exportedOf(record.panel, record.export_key));
    const body = await files.read(file);
    if (!body) throw new Refusal('not_found');
    const day = new Date(record.created_at).toISOString().slice(0, 10);
    const name = `${record.export_key}-${day}.${record.format}`;
    return { body, name, type: types[record.format] };
  });
}

interface Maker {
  readonly full_name: string;
}
const makerOf = { name: 'maker-of-export', text: 'select full_name from users where user_id = $1' };

/** One that is ready, to programs that are told of it. Throws not_found, and forbidden for whoever may not read its list. */
async function oneReady(call: AnyCall, id: number) {
  const { caller, database, scope } = call;
  const record = await exportById(database.pool, scope.companyId, id);
  if (record?.state !== 'ready' || record.panel === 'suppliers') throw new Refusal('not_found');
  assertMay(scope, exportedOf(record.panel, record.export_key));
  const values = [record.user_id];
  const { rows } = await database.pool.query<Maker>({ ...makerOf, values });
  const file = { ...told(call, record), full_name: rows[0]?.full_name ?? '' };
  // It may hold columns that only whose it is may see.
  return record.user_id === caller.userId ? file : { ...file, url: null };
}

/** What lists hold as files: started, told, fetched and deleted by whose they are. */
export function mountExports(api: Api) {
  for (const panel of Object.keys(exportCalls) as ExportPanel[]) mountPanel(api, panel);
  mountDownload(api);
  mountTables(api);
  serve(api, readExport, (call) => oneReady(call, call.params.exportId));
}
