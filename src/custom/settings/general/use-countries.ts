import { useQuery } from '@tanstack/react-query';
import type { countries } from '../../../../contract/common/common.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** Countries to choose from, by name. */
export function useCountries() {
  const { lang } = usePanel();
  const { data } = useQuery({
    queryKey: ['countries', lang],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await send<typeof countries>('GET', '/common/countries')).data.countries,
  });
  return (data ?? []).map(({ country_id, name, vat }) => ({ value: country_id, word: name, vat }));
}
