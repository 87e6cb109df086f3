// Run as a process of its own: writes rows until it is killed and prints each one once it is safe.
import { openDatabase } from '../../../server/db/connection.ts';

const [dataDir = ''] = process.argv.slice(2);
const { pool } = await openDatabase({ dataDir });
await pool.query('CREATE TABLE IF NOT EXISTS acknowledged (n int PRIMARY KEY)');
for (let n = 1; ; n += 1) {
  await pool.query('INSERT INTO acknowledged VALUES ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
