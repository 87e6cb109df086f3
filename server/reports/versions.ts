import type { Versions } from '../../contract/reports/versions.ts';
import type { Database } from '../db/connection.ts';
import { productVersion } from '../db/place.ts';

/** The versions that the installation runs, and since when this process does. */
export async function versionsOf({ pool, embedded }: Database, nowMs: number): Promise<Versions> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return {
    pistos: productVersion,
    node: process.versions.node,
    // A distribution adds a name of its own: "15.14 (Debian 15.14-0+deb12u1)".
    database: (rows[0]?.server_version ?? '').replace(/ .*/, ''),
    embedded,
    started_at: new Date(nowMs - process.uptime() * 1000).toISOString(),
  };
}
