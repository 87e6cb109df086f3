import { afterAll, inject } from 'vitest';
import { connectEmbedded, type Database, openDatabase } from '../../server/db/connection.ts';
import { filledTables } from './tables.ts';
import './workers.ts';

let connection: Database | undefined;

async function connect(): Promise<Database> {
  const worker = Number(process.env.VITEST_POOL_ID);
  const place = inject('places')[worker - 1];
  if (!place) throw new Error(`No database for worker ${worker}`);
  if ('host' in place) return connectEmbedded(place.host);
  return openDatabase({ databaseUrl: place.databaseUrl, dataDir: '' });
}

async function empty(database: Database): Promise<void> {
  const kept = inject('referenceTables');
  const filled = (await filledTables(database)).filter((table) => !kept.includes(table));
  if (filled.length === 0) return;
  await database.pool.query(`TRUNCATE ${filled.join(', ')} RESTART IDENTITY CASCADE`);
}

/** This worker's database, emptied but for the rows that the migrations bring. */
export async function testDatabase(): Promise<Database> {
  connection ??= await connect();
  await empty(connection);
  return connection;
}

afterAll(async () => {
  await connection?.close();
  connection = undefined;
});
