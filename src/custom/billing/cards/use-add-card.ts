import type { Dashboard } from '../../../../contract/billing/dashboard.ts';
import { send } from '../../../session/api.ts';
import { useBase, useMethodsSaid, useOwnChanged } from '../state/use-own.ts';

/** Sets a card up, and keeps it by what its provider calls it. */
export function useAddCard() {
  const { base, params } = useBase();
  const changed = useOwnChanged();
  const take = useMethodsSaid();
  const path = `${base}/payment-methods/stripe/payment-methods` as const;
  const post = async (body: { payment_method?: string }) =>
    send<Dashboard['addCard']>('POST', path, { params, body });
  return {
    begin: async () => (await post({})).data,
    keep: async (token: string) => {
      const answer = await post({ payment_method: token });
      await changed();
      take(answer);
    },
  };
}
