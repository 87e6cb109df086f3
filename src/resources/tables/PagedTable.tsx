import {
  Card,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Pagination } from '../../../contract/engine/endpoint.ts';
import { usePanel } from '../../shell/context.ts';
import { ListFailed } from '../list/ListFailed.tsx';
import { Pages } from '../list/Pager.tsx';
import { WideTable } from '../pieces/WideTable.tsx';

export interface Column<R> {
  readonly name: string;
  readonly cell: (row: R) => ReactNode;
  readonly right?: true;
}

interface Props<R> {
  /** Where its words are: `desk.receipts`. */
  readonly words: string;
  /** The resource that is part of, and which of its records. */
  readonly of: string;
  readonly id: number;
  readonly columns: readonly Column<R>[];
  readonly keyOf: (row: R) => number | string;
  readonly load: (
    page: number,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly R[]; pagination: Pagination }>;
}

/** A part of a record's page that is fetched twelve rows at a time. */
export function PagedTable<R>({ words, of, id, columns, keyOf, load }: Props<R>) {
  const translate = useTranslate();
  const { store } = usePanel();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: [of, store.store_id, id, words, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => load(page, signal),
  });
  const word = (name: string) => translate(`${words}.${name}`);
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (!data.rows.length)
    return (
      <Card sx={{ p: 3 }}>
        <Typography color="text.secondary">{word('none')}</Typography>
      </Card>
    );
  return (
    <Card>
      <WideTable name={word('caption')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map(({ name, right }) => (
                <TableCell key={name} align={right ? 'right' : 'left'}>
                  {word(name)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.rows.map((row) => (
              <TableRow key={keyOf(row)}>
                {columns.map(({ name, cell, right }) => (
                  <TableCell key={name} align={right ? 'right' : 'left'}>
                    {cell(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
      <Pages
        page={page}
        total={data.pagination.total}
        size={data.pagination.items_per_page}
        onPage={setPage}
      />
    </Card>
  );
}
