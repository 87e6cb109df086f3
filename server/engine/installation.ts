import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { installationTable } from '../tables/people.ts';

/** A secret of this installation, made by whichever process asks first and shared by all of them. */
export async function installationSecret({ db }: Database, fact: string): Promise<string> {
  const drawn = randomBytes(32).toString('base64url');
  await db.insert(installationTable).values({ fact, value: drawn }).onConflictDoNothing();
  const [row] = await db
    .select({ value: installationTable.value })
    .from(installationTable)
    .where(eq(installationTable.fact, fact));
  return row?.value ?? drawn;
}
