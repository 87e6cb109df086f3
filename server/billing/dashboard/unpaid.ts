import { planPage } from '../../../contract/billing/limits.ts';
import type { AnyCall } from '../../http/call.ts';
import { owedBillings } from '../billings/tell.ts';
import { subscriptionOf } from '../core/rows.ts';
import { providerOf } from '../providers/choose.ts';
import { sellerIdOf } from './current.ts';

/**
 * Says with code 301, of a place whose subscription has ended, what is to be paid before it works again
 * (company-load-301): who takes cards, what for, and the page that pays.
 */
export async function sayUnpaid(
  call: Pick<AnyCall, 'database' | 'scope' | 'settings' | 'language' | 'payFirst' | 'now' | 'log'>,
) {
  const { database, scope, settings, language } = call;
  const sub = await subscriptionOf(database.db, scope);
  const [oldest] = sub ? await owedBillings(database.db, sub) : [];
  if (!oldest) return;
  const provider = await providerOf(call, sellerIdOf(scope));
  const panel = scope.kind === 'company' ? 'loyaltyPanel' : 'storePanel';
  call.payFirst({
    public_key: provider?.publicKey ?? null,
    session_id: oldest.payment_code,
    url: `${settings.publicUrl}/${language}/${panel}/${planPage}`,
    billing_id: oldest.billing_id,
    is_test: provider?.isTest ?? false,
  });
}
