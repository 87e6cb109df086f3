import type { AnyCall } from '../../http/call.ts';
import type { Settling } from '../billings/move.ts';
import { toldBilling } from '../billings/tell.ts';
import { billingRow, soldSubscription } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { sendRefunds } from '../payments/refund.ts';

/** Does something to a billing with its subscription locked, and asks for what is to be given back. */
export async function withBilling(
  call: Pick<AnyCall, 'database' | 'scope' | 'settings' | 'now' | 'log' | 'language'>,
  id: number,
  work: (settling: Settling) => Promise<unknown>,
) {
  const { database, scope, settings, now, language } = call;
  await database.db.transaction(async (tx) => {
    const { subscription_id } = await billingRow(tx, scope.companyId, id);
    const sub = await soldSubscription(tx, scope.companyId, subscription_id, true);
    const billing = await billingRow(tx, scope.companyId, id, true);
    const seller = await sellerOf(tx, scope.companyId);
    await work({ tx, seller, sub, billing, publicUrl: settings.publicUrl, now: now() });
  });
  await sendRefunds(call, scope.companyId);
  return toldBilling(database.db, await billingRow(database.db, scope.companyId, id), language);
}
