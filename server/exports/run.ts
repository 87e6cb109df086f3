import { createHash } from 'node:crypto';
import type { Endpoint } from '../../contract/engine/endpoint.ts';
import type { RefusalId } from '../../contract/engine/errors.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { Refusal } from '../http/refusal.ts';
import type { Handler } from '../http/serve.ts';
import { standingOf } from '../http/session.ts';
import { isPassing, troubleOf } from '../runtime/database-errors.ts';
import { logged } from '../runtime/log-error.ts';
import type { Underway } from '../runtime/underway.ts';
import { clockOf } from './clock.ts';
import { written } from './formats.ts';
import { assertMay } from './may.ts';
import { contentOf, rowsExpected, type Source } from './read.ts';
import {
  type ExportRecord,
  failExport,
  finishExport,
  keepExport,
  letGoExport,
  putOffExport,
  removeExport,
  takeExport,
} from './record.ts';
import { exportedOf, zoneOf } from './start.ts';
import type { Table } from './write-csv.ts';

/** What exports are made with: all that the application touches, and who answers its calls. */
export interface Exporting {
  readonly dependencies: Dependencies;
  readonly calls: ReadonlyMap<Endpoint, Handler>;
  /** What goes first. */
  readonly underway: Underway;
}

/** So often an export may fail by an error that passes. */
const mostFailures = 5;
const keepEveryMs = 1000;
/** How long some rows wait at most while calls are being answered: on a busy day a file still comes. */
const waitsMs = 20;
const kinds = { stores: 'store', companies: 'company', suppliers: 'supplier' } as const;

/** It was deleted, or another process has it. */
class Lost extends Error {}

/** What an export is made from, as far as its owner may read it now. Throws forbidden and not_found. */
async function sourceOf({ dependencies, calls }: Exporting, record: ExportRecord): Promise<Source> {
  const exported = exportedOf(record.panel, record.export_key);
  const wanted = { storeId: record.store_id, kind: kinds[record.panel] };
  const { caller, scope } = await standingOf(dependencies.database, record.user_id, wanted);
  assertMay(scope, exported);
  const handler = calls.get(exported.list);
  if (!handler) throw new Error(`Nobody answers ${exported.list.path}`);
  const cursor = `export_${record.user_store_export_id}_${record.attempts}`;
  return { dependencies, handler, exported, record, cursor, caller, scope };
}

/** Counts the rows that pass, and says now and then how far it is. Throws Lost. */
class Progress {
  done = 0;
  private saidAt = performance.now();
  private readonly dependencies: Dependencies;
  private readonly record: ExportRecord;
  private readonly signal: AbortSignal;
  private readonly underway: Underway;

  constructor({ dependencies, underway }: Exporting, record: ExportRecord, signal: AbortSignal) {
    this.dependencies = dependencies;
    this.underway = underway;
    this.record = record;
    this.signal = signal;
  }

  async *of<T>(rows: AsyncIterable<readonly T[]>) {
    for await (const some of rows) {
      this.done += some.length;
      yield some;
      this.signal.throwIfAborted();
      if (performance.now() - this.saidAt > keepEveryMs) await this.say();
      await this.underway.passed(waitsMs);
    }
  }

  async say() {
    this.saidAt = performance.now();
    const { database } = this.dependencies;
    if (!(await keepExport(database.pool, this.record, this.done))) throw new Lost();
  }
}

/** What is written, and what its bytes come to. */
class Measured {
  bytes = 0;
  private readonly hash = createHash('sha256');

  async *of(content: AsyncIterable<string | Uint8Array>) {
    for await (const piece of content) {
      const bytes = Buffer.from(piece as Uint8Array);
      this.bytes += bytes.length;
      this.hash.update(bytes);
      yield bytes;
    }
  }

  get sha256() {
    return this.hash.digest('hex');
  }
}

/** Writes the whole file, then says that it is ready; nothing is left of one that does not become whole. */
async function write(
  exporting: Exporting,
  record: ExportRecord,
  source: Source,
  signal: AbortSignal,
) {
  const { dependencies, scope } = source;
  const { database, files, now } = dependencies;
  record.total = await rowsExpected(source);
  const progress = new Progress(exporting, record, signal);
  await progress.say();
  const { headings, rows } = await contentOf(source);
  const clock = clockOf(await zoneOf(database, scope.companyId));
  const table: Table = { headings, rows: progress.of(rows), language: record.language, clock };
  const measured = new Measured();
  const content = written(record.format, table);
  const file = await files.keep(measured.of(content), record.format);
  const { bytes, sha256 } = measured;
  const whole = { bytes, sha256, file, done: progress.done };
  const isWanted = await finishExport(database.pool, record, whole, now()).catch(() => false);
  if (isWanted) return;
  await files.remove(file);
  throw new Lost();
}

/** Why an export can never be made, where that is so. */
function reasonOf(error: unknown, { failures }: ExportRecord): RefusalId | undefined {
  if (error instanceof Refusal) return error.id === 'not_found' ? 'forbidden' : error.id;
  const trouble = troubleOf(error);
  if (trouble) return trouble;
  return isPassing(error) && failures + 1 < mostFailures ? undefined : 'internal';
}

async function settle({ dependencies }: Exporting, record: ExportRecord, error: unknown) {
  const { database, log, now } = dependencies;
  const { company_id, user_store_export_id: id, export_key } = record;
  const reason = reasonOf(error, record);
  log.warn({ exportId: id, key: export_key, reason, err: logged(error) }, 'export failed');
  if (reason) await failExport(database.pool, record, reason, now());
  else await putOffExport(database.pool, record);
  return company_id;
}

/** Removes an export that was deleted while it was written. */
const forgetDeleted = (
  { dependencies }: Exporting,
  { company_id, user_store_export_id }: ExportRecord,
) =>
  dependencies.database.pool.query(
    `delete from exports where company_id = $1 and user_store_export_id = $2 and state = 'deleting'`,
    [company_id, user_store_export_id],
  );

async function oneExport(exporting: Exporting, record: ExportRecord, signal: AbortSignal) {
  const { database } = exporting.dependencies;
  try {
    await write(exporting, record, await sourceOf(exporting, record), signal);
  } catch (error) {
    if (error instanceof Lost) await forgetDeleted(exporting, record);
    // Whoever starts next begins it anew.
    else if (signal.aborted) await letGoExport(database.pool, record);
    else await settle(exporting, record, error);
  }
}

/** Makes every export that waits, one after the other, until none does or it is told to stop. */
export async function runExports(exporting: Exporting, signal: AbortSignal): Promise<void> {
  const { database, realtime } = exporting.dependencies;
  while (!signal.aborted) {
    const record = await takeExport(database.pool);
    if (!record) return;
    const { company_id: companyId, store_id: storeId, user_id: userId, export_key } = record;
    if (record.state === 'deleting')
      await removeExport(database.pool, companyId, record.user_store_export_id);
    else await oneExport(exporting, record, signal);
    realtime.publish({ companyId, storeId, userId }, 'export', { class_name: export_key });
  }
}
