import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { z } from 'zod';
import type { ParamsWithin } from '../../dataProvider/place.ts';
import type { Declared } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';

interface Options<E extends Declared> {
  /** The parameters of the path after the first, which is the place. */
  readonly params?: ParamsWithin<E['path']>;
  readonly query?: NonNullable<E['query']> extends z.ZodType
    ? z.input<NonNullable<E['query']>>
    : undefined;
  /** Whether it is read at all. */
  readonly enabled?: boolean;
  /** Whether what was read before stays shown meanwhile, such as another page of a list. */
  readonly keeps?: boolean;
}

/**
 * What a call answers, typed from its declaration, which is named as a type only:
 * `useRead<typeof readOrder>('/companies/{storeId}/orders/{id}', { params: { id } })`. Actions fetch it again.
 */
export function useRead<E extends Declared>(path: E['path'], options: Options<E> = {}) {
  const { params = {}, query, enabled = true, keeps = false } = options;
  const provider = useDataProvider();
  const { store } = usePanel();
  return useQuery<z.output<E['reply']>>({
    queryKey: ['read', store.store_id, path, params, query ?? null],
    queryFn: ({ signal }) => provider.read(path, { params, query, signal }),
    enabled,
    ...(keeps ? { placeholderData: keepPreviousData } : {}),
  });
}
