import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StatementColumn, StatementMapping } from '../../../../contract/billing/statements.ts';
import { FileColumn } from '../../../resources/form/FileColumn.tsx';
import { mappingOf, type Statement } from './use-statement.ts';

// The server's names, in the order in which they are offered.
const kinds = {
  date: true,
  text: true,
  amount_in: true,
  amount_out: true,
  amount: true,
  balance: true,
} as const satisfies Record<StatementColumn, true>;
const offered = Object.keys(kinds) as StatementColumn[];

interface Props {
  readonly read: Statement;
  readonly onMap: (mapping: StatementMapping) => void;
}

/** What each column is: as its title says, as it was the last time, or as it is chosen. */
export function StatementColumns({ read, onMap }: Props) {
  const translate = useTranslate();
  const mapping = mappingOf(read);
  const set = (column: number) => (id: string | null) =>
    onMap(
      mapping.map((is, index) =>
        index === column ? (offered.find((kind) => kind === id) ?? null) : is,
      ),
    );
  const choicesOf = (own: StatementColumn | null) =>
    offered.map((id) => ({
      id,
      name: translate(`statement.kinds.${id}`),
      taken: id !== 'text' && id !== own && mapping.includes(id),
    }));
  const hasAmount = mapping.includes('amount_in') || mapping.includes('amount');
  return (
    <Stack spacing={1}>
      <Typography variant="h5" component="h2">
        {translate('statement.columns')}
      </Typography>
      {read.remembered ? (
        <Alert severity="info">{translate('fileColumns.remembered')}</Alert>
      ) : null}
      <div>
        {read.columns.map(({ title, is }, column) => (
          <FileColumn
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={`${column} ${title}`}
            {...{ column, title }}
            samples={read.samples}
            choices={choicesOf(is)}
            value={is ?? ''}
            onChange={set(column)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {hasAmount ? null : <Alert severity="warning">{translate('statement.noAmount')}</Alert>}
      </div>
    </Stack>
  );
}
