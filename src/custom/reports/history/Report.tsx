import { Box, Skeleton, Stack } from '@mui/material';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Movements } from '../../../../contract/reports/reports.ts';
import type { Period } from '../../../i18n/period.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../charts/Chart.tsx';
import { useColours } from '../charts/use-colours.ts';
import { columnWords, MovementsTable } from './MovementsTable.tsx';
import { PostingsDialog } from './PostingsDialog.tsx';

export interface ReportData {
  readonly rows: readonly Movements[];
  readonly total: Omit<Movements, 'from'>;
}

/** How a line of a report is called, shortly below its bar, and which days it sums up. */
export interface Buckets {
  readonly column: string;
  readonly nameOf: (from: string) => string;
  readonly shortOf: (from: string) => string;
  readonly periodOf: (from: string) => Period;
}

interface Props {
  readonly title: string;
  /** Where the period is chosen. */
  readonly chooser: ReactNode;
  readonly period: Period;
  readonly buckets: Buckets;
  /** By what it is exported, and what is asked. */
  readonly exported: Pick<ComponentProps<typeof ExportButton>, 'exportKey' | 'query'>;
  readonly query: {
    readonly data: ReportData | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
}

function MovementsChart({
  report,
  title,
  buckets,
}: { report: ReportData } & Pick<Props, 'title' | 'buckets'>) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { primary, secondary, accent } = useColours();
  const series = (name: 'issued' | 'redeemed' | 'expired', colour: string) => ({
    name: translate(`history.columns.${name}`),
    values: report.rows.map((row) => row[name]),
    colour,
  });
  return (
    <Chart
      title={title}
      labels={report.rows.map(({ from }) => buckets.shortOf(from))}
      write={number}
      series={[series('issued', primary), series('redeemed', secondary), series('expired', accent)]}
    />
  );
}

/** What moved in the store's points: a chart, a table with totals, and the postings behind each line. */
export function Report({ title, chooser, period, buckets, exported, query }: Props) {
  const translate = useTranslate();
  const { data, error, isPlaceholderData, refetch } = query;
  const [opened, setOpened] = useState<Period>();
  return (
    <>
      <Title title={title} />
      <Tabs />
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {chooser}
          <ExportButton {...exported} words={{ from: 'period.title', ...columnWords }} />
        </Stack>
        {error ? <ListFailed onRetry={refetch} error={error} /> : null}
        {data && !error ? (
          <Box
            aria-busy={isPlaceholderData}
            sx={{ display: 'grid', gap: 2, opacity: isPlaceholderData ? 0.6 : 1, minWidth: 0 }}
          >
            <Section title={translate('history.chart')}>
              <MovementsChart report={data} title={title} buckets={buckets} />
            </Section>
            <MovementsTable
              report={data}
              title={title}
              buckets={buckets}
              period={period}
              onOpen={setOpened}
            />
          </Box>
        ) : null}
        {data || error ? null : <Skeleton variant="rounded" height={520} />}
      </Stack>
      {opened ? <PostingsDialog period={opened} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
