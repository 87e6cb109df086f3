import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  allSettings,
  CompanySettings,
} from '../../../../contract/settings/company-settings.ts';
import { type Answer, send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';

/** The settings of the panel's company; every change of them answers the whole. */
export function useCompanySettings() {
  const queries = useQueryClient();
  const { store, lang } = usePanel();
  const may = useCan('profile.update');
  const params = { storeId: store.store_id };
  const queryKey = ['company-settings', store.store_id, lang];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (
        await send<typeof allSettings>('GET', '/companies/{storeId}/settings/all', {
          params,
          signal,
        })
      ).data,
  });
  const show = ({ data }: Answer) => queries.setQueryData(queryKey, data as CompanySettings);
  return { ...query, params, show, may };
}
