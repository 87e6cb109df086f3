import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { z } from 'zod';
import type { Dashboard } from '../../../../contract/billing/dashboard.ts';
import { ApiError, send } from '../../../session/api.ts';
import { rightsChanged } from '../../../session/rights-changed.ts';
import { useBase, useOwnChanged } from '../state/use-own.ts';

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
  const confirm = async ({ calculated_at }: Calculation) => {
    const body = { store_subscription_plan_id, calculated_at };
    try {
      await send<Dashboard['changePlan']>('PUT', `${base}/change-plan`, { params, body });
    } catch (error) {
      // What was shown no longer holds: what does is shown in its place, to be confirmed anew.
      if (error instanceof ApiError && error.error === 'plan_recalculate') await query.refetch();
      throw error;
    }
    await changed();
    rightsChanged();
    notify('billing.change.done', { type: 'success' });
  };
  return { query, confirm };
}
