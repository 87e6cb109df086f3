import { Card, Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../i18n/format.ts';
import { usePanel } from '../../shell/context.ts';
import { Title } from '../../shell/Title.tsx';

/** How the subscription of this company or store stands; the banner leads here. */
export function CurrentSubscriptionPage() {
  const translate = useTranslate();
  const { store } = usePanel();
  const ends = store.expiration_date_subscription;
  const state = store.active_subscription
    ? store.cancelled_subscription
      ? 'cancelled'
      : 'active'
    : 'inactive';
  const colours = { active: 'success', cancelled: 'warning', inactive: 'error' } as const;
  return (
    <Card sx={{ p: 3, maxWidth: 640, mt: 1 }}>
      <Title title={translate('subscription.title')} />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2">
          {store.name}
        </Typography>
        <Chip color={colours[state]} label={translate(`subscription.states.${state}`)} />
        <Typography>{translate(`subscription.explained.${state}`)}</Typography>
        {ends ? (
          <Typography color="text.secondary">
            {translate('subscription.until', { date: formatDate(ends) })}
          </Typography>
        ) : null}
      </Stack>
    </Card>
  );
}
