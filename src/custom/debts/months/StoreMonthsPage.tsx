import { Box, Card, Link, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { z } from 'zod';
import { statementStates } from '../../../../contract/debts/states.ts';
import type { storeDebts } from '../../../../contract/debts/store-calls.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { StatementChip } from '../StatementChip.tsx';
import { monthText } from '../use-months.ts';

type Months = z.output<(typeof storeDebts)['reply']>;

const words = {
  month: 'debts.month',
  ...Object.fromEntries(
    ['status', 'number', 'owed', 'owes', 'net', 'vat', 'total', 'open_disputes'].map((name) => [
      name,
      `debts.facts.${name}`,
    ]),
  ),
  ...Object.fromEntries(
    statementStates.map((state) => [`status.${state}`, `debts.states.${state}`]),
  ),
};

function useMonths(page: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['store-debts', store.store_id, 'months', page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await send<typeof storeDebts>('GET', '/stores/{storeId}/debts', {
          params: { storeId: store.store_id },
          query: { page: String(page) } as object,
          signal,
        })
      ).data,
  });
}

function Month({ each, currency }: { each: Months['statements'][number]; currency: string }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { money } = useWritten(currency);
  const { month, status, total, open_disputes } = each;
  const outcome = total < 0 ? 'toPay' : total > 0 ? 'toGet' : 'even';
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Link
          component={RouterLink}
          to={addressOf(`history/debts/${month}`)}
          sx={{ fontWeight: 600, minWidth: 80 }}
        >
          {monthText(month)}
        </Link>
        <Typography sx={{ flexGrow: 1 }}>
          {translate(`debts.outcome.${outcome}`, { amount: money(Math.abs(total)) })}
        </Typography>
        {open_disputes ? (
          <Typography variant="body2">
            {translate('debts.openDisputes', { smart_count: open_disputes })}
          </Typography>
        ) : null}
        <StatementChip status={status} />
      </Stack>
    </Card>
  );
}

/** What a store owed and was owed, month by month, the newest first. */
export function StoreMonthsPage() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const query = useMonths(page);
  return (
    <>
      <Title title={translate('tabs.history/debts')} />
      <Tabs />
      <Stack spacing={2} sx={{ mt: 1, maxWidth: 900 }}>
        <Typography color="text.secondary">{translate('debts.hints.store')}</Typography>
        <Answered query={query} height={360}>
          {({ statements, currency, pagination }) => (
            <>
              <Box>
                <ExportButton exportKey="debts" query={{}} rows={pagination.total} words={words} />
              </Box>
              <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {statements.map((each) => (
                  <Month key={each.month} each={each} currency={currency} />
                ))}
              </Stack>
              <Pages
                page={page}
                total={pagination.total}
                size={pagination.items_per_page}
                onPage={setPage}
              />
            </>
          )}
        </Answered>
      </Stack>
    </>
  );
}
