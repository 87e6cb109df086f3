import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { tillPinsTable } from '../../tables/members.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { type Acting, assertHoldsNoMore, holdRights } from './rights.ts';
import { memberOf } from './rows.ts';

type MemberCall = Acting & { readonly database: Database; readonly now: () => number };

/** Whoever sets a PIN could work as its owner: that is for those who hold no less. Throws not_found and holds_more. */
const changing = (call: MemberCall, userId: number, change: (tx: Executor) => Promise<unknown>) =>
  call.database.db.transaction(async (tx) => {
    const held = await holdRights(tx, call, 'settings.users.update');
    const member = await memberOf(tx, call.scope, userId);
    if (member.state !== 'active') throw new Refusal('not_found');
    if (userId !== call.caller.userId) assertHoldsNoMore(member.permissions, held);
    await change(tx);
    return null;
  });

/** Sets the PIN of a member of the store; only its hash is kept. */
export async function setPin(call: MemberCall, userId: number, pin: string) {
  const { companyId: company_id, storeId: store_id } = call.scope;
  const values = { pin_hash: await hashPassword(pin), set_at: new Date(call.now()).toISOString() };
  return changing(call, userId, (tx) =>
    tx
      .insert(tillPinsTable)
      .values({ company_id, store_id, user_id: userId, ...values })
      .onConflictDoUpdate({
        target: [tillPinsTable.company_id, tillPinsTable.store_id, tillPinsTable.user_id],
        set: values,
      }),
  );
}

/** Takes it away: whoever is at a till by it is so no longer. */
export const removePin = (call: MemberCall, userId: number) =>
  changing(call, userId, (tx) =>
    tx
      .delete(tillPinsTable)
      .where(
        and(
          eq(tillPinsTable.company_id, call.scope.companyId),
          eq(tillPinsTable.store_id, call.scope.storeId),
          eq(tillPinsTable.user_id, userId),
        ),
      ),
  );
