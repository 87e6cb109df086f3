import { inject } from 'vitest';
import { connectEmbedded, type Database, openDatabase } from '../../server/db/connection.ts';
import { keyUseOf } from '../../server/http/key-use.ts';
import { serverLog } from './server-log.ts';
import './workers.ts';

let connection: Promise<Database> | undefined;
let last: Database | undefined;

async function connect(): Promise<Database> {
  const worker = Number(process.env.VITEST_POOL_ID);
  const place = inject('places')[worker - 1];
  if (!place) throw new Error(`No database for worker ${worker}`);
  if ('host' in place) return connectEmbedded(place.host);
  return openDatabase({ databaseUrl: place.databaseUrl, dataDir: '' });
}

/**
 * This worker's database, emptied but for the rows that the migrations bring, or `prepared` as an
 * installation is that nobody has used yet. It is another object each time, because the server keeps
 * totals by it, and the connection stays for the files to come.
 */
export async function testDatabase(prepared = false): Promise<Database> {
  connection ??= connect();
  const database = await connection;
  // A call of a key is recorded after its answer: the record of the last test is not one of the next.
  if (last) await keyUseOf(last, serverLog).settled();
  await database.pool.query('select testing.empty($1)', [prepared]);
  last = { ...database };
  return last;
}
