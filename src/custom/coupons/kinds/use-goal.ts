import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { goalCoupons } from '../../../../contract/coupons/coupons.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

export type Goal = z.infer<(typeof goalCoupons)['read']>;

/** The goal coupon of the store: there is one or none (goal-coupon-single). */
export function useGoal() {
  const { store } = usePanel();
  const queries = useQueryClient();
  const queryKey = ['redemptions', 'goal', store.store_id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const params = { storeId: store.store_id };
      const { data } = await send<typeof goalCoupons.calls.list>(
        'GET',
        '/stores/{storeId}/coupons/goals',
        { params, signal },
      );
      return (data.coupons as Goal[])[0] ?? null;
    },
  });
  return { ...query, changed: () => queries.invalidateQueries({ queryKey }) };
}
