import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeNotificationMessage,
  type NotificationMessage,
  type readNotificationMessage,
} from '../../../../contract/suppliers/company-suppliers.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/suppliers/notification/message';

/** What suppliers are mailed when a gift of theirs is ordered. */
export function useMessage() {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['supplier-message', store.store_id],
    queryFn: async ({ signal }) =>
      (
        await send<typeof readNotificationMessage>('GET', path, {
          params: { storeId: store.store_id },
          signal,
        })
      ).data,
  });
}

/** The form over what is saved; an emptied field is sent as nothing. */
export function useMessageForm(saved: NotificationMessage) {
  const { store } = usePanel();
  const queries = useQueryClient();
  const queryKey = ['supplier-message', store.store_id];
  const { subject, content, updated_at } = saved;
  return useOwnForm({
    saved: { subject: subject ?? '', content: content ?? '' },
    rule: changeNotificationMessage.body,
    toSend: (value) => ({ ...value, updated_at }),
    send: async (body) => {
      const { data } = await send<typeof changeNotificationMessage>('PUT', path, {
        params: { storeId: store.store_id },
        body,
      });
      queries.setQueryData(queryKey, data);
    },
    done: 'suppliers.message.done',
    again: () => queries.invalidateQueries({ queryKey }),
  });
}
