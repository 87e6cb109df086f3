import { Skeleton } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';

interface Props<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  readonly height?: number;
  readonly children: (data: T) => ReactNode;
}

/** What was asked of the server: waited for, failed with a way to ask again, or there. */
export function Answered<T>({ query, height = 240, children }: Props<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ListFailed onRetry={refetch} error={error} />;
  return <Skeleton variant="rounded" height={height} />;
}
