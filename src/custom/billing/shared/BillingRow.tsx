import MoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Billing } from '../../../../contract/billing/billings.ts';
import type { Payment } from '../../../../contract/billing/payments.ts';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { BillingLines } from './BillingLines.tsx';
import { Refunds } from './Refunds.tsx';
import { BillingChip } from './StandingChips.tsx';

interface Props {
  readonly billing: Billing;
  /** What may be done with it, below what it is made of. */
  readonly children?: ReactNode;
  /** Saves the credit note of one of its refunds. */
  readonly onSaveNote: (refundId: number) => Promise<void>;
}

function Attempt({ payment }: { payment: Payment }) {
  const translate = useTranslate();
  const { money } = useWritten(payment.currency);
  const { state, failure, created_at, amount, refunded } = payment;
  return (
    <Typography component="li" variant="body2">
      {[
        formatDateTime(created_at),
        money(amount),
        translate(`billingShared.attempts.${state}`),
        failure && translate(`billingShared.failures.${failure}`),
        refunded && translate('billingShared.givenBack', { amount: money(refunded) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
}

function Details({ billing, children, onSaveNote }: Props) {
  const translate = useTranslate();
  const { money } = useWritten(billing.currency);
  return (
    <Stack spacing={1.5} sx={{ pt: 1.5 }}>
      <BillingLines
        of={billing}
        label={translate('billingShared.billingNo', { number: billing.number })}
      />
      <Typography variant="body2" color="text.secondary">
        {[
          translate('billingShared.due', { date: formatDate(billing.due_at) }),
          billing.paid_at && translate('billingShared.paid', { date: formatDate(billing.paid_at) }),
          billing.refunded &&
            translate('billingShared.givenBack', { amount: money(billing.refunded) }),
          translate('billingShared.code', { code: billing.payment_code }),
          billing.reverse_charge && translate('billingShared.reverseCharge'),
          billing.reason && translate('billingShared.reason', { reason: billing.reason }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {billing.payments.length ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {billing.payments.map((payment) => (
            <Attempt key={payment.payment_id} payment={payment} />
          ))}
        </Box>
      ) : null}
      <Refunds billing={billing} onSave={onSaveNote} />
      {children}
    </Stack>
  );
}

/** A billing in a list, which opens to what it is made of and what was tried to take it. */
export function BillingRow({ billing, children, onSaveNote }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { money } = useWritten(billing.currency);
  const { from, to } = billing.period;
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: 180 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {translate('billingShared.billingNo', { number: billing.number })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {`${formatDate(from)} – ${formatDate(to)}`}
          </Typography>
        </Box>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {money(billing.total)}
        </Typography>
        <BillingChip status={billing.status} />
        {billing.refunding ? (
          <StateChip
            tone="waiting"
            label={translate('billingShared.refunding', { amount: money(billing.refunding) })}
          />
        ) : null}
        {billing.is_test ? (
          <StateChip tone="neutral" label={translate('billingShared.test')} />
        ) : null}
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          endIcon={<MoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          aria-label={translate('billingShared.detailsOf', { number: billing.number })}
        >
          {translate('billingShared.details')}
        </Button>
      </Stack>
      <Collapse in={open} id={id} unmountOnExit>
        <Details billing={billing} onSaveNote={onSaveNote}>
          {children}
        </Details>
      </Collapse>
    </Box>
  );
}
