import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ProductImport } from '../../../../contract/catalogue/product-imports.ts';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { useImports, useUndo } from './use-imports.ts';

const counted = ['created', 'updated'] as const;
const undone = ['removed', 'restored', 'left_alone'] as const;

/** What undoing an import did, or the button that undoes it, with its last day. */
function Undoing({ imported }: { imported: ProductImport }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { undo, busy } = useUndo(imported.import_id);
  const name = (key: string, args = {}) => translate(`catalogue.imports.${key}`, args);
  if (!imported.undo_until)
    return name('undone', Object.fromEntries(undone.map((each) => [each, number(imported[each])])));
  return (
    <>
      <Button
        size="small"
        color="error"
        loading={busy}
        aria-label={`${name('undo')}: ${imported.name}`}
        onClick={() => void undo().catch(() => undefined)}
      >
        {name('undo')}
      </Button>
      <Typography variant="caption" color="text.secondary" component="div">
        {name('undoUntil', { day: formatDate(imported.undo_until) })}
      </Typography>
    </>
  );
}

/** The imports of the last thirty days, each with what it did and how it is undone. */
export function EarlierImports() {
  const translate = useTranslate();
  const { number } = useWritten();
  const { data, error, refetch } = useImports();
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  if (!data?.length) return null;
  const title = translate('catalogue.imports.earlier');
  return (
    <Section title={title}>
      <WideTable name={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('catalogue.imports.file')}</TableCell>
              {counted.map((name) => (
                <TableCell key={name} align="right">
                  {translate(`catalogue.imports.outcome.${name}`)}
                </TableCell>
              ))}
              <TableCell>{translate('catalogue.imports.undoing')}</TableCell>
              <TableCell>{translate('catalogue.imports.by')}</TableCell>
              <TableCell>{translate('catalogue.imports.when')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((imported) => (
              <TableRow key={imported.import_id}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ overflowWrap: 'anywhere', minWidth: 110, maxWidth: 180 }}
                >
                  {imported.name}
                </TableCell>
                {counted.map((name) => (
                  <TableCell key={name} align="right">
                    {number(imported[name])}
                  </TableCell>
                ))}
                <TableCell sx={{ minWidth: 190 }}>
                  <Undoing imported={imported} />
                </TableCell>
                <TableCell>{imported.by}</TableCell>
                <TableCell>{formatDateTime(imported.created_at)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
    </Section>
  );
}
