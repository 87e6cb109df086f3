import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MonthlyAnalysis } from '../../../../contract/debts/company-calls.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';

/** By which rule the month is paid, and whether it still moves. */
export function RuleLine({ data }: { data: MonthlyAnalysis }) {
  const translate = useTranslate();
  const { money, number } = useWritten(data.currency);
  const { rule, vat_rate } = data.settings;
  return (
    <>
      <Alert severity={data.closed_at ? 'success' : 'info'}>
        {data.closed_at
          ? translate('debts.closedAt', { date: formatDateTime(data.closed_at) })
          : translate('debts.isOpen')}
      </Alert>
      <Typography>
        {translate(`debts.rules.${rule}`)}
        {'. '}
        {translate('debts.turnedOver', {
          amount: money(data.turned_over),
          vat: number(vat_rate),
        })}
      </Typography>
    </>
  );
}
