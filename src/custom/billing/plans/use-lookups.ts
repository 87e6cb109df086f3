import { useQuery } from '@tanstack/react-query';
import type { PlanKind } from '../../../../contract/billing/limits.ts';
import type {
  companyAttributes,
  companyPermissions,
  planRewardTypes,
  storeAttributes,
  systemPlanTypes,
} from '../../../../contract/billing/plan-lookups.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/subscriptions';

/** What plans are made of is the server's to say, in the reader's language. */
function useLookup<T>(
  name: string,
  read: (params: { storeId: number }, signal: AbortSignal) => Promise<T>,
) {
  const { store, lang } = usePanel();
  return useQuery({
    queryKey: ['plan-lookups', name, store.store_id, lang],
    queryFn: ({ signal }) => read({ storeId: store.store_id }, signal),
  });
}

/** The kinds of plans that are sold here. */
export const usePlanKinds = () =>
  useLookup('kinds', async (params, signal) => {
    const to = `${path}/system-plan-types` as const;
    return (await send<typeof systemPlanTypes>('GET', to, { params, signal })).data
      .system_plan_types;
  }).data ?? [];

export const useRewardTypes = () =>
  useLookup('rewards', async (params, signal) => {
    const to = `${path}/reward-types` as const;
    return (await send<typeof planRewardTypes>('GET', to, { params, signal })).data.reward_types;
  }).data ?? [];

/** What plans of a kind may limit. */
export const useLimits = (kind: PlanKind) =>
  useLookup(`limits ${kind}`, async (params, signal) => {
    const to = `${path}/${kind}-attributes` as const;
    const { data } = await send<typeof storeAttributes | typeof companyAttributes>('GET', to, {
      params,
      signal,
    });
    return data.attributes;
  }).data ?? [];

/** The most that a plan may give, of either kind. */
export const useMostRights = () =>
  useLookup('rights', async (params, signal) => {
    const to = `${path}/company-permissions` as const;
    return (await send<typeof companyPermissions>('GET', to, { params, signal })).data;
  });
