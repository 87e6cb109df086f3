import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SellerFigures } from '../../../../contract/billing/figures.ts';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';

/** What each plan brings. */
export function Plans({ figures: { plans, currency } }: { figures: SellerFigures }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { money, number } = useWritten(currency);
  const title = translate('figures.plans');
  if (!plans.length) return null;
  return (
    <WideTable name={title}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('figures.plan')}</TableCell>
            <TableCell align="right">{translate('figures.subscribers')}</TableCell>
            <TableCell align="right">{translate('figures.mrr')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {plans.map(({ store_subscription_plan_id: id, plan_name, subscribers, mrr }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {plan_name[lang]}
              </TableCell>
              <TableCell align="right">{number(subscribers)}</TableCell>
              <TableCell align="right">{money(mrr)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </WideTable>
  );
}
