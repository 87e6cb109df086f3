import { z } from 'zod';
import { mostFileColumns } from '../engine/column-facts.ts';
import { endpoint } from '../engine/endpoint.ts';
import type { PermissionPath } from '../permissions/permissions.ts';

/** The largest file with a column of codes, in bytes and rows. */
export const mostCodeFileBytes = 8_000_000;
export const mostCodeFileRows = 100_000;
/** The most rows of each action that a preview shows, and the most rejected ones in its file. */
export const mostCodesShown = 200;
export const mostCodesRejected = 5000;

/** What becomes of a row: a new code, one that is there already, one that is in use elsewhere, or none. */
export const codeActions = ['create', 'unchanged', 'taken', 'reject'] as const;
export type CodeAction = (typeof codeActions)[number];

const figures = {
  created: z.int().describe('Rows that are new.'),
  unchanged: z.int().describe('Rows that are there already; nothing of them changes.'),
  taken: z.int().describe('Rows that are in use elsewhere; nothing of them changes.'),
  rejected: z.int(),
};

const previewed = z.object({
  ...figures,
  total: z.int().describe('Rows below the titles.'),
  titles: z.array(z.string()).describe('The titles of the columns; empty in a file without.'),
  column: z
    .int()
    .nullable()
    .describe('The column of codes, from 0; null where it is to be chosen.'),
  remembered: z.boolean().describe('Whether it is as in the last file of the same titles.'),
  samples: z.array(z.array(z.string())).describe('The first rows, cell by cell.'),
  rows: z
    .array(
      z.object({
        row: z.int(),
        code: z.string().describe('The number or code of the row, as the file has it.'),
        action: z.enum(codeActions),
        reasons: z.array(z.string()),
      }),
    )
    .describe('The first rows of each action, in their order.'),
  rejected_file: z
    .string()
    .nullable()
    .describe('The first rejected rows as CSV; null without any.'),
});
export type PreviewedCodes = z.infer<typeof previewed>;

const imported = z.object(figures);
export type ImportedCodes = z.infer<typeof imported>;

interface Declared<P extends string> {
  readonly path: P;
  readonly access: PermissionPath;
  readonly tag: string;
  /** The multipart field of the file. */
  readonly field: string;
  /** What the codes of the file are called, in the plural. */
  readonly named: string;
}

/** The two calls of a file with one column of codes: one shows what the file would add, the other adds it. */
export function codeFileCalls<const P extends string>(declared: Declared<P>) {
  const { path, access, tag, field, named } = declared;
  const own = {
    method: 'POST',
    access,
    tag,
    extension: true,
    files: [field],
    streamed: mostCodeFileBytes,
    query: z.strictObject({
      column: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .pipe(z.int().max(mostFileColumns - 1))
        .optional()
        .describe(
          'The column of codes, from 0; else as the last time, or by its title or content.',
        ),
    }),
  } as const;
  return {
    preview: endpoint({
      ...own,
      path: `${path}/preview` as const,
      summary: `how a file of ${named} is understood and what adding them would do, without doing it`,
      reply: previewed,
    }),
    save: endpoint({
      ...own,
      path,
      summary: `add the ${named} of a CSV or XLSX file; those that are there stay as they are`,
      reply: imported,
    }),
  };
}
export type CodeFileCalls<P extends string> = ReturnType<typeof codeFileCalls<P>>;
