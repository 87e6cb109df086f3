import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWritten } from '../../shell/use-written.ts';
import { WideTable } from '../pieces/WideTable.tsx';

interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly minWidth?: number;
}

interface Props<Row> {
  readonly title: string;
  readonly level: 'h2' | 'h3';
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** The first rows of a file by their numbers in it, as they are read. */
export function NumberedRows<Row extends { readonly row: number }>(props: Props<Row>) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { title, level, columns, rows } = props;
  return (
    <div>
      <Typography variant="h5" component={level} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <WideTable name={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('fileColumns.row')}</TableCell>
              {columns.map((column) => (
                <TableCell key={column.title}>{column.title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.row}>
                <TableCell component="th" scope="row">
                  {number(row.row)}
                </TableCell>
                {columns.map(({ title: key, cell, minWidth }) => (
                  <TableCell key={key} sx={{ overflowWrap: 'anywhere', minWidth }}>
                    {cell(row)}
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
