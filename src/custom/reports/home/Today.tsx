import { Skeleton } from '@mui/material';
import type { StoreHome } from '../../../../contract/reports/reports.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Against } from './Against.tsx';
import { Figures } from './Figures.tsx';
import { HomeCharts } from './HomeCharts.tsx';

interface Props {
  readonly query: {
    readonly data: StoreHome | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
}

/** The day as it goes, in a store or in all stores of a company. */
export function Today({ query: { data, error, refetch } }: Props) {
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  if (!data) return <Skeleton variant="rounded" height={520} />;
  return (
    <>
      <Against />
      <Figures home={data} />
      <HomeCharts home={data} />
    </>
  );
}
