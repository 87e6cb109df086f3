import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { billingLine, taxes } from '../../../../contract/billing/billings.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';

interface Props {
  readonly of: {
    readonly lines: readonly z.output<typeof billingLine>[];
    readonly net: number;
    readonly taxes: z.output<typeof taxes>;
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
  const { money, number } = useWritten(of.currency);
  const word = (name: string) => translate(`billingShared.${name}`);
  const sums = [
    { name: word('net'), amount: of.net },
    ...of.taxes.map(({ vat_rate, vat }) => ({
      name: `${word('vat')} ${number(vat_rate)} %`,
      amount: vat,
    })),
    { name: word('total'), amount: of.total, isTotal: true },
  ];
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
        {sums.map(({ name, amount, isTotal = false }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ fontWeight: isTotal ? 650 : 400 }}>
              {name}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: isTotal ? 650 : 400 }}>
              {money(amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
