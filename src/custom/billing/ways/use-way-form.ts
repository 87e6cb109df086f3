import {
  createPaymentMethod,
  type PaymentMethod,
  updatePaymentMethod,
} from '../../../../contract/billing/payment-methods.ts';
import type { Localized } from '../../../../contract/engine/languages.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useWaysChanged } from './use-ways.ts';

const path = '/companies/{storeId}/subscriptions';

export interface WayDraft {
  readonly system_payment_method_id: number;
  readonly name: Localized;
  /** What was typed anew; a secret that stays is not in it. */
  readonly credentials: Readonly<Record<string, string>>;
}

const fresh: WayDraft = {
  system_payment_method_id: 1,
  name: { el: '', en: '', it: '' },
  credentials: {},
};

/** A way to be paid that is new. */
export function useNewWay(onDone: () => void) {
  const { store } = usePanel();
  const changed = useWaysChanged();
  return useOwnForm({
    saved: fresh,
    rule: createPaymentMethod.body,
    toSend: ({ credentials, ...own }: WayDraft) => ({
      ...own,
      credentials: Object.fromEntries(
        Object.entries(credentials).filter(([, text]) => text.trim()),
      ),
    }),
    send: async (body) => {
      const params = { storeId: store.store_id };
      await send<typeof createPaymentMethod>('POST', `${path}/payment-method`, { params, body });
      await changed();
      onDone();
    },
    done: 'ways.created',
    again: changed,
  });
}

/** A way that is there: an empty field that is not secret is emptied, a secret only with a new one. */
export function useWayChange(way: PaymentMethod, onDone: () => void) {
  const { store } = usePanel();
  const changed = useWaysChanged();
  const saved: WayDraft = {
    system_payment_method_id: way.system_payment_method_id,
    name: way.name,
    credentials: {},
  };
  return useOwnForm({
    saved,
    rule: updatePaymentMethod.body,
    toSend: ({ name, credentials }: WayDraft) => ({
      name,
      credentials: { ...credentials },
      updated_at: way.updated_at,
    }),
    send: async (body) => {
      const params = { storeId: store.store_id, id: way.store_payment_method_id };
      const to = `${path}/payment-methods/{id}` as const;
      await send<typeof updatePaymentMethod>('PUT', to, { params, body });
      await changed();
      onDone();
    },
    done: 'ways.saved',
    again: changed,
  });
}
export type WayFormState = ReturnType<typeof useNewWay>;
