import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../../contract/billing/payment-methods.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { RemoveWay } from './RemoveWay.tsx';
import { useSystemWays, useWays } from './use-ways.ts';
import { WayForm } from './WayForm.tsx';

interface WayProps {
  readonly way: PaymentMethod;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Way({ way, onEdit, onRemove }: WayProps) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const mayEdit = useCan('subscriptions.store_payment_methods.update');
  const mayRemove = useCan('subscriptions.store_payment_methods.delete');
  const { data: known = [] } = useSystemWays();
  const system = known.find(
    (each) => each.system_payment_method_id === way.system_payment_method_id,
  );
  return (
    <Section
      title={way.name[lang]}
      actions={
        <>
          {way.is_test ? (
            <StateChip tone="neutral" label={translate('billingShared.test')} />
          ) : null}
          {mayEdit ? <Button onClick={onEdit}>{translate('ra.action.edit')}</Button> : null}
          {mayRemove ? (
            <Button color="error" onClick={onRemove}>
              {translate('ra.action.delete')}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack spacing={1.5}>
        <Typography color="text.secondary">
          {[system?.name[lang], way.category[lang]].filter(Boolean).join(' · ')}
        </Typography>
        {way.is_test ? <Typography variant="body2">{translate('ways.isTest')}</Typography> : null}
        <FactList
          facts={Object.entries(way.credentials).map(([field, value]) => [
            translate(`ways.fields.${field}`),
            system?.credentials.find((each) => each.field === field)?.secret
              ? `•••• ${value}`
              : value,
          ])}
        />
      </Stack>
    </Section>
  );
}

/** How the seller is paid: each way with what it knows, of secrets the last four characters. */
export function WaysPage() {
  const translate = useTranslate();
  const mayAdd = useCan('subscriptions.store_payment_methods.create');
  const query = useWays();
  const [edited, setEdited] = useState<PaymentMethod | 'new'>();
  const [leaving, setLeaving] = useState<PaymentMethod>();
  return (
    <Stack spacing={2} sx={{ maxWidth: 900 }}>
      <Title title={translate('tabs.subscriptions/payment-methods')} />
      <Tabs />
      {mayAdd && !edited ? (
        <div>
          <Button variant="contained" onClick={() => setEdited('new')}>
            {translate('ways.add')}
          </Button>
        </div>
      ) : null}
      {edited ? (
        <WayForm
          key={edited === 'new' ? 'new' : edited.store_payment_method_id}
          way={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      <Answered query={query}>
        {(ways) => (
          <>
            {ways.length ? null : <Alert severity="info">{translate('ways.none')}</Alert>}
            {ways.map((way) => (
              <Way
                key={way.store_payment_method_id}
                way={way}
                onEdit={() => setEdited(way)}
                onRemove={() => setLeaving(way)}
              />
            ))}
          </>
        )}
      </Answered>
      {leaving ? <RemoveWay way={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </Stack>
  );
}
