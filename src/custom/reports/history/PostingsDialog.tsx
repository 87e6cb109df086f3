import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { z } from 'zod';
import type { storePostings } from '../../../../contract/reports/reports.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatPeriod, type Period } from '../../../i18n/period.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { PagedDialog } from './PagedDialog.tsx';
import { usePostings } from './use-reports.ts';

type Posting = z.infer<(typeof storePostings)['reply']>['postings'][number];
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
const narrow = { display: { xs: 'block', sm: 'none' } } as const;

/** What was posted, with the way to its receipt; one of another store opens there, not here. */
function What({ posting: { kind, transaction_id, store } }: { posting: Posting }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { store: here } = usePanel();
  const mayRead = useCan('transactions.read');
  const word = translate(`history.kinds.${kind}`);
  if (store.store_id !== here.store_id) return `${word}, ${store.name}`;
  if (!transaction_id || !mayRead) return word;
  return (
    <Link component={RouterLink} to={addressOf(`transactions/${transaction_id}`)}>
      {`${word} #${transaction_id}`}
    </Link>
  );
}

function Row({ posting }: { posting: Posting }) {
  const { number } = useWritten();
  const { customer, points, created_at } = posting;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {formatDateTime(created_at)}
      </TableCell>
      <TableCell>
        <What posting={posting} />
        <Typography variant="body2" color="text.secondary" sx={narrow}>
          {customer}
        </Typography>
      </TableCell>
      <TableCell sx={wide}>{customer}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {points > 0 ? `+${number(points)}` : number(points)}
      </TableCell>
    </TableRow>
  );
}

function Rows({ postings }: { postings: readonly Posting[] }) {
  const translate = useTranslate();
  if (!postings.length)
    return <Typography color="text.secondary">{translate('history.nothing')}</Typography>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('history.posting.time')}</TableCell>
          <TableCell>{translate('history.posting.kind')}</TableCell>
          <TableCell sx={wide}>{translate('history.posting.customer')}</TableCell>
          <TableCell align="right">{translate('history.posting.points')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {postings.map((posting) => (
          <Row key={posting.posting_id} posting={posting} />
        ))}
      </TableBody>
    </Table>
  );
}

/** The postings that a line of a report sums up, each with the way to its receipt. */
export function PostingsDialog({ period, onClose }: { period: Period; onClose: () => void }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const query = usePostings(period, page);
  return (
    <PagedDialog
      title={translate('history.postings', { period: formatPeriod(period) })}
      query={query}
      page={page}
      onPage={setPage}
      onClose={onClose}
    >
      {({ postings }) => <Rows postings={postings} />}
    </PagedDialog>
  );
}
