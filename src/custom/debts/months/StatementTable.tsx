import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { MonthlyAnalysis } from '../../../../contract/debts/company-calls.ts';
import type { Statement } from '../../../../contract/debts/schemas.ts';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { StatementChip } from '../StatementChip.tsx';

const amount = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

function Row({ statement, data }: { statement: Statement; data: MonthlyAnalysis }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { money } = useWritten(data.currency);
  const { store_id, name, company, status, number, owes, owed, total, open_disputes } = statement;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Link
          component={RouterLink}
          to={addressOf(`branch-debt/monthly-invoicing/${data.month}/${store_id}`)}
          sx={{ fontWeight: 600 }}
        >
          {name}
        </Link>
        {company ? (
          <Typography variant="body2" color="text.secondary">
            {translate('debts.company')}
          </Typography>
        ) : null}
      </TableCell>
      <TableCell>
        {company ? null : <StatementChip status={status} />}
        {open_disputes ? (
          <Typography variant="body2">
            {translate('debts.openDisputes', { smart_count: open_disputes })}
          </Typography>
        ) : null}
      </TableCell>
      <TableCell align="right">{number ?? ''}</TableCell>
      <TableCell align="right" sx={amount}>
        {money(owed)}
      </TableCell>
      <TableCell align="right" sx={amount}>
        {money(owes)}
      </TableCell>
      <TableCell align="right" sx={{ ...amount, fontWeight: 650 }}>
        {money(total)}
      </TableCell>
    </TableRow>
  );
}

/** The stores of a month, each leading to its lines; together they come to nothing. */
export function StatementTable({ data }: { data: MonthlyAnalysis }) {
  const translate = useTranslate();
  const { money } = useWritten(data.currency);
  const name = translate('debts.byStore');
  const fact = (key: string) => translate(`debts.facts.${key}`);
  return (
    <WideTable name={name}>
      <Table size="small" aria-label={name}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('debts.store')}</TableCell>
            <TableCell>{fact('status')}</TableCell>
            <TableCell align="right">{fact('number')}</TableCell>
            <TableCell align="right">{fact('owed')}</TableCell>
            <TableCell align="right">{fact('owes')}</TableCell>
            <TableCell align="right">{fact('total')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.statements.map((statement) => (
            <Row key={statement.store_id} statement={statement} data={data} />
          ))}
        </TableBody>
        <TableFooter
          sx={{ '& td, & th': { fontWeight: 650, fontSize: 14, color: 'text.primary' } }}
        >
          <TableRow>
            <TableCell component="th" scope="row">
              {translate('debts.together')}
            </TableCell>
            <TableCell colSpan={4} />
            <TableCell align="right" sx={amount}>
              {money(data.total.total)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </WideTable>
  );
}
