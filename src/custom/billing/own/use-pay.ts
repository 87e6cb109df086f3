import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Charges } from '../../../../contract/billing/charges.ts';
import type { Dashboard } from '../../../../contract/billing/dashboard.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { type Attempt, useBank } from '../cards/use-bank.tsx';
import { useBase, useOwnChanged } from '../state/use-own.ts';

/** Leads to where the result of a card payment is told, and from there on (flow-payment-result). */
function useTellResult() {
  const { lang, panel, unpaid } = usePanel();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname } = useLocation();
  return (payments: readonly Attempt[]) => {
    const failed = payments.find(({ state }) => state === 'failed');
    if (!failed && payments.some(({ state }) => state === 'requires_action'))
      return notify('billing.due.waitsForBank', { type: 'warning' });
    const query = new URLSearchParams({
      next: unpaid && !failed ? `/${lang}/${panel}` : pathname,
      billings: payments.map(({ billing_id }) => billing_id).join(','),
      ...(failed?.failure ? { reason: failed.failure } : {}),
    });
    navigate(`/en/loyaltyPanel/payment/${failed ? 'error' : 'success'}?${query}`);
  };
}

/** Pays what is due from the active card; a bank that asks is answered on the way. */
export function usePay() {
  const { base, params } = useBase();
  const changed = useOwnChanged();
  const tell = useTellResult();
  const tellFailure = useTellFailure();
  const notify = useNotify();
  const { through, dialog } = useBank();
  const [busy, setBusy] = useState(false);
  const attempts = async ({ total, digest }: Charges): Promise<readonly Attempt[]> => {
    const query = { total: String(total), digest };
    const path = `${base}/payment-due` as const;
    return (await send<Dashboard['payDue']>('PUT', path, { params, query })).data.payments;
  };
  /** For exactly what was shown; anything else is refused, and what is due now is shown. */
  const pay = async (shown: Charges) => {
    setBusy(true);
    try {
      const done: Attempt[] = [];
      for (const payment of await attempts(shown)) done.push(await through(payment));
      await changed();
      if (done.length) tell(done);
      // It was paid meanwhile, in another tab or because it was due.
      else notify('billing.due.isPaid', { type: 'success' });
    } catch (error) {
      tellFailure(error);
      await changed();
    } finally {
      setBusy(false);
    }
  };
  return { pay, busy, dialog };
}
export type Pay = ReturnType<typeof usePay>;
