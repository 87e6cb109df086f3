import { createApiKey } from '../../../../contract/developers/api-keys.ts';
import { treeOf } from '../../../../contract/permissions/permissions.ts';
import { call, type TestApp } from '../../app.ts';
import type { Person, Place } from '../people.ts';

interface Wanted {
  readonly rights: readonly string[];
  readonly at: Place;
  readonly as: Person;
  readonly stores?: readonly Place[];
  readonly own?: object;
}

/** A key that somebody made, as whoever calls with it. */
export async function addKey(within: TestApp, { rights, at, as, stores = [], own }: Wanted) {
  const { data } = await call(within, createApiKey, {
    params: { storeId: at.storeId },
    as,
    body: {
      name: 'Ταμείο',
      permissions: treeOf(rights),
      store_ids: stores.map(({ storeId }) => storeId),
      ...own,
    },
  });
  return { id: data.api_key_id, token: data.api_key, made: data };
}
