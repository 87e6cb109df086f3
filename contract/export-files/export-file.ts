import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** The query of a call that answers a table at once, as CSV unless it says otherwise. */
export const tableQuery = z.strictObject({ format: z.enum(exportFormats).default('csv') });

/** How an export of one key stands (export-status-values). */
export const exportStatus = { idle: 1, inProgress: 2, ready: 3 } as const;

/** Why one is in progress. */
export const exportQueues = ['waiting', 'writing', 'deleting'] as const;
/** Days until a file is deleted. */
export const exportDays = 7;

/** How an export stands. */
export const exportFile = z
  .object({
    user_store_export_id: z.int().nullable(),
    /** The key. */
    class_name: z.string(),
    status: z.union([
      z.literal(exportStatus.idle),
      z.literal(exportStatus.inProgress),
      z.literal(exportStatus.ready),
    ]),
    /** While it is in progress, how far it is. */
    queue: z.enum(exportQueues).nullable(),
    /** Where the file is for an hour, once it is ready. */
    url: z.string().nullable(),
    format: z.enum(exportFormats),
    /** What it is narrowed to, in words. */
    filters: z.string(),
    /** Whose it is. */
    full_name: z.string(),
    /** Of a hundred; null where nobody knows yet how much there is. */
    percentage: z.int().nullable(),
    rows: z.int().nullable(),
    bytes: z.int().nullable(),
    sha256: z.string().nullable(),
    created_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
    /** When the file is deleted. */
    expires_at: z.iso.datetime().nullable(),
    /** Why it failed, as it is said to people. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'ExportFile' });
export type ExportFile = z.output<typeof exportFile>;

/** Programs are told of one by its id; what of it is somebody else's they may read in the list itself. */
export const readExport = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/exports/{exportId}',
  access: 'developers.webhooks.read',
  tag: 'exports',
  extension: true,
  summary: 'an export of a list that one may read; its link where it is one’s own',
  reply: exportFile,
});
