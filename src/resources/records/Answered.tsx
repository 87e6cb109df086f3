import { Skeleton, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { ListFailed } from '../list/ListFailed.tsx';

interface Query<T> {
  readonly data?: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Props<T> {
  readonly query: Query<T>;
  readonly height?: number;
  /** Of what stands there meanwhile. */
  readonly sx?: SxProps;
  readonly children: (data: T) => ReactNode;
}

/** What was asked of the server: waited for, failed with a way to ask again, or there. */
export function Answered<T>({ query, height = 240, sx = {}, children }: Props<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ListFailed onRetry={refetch} error={error} />;
  return <Skeleton variant="rounded" height={height} sx={sx} />;
}

/** The same as the whole page of one record. */
export const OneRecord = <T,>({ query, children }: Pick<Props<T>, 'query' | 'children'>) => (
  <Answered query={query} height={420} sx={{ mt: 1 }}>
    {children}
  </Answered>
);
