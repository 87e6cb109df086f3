import { Alert, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Dashboard } from '../../../../contract/billing/dashboard.ts';
import type { PaymentMethod } from '../../../../contract/billing/payment-methods.ts';
import { OneOf } from '../../../resources/form/Choices.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useBase, useCurrent, useOwnChanged, useOwnMethods } from '../state/use-own.ts';

/** Chooses how the subscription is paid; shown at once, and put back when it is refused. */
function useChoose() {
  const { base, params } = useBase();
  const changed = useOwnChanged();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const [wanted, setWanted] = useState<number>();
  const choose = async (store_payment_method_id: number) => {
    setWanted(store_payment_method_id);
    try {
      const path = `${base}/payment-methods/update-payment-method` as const;
      const body = { store_payment_method_id };
      await send<Dashboard['updateMethod']>('PUT', path, { params, body });
      await changed();
      notify('billing.methods.chosen', { type: 'success' });
    } catch (error) {
      tellFailure(error);
    } finally {
      setWanted(undefined);
    }
  };
  return { wanted, choose };
}

// What a buyer has to know to pay: the key of a card's provider is of no use to them.
const factsOf = ({ credentials: { public_key: _, ...facts } }: PaymentMethod) =>
  Object.values(facts).filter(Boolean).join(' · ');

function Choice({ methods }: { methods: readonly PaymentMethod[] }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { wanted, choose } = useChoose();
  const chosen = wanted ?? methods.find(({ selected }) => selected)?.store_payment_method_id ?? '';
  return (
    <OneOf
      cards
      label={translate('billing.methods.choose')}
      value={String(chosen)}
      onChange={(id) => void choose(Number(id))}
      choices={methods.map((method) => ({
        id: String(method.store_payment_method_id),
        name: method.name[lang],
        text: [method.category[lang], factsOf(method)].filter(Boolean).join(' · '),
      }))}
    />
  );
}

/** The ways in which the seller is paid, and the one that was chosen. */
export function Methods() {
  const translate = useTranslate();
  const { lang } = usePanel();
  const may = useCan('general_settings.billing_dashboard.update');
  const query = useOwnMethods();
  const { data: current } = useCurrent();
  return (
    <Section title={translate('billing.methods.title')}>
      <Answered query={query} height={120}>
        {(methods) => {
          if (!methods.length)
            return <Alert severity="info">{translate('billing.methods.none')}</Alert>;
          if (may && current?.status) return <Choice methods={methods} />;
          return (
            <Stack spacing={0.5}>
              {methods.map((method) => (
                <Typography key={method.store_payment_method_id}>{method.name[lang]}</Typography>
              ))}
            </Stack>
          );
        }}
      </Answered>
    </Section>
  );
}
