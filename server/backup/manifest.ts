import { z } from 'zod';

/** Of the format itself; a later one may be read by nobody before it. */
export const format = 1;

/** What a backup says of itself, before anything else. */
export const manifest = z.object({
  product: z.literal('pistos'),
  format: z.int(),
  /** The version that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  made_from: z.enum(['embedded', 'postgres']),
  /** The last migration of the database: the state of its tables. */
  migration: z.object({ tag: z.string(), when: z.int() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
});
export type Manifest = z.infer<typeof manifest>;

/** What is in it, told after the rest. */
export const contents = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
});
export type Contents = z.infer<typeof contents>;

/** The names of what an archive holds. */
export const names = {
  manifest: 'manifest.json',
  contents: 'contents.json',
  checksum: 'sha256',
  file: (name: string) => `files/${name}`,
  piece: (table: string, number: number) =>
    `tables/${table}/${String(number).padStart(6, '0')}.copy`,
};

/** The table that a file of rows belongs to. */
export const tableOf = (name: string) => /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1];
/** The uploaded file of that name; only what the server itself gives as a name. */
export const fileOf = (name: string) => /^files\/([0-9a-f-]{36}\.[a-z]{3,4})$/.exec(name)?.[1];

export const totalRows = ({ rows }: Contents) =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);
