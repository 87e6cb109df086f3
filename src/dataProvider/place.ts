import type { Identifier } from 'react-admin';
import type { PathParams } from '../../contract/engine/endpoint.ts';
import { filled } from '../session/api.ts';
import { session } from '../session/session.ts';

type First<P extends string> = P extends `${string}{${infer Name}}${string}` ? Name : never;
/** The parameters of a path without its first, which is the place that the panel is open for. */
export type ParamsWithin<P extends string> = Omit<PathParams<P>, First<P>>;

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The id of the place that the panel is open for (http-store-id). */
export function placeId(path: string): number {
  const storeId = session().store?.store_id;
  if (!storeId) throw new Error(`No store for ${path}`);
  return storeId;
}

/** Fills a path whose first parameter is the place: `/companies/{storeId}/gifts/{id}` with 7 as `id` → `/companies/3/gifts/7`. */
export function within(path: string, params: Readonly<Record<string, number | string>> = {}) {
  const [place] = namesIn(path);
  return filled(path, place ? { [place]: placeId(path), ...params } : params);
}

/** Fills the path of a call about one record: within the place or, where it names nothing else, by the record alone. */
export function pathOfRecord(path: string, id: Identifier): string {
  const [place = '', record] = namesIn(path);
  if (record) return within(path, { [record]: id });
  return place === 'storeId' ? within(path) : filled(path, { [place]: id });
}
