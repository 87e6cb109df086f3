import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReceiptPage } from '../../../../contract/transactions/transaction-calls.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';

/** The products that were named on the receipt and the points they have of their own. */
export function ReceiptLines({ lines }: Pick<ReceiptPage, 'lines'>) {
  const translate = useTranslate();
  const { number } = useWritten();
  return (
    <Section title={translate('receipt.lines')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>{translate('receipt.product')}</TableCell>
            <TableCell align="right">{translate('receipt.quantity')}</TableCell>
            <TableCell align="right" sx={{ pr: 0 }}>
              {translate('receipt.points')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ product_id, name, quantity, points }) => (
            <TableRow key={product_id}>
              <TableCell component="th" scope="row" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
                {name}
              </TableCell>
              <TableCell align="right">{number(quantity)}</TableCell>
              <TableCell align="right" sx={{ pr: 0 }}>
                {number(points)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
