import { Alert, Button } from '@mui/material';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../i18n/format.ts';
import { useCan, usePanel } from '../shell/context.ts';
import { SpecContext } from '../shell/menu.ts';
import { currentSubscription } from './areas/billing/billing.tsx';

/**
 * Says when the subscription is inactive (banner-inactive) or cancelled, with the date until which
 * it stays active (banner-cancelled).
 */
export function Banner() {
  const translate = useTranslate();
  const { store } = usePanel();
  if (!store.active_subscription) {
    return (
      <Alert severity="error" square action={<BillingLink />}>
        {translate('shell.banner.inactive')}
      </Alert>
    );
  }
  if (!store.cancelled_subscription) return null;
  const date = store.expiration_date_subscription
    ? formatDate(store.expiration_date_subscription)
    : '';
  return (
    <Alert severity="warning" square>
      {translate('shell.banner.cancelled', { date })}
    </Alert>
  );
}

function BillingLink() {
  const translate = useTranslate();
  const { lang, panel } = usePanel();
  const { pages } = use(SpecContext);
  const { path, permission } = currentSubscription;
  const may = useCan(permission);
  if (!may || !pages.includes(currentSubscription)) return null;
  return (
    <Button color="inherit" size="small" href={`/${lang}/${panel}/${path}`}>
      {translate('shell.banner.billing')}
    </Button>
  );
}
