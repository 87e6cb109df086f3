import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

export const installationVersions = endpoint({
  method: 'GET',
  path: '/installation/versions',
  access: 'super-admin',
  tag: 'installation',
  extension: true,
  summary: 'the versions that the installation runs, and since when this server does',
  reply: z.object({
    pistos: z.string(),
    node: z.string(),
    /** The version of PostgreSQL. */
    database: z.string(),
    /** Whether it is the database that comes with Pistos. */
    embedded: z.boolean(),
    started_at: z.iso.datetime(),
  }),
});
export type Versions = z.infer<(typeof installationVersions)['reply']>;
