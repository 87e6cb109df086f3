import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type {
  sendMessageAgain,
  sendMessagesAgain,
} from '../../../../contract/messages/messages.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { messagesResource } from './use-message.ts';

const path = '/companies/{storeId}/messages' as const;

/** Sends messages that failed once more: one of them, or those that the filters of the list leave. */
export function useSendAgain() {
  const { store } = usePanel();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const storeId = store.store_id;
  const run = async (work: () => Promise<{ data: { sent_again: number } }>) => {
    setBusy(true);
    try {
      const { data } = await work();
      notify(data.sent_again ? 'outbox.again.done' : 'outbox.again.none', {
        type: data.sent_again ? 'success' : 'info',
        messageArgs: { smart_count: data.sent_again },
      });
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: [messagesResource()] });
    }
  };
  return {
    busy,
    one: (id: number) =>
      run(() =>
        send<typeof sendMessageAgain>('POST', `${path}/{id}/send-again`, {
          params: { storeId, id },
        }),
      ),
    all: (query: Readonly<Record<string, unknown>>) =>
      run(() =>
        send<typeof sendMessagesAgain>('POST', `${path}/send-again`, {
          params: { storeId },
          query,
        }),
      ),
  };
}
