import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { z } from 'zod';
import type { Dashboard } from '../../../../contract/billing/dashboard.ts';
import { formatDate } from '../../../i18n/format.ts';
import { ApiError, send } from '../../../session/api.ts';
import { rightsChanged } from '../../../session/rights-changed.ts';
import { useBank } from '../cards/use-bank.tsx';
import { useBase, useOwnChanged } from '../state/use-own.ts';

type Done = z.output<Dashboard['changePlan']['reply']>;
export type Calculation = z.output<Dashboard['calculate']['reply']>;

/** What a change to a plan costs and does, and doing it for exactly that. */
export function useChange(store_subscription_plan_id: number) {
  const { base, params } = useBase();
  const notify = useNotify();
  const changed = useOwnChanged();
  const query = useQuery({
    queryKey: ['plan-change', params.storeId, store_subscription_plan_id],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const path = `${base}/calculate-billing` as const;
      const body = { store_subscription_plan_id };
      return (await send<Dashboard['calculate']>('POST', path, { params, body, signal })).data;
    },
  });
  const { through, dialog } = useBank();
  /** What came of it: done, waiting for its payment, or not paid. */
  const told = async ({ payment, current }: Done) => {
    const state = payment && (await through(payment)).state;
    if (state === 'failed') return notify('billing.change.notPaid', { type: 'error' });
    const waiting = state === 'succeeded' ? null : current.waiting_plan;
    if (!waiting) return notify('billing.change.done', { type: 'success' });
    const messageArgs = { date: formatDate(waiting.until) };
    if (state) return notify('billing.due.waitsForBank', { type: 'warning' });
    return notify('billing.change.waits', { type: 'info', messageArgs });
  };
  const confirm = async ({ calculated_at, charges, digest }: Calculation) => {
    const body = { store_subscription_plan_id, calculated_at, charged: charges.total, digest };
    try {
      const path = `${base}/change-plan` as const;
      const { data } = await send<Dashboard['changePlan']>('PUT', path, { params, body });
      await told(data);
    } catch (error) {
      // What was shown no longer holds: what does is shown in its place, to be confirmed anew.
      if (error instanceof ApiError && error.error === 'plan_recalculate') await query.refetch();
      throw error;
    }
    await changed();
    rightsChanged();
  };
  return { query, confirm, dialog };
}
