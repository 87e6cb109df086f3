import { useResourceContext, useStore } from 'react-admin';
import { itemsPerPage } from '../../../dataProvider/page.data.ts';

/** How many rows a page of the list around has, as it was last chosen on this device. */
export function usePageSize() {
  const resource = useResourceContext();
  return useStore<number>(`${resource}.pageSize`, itemsPerPage);
}
