import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  deleteView,
  listViews,
  SavedView,
  saveView,
} from '../../../contract/common/saved-views.ts';
import { send } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';

const path = '/common/stores/{storeId}/saved-views';
/** The call that deletes one. */
export const viewPath = `${path}/{id}` as const;

/** The saved views of the list of an entity, one’s own first. */
export function useViews(resource: string) {
  const { store } = usePanel();
  const queries = useQueryClient();
  const params = { storeId: store.store_id };
  const queryKey = ['saved-views', store.store_id, resource];
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await send<typeof listViews>('GET', path, { params, query: { resource }, signal })).data
        .views,
  });
  const again = () => queries.invalidateQueries({ queryKey });
  return {
    views: data,
    save: async (view: Pick<SavedView, 'name' | 'shared' | 'filter' | 'sort'>) => {
      await send<typeof saveView>('POST', path, { params, body: { resource, ...view } });
      await again();
    },
    remove: async (id: number) => {
      await send<typeof deleteView>('DELETE', viewPath, { params: { ...params, id } });
      await again();
    },
  };
}
