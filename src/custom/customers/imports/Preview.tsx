import { Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import { WideTable } from '../../../resources/list/WideTable.tsx';
import { useWritten } from '../../../shell/use-written.ts';

const shown = ['first_name', 'last_name', 'mobile', 'email', 'card_number'];
const colours = { create: 'success', update: 'info', skip: 'default', reject: 'error' } as const;

/** The first rows of the file, and what becomes of each. */
export function Preview({ imported: { preview } }: { imported: CustomerImport }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const title = translate('imports.preview');
  return (
    <div>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <WideTable name={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('imports.row')}</TableCell>
              <TableCell>{translate('imports.what')}</TableCell>
              <TableCell>{translate('imports.who')}</TableCell>
              <TableCell>{translate('imports.why')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {preview.map(({ row, action, values, reasons }) => (
              <TableRow key={row}>
                <TableCell component="th" scope="row">
                  {number(row)}
                </TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant="outlined"
                    color={colours[action]}
                    label={translate(`imports.actions.${action}`)}
                  />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
                  {shown.flatMap((name) => values[name] ?? []).join(' · ')}
                </TableCell>
                <TableCell sx={{ minWidth: 220 }}>{reasons.join(' ')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
    </div>
  );
}
