import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { NamedKind, recordNames } from '../../../contract/common/record-names.ts';
import { send } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';

/** What records are called that lists have no more, by their ids; nothing of those that may not be read. */
export function useRecordNames(of: NamedKind, ids: readonly number[]) {
  const { store } = usePanel();
  const translate = useTranslate();
  const { data = [], isLoading } = useQuery({
    queryKey: ['record-names', store.store_id, of, ...ids],
    queryFn: async () => {
      const params = { storeId: store.store_id };
      const query = { of, ids: ids.join(',') };
      const path = '/companies/{storeId}/record-names';
      return (await send<typeof recordNames>('GET', path, { params, query })).data.names;
    },
    enabled: ids.length > 0,
    retry: false,
  });
  const said = data.map(({ id, name, deleted }): [number, string] => [
    id,
    deleted ? translate('uses.deleted', { name }) : name,
  ]);
  return { names: new Map(said), isLoading };
}
