import { Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { nextSubscriptionStatuses } from '../../../../contract/billing/states.ts';
import type { SubscriptionRow } from '../../../../contract/billing/subscriptions.ts';
import { useSwitch } from '../../../resources/pieces/use-switch.ts';
import { useCan } from '../../../shell/context.ts';
import { AskWhy } from './AskWhy.tsx';
import { useSoldCalls } from './use-sold.ts';

const byHand = ['active', 'cancelled', 'inactive'] as const;
type ByHand = (typeof byHand)[number];

/** It is active once what is owed of it is paid or cancelled, and not by hand. */
const waitsForPayment = ({ status, owed }: SubscriptionRow) =>
  owed > 0 && (status === 'incomplete' || status === 'past_due');

/** Where a seller may lead it from where it stands. */
const movesFrom = (subscription: SubscriptionRow) =>
  byHand
    .filter((each) => nextSubscriptionStatuses[subscription.status].includes(each))
    .filter((each) => each !== 'active' || !waitsForPayment(subscription));

function Reminders({ subscription }: { subscription: SubscriptionRow }) {
  const translate = useTranslate();
  const { change } = useSoldCalls();
  const {
    on,
    busy,
    change: turn,
  } = useSwitch({
    saved: subscription.reminders,
    send: (reminders) => change(subscription.subscription_id, { reminders }),
    done: 'sold.saved',
  });
  return (
    <FormControlLabel
      label={translate('sold.facts.reminders')}
      control={<Switch checked={on} disabled={busy} onChange={(_, now) => void turn(now)} />}
    />
  );
}

/** What the seller may do with a subscription: change how it stands, with a reason, and whether it is reminded. */
export function StandingActions({ subscription }: { subscription: SubscriptionRow }) {
  const translate = useTranslate();
  const notify = useNotify();
  const may = useCan('subscriptions.update');
  const { change } = useSoldCalls();
  const [asked, ask] = useState<ByHand>();
  if (!may) return null;
  const { subscription_id: id, updated_at } = subscription;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {movesFrom(subscription).map((each) => (
        <Button
          key={each}
          variant="outlined"
          color={each === 'active' ? 'primary' : 'error'}
          onClick={() => ask(each)}
        >
          {translate(`sold.moves.${each}`)}
        </Button>
      ))}
      <Reminders subscription={subscription} />
      {waitsForPayment(subscription) ? (
        <Typography variant="body2" color="text.secondary" sx={{ width: '100%' }}>
          {translate('sold.activeOncePaid')}
        </Typography>
      ) : null}
      {asked ? (
        <AskWhy
          title={translate(`sold.moves.${asked}`)}
          danger={asked !== 'active'}
          onYes={async (reason) => {
            await change(id, { status: asked, reason, updated_at });
            notify('sold.saved', { type: 'success' });
          }}
          onClose={() => ask(undefined)}
        >
          <Typography>{translate(`sold.explained.${asked}`)}</Typography>
        </AskWhy>
      ) : null}
    </Stack>
  );
}
