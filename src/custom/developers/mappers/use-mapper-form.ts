import { useState } from 'react';
import {
  type MapperRow,
  type ResponseMapper,
  responseMappers,
  type TakenValue,
} from '../../../../contract/developers/mappers.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import type { MapperBody } from './use-mappers.ts';

export const newRow: MapperRow = {
  source: 'body',
  place: '',
  test: 'is',
  value: '',
  outcome: 'accepted',
};

const draftOf = (mapper?: ResponseMapper): MapperBody => ({
  name: mapper?.name ?? '',
  webhook_ids: mapper?.webhook_ids ?? [],
  events: mapper?.events ?? [],
  active: mapper?.active ?? true,
  rows: mapper?.rows ?? [newRow],
  values: mapper?.values ?? [],
});

interface Options {
  readonly saved?: ResponseMapper;
  readonly send: (body: MapperBody) => Promise<unknown>;
  readonly done: string;
  readonly again: () => unknown;
}

const replaced = <T>(list: readonly T[], index: number, own: Partial<T>) =>
  list.map((each, at) => (at === index ? { ...each, ...own } : each));
const without = <T>(list: readonly T[], index: number) => list.filter((_, at) => at !== index);

/** The form of a mapper: which answers mean what, and what is taken out of them. */
export function useMapperForm({ saved, ...options }: Options) {
  const [start] = useState(() => draftOf());
  const form = useOwnForm({
    saved: saved ? draftOf(saved) : start,
    rule: responseMappers.write,
    toSend: (draft: MapperBody) => draft,
    ...options,
  });
  const { rows, values } = form.value;
  const move = (index: number, by: number) => {
    const [row, other] = [rows[index], rows[index + by]];
    if (row && other) form.set({ rows: rows.with(index, other).with(index + by, row) });
  };
  return {
    ...form,
    row: {
      set: (index: number, own: Partial<MapperRow>) =>
        form.set({ rows: replaced(rows, index, own) }),
      add: () => form.set({ rows: [...rows, newRow] }),
      remove: (index: number) => form.set({ rows: without(rows, index) }),
      move,
    },
    taken: {
      set: (index: number, own: Partial<TakenValue>) =>
        form.set({ values: replaced(values, index, own) }),
      add: (definition: number) =>
        form.set({
          values: [
            ...values,
            { source: 'body', place: '', user_account_attribute_definition_id: definition },
          ],
        }),
      remove: (index: number) => form.set({ values: without(values, index) }),
    },
  };
}
export type MapperForm = ReturnType<typeof useMapperForm>;
