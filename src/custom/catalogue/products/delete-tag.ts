import type { Identifier, RaRecord } from 'react-admin';
import { filled, request } from '../../../session/api.ts';

/** How many products carry a tag, as far as is known here. */
export const carriedOf = (tag: RaRecord) => Number(tag.products_count);

/** Deletes a tag; one that products carry is refused as `tag_in_use` unless it is taken off them. */
export function deleteTag(storeId: number, id: Identifier, takeOff: boolean) {
  const path = filled('/companies/{storeId}/products/tags/{id}', { storeId, id: Number(id) });
  return request('DELETE', path, { query: { take_off: takeOff ? 'true' : 'false' } });
}
