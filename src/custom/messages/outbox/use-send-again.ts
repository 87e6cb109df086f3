import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type {
  countMessagesAgain,
  sendMessageAgain,
  sendMessagesAgain,
} from '../../../../contract/messages/messages.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { messagesResource } from './use-message.ts';

const path = '/companies/{storeId}/messages' as const;

type Query = Readonly<Record<string, unknown>>;

/** Sends one message that failed once more. */
export function useSendAgain() {
  const { store } = usePanel();
  const tellFailure = useTellFailure();
  const sentAgain = useSentAgain();
  const [busy, setBusy] = useState(false);
  const one = async (id: number) => {
    setBusy(true);
    try {
      const { data } = await send<typeof sendMessageAgain>('POST', `${path}/{id}/send-again`, {
        params: { storeId: store.store_id, id },
      });
      await sentAgain(data.sent_again);
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { one, busy };
}

/** Says how many are sent again, and has the outbox read anew. */
function useSentAgain() {
  const notify = useNotify();
  const queries = useQueryClient();
  return async (count: number) => {
    notify(count ? 'outbox.again.done' : 'outbox.again.none', {
      type: count ? 'success' : 'info',
      messageArgs: { smart_count: count },
    });
    await queries.invalidateQueries({ queryKey: [messagesResource()] });
  };
}

/** How many messages a list's filters leave that can be sent again, as the server counts them, and sending just those. */
export function useSendAllAgain(query: Query) {
  const { store } = usePanel();
  const sentAgain = useSentAgain();
  const params = { storeId: store.store_id };
  const counted = useQuery({
    queryKey: [messagesResource(), 'again', store.store_id, query],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (
        await send<typeof countMessagesAgain>('GET', `${path}/send-again`, {
          params,
          query,
          signal,
        })
      ).data.count,
  });
  const all = async (count: number) => {
    try {
      const body = { count };
      const to = `${path}/send-again` as const;
      const { data } = await send<typeof sendMessagesAgain>('POST', to, { params, query, body });
      await sentAgain(data.sent_again);
    } catch (error) {
      // There are more or fewer by now: the question is asked anew.
      await counted.refetch();
      throw error;
    }
  };
  return { count: counted.data, isFailed: counted.isError, all };
}
