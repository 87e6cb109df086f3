import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { DebtLine, debtPosting } from '../../../../contract/debts/schemas.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { PagedDialog } from '../../reports/history/PagedDialog.tsx';
import { useLinePostings, type Whose } from './use-statement.ts';

type Posting = z.output<typeof debtPosting>;

function Rows({ postings, currency }: { postings: readonly Posting[]; currency: string }) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  const column = (name: string) => translate(`debts.evidence.columns.${name}`);
  if (!postings.length)
    return <Typography color="text.secondary">{translate('debts.evidence.none')}</Typography>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{column('time')}</TableCell>
          <TableCell>{column('what')}</TableCell>
          <TableCell align="right">{column('points')}</TableCell>
          <TableCell align="right">{column('value')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {postings.map((posting) => (
          <TableRow key={posting.posting_id}>
            <TableCell component="th" scope="row">
              {formatDateTime(posting.created_at)}
            </TableCell>
            <TableCell>
              {translate('debts.evidence.receipt', {
                smart_count: posting.transaction_id ? 1 : 0,
                number: posting.transaction_id,
                posting: posting.posting_id,
                store: posting.store.name,
              })}
            </TableCell>
            <TableCell align="right">{number(posting.points)}</TableCell>
            <TableCell align="right">{money(posting.value)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface Props {
  readonly whose: Whose;
  readonly line: DebtLine;
  readonly currency: string;
  readonly onClose: () => void;
}

/** The postings that make a line, each with what it was worth. */
export function Evidence({ whose, line, currency, onClose }: Props) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const query = useLinePostings(whose, line, page);
  return (
    <PagedDialog
      title={translate('debts.evidence.title')}
      query={query}
      page={page}
      onPage={setPage}
      onClose={onClose}
    >
      {({ postings }) => <Rows postings={postings} currency={currency} />}
    </PagedDialog>
  );
}
