import { z } from 'zod';
import { printable } from '../engine/characters.ts';
import { endpoint, fileReply } from '../engine/endpoint.ts';
import { languages } from '../engine/languages.ts';
import { exportFile, exportFormats, readExport } from '../export-files/export-file.ts';
import { type ExportPanel, keysOf } from './exported.ts';

const word = z.string().trim().max(120).regex(printable);
const startBody = z.object({
  format: z.enum(exportFormats).default('csv'),
  /** What columns, filters and choices (`gender.female`) are called where it was asked; as they are when left out. */
  headings: z.record(z.string().max(120), word).default({}),
});
/** The filters of the list, as its own call takes them; empty ones are none (export-non-empty-filters). */
const filters = z.looseObject({
  sort: z.string().max(60).optional(),
  order: z.enum(['asc', 'desc']).optional(),
});

function callsOf<const P extends ExportPanel>(panel: P) {
  const one = `/${panel}/{storeId}/export/{action}` as const;
  const common = { access: 'signed-in', tag: 'exports', verbs: keysOf(panel) } as const;
  return {
    read: endpoint({
      ...common,
      method: 'GET',
      path: one,
      summary: 'how the own export of a list stands, and where its file is',
      reply: exportFile,
    }),
    start: endpoint({
      ...common,
      method: 'POST',
      path: one,
      summary: 'export what a list shows for these filters; one under way stays the one',
      query: filters,
      body: startBody,
      reply: exportFile,
    }),
    remove: endpoint({
      ...common,
      method: 'DELETE',
      path: `${one}/{fileId}` as const,
      summary: 'delete the file, or stop what is in progress',
      reply: exportFile,
    }),
    all: endpoint({
      method: 'GET',
      path: `/${panel}/{storeId}/exports` as const,
      access: 'signed-in',
      tag: 'exports',
      extension: true,
      summary: 'the own exports of all lists, newest first',
      reply: z.object({ exports: z.array(exportFile) }),
    }),
  };
}

export const exportCalls = {
  stores: callsOf('stores'),
  companies: callsOf('companies'),
  suppliers: callsOf('suppliers'),
} satisfies Record<ExportPanel, unknown>;

/** The link to a file: signed, for one hour, and only as long as its owner may read the list. */
export const exportDownload = endpoint({
  method: 'GET',
  path: '/exports/{id}/file',
  access: 'public',
  tag: 'exports',
  extension: true,
  summary: 'the file of an export, CSV or XLSX, by its signed link',
  query: z.strictObject({
    company: z.string().regex(/^[1-9]\d{0,14}$/),
    until: z.string().regex(/^\d{13}$/),
    signature: z.string().max(100),
    lang: z.enum(languages).optional(),
  }),
  file: 'text/csv',
  reply: fileReply,
});

export const allExportCalls = [
  ...Object.values(exportCalls).flatMap((calls) => Object.values(calls)),
  exportDownload,
  readExport,
];
