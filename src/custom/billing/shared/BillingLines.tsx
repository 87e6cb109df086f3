import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { billingLine } from '../../../../contract/billing/billings.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';

interface Props {
  readonly of: {
    readonly lines: readonly z.output<typeof billingLine>[];
    readonly net: number;
    readonly vat: number;
    readonly total: number;
    readonly currency: string;
  };
  readonly label: string;
}

/** What was bought is of one day. */
const daysOf = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

/** What a billing is made of, and what it comes to. */
export function BillingLines({ of, label }: Props) {
  const translate = useTranslate();
  const { money } = useWritten(of.currency);
  const sums = [
    ['net', of.net],
    ['vat', of.vat],
    ['total', of.total],
  ] as const;
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('billingShared.line')}</TableCell>
          <TableCell align="right">{translate('billingShared.amount')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {of.lines.map((line) => (
          <TableRow key={`${line.kind} ${line.period.from} ${line.text}`}>
            <TableCell>
              {line.text}
              <Typography variant="body2" color="text.secondary">
                {daysOf(line.period)}
              </Typography>
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {money(line.total)}
            </TableCell>
          </TableRow>
        ))}
        {sums.map(([name, amount]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ fontWeight: name === 'total' ? 650 : 400 }}>
              {translate(`billingShared.${name}`)}
            </TableCell>
            <TableCell
              align="right"
              sx={{ whiteSpace: 'nowrap', fontWeight: name === 'total' ? 650 : 400 }}
            >
              {money(amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
