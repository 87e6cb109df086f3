import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoadedStore } from '../../../../contract/organisations/loaded-store.ts';
import type { loadStore } from '../../../../contract/settings/store-settings.ts';
import { type Answer, send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** The store of the panel with its settings; every change of them answers the whole. */
export function useLoadedStore() {
  const queries = useQueryClient();
  const { store, lang } = usePanel();
  const params = { storeId: store.store_id };
  const queryKey = ['loaded-store', store.store_id, lang];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await send<typeof loadStore>('GET', '/stores/{storeId}', { params, signal })).data,
  });
  /** Makes a change and shows what the store is after it. */
  const change = async (answer: Promise<{ data: LoadedStore }>) => {
    queries.setQueryData(queryKey, (await answer).data);
  };
  /** Shows what a call answered; one that answers nothing changes nothing of the store. */
  const show = ({ data }: Answer) => {
    if (data) queries.setQueryData(queryKey, data as LoadedStore);
  };
  return { ...query, params, change, show };
}
export type Change = ReturnType<typeof useLoadedStore>['change'];

export interface PartProps {
  readonly store: LoadedStore;
  readonly change: Change;
  /** Fetches the store anew. */
  readonly again: () => unknown;
  /** Tells the page whether something typed here is not saved yet. */
  readonly onDirty: (isDirty: boolean) => void;
}
