import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import {
  changeSellerSettings,
  type readSellerSettings,
} from '../../../../contract/billing/payment-methods.ts';
import { Beside } from '../../../resources/form/Choices.tsx';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useSoldChanged } from '../sold/use-sold.ts';

const path = '/companies/{storeId}/subscriptions/seller-settings';
const names = ['vat_rate', 'grace_days'] as const;
type Settings = z.output<typeof readSellerSettings.reply>;
type Typed = Readonly<Record<(typeof names)[number], number | string | null>>;

function useKept() {
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  return { params, queryKey: ['seller-settings', store.store_id] };
}

function Form({ settings }: { settings: Settings }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { params, queryKey } = useKept();
  const changed = useSoldChanged();
  const form = useOwnForm({
    saved: settings as Typed,
    rule: changeSellerSettings.body,
    // What is no number yet is sent as it is, for the contract to say so.
    toSend: (typed) => typed as Settings,
    send: async (body) => {
      const { data } = await send<typeof changeSellerSettings>('PUT', path, { params, body });
      queries.setQueryData(queryKey, data);
      await changed();
    },
    done: 'plans.seller.done',
    again: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <OwnForm
      title={translate('plans.seller.title')}
      hint={translate('plans.seller.hint')}
      form={form}
      may
    >
      <Beside>
        {names.map((name) => (
          <NumberField
            key={name}
            name={name}
            unit="points"
            label={translate(`plans.seller.${name}`)}
            value={form.value[name]}
            onChange={(value) => form.set({ [name]: value })}
            error={form.said(name)}
          />
        ))}
      </Beside>
    </OwnForm>
  );
}

/** What all billings of the seller have in common, for whoever may change it. */
export function SellerSettings() {
  const may = useCan('subscriptions.plans.update');
  const { params, queryKey } = useKept();
  const query = useQuery({
    queryKey,
    enabled: may,
    queryFn: async ({ signal }) =>
      (await send<typeof readSellerSettings>('GET', path, { params, signal })).data,
  });
  if (!may) return null;
  return (
    <Answered query={query} height={160}>
      {(settings) => <Form settings={settings} />}
    </Answered>
  );
}
