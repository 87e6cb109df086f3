import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { installationTable } from '../tables/people.ts';

/** A fact of this installation, drawn by whichever process asks first and shared by all of them. */
export async function installationFact(
  { db }: { readonly db: Executor },
  fact: string,
  draw: () => string,
): Promise<string> {
  const drawn = draw();
  await db.insert(installationTable).values({ fact, value: drawn }).onConflictDoNothing();
  const [row] = await db
    .select({ value: installationTable.value })
    .from(installationTable)
    .where(eq(installationTable.fact, fact));
  return row?.value ?? drawn;
}

/** A secret of this installation. */
export const installationSecret = (database: Database, fact: string) =>
  installationFact(database, fact, () => randomBytes(32).toString('base64url'));
