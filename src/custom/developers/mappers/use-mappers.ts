import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EventName } from '../../../../contract/developers/event-names.ts';
import {
  type MapperRow,
  type responseMappers,
  type TakenValue,
  tryMapper,
} from '../../../../contract/developers/mappers.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

type Calls = (typeof responseMappers)['calls'];
const path = '/companies/{storeId}/events/response-mappers';

/** What a form of a mapper sends. */
export type MapperBody = {
  readonly name: string;
  readonly webhook_ids: number[];
  readonly events: EventName[];
  readonly active: boolean;
  readonly rows: MapperRow[];
  readonly values: TakenValue[];
};

/** The call that deletes one. */
export const mappersPath = `${path}/{id}` as const;

export const mappersResource = () => resourceOf('response-mappers');

/** What can be done with the mappers of a company. */
export function useMapperCalls() {
  const { store } = usePanel();
  const storeId = store.store_id;
  const at = (id: number) => ({ params: { storeId, id } });
  return {
    create: (body: MapperBody) =>
      send<Calls['create']>('POST', path, { params: { storeId }, body }),
    change: (id: number, body: MapperBody & { updated_at: string }) =>
      send<Calls['update']>('PUT', `${path}/{id}`, { ...at(id), body }),
    remove: (id: number) => send<Calls['delete']>('DELETE', mappersPath, at(id)),
  };
}

/** One mapper, as it is now. */
export function useMapper(id: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: [mappersResource(), store.store_id, id],
    queryFn: async ({ signal }) =>
      (
        await send<Calls['read']>('GET', `${path}/{id}`, {
          params: { storeId: store.store_id, id },
          signal,
        })
      ).data,
  });
}

/** Fetches anew what shows mappers; of one that is gone nothing is asked. */
export function useMappersChanged() {
  const queries = useQueryClient();
  return (isGone = false) =>
    queries.invalidateQueries({
      queryKey: [mappersResource()],
      predicate: ({ queryKey }) => !(isGone && typeof queryKey[2] === 'number'),
    });
}

/** What rows, as they are typed, would make of the last answers. */
export function useTried(body: Pick<MapperBody, 'rows' | 'values' | 'webhook_ids'>) {
  const { store } = usePanel();
  const settled = useSettled(JSON.stringify(body));
  // What is typed half is not sent.
  const isWhole = tryMapper.body?.safeParse(JSON.parse(settled)).success ?? false;
  const query = useQuery({
    queryKey: ['webhook-answers', store.store_id, settled],
    enabled: isWhole,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof tryMapper>('POST', `${path}/try`, {
          params: { storeId: store.store_id },
          body: JSON.parse(settled) as typeof body,
          signal,
        })
      ).data.answers,
  });
  return { ...query, isWhole };
}
