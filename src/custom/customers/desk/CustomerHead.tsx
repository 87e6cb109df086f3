import { Alert, Breadcrumbs, Card, Chip, Link, Stack, Typography } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { CustomerPage } from '../../../../contract/customers/company-customers.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDate } from '../../../i18n/format.ts';
import { shownMobile } from '../../../i18n/shape/shown-mobile.ts';
import { RecordActions } from '../../../resources/actions/RecordActions.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';

const resource = resourceOf('customers');

function Points({ customer }: { customer: CustomerPage }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { current_balance, spendable, pending, deficit } = customer;
  const facts = [
    translate('desk.head.usable', { points: number(spendable) }),
    pending ? translate('desk.head.pending', { points: number(pending) }) : '',
    deficit ? translate('desk.head.owes', { points: number(deficit) }) : '',
  ].filter(Boolean);
  return (
    <div>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('desk.head.points', {
          smart_count: current_balance,
          points: number(current_balance),
        })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {facts.join(', ')}
      </Typography>
    </div>
  );
}

/** Somebody who was forgotten, or whose account another took over. */
function Past({ customer: { anonymised_at, merged_into } }: { customer: CustomerPage }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (anonymised_at)
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        {translate('desk.head.forgotten', { date: formatDate(anonymised_at) })}
      </Alert>
    );
  if (!merged_into) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {`${translate('desk.head.merged')} `}
      <Link component={RouterLink} to={createPath({ resource, id: merged_into, type: 'edit' })}>
        {translate('desk.head.open')}
      </Link>
    </Alert>
  );
}

/** Who it is and what they have, with what can be done. */
export function CustomerHead({ customer }: { customer: CustomerPage }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { lang } = useWritten();
  const { store } = usePanel();
  const { first_name, last_name, tier, card_numbers, created_at } = customer;
  const isHome = customer.country_id === store.country_id;
  const ways = [shownMobile(customer, isHome), ...card_numbers].filter(Boolean).join(' · ');
  return (
    <div>
      <Breadcrumbs aria-label={translate('desk.head.trail')} sx={{ mb: 1 }}>
        <Link component={RouterLink} to={createPath({ resource, type: 'list' })} underline="hover">
          {translate('desk.head.back')}
        </Link>
      </Breadcrumbs>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Stack useFlexGap sx={{ gap: 0.5, flexGrow: 1, minWidth: 200 }}>
            <Stack
              direction="row"
              useFlexGap
              sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
            >
              <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {[first_name, last_name].filter(Boolean).join(' ')}
              </Typography>
              {tier ? <Chip size="small" label={tier[lang]} /> : null}
            </Stack>
            <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {ways}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {translate('desk.head.since', { date: formatDate(created_at) })}
            </Typography>
          </Stack>
          <Points customer={customer} />
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            <RecordActions record={{ ...customer, id: customer.user_account_id }} />
          </Stack>
        </Stack>
        <Past customer={customer} />
      </Card>
    </div>
  );
}
