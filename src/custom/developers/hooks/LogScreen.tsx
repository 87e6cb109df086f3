import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import { Alert, Link as Anchor, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useNotify, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { Attempt, readWebhookLog } from '../../../../contract/developers/webhook-logs.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useAct } from '../../../resources/actions/use-act.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { StateChip, toneOf } from '../../../resources/pieces/StateChip.tsx';
import { useRead } from '../../../resources/pieces/use-read.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { OneRecord } from '../../../resources/records/Answered.tsx';
import { BackToList } from '../../../resources/records/BackToList.tsx';
import { useCan } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { Code } from '../shared/Code.tsx';
import { calls } from './calls.data.ts';
import { useEventName } from './EventsInput.tsx';
import { hooksResource, logsResource, useSentAgain } from './use-hooks.ts';

interface Props {
  readonly log: Attempt;
}

function Again({ log }: Props) {
  const translate = useTranslate();
  const { act } = useAct();
  const sentAgain = useSentAgain();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const may = useCan('developers.webhooks_logs.replay');
  const go = async () => {
    setBusy(true);
    try {
      await act(calls.replayLog, log.store_event_log_id);
      notify('hooks.replay.oneDone', { type: 'success' });
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
      await sentAgain();
    }
  };
  if (!may || log.is_test) return null;
  return (
    <Button variant="outlined" startIcon={<ReplayIcon />} loading={busy} onClick={() => void go()}>
      {translate('hooks.replay.one')}
    </Button>
  );
}

function Head({ log }: Props) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const nameOf = useEventName();
  const resource = logsResource();
  const word = (name: string) => translate(`resources.${resource}.fields.${name}`);
  const choice = (name: string) => translate(`resources.${resource}.texts.choices.${name}`);
  const hook = createPath({ resource: hooksResource(), type: 'edit', id: log.webhook_id });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 1 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(log.event)}
        </Typography>
        <StateChip tone={toneOf('outcome', log.outcome) ?? 'neutral'} label={choice(log.outcome)} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          <Again log={log} />
          <BackToList resource={resource} />
        </Stack>
      </Stack>
      <FactList
        facts={[
          [word('attempted_at'), formatDateTime(log.attempted_at)],
          [word('attempt'), String(log.attempt)],
          [word('status'), log.status && String(log.status)],
          [word('ms'), String(log.ms)],
          [word('message_id'), log.message_id],
          [word('next_at'), log.next_at && formatDateTime(log.next_at)],
          [
            translate('hooks.log.webhook'),
            <Anchor key="hook" component={Link} to={hook}>
              {`#${log.webhook_id}`}
            </Anchor>,
          ],
          [word('is_test'), log.is_test && translate('ra.boolean.true')],
        ]}
      />
    </Card>
  );
}

/** What was sent or answered, or why it is not shown. */
function Body({ log, text }: Props & { readonly text: string | null }) {
  const translate = useTranslate();
  if (text) return <Code label={translate('hooks.body')} text={text} />;
  return (
    <Typography color="text.secondary">
      {translate(log.withheld ? 'hooks.log.withheld' : 'hooks.log.noBody')}
    </Typography>
  );
}

function Answer({ log }: Props) {
  const translate = useTranslate();
  if (log.problem === 'forbidden')
    return <Alert severity="warning">{translate('hooks.log.forbidden')}</Alert>;
  if (log.status === null)
    return (
      <Alert severity="error">
        {translate('hooks.log.noAnswer', { problem: log.problem ?? '' })}
      </Alert>
    );
  return (
    <>
      <Code label={translate('hooks.headers')} headers={log.response_headers} />
      <Body log={log} text={log.response_body} />
    </>
  );
}

function Sent({ log }: Props) {
  return (
    <>
      <Code label={`POST ${log.url}`} headers={log.request_headers} />
      <Body log={log} text={log.request_body} />
    </>
  );
}

const path = '/companies/{storeId}/events/webhooks/logs/{id}';

/** One attempt to send an event to a program. */
export function LogScreen() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  return (
    <OneRecord query={useRead<typeof readWebhookLog>(path, { params: { id } })}>
      {(log) => (
        <Stack spacing={2}>
          <Title title={translate('hooks.log.title', { id: String(id) })} />
          <Head log={log} />
          <Section title={translate('hooks.log.response')}>
            <Answer log={log} />
          </Section>
          <Section title={translate('hooks.log.request')}>
            <Sent log={log} />
          </Section>
        </Stack>
      )}
    </OneRecord>
  );
}
