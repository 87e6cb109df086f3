import type { Identifier } from 'react-admin';
import { session } from '../session/session.ts';

/** The id of the place that the panel is open for (http-store-id). */
export function placeId(path: string): number {
  const storeId = session().store?.store_id;
  if (!storeId) throw new Error(`No store for ${path}`);
  return storeId;
}

/**
 * Fills the path of a call about one record: the first parameter is the place, wherever a second one is the record.
 * `/companies/{storeId}/api-keys/{id}/rotate` with 7 → `/companies/3/api-keys/7/rotate`.
 */
export function pathOfRecord(path: string, id: Identifier): string {
  const [place = '', ...others] = path.match(/\{\w+\}/g) ?? [];
  const [record] = others;
  if (!record) return path.replace(place, String(place === '{storeId}' ? placeId(path) : id));
  return path.replace(place, String(placeId(path))).replace(record, encodeURIComponent(id));
}
