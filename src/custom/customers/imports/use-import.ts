import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type CustomerImport,
  type cancelImport,
  type checkImport,
  type DuplicateRule,
  type listImports,
  type mapImport,
  type readImport,
  type rejectedRows,
  type startImport,
  undoImport,
} from '../../../../contract/customers/customer-imports.ts';
import { useForesee } from '../../../resources/effects/use-foresee.ts';
import { ApiError, send } from '../../../session/api.ts';
import { download } from '../../../session/download.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/customers/imports';
const lookAgainMs = 1000;

export const isUnderWay = ({ state }: Pick<CustomerImport, 'state'>) =>
  state === 'checking' || state === 'running' || state === 'undoing';

const keyOf = (storeId: number, id: number | string) => ['customers', storeId, 'import', id];

/** The latest imports of the company. */
export function useImports() {
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  return useQuery({
    queryKey: keyOf(store.store_id, 'all'),
    queryFn: async ({ signal }) =>
      (await send<typeof listImports>('GET', path, { params, signal })).data.imports,
  });
}

/** One import, looked at again as long as it is under way. */
export function useImport(id: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  return useQuery<CustomerImport>({
    queryKey: keyOf(store.store_id, id),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? lookAgainMs : false),
    queryFn: async ({ signal }) =>
      (await send<typeof readImport>('GET', `${path}/{id}`, { params, signal })).data,
  });
}

/** What was chosen for columns that do not settle it by themselves. */
export type Settled = Pick<CustomerImport, 'decimals' | 'orders'>;

export interface Mapping extends Settled {
  readonly mapping: (string | null)[];
  readonly duplicates: DuplicateRule;
  readonly welcomes: boolean;
}

/** What can be done with an import; a refusal is told, and what is known of it looked at anew. */
export function useSteps(id: number) {
  const { store } = usePanel();
  const queries = useQueryClient();
  const notify = useNotify();
  const foresee = useForesee();
  const [busy, setBusy] = useState(false);
  const params = { storeId: store.store_id, id };
  const keep = (data: CustomerImport) => {
    queries.setQueryData(keyOf(store.store_id, id), data);
    return queries.invalidateQueries({ queryKey: keyOf(store.store_id, 'all') });
  };
  const step = async (work: () => Promise<{ data: CustomerImport }>) => {
    setBusy(true);
    try {
      await keep((await work()).data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.said, { type: 'error' });
      await queries.invalidateQueries({ queryKey: keyOf(store.store_id, id) });
    } finally {
      setBusy(false);
    }
  };
  const own = { params, body: {} };
  return {
    busy,
    check: (mapped: Mapping) =>
      step(async () => {
        await send<typeof mapImport>('PUT', `${path}/{id}`, { params, body: mapped });
        return send<typeof checkImport>('POST', `${path}/{id}/check`, own);
      }),
    start: () => step(() => send<typeof startImport>('POST', `${path}/{id}/start`, own)),
    cancel: () => step(() => send<typeof cancelImport>('POST', `${path}/{id}/cancel`, own)),
    undo: (label: string) =>
      step(async () => {
        const isSure = await foresee(undoImport, params, {}, label);
        if (!isSure) return send<typeof readImport>('GET', `${path}/{id}`, { params });
        return send<typeof undoImport>('POST', `${path}/{id}/undo`, own);
      }),
    saveRejected: () => download<typeof rejectedRows>(`${path}/{id}/rejected`, params),
  };
}
export type Steps = ReturnType<typeof useSteps>;
