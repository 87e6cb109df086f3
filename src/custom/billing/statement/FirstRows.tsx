import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { WideTable } from '../../../resources/list/WideTable.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import type { Statement } from './use-statement.ts';

const columns = ['date', 'text', 'amount_in', 'amount_out', 'balance'] as const;

/** The first rows of the file, as they are read by its columns. */
export function FirstRows({ read: { first, currency } }: { read: Statement }) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  const title = translate('statement.first');
  const written = (value: string | number | null) =>
    typeof value === 'number' ? money(value) : (value ?? '–');
  if (!first.length) return null;
  return (
    <div>
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <WideTable name={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('statement.line')}</TableCell>
              {columns.map((column) => (
                <TableCell key={column}>{translate(`statement.kinds.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {first.map((line) => (
              <TableRow key={line.row}>
                <TableCell component="th" scope="row">
                  {number(line.row)}
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column} sx={{ overflowWrap: 'anywhere', minWidth: 110 }}>
                    {written(line[column])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
    </div>
  );
}
