import { Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { itemsPerPage } from '../../dataProvider/page.data.ts';

interface Props {
  readonly columns: readonly string[];
  readonly choosable: boolean;
}

/** The table before its rows are there: its own columns, so that nothing moves when they come. */
export function RowsSkeleton({ columns, choosable }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const widths = [70, 55, 80, 62];
  return (
    <Table size="small" aria-hidden>
      <TableHead>
        <TableRow>
          {choosable ? <TableCell sx={{ width: 48 }} /> : null}
          {columns.map((name) => (
            <TableCell key={name}>{translate(`resources.${resource}.fields.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {Array.from({ length: itemsPerPage }, (_, row) => row).map((row) => (
          <TableRow key={row} sx={{ height: 43 }}>
            {choosable ? <TableCell /> : null}
            {columns.map((name, place) => (
              <TableCell key={name}>
                <Skeleton width={`${widths[(row + place) % widths.length]}%`} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
