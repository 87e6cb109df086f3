import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Charges } from '../../../../contract/billing/charges.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { BillingLines } from './BillingLines.tsx';

/** What is taken from the card, what for and with which tax; nothing where no card is charged. */
export function ChargeList({ of, later = false }: { of: Charges; later?: boolean }) {
  const translate = useTranslate();
  const { money } = useWritten(of.currency);
  const [first] = of.charges;
  if (!first) return null;
  const said = translate(later ? 'billing.charges.later' : 'billing.charges.now', {
    amount: money(of.total),
    date: formatDateTime(first.at),
  });
  const lines = of.charges.flatMap((charge) => charge.lines);
  return (
    <Stack spacing={0.5}>
      <Typography>{said}</Typography>
      <BillingLines of={{ ...of, lines }} label={said} />
    </Stack>
  );
}
