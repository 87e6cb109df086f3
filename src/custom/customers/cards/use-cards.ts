import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { listCards } from '../../../../contract/customers/loyalty-cards.ts';
import { cardCode } from '../../../../contract/engine/card-codes.ts';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

export type State = '' | 'free' | 'in_use';
const key = 'loyalty-cards';

/** The cards of the programme, a page at a time, by number and by whether somebody has them. */
export function useCards() {
  const { store } = usePanel();
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<State>('');
  const q = useSettled(typed);
  const params = { storeId: store.store_id };
  const query = { page: String(page), q, ...(state ? { state } : {}) };
  const result = useQuery({
    queryKey: [key, store.store_id, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await send<typeof listCards>('GET', '/stores/{storeId}/cards', { params, query, signal }))
        .data,
  });
  const narrow = (change: () => void) => {
    setPage(1);
    change();
  };
  return {
    ...result,
    page,
    setPage,
    typed,
    state,
    search: (text: string) => narrow(() => setTyped(cardCode(text).slice(0, 20))),
    choose: (wanted: State) => narrow(() => setState(wanted)),
    isNarrowed: Boolean(q || state),
  };
}

/** Fetches every list of cards anew. */
export function useCardsChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [key] });
}
