import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { passwordChange } from '../../../contract/people/auth.ts';
import type { Database } from '../../db/connection.ts';
import type { Caller } from '../../http/call.ts';
import { invalidField } from '../../http/refusal.ts';
import { countTry, forgive, triesOf } from '../../http/throttle.ts';
import { accessTokensTable, usersTable } from '../../tables/people.ts';
import { tellOf } from './notices.ts';
import { fits, hashPassword } from './passwords.ts';
import { sessionUserOf } from './session-routes.ts';
import { assertStrong } from './strength/strength.ts';

interface ByThemselves {
  readonly database: Database;
  readonly caller: Caller;
  readonly address: string;
  readonly now: () => number;
}

/**
 * Whoever is signed in proves again that it is them, before what makes or keeps others out. Throws
 * too_many_attempts, and wrongPassword at `field`.
 */
export async function assertPassword(
  { database, caller, address, now }: ByThemselves,
  password: string,
  field: string,
) {
  const tried = triesOf('own-password:', { account: String(caller.userId), address });
  await countTry(database, tried, now());
  const itself = eq(usersTable.user_id, caller.userId);
  const [user] = await database.db.select().from(usersTable).where(itself);
  if (!(await fits(user?.password_hash, password))) throw invalidField(field, 'wrongPassword');
  await forgive(database, tried);
}

/** Replaces the caller's own password; whoever knew the old one is signed out, and this device stays. */
export async function replacePassword(
  call: ByThemselves & { readonly body: z.output<typeof passwordChange> },
): Promise<null> {
  const { database, caller, body } = call;
  await assertPassword(call, body.old_password, 'old_password');
  const { mobile, full_name } = await sessionUserOf(database, caller.userId);
  await assertStrong(body.password, [mobile, full_name]);
  const password_hash = await hashPassword(body.password);
  await database.db.transaction(async (tx) => {
    const itself = eq(usersTable.user_id, caller.userId);
    await tx.update(usersTable).set({ password_hash }).where(itself);
    const { user_id, token_hash } = accessTokensTable;
    await tx
      .delete(accessTokensTable)
      .where(and(eq(user_id, caller.userId), ne(token_hash, caller.tokenHash)));
    await tellOf(tx, caller.userId, 'password');
  });
  return null;
}
