import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CompanyHome } from '../../../../contract/reports/company-home.ts';
import { WideTable } from '../../../resources/list/WideTable.tsx';
import { useWritten } from '../../../shell/use-written.ts';

const columns = ['receipts', 'amount', 'points_issued', 'points_redeemed'] as const;

interface Props {
  readonly stores: CompanyHome['stores'];
  readonly currency: string;
}

/** What each store took and gave in the last fourteen days, the busiest first. */
export function StoreTable({ stores, currency }: Props) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  return (
    <WideTable name={translate('home.byStore')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('home.store')}</TableCell>
            {columns.map((name) => (
              <TableCell key={name} align="right">
                {translate(`home.figures.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {stores.map((store) => (
            <TableRow key={store.store_id}>
              <TableCell component="th" scope="row">
                {store.name}
              </TableCell>
              {columns.map((name) => (
                <TableCell key={name} align="right">
                  {name === 'amount' ? money(store[name]) : number(store[name])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </WideTable>
  );
}
