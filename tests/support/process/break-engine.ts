// Run as a process of its own: takes the log away from under the database and stays on.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../server/db/connection.ts';

const [dataDir = ''] = process.argv.slice(2);
const { pool } = await openDatabase({ dataDir });
rmSync(join(dataDir, 'db/pg_wal'), { recursive: true });
setInterval(() => {
  for (const text of ['SELECT pg_switch_wal()', 'CREATE TABLE IF NOT EXISTS broken (n int)'])
    pool.query(text).catch(() => {});
}, 100);
