import type { RefusalId } from '../../contract/engine/errors.ts';
import type { Language } from '../../contract/engine/languages.ts';
import {
  type ExportFile,
  exportDays,
  exportStatus,
} from '../../contract/export-files/export-file.ts';
import { sayRefusal } from '../../contract/words/say.ts';
import { linkTo, type Signing } from './link.ts';
import type { ExportRecord } from './record.ts';

const { idle, inProgress, ready } = exportStatus;
const dayMs = 86_400_000;
const iso = (moment: string | null) => moment && new Date(moment).toISOString();

/** Of a key that nobody has exported, or whose file is deleted. */
export const idleFile = (key: string): ExportFile => ({
  user_store_export_id: null,
  class_name: key,
  status: idle,
  queue: null,
  url: null,
  format: 'csv',
  filters: '',
  full_name: '',
  percentage: null,
  rows: null,
  bytes: null,
  sha256: null,
  created_at: null,
  finished_at: null,
  expires_at: null,
  problem: null,
});

const queues = { waiting: 'waiting', writing: 'writing', deleting: 'deleting' } as const;

/** One is in progress while it has a queue, and ready once it has a file (export-status-from-file). */
function standing({ state }: ExportRecord) {
  if (state === 'failed') return { status: idle, queue: null };
  if (state === 'ready') return { status: ready, queue: null };
  return { status: inProgress, queue: queues[state] };
}

/** Never whole before the file is there. */
function percentageOf({ state, done, total }: ExportRecord) {
  if (state === 'ready') return 100;
  return total === null ? null : Math.min(99, Math.floor((100 * done) / Math.max(total, 1)));
}

interface Told {
  readonly signing: Signing;
  readonly fullName: string;
  readonly language: Language;
  readonly nowMs: number;
}

/** An export as it is told to whose it is. */
export function fileReply(record: ExportRecord, { signing, fullName, language, nowMs }: Told) {
  const { company_id: companyId, user_store_export_id: id, state, problem } = record;
  const isReady = state === 'ready';
  const finishedAt = iso(record.finished_at);
  return {
    ...standing(record),
    user_store_export_id: id,
    class_name: record.export_key,
    url: isReady ? linkTo(signing, { companyId, id }, nowMs, language) : null,
    format: record.format,
    filters: record.filters,
    full_name: fullName,
    percentage: percentageOf(record),
    rows: isReady ? record.done : null,
    bytes: record.bytes,
    sha256: record.sha256,
    created_at: iso(record.created_at),
    finished_at: finishedAt,
    expires_at:
      isReady && finishedAt
        ? new Date(Date.parse(finishedAt) + exportDays * dayMs).toISOString()
        : null,
    problem: problem && sayRefusal(language, problem as RefusalId),
  } satisfies ExportFile;
}
