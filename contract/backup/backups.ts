import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

/** Why a backup was not made, as far as whoever reads it can do something. */
export const backupFailures = ['no_room', 'not_allowed', 'database', 'other'] as const;
export type BackupFailure = (typeof backupFailures)[number];

/** A backup that was made, and could be read again. */
export const lastBackup = z.object({
  /** The moment that it holds. */
  at: z.iso.datetime(),
  /** Its name, without the folder it was written to. */
  name: z.string(),
  bytes: z.int(),
  rows: z.int(),
  files: z.int(),
});
export type LastBackup = z.infer<typeof lastBackup>;

export const failedBackup = z.object({ at: z.iso.datetime(), reason: z.enum(backupFailures) });

export const backupState = endpoint({
  method: 'GET',
  path: '/installation/backups',
  access: 'super-admin',
  tag: 'installation',
  extension: true,
  summary: 'when the installation was last backed up, and whether that is too long ago',
  reply: z.object({
    /** How often the server makes one by itself; null where it makes none. */
    every_hours: z.number().nullable(),
    last: lastBackup.nullable(),
    /** The last try, where it failed and none has succeeded since. */
    failed: failedBackup.nullable(),
    /** Two of these times have gone by without one. */
    overdue: z.boolean(),
  }),
});
export type BackupState = z.infer<(typeof backupState)['reply']>;
