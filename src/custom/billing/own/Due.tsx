import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Billing } from '../../../../contract/billing/billings.ts';
import type { Charges } from '../../../../contract/billing/charges.ts';
import type { CurrentSubscription } from '../../../../contract/billing/dashboard-shapes.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { AddCard } from '../cards/AddCard.tsx';
import { ChargeList } from '../shared/ChargeList.tsx';
import { BillingChip } from '../shared/StandingChips.tsx';
import { paths } from '../state/paths.ts';
import { useCards } from '../state/use-own.ts';
import { type Pay, usePay } from './use-pay.ts';

function Owed({ billing }: { billing: Billing }) {
  const translate = useTranslate();
  const { money } = useWritten(billing.currency);
  const late = Date.parse(billing.due_at) < Date.now();
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}
    >
      <Typography sx={{ flexGrow: 1 }}>
        {translate('billing.due.billing', {
          number: billing.number,
          from: formatDate(billing.period.from),
          to: formatDate(billing.period.to),
        })}
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ display: 'block' }}
        >
          {translate(late ? 'billing.due.wasDue' : 'billing.due.isDue', {
            date: formatDate(billing.due_at),
          })}
        </Typography>
      </Typography>
      <BillingChip status={billing.status} />
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {money(billing.total)}
      </Typography>
    </Stack>
  );
}

/** Pays from the card that is there, or has one added first. */
function PayButton({ pay, charges, text }: { pay: Pay; charges: Charges; text: string }) {
  const translate = useTranslate();
  const { data: cards } = useCards();
  const [adding, setAdding] = useState(false);
  const active = cards?.find((card) => card.active);
  const payShown = () => void pay.pay(charges);
  return (
    <>
      <Box>
        <Button
          variant="contained"
          size="large"
          loading={pay.busy}
          disabled={!cards}
          onClick={() => (active ? payShown() : setAdding(true))}
        >
          {text}
        </Button>
      </Box>
      {active ? (
        <Typography variant="body2" color="text.secondary">
          {translate('billing.due.from', {
            brand: active.brand.toUpperCase(),
            last4: active.last4,
          })}
        </Typography>
      ) : null}
      {adding ? (
        <AddCard charges={charges} onClose={() => setAdding(false)} onAdded={payShown} />
      ) : null}
    </>
  );
}

/** How it is paid that is not paid by card: with its code, where the seller says. */
function PaidOtherwise({ current }: { current: CurrentSubscription }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const method = current.store_payment_method;
  if (!method || method.system_payment_method_id === 1) return null;
  const facts = Object.values(method.credentials).filter(Boolean).join(' · ');
  return (
    <Alert severity="info">
      {translate('billing.due.otherwise', { method: method.name[lang], facts })}{' '}
      {current.unpaid_billings.map(({ payment_code }) => payment_code).join(', ')}
    </Alert>
  );
}

/** What is still to be paid, and paying it; nothing where nothing is. */
export function Due({ current }: { current: CurrentSubscription }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { unpaid } = usePanel();
  const may = useCan('general_settings.billing_dashboard.update');
  const pay = usePay();
  const { money } = useWritten(current.currency);
  if (!current.unpaid_billings.length) return null;
  const amount = money(current.amount_due);
  return (
    <Section title={translate('billing.due.title', { amount })}>
      <Stack spacing={2}>
        {unpaid ? <Alert severity="error">{translate('billing.due.first')}</Alert> : null}
        {current.payment_level ? (
          <Typography color="text.secondary">
            {translate(`billing.due.levels.${current.payment_level}`)}
          </Typography>
        ) : null}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {current.unpaid_billings.map((billing) => (
            <Owed key={billing.billing_id} billing={billing} />
          ))}
        </Box>
        <PaidOtherwise current={current} />
        {may ? (
          <>
            <ChargeList of={current.charges} />
            <PayButton
              pay={pay}
              charges={current.charges}
              text={translate('billing.due.pay', { amount })}
            />
            <Box>
              <Button component={Link} to={addressOf(paths.methods)}>
                {translate('billing.due.anotherCard')}
              </Button>
            </Box>
          </>
        ) : (
          <Alert severity="info">{translate('billing.due.notYours')}</Alert>
        )}
      </Stack>
      {pay.dialog}
    </Section>
  );
}
