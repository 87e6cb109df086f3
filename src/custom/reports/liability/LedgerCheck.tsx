import CheckIcon from '@mui/icons-material/FactCheckOutlined';
import { Alert, AlertTitle, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Verification } from '../../../../contract/reports/reports.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Meter } from '../../../resources/pieces/Meter.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { useVerification } from './use-verification.ts';

function VerificationResult({ verified: { postings, breaches } }: { verified: Verification }) {
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
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {breaches.map(({ invariant, subject, detail }) => (
          <li key={`${invariant} ${subject}`}>
            {`${translate(`liability.invariants.${invariant}`, { _: invariant })}: ${subject}, ${detail}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function Outcome({ verified }: { verified: Verification }) {
  const translate = useTranslate();
  const { state, started_at, ended_at, by } = verified;
  if (state === 'failed')
    return (
      <Alert severity="warning">
        {translate('liability.stopped', { at: formatDateTime(started_at) })}
      </Alert>
    );
  const at = formatDateTime(ended_at ?? started_at);
  return (
    <Stack spacing={1}>
      <VerificationResult verified={verified} />
      <Typography variant="body2" color="text.secondary">
        {by
          ? translate('liability.verifiedBy', { at, by })
          : translate('liability.verified', { at })}
      </Typography>
    </Stack>
  );
}

function Far({ verified: { done, total } }: { verified: Verification }) {
  const translate = useTranslate();
  const percent = Math.floor((done / total) * 100);
  return <Meter done={done} total={total} text={translate('liability.far', { percent })} />;
}

function Latest({ verified }: { verified: Verification | null }) {
  const translate = useTranslate();
  const isUnderWay = verified?.state === 'running';
  const hint = isUnderWay ? 'liability.mayLeave' : 'liability.neverVerified';
  return (
    <Stack spacing={1}>
      {isUnderWay ? <Far verified={verified} /> : null}
      {/* Whoever listens is told that it began and what came of it, and not every step between. */}
      <div role="status">
        {verified && !isUnderWay ? (
          <Outcome verified={verified} />
        ) : (
          <Typography color="text.secondary">{translate(hint)}</Typography>
        )}
      </div>
    </Stack>
  );
}

/** Replays the whole ledger on demand, in the background, and says what, if anything, is wrong with it. */
export function LedgerCheck() {
  const translate = useTranslate();
  const { latest, start } = useVerification();
  const { data, error, refetch } = latest;
  const isUnderWay = start.isPending || data?.state === 'running';
  const failed = start.error ?? (data === undefined ? error : null);
  return (
    <Section
      title={translate('liability.check')}
      actions={
        <Button
          variant="outlined"
          startIcon={<CheckIcon />}
          loading={isUnderWay}
          loadingPosition="start"
          onClick={() => start.mutate()}
        >
          {translate('liability.verify')}
        </Button>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '80ch' }}>
        {translate('liability.checkHint')}
      </Typography>
      {failed ? (
        <ListFailed
          onRetry={() => (start.error ? start.mutate() : void refetch())}
          error={failed}
        />
      ) : null}
      {data === undefined && !failed ? <Skeleton variant="rounded" height={48} /> : null}
      {data === undefined ? null : <Latest verified={data} />}
    </Section>
  );
}
