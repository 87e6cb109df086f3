import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Liability, liability } from '../../../../contract/reports/reports.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { LedgerCheck } from './LedgerCheck.tsx';
import { LiabilityChart } from './LiabilityChart.tsx';
import { LiabilityTable } from './LiabilityTable.tsx';

const columns = { name: 'liability.store', 'total.points': 'liability.outstanding' };

function useLiability() {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['liability', store.store_id],
    queryFn: async ({ signal }) =>
      (
        await send<typeof liability>('GET', '/companies/{storeId}/liability', {
          params: { storeId: store.store_id },
          signal,
        })
      ).data,
  });
}

function Totals({ liability }: { liability: Liability }) {
  const translate = useTranslate();
  const { money, number } = useWritten(liability.currency);
  const { total, ledger, held, reconciled, point_value, stores } = liability;
  const both = (share: Liability['total']) => `${number(share.points)} = ${money(share.amount)}`;
  const owed = stores.reduce(
    (sum, { deficit }) => ({
      points: sum.points + deficit.points,
      amount: sum.amount + deficit.amount,
    }),
    { points: 0, amount: 0 },
  );
  return (
    <Section title={translate('liability.totals')}>
      <Stack spacing={2}>
        <FactList
          facts={[
            [translate('liability.outstanding'), <strong key="total">{both(total)}</strong>],
            [translate('liability.pointValue'), money(point_value)],
            [translate('liability.deficit'), owed.points ? both(owed) : undefined],
            [translate('liability.ledger'), both(ledger)],
            [translate('liability.held'), held.points ? both(held) : undefined],
          ]}
        />
        <Alert severity={reconciled ? 'success' : 'error'}>
          {translate(reconciled ? 'liability.reconciled' : 'liability.differs', {
            points: number(Math.abs(total.points - ledger.points)),
          })}
        </Alert>
      </Stack>
    </Section>
  );
}

function Details({ liability }: { liability: Liability }) {
  const translate = useTranslate();
  if (!liability.stores.length)
    return <Typography color="text.secondary">{translate('liability.empty')}</Typography>;
  return (
    <>
      <Section title={translate('liability.chart')}>
        <LiabilityChart liability={liability} />
      </Section>
      <LiabilityTable liability={liability} />
    </>
  );
}

/** What the company owes its customers: points outstanding by the store that gave them and their last month. */
export function LiabilityPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useLiability();
  return (
    <>
      <Title title={translate('tabs.branch-debt/liability')} />
      <Tabs />
      <Stack spacing={2} sx={{ mt: 1, minWidth: 0 }}>
        <Typography color="text.secondary" sx={{ maxWidth: '80ch' }}>
          {translate('liability.hint')}
        </Typography>
        {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
        {data?.stores.length ? (
          <div>
            <ExportButton exportKey="liability" query={{}} words={columns} />
          </div>
        ) : null}
        {data ? <Totals liability={data} /> : null}
        {data ? <Details liability={data} /> : null}
        {data || error ? null : <Skeleton variant="rounded" height={520} />}
        <LedgerCheck />
      </Stack>
    </>
  );
}
