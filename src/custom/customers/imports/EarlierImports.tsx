import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { useImports } from './use-import.ts';

const figures = ['created', 'updated', 'rejected'] as const;

/** What was imported lately, by whom, and what came of it. */
export function EarlierImports({ onOpen }: { onOpen: (id: number) => void }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { data, error, refetch } = useImports();
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  if (!data?.length) return null;
  const title = translate('imports.earlier');
  return (
    <Section title={title}>
      <WideTable name={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('imports.name')}</TableCell>
              <TableCell>{translate('imports.state')}</TableCell>
              {figures.map((name) => (
                <TableCell key={name} align="right">
                  {translate(`imports.counts.${name}`)}
                </TableCell>
              ))}
              <TableCell>{translate('imports.by')}</TableCell>
              <TableCell>{translate('imports.when')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((each) => (
              <TableRow key={each.import_id}>
                <TableCell component="th" scope="row">
                  <Button
                    size="small"
                    onClick={() => onOpen(each.import_id)}
                    sx={{ textAlign: 'left', overflowWrap: 'anywhere', maxWidth: 180 }}
                  >
                    {each.name}
                  </Button>
                </TableCell>
                <TableCell>{translate(`imports.states.${each.state}`)}</TableCell>
                {figures.map((name) => (
                  <TableCell key={name} align="right">
                    {number(each[name])}
                  </TableCell>
                ))}
                <TableCell>{each.by}</TableCell>
                <TableCell>{formatDateTime(each.created_at)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
    </Section>
  );
}
