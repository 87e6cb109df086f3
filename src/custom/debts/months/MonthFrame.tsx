import { Stack, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { MonthChooser } from '../MonthChooser.tsx';
import type { useAskedMonth } from '../use-months.ts';

interface Head {
  readonly month: string;
  readonly months: readonly string[];
  readonly pagination: { readonly total: number; readonly items_per_page: number };
}

interface Props<T extends Head> {
  readonly path: string;
  readonly hint: string;
  readonly asked: ReturnType<typeof useAskedMonth>;
  readonly query: UseQueryResult<T>;
  /** Under which key the table is exported, and what its columns are called. */
  readonly exported: Pick<ComponentProps<typeof ExportButton>, 'exportKey' | 'words'>;
  /** What can be done with the month, beside the chooser. */
  readonly tools?: (data: T) => ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A page about a month of a company: which one, what can be done with it, and what there is. */
export function MonthFrame<T extends Head>({
  path,
  exported,
  hint,
  asked,
  query,
  tools,
  children,
}: Props<T>) {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate(`tabs.${path}`)} />
      <Tabs />
      <Stack spacing={2} sx={{ mt: 1, minWidth: 0 }}>
        <Typography color="text.secondary" sx={{ maxWidth: '90ch' }}>
          {hint}
        </Typography>
        <Answered query={query} height={520}>
          {(data) => (
            <Stack
              spacing={2}
              aria-busy={query.isPlaceholderData}
              sx={{ minWidth: 0, opacity: query.isPlaceholderData ? 0.6 : 1 }}
            >
              <Stack
                direction="row"
                useFlexGap
                sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
              >
                <MonthChooser
                  month={data.month}
                  months={data.months}
                  onChange={asked.chooseMonth}
                />
                {tools?.(data)}
                <ExportButton {...exported} query={{ month: data.month }} />
              </Stack>
              {children(data)}
              <Pages
                page={asked.page}
                total={data.pagination.total}
                size={data.pagination.items_per_page}
                onPage={asked.setPage}
              />
            </Stack>
          )}
        </Answered>
      </Stack>
    </>
  );
}
