import { Link as Anchor, Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { SubscriptionRow } from '../../../../contract/billing/subscriptions.ts';
import { formatDate } from '../../../i18n/format.ts';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { SubscriptionChip } from '../shared/StandingChips.tsx';

function Row({ row }: { row: SubscriptionRow }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const addressOf = useAddressOf();
  const { money } = useWritten(row.currency);
  const { period, owed, oldest_due_at, payment_level } = row;
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Anchor
          component={Link}
          to={addressOf(`subscriptions/stores/${row.subscription_id}`)}
          sx={{ fontWeight: 600 }}
        >
          {row.store}
        </Anchor>
        <Typography variant="body2" color="text.secondary">
          {`${row.plan_name[lang]} · ${formatDate(period.from)} – ${formatDate(period.to)}`}
        </Typography>
      </Box>
      {owed ? (
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {translate('sold.owes', { amount: money(owed) })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {[
              oldest_due_at && translate('billingShared.due', { date: formatDate(oldest_due_at) }),
              payment_level && translate(`sold.levels.${payment_level}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      ) : null}
      <SubscriptionChip status={row.status} />
    </Stack>
  );
}

/** Subscribers, each with its plan, its period and what it owes. */
export function SoldTable({ rows }: { rows: readonly SubscriptionRow[] }) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={translate('tabs.subscriptions/stores')}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {rows.map((row) => (
        <Row key={row.subscription_id} row={row} />
      ))}
    </Box>
  );
}
