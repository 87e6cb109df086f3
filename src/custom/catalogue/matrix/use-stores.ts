import { useQuery } from '@tanstack/react-query';
import type { matrixStores } from '../../../../contract/catalogue/store-products.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

/** The stores of the company, by name. */
export function useStores() {
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  return useQuery({
    queryKey: ['catalogue-stores', store.store_id],
    queryFn: async ({ signal }) =>
      (
        await send<typeof matrixStores>(
          'GET',
          '/companies/{storeId}/products/store-products/stores',
          { params, signal },
        )
      ).data.stores,
  });
}
