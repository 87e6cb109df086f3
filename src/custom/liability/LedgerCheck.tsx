import CheckIcon from '@mui/icons-material/FactCheckOutlined';
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { ledgerVerification } from '../../../contract/reports.ts';
import { usePanel } from '../../panels/context.ts';
import { useWritten } from '../../panels/use-written.ts';
import { ListFailed } from '../../resources/ListFailed.tsx';
import { Section } from '../../resources/Section.tsx';
import { send } from '../../session/api.ts';

type Verified = z.infer<(typeof ledgerVerification)['reply']>;

// Replaying everything takes the server a while: only when it is asked for.
function useVerification() {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['ledger-verification', store.store_id],
    enabled: false,
    queryFn: async ({ signal }) =>
      (
        await send<typeof ledgerVerification>('GET', '/companies/{storeId}/ledger/verification', {
          params: { storeId: store.store_id },
          signal,
        })
      ).data,
  });
}

function Outcome({ verified: { postings, breaches } }: { verified: Verified }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const replayed = translate('liability.replayed', {
    count: number(postings),
    smart_count: postings,
  });
  if (!breaches.length)
    return <Alert severity="success">{`${replayed} ${translate('liability.sound')}`}</Alert>;
  return (
    <Alert severity="error">
      <AlertTitle>
        {`${replayed} ${translate('liability.breaches', { smart_count: breaches.length })}`}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {breaches.map(({ invariant, subject, detail }) => (
          <li key={`${invariant} ${subject}`}>
            {`${translate(`liability.invariants.${invariant}`, { _: invariant })}: ${subject}, ${detail}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Replays the whole ledger on demand and says what, if anything, is wrong with it. */
export function LedgerCheck() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useVerification();
  return (
    <Section
      title={translate('liability.check')}
      actions={
        <Button
          variant="outlined"
          startIcon={<CheckIcon />}
          loading={isFetching}
          loadingPosition="start"
          onClick={() => refetch()}
        >
          {translate('liability.verify')}
        </Button>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '80ch' }}>
        {translate('liability.checkHint')}
      </Typography>
      <div role="status">
        {error && !isFetching ? <ListFailed onRetry={refetch} said={error.message} /> : null}
        {data && !isFetching && !error ? <Outcome verified={data} /> : null}
      </div>
    </Section>
  );
}
