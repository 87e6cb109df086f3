import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type {
  MergedAccount,
  MergePreview,
} from '../../../../contract/customers/customer-merges.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { useWritten } from '../../../shell/use-written.ts';

const field = `resources.${resourceOf('customers')}.fields.`;

// All three are seen together on a phone.
const close = {
  '& th, & td': { px: { xs: 0.5, sm: 2 }, fontSize: { xs: 13, sm: 'inherit' } },
} as const;

/** Two accounts and what one will be of them, beside each other. */
export function Comparison({ preview }: { preview: MergePreview }) {
  const translate = useTranslate();
  const { money, number } = useWritten();
  const sides = [preview.kept, preview.merged, preview.result];
  const rows: [string, (side: MergedAccount) => string][] = [
    ['first_name', (side) => [side.first_name, side.last_name].filter(Boolean).join(' ')],
    ['mobile', (side) => side.mobile ?? ''],
    ['card_numbers', (side) => side.card_numbers.join(', ')],
    ['current_balance', (side) => number(side.current_balance)],
    ['total_transactions', (side) => number(side.total_transactions)],
    ['total_price', (side) => money(side.total_price)],
  ];
  const filled = Object.keys(preview.filled).map((name) => translate(field + name));
  return (
    <>
      <WideTable name={translate('desk.merge.title')}>
        <Table size="small" sx={close}>
          <TableHead>
            <TableRow>
              <TableCell />
              {['stays', 'ends', 'result'].map((name) => (
                <TableCell key={name}>{translate(`desk.merge.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, written]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {translate(field + name)}
                </TableCell>
                {sides.map((side, index) => (
                  <TableCell key={['kept', 'merged', 'result'][index]}>{written(side)}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
      {filled.length ? (
        <Typography variant="body2">
          {translate('desk.merge.filled', { fields: filled.join(', ') })}
        </Typography>
      ) : null}
    </>
  );
}
