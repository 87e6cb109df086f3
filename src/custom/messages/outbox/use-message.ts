import { useQuery } from '@tanstack/react-query';
import type { messages, showMessageCode } from '../../../../contract/messages/messages.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/messages/{id}' as const;

export const messagesResource = () => resourceOf('messages');

/** One message of the outbox, as it is now. */
export function useMessage(id: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: [messagesResource(), store.store_id, id],
    queryFn: async ({ signal }) =>
      (
        await send<(typeof messages)['calls']['read']>('GET', path, {
          params: { storeId: store.store_id, id },
          signal,
        })
      ).data,
  });
}

/** Asks for the code of a message, with what proves who asks. */
export function useShowCode(id: number) {
  const { store } = usePanel();
  return async (proof: { password?: string; code?: string }) => {
    const { data } = await send<typeof showMessageCode>('POST', `${path}/code`, {
      params: { storeId: store.store_id, id },
      body: proof,
    });
    return data.verification_code;
  };
}
