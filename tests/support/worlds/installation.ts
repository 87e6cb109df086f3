import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { prepareDatabase } from '../../../server/bootstrap.ts';
import { type Database, openDatabase } from '../../../server/db/connection.ts';
import { migrateDatabase } from '../../../server/db/migrate.ts';
import { installationSecret } from '../../../server/engine/installation.ts';
import { diskStore } from '../../../server/files/store.ts';
import { pushKeys } from '../../../server/messages/push/keys.ts';
import { settingsWith, type TestApp } from '../app.ts';
import { contentsOf } from '../areas/backups.ts';
import { addSuperAdmin, type Person } from '../areas/people.ts';
import { addCustomer, addTill, countNow, giveBack, send } from '../areas/till.ts';
import { serverLog } from '../server-log.ts';

/** A folder of a test file's own, gone at its end. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pistos-operating-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// What a row of text may trip over.
const awkward = 'a tab\t, a line\n, \\N, \\., "quotes", \\x41, ά, 😀';

/** The application on a database of its own, with its files in a folder. */
async function appOn(database: Database, folder: string): Promise<TestApp> {
  const files = await diskStore(folder);
  const { welcome } = await prepareDatabase(database, files, false);
  const realtime = { publish: () => undefined, close: async () => undefined };
  const settings = settingsWith({});
  const app = createApp({ database, files, now: Date.now, log: serverLog, realtime, settings });
  const clock = { now: Date.now() };
  return { app, database, files, clock, welcome: welcome(''), published: [] } as never;
}

/** An installation, and all that its database holds. */
interface Installed {
  superAdmin: Person;
  contents: Record<string, string>;
}

/** A shop with a customer, receipts, a return and pictures, one of them empty. */
export async function installOn(database: Database, dataDir: string): Promise<Installed> {
  await migrateDatabase(database);
  const within = await appOn(database, join(dataDir, 'files'));
  const till = await addTill(within);
  const customer = await addCustomer(till);
  const { data } = await send(till, customer, 30);
  await send(till, customer, 12.5);
  await giveBack(till, data.transaction_id, { amount: 10 });
  await within.files.save(Buffer.from('a picture'));
  await within.files.save(new Uint8Array());
  await database.pool.query(
    `insert into messages (company_id, channel, recipient, body, state) values (1, 'email', '', $1, 'sent'), (1, 'email', '', '', 'sent')`,
    [awkward],
  );
  await database.pool.query(
    `insert into audit_log (company_id, action, subject, subject_id, before, after) values (1, 'update', 'tests', '1', 'null', $1)`,
    [JSON.stringify({ text: awkward, none: null })],
  );
  // What a server would make at its first start, and soon after it.
  for (const fact of ['till_secret', 'realtime_secret']) await installationSecret(database, fact);
  await pushKeys(database);
  await countNow(database);
  const superAdmin = await addSuperAdmin(within);
  return { superAdmin, contents: await contentsOf(database) };
}

/** A data folder with a shop in it; its database is closed again. */
export async function installIn(dataDir: string): Promise<Installed> {
  const migrated = inject('migratedFolder');
  if (migrated) cpSync(migrated, dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  const installed = await installOn(database, dataDir);
  await database.close();
  return installed;
}

/** The uploaded files of a folder, and what is in them. */
export const filesIn = (dataDir: string) => {
  const folder = join(dataDir, 'files');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
};
